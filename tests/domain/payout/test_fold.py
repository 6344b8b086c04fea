"""The fold of a payout: a table of what each fact means after each other, and what holds for any history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import DAY, MINUTE, date_of
from paydesk.domain.exact_json import decode, encode
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout import facts
from paydesk.domain.payout.facts import PayoutFact, WantedPayout
from paydesk.domain.payout.fold import folded, tells_the_same, with_fact
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.limits import day_of
from paydesk.domain.payout.outcome import Judgement, Meaning, Operation, Outcome, Reason, Retry, Said, judged
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

T = 1_795_000_000_000
LATER = T + 3 * MINUTE
"""When "not known there" is believed."""
RUPEES = Money(50_000)
UPI = DirectTransfer("pay_1", RUPEES, BeneDetails(name="Asha Rao", vpa="asha@okbank"), TransferMode.UPI)
LINK = NewCashgram("link-1", RUPEES, "Asha Rao", "+919876543210", date(2026, 12, 1))
MOVE = InternalTransfer(RUPEES, "move_1", payment_instrument_id="MAIN01", to_payment_instrument_id="SUPPLIERS02")
LOAN = Loan("loan1", "gupta1", RUPEES, charges=(ServiceCharge("broker", Money(1_000)),))

DONE = Meaning(Outcome.DONE, Reason.DONE)
AT_BANK = Meaning(Outcome.PENDING, Reason.AT_THE_BANK)
BANK_CONFIRMS = Meaning(Outcome.PENDING, Reason.BENEFICIARY_BANK_CONFIRMS)
SCHEDULED = Meaning(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY)
CUT = Meaning(Outcome.UNKNOWN, Reason.LINE_CUT)
STRANGE = Meaning(Outcome.UNKNOWN, Reason.UNFORESEEN)
ABSENT = Meaning(Outcome.FAILED, Reason.NOT_KNOWN_THERE)
BANK_FAILED = Meaning(Outcome.FAILED, Reason.TRANSFER_FAILED)
REVERSED = Meaning(Outcome.FAILED, Reason.REVERSED)
LITTLE = Meaning(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
WAIT = Meaning(Outcome.FAILED, Reason.WAIT_30_MINUTES)
OPEN = Meaning(Outcome.PENDING, Reason.LINK_OPEN)


def fact(kind: PayoutFact, data: Mapping[str, object], at: int = T) -> Fact:
    return facts.fact("x1", at, kind, decode(encode(data)))  # type: ignore[arg-type]


def begun(request: PayoutRequest = UPI, at: int = T) -> list[Fact]:
    wish = WantedPayout(Draft("d1", request), "Asha", "Meena", "order_1", ("abc",), rest=facts.kept(request))
    return [
        fact(PayoutFact.WANTED, dict(facts.wanted(wish)), at),
        fact(PayoutFact.SENT, dict(facts.sent()), at),
    ]


def answer(meaning: Meaning, at: int = T + 100, operation: Operation = Operation.DIRECT_TRANSFER_V1_2) -> Fact:
    return fact(PayoutFact.ANSWERED, dict(facts.answered(judged(Said(operation), meaning))), at)


def read(meaning: Meaning, at: int = LATER, **more: str) -> Fact:
    said = Said(Operation.TRANSFER_STATUS)
    return fact(PayoutFact.READ, dict(facts.answered(judged(said, meaning), **more)), at)


def read_strange() -> Fact:
    """A state in a word that nobody foresaw, as it is read."""
    said = Said(Operation.TRANSFER_STATUS, "SUCCESS", "200")
    return fact(PayoutFact.READ, dict(facts.answered(judged(said, STRANGE), word="TELEPORTED")), LATER)


def fold(*facts: Fact, request: PayoutRequest = UPI) -> Payout:
    out = folded([*begun(request), *facts])
    assert out is not None
    return out


def meaning(out: Payout) -> Meaning | None:
    return None if out.judgement is None else Meaning(out.judgement.outcome, out.judgement.reason)


def test_what_was_wanted() -> None:
    out = fold()
    assert (out.payout_id, out.draft_id, out.kind, out.amount, out.by, out.second_by) == (
        *("x1", "d1", PayoutKind.DIRECT, RUPEES, "Asha", "Meena"),
    )
    assert (out.to, out.mode, out.wanted_at, out.sent_at, out.sends) == ("Asha Rao, as••••@okbank", "upi", T, T, 1)
    assert fold(request=LOAN).net == Money(49_000)
    assert fold(request=LINK).expires_on == "2026-12-01"
    assert fold(request=LINK).to == "Asha Rao, 98••••3210"
    assert (fold(request=MOVE).source, fold(request=MOVE).to) == ("MAIN01", "SUPPLIERS02")


def test_sent_and_no_answer_is_unknown() -> None:
    out = fold()
    assert (out.outcome, out.judgement, out.settled) == (Outcome.UNKNOWN, None, False)
    assert not out.may_go_again


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
def test_one_after_another(facts: Sequence[Fact], expected: Meaning) -> None:
    out = fold(*facts)
    assert meaning(out) == expected
    assert out.settled is (expected.outcome in {Outcome.DONE, Outcome.FAILED})


def test_a_link_that_was_made_is_open() -> None:
    made = fold(answer(DONE, operation=Operation.CASHGRAM), request=LINK)
    assert (meaning(made), made.settled) == (OPEN, False)
    redeemed = with_fact(made, read(DONE))
    assert (redeemed.outcome, redeemed.settled) == (Outcome.DONE, True)


def test_sending_again_owes_an_answer_again() -> None:
    out = fold(answer(LITTLE), fact(PayoutFact.SENT, {"by": "Asha"}, T + 500))
    assert (out.outcome, out.settled, out.sends, out.sent_at) == (Outcome.UNKNOWN, False, 2, T + 500)
    assert not out.sent_doubtfully, "the first one was refused in so many words"


@pytest.mark.parametrize("first", [[], [answer(CUT)], [answer(CUT), read(ABSENT)], [read(ABSENT)]])
def test_a_send_in_doubt_stays_in_doubt(first: list[Fact]) -> None:
    assert fold(*first, fact(PayoutFact.SENT, {"by": "Asha"})).sent_doubtfully


def test_a_refusal_that_was_in_doubt_stands_once_nothing_is_there() -> None:
    words = Said(
        Operation.DIRECT_TRANSFER_V1_2,
        "ERROR",
        "412",
        "Not enough available balance in the account",
        http_status=412,
    )
    assert judge(words).outcome is Outcome.FAILED
    doubtful = judge(words, earlier_unsettled=True)
    told = fact(PayoutFact.ANSWERED, dict(facts.answered(doubtful)))
    out = fold(answer(CUT), read(ABSENT), fact(PayoutFact.SENT, {"by": "Asha"}), told)
    assert (out.outcome, meaning(out)) == (Outcome.UNKNOWN, Meaning(Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED))
    out = with_fact(out, read(ABSENT))
    assert meaning(out) == LITTLE
    assert out.may_go_again


@pytest.mark.parametrize("request_", [MOVE, UPI, LOAN, LINK])
def test_by_hand(request_: PayoutRequest) -> None:
    lost = fold(answer(CUT), request=request_)
    arrived = with_fact(lost, fact(PayoutFact.BY_HAND, dict(facts.by_hand("Asha", arrived=True))))
    missing = with_fact(lost, fact(PayoutFact.BY_HAND, dict(facts.by_hand("Asha", arrived=False))))
    assert (arrived.outcome, missing.outcome) == (Outcome.DONE, Outcome.FAILED)
    assert missing.may_go_again
    assert missing.sent_doubtfully
    assert missing.watched is arrived.watched is (request_ is not MOVE)
    pending = fold(answer(AT_BANK), request=request_)
    settled = with_fact(pending, fact(PayoutFact.BY_HAND, dict(facts.by_hand("Asha", arrived=True)))) != pending
    assert settled is (request_ is MOVE)
    assert with_fact(arrived, fact(PayoutFact.BY_HAND, dict(facts.by_hand("Asha", arrived=False)))) == arrived


def test_what_the_service_said_last_stays_beside_what_a_person_says() -> None:
    said = Said(Operation.INTERNAL_TRANSFER, "ERROR", "500", "strange")
    lost = fold(fact(PayoutFact.ANSWERED, dict(facts.answered(judged(said, STRANGE)))), request=MOVE)
    arrived = with_fact(lost, fact(PayoutFact.BY_HAND, dict(facts.by_hand("Asha", arrived=True))))
    assert arrived.judgement is not None
    assert arrived.judgement.said == said


def test_what_has_no_end_has_no_time_of_it() -> None:
    times = dict(facts.asked(clock_ahead=5))
    pending = fold(fact(PayoutFact.READ, {**facts.answered(judged(Said(Operation.TRANSFER_STATUS), AT_BANK)), **times}))
    assert (pending.settled_at, pending.settled_there_at) == (None, None)
    done = {**facts.answered(judged(Said(Operation.TRANSFER_STATUS), DONE)), **times}
    assert with_fact(pending, fact(PayoutFact.READ, done, LATER)).settled_there_at == LATER - 5


def test_wait_thirty_minutes_ends_at_a_time() -> None:
    out = fold(answer(WAIT, T + 100))
    assert out.wait_until == T + 100 + 30 * 60_000
    assert fold(answer(WAIT), fact(PayoutFact.SENT, {"by": "Asha"})).wait_until is None


def test_numbers_and_words_that_came() -> None:
    out = fold(answer(AT_BANK), read(DONE, utr="U1", reference_id="R1", word="SUCCESS"), read(DONE))
    assert (out.utr, out.reference_id, out.status_word) == ("U1", "R1", "SUCCESS")
    assert out.settled_at == LATER
    assert fold(read(BANK_FAILED, why="closed")).why == "closed"


def test_unknown_kinds_and_words_of_a_newer_paydesk() -> None:
    out = fold()
    assert with_fact(out, Fact("out:x1", T, "out_dreamt", {})) == out
    newer = with_fact(out, Fact("out:x1", T, PayoutFact.ANSWERED, {"outcome": "better", "operation": "teleport"}))
    assert (newer.outcome, newer.settled) == (Outcome.UNKNOWN, False)


@pytest.mark.parametrize(
    "judgement",
    [
        judge(Said(Operation.LOAN, "ERROR", "400", "Insufficient balance in lender", 400)),
        judge(Said(Operation.CASHGRAM, problem=Problem.TIMED_OUT)),
        judge(Said(Operation.DIRECT_TRANSFER, problem=Problem.LINE_CUT, never_left=True)),
    ],
)
def test_a_judgement_is_read_as_it_was_written(judgement: Judgement) -> None:
    data = decode(encode(facts.judgement_data(judgement)))
    assert isinstance(data, dict)
    assert facts.judgement_of(data) == judgement


def test_what_can_be_sent_again_after_a_restart() -> None:
    for request in (MOVE, LOAN):
        again = facts.request_of(fold(request=request))
        assert again is not None
        assert again == (
            InternalTransfer(RUPEES, "x1", "", "MAIN01", "SUPPLIERS02")
            if request is MOVE
            else Loan("x1", "gupta1", RUPEES, charges=LOAN.charges)
        )
    told = InternalTransfer(RUPEES, "", "", "MAIN01", "SUPPLIERS02", remarks="call 9876543210")
    person = replace(LOAN, bene=BeneDetails(name="Asha Rao"))
    for secret in (UPI, LINK, told, person, InternalTransfer(RUPEES, recharge_account="9988000001")):
        assert facts.kept(secret) is None


def test_what_is_sent_again_is_the_same_to_the_last_word() -> None:
    free, paisa = ServiceCharge("agent", Money(0)), ServiceCharge("stamp", Money(1))
    for request in (
        replace(MOVE, transfer_id="x1", payment_instrument_id="MAIN01", remarks="rent of May"),
        Loan("x1", "gupta1", RUPEES, mode=TransferMode.UPI, charges=(free, paisa)),
    ):
        out = replace(fold(request=request), source="MAIN01")
        assert facts.request_of(out) == request


@pytest.mark.parametrize("charges", ["", None, [["broker", -1]], [["broker"]], [[1, "broker"]], ["broker"]])
def test_what_a_journal_does_not_tell_whole_is_not_sent_again(charges: object) -> None:
    out = fold(request=LOAN)
    assert facts.request_of(replace(out, rest=None)) is None
    assert facts.request_of(replace(out, amount=None)) is None
    assert facts.request_of(replace(out, rest={"bene_id": "gupta1", "charges": charges})) is None  # type: ignore[dict-item]
    assert facts.request_of(replace(out, kind=PayoutKind.DIRECT)) is None


# an end that is taken back (docs/rules.md#payouts-can-come-back)


@pytest.mark.parametrize("word", [REVERSED, BANK_FAILED])
def test_money_that_comes_back_is_an_alarm_until_it_is_seen(word: Meaning) -> None:
    done = fold(answer(DONE))
    assert (done.watched, done.needs_alarm, done.said_gone) == (True, False, True)
    back = with_fact(done, read(word))
    assert (back.outcome, back.overturned_at, back.needs_alarm, back.watched) == (Outcome.FAILED, LATER, True, True)
    assert not with_fact(back, read(word, LATER + 1)).said_gone
    assert with_fact(back, read(word, LATER + 1)).overturned_at == LATER
    seen = with_fact(back, fact(PayoutFact.SEEN, {"by": "Asha"}, LATER + 5))
    assert (seen.needs_alarm, seen.seen_at) == (False, LATER + 5)
    assert with_fact(seen, fact(PayoutFact.SEEN, {"by": "Asha"}, LATER + 9)) == seen


def test_a_failure_at_the_bank_that_is_done_after_all_is_an_alarm_once_more() -> None:
    back = fold(answer(DONE), read(BANK_FAILED), fact(PayoutFact.SEEN, {"by": "Asha"}, LATER + 5))
    again = with_fact(back, read(DONE, LATER + 10))
    assert (again.needs_alarm, again.overturned_at, again.said_gone) == (True, LATER + 10, True)


def test_a_success_after_money_came_back_is_in_doubt_until_the_next_answer() -> None:
    """Nothing follows REVERSED: staff were told "sent after all", and half an hour later that it came back again."""
    seen = fact(PayoutFact.SEEN, {"by": "Asha"}, LATER + 5)
    doubt = fold(answer(DONE), read(REVERSED), seen, read(DONE, LATER + 10))
    assert (meaning(doubt), doubt.settled, doubt.may_go_again, doubt.needs_alarm) == (STRANGE, False, False, False)
    for less in (ABSENT, AT_BANK, STRANGE):  # an end of it was told: it is not on its way again
        assert with_fact(doubt, read(less, LATER + 20)).judgement == doubt.judgement
    old = with_fact(doubt, read(REVERSED, LATER + 20))
    assert (meaning(old), old.watched, old.needs_alarm) == (REVERSED, True, False)
    sure = with_fact(doubt, read(DONE, LATER + 20))
    assert (meaning(sure), sure.needs_alarm, sure.overturned_at) == (DONE, True, LATER + 20)


@pytest.mark.parametrize("word", [DONE, AT_BANK, SCHEDULED, STRANGE])
def test_money_that_goes_after_it_was_said_to_have_failed_is_an_alarm(word: Meaning) -> None:
    absent = fold(answer(CUT), read(ABSENT))
    assert (absent.absent, absent.watched, absent.said_gone) == (True, True, False)
    there = with_fact(absent, read(word, LATER + 1))
    assert (there.needs_alarm, there.said_gone) == (True, True if word is DONE else None)
    assert (there.outcome, there.may_go_again) == (word.outcome, False)


@pytest.mark.parametrize("seen", [[], [fact(PayoutFact.SEEN, {"by": "Asha"}, LATER + 2)]])
def test_what_was_on_its_way_after_all_and_came_to_nothing_only_failed(seen: list[Fact]) -> None:
    """It was said that "this was done, and the money has come back"."""
    out = fold(answer(CUT), read(ABSENT), read(AT_BANK, LATER + 1), *seen, read(BANK_FAILED, LATER + 3))
    assert (meaning(out), out.overturned_at, out.seen_at, out.said_gone) == (BANK_FAILED, None, None, False)
    went = with_fact(out, read(DONE, LATER + 4))
    assert (went.needs_alarm, went.overturned_at) == (True, LATER + 4)
    done = fold(answer(CUT), read(ABSENT), read(AT_BANK, LATER + 1), *seen, read(DONE, LATER + 3))
    assert (done.overturned_at, done.said_gone) == (LATER + 1, True)


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
    assert (after.outcome, after.judgement, after.problem is not None) == (Outcome.UNKNOWN, before.judgement, True)
    assert with_fact(after, read(DONE, LATER + 2)).problem is None
    anew = with_fact(fold(*facts, read(BANK_FAILED)), fact(PayoutFact.SENT, {}, LATER + 9))
    assert with_fact(anew, read(ABSENT, LATER + 9 * MINUTE)).absent


def test_the_first_answer_that_tells_the_time_tells_by_when_it_was_sent() -> None:
    """What was asked of another account, or in vain, counted on every day for good."""
    exists = judge(Said(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "409", "Transfer Id already exists"))
    refused = judge(Said(Operation.TRANSFER_STATUS, problem=Problem.KEYS_REFUSED))
    failed = fact(PayoutFact.READ_FAILED, dict(facts.answered(refused)), LATER)
    by_others = read(ABSENT)
    by_others = replace(by_others, data={**by_others.data, **facts.asked(keys="others")})
    ours = fact(PayoutFact.SENT, dict(facts.sent(keys="ours")))
    had = fact(PayoutFact.ANSWERED, dict(facts.answered(exists)))
    alone = (answer(AT_BANK, T + 100), read(AT_BANK), answer(LITTLE), answer(DONE), failed, read(ABSENT, T + 1))
    for *before, told in (*([each] for each in alone), [ours, by_others], [had, read(ABSENT)]):
        owed = fold(*before)
        assert (owed.sent_there_at, day_of(owed)) == (None, "")
        out = with_fact(owed, replace(told, data={**told.data, "clock_ahead": 2 * DAY}))
        assert out.sent_there_at == told.at - 2 * DAY, "this PC's clock may have been set since it left"
        assert day_of(out) == date_of(told.at - 2 * DAY).isoformat()
        assert not tells_the_same(owed, out), "a restart knows it"
        later = replace(told, at=told.at + DAY, data={**told.data, "clock_ahead": 0})
        assert with_fact(out, later).sent_there_at == out.sent_there_at
        assert tells_the_same(owed, with_fact(owed, failed)), "no answer ever told a time"


@pytest.mark.parametrize("late", [AT_BANK, BANK_CONFIRMS, SCHEDULED, OPEN, STRANGE])
@pytest.mark.parametrize("end", [DONE, BANK_FAILED, REVERSED])
def test_an_end_stays_through_an_answer_from_before_it(end: Meaning, late: Meaning) -> None:
    """It was "pending" again until the next read; of what had failed an alarm said that it was sent after all."""
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


def test_a_new_send_begins_anew() -> None:
    out = fold(answer(CUT), read(ABSENT), fact(PayoutFact.SENT, {}, LATER + 1))
    assert (out.said_gone, out.watched, out.settled_at, out.settled_there_at, out.why) == (None, False, None, None, "")
    assert not with_fact(out, read(DONE, LATER + 9 * MINUTE)).needs_alarm


def test_the_watch_ends_and_that_is_worth_a_line() -> None:
    done = fold(answer(DONE, T), read(DONE))
    early, late = (with_fact(done, read(DONE, T + 3 * DAY - less)) for less in (1, 0))
    assert (early.watched, late.watched) == (True, False)
    assert tells_the_same(done, early)
    assert not tells_the_same(done, late)
    assert not with_fact(late, read(DONE, T + 3 * DAY + 1)).watched
    assert not with_fact(late, read(DONE, T + DAY)).watched, "it stays over though the clock is set back"
    assert with_fact(late, fact(PayoutFact.WANTED, {"amount": -5, "net": True}, T)).amount is None


def test_the_watch_goes_by_the_service_s_clock() -> None:
    ahead = 2 * DAY
    told = {**facts.answered(judged(Said(Operation.TRANSFER_STATUS), DONE)), **facts.asked(clock_ahead=ahead)}
    done = fold(fact(PayoutFact.READ, told, LATER))
    assert (done.settled_at, done.settled_there_at) == (LATER, LATER - ahead)
    right = {**told, "clock_ahead": 0}
    assert with_fact(done, fact(PayoutFact.READ, right, LATER + DAY - 1)).watched
    assert not with_fact(done, fact(PayoutFact.READ, right, LATER + DAY)).watched
    for junk in (None, True, "2"):
        unknown = fold(fact(PayoutFact.READ, {**told, "clock_ahead": junk}, LATER))
        assert unknown.settled_there_at is None


# wanted, and given up


def test_what_was_wanted_and_never_left_has_failed_safely() -> None:
    wanted = folded(begun()[:1])
    assert wanted is not None
    assert (wanted.send_wanted_at, wanted.sends, wanted.outcome, wanted.settled) == (T, 0, Outcome.UNKNOWN, False)
    given_up = with_fact(replace(wanted, interrupted=True), fact(PayoutFact.GIVEN_UP, {}, T + 9))
    assert meaning(given_up) == Meaning(Outcome.FAILED, Reason.NOT_SENT)
    assert (given_up.send_wanted_at, given_up.interrupted, given_up.settled_at) == (None, False, T + 9)
    assert given_up.may_go_again
    assert given_up.judgement is not None
    assert given_up.judgement.said.never_left


def test_an_answer_without_a_send_ends_it_or_tells_that_it_left() -> None:
    wanted = folded(begun()[:1])
    assert wanted is not None
    refused = with_fact(wanted, answer(Meaning(Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED)))
    assert (refused.send_wanted_at, refused.sends, refused.settled, refused.may_go_again) == (None, 0, True, True)
    strange = with_fact(wanted, answer(CUT))
    assert (strange.send_wanted_at, strange.sends, strange.sent_at, strange.settled) == (None, 1, T + 100, False)


def test_what_was_wanted_again_and_never_left_is_as_it_was() -> None:
    before = fold(answer(LITTLE))
    wanted = with_fact(before, fact(PayoutFact.AGAIN_WANTED, dict(facts.by("Asha", "Ravi")), T + 500))
    assert (wanted.send_wanted_at, wanted.second_by) == (T + 500, "Ravi")
    assert with_fact(before, fact(PayoutFact.AGAIN_WANTED, dict(facts.by("Asha")), T)).second_by == "Meena"
    given_up = with_fact(wanted, fact(PayoutFact.GIVEN_UP, {}, T + 600))
    assert given_up == replace(before, second_by="Ravi")
    for facts_before in ([], [answer(DONE)], [answer(AT_BANK)], [answer(BANK_FAILED)]):
        assert with_fact(fold(*facts_before), fact(PayoutFact.AGAIN_WANTED, {}, T)).send_wanted_at is None


# questions


def asked(payout: Payout) -> tuple[int | None, int, bool, bool]:
    return payout.asked_at, payout.failures, payout.problem is not None, payout.other_keys


def test_a_question_that_told_nothing_changes_nothing_but_that() -> None:
    before = fold(answer(AT_BANK))
    wanted = with_fact(before, fact(PayoutFact.READ_WANTED, {}, T + 300))
    assert wanted.read_wanted_at == T + 300
    told = dict(facts.judgement_data(judged(Said(Operation.TRANSFER_STATUS), CUT)))
    failed = with_fact(wanted, fact(PayoutFact.READ_FAILED, told, T + 400))
    assert (asked(failed), failed.read_wanted_at) == ((T + 400, 1, True, False), None)
    assert failed.judgement == before.judgement
    assert tells_the_same(before, failed)
    assert with_fact(failed, fact(PayoutFact.READ_FAILED, told, T + 500)).failures == 2
    assert asked(with_fact(failed, read(AT_BANK))) == (LATER, 0, False, False)
    assert with_fact(fold(request=MOVE), fact(PayoutFact.READ_WANTED, {}, T)).read_wanted_at is None


def test_a_question_tells_the_time_there_until_it_is_sent_again() -> None:
    out, there = fold(answer(CUT)), facts.asked(clock_ahead=50)
    failed = facts.judgement_data(judged(Said(Operation.TRANSFER_STATUS), CUT))
    for kind, told in ((PayoutFact.READ_FAILED, failed), (PayoutFact.READ, read(ABSENT).data)):
        assert (timed := with_fact(out, fact(kind, {**told, **there}, T + 400))).asked_there_at == T + 350
        assert with_fact(timed, fact(kind, dict(told), T + 500)).asked_there_at is None
        assert with_fact(timed, fact(PayoutFact.SENT, {})).asked_there_at is None
        assert tells_the_same(timed, with_fact(timed, fact(PayoutFact.READ_FAILED, {**failed, **there}, T + 600)))


@pytest.mark.parametrize(
    ("judgement", "there"),
    [
        (judge(Said(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "409", "Transfer Id already exists")), True),
        (judge(Said(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "409", "Internal error. Please re-initiate")), False),
        (judge(Said(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "404", "Beneficiary does not exist")), False),
        (judged(Said(Operation.DIRECT_TRANSFER_V1_2, "PENDING", "299", "New words"), STRANGE), True),
        (judged(Said(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "299", "New words"), STRANGE), False),
    ],
)
def test_what_says_that_the_service_has_it(judgement: Judgement, *, there: bool) -> None:
    """Such a one is not sent again, whatever is said of it later; of a 409 that asks for another try that is not so."""
    answered = fact(PayoutFact.ANSWERED, dict(facts.answered(judgement)), T + 100)
    assert folded([*begun(), answered]).known_there is there


def test_not_known_there_is_not_believed_of_what_was_sent_a_moment_ago() -> None:
    early = fold(answer(CUT), read(ABSENT, T + 2 * MINUTE - 1))
    assert (early.outcome, asked(early)) == (Outcome.UNKNOWN, (T + 2 * MINUTE - 1, 0, True, False))
    assert fold(answer(CUT), read(ABSENT, T + 2 * MINUTE)).outcome is Outcome.FAILED


@pytest.mark.parametrize(
    ("sent_with", "asked_with", "elsewhere"),
    [("k1", "k2", True), ("k1", "k1", False), ("", "k2", False), ("k1", "", False)],
)
def test_other_keys_know_nothing_of_it(sent_with: str, asked_with: str, elsewhere: bool) -> None:
    told = {**facts.answered(judged(Said(Operation.TRANSFER_STATUS), ABSENT)), **facts.asked(keys=asked_with)}
    sent = [begun()[0], fact(PayoutFact.SENT, dict(facts.sent(keys=sent_with, host="payout.example")))]
    out = folded([*sent, answer(CUT), fact(PayoutFact.READ, told, LATER)])
    assert out is not None
    assert (out.keys, out.host) == (sent_with, "payout.example")
    assert (out.other_keys, out.outcome is Outcome.UNKNOWN, out.problem is not None) == (elsewhere,) * 3


def test_a_failure_of_the_line_does_not_hide_that_the_keys_are_others() -> None:
    """It said "timed out" instead, as if asking again could help."""
    sent = [begun()[0], fact(PayoutFact.SENT, dict(facts.sent(keys="k1", host="payout.example")))]
    failed = dict(facts.judgement_data(judged(Said(Operation.TRANSFER_STATUS), CUT)))
    for keys, others in (("k2", True), ("k1", False), ("", False)):
        out = folded([*sent, fact(PayoutFact.READ_FAILED, {**failed, **facts.asked(keys=keys)}, LATER)])
        assert out.other_keys is others


def test_ending_a_link() -> None:
    link = fold(answer(DONE, operation=Operation.CASHGRAM), request=LINK)
    wanted = with_fact(link, fact(PayoutFact.END_WANTED, {"by": "Ravi"}, T + 300))
    assert (wanted.ended_by, wanted.end_wanted_at) == ("Ravi", T + 300)
    answered = with_fact(wanted, fact(PayoutFact.END_ANSWERED, {}, T + 400))
    assert (answered.ended_by, answered.end_wanted_at, answered.read_wanted_at) == ("Ravi", None, T + 400)
    assert answered.judgement == link.judgement
    ended = facts.judgement_data(judged(Said(Operation.CASHGRAM_DEACTIVATE), DONE))
    lost = fold(answer(CUT), fact(PayoutFact.END_ANSWERED, ended, T + 400), read(ABSENT), request=LINK)
    assert meaning(lost) == CUT, "what was ended is there, whatever a read of it says"
    redeemed = with_fact(link, read(DONE))
    for other in (redeemed, fold()):
        after = with_fact(other, fact(PayoutFact.END_WANTED, {"by": "Ravi"}, LATER))
        assert (after.ended_by, after.end_wanted_at) == ("", None)


@pytest.mark.parametrize(("kind", "last"), [(PayoutKind.DIRECT, True), (PayoutKind.INTERNAL, False)])
def test_only_what_can_be_read_is_watched(kind: PayoutKind, last: bool) -> None:
    assert fold(answer(DONE), request=UPI if kind is PayoutKind.DIRECT else MOVE).watched is last


def test_the_accounts_and_the_rest_are_kept() -> None:
    out = fold(request=LOAN)
    assert (out.accounts, out.v1, out.rest) == (("abc",), False, facts.kept(LOAN))
    told = {**facts.wanted(WantedPayout(Draft("d1", UPI), "Asha", v1=True)), "accounts": "junk", "again": "junk"}
    junk = folded([fact(PayoutFact.WANTED, dict(told))])
    assert junk is not None
    assert (junk.accounts, junk.v1, junk.rest) == ((), True, None)


# at the edges


def refused(message: str, reason: str) -> Fact:
    """A send that was answered in these words, which were taken for this."""
    said = Said(Operation.DIRECT_TRANSFER_V1_2, "ERROR", "412", message, 412)
    told = facts.answered(judged(said, Meaning(Outcome.UNKNOWN, Reason(reason))))
    return fact(PayoutFact.ANSWERED, told, T + 100)


NO_MONEY = "Not enough available balance in the account."


@pytest.mark.parametrize(
    ("message", "reason", "expected"),
    [
        (NO_MONEY, "earlier_send_unsettled", LITTLE),
        (NO_MONEY, "timed_out", ABSENT),
        ("words of tomorrow", "earlier_send_unsettled", ABSENT),
    ],
)
def test_only_a_refusal_that_an_earlier_send_put_in_doubt_stands(message: str, reason: str, expected: Meaning) -> None:
    assert meaning(fold(refused(message, reason), read(ABSENT))) == expected


def test_a_send_forgets_what_was_asked_about_the_one_before() -> None:
    told = {**facts.answered(judged(Said(Operation.TRANSFER_STATUS), ABSENT)), **facts.asked(keys="k2")}
    first = [begun()[0], fact(PayoutFact.SENT, dict(facts.sent(keys="k1")))]
    asked_once = folded([*first, answer(CUT), fact(PayoutFact.READ, told, LATER)])
    assert asked_once is not None
    assert asked_once.other_keys
    again = with_fact(asked_once, fact(PayoutFact.SENT, dict(facts.sent(host="h", clock_ahead=5)), LATER + 9))
    assert asked(again) == (None, 0, False, False)
    assert (again.host, again.sent_there_at, again.keys) == ("h", LATER + 4, "")


def test_a_doubt_about_an_earlier_send_stays_through_an_answer() -> None:
    again = [fact(PayoutFact.SENT, {}, LATER + 1), answer(AT_BANK, LATER + 2)]
    assert fold(answer(CUT), read(ABSENT), *again).sent_doubtfully
    assert not fold(answer(AT_BANK)).sent_doubtfully


def test_a_link_that_was_refused_is_not_open() -> None:
    assert meaning(fold(answer(LITTLE, operation=Operation.CASHGRAM), request=LINK)) == LITTLE


def test_a_pending_that_says_more_is_taken() -> None:
    received = Meaning(Outcome.PENDING, Reason.RECEIVED)
    assert meaning(fold(answer(AT_BANK), read(received))) == received
    assert meaning(fold(answer(SCHEDULED), read(BANK_FAILED))) == BANK_FAILED


def test_what_a_person_says_counts_for_what_nothing_can_read() -> None:
    said = fact(PayoutFact.BY_HAND, dict(facts.by_hand("Asha", arrived=True)), T + 900)
    waits = fold(answer(AT_BANK, operation=Operation.INTERNAL_TRANSFER), request=MOVE)
    settled = with_fact(waits, said)
    assert (settled.outcome, settled.judgement and settled.judgement.said) == (
        *(Outcome.DONE, waits.judgement and waits.judgement.said),
    )
    never_answered = with_fact(fold(request=MOVE), said)
    assert never_answered.judgement is not None
    assert never_answered.judgement.said == Said(Operation.INTERNAL_TRANSFER)


def test_the_words_of_a_failure_and_its_times_stay() -> None:
    failed = fold(read(BANK_FAILED, why="closed"), read(BANK_FAILED, LATER + 5))
    assert (failed.why, failed.settled_at) == ("closed", LATER)
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
    st.just(fact(PayoutFact.SENT, {"by": "Asha"})),
    st.just(fact(PayoutFact.END_WANTED, {"by": "Asha"})),
    st.booleans().map(lambda arrived: fact(PayoutFact.BY_HAND, {"by": "Asha", "arrived": arrived})),
)
REQUESTS = st.sampled_from([UPI, LINK, MOVE, LOAN])


@given(REQUESTS, st.lists(FACTS, max_size=12))
def test_any_history(request: PayoutRequest, facts: list[Fact]) -> None:
    out = fold(*facts, request=request)
    assert out.settled is (out.judgement is not None and out.judgement.settled)
    assert out.may_go_again is (out.settled and out.judgement is not None and out.judgement.retry is Retry.SAME_ID)
    if out.outcome is Outcome.UNKNOWN:
        assert not out.may_go_again
        assert out.judgement is None or out.judgement.retry is Retry.NO
    assert out.sends == 1 + sum(fact.kind == PayoutFact.SENT for fact in facts)
    stepped = folded(begun(request))
    for each in facts:
        assert stepped is not None
        stepped = with_fact(stepped, each)
    assert stepped == out


@given(REQUESTS, st.lists(FACTS, max_size=8), MEANINGS)
def test_an_absent_read_never_undoes_what_was_taken(request: PayoutRequest, facts: list[Fact], last: Meaning) -> None:
    before = fold(*facts, answer(last), request=request)
    after = with_fact(before, read(ABSENT))
    if before.outcome is not Outcome.UNKNOWN:
        assert after.judgement == before.judgement


@given(REQUESTS, st.lists(FACTS, max_size=8), MEANINGS)
def test_only_an_end_takes_the_place_of_an_end(request: PayoutRequest, facts: list[Fact], last: Meaning) -> None:
    before = fold(*facts, request=request)
    if before.settled and not before.may_go_again:
        contradicts = (meaning(before), last) == (REVERSED, DONE)
        assert with_fact(before, read(last)).settled is not contradicts


def test_nothing_is_no_payout() -> None:
    with pytest.raises(ValueError, match="at least one fact"):
        folded(())


def test_a_clock_that_was_set_anew_moves_what_this_run_noted_and_nothing_else() -> None:
    facts_ = [answer(CUT), read(AT_BANK)]
    before = fold(*facts_)
    by = 6 * 365 * DAY
    after = with_fact(before, fact(PayoutFact.CLOCK_SET, {"by": by, "since": T - 1, "until": LATER + DAY}, LATER + by))
    assert (after.outcome, after.judgement) == (before.outcome, before.judgement)
    for name in ("wanted_at", "sent_at", "asked_at", "settled_at"):
        was = getattr(before, name)
        assert getattr(after, name) == (None if was is None else was + by), name
    earlier = with_fact(before, fact(PayoutFact.CLOCK_SET, {"by": by, "since": LATER + DAY, "until": LATER + 2 * DAY}))
    assert (earlier.wanted_at, earlier.sent_at) == (before.wanted_at, before.sent_at)
