"""QR codes on the manager's pages, as SVG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import qrcode

_BORDER: Final = 4
"""Modules of the quiet zone."""


@dataclass(frozen=True, slots=True)
class SvgQr:
    """A code: its size in modules, and the dark ones as an SVG path."""

    size: int
    path: str


def draw_qr(text: str) -> SvgQr:
    """Return the code of a text, with its quiet zone."""
    code = qrcode.QRCode(border=_BORDER, error_correction=qrcode.constants.ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    rows = code.get_matrix()
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark)
    return SvgQr(len(rows), path)
