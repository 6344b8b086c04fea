"""The slip of a payout link: whoever holds it gets the money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from paydesk.ui.slips.slip import BlackBar, Block, Line, QrBlock, Size, Slip
from paydesk.ui.words.service_kind import mark_sentence, marked

if TYPE_CHECKING:
    from paydesk.domain.money import Money
    from paydesk.domain.settings.service_kind import ServiceKind


def link_slip(link: str, amount: Money | None, shop: str, last_day: str, order_id: str, kind: ServiceKind) -> Slip:
    """What the customer is given. `last_day` as it is said, "" where it is not known; `order_id` that it refunds."""
    scan = QCoreApplication.translate("LinkSlip", "Scan it with your phone and say where the money shall go.")
    until = QCoreApplication.translate("LinkSlip", "Until {day}. Keep it safe: whoever has it gets the money.")
    refund = QCoreApplication.translate("LinkSlip", "Refund of order {number}")
    mark = mark_sentence(kind)
    bar: list[Block] = [BlackBar(mark)] if mark else []
    lines: list[Block] = [
        *bar,
        *([Line(shop, Size.TITLE, bold=True)] if shop else []),
        Line(QCoreApplication.translate("LinkSlip", "Money for you"), Size.HEAD, bold=True),
        *([Line(str(amount), Size.AMOUNT, bold=True)] if amount is not None else []),
        QrBlock(link),
        Line(scan),
        *([Line(until.format(day=last_day))] if last_day else []),
        *([Line(refund.format(number=order_id))] if order_id else []),
        *bar,
    ]
    name = marked(kind, QCoreApplication.translate("LinkSlip", "Payout link"))
    return Slip(name, tuple(lines), secret=True)
