"""The fold of a payout: from its facts, oldest first, to the Payout that every screen shows.

Rules, beside "the last answer counts":

- Sent without an answer is UNKNOWN; a crash leaves it so.
- A payment link that was made is not done: it is open until it is redeemed or ended.
- "Not known there" settles an UNKNOWN, and nothing else: a service that said it has a transfer does not lose it, not
  even after a word that nobody foresaw. It is not believed of what was sent a moment ago, nor from keys that are not
  those it was sent with. What it settles is the send that was last: if that one was refused in so many words, the
  refusal stands.
- "Pending" read of a transfer that is scheduled, or that waits for the beneficiary's bank, says nothing new.
- What was done, or ended there, is never on its way again (docs/service.md#read-a-transfer, #create-a-cashgram): an answer that says so was
  overtaken. Of what was refused, or not known there, any word says that it came after all.
- Nothing follows REVERSED there: a SUCCESS read after it is UNKNOWN until the next answer tells which of them was old.
- An end that the service takes back is an alarm until a person has seen it (docs/rules.md#payouts-can-come-back), or until it is so again.

See docs/rules.md#payout-outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any, Final, TypeAlias

from paydesk.domain.clock import MINUTE
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, clock_move_of, member, money, number, text
from paydesk.domain.payout.facts import PayoutFact, judgement_of, kind_in, payout_id_of
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.next_step import is_watched_when_settled, may_be_under_way, watch_is_over
from paydesk.domain.payout.outcome import Judgement, Meaning, Outcome, Reason, Said, judged
from paydesk.domain.payout.payout import Payout, PayoutKind

Changes: TypeAlias = dict[str, Any]
"""Fields of a Payout, and what they become."""

_WANTED_TEXTS: Final = (
    *("draft_id", "to", "source", "mode", "refund_of", "order_id"),
    *("by", "second_by", "expires_on", "host"),
)
_OF_NOW: Final[Changes] = dict.fromkeys(
    ("read_wanted_at", "asked_at", "asked_there_at", "failures", "problem", "other_keys")
)
"""The fields that are not kept in the journal."""

_TAKEN: Final = frozenset({Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED})
_CONTRADICTED: Final = Meaning(Outcome.UNKNOWN, Reason.UNFORESEEN)

BENEFICIARY_WAIT: Final = 30 * MINUTE
"""How long a new beneficiary waits for its first transfer, at most (docs/service.md#limits), in ms."""


def folded(facts: Iterable[Fact]) -> Payout:
    """The payout that these facts tell of, oldest first. Raises ValueError when there is none."""
    payout: Payout | None = None
    for fact in facts:
        payout = with_fact(payout or Payout(payout_id=payout_id_of(fact.subject), kind=PayoutKind.DIRECT), fact)
    if payout is None:
        raise ValueError("a payout has at least one fact")
    return payout


def with_fact(payout: Payout, fact: Fact) -> Payout:
    """The payout after one more fact."""
    kind = member(PayoutFact, fact.kind)
    if kind is None:
        return payout
    return _with(payout, _STEPS[kind](payout, fact.at, fact.data))


_FIELDS: Final = tuple(field.name for field in fields(Payout))
_VALUES: Final = attrgetter(*_FIELDS)
_SLOTS: Final = tuple(getattr(Payout, name).__set__ for name in _FIELDS)


def _with(payout: Payout, changes: Changes) -> Payout:
    """`dataclasses.replace`, four times as quick: a start folds thousands of facts, and `Payout` has many fields."""
    after = object.__new__(Payout)
    for put, value in zip(_SLOTS, _VALUES(payout), strict=True):
        put(after, value)
    for name, value in changes.items():
        object.__setattr__(after, name, value)
    return after


def tells_the_same(before: Payout, after: Payout) -> bool:
    """Whether the fact between them need not be written: all that differs is not kept in the journal."""
    return replace(before, **_OF_NOW) == replace(after, **_OF_NOW)


def _wanted(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    told, rest = data.get("accounts"), data.get("again")
    accounts = [each for each in told if isinstance(each, str)] if isinstance(told, list) else []
    return {
        "kind": kind_in(data),
        "amount": money(data, "amount"),
        "net": money(data, "net"),
        "wanted_at": at,
        "send_wanted_at": at,
        "accounts": tuple(dict.fromkeys((*payout.accounts, *accounts))),
        "v1": data.get("v1") is True,
        "rest": rest if isinstance(rest, dict) else None,
        **{name: text(data, name) for name in _WANTED_TEXTS},
    }


def _again_wanted(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    if not payout.may_go_again:
        return {}
    return {"send_wanted_at": at, "second_by": text(data, "second_by") or payout.second_by}


def _given_up(payout: Payout, at: int, _data: Mapping[str, Json]) -> Changes:
    changes: Changes = {"send_wanted_at": None, "interrupted": False}
    if payout.sends:
        return changes  # as it was before it was wanted again
    never_sent = judged(Said(payout.operation, never_left=True), Meaning(Outcome.FAILED, Reason.NOT_SENT))
    return {**changes, **_settled(payout, at, never_sent)}


def _sent(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    owed = payout.sends > 0 and payout.judgement is None
    return {
        "send_wanted_at": None,
        "interrupted": False,
        "sends": payout.sends + 1,
        "sent_at": at,
        "sent_there_at": _there(at, data),
        "sent_doubtfully": payout.sent_doubtfully or owed,
        "keys": text(data, "keys"),
        "host": text(data, "host"),
        "judgement": None,
        "settled_at": None,
        "settled_there_at": None,
        "watched": False,
        "known_there": False,
        "said_gone": None,
        "wait_until": None,
        "why": "",
        "asked_at": None,
        "asked_there_at": None,
        "failures": 0,
        "problem": None,
        "other_keys": False,
    }


def _answered(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    judgement = judgement_of(data)
    doubtful = payout.sent_doubtfully or judgement.outcome is Outcome.UNKNOWN
    changes: Changes = {"send_wanted_at": None, "sent_doubtfully": doubtful}
    if payout.kind is PayoutKind.CASHGRAM:
        taken = judgement.reason is Reason.ID_EXISTS and not payout.sent_doubtfully
        changes["may_be_anothers"] = payout.may_be_anothers or taken
        if judgement.outcome is Outcome.DONE:
            judgement = judged(judgement.said, Meaning(Outcome.PENDING, Reason.LINK_OPEN))
    return {**_judged(payout, at, data, judgement), **changes}


def _read_wanted(payout: Payout, at: int, _data: Mapping[str, Json]) -> Changes:
    return {"read_wanted_at": at} if payout.kind is not PayoutKind.INTERNAL else {}


def _read_failed(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    there = _there(at, data)
    changes: Changes = {"read_wanted_at": None, "failures": payout.failures + 1, "problem": judgement_of(data)}
    asked: Changes = {"asked_at": at, "asked_there_at": there, "other_keys": _by_other_keys(payout, data)}
    return {**changes, **asked, **_went_by(payout, there)}


def _by_other_keys(payout: Payout, data: Mapping[str, Json]) -> bool:
    """Whether it was asked for with keys that are not those with which it was sent."""
    keys = text(data, "keys")
    return bool(keys and payout.keys) and keys != payout.keys


def _read(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    judgement, there_at = judgement_of(data), _there(at, data)
    asked: Changes = {"asked_at": at, "asked_there_at": there_at, "read_wanted_at": None}
    asked |= {"failures": 0, "problem": None, "other_keys": False}
    if judgement.reason is Reason.NOT_KNOWN_THERE:
        elsewhere = _by_other_keys(payout, data)
        if elsewhere or may_be_under_way(payout, at, there_at):
            return {**asked, "problem": judgement, "other_keys": elsewhere, **_went_by(payout, there_at)}
    changes = {**asked, **_learnt(payout, at, data, judgement)}
    after = _with(payout, changes)
    return {**changes, "watched": after.watched and not watch_is_over(after, at, there_at)}


def _learnt(payout: Payout, at: int, data: Mapping[str, Json], judgement: Judgement) -> Changes:
    """What an answer about its state changes."""
    before = payout.judgement
    if judgement.reason is Reason.NOT_KNOWN_THERE:
        if payout.settled:
            return {}
        if payout.known_there:
            return {"problem": judgement, **_went_by(payout, _there(at, data))}
        # the answer owed by a send that never came is settled by this as well
        return {**_judged(payout, at, data, _refusal(before) or judgement), "sent_doubtfully": True}
    if before is not None and (_says_nothing_new(before, judgement) or _is_less(payout, judgement)):
        return _judged(payout, at, data, before)
    if before is not None and before.reason is Reason.REVERSED and judgement.outcome is Outcome.DONE:
        return _judged(payout, at, data, judged(judgement.said, _CONTRADICTED))
    return {**_judged(payout, at, data, judgement), **_overturned(payout, at, judgement)}


def _says_nothing_new(before: Judgement, read: Judgement) -> bool:
    known = before.outcome is Outcome.SCHEDULED or before.reason is Reason.BENEFICIARY_BANK_CONFIRMS
    return read.outcome is Outcome.PENDING and known


def _is_less(payout: Payout, read: Judgement) -> bool:
    """Whether it had an end, which may be in doubt, and this is none."""
    return payout.said_gone is not None and not payout.may_go_again and not read.settled


def _refusal(last: Judgement | None) -> Judgement | None:
    """What the last send was told, where that was a refusal which only an earlier send put in doubt."""
    if last is None or last.reason is not Reason.EARLIER_SEND_UNSETTLED:
        return None
    found = judge(last.said)
    return found if found.settled else None


def _overturned(payout: Payout, at: int, judgement: Judgement) -> Changes:
    """Whether this says the contrary of the end that was told: money came back, or goes after all."""
    before, gone = payout.said_gone, judgement.outcome is Outcome.DONE
    if before is None:
        # it was on its way after all, and comes to nothing: what was told first is so again
        return {"overturned_at": None, "seen_at": None} if judgement.settled and not gone else {}
    stays = before is gone if judgement.settled else before
    return {} if stays else {"overturned_at": at, "seen_at": None, "said_gone": gone if judgement.settled else None}


def _end_wanted(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    if payout.kind is not PayoutKind.CASHGRAM or payout.settled:
        return {}
    return {"ended_by": text(data, "by"), "end_wanted_at": at}


def _end_answered(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    # what became of the link, only its state says; but what was ended is there
    there = payout.known_there or judgement_of(data).outcome is Outcome.DONE
    return {"end_wanted_at": None, "read_wanted_at": at, "known_there": there}


def _by_hand(payout: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    if payout.settled or (payout.kind is not PayoutKind.INTERNAL and payout.outcome is not Outcome.UNKNOWN):
        return {}
    arrived = data.get("arrived") is True
    meaning = Meaning(Outcome.DONE, Reason.DONE) if arrived else Meaning(Outcome.FAILED, Reason.NOT_KNOWN_THERE)
    before = payout.judgement
    end = judged(before.said if before is not None else Said(payout.operation), meaning)
    return {**_settled(payout, at, end), **_overturned(payout, at, end), "sent_doubtfully": True}


def _seen(payout: Payout, at: int, _data: Mapping[str, Json]) -> Changes:
    return {"seen_at": at} if payout.needs_alarm else {}


def _judged(payout: Payout, at: int, data: Mapping[str, Json], judgement: Judgement) -> Changes:
    """A new meaning, and the numbers and the time that came with it."""
    there = _there(at, data)
    return {
        "reference_id": text(data, "reference_id") or payout.reference_id,
        "utr": text(data, "utr") or payout.utr,
        "status_word": text(data, "word") or payout.status_word,
        "why": text(data, "why") or payout.why,
        **_went_by(payout, there),
        "known_there": payout.known_there or _is_there(judgement),
        **_settled(payout, at, judgement, there),
    }


def _is_there(judgement: Judgement) -> bool:
    """Whether an answer says that the service has it, whatever will become of it: its state does, in any word.

    So does "already exists": another 409 says "please re-initiate". The silence of the bank (520) does not: where its
    id is not known there afterwards, it goes once more with the same id, which is paid once.
    """
    said = judgement.said
    exists = judgement.reason is Reason.ID_EXISTS and "exist" in said.message.lower()
    return judgement.outcome in _TAKEN or exists or said.status in {"SUCCESS", "PENDING"}


def _settled(payout: Payout, at: int, judgement: Judgement, there_at: int | None = None) -> Changes:
    """A meaning, with what follows from its being an end or not."""
    settled = judgement.settled
    same = payout.judgement is not None and payout.judgement.outcome is judgement.outcome
    wait = judgement.reason is Reason.WAIT_30_MINUTES
    changes: Changes = {
        "judgement": judgement,
        "settled_at": (payout.settled_at if same else at) if settled else None,
        "settled_there_at": (payout.settled_there_at if same else there_at) if settled else None,
        "wait_until": ((payout.wait_until if same else None) or at + BENEFICIARY_WAIT) if wait else None,
    }
    after = _with(payout, changes)
    said_gone = payout.said_gone
    if settled and said_gone is None:
        said_gone = after.outcome is Outcome.DONE
    watched = payout.watched if same else is_watched_when_settled(after)
    # what has no end did leave, whatever the facts before it say
    left: Changes = {} if settled or payout.sends else {"sends": 1, "sent_at": at}
    return {**changes, **left, "said_gone": said_gone, "watched": watched}


_TIMES: Final = (
    *("wanted_at", "send_wanted_at", "sent_at", "settled_at", "overturned_at", "seen_at", "end_wanted_at"),
    *("read_wanted_at", "asked_at"),
)
"""The fields with a time by this PC's clock."""


def _clock_set(payout: Payout, _at: int, data: Mapping[str, Json]) -> Changes:
    move = clock_move_of(data)
    changes: Changes = {name: move.of(at) for name in _TIMES if (at := getattr(payout, name)) is not None}
    if payout.wait_until is not None and payout.settled_at is not None:
        changes["wait_until"] = payout.wait_until + move.of(payout.settled_at) - payout.settled_at
    return changes


def _went_by(payout: Payout, there: int | None) -> Changes:
    """When it went by the service's clock is at the latest what it shows first, whoever is asked and whatever they say.

    What has passed since by this PC's clock is not taken off: it may have been set meanwhile.
    """
    return {"sent_there_at": there} if payout.sent_there_at is None else {}


def _there(at: int, data: Mapping[str, Json]) -> int | None:
    """A time by the service's clock, where the fact tells how far this PC's is ahead of it."""
    ahead = number(data, "clock_ahead")
    return None if ahead is None else at - ahead


_STEPS: Final[Mapping[PayoutFact, Callable[[Payout, int, Mapping[str, Json]], Changes]]] = {
    PayoutFact.WANTED: _wanted,
    PayoutFact.AGAIN_WANTED: _again_wanted,
    PayoutFact.GIVEN_UP: _given_up,
    PayoutFact.SENT: _sent,
    PayoutFact.ANSWERED: _answered,
    PayoutFact.READ_WANTED: _read_wanted,
    PayoutFact.READ: _read,
    PayoutFact.READ_FAILED: _read_failed,
    PayoutFact.END_WANTED: _end_wanted,
    PayoutFact.END_ANSWERED: _end_answered,
    PayoutFact.BY_HAND: _by_hand,
    PayoutFact.SEEN: _seen,
    PayoutFact.CLOCK_SET: _clock_set,
}
