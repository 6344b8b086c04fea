"""Properties of every sale, whatever its facts are and in whatever order they come."""

from __future__ import annotations

from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact
from paydesk.domain.order import OrderStatus
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.sale.watch import next_read_at, read_interval
from tests.domain.sale.story import ANSWERS, DATA, TIMES, Story, random_facts

SILENT = st.sampled_from([kind.value for kind in SaleFactKind if kind not in ANSWERS] + ["of_a_newer_paydesk"])


@given(random_facts(min_size=1))
@example([Fact("s1", 5, "transaction_sent", {})])
@example([Fact("s1", 5, "order_answered", {"amount": -5})])
def test_the_fold_is_the_same_at_once_and_step_by_step(story: list[Fact]) -> None:
    step = Sale.from_facts(story[:1])
    for fact in story[1:]:
        step = step.with_fact(fact)
    assert step == Sale.from_facts(story)


@given(random_facts(min_size=1), TIMES)
def test_any_facts_fold_and_everything_read_of_them_works(story: list[Fact], now: int) -> None:
    sale = Sale.from_facts(story)
    assert sale.phase in Phase
    assert verdict_of(sale, now) in Verdict
    interval = read_interval(sale, now)
    assert interval is None or interval > 0
    assert (next_read_at(sale, now) is None) == (interval is None)
    assert sale.amount is None or sale.amount.paise >= 0
    over = sale.phase in {Phase.PAID, Phase.CANCELLED, Phase.FAILED, Phase.GIVEN_UP}
    assert sale.is_open == (not over and not (sale.phase is Phase.EXPIRED and sale.expired_for_good))
    assert not (sale.is_open and sale.needs_alarm)


def _words_of_a_paid(sale: Sale) -> set[Verdict]:
    if not sale.amount_matches:
        return {Verdict.UNKNOWN}
    if sale.paid_late:
        return {Verdict.PAID_LATE}
    if sale.was_paid_elsewhere:
        return {Verdict.UNKNOWN}
    # of a scanned order it may still be asked by whose code
    return {Verdict.HAND_OVER} if sale.created_here else {Verdict.HAND_OVER, Verdict.UNKNOWN}


@given(random_facts(), st.sampled_from(sorted(ANSWERS)), random_facts(), TIMES)
@example(
    [Fact("s1", 0, "order_answered", {"amount": 5})],
    SaleFactKind.STATUS_READ,
    [Fact("s1", 2_000, "sale_wanted", {"made_here": False, "amount": 5})],
    3_000,
)
def test_paid_is_never_undone(before: list[Fact], kind: SaleFactKind, after: list[Fact], now: int) -> None:
    paid = Sale.from_facts([*before, Fact("s1", 1_000, kind.value, {"status": "PAID"})])
    later = paid
    for fact in after:
        later = later.with_fact(fact)
        assert later.phase is Phase.PAID
        assert (later.paid_at, later.paid_after_close) == (paid.paid_at, paid.paid_after_close)
    assert verdict_of(later, now) in _words_of_a_paid(later)
    assert read_interval(later, now) is None


@given(random_facts(SILENT, min_size=1), TIMES)
def test_only_an_answer_of_the_service_makes_a_sale_paid(story: list[Fact], now: int) -> None:
    sale = Sale.from_facts(story)
    assert sale.phase is not Phase.PAID
    assert sale.paid_at is None
    assert verdict_of(sale, now) is not Verdict.HAND_OVER


@given(random_facts(min_size=1), TIMES)
def test_only_the_word_paid_makes_a_sale_paid(story: list[Fact], now: int) -> None:
    said = any(fact.kind in ANSWERS and fact.data.get("status") == "PAID" for fact in story)
    sale = Sale.from_facts(story)
    assert (sale.phase is Phase.PAID) == said
    assert (verdict_of(sale, now) is Verdict.HAND_OVER) == (said and sale.amount_matches and not sale.paid_late)


def test_no_kind_but_an_answer_makes_paid_whatever_it_says() -> None:
    claim: dict[str, Json] = {
        "status": "PAID",
        "order_status": "PAID",
        "check": "verified",
        "by": "Asha",
        "payments": [{"amount": 1}],
    }
    for kind, story in product(SaleFactKind, (Story().wanted(), Story().shown(), Story().shown().cancel())):
        sale = story.sale.with_fact(Fact("s1", story.at + 1, kind.value, claim))
        assert (sale.phase is Phase.PAID) == (kind in ANSWERS), kind


@given(random_facts(min_size=1), st.text(), DATA, TIMES)
def test_a_kind_of_a_newer_paydesk_changes_nothing(
    story: list[Fact], kind: str, data: dict[str, object], at: int
) -> None:
    if kind not in set(SaleFactKind):
        sale = Sale.from_facts(story)
        assert sale.with_fact(Fact("s1", at, kind, data)) == sale  # type: ignore[arg-type]


@given(random_facts(), random_facts(), TIMES)
@example([], [Fact("s1", 0, "order_failed", {"known": True}), Fact("s1", 0, "transaction_answered", {})], 0)
@example([], [Fact("s1", 0, "order_answered", {"status": "EXPIRED"}), Fact("s1", 0, "watch_ended", {})], 0)
def test_doubt_about_an_open_order_is_never_not_paid(before: list[Fact], after: list[Fact], now: int) -> None:
    """Once it has answered, NOT PAID needs its word: TERMINATED, EXPIRED twice, or that nothing was made."""
    story = [*before, Fact("s1", 1_000, SaleFactKind.STATUS_READ.value, {"status": "ACTIVE"}), *after]
    sale = Sale.from_facts(story)
    if verdict_of(sale, now) is not Verdict.NOT_PAID:
        return
    if sale.status is OrderStatus.ACTIVE:
        assert sale.create_state is RequestState.REFUSED
        assert not any(fact.kind == SaleFactKind.TRANSACTION_ANSWERED for fact in story), "something could be paid"
    else:
        assert sale.status in {OrderStatus.TERMINATED, OrderStatus.EXPIRED}
        assert sale.closed_at is not None or sale.watch_ended


@given(random_facts())
def test_money_after_the_counter_closed_a_sale_always_raises_the_alarm(before: list[Fact]) -> None:
    closed = Sale.from_facts([*before, Fact("s1", 1_000, SaleFactKind.STATUS_READ.value, {"status": "TERMINATED"})])
    if closed.phase is Phase.CANCELLED:
        assert closed.with_fact(Fact("s1", 2_000, SaleFactKind.STATUS_READ.value, {"status": "PAID"})).needs_alarm
