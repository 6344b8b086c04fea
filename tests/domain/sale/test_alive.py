"""A sale that is not final has a next step with a time, and commands do something (docs/rules.md#alive)."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain import commands
from paydesk.domain.clock import DAY, HOUR, MINUTE, ClockCorrection
from paydesk.domain.clock_fact import clock_correction_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import STATIC_MODE, OrderStatus, PaymentMethod, TerminalPayment
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale import facts
from paydesk.domain.sale.commands import ChangeNote
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.next_step import available_commands, next_step
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.watch import is_readable
from paydesk.domain.step import StepKind
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
FAILED: Final = st.builds(lambda failure, ahead: facts.failure_data(failure, clock_offset_ms=ahead), FAILURES, AHEAD)
KEY: Final = st.builds(
    lambda key: facts.request_sent_data(key=key, clock_offset_ms=0, expires_at=START), st.sampled_from(["a", "b"])
)
WANTED: Final = st.builds(
    lambda here, phone, billed: facts.sale_wanted_data(
        facts.NewSale(
            order_id=ORDER_ID,
            method=PaymentMethod.QR_CODE,
            amount=AMOUNT if here else None,
            billed=None if here else billed,
            created_here=here,
            customer_phone=phone,
            origin=ORIGIN,
        )
    ),
    st.booleans(),
    st.sampled_from(["", "98••••3210"]),
    st.sampled_from([None, AMOUNT, Money(100)]),
)
BY: Final = st.just(facts.actor_data("Asha"))
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
DATA: Final[dict[SaleFactKind, st.SearchStrategy[Any]]] = {
    SaleFactKind.ORDER_SENT: KEY,
    SaleFactKind.ORDER_ANSWERED: ANSWER,
    SaleFactKind.ORDER_FAILED: FAILED | st.builds(facts.gave_up_data, FAILURES),
    SaleFactKind.STATUS_READ: ANSWER,
    SaleFactKind.READ_FAILED: FAILED,
    SaleFactKind.QR_WANTED: st.just(facts.qr_wanted_data(PaymentMethod.QR_CODE, "Asha")),
    SaleFactKind.TRANSACTION_SENT: KEY,
    SaleFactKind.TRANSACTION_ANSWERED: st.just({"cf_payment_id": "42887", "payment_url": "https://pay.example/1"}),
    SaleFactKind.TRANSACTION_FAILED: FAILED,
    SaleFactKind.QR_CHECKED: CHECKED,
    SaleFactKind.CANCEL_ASKED: BY,
    SaleFactKind.TERMINATE_SENT: KEY,
    SaleFactKind.TERMINATE_ANSWERED: ANSWER,
    SaleFactKind.TERMINATE_FAILED: FAILED,
    SaleFactKind.PAYMENTS_READ: PAYMENTS,
    SaleFactKind.PAYMENTS_FAILED: FAILED,
    SaleFactKind.STATIC_PAID: st.just(
        facts.static_paid_data(TerminalPayment("7", "SUCCESS", STATIC_MODE, amount=AMOUNT, paid_at=START))
    ),
    SaleFactKind.PUT_ASIDE: BY,
    SaleFactKind.NOTE_CHANGED: st.just(facts.note_changed_data("red shirt", "Asha")),
    SaleFactKind.SEEN: BY,
    SaleFactKind.HANDED_OVER: st.builds(
        lambda stated: facts.handed_over_data("Asha", is_confirmed=stated), st.booleans()
    ),
    SaleFactKind.RECEIPT_PRINTED: BY,
    SaleFactKind.RECEIPT_ENDED: st.builds(
        facts.receipt_ended_data, st.sampled_from(PrintOutcome), st.integers(START, START + 9)
    ),
    SaleFactKind.REPLACED: st.just(facts.replaced_data("s2")),
    SaleFactKind.CLOSED: BY,
    SaleFactKind.RESUMED: st.sampled_from([{}, facts.resumed_data()]),
    SaleFactKind.CLOCK_SET: st.builds(
        lambda by: clock_correction_data(ClockCorrection(by, START, START + DAY)),
        st.sampled_from([-DAY, -HOUR, HOUR, DAY]),
    ),
    SaleFactKind.WATCH_RESUMED: st.just(facts.resumed_data()),
    SaleFactKind.WATCH_ENDED: st.just({}),
}
ABOUT_ORDER: Final = {SaleFactKind.ORDER_SENT, SaleFactKind.ORDER_ANSWERED, SaleFactKind.ORDER_FAILED}
"""Written only while an order is to be made here."""
ABOUT_REST: Final = {
    *(
        SaleFactKind.TRANSACTION_SENT,
        SaleFactKind.TRANSACTION_ANSWERED,
        SaleFactKind.TRANSACTION_FAILED,
        SaleFactKind.QR_CHECKED,
    ),
    *(SaleFactKind.TERMINATE_SENT, SaleFactKind.TERMINATE_ANSWERED, SaleFactKind.TERMINATE_FAILED),
}
"""Written only of an order that is there."""
EVENTS: Final = st.one_of([st.tuples(st.just(kind), data, PAUSES) for kind, data in DATA.items()])


def test_every_kind_is_generated() -> None:
    assert {*DATA, SaleFactKind.SALE_WANTED} == set(SaleFactKind)


@st.composite
def stories(draw: st.DrawFn) -> tuple[list[Fact], int]:
    """Draw a sale, then anything that can happen to one, in almost any order; and the time now."""
    at = START
    told = [Fact("s1", at, SaleFactKind.SALE_WANTED.value, draw(WANTED))]
    sale = Sale.from_facts(told)
    for kind, data, pause in draw(st.lists(EVENTS, max_size=12)):
        is_there = sale.order.state is RequestState.OK
        if (kind in ABOUT_ORDER and (is_there or not sale.created_here)) or (kind in ABOUT_REST and not is_there):
            continue
        at = max(1, at + pause)
        told.append(Fact("s1", at, kind.value, data))
        sale = sale.with_fact(told[-1])
    return told, max(1, at + draw(PAUSES))


WRITES: Final[dict[type[commands.SaleCommand], tuple[SaleFactKind, dict[str, Json]]]] = {
    commands.CancelSale: (SaleFactKind.CANCEL_ASKED, facts.actor_data("Asha")),
    commands.RenewSale: (SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.LINK, "Asha")),
    commands.CloseSale: (SaleFactKind.CLOSED, facts.actor_data("Asha")),
    commands.MarkSaleSeen: (SaleFactKind.SEEN, facts.actor_data("Asha")),
    commands.HandOverSale: (SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=True)),
    commands.PrintReceipt: (SaleFactKind.RECEIPT_PRINTED, facts.actor_data("Asha")),
    ChangeNote: (SaleFactKind.NOTE_CHANGED, facts.note_changed_data("blue bag", "Asha")),
    commands.PutSaleAside: (SaleFactKind.PUT_ASIDE, facts.actor_data("Asha")),
}


def alive(sale: Sale, now: int) -> None:
    step = next_step(sale, now)
    assert (step.at is None) == (step.kind is StepKind.NOTHING)
    if sale.is_open and not sale.watch_ended:
        assert step.at is not None, sale
        assert step.at <= now + 10 * MINUTE, step
    elif not sale.watch_ended and sale.phase is not Phase.PAID and is_readable(sale):
        reads = (
            {StepKind.READ, StepKind.READ_PAYMENTS} if sale.status is OrderStatus.EXPIRED else {StepKind.READ}
        )  # late money
        assert step.kind in reads | {
            StepKind.END_WATCH,
            StepKind.TRANSACT,
            StepKind.TERMINATE,
            StepKind.GIVE_UP,
            StepKind.CREATE,
        }, step
    for command in available_commands(sale, now):
        if command in WRITES:
            kind, data = WRITES[command]
            after = sale.with_fact(Fact(sale.sale_id, now + 1, kind.value, data))
            assert after != sale or kind is SaleFactKind.PUT_ASIDE, command
    if sale.is_open and not sale.watch_ended:
        assert available_commands(sale, now) & {commands.ReadSale, commands.CancelSale, commands.CloseSale}, sale


@given(stories())
def test_a_sale_that_is_not_final_has_a_next_step_with_a_time(story: tuple[list[Fact], int]) -> None:
    told, now = story
    alive(Sale.from_facts(told), now)


@given(random_facts(min_size=1), st.integers(0, 3 * 10**12))
def test_next_step_is_total_for_whatever_a_journal_may_hold(told: list[Fact], now: int) -> None:
    sale = Sale.from_facts(told)
    step = next_step(sale, now)
    assert (step.at is None) == (step.kind is StepKind.NOTHING)
    assert available_commands(sale, now) <= {*WRITES, commands.ReadSale, commands.TakeSale}


@given(stories())
def test_a_spent_key_is_never_sent_again(story: tuple[list[Fact], int]) -> None:
    told, now = story
    sale = Sale.from_facts(told)
    step = next_step(sale, now)
    request = {
        StepKind.CREATE: sale.order,
        StepKind.TRANSACT: sale.transaction,
        StepKind.TERMINATE: sale.termination,
    }.get(step.kind)
    if step.key:
        assert request is not None
        assert (request.key, request.is_key_spent) == (step.key, False)
