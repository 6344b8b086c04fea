"""The changes of each kind of fact, field by field."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE
from paydesk.domain.fact import Fact, PrintOutcome, Stamp
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import Order, Payment, PaymentMethod
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale import facts, watch
from paydesk.domain.sale.facts import GoodsHandover, PrintedReceipt, SaleFactKind, SuccessfulPayment
from paydesk.domain.sale.fold import EXPIRED_WAIT
from paydesk.domain.sale.next_step import next_step
from paydesk.domain.sale.request import Request, RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.step import StepKind
from tests.domain.sale.story import (
    AMOUNT,
    EXPIRES,
    LOST,
    NOT_FOUND,
    OFFLINE,
    ORDER_ID,
    ORIGIN,
    REFUSED,
    SLOW_DOWN,
    START,
    Story,
)

C = RequestState


def changed(story: Story, kind: SaleFactKind, data: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the fields that one more fact changes, with their new values."""
    before = story.sale
    after = story.say(kind, data).sale
    names = Sale.__dataclass_fields__
    return {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}


def test_odd_values_of_a_fact_count_as_nothing() -> None:
    odd = {"order_id": 5, "amount": True, "billed": -1, "method": None, "order_minutes": "30", "cf_terminal_id": "1"}
    sale = Sale.from_facts([Fact("s1", START, SaleFactKind.SALE_WANTED.value, odd)])
    assert (sale.order_id, sale.amount, sale.billed, sale.method) == ("", None, None, PaymentMethod.QR_CODE)
    assert (sale.order_minutes, sale.cf_terminal_id, sale.created_here, sale.add_invoice) == (30, None, True, False)
    nothing = Sale.from_facts(
        [Fact("s1", START, SaleFactKind.SALE_WANTED.value, {"amount": 0, "made_here": None, "add_invoice": 1})]
    )
    assert (nothing.amount, nothing.created_here, nothing.add_invoice) == (Money(0), True, False)


def test_an_order_that_leaves() -> None:
    story = Story().wanted(origin=facts.Origin()).order_sent("k0").failed(SaleFactKind.ORDER_FAILED, LOST)
    story.failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    assert story.sale.not_found_at == story.at
    sent = facts.request_sent_data(
        key="k1", clock_offset_ms=7, expires_at=START + EXPIRES, origin=facts.Origin("h", "k")
    )
    found = changed(story, SaleFactKind.ORDER_SENT, sent)
    assert found.pop("order").sends == 2
    assert found.pop("expiries") == (START + EXPIRES, START + EXPIRES)
    assert found == {
        "order_sent": Stamp(story.at, story.at - 7),
        "not_found_at": None,
        "problem": None,
        "failures": 0,
        "host": "h",
        "keys": "k",
    }
    bare = Story().wanted().order_sent(clock_offset_ms=9).say(SaleFactKind.ORDER_SENT, {"key": "k2"}).sale
    assert (bare.host, bare.keys, bare.order_offset_ms) == (ORIGIN.host, ORIGIN.keys, 0)
    assert bare.expiries == (START + EXPIRES, None)


def test_an_answer_tells_where_it_was_made() -> None:
    story = Story().wanted(origin=facts.Origin()).say(SaleFactKind.ORDER_SENT, {"key": "k1"})
    data = {"status": "ACTIVE", "host": "h", "keys": "k"}
    assert (story.sale.host, story.say(SaleFactKind.ORDER_ANSWERED, data).sale.host, story.sale.keys) == ("", "h", "k")
    failed = Story().wanted(origin=facts.Origin()).say(SaleFactKind.ORDER_SENT, {"key": "k1"})
    failed.say(SaleFactKind.ORDER_FAILED, dict(facts.failure_data(LOST)) | {"host": "h", "keys": "k"})
    assert (failed.sale.host, failed.sale.keys) == ("h", "k")


def test_the_fields_that_an_answer_changes() -> None:
    story = Story().wanted().order_sent()
    story.failed(SaleFactKind.READ_FAILED, LOST).failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    found = changed(
        story,
        SaleFactKind.STATUS_READ,
        {"status": "ACTIVE", "cf_order_id": "2", "amount": 9, "currency": "USD", "clock_ahead": 40},
    )
    assert found.pop("order").state is C.OK
    assert found == {
        "answered_at": story.at,
        "last_read_at": story.at,
        "problem": None,
        "failures": 0,
        "reads_failed": 0,
        "not_found_at": None,
        "cf_order_id": "2",
        "order_amount": Money(9),
        "currency": "USD",
        "heard": Stamp(story.at, story.at - 40),
        "is_time_known": True,
        "started": Stamp(story.sale.started_at, story.at - 40),
        "raw_status": "ACTIVE",
        "known_status": "ACTIVE",
    }
    bare = changed(story, SaleFactKind.STATUS_READ, {"status": "ACTIVE"})
    assert bare == {"answered_at": story.at, "last_read_at": story.at}


def test_the_number_of_an_order_stays_and_the_services_own_is_renewed() -> None:
    story = Story().shown()
    sale = story.say(SaleFactKind.STATUS_READ, {"status": "ACTIVE", "order_id": "other", "cf_order_id": "9"}).sale
    assert (sale.order_id, sale.cf_order_id) == (Story().shown().sale.order_id, "9")
    unnamed = Story().say(SaleFactKind.STATUS_READ, {"status": "ACTIVE", "order_id": "named"}).sale
    assert (unnamed.order_id, unnamed.currency, unnamed.amount) == ("named", "INR", None)


def test_the_end_of_a_sale_is_noted_by_the_clock_of_the_service() -> None:
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=HOUR)
    assert (story.sale.closed, story.sale.started.there) == (None, story.at - HOUR)
    closed = story.answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=2 * HOUR)
    closed_at = closed.at
    assert closed.sale.closed == Stamp(closed_at, closed_at - 2 * HOUR)
    again = story.answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=0).sale
    assert again.closed == Stamp(closed_at, closed_at - 2 * HOUR)
    silent = Story().shown().read("TERMINATED")
    assert silent.sale.closed == Stamp(silent.at)


def test_expired_is_noted_once_and_by_both_clocks() -> None:
    story = (
        Story().shown().paid_by("1", word="PENDING").answer(SaleFactKind.STATUS_READ, "EXPIRED", clock_offset_ms=HOUR)
    )
    first = story.at
    assert story.sale.expired == Stamp(first, first - HOUR)
    assert story.sale.payments_tried == 0
    story.paid_by()
    sale = story.answer(SaleFactKind.STATUS_READ, "EXPIRED", clock_offset_ms=0).sale
    assert (sale.expired, sale.payments_tried) == (Stamp(first, first - HOUR), 1)


def test_five_minutes_after_expired_go_by_the_clock_of_the_service() -> None:
    """This PC's clock is put right in between: it was five hours ahead."""

    def after(passed: int) -> Sale:
        story = Story().shown().answer(SaleFactKind.STATUS_READ, "EXPIRED", clock_offset_ms=5 * HOUR)
        story.at += passed - 5 * HOUR - 1_000
        return story.say(SaleFactKind.PAYMENTS_READ, facts.payments_read_data([], clock_offset_ms=0)).sale

    assert after(EXPIRED_WAIT).expired_for_good
    assert not after(EXPIRED_WAIT - 1).expired_for_good
    for passed, ahead in ((DAY, DAY), (1_000, -DAY)):  # this PC's clock goes ahead, or the service's
        story = Story().shown().answer(SaleFactKind.STATUS_READ, "EXPIRED", clock_offset_ms=0)
        story.at += passed
        assert not story.say(
            SaleFactKind.PAYMENTS_READ, facts.payments_read_data([], clock_offset_ms=ahead)
        ).sale.expired_for_good


def test_an_end_of_the_watch_tells_nothing_of_what_has_expired() -> None:
    """A read of its payments does (docs/rules.md#not-paid-needs-certainty)."""
    assert not Story().shown().read("EXPIRED").say(SaleFactKind.WATCH_ENDED).sale.expired_for_good


def test_money_is_noted_once() -> None:
    story = Story().shown().read("EXPIRED").paid_by().say(SaleFactKind.SEEN, facts.actor_data("Asha"))
    found = changed(story, SaleFactKind.STATUS_READ, {"status": "PAID"})
    assert found["paid_at"] == story.at
    assert (found["seen_at"], found["payments_tried"]) == (None, 0)
    assert "paid_after_close" not in found
    assert set(changed(story, SaleFactKind.STATUS_READ, {"status": "PAID"})) == {"answered_at", "last_read_at"}


# Failures -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("failure", "ahead", "gave_up", "outcome"),
    [
        (LOST, None, False, C.UNKNOWN),
        (REFUSED, None, False, C.REFUSED),
        (REFUSED, MINUTE, False, C.REFUSED),
        (REFUSED, MINUTE + 1, False, C.NOT_SENT),
        (REFUSED, -MINUTE - 1, False, C.NOT_SENT),
        (REFUSED, HOUR, True, C.REFUSED),
        (NOT_FOUND, HOUR, False, C.REFUSED),
        (SLOW_DOWN, None, False, C.NOT_SENT),
        (SLOW_DOWN, None, True, C.REFUSED),
        (Failure(Problem.REFUSED, Side.SALE, outcome_known=False, http_status=400), HOUR, False, C.UNKNOWN),
    ],
)
def test_the_state_of_a_failed_order(failure: Failure, ahead: int, gave_up: bool, outcome: C) -> None:
    story = Story().wanted().order_sent()
    data = facts.failure_data(failure, clock_offset_ms=ahead) | ({"gave_up": True} if gave_up else {})
    found = changed(story, SaleFactKind.ORDER_FAILED, data)
    order = found["order"]
    assert (order.state, order.ended_at, order.failure) == (outcome, story.at, failure)
    assert (found["problem"], found["failures"]) == (failure, 1)
    assert story.sale.clock_offset_ms == (ahead or 0)


def test_the_state_after_a_failed_read() -> None:
    story = Story().shown().say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.LINK, "Asha"))
    found = changed(story, SaleFactKind.READ_FAILED, facts.failure_data(LOST, clock_offset_ms=5))
    assert (found.pop("heard"), found.pop("is_time_known")) == (Stamp(story.at, story.at - 5), True)
    assert found.pop("started").there == story.at - 5
    assert found == {"last_read_at": story.at, "qr_wanted_at": None, "reads_failed": 1, "failures": 1, "problem": LOST}
    assert story.failed(SaleFactKind.READ_FAILED, NOT_FOUND).sale.not_found_at is None  # it was there once
    lost = Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED).failed(SaleFactKind.READ_FAILED, REFUSED)
    assert lost.sale.not_found_at is None
    assert lost.sale.order.state is C.UNKNOWN
    assert lost.failed(SaleFactKind.READ_FAILED, NOT_FOUND).sale.not_found_at == lost.at


@pytest.mark.parametrize("failure", [LOST, OFFLINE, SLOW_DOWN, REFUSED, NOT_FOUND])
def test_the_state_of_a_scanned_order_after_a_failed_read(failure: Failure) -> None:
    story = Story().wanted(created_here=False).failed(SaleFactKind.READ_FAILED, failure)
    outcome = C.REFUSED if failure is NOT_FOUND else C.UNKNOWN
    order = story.sale.order
    assert (order.state, order.ended_at, order.failure) == (outcome, story.at, failure)
    known = Story().wanted(created_here=False).read("ACTIVE").failed(SaleFactKind.READ_FAILED, failure).sale
    assert known.order.state is C.OK


def test_a_sale_without_its_first_fact_counts_as_created_here() -> None:
    """A journal can be damaged: an order that is not found may still come, and its money goes out as ours."""
    lost = Story().order_sent().failed(SaleFactKind.READ_FAILED, NOT_FOUND).sale
    assert (lost.order.state, lost.not_found_at) == (C.IN_FLIGHT, lost.last_read_at)
    story = (
        Story().order_sent().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE").transaction_sent().transaction_answered("1")
    )
    payments = facts.payments_read_data([Payment("2", "SUCCESS", AMOUNT, "upi", "312345678901")])
    story.say(SaleFactKind.PAYMENTS_READ, payments | {"untried": ["1"]})
    assert story.read("PAID").verdict is Verdict.HAND_OVER


# Transactions ---------------------------------------------------------------------------------------------------------


def test_another_qr_that_a_person_wants() -> None:
    story = Story().shown()
    found = changed(story, SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.LINK, "Asha"))
    wanted = {
        "qr_wanted_at": story.at,
        "method": PaymentMethod.LINK,
        "has_current_read": False,
        "amount_confirmed": True,
    }
    assert found == wanted
    sale = story.read("ACTIVE").transaction_sent("t2", PaymentMethod.LINK).sale
    assert sale.transaction == Request(C.IN_FLIGHT, "t2", sends=1, sent_at=story.at)
    assert (sale.attempt, sale.qr_wanted_at, sale.qr, sale.payment_url) == (2, None, None, "")
    assert (sale.cf_payment_id, sale.qr_expires_at, sale.problem, sale.failures) == ("", None, None, 0)


def test_a_transaction_that_goes_again() -> None:
    story = Story().ordered().transaction_sent("t1").failed(SaleFactKind.TRANSACTION_FAILED)
    assert not story.sale.has_current_read
    assert (story.sale.failures, story.sale.problem) == (1, LOST)
    sale = story.read("ACTIVE").transaction_sent("t1").sale
    assert (sale.attempt, sale.transaction.sends) == (1, 2)
    unread = (
        Story().ordered().transaction_sent("t1").failed(SaleFactKind.TRANSACTION_FAILED).transaction_sent("t1").sale
    )
    assert (unread.failures, unread.problem) == (0, None)
    other_key = story.failed(SaleFactKind.TRANSACTION_FAILED).transaction_sent("t2").sale
    assert (other_key.attempt, other_key.transaction.sends) == (2, 3)
    slow = Story().ordered().transaction_sent("t1").failed(SaleFactKind.TRANSACTION_FAILED, SLOW_DOWN).sale
    assert (slow.transaction.state, slow.has_current_read) == (C.NOT_SENT, False)


def test_the_fields_of_a_transaction_answer() -> None:
    story = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED)
    data = {"cf_payment_id": "5", "payment_url": "https://u", "expires_at": 77, "amount": 1}
    found = changed(story, SaleFactKind.TRANSACTION_ANSWERED, data)
    assert found.pop("transaction").state is C.OK
    assert found == {
        "codes": ("5",),
        "shown_at": story.at,
        "cf_payment_id": "5",
        "payment_url": "https://u",
        "qr_expires_at": 77,
        "problem": None,
        "failures": 0,
    }
    scanned = Story().wanted(created_here=False).say(SaleFactKind.STATUS_READ, {"status": "ACTIVE"})
    assert scanned.say(SaleFactKind.TRANSACTION_ANSWERED, {"amount": 9}).sale.amount == Money(9)


def test_a_qr_that_was_read_back() -> None:
    data = {"check": "mismatch", "payload": "p", "asks_for": 5, "reason": "wrong_amount"}
    reading = QrReading(QrCheck.MISMATCH, "p", Money(5), QrReason.WRONG_AMOUNT)
    assert changed(Story().ordered().transaction_sent(), SaleFactKind.QR_CHECKED, data) == {"qr": reading}
    assert changed(Story().ordered(), SaleFactKind.QR_CHECKED, {"check": "new"}) == {
        "qr": QrReading(QrCheck.UNREADABLE)
    }


# The end --------------------------------------------------------------------------------------------------------------


def test_a_cancel_that_is_pressed() -> None:
    story = Story().shown().cancel("Asha").failed(SaleFactKind.TERMINATE_FAILED)
    story.say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.LINK, "Asha"))
    found = changed(story, SaleFactKind.CANCEL_ASKED, facts.actor_data("Ravi"))
    assert found == {
        "cancel_asked_at": story.at,
        "cancel_by": "Ravi",
        "termination": Request(),
        "qr_wanted_at": None,
    }


def test_a_cancel_that_is_answered_or_not() -> None:
    story = Story().shown().cancel()
    sent = story.at
    assert story.sale.termination == Request(C.IN_FLIGHT, "x1", sends=1, sent_at=sent)
    done = story.terminated("TERMINATION_REQUESTED").sale
    assert (done.termination.state, done.termination.ended_at) == (C.OK, story.at)
    assert (done.answered_at, done.raw_status) == (story.at, "TERMINATION_REQUESTED")
    for failure, outcome in ((LOST, C.UNKNOWN), (REFUSED, C.REFUSED), (OFFLINE, C.NOT_SENT), (SLOW_DOWN, C.NOT_SENT)):
        sale = Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, failure).sale
        assert (sale.termination.state, sale.has_current_read) == (outcome, False)
        assert (sale.problem, sale.failures) == (failure, 1)
        assert sale.cancel_asked_at is not None
    unsure = Failure(Problem.PC_OFFLINE, Side.THIS_PC, outcome_known=False)
    assert Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, unsure).sale.termination.state is C.UNKNOWN


@pytest.mark.parametrize("problem", sorted(Problem))
def test_which_failures_of_a_cancel_pass_by_themselves(problem: Problem) -> None:
    failure = Failure(problem, Side.SHOP, outcome_known=True)
    sale = Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, failure).sale
    passing = {"pc_offline", "proxy", "no_answer", "not_trusted", "slow_down", "no_keys", "other_keys"}
    assert (sale.termination.state is C.NOT_SENT) == (problem.value in passing)


def test_payments_that_were_read() -> None:
    story = Story().shown().read("PAID")
    rows = [
        Payment("7", "SUCCESS", AMOUNT, "upi", "ref", 5),
        Payment("8", "SUCCESS", None, "", ""),
        Payment("9", "PENDING"),
    ]
    found = changed(story, SaleFactKind.PAYMENTS_READ, facts.payments_read_data(rows, clock_offset_ms=3))
    assert found["payments"] == (SuccessfulPayment("7", AMOUNT, "ref", 5), SuccessfulPayment("8", None, ""))
    assert (found["cf_payment_id"], found["pending"], found["payments_tried"]) == ("7", 1, 1)
    assert (found["payments_read_at"], found["heard"]) == (story.at, Stamp(story.at, story.at - 3))
    nameless = story.say(SaleFactKind.PAYMENTS_READ, {"payments": [{}, 5], "pending": None}).sale
    assert (nameless.payments, nameless.cf_payment_id, nameless.pending) == ((SuccessfulPayment("", None, ""),), "7", 0)
    assert story.say(SaleFactKind.PAYMENTS_READ, {"payments": 5}).sale.payments == ()
    failed = changed(story, SaleFactKind.PAYMENTS_FAILED, facts.failure_data(LOST))
    assert failed == {"payments_tried": 4, "payments_read_at": story.at}


def test_actions_of_staff() -> None:
    story = Story().shown()
    assert changed(story, SaleFactKind.PUT_ASIDE) == {}
    assert changed(story, SaleFactKind.SEEN) == {"seen_at": story.at}
    assert changed(story, SaleFactKind.REPLACED, facts.replaced_data("s2")) == {
        "replaced_by": ("s2",),
        "replaced_unpaid": True,
    }
    assert changed(story, SaleFactKind.CLOSED, facts.actor_data("A")) == {
        "given_up_at": story.at,
        "closed": Stamp(story.at),
    }
    assert changed(story, SaleFactKind.RECEIPT_PRINTED, facts.actor_data("Asha")) == {
        "receipts": (PrintedReceipt(story.at, "Asha"),)
    }
    asha, ravi = PrintedReceipt(story.at, "Asha"), PrintedReceipt(story.at + 1_000, "Ravi")
    assert changed(story, SaleFactKind.RECEIPT_PRINTED, facts.actor_data("Ravi")) == {"receipts": (asha, ravi)}
    nowhere = facts.receipt_ended_data(PrintOutcome.NOWHERE, ravi.at)
    assert changed(story, SaleFactKind.RECEIPT_ENDED, nowhere) == {"receipts": (asha,)}, "the next is the second"
    assert changed(story, SaleFactKind.RECEIPT_ENDED, nowhere) == {}
    for there in (PrintOutcome.PRINTER, PrintOutcome.FILE):
        assert changed(story, SaleFactKind.RECEIPT_ENDED, facts.receipt_ended_data(there, asha.at)) == {}
    assert changed(story, SaleFactKind.RECEIPT_ENDED, facts.receipt_ended_data(PrintOutcome.NOWHERE, asha.at)) == {
        "receipts": ()
    }
    paid = Story().shown().read("PAID").say(SaleFactKind.REPLACED, facts.replaced_data("s2"))
    assert not paid.sale.replaced_unpaid


def test_when_the_goods_went_out_and_by_whom() -> None:
    story = (
        Story().shown().say(SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=False)).read("PAID")
    )
    assert story.sale.handed_over is None, "it was not paid then"
    seen = changed(story, SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=False))
    assert seen == {"handed_over": GoodsHandover(story.at, "Asha", is_confirmed=False)}
    stated = changed(story, SaleFactKind.HANDED_OVER, facts.handed_over_data("Ravi", is_confirmed=True))
    assert stated == {"handed_over": GoodsHandover(story.at, "Ravi", is_confirmed=True)}
    assert changed(story, SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=False)) == {}


def test_late_money_is_handed_over_when_it_is_settled_so() -> None:
    def settled(*, given_back: bool) -> Sale:
        story = Story().shown().cancel().terminated("TERMINATED").read("PAID")
        return story.say(SaleFactKind.SEEN, facts.seen_data("Asha", given_back=given_back)).sale

    out = settled(given_back=False)
    assert out.handed_over == GoodsHandover(out.seen_at or 0, "Asha", is_confirmed=True)
    assert settled(given_back=True).handed_over is None


def test_an_older_paydesk_recorded_nothing_of_the_goods() -> None:
    def begun(*after: tuple[SaleFactKind, dict[str, Any]]) -> bool:
        wanted = {name: value for name, value in Story().wanted().facts[0].data.items() if name != "records_hand_over"}
        story = Story().say(SaleFactKind.SALE_WANTED, wanted).order_sent().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE")
        for kind, data in after:
            story.say(kind, data) if kind is not SaleFactKind.STATUS_READ else story.read("PAID")
        return story.sale.records_hand_over

    nothing: dict[str, Any] = {}
    paid, older = (SaleFactKind.STATUS_READ, nothing), (SaleFactKind.RESUMED, nothing)
    again = (SaleFactKind.RESUMED, facts.resumed_data())
    assert Story().wanted().sale.records_hand_over
    assert not begun(paid)
    assert begun(again, paid), "what it left open goes on here"
    assert not begun(paid, again), "it was paid before"
    assert not begun(again, older, paid)


def test_a_restart() -> None:
    story = Story().wanted(customer_phone="98••••3210").order_sent()
    found = changed(story, SaleFactKind.RESUMED, facts.resumed_data())
    assert found.pop("order").state is C.UNKNOWN
    assert found == {"details_lost": True, "has_current_read": False}
    assert not Story().wanted().say(SaleFactKind.RESUMED).sale.details_lost
    both = Story().shown().cancel().transaction_sent("t2").say(SaleFactKind.RESUMED).sale
    assert (both.transaction.state, both.termination.state) == (C.UNKNOWN, C.UNKNOWN)


def test_a_code_that_was_lost_stays_lost_after_another_restart() -> None:
    story = Story().shown().transaction_sent("t2")
    assert not story.sale.has_lost_code
    assert story.say(SaleFactKind.RESUMED).sale.has_lost_code
    assert story.say(SaleFactKind.RESUMED).sale.has_lost_code


def test_what_is_paid_is_never_expired_for_good() -> None:
    story = Story().shown().read("EXPIRED").read("PAID").read("PAID", after=2 * EXPIRED_WAIT)
    none = facts.payments_read_data([], clock_offset_ms=0)
    assert not story.say(SaleFactKind.PAYMENTS_READ, none).sale.expired_for_good
    unpaid = Story().shown().read("EXPIRED").read("EXPIRED", after=2 * EXPIRED_WAIT)
    assert unpaid.say(SaleFactKind.PAYMENTS_READ, none).sale.expired_for_good


def of_an_older_paydesk(between: int) -> Sale:
    """EXPIRED twice, `between` ms apart, in a sale whose facts name no host."""
    story = Story().shown().read("EXPIRED").read("EXPIRED", after=between)
    first = story.facts[0]
    data = {name: value for name, value in first.data.items() if name != "host"}
    return Sale.from_facts([replace(first, data=data), *story.facts[1:]])


def test_a_code_that_power_cuts_held_up_is_asked_for_again_however_often() -> None:
    story = Story().wanted().ordered()
    for _ in range(7):
        story.transaction_sent("t1").say(SaleFactKind.RESUMED).read("ACTIVE")
    step = next_step(story.sale, story.facts[-1].at)
    assert (step.kind, step.key) == (StepKind.TRANSACT, "t1")


def test_a_sale_of_an_older_paydesk_that_was_final_stays_final() -> None:
    """It read an expired order once more, 30 s later; its closed sales do not open again."""
    assert not of_an_older_paydesk(29_999).expired_for_good
    over = of_an_older_paydesk(30_000)
    assert over.expired_for_good is True
    assert over.closed_at == over.answered_at
    newer = Story().shown().read("EXPIRED").read("EXPIRED", after=30_000).sale
    assert not newer.expired_for_good


def test_reads_that_fail_are_counted_until_one_is_answered() -> None:
    story = Story().shown()
    for count in (1, 2, 3):
        assert story.failed(SaleFactKind.READ_FAILED, LOST).sale.reads_failed == count
    assert story.read("ACTIVE").sale.reads_failed == 0


def test_what_was_wrong_before_is_forgotten_when_a_qr_is_asked_for() -> None:
    story = Story().shown().failed(SaleFactKind.READ_FAILED, LOST)
    assert story.sale.problem is not None
    assert story.transaction_sent("t2").sale.problem is None


def test_a_refused_cancel_of_an_order_that_is_over_stays_asked_for() -> None:
    refused = Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, REFUSED)
    assert refused.read("TERMINATION_REQUESTED").sale.cancel_asked_at is not None
    assert refused.read("ACTIVE").sale.cancel_asked_at is None


@pytest.mark.parametrize("first", ["PAID", "ACTIVE"])
def test_after_paid_no_other_word_counts(first: str) -> None:
    story = Story().shown().read(first)
    assert story.read("SOMETHING_NEW").sale.raw_status == ("PAID" if first == "PAID" else "SOMETHING_NEW")
    assert story.read("PAID").sale.raw_status == "PAID"


# The clock of this PC was put right between two runs -----------------------------------------------------------------


def code_by_a_clock(ahead: int | None) -> tuple[Story, int, int]:
    """Return a sale with its code on the screen, when it was shown, and when it ends, by a clock so far ahead."""
    story = Story().wanted().order_sent().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE", clock_offset_ms=ahead)
    sale = story.transaction_sent().transaction_answered().qr().sale
    assert sale.shown_at is not None
    assert sale.qr_expires_at is not None
    return story, sale.shown_at, sale.qr_expires_at


@pytest.mark.parametrize("ahead", [26 * HOUR, -26 * HOUR])
def test_a_code_ends_when_the_service_ends_it_though_the_clock_was_wrong(ahead: int) -> None:
    """It stood there for a day, with "26:04:41 left" and no way to a new one; or had run out at once."""
    story, shown, ends = code_by_a_clock(ahead)
    story.say(SaleFactKind.RESUMED, after=-ahead).failed(SaleFactKind.READ_FAILED).say(SaleFactKind.RESUMED)
    assert (story.sale.shown_at, story.sale.qr_expires_at) == (shown, ends)
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=1_000)
    assert (story.sale.shown_at, story.sale.qr_expires_at) == (shown - ahead + 1_000, ends - ahead + 1_000)
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=2 * MINUTE)
    assert story.sale.qr_expires_at == ends - ahead + 1_000


@pytest.mark.parametrize(
    ("before", "after", "resumed"), [(0, MINUTE, True), (0, HOUR, False), (None, HOUR, True), (0, None, True)]
)
def test_a_code_keeps_its_end_where_nothing_says_that_the_clock_is_another(
    before: int | None, after: int | None, resumed: bool
) -> None:
    story, shown, ends = code_by_a_clock(before)
    if resumed:
        story.say(SaleFactKind.RESUMED)
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=after)
    assert (story.sale.shown_at, story.sale.qr_expires_at) == (shown, ends)


def test_a_code_of_which_no_end_was_told_has_none_by_any_clock() -> None:
    story = Story().wanted().order_sent().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE", clock_offset_ms=HOUR)
    story.transaction_sent().say(SaleFactKind.TRANSACTION_ANSWERED, {"payment_url": "https://u"}).say(
        SaleFactKind.RESUMED
    )
    assert story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=0).sale.qr_expires_at is None


def test_the_number_of_a_payment_is_that_of_its_code_where_it_has_none_itself() -> None:
    story = Story().ordered().transaction_sent().transaction_answered("900123").read("PAID")
    rows = [{"cf_payment_id": ""}]
    assert story.say(SaleFactKind.PAYMENTS_READ, {"payments": rows}).sale.cf_payment_id == "900123"
    unknown = Story().ordered().read("PAID").say(SaleFactKind.PAYMENTS_READ, {"payments": rows}).sale
    assert unknown.cf_payment_id == ""


def test_a_new_code_is_of_the_clock_of_now() -> None:
    story, _, _ = code_by_a_clock(26 * HOUR)
    story.say(SaleFactKind.RESUMED, after=-26 * HOUR).transaction_sent("t2").transaction_answered()
    ends = story.sale.qr_expires_at
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=0)
    assert story.sale.qr_expires_at == ends


TAKEN = Failure(Problem.ALREADY_EXISTS, Side.SALE, outcome_known=False, http_status=409)
"""As the counter writes it: an earlier try of its own may be the reason."""


def found(failure: Failure, *expiries: int | None, sent: tuple[int | None, ...] = (0,), cut_off: bool = False) -> Story:
    """Return a story in which creates failed and reads find an order of our number and amount.

    Args:
        expiries: Expiry of each, in ms after the usual one, or None.
    """
    story = Story().wanted()
    for ends in sent:
        expires_at = None if ends is None else START + EXPIRES + ends
        story.say(SaleFactKind.ORDER_SENT, facts.request_sent_data(key="k1", expires_at=expires_at, origin=ORIGIN))
        story.say(SaleFactKind.RESUMED) if cut_off else story.failed(SaleFactKind.ORDER_FAILED, failure)
    for ends in expiries:
        expires_at = None if ends is None else START + EXPIRES + ends
        order = Order(ORDER_ID, "1", "PAID", AMOUNT, expires_at=expires_at)
        story.say(SaleFactKind.STATUS_READ, facts.order_answered_data(order))
    return story


@pytest.mark.parametrize(
    "story",
    [
        found(TAKEN, -1_001),
        found(TAKEN, 1_001),
        found(TAKEN, 30_000, sent=(0, 60_000)),
        found(LOST, 60_000),
        found(TAKEN, 60_000, cut_off=True),
        found(TAKEN, 60_000, 60_000),
    ],
    ids=["before ours", "after ours", "between ours", "lost", "cut off by a restart", "asked once more"],
)
def test_an_order_that_ends_with_none_that_we_sent_is_anothers(story: Story) -> None:
    """A power cut between the answer "taken" and its read made another counter's order one of ours."""
    sale = story.sale
    assert (sale.phase, sale.raw_status, sale.cf_order_id, sale.order_amount) == (Phase.FAILED, "", "", None)
    assert sale.order.failure == Failure(Problem.ALREADY_EXISTS, Side.SALE, outcome_known=True)
    assert next_step(sale, sale.started_at + 5_000).kind is StepKind.NOTHING
    assert not watch.is_readable(sale)


@pytest.mark.parametrize(
    "story",
    [
        found(TAKEN, 999),  # sent in whole seconds
        found(TAKEN, 1_000),
        found(TAKEN, None),
        found(TAKEN, 7_000, sent=(None,)),
        found(TAKEN, 7_000, sent=(None, 0)),
        found(TAKEN, 60_000, sent=(60_000, 0)),
        found(LOST, 0, 60_000),  # moved, once it was known for ours
        found(LOST, -20_000),  # kept in whole minutes: our own order, after a lost answer
        found(LOST, 40_000),
    ],
    ids=[
        "ends with ours",
        "a second",
        "does not say",
        "an older Paydesk",
        "and a newer",
        "the first",
        "moved",
        "cut to a minute",
        "filled to a minute",
    ],
)
def test_an_order_that_may_be_ours_is_taken_for_ours(story: Story) -> None:
    assert (story.sale.phase, story.verdict) == (Phase.PAID, Verdict.HAND_OVER)


def test_an_order_that_a_paydesk_of_before_asked_a_code_for_stays_ours() -> None:
    """It went by other rules: in its journal such a sale may wait for its payment, or have got it."""
    story, order = found(LOST), Order(ORDER_ID, "1", "ACTIVE", AMOUNT, expires_at=START)
    story.say(SaleFactKind.STATUS_READ, facts.order_answered_data(order)).transaction_sent().transaction_answered()
    assert story.read("PAID").verdict is Verdict.HAND_OVER


@pytest.mark.parametrize("resumed", [True, False])
def test_a_code_that_may_have_been_shown_outlives_a_refused_new_one(resumed: bool) -> None:
    """Its answer is told first and written then: of a run that was cut off nobody knows whether a customer has it."""
    story = Story().ordered().transaction_sent()
    if resumed:
        story.say(SaleFactKind.RESUMED)
    story.read("ACTIVE").transaction_sent("t2").failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    told = (Phase.WAITING, Verdict.WAIT) if resumed else (Phase.FAILED, Verdict.NOT_PAID)
    assert (story.sale.phase, story.verdict) == told
    before = (
        Story().ordered().say(SaleFactKind.RESUMED).transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    )
    assert before.verdict is Verdict.NOT_PAID, "none was asked for by the run before"
