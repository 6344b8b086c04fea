"""The slips of payouts: of a link, and of money that was sent."""

from __future__ import annotations

from collections.abc import Iterable

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.money import Money
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.slips.codes import qr_modules
from paydesk.ui.slips.slip import BlackBar, Block, DashedLine, QrBlock, Size, Slip, TextLine, ValueLine, shop_name_lines
from paydesk.ui.words.base import mark_text, marked, translate


def create_payout_slip(
    link: CheckedAddress, amount: Money | None, shop: str, last_day: str, order_id: str, kind: ServiceKind
) -> Slip:
    """Create the slip of a payout link. `last_day` as text, or "" if unknown; `order_id` that it refunds, or ""."""
    scan = translate("LinkSlip", "Scan, then choose where the money goes.")
    until = translate("LinkSlip", "Until {day}. Keep it safe: anyone who has it gets the money.")
    refund = translate("LinkSlip", "Refund of order {number}")
    mark = mark_text(kind)
    bar: list[Block] = [BlackBar(mark)] if mark else []
    lines: list[Block] = [
        *bar,
        *shop_name_lines(shop),
        TextLine(translate("LinkSlip", "Money for you"), Size.HEAD, bold=True),
        *([TextLine(str(amount), Size.AMOUNT, bold=True)] if amount is not None else []),
        QrBlock(qr_modules(link)),
        TextLine(scan),
        *([TextLine(until.format(day=last_day))] if last_day else []),
        *([TextLine(refund.format(number=order_id))] if order_id else []),
        *bar,
    ]
    return Slip(marked(kind, translate("LinkSlip", "Payout link")), tuple(lines), is_secret=True)


def create_payout_receipt(
    amount: Money | None, payee: str, facts: Iterable[tuple[str, str]], shop: str, kind: ServiceKind
) -> Slip:
    """Create the slip of a payout that is done; `facts` as label and text, without those that have none."""
    mark = mark_text(kind)
    bar: list[Block] = [BlackBar(mark)] if mark else []
    lines: list[Block] = [
        *bar,
        *shop_name_lines(shop),
        TextLine(translate("LinkSlip", "Money sent"), Size.HEAD, bold=True),
        *([TextLine(str(amount), Size.AMOUNT, bold=True)] if amount is not None else []),
        TextLine(payee, bold=True),
        DashedLine(),
        *(ValueLine(label, text) for label, text in facts if text),
        *bar,
    ]
    return Slip(marked(kind, translate("LinkSlip", "Money sent")), tuple(lines))
