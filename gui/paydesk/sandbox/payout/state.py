"""What the payout side remembers: plain records, each with one key. Amounts in paise, moments in ms since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, get_args

from paydesk.sandbox.record import Keyed

SUCCESS: Final = "SUCCESS"
PENDING: Final = "PENDING"
FAILED: Final = "FAILED"
REVERSED: Final = "REVERSED"

ACTIVE: Final = "ACTIVE"
REDEEMED: Final = "REDEEMED"
EXPIRED: Final = "EXPIRED"
DEACTIVATED: Final = "DEACTIVATED"

VERIFIED: Final = "VERIFIED"
BLOCKED: Final = "BLOCKED"

# the names of the accounts in the ledger
OUTSIDE: Final = "outside"
"""Where opening balances come from."""
CHARGES: Final = "charges"
"""Service charges of loans, until the end of the day."""


def fund(instrument_id: str) -> str:
    """The account of a fund source."""
    return f"fund:{instrument_id}"


def transit(instrument_id: str) -> str:
    """The account of what has left a fund source and not yet arrived."""
    return f"transit:{instrument_id}"


def arrived(payee: str) -> str:
    """The account of what a beneficiary got."""
    return f"paid:{payee}"


def party(name: str) -> str:
    """The account of the service charges that were paid to a party."""
    return f"party:{name}"


@dataclass(slots=True)
class PayoutToken(Keyed):
    """A bearer token of POST /payout/v1/authorize (SERVICE-FACTS 4.1)."""

    token: str = field(repr=False)
    expires_ms: int
    peer: str
    """The address that got it; it works from there only."""
    signed: bool = False
    """Whether it was got with X-Cf-Signature: then no list of addresses is asked."""


@dataclass(slots=True)
class FundSource(Keyed):
    """Where the shop's own money is (SPEC.md 4.9, 4.10). Its balance is in the ledger."""

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

    @property
    def account(self) -> str:
        """Its name in the ledger."""
        return fund(self.instrument_id)


@dataclass(slots=True)
class Beneficiary(Keyed):
    """Somebody who gets money (SPEC.md 2.6, SERVICE-FACTS 4.12)."""

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
class Transfer(Keyed):
    """A direct transfer or a loan that was taken (SPEC.md 2.5). `plan` is what will still come of it, by itself."""

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
class Charge(Keyed):
    """What one party gets of a loan (SPEC.md 4.11): pooled, then paid at the end of the day, or returned."""

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
class InternalMove(Keyed):
    """An internal transfer that was done (SPEC.md 4.10)."""

    transfer_id: str
    amount_paise: int
    source: str
    target: str
    created_ms: int
    remarks: str = ""


@dataclass(slots=True)
class Cashgram(Keyed):
    """A payment link (SPEC.md 4.12, SERVICE-FACTS 4.9)."""

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
class Posting(Keyed):
    """One entry of the ledger: so many paise left one account and are in another."""

    number: int
    at_ms: int
    source: str
    target: str
    paise: int
    what: str
    """What it was for: a transferId, a loanId, a cashgramId, a word."""


PayoutRecord: TypeAlias = PayoutToken | FundSource | Beneficiary | Transfer | Charge | InternalMove | Cashgram | Posting
RECORDS: Final[tuple[type[PayoutRecord], ...]] = get_args(PayoutRecord)
