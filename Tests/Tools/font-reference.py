#!/usr/bin/env python3
"""Writes what fontTools reads from fonts, for AppFont's tests to compare with.

    pip install fonttools        (and Debian's fonts-dejavu-core, fonts-dejavu-extra, fonts-liberation)
    python3 Tests/Tools/font-reference.py

Makes Tests/Fixtures/Fonts/subset.ttf, a subset of DejaVu Sans (the license is in its name table), and reference.json.
"""
import glob
import json
import os

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

OUT = os.path.join(os.path.dirname(__file__), "..", "Fixtures", "Fonts")
FONTS = "/usr/share/fonts/truetype"
CHARACTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x384, 0x3CF), *range(0x410, 0x450), *range(0x2010, 0x2027),
    0x20AC, 0x2122, 0x2190, 0x2192, 0x2212, 0x2713, *range(0x1D538, 0x1D554),
]
TEXTS = [
    "", " ", "AVATAR", "To Ty LT Wa.", "The quick brown fox jumps over the lazy dog.", "Größe, façade, Ærøskøbing",
    "Ελλάδα", "Текст", "𝔸𝔹ℂ", "→ ✓ €", "漢字", "“Quoted” – and… 1,234.50", "fi ffl", "ÀÉÎÕÜ" * 20,
]


def subset():
    font = TTFont(f"{FONTS}/dejavu/DejaVuSans.ttf")
    options = Options(legacy_kern=True, hinting=False, notdef_outline=True, name_IDs=[1, 2, 4, 6, 13, 14])
    options.layout_features = []
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "MATH", "FFTM"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.save(f"{OUT}/subset.ttf", reorderTables=True)


def kern(font):
    ids = font.getReverseGlyphMap()
    pairs = {}
    for table in font["kern"].kernTables if "kern" in font else []:
        for (left, right), value in table.kernTable.items():
            if value:
                pairs[ids[left], ids[right]] = value
    return pairs


def describe(path):
    font = TTFont(path)
    ids = font.getReverseGlyphMap()
    order = font.getGlyphOrder()
    advances = [font["hmtx"][name][0] for name in order]
    characters = {code: ids[name] for code, name in font.getBestCmap().items() if ids[name]}
    pairs = kern(font)

    def width(text):
        glyphs = [characters.get(ord(character), 0) for character in text]
        return sum(advances[glyph] for glyph in glyphs) + sum(pairs.get(pair, 0) for pair in zip(glyphs, glyphs[1:]))

    os2, hhea, name = font["OS/2"], font["hhea"], font["name"]
    typographic = bool(os2.fsSelection & 0x80)
    return {
        "file": os.path.relpath(path, FONTS),
        "unitsPerEm": font["head"].unitsPerEm,
        "ascender": os2.sTypoAscender if typographic else hhea.ascender,
        "descender": os2.sTypoDescender if typographic else hhea.descender,
        "lineGap": os2.sTypoLineGap if typographic else hhea.lineGap,
        "capHeight": getattr(os2, "sCapHeight", None),
        "xHeight": getattr(os2, "sxHeight", None),
        "weight": os2.usWeightClass,
        "italic": bool(os2.fsSelection & 1),
        "family": (name.getDebugName(16) or name.getDebugName(1)),
        "subfamily": (name.getDebugName(17) or name.getDebugName(2)),
        "fullName": name.getDebugName(4),
        "postScriptName": name.getDebugName(6),
        "glyphs": len(order),
        "characters": len(characters),
        "pairs": len(pairs),
        # Sums weighted by place, so that an exchange is seen as well as a wrong value.
        "advanceSum": sum((glyph + 1) * advance for glyph, advance in enumerate(advances)),
        "characterSum": sum(code * glyph for code, glyph in characters.items()),
        "pairSum": sum((left * 7 + right) * value for (left, right), value in pairs.items()),
        "widths": [width(text) for text in TEXTS],
    }, advances, characters, pairs


def main():
    os.makedirs(OUT, exist_ok=True)
    subset()
    small, advances, characters, pairs = describe(f"{OUT}/subset.ttf")
    small["file"] = "subset.ttf"
    fonts = [describe(path)[0] for path in sorted(glob.glob(f"{FONTS}/dejavu/*") + glob.glob(f"{FONTS}/liberation/*"))]
    with open(f"{OUT}/reference.json", "w", encoding="utf-8") as file:
        json.dump(
            {
                "texts": TEXTS,
                "subset": small,
                "advances": advances,
                "characters": sorted(characters.items()),
                "kerning": sorted([left, right, value] for (left, right), value in pairs.items()),
                "fonts": fonts,
            },
            file,
            ensure_ascii=False,
            separators=(",", ":"),
        )


main()
