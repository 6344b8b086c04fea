"""The fold of a payout: from its facts, oldest first, to the Payout on all screens (docs/rules.md#payout-outcomes).

Besides "the last answer counts":

- Sent without an answer is UNKNOWN; a crash leaves it so.
- A created cashgram is not done: it is open until it is redeemed or ended.
- "Not found" settles only an UNKNOWN. A payout that the service has confirmed, even with an unknown status, is not
  lost. "Not found" does not count shortly after a send, nor with other keys than those of the send. It settles the
  last send: if that one was clearly refused, the refusal stands.
- "Pending" says nothing new of a transfer that is scheduled, or waits for the beneficiary's bank.
- A payout that was done, or ended at the service, is never pending again: such an answer is outdated
  (docs/service.md#read-a-transfer, #create-a-cashgram). After a refusal or "not found", any status proves it arrived.
- REVERSED is final: a SUCCESS read after it is UNKNOWN until the next answer.
- A reversed final state is an alarm until a person has seen it, or until the state is reported again
  (docs/rules.md#payouts-can-come-back).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any, Final, TypeAlias, TypeVar

from paydesk.domain.clock import MINUTE
from paydesk.domain.clock_fact import StoredClockCorrection
from paydesk.domain.codec import Stored, from_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, member
from paydesk.domain.payout import stored
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.facts import PayoutFactKind, payout_id_of
from paydesk.domain.payout.next_step import is_watch_over, is_watched_when_settled, may_be_in_transit
from paydesk.domain.payout.outcome import Classification, Outcome, Reason, RowMeaning, ServiceReply, classification_of
from paydesk.domain.payout.payout import Payout, PayoutKind

PayoutChanges: TypeAlias = dict[str, Any]
"""Fields of a Payout and their new values."""

_WANTED_FIELDS: Final = (
    *("kind", "draft_id", "payee", "amount", "net", "source", "mode", "refund_of", "order_id"),
    *("by", "second_by", "expires_on", "host", "v1", "resend_data"),
)
_TRANSIENT_FIELDS: Final[PayoutChanges] = dict.fromkeys(
    ("read_wanted_at", "last_read_at", "last_read_service_time", "failures", "problem", "asked_other_keys")
)
"""Fields that are not stored in the journal."""

_ACCEPTED: Final = frozenset({Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED})
_CONTRADICTED: Final = RowMeaning(Outcome.UNKNOWN, Reason.UNFORESEEN)

BENEFICIARY_WAIT: Final = 30 * MINUTE
"""Longest wait of a new beneficiary for the first transfer (docs/service.md#limits), in ms."""


def fold_payout(facts: Iterable[Fact]) -> Payout:
    """Fold the facts of one payout, oldest first. Raises ValueError if there are none."""
    payout: Payout | None = None
    for fact in facts:
        payout = with_fact(payout or Payout(payout_id=payout_id_of(fact.subject), kind=PayoutKind.DIRECT), fact)
    if payout is None:
        raise ValueError("a payout has at least one fact")
    return payout


def with_fact(payout: Payout, fact: Fact) -> Payout:
    """Return the payout after one more fact."""
    kind = member(PayoutFactKind, fact.kind)
    if kind is None:
        return payout
    return _with(payout, _STEPS[kind](payout, fact.at, fact.data))


_FIELDS: Final = tuple(field.name for field in fields(Payout))
_VALUES: Final = attrgetter(*_FIELDS)
_SLOTS: Final = tuple(getattr(Payout, name).__set__ for name in _FIELDS)


def _with(payout: Payout, changes: PayoutChanges) -> Payout:
    """Do `dataclasses.replace`, four times as fast: a start folds thousands of facts."""
    after = object.__new__(Payout)
    for put, value in zip(_SLOTS, _VALUES(payout), strict=True):
        put(after, value)
    for name, value in changes.items():
        object.__setattr__(after, name, value)
    return after


def is_equivalent(before: Payout, after: Payout) -> bool:
    """Return True if only transient fields differ: then the fact between them need not be written."""
    return replace(before, **_TRANSIENT_FIELDS) == replace(after, **_TRANSIENT_FIELDS)


def _wanted(payout: Payout, at: int, data: stored.PayoutRequested) -> PayoutChanges:
    return {
        **{name: getattr(data, name) for name in _WANTED_FIELDS},
        "wanted_at": at,
        "send_wanted_at": at,
        "accounts": tuple(dict.fromkeys((*payout.accounts, *data.accounts))),
    }


def _again_wanted(payout: Payout, at: int, data: stored.PersonApproved) -> PayoutChanges:
    if not payout.can_resend:
        return {}
    return {"send_wanted_at": at, "second_by": data.second_by or payout.second_by}


def _given_up(payout: Payout, at: int, _data: Stored) -> PayoutChanges:
    changes: PayoutChanges = {"send_wanted_at": None, "interrupted": False}
    if payout.sends:
        return changes  # the state before the repeated send was requested
    never_sent = classification_of(
        ServiceReply(payout.operation, never_left=True), RowMeaning(Outcome.FAILED, Reason.NOT_SENT)
    )
    return {**changes, **_settled(payout, at, never_sent)}


def _sent(payout: Payout, at: int, data: stored.PayoutSent) -> PayoutChanges:
    owed = payout.sends > 0 and payout.classification is None
    return {
        "send_wanted_at": None,
        "interrupted": False,
        "sends": payout.sends + 1,
        "sent_at": at,
        "sent_service_time": None if data.clock_offset_ms is None else at - data.clock_offset_ms,
        "earlier_send_unresolved": payout.earlier_send_unresolved or owed,
        "keys": data.keys,
        "host": data.host,
        "classification": None,
        "settled_at": None,
        "settled_service_time": None,
        "watched": False,
        "known_to_service": False,
        "reported_final": None,
        "wait_until": None,
        "failure_text": "",
        "last_read_at": None,
        "last_read_service_time": None,
        "failures": 0,
        "problem": None,
        "asked_other_keys": False,
    }


def _answered(payout: Payout, at: int, data: stored.PayoutAnswer) -> PayoutChanges:
    judgement = data.classification
    doubtful = payout.earlier_send_unresolved or judgement.outcome is Outcome.UNKNOWN
    changes: PayoutChanges = {"send_wanted_at": None, "earlier_send_unresolved": doubtful}
    if payout.kind is PayoutKind.CASHGRAM:
        taken = judgement.reason is Reason.ID_EXISTS and not payout.earlier_send_unresolved
        changes["may_be_foreign"] = payout.may_be_foreign or taken
        if judgement.outcome is Outcome.DONE:
            judgement = classification_of(judgement.reply, RowMeaning(Outcome.PENDING, Reason.LINK_OPEN))
    return {**_classified(payout, at, data, judgement), **changes}


def _read_wanted(payout: Payout, at: int, _data: Stored) -> PayoutChanges:
    return {"read_wanted_at": at} if payout.kind is not PayoutKind.INTERNAL else {}


def _read_failed(payout: Payout, at: int, data: stored.PayoutAnswer) -> PayoutChanges:
    there = data.service_time(at)
    changes: PayoutChanges = {
        "read_wanted_at": None,
        "failures": payout.failures + 1,
        "problem": data.classification,
    }
    asked: PayoutChanges = {
        "last_read_at": at,
        "last_read_service_time": there,
        "asked_other_keys": _by_other_keys(payout, data),
    }
    return {**changes, **asked, **_first_service_time(payout, there)}


def _by_other_keys(payout: Payout, data: stored.PayoutAnswer) -> bool:
    """Return True if it was read with other keys than it was sent with."""
    return bool(data.keys and payout.keys) and data.keys != payout.keys


def _read(payout: Payout, at: int, data: stored.PayoutAnswer) -> PayoutChanges:
    judgement, there_at = data.classification, data.service_time(at)
    asked: PayoutChanges = {"last_read_at": at, "last_read_service_time": there_at, "read_wanted_at": None}
    asked |= {"failures": 0, "problem": None, "asked_other_keys": False}
    if judgement.reason is Reason.NOT_FOUND:
        elsewhere = _by_other_keys(payout, data)
        if elsewhere or may_be_in_transit(payout, at, there_at):
            return {
                **asked,
                "problem": judgement,
                "asked_other_keys": elsewhere,
                **_first_service_time(payout, there_at),
            }
    changes = {**asked, **_state_changes(payout, at, data, judgement)}
    after = _with(payout, changes)
    return {**changes, "watched": after.watched and not is_watch_over(after, at, there_at)}


def _state_changes(payout: Payout, at: int, data: stored.PayoutAnswer, judgement: Classification) -> PayoutChanges:
    """Return the changes by an answer about its state."""
    before = payout.classification
    if judgement.reason is Reason.NOT_FOUND:
        if payout.settled:
            return {}
        if payout.known_to_service:
            return {"problem": judgement, **_first_service_time(payout, data.service_time(at))}
        # this also settles the missing answer to a send
        return {**_classified(payout, at, data, _refusal(before) or judgement), "earlier_send_unresolved": True}
    if before is not None and (_says_nothing_new(before, judgement) or _loses_finality(payout, judgement)):
        return _classified(payout, at, data, before)
    if before is not None and before.reason is Reason.REVERSED and judgement.outcome is Outcome.DONE:
        return _classified(payout, at, data, classification_of(judgement.reply, _CONTRADICTED))
    return {**_classified(payout, at, data, judgement), **_reversal(payout, at, judgement)}


def _says_nothing_new(before: Classification, read: Classification) -> bool:
    known = before.outcome is Outcome.SCHEDULED or before.reason is Reason.BENEFICIARY_BANK_CONFIRMS
    return read.outcome is Outcome.PENDING and known


def _loses_finality(payout: Payout, read: Classification) -> bool:
    """Return True if it had a final state, perhaps a doubtful one, and this is none."""
    return payout.reported_final is not None and not payout.can_resend and not read.settled


def _refusal(last: Classification | None) -> Classification | None:
    """Return the refusal of the last send, if only an earlier send made it doubtful."""
    if last is None or last.reason is not Reason.EARLIER_SEND_UNSETTLED:
        return None
    found = classify(last.reply)
    return found if found.settled else None


def _reversal(payout: Payout, at: int, judgement: Classification) -> PayoutChanges:
    """Return the changes if this contradicts the reported final state: money came back, or went after all."""
    before, gone = payout.reported_final, judgement.outcome is Outcome.DONE
    if before is None:
        # it was in transit, and failed: the first report holds again
        return {"reversed_at": None, "seen_at": None} if judgement.settled and not gone else {}
    stays = before is gone if judgement.settled else before
    return {} if stays else {"reversed_at": at, "seen_at": None, "reported_final": gone if judgement.settled else None}


def _end_wanted(payout: Payout, at: int, data: stored.PersonApproved) -> PayoutChanges:
    if payout.kind is not PayoutKind.CASHGRAM or payout.settled:
        return {}
    return {"ended_by": data.by, "end_wanted_at": at}


def _end_answered(payout: Payout, at: int, data: stored.PayoutAnswer) -> PayoutChanges:
    # only its state tells the result, but what was ended exists
    there = payout.known_to_service or data.classification.outcome is Outcome.DONE
    return {"end_wanted_at": None, "read_wanted_at": at, "known_to_service": there}


def _by_hand(payout: Payout, at: int, data: stored.ManualResult) -> PayoutChanges:
    if payout.settled or (payout.kind is not PayoutKind.INTERNAL and payout.outcome is not Outcome.UNKNOWN):
        return {}
    arrived = data.arrived
    meaning = RowMeaning(Outcome.DONE, Reason.DONE) if arrived else RowMeaning(Outcome.FAILED, Reason.NOT_FOUND)
    before = payout.classification
    end = classification_of(before.reply if before is not None else ServiceReply(payout.operation), meaning)
    return {**_settled(payout, at, end), **_reversal(payout, at, end), "earlier_send_unresolved": True}


def _seen(payout: Payout, at: int, _data: Stored) -> PayoutChanges:
    return {"seen_at": at} if payout.needs_alarm else {}


def _classified(payout: Payout, at: int, data: stored.PayoutAnswer, judgement: Classification) -> PayoutChanges:
    """Return the changes by a classification, and the numbers and time that came with it."""
    there = data.service_time(at)
    return {
        "reference_id": data.reference_id or payout.reference_id,
        "utr": data.utr or payout.utr,
        "raw_status": data.raw_status or payout.raw_status,
        "failure_text": data.failure_text or payout.failure_text,
        **_first_service_time(payout, there),
        "known_to_service": payout.known_to_service or _proves_known(judgement),
        **_settled(payout, at, judgement, there),
    }


def _proves_known(judgement: Classification) -> bool:
    """Return True if an answer proves that the service has the payout, as any status does.

    "Already exists" does as well, but not a 409 with "please re-initiate", nor the silence of the bank (520): if the id
    is not found afterwards, the same id is sent again, and paid once.
    """
    said = judgement.reply
    exists = judgement.reason is Reason.ID_EXISTS and "exist" in said.message.lower()
    return judgement.outcome in _ACCEPTED or exists or said.status in {"SUCCESS", "PENDING"}


def _settled(payout: Payout, at: int, judgement: Classification, there_at: int | None = None) -> PayoutChanges:
    """Return the changes by a classification, settled or not."""
    settled = judgement.settled
    same = payout.classification is not None and payout.classification.outcome is judgement.outcome
    wait = judgement.reason is Reason.WAIT_30_MINUTES
    changes: PayoutChanges = {
        "classification": judgement,
        "settled_at": (payout.settled_at if same else at) if settled else None,
        "settled_service_time": (payout.settled_service_time if same else there_at) if settled else None,
        "wait_until": ((payout.wait_until if same else None) or at + BENEFICIARY_WAIT) if wait else None,
    }
    after = _with(payout, changes)
    said_gone = payout.reported_final
    if settled and said_gone is None:
        said_gone = after.outcome is Outcome.DONE
    watched = payout.watched if same else is_watched_when_settled(after)
    # an unsettled payout did leave, whatever earlier facts say
    left: PayoutChanges = {} if settled or payout.sends else {"sends": 1, "sent_at": at}
    return {**changes, **left, "reported_final": said_gone, "watched": watched}


_TIMES: Final = (
    *("wanted_at", "send_wanted_at", "sent_at", "settled_at", "reversed_at", "seen_at", "end_wanted_at"),
    *("read_wanted_at", "last_read_at"),
)
"""Fields with a time by this PC's clock."""


def _clock_set(payout: Payout, _at: int, data: StoredClockCorrection) -> PayoutChanges:
    move = data.move
    changes: PayoutChanges = {name: move.apply(at) for name in _TIMES if (at := getattr(payout, name)) is not None}
    if payout.wait_until is not None and payout.settled_at is not None:
        changes["wait_until"] = payout.wait_until + move.apply(payout.settled_at) - payout.settled_at
    return changes


def _first_service_time(payout: Payout, there: int | None) -> PayoutChanges:
    """Set the service time of the send to the first that is known after it: an upper bound.

    The time since the send by this PC's clock is not subtracted, since that clock may have been set.
    """
    return {"sent_service_time": there} if payout.sent_service_time is None else {}


_Step: TypeAlias = "Callable[[Payout, int, Mapping[str, Json]], PayoutChanges]"
_DataT = TypeVar("_DataT", bound=Stored)


def _reads(kind: type[_DataT], step: Callable[[Payout, int, _DataT], PayoutChanges]) -> _Step:
    """Return the step for data as it is stored; `step` takes it as a Struct."""

    def read_stored(payout: Payout, at: int, data: Mapping[str, Json]) -> PayoutChanges:
        return step(payout, at, from_data(kind, data))

    return read_stored


_STEPS: Final[Mapping[PayoutFactKind, _Step]] = {
    PayoutFactKind.WANTED: _reads(stored.PayoutRequested, _wanted),
    PayoutFactKind.AGAIN_WANTED: _reads(stored.PersonApproved, _again_wanted),
    PayoutFactKind.GIVEN_UP: _reads(Stored, _given_up),
    PayoutFactKind.SENT: _reads(stored.PayoutSent, _sent),
    PayoutFactKind.ANSWERED: _reads(stored.PayoutAnswer, _answered),
    PayoutFactKind.READ_WANTED: _reads(Stored, _read_wanted),
    PayoutFactKind.READ: _reads(stored.PayoutAnswer, _read),
    PayoutFactKind.READ_FAILED: _reads(stored.PayoutAnswer, _read_failed),
    PayoutFactKind.END_WANTED: _reads(stored.PersonApproved, _end_wanted),
    PayoutFactKind.END_ANSWERED: _reads(stored.PayoutAnswer, _end_answered),
    PayoutFactKind.BY_HAND: _reads(stored.ManualResult, _by_hand),
    PayoutFactKind.SEEN: _reads(Stored, _seen),
    PayoutFactKind.CLOCK_SET: _reads(StoredClockCorrection, _clock_set),
}
