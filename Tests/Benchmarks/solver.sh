#!/usr/bin/env bash
# Runs kiwi and our solver on the same files, one after the other, and prints the table of the benchmark page.
#   KITLESS_KIWI=FOLDER bash Tests/Benchmarks/solver.sh [--only W2-N100,W3-R50] [--store]
# FOLDER is the unpacked source distribution of kiwisolver, which
#   python3 -m pip download --no-binary :all: --no-deps kiwisolver
# fetches. --store also writes the table into the benchmark page. With KITLESS_SECONDS (120) a driver that takes longer
# for one file is stopped, and its line is left out. Results land in .build/solver-bench/results.jsonl.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
kiwi=${KITLESS_KIWI:?names no folder with the source of kiwisolver}
only='' store=()
while [ $# -gt 0 ]; do
    case "$1" in
        --only) only=$2; shift 2 ;;
        --store) store=(--store); shift ;;
        *) echo "usage: solver.sh [--only NAMES] [--store]" >&2; exit 64 ;;
    esac
done
work="$root/.build/solver-bench" inputs="$root/.build/solver-bench/in"
rm -rf "$inputs" && mkdir -p "$inputs"
c++ -std=c++14 -O3 -DNDEBUG -I"$kiwi" "$here/Solver/kiwi-driver.cpp" -o "$work/kiwi-driver"
python3 "$here/Solver/workloads.py" "$inputs" --enaml "$kiwi/benchmarks/enaml_like_benchmark.cpp" --only "$only"
swift build --package-path "$root" -c release --product kitless-bench >&2
bench="$(swift build --package-path "$root" -c release --show-bin-path)/kitless-bench"
results="$work/results.jsonl"
python3 "$here/solver-table.py" --header "$kiwi" >"$results"
for file in "$inputs"/*.txt; do
    name=$(basename "$file" .txt)
    echo "$name" >&2
    for driver in "$work/kiwi-driver" "$bench solver"; do
        # A large file takes kiwi hours; ours is measured all the same.
        timeout "${KITLESS_SECONDS:-120}" $driver "$file" -r 5 -t 15 >>"$results" || echo "$name: $driver was stopped" >&2
    done
    [ "$name" != W3-R1000 ] || $bench solver "$file" -r 5 -t 15 --size-first | sed 's/"W3-R1000"/"W3-R1000, size first"/' >>"$results"
done
python3 "$here/solver-table.py" "$results" "${store[@]}"
