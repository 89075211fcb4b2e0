#!/usr/bin/env python3
"""Cuts the typeface into the two files that pages load, and measures its widths.

    pip install fonttools==4.66.1 brotli
    python3 brand/typeface/cut.py SOURCE.woff2 ["Encode Sans=Layer Sans"]

SOURCE is a variable font with the axes `wght` and `wdth`. Where its licence reserves its name for the
whole font, the second argument says what the cuts call themselves instead. Which letters are in which file stands in index.ts
(`unicode-range`), and is read from there. It writes letters-core.woff2, letters-rest.woff2 and
widths.json, which drawings plan their words by. share-image.woff is a static cut (WOFF, weight 600,
semi-condensed) and is not made here.
"""
import json
import re
import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FOLDER = Path(__file__).parent
AXES = {"wght": (400, 740), "wdth": (75, 100)}
FEATURES = {"core": ["kern", "tnum"], "rest": ["kern", "ccmp", "mark", "mkmk"]}
# As drawing.css sets the labels of the drawings.
LABEL = {"wght": 500, "wdth": 86}
MEASURED = (
    " .,:;ijl|!IJ'’frt()[]1-/–csz?\"“”7aekvxy23456Sv$Lbdghnopqu"
    "CEFZ£890TPBKYXRAGVDUHNOQ&mwMW@%"
)


def ranges():
    """The letters of each file, as index.ts names them."""
    text = (FOLDER / "index.ts").read_text()
    found = re.findall(r"'(U\+[^']+)'", text)
    for each in found:
        letters = set()
        for part in each.replace("U+", "").split(","):
            first, _, last = part.strip().partition("-")
            letters.update(range(int(first, 16), int(last or first, 16) + 1))
        yield letters


def rename(font, own, name):
    """Everywhere but in the copyright notice and the licence."""
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16, 21, 25):
            text = record.toUnicode().replace(own, name)
            record.string = text.replace(own.replace(" ", ""), name.replace(" ", ""))


def instance(source, limits):
    font = instancer.instantiateVariableFont(TTFont(source), limits)
    # Written and read again: else glyphs without variations are missing from a table.
    whole = BytesIO()
    font.save(whole)
    return TTFont(whole)


def cut(source, letters, features, names, target):
    font = instance(source, AXES)
    options = subset.Options(flavor="woff2", layout_features=features)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    if names:
        rename(font, *names.split("="))
    subset.save_font(font, target, options)
    print(f"{target.name}: {target.stat().st_size / 1000:.1f} kB, {len(font.getBestCmap())} letters")


def measure(source, target):
    """Letters of about the same width stand together, with the mean of their widths."""
    font = instance(source, LABEL)
    glyphs, em = font.getBestCmap(), font["head"].unitsPerEm
    widths = sorted(
        (100 * font["hmtx"][glyphs[ord(letter)]][0] / em, letter)
        for letter in dict.fromkeys(MEASURED)
        if ord(letter) in glyphs
    )
    groups = []
    for width, letter in widths:
        if not groups or width - groups[-1][0][0] > 5:
            groups.append([])
        groups[-1].append((width, letter))
    lines = [
        json.dumps(
            {
                "width": round(sum(width for width, _ in group) / len(group)),
                "letters": "".join(letter for _, letter in group),
            },
            ensure_ascii=False,
        )
        for group in groups
    ]
    body = ",\n".join("  " + line.replace("{", "{ ").replace("}", " }") for line in lines)
    target.write_text(f"[\n{body}\n]\n")
    print(f"{target.name}: {len(groups)} widths")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    source, names = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    for (file, features), letters in zip(FEATURES.items(), ranges()):
        cut(source, letters, features, names, FOLDER / f"letters-{file}.woff2")
    measure(source, FOLDER / "widths.json")


if __name__ == "__main__":
    main()
