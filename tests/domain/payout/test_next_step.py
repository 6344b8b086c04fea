"""The next step of a payout and the available commands: tables without an empty cell, and properties of any history."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND, date_of
from paydesk.domain.commands import (
    Command,
    DeactivateCashgram,
    MarkPayoutSeen,
    ReadPayout,
    SendPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.fact import Fact, Stamp
from paydesk.domain.payout import next_step as steps
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.payout.fold import fold_payout, with_fact
from paydesk.domain.payout.next_step import available_commands, next_step
from paydesk.domain.payout.outcome import Operation, Outcome, Reason, RowMeaning, ServiceReply, classification_of
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.step import NOTHING, Step, StepKind

T = 1_795_000_000_000
READABLE = tuple(kind for kind in PayoutKind if kind is not PayoutKind.INTERNAL)
OLD = T + HOUR

STATES: dict[str, RowMeaning | None] = {
    "no answer": None,
    "unknown": RowMeaning(Outcome.UNKNOWN, Reason.TIMED_OUT),
    "pending": RowMeaning(Outcome.PENDING, Reason.AT_THE_BANK),
    "open link": RowMeaning(Outcome.PENDING, Reason.LINK_OPEN),
    "scheduled": RowMeaning(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY),
    "done": RowMeaning(Outcome.DONE, Reason.DONE),
    "not known there": RowMeaning(Outcome.FAILED, Reason.NOT_FOUND),
    "failed": RowMeaning(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE),
    "used up": RowMeaning(Outcome.FAILED, Reason.TRANSFER_FAILED),
    "fix": RowMeaning(Outcome.FIX_FIELD, Reason.FIELD_INVALID),
    "not allowed": RowMeaning(Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED),
}


def sent(state: str, kind: PayoutKind = PayoutKind.DIRECT, **more: object) -> Payout:
    """Return a payout that was sent at T and answered with a state."""
    meaning = STATES[state]
    judgement = classification_of(ServiceReply(Operation.TRANSFER_STATUS), meaning) if meaning is not None else None
    settled = judgement is not None and judgement.settled
    payout = Payout(
        payout_id="p1",
        kind=kind,
        wanted_at=T,
        sends=1,
        sent=Stamp(T),
        classification=judgement,
        settlement=Stamp(T) if settled else None,
    )
    return replace(payout, watched=steps.is_watched_when_settled(payout), **more)  # type: ignore[arg-type]


# the next step

SOON = Step(StepKind.READ, T + 5 * SECOND)
SELDOM = Step(StepKind.READ, T + 15 * MINUTE)
WATCHED = Step(StepKind.READ, T + 30 * MINUTE)
STEPS: dict[str, dict[str, Step]] = {
    # the state: of what can be read, and of an internal transfer
    "no answer": {"readable": SOON, "internal": Step(StepKind.NOTHING, T + MINUTE)},
    "unknown": {"readable": SOON, "internal": NOTHING},
    "pending": {"readable": SOON, "internal": NOTHING},
    "open link": {"readable": SOON, "internal": NOTHING},
    "scheduled": {"readable": SELDOM, "internal": NOTHING},
    "done": {"readable": WATCHED, "internal": NOTHING},
    "not known there": {"readable": WATCHED, "internal": NOTHING},
    "failed": {"readable": NOTHING, "internal": NOTHING},
    "used up": {"readable": WATCHED, "internal": NOTHING},
    "fix": {"readable": NOTHING, "internal": NOTHING},
    "not allowed": {"readable": NOTHING, "internal": NOTHING},
}


def test_the_table_has_no_empty_cell() -> None:
    assert set(STEPS) == set(STATES) == set(POSSIBLE)
    assert all(set(row) == {"readable", "internal"} for row in STEPS.values())
    assert all(set(row) == set(PayoutKind) for row in POSSIBLE.values())


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize("kind", list(PayoutKind))
def test_what_is_next(state: str, kind: PayoutKind) -> None:
    expected = STEPS[state]["readable" if kind in READABLE else "internal"]
    if state == "open link" and kind is PayoutKind.CASHGRAM:
        expected = SELDOM
    assert next_step(sent(state, kind), T + SECOND) == expected


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize("kind", list(PayoutKind))
def test_requests_of_a_person_come_first(state: str, kind: PayoutKind) -> None:
    payout = sent(state, kind)
    lately = OLD - MINUTE + 1
    wanted = replace(payout, send_wanted_at=lately, end_wanted_at=T + 8, read_wanted_at=T + 9)
    assert next_step(wanted, OLD) == Step(StepKind.SEND, lately)
    assert next_step(wanted, OLD + 1) == Step(StepKind.GIVE_UP, lately), "whoever pressed does something else by now"
    assert next_step(replace(wanted, interrupted=True), OLD) == Step(StepKind.GIVE_UP, lately)
    wanted = replace(wanted, send_wanted_at=None)
    readable = kind in READABLE
    read = Step(StepKind.READ, T + 9) if readable else next_step(payout, OLD)
    assert next_step(wanted, OLD) == (read if payout.settled else Step(StepKind.DEACTIVATE, T + 8))
    assert next_step(replace(wanted, end_wanted_at=None), OLD) == read


def test_what_was_never_sent_is_left_alone() -> None:
    never = replace(sent("failed"), sends=0, sent=Stamp(0))
    assert next_step(never, OLD) == NOTHING
    assert next_step(replace(never, read_wanted_at=T), OLD) == NOTHING
    assert next_step(replace(sent("done"), sends=0), OLD) == NOTHING
    assert not steps.is_readable(replace(sent("unknown"), sends=0))
    assert available_commands(replace(sent("not known there"), sends=0), OLD) == AGAIN


def test_an_internal_transfer_can_be_settled_once_its_answer_will_not_come() -> None:
    payout = sent("no answer", PayoutKind.INTERNAL)
    assert next_step(payout, T + MINUTE - 1) == Step(StepKind.NOTHING, T + MINUTE)
    assert available_commands(payout, T + MINUTE - 1) == ()
    assert next_step(payout, T + MINUTE) == NOTHING
    assert available_commands(payout, T + MINUTE) == (SettlePayout,)
    assert available_commands(payout, T - 1) == (SettlePayout,), "a clock that was set back"


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize("kind", READABLE)
def test_what_the_service_does_not_tell_of_for_a_day_is_settled_by_a_person(state: str, kind: PayoutKind) -> None:
    payout, unknown = sent(state, kind), state in {"no answer", "unknown"}
    assert SettlePayout not in available_commands(payout, T + DAY - 1)
    assert (available_commands(payout, T + DAY)[-1] is SettlePayout) is unknown
    assert (SettlePayout in available_commands(payout, T - 1)) is unknown, "a clock that was set back"
    assert SettlePayout not in available_commands(replace(payout, sends=0, sent=Stamp(0)), T + DAY)
    link = replace(payout, expires_on=date_of(T + 2 * DAY).isoformat())
    assert SettlePayout not in available_commands(link, T + 2 * DAY), "its money can be taken on its last day"
    assert (SettlePayout in available_commands(link, T + 3 * DAY)) is unknown


@pytest.mark.parametrize("wrong", [-3 * DAY, 0, 3 * DAY])
def test_that_day_is_by_the_clock_of_the_service_which_nobody_here_can_set(wrong: int) -> None:
    there, last_day = T + HOUR, date_of(T + HOUR).isoformat()
    for after, may in ((DAY - 1, False), (DAY, True)):
        payout = sent("unknown", sent=Stamp(T, there), last_read=Stamp(T, there + after))
        assert (SettlePayout in available_commands(payout, T + wrong)) is may
        link = replace(payout, kind=PayoutKind.CASHGRAM, expires_on=last_day)
        assert (SettlePayout in available_commands(link, T + wrong)) is may
    for sent_there, asked_there in ((None, there + DAY), (there, None)):
        payout = sent("unknown", sent=Stamp(T, sent_there), last_read=Stamp(T, asked_there))
        assert (SettlePayout in available_commands(payout, T + wrong)) is (wrong != 0), "nobody knows better"


# how often

LADDERS: dict[str, list[tuple[int, int]]] = {
    # the age at the last question, and the pause after it
    "unknown": [
        *((0, 5 * SECOND), (15 * SECOND - 1, 5 * SECOND), (15 * SECOND, 15 * SECOND), (MINUTE - 1, 15 * SECOND)),
        *((MINUTE, MINUTE), (5 * MINUTE - 1, MINUTE), (5 * MINUTE, 5 * MINUTE), (30 * MINUTE - 1, 5 * MINUTE)),
        *((30 * MINUTE, 30 * MINUTE), (2 * HOUR - 1, 30 * MINUTE), (2 * HOUR, HOUR), (90 * DAY, HOUR)),
    ],
    "scheduled": [(0, 15 * MINUTE), (2 * HOUR - 1, 15 * MINUTE), (2 * HOUR, HOUR), (30 * DAY, HOUR)],
    "done": [
        *((0, 30 * MINUTE), (2 * HOUR - 1, 30 * MINUTE), (2 * HOUR, HOUR), (6 * HOUR - 1, HOUR)),
        *((6 * HOUR, 3 * HOUR), (DAY - 1, 3 * HOUR), (DAY, 6 * HOUR), (3 * DAY, 6 * HOUR)),
    ],
}
SAME_LADDERS = {"no answer": "unknown", "pending": "unknown", "not known there": "done", "used up": "done"}
RUNGS = [(state, age, pause) for state, rungs in LADDERS.items() for age, pause in rungs] + [
    (state, age, pause) for state, like in SAME_LADDERS.items() for age, pause in LADDERS[like]
]


@pytest.mark.parametrize(("state", "age", "pause"), RUNGS)
def test_the_pause_after_a_question(state: str, age: int, pause: int) -> None:
    asked = sent(state, last_read=Stamp(T + age))
    assert next_step(asked, T + age) == Step(StepKind.READ, T + age + pause)


def test_an_open_link_is_read_seldom_until_somebody_ends_it() -> None:
    link = sent("open link", PayoutKind.CASHGRAM, last_read=Stamp(T + HOUR))
    assert next_step(link, OLD) == Step(StepKind.READ, OLD + 15 * MINUTE)
    assert next_step(replace(link, ended_by="Asha"), OLD) == Step(StepKind.READ, OLD + 5 * MINUTE)


def test_an_end_that_is_in_doubt_is_read_within_minutes() -> None:
    """A SUCCESS after REVERSED: the next answer tells which was old, and was read an hour later."""
    doubt = sent("unknown", last_read=Stamp(T + 2 * HOUR), reported_final=False)
    assert next_step(doubt, T + 2 * HOUR) == Step(StepKind.READ, T + 2 * HOUR + 5 * MINUTE)


FAILURES = [(1, 5), (2, 10), (3, 20), (4, 40), (5, 80), (6, 160), (7, 300), (8, 300), (500, 300)]


@pytest.mark.parametrize(("failures", "seconds"), FAILURES)
def test_questions_that_told_nothing_come_less_often(failures: int, seconds: int) -> None:
    asked = sent("unknown", last_read=Stamp(T + 1), failures=failures)
    assert next_step(asked, T + 1) == Step(StepKind.READ, T + 1 + seconds * SECOND)
    hourly = sent("unknown", last_read=Stamp(T + 2 * HOUR), failures=failures)
    assert next_step(hourly, T + 2 * HOUR) == Step(StepKind.READ, T + 3 * HOUR), "the longer pause counts"


@pytest.mark.parametrize("back", [SECOND, HOUR, DAY])
def test_a_clock_that_was_set_back_stops_nothing_and_hurries_nothing(back: int) -> None:
    ahead = sent("unknown", last_read=Stamp(T + HOUR))
    now = T - back
    due = next_step(ahead, now)
    assert (due.kind, due.is_due(now)) == (StepKind.READ, True), "it is asked at once"
    asked = replace(ahead, last_read=Stamp(now))
    assert next_step(asked, now) == Step(StepKind.READ, now + MINUTE), "and then calmly"


@pytest.mark.parametrize("back", [SECOND, HOUR, DAY])
def test_what_has_to_be_read_at_once_waits_for_no_clock(back: int) -> None:
    """The end of a link was answered, and Paydesk killed before it read on; it came up with a clock that was behind."""
    ended = sent("unknown", PayoutKind.CASHGRAM, read_wanted_at=T + HOUR)
    assert next_step(ended, T + HOUR - back).is_due(T + HOUR - back)


# how long

WATCHES = [("done", 3 * DAY), ("used up", 3 * DAY), ("not known there", DAY)]


@pytest.mark.parametrize(("state", "long"), WATCHES)
def test_the_watch_ends_by_a_read_that_comes_late_enough(state: str, long: int) -> None:
    payout = sent(state)
    assert not steps.is_watch_over(payout, Stamp(T + long - 1))
    assert steps.is_watch_over(payout, Stamp(T + long))
    there = replace(payout, settlement=Stamp(T, T - DAY))  # this PC's clock is a day ahead
    assert not steps.is_watch_over(there, Stamp(T + 90 * DAY, T - DAY + long - 1))
    assert steps.is_watch_over(there, Stamp(T, T - DAY + long))
    assert steps.is_watch_over(there, Stamp(T + long))
    assert steps.is_watch_over(payout, Stamp(T + long, T)), "when it was settled by the service's clock is not known"
    assert steps.is_watch_over(sent("pending"), Stamp(T + 90 * DAY)) is False


@pytest.mark.parametrize(("state", "long"), WATCHES)
def test_what_was_settled_ten_days_ago_is_not_read(state: str, long: int) -> None:
    payout = sent(state, last_read=Stamp(T + HOUR))
    assert long < 10 * DAY
    assert next_step(payout, T + 10 * DAY - 1).kind is StepKind.READ
    assert next_step(payout, T + 10 * DAY) == NOTHING
    assert next_step(replace(payout, settlement=Stamp(T, T + DAY)), T + 11 * DAY - 1).kind is StepKind.READ
    assert next_step(replace(payout, watched=False), OLD) == NOTHING
    assert steps.watched_until(payout) == T + 10 * DAY
    assert steps.watched_until(replace(payout, settlement=Stamp(T, T + DAY))) == T + 11 * DAY
    assert steps.watched_until(replace(payout, watched=False)) == 0
    assert steps.watched_until(sent("pending")) == 0


UNDER_WAY = [
    (T, True),
    (T + 2 * MINUTE - 1, True),
    (T + 2 * MINUTE, False),
    (T - MINUTE, True),
    (T - 2 * MINUTE, False),
]


@pytest.mark.parametrize(("at", "under_way"), UNDER_WAY)
def test_what_was_sent_a_moment_ago_may_be_under_way(at: int, under_way: bool) -> None:
    payout = sent("no answer")
    assert steps.may_be_in_transit(payout, Stamp(at)) is under_way
    jumped = replace(payout, sent=Stamp(T, T))
    assert steps.may_be_in_transit(jumped, Stamp(at + HOUR, T + 2 * MINUTE - 1)), "the PC's clock was put forward"
    assert not steps.may_be_in_transit(jumped, Stamp(T + HOUR, T + 2 * MINUTE))
    assert not steps.may_be_in_transit(jumped, Stamp(T + HOUR))
    assert steps.may_be_in_transit(replace(payout, sent=Stamp(0)), Stamp(at)) is False
    assert steps.may_be_in_transit(payout, Stamp(at, T + HOUR)) is under_way


# what a person can do

NONE: tuple[type[Command], ...] = ()
READ = (ReadPayout,)
AGAIN = (SendPayoutAgain, SendPayout)
ANEW = (SendPayout,)
POSSIBLE: dict[str, dict[PayoutKind, tuple[type[Command], ...]]] = {
    state: {
        PayoutKind.DIRECT: readable,
        PayoutKind.LOAN: readable,
        PayoutKind.REFUND: readable,
        PayoutKind.CASHGRAM: cashgram,
        PayoutKind.INTERNAL: internal,
    }
    for state, readable, cashgram, internal in (
        ("no answer", READ, READ, (SettlePayout,)),
        ("unknown", READ, READ, (SettlePayout,)),
        ("pending", READ, (ReadPayout, DeactivateCashgram), (SettlePayout,)),
        ("open link", READ, (ReadPayout, DeactivateCashgram), (SettlePayout,)),
        ("scheduled", READ, READ, (SettlePayout,)),
        ("done", READ, READ, NONE),
        ("not known there", (*AGAIN, ReadPayout), (*AGAIN, ReadPayout), AGAIN),
        ("failed", AGAIN, AGAIN, AGAIN),
        ("used up", (*ANEW, ReadPayout), (*ANEW, ReadPayout), ANEW),
        ("fix", ANEW, ANEW, ANEW),
        ("not allowed", AGAIN, AGAIN, AGAIN),
    )
}


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize("kind", list(PayoutKind))
def test_available_commands(state: str, kind: PayoutKind) -> None:
    payout = sent(state, kind)
    assert available_commands(payout, OLD) == POSSIBLE[state][kind]
    gone = tuple(each for each in POSSIBLE[state][kind] if each is not SendPayoutAgain)
    assert available_commands(replace(payout, details_lost=True), OLD) == gone
    assert available_commands(replace(payout, send_wanted_at=T), OLD) == (), "it is about to go"
    alarm = replace(payout, reversed_at=T)
    assert available_commands(alarm, OLD) == (MarkPayoutSeen, *POSSIBLE[state][kind])
    assert available_commands(replace(alarm, seen_at=T), OLD) == POSSIBLE[state][kind]
    assert available_commands(replace(alarm, send_wanted_at=T), OLD) == (MarkPayoutSeen,)


def test_after_wait_30_minutes_the_same_id_can_go_when_they_are_over() -> None:
    payout = sent("failed", wait_until=OLD)
    assert available_commands(payout, OLD - 1) == (SendPayout,)
    assert available_commands(payout, OLD) == AGAIN


# whatever happens

MEANINGS = st.sampled_from([meaning for meaning in STATES.values() if meaning is not None])
TIMES = st.integers(T, T + 5 * DAY) | st.integers(T - 2 * DAY, T + 90 * DAY)


def _data(meaning: RowMeaning) -> dict[str, object]:
    return {"outcome": meaning.outcome.value, "reason": meaning.reason.value, "operation": "transfer_status"}


@pytest.mark.parametrize(
    ("sent_at", "in_flight"),
    [(None, False), (T + 1, False), (T, True), (T - MINUTE + 1, True), (T - MINUTE, False)],
)
def test_an_answer_may_be_on_the_way_for_a_minute(sent_at: int | None, in_flight: bool) -> None:
    sends = int(sent_at is not None)
    out = Payout(payout_id="p1", kind=PayoutKind.DIRECT, wanted_at=T, sent=Stamp(sent_at or 0), sends=sends)
    assert steps.is_in_flight(out, T) is in_flight


@pytest.mark.parametrize("kind", list(PayoutKind))
def test_while_its_answer_may_be_on_the_way_a_person_may_ask_as_the_counter_does(kind: PayoutKind) -> None:
    out = Payout(payout_id="p1", kind=kind, wanted_at=T, sent=Stamp(T), sends=1)
    read_by_itself = next_step(out, T + 1).kind is StepKind.READ
    assert read_by_itself is (kind is not PayoutKind.INTERNAL)
    assert available_commands(out, T + 1) == (ReadPayout,) * read_by_itself


def test_an_end_that_nobody_can_be_asked_about_is_not_watched() -> None:
    assert steps.is_watched_when_settled(sent("done"))
    assert not steps.is_watched_when_settled(sent("done", PayoutKind.INTERNAL))


@st.composite
def histories(draw: st.DrawFn) -> list[Fact]:
    """Any facts after a payout was wanted, at times that mostly go on."""
    kind = draw(st.sampled_from(list(PayoutKind)))
    facts = [Fact("out:p1", T, PayoutFactKind.WANTED, {"kind": kind.value, "amount": 100})]
    for each in draw(st.lists(st.sampled_from([each for each in PayoutFactKind if each is not PayoutFactKind.WANTED]))):
        data: dict[str, object] = {"by": "Asha", "arrived": draw(st.booleans()), "keys": draw(st.sampled_from("ab"))}
        data |= _data(draw(MEANINGS))
        data["clock_ahead"] = draw(st.none() | st.integers(-DAY, DAY))
        facts.append(Fact("out:p1", draw(TIMES), each, data))  # type: ignore[arg-type]
    return facts


@given(histories(), TIMES, st.booleans(), st.booleans())
def test_any_history_is_safe_and_alive(facts: list[Fact], now: int, gone: bool, interrupted: bool) -> None:
    payout = fold_payout(facts)
    assert payout is not None
    payout = replace(payout, details_lost=gone, interrupted=interrupted)
    step, actions = next_step(payout, now), available_commands(payout, now)
    if not payout.settled:
        assert step.at is not None or actions, "alive"
    if payout.needs_alarm:
        assert MarkPayoutSeen in actions
    if step.kind is StepKind.SEND:
        assert payout.send_wanted_at is not None
        assert not interrupted
    if payout.outcome is Outcome.UNKNOWN or payout.outcome is Outcome.DONE:
        assert SendPayoutAgain not in actions
        assert SendPayout not in actions
    if SendPayoutAgain in actions:
        assert payout.can_resend
        assert not gone
    if step.kind is StepKind.READ:
        assert payout.kind is not PayoutKind.INTERNAL
        assert payout.sends
    assert step.kind in {StepKind.SEND, StepKind.GIVE_UP, StepKind.READ, StepKind.DEACTIVATE, StepKind.NOTHING}


@given(histories())
def test_nothing_is_sent_but_what_a_person_wanted(facts: list[Fact]) -> None:
    payout = fold_payout(facts[:1])
    assert payout is not None
    for before, fact in pairwise(facts):
        was, payout = payout, with_fact(payout, fact)
        assert was is not None
        if payout.send_wanted_at is not None and was.send_wanted_at is None:
            assert fact.kind == PayoutFactKind.AGAIN_WANTED, before
            assert was.can_resend


@given(histories(), TIMES)
def test_a_step_that_was_done_is_not_due_again(facts: list[Fact], now: int) -> None:
    payout = fold_payout(facts)
    assert payout is not None
    done = {
        StepKind.SEND: PayoutFactKind.SENT,
        StepKind.GIVE_UP: PayoutFactKind.GIVEN_UP,
        StepKind.DEACTIVATE: PayoutFactKind.END_ANSWERED,
        StepKind.READ: PayoutFactKind.READ_FAILED,
    }
    for _ in range(4):
        step = next_step(payout, now)
        if not step.is_due(now):
            break
        unknown = _data(RowMeaning(Outcome.UNKNOWN, Reason.TIMED_OUT))
        payout = with_fact(payout, Fact("out:p1", now, done[step.kind], unknown))  # type: ignore[arg-type]
    assert not next_step(payout, now).is_due(now)
