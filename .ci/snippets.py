#!/usr/bin/env python3
"""Compiles and runs the Swift examples of README.md and of every article, against the debug build.

A block of ```swift that begins with an import starts a program; the blocks that follow it on the page continue that
program. An article may leave out the import of its own module and of Foundation. A block of ```text after one of them is
what the program prints from there on, to the letter. A picture that a program writes beside itself is the one that the
article shows: it stands byte for byte in the folder Resources of its documentation. Blocks that are no program of their
own (a manifest, a shell command) are no ```swift, or stand behind a line `<!-- not run: why -->`.

    snippets.py [--store-pictures] [PAGE ...]

Prints what failed, then one line with the figure. Exit status 1 when an example does not compile, ends badly or
prints something else.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from package import ROOT, closure, describe, libraries

FENCE = re.compile(
    r"(?P<skip><!--\s*not run:[^>]*-->\s*\n)?^(?P<indent> *)```(?P<language>\w*)\n(?P<body>.*?)^(?P=indent)```\s*$",
    re.M | re.S,
)


class Program:
    """One program of a page: its code, what it prints and the line it begins on."""

    def __init__(self, page, line):
        self.page, self.line, self.code, self.output = page, line, "", None

    @property
    def source(self):
        """The code with the imports that an article may leave out."""
        module = re.match(r"Sources/(\w+)/", self.page)
        names = [module.group(1), "Foundation"] if module else []
        return "".join(f"import {name}\n" for name in names if f"import {name}\n" not in self.code) + self.code

    def add_output(self, text):
        self.output = (self.output or "") + text


def programs(page, text):
    """Returns the programs of a page in order."""
    found = []
    for match in FENCE.finditer(text):
        body = "".join(line.removeprefix(match["indent"]) for line in match["body"].splitlines(keepends=True))
        if match["skip"]:
            continue
        if match["language"] == "swift":
            if not found or re.match(r"\s*(?:@testable )?import ", body):
                found.append(Program(page, text.count("\n", 0, match.start("body"))))
            found[-1].code += body + "\n"
        elif match["language"] == "text" and found:
            found[-1].add_output(body)
    return found


class Builder:
    """Compiles a program against the modules and the objects of the debug build."""

    def __init__(self, stores_pictures=False):
        self.stores_pictures = stores_pictures
        bin_path = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.strip()
        self.modules = f"{bin_path}/Modules"
        package = describe()
        sources = {target["name"]: target["sources"] for target in package["targets"]}
        # By the sources, since objects of sources that are gone may still lie about.
        self.objects = [
            f"{bin_path}/{name}.build/{Path(source).name}.o"
            for name in closure(package, libraries(package))
            for source in sources[name]
        ]

    def failure(self, program):
        """Returns why a program does not do what its page says, or `None`."""
        with tempfile.TemporaryDirectory() as folder:
            source, binary = Path(folder, "main.swift"), Path(folder, "program")
            source.write_text(program.source, encoding="utf-8")
            # Examples may read the catalogs of the tests, by the path they have from the root of a clone.
            Path(folder, "Tests").symlink_to(ROOT / "Tests")
            compiled = subprocess.run(
                # The objects carry coverage counters, whose runtime the linker must bring.
                ["swiftc", "-swift-version", "6", "-profile-generate", "-profile-coverage-mapping", "-I", self.modules,
                 str(source), *self.objects, "-o", str(binary)],
                capture_output=True, text=True, cwd=folder,
            )
            if compiled.returncode != 0:
                return compiled.stderr.strip() or compiled.stdout.strip()
            try:
                ran = subprocess.run([str(binary)], capture_output=True, text=True, cwd=folder, timeout=60)
            except subprocess.TimeoutExpired:
                return "does not end within a minute"
            pictures = {file.name: file.read_bytes() for file in Path(folder).glob("*.svg")}
        if ran.returncode != 0:
            return f"ended with status {ran.returncode}\n{ran.stderr.strip()}"
        if program.output is not None and ran.stdout.strip() != program.output.strip():
            return f"printed\n{ran.stdout.strip()}\ninstead of\n{program.output.strip()}"
        return self.wrong_pictures((ROOT / program.page).parent / "Resources", pictures)

    def wrong_pictures(self, folder, pictures):
        """Returns which pictures are not the stored ones, or `None`; stores them where that was asked for."""
        if pictures and self.stores_pictures:
            folder.mkdir(exist_ok=True)
            for name, data in pictures.items():
                (folder / name).write_bytes(data)
        wrong = [
            name for name, data in sorted(pictures.items())
            if not (folder / name).exists() or (folder / name).read_bytes() != data
        ]
        return f"draws another {', '.join(wrong)}; --store-pictures takes it over" if wrong else None


def pages():
    yield ROOT / "README.md"
    yield from sorted(ROOT.glob("Sources/*/*.docc/**/*.md"))


def main():
    storing = "--store-pictures" in sys.argv
    chosen = [Path(name).resolve() for name in sys.argv[1:] if name != "--store-pictures"] or list(pages())
    found = [
        program for page in chosen
        for program in programs(str(page.relative_to(ROOT)), page.read_text(encoding="utf-8"))
    ]
    if not found:
        print("no example found")
        return 1
    builder = Builder(storing)
    with ThreadPoolExecutor(2) as pool:
        failures = list(pool.map(builder.failure, found))
    failed = 0
    for program, failure in zip(found, failures):
        if failure is not None:
            failed += 1
            print(f"{program.page}:{program.line}: {failure}\n")
    printed = sum(program.output is not None for program in found)
    print(f"{len(found) - failed} of {len(found)} examples run, {printed} with the output their page states")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
