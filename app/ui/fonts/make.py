"""Makes the .woff2 files that ../fonts.css names, each with the characters of its unicode-range.

    python3 -m venv /tmp/fonttools && /tmp/fonttools/bin/pip install fonttools==4.66.1 brotli==1.2.0
    /tmp/fonttools/bin/python app/ui/fonts/make.py

Smaller than what the packages hold, and of the same look: only the weights and sizes that our styles use, and no
difference that is under half a pixel in our largest heading.
"""

import re
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"
AXES = {
    "newsreader": {"wght": (400, 500), "opsz": (16, 72)},
    "geist": {"wght": (400, 700)},
}
FEATURES = ["kern", "mark", "mkmk", "liga", "ccmp", "locl", "rvrn", "tnum", "pnum"]


def main():
    css = (HERE.parent / "fonts.css").read_text()
    for name, text in re.findall(r"fonts/([\w-]+)\.woff2.*?unicode-range:(.*?);", css, re.S):
        family, script = name.split("-", 1)
        source = PACKAGES / family / "files" / source_of(family, "latin" if script == "basic" else script)
        target = HERE / f"{name}.woff2"
        make(source, AXES[family], characters(text), target)
        print(f"{target.stat().st_size:7} {target.name}")


def source_of(family, script):
    return f"{family}-{script}-{'opsz' if 'opsz' in AXES[family] else 'wght'}-normal.woff2"


def characters(text):
    for first, last in re.findall(r"U\+(\w+)(?:-(\w+))?", text):
        yield from range(int(first, 16), int(last or first, 16) + 1)


def make(source, axes, unicodes, target):
    font = TTFont(source, recalcTimestamp=False)
    scale_upem(font, 1000)
    font = instantiateVariableFont(font, axes)
    drop_mixed_differences(font)
    drop_small_kerning_differences(font)
    options = Options(layout_features=FEATURES, name_IDs=[0, 1, 2])
    options.drop_tables.append("STAT")
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def drop_mixed_differences(font):
    """What a heavier weight does at large sizes beyond the sum of both: nothing here is heavy and large."""
    variations = font["gvar"].variations
    for glyph, tuples in variations.items():
        variations[glyph] = [one for one in tuples if len(one.axes) < 2]
    del font["HVAR"]
    add_HVAR(font)


def drop_small_kerning_differences(font):
    definitions = font["GDEF"].table
    store = getattr(definitions, "VarStore", None)
    if not store:
        return
    for data in store.VarData:
        data.Item = [[change if abs(change) > 4 else 0 for change in row] for row in data.Item]
    places = store.optimize()
    definitions.remap_device_varidxes(places)
    font["GPOS"].table.remap_device_varidxes(places)


main()
