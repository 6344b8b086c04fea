"""The fold of a payout: from its facts, oldest first, to the Out that every screen shows (DESIGN.md, truth 10).

Four rules, beside "the last answer counts":

- Sent without an answer is UNKNOWN; a crash leaves it so.
- A payment link that was made is not done: it is open until it is redeemed or ended.
- "Not known there" settles an UNKNOWN, and nothing else: a service that said it has a transfer does not lose it. What
  it settles is the send that was last: if that one was refused in so many words, the refusal stands.
- "Pending" read of a transfer that is scheduled, or that waits for the beneficiary's bank, says nothing new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from paydesk.domain.clock import MINUTE
from paydesk.domain.enums import member
from paydesk.domain.money import Money
from paydesk.domain.payout import facts as out_facts
from paydesk.domain.payout.facts import PayoutFact, judgement_of, text
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.outcome import Judgement, Meaning, Operation, Outcome, Reason, Said, judged
from paydesk.domain.payout.payout import Payout, PayoutKind

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json
    from paydesk.domain.fact import Fact

Changes: TypeAlias = dict[str, Any]
"""Fields of an Out, and what they become."""

_WANTED_TEXTS: Final = ("draft_id", "to", "source", "mode", "refund_of", "order_id", "by", "second_by", "expires_on")

WAIT: Final = 30 * MINUTE
"""How long a new beneficiary waits for its first transfer, at most (SPEC.md 8), in ms."""


def folded(facts: Iterable[Fact]) -> Payout | None:
    """The payout that these facts tell of, oldest first; None for none."""
    out: Payout | None = None
    for fact in facts:
        out = with_fact(out or Payout(payout_id=out_facts.out_id_of(fact.subject), kind=PayoutKind.DIRECT), fact)
    return out


def with_fact(out: Payout, fact: Fact) -> Payout:
    """The payout after one more fact."""
    kind = member(PayoutFact, fact.kind)
    if kind is None:
        return out
    # one replace for each fact: a start folds all payouts that there ever were
    changes = _STEPS[kind](out, fact.at, fact.data)
    return replace(out, **changes, last_at=fact.at, problem=None, other_keys=False)


def _wanted(_out: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    return {
        "kind": out_facts.kind_in(data),
        "amount": _money(data.get("amount")),
        "net": _money(data.get("net")),
        "wanted_at": at,
        **{name: text(data, name) for name in _WANTED_TEXTS},
    }


def _sent(out: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    owed = out.sends > 0 and out.judgement is None
    return {
        "sends": out.sends + 1,
        "sent_at": at,
        "keys": text(data, "keys"),
        "judgement": None,
        "settled_at": None,
        "wait_until": None,
        "why": "",
        "sent_doubtfully": out.sent_doubtfully or owed,
    }


def _answered(out: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    judgement = judgement_of(data)
    doubtful = out.sent_doubtfully or judgement.outcome is Outcome.UNKNOWN
    if out.kind is PayoutKind.CASHGRAM and judgement.outcome is Outcome.DONE:
        judgement = judged(judgement.said, Meaning(Outcome.PENDING, Reason.LINK_OPEN))
    return {**_judged(out, at, data, judgement), "sent_doubtfully": doubtful}


def _read(out: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    judgement, before = judgement_of(data), out.judgement
    if judgement.reason is Reason.NOT_KNOWN_THERE:
        if out.outcome is not Outcome.UNKNOWN:
            return {}
        # the answer owed by a send that never came is settled by this as well
        return {**_judged(out, at, data, _refusal(before) or judgement), "sent_doubtfully": True}
    if _says_nothing_new(before, judgement) or (out.settled and judgement.outcome is Outcome.UNKNOWN):
        return _judged(out, at, data, before)
    return _judged(out, at, data, judgement)


def _says_nothing_new(before: Judgement | None, read: Judgement) -> bool:
    if before is None or read.outcome is not Outcome.PENDING:
        return False
    return before.outcome is Outcome.SCHEDULED or (
        before.outcome is Outcome.PENDING and before.reason is Reason.BENEFICIARY_BANK_CONFIRMS
    )


def _refusal(last: Judgement | None) -> Judgement | None:
    """What the last send was told, where that was a refusal which only an earlier send put in doubt."""
    if last is None or last.reason is not Reason.EARLIER_SEND_UNSETTLED:
        return None
    found = judge(last.said)
    return found if found.settled else None


def _end_asked(_out: Payout, _at: int, data: Mapping[str, Json]) -> Changes:
    return {"ended_by": text(data, "by")}


def _end_answered(_out: Payout, _at: int, _data: Mapping[str, Json]) -> Changes:
    return {}  # what became of the link, only its state says


def _by_hand(out: Payout, at: int, data: Mapping[str, Json]) -> Changes:
    if out.settled or (out.outcome is not Outcome.UNKNOWN and out.kind is not PayoutKind.INTERNAL):
        return {}
    arrived = data.get("arrived") is True
    meaning = Meaning(Outcome.DONE, Reason.DONE) if arrived else Meaning(Outcome.FAILED, Reason.NOT_KNOWN_THERE)
    before = out.judgement
    said = before.said if before is not None else Said(Operation.INTERNAL_TRANSFER)
    return {**_settled(out, at, judged(said, meaning)), "sent_doubtfully": True}


def _judged(out: Payout, at: int, data: Mapping[str, Json], judgement: Judgement | None) -> Changes:
    """A new meaning (None: an answer is still owed), and the numbers that came with it."""
    return {
        "reference_id": text(data, "reference_id") or out.reference_id,
        "utr": text(data, "utr") or out.utr,
        "status_word": text(data, "word") or out.status_word,
        "why": text(data, "why") or out.why,
        **_settled(out, at, judgement),
    }


def _settled(out: Payout, at: int, judgement: Judgement | None) -> Changes:
    settled = judgement is not None and judgement.settled
    same = out.judgement is not None and judgement is not None and out.judgement.outcome is judgement.outcome
    wait = judgement is not None and judgement.reason is Reason.WAIT_30_MINUTES
    return {
        "judgement": judgement,
        "settled_at": ((out.settled_at if same else None) or at) if settled else None,
        "wait_until": ((out.wait_until if same else None) or at + WAIT) if wait else None,
    }


def _money(paise: Json) -> Money | None:
    return Money(paise) if isinstance(paise, int) and not isinstance(paise, bool) and paise >= 0 else None


_STEPS: Final[Mapping[PayoutFact, Callable[[Payout, int, Mapping[str, Json]], Changes]]] = {
    PayoutFact.WANTED: _wanted,
    PayoutFact.SENT: _sent,
    PayoutFact.ANSWERED: _answered,
    PayoutFact.READ: _read,
    PayoutFact.END_ASKED: _end_asked,
    PayoutFact.END_ANSWERED: _end_answered,
    PayoutFact.BY_HAND: _by_hand,
}
