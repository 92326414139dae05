#!/usr/bin/env python3
"""Holds the documentation targets of `.spi.yml` against the libraries of the package.

    spi.py           exit status 1 where they differ
    spi.py --fix     writes the list
"""

import re
import sys

from package import ROOT, describe, libraries

FILE = ROOT / ".spi.yml"
LIST = re.compile(r"(?P<head>^ *documentation_targets:\n)(?P<items>(?: +- \S+\n)+)", re.M)


def main():
    text = FILE.read_text(encoding="utf-8")
    expected = libraries(describe())
    match = LIST.search(text)
    listed = re.findall(r"- (\S+)", match["items"])
    if "--fix" in sys.argv:
        items = "".join(f"        - {name}\n" for name in expected)
        FILE.write_text(text[:match.start("items")] + items + text[match.end("items"):], encoding="utf-8")
    elif listed != expected:
        print(f".spi.yml documents {', '.join(listed)}, the package offers {', '.join(expected)}; run .ci/spi.py --fix")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
