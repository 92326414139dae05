#!/usr/bin/env python3
"""Follows the links inside the repository that no documentation compiler sees: those of README.md and of .github.

A link to a file must lead to one that git tracks, and a fragment to a heading of it. Addresses of other servers are not
asked for. What DocC pages link to, DocC checks.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^ *```.*?^ *```\s*$", re.M | re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:src|srcset|href)=\"([^\"]+)\"")


def anchors(text):
    """Returns the fragments that GitHub gives the headings of a page."""
    headings = re.findall(r"^#+ +(.+?)\s*$", FENCE.sub("", text), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(text):
    """Returns what a page links to, code left out."""
    return [first or second for first, second in LINK.findall(re.sub(r"`[^`\n]*`", "", FENCE.sub("", text)))]


def broken(page, text, files):
    """Returns (count, the links of a page that lead nowhere).

    `files` gives the text of each file by its path, `None` for one that is no page.
    """
    found, wrong = 0, []
    for link in links(text):
        if re.match(r"[a-z]+:", link):
            continue
        found += 1
        path, _, fragment = link.partition("#")
        target = str((ROOT / page).parent.joinpath(path).resolve().relative_to(ROOT)) if path else page
        if target not in files and not any(name.startswith(target + "/") for name in files):
            wrong.append(link)
        elif fragment and fragment not in anchors(files.get(target) or ""):
            wrong.append(link)
    return found, wrong


def main():
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True,
        text=True,
    ).stdout.splitlines()
    files = {name: (ROOT / name).read_text(encoding="utf-8") if name.endswith(".md") else None for name in tracked}
    pages = [name for name in files if name.endswith(".md") and ".docc/" not in name]
    count, failed = 0, 0
    for page in pages:
        found, wrong = broken(page, files[page], files)
        count += found
        failed += len(wrong)
        for link in wrong:
            print(f"{page}: '{link}' leads nowhere")
    print(f"{count} links between files in {len(pages)} pages, {failed} broken")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
