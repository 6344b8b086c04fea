"""Money out: drafts that staff review and send, and the Payout that each becomes: the fold of its facts.

A payout is one direct transfer, internal transfer, loan or cashgram (docs/rules.md#payout-outcomes). Its id is ours
(transferId,
loanId, cashgramId), made once and in the journal before anything leaves. What would tell on a person is masked here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, Retry
from paydesk.domain.payout.requests import DirectTransfer, InternalTransfer, Loan, NewCashgram
from paydesk.domain.people.person import Permission

PayoutRequest: TypeAlias = DirectTransfer | InternalTransfer | Loan | NewCashgram


class PayoutKind(StrEnum):
    """The operations that move money out or about."""

    DIRECT = "direct"
    """v1.2 (docs/service.md#direct-transfer), or v1 (4.8) where the settings say so."""
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

    `draft_id` is made by the window, once for each form that is filled: the same draft sent twice is one payout. The
    id inside `request` is empty: the counter makes it. `refund_of`: the sale_id that a cashgram refunds, else "".
    """

    draft_id: str
    request: PayoutRequest
    refund_of: str = ""

    @property
    def permission(self) -> Permission:
        """What whoever sends it must be allowed to do."""
        if self.refund_of:
            return Permission.REFUND
        return _PERMISSIONS[kind_of(self.request)]


_PERMISSIONS: Final = {
    PayoutKind.DIRECT: Permission.SEND,
    PayoutKind.INTERNAL: Permission.MOVE,
    PayoutKind.LOAN: Permission.LEND,
    PayoutKind.CASHGRAM: Permission.CASHGRAM,
}


_OPERATIONS: Final = {
    PayoutKind.DIRECT: Operation.DIRECT_TRANSFER_V1_2,
    PayoutKind.INTERNAL: Operation.INTERNAL_TRANSFER,
    PayoutKind.LOAN: Operation.LOAN,
    PayoutKind.CASHGRAM: Operation.CASHGRAM,
}


class Limit(StrEnum):
    """The shop's own limits (settings); above one a second person's PIN is needed (FEATURES.md PO5)."""

    PER_TRANSFER = "per_transfer"
    PER_DAY = "per_day"
    PER_BENEFICIARY = "per_beneficiary"
    """Of one day, to one account."""
    UNKNOWN_DAY = "unknown_day"
    """What is left of those two nobody knows: by the service's clock it is not known which day it is."""
    LATELY_UNKNOWN = "lately_unknown"
    """What was sent lately, or to whom, is not known: the journal is a copy, or the key of accounts was lost."""
    CASHIER = "cashier"
    """What somebody who is no supervisor sends without one; nothing, until a supervisor has set it."""


@dataclass(frozen=True, slots=True)
class ApprovalReason:
    """A reason to stop and have a second person's PIN: a limit, or one earlier payout that may be this very money."""

    limit: Limit | None = None
    allowed: Money | None = None
    """With `limit`: what it is."""
    earlier_id: str = ""
    """Without `limit`: the payout that went to this account with this amount, or refunds the same sale."""
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
    payee: str = ""
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
    accounts: tuple[str, ...] = field(default=(), repr=False)
    """Digests of the accounts that it pays (`store.account_key`)."""
    v1: bool = False
    """Whether it goes by the older operation (docs/service.md#direct-transfer)."""
    resend_data: Mapping[str, Json] | None = field(default=None, repr=False)
    """What is needed to send it after a restart (`facts.kept`); None where that would tell on a person."""
    details_lost: bool = False
    """Whether it was made before Paydesk was started again: the journal keeps no account number or phone, so that the
    same id cannot be sent again from here; it has to be typed anew. Not kept in the journal."""

    send_wanted_at: int | None = None
    """When a person wanted it sent, as long as it has not left."""
    interrupted: bool = False
    """Whether Paydesk ended before it left: then it does not leave any more. Not kept in the journal."""
    sends: int = 0
    sent_at: int | None = None
    """When it was sent last."""
    sent_service_time: int | None = None
    """The same by the service's clock, or when that was first known after it; None until then."""
    earlier_send_unresolved: bool = False
    """Whether a send of it had no answer that tells whether it was taken; then a refusal of the next one is no end."""
    keys: str = ""
    """A mark of the keys with which it was sent last; "" while it is not known."""
    host: str = ""
    """Where it was sent, or is to go; "" while it is not known."""

    classification: Classification | None = None
    """The last meaning; None until something was answered (then it is UNKNOWN once sent)."""
    reference_id: str = ""
    utr: str = ""
    raw_status: str = ""
    """The service's last word on it, as it came."""
    failure_text: str = ""
    """The service's words on why it failed, masked; never the only words on a screen."""
    settled_at: int | None = None
    settled_service_time: int | None = None
    """The same by the service's clock, as far as that is known."""
    wait_until: int | None = None
    """After "wait 30 minutes": when the beneficiary can be paid."""
    known_to_service: bool = False
    """Whether the service has said that it has it: then "not known there" says nothing."""
    reported_final: bool | None = None
    """What the end that was told said of the money: gone, or not; None while there is none."""
    reversed_at: int | None = None
    """When the service took back the end that was told: money came back, or went after all.

    See docs/rules.md#payouts-can-come-back.
    """
    seen_at: int | None = None
    """When a person has seen that."""

    expires_on: str = ""
    """Of a cashgram: its last day, yyyy-mm-dd."""
    may_be_foreign: bool = False
    """Of a cashgram: its number was there at the first send, and no state of a link tells whose it is (409)."""
    ended_by: str = ""
    """Of a cashgram: who wanted it deactivated last."""
    end_wanted_at: int | None = None
    """When that was, as long as the service was not asked."""

    read_wanted_at: int | None = None
    """Since when it should be read at once: a person wants it, or the answer to something has to be looked at."""
    last_read_at: int | None = None
    """When its state was asked for last, whatever came of it. This and the five below tell of this run."""
    last_read_service_time: int | None = None
    """The same by the service's clock, as far as that was known then."""
    failures: int = 0
    """Questions in a row that told nothing."""
    problem: Classification | None = None
    """Why the last question told nothing; None after one that did."""
    asked_other_keys: bool = False
    """Whether it is not known to the keys of now, which are others: that says nothing."""
    watched: bool = False
    """Whether it is settled, and still read: it may be taken back."""

    @property
    def key(self) -> str:
        """What no other row of a list has."""
        return self.payout_id

    @property
    def operation(self) -> Operation:
        """That by which it goes."""
        older = self.v1 and self.kind is PayoutKind.DIRECT
        return Operation.DIRECT_TRANSFER if older else _OPERATIONS[self.kind]

    @property
    def permission(self) -> Permission:
        """What whoever sends it must be allowed to do."""
        return Permission.REFUND if self.refund_of else _PERMISSIONS[self.kind]

    @property
    def permission_to_see(self) -> Permission:
        """What whoever reads it must be allowed to do."""
        return Permission.CASHGRAM if self.kind is PayoutKind.CASHGRAM else Permission.SEE_PAYOUTS

    @property
    def can_resend(self) -> bool:
        """Whether the same id may be sent again: UNKNOWN never, only what surely did not go.

        See docs/rules.md#payout-outcomes.
        """
        judgement = self.classification
        return judgement is not None and judgement.settled and judgement.retry is Retry.SAME_ID

    @property
    def outcome(self) -> Outcome:
        """One of the seven; UNKNOWN while an answer is owed."""
        return self.classification.outcome if self.classification is not None else Outcome.UNKNOWN

    @property
    def settled(self) -> bool:
        """Whether nothing about it will change by itself. An open cashgram is not settled until redeemed or ended."""
        return self.settled_at is not None

    @property
    def failed(self) -> bool:
        """Whether no money went, or all of it came back, by all that is known."""
        return self.settled and self.outcome is not Outcome.DONE

    @property
    def may_have_gone(self) -> bool:
        """Whether the money went, or may have, by its outcome: what was typed for it is used up."""
        return self.outcome in {Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED, Outcome.UNKNOWN}

    @property
    def is_not_found(self) -> bool:
        """Whether it failed only because nothing is known of it: it may still arrive."""
        return self.failed and self.classification is not None and self.classification.reason is Reason.NOT_FOUND

    @property
    def is_open_link(self) -> bool:
        """Whether it is a cashgram that can still be redeemed."""
        reason = self.classification.reason if self.classification is not None else None
        return self.kind is PayoutKind.CASHGRAM and self.outcome is Outcome.PENDING and reason is Reason.LINK_OPEN

    @property
    def was_deactivated_here(self) -> bool:
        """Whether it is a cashgram that somebody here wanted ended, and that was neither redeemed nor ran out first."""
        judgement = self.classification
        return bool(self.ended_by) and judgement is not None and judgement.reason is Reason.LINK_DEACTIVATED

    @property
    def needs_alarm(self) -> bool:
        """Whether its end was taken back, and nobody has seen that yet."""
        return self.reversed_at is not None and self.seen_at is None


@dataclass(frozen=True, slots=True)
class DraftSummary:
    """What staff confirm: the draft, its own words masked, and what stands in the way."""

    draft: Draft = field(repr=False)
    approval_reasons: tuple[ApprovalReason, ...] = ()

    @property
    def needs_second_person(self) -> bool:
        """Whether a second person's PIN is wanted."""
        return bool(self.approval_reasons)
