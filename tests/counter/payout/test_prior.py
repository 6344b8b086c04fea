"""Limits, repeats and refunds ask all sources of earlier payouts; one that is silent means a second person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.payout import prior
from paydesk.counter.payout.approval import PayoutReviewer, ReviewedDraft
from paydesk.counter.payout.connections import PayoutAccount
from paydesk.counter.payout.prior import JournalPayouts, PriorAnswer, PriorPayouts, PriorQuestion
from paydesk.counter.payout.versions import VersionChooser
from paydesk.counter.recorder import Recorder
from paydesk.domain.clock import HOUR
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import PriorTotals
from paydesk.domain.payout.payout import ApprovalReason, Draft, Limit, PayoutRequest
from paydesk.domain.payout.requests import OrderRefund
from paydesk.domain.rules import PayoutRule
from paydesk.domain.settings.settings import MoneyOut, Settings
from paydesk.store.journal.journal import Journal
from tests.helpers.journals import payout, whole_sale
from tests.helpers.payout_rig import NO_LIMITS, cashgram, upi

NOW = 1_800_000_000_000


class SilentSource:
    """A source that never answers."""

    async def answer(self, _question: PriorQuestion) -> PriorAnswer | None:
        await asyncio.Event().wait()
        raise AssertionError


class UnableSource:
    """A source that knows that it cannot answer."""

    async def answer(self, _question: PriorQuestion) -> PriorAnswer | None:
        return None


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Journal]:
    (tmp_path / "own").mkdir()
    with Journal.open(tmp_path / "own") as journal:
        yield journal


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Journal]:
    """Yield the journal of another counter."""
    (tmp_path / "other").mkdir()
    with Journal.open(tmp_path / "other") as journal:
        yield journal


def review(
    journal: Journal, draft: Draft, others: Sequence[PriorPayouts] = (), money_out: MoneyOut = NO_LIMITS
) -> ReviewedDraft:
    config = Configuration(Settings(money_out=money_out), demo=True, other_payouts=others)
    recorder = Recorder(journal, lambda _event: None)
    versions = VersionChooser(journal, recorder, ServiceConnection(lambda: NOW), config, (), lambda: NOW)
    reviewer = PayoutReviewer(
        journal, recorder, config, lambda _kind: PayoutAccount(NOW, "k", is_time_known=True), versions.choose
    )
    return asyncio.run(reviewer.review(draft, by_supervisor=True))


def test_the_limit_of_a_day_counts_what_other_counters_sent(own: Journal, other: Journal) -> None:
    draft = Draft("d1", upi(400))
    review(own, draft)  # creates the key of accounts
    own.append(payout("p1", NOW - HOUR, "done", paise=30_000))
    other.append(payout("p2", NOW - HOUR, "done", paise=40_000))
    limit = replace(NO_LIMITS, per_day=Money(100_000))
    assert review(own, draft, money_out=limit).summary.approval_reasons == ()
    found = review(own, draft, [JournalPayouts(other)], limit).summary.approval_reasons
    assert found == (ApprovalReason(limit=Limit.PER_DAY, allowed=Money(100_000)),)


@pytest.mark.parametrize("kind", ["cashgram", "refund"])
@pytest.mark.parametrize("request_", [cashgram(500, now=NOW), OrderRefund("", "", Money(50_000), "Goods returned")])
def test_a_sale_that_was_refunded_at_another_counter_is_not_refunded_twice(
    own: Journal, other: Journal, kind: str, request_: PayoutRequest
) -> None:
    for journal in (own, other):
        told = whole_sale("s1", NOW - HOUR, order_id="order-7")
        journal.append([replace(fact, data={**fact.data, "currency": "INR", "host": ""}) for fact in told])
    other.append(payout("r1", NOW - HOUR, "pending", kind=kind, paise=100_000, refund_of="s1"))
    draft = Draft("d1", request_, "s1")
    assert review(own, draft).broken == ()
    assert review(own, draft, [JournalPayouts(other)]).broken == (("amount", PayoutRule.TOO_LARGE),)


@pytest.mark.parametrize("source", [SilentSource(), UnableSource()])
def test_without_an_answer_a_second_person_decides(
    own: Journal, source: PriorPayouts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prior, "ANSWER_TIMEOUT_S", 0.01)
    draft = Draft("d1", upi(400))
    assert review(own, draft).summary.approval_reasons == ()
    found = review(own, draft, [source]).summary
    assert found.approval_reasons == (ApprovalReason(limit=Limit.LATELY_UNKNOWN),)
    assert found.needs_second_person


def test_the_strictest_answer_holds(own: Journal, other: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prior, "ANSWER_TIMEOUT_S", 0.01)
    other.append(payout("p2", NOW - HOUR, "done", paise=90_000))
    limit = replace(NO_LIMITS, per_day=Money(100_000))
    sources: list[PriorPayouts] = [SilentSource(), JournalPayouts(other), UnableSource()]
    found = review(own, Draft("d1", upi(400)), sources, limit).summary.approval_reasons
    assert {each.limit for each in found} == {Limit.PER_DAY, Limit.LATELY_UNKNOWN}


def test_the_same_money_at_another_counter_is_questioned(own: Journal) -> None:
    class Known:
        async def answer(self, _question: PriorQuestion) -> PriorAnswer | None:
            return PriorAnswer(PriorTotals(duplicate_id="t9", duplicate_at=NOW - HOUR))

    found = review(own, Draft("d1", upi(400)), [Known()]).summary.approval_reasons
    assert found == (ApprovalReason(earlier_id="t9", earlier_at=NOW - HOUR),)
