"""The fold of a payout: a table of what each fact means after each other, and what holds for any history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import FrozenInstanceError, replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import DAY, MINUTE, date_of
from paydesk.domain.codec import from_data
from paydesk.domain.exact_json import decode, encode
from paydesk.domain.fact import Fact, Stamp
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout import facts
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.facts import NewPayout, PayoutFactKind
from paydesk.domain.payout.fold import fold_payout, is_equivalent, with_fact
from paydesk.domain.payout.limits import counted_day
from paydesk.domain.payout.outcome import (
    Classification,
    Operation,
    Outcome,
    Reason,
    Retry,
    RowMeaning,
    ServiceReply,
    classification_of,
)
from paydesk.domain.payout.payout import Draft, Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    ServiceCharge,
    TransferMode,
)
from paydesk.domain.payout.stored import PayoutAnswer
from paydesk.domain.settings.settings import TransferVersion

T = 1_795_000_000_000
LATER = T + 3 * MINUTE
"""When "not known there" is believed."""
RUPEES = Money(50_000)
UPI = DirectTransfer("pay_1", RUPEES, BeneDetails(name="Asha Rao", vpa="asha@okbank"), TransferMode.UPI)
LINK = NewCashgram("link-1", RUPEES, "Asha Rao", "+919876543210", date(2026, 12, 1))
MOVE = InternalTransfer(RUPEES, "move_1", payment_instrument_id="MAIN01", to_payment_instrument_id="SUPPLIERS02")
LOAN = Loan("loan1", "gupta1", RUPEES, charges=(ServiceCharge("broker", Money(1_000)),))

DONE = RowMeaning(Outcome.DONE, Reason.DONE)
AT_BANK = RowMeaning(Outcome.PENDING, Reason.AT_THE_BANK)
BANK_CONFIRMS = RowMeaning(Outcome.PENDING, Reason.BENEFICIARY_BANK_CONFIRMS)
SCHEDULED = RowMeaning(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY)
CUT = RowMeaning(Outcome.UNKNOWN, Reason.LINE_CUT)
STRANGE = RowMeaning(Outcome.UNKNOWN, Reason.UNFORESEEN)
ABSENT = RowMeaning(Outcome.FAILED, Reason.NOT_FOUND)
BANK_FAILED = RowMeaning(Outcome.FAILED, Reason.TRANSFER_FAILED)
REVERSED = RowMeaning(Outcome.FAILED, Reason.REVERSED)
LITTLE = RowMeaning(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
WAIT = RowMeaning(Outcome.FAILED, Reason.WAIT_30_MINUTES)
OPEN = RowMeaning(Outcome.PENDING, Reason.LINK_OPEN)


def fact(kind: PayoutFactKind, data: Mapping[str, object], at: int = T) -> Fact:
    return facts.payout_fact("x1", at, kind, decode(encode(data)))  # type: ignore[arg-type]


def begun(request: PayoutRequest = UPI, at: int = T) -> list[Fact]:
    wish = NewPayout(Draft("d1", request), "Asha", "Meena", "order_1", ("abc",), resend_data=facts.resend_data(request))
    return [
        fact(PayoutFactKind.WANTED, dict(facts.wanted_data(wish)), at),
        fact(PayoutFactKind.SENT, dict(facts.sent_data()), at),
    ]


def answer(meaning: RowMeaning, at: int = T + 100, operation: Operation = Operation.DIRECT_TRANSFER_V1_2) -> Fact:
    return fact(
        PayoutFactKind.ANSWERED, dict(facts.answered_data(classification_of(ServiceReply(operation), meaning))), at
    )


def read(meaning: RowMeaning, at: int = LATER, **more: str) -> Fact:
    said = ServiceReply(Operation.TRANSFER_STATUS)
    return fact(PayoutFactKind.READ, dict(facts.answered_data(classification_of(said, meaning), **more)), at)


def read_strange() -> Fact:
    """Return the fact of a read with an unknown state."""
    said = ServiceReply(Operation.TRANSFER_STATUS, "SUCCESS", "200")
    return fact(
        PayoutFactKind.READ, dict(facts.answered_data(classification_of(said, STRANGE), status="TELEPORTED")), LATER
    )


def fold(*facts: Fact, request: PayoutRequest = UPI) -> Payout:
    out = fold_payout([*begun(request), *facts])
    assert out is not None
    return out


def meaning(out: Payout) -> RowMeaning | None:
    return None if out.classification is None else RowMeaning(out.classification.outcome, out.classification.reason)


def test_the_data_of_a_request() -> None:
    out = fold()
    assert (out.payout_id, out.draft_id, out.kind, out.amount, out.by, out.second_by) == (
        *("x1", "d1", PayoutKind.DIRECT, RUPEES, "Asha", "Meena"),
    )
    assert (out.payee, out.mode, out.wanted_at, out.sent_at, out.sends) == ("Asha Rao, as••••@okbank", "upi", T, T, 1)
    assert fold(request=LOAN).net == Money(49_000)
    assert fold(request=LINK).expires_on == "2026-12-01"
    assert fold(request=LINK).payee == "Asha Rao, 98••••3210"
    assert (fold(request=MOVE).source, fold(request=MOVE).payee) == ("MAIN01", "SUPPLIERS02")


def test_sent_and_no_answer_is_unknown() -> None:
    out = fold()
    assert (out.outcome, out.classification, out.settled) == (Outcome.UNKNOWN, None, False)
    assert not out.can_resend


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ([answer(DONE)], DONE),
        ([answer(CUT)], CUT),
        ([answer(CUT), read(DONE)], DONE),
        ([answer(CUT), read(AT_BANK)], AT_BANK),
        ([answer(CUT), read(AT_BANK), read(DONE)], DONE),
        ([answer(CUT), read(ABSENT)], ABSENT),
        ([read(ABSENT)], ABSENT),
        ([read(DONE)], DONE),
        ([answer(CUT), read(STRANGE)], STRANGE),
        ([answer(AT_BANK), read(ABSENT)], AT_BANK),
        ([answer(DONE), read(ABSENT)], DONE),
        ([answer(DONE), read(STRANGE)], DONE),
        ([answer(DONE), read(REVERSED)], REVERSED),
        ([answer(CUT), read(ABSENT), read(DONE)], DONE),
        ([answer(SCHEDULED), read(AT_BANK)], SCHEDULED),
        ([answer(SCHEDULED), read(AT_BANK), read(DONE)], DONE),
        ([answer(BANK_CONFIRMS), read(AT_BANK)], BANK_CONFIRMS),
        ([answer(BANK_CONFIRMS), read(BANK_FAILED)], BANK_FAILED),
    ],
)
def test_one_after_another(facts: Sequence[Fact], expected: RowMeaning) -> None:
    out = fold(*facts)
    assert meaning(out) == expected
    assert out.settled is (expected.outcome in {Outcome.DONE, Outcome.FAILED})


def test_a_created_link_is_open() -> None:
    made = fold(answer(DONE, operation=Operation.CASHGRAM), request=LINK)
    assert (meaning(made), made.settled) == (OPEN, False)
    redeemed = with_fact(made, read(DONE))
    assert (redeemed.outcome, redeemed.settled) == (Outcome.DONE, True)


def test_sending_again_owes_an_answer_again() -> None:
    out = fold(answer(LITTLE), fact(PayoutFactKind.SENT, {"by": "Asha"}, T + 500))
    assert (out.outcome, out.settled, out.sends, out.sent_at) == (Outcome.UNKNOWN, False, 2, T + 500)
    assert not out.earlier_send_unresolved, "the first one was refused in so many words"


@pytest.mark.parametrize("first", [[], [answer(CUT)], [answer(CUT), read(ABSENT)], [read(ABSENT)]])
def test_a_send_in_doubt_stays_in_doubt(first: list[Fact]) -> None:
    assert fold(*first, fact(PayoutFactKind.SENT, {"by": "Asha"})).earlier_send_unresolved


def test_a_refusal_that_was_in_doubt_stands_once_nothing_is_there() -> None:
    words = ServiceReply(
        Operation.DIRECT_TRANSFER_V1_2,
        "ERROR",
        "412",
        "Not enough available balance in the account",
        http_status=412,
    )
    assert classify(words).outcome is Outcome.FAILED
    doubtful = classify(words, earlier_unsettled=True)
    told = fact(PayoutFactKind.ANSWERED, dict(facts.answered_data(doubtful)))
    out = fold(answer(CUT), read(ABSENT), fact(PayoutFactKind.SENT, {"by": "Asha"}), told)
    assert (out.outcome, meaning(out)) == (Outcome.UNKNOWN, RowMeaning(Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED))
    out = with_fact(out, read(ABSENT))
    assert meaning(out) == LITTLE
    assert out.can_resend


@pytest.mark.parametrize("request_", [MOVE, UPI, LOAN, LINK])
def test_by_hand(request_: PayoutRequest) -> None:
    lost = fold(answer(CUT), request=request_)
    arrived = with_fact(lost, fact(PayoutFactKind.BY_HAND, dict(facts.manual_result_data("Asha", arrived=True))))
    missing = with_fact(lost, fact(PayoutFactKind.BY_HAND, dict(facts.manual_result_data("Asha", arrived=False))))
    assert (arrived.outcome, missing.outcome) == (Outcome.DONE, Outcome.FAILED)
    assert missing.can_resend
    assert missing.earlier_send_unresolved
    assert missing.watched is arrived.watched is (request_ is not MOVE)
    pending = fold(answer(AT_BANK), request=request_)
    settled = (
        with_fact(pending, fact(PayoutFactKind.BY_HAND, dict(facts.manual_result_data("Asha", arrived=True))))
        != pending
    )
    assert settled is (request_ is MOVE)
    assert (
        with_fact(arrived, fact(PayoutFactKind.BY_HAND, dict(facts.manual_result_data("Asha", arrived=False))))
        == arrived
    )


def test_what_the_service_said_last_stays_beside_what_a_person_says() -> None:
    said = ServiceReply(Operation.INTERNAL_TRANSFER, "ERROR", "500", "strange")
    lost = fold(
        fact(PayoutFactKind.ANSWERED, dict(facts.answered_data(classification_of(said, STRANGE)))), request=MOVE
    )
    arrived = with_fact(lost, fact(PayoutFactKind.BY_HAND, dict(facts.manual_result_data("Asha", arrived=True))))
    assert arrived.classification is not None
    assert arrived.classification.reply == said


def test_what_has_no_end_has_no_time_of_it() -> None:
    times = dict(facts.read_context_data(clock_offset_ms=5))
    pending = fold(
        fact(
            PayoutFactKind.READ,
            {**facts.answered_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), AT_BANK)), **times},
        )
    )
    assert pending.settlement is None
    done = {**facts.answered_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), DONE)), **times}
    assert with_fact(pending, fact(PayoutFactKind.READ, done, LATER)).settlement == Stamp(LATER, LATER - 5)


def test_wait_thirty_minutes_ends_at_a_time() -> None:
    out = fold(answer(WAIT, T + 100))
    assert out.wait_until == T + 100 + 30 * 60_000
    assert fold(answer(WAIT), fact(PayoutFactKind.SENT, {"by": "Asha"})).wait_until is None


def test_numbers_and_words_that_came() -> None:
    out = fold(answer(AT_BANK), read(DONE, utr="U1", reference_id="R1", status="SUCCESS"), read(DONE))
    assert (out.utr, out.reference_id, out.raw_status) == ("U1", "R1", "SUCCESS")
    assert out.settled_at == LATER
    assert fold(read(BANK_FAILED, failure_text="closed")).failure_text == "closed"


def test_unknown_kinds_and_words_of_a_newer_paydesk() -> None:
    out = fold()
    assert with_fact(out, Fact("out:x1", T, "out_dreamt", {})) == out
    newer = with_fact(out, Fact("out:x1", T, PayoutFactKind.ANSWERED, {"outcome": "better", "operation": "teleport"}))
    assert (newer.outcome, newer.settled) == (Outcome.UNKNOWN, False)


@pytest.mark.parametrize(
    "judgement",
    [
        classify(ServiceReply(Operation.LOAN, "ERROR", "400", "Insufficient balance in lender", 400)),
        classify(ServiceReply(Operation.CASHGRAM, problem=Problem.TIMED_OUT)),
        classify(ServiceReply(Operation.DIRECT_TRANSFER, problem=Problem.LINE_CUT, never_left=True)),
    ],
)
def test_a_judgement_is_read_as_it_was_written(judgement: Classification) -> None:
    data = decode(encode(facts.classification_data(judgement)))
    assert isinstance(data, dict)
    assert from_data(PayoutAnswer, data).classification == judgement


def test_requests_that_survive_a_restart() -> None:
    for request in (MOVE, LOAN):
        again = facts.stored_request(fold(request=request))
        assert again is not None
        assert again == (
            InternalTransfer(RUPEES, "x1", "", "MAIN01", "SUPPLIERS02")
            if request is MOVE
            else Loan("x1", "gupta1", RUPEES, charges=LOAN.charges)
        )
    told = InternalTransfer(RUPEES, "", "", "MAIN01", "SUPPLIERS02", remarks="call 9876543210")
    person = replace(LOAN, bene=BeneDetails(name="Asha Rao"))
    for secret in (UPI, LINK, told, person, InternalTransfer(RUPEES, recharge_account="9988000001")):
        assert facts.resend_data(secret) is None


def test_a_resent_request_is_identical() -> None:
    free, paisa = ServiceCharge("agent", Money(0)), ServiceCharge("stamp", Money(1))
    for request in (
        replace(MOVE, transfer_id="x1", payment_instrument_id="MAIN01", remarks="rent of May"),
        Loan("x1", "gupta1", RUPEES, mode=TransferMode.UPI, charges=(free, paisa)),
    ):
        out = replace(fold(request=request), source="MAIN01")
        assert facts.stored_request(out) == request


@pytest.mark.parametrize("charges", ["", None, [["broker", -1]], [["broker"]], [[1, "broker"]], ["broker"]])
def test_what_a_journal_does_not_tell_whole_is_not_sent_again(charges: object) -> None:
    out = fold(request=LOAN)
    assert facts.stored_request(replace(out, resend_data=None)) is None
    assert facts.stored_request(replace(out, amount=None)) is None
    assert facts.stored_request(replace(out, resend_data={"bene_id": "gupta1", "charges": charges})) is None  # type: ignore[dict-item]
    assert facts.stored_request(replace(out, kind=PayoutKind.DIRECT)) is None


# an end that is taken back (docs/rules.md#payouts-can-come-back)


@pytest.mark.parametrize("word", [REVERSED, BANK_FAILED])
def test_money_that_comes_back_is_an_alarm_until_it_is_seen(word: RowMeaning) -> None:
    done = fold(answer(DONE))
    assert (done.watched, done.needs_alarm, done.reported_final) == (True, False, True)
    back = with_fact(done, read(word))
    assert (back.outcome, back.reversed_at, back.needs_alarm, back.watched) == (Outcome.FAILED, LATER, True, True)
    assert not with_fact(back, read(word, LATER + 1)).reported_final
    assert with_fact(back, read(word, LATER + 1)).reversed_at == LATER
    seen = with_fact(back, fact(PayoutFactKind.SEEN, {"by": "Asha"}, LATER + 5))
    assert (seen.needs_alarm, seen.seen_at) == (False, LATER + 5)
    assert with_fact(seen, fact(PayoutFactKind.SEEN, {"by": "Asha"}, LATER + 9)) == seen


def test_a_failure_at_the_bank_that_is_done_after_all_is_an_alarm_once_more() -> None:
    back = fold(answer(DONE), read(BANK_FAILED), fact(PayoutFactKind.SEEN, {"by": "Asha"}, LATER + 5))
    again = with_fact(back, read(DONE, LATER + 10))
    assert (again.needs_alarm, again.reversed_at, again.reported_final) == (True, LATER + 10, True)


def test_a_success_after_money_came_back_is_in_doubt_until_the_next_answer() -> None:
    """Regression: staff were told "sent after all" after REVERSED, and half an hour later that it came back again."""
    seen = fact(PayoutFactKind.SEEN, {"by": "Asha"}, LATER + 5)
    doubt = fold(answer(DONE), read(REVERSED), seen, read(DONE, LATER + 10))
    assert (meaning(doubt), doubt.settled, doubt.can_resend, doubt.needs_alarm) == (STRANGE, False, False, False)
    for less in (ABSENT, AT_BANK, STRANGE):  # an end of it was told: it is not on its way again
        assert with_fact(doubt, read(less, LATER + 20)).classification == doubt.classification
    old = with_fact(doubt, read(REVERSED, LATER + 20))
    assert (meaning(old), old.watched, old.needs_alarm) == (REVERSED, True, False)
    sure = with_fact(doubt, read(DONE, LATER + 20))
    assert (meaning(sure), sure.needs_alarm, sure.reversed_at) == (DONE, True, LATER + 20)


@pytest.mark.parametrize("word", [DONE, AT_BANK, SCHEDULED, STRANGE])
def test_money_that_goes_after_it_was_said_to_have_failed_is_an_alarm(word: RowMeaning) -> None:
    absent = fold(answer(CUT), read(ABSENT))
    assert (absent.is_not_found, absent.watched, absent.reported_final) == (True, True, False)
    there = with_fact(absent, read(word, LATER + 1))
    assert (there.needs_alarm, there.reported_final) == (True, True if word is DONE else None)
    assert (there.outcome, there.can_resend) == (word.outcome, False)


@pytest.mark.parametrize("seen", [[], [fact(PayoutFactKind.SEEN, {"by": "Asha"}, LATER + 2)]])
def test_what_was_on_its_way_after_all_and_came_to_nothing_only_failed(seen: list[Fact]) -> None:
    """Regression: the window said that this was done, and the money has come back."""
    out = fold(answer(CUT), read(ABSENT), read(AT_BANK, LATER + 1), *seen, read(BANK_FAILED, LATER + 3))
    assert (meaning(out), out.reversed_at, out.seen_at, out.reported_final) == (BANK_FAILED, None, None, False)
    went = with_fact(out, read(DONE, LATER + 4))
    assert (went.needs_alarm, went.reversed_at) == (True, LATER + 4)
    done = fold(answer(CUT), read(ABSENT), read(AT_BANK, LATER + 1), *seen, read(DONE, LATER + 3))
    assert (done.reversed_at, done.reported_final) == (LATER + 1, True)


@pytest.mark.parametrize(
    "facts",
    [
        [answer(AT_BANK), read(STRANGE)],
        [answer(SCHEDULED), read(STRANGE)],
        [answer(CUT), read_strange()],
        [answer(CUT), read(ABSENT), read(AT_BANK), read(STRANGE)],
    ],
)
def test_what_the_service_has_said_it_has_it_does_not_lose(facts: list[Fact]) -> None:
    """After a word that nobody foresaw, "not known there" made it safe to send again."""
    before = fold(*facts)
    after = with_fact(before, read(ABSENT, LATER + 1))
    assert (after.outcome, after.classification, after.problem is not None) == (
        Outcome.UNKNOWN,
        before.classification,
        True,
    )
    assert with_fact(after, read(DONE, LATER + 2)).problem is None
    anew = with_fact(fold(*facts, read(BANK_FAILED)), fact(PayoutFactKind.SENT, {}, LATER + 9))
    assert with_fact(anew, read(ABSENT, LATER + 9 * MINUTE)).is_not_found


def test_the_first_answer_that_tells_the_time_tells_by_when_it_was_sent() -> None:
    """Regression: a payout asked of another account, or in vain, counted on every day for good."""
    exists = classify(ServiceReply(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "409", "Transfer Id already exists"))
    refused = classify(ServiceReply(Operation.TRANSFER_STATUS, problem=Problem.KEYS_REFUSED))
    failed = fact(PayoutFactKind.READ_FAILED, dict(facts.answered_data(refused)), LATER)
    by_others = read(ABSENT)
    by_others = replace(by_others, data={**by_others.data, **facts.read_context_data(keys="others")})
    ours = fact(PayoutFactKind.SENT, dict(facts.sent_data(keys="ours")))
    had = fact(PayoutFactKind.ANSWERED, dict(facts.answered_data(exists)))
    alone = (answer(AT_BANK, T + 100), read(AT_BANK), answer(LITTLE), answer(DONE), failed, read(ABSENT, T + 1))
    for *before, told in (*([each] for each in alone), [ours, by_others], [had, read(ABSENT)]):
        owed = fold(*before)
        assert (owed.sent.there, counted_day(owed)) == (None, "")
        out = with_fact(owed, replace(told, data={**told.data, "clock_ahead": 2 * DAY}))
        assert out.sent.there == told.at - 2 * DAY, "this PC's clock may have been set since it left"
        assert counted_day(out) == date_of(told.at - 2 * DAY).isoformat()
        assert not is_equivalent(owed, out), "a restart knows it"
        later = replace(told, at=told.at + DAY, data={**told.data, "clock_ahead": 0})
        assert with_fact(out, later).sent == out.sent
        assert is_equivalent(owed, with_fact(owed, failed)), "no answer ever told a time"


@pytest.mark.parametrize("late", [AT_BANK, BANK_CONFIRMS, SCHEDULED, OPEN, STRANGE])
@pytest.mark.parametrize("end", [DONE, BANK_FAILED, REVERSED])
def test_an_end_stays_through_an_answer_from_before_it(end: RowMeaning, late: RowMeaning) -> None:
    """Regression: an old answer made it pending again, or raised the alarm that it was sent after all."""
    ended = fold(answer(AT_BANK), read(end))
    after = with_fact(ended, read(late, LATER + 1))
    assert (meaning(after), after.settled_at, after.watched, after.needs_alarm) == (end, LATER, True, False)
    back = with_fact(after, read(REVERSED, LATER + 2))
    assert (meaning(back), back.needs_alarm) == (REVERSED, end is DONE)


def test_what_was_refused_and_is_on_its_way_did_come() -> None:
    out = fold(answer(LITTLE), read(AT_BANK))
    assert (meaning(out), out.settled, out.needs_alarm) == (AT_BANK, False, True)


@pytest.mark.parametrize(
    "facts",
    [
        [answer(DONE), read(DONE)],
        [answer(DONE), read(AT_BANK)],
        [answer(DONE), read(STRANGE)],
        [answer(CUT), read(DONE)],
        [answer(CUT), read(BANK_FAILED)],
        [answer(AT_BANK), read(BANK_FAILED)],
        [answer(LITTLE), read(BANK_FAILED)],
    ],
)
def test_what_takes_nothing_back_is_no_alarm(facts: list[Fact]) -> None:
    assert not fold(*facts).needs_alarm


def test_a_new_send_resets_the_state() -> None:
    out = fold(answer(CUT), read(ABSENT), fact(PayoutFactKind.SENT, {}, LATER + 1))
    assert (out.reported_final, out.watched, out.settlement, out.failure_text) == (None, False, None, "")
    assert not with_fact(out, read(DONE, LATER + 9 * MINUTE)).needs_alarm


def test_the_watch_ends_and_that_is_worth_a_line() -> None:
    done = fold(answer(DONE, T), read(DONE))
    early, late = (with_fact(done, read(DONE, T + 3 * DAY - less)) for less in (1, 0))
    assert (early.watched, late.watched) == (True, False)
    assert is_equivalent(done, early)
    assert not is_equivalent(done, late)
    assert not with_fact(late, read(DONE, T + 3 * DAY + 1)).watched
    assert not with_fact(late, read(DONE, T + DAY)).watched, "it stays over though the clock is set back"
    assert with_fact(late, fact(PayoutFactKind.WANTED, {"amount": -5, "net": True}, T)).amount is None


def test_the_watch_goes_by_the_service_s_clock() -> None:
    ahead = 2 * DAY
    told = {
        **facts.answered_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), DONE)),
        **facts.read_context_data(clock_offset_ms=ahead),
    }
    done = fold(fact(PayoutFactKind.READ, told, LATER))
    assert done.settlement == Stamp(LATER, LATER - ahead)
    right = {**told, "clock_ahead": 0}
    assert with_fact(done, fact(PayoutFactKind.READ, right, LATER + DAY - 1)).watched
    assert not with_fact(done, fact(PayoutFactKind.READ, right, LATER + DAY)).watched
    for junk in (None, True, "2"):
        unknown = fold(fact(PayoutFactKind.READ, {**told, "clock_ahead": junk}, LATER))
        assert unknown.settlement == Stamp(LATER)


# wanted, and given up


def test_what_was_wanted_and_never_left_has_failed_safely() -> None:
    wanted = fold_payout(begun()[:1])
    assert wanted is not None
    assert (wanted.send_wanted_at, wanted.sends, wanted.outcome, wanted.settled) == (T, 0, Outcome.UNKNOWN, False)
    given_up = with_fact(replace(wanted, interrupted=True), fact(PayoutFactKind.GIVEN_UP, {}, T + 9))
    assert meaning(given_up) == RowMeaning(Outcome.FAILED, Reason.NOT_SENT)
    assert (given_up.send_wanted_at, given_up.interrupted, given_up.settled_at) == (None, False, T + 9)
    assert given_up.can_resend
    assert given_up.classification is not None
    assert given_up.classification.reply.never_left


def test_an_answer_without_a_send_ends_it_or_tells_that_it_left() -> None:
    wanted = fold_payout(begun()[:1])
    assert wanted is not None
    refused = with_fact(wanted, answer(RowMeaning(Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED)))
    assert (refused.send_wanted_at, refused.sends, refused.settled, refused.can_resend) == (None, 0, True, True)
    strange = with_fact(wanted, answer(CUT))
    assert (strange.send_wanted_at, strange.sends, strange.sent_at, strange.settled) == (None, 1, T + 100, False)


def test_what_was_wanted_again_and_never_left_is_as_it_was() -> None:
    before = fold(answer(LITTLE))
    wanted = with_fact(before, fact(PayoutFactKind.AGAIN_WANTED, dict(facts.actor_data("Asha", "Ravi")), T + 500))
    assert (wanted.send_wanted_at, wanted.second_by) == (T + 500, "Ravi")
    assert with_fact(before, fact(PayoutFactKind.AGAIN_WANTED, dict(facts.actor_data("Asha")), T)).second_by == "Meena"
    given_up = with_fact(wanted, fact(PayoutFactKind.GIVEN_UP, {}, T + 600))
    assert given_up == replace(before, second_by="Ravi")
    for facts_before in ([], [answer(DONE)], [answer(AT_BANK)], [answer(BANK_FAILED)]):
        assert with_fact(fold(*facts_before), fact(PayoutFactKind.AGAIN_WANTED, {}, T)).send_wanted_at is None


# questions


def asked(payout: Payout) -> tuple[int | None, int, bool, bool]:
    return payout.last_read_at, payout.failures, payout.problem is not None, payout.asked_other_keys


def test_a_question_that_told_nothing_changes_nothing_but_that() -> None:
    before = fold(answer(AT_BANK))
    wanted = with_fact(before, fact(PayoutFactKind.READ_WANTED, {}, T + 300))
    assert wanted.read_wanted_at == T + 300
    told = dict(facts.classification_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), CUT)))
    failed = with_fact(wanted, fact(PayoutFactKind.READ_FAILED, told, T + 400))
    assert (asked(failed), failed.read_wanted_at) == ((T + 400, 1, True, False), None)
    assert failed.classification == before.classification
    assert is_equivalent(before, failed)
    assert with_fact(failed, fact(PayoutFactKind.READ_FAILED, told, T + 500)).failures == 2
    assert asked(with_fact(failed, read(AT_BANK))) == (LATER, 0, False, False)
    assert with_fact(fold(request=MOVE), fact(PayoutFactKind.READ_WANTED, {}, T)).read_wanted_at is None


def test_a_question_tells_the_time_there_until_it_is_sent_again() -> None:
    out, there = fold(answer(CUT)), facts.read_context_data(clock_offset_ms=50)
    failed = facts.classification_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), CUT))
    for kind, told in ((PayoutFactKind.READ_FAILED, failed), (PayoutFactKind.READ, read(ABSENT).data)):
        assert (timed := with_fact(out, fact(kind, {**told, **there}, T + 400))).last_read == Stamp(T + 400, T + 350)
        assert with_fact(timed, fact(kind, dict(told), T + 500)).last_read == Stamp(T + 500)
        assert with_fact(timed, fact(PayoutFactKind.SENT, {})).last_read is None
        assert is_equivalent(timed, with_fact(timed, fact(PayoutFactKind.READ_FAILED, {**failed, **there}, T + 600)))


@pytest.mark.parametrize(
    ("judgement", "there"),
    [
        (classify(ServiceReply(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "409", "Transfer Id already exists")), True),
        (
            classify(
                ServiceReply(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "409", "Internal error. Please re-initiate")
            ),
            False,
        ),
        (classify(ServiceReply(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "404", "Beneficiary does not exist")), False),
        (classification_of(ServiceReply(Operation.DIRECT_TRANSFER_V1_2, "PENDING", "299", "New words"), STRANGE), True),
        (classification_of(ServiceReply(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "299", "New words"), STRANGE), False),
    ],
)
def test_answers_that_prove_the_service_has_it(judgement: Classification, *, there: bool) -> None:
    """Such a one is not sent again, whatever is said of it later; of a 409 that asks for another try that is not so."""
    answered = fact(PayoutFactKind.ANSWERED, dict(facts.answered_data(judgement)), T + 100)
    assert fold_payout([*begun(), answered]).known_to_service is there


def test_not_known_there_is_not_believed_of_what_was_sent_a_moment_ago() -> None:
    early = fold(answer(CUT), read(ABSENT, T + 2 * MINUTE - 1))
    assert (early.outcome, asked(early)) == (Outcome.UNKNOWN, (T + 2 * MINUTE - 1, 0, True, False))
    assert fold(answer(CUT), read(ABSENT, T + 2 * MINUTE)).outcome is Outcome.FAILED


@pytest.mark.parametrize(
    ("sent_with", "asked_with", "elsewhere"),
    [("k1", "k2", True), ("k1", "k1", False), ("", "k2", False), ("k1", "", False)],
)
def test_other_keys_know_nothing_of_it(sent_with: str, asked_with: str, elsewhere: bool) -> None:
    told = {
        **facts.answered_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), ABSENT)),
        **facts.read_context_data(keys=asked_with),
    }
    sent = [begun()[0], fact(PayoutFactKind.SENT, dict(facts.sent_data(keys=sent_with, host="payout.example")))]
    out = fold_payout([*sent, answer(CUT), fact(PayoutFactKind.READ, told, LATER)])
    assert out is not None
    assert (out.keys, out.host) == (sent_with, "payout.example")
    assert (out.asked_other_keys, out.outcome is Outcome.UNKNOWN, out.problem is not None) == (elsewhere,) * 3


def test_a_failure_of_the_line_does_not_hide_that_the_keys_are_others() -> None:
    """Regression: the window said "timed out", as if another check could help."""
    sent = [begun()[0], fact(PayoutFactKind.SENT, dict(facts.sent_data(keys="k1", host="payout.example")))]
    failed = dict(facts.classification_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), CUT)))
    for keys, others in (("k2", True), ("k1", False), ("", False)):
        out = fold_payout(
            [*sent, fact(PayoutFactKind.READ_FAILED, {**failed, **facts.read_context_data(keys=keys)}, LATER)]
        )
        assert out.asked_other_keys is others


def test_ending_a_link() -> None:
    link = fold(answer(DONE, operation=Operation.CASHGRAM), request=LINK)
    wanted = with_fact(link, fact(PayoutFactKind.END_WANTED, {"by": "Ravi"}, T + 300))
    assert (wanted.ended_by, wanted.end_wanted_at) == ("Ravi", T + 300)
    answered = with_fact(wanted, fact(PayoutFactKind.END_ANSWERED, {}, T + 400))
    assert (answered.ended_by, answered.end_wanted_at, answered.read_wanted_at) == ("Ravi", None, T + 400)
    assert answered.classification == link.classification
    ended = facts.classification_data(classification_of(ServiceReply(Operation.CASHGRAM_DEACTIVATE), DONE))
    lost = fold(answer(CUT), fact(PayoutFactKind.END_ANSWERED, ended, T + 400), read(ABSENT), request=LINK)
    assert meaning(lost) == CUT, "what was ended is there, whatever a read of it says"
    redeemed = with_fact(link, read(DONE))
    for other in (redeemed, fold()):
        after = with_fact(other, fact(PayoutFactKind.END_WANTED, {"by": "Ravi"}, LATER))
        assert (after.ended_by, after.end_wanted_at) == ("", None)


@pytest.mark.parametrize(("kind", "last"), [(PayoutKind.DIRECT, True), (PayoutKind.INTERNAL, False)])
def test_only_what_can_be_read_is_watched(kind: PayoutKind, last: bool) -> None:
    assert fold(answer(DONE), request=UPI if kind is PayoutKind.DIRECT else MOVE).watched is last


def test_the_accounts_and_the_rest_are_kept() -> None:
    out = fold(request=LOAN)
    assert (out.accounts, out.version, out.resend_data) == (("abc",), TransferVersion.V1_2, facts.resend_data(LOAN))
    wanted = NewPayout(Draft("d1", UPI), "Asha", version=TransferVersion.V1)
    told = {**facts.wanted_data(wanted), "accounts": "junk", "again": "junk"}
    junk = fold_payout([fact(PayoutFactKind.WANTED, dict(told))])
    assert junk is not None
    assert (junk.accounts, junk.version, junk.resend_data) == ((), TransferVersion.V1, None)


@pytest.mark.parametrize(
    ("data", "version"),
    [
        ({}, TransferVersion.V1_2),
        ({"v1": False}, TransferVersion.V1_2),
        ({"v1": True}, TransferVersion.V1),
        ({"version": "v2"}, TransferVersion.V2),
        ({"version": "v1.2", "v1": True}, TransferVersion.V1_2),
        ({"version": None, "v1": "x"}, TransferVersion.V1_2),
    ],
)
def test_a_payout_of_an_older_journal_has_its_version(data: dict[str, object], version: TransferVersion) -> None:
    assert fold_payout([fact(PayoutFactKind.WANTED, data)]).version is version


# at the edges


def refused(message: str, reason: str) -> Fact:
    """Return the fact of a send that was answered in these words and classified so."""
    said = ServiceReply(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "412", message, 412)
    told = facts.answered_data(classification_of(said, RowMeaning(Outcome.UNKNOWN, Reason(reason))))
    return fact(PayoutFactKind.ANSWERED, told, T + 100)


NO_MONEY = "Not enough available balance in the account."


@pytest.mark.parametrize(
    ("message", "reason", "expected"),
    [
        (NO_MONEY, "earlier_send_unsettled", LITTLE),
        (NO_MONEY, "timed_out", ABSENT),
        ("words of tomorrow", "earlier_send_unsettled", ABSENT),
    ],
)
def test_only_a_refusal_that_an_earlier_send_put_in_doubt_stands(
    message: str, reason: str, expected: RowMeaning
) -> None:
    assert meaning(fold(refused(message, reason), read(ABSENT))) == expected


def test_a_send_forgets_what_was_asked_about_the_one_before() -> None:
    told = {
        **facts.answered_data(classification_of(ServiceReply(Operation.TRANSFER_STATUS), ABSENT)),
        **facts.read_context_data(keys="k2"),
    }
    first = [begun()[0], fact(PayoutFactKind.SENT, dict(facts.sent_data(keys="k1")))]
    asked_once = fold_payout([*first, answer(CUT), fact(PayoutFactKind.READ, told, LATER)])
    assert asked_once is not None
    assert asked_once.asked_other_keys
    again = with_fact(
        asked_once, fact(PayoutFactKind.SENT, dict(facts.sent_data(host="h", clock_offset_ms=5)), LATER + 9)
    )
    assert asked(again) == (None, 0, False, False)
    assert (again.host, again.sent, again.keys) == ("h", Stamp(LATER + 9, LATER + 4), "")


def test_a_doubt_about_an_earlier_send_stays_through_an_answer() -> None:
    again = [fact(PayoutFactKind.SENT, {}, LATER + 1), answer(AT_BANK, LATER + 2)]
    assert fold(answer(CUT), read(ABSENT), *again).earlier_send_unresolved
    assert not fold(answer(AT_BANK)).earlier_send_unresolved


def test_a_link_that_was_refused_is_not_open() -> None:
    assert meaning(fold(answer(LITTLE, operation=Operation.CASHGRAM), request=LINK)) == LITTLE


def test_a_pending_that_says_more_is_taken() -> None:
    received = RowMeaning(Outcome.PENDING, Reason.RECEIVED)
    assert meaning(fold(answer(AT_BANK), read(received))) == received
    assert meaning(fold(answer(SCHEDULED), read(BANK_FAILED))) == BANK_FAILED


def test_what_a_person_says_counts_for_what_nothing_can_read() -> None:
    said = fact(PayoutFactKind.BY_HAND, dict(facts.manual_result_data("Asha", arrived=True)), T + 900)
    waits = fold(answer(AT_BANK, operation=Operation.INTERNAL_TRANSFER), request=MOVE)
    settled = with_fact(waits, said)
    assert (settled.outcome, settled.classification and settled.classification.reply) == (
        *(Outcome.DONE, waits.classification and waits.classification.reply),
    )
    never_answered = with_fact(fold(request=MOVE), said)
    assert never_answered.classification is not None
    assert never_answered.classification.reply == ServiceReply(Operation.INTERNAL_TRANSFER)


def test_the_words_of_a_failure_and_its_times_stay() -> None:
    failed = fold(read(BANK_FAILED, failure_text="closed"), read(BANK_FAILED, LATER + 5))
    assert (failed.failure_text, failed.settled_at) == ("closed", LATER)
    waits = fold(answer(WAIT, T + 100), read(WAIT, LATER))
    assert waits.wait_until == T + 100 + 30 * MINUTE
    assert fold(answer(LITTLE, T + 100), read(WAIT, LATER)).wait_until == LATER + 30 * MINUTE


# whatever happens

MEANINGS = st.sampled_from(
    [DONE, AT_BANK, BANK_CONFIRMS, SCHEDULED, CUT, STRANGE, ABSENT, BANK_FAILED, REVERSED, LITTLE, WAIT]
)
FACTS = st.one_of(
    MEANINGS.map(answer),
    MEANINGS.map(read),
    st.just(fact(PayoutFactKind.SENT, {"by": "Asha"})),
    st.just(fact(PayoutFactKind.END_WANTED, {"by": "Asha"})),
    st.booleans().map(lambda arrived: fact(PayoutFactKind.BY_HAND, {"by": "Asha", "arrived": arrived})),
)
REQUESTS = st.sampled_from([UPI, LINK, MOVE, LOAN])


@given(REQUESTS, st.lists(FACTS, max_size=12))
def test_any_history(request: PayoutRequest, facts: list[Fact]) -> None:
    out = fold(*facts, request=request)
    assert out.settled is (out.classification is not None and out.classification.settled)
    assert out.can_resend is (
        out.settled and out.classification is not None and out.classification.retry is Retry.SAME_ID
    )
    if out.outcome is Outcome.UNKNOWN:
        assert not out.can_resend
        assert out.classification is None or out.classification.retry is Retry.NO
    assert out.sends == 1 + sum(fact.kind == PayoutFactKind.SENT for fact in facts)
    stepped = fold_payout(begun(request))
    for each in facts:
        assert stepped is not None
        stepped = with_fact(stepped, each)
    assert stepped == out


@given(REQUESTS, st.lists(FACTS, max_size=8), MEANINGS)
def test_an_absent_read_never_undoes_what_was_taken(
    request: PayoutRequest, facts: list[Fact], last: RowMeaning
) -> None:
    before = fold(*facts, answer(last), request=request)
    after = with_fact(before, read(ABSENT))
    if before.outcome is not Outcome.UNKNOWN:
        assert after.classification == before.classification


@given(REQUESTS, st.lists(FACTS, max_size=8), MEANINGS)
def test_only_an_end_takes_the_place_of_an_end(request: PayoutRequest, facts: list[Fact], last: RowMeaning) -> None:
    before = fold(*facts, request=request)
    if before.settled and not before.can_resend:
        contradicts = (meaning(before), last) == (REVERSED, DONE)
        assert with_fact(before, read(last)).settled is not contradicts


def test_nothing_is_no_payout() -> None:
    with pytest.raises(ValueError, match="at least one fact"):
        fold_payout(())


@pytest.mark.parametrize("name", ["amount", "settled_at", "outcome", "of_no_payout"])
def test_a_payout_cannot_be_changed(name: str) -> None:
    for payout in (Payout(payout_id="p1", kind=PayoutKind.LOAN), fold_payout(begun())):
        with pytest.raises(FrozenInstanceError):
            setattr(payout, name, None)


def test_a_clock_correction_changes_only_times_of_this_run() -> None:
    facts_ = [answer(CUT), read(AT_BANK)]
    before = fold(*facts_)
    by = 6 * 365 * DAY
    after = with_fact(
        before, fact(PayoutFactKind.CLOCK_SET, {"by": by, "since": T - 1, "until": LATER + DAY}, LATER + by)
    )
    assert (after.outcome, after.classification) == (before.outcome, before.classification)
    for name in ("wanted_at", "sent_at", "last_read_at", "settled_at"):
        was = getattr(before, name)
        assert getattr(after, name) == (None if was is None else was + by), name
    earlier = with_fact(
        before, fact(PayoutFactKind.CLOCK_SET, {"by": by, "since": LATER + DAY, "until": LATER + 2 * DAY})
    )
    assert (earlier.wanted_at, earlier.sent_at) == (before.wanted_at, before.sent_at)
