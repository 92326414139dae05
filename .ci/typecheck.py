#!/usr/bin/env python3
"""Holds the compiler to which pairs of anchors make a constraint: the illegal ones must not compile, the legal ones must.

Every pair of the anchors of two views, with every relation, is one line of a program that is typechecked against the
debug build; so are the calls of the `constrain` family. Which lines must fail follows from the rules of Auto Layout,
not from the package: positions along one axis go together, sizes go together, and leading and trailing never go with
left and right. A line that must fail has to fail with a message about types.

Prints what came out otherwise, then one line with the figure. Exit status 1 if anything did.
"""

import re
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

from package import ROOT

DIRECTIONAL = ["leading", "trailing"]
PHYSICAL = ["left", "right"]
HORIZONTAL = DIRECTIONAL + PHYSICAL + ["centerX"]
VERTICAL = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]
SIZES = ["width", "height"]
ANCHORS = HORIZONTAL + VERTICAL + SIZES
RELATIONS = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]

# What the compiler says of types that do not go together.
ABOUT_TYPES = re.compile(
    r"cannot convert value of type|no exact matches in call|requires that '.*' conform to|requires the types"
)


def is_legal(one, two):
    """Says whether two anchors may be compared."""
    for family in (HORIZONTAL, VERTICAL, SIZES):
        if one in family:
            mixes = {one, two} & set(DIRECTIONAL) and {one, two} & set(PHYSICAL)
            return two in family and not mixes
    raise ValueError(one)


def statements():
    """Yields each statement with whether it must compile."""
    for one, two, relation in product(ANCHORS, ANCHORS, RELATIONS):
        yield f"_ = a.{one}Anchor.constraint({relation}: b.{two}Anchor)", is_legal(one, two)
    for one, two in product(ANCHORS, ANCHORS):
        # The family has no names for physical sides and for baselines.
        if one in PHYSICAL or "Baseline" in one:
            continue
        yield f"a.constrain(.{one}Anchor, to: b.{two}Anchor)", is_legal(one, two) and two not in PHYSICAL
    for one in ANCHORS:
        yield f"_ = a.{one}Anchor.constraint(equalToConstant: 1)", one in SIZES
        if "Baseline" not in one:
            yield f"_ = guide.{one}Anchor.constraint(equalTo: a.{one}Anchor)", True
    for one, two in product(SIZES, HORIZONTAL):
        yield f"_ = a.{two}Anchor.constraint(equalToSystemSpacingAfter: b.{one}Anchor, multiplier: 1)", False
        yield f"_ = a.{one}Anchor.constraint(equalToSystemSpacingAfter: b.{two}Anchor, multiplier: 1)", False
    yield "_ = a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)", True
    yield "_ = a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)", True


def typecheck(lines):
    """Returns the messages of the compiler by the line they point to."""
    modules = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "main.swift")
        source.write_text("\n".join(lines) + "\n", encoding="utf-8")
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", f"{modules}/Modules", str(source)],
            capture_output=True, text=True,
        )
    found = {}
    for line, message in re.findall(r"main\.swift:(\d+):\d+: error: (.*)", result.stderr):
        found[int(line)] = f"{found[int(line)]}; {message}" if int(line) in found else message
    return found, result.stderr


def main():
    head = ["import CoreUIKitless", "", "let a = LayoutView(), b = LayoutView(), guide = LayoutGuide()", ""]
    cases = list(statements())
    messages, output = typecheck(head + [statement for statement, _ in cases])
    failures = 0
    for line in sorted(messages):
        if line <= len(head):
            print(f"line {line} of the frame: {messages[line]}")
            failures += 1
    for number, (statement, must_compile) in enumerate(cases, len(head) + 1):
        message = messages.get(number)
        if must_compile and message:
            print(f"does not compile: {statement}: {message}")
        elif not must_compile and message is None:
            print(f"compiles: {statement}")
        elif not must_compile and not ABOUT_TYPES.search(message):
            print(f"fails for another reason: {statement}: {message}")
        else:
            continue
        failures += 1
    if failures:
        print(output[-2000:])
    illegal = sum(not must_compile for _, must_compile in cases)
    print(
        f"{len(cases) - illegal} legal pairs of anchors compile and {illegal} illegal ones do not, {failures} exceptions"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
