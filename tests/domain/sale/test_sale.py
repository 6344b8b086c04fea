"""A sale as the fold of its facts: each way that a sale can go."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from paydesk.domain.clock import HOUR, MINUTE
from paydesk.domain.fact import Stamp
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.fold import EXPIRED_WAIT
from paydesk.domain.sale.request import Request, RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import TerminateOutcome, Verdict, terminate_outcome_of
from paydesk.domain.sale.watch import is_watch_over
from tests.domain.sale.story import AMOUNT, LOST, NOT_FOUND, ORDER_ID, REFUSED, START, Story


def stands(story: Story, phase: Phase, verdict: Verdict) -> Sale:
    """Return the sale after checking its phase and verdict."""
    assert (story.sale.phase, story.verdict) == (phase, verdict)
    return story.sale


def test_a_sale_needs_a_fact() -> None:
    with pytest.raises(ValueError, match=r"^a sale has at least one fact$"):
        Sale.from_facts([])


def test_a_sale_from_an_amount_to_paid_step_by_step() -> None:
    story = Story().wanted()
    stands(story, Phase.PREPARING, Verdict.WAIT)  # no NOT PAID is announced while it begins
    stands(story.order_sent(), Phase.PREPARING, Verdict.WAIT)
    stands(story.answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE"), Phase.PREPARING, Verdict.WAIT)
    stands(story.transaction_sent(), Phase.PREPARING, Verdict.WAIT)
    stands(story.transaction_answered(), Phase.WAITING, Verdict.WAIT)
    shown = stands(story.qr(), Phase.WAITING, Verdict.WAIT)
    assert (shown.order_id, shown.cf_order_id, shown.amount) == (ORDER_ID, "2149460581", AMOUNT)
    assert (shown.attempt, len(shown.codes), shown.cf_payment_id) == (1, 1, "42887")
    assert shown.qr is not None
    assert shown.qr.check is QrCheck.VERIFIED
    assert (shown.started_at, shown.shown_at) == (START + 1_000, START + 5_000)
    assert shown.is_open
    stands(story.read("ACTIVE"), Phase.WAITING, Verdict.WAIT)
    paid = stands(story.read("PAID"), Phase.PAID, Verdict.HAND_OVER)
    assert paid.paid_at == story.at
    marks = (paid.is_open, paid.paid_after_close, paid.needs_alarm, paid.was_cancelled_late)
    assert marks == (False,) * 4
    one = story.paid_by("5114910634577").sale
    assert (one.cf_payment_id, one.paid_twice) == ("5114910634577", False)


def test_a_sale_from_an_order_number() -> None:
    story = Story().wanted(created_here=False)
    scanned = stands(story, Phase.PREPARING, Verdict.WAIT)
    assert scanned.amount is None
    read = stands(story.read("ACTIVE"), Phase.PREPARING, Verdict.WAIT)
    assert (read.amount, read.cf_order_id) == (AMOUNT, "2149460581")
    stands(story.transaction_sent().transaction_answered().qr(), Phase.WAITING, Verdict.WAIT)
    stands(story.read("PAID"), Phase.PAID, Verdict.UNKNOWN)
    stands(story.paid_by("42887"), Phase.PAID, Verdict.HAND_OVER)


def test_a_scanned_order_that_is_not_found() -> None:
    story = Story().wanted(created_here=False).failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    sale = stands(
        story, Phase.FAILED, Verdict.UNKNOWN
    )  # others may have it under other keys (docs/rules.md#not-paid-needs-certainty)
    assert sale.problem is not None
    assert sale.problem.problem is Problem.NOT_FOUND
    assert not sale.unknown_to_service, "nothing was ever told of it"
    assert not sale.is_open


def test_a_scanned_order_that_could_not_be_read_is_doubt() -> None:
    story = Story().wanted(created_here=False).failed(SaleFactKind.READ_FAILED)
    stands(story, Phase.PREPARING, Verdict.UNKNOWN)
    stands(story.read("PAID"), Phase.PAID, Verdict.UNKNOWN)  # nothing was shown here: somebody else was paid


@pytest.mark.parametrize("word", ["", "PARTLY_PAID", "paid"])
def test_an_answer_without_a_known_word_is_doubt(word: str) -> None:
    """Such an order is unknown, whatever became of the creates: somebody may have paid it."""
    for story in (
        Story().wanted(created_here=False).read(word),
        Story()
        .wanted(created_here=False)
        .read(word)
        .transaction_sent()
        .failed(SaleFactKind.TRANSACTION_FAILED, REFUSED),
        Story().ordered(word),
        Story().shown().read(word),
    ):
        assert story.sale.raw_status == word
        assert story.verdict is Verdict.UNKNOWN


def test_an_order_that_is_refused() -> None:
    story = Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, REFUSED)
    sale = stands(story, Phase.FAILED, Verdict.NOT_PAID)
    assert not sale.is_open
    assert sale.problem == Failure(Problem.REFUSED, Side.SHOP, outcome_known=True, http_status=400)


def test_an_order_of_unknown_outcome_that_is_then_read() -> None:
    story = Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED)
    stands(story, Phase.PREPARING, Verdict.UNKNOWN)
    stands(story.failed(SaleFactKind.READ_FAILED), Phase.PREPARING, Verdict.UNKNOWN)
    assert story.sale.failures == 2
    found = stands(story.read("ACTIVE"), Phase.PREPARING, Verdict.WAIT)
    assert (found.order.state, found.failures, found.problem) == (RequestState.OK, 0, None)
    stands(story.transaction_sent().transaction_answered(), Phase.WAITING, Verdict.WAIT)


def test_an_order_of_unknown_outcome_that_is_sent_again_keeps_its_key() -> None:
    story = Story().wanted().order_sent("k1").failed(SaleFactKind.ORDER_FAILED).order_sent("k1")
    assert stands(story, Phase.PREPARING, Verdict.WAIT).order.key == "k1"
    stands(story.answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE"), Phase.PREPARING, Verdict.WAIT)


def test_a_transaction_of_unknown_outcome_sent_again_is_the_same_attempt() -> None:
    story = Story().ordered().transaction_sent("t1").failed(SaleFactKind.TRANSACTION_FAILED)
    stands(story, Phase.PREPARING, Verdict.UNKNOWN)
    again = story.read("ACTIVE").transaction_sent("t1").transaction_answered().sale
    assert (again.attempt, len(again.codes), again.phase) == (1, 1, Phase.WAITING)


def test_a_transaction_of_unknown_outcome_can_be_paid_all_the_same() -> None:
    story = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED).read("PAID")
    stands(story, Phase.PAID, Verdict.HAND_OVER)


def test_a_failed_read_between_the_order_and_its_transaction_fails_no_sale() -> None:
    story = Story().ordered().say(SaleFactKind.RESUMED).failed(SaleFactKind.READ_FAILED)
    assert stands(story, Phase.PREPARING, Verdict.WAIT).is_open


def test_a_transaction_that_is_refused() -> None:
    story = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    sale = stands(story, Phase.FAILED, Verdict.NOT_PAID)
    assert sale.create_state is RequestState.REFUSED
    stands(story.read("PAID"), Phase.PAID, Verdict.HAND_OVER)


def test_a_new_qr_takes_the_old_one_off_every_screen() -> None:
    story = Story().shown().transaction_sent("t2", PaymentMethod.LINK)
    sale = stands(story, Phase.PREPARING, Verdict.WAIT)
    assert (sale.attempt, sale.qr, sale.payment_url, sale.cf_payment_id) == (2, None, "", "")
    assert (sale.qr_expires_at, sale.method) == (None, PaymentMethod.LINK)
    renewed = stands(story.transaction_answered("42888").qr(), Phase.WAITING, Verdict.WAIT)
    assert (len(renewed.codes), renewed.cf_payment_id) == (2, "42888")


def test_a_new_qr_that_is_refused_leaves_the_earlier_one_payable() -> None:
    story = Story().shown().transaction_sent("t2").failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    sale = stands(story, Phase.WAITING, Verdict.WAIT)
    assert (sale.create_state, sale.transaction.state) == (RequestState.OK, RequestState.REFUSED)


def test_another_qr_that_is_wanted_ends_a_refusal_and_nothing_else() -> None:
    """Until it is sent, the one before it can be paid, or is in doubt, as it was."""
    for story, create in (
        (Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED), RequestState.NOT_SENT),
        (Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED), RequestState.UNKNOWN),
        (Story().shown(), RequestState.OK),
        (Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, REFUSED), RequestState.REFUSED),
    ):
        wanted = story.say(SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.LINK, "Asha"))
        assert wanted.sale.create_state is create


def test_a_new_qr_of_unknown_outcome_is_doubt() -> None:
    stands(
        Story().shown().transaction_sent("t2").failed(SaleFactKind.TRANSACTION_FAILED), Phase.PREPARING, Verdict.UNKNOWN
    )


def test_a_qr_that_asks_for_something_else_is_refused() -> None:
    story = Story().ordered().transaction_sent().transaction_answered()
    story.qr(QrCheck.MISMATCH, QrReason.WRONG_AMOUNT)
    assert stands(story, Phase.QR_REFUSED, Verdict.DO_NOT_PAY).is_open
    stands(story.read("PAID"), Phase.PAID, Verdict.HAND_OVER)


@pytest.mark.parametrize("check", [QrCheck.UNREADABLE, QrCheck.NO_IMAGE])
def test_a_qr_that_cannot_be_read_back_waits(check: QrCheck) -> None:
    story = Story().ordered().transaction_sent().transaction_answered().qr(check, QrReason.NOT_DECODED)
    stands(story, Phase.WAITING, Verdict.WAIT)


def test_a_cancel_that_is_accepted() -> None:
    story = Story().shown().cancel()
    asked = stands(story, Phase.CANCELLING, Verdict.WAIT)
    assert (asked.cancel_by, asked.termination.key) == ("Asha", "x1")
    stands(story.terminated("TERMINATION_REQUESTED"), Phase.CANCELLING, Verdict.WAIT)
    stands(story.read("TERMINATION_REQUESTED"), Phase.CANCELLING, Verdict.WAIT)
    done = stands(story.read("TERMINATED"), Phase.CANCELLED, Verdict.NOT_PAID)
    assert (done.closed_at, done.is_open) == (story.at, False)


def test_a_cancel_that_is_done_at_once() -> None:
    stands(Story().shown().cancel().terminated("TERMINATED"), Phase.CANCELLED, Verdict.NOT_PAID)


def test_an_accepted_cancel_whose_status_lags_stays_a_cancel() -> None:
    story = Story().shown().cancel().terminated("ACTIVE")
    assert stands(story, Phase.CANCELLING, Verdict.WAIT).termination.state is RequestState.OK
    stands(story.read("ACTIVE"), Phase.CANCELLING, Verdict.WAIT)


def test_a_cancel_that_lost_to_a_payment_at_once() -> None:
    story = Story().shown().cancel().terminated("PAID")
    sale = stands(story, Phase.PAID, Verdict.HAND_OVER)
    assert sale.was_cancelled_late
    assert not sale.needs_alarm


def test_a_cancel_that_lost_to_a_payment_while_it_was_in_progress() -> None:
    story = Story().shown().cancel().terminated("TERMINATION_REQUESTED").read("PAID")
    assert stands(story, Phase.PAID, Verdict.HAND_OVER).was_cancelled_late


def test_a_cancel_that_was_refused_goes_on_as_if_nobody_had_asked() -> None:
    story = Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, REFUSED)
    refused = stands(story, Phase.CANCELLING, Verdict.WAIT)  # it may have been refused because it is paid: read first
    assert not refused.has_current_read
    sale = stands(story.read("ACTIVE"), Phase.WAITING, Verdict.WAIT)
    assert (sale.cancel_asked_at, terminate_outcome_of(sale)) == (None, TerminateOutcome.NONE)
    again = stands(
        story.cancel(), Phase.CANCELLING, Verdict.WAIT
    )  # it can be pressed again (docs/rules.md#cancel-can-be-repeated)
    assert again.termination.state is RequestState.IN_FLIGHT


@pytest.mark.parametrize(
    ("word", "phase", "verdict", "terminate"),
    [
        ("ACTIVE", Phase.CANCELLING, Verdict.UNKNOWN, TerminateOutcome.UNKNOWN),
        ("TERMINATION_REQUESTED", Phase.CANCELLING, Verdict.WAIT, TerminateOutcome.ASKED),
        ("TERMINATED", Phase.CANCELLED, Verdict.NOT_PAID, TerminateOutcome.ASKED),
        ("PAID", Phase.PAID, Verdict.HAND_OVER, TerminateOutcome.ASKED),
        ("EXPIRED", Phase.EXPIRED, Verdict.WAIT, TerminateOutcome.ASKED),
    ],
)
def test_a_cancel_of_unknown_outcome_is_settled_by_a_read(
    word: str, phase: Phase, verdict: Verdict, terminate: TerminateOutcome
) -> None:
    story = Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED)
    assert stands(story, Phase.CANCELLING, Verdict.UNKNOWN).cancel_asked_at is not None
    sale = stands(story.read(word), phase, verdict)
    assert terminate_outcome_of(sale) is terminate
    assert sale.was_cancelled_late == (word == "PAID")


def test_expired_is_believed_for_good_only_when_no_payment_is_pending_five_minutes_later() -> None:
    story = Story().shown().read("EXPIRED")
    first = stands(story, Phase.EXPIRED, Verdict.WAIT)
    assert (first.expired_at, first.closed_at, first.is_open) == (story.at, None, True)
    story.read("EXPIRED", after=EXPIRED_WAIT - 2)
    early = stands(story.paid_by(after=1), Phase.EXPIRED, Verdict.WAIT)
    assert (early.closed_at, early.expired_for_good, early.is_open) == (None, False, True)
    last = stands(story.paid_by(after=1), Phase.EXPIRED, Verdict.NOT_PAID)
    assert (last.closed_at, last.expired_for_good, last.is_open) == (story.at, True, False)
    assert last.expired_at == first.expired_at
    assert EXPIRED_WAIT == 5 * MINUTE


def test_an_expired_order_with_a_payment_pending_is_waited_for() -> None:
    story = Story().shown().read("EXPIRED").read("EXPIRED", after=EXPIRED_WAIT).paid_by("1", word="PENDING")
    sale = stands(story, Phase.EXPIRED, Verdict.WAIT)
    assert (sale.pending, sale.closed_at, sale.is_open) == (1, None, True)
    stands(story.paid_by("1", word="FAILED"), Phase.EXPIRED, Verdict.NOT_PAID)


def test_an_expired_order_with_a_payment_listed_is_never_called_not_paid() -> None:
    story = Story().shown().read("EXPIRED").read("EXPIRED", after=EXPIRED_WAIT).paid_by("1")
    assert stands(story, Phase.EXPIRED, Verdict.WAIT).is_open
    stands(story.read("PAID"), Phase.PAID, Verdict.HAND_OVER)


def test_payments_read_before_it_expired_tell_nothing_of_the_five_minutes() -> None:
    story = Story().shown().paid_by().read("EXPIRED", after=EXPIRED_WAIT)
    stands(story, Phase.EXPIRED, Verdict.WAIT)
    stands(story.read("EXPIRED", after=EXPIRED_WAIT), Phase.EXPIRED, Verdict.WAIT)


def test_money_two_minutes_after_expiry_is_a_plain_hand_over() -> None:
    story = Story().shown().read("EXPIRED").read("PAID", after=2 * MINUTE)
    sale = stands(story, Phase.PAID, Verdict.HAND_OVER)
    assert not sale.paid_late


def test_money_after_an_expiry_for_good_raises_the_alarm_until_it_is_seen() -> None:
    story = Story().shown().read("EXPIRED").paid_by(after=EXPIRED_WAIT)
    late = stands(story.read("PAID", after=60_000), Phase.PAID, Verdict.PAID_LATE)
    assert late.paid_after_close
    assert late.needs_alarm
    seen = story.say(SaleFactKind.SEEN, facts.actor_data("Asha")).sale
    assert (seen.needs_alarm, seen.paid_after_close, seen.seen_at) == (False, True, story.at)
    assert story.verdict is Verdict.PAID_LATE  # it stays a question of its own, and never turns into HAND OVER


def test_a_late_payment_names_the_replacing_sale() -> None:
    story = Story().shown().say(SaleFactKind.REPLACED, facts.replaced_data("s2")).read("PAID")
    stands(story, Phase.PAID, Verdict.PAID_LATE)
    late = stands(story.say(SaleFactKind.REPLACED, facts.replaced_data("s3")), Phase.PAID, Verdict.PAID_LATE)
    assert (late.replaced_by, late.replaced_unpaid) == (("s2", "s3"), True)
    assert late.needs_alarm
    assert not late.paid_after_close


def test_a_sale_replaced_after_it_was_paid_is_not_late() -> None:
    story = Story().shown().read("PAID").say(SaleFactKind.REPLACED, facts.replaced_data("s2"))
    assert not stands(story, Phase.PAID, Verdict.HAND_OVER).needs_alarm


def test_money_after_a_cancel_raises_the_alarm() -> None:
    story = Story().shown().cancel().terminated("TERMINATED").read("PAID", after=60_000)
    late = stands(story, Phase.PAID, Verdict.PAID_LATE)
    assert late.needs_alarm
    assert late.was_cancelled_late


def test_what_was_seen_before_the_money_came_does_not_silence_the_alarm() -> None:
    story = (
        Story().shown().cancel().terminated("TERMINATED").say(SaleFactKind.SEEN, facts.actor_data("Asha")).read("PAID")
    )
    assert story.sale.needs_alarm
    assert not story.say(SaleFactKind.SEEN, facts.actor_data("Asha")).read("PAID").sale.needs_alarm


@pytest.mark.parametrize("last", ["PAID", "TERMINATED", "EXPIRED"])
@pytest.mark.parametrize("late", ["ACTIVE", "TERMINATION_REQUESTED", "EXPIRED", "TERMINATED"])
def test_a_stale_answer_does_not_undo_a_final_one(last: str, late: str) -> None:
    assert Story().shown().read(last).read(late).sale.raw_status == last
    strange = Story().shown().read(last).read("PARTLY_PAID").read(late)
    assert strange.sale.raw_status in {last, "PARTLY_PAID"}, "also not by way of a word that nobody knows"
    assert strange.read(last).sale.raw_status == last
    assert strange.read("PAID").sale.phase is Phase.PAID


@pytest.mark.parametrize("late", ["", "paid", "PARTLY_PAID"])
def test_no_strange_word_undoes_paid(late: str) -> None:
    assert Story().shown().read("PAID").read(late).sale.status is OrderStatus.PAID


def test_requests_in_flight_are_unknown_after_a_crash() -> None:
    story = Story().wanted().order_sent().say(SaleFactKind.RESUMED)
    assert stands(story, Phase.PREPARING, Verdict.UNKNOWN).order.state is RequestState.UNKNOWN
    story = Story().ordered().transaction_sent().say(SaleFactKind.RESUMED)
    assert stands(story, Phase.PREPARING, Verdict.UNKNOWN).transaction.state is RequestState.UNKNOWN
    story = Story().wanted(created_here=False).say(SaleFactKind.RESUMED)
    stands(story, Phase.PREPARING, Verdict.UNKNOWN)
    story = Story().shown().cancel().say(SaleFactKind.RESUMED)
    assert stands(story, Phase.CANCELLING, Verdict.UNKNOWN).termination.state is RequestState.UNKNOWN


def test_settled_requests_survive_a_crash() -> None:
    for story in (
        Story().wanted(),
        Story().shown(),
        Story().shown().read("PAID"),
        Story().shown().cancel().terminated("TERMINATION_REQUESTED"),
        Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, REFUSED),
    ):
        before = story.sale
        after = story.say(SaleFactKind.RESUMED, facts.resumed_data()).sale
        assert replace(after, has_current_read=before.has_current_read) == before
        assert not after.has_current_read  # but it is read before anything is sent


def test_two_payments_of_one_order_are_seen() -> None:
    story = Story().shown().read("PAID").paid_by("1", "2")
    assert story.sale.paid_twice
    assert [paid.cf_payment_id for paid in story.sale.payments] == ["1", "2"]


def test_payments_that_failed_are_not_kept() -> None:
    sale = Story().shown().read("PAID").paid_by("1", "2", word="FAILED").sale
    assert sale.payments == ()
    assert (sale.cf_payment_id, sale.phase) == ("42887", Phase.PAID)


def test_failed_reads_are_counted_until_an_answer() -> None:
    story = Story().shown().failed(SaleFactKind.READ_FAILED).failed(SaleFactKind.READ_FAILED)
    assert (story.sale.failures, story.sale.problem) == (2, LOST)
    story.read("ACTIVE")
    assert (story.sale.failures, story.sale.problem) == (0, None)


def test_the_amount_that_was_wanted_stays_the_one_of_the_sale() -> None:
    story = Story().wanted().order_sent()
    story.say(SaleFactKind.ORDER_ANSWERED, {"status": "ACTIVE", "amount": 999, "currency": "INR"})
    assert story.sale.amount == AMOUNT
    scanned = Story().wanted(created_here=False).say(SaleFactKind.STATUS_READ, {"status": "ACTIVE", "amount": 0})
    assert scanned.sale.amount == Money(0)
    dearer = story.say(SaleFactKind.STATUS_READ, {"status": "PAID", "amount": 999, "currency": "INR"})
    assert (dearer.sale.phase, dearer.verdict) == (Phase.PAID, Verdict.UNKNOWN)  # docs/rules.md#amount-must-match


def test_the_end_of_the_watch_is_noted() -> None:
    sale = Story().shown().say(SaleFactKind.PUT_ASIDE, facts.actor_data("Asha")).say(SaleFactKind.WATCH_ENDED).sale
    assert sale.watch_ended
    assert sale.phase is Phase.WAITING


def test_the_clock_is_taken_from_answers() -> None:
    story = Story().wanted().order_sent().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE", clock_offset_ms=-1_500)
    assert story.sale.clock_offset_ms == -1_500
    story.say(SaleFactKind.STATUS_READ, {"status": "ACTIVE"})
    assert story.sale.clock_offset_ms == -1_500


def test_a_sale_that_is_closed_before_this_run_knows_the_time_is_watched_its_day() -> None:
    """Found by the state machine: the clock was 25 hours ahead in the run before."""
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "ACTIVE", after=25 * HOUR, clock_offset_ms=25 * HOUR)
    story.say(SaleFactKind.RESUMED, after=-25 * HOUR).say(SaleFactKind.CLOSED, facts.actor_data("Asha"))
    closed = story.sale
    assert closed.closed == Stamp(story.at)
    assert not is_watch_over(closed, story.at)
    heard = story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=0).sale
    assert heard.closed is not None
    assert heard.closed.there == story.at
    assert not is_watch_over(story.sale, story.at)
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", after=24 * HOUR - 1, clock_offset_ms=0)
    assert not is_watch_over(story.sale, story.at)
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", after=1, clock_offset_ms=0)
    assert is_watch_over(story.sale, story.at)


def test_a_scanned_order_of_another_amount_stays_refused_whatever_is_said_later() -> None:
    """Found by the state machine (docs/rules.md#typed-details-are-kept)."""
    story = Story().wanted(created_here=False, billed=Money(12_500))
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", amount=Money(12_600))
    assert story.sale.is_refused_amount
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", amount=Money(12_500))
    assert story.sale.is_refused_amount
    assert story.sale.phase is Phase.FAILED


def test_a_sale_of_which_nothing_is_known_claims_nothing() -> None:
    """A field that a fact of another program leaves out reads as nothing, no, or none."""
    given = {"sale_id", "started", "currency", "method", "created_here", "has_current_read", "order_minutes"}
    nothing = Sale(sale_id="s1")
    for field in fields(Sale):
        value = getattr(nothing, field.name)
        if isinstance(value, Request):
            assert value.state is RequestState.NOT_SENT
        elif field.name not in given:
            assert not value, field.name
    assert (nothing.currency, nothing.method, nothing.order_minutes) == ("INR", PaymentMethod.QR_CODE, 30)
    assert (nothing.created_here, nothing.has_current_read) == (True, True)


def test_a_sale_that_was_taken_again_and_not_paid_is_not_paid_late() -> None:
    again = Story().shown().read("TERMINATED").say(SaleFactKind.REPLACED, facts.replaced_data("s2"))
    assert again.sale.replaced_unpaid
    assert not again.sale.paid_late
    assert again.read("PAID").sale.paid_late


def test_its_code_stands_on_a_screen_only_while_it_can_be_paid_and_asks_for_the_right_thing() -> None:
    def may_show(*words: str) -> list[bool]:
        return [Story().shown().read(word).sale.can_show_code for word in words]

    assert may_show("ACTIVE", "EXPIRED", "PAID", "TERMINATED", "TERMINATION_REQUESTED") == [True] + [False] * 4
    shown, reason = Story().shown(), QrReason.WRONG_AMOUNT
    assert not Story().shown().answer(SaleFactKind.STATUS_READ, "ACTIVE", amount=Money(1)).sale.can_show_code
    assert not shown.cancel_asked().sale.can_show_code
    assert (
        not Story().ordered().transaction_sent().transaction_answered().qr(QrCheck.MISMATCH, reason).sale.can_show_code
    )
    assert not Story().ordered().sale.can_show_code
    assert not Story().wanted().order_sent().transaction_sent().transaction_answered().qr().sale.can_show_code, "unread"


def test_a_cancel_goes_on_beneath_a_sale_that_came_to_nothing_where_there_is_an_order() -> None:
    assert (
        Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, REFUSED).cancel_asked().sale.phase
        is Phase.FAILED
    )
    refused = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    assert refused.sale.phase is Phase.FAILED
    assert refused.cancel_asked().sale.phase is Phase.CANCELLING
    assert Story().shown().read("TERMINATION_REQUESTED").sale.phase is Phase.CANCELLING, "asked for elsewhere"


def test_what_is_unread_counts_and_has_a_receipt() -> None:
    scanned = Story().wanted(created_here=False)
    assert (
        scanned.sale.is_unread,
        Story().wanted().sale.is_unread,
        Story().wanted(created_here=False).sale.rupee_amount,
    ) == (*(True, False, None),)
    assert not scanned.read("ACTIVE").sale.is_unread
    assert scanned.sale.rupee_amount == AMOUNT
    assert replace(scanned.sale, currency="usd").rupee_amount is None
    assert Story().shown().read("PAID").sale.has_receipt
    assert not Story().shown().answer(SaleFactKind.STATUS_READ, "PAID", amount=Money(1)).sale.has_receipt
    assert not scanned.sale.has_receipt


def test_it_was_over_when_it_was_paid_or_closed_or_else_when_it_was_begun() -> None:
    story = Story().shown()
    assert story.sale.finished_at == START + 1_000
    story.read("TERMINATED", after=HOUR)
    assert story.sale.finished_at == story.at
    story.read("PAID", after=HOUR)
    assert story.sale.finished_at == story.at


def test_reads_without_news_are_not_written() -> None:
    """Only times, and how often it was tried, differ (decision 5)."""
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=5)
    before = story.sale
    assert before.is_equivalent(story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=9).sale)
    lost = story.failed(SaleFactKind.READ_FAILED).sale
    assert before.is_equivalent(lost) is False
    assert lost.is_equivalent(story.failed(SaleFactKind.READ_FAILED).sale)
    assert not lost.is_equivalent(story.failed(SaleFactKind.READ_FAILED, NOT_FOUND).sale)
    assert not before.is_equivalent(story.read("EXPIRED").sale)


@pytest.mark.parametrize("name", ["amount", "paid_at", "phase", "of_no_sale"])
def test_a_sale_cannot_be_changed(name: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(Sale(sale_id="s1"), name, None)
    with pytest.raises(FrozenInstanceError):
        setattr(Story().shown().sale, name, None)
