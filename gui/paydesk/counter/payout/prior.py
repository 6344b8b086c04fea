"""Payouts that were sent before, here or elsewhere: limits, repeats and refunds ask for them (docs/decisions/0031)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.payout import limits
from paydesk.domain.payout.limits import PayoutProposal, PriorTotals
from paydesk.store.journal.journal import Journal

ANSWER_TIMEOUT_S: Final = 2.0
"""Time in which another source has to answer: a person waits for it."""


@dataclass(frozen=True, slots=True)
class RefundedOrder:
    """The order that a payout would refund."""

    order_id: str
    sale_ids: frozenset[str]
    """The sales of the order at this counter."""
    at_other_hosts: frozenset[str] = frozenset()
    """Sales of the same number at another host: theirs is another order."""


@dataclass(frozen=True, slots=True)
class PriorQuestion:
    """Question about earlier payouts, for one under review at `now` (ms, the service's clock; 0 if unknown)."""

    proposal: PayoutProposal
    now: int
    real: bool
    """True for payouts of real money, False for those of tests."""
    excluding: str = ""
    """A payout that does not count against itself; "" for none."""
    refunds: RefundedOrder | None = None


@dataclass(frozen=True, slots=True)
class PriorAnswer:
    """The payouts of a source, as far as they count."""

    totals: PriorTotals
    refunded: Money = NO_MONEY
    """The refunds of the order."""
    is_complete: bool = True
    """False if payouts are unknown, since a source of them does not answer."""

    def __add__(self, other: PriorAnswer) -> PriorAnswer:
        """Return the answer of two sources that have no payout in common."""
        totals, refunded = limits.add_totals(self.totals, other.totals), self.refunded + other.refunded
        return PriorAnswer(totals, refunded, self.is_complete and other.is_complete)


class PriorPayouts(Protocol):
    """A source of payouts that were sent before."""

    async def answer(self, question: PriorQuestion) -> PriorAnswer | None:
        """Return what its payouts amount to; None if it cannot answer now."""


class JournalPayouts:
    """The payouts of this PC's journal, and of those that were set aside. It answers at once."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def answer(self, question: PriorQuestion) -> PriorAnswer:
        """Return what all its payouts amount to. Raises StoreError."""
        here, aside = self._journal.payouts, self._journal.quarantined_payouts
        proposal, now, real = question.proposal, question.now, question.real
        totals = here.prior_totals(proposal, now, excluding=question.excluding, real=real)
        since = now - limits.QUARANTINE_WINDOW
        older = aside.prior_totals(proposal, now, excluding="", real=real, since=since)
        refunded = NO_MONEY
        if (order := question.refunds) is not None:
            for source in (here, aside):
                refunded += source.total_refunded(
                    order.sale_ids,
                    order.order_id,
                    except_sales=order.at_other_hosts,
                    excluding=question.excluding,
                )
        return PriorAnswer(limits.combine_totals(totals, older, now), refunded)


class CombinedPayouts:
    """This PC's journal, and other sources, which leave out what this journal has.

    The others are asked first. The journal answers last and at once, so that no other payout of this counter comes
    between its answer and what is written then.
    """

    def __init__(self, own: JournalPayouts, others: Callable[[], Sequence[PriorPayouts]]) -> None:
        """Ask `own`, and the sources that `others` returns at that time."""
        self._own = own
        self._others = others

    async def answer(self, question: PriorQuestion) -> PriorAnswer:
        """Return what the payouts of all sources amount to; incomplete if one is silent. Raises StoreError."""
        # without others nothing is waited for: gathering nothing would give other commands a turn
        waiting = [_answer_in_time(each, question) for each in self._others()]
        others = await asyncio.gather(*waiting) if waiting else []
        found = await self._own.answer(question)
        for each in others:
            found = replace(found, is_complete=False) if each is None else found + each
        return found


async def _answer_in_time(source: PriorPayouts, question: PriorQuestion) -> PriorAnswer | None:
    try:
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            return await source.answer(question)
    except TimeoutError:
        return None
