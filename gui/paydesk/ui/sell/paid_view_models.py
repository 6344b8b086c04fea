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
    Paragraph,
    SaleLayout,
    SaleViewModel,
    ask_first_words,
    late_words,
    unknown_code_words,
)
from paydesk.ui.words.base import ago_words, money_words, short_time, translate

_GREEN_ACTIONS = (Action.NEXT, Action.RECEIPT, Action.REFUND)


def create_paid_view(
    sale: Sale, now: int, situation: HeadlineInput, refunded: RefundSummary, instead: Sequence[Sale]
) -> SaleViewModel | None:
    """Return the full-colour page of a paid sale; None if its verdict needs a page of another kind.

    Args:
        now: In ms since the epoch.
        refunded: The refunds of the sale.
        instead: The sales that replaced it.
    """
    first = choose_headline(situation)
    view_model = SaleViewModel(SaleLayout.PAID, "", _find_warnings(sale, situation, refunded, instead), headline=first)
    time = short_time(sale.paid_at or sale.started_at).replace(",", "").replace(" ", "\u00a0")  # never broken
    match first:
        case Headline.VERDICT:
            return None
        case Headline.HAND_OVER:
            return replace(view_model, actions=_GREEN_ACTIONS)
        case Headline.PAID_EARLIER:
            title = translate("VerdictStrip", "PAID {time}").format(time=time)
            since = ago_words(now - (sale.paid_at or now))
            main = Action.HAND_OVER_NOW if situation.goods is GoodsState.NOT_HANDED_OVER else None
            below = goods_words(sale)
            return replace(
                view_model,
                title=title,
                subtitle=below,
                details=since,
                actions=_earlier_actions(situation),
                main_action=main,
            )
        case Headline.ALREADY_PAID:
            title = translate("VerdictStrip", "ALREADY PAID {time}").format(time=time)
            asks = offers_hand_over(situation)
            actions = (Action.NEXT, Action.HAND_OVER_NOW) if asks else (Action.NEXT,)
            question = translate("Screens", "Were the goods handed over?") if asks else ""
            return replace(view_model, title=title, details=goods_words(sale), question=question, actions=actions)
    return _create_refunded_view(view_model, sale, refunded)


def _earlier_actions(situation: HeadlineInput) -> tuple[Action, ...]:
    """Return the actions; Enter is Next even where the goods were not handed over."""
    now = (Action.HAND_OVER_NOW,) if offers_hand_over(situation) else ()
    return (Action.NEXT, *now, Action.RECEIPT, Action.REFUND)


def _create_refunded_view(view_model: SaleViewModel, sale: Sale, refunded: RefundSummary) -> SaleViewModel:
    title = translate("VerdictStrip", "REFUNDED")
    amount = money_words(refunded.amount)
    actions: tuple[Action, ...] = (Action.NEXT, Action.RECEIPT)
    if view_model.headline is Headline.PART_REFUNDED:
        title, actions = translate("VerdictStrip", "PART REFUNDED"), _GREEN_ACTIONS
        amount = translate("Screens", "{refunded} of {paid}").format(refunded=amount, paid=money_words(sale.amount))
    paragraphs = [goods_words(sale)] if sale.handed_over is not None else []
    if refunded.at is not None:
        source = translate("Screens", "Refunded {time}, {person}")
        if not refunded.by:
            source = translate("Screens", "Refunded {time}")
        paragraphs.append(source.format(time=short_time(refunded.at), person=refunded.by))
    return replace(
        view_model,
        title=title,
        amount=amount,
        subtitle=translate("VerdictStrip", "DO NOT HAND OVER"),
        details=" · ".join(paragraphs),
        actions=actions,
    )


def goods_words(sale: Sale) -> str:
    """Return when the goods of a paid sale were handed over, and by whom, as far as that is recorded."""
    match goods_of(sale):
        case GoodsState.NOT_HANDED_OVER:
            return translate("Screens", "Not handed over")
        case GoodsState.NOT_RECORDED:
            return translate("Screens", "Hand-over not recorded")
    out = sale.handed_over
    if out is None or not out.by:
        return translate("Screens", "Handed over {time}").format(time=short_time(out.at if out else 0))
    return translate("Screens", "Handed over {time}, {person}").format(time=short_time(out.at), person=out.by)


def _find_warnings(
    sale: Sale, situation: HeadlineInput, refunded: RefundSummary, instead: Sequence[Sale]
) -> tuple[Paragraph, ...]:
    """Return the warnings to read beside the title."""
    paragraphs: list[Paragraph] = []
    if situation.verdict is Verdict.PAID_LATE:
        paragraphs.append(Paragraph(late_words(sale, instead), "", "warn"))
        if sale.given_back and situation.refund is RefundExtent.NONE:
            paragraphs.append(Paragraph(translate("Screens", "Its refund did not go through."), "", "bad"))
    if sale.was_cancelled_late and situation.verdict is Verdict.HAND_OVER:
        paragraphs.append(
            Paragraph(
                translate("Screens", "The customer had paid before the order could be ended."),
                translate("Screens", "The cancel came too late."),
                "warn",
            )
        )
    if sale.needs_handover_check and situation.verdict is Verdict.HAND_OVER:
        paragraphs.append(Paragraph(ask_first_words(), unknown_code_words(), "warn"))
    if sale.paid_twice and situation.refund is RefundExtent.NONE:
        paragraphs.append(_paid_twice_warning(sale, refunded))
    return tuple(paragraphs)


def _paid_twice_warning(sale: Sale, refunded: RefundSummary) -> Paragraph:
    numbers = ", ".join(payment.cf_payment_id for payment in sale.payments)
    listed = translate("Screens", "The service lists more than one payment: {numbers}.").format(numbers=numbers)
    if refunded.amount.paise:
        source = translate("Screens", "PAID TWICE. {amount} of it was given back.")
        return Paragraph(listed, source.format(amount=refunded.amount), "warn")
    return Paragraph(listed, translate("Screens", "PAID TWICE. One payment has to be given back."), "bad")
