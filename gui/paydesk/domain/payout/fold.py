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
from typing import Final, TypeAlias, TypeVar

from paydesk.domain.clock import MINUTE
from paydesk.domain.clock_fact import StoredClockCorrection
from paydesk.domain.codec import Stored, from_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, Stamp
from paydesk.domain.payout import stored
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.draft import PayoutDraft
from paydesk.domain.payout.facts import PayoutFactKind, payout_id_of
from paydesk.domain.payout.next_step import is_watch_over, is_watched_when_settled, may_be_in_transit
from paydesk.domain.payout.outcome import Classification, Outcome, Reason, RowMeaning, ServiceReply, classification_of
from paydesk.domain.payout.payout import Payout, PayoutKind

_TRANSIENT_FIELDS: Final = frozenset({"read_wanted_at", "last_read", "failures", "problem", "asked_other_keys"})
"""Fields that are not stored in the journal."""
_COMPARED_FIELDS: Final = tuple(field.name for field in fields(PayoutDraft) if field.name not in _TRANSIENT_FIELDS)

_ACCEPTED: Final = frozenset({Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED})
_CONTRADICTED: Final = RowMeaning(Outcome.UNKNOWN, Reason.UNFORESEEN)

BENEFICIARY_WAIT: Final = 30 * MINUTE
"""Longest wait of a new beneficiary for the first transfer (docs/service.md#limits), in ms."""


def fold_payout(facts: Iterable[Fact]) -> Payout:
    """Fold the facts of one payout, oldest first. Raises ValueError if there are none."""
    draft: PayoutDraft | None = None
    for fact in facts:
        if draft is None:
            draft = PayoutDraft(payout_id=payout_id_of(fact.subject), kind=PayoutKind.DIRECT)
        _apply(draft, fact)
    if draft is None:
        raise ValueError("a payout has at least one fact")
    return Payout.from_draft(draft)


def with_fact(payout: Payout, fact: Fact) -> Payout:
    """Return the payout after one more fact."""
    draft = payout.to_draft(PayoutDraft)
    _apply(draft, fact)
    return Payout.from_draft(draft)


def _apply(draft: PayoutDraft, fact: Fact) -> None:
    """Change the draft by one fact. Unknown kinds change nothing."""
    change = _CHANGES.get(fact.kind)
    if change is not None:
        change(draft, fact.stamp, fact.data)


def is_equivalent(before: Payout, after: Payout) -> bool:
    """Return True if only transient fields differ: then the fact between them need not be written."""
    return all(getattr(before, name) == getattr(after, name) for name in _COMPARED_FIELDS)


def _wanted(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutRequested) -> None:
    draft.kind = data.kind
    draft.draft_id = data.draft_id
    draft.payee = data.payee
    draft.amount = data.amount
    draft.net = data.net
    draft.source = data.source
    draft.mode = data.mode
    draft.refund_of = data.refund_of
    draft.order_id = data.order_id
    draft.note = data.note or ""
    draft.is_instant = data.is_instant is True
    draft.by = data.by
    draft.second_by = data.second_by
    draft.expires_on = data.expires_on
    draft.host = data.host
    draft.version = data.sent_by
    draft.resend_data = data.resend_data
    draft.wanted_at = draft.send_wanted_at = stamp.here
    draft.accounts = tuple(dict.fromkeys((*draft.accounts, *data.accounts)))


def _again_wanted(draft: PayoutDraft, stamp: Stamp, data: stored.PersonApproved) -> None:
    if draft.can_resend:
        draft.send_wanted_at = stamp.here
        draft.second_by = data.second_by or draft.second_by


def _given_up(draft: PayoutDraft, stamp: Stamp, _data: Stored) -> None:
    draft.send_wanted_at, draft.interrupted = None, False
    if draft.sends:
        return  # the state before the repeated send was requested
    reply = ServiceReply(draft.operation, never_left=True)
    _settle(draft, stamp, classification_of(reply, RowMeaning(Outcome.FAILED, Reason.NOT_SENT)))


def _sent(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutSent) -> None:
    owed = draft.sends > 0 and draft.classification is None
    draft.earlier_send_unresolved = draft.earlier_send_unresolved or owed
    draft.send_wanted_at, draft.interrupted = None, False
    draft.sends += 1
    draft.sent = stamp
    draft.keys, draft.host = data.keys, data.host
    draft.classification = draft.settlement = None
    draft.watched = draft.known_to_service = False
    draft.reported_final = draft.wait_until = None
    draft.failure_text = ""
    draft.last_read = None
    draft.failures, draft.problem, draft.asked_other_keys = 0, None, False


def _answered(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutAnswer) -> None:
    judgement, earlier = data.classification, draft.earlier_send_unresolved
    draft.send_wanted_at = None
    draft.earlier_send_unresolved = earlier or judgement.outcome is Outcome.UNKNOWN
    if draft.kind is PayoutKind.CASHGRAM:
        taken = judgement.reason is Reason.ID_EXISTS and not earlier
        draft.may_be_foreign = draft.may_be_foreign or taken
        if judgement.outcome is Outcome.DONE:
            judgement = classification_of(judgement.reply, RowMeaning(Outcome.PENDING, Reason.LINK_OPEN))
    _classify(draft, stamp, data, judgement)


def _read_wanted(draft: PayoutDraft, stamp: Stamp, _data: Stored) -> None:
    if draft.kind is not PayoutKind.INTERNAL:
        draft.read_wanted_at = stamp.here


def _read_failed(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutAnswer) -> None:
    draft.last_read, draft.read_wanted_at = stamp, None
    draft.failures += 1
    draft.problem = data.classification
    draft.asked_other_keys = _by_other_keys(draft, data)
    _take_first_service_time(draft, stamp)


def _by_other_keys(draft: PayoutDraft, data: stored.PayoutAnswer) -> bool:
    """Return True if it was read with other keys than it was sent with."""
    return bool(data.keys and draft.keys) and data.keys != draft.keys


def _read(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutAnswer) -> None:
    judgement = data.classification
    draft.last_read, draft.read_wanted_at = stamp, None
    draft.failures, draft.problem, draft.asked_other_keys = 0, None, False
    if judgement.reason is Reason.NOT_FOUND:
        elsewhere = _by_other_keys(draft, data)
        if elsewhere or may_be_in_transit(draft, stamp):
            draft.problem, draft.asked_other_keys = judgement, elsewhere
            _take_first_service_time(draft, stamp)
            return
    _take_state(draft, stamp, data, judgement)
    draft.watched = draft.watched and not is_watch_over(draft, stamp)


def _take_state(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutAnswer, judgement: Classification) -> None:
    """Take an answer about its state."""
    before = draft.classification
    if judgement.reason is Reason.NOT_FOUND:
        _take_not_found(draft, stamp, data, judgement)
    elif before is not None and (_says_nothing_new(before, judgement) or _loses_finality(draft, judgement)):
        _classify(draft, stamp, data, before)
    elif before is not None and before.reason is Reason.REVERSED and judgement.outcome is Outcome.DONE:
        _classify(draft, stamp, data, classification_of(judgement.reply, _CONTRADICTED))
    else:
        _reverse(draft, stamp, judgement)
        _classify(draft, stamp, data, judgement)


def _take_not_found(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutAnswer, judgement: Classification) -> None:
    if draft.settled:
        return
    if draft.known_to_service:
        draft.problem = judgement
        _take_first_service_time(draft, stamp)
        return
    _classify(draft, stamp, data, _refusal(draft.classification) or judgement)
    draft.earlier_send_unresolved = True  # this also settles the missing answer to a send


def _says_nothing_new(before: Classification, read: Classification) -> bool:
    known = before.outcome is Outcome.SCHEDULED or before.reason is Reason.BENEFICIARY_BANK_CONFIRMS
    return read.outcome is Outcome.PENDING and known


def _loses_finality(draft: PayoutDraft, read: Classification) -> bool:
    """Return True if it had a final state, perhaps a doubtful one, and this is none."""
    return draft.reported_final is not None and not draft.can_resend and not read.settled


def _refusal(last: Classification | None) -> Classification | None:
    """Return the refusal of the last send, if only an earlier send made it doubtful."""
    if last is None or last.reason is not Reason.EARLIER_SEND_UNSETTLED:
        return None
    found = classify(last.reply)
    return found if found.settled else None


def _reverse(draft: PayoutDraft, stamp: Stamp, judgement: Classification) -> None:
    """Take a contradiction to the reported final state: money came back, or went after all."""
    before, gone = draft.reported_final, judgement.outcome is Outcome.DONE
    if before is None:
        # it was in transit, and failed: the first report holds again
        if judgement.settled and not gone:
            draft.reversed_at = draft.seen_at = None
        return
    stays = before is gone if judgement.settled else before
    if not stays:
        draft.reversed_at, draft.seen_at = stamp.here, None
        draft.reported_final = gone if judgement.settled else None


def _end_wanted(draft: PayoutDraft, stamp: Stamp, data: stored.PersonApproved) -> None:
    if draft.kind is PayoutKind.CASHGRAM and not draft.settled:
        draft.ended_by, draft.end_wanted_at = data.by, stamp.here


def _end_answered(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutAnswer) -> None:
    draft.end_wanted_at, draft.read_wanted_at = None, stamp.here  # only its state tells the result,
    if data.classification.outcome is Outcome.DONE:
        draft.known_to_service = True  # but what was ended exists


def _by_hand(draft: PayoutDraft, stamp: Stamp, data: stored.ManualResult) -> None:
    if draft.settled or (draft.kind is not PayoutKind.INTERNAL and draft.outcome is not Outcome.UNKNOWN):
        return
    meaning = RowMeaning(Outcome.DONE, Reason.DONE) if data.arrived else RowMeaning(Outcome.FAILED, Reason.NOT_FOUND)
    before = draft.classification
    end = classification_of(before.reply if before is not None else ServiceReply(draft.operation), meaning)
    _reverse(draft, stamp, end)
    _settle(draft, stamp, end)
    draft.earlier_send_unresolved = True


def _seen(draft: PayoutDraft, stamp: Stamp, _data: Stored) -> None:
    if draft.needs_alarm:
        draft.seen_at = stamp.here


def _classify(draft: PayoutDraft, stamp: Stamp, data: stored.PayoutAnswer, judgement: Classification) -> None:
    """Take a classification, and the numbers and time that came with it."""
    draft.reference_id = data.reference_id or draft.reference_id
    draft.utr = data.utr or draft.utr
    draft.raw_status = data.raw_status or draft.raw_status
    draft.failure_text = data.failure_text or draft.failure_text
    _take_first_service_time(draft, stamp)
    draft.known_to_service = draft.known_to_service or _proves_known(judgement)
    _settle(draft, stamp, judgement)


def _proves_known(judgement: Classification) -> bool:
    """Return True if an answer proves that the service has the payout, as any status does.

    "Already exists" does as well, but not a 409 with "please re-initiate", nor the silence of the bank (520): if the id
    is not found afterwards, the same id is sent again, and paid once.
    """
    said = judgement.reply
    exists = judgement.reason is Reason.ID_EXISTS and "exist" in said.message.lower()
    stated = said.status in {"SUCCESS", "PENDING"} or (said.http_status == 200 and not said.operation.has_envelope)
    return judgement.outcome in _ACCEPTED or exists or stated


def _settle(draft: PayoutDraft, stamp: Stamp, judgement: Classification) -> None:
    """Take a classification, settled or not."""
    settled, before = judgement.settled, draft.classification
    same = before is not None and before.outcome is judgement.outcome
    draft.classification = judgement
    if not settled:
        draft.settlement = None
    elif not same:
        draft.settlement = stamp
    if judgement.reason is not Reason.WAIT_30_MINUTES:
        draft.wait_until = None
    elif not same or draft.wait_until is None:
        draft.wait_until = stamp.here + BENEFICIARY_WAIT
    if settled and draft.reported_final is None:
        draft.reported_final = draft.outcome is Outcome.DONE
    if not same:
        draft.watched = is_watched_when_settled(draft)
    if not settled and not draft.sends:  # it did leave, whatever earlier facts say
        draft.sends, draft.sent = 1, replace(draft.sent, here=stamp.here)


_TIMES: Final = ("wanted_at", "send_wanted_at", "reversed_at", "seen_at", "end_wanted_at", "read_wanted_at")
"""Fields with a time by this PC's clock alone."""


def _clock_set(draft: PayoutDraft, _stamp: Stamp, data: StoredClockCorrection) -> None:
    move = data.move
    if draft.wait_until is not None and draft.settled_at is not None:
        draft.wait_until += move.apply(draft.settled_at) - draft.settled_at
    if draft.sent_at is not None:
        draft.sent = draft.sent.corrected(move)
    draft.settlement = draft.settlement and draft.settlement.corrected(move)
    draft.last_read = draft.last_read and draft.last_read.corrected(move)
    for name in _TIMES:
        at: int | None = getattr(draft, name)
        if at is not None:
            setattr(draft, name, move.apply(at))


def _take_first_service_time(draft: PayoutDraft, stamp: Stamp) -> None:
    """Set the service time of the send to the first that is known after it: an upper bound.

    The time since the send by this PC's clock is not subtracted, since that clock may have been set.
    """
    if draft.sent.there is None:
        draft.sent = replace(draft.sent, there=stamp.there)


_DataT = TypeVar("_DataT", bound=Stored)
_Change: TypeAlias = "Callable[[PayoutDraft, Stamp, Mapping[str, Json]], None]"


def _reads(kind: type[_DataT], change: Callable[[PayoutDraft, Stamp, _DataT], None]) -> _Change:
    """Return the change for data as it is stored; `change` takes it as a Struct."""

    def apply_stored(draft: PayoutDraft, stamp: Stamp, data: Mapping[str, Json]) -> None:
        change(draft, stamp, from_data(kind, data))

    return apply_stored


_CHANGES: Final[Mapping[str, _Change]] = {
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
