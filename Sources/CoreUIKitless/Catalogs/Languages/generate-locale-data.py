#!/usr/bin/env python3
"""Writes LocaleData.swift from CLDR data in JSON.

usage: generate-locale-data.py plural-rules.json locale-data.json > LocaleData.swift

plural-rules.json: {"groups": [{"locales": [...], "rules": {category: condition}}]}
locale-data.json:  {"languageAliases": {...}, "likelySubtags": {...}, "parentLocales": {...}}
"""
import json
import sys

WIDTH = 120
CATEGORIES = ["zero", "one", "two", "few", "many"]


def literal(words, indent=" " * 8):
    """The lines of a Swift multi-line string that is one line of words."""
    lines, line = [], ""
    for word in words:
        if len(indent) + len(line) + len(word) + 3 > WIDTH:
            lines.append(line + " \\")
            line = ""
        line = word if not line else line + " " + word
    return "\n".join(indent + text for text in lines + [line])


def member(name, comment, words):
    return f'    /// {comment}\n    static let {name} = """\n{literal(words)}\n        """\n'


def wrapped(text):
    """A Swift string argument of a tuple, on as many lines as it needs."""
    indent = "            "
    if len(indent) + len(text) + 3 <= WIDTH:
        return f'{indent}"{text}"'
    lines = literal(text.split(" "), indent)
    return f'{indent}"""\n{lines}\n{indent}"""'


def plural_groups(groups):
    for group in groups:
        rules = group["rules"]
        if not rules:
            continue
        text = "; ".join(f"{name}: {rules[name]}" for name in CATEGORIES if name in rules)
        yield " ".join(group["locales"]), text


def main():
    rules = json.load(open(sys.argv[1]))
    data = json.load(open(sys.argv[2]))
    known = {tag.replace("_", "-").split("-")[0] for group in rules["groups"] for tag in group["locales"]}

    likely = {}
    for key, value in sorted(data["likelySubtags"].items()):
        if key.split("-")[0] in known:
            likely.setdefault(value.split("-")[1], []).append(
                f"{key}={value.split('-')[2]}"
            )
    print('/// Data of the Unicode CLDR that strings and catalogs need, packed into words.')
    print("///")
    print(f'/// Written by `generate-locale-data.py` from {data["source"]}.')
    print("enum LocaleData {")
    print("    /// Each set of plural rules with its locales; a locale that is not listed has `other` alone.")
    print("    static let pluralRules: [(locales: String, rules: String)] = [")
    for locales, text in plural_groups(rules["groups"]):
        print(f"        (\n{wrapped(locales)},\n{wrapped(text)}\n        ),")
    print("    ]\n")
    words = [word for script in sorted(likely) for word in [script + ":"] + likely[script]]
    print(member("likelySubtags", "For each script (`Latn:`) the tags that have it by default, and their default region.", words))
    print(member("parents", "Tags whose parent is not what dropping the last subtag gives.",
                 [f"{child}={parent}" for child, parent in sorted(data["parentLocales"].items())]))
    print(member("aliases", "Old and redundant language codes.",
                 [f"{old}={new}" for old, new in sorted(data["languageAliases"].items())]).rstrip("\n"))
    print("}")


main()
