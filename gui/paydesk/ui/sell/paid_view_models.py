"""The full-colour page of a paid sale: green for the one just taken, another colour for all others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from paydesk.domain.sale.headline import (
    GoodsState,
    Headline,
    HeadlineInput,
    RefundExtent,
    RefundSummary,
    choose_headline,
    goods_of,
    offers_hand_over,
)
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.actions import Action
from paydesk.ui.sell.view_model import (
    PageTone,
    Paragraph,
    SaleLayout,
    SaleViewModel,
    ask_first_words,
    late_words,
    name_words,
    unknown_code_words,
)
from paydesk.ui.words.ages import past_words
from paydesk.ui.words.base import ago_words, money_words, short_time, translate
from paydesk.ui.words.sales import method_words, payment_words

_MAIN = (Action.NEXT, Action.RECEIPT)
_SHARE = (Action.RECEIPT_SHARE, Action.RECEIPT_MAIL)


def create_paid_view(
    sale: Sale, now: int, situation: HeadlineInput, refunded: RefundSummary, instead: Sequence[Sale]
) -> SaleViewModel | None:
    """Return the full-colour page of a paid sale; None if its verdict needs a page of another kind.

    Args:
        now: In ms since the epoch.
        refunded: The refunds of the sale.
        instead: The sales that replaced it.
    """
    headline = choose_headline(situation)
    labels = {Action.NEXT: translate("Screens", "Next")}
    page = SaleViewModel(SaleLayout.COLOUR, "", headline=headline, labels=labels, actions=_MAIN)
    page = replace(page, paragraphs=_find_warnings(sale, situation, refunded, instead))
    match headline:
        case Headline.VERDICT:
            return None
        case Headline.HAND_OVER:
            return _create_fresh(page, sale, now)
        case Headline.PAID_EARLIER:
            return _create_earlier(page, sale, now, situation)
        case Headline.ALREADY_PAID:
            return _create_already(page, sale, situation)
    return _create_refunded(page, sale, refunded)


def _create_fresh(page: SaleViewModel, sale: Sale, now: int) -> SaleViewModel:
    """Create the green page; a second payment of the same sale can be refunded from its menu."""
    return replace(
        page,
        heading=translate("Screens", "PAID"),
        tone=PageTone.FRESH,
        icon="paid",
        subtitle=translate("VerdictStrip", "HAND OVER"),
        details=" · ".join(filter(None, (name_words(sale), past_words(sale, now)))),
        actions=(*_MAIN, *_SHARE, *((Action.REFUND,) if sale.paid_twice else ())),
    )


def _create_earlier(page: SaleViewModel, sale: Sale, now: int, situation: HeadlineInput) -> SaleViewModel:
    hand_over = (Action.HAND_OVER_NOW,) if offers_hand_over(situation) else ()
    return replace(
        page,
        heading=translate("Screens", "PAID {time}").format(time=_time(sale)),
        tone=PageTone.PAST,
        icon="paid",
        subtitle=goods_words(sale),
        details=" · ".join((_since(sale, now), *_static_words(sale))),
        actions=(*_MAIN, *hand_over, *_SHARE, Action.REFUND),
    )


def _create_already(page: SaleViewModel, sale: Sale, situation: HeadlineInput) -> SaleViewModel:
    """Create the page of a paid receipt that was scanned again. Enter is the safe answer."""
    asks = offers_hand_over(situation)
    labels = {
        Action.NEXT: translate("Screens", "Yes: next customer") if asks else translate("Screens", "Next"),
        Action.HAND_OVER_NOW: translate("Screens", "No: hand over now"),
    }
    return replace(
        page,
        heading=translate("Screens", "ALREADY PAID"),
        tone=PageTone.ALREADY,
        icon="warn",
        subtitle="" if asks else goods_words(sale),
        details=translate("Screens", "Paid {time} at this counter").format(time=_time(sale)),
        question=translate("Screens", "Were the goods given?") if asks else "",
        actions=(Action.NEXT, Action.HAND_OVER_NOW) if asks else (Action.NEXT,),
        labels=labels,
    )


def _create_refunded(page: SaleViewModel, sale: Sale, refunded: RefundSummary) -> SaleViewModel:
    heading, amount = translate("Screens", "REFUNDED"), money_words(refunded.amount)
    actions: tuple[Action, ...] = (*_MAIN, *_SHARE)
    if page.headline is Headline.PART_REFUNDED:
        heading, actions = translate("Screens", "PART REFUNDED"), (*_MAIN, *_SHARE, Action.REFUND)
        amount = translate("Screens", "{refunded} of {paid}").format(refunded=amount, paid=money_words(sale.amount))
    details = [goods_words(sale)] if sale.handed_over is not None else []
    if refunded.at is not None:
        source = translate("Screens", "Refunded {time} by {person}")
        if not refunded.by:
            source = translate("Screens", "Refunded {time}")
        details.append(source.format(time=short_time(refunded.at), person=refunded.by))
    return replace(
        page,
        heading=heading,
        tone=PageTone.REFUND,
        icon="undo",
        amount=amount,
        subtitle=translate("VerdictStrip", "DO NOT HAND OVER"),
        details=" · ".join(details),
        actions=actions,
    )


def _time(sale: Sale) -> str:
    return short_time(sale.paid_at or sale.started_at).replace(",", "").replace(" ", "\u00a0")  # never broken


def _since(sale: Sale, now: int) -> str:
    """Return how long ago the sale was paid, and who handed the goods over."""
    since = ago_words(now - (sale.paid_at or now))
    if sale.handed_over is None or not sale.handed_over.by:
        return since
    return translate("Screens", "{since}, by {person}").format(since=since, person=sale.handed_over.by)


def _static_words(sale: Sale) -> tuple[str, ...]:
    """Return what a payment on the shop's QR has in place of an order number."""
    return (method_words(sale.method), payment_words(sale)) if sale.is_static else ()


def goods_words(sale: Sale) -> str:
    """Return what is recorded of the goods of a paid sale."""
    match goods_of(sale):
        case GoodsState.NOT_HANDED_OVER:
            return translate("Screens", "Not handed over")
        case GoodsState.NOT_RECORDED:
            return translate("Screens", "Hand-over not recorded")
    return translate("Screens", "Handed over")


def _find_warnings(
    sale: Sale, situation: HeadlineInput, refunded: RefundSummary, instead: Sequence[Sale]
) -> tuple[Paragraph, ...]:
    """Return the warnings to read below the amount."""
    paragraphs: list[Paragraph] = []
    if situation.verdict is Verdict.PAID_LATE:
        paragraphs.append(Paragraph(late_words(sale, instead), "", "warn"))
        if sale.given_back and situation.refund is RefundExtent.NONE:
            paragraphs.append(Paragraph(translate("Screens", "The refund failed."), "", "bad"))
    if sale.was_cancelled_late and situation.verdict is Verdict.HAND_OVER:
        lead = translate("Screens", "Cancelled too late.")
        paragraphs.append(Paragraph(translate("Screens", "The customer had already paid."), lead, "warn"))
    if sale.needs_handover_check and situation.verdict is Verdict.HAND_OVER:
        paragraphs.append(Paragraph(ask_first_words(), unknown_code_words(), "warn"))
    if sale.paid_twice and situation.refund is RefundExtent.NONE:
        paragraphs.append(_paid_twice_warning(sale, refunded))
    return tuple(paragraphs)


def _paid_twice_warning(sale: Sale, refunded: RefundSummary) -> Paragraph:
    numbers = ", ".join(payment.cf_payment_id for payment in sale.payments)
    listed = translate("Screens", "Payments: {numbers}.").format(numbers=numbers)
    if refunded.amount.paise:
        source = translate("Screens", "PAID TWICE. Refunded: {amount}.")
        return Paragraph(listed, source.format(amount=refunded.amount), "warn")
    return Paragraph(listed, translate("Screens", "PAID TWICE. Refund one payment."), "bad")
