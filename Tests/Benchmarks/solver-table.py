#!/usr/bin/env python3
"""Prints what the drivers of the solver benchmark measured as Markdown, with what was asked and what was missed.

    solver-table.py RESULTS [--store]    the table; with --store also into the benchmark page
    solver-table.py RESULTS --lines      a line `BENCH solver-INPUT-PHASE ours=NS kiwi=NS ratio=R` for each limit by ratio
    solver-table.py --header KIWI        the first line of RESULTS: machine, compiler, version of the kiwi in a folder

RESULTS has a JSON object a line, as the drivers write them: solver, input, phase, min_ns, rss_kb, rss_before_kb, error,
wrong. Where one stands there twice, the faster one counts. Without a header the page says of neither version nor machine.
"""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import page  # noqa: E402

# Input, phases (a pattern) and the largest ratio to kiwi that was asked for.
RATIOS = [
    ("W1-enaml", "build", 0.20), ("W1-enaml", "suggest", 0.40),
    *[(name, "build|suggest.*|squeeze|release", 0.20) for name in ("W2-N10", "W7-N25", "W3-R10")],
    *[(name, "build", 0.02) for name in ("W2-N100", "W7-N50", "W3-R50")],
    *[(name, "suggest.*", 0.10) for name in ("W2-N100", "W7-N50", "W3-R50")],
    ("W2-N300", "build", 0.002), ("W3-R100", "build", 0.005),
    ("W4-M10", "suggest-one", 0.3),
    ("W6-R50-short", "churn|churn-squeezed", 0.05),
]
# Input and the most nanoseconds of a build for each constraint.
PER_CONSTRAINT = {
    "W2-N25000": 1500, "W4-M5000": 1500, "W7-N25000": 1500, "W3-R1000": 5000, "W3-R1000, size first": 1500,
}
# From 1,000 constraints to 100,000: the build's time may grow with this power of their number.
EXPONENT = 1.2
GROWTH = [("W2-N300", "W2-N25000"), ("W4-M100", "W4-M5000"), ("W7-N500", "W7-N25000")]
BYTES_PER_CONSTRAINT = 450


def constraints(name):
    """Returns how many constraints an input has, `None` for one that is not known."""
    match = re.match(r"W(\d)-(?:[NRM](\d+)|enaml)", name)
    if not match:
        return None
    size = int(match[2] or 0)
    return {"1": 113, "2": 4 * size, "3": 31 * size + 3, "4": 20 * size, "6": 31 * size + 3, "7": 4 * size + 1}[match[1]]


def read(lines):
    """Returns (header, {(input, phase): {solver: measurement}}) of the drivers' output."""
    header, found = {}, {}
    for line in lines:
        if not line.startswith("{"):
            continue
        # C++ prints numbers that JSON does not have.
        entry = json.loads(re.sub(r":(-?)(nan|inf)\b", r":null", line))
        if "machine" in entry:
            header = entry
            continue
        solvers = found.setdefault((entry["input"], entry["phase"]), {})
        known = solvers.get(entry["solver"])
        if known is None or entry["min_ns"] < known["min_ns"]:
            solvers[entry["solver"]] = entry
    return header, found


def asked_ratio(name, phase):
    """Returns the largest ratio to kiwi that was asked for, or `None`."""
    return next((limit for input, pattern, limit in RATIOS if input == name and re.fullmatch(pattern, phase)), None)


def faulty(solvers):
    """Returns the solvers that ended with an error or gave wrong answers."""
    return [solver for solver, entry in solvers.items() if entry["error"] or entry["wrong"]]


def verdict(value, limit):
    return f"{limit:g}" if value <= limit else f"{limit:g} **missed**"


def row(*cells):
    return "| " + " | ".join(cells) + " |"


def comparison(found):
    """Returns the lines of the table that sets both solvers side by side."""
    lines = [row("input", "constraints", "phase", "kiwi", "ours", "ratio", "at most"), row(*["---"] * 7)]
    for (name, phase), solvers in found.items():
        if "ours" not in solvers:
            continue
        ours, kiwi = solvers["ours"], solvers.get("kiwi")
        count = constraints(name)
        cells = [name, f"{count:,}" if count else "", phase]
        limit = asked_ratio(name, phase)
        faults = faulty(solvers)
        if faults:
            cells += ["", "", "", f"{' and '.join(faults)}: wrong"]
        elif kiwi:
            ratio = ours["min_ns"] / kiwi["min_ns"]
            cells += [page.duration(kiwi["min_ns"]), page.duration(ours["min_ns"]), f"{ratio:.2g}"]
            cells += [verdict(ratio, limit) if limit else ""]
        else:
            cells += ["", page.duration(ours["min_ns"]), "", ""]
        lines.append(row(*cells))
    return lines


def absolutes(found):
    """Returns the lines of the table of what was asked without regard to kiwi."""
    lines = []

    def time(name, phase):
        entry = found.get((name, phase), {}).get("ours")
        return entry["min_ns"] if entry and not entry["error"] else None

    small, large = time("W4-M10", "suggest-one"), time("W4-M1000", "suggest-one")
    if small and large:
        lines.append(row("W4-M10 to M1000, suggest-one", f"{large / small:.2f} times", verdict(large / small, 1.5)))
    for name, limit in PER_CONSTRAINT.items():
        built = time(name, "build")
        if built:
            cost = built / constraints(name)
            lines.append(row(f"{name}, build", f"{cost:.0f} ns a constraint", verdict(cost, limit)))
    for first, second in GROWTH:
        if time(first, "build") and time(second, "build"):
            exponent = page.exponent(
                constraints(first), time(first, "build"), constraints(second), time(second, "build")
            )
            lines.append(row(f"{first} to {second}, build", f"exponent {exponent:.2f}", verdict(exponent, EXPONENT)))
    for name in dict.fromkeys(name for name, _ in found):
        entry = next((found[key]["ours"] for key in found if key[0] == name and "ours" in found[key]), None)
        if entry and (constraints(name) or 0) >= 1000:
            size = (entry["rss_kb"] - entry["rss_before_kb"]) * 1024 / constraints(name)
            lines.append(
                row(f"{name}, memory", f"{size:.0f} bytes a constraint", verdict(size, BYTES_PER_CONSTRAINT))
            )
    return [row("input", "measured", "at most"), row(*["---"] * 3), *lines] if lines else []


def table(lines):
    """Returns the Markdown of a results file."""
    header, found = read(lines)
    said = f"{header['machine']}. kiwi {header['kiwi']}, {header['compiler']}.\n\n" if header else ""
    parts = [comparison(found), absolutes(found)]
    return said + "\n\n".join("\n".join(part) for part in parts if part)


def bench_lines(lines):
    """Returns the `BENCH` lines of the phases for which a ratio to kiwi was asked."""
    found = {
        key: (solvers["ours"]["min_ns"], solvers["kiwi"]["min_ns"])
        for key, solvers in read(lines)[1].items()
        if {"ours", "kiwi"} <= set(solvers) and asked_ratio(*key) is not None and not faulty(solvers)
    }
    return [
        f"BENCH solver-{name}-{phase} ours={ours:.4g} kiwi={kiwi:.4g} ratio={ours / kiwi:.3g}"
        for (name, phase), (ours, kiwi) in found.items()
    ]


def header(kiwi):
    """Returns the first line of a results file."""
    text = Path(kiwi, "kiwi", "version.h").read_text()
    version = re.search(r'define KIWI_VERSION "([^"]+)"', text)[1]
    return json.dumps({"machine": page.machine(), "compiler": page.compiler(), "kiwi": version})


def main():
    if sys.argv[1] == "--header":
        print(header(sys.argv[2]))
        return
    lines = Path(sys.argv[1]).read_text().splitlines()
    if "--lines" in sys.argv:
        print("\n".join(bench_lines(lines)))
        return
    text = table(lines)
    print(text)
    if "--store" in sys.argv:
        page.store("solver", text)


if __name__ == "__main__":
    main()
