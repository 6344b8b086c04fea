"""What the sandbox remembers: plain records, each with one key. Amounts in paise, moments in ms since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final, TypeAlias, get_args

from paydesk.domain.exact_json import Json
from paydesk.sandbox.payout.state import PayoutRecord
from paydesk.sandbox.record import Keyed

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
FINAL: Final = frozenset({SUCCESS, FAILED, USER_DROPPED, CANCELLED, VOID})


@dataclass(slots=True)
class Terminal(Keyed):
    """A terminal of the shop (SERVICE-FACTS 3.4)."""

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
class Order(Keyed):
    """An order (SPEC.md 2.1), with what the sandbox knows of it beside its fields."""

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
class Transaction(Keyed):
    """A terminal transaction (SPEC.md 2.2): one QR or link."""

    cf_payment_id: int
    order_id: str
    token: str
    method: str
    cf_terminal_id: int
    created_ms: int
    timeout_ms: int
    add_invoice: bool = False


@dataclass(slots=True)
class Payment(Keyed):
    """One try of a customer to pay (SERVICE-FACTS 2.6). `plan` is what will still come of it, by itself."""

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
    def in_flight(self) -> bool:
        """Whether the customer has begun and nobody knows yet how it ends."""
        return self.started_ms is not None and self.status not in FINAL


@dataclass(slots=True)
class KeptAnswer:
    """The first answer given for an idempotency key (SERVICE-FACTS 1.5)."""

    kind: ClassVar[str] = "answer"
    key: str
    fingerprint: str
    status: int
    body: str


@dataclass(slots=True)
class Simulation:
    """A payment outcome that was asked for through the service itself (SERVICE-FACTS 2.10)."""

    kind: ClassVar[str] = "simulation"
    key: str
    entity: str
    entity_id: str
    status: str
    error: str = ""


@dataclass(slots=True)
class About:
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
class IdentitySession(Keyed):
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
class AuthCode(Keyed):
    """The one-time code of a consent (SPEC.md 4.4)."""

    code: str = field(repr=False)
    verification_id: str
    expires_ms: int
    used_ms: int | None = None


@dataclass(slots=True)
class AccessToken(Keyed):
    """What a code was exchanged for (SPEC.md 2.3)."""

    token: str = field(repr=False)
    verification_id: str
    expires_ms: int


@dataclass(slots=True)
class TransferToken(Keyed):
    """Lets one transfer of one id go to one validated address; single-use, one hour (SPEC.md 3.2)."""

    token: str = field(repr=False)
    transfer_id: str
    vpa: str = field(repr=False)
    name: str = field(repr=False)
    expires_ms: int
    used_ms: int | None = None


Record: TypeAlias = (
    Terminal | Order | Transaction | Payment | KeptAnswer | Simulation | About | PayoutRecord
    | TransferToken | IdentitySession | AuthCode | AccessToken
)  # fmt: skip
_KINDS: Final[dict[str, type[Record]]] = {each.kind: each for each in get_args(Record)}


def as_dict(record: Record) -> dict[str, Any]:
    """The fields of a record, for a file or for a test."""
    return {each.name: getattr(record, each.name) for each in fields(record)}


def from_dict(kind: str, values: dict[str, Any]) -> Record | None:
    """A record from its fields; None for a kind or a shape that this version does not know."""
    cls = _KINDS.get(kind)
    if cls is None:
        return None
    known = {each.name for each in fields(cls)}
    try:
        return cls(**{name: value for name, value in values.items() if name in known})
    except TypeError:
        return None
