#!/usr/bin/env python3
"""Says what the package holds, one name a line, so that the gates follow it as it grows.

    package.py libraries     library targets that a product offers, each after those it depends on
    package.py engines       those of them that must build as Embedded Swift
    package.py sources       targets below Sources, programs included
    package.py tests         test targets
    package.py executables   executable targets
    package.py path TARGET   a target's folder
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Engines know nothing of views, files or Foundation.
ENGINES = ["KitlessMath", "KitlessSolver", "KitlessColor", "KitlessMotion"]


def describe():
    """Returns SwiftPM's own description of the package."""
    result = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return json.loads(result.stdout)


def in_dependency_order(targets):
    """Returns the targets sorted so that each comes after those it depends on, by name where that leaves a choice."""
    by_name = {target["name"]: target for target in targets}
    order = []

    def visit(name):
        if name not in by_name or name in order:
            return
        for dependency in sorted(by_name[name].get("target_dependencies", [])):
            visit(dependency)
        order.append(name)

    for name in sorted(by_name):
        visit(name)
    return order


def libraries(package):
    """Returns the names of the library targets that a library product offers."""
    offered = {
        name for product in package["products"] if "library" in product["type"] for name in product["targets"]
    }
    return [
        name for name in in_dependency_order([t for t in package["targets"] if t["type"] == "library"])
        if name in offered
    ]


def closure(package, roots):
    """Returns the names of the targets given and of all that they depend on."""
    by_name = {target["name"]: target for target in package["targets"]}
    found, rest = set(), list(roots)
    while rest:
        name = rest.pop()
        if name not in found:
            found.add(name)
            rest += by_name[name].get("target_dependencies", [])
    return sorted(found)


def names(package, what):
    """Returns the names asked for."""
    if what == "libraries":
        return libraries(package)
    if what == "engines":
        return [name for name in ENGINES if name in {target["name"] for target in package["targets"]}]
    if what == "sources":
        return sorted(target["name"] for target in package["targets"] if target["path"].startswith("Sources/"))
    kind = {"tests": "test", "executables": "executable"}[what]
    return sorted(target["name"] for target in package["targets"] if target["type"] == kind)


def main():
    package = describe()
    if sys.argv[1] == "path":
        print(next(target["path"] for target in package["targets"] if target["name"] == sys.argv[2]))
    else:
        for name in names(package, sys.argv[1]):
            print(name)


if __name__ == "__main__":
    main()
