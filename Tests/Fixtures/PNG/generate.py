#!/usr/bin/env python3
"""Writes pictures.jsonl: PNG files and the pixels they hold. Needs pillow and pypng from PyPI.

Files come from two independent encoders: pypng (every colour type, bit depth, tRNS, interlacing; expectations are the
samples it was given, scaled to 8 bits) and Pillow (adaptive filters, palettes; expectations are what it decodes).
CgBI files are made of the same pixels by the variant's rules: bare DEFLATE, blue first, premultiplied.
"""
import base64, io, json, pathlib, random, struct, zlib
import png
from PIL import Image

random.seed(7)
lines = []

def add(name, data, width, height, rgba):
    lines.append(json.dumps({"id": name, "png": base64.b64encode(data).decode(), "width": width, "height": height,
                             "rgba": bytes(rgba).hex()}))

def eight(sample, depth):
    largest = (1 << depth) - 1
    return (sample * 255 + largest // 2) // largest

for colour, channels, depths in (("grey", 1, (1, 2, 4, 8, 16)), ("grey-alpha", 2, (8, 16)), ("rgb", 3, (8, 16)),
                                 ("rgba", 4, (8, 16)), ("indexed", 1, (1, 2, 4, 8))):
    for depth in depths:
        for interlace in (False, True):
            for width, height in ((1, 1), (7, 5), (9, 10)):
                top = (1 << depth) - 1
                rows = [[random.randint(0, top) for _ in range(width * channels)] for _ in range(height)]
                options = dict(width=width, height=height, bitdepth=depth, interlace=interlace)
                transparent = None
                if colour == "indexed":
                    palette = [tuple(random.randint(0, 255) for _ in range(4 if i % 2 else 3)) for i in range(top + 1)]
                    palette.sort(key=len, reverse=True)
                    options["palette"] = palette
                else:
                    options["greyscale"] = channels < 3
                    options["alpha"] = channels in (2, 4)
                    if channels in (1, 3):
                        transparent = tuple(rows[0][:channels])
                        options["transparent"] = transparent if channels == 3 else transparent[0]
                out = io.BytesIO()
                png.Writer(**options).write(out, rows)
                rgba = []
                for row in rows:
                    for x in range(width):
                        s = row[x * channels:(x + 1) * channels]
                        if colour == "indexed":
                            entry = palette[s[0]]
                            rgba += list(entry) if len(entry) == 4 else list(entry) + [255]
                        else:
                            e = [eight(v, depth) for v in s]
                            alpha = e[-1] if channels in (2, 4) else (0 if tuple(s) == transparent else 255)
                            rgba += (e[:3] if channels > 2 else [e[0]] * 3) + [alpha]
                add(f"pypng-{colour}-{depth}-{'adam7' if interlace else 'plain'}-{width}x{height}", out.getvalue(), width,
                    height, rgba)

for mode in ("L", "LA", "RGB", "RGBA", "P", "1"):
    image = Image.new("RGBA", (40, 30))
    image.putdata([((x * 6 + y) % 256, (y * 8) % 256, (x * y) % 256, 255 if mode not in ("LA", "RGBA") else (x * 5) % 256)
                   for y in range(30) for x in range(40)])
    image = image.convert(mode)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    add(f"pillow-{mode}", out.getvalue(), 40, 30, Image.open(io.BytesIO(out.getvalue())).convert("RGBA").tobytes())

def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

for alpha in (True, False):
    width, height, raw, rgba = 4, 3, b"", []
    for y in range(height):
        raw += b"\0"
        for x in range(width):
            colour = [x * 60, y * 90, 200]
            a = (0, 255, 51, 128)[x] if alpha else 255
            stored = [(c * a + 127) // 255 for c in colour]
            raw += bytes([stored[2], stored[1], stored[0]] + ([a] if alpha else []))
            rgba += [0 if a == 0 else min(255, (c * 255 + a // 2) // a) for c in stored] + [a]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(raw) + packer.flush()
    data = (b"\x89PNG\r\n\x1a\n" + chunk(b"CgBI", b"\x50\0\x20\x06")
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6 if alpha else 2, 0, 0, 0))
            + chunk(b"IDAT", body) + chunk(b"IEND", b""))
    add(f"cgbi-{'alpha' if alpha else 'opaque'}", data, width, height, rgba)

pathlib.Path(__file__).with_name("pictures.jsonl").write_text("\n".join(lines) + "\n")
