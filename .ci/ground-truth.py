#!/usr/bin/env python3
"""Holds the numbers of cases that the page "How we know it is right" states against those that a test run counted.

    ground-truth.py LOG [--store]    LOG is the output of the tests; --store writes the numbers into the page

A line `VECTORS area/file: N run, M failed` counts for the row of the page's table that begins with the area.
"""

import re
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "Sources/CoreUIKitless/CoreUIKitless.docc/HowWeKnowItIsRight.md"
ROW = re.compile(r"^\| ([a-z]+) \| ([\d,]*) \|", re.M)


def counted(log):
    """Returns {area: number of cases} of a test run."""
    sums = {}
    for area, run in re.findall(r"^VECTORS ([a-z]+)/.*: (\d+) run, ", log, re.M):
        sums[area] = sums.get(area, 0) + int(run)
    return sums


def corrected(text, sums):
    """Returns the page with the numbers of a test run."""
    return ROW.sub(lambda row: f"| {row[1]} | {sums.get(row[1], 0):,} |", text)


def differences(text, sums):
    """Returns a line for each area whose number differs, or that stands on one side only."""
    stated = {area: int(number.replace(",", "") or 0) for area, number in ROW.findall(text)}
    return [
        f"{area}: the page says {stated.get(area, 0):,}, {sums.get(area, 0):,} were run"
        for area in sorted(stated | sums) if stated.get(area, 0) != sums.get(area, 0)
    ]


def main():
    sums = counted(Path(sys.argv[1]).read_text(encoding="utf-8"))
    text = PAGE.read_text(encoding="utf-8")
    if "--store" in sys.argv:
        text = corrected(text, sums)
        PAGE.write_text(text, encoding="utf-8")
    wrong = differences(text, sums)
    for line in wrong:
        print(f"{line}; python3 .ci/ground-truth.py {sys.argv[1]} --store corrects the page")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
