"""The fields of a payout, which its fold changes one after another, and what it reads of them meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Stamp
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, Retry
from paydesk.domain.payout.requests import PayoutKind
from paydesk.domain.settings.settings import TransferVersion

_DIRECT: Final = {
    TransferVersion.V1: Operation.DIRECT_TRANSFER,
    TransferVersion.V1_2: Operation.DIRECT_TRANSFER_V1_2,
    TransferVersion.V2: Operation.TRANSFER_V2,
}
_OPERATIONS: Final = {
    PayoutKind.INTERNAL: Operation.INTERNAL_TRANSFER,
    PayoutKind.LOAN: Operation.LOAN,
    PayoutKind.CASHGRAM: Operation.CASHGRAM,
    PayoutKind.REFUND: Operation.REFUND,
}


_STATUS_OPERATIONS: Final = {
    PayoutKind.CASHGRAM: Operation.CASHGRAM_STATUS,
    PayoutKind.REFUND: Operation.REFUND_STATUS,
}
_NEVER: Final = Stamp(0)


def operation_of(kind: PayoutKind, version: TransferVersion) -> Operation:
    """Return the operation that sends a payout; only direct transfers have versions."""
    return _DIRECT[version] if kind is PayoutKind.DIRECT else _OPERATIONS[kind]


@dataclass(kw_only=True)
class PayoutDraft:
    """The fields of a payout while its facts are folded. Times are ms since 1970, UTC, by this PC's clock."""

    payout_id: str
    kind: PayoutKind
    draft_id: str = ""
    amount: Money | None = None
    net: Money | None = None
    """Of a loan: the amount for the beneficiary."""
    payee: str = ""
    """Masked: "Asha Rao, as••••@okbank"."""
    source: str = ""
    """The debited fund source; "" if the service chooses it."""
    mode: str = ""
    refund_of: str = ""
    order_id: str = ""
    """With `refund_of`: the refunded order."""
    note: str = ""
    """Of a refund of an order: its reason, masked."""
    is_instant: bool = False
    """Of a refund of an order: it is requested at once, on each attempt."""
    by: str = ""
    second_by: str = ""
    wanted_at: int = 0
    accounts: tuple[str, ...] = field(default=(), repr=False)
    """Digests of the accounts that it pays (`store.account_key`)."""
    version: TransferVersion = TransferVersion.V1_2
    """Of a direct transfer: the version by which it is sent and read, for good (docs/rules.md#one-version)."""
    resend_data: Mapping[str, Json] | None = field(default=None, repr=False)
    """The data to send it after a restart (`facts.resend_data`); None if that would be personal data."""
    details_lost: bool = False
    """True if an earlier run created it, and the details to send the same id again are lost. Not stored."""

    send_wanted_at: int | None = None
    """When a person asked to send it; None once it has left."""
    interrupted: bool = False
    """True if Paydesk ended before it left: then it is not sent any more. Not stored."""
    sends: int = 0
    sent: Stamp = _NEVER
    """When it was last sent: `there` is the first service time that is known since."""
    earlier_send_unresolved: bool = False
    """True if an earlier send has no clear answer; then a refusal of the next one is not final."""
    keys: str = ""
    """The fingerprint of the keys of the last send; "" if unknown."""
    host: str = ""
    """The host of the last send, or of the next; "" if unknown."""

    classification: Classification | None = None
    """The last classification; None without an answer (then it is UNKNOWN once sent)."""
    reference_id: str = ""
    utr: str = ""
    raw_status: str = ""
    """The service's last status, as it came."""
    failure_text: str = ""
    """The service's reason of a failure, masked; never the only text on a screen."""
    settlement: Stamp | None = None
    """When it became final; None until then."""
    wait_until: int | None = None
    """After "wait 30 minutes": when the beneficiary can be paid."""
    known_to_service: bool = False
    """True if the service has confirmed that it has the payout: then "not found" does not count."""
    reported_final: bool | None = None
    """The reported final state: True if the money went, False if it did not; None while there is none."""
    reversed_at: int | None = None
    """When the service reversed the final state: money came back, or went after all.

    See docs/rules.md#payouts-can-come-back.
    """
    seen_at: int | None = None
    """When a person saw the reversal."""

    expires_on: str = ""
    """Of a cashgram: its last day, yyyy-mm-dd."""
    may_be_foreign: bool = False
    """Of a cashgram: its id existed at the first send (409), and its state does not tell whose it is."""
    ended_by: str = ""
    """Of a cashgram: who last asked to deactivate it."""
    end_wanted_at: int | None = None
    """When that was; None once the service was asked."""

    read_wanted_at: int | None = None
    """Since when it should be read at once: on request of a person, or to check an answer."""
    last_read: Stamp | None = None
    """When its state was last read, with or without an answer. This and the four below are of this run."""
    failures: int = 0
    """Consecutive failed reads."""
    problem: Classification | None = None
    """The reason of the last failed read; None after a successful one."""
    asked_other_keys: bool = False
    """True if the current keys are others and do not know it: that proves nothing."""
    watched: bool = False
    """True if it is final and still read: it may be reversed."""

    @property
    def sent_at(self) -> int | None:
        """When it was last sent."""
        return self.sent.here or None

    @property
    def settled_at(self) -> int | None:
        """When it became final."""
        return None if self.settlement is None else self.settlement.here

    @property
    def last_read_at(self) -> int | None:
        """When its state was last read, with or without an answer."""
        return None if self.last_read is None else self.last_read.here

    @property
    def operation(self) -> Operation:
        """The operation that sends it."""
        return operation_of(self.kind, self.version)

    @property
    def status_operation(self) -> Operation:
        """The operation that reads its state (an internal transfer has none)."""
        if self.kind in _STATUS_OPERATIONS:
            return _STATUS_OPERATIONS[self.kind]
        is_v2 = self.operation is Operation.TRANSFER_V2
        return Operation.TRANSFER_STATUS_V2 if is_v2 else Operation.TRANSFER_STATUS

    @property
    def can_resend(self) -> bool:
        """True if the same id may be sent again: only if it certainly did not go (docs/rules.md#payout-outcomes)."""
        judgement = self.classification
        return judgement is not None and judgement.settled and judgement.retry is Retry.SAME_ID

    @property
    def outcome(self) -> Outcome:
        """One of seven; UNKNOWN while an answer is missing."""
        return self.classification.outcome if self.classification is not None else Outcome.UNKNOWN

    @property
    def settled(self) -> bool:
        """True if it will not change by itself. An open cashgram is not settled until it is redeemed or ended."""
        return self.settlement is not None

    @property
    def failed(self) -> bool:
        """True if no money went, or all of it came back, as far as is known."""
        return self.settled and self.outcome is not Outcome.DONE

    @property
    def is_not_found(self) -> bool:
        """True if it failed only because the service does not know it: it may still arrive."""
        return self.failed and self.classification is not None and self.classification.reason is Reason.NOT_FOUND

    @property
    def needs_alarm(self) -> bool:
        """True if its final state was reversed and no person has seen that yet."""
        return self.reversed_at is not None and self.seen_at is None
