"""Makes the .woff files of emoji, Arabic and Hebrew for pictures, which have no other typeface to fall back on.

    python3 -m venv /tmp/fonttools && /tmp/fonttools/bin/pip install fonttools==4.66.1 brotli==1.2.0
    npm install --prefix /tmp/picture-fonts @fontsource/noto-emoji @fontsource/noto-sans-hebrew @fontsource/ibm-plex-sans-arabic
    /tmp/fonttools/bin/python app/ui/fonts/make_picture_fonts.py /tmp/picture-fonts

Without Latin characters, above all without their spaces: that of the emoji is as wide as one of them.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
FONTS = {
    "noto-emoji-400-normal": "noto-emoji/files/noto-emoji-emoji-400-normal",
    "noto-sans-hebrew-400-normal": "noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal",
    "plex-arabic-400-normal": "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal",
}
LATIN = range(0x20, 0xA1)

for name, source in FONTS.items():
    font = TTFont(Path(sys.argv[1]) / "node_modules" / "@fontsource" / f"{source}.woff", recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["*"], name_IDs=[0, 1, 2], hinting=False))
    subsetter.populate(unicodes=[point for point in font.getBestCmap() if point not in LATIN])
    subsetter.subset(font)
    font.flavor = "woff"
    font.save(HERE / f"{name}.woff")
