"""Stories of sales that must go on: what is next after each fault, when, and with which key.

See docs/rules.md#no-answer-is-unknown, #shared-read-budget, #typed-details-are-kept to 19.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    HandOverSale,
    MarkSaleSeen,
    PrintReceipt,
    PutSaleAside,
    ReadSale,
    RenewSale,
    TakeSale,
)
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import Payment, PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.commands import ChangeNote
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.next_step import available_commands, holds_order, next_step
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.step import NOTHING, Step, StepKind
from tests.domain.sale.story import AMOUNT, LOST, NOT_FOUND, OFFLINE, OTHER_KEYS, REFUSED, SLOW_DOWN, STORED_500, Story


def due(story: Story, after: int = 0) -> tuple[StepKind, int | None, str]:
    """Return the next step `after` ms after the last fact, its time in ms after that fact (0: at once), and its key."""
    step = next_step(story.sale, story.at + after)
    return step.kind, None if step.at is None else max(0, step.at - story.at), step.key


def test_a_sale_from_an_amount_step_by_step() -> None:
    story = Story().wanted()
    assert due(story) == (StepKind.CREATE, 0, "")
    assert due(story.order_sent().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE")) == (StepKind.TRANSACT, 0, "")
    assert due(story.transaction_sent().transaction_answered().qr()) == (StepKind.READ, 0, "")
    assert due(story.read("ACTIVE")) == (StepKind.READ, 3 * SECOND, "")
    assert due(story.read("PAID")) == (StepKind.READ_PAYMENTS, 0, "")
    assert due(story.paid_by("1")) == (StepKind.NOTHING, None, "")


def test_a_scanned_order_is_read_before_anything() -> None:
    story = Story().wanted(created_here=False)
    assert due(story) == (StepKind.READ, 0, "")
    anew = Story().shown().read("ACTIVE").say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.LINK, "Asha"))
    assert next_step(anew.sale, anew.at) == Step(StepKind.READ, anew.sale.last_read_at), "also before another QR"
    assert due(story.read("ACTIVE")) == (StepKind.TRANSACT, 0, "")


# One answer of 500, which the service keeps by its key ----------------------------------------------------------------


def test_a_500_on_the_create_is_read_and_then_sent_with_a_new_key() -> None:
    story = Story().wanted().order_sent("k1").failed(SaleFactKind.ORDER_FAILED, STORED_500)
    assert due(story) == (StepKind.READ, 0, "")
    assert due(story.failed(SaleFactKind.READ_FAILED, NOT_FOUND)) == (StepKind.CREATE, 0, "")


def test_a_500_on_the_create_after_the_work_goes_on_with_the_order_that_is_there() -> None:
    story = Story().wanted().order_sent("k1").failed(SaleFactKind.ORDER_FAILED, STORED_500).read("ACTIVE")
    assert due(story) == (StepKind.TRANSACT, 0, "")


def test_a_lost_create_is_read_and_then_sent_with_its_own_key() -> None:
    story = Story().wanted().order_sent("k1").failed(SaleFactKind.ORDER_FAILED, LOST)
    assert due(story) == (StepKind.READ, 0, "")
    assert due(story.failed(SaleFactKind.READ_FAILED, NOT_FOUND)) == (StepKind.CREATE, 0, "k1")
    assert due(story.order_sent("k1").failed(SaleFactKind.ORDER_FAILED, STORED_500))[0] is StepKind.READ


@pytest.mark.parametrize(("failure", "key"), [(STORED_500, ""), (LOST, "t1")])
def test_a_transaction_that_failed_is_read_and_goes_again(failure: Failure, key: str) -> None:
    story = Story().ordered().transaction_sent("t1").failed(SaleFactKind.TRANSACTION_FAILED, failure)
    assert due(story) == (StepKind.READ, 0, "")
    assert due(story.read("ACTIVE")) == (StepKind.TRANSACT, 0, key)


@pytest.mark.parametrize(("failure", "key"), [(STORED_500, ""), (LOST, "x1"), (REFUSED, ""), (OFFLINE, "")])
def test_a_cancel_that_failed_is_read_and_goes_again_or_can_be_pressed_again(failure: Failure, key: str) -> None:
    story = Story().shown().cancel(key="x1").failed(SaleFactKind.TERMINATE_FAILED, failure)
    assert due(story) == (StepKind.READ, 0, "")
    story.read("ACTIVE")
    if failure is REFUSED:  # it goes on as if nobody had asked, and anybody may ask again
        assert due(story) == (StepKind.READ, 3 * SECOND, "")
        assert CancelSale in available_commands(story.sale, story.at)
        assert due(story.cancel_asked()) == (StepKind.TERMINATE, 0, "")
    else:
        assert due(story) == (StepKind.TERMINATE, 0, key)


def test_transactions_go_again_at_growing_pauses_six_times_and_then_a_person_has_to_ask() -> None:
    story = Story().ordered()
    pauses = []
    for number in range(1, 6):
        story.transaction_sent(f"t{number}")
        assert RenewSale not in available_commands(story.sale, story.at)
        story.failed(SaleFactKind.TRANSACTION_FAILED, STORED_500)
        failed_at = story.at
        step = next_step(story.read("ACTIVE", after=1).sale, story.at)
        for _ in range(20):  # the pauses are longer than those between reads
            if step.kind is StepKind.TRANSACT:
                break
            assert step.at is not None
            step = next_step(story.read("ACTIVE", after=step.at - story.at).sale, story.at)
        assert RenewSale not in available_commands(story.sale, story.at), "it goes by itself"
        pauses.append((step.at or 0) - failed_at)
        story.at = max(story.at, step.at or 0)
    assert pauses == [0, 2_000, 5_000, 10_000, 20_000]
    story.transaction_sent("t6")
    assert RenewSale not in available_commands(story.sale, story.at), "its answer may still come"
    story.failed(SaleFactKind.TRANSACTION_FAILED, STORED_500).read("ACTIVE")
    assert due(story) == (StepKind.READ, 3 * SECOND, "")
    assert {RenewSale, CancelSale, CloseSale} <= available_commands(story.sale, story.at)
    gone = Story()
    gone.facts, gone.at = [*story.facts], story.at
    gone.failed(SaleFactKind.READ_FAILED, OTHER_KEYS)
    assert RenewSale not in available_commands(gone.sale, gone.at), "these keys make nothing of it"
    for _ in range(20):
        step = next_step(story.sale, story.at)
        assert step.kind is StepKind.READ
        assert step.at is not None
        story.read("ACTIVE", after=step.at - story.at)
    assert due(story.say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.QR_CODE, "Asha"))) == (
        StepKind.READ,
        0,
        "",
    )
    assert due(story.read("ACTIVE")) == (StepKind.TRANSACT, 0, "")
    assert story.transaction_sent("t7").sale.transaction.sends == 1


# The order is not to be made any more -------------------------------------------------------------------------------


def test_an_order_is_tried_to_be_made_for_two_minutes() -> None:
    story = (
        Story()
        .wanted()
        .order_sent()
        .failed(SaleFactKind.ORDER_FAILED, LOST)
        .failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    )
    left = story.sale.started_at + 2 * MINUTE - story.at
    assert due(story, after=left - 1)[0] is StepKind.CREATE
    assert due(story, after=left)[0] is StepKind.GIVE_UP
    unsent = Story().wanted()
    assert next_step(unsent.sale, unsent.at + 2 * MINUTE - 1).kind is StepKind.CREATE
    assert next_step(unsent.sale, unsent.at + 2 * MINUTE).kind is StepKind.GIVE_UP
    assert next_step(unsent.sale, unsent.at - 1).kind is StepKind.GIVE_UP  # the clock was set back since


def test_an_order_that_nobody_ever_answered_to_is_read_for_as_long_as_it_takes() -> None:
    story = Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, LOST)
    for _ in range(20):
        story.failed(SaleFactKind.READ_FAILED, LOST)
    assert due(story) == (StepKind.READ, 30 * SECOND, "")
    assert due(story, after=5 * HOUR) == (StepKind.READ, 30 * SECOND, "")
    assert CloseSale in available_commands(story.sale, story.at)


@pytest.mark.parametrize("kind", [SaleFactKind.CANCEL_ASKED, SaleFactKind.CLOSED])
def test_an_order_that_nobody_wants_any_more_is_not_made(kind: SaleFactKind) -> None:
    lost = (
        Story()
        .wanted()
        .order_sent()
        .failed(SaleFactKind.ORDER_FAILED, LOST)
        .failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    )
    for story in (Story().wanted(), lost):
        assert due(story)[0] is StepKind.CREATE
        assert due(story.say(kind, facts.actor_data("Asha"))) == (StepKind.GIVE_UP, 0, "")


def test_a_cancel_pressed_while_the_order_is_made_lets_no_qr_appear() -> None:
    story = Story().wanted().order_sent().cancel_asked().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE")
    assert due(story) == (StepKind.TERMINATE, 0, "")
    before_the_qr = Story().ordered().transaction_sent().cancel_asked().transaction_answered().qr()
    assert not before_the_qr.sale.can_show_code
    assert due(before_the_qr) == (StepKind.TERMINATE, 0, "")


def test_an_order_with_a_phone_is_not_made_after_a_restart_since_the_phone_is_gone() -> None:
    with_phone = Story().wanted(customer_phone="98••••3210").say(SaleFactKind.RESUMED)
    assert due(with_phone) == (StepKind.GIVE_UP, 0, "")
    without = Story().wanted().say(SaleFactKind.RESUMED)
    assert due(without) == (StepKind.CREATE, 0, "")
    lost = Story().wanted(customer_phone="98••••3210").order_sent().say(SaleFactKind.RESUMED)
    assert due(lost) == (StepKind.READ, 0, "")
    assert due(lost.failed(SaleFactKind.READ_FAILED, NOT_FOUND)) == (StepKind.GIVE_UP, 0, "")


def test_what_was_given_up_is_over() -> None:
    story = Story().wanted().say(SaleFactKind.ORDER_FAILED, facts.gave_up_data(NOT_FOUND))
    assert (story.sale.phase, story.verdict) == (Phase.FAILED, Verdict.NOT_PAID)
    assert next_step(story.sale, story.at) == NOTHING
    assert available_commands(story.sale, story.at) == {TakeSale}


# Clocks and limits --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("off", "does"), [(30 * MINUTE, StepKind.CREATE), (-30 * MINUTE, StepKind.CREATE), (MINUTE, StepKind.NOTHING)]
)
def test_an_order_refused_for_this_pcs_clock_goes_again_by_the_time_of_the_service(off: int, does: StepKind) -> None:
    story = (
        Story().wanted().order_sent(clock_offset_ms=0).failed(SaleFactKind.ORDER_FAILED, REFUSED, clock_offset_ms=off)
    )
    assert due(story)[0] is does
    assert story.sale.clock_offset_ms == off
    story.order_sent("k2", clock_offset_ms=off).failed(SaleFactKind.ORDER_FAILED, REFUSED, clock_offset_ms=off)
    assert due(story) == (StepKind.NOTHING, None, "")  # it was not the clock
    assert story.sale.phase is Phase.FAILED


def test_an_order_refused_at_a_minute_and_a_bit_goes_again() -> None:
    story = (
        Story()
        .wanted()
        .order_sent(clock_offset_ms=0)
        .failed(SaleFactKind.ORDER_FAILED, REFUSED, clock_offset_ms=MINUTE + 1)
    )
    assert due(story) == (StepKind.CREATE, 0, "")


def test_a_429_keeps_a_request_back_for_as_long_as_it_says() -> None:
    story = Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, SLOW_DOWN)
    assert due(story) == (StepKind.CREATE, 30 * SECOND, "")
    assert story.verdict is Verdict.WAIT
    story = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, SLOW_DOWN).read("ACTIVE")
    assert due(story.read("ACTIVE", after=27 * SECOND)) == (StepKind.TRANSACT, 2 * SECOND, "")
    story = Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, SLOW_DOWN).read("ACTIVE")
    assert due(story.read("ACTIVE", after=27 * SECOND)) == (StepKind.TERMINATE, 2 * SECOND, "")


@pytest.mark.parametrize("problem", [SLOW_DOWN, LOST, STORED_500])
def test_while_a_cancel_or_a_qr_waits_to_go_the_order_is_read_as_ever(problem: Failure) -> None:
    """The customer may pay it meanwhile: at the code that is still theirs, or where else the order is known."""
    waits = replace(problem, retry_after=600.0)
    shown = Story().shown().cancel("x1")
    for _ in range(4):  # so often that it waits for more than a read does
        shown.failed(SaleFactKind.TERMINATE_FAILED, waits).read("ACTIVE").say(
            SaleFactKind.TERMINATE_SENT, facts.request_sent_data(key="x2")
        )
    asked = Story().wanted(created_here=False).read("ACTIVE").transaction_sent()
    for _ in range(4):
        asked.failed(SaleFactKind.TRANSACTION_FAILED, waits).read("ACTIVE").transaction_sent()
    for story, kind in ((shown, SaleFactKind.TERMINATE_FAILED), (asked, SaleFactKind.TRANSACTION_FAILED)):
        assert due(story.failed(kind, waits).read("ACTIVE")) == (StepKind.READ, 3 * SECOND, "")
        assert due(story.read("PAID"))[0] is StepKind.READ_PAYMENTS


def test_an_order_waits_a_minute_after_a_429_however_long_that_says() -> None:
    patient = Failure(Problem.SLOW_DOWN, Side.SERVICE, outcome_known=True, http_status=429, retry_after=300.0)
    assert due(Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, patient)) == (
        StepKind.CREATE,
        MINUTE,
        "",
    )


@pytest.mark.parametrize("back", [1, 2 * HOUR, 3 * DAY])
def test_a_clock_that_is_set_back_stops_no_open_sale(back: int) -> None:
    """A fact noted by a clock that was ahead delays nothing."""
    stories = [
        Story().shown(),
        Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, LOST).read("ACTIVE"),
        Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, SLOW_DOWN).read("ACTIVE"),
        Story().shown().read("EXPIRED").paid_by("1", word="PENDING"),
        Story().shown().failed(SaleFactKind.READ_FAILED).failed(SaleFactKind.READ_FAILED).say(SaleFactKind.RESUMED),
        Story().shown().read("PAID"),
    ]
    for story in stories:
        first = story.facts[0].at
        sale = Sale.from_facts(
            Fact(fact.subject, fact.at + back + story.at - first, fact.kind, fact.data) for fact in story.facts
        )
        step = next_step(sale, story.at)
        assert step.at is not None
        assert step.at <= story.at, step


# Expired, paid, closed ------------------------------------------------------------------------------------------------


def test_an_expired_order_has_its_payments_read_each_minute_until_it_is_sure() -> None:
    story = Story().shown().read("EXPIRED")
    assert due(story) == (StepKind.READ_PAYMENTS, 0, "")
    assert due(story.paid_by()) == (StepKind.READ, 59 * SECOND, "")
    story.read("EXPIRED", after=59 * SECOND)
    assert due(story) == (StepKind.READ_PAYMENTS, SECOND, "")
    story.say(SaleFactKind.PAYMENTS_FAILED, facts.failure_data(LOST))
    assert due(story) == (StepKind.READ, 59 * SECOND, "")
    story.read("EXPIRED", after=4 * MINUTE - SECOND)
    assert due(story.paid_by(after=SECOND)) == (StepKind.READ, 59 * SECOND, "")
    assert not story.sale.is_open
    assert due(story, after=DAY)[0] is StepKind.READ


def test_payments_are_read_again_when_it_expires() -> None:
    story = Story().shown().paid_by("1", word="PENDING").paid_by("1", word="PENDING").read("EXPIRED")
    assert due(story) == (StepKind.READ_PAYMENTS, 0, "")


def test_the_payments_of_a_paid_order_are_read_for_a_day() -> None:
    story = Story().shown().read("PAID")
    paid_at, at = story.at, []
    while (step := next_step(story.sale, story.at)).kind is StepKind.READ_PAYMENTS:
        assert step.at is not None
        at.append(step.at - paid_at)
        story.say(SaleFactKind.PAYMENTS_FAILED, facts.failure_data(LOST), after=max(0, step.at - story.at))
    assert at == [0, 2_000, 10_000, 60_000, 600_000, HOUR, 6 * HOUR, DAY]
    assert step == NOTHING


def test_an_order_that_the_service_does_not_know_is_read_seldom_and_can_be_closed() -> None:
    for failure in (NOT_FOUND, OTHER_KEYS):
        story = Story().shown().failed(SaleFactKind.READ_FAILED, failure)
        assert story.sale.unknown_to_service
        for _ in range(19):
            assert due(story, after=MINUTE) == (StepKind.READ, MINUTE, "")
            story.failed(SaleFactKind.READ_FAILED, failure, after=MINUTE)
        assert due(story, after=MINUTE) == (StepKind.READ, 10 * MINUTE, "")
        assert CloseSale in available_commands(story.sale, story.at)
        closed = story.say(SaleFactKind.CLOSED, facts.actor_data("Asha")).sale
        assert (closed.phase, closed.is_open, story.verdict) == (Phase.GIVEN_UP, False, Verdict.UNKNOWN)
        assert due(story)[0] is StepKind.READ
        for after in (0, DAY):
            story.failed(SaleFactKind.READ_FAILED, failure, after=after, clock_offset_ms=0)
        assert due(story) == (StepKind.END_WATCH, 0, "")


def test_the_journal_of_an_old_paydesk_has_the_word_of_its_time() -> None:
    """It wrote no host, read an expired order once more after 30 s, and that was final."""
    told = dict(Story().wanted().facts[0].data)
    del told["host"]
    old = Story().say(SaleFactKind.SALE_WANTED, told)
    old.say(SaleFactKind.ORDER_SENT, {"key": "k1"}).answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE")
    old.transaction_sent().transaction_answered().qr().read("EXPIRED").read("EXPIRED", after=29_999)
    assert (old.sale.phase, old.sale.is_open) == (Phase.EXPIRED, True)
    old.read("EXPIRED", after=1)
    assert (old.sale.is_open, old.verdict, old.sale.closed_at) == (False, Verdict.NOT_PAID, old.at)
    assert due(old)[0] is StepKind.READ
    new = Story().shown().read("EXPIRED").read("EXPIRED", after=30_000)
    assert new.sale.is_open


def test_an_accepted_cancel_that_changes_nothing_is_asked_for_again_each_minute() -> None:
    story = Story().shown().cancel().terminated("ACTIVE")
    answered = story.at
    assert due(story) == (StepKind.READ, 3 * SECOND, "")
    story.read("ACTIVE", after=58 * SECOND)
    step = next_step(story.sale, story.at)
    assert step == Step(StepKind.TERMINATE, answered + MINUTE)
    story.at = answered + MINUTE
    story.say(SaleFactKind.TERMINATE_SENT, facts.request_sent_data(key="x2"), after=0).terminated("ACTIVE")
    answered = story.at
    story.read("ACTIVE", after=2 * MINUTE - SECOND)
    assert next_step(story.sale, story.at) == Step(StepKind.TERMINATE, answered + 2 * MINUTE)


# Scanned orders -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["ACTIVE", "PAID"])
def test_an_order_of_another_amount_than_was_typed_stays_refused(word: str) -> None:
    story = Story().wanted(created_here=False, billed=Money(500_000)).read(word)
    for _ in range(2):
        sale = story.sale
        assert sale.is_refused_amount
        assert not sale.can_show_code
        assert story.verdict is (Verdict.DO_NOT_PAY if word == "ACTIVE" else Verdict.UNKNOWN)
        assert RenewSale not in available_commands(sale, story.at)
        assert next_step(sale, story.at).kind in {StepKind.READ, StepKind.READ_PAYMENTS}
        story.say(SaleFactKind.RESUMED).read(word)


def test_a_refused_scan_can_be_repeated_with_its_own_amount() -> None:
    story = Story().wanted(created_here=False, billed=Money(500_000)).read("ACTIVE")
    assert story.sale.phase is Phase.FAILED
    assert TakeSale in available_commands(story.sale, story.at)
    other_bill = Story().wanted(created_here=False).read("ACTIVE").failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    for sale, held in ((other_bill.sale, True), (replace(other_bill.sale, watch_ended=True), False)):
        assert holds_order(sale) == held, "what nobody watches any more can be taken by another sale"
    right = Story().wanted(created_here=False, billed=Money(125_000)).read("ACTIVE")
    assert due(right) == (StepKind.TRANSACT, 0, "")


@pytest.mark.parametrize("problem", [Problem.NOT_FOUND, Problem.RULES, Problem.NOT_ACTIVE, Problem.WRONG_AMOUNT])
def test_a_scanned_order_that_can_never_be_read_is_over(problem: Problem) -> None:
    failure = Failure(problem, Side.SALE, outcome_known=True)
    story = Story().wanted(created_here=False).failed(SaleFactKind.READ_FAILED, failure)
    assert (story.sale.phase, due(story)[0]) in {(Phase.FAILED, StepKind.NOTHING), (Phase.FAILED, StepKind.GIVE_UP)}


# What people can do -------------------------------------------------------------------------------------------------


def test_available_commands_in_the_usual_course() -> None:
    story = Story().wanted()
    assert available_commands(story.sale, story.at) == {PutSaleAside, ChangeNote, CancelSale}
    story.order_sent()
    assert available_commands(story.sale, story.at) == {PutSaleAside, ChangeNote, CancelSale, ReadSale}
    story.answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE").transaction_sent().transaction_answered().qr()
    assert available_commands(story.sale, story.at) == {PutSaleAside, ChangeNote, CancelSale, ReadSale, RenewSale}
    cancelled = Story().shown().cancel()
    assert available_commands(cancelled.sale, cancelled.at) == {
        PutSaleAside,
        ChangeNote,
        CancelSale,
        ReadSale,
        CloseSale,
    }
    cancelled.terminated("TERMINATION_REQUESTED")
    assert available_commands(cancelled.sale, cancelled.at) == {PutSaleAside, ChangeNote, ReadSale, CloseSale}
    cancelled.read("TERMINATED")
    assert available_commands(cancelled.sale, cancelled.at) == {ReadSale, TakeSale}
    cancelled.read("PAID")
    assert available_commands(cancelled.sale, cancelled.at) == {MarkSaleSeen, PrintReceipt}
    assert available_commands(cancelled.say(SaleFactKind.SEEN, facts.actor_data("Asha")).sale, cancelled.at) == {
        PrintReceipt
    }
    assert available_commands(story.read("PAID").sale, story.at) == {HandOverSale, PrintReceipt}
    story.say(SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=False))
    assert available_commands(story.sale, story.at) == {HandOverSale, PrintReceipt}
    story.say(SaleFactKind.HANDED_OVER, facts.handed_over_data("Ravi", is_confirmed=True))
    assert available_commands(story.sale, story.at) == {PrintReceipt}


def test_the_order_of_a_refused_transaction_can_be_ended_or_tried_again() -> None:
    story = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED).read("ACTIVE")
    assert story.sale.phase is Phase.FAILED
    assert available_commands(story.sale, story.at) == {ReadSale, CancelSale, RenewSale, TakeSale}
    assert due(story) == (StepKind.READ, MINUTE, "")
    assert due(story.cancel_asked()) == (StepKind.TERMINATE, 0, "")
    again = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED).read("ACTIVE")
    again.say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.LINK, "Asha")).read("ACTIVE")
    assert due(again) == (StepKind.TRANSACT, 0, "")
    assert again.sale.method is PaymentMethod.LINK
    assert (again.sale.create_state, again.verdict) == (RequestState.NOT_SENT, Verdict.WAIT)


def test_what_was_made_here_and_taken_off_the_list_is_ended_before_it_is_taken_again() -> None:
    """Its QR may still be in the customer's hand: the sale in its stead would be paid besides it."""
    story = Story().ordered().transaction_sent().transaction_answered().qr()
    story.say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("ACTIVE")
    assert available_commands(story.sale, story.at) == {ReadSale, CancelSale, TakeSale}
    assert CancelSale in available_commands(replace(story.sale, replaced_by=("s2",)), story.at)
    assert due(story.cancel_asked().read("ACTIVE")) == (StepKind.TERMINATE, 0, "")
    scanned = Story().wanted(created_here=False).read("ACTIVE").say(SaleFactKind.CLOSED, facts.actor_data("Asha"))
    assert CancelSale not in available_commands(scanned.sale, scanned.at), "others may be paying it"


def test_a_scanned_order_that_was_taken_off_the_list_goes_on_where_it_is() -> None:
    story = Story().wanted(created_here=False).read("ACTIVE").transaction_sent().transaction_answered().qr()
    story.say(SaleFactKind.CLOSED, facts.actor_data("Asha")).say(SaleFactKind.WATCH_ENDED)
    assert RenewSale in available_commands(story.sale, story.at)
    assert RenewSale not in available_commands(replace(story.sale, replaced_by=("s2",)), story.at)
    assert RenewSale not in available_commands(replace(story.sale, created_here=True), story.at)
    story.say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.QR_CODE, "Asha"))
    sale = story.sale
    assert (sale.given_up_at, sale.closed, sale.started.there, sale.watch_ended) == (None, None, None, False)
    assert (sale.is_open, next_step(sale, story.at).kind) == (True, StepKind.READ)
    story.read("ACTIVE")
    assert next_step(story.sale, story.at).kind is StepKind.TRANSACT
    assert story.transaction_sent("t2").transaction_answered("2").read("PAID").sale.paid_late is False


def test_what_came_to_nothing_goes_on_only_as_far_as_a_person_wants_it_to() -> None:
    """Its transaction was refused; the order is ACTIVE."""
    refused = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED).read("ACTIVE")
    assert (refused.sale.is_open, next_step(refused.sale, refused.at).kind) == (False, StepKind.READ)
    renewed = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED).read("ACTIVE")
    renewed.say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.QR_CODE, "Asha")).read("ACTIVE")
    assert next_step(renewed.sale, renewed.at).kind is StepKind.TRANSACT
    expired = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED).read("ACTIVE")
    expired.say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.QR_CODE, "Asha")).read("EXPIRED")
    assert next_step(expired.sale, expired.at).kind in {StepKind.READ, StepKind.READ_PAYMENTS}


def test_what_was_taken_off_the_list_is_ended_all_the_same_where_that_was_asked_for() -> None:
    asked = Story().shown().cancel_asked().say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("ACTIVE")
    assert (asked.sale.is_open, next_step(asked.sale, asked.at).kind) == (False, StepKind.TERMINATE)
    not_asked = Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("ACTIVE")
    assert next_step(not_asked.sale, not_asked.at).kind is StepKind.READ
    expired = Story().shown().cancel_asked().say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("EXPIRED")
    assert next_step(expired.sale, expired.at).kind is StepKind.READ_PAYMENTS


def test_the_payments_of_what_is_off_the_list_and_has_expired_are_read_as_seldom_as_its_order() -> None:
    story = Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("EXPIRED")
    assert next_step(story.sale, story.at).kind is StepKind.READ_PAYMENTS
    for late, pause in ((0, MINUTE), (30 * MINUTE, 10 * MINUTE)):
        story.say(SaleFactKind.PAYMENTS_READ, {"payments": [], "pending": 1}, after=late).read("EXPIRED", after=0)
        step = next_step(story.sale, story.at)
        assert (step.kind in {StepKind.READ, StepKind.READ_PAYMENTS}, step.at) == (True, story.at + pause)
        payments = replace(story.sale, last_read_at=story.at + 1)
        assert next_step(payments, story.at + 1) == Step(StepKind.READ_PAYMENTS, story.at + pause)


def test_a_code_that_must_not_be_paid_can_be_taken_off_the_list_where_nobody_knows_its_order() -> None:
    wrong = Story().ordered().transaction_sent().transaction_answered().qr(QrCheck.MISMATCH, QrReason.WRONG_AMOUNT)
    assert CloseSale not in available_commands(wrong.sale, wrong.at), "it can be cancelled"
    wrong.failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    assert (wrong.verdict, CloseSale in available_commands(wrong.sale, wrong.at)) == (Verdict.DO_NOT_PAY, True)


def test_a_paid_order_that_tells_no_amount_need_not_be_read_once_its_payments_have_told_it() -> None:
    told = Story().ordered().say(SaleFactKind.STATUS_READ, {"status": "PAID"})
    assert ReadSale in available_commands(told.sale, told.at)
    payment = Payment("1", "SUCCESS", AMOUNT)
    assert ReadSale not in available_commands(
        told.say(SaleFactKind.PAYMENTS_READ, facts.payments_read_data([payment])).sale, told.at
    )


def test_a_qr_that_comes_by_itself_need_not_be_asked_for() -> None:
    for wait in (1.0, 60.0, 600.0):
        slow = replace(SLOW_DOWN, retry_after=wait)
        story = (
            Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, slow).read("ACTIVE", after=0)
        )
        assert RenewSale not in available_commands(story.sale, story.at)
