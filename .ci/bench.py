#!/usr/bin/env python3
"""Runs every benchmark and holds its ratios to the peers against the stored ones.

    bench.py              judge; exit status 1 when a ratio is more than a quarter above the stored one
    bench.py --store      judge nothing, write the medians of five runs to `Tests/Benchmarks/ratios.json` where they are
                          larger than those stored, and the times of the first run to the benchmark page

What else a machine does moves a ratio, since a program that waits for memory and one that computes do not suffer alike. So
ratios are stored once at rest and once beside other work, and the larger median stays; after an improvement, take the
processor's ratios out of the file first.

Times differ between machines; ratios to a peer built and run beside us differ between processors, by up to two fifths (exp
is 0.70 of libm's on one, 0.89 on another). So `ratios.json` has those of each processor that they were stored on; on another
one a ratio may be twice the largest of them. What looks worse is run four times more (its area, or the solver's input), and
what still does another four times; the median counts. Where they differ by more than the tolerance among themselves, as on
a machine that others share, only the smallest can tell of a loss.
What is held against a limit and not against a peer is printed, and not judged: it is an absolute time.
"""

import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests" / "Benchmarks"
sys.path.insert(0, str(FOLDER))
import page  # noqa: E402

STORED = FOLDER / "ratios.json"
TOLERANCE = 1.25
TOLERANCE_ELSEWHERE = 2
# Areas whose peer is in the same process (Foundation, the bare solver) or a limit.
WITHOUT_PEER_PROGRAM = {"audit", "catalogs", "layout"}
# The inputs for which a ratio to the solver's peer was asked; what else the benchmark page shows takes kiwi minutes.
SOLVER_INPUTS = (
    "W1-enaml", "W2-N10", "W2-N100", "W2-N300", "W3-R10", "W3-R50", "W3-R100", "W4-M10", "W6-R50-short", "W7-N25", "W7-N50",
)


# What the peers of an area are; see Tests/Benchmarks/Peers.
PEERS = {
    "c": "plain loops in C, compiled with -O3",
    "cpp": "the same algorithm in C++, compiled with -O3",
    "newton": "Newton iteration of equal precision in C++",
    "householder": "our own algorithm in C++",
    "browser": "the less precise algorithm of browsers in C++",
    "libm": "the C library's libm",
    "freetype": "FreeType's advances and kerning",
    "fonttools": "fontTools in Python",
    "foundation": "Foundation of the same toolchain",
    "solver": "KitlessSolver alone on the same rows",
    "kiwi": "the C++ solver kiwi on the same file",
    "limit": "no peer: the most that was asked for",
}


def measurements(text):
    """Returns {name: (ours, peer, time of the peer, ratio)} from the `BENCH` lines of an output.

    What is compared with several peers has a name for each: the later ones have the peer's appended.
    """
    found = {}
    line = re.compile(r"^BENCH (\S+) ours=(\S+) (\S+)=(\S+) ratio=(\S+)$", re.M)
    for name, ours, peer, time, ratio in line.findall(text):
        found[f"{name} ({peer})" if name in found else name] = (float(ours), peer, float(time), float(ratio))
    return found


def table(found):
    """Returns the Markdown of what was measured: one table of times, and what the peers are."""
    lines = ["| benchmark | ours | peer | peer's time | ratio |", "| --- | --- | --- | --- | --- |"]
    for name, (ours, peer, time, ratio) in found.items():
        lines.append(f"| {name} | {page.duration(ours)} | {peer} | {page.duration(time)} | {ratio:.2f} |")
    used = {peer for _, peer, _, _ in found.values()}
    terms = [f"- **{peer}**: {PEERS.get(peer, peer)}" for peer in sorted(used)]
    versions = page.versions(used)
    return "\n".join([f"{page.machine()}. {versions}.", "", *lines, "", *terms])


def worse(measured, stored, tolerance):
    """Returns the names whose ratio is beyond the tolerance."""
    return sorted(name for name, ratio in measured.items() if ratio > tolerance * stored.get(name, float("inf")))


def inputs(names):
    """Returns the solver's inputs that those ratios were measured with."""
    return [name for name in SOLVER_INPUTS if any(ratio.startswith(f"solver-{name}-") for ratio in names)]


def run(area, only=SOLVER_INPUTS):
    """Returns what the benchmarks of an area measure, of the solver those of some inputs, and prints their lines."""
    command = ["bash", str(FOLDER / "run.sh"), area]
    if area == "solver":
        command = ["bash", str(FOLDER / "solver.sh"), "--lines", "--only", ",".join(only)]
    environment = {"KITLESS_REPEAT_SECONDS": "1", **os.environ}
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    print(result.stdout, end="", flush=True)
    if result.returncode != 0:
        print(result.stderr)
        raise SystemExit(f"the benchmarks of {area} ended with status {result.returncode}")
    return measurements(result.stdout)


def ratios(found):
    """Returns {name: ratio} of those measurements that have a peer."""
    return {name: ratio for name, (_, peer, _, ratio) in found.items() if peer != "limit"}


def expected(kept, processor):
    """Returns the stored ratios of a processor and how much worse one may be; of another, the largest of all known."""
    if processor in kept:
        return kept[processor], TOLERANCE
    names = {name for ratios in kept.values() for name in ratios}
    largest = {name: max(ratios[name] for ratios in kept.values() if name in ratios) for name in names}
    return largest, TOLERANCE_ELSEWHERE


def judged(samples, tolerance):
    """Returns the ratio that counts of several: the median, or the smallest where they differ too much to tell."""
    smallest = min(samples)
    return smallest if max(samples) > tolerance * smallest else statistics.median(samples)


def larger(stored, measured):
    """Returns {name: ratio} to store: of what was measured, the larger ratio of the two, to three digits."""
    return {name: float(f"{max(ratio, stored.get(name, 0)):.3g}") for name, ratio in measured.items()}


def measure(area, stored, tolerance):
    """Returns what an area measures, and {name: ratio} of what counts: that of one run, or of five or nine if it looks worse.

    Without stored ratios, the medians of five runs.
    """
    first = run(area)
    counting = ratios(first)
    samples = [counting]
    choose = (lambda values: judged(values, tolerance)) if stored else statistics.median
    # What is noise passes, what is a loss stays: a second round has the last word.
    for _ in range(2 if stored else 1):
        suspects = worse(counting, stored, tolerance) if stored else list(counting)
        if not suspects:
            break
        samples += [ratios(run(area, inputs(suspects))) for _ in range(4)]
        counting = {
            name: choose([sample[name] for sample in samples if name in sample]) for name in counting
        }
    return first, counting


def main():
    storing = "--store" in sys.argv
    kept = json.loads(STORED.read_text()) if STORED.exists() else {}
    stored, tolerance = expected(kept, page.processor())
    programs = {file.stem for file in (FOLDER / "Peers").iterdir() if file.suffix in (".c", ".cpp")}
    areas = sorted(programs | WITHOUT_PEER_PROGRAM | {"solver"})
    found, measured = {}, {}
    for area in areas:
        times, counting = measure(area, {} if storing else stored, tolerance)
        found |= times
        measured |= counting
    if storing:
        kept[page.processor()] = larger(kept.get(page.processor(), {}), measured)
        STORED.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n")
        page.store("ratios", table(found))
    slower = worse(measured, stored, tolerance)
    for name in slower:
        print(f"{name}: ratio {measured[name]:.3g}, stored {stored[name]:.3g}")
    lost = sorted(set(stored) - set(measured))
    for name in lost:
        print(f"{name}: stored but not measured")
    counts = f"{len(slower)} worse than {tolerance} times the stored one, {len(lost)} lost"
    print(f"{len(measured)} ratios to peers in {len(areas)} areas, {counts}")
    return 1 if not measured or (not storing and (slower or lost)) else 0


if __name__ == "__main__":
    sys.exit(main())
