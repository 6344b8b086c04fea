"""What the page of a sale shows once the service says PAID: in time, late, or for something else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui.actions import Action
from paydesk.ui.sell.screen import Look, Paragraph, Screen, Tone
from paydesk.ui.words.base import clock_time, money_words


def paid(sale: Sale) -> Screen:
    """In time, and as it was asked for: the goods may go."""
    said: list[Paragraph] = []
    if sale.was_paid_before:
        said.append(
            Paragraph(
                QCoreApplication.translate(
                    "Screens",
                    "It was paid already when its number was taken here; this sale brought no new money. Somebody may"
                    " have handed the goods over: ask before you hand them over again.",
                ),
                QCoreApplication.translate("Screens", "PAID BEFORE THIS SALE"),
                Tone.WARN,
            )
        )
    if sale.cancel_came_too_late:
        said.append(
            Paragraph(
                QCoreApplication.translate("Screens", "The customer had paid before the order could be ended."),
                QCoreApplication.translate("Screens", "The cancel came too late."),
                Tone.WARN,
            )
        )
    if sale.paid_twice:
        numbers = ", ".join(payment.cf_payment_id for payment in sale.payments)
        said.append(
            Paragraph(
                QCoreApplication.translate("Screens", "The service lists more than one payment: {numbers}.").format(
                    numbers=numbers
                ),
                QCoreApplication.translate("Screens", "PAID TWICE. One payment has to be given back."),
                Tone.BAD,
            )
        )
    return Screen(Look.PAID, "", tuple(said), (Action.NEXT, Action.RECEIPT), Tone.OK)


def paid_late(sale: Sale, instead: Sequence[Sale]) -> Screen:
    """The money came after the sale was closed, or taken again as `instead`: hand over once, or refund."""
    twin = next((other for other in instead if other.phase is Phase.PAID), None) or next(iter(instead), None)
    heading = QCoreApplication.translate("Screens", "Hand over once, or refund. Never both.")
    if sale.seen_at is not None:
        done = QCoreApplication.translate("Screens", "Somebody here has settled it. The story of the sale says who.")
        said = [Paragraph(_when(sale, twin)), *([Paragraph(_twin_words(twin))] if twin else []), Paragraph(done)]
        return Screen(Look.WORDS, "", tuple(said), (Action.NEXT, Action.RECEIPT), amount_name=_paid_words())
    twice = twin is not None and twin.phase is Phase.PAID
    actions = (Action.REFUND, Action.HAND_OVER) if twice else (Action.HAND_OVER, Action.REFUND)
    happened = Paragraph(_when(sale, twin))
    of_twin = Paragraph(_twin_words(twin) if twin is not None else "")
    choices = (_refund(twice=twice), _hand_over())
    said = [happened, of_twin, *choices]
    return Screen(Look.LATE, heading, tuple(said), (*actions, Action.NEXT, Action.RECEIPT), Tone.WARN, twin=twin)


def _refund(*, twice: bool) -> Paragraph:
    if twice:
        text = QCoreApplication.translate(
            "Screens", "The customer has paid twice. Give this one back by payout link; the order number goes with it."
        )
        say = QCoreApplication.translate("Screens", "Say: “You have paid twice; I give one back now.”")
    else:
        text = QCoreApplication.translate("Screens", "They have their goods. Give this money back by payout link.")
        say = QCoreApplication.translate("Screens", "Say: “Your payment came late; I give it back now.”")
    return Paragraph(text, say)


def _hand_over() -> Paragraph:
    text = QCoreApplication.translate("Screens", "Hand over once, for this sale.")
    say = QCoreApplication.translate("Screens", "Say: “Your payment came late; here are your goods.”")
    return Paragraph(text, say)


def _paid_words() -> str:
    return QCoreApplication.translate("Screens", "Paid")


def _when(sale: Sale, twin: Sale | None) -> str:
    paid_at = clock_time(sale.paid_at or 0)
    if sale.paid_after_close or twin is None:
        source = QCoreApplication.translate("Screens", "It was closed here at {closed}; the payment came at {paid}.")
        return source.format(closed=clock_time(sale.closed_at or 0), paid=paid_at)
    source = QCoreApplication.translate("Screens", "It was taken again at {again}; the payment came at {paid}.")
    return source.format(again=clock_time(twin.started_at), paid=paid_at)


def _twin_words(twin: Sale) -> str:
    if twin.phase is Phase.PAID:
        source = QCoreApplication.translate("Screens", "HAND OVER was shown for it at {time}.")
        return source.format(time=clock_time(twin.paid_at or 0))
    if twin.is_open:
        return QCoreApplication.translate("Screens", "Not paid so far. Cancel it before you hand over.")
    return QCoreApplication.translate("Screens", "Nobody paid it.")


def paid_otherwise(sale: Sale) -> Screen:
    """PAID, but not what was asked for here: nobody can say from here whether the goods may go (truth 15)."""
    said = [
        Paragraph(
            QCoreApplication.translate(
                "Screens",
                "Keep the goods, and call your supervisor: what is wrong has to be settled with the customer.",
            ),
            QCoreApplication.translate("Screens", "Money came, but not what this bill asks for."),
            Tone.BAD,
        ),
        Paragraph(_difference(sale)),
    ]
    heading = QCoreApplication.translate("Screens", "Paid, but not as it was asked for")
    return Screen(Look.WORDS, heading, tuple(said), (Action.NEXT, Action.REFUND), Tone.BAD)


def _difference(sale: Sale) -> str:
    asked = money_words(sale.billed or sale.amount)
    if sale.currency.upper() != "INR":
        source = QCoreApplication.translate("Screens", "The bill is {asked}; the order was paid in {currency}.")
        return source.format(asked=asked, currency=sale.currency)
    if sale.order_amount is None:
        source = QCoreApplication.translate("Screens", "The bill is {asked}; the service does not say what was paid.")
        return source.format(asked=asked)
    source = QCoreApplication.translate("Screens", "The bill is {asked}; the order that was paid is of {paid}.")
    return source.format(asked=asked, paid=sale.order_amount)
