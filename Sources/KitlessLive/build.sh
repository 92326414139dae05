#!/usr/bin/env bash
# Builds the engines for the browser: bash Sources/KitlessLive/build.sh [OUT.wasm]
# Where Binaryen's wasm-opt is installed the module is made smaller by it, about a twelfth.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:-.build/live.wasm}
scratch=.build-embedded
triple=wasm32-unknown-none-wasm
swift build -c release --scratch-path "$scratch" --triple "$triple" --target KitlessLive \
    -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
    -Xswiftc -Osize -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector >&2
bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
objects=()
for module in KitlessMath KitlessSolver KitlessColor KitlessMotion KitlessLive; do
    for object in "$scratch/$triple/release/$module.build"/*.o; do
        [ -e "$object" ] && objects+=("$object")
    done
done
mkdir -p "$(dirname "$out")"
"$bin/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations --allow-undefined --export=__heap_base -o "$out" "${objects[@]}"
if command -v wasm-opt >/dev/null; then
    wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
        "$out" -o "$out"
fi
echo "$out: $(stat -c %s "$out") bytes, $(gzip -9c "$out" | wc -c) compressed"
