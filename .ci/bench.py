#!/usr/bin/env python3
"""Runs every benchmark and holds its ratios to the peers against the stored ones.

    bench.py              judge; exit status 1 when a ratio is more than a quarter above the stored one
    bench.py --store      judge nothing, write the ratios of this run to `Tests/Benchmarks/ratios.json`

Times differ between machines, ratios to a peer built and run beside us hardly do. An area in which a ratio looks worse
is run twice more, and the median of the three counts.
"""

import json
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests" / "Benchmarks"
STORED = FOLDER / "ratios.json"
TOLERANCE = 1.25
# Areas whose peer is Foundation, in the same process, or a limit.
WITHOUT_PEER_PROGRAM = {"audit", "catalogs"}


def ratios(text):
    """Returns {name: ratio} from the `BENCH` lines of an output."""
    return {name: float(ratio) for name, ratio in re.findall(r"^BENCH (\S+) .*\bratio=(\S+)", text, re.M)}


def worse(measured, stored):
    """Returns the names whose ratio is beyond the tolerance."""
    return sorted(name for name, ratio in measured.items() if ratio > TOLERANCE * stored.get(name, float("inf")))


def run(area):
    result = subprocess.run(["bash", str(FOLDER / "run.sh"), area], capture_output=True, text=True)
    print(result.stdout, end="", flush=True)
    if result.returncode != 0:
        print(result.stderr)
        raise SystemExit(f"the benchmarks of {area} ended with status {result.returncode}")
    return ratios(result.stdout)


def measure(area, stored):
    """Returns the ratios of an area, medians of three runs where the first looks worse."""
    first = run(area)
    if not worse(first, stored):
        return first
    samples = [first, run(area), run(area)]
    return {name: statistics.median(sample[name] for sample in samples if name in sample) for name in first}


def main():
    storing = "--store" in sys.argv
    stored = json.loads(STORED.read_text()) if STORED.exists() else {}
    programs = {file.stem for file in (FOLDER / "Peers").iterdir() if file.suffix in (".c", ".cpp")}
    areas = sorted(programs | WITHOUT_PEER_PROGRAM)
    measured = {}
    for area in areas:
        measured |= measure(area, {} if storing else stored)
    if storing:
        STORED.write_text(json.dumps(measured, indent=2, sort_keys=True) + "\n")
    slower = worse(measured, stored)
    for name in slower:
        print(f"{name}: ratio {measured[name]:.3f}, stored {stored[name]:.3f}")
    lost = sorted(set(stored) - set(measured))
    for name in lost:
        print(f"{name}: stored but not measured")
    print(f"{len(measured)} ratios to peers in {len(areas)} areas, {len(slower)} worse than stored, {len(lost)} lost")
    return 1 if not measured or (not storing and (slower or lost)) else 0


if __name__ == "__main__":
    sys.exit(main())
