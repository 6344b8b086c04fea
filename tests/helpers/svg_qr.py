"""Read a QR of the manager's pages as a scanner does."""

from __future__ import annotations

import re

import zxingcpp
from PIL import Image

_SCALE = 8


def read_svg_qr(size: int, path: str) -> str:
    """Return the text of a code of `size` modules, whose dark ones are squares of an SVG path."""
    picture = Image.new("L", (size, size), 255)
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path):
        picture.putpixel((int(x), int(y)), 0)
    [found] = zxingcpp.read_barcodes(picture.resize((size * _SCALE, size * _SCALE)))
    return found.text
