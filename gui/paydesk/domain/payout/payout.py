"""Money out: the drafts that staff review and send, and the Payout as the fold of its facts.

A payout is a direct transfer, internal transfer, loan, cashgram or refund (docs/rules.md#payout-outcomes). Its id is
ours (transferId, loanId, cashgramId, refund_id), created once and in the journal before anything leaves.
Personal data is masked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.frozen_state import FrozenState
from paydesk.domain.money import Money
from paydesk.domain.payout.draft import PayoutDraft
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.requests import DirectTransfer, InternalTransfer, Loan, NewCashgram, OrderRefund
from paydesk.domain.payout.requests import PayoutKind as PayoutKind  # noqa: PLC0414  a payout and its kind come together
from paydesk.domain.people.person import Permission

PayoutRequest: TypeAlias = DirectTransfer | InternalTransfer | Loan | NewCashgram | OrderRefund


def kind_of(request: PayoutRequest) -> PayoutKind:
    """Return the kind of a request."""
    match request:
        case DirectTransfer():
            return PayoutKind.DIRECT
        case InternalTransfer():
            return PayoutKind.INTERNAL
        case Loan():
            return PayoutKind.LOAN
        case NewCashgram():
            return PayoutKind.CASHGRAM
        case OrderRefund():
            return PayoutKind.REFUND


@dataclass(frozen=True, slots=True)
class Draft:
    """A payout that staff want to send.

    The window creates `draft_id` once for each filled form: the same draft sent twice is one payout. The id inside
    `request` is empty: the counter creates it. `refund_of`: the sale_id that a cashgram or a refund
    gives back, else "".
    """

    draft_id: str
    request: PayoutRequest
    refund_of: str = ""

    @property
    def permission(self) -> Permission:
        """The permission to send it."""
        if self.refund_of:
            return Permission.REFUND
        return _PERMISSIONS[kind_of(self.request)]


_PERMISSIONS: Final = {
    PayoutKind.DIRECT: Permission.SEND,
    PayoutKind.INTERNAL: Permission.MOVE,
    PayoutKind.LOAN: Permission.LEND,
    PayoutKind.CASHGRAM: Permission.CASHGRAM,
    PayoutKind.REFUND: Permission.REFUND,
}


class Limit(StrEnum):
    """The shop's own limits (settings); above one, a second person's PIN is needed."""

    PER_TRANSFER = "per_transfer"
    PER_DAY = "per_day"
    PER_BENEFICIARY = "per_beneficiary"
    """Per day and account."""
    UNKNOWN_DAY = "unknown_day"
    """The rest of the daily limits is unknown, since the service's date is unknown."""
    LATELY_UNKNOWN = "lately_unknown"
    """Recent payouts, or their accounts, are unknown: the journal is a copy, or the key of accounts was lost."""
    CASHIER = "cashier"
    """The limit of a cashier without a supervisor; zero until a supervisor has set it."""


@dataclass(frozen=True, slots=True)
class ApprovalReason:
    """A reason for a second person's PIN: a limit, or an earlier payout that may be the same money."""

    limit: Limit | None = None
    allowed: Money | None = None
    """With `limit`: its amount."""
    earlier_id: str = ""
    """Without `limit`: the payout of the same amount to the same account, or the refund of the same sale."""
    earlier_at: int | None = None
    """When it went, in ms since 1970."""


class Payout(FrozenState, PayoutDraft):
    """The state of one payout. It never changes: each fact gives another one."""

    @property
    def key(self) -> str:
        """The key of its row."""
        return self.payout_id

    @property
    def subject(self) -> str:
        """Subject of its facts."""
        return PAYOUT_PREFIX + self.payout_id

    @property
    def permission(self) -> Permission:
        """The permission to send it."""
        return Permission.REFUND if self.refund_of else _PERMISSIONS[self.kind]

    @property
    def permission_to_see(self) -> Permission:
        """The permission to read it."""
        of_panels = self.kind in {PayoutKind.CASHGRAM, PayoutKind.REFUND}
        return Permission.CASHGRAM if of_panels else Permission.SEE_PAYOUTS

    @property
    def may_have_gone(self) -> bool:
        """True if the money went, or may have, by its outcome: the typed details are used up."""
        return self.outcome in {Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED, Outcome.UNKNOWN}

    @property
    def is_open_link(self) -> bool:
        """True if it is a cashgram that can still be redeemed."""
        reason = self.classification.reason if self.classification is not None else None
        return self.kind is PayoutKind.CASHGRAM and self.outcome is Outcome.PENDING and reason is Reason.LINK_OPEN

    @property
    def was_deactivated_here(self) -> bool:
        """True if it is a cashgram that was ended from here before it was redeemed or expired."""
        judgement = self.classification
        return bool(self.ended_by) and judgement is not None and judgement.reason is Reason.LINK_DEACTIVATED


@dataclass(frozen=True, slots=True)
class DraftSummary:
    """The summary that staff confirm: the draft, and the reasons for a second person."""

    draft: Draft = field(repr=False)
    approval_reasons: tuple[ApprovalReason, ...] = ()

    @property
    def needs_second_person(self) -> bool:
        return bool(self.approval_reasons)
