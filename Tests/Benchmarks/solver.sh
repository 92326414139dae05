#!/usr/bin/env bash
# Runs kiwi and our solver on the same files, one after the other, and prints the table of the benchmark page.
#   bash Tests/Benchmarks/solver.sh [--only W2-N100,W3-R50] [--store | --lines]
# --store also writes the table into the benchmark page; --lines prints `BENCH` lines instead of the table. kiwi's source
# is fetched by pip, unless KITLESS_KIWI names the folder of an unpacked source distribution of kiwisolver. With
# KITLESS_SECONDS (120) a driver that takes longer for one file is stopped, and its line is left out; each file is run
# for at most KITLESS_REPEAT_SECONDS (15). Results land in .build/solver-bench/results.jsonl.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
only='' output=()
while [ $# -gt 0 ]; do
    case "$1" in
        --only) only=$2; shift 2 ;;
        --store | --lines) output=("$1"); shift ;;
        *) echo "usage: solver.sh [--only NAMES] [--store | --lines]" >&2; exit 64 ;;
    esac
done
work="$root/.build/solver-bench" inputs="$root/.build/solver-bench/in"
rm -rf "$inputs" && mkdir -p "$inputs" "$work/sdist"
kiwi=${KITLESS_KIWI:-$(find "$work/sdist" -mindepth 1 -maxdepth 1 -type d | head -n 1)}
if [ -z "$kiwi" ]; then
    (cd "$work/sdist" && python3 -m pip download --quiet --no-binary :all: --no-deps kiwisolver >&2 && tar xzf kiwisolver-*.tar.gz)
    kiwi=$(find "$work/sdist" -mindepth 1 -maxdepth 1 -type d | head -n 1)
fi
c++ -std=c++14 -O3 -DNDEBUG -I"$kiwi" "$here/Solver/kiwi-driver.cpp" -o "$work/kiwi-driver"
python3 "$here/Solver/workloads.py" "$inputs" --enaml "$kiwi/benchmarks/enaml_like_benchmark.cpp" --only "$only"
swift build --package-path "$root" -c release --product kitless-bench >&2
bench="$(swift build --package-path "$root" -c release --show-bin-path)/kitless-bench"
results="$work/results.jsonl" seconds=${KITLESS_REPEAT_SECONDS:-15}
python3 "$here/solver-table.py" --header "$kiwi" >"$results"
for file in "$inputs"/*.txt; do
    name=$(basename "$file" .txt)
    echo "$name" >&2
    for driver in "$work/kiwi-driver" "$bench solver"; do
        # A large file takes kiwi hours; ours is measured all the same.
        timeout "${KITLESS_SECONDS:-120}" $driver "$file" -r 5 -t "$seconds" >>"$results" || echo "$name: $driver was stopped" >&2
    done
    [ "$name" != W3-R1000 ] || $bench solver "$file" -r 5 -t "$seconds" --size-first | sed 's/"W3-R1000"/"W3-R1000, size first"/' >>"$results"
done
python3 "$here/solver-table.py" "$results" "${output[@]}"
