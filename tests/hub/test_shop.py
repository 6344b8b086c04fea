"""Questions about the whole shop: a search, payouts that were sent before, shares of the reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, now_ms
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import PayoutProposal
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.stored_facts import CarriedFacts
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers.hub import RunningHub, ShippingCounter, journal_with
from tests.helpers.journals import payout, whole_sale

NOW = now_ms() // DAY * DAY + 6 * HOUR + 30 * MINUTE  # noon in India: an hour before is the same day


async def found(counter: ShippingCounter, **params: object) -> list[str]:
    answer = await counter.get("/v1/search", **params)
    assert answer.status_code == 200, answer.text
    return [sale["order_id"] for sale in answer.json()["sales"]]


async def test_every_counter_finds_the_sales_of_all(hub: RunningHub, tmp_path: Path) -> None:
    one, two = await hub.enrol("Counter 1"), await hub.enrol("Counter 2")
    with journal_with(tmp_path / "1", [*whole_sale("a", NOW - HOUR), *whole_sale("b%_", NOW, paise=99_900)]) as journal:
        await one.ship(journal)
    with journal_with(tmp_path / "2", whole_sale("c", NOW - MINUTE, word="ACTIVE")) as journal:
        await two.ship(journal)
    [sale] = (await two.get("/v1/search", amount=99_900)).json()["sales"]
    assert sale == {
        "counter": "Counter 1", "order_id": "PD-b%_", "amount": 99_900, "state": "paid", "paid_at": sale["paid_at"],
        "started_at": NOW, "bill": "",
    }  # fmt: skip
    [waiting] = (await one.get("/v1/search", text="PD-c")).json()["sales"]
    assert (waiting["state"], waiting["paid_at"]) == ("waiting", None)
    assert await found(one, amount=125_000) == ["PD-c", "PD-a"]
    assert await found(one, amount=125_000, limit=1) == ["PD-c"]
    assert await found(one, amount=125_000, since=NOW - 2 * MINUTE) == ["PD-c"]
    assert await found(one, text="pd-A") == ["PD-a"]
    assert await found(one, text="%_") == ["PD-b%_"]
    assert await found(one, text="pd- c") == ["PD-c"]
    assert await found(one, text="nothing") == []


@pytest.mark.parametrize(
    "params", [{}, {"text": " "}, {"amount": "x"}, {"amount": "1" * 30}, {"text": "a b " + "c d" * 30}]
)
async def test_a_search_for_nothing_is_refused(counter: ShippingCounter, params: dict[str, str]) -> None:
    if len(params.get("text", "")) > 50:
        params = {"text": " ".join(f"w{n}" for n in range(21))}
    assert (await counter.get("/v1/search", **params)).status_code == 400


PAYOUTS = [
    *payout("p1", NOW - HOUR, "done", paise=10_000, accounts=["x"]),
    *payout("p2", NOW - 2 * HOUR, "pending", paise=20_000, accounts=["y", "x"]),
    *payout("p3", NOW - HOUR, "failed", paise=40_000, accounts=["x"]),
    *payout("p4", NOW - 3 * DAY, "done", paise=10_000, accounts=["x"]),
    *payout("p5", NOW - HOUR, "done", kind="internal", paise=10_000, accounts=["z"]),
]


@pytest.mark.parametrize("accounts", [("x",), ("y",), ("z",), ("x", "y"), ("none",), ()])
@pytest.mark.parametrize("paise", [10_000, 20_000, 40_000, 5])
async def test_other_counters_answer_as_the_own_journal_would(
    hub: RunningHub, tmp_path: Path, accounts: tuple[str, ...], paise: int
) -> None:
    one, two = await hub.enrol(), await hub.enrol()
    with journal_with(tmp_path, PAYOUTS) as journal:
        await one.ship(journal)
        mark = journal.shipping.journal_id()
        proposal = PayoutProposal(PayoutKind.DIRECT, Money(paise), accounts)
        own = journal.payouts.prior_totals(proposal, NOW, excluding="", real=True)
    question: dict[str, Any] = {"kind": "direct", "amount": paise, "real": True, "now": NOW, "accounts": list(accounts)}
    answer = (await two.post("/v1/prior-payouts", question)).json()
    assert answer == {
        "day_total": own.today.paise, "to_beneficiary": own.to_beneficiary.paise, "duplicate_id": own.duplicate_id,
        "duplicate_at": own.duplicate_at, "refunded": 0,
    }  # fmt: skip
    nothing = {"day_total": 0, "to_beneficiary": 0, "duplicate_id": "", "duplicate_at": None, "refunded": 0}
    assert (await one.post("/v1/prior-payouts", {**question, "exclude_journal": mark})).json() == nothing
    assert (await two.post("/v1/prior-payouts", {**question, "exclude_journal": mark})).json() == answer


async def test_journals_that_were_set_aside_at_the_counter_are_its_own(
    counter: ShippingCounter, tmp_path: Path
) -> None:
    with journal_with(tmp_path, PAYOUTS) as journal:
        await counter.ship(journal)
        mark = journal.shipping.journal_id() or ""
    (tmp_path / FILE_NAME).rename(tmp_path / "aside.sqlite3")
    with Journal.open(tmp_path) as again:
        begun = stored_facts.journal_begun_fact(NOW, by="", aside="x", last=None, carried=CarriedFacts(mark, ()))
        again.append([begun, *payout("p9", NOW, "done", paise=7)])
        await counter.ship(again)
        question = {"kind": "direct", "amount": 10_000, "real": True, "now": NOW, "accounts": ["x"]}
        own = {**question, "exclude_journal": again.shipping.journal_id()}
    assert (await counter.post("/v1/prior-payouts", own)).json()["day_total"] == 0
    assert (await counter.post("/v1/prior-payouts", question)).json()["day_total"] == 30_007


async def test_refunds_of_an_order_at_other_counters_count(hub: RunningHub, tmp_path: Path) -> None:
    one, two = await hub.enrol(), await hub.enrol()
    story = []
    for name, outcome, order in (("r1", "done", "PD-a"), ("r2", "pending", "PD-a"), ("r3", "done", "PD-ab")):
        facts = payout(name, NOW, outcome, kind="cashgram", paise=100, refund_of="a")
        facts[0].data["order_id"] = order  # type: ignore[index]
        story += facts
    with journal_with(tmp_path, story) as journal:
        await one.ship(journal)
    question = {"kind": "cashgram", "amount": 5, "real": True, "now": NOW, "refund_order": "PD-a"}
    assert (await two.post("/v1/prior-payouts", question)).json()["refunded"] == 200


@pytest.mark.parametrize("change", [{"now": 2**60}, {"amount": -1}, {"exclude_journal": "x"}, {"amount": "1"}])
async def test_a_question_that_makes_no_sense_is_refused(counter: ShippingCounter, change: dict[str, object]) -> None:
    answer = await counter.post("/v1/prior-payouts", {"kind": "direct", "amount": 1, "real": True, **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def share(counter: ShippingCounter, open_sales: int, account: str = "k", **more: object) -> int:
    body = {"account": account, "limit": 100, "open_sales": open_sales, **more}
    answer = (await counter.post("/v1/leases", body)).json()
    assert 0 < answer["until"] - now_ms() <= 30_000
    return int(answer["per_minute"])


async def test_the_reads_of_an_account_are_shared_by_open_sales(hub: RunningHub) -> None:
    one, two, three = [await hub.enrol() for _ in range(3)]
    assert await share(one, 3) == 80  # what is left is kept for a customer
    assert await share(two, 0) == 16
    assert await share(one, 3) == 64
    assert await share(two, 0) == 16
    assert await share(three, 4) == 20
    assert await share(three, 4, "other") == 80
    shares = [await share(each, 1) for _ in range(3) for each in (one, two, three)][-3:]
    assert shares == [26, 26, 26]
    bad = await one.post("/v1/leases", {"account": "", "limit": 0})
    assert bad.status_code == 400


async def test_the_lowest_limit_that_a_counter_knows_counts_for_all(hub: RunningHub) -> None:
    """A counter that has just started asks with the usual limit, not with that of the account."""
    knows, new = await hub.enrol(), await hub.enrol()
    assert await share(knows, 0, limit=30) == 10
    assert await share(new, 0, limit=200) == 5
    assert await share(knows, 0, limit=30) == 5


async def test_a_sale_with_a_customer_in_front_goes_first(hub: RunningHub) -> None:
    busy, quiet = await hub.enrol(), await hub.enrol()
    assert await share(busy, 50, limit=60) == 40
    assert await share(quiet, 1, limit=60, has_customer=True) == 20  # at once, although the other holds the rest
    assert await share(busy, 50, limit=60) == 19
    assert await share(quiet, 1, limit=60, has_customer=True) == 20
    assert [await share(each, 1, limit=60, has_customer=True) for each in (busy, quiet, busy)][1:] == [20, 20]
    crowded = [await share(each, 9, limit=10, has_customer=True) for _ in range(3) for each in (busy, quiet)]
    assert crowded[-2:] == [3, 3]
    assert await share(quiet, 1, limit=10) == 1
