#!/usr/bin/env python3
"""Judges whether every public symbol is documented, from the symbol graphs of the compiled modules.

    doc-coverage.py GRAPHS --modules A,B [--minimum 100]

A symbol counts when it is public or open and has a place under `Sources`: what the compiler makes up has none, and a
synthesized copy of an inherited member is somebody else's. It is documented when its comment has text, names every
parameter, and says what comes back (`- Returns:`) and what is thrown (`- Throws:`). A member that implements or
overrides a documented one may stay without a comment of its own.

Prints `file:line: kind name: what is missing`, one line for each module, and a last line with the figure. Exit status
1 when the share of any module is below the minimum, 2 when a module has no symbol at all.
"""

import argparse
import json
import re
import sys
from pathlib import Path

INHERITANCE = ("defaultImplementationOf", "overrides")
NAMES_THAT_SPEAK_FOR_THEMSELVES = {"_", "self", "lhs", "rhs"}


class Graph:
    """The symbols of all modules, and whose documentation stands for whose."""

    def __init__(self, folder):
        self.symbols = {}
        self.inherited = {}
        for file in sorted(Path(folder).rglob("*.symbols.json")):
            content = json.loads(file.read_text(encoding="utf-8"))
            module = content["module"]["name"]
            for symbol in content["symbols"]:
                self.symbols.setdefault(symbol["identifier"]["precise"], dict(symbol, module=module))
            for link in content["relationships"]:
                if link["kind"] in INHERITANCE:
                    self.inherited.setdefault(link["source"], []).append(link["target"])
                if "sourceOrigin" in link:
                    self.inherited.setdefault(link["source"], []).append(link["sourceOrigin"]["identifier"])

    def own(self):
        """Returns the symbols that somebody wrote and that a user sees."""
        return [
            symbol for precise, symbol in self.symbols.items()
            if symbol["accessLevel"] in ("public", "open")
            and "::SYNTHESIZED::" not in precise
            and "/Sources/" in symbol.get("location", {}).get("uri", "")
        ]

    def gap(self, symbol):
        """Returns what is missing, or an empty text."""
        text = comment(symbol)
        if text.strip():
            return ", ".join(missing_details(symbol, text))
        return "" if self.inherits(symbol) else "no comment"

    def inherits(self, symbol):
        """Whether a documented symbol, or one of another package, stands behind this one."""
        return any(
            target not in self.symbols or comment(self.symbols[target]).strip()
            for target in self.inherited.get(symbol["identifier"]["precise"], [])
        )


def comment(symbol):
    """Returns the text of a symbol's documentation comment."""
    return "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))


def spelling(fragments):
    return "".join(fragment["spelling"] for fragment in fragments)


def missing_details(symbol, text):
    """Yields the parts of a signature that the comment does not mention."""
    signature = symbol.get("functionSignature")
    if signature is None:
        return
    for parameter in signature.get("parameters", []):
        name = parameter.get("internalName", parameter["name"])
        if name not in NAMES_THAT_SPEAK_FOR_THEMSELVES and not field(rf"(?:parameter\s+)?`?{re.escape(name)}`?", text):
            yield f"parameter {name}"
    result = spelling(signature.get("returns", []))
    if symbol["kind"]["identifier"] != "swift.init" and result not in ("", "()", "Void", "Never"):
        if not field("returns?", text):
            yield "returns"
    if re.search(r"\bthrows\b", spelling(symbol.get("declarationFragments", []))) and not field("throws", text):
        yield "throws"


def field(name, text):
    """Whether a list item of the comment begins with the name and a colon."""
    return re.search(rf"^\s*-\s+{name}\s*:", text, re.M | re.I)


def place(symbol):
    """Returns where a symbol is declared, from the package's root."""
    location = symbol["location"]
    path = location["uri"].partition("/Sources/")[2]
    return f"Sources/{path}:{location['position']['line'] + 1}"


def main():
    parser = argparse.ArgumentParser(description="Documentation coverage from symbol graphs.")
    parser.add_argument("graphs", help="folder with the symbol graphs")
    parser.add_argument("--modules", required=True, help="modules to judge, separated by commas")
    parser.add_argument("--minimum", type=float, default=100, help="per cent that each module must reach")
    options = parser.parse_args()

    graph = Graph(options.graphs)
    counts = {module: [0, 0] for module in options.modules.split(",") if module}
    gaps = []
    for symbol in graph.own():
        if symbol["module"] not in counts:
            continue
        missing = graph.gap(symbol)
        counts[symbol["module"]][0] += not missing
        counts[symbol["module"]][1] += 1
        if missing:
            name = ".".join(symbol["pathComponents"])
            gaps.append(f"{place(symbol)}: {symbol['kind']['displayName']} {name}: {missing}")
    print("\n".join(sorted(gaps)))
    status = 0
    for module, (documented, total) in counts.items():
        share = 100 * documented / total if total else 0
        print(f"{module}: {documented} of {total} ({share:.1f} %)")
        if share < options.minimum:
            status = max(status, 1 if total else 2)
    documented, total = (sum(count[index] for count in counts.values()) for index in (0, 1))
    share = 100 * documented / total if total else 0
    print(f"{documented} of {total} public symbols documented ({share:.1f} %) in {len(counts)} modules")
    return status


if __name__ == "__main__":
    sys.exit(main())
