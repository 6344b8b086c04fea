"""What the sandbox remembers: plain records, each with one key. Amounts in paise, moments in ms since 1970."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final, TypeAlias

from paydesk.domain.exact_json import Json


@dataclass(slots=True)
class KeyedRecord:
    """A record that is found by its first field. In a file it is called by its class: a FundSource "fund_source"."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__.removesuffix("Record")).lower()

    @property
    def key(self) -> str:
        """What it is found by."""
        return str(getattr(self, fields(self)[0].name))


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

REVERSED: Final = "REVERSED"
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
    """The address that got it; it works from there only."""
    signed: bool = False
    """Whether it was got with X-Cf-Signature: then no list of addresses is asked."""


@dataclass(slots=True)
class FundSourceRecord(KeyedRecord):
    """Where the shop's own money is. Its balance is in the ledger.

    See docs/service.md#direct-transfer, #internal-transfer.
    """

    instrument_id: str
    name: str
    modes: list[str]
    """The transfer modes that it can be debited for."""
    recharge_account: str = ""
    default: bool = False
    """It is taken when a request names none."""
    lender: bool = False
    """Loans are paid from it, and nothing else."""
    closed: bool = False


@dataclass(slots=True)
class Beneficiary(KeyedRecord):
    """Somebody who gets money (docs/service.md#beneficiary-details, docs/service.md#beneficiary-history)."""

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
class TransferRecord(KeyedRecord):
    """A direct transfer or a loan that was taken. `plan` is what will still come of it, by itself.

    See docs/service.md#transfer.
    """

    transfer_id: str
    reference_id: str
    amount_paise: int
    """What the beneficiary gets: of a loan, the net amount."""
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
    """Of a loan: before the service charges."""
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, status, reason] each, the earliest first."""

    @property
    def due_ms(self) -> int | None:
        """When something happens to it by itself; None: never."""
        return int(self.plan[0][0]) if self.plan else None


@dataclass(slots=True)
class Charge(KeyedRecord):
    """What one party gets of a loan: pooled, then paid at the end of the day, or returned.

    See docs/service.md#loan-disbursement.
    """

    number: int
    loan_id: str
    party: str
    paise: int
    ends_ms: int
    """The end of the day on which it was pooled."""
    state: str = "POOLED"
    """POOLED, PAID or RETURNED."""

    @property
    def due_ms(self) -> int | None:
        """When it is paid; None: it was."""
        return self.ends_ms if self.state == "POOLED" else None


@dataclass(slots=True)
class InternalMove(KeyedRecord):
    """An internal transfer that was done (docs/service.md#internal-transfer)."""

    transfer_id: str
    amount_paise: int
    source: str
    target: str
    created_ms: int
    remarks: str = ""


@dataclass(slots=True)
class CashgramRecord(KeyedRecord):
    """A payment link (docs/service.md#create-a-cashgram, docs/service.md#create-a-cashgram)."""

    cashgram_id: str
    reference_id: int
    token: str
    amount_paise: int
    name: str
    phone: str
    expires_ms: int
    """The end of its last day."""
    created_ms: int
    status: str = ACTIVE
    email: str = ""
    remarks: str = ""
    payout_type: str = ""
    notify: bool = False
    tries: int = 0
    """Redemptions that failed."""
    reason: str = ""
    utr: str = ""
    instrument_id: str = ""
    """The fund source that was debited, once it was."""
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, status, reason] each, the earliest first."""

    @property
    def due_ms(self) -> int | None:
        """When something happens to it by itself; None: never."""
        if self.status == ACTIVE:
            return self.expires_ms
        return int(self.plan[0][0]) if self.plan else None


@dataclass(slots=True)
class Posting(KeyedRecord):
    """One entry of the ledger: so many paise left one account and are in another."""

    number: int
    at_ms: int
    source: str
    target: str
    paise: int
    what: str
    """What it was for: a transferId, a loanId, a cashgramId, a word."""


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


@dataclass(slots=True)
class OrderRecord(KeyedRecord):
    """An order (docs/service.md#order), with what the sandbox knows of it beside its fields."""

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
    """Before this moment nothing can happen to it by itself."""


@dataclass(slots=True)
class TransactionRecord(KeyedRecord):
    """A terminal transaction (docs/service.md#terminal-transaction): one QR or link."""

    cf_payment_id: int
    order_id: str
    token: str
    method: str
    cf_terminal_id: int
    created_ms: int
    timeout_ms: int
    add_invoice: bool = False


@dataclass(slots=True)
class PaymentRecord(KeyedRecord):
    """One try of a customer to pay. `plan` is what will still come of it, by itself.

    See docs/service.md#read-the-payments-of-an-order.
    """

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
        """Whether the customer has begun and nobody knows yet how it ends."""
        return self.started_ms is not None and self.status not in FINAL_STATUSES


@dataclass(slots=True)
class KeptAnswer:
    """The first answer given for an idempotency key (docs/service.md#idempotency)."""

    kind: ClassVar[str] = "answer"
    key: str
    fingerprint: str
    status: int
    body: str


@dataclass(slots=True)
class Simulation:
    """A payment outcome that was asked for through the service itself (docs/service.md#simulate-a-payment)."""

    kind: ClassVar[str] = "simulation"
    key: str
    entity: str
    entity_id: str
    status: str
    error: str = ""


@dataclass(slots=True)
class SandboxInfo:
    """The sandbox itself: its seed, how many ids it made, how far its clock was moved (ms), where it listened."""

    kind: ClassVar[str] = "about"
    seed: str
    counts: dict[str, int] = field(default_factory=dict)
    shift_ms: int = 0
    port: int = 0
    key: str = "sandbox"


OPEN: Final = "OPEN"
ALLOWED: Final = "ALLOWED"
DENIED: Final = "DENIED"


@dataclass(slots=True)
class IdentitySession(KeyedRecord):
    """A session that waits for a person's consent, or has it."""

    verification_id: str
    reference_id: int
    session_id: str = field(repr=False)
    mobile: str = field(repr=False)
    expires_ms: int
    status: str = OPEN
    code: str = field(default="", repr=False)
    """Of the consent, once there is one."""


@dataclass(slots=True)
class AuthCode(KeyedRecord):
    """The one-time code of a consent (docs/service.md#exchange-an-authorisation-code)."""

    code: str = field(repr=False)
    verification_id: str
    expires_ms: int
    used_ms: int | None = None


@dataclass(slots=True)
class AccessTokenRecord(KeyedRecord):
    """What a code was exchanged for (docs/service.md#oauth-token)."""

    token: str = field(repr=False)
    verification_id: str
    expires_ms: int


@dataclass(slots=True)
class TransferToken(KeyedRecord):
    """Lets one transfer of one id go to one validated address; single-use, one hour.

    See docs/service.md#transfer-states.
    """

    token: str = field(repr=False)
    transfer_id: str
    vpa: str = field(repr=False)
    name: str = field(repr=False)
    expires_ms: int
    used_ms: int | None = None


Record: TypeAlias = (
    Terminal | OrderRecord | TransactionRecord | PaymentRecord | KeptAnswer | Simulation | SandboxInfo
    | PayoutToken | FundSourceRecord | Beneficiary | TransferRecord | Charge | InternalMove | CashgramRecord | Posting
    | TransferToken | IdentitySession | AuthCode | AccessTokenRecord
)  # fmt: skip
