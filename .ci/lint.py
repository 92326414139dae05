#!/usr/bin/env python3
"""Checks what swift-format cannot: the other SwiftLint rules of `.swiftlint.yml`, and the project's own.

    lint.py [FILE ...]        all tracked files without an argument

Prints `file:line: rule: message` for each finding, then one line with the figure. Exit status 1 on any finding.
The limits (lines of a file or a function, parameters, branches) are read from `.swiftlint.yml`, so that SwiftLint on
a Mac and this script agree.
"""

import re
import subprocess
import sys
from pathlib import Path

from swift_source import SwiftSource

ROOT = Path(__file__).resolve().parent.parent

# SwiftLint's rules that are a pattern over code without comments and texts.
PATTERNS = {
    "empty_count": (
        r"\.count\s*(?:==|!=|<=|>=|<|>)\s*0\b(?!\.)",
        "ask isEmpty instead of comparing the count with zero",
    ),
    "contains_over_first_not_nil": (
        r"\.(?:first|firstIndex)\s*(?:\(where:[^\n]*\)|\s*\{[^{}\n]*\})\s*[!=]=\s*nil",
        "ask contains(where:)",
    ),
    "unneeded_parentheses_in_closure_argument": (
        r"\{\s*(?:\[[^\]\n]*\]\s*)?\(\s*\w+(?:\s*,\s*\w+)*\s*\)\s*in\b",
        "drop the parentheses around the closure's arguments",
    ),
    "prohibited_interface_builder": (r"@IB(?:Outlet|Action|Inspectable|Designable)\b", "no Interface Builder here"),
}

# What the project does not want in its sources, tests aside.
SOURCE_PATTERNS = {
    "force_try": (r"\btry!", "throw, or handle the error"),
    "force_cast": (r"\bas!", "cast with as? and handle nil"),
    # The floors are iOS 14 and macOS 11; on Linux the compiler does not mind what is newer.
    "too_new": (
        r"\bString\(validating:|\bURL\(filePath:|\.appending\(path|\.appending\(component|\bDate\.now\b|"
        r"\b(?:Continuous|Suspending)Clock\b|\bDuration\.\w|\bTask\.sleep\(for:|\.formatted\(|\bRegex\s*[<({]|"
        r"#/(?=\S)[^\n]*/#|\.replacing\(|\.firstRange\(of:|\.wholeMatch\(|"
        r"\bMutex\s*[<(]|\bInlineArray\b|\bimport Synchronization\b|\bURL\.\w+Directory\b",
        "newer than the platforms the package promises",
    ),
    "fatal_error": (r"\bfatalError\s*\(", "bad input gets a typed error"),
}

# Memory that nobody checks: in files named `Unsafe...`, and in those of other modules that read or fill a buffer.
POINTERS = (
    r"\bUnsafe(?:Mutable)?(?:Raw)?(?:Buffer)?Pointer\b|\bUnmanaged\b|\bOpaquePointer\b|\.baseAddress\b|"
    r"\bwith(?:Unsafe|Contiguous)\w+|\bwithUTF8\b|\bwithMemoryRebound\b|"
    # Bits of one value read as another's are no memory.
    r"\bunsafe(?!BitCast\b)[A-Z]\w*|\bunsafelyUnwrapped\b|\.pointer\(to:|\bupdate\(from:"
)
POINTER_FILES = {
    # The bytes of a text, as its parsers pass them on.
    "Sources/KitlessMath/Text/DecimalLiteral.swift",
    "Sources/KitlessMath/Text/ASCII.swift",
    "Sources/KitlessColor/Text/CSSColorFunction.swift",
    "Sources/KitlessColor/Text/CSSColorParser.swift",
    "Sources/KitlessColor/Text/CSSKeyword.swift",
    "Sources/KitlessMath/Text/CSSScanner.swift",
    "Sources/KitlessColor/Text/Color+Hex.swift",
    "Sources/KitlessColor/Text/HexDigits.swift",
    "Sources/KitlessColor/Text/NamedColors.swift",
    "Sources/KitlessColor/Text/RGBA8+Hex.swift",
    "Sources/AppFont/OpenType/OpenTypeFont+Measuring.swift",
    "Sources/CoreUIKitless/Catalogs/Reading/ByteSearch.swift",
    "Sources/CoreUIKitless/Catalogs/Reading/TextBytes.swift",
    "Sources/CoreUIKitless/PropertyLists/EscapedText.swift",
    "Sources/CoreUIKitless/PropertyLists/OldStylePropertyListReader.swift",
    "Sources/CoreUIKitless/Elevation/BoxShadowParser.swift",
    # Numbers by the thousand.
    "Sources/KitlessColor/Contrast/Color+Contrast.swift",
    "Sources/KitlessColor/Spaces/ColorCoordinates+Buffers.swift",
    "Sources/CoreUIKitless/Layout/FrameTable.swift",
    # What calls C, and what JavaScript calls.
    "Sources/CoreUIKitless/Catalogs/Reading/CatalogFolder.swift",
    "Sources/KitlessLive/LiveSystem+Exports.swift",
}

# Patterns over the whole text of any tracked file. Written so that this file does not match itself.
TEXT_PATTERNS = {
    "machine_path": (
        r"(?<![\w.~/-])/(?:home|root|opt|work|srv|mnt|Users)/[\w.]+|\.\./sha[r]ed\b",
        "the project names no path of a machine",
    ),
    "open_end": (r"\b(?:TO[D]O|FIX[M]E|HA[C]K)\b", "finish it, or write it down as an issue"),
}
SWIFT_TEXT_PATTERNS = {
    "mark": (r"^\s*//\s*MAR[K]\b", "files are short enough to do without marks"),
    "header": (
        r"\A\s*//(?:\s*\n\s*//|[^\n]*(?:\.swift\b|(?i:copyright|created by|licen[cs]e)))",
        "no banner, no licence text",
    ),
}


def limits(text):
    """Reads `rule: {warning: N}` of a SwiftLint configuration; enough of YAML for our own file."""
    found, rule = {}, None
    for line in text.splitlines():
        if match := re.match(r"(\w+):\s*$", line):
            rule = match.group(1)
        elif (match := re.match(r"  warning:\s*(\d+)\s*$", line)) and rule:
            found[rule] = int(match.group(1))
    return found


def pattern_findings(source, patterns, text, flags=0):
    for rule, (pattern, message) in patterns.items():
        for match in re.finditer(pattern, text, flags):
            yield source.line(match.start()), rule, message


def pointer_findings(source, path):
    """`pointers`: a pointer in a file of the sources whose name does not say so."""
    if path.rsplit("/", 1)[-1].startswith("Unsafe") or path in POINTER_FILES:
        return
    for match in re.finditer(POINTERS, source.code):
        yield source.line(match.start()), "pointers", "memory is for files named Unsafe..., which offer checked views"


def filter_first(source):
    """`first_where`: a filter of which only the first element is used."""
    for match in re.finditer(r"\.filter\s*([({])", source.code):
        end = source.partner.get(match.start(1))
        if end is not None and re.match(r"\s*\.first\b(?!\s*[({])", source.code[end + 1:end + 80]):
            yield source.line(match.start()), "first_where", "ask first(where:) instead of filtering"


def bracket_findings(source):
    """`multiline_arguments_brackets`, `multiline_parameters_brackets` and `multiline_literal_brackets`."""
    for opening, closing in source.groups:
        before = source.code[opening - 1] if opening else " "
        parts = source.parts(opening)
        if not parts or source.code[opening] == "{":
            continue
        if source.code[opening] == "(" and (before.isalnum() or before in "_>)]}?!"):
            broken = [source.has_leading_newline(start) for start, _ in parts]
            last = source.code[parts[-1][0]:closing]
            closes_on_own_line = last.rstrip(" ").endswith("\n")
            if any(broken) and not broken[0] or closes_on_own_line and not any(broken):
                yield source.line(opening), "multiline_arguments_brackets", "break the line after the bracket"
            if any(broken) and not closes_on_own_line:
                yield source.line(closing), "multiline_arguments_brackets", "put the closing bracket on its own line"
        elif source.code[opening] == "[" and not (before.isalnum() or before in "_>)]}?!"):
            if "\n" not in source.code[opening:closing]:
                continue
            if not source.has_leading_newline(opening + 1):
                yield source.line(opening), "multiline_literal_brackets", "break the line after the bracket"
            if not source.code[opening:closing].rstrip(" ").endswith("\n"):
                yield source.line(closing), "multiline_literal_brackets", "put the closing bracket on its own line"


def chain_findings(source):
    """`multiline_function_chains`: calls of a chain all on one line, or one a line."""
    seen = set()
    for match in re.finditer(r"(?<![.\w])[\w\[(]", source.code):
        calls = [call for call in chain(source, match.start()) if call[0] not in seen]
        seen.update(dot for dot, _ in calls)
        if len({source.line(dot) for dot, _ in calls}) < 2:
            continue
        for dot, leads in calls[1:]:
            if not leads:
                yield source.line(dot), "multiline_function_chains", "one call a line, or all on one"


WORD = re.compile(r"\w+")
LINK = re.compile(r"\s*[?!]?\.(?=\w)")
TRAILING_CLOSURE = re.compile(r" (?=\{)")


def chain(source, position):
    """Returns (offset of the dot, whether it begins a line) for each call of the chain that starts here."""
    code, calls, dot, leads = source.code, [], None, False
    while position < len(code):
        if match := WORD.match(code, position):
            position = match.end()
        elif code[position] in "([{" and position in source.partner:
            if code[position] in "({" and dot is not None:
                calls.append((dot, leads))
                dot = None
            position = source.partner[position] + 1
        elif code[position] in "?!":
            position += 1
        elif match := LINK.match(code, position):
            if dot is None:
                dot, leads = match.end() - 1, "\n" in match.group()
            position = match.end()
        elif dot is not None and TRAILING_CLOSURE.match(code, position):
            position += 1
        else:
            break
    return calls


def size_findings(source, limit):
    """Lengths, parameters and branches."""
    if len(source.lines) > limit["file_length"]:
        yield len(source.lines), "file_length", f"{len(source.lines)} lines, at most {limit['file_length']}"
    for start, name, parameters, body in source.functions():
        required = [part for part in source.parts(parameters) if "=" not in source.code[slice(*part)]]
        # As with SwiftLint, an initialiser may take what its type has.
        if name not in ("init", "subscript") and len(required) > limit["function_parameter_count"]:
            yield source.line(start), "function_parameter_count", f"{name} takes {len(required)} without a default"
        if body is None:
            continue
        text = source.code[body + 1:source.partner[body]]
        lines = sum(1 for line in text.splitlines() if line.strip())
        if lines > limit["function_body_length"]:
            yield source.line(start), "function_body_length", f"{name} has {lines} lines of code"
        branches = 1 + len(re.findall(r"\b(?:if|guard|for|while|repeat|catch)\b", text))
        if branches > limit["cyclomatic_complexity"]:
            yield source.line(start), "cyclomatic_complexity", f"{name} has {branches} branches"


def findings(path, text, limit):
    """Yields (line, rule, message) for one tracked file."""
    source = SwiftSource(path, text)
    yield from pattern_findings(source, TEXT_PATTERNS, text)
    if not path.endswith(".swift"):
        return
    yield from pattern_findings(source, SWIFT_TEXT_PATTERNS, text, re.M)
    yield from pattern_findings(source, PATTERNS, source.code)
    if path.startswith("Sources/"):
        yield from pattern_findings(source, SOURCE_PATTERNS, source.code)
        yield from pointer_findings(source, path)
    yield from filter_first(source)
    yield from bracket_findings(source)
    yield from chain_findings(source)
    yield from size_findings(source, limit)


def tracked_files():
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True,
    ).stdout.decode().split("\0")
    return [name for name in names if name and not name.startswith("Tests/Fixtures/") and (ROOT / name).is_file()]


def main():
    limit = limits((ROOT / ".swiftlint.yml").read_text(encoding="utf-8"))
    count, files = 0, 0
    for name in sys.argv[1:] or tracked_files():
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        files += 1
        for line, rule, message in sorted(findings(name, text, limit)):
            print(f"{name}:{line}: {rule}: {message}")
            count += 1
    print(f"{count} findings in {files} files")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
