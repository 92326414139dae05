#!/usr/bin/env python3
"""Sums up the output of `swift test` in one line: tests, failures, and the cases of ground truth they ran."""

import re
import sys
from pathlib import Path


def summary(text):
    """Returns (the line, whether all is well).

    A run without a single test is not, nor is one that ended within a test: that test counts as failed.
    """
    passed, failed, skipped, started = (
        len(re.findall(rf"^Test Case '[^']*' {word}", text, re.M)) for word in ("passed", "failed", "skipped", "started")
    )
    failed += started - passed - failed - skipped
    line = f"{passed} passed, {failed} failed, {skipped} skipped"
    cases = [(int(run), int(bad)) for run, bad in re.findall(r"^VECTORS \S+: (\d+) run, (\d+) failed", text, re.M)]
    if cases:
        run, bad = (sum(column) for column in zip(*cases))
        line += f"; {run} cases of ground truth in {len(cases)} files, {bad} failed"
    return line, passed > 0 and failed == 0


def main():
    line, good = summary(Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace"))
    print(line)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
