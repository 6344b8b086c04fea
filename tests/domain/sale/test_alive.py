"""Alive: a sale that is not final has a next step with a time, and what people can press does something (DESIGN.md)."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain import commands
from paydesk.domain.clock import DAY, HOUR, MINUTE, ClockMove
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, PrintEnd, clock_move
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.next_step import next_step, possible
from paydesk.domain.sale.request import CreateOutcome
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.watch import is_readable
from paydesk.domain.step import Do
from tests.domain.sale.story import (
    AMOUNT,
    LOST,
    NOT_FOUND,
    OFFLINE,
    ORDER_ID,
    ORIGIN,
    REFUSED,
    SLOW_DOWN,
    START,
    STORED_500,
    random_facts,
)

KEYS_REFUSED: Final = Failure(Problem.KEYS_REFUSED, Side.SHOP, outcome_known=True, http_status=401)
FAILURES: Final = st.sampled_from([LOST, STORED_500, REFUSED, NOT_FOUND, OFFLINE, SLOW_DOWN, KEYS_REFUSED])
WORDS: Final = st.sampled_from([*(status.value for status in OrderStatus), "ACTIVE", "ACTIVE", "PARTLY_PAID"])
PAUSES: Final = st.sampled_from([0, 1, 500, 3_000, 31_000, MINUTE, 6 * MINUTE, HOUR, 25 * HOUR, -2 * HOUR, -DAY])
AHEAD: Final = st.sampled_from([None, 0, 0, 30 * MINUTE, -30 * MINUTE, 2 * DAY])


def _order(word: str, paise: int, ahead: int | None) -> dict[str, Json]:
    return {"order_id": ORDER_ID, "cf_order_id": "2149", "status": word, "amount": paise, "clock_ahead": ahead}


ANSWER: Final = st.builds(_order, WORDS, st.sampled_from([AMOUNT.paise, AMOUNT.paise, AMOUNT.paise, 100]), AHEAD)
FAILED: Final = st.builds(lambda failure, ahead: facts.failed(failure, clock_ahead=ahead), FAILURES, AHEAD)
KEY: Final = st.builds(lambda key: facts.sent(key=key, clock_ahead=0, expires_at=START), st.sampled_from(["a", "b"]))
WANTED: Final = st.builds(
    lambda here, phone, billed: facts.sale_wanted(
        facts.Wanted(
            order_id=ORDER_ID,
            method=PaymentMethod.QR_CODE,
            amount=AMOUNT if here else None,
            billed=None if here else billed,
            made_here=here,
            customer_phone=phone,
            origin=ORIGIN,
        )
    ),
    st.booleans(),
    st.sampled_from(["", "98••••3210"]),
    st.sampled_from([None, AMOUNT, Money(100)]),
)
BY: Final = st.just(facts.by("Asha"))
PAYMENTS: Final = st.builds(
    lambda listed, pending, ahead: {
        "payments": [{"cf_payment_id": "1", "amount": AMOUNT.paise}] * listed,
        "pending": pending,
        "clock_ahead": ahead,
    },
    st.integers(0, 2),
    st.integers(0, 1),
    AHEAD,
)
CHECKED: Final = st.builds(lambda check: {"check": check.value, "payload": "upi://pay?am=1"}, st.sampled_from(QrCheck))
DATA: Final[dict[Kind, st.SearchStrategy[Any]]] = {
    Kind.ORDER_SENT: KEY,
    Kind.ORDER_ANSWERED: ANSWER,
    Kind.ORDER_FAILED: FAILED | st.builds(facts.gave_up, FAILURES),
    Kind.STATUS_READ: ANSWER,
    Kind.READ_FAILED: FAILED,
    Kind.QR_WANTED: st.just(facts.qr_wanted(PaymentMethod.QR_CODE, "Asha")),
    Kind.TRANSACTION_SENT: KEY,
    Kind.TRANSACTION_ANSWERED: st.just({"cf_payment_id": "42887", "payment_url": "https://pay.example/1"}),
    Kind.TRANSACTION_FAILED: FAILED,
    Kind.QR_CHECKED: CHECKED,
    Kind.CANCEL_ASKED: BY,
    Kind.TERMINATE_SENT: KEY,
    Kind.TERMINATE_ANSWERED: ANSWER,
    Kind.TERMINATE_FAILED: FAILED,
    Kind.PAYMENTS_READ: PAYMENTS,
    Kind.PAYMENTS_FAILED: FAILED,
    Kind.PUT_ASIDE: BY,
    Kind.SEEN: BY,
    Kind.HANDED_OVER: st.builds(lambda stated: facts.handed_over("Asha", is_stated=stated), st.booleans()),
    Kind.RECEIPT_PRINTED: BY,
    Kind.RECEIPT_ENDED: st.builds(facts.receipt_ended, st.sampled_from(PrintEnd), st.integers(START, START + 9)),
    Kind.REPLACED: st.just(facts.replaced("s2")),
    Kind.CLOSED: BY,
    Kind.RESUMED: st.sampled_from([{}, facts.resumed()]),
    Kind.CLOCK_SET: st.builds(
        lambda by: clock_move(ClockMove(by, START, START + DAY)), st.sampled_from([-DAY, -HOUR, HOUR, DAY])
    ),
    Kind.WATCH_RESUMED: st.just(facts.resumed()),
    Kind.WATCH_ENDED: st.just({}),
}
ABOUT_ORDER: Final = {Kind.ORDER_SENT, Kind.ORDER_ANSWERED, Kind.ORDER_FAILED}
"""Written only while an order is to be made here."""
ABOUT_REST: Final = {
    *(Kind.TRANSACTION_SENT, Kind.TRANSACTION_ANSWERED, Kind.TRANSACTION_FAILED, Kind.QR_CHECKED),
    *(Kind.TERMINATE_SENT, Kind.TERMINATE_ANSWERED, Kind.TERMINATE_FAILED),
}
"""Written only of an order that is there."""
EVENTS: Final = st.one_of([st.tuples(st.just(kind), data, PAUSES) for kind, data in DATA.items()])


def test_every_kind_is_generated() -> None:
    assert {*DATA, Kind.SALE_WANTED} == set(Kind)


@st.composite
def stories(draw: st.DrawFn) -> tuple[list[Fact], int]:
    """A sale that was wanted, then anything that can happen to one, in almost any order; and the time now."""
    at = START
    told = [Fact("s1", at, Kind.SALE_WANTED.value, draw(WANTED))]
    sale = Sale.of(told)
    for kind, data, pause in draw(st.lists(EVENTS, max_size=12)):
        is_there = sale.order.outcome is CreateOutcome.OK
        if (kind in ABOUT_ORDER and (is_there or not sale.made_here)) or (kind in ABOUT_REST and not is_there):
            continue
        at = max(1, at + pause)
        told.append(Fact("s1", at, kind.value, data))
        sale = sale.with_fact(told[-1])
    return told, max(1, at + draw(PAUSES))


WRITES: Final[dict[type[commands.SaleCommand], tuple[Kind, dict[str, Json]]]] = {
    commands.CancelSale: (Kind.CANCEL_ASKED, facts.by("Asha")),
    commands.RenewSale: (Kind.QR_WANTED, facts.qr_wanted(PaymentMethod.LINK, "Asha")),
    commands.CloseSale: (Kind.CLOSED, facts.by("Asha")),
    commands.MarkSaleSeen: (Kind.SEEN, facts.by("Asha")),
    commands.HandOverSale: (Kind.HANDED_OVER, facts.handed_over("Asha", is_stated=True)),
    commands.PrintReceipt: (Kind.RECEIPT_PRINTED, facts.by("Asha")),
    commands.PutSaleAside: (Kind.PUT_ASIDE, facts.by("Asha")),
}


def alive(sale: Sale, now: int) -> None:
    step = next_step(sale, now)
    assert (step.at is None) == (step.do is Do.NOTHING)
    if sale.is_open and not sale.watch_ended:
        assert step.at is not None, sale
        assert step.at <= now + 10 * MINUTE, step
    elif not sale.watch_ended and sale.phase is not Phase.PAID and is_readable(sale):
        reads = {Do.READ, Do.READ_PAYMENTS} if sale.status is OrderStatus.EXPIRED else {Do.READ}  # late money
        assert step.do in reads | {Do.END_WATCH, Do.TRANSACT, Do.TERMINATE, Do.GIVE_UP, Do.CREATE}, step
    for command in possible(sale, now):
        if command in WRITES:
            kind, data = WRITES[command]
            after = sale.with_fact(Fact(sale.sale_id, now + 1, kind.value, data))
            assert after != sale or kind is Kind.PUT_ASIDE, command
    if sale.is_open and not sale.watch_ended:
        assert possible(sale, now) & {commands.ReadSale, commands.CancelSale, commands.CloseSale}, sale


@given(stories())
def test_a_sale_that_is_not_final_has_a_next_step_with_a_time(story: tuple[list[Fact], int]) -> None:
    told, now = story
    alive(Sale.of(told), now)


@given(random_facts(min_size=1), st.integers(0, 3 * 10**12))
def test_next_step_is_total_for_whatever_a_journal_may_hold(told: list[Fact], now: int) -> None:
    sale = Sale.of(told)
    step = next_step(sale, now)
    assert (step.at is None) == (step.do is Do.NOTHING)
    assert possible(sale, now) <= {*WRITES, commands.ReadSale, commands.TakeSale}


@given(stories())
def test_a_spent_key_is_never_sent_again(story: tuple[list[Fact], int]) -> None:
    told, now = story
    sale = Sale.of(told)
    step = next_step(sale, now)
    request = {Do.CREATE: sale.order, Do.TRANSACT: sale.transaction, Do.TERMINATE: sale.termination}.get(step.do)
    if step.key:
        assert request is not None
        assert (request.key, request.spent) == (step.key, False)
