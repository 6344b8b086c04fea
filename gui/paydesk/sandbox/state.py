"""Records of the sandbox's state, each with one key. Amounts in paise, times in ms since the epoch.

Class names (without "Record") and field names are the format of the data file: see `store_file`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.sandbox.dispute_state import DisputeRecord
from paydesk.sandbox.gateway_state import DowntimeRecord, OrderExtension, SoundboxRecord, TerminalDocument
from paydesk.sandbox.identity_state import AccessTokenRecord, AuthCode, IdentitySession, TransferToken
from paydesk.sandbox.keyed_record import KeyedRecord, PlannedRecord
from paydesk.sandbox.link_state import PaymentLinkRecord, StaticPayment
from paydesk.sandbox.payout_state import BankValidation, BulkValidation, Incident, SelfWithdrawal
from paydesk.sandbox.settlement_state import SettlementDate, SettlementRecord
from paydesk.sandbox.webhooks.records import WebhookAddress, WebhookEvent

ACTIVE: Final = "ACTIVE"
PAID: Final = "PAID"
EXPIRED: Final = "EXPIRED"
TERMINATED: Final = "TERMINATED"
TERMINATION_REQUESTED: Final = "TERMINATION_REQUESTED"

SUCCESS: Final = "SUCCESS"
PENDING: Final = "PENDING"
NOT_ATTEMPTED: Final = "NOT_ATTEMPTED"
FAILED: Final = "FAILED"
USER_DROPPED: Final = "USER_DROPPED"
CANCELLED: Final = "CANCELLED"
VOID: Final = "VOID"
FINAL_STATUSES: Final = frozenset({SUCCESS, FAILED, USER_DROPPED, CANCELLED, VOID})

COLLECT: Final = "COLLECT"
"""Method of a transaction that is a request to a UPI address."""
NO_TERMINAL: Final = 0
"""Terminal of a payment that is made at none."""

REVERSED: Final = "REVERSED"
REJECTED: Final = "REJECTED"
REDEEMED: Final = "REDEEMED"
DEACTIVATED: Final = "DEACTIVATED"

VERIFIED: Final = "VERIFIED"
BLOCKED: Final = "BLOCKED"


@dataclass(slots=True)
class PayoutToken(KeyedRecord):
    """A bearer token of POST /payout/v1/authorize (docs/service.md#authorize)."""

    token: str = field(repr=False)
    expires_ms: int
    peer: str
    """Address that got it; it is valid from there only."""
    signed: bool = False
    """True if it was got with X-Cf-Signature: it is exempt from the allow-list."""


@dataclass(slots=True)
class FundSourceRecord(KeyedRecord):
    """An account of the shop; its balance is in the ledger (docs/service.md#direct-transfer, #internal-transfer)."""

    instrument_id: str
    name: str
    modes: list[str]
    """Transfer modes that it can be debited for."""
    recharge_account: str = ""
    default: bool = False
    """True if it is used by requests that name none."""
    lender: bool = False
    """True if loans, and only loans, are paid from it."""
    closed: bool = False


@dataclass(slots=True)
class Beneficiary(KeyedRecord):
    """A registered receiver of money (docs/service.md#beneficiary-details, #beneficiary-history)."""

    bene_id: str
    name: str
    added_ms: int
    phone: str = ""
    email: str = ""
    address1: str = ""
    address2: str = ""
    city: str = ""
    state: str = ""
    pincode: str = ""
    group_name: str = "DEFAULT"
    bank_account: str = ""
    ifsc: str = ""
    vpa: str = ""
    status: str = VERIFIED
    removed: bool = False


@dataclass(slots=True)
class TransferRecord(PlannedRecord):
    """An accepted direct transfer or loan (docs/service.md#transfer). `plan` holds its later changes."""

    transfer_id: str
    reference_id: str
    amount_paise: int
    """Amount for the beneficiary: the net amount of a loan."""
    mode: str
    instrument_id: str
    bene_id: str
    created_ms: int
    status: str = PENDING
    utr: str = ""
    reason: str = ""
    processed_ms: int | None = None
    bank_account: str = ""
    ifsc: str = ""
    vpa: str = ""
    phone: str = ""
    name: str = ""
    loan: bool = False
    gross_paise: int = 0
    """Amount of a loan before the service charges."""
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, status, reason] each, the earliest first."""


@dataclass(slots=True)
class BatchTransfer(KeyedRecord):
    """A batch of transfers (docs/service.md#transfers-v2): those that were sent, and those that were refused."""

    batch_transfer_id: str
    cf_batch_transfer_id: str
    created_ms: int
    transfer_ids: list[str] = field(default_factory=list)
    rejected: list[Json] = field(default_factory=list)


@dataclass(slots=True)
class Charge(KeyedRecord):
    """Share of one party in a loan: pooled, then paid at the end of the day, or returned.

    See docs/service.md#loan-disbursement.
    """

    number: int
    loan_id: str
    party: str
    paise: int
    ends_ms: int
    """End of the day on which it is to be paid."""
    state: str = "POOLED"
    """POOLED, PAID or RETURNED."""

    @property
    def due_ms(self) -> int | None:
        """Time of its payment; None if it is no longer pooled."""
        return self.ends_ms if self.state == "POOLED" else None


@dataclass(slots=True)
class InternalMove(KeyedRecord):
    """A completed internal transfer (docs/service.md#internal-transfer)."""

    transfer_id: str
    amount_paise: int
    source: str
    target: str
    created_ms: int
    remarks: str = ""


@dataclass(slots=True)
class CashgramRecord(KeyedRecord):
    """A payment link (docs/service.md#create-a-cashgram)."""

    cashgram_id: str
    reference_id: int
    token: str
    amount_paise: int
    name: str
    phone: str
    expires_ms: int
    """End of its last day."""
    created_ms: int
    status: str = ACTIVE
    email: str = ""
    remarks: str = ""
    payout_type: str = ""
    notify: bool = False
    tries: int = 0
    """Number of failed redemptions."""
    reason: str = ""
    utr: str = ""
    instrument_id: str = ""
    """Fund source that was debited; "" before the redemption."""
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, status, reason] each, the earliest first."""

    @property
    def due_ms(self) -> int | None:
        """Time of its next automatic change; None if there is none."""
        if self.status == ACTIVE:
            return self.expires_ms
        return int(self.plan[0][0]) if self.plan else None


@dataclass(slots=True)
class Posting(KeyedRecord):
    """One ledger entry: an amount moved from one account to another."""

    number: int
    at_ms: int
    source: str
    target: str
    paise: int
    what: str
    """Purpose: a transferId, loanId or cashgramId, or a word."""


@dataclass(slots=True)
class Terminal(KeyedRecord):
    """A terminal of the shop (docs/service.md#terminals)."""

    cf_terminal_id: int
    terminal_id: str
    phone: str
    name: str
    status: str
    terminal_type: str
    added_ms: int
    updated_ms: int
    email: str = ""
    address: str = ""
    note: str = ""
    operator: str = ""


@dataclass(slots=True)
class OrderRecord(KeyedRecord):
    """An order (docs/service.md#order), with the sandbox's own fields."""

    order_id: str
    cf_order_id: str
    amount_paise: int
    currency: str
    session_id: str
    created_ms: int
    expires_ms: int
    status: str = ACTIVE
    note: str | None = None
    customer: dict[str, Json] = field(default_factory=dict)
    meta: dict[str, Json] = field(default_factory=dict)
    tags: dict[str, Json] | None = None
    splits: list[Json] = field(default_factory=list)
    cart_id: str | None = None
    cf_terminal_id: int | None = None
    termination_due_ms: int | None = None
    next_due_ms: int = 0
    """Time before which no automatic change is due."""


@dataclass(slots=True)
class TransactionRecord(KeyedRecord):
    """One QR, link or request to pay an order (docs/service.md#terminal-transaction, #pay-an-order)."""

    cf_payment_id: int
    order_id: str
    token: str
    method: str
    cf_terminal_id: int
    created_ms: int
    timeout_ms: int
    add_invoice: bool = False
    upi_id: str = ""
    """UPI address that a request was sent to."""


@dataclass(slots=True)
class PaymentRecord(PlannedRecord):
    """One attempt to pay (docs/service.md#read-the-payments-of-an-order). `plan` holds its later changes."""

    cf_payment_id: int
    transaction_id: int
    order_id: str
    amount_paise: int
    created_ms: int
    status: str = NOT_ATTEMPTED
    started_ms: int | None = None
    completed_ms: int | None = None
    error: str = ""
    bank_reference: str = ""
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, status, error code] each, the earliest first."""

    @property
    def is_in_flight(self) -> bool:
        """True if the customer has started and the result is open."""
        return self.started_ms is not None and self.status not in FINAL_STATUSES


@dataclass(slots=True)
class RefundRecord(PlannedRecord):
    """A refund of an order (docs/service.md#refunds). `plan` holds its later changes."""

    name: str
    """The order and its own id: "order_1/refund_1"."""
    refund_id: str
    cf_refund_id: str
    order_id: str
    cf_payment_id: int
    amount_paise: int
    created_ms: int
    status: str = PENDING
    note: str | None = None
    speed: str = "STANDARD"
    """As requested."""
    accepted_speed: str = "STANDARD"
    charge_paise: int = 0
    splits: list[Json] = field(default_factory=list)
    arn: str = ""
    processed_ms: int | None = None
    reversed_ms: int | None = None
    """When its money came back after it was processed."""
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, status, ""] each, the earliest first."""


@dataclass(slots=True)
class KeptAnswer:
    """First answer for an idempotency key (docs/service.md#idempotency)."""

    kind: ClassVar[str] = "answer"
    key: str
    fingerprint: str
    status: int
    body: str


@dataclass(slots=True)
class Simulation:
    """A payment outcome requested through the service itself (docs/service.md#simulate-a-payment)."""

    kind: ClassVar[str] = "simulation"
    key: str
    entity: str
    entity_id: str
    status: str
    error: str = ""


@dataclass(slots=True)
class SandboxInfo:
    """The sandbox itself: its seed, the number of ids created, its clock, the last port, settings and faults."""

    kind: ClassVar[str] = "about"
    seed: str
    counts: dict[str, int] = field(default_factory=dict)
    shift_ms: int = 0
    """Lead of the clock over the machine's."""
    port: int = 0
    rate: str = "1.0"
    """Speed of the clock."""
    now_ms: int = 0
    """Time of the last commit, at which a clock with another speed than the machine's goes on."""
    settings: dict[str, Any] = field(default_factory=dict)
    payout_settings: dict[str, Any] = field(default_factory=dict)
    faults: list[Any] = field(default_factory=list)
    """Faults that apply, each as it is added."""
    key: str = "sandbox"


Record: TypeAlias = (
    Terminal | OrderRecord | TransactionRecord | PaymentRecord | StaticPayment | PaymentLinkRecord | RefundRecord
    | KeptAnswer | Simulation | SandboxInfo | PayoutToken | FundSourceRecord | Beneficiary | TransferRecord
    | BatchTransfer | Charge | InternalMove | CashgramRecord | Posting | TransferToken | IdentitySession | AuthCode
    | AccessTokenRecord | SettlementRecord | SettlementDate | DisputeRecord
    | WebhookAddress | WebhookEvent | BankValidation | BulkValidation | SelfWithdrawal | Incident
    | SoundboxRecord | TerminalDocument | DowntimeRecord | OrderExtension
)  # fmt: skip
