"""What the payout side and verification answer: one frozen value for each operation (docs/service.md#resources).

Words of the service stay text, so that one nobody foresaw is kept and shown; what they mean is in `judgement`.
A missing text is "", a missing amount None. Tokens stay out of every repr.
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
"""What the service has announced to end, and its name of what takes its place; when is not known.

See docs/service.md#versions.
"""


@dataclass(frozen=True, slots=True)
class TransferAccepted:
    """Money that was taken to be sent: a transfer or loan, a move (4.10), a payment link (2.8).

    See docs/service.md#transfer.
    """

    classification: Classification
    reference_id: str = ""
    utr: str = ""
    """The bank's number; "" until it is issued."""
    link: str = ""


@dataclass(frozen=True, slots=True)
class PayoutState:
    """What became of a transfer, or of a payment link (docs/service.md#read-a-transfer, #create-a-cashgram).

    `judgement` is that of the payout, not of the question. The answer repeats the request as well, the beneficiary's
    account and phone among it: that is not taken up.
    """

    classification: Classification
    raw_status: str
    reference_id: str = ""
    utr: str = ""
    link: str = ""
    reason: str = ""
    """Why it failed, in the service's words, masked."""


@dataclass(frozen=True, slots=True)
class Balance:
    """What the payout account holds, and what of it can be used (docs/service.md#beneficiary-history)."""

    classification: Classification
    available: Money
    balance: Money | None = None


@dataclass(frozen=True, slots=True)
class HistoryItem:
    """One transfer to a beneficiary (docs/service.md#transfer-history-item)."""

    transferred_at: int | None
    """Milliseconds since 1970, UTC; None when the text is no time."""
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
        """Whether another page may follow: the service tells no total."""
        return len(self.transfers) >= self.per_page


@dataclass(frozen=True, slots=True)
class ValidationResult:
    """A UPI address or phone that was looked up. `judgement`: DONE when VALID, FIX_FIELD when INVALID.

    See docs/service.md#upi-validation-result.
    """

    classification: Classification
    raw_status: str
    vpa: str = field(default="", repr=False)
    name_at_bank: str = field(default="", repr=False)
    transfer_token: str = field(default="", repr=False)
    """Single-use, valid for one hour; "" when the address is INVALID."""
    ifsc: str = ""
    ifsc_details: tuple[tuple[str, str], ...] = ()
    """Names and values as they came; the keys are not published (docs/service.md#validate-upi-v2)."""

    @property
    def is_valid(self) -> bool:
        """Whether the service says that the address can be paid."""
        return self.raw_status == "VALID"


@dataclass(frozen=True, slots=True)
class AccessToken:
    """What an authorisation code was exchanged for (docs/service.md#oauth-token)."""

    classification: Classification
    token: str = field(repr=False)
    verification_id: str = ""
    reference_id: str = ""
    expires_at: int | None = None
    """Milliseconds since 1970, UTC; None when it was not readable."""
