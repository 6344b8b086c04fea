"""A payment link for the customer: its code, and how the slip of it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from paydesk.domain.money import Money
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.theme_tokens import LIGHT
from paydesk.ui.widgets.fonts import font
from paydesk.ui.widgets.qr_view import QUIET, Matrix
from paydesk.ui.words.service_kind import mark_sentence

_WIDTH_MM: Final = 72.0
"""The width of what is printed: it fits on a roll of 80 mm, and stands in the middle of a page."""
_CODE_MM: Final = 58.0


@dataclass(frozen=True, slots=True)
class LinkSlip:
    """What a slip says. Whoever has the link gets the money, so it is in no repr."""

    link: str = field(repr=False)
    amount: Money | None
    shop: str
    last_day: str
    """As it is said; "" for one that is not known."""
    order_id: str = ""
    """Of the order that it refunds, or ""."""
    kind: ServiceKind = ServiceKind.LIVE


def link_modules(link: str) -> Matrix:
    """The QR of a link as rows of modules, True is dark, no quiet zone."""
    import qrcode

    code = qrcode.QRCode(border=0, error_correction=qrcode.constants.ERROR_CORRECT_M)
    code.add_data(link)
    code.make(fit=True)
    return tuple(tuple(bool(dark) for dark in row) for row in code.get_matrix())


def paint_slip(painter: QPainter, slip: LinkSlip, width: float, dots_per_mm: float) -> float:
    """Draw a slip from the top, in the middle of `width` (device pixels). Returns its height."""
    column = QRectF((width - _WIDTH_MM * dots_per_mm) / 2, 0, _WIDTH_MM * dots_per_mm, 0)
    y = 4 * dots_per_mm
    y = _line(painter, column, y, mark_sentence(slip.kind), 4.2, dots_per_mm, bold=True)
    y = _line(painter, column, y, slip.shop, 4.2, dots_per_mm, bold=True)
    y = _line(painter, column, y, QCoreApplication.translate("LinkSlip", "Money for you"), 3.4, dots_per_mm)
    amount = str(slip.amount) if slip.amount is not None else ""
    y = _line(painter, column, y, amount, 9.0, dots_per_mm, bold=True)
    y = _code(painter, column, y, link_modules(slip.link), dots_per_mm)
    scan = QCoreApplication.translate("LinkSlip", "Scan it with your phone and say where the money shall go.")
    y = _line(painter, column, y, scan, 3.4, dots_per_mm)
    if slip.last_day:
        until = QCoreApplication.translate("LinkSlip", "Until {day}. Keep it safe: whoever has it gets the money.")
        y = _line(painter, column, y, until.format(day=slip.last_day), 3.4, dots_per_mm)
    if slip.order_id:
        refund = QCoreApplication.translate("LinkSlip", "Refund of order {number}").format(number=slip.order_id)
        y = _line(painter, column, y, refund, 3.4, dots_per_mm)
    return _line(painter, column, y, mark_sentence(slip.kind), 4.2, dots_per_mm, bold=True)


def _line(
    painter: QPainter, column: QRectF, y: float, text: str, mm: float, dots_per_mm: float, *, bold: bool = False
) -> float:
    """One text, wrapped and centred; the y below it."""
    if not text:
        return y
    made = QFont(font(15, bold=bold))
    made.setPixelSize(max(round(mm * dots_per_mm), 1))
    painter.setFont(made)
    painter.setPen(QColor(LIGHT.qr_dark))
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    room = QRectF(column.left(), y, column.width(), 60 * dots_per_mm)
    drawn = painter.boundingRect(room, int(flags), text)
    painter.drawText(room, int(flags), text)
    return y + drawn.height() + 1.2 * dots_per_mm


def _code(painter: QPainter, column: QRectF, y: float, matrix: Matrix, dots_per_mm: float) -> float:
    """The code in whole dots, with its white around; the y below it."""
    count = len(matrix) + 2 * QUIET
    module = max(int(_CODE_MM * dots_per_mm) // count, 1)
    side = module * count
    left = round(column.center().x() - side / 2)
    top = round(y)
    painter.fillRect(left, top, side, side, QColor(LIGHT.qr_light))
    dark = QColor(LIGHT.qr_dark)
    for row_place, row in enumerate(matrix):
        for place, is_dark in enumerate(row):
            if is_dark:
                x = left + (place + QUIET) * module
                painter.fillRect(x, top + (row_place + QUIET) * module, module, module, dark)
    return y + side
