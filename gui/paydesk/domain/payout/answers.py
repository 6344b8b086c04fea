"""Answers of the payout side and of verification: one frozen value for each operation (docs/service.md#resources).

Statuses of the service stay text, so that unknown ones are kept and shown; `classification` says what they mean. A
missing text is "", a missing amount None. Tokens are in no repr.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Classification, Operation

RETIREMENTS: Final[Mapping[Operation, str]] = {
    Operation.DIRECT_TRANSFER: "Transfers V2",
    Operation.DIRECT_TRANSFER_V1_2: "Transfers V2",
    Operation.BENEFICIARY_HISTORY: "Beneficiary V2",
}
"""Operations that the service has announced to end, and the name of their replacement; the date is unknown.

See docs/service.md#versions.
"""


@dataclass(frozen=True, slots=True)
class TransferAccepted:
    """An accepted transfer, loan, internal transfer or cashgram (docs/service.md#transfer)."""

    classification: Classification
    reference_id: str = ""
    utr: str = ""
    """The bank's number; "" until it is issued."""
    link: str = ""
    raw_status: str = ""
    reason: str = ""
    """The reason of a failure in the service's words, masked. This and the one before only of v2."""


@dataclass(frozen=True, slots=True)
class PayoutState:
    """The state of a transfer or cashgram (docs/service.md#read-a-transfer, #create-a-cashgram).

    `classification` is that of the payout, not of the read. The beneficiary's details in the answer are dropped.
    """

    classification: Classification
    raw_status: str
    reference_id: str = ""
    utr: str = ""
    link: str = ""
    reason: str = ""
    """The reason of a failure in the service's words, masked."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The balance of the payout account, and its available part (docs/service.md#beneficiary-history)."""

    classification: Classification
    available: Money
    balance: Money | None = None


@dataclass(frozen=True, slots=True)
class HistoryItem:
    """One transfer to a beneficiary (docs/service.md#transfer-history-item)."""

    transferred_at: int | None
    """In ms since 1970, UTC; None if the text is not a time."""
    transfer_date: str
    """The same as it came."""
    amount: Money | None
    raw_mode: str
    bene_id: str
    raw_status: str


@dataclass(frozen=True, slots=True)
class History:
    """One page of the transfers to a beneficiary, latest first (docs/service.md#beneficiary-history)."""

    classification: Classification
    transfers: tuple[HistoryItem, ...]
    page: int
    per_page: int

    @property
    def may_have_more(self) -> bool:
        """True if another page may follow: the service sends no total."""
        return len(self.transfers) >= self.per_page


@dataclass(frozen=True, slots=True)
class RegisteredBeneficiary:
    """A registered beneficiary (docs/service.md#beneficiaries-v2). Account, UPI address and phone are masked."""

    classification: Classification
    bene_id: str
    name: str = field(default="", repr=False)
    instrument: str = ""
    ifsc: str = ""
    phone: str = ""
    raw_status: str = ""
    added_at: int | None = None
    """In ms since 1970, UTC; None if it could not be read."""


@dataclass(frozen=True, slots=True)
class ValidationResult:
    """A validated UPI address or phone. `classification`: DONE if VALID, FIX_FIELD if INVALID.

    See docs/service.md#upi-validation-result.
    """

    classification: Classification
    raw_status: str
    vpa: str = field(default="", repr=False)
    name_at_bank: str = field(default="", repr=False)
    transfer_token: str = field(default="", repr=False)
    """Single-use, valid for one hour; "" if the address is INVALID."""
    ifsc: str = ""
    ifsc_details: tuple[tuple[str, str], ...] = ()
    """Names and values as they came; the keys are not published (docs/service.md#validate-upi-v2)."""

    @property
    def is_valid(self) -> bool:
        """True if the address can be paid, according to the service."""
        return self.raw_status == "VALID"


@dataclass(frozen=True, slots=True)
class AccessToken:
    """The access token for an authorisation code (docs/service.md#oauth-token)."""

    classification: Classification
    token: str = field(repr=False)
    verification_id: str = ""
    reference_id: str = ""
    expires_at: int | None = None
    """In ms since 1970, UTC; None if it could not be read."""
