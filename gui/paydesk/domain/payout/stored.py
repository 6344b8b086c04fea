"""The stored data of each kind of fact about a payout, declared once (docs/decisions/0028).

Amounts are in paise. Words that the service or a newer Paydesk may add have a default that is never a success.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType, field

from paydesk.domain.codec import Stored
from paydesk.domain.fact import CLOCK_OFFSET
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.settings.settings import TransferVersion


class PayoutRequested(Stored, frozen=True):
    """A confirmed draft."""

    kind: PayoutKind = PayoutKind.DIRECT
    draft_id: str = ""
    amount: Money | None = None
    net: Money | None = None
    payee: str = field(default="", name="to")
    """Masked."""
    source: str = ""
    mode: str = ""
    refund_of: str = ""
    order_id: str = ""
    note: str | UnsetType = UNSET
    is_instant: bool | UnsetType = field(default=UNSET, name="instant")
    expires_on: str = ""
    accounts: list[str] = field(default_factory=list)
    """Digests."""
    version: TransferVersion | None = None
    v1: bool | UnsetType = UNSET
    """True of v1: older facts have it in place of `version`."""
    host: str = ""
    resend_data: dict[str, Any] | None = field(default=None, name="again")
    by: str = ""
    second_by: str = ""

    @property
    def sent_by(self) -> TransferVersion:
        """The version that sends it."""
        return self.version or (TransferVersion.V1 if self.v1 is True else TransferVersion.V1_2)


class InternalRest(Stored, frozen=True):
    """The rest of an internal transfer, with which it can be sent again after a restart."""

    target: str = ""
    remarks: str = ""


class LoanRest(Stored, frozen=True):
    """The rest of a loan; without `charges` it is not sent again."""

    bene_id: str = ""
    charges: tuple[tuple[str, Money], ...] | None = None


class PersonApproved(Stored, frozen=True):
    """The person who asks for it, and the second one who approved it."""

    by: str = ""
    second_by: str = ""


class PayoutSent(Stored, frozen=True):
    """A send that is about to leave."""

    keys: str = ""
    host: str = ""
    clock_offset_ms: int | None = field(default=None, name=CLOCK_OFFSET)


class ReadContext(Stored, frozen=True):
    """The fingerprint of the keys of a read, and the clock offset of its answer."""

    keys: str = ""
    clock_offset_ms: int | None = field(default=None, name=CLOCK_OFFSET)


class PayoutAnswer(Stored, frozen=True):
    """An answer, or the failure of a call, with its classification. Texts of the service are masked."""

    outcome: Outcome | None = None
    reason: Reason = Reason.UNFORESEEN
    field_name: str = field(default="", name="field")
    operation: Operation = Operation.TRANSFER_STATUS
    status: str = ""
    sub_code: str = ""
    message: str = ""
    http_status: int | None = None
    problem: Problem | None = None
    never_left: bool = False
    reference_id: str | UnsetType = UNSET
    utr: str | UnsetType = UNSET
    raw_status: str | UnsetType = field(default=UNSET, name="word")
    failure_text: str | UnsetType = field(default=UNSET, name="why")
    keys: str | UnsetType = UNSET
    clock_offset_ms: int | UnsetType | None = field(default=UNSET, name=CLOCK_OFFSET)

    @property
    def classification(self) -> Classification:
        """The classification. An outcome of a newer Paydesk is UNKNOWN, never a failure.

        See docs/rules.md#payout-outcomes.
        """
        reply = ServiceReply(
            self.operation,
            self.status,
            self.sub_code,
            self.message,
            self.http_status,
            self.problem,
            never_left=self.never_left,
        )
        if self.outcome is None:
            return Classification(Outcome.UNKNOWN, Reason.UNFORESEEN, "", reply)
        return Classification(self.outcome, self.reason, self.field_name, reply)


class ManualResult(Stored, frozen=True):
    """A person's statement about it."""

    by: str = ""
    arrived: bool = False
