"""Computes dots for panels and slips: codes of checked addresses and order numbers, and the shop's logo."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from paydesk.domain import rules
from paydesk.domain.checked_address import CheckedAddress
from paydesk.ui.slips.slip import Block, LogoBlock, Matrix
from paydesk.ui.theme_tokens import LIGHT

_LOGO_SIZE: Final = QSize(320, 120)
"""The largest logo, in dots: it fits the narrow paper."""


def logo_blocks(logo: bytes) -> list[Block]:
    """Return the logo in black dots on white; nothing for none."""
    picture = QImage.fromData(logo)
    if picture.isNull():
        return []
    picture = picture.scaled(_LOGO_SIZE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    paper = QImage(picture.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor(LIGHT.qr_light))
    painter = QPainter(paper)
    painter.drawImage(0, 0, picture)
    painter.end()
    dots = paper.convertToFormat(QImage.Format.Format_Mono, Qt.ImageConversionFlag.DiffuseDither)
    rows = (tuple(dots.pixelColor(x, y).value() == 0 for x in range(dots.width())) for y in range(dots.height()))
    return [LogoBlock(tuple(rows))]


def qr_modules(address: CheckedAddress) -> Matrix:
    """Return the code of an address as rows of modules: True is dark, no quiet zone."""
    return _modules(address.text)


def number_modules(order_id: str) -> Matrix:
    """Return the code of an order number, to be scanned at a counter; no rows for an invalid number."""
    return _modules(order_id) if rules.check_order_id(order_id) is None else ()


def _modules(text: str) -> Matrix:
    import qrcode

    code = qrcode.QRCode(border=0, error_correction=qrcode.constants.ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    return tuple(tuple(bool(dark) for dark in row) for row in code.get_matrix())
