#!/usr/bin/env python3
"""Prints line and region coverage of each target and holds them against floors that only rise.

    coverage.py EXPORT.json --targets A,B     judge the export of a test run
    coverage.py EXPORT.json --targets A,B --raise
                                              also lift the floors to what was reached, in whole per cent

The floors stand in `coverage-floors.json`; a target without a line of its own has the default's. A floor lower than
in any earlier commit is refused. Exit status 1 when a target is below its floor or was not linked into the tests.
"""

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path

FLOORS = Path(__file__).resolve().parent / "coverage-floors.json"
KINDS = ("lines", "regions")


def by_target(export, targets):
    """Returns {target: {kind: [covered, count]}} from the export, by the folder below `Sources`."""
    totals = {target: {kind: [0, 0] for kind in KINDS} for target in targets}
    for file in export["data"][0]["files"]:
        target = file["filename"].partition("/Sources/")[2].partition("/")[0]
        if target not in totals:
            continue
        for kind in KINDS:
            totals[target][kind][0] += file["summary"][kind]["covered"]
            totals[target][kind][1] += file["summary"][kind]["count"]
    return totals


def floor(floors, target, kind):
    """Returns the floor of a target in per cent."""
    return floors["targets"].get(target, {}).get(kind, floors["default"][kind])


def lowered(now, before):
    """Yields the floors that stood higher before."""
    for target in ["default", *before["targets"]]:
        for kind in KINDS:
            old, new = floor(before, target, kind), floor(now, target, kind)
            if target in before["targets"] or target == "default":
                if new < old:
                    yield f"the floor of {target} for {kind} was lowered from {old} to {new}"


def earlier_floors():
    """Yields the floors of every commit that changed them."""
    def git(*arguments):
        return subprocess.run(["git", *arguments], cwd=FLOORS.parent, capture_output=True, text=True).stdout

    for commit in git("log", "--format=%H", "--", FLOORS.name).split():
        if text := git("show", f"{commit}:./{FLOORS.name}"):
            yield json.loads(text)


def main():
    parser = argparse.ArgumentParser(description="Coverage per target against floors that only rise.")
    parser.add_argument("export")
    parser.add_argument("--targets", required=True, help="target folders below Sources, separated by commas")
    parser.add_argument("--raise", dest="lift", action="store_true", help="lift the floors to what was reached")
    options = parser.parse_args()

    floors = json.loads(FLOORS.read_text(encoding="utf-8"))
    totals = by_target(json.loads(Path(options.export).read_text()), [t for t in options.targets.split(",") if t])
    complaints = sorted({line for before in earlier_floors() for line in lowered(floors, before)})
    figures = []
    for target, kinds in totals.items():
        words = []
        for kind, (covered, count) in kinds.items():
            share = 100 * covered / count if count else 0
            words.append(f"{share:.1f} % {kind}")
            if share < floor(floors, target, kind):
                complaints.append(f"{target}: {share:.1f} % of {kind}, the floor is {floor(floors, target, kind)}")
            elif options.lift:
                entry = floors["targets"].setdefault(target, {})
                entry[kind] = max(floor(floors, target, kind), math.floor(share))
        print(f"{target}: {', '.join(words)}")
        figures.append(f"{target} {' / '.join(word.split(' %')[0] for word in words)}")
    if options.lift:
        FLOORS.write_text(json.dumps(floors, indent=2, sort_keys=True) + "\n")
    print("\n".join(complaints))
    print(f"lines / regions in %: {', '.join(figures)}")
    return 1 if complaints or not totals else 0


if __name__ == "__main__":
    sys.exit(main())
