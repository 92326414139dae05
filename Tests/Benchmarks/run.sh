#!/usr/bin/env bash
# Builds the peers from Peers/*.c and *.cpp and our driver, and runs the areas named (all without a name).
#   bash Tests/Benchmarks/run.sh [AREA ...]
# An area is called as `kitless-bench AREA --peer PROGRAM`, PROGRAM being the peer that is built from Peers/AREA.c(pp);
# areas whose peers are in Swift have none. The solver's peer is kiwi: see solver.sh.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out="$root/.build/peers"
mkdir -p "$out"
for source in "$here"/Peers/*.c; do
    [ -e "$source" ] || continue
    cc -O3 -std=c11 -o "$out/$(basename "$source" .c)" "$source" -lm
done
for source in "$here"/Peers/*.cpp; do
    [ -e "$source" ] || continue
    c++ -O3 -std=c++17 -o "$out/$(basename "$source" .cpp)" "$source" -lm
done
swift build --package-path "$root" -c release --product kitless-bench >&2
bench="$(swift build --package-path "$root" -c release --show-bin-path)/kitless-bench"
areas=("$@")
[ ${#areas[@]} -gt 0 ] || areas=($(cd "$out" && ls) audit catalogs layout)
for area in "${areas[@]}"; do
    peer=()
    [ ! -e "$out/$area" ] || peer=(--peer "$out/$area")
    "$bench" "$area" "${peer[@]}"
done
