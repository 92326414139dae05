#!/usr/bin/env python3
"""Sums up the output of `swift test` in one line: tests, failures, and the cases of ground truth they ran."""

import re
import sys
from pathlib import Path


def summary(text):
    """Returns (the line, whether all is well). A run without a single test is not."""
    totals = re.findall(r"Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures?", text)
    # XCTest says it for each class, then for the bundle and for everything: the last is the total.
    tests, skipped, failures = (int(number or 0) for number in totals[-1]) if totals else (0, 0, 0)
    cases = [(int(run), int(failed)) for run, failed in re.findall(r"^VECTORS \S+: (\d+) run, (\d+) failed", text, re.M)]
    line = f"{tests} tests, {skipped} skipped, {failures} failures"
    if cases:
        run, failed = (sum(column) for column in zip(*cases))
        line += f"; {run} cases of ground truth in {len(cases)} files, {failed} failed"
    return line, tests > 0 and failures == 0


def main():
    line, good = summary(Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace"))
    print(line)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
