"""Texts of refunds in the list, the story and the form of a sale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.payout.refunds import refundable_amount
from paydesk.domain.sale.listing import ListedSale, SaleLabel
from paydesk.domain.sale.sale import Sale
from paydesk.ui.widgets.card import ChipKind
from paydesk.ui.words.base import clock_time, money_words, translate
from paydesk.ui.words.payouts import payout_chip, payout_words, reason_words
from paydesk.ui.words.sales import StoryEntry, mark_words


def row_chip(row: ListedSale) -> tuple[str, ChipKind]:
    """Return text and colour of a listed sale; for a partial refund its amount."""
    text, kind = mark_words(row.label)
    if row.label is SaleLabel.PART_REFUNDED:
        text = translate("Sales", "Refunded: {amount}").format(amount=row.refunded)
    return text, kind


def row_spoken(row: ListedSale) -> str:
    """Return the accessible text of a listed sale; for a partial refund with the paid amount."""
    return (
        part_refunded_words(row.refunded, row.amount)
        if row.label is SaleLabel.PART_REFUNDED
        else mark_words(row.label)[0]
    )


def part_refunded_words(refunded: Money, paid: Money | None) -> str:
    """Return the refunded part of the paid amount."""
    source = translate("Sales", "Part refunded: {amount} of {paid}")
    return source.format(amount=refunded, paid=money_words(paid))


def left_words(sale: Sale, refunded: Money) -> str:
    """Return what was refunded and what is left, or "" without a refund."""
    rest = refundable_amount(sale, refunded)
    if not refunded.paise or rest is None:
        return ""
    if not rest.paise:
        return translate("Sales", "Refunded: {amount}").format(amount=refunded)
    source = translate("Sales", "{part}. {rest} left to refund.")
    return source.format(part=part_refunded_words(refunded, sale.paid_amount), rest=rest)


def refund_lines(refunds: Sequence[Payout]) -> Iterator[tuple[int, StoryEntry]]:
    """Return the story entries of refunds, each with its time in ms since the epoch."""
    for out in refunds:
        yield out.wanted_at, _begun_line(out)
        if out.settled_at is not None:
            yield out.settled_at, _ended_line(out)


def _begun_line(out: Payout) -> StoryEntry:
    source = translate("Story", "{person} refunded {amount} by payout link {number}")
    if out.kind is PayoutKind.REFUND:
        source = translate("Story", "{person} refunded {amount}: {reason}, number {number}")
    who = out.by or translate("Story", "somebody")
    text = source.format(
        person=who, amount=money_words(out.amount), number=out.payout_id, reason=reason_words(out.note)
    )
    if out.settled:
        return StoryEntry(clock_time(out.wanted_at), text, "refund")
    state = payout_chip(out)[0]
    return StoryEntry(
        clock_time(out.wanted_at), f"{text}: {state}", "warn" if out.outcome is Outcome.UNKNOWN else "refund"
    )


def _ended_line(out: Payout) -> StoryEntry:
    at = clock_time(out.settled_at or out.wanted_at)
    if out.kind is PayoutKind.REFUND:
        why = payout_words(out).title.rstrip(".")
        if not out.failed:
            return StoryEntry(
                at, translate("Story", "{why}: refund {number}").format(why=why, number=out.payout_id), "refund"
            )
        source = translate("Story", "Refund {number}: {why}. Nothing was refunded.")
        return StoryEntry(at, source.format(number=out.payout_id, why=why), "warn")
    if not out.failed:
        claimed = translate("Story", "The customer has the money: payout link {number}").format(number=out.payout_id)
        return StoryEntry(at, claimed, "refund")
    if out.was_deactivated_here:
        source = translate("Story", "{person} cancelled payout link {number}. Nothing was refunded.")
        return StoryEntry(at, source.format(person=out.ended_by, number=out.payout_id), "warn")
    source = translate("Story", "Payout link {number}: {why}. Nothing was refunded.")
    return StoryEntry(at, source.format(number=out.payout_id, why=payout_words(out).title.rstrip(".")), "warn")
