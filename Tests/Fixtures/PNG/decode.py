#!/usr/bin/env python3
"""Decodes a PNG of 8 bits a sample and no interlacing by Python's zlib, and writes its samples.

    python3 Tests/Fixtures/PNG/decode.py < picture.png > samples

A decoder that shares nothing with the project's own, for the tests of its encoder. Everything is checked: signature, chunk
order, checksums, header, the length of the data, that nothing follows the end. Exit status 1 and a word about it otherwise.
"""
import struct
import sys
import zlib

data = sys.stdin.buffer.read()
assert data[:8] == b"\x89PNG\r\n\x1a\n", "signature"
place, chunks = 8, []
while place < len(data):
    length, kind = struct.unpack(">I4s", data[place : place + 8])
    body = data[place + 8 : place + 8 + length]
    (check,) = struct.unpack(">I", data[place + 8 + length : place + 12 + length])
    assert check == zlib.crc32(kind + body), f"checksum of {kind}"
    chunks.append((kind, body))
    place += 12 + length
assert place == len(data) and [k for k, _ in chunks] == [b"IHDR", b"IDAT", b"IEND"], "chunks"
width, height, depth, color, method, filters, interlace = struct.unpack(">IIBBBBB", chunks[0][1])
assert (depth, method, filters, interlace) == (8, 0, 0, 0), "header"
step = {0: 1, 2: 3, 4: 2, 6: 4}[color]
stream = zlib.decompressobj()
raw = stream.decompress(chunks[1][1])
assert stream.eof and not stream.unused_data, "zlib stream"
row_length = width * step
assert len(raw) == height * (row_length + 1), "length"
above = bytes(row_length)
for y in range(height):
    kind = raw[y * (row_length + 1)]
    row = bytearray(raw[y * (row_length + 1) + 1 : (y + 1) * (row_length + 1)])
    for x in range(row_length):
        a = row[x - step] if x >= step else 0
        b = above[x]
        c = above[x - step] if x >= step else 0
        p = a + b - c
        paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
        row[x] = (row[x] + (0, a, b, (a + b) // 2, paeth)[kind]) & 255
    sys.stdout.buffer.write(row)
    above = bytes(row)
