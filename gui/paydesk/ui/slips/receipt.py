"""The receipt of a paid sale, and the slip of a payment link: pure functions that say what stands on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from paydesk.domain.order import PaymentMethod
from paydesk.domain.settings.service_kind import ServiceKind, host_of
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY
from paydesk.ui import clock
from paydesk.ui.slips.slip import BlackBar, Block, Dashes, Line, Pair, QrBlock, Size, Slip
from paydesk.ui.words.base import amount_in_words, marked, money_words, short_time, translate

if TYPE_CHECKING:
    from paydesk.domain.money import Money
    from paydesk.domain.sale.sale import Sale
    from paydesk.domain.settings.settings import Printing, Settings

_DAY: Final = "%d-%m-%Y"
_SHORT_DAY: Final = "%d-%m-%y"


@dataclass(frozen=True, slots=True)
class Sender:
    """Who gives out slips: what stands on top and at the foot of each."""

    shop: str
    counter: str
    printing: Printing
    kind: ServiceKind

    @classmethod
    def of(cls, settings: Settings, kind: ServiceKind) -> Sender:
        """This counter."""
        return cls(settings.shop.name, settings.shop.counter_name, settings.printing, kind)


@dataclass(frozen=True, slots=True)
class Copy:
    """That a slip was printed before: the how-manieth duplicate this is, when (ms since 1970), and for whom."""

    number: int
    at: int
    by: str


def receipt(sale: Sale, sender: Sender) -> Slip:
    """The receipt that was asked for last: only of a sale that `has_receipt`; from the second on it says DUPLICATE.

    Raises ValueError for a sale that was not paid as it was asked for.
    """
    if not sale.has_receipt or sale.amount is None:
        raise ValueError("only a paid sale has a receipt")
    kind, last = kind_of(sale, sender), len(sale.receipts) - 1
    copy = Copy(last, sale.receipts[last].at, sale.receipts[last].by) if last > 0 else None
    name = translate("Slip", "Receipt {order}").format(order=sale.order_id)
    show = translate("Slip", "Show this slip at the counter: we scan it and find your payment.")
    thanks = sender.printing.thanks or translate("Slip", "Thank you. Come again.")
    blocks: list[Block] = [
        *duplicate(copy),
        *_head(sender),
        Line(translate("Slip", "PAID"), Size.HEAD, bold=True),
        *_amount(sale.amount),
        Dashes(),
        *_facts(sale, sender),
        Dashes(),
        QrBlock(sale.order_id, show),
        Line(thanks, bold=True),
        *no_real_money(kind),
    ]
    return Slip(marked(kind, name), tuple(blocks))


def kind_of(sale: Sale, sender: Sender) -> ServiceKind:
    """Whether its money was real: where it was made says so, and not what this counter talks to now (truth 23)."""
    if sender.kind is ServiceKind.DEMO or not sale.host:
        return sender.kind
    return ServiceKind.LIVE if sale.host == host_of(PRODUCTION_GATEWAY) else ServiceKind.TEST


def _head(sender: Sender) -> list[Block]:
    number = sender.printing.gst_number
    gst = translate("Slip", "GSTIN {number}").format(number=number) if number else ""
    lines = [Line(text) for text in (sender.printing.address, gst) if text]
    return [*([Line(sender.shop, Size.TITLE, bold=True)] if sender.shop else []), *lines, Dashes()]


def _amount(amount: Money) -> list[Block]:
    said = amount_in_words(amount)
    return [Line(str(amount), Size.AMOUNT, bold=True), *([Line(said)] if said else [])]


def _facts(sale: Sale, sender: Sender) -> list[Block]:
    """What tells this payment from all others."""
    at = sale.paid_at or 0
    time = clock.local(at).isoformat(" ", "seconds")[11:]  # with its offset
    time = f"{time[:8]} {time[8:]}"
    paid_by = translate("Slip", "UPI QR")
    if sale.method is PaymentMethod.LINK:
        paid_by = translate("Slip", "Payment link")
    numbers = [payment.cf_payment_id for payment in sale.payments] or [sale.cf_payment_id]
    banks = [payment.bank_reference for payment in sale.payments]
    payment = translate("Slip", "Payment")
    bank = translate("Slip", "Bank reference")
    day = clock.local(at)
    counter = ", ".join(filter(None, (sender.counter, sale.by, sale.terminal)))
    rows = [
        Pair(translate("Slip", "Date"), f"{day.strftime(_DAY)} {time}", narrow=f"{day.strftime(_SHORT_DAY)} {time}"),
        Pair(translate("Slip", "Paid by"), paid_by),
        *(Pair(payment, number) for number in numbers),
        *(Pair(bank, number) for number in banks),
        Pair(translate("Slip", "Order"), sale.order_id),
        Pair(translate("Slip", "Invoice"), translate("Slip", "GST dynamic QR") if sale.add_invoice else ""),
        Pair(translate("Slip", "Counter"), counter),
        Pair(translate("Slip", "Phone"), sale.customer_phone),
    ]
    return [row for row in rows if row.right]


def payment_link(url: str, sale: Sale, sender: Sender) -> Slip:
    """The slip of a payment link that can be paid now: where it leads, and that nothing is paid yet."""
    kind = kind_of(sale, sender)
    until = translate("Slip", "It works until {time}.")
    works = until.format(time=short_time(sale.qr_expires_at)) if sale.qr_expires_at is not None else ""
    name = translate("Slip", "Payment link {order}").format(order=sale.order_id)
    blocks: list[Block] = [
        *_head(sender),
        Line(translate("Slip", "TO PAY"), Size.HEAD, bold=True),
        Line(money_words(sale.amount), Size.AMOUNT, bold=True),
        Line(translate("Slip", "Not paid yet: this is no receipt.")),
        Dashes(),
        Line(translate("Slip", "Opens a web page"), Size.HEAD, bold=True),
        Line(translate("Slip", "Scan it with the phone's camera, or type the address.")),
        QrBlock(url),
        Line(url, bold=True),
        *([Line(works)] if works else []),
        Dashes(),
        Pair(translate("Slip", "Order"), sale.order_id),
        *no_real_money(kind),
    ]
    return Slip(marked(kind, name), tuple(blocks))


def test_slip(sender: Sender) -> Slip:
    """What shows whether the printer takes a slip, and how the shop stands on it."""
    name = translate("Slip", "Test slip")
    blocks: list[Block] = [
        *_head(sender),
        Line(name, Size.HEAD, bold=True),
        Line("₹1,23,456.78", Size.AMOUNT, bold=True),
        Line(translate("Slip", "No sale, and no receipt: the printer is being tried.")),
        *no_real_money(sender.kind),
    ]
    return Slip(marked(sender.kind, name), tuple(blocks))


def duplicate(copy: Copy | None) -> list[Block]:
    """The bar on top of what was printed before."""
    if copy is None:
        return []
    day = clock.local(copy.at).strftime(f"{_DAY} %H:%M")
    if copy.by:
        more = translate("Slip", "printed {time} by {person}").format(time=day, person=copy.by)
    else:
        more = translate("Slip", "printed {time}").format(time=day)
    text = translate("Slip", "DUPLICATE {number}").format(number=copy.number)
    return [BlackBar(text, more, Size.LOUD)]


def no_real_money(kind: ServiceKind) -> list[Block]:
    """The bar at the foot of every slip that is not live (truths 12 and 23)."""
    match kind:
        case ServiceKind.DEMO:
            return [BlackBar(translate("Slip", "DEMO: NO REAL MONEY MOVED"))]
        case ServiceKind.TEST:
            return [BlackBar(translate("Slip", "TEST: NO REAL MONEY MOVED"))]
    return []
