"""Money out: drafts that staff weigh and confirm, and the Out that each becomes: the fold of its facts.

An Out is one direct transfer, internal transfer, loan or cashgram (DESIGN.md, truth 10). Its id is ours (transferId,
loanId, cashgramId), made once and in the journal before anything leaves. What would tell on a person is masked here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Judgement, Outcome, Retry
from paydesk.domain.payout.requests import DirectTransfer, InternalTransfer, Loan, NewCashgram
from paydesk.domain.people.person import Permission

PayoutRequest: TypeAlias = DirectTransfer | InternalTransfer | Loan | NewCashgram


class PayoutKind(StrEnum):
    """The operations that move money out or about."""

    DIRECT = "direct"
    """v1.2 (SPEC.md 4.9), or v1 (4.8) where the settings say so."""
    INTERNAL = "internal"
    LOAN = "loan"
    CASHGRAM = "cashgram"


def kind_of(request: PayoutRequest) -> PayoutKind:
    """Which operation a request is."""
    match request:
        case DirectTransfer():
            return PayoutKind.DIRECT
        case InternalTransfer():
            return PayoutKind.INTERNAL
        case Loan():
            return PayoutKind.LOAN
        case NewCashgram():
            return PayoutKind.CASHGRAM


@dataclass(frozen=True, slots=True)
class Draft:
    """Money that staff want to send.

    `draft_id` is made by the window, once for each form that is filled: the same draft confirmed twice is one Out. The
    id inside `request` is empty: the counter makes it. `refund_of`: the sale_id that a cashgram refunds, else "".
    """

    draft_id: str
    request: PayoutRequest
    refund_of: str = ""

    @property
    def permission(self) -> Permission:
        """What it needs leave for."""
        if self.refund_of:
            return Permission.REFUND
        return _DEEDS[kind_of(self.request)]


_DEEDS = {
    PayoutKind.DIRECT: Permission.SEND,
    PayoutKind.INTERNAL: Permission.MOVE,
    PayoutKind.LOAN: Permission.LEND,
    PayoutKind.CASHGRAM: Permission.CASHGRAM,
}


class Limit(StrEnum):
    """The shop's own limits (settings); above one a second person's PIN is needed (FEATURES.md PO5)."""

    PER_TRANSFER = "per_transfer"
    PER_DAY = "per_day"
    PER_BENEFICIARY = "per_beneficiary"
    """Of one day, to one account."""


@dataclass(frozen=True, slots=True)
class Objection:
    """A reason to stop and have a second person's PIN: a limit, or the same account and amount within 24 hours."""

    limit: Limit | None = None
    allowed: Money | None = None
    """With `limit`: what it is."""
    earlier_id: str = ""
    """Without `limit`: the Out that went to this account with this amount."""
    earlier_at: int | None = None
    """When, in ms since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Payout:
    """What the counter knows of one payout. Times are ms since 1970, UTC, by this PC's clock."""

    payout_id: str
    kind: PayoutKind
    draft_id: str = ""
    amount: Money | None = None
    net: Money | None = None
    """Of a loan: what the beneficiary gets."""
    to: str = ""
    """Whom or where it goes, masked: "Asha Rao, as••••@okbank"."""
    source: str = ""
    """Fund source that is debited; "" for the account's own choice."""
    mode: str = ""
    refund_of: str = ""
    order_id: str = ""
    """With `refund_of`: the order it refunds."""
    by: str = ""
    second_by: str = ""
    wanted_at: int = 0
    last_at: int = 0
    sends: int = 0
    sent_at: int | None = None
    """When it was sent last."""
    judgement: Judgement | None = None
    """The last meaning; None until something was answered (then it is UNKNOWN once sent)."""
    reference_id: str = ""
    utr: str = ""
    status_word: str = ""
    """The service's last word on it, as it came."""
    expires_on: str = ""
    """Of a cashgram: its last day, yyyy-mm-dd."""
    settled_at: int | None = None
    wait_until: int | None = None
    """After "wait 30 minutes": when the beneficiary can be paid."""
    ended_by: str = ""
    """Of a cashgram: who asked to deactivate it."""
    why: str = ""
    """The service's words on why it failed, masked; never the only words on a screen."""
    sent_doubtfully: bool = False
    """Whether a send of it had no answer that tells whether it was taken; then a refusal of the next one is no end."""
    keys: str = ""
    """A mark of the keys with which it was sent last; "" while it is not known."""
    other_keys: bool = False
    """Whether it is not known to the keys of now, which are others: that says nothing. Not kept in the journal."""
    problem: Judgement | None = None
    """Why the last question about its state told nothing; None after one that did. Not kept in the journal."""
    details_gone: bool = False
    """Whether it was made before Paydesk was started again: the journal keeps no account number or phone, so that the
    same id cannot be sent again from here; it has to be typed anew."""

    @property
    def permission(self) -> Permission:
        """What sending it needs leave for."""
        return Permission.REFUND if self.refund_of else _DEEDS[self.kind]

    @property
    def deed_to_see(self) -> Permission:
        """What asking about it needs leave for."""
        return Permission.CASHGRAM if self.kind is PayoutKind.CASHGRAM else Permission.SEE_PAYOUTS

    @property
    def may_go_again(self) -> bool:
        """Whether the same id may be sent again: UNKNOWN never, only what surely did not go (truth 10)."""
        judgement = self.judgement
        return judgement is not None and judgement.settled and judgement.retry is Retry.SAME_ID

    @property
    def outcome(self) -> Outcome:
        """One of the seven; UNKNOWN while an answer is owed."""
        return self.judgement.outcome if self.judgement is not None else Outcome.UNKNOWN

    @property
    def settled(self) -> bool:
        """Whether nothing about it will change by itself. An open cashgram is not settled until redeemed or ended."""
        return self.settled_at is not None


@dataclass(frozen=True, slots=True)
class Summary:
    """What staff confirm: the draft, its own words masked, and what stands in the way."""

    draft: Draft = field(repr=False)
    objections: tuple[Objection, ...] = ()

    @property
    def needs_second(self) -> bool:
        """Whether a second person's PIN is wanted."""
        return bool(self.objections)
