"""A review on a journal alone, and what it leaves out: the payout itself, other orders, other accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.payout.approval import PayoutReviewer, ReviewedDraft
from paydesk.counter.payout.connections import PayoutAccount
from paydesk.counter.payout.versions import VersionChooser
from paydesk.counter.recorder import Recorder
from paydesk.domain.clock import DAY, HOUR
from paydesk.domain.fact import Fact, Stamp
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Draft, Limit, Payout, PayoutKind
from paydesk.domain.payout.requests import NewCashgram
from paydesk.domain.rules import PayoutRule
from paydesk.domain.settings.settings import (
    PRODUCTION_GATEWAY,
    PRODUCTION_HOSTS,
    Connection,
    PayoutHosts,
    Settings,
    TransferVersion,
)
from paydesk.store.journal.journal import Journal
from tests.api.payouts.shapes import a_transfer, error
from tests.helpers.journals import payout, whole_sale
from tests.helpers.line import Line
from tests.helpers.payout_rig import NO_LIMITS, PayoutRig, cashgram, upi

NOW: Final = 1_800_000_000_000
LIVE: Final = "api.cashfree.com"
KEYS: Final = "keys-of-now"


class Desk:
    """A reviewer on a journal, and what was written there."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.config = Configuration(Settings(money_out=NO_LIMITS), demo=True)
        recorder = Recorder(journal, lambda _event: None)
        versions = VersionChooser(journal, recorder, ServiceConnection(lambda: NOW), self.config, (), lambda: NOW)
        self.reviewer = PayoutReviewer(
            journal, recorder, self.config, lambda _kind: PayoutAccount(NOW, KEYS, is_time_known=True), versions.choose
        )

    def review(self, draft: Draft, *, by_supervisor: bool = True, existing: Payout | None = None) -> ReviewedDraft:
        return asyncio.run(self.reviewer.review(draft, by_supervisor=by_supervisor, existing=existing))

    def set(self, **money_out: object) -> None:
        """Other settings of money out."""
        self.config.settings = replace(self.config.settings, money_out=replace(NO_LIMITS, **money_out))  # type: ignore[arg-type]

    def sold(self, sale_id: str, order_id: str, host: str = "") -> None:
        """Write a sale of 1,250.00."""
        told = whole_sale(sale_id, NOW - HOUR, order_id=order_id)
        self.journal.append([replace(fact, data={**fact.data, "currency": "INR", "host": host}) for fact in told])

    def refunded(self, payout_id: str, sale_id: str, rupees: int, outcome: str = "pending") -> None:
        """Write a link that refunded so much of it."""
        self.journal.append(
            payout(payout_id, NOW - HOUR, outcome, kind="cashgram", paise=rupees * 100, refund_of=sale_id)
        )

    def left(self, sale_id: str, *, besides: str = "") -> int:
        """Return the rupees that may still be refunded: the largest refund that breaks no rule."""
        return max(
            (rupees for rupees in range(50, 1_300, 50) if not self.refund(sale_id, rupees, besides=besides)), default=0
        )

    def refund(self, sale_id: str, rupees: int, *, besides: str = "") -> tuple[tuple[str, object], ...]:
        """Return the rules that a refund breaks."""
        draft = Draft("d1", cashgram(rupees, now=NOW), sale_id)
        known = Payout(payout_id=besides, kind=PayoutKind.CASHGRAM) if besides else None
        return self.review(draft, by_supervisor=True, existing=known).broken


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with Journal.open(tmp_path) as journal:
        yield Desk(journal)


def test_one_payment_is_given_back_once_however_many_sales_were_taken_of_its_order(desk: Desk) -> None:
    desk.sold("first", "order-7")
    desk.sold("again", "order-7")
    desk.sold("other", "order-8")
    desk.sold("elsewhere", "order-7", host="another.example")
    assert [desk.left(each) for each in ("first", "again", "other", "elsewhere")] == [1_250] * 4
    desk.refunded("r1", "first", 1_000)
    assert [desk.left(each) for each in ("first", "again", "other", "elsewhere")] == [250, 250, 1_250, 1_250]
    desk.refunded("r2", "again", 250)
    assert [desk.left(each) for each in ("first", "again")] == [0, 0]
    assert desk.refund("first", 50) == (("amount", PayoutRule.TOO_LARGE),)
    desk.refunded("r3", "elsewhere", 50)
    assert (desk.left("first"), desk.left("elsewhere")) == (0, 1_200), "at another host it is another order"


def test_what_failed_was_not_given_back_and_what_is_sent_again_does_not_count_itself(desk: Desk) -> None:
    desk.sold("s1", "order-7")
    desk.refunded("failed", "s1", 1_000, "failed")
    assert desk.left("s1") == 1_250
    desk.refunded("r1", "s1", 1_000)
    assert (desk.left("s1"), desk.left("s1", besides="r1"), desk.left("s1", besides="failed")) == (250, 1_250, 250)


def test_a_refund_names_its_order_and_nothing_else_does(desk: Desk) -> None:
    desk.sold("s1", "order-7")
    refund = desk.review(Draft("d1", cashgram(50, now=NOW), "s1"), by_supervisor=True)
    assert refund.order_id == "order-7"
    assert isinstance(refund.draft.request, NewCashgram)
    assert refund.draft.request.remarks == "Refund order 7"
    plain = desk.review(Draft("d2", cashgram(50, now=NOW)), by_supervisor=True)
    assert (plain.order_id, plain.broken) == ("", ())
    assert desk.refund("gone", 50) == (("refundOf", PayoutRule.NOT_ONE_OF),)
    sent = desk.review(Draft("d3", upi(50), "s1"), by_supervisor=True)
    assert sent.broken == (("refundOf", PayoutRule.NOT_ONE_OF),), "money goes back by a link"


LOOKS_UP_AT_A_TEST = replace(PRODUCTION_HOSTS, verification_url=PayoutHosts().verification_url)
"""A refund of a test's sale went out as real money from such a counter."""


@pytest.mark.parametrize(
    ("host", "hosts", "demo", "goes"),
    [
        (LIVE, PRODUCTION_HOSTS, False, True),
        (LIVE, PRODUCTION_HOSTS, True, False),
        (LIVE, PayoutHosts(), False, False),
        ("sandbox.cashfree.com", PayoutHosts(), False, True),
        ("sandbox.cashfree.com", PRODUCTION_HOSTS, False, False),
        ("sandbox.cashfree.com", LOOKS_UP_AT_A_TEST, False, False),
        (LIVE, LOOKS_UP_AT_A_TEST, False, True),
        (LIVE, PayoutHosts(internal_transfer_url="https://api.cashfree.com"), False, False),
        ("sandbox.cashfree.com", PRODUCTION_HOSTS, True, True),
        ("", PRODUCTION_HOSTS, False, True),
    ],
)
def test_money_goes_back_as_it_came(desk: Desk, host: str, hosts: PayoutHosts, demo: bool, goes: bool) -> None:
    """Real for real, a test's for a test; what an older Paydesk took says neither, and a demo moves none."""
    desk.config.settings = Settings(
        connection=Connection(PRODUCTION_GATEWAY), money_out=replace(NO_LIMITS, hosts=hosts)
    )
    desk.config.demo = demo
    desk.sold("s1", "order-7", host)
    assert desk.refund("s1", 50) == (() if goes else (("refundOf", PayoutRule.OTHER_MONEY),))


# sent again


def again(**more: object) -> Payout:
    """Return a transfer that may be sent again."""
    payout = Payout(payout_id="p1", kind=PayoutKind.DIRECT, sends=1, sent=Stamp(NOW - HOUR), keys=KEYS)
    return replace(payout, **more)  # type: ignore[arg-type]


def asked_about(desk: Desk, payout: Payout | None) -> list[tuple[str, int | None]]:
    """Return the earlier payouts that may be this very money."""
    found = desk.review(Draft("d1", upi(400, vpa="gupta@okbank")), by_supervisor=True, existing=payout)
    assert found.broken == ()
    return [(each.earlier_id, each.earlier_at) for each in found.summary.approval_reasons if each.limit is None]


@pytest.mark.parametrize(
    ("payout", "asked"),
    [
        (again(), False),
        (again(earlier_send_unresolved=True), False),
        (again(keys="others"), False),
        (again(earlier_send_unresolved=True, keys=""), False),
        (again(earlier_send_unresolved=True, keys="others"), True),
    ],
)
def test_the_same_number_with_other_keys_is_another_payment(desk: Desk, payout: Payout, asked: bool) -> None:
    """Regression: the first send may have arrived, and another account does not know its number."""
    assert asked_about(desk, payout) == ([("p1", NOW - HOUR)] if asked else [])


def test_it_does_not_count_itself_and_all_others_do(desk: Desk) -> None:
    draft = Draft("d1", upi(400, vpa="gupta@okbank"))
    accounts = desk.review(draft, by_supervisor=True).accounts
    assert len(accounts) == 1
    desk.journal.append(payout("p1", NOW - HOUR, "unknown", paise=40_000, accounts=accounts))
    assert asked_about(desk, again()) == []
    assert [earlier for earlier, _ in asked_about(desk, None)] == ["p1"]
    desk.set(per_day=Money(40_000))
    found = desk.review(draft, by_supervisor=True, existing=again())
    assert found.summary.approval_reasons == ()
    found = desk.review(draft, by_supervisor=True)
    assert [each.limit for each in found.summary.approval_reasons] == [Limit.PER_DAY, None]


def test_what_went_by_one_version_goes_by_it_again(desk: Desk) -> None:
    """A transfer that names a fund source went by v1.2: that the setting is v1 now breaks no rule of it."""
    draft = Draft("d1", replace(upi(400), payment_instrument_id="MAIN01"))
    desk.set(transfer_version=TransferVersion.V1)
    older = (("paymentInstrumentId", PayoutRule.ONLY_V1_2),)
    review = desk.review
    assert review(draft, by_supervisor=True).broken == older
    assert review(draft, by_supervisor=True, existing=again()).broken == ()
    desk.set()
    assert review(draft, by_supervisor=True).broken == ()
    assert review(draft, by_supervisor=True, existing=again(version=TransferVersion.V1)).broken == older
    plain = Draft("d2", upi(400))
    found = [review(plain, by_supervisor=True, existing=again(version=each)).version for each in TransferVersion]
    assert found == list(TransferVersion)
    link = Draft("d3", cashgram(400, now=NOW))
    desk.set(transfer_version=TransferVersion.V1)
    found = [review(each, by_supervisor=True).version for each in (plain, link)]
    assert found == [TransferVersion.V1, TransferVersion.V1_2]


def test_what_was_told_and_is_not_written_yet_counts(desk: Desk) -> None:
    desk.sold("s1", "order-7")
    told: list[Fact] = payout("r1", NOW - HOUR, "pending", kind="cashgram", paise=100_000, refund_of="s1")
    desk.reviewer._recorder.write_later(*told)
    assert desk.left("s1") == 250


def test_the_day_of_the_limits_is_that_of_now(desk: Desk) -> None:
    desk.set(per_day=Money(40_000))
    draft = Draft("d1", upi(400))
    desk.review(draft, by_supervisor=True)  # makes the key of accounts, as yesterday's did
    desk.journal.append(payout("yesterday", NOW - DAY, "done", paise=40_000))
    assert desk.review(draft, by_supervisor=True).summary.approval_reasons == ()


class Wired(PayoutRig):
    """A counter whose calls go through a line in this process."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "http://127.0.0.1", "a", "b", follow=False)
        self.line = Line({})

    def client(self) -> PayoutsClient:
        return PayoutsClient(self.hosts, Credentials("a", "b"), wire=self.line)


async def test_what_never_arrived_is_sent_again_without_a_question_about_itself(tmp_path: Path) -> None:
    absent = (404, error("404", "transferId is invalid or does not exist"))
    async with Wired(tmp_path / "till") as rig:
        rig.line.answers = {"directTransfer": httpx.ReadError("lost"), "getTransferStatus": absent}
        out = await rig.confirm(upi(400, vpa="gupta@okbank"))
        rig.later(minutes=3)
        assert (await rig.ask(out.payout_id)).is_not_found
        assert (await rig.refused(upi(400, vpa="gupta@okbank"))).second is not None, "another form is asked about"
        rig.line.answers = {"directTransfer": (200, a_transfer())}
        assert (await rig.again(out.payout_id)).outcome is Outcome.DONE
        assert len([asked for asked in rig.line.asked if "directTransfer" in asked]) == 2
