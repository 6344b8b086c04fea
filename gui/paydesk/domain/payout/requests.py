"""What is asked of the payout side and of verification: one frozen request for each operation.

Amounts are Money; ids are the caller's, made once and on disk before the call, and never made up inside a retry.
What would tell on a person stays out of every repr. The field rules are in `rules`.

See docs/service.md#endpoints.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Final

from paydesk.domain.money import Money


class TransferMode(StrEnum):
    """How money travels (docs/service.md#direct-transfer, #loan-disbursement)."""

    BANKTRANSFER = "banktransfer"
    NEFT = "neft"
    IMPS = "imps"
    RTGS = "rtgs"
    UPI = "upi"
    PAYTM = "paytm"
    AMAZONPAY = "amazonpay"

    @property
    def to_bank_account(self) -> bool:
        """Whether it needs an account number and an IFSC."""
        return self in _TO_BANK

    @property
    def to_wallet(self) -> bool:
        """Whether it pays the wallet of a phone."""
        return self in {TransferMode.PAYTM, TransferMode.AMAZONPAY}


_TO_BANK: Final = frozenset({TransferMode.BANKTRANSFER, TransferMode.NEFT, TransferMode.IMPS, TransferMode.RTGS})


@dataclass(frozen=True, slots=True)
class BeneDetails:
    """Who gets the money (docs/service.md#beneficiary-details). An empty text is not sent."""

    name: str = field(default="", repr=False)
    phone: str = field(default="", repr=False)
    email: str = field(default="", repr=False)
    address1: str = field(default="", repr=False)
    bank_account: str = field(default="", repr=False)
    ifsc: str = ""
    vpa: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class DirectTransfer:
    """Money to somebody whose details come along (docs/service.md#direct-transfer)."""

    transfer_id: str
    amount: Money
    bene: BeneDetails
    mode: str = TransferMode.BANKTRANSFER
    """A word of TransferMode; any other breaks a rule."""
    payment_instrument_id: str = ""
    """Fund source that is debited; v1.2 only."""


@dataclass(frozen=True, slots=True)
class InternalTransfer:
    """Money between the shop's own fund sources: a recharge account, or both instruments.

    See docs/service.md#internal-transfer.
    """

    amount: Money
    transfer_id: str = ""
    """The service makes one when it is empty; but then nothing guards against a second transfer."""
    recharge_account: str = field(default="", repr=False)
    payment_instrument_id: str = ""
    to_payment_instrument_id: str = ""
    remarks: str = ""


@dataclass(frozen=True, slots=True)
class ServiceCharge:
    """What one party gets of a loan (docs/service.md#loan-disbursement)."""

    party: str
    amount: Money


@dataclass(frozen=True, slots=True)
class Loan:
    """A loan to pay out, less the service charges, which are pooled until the end of the day.

    See docs/service.md#loan-disbursement.
    """

    loan_id: str
    bene_id: str
    amount: Money
    mode: str = TransferMode.BANKTRANSFER
    charges: tuple[ServiceCharge, ...] = ()
    bene: BeneDetails | None = None

    @property
    def charged(self) -> Money:
        """All service charges together."""
        return Money(sum(charge.amount.paise for charge in self.charges))

    @property
    def net(self) -> Money | None:
        """What the beneficiary gets; None when the charges are more than the loan."""
        rest = self.amount.paise - self.charged.paise
        return Money(rest) if rest >= 0 else None


@dataclass(frozen=True, slots=True)
class NewCashgram:
    """A payment link to create (docs/service.md#create-a-cashgram)."""

    cashgram_id: str
    amount: Money
    name: str = field(repr=False)
    phone: str = field(repr=False)
    """8 to 12 digits; a leading +91 is taken off."""
    link_expiry: date | None
    """Last day on which it can be redeemed; required (docs/service.md#create-a-cashgram), at most 30 days off."""
    email: str = field(default="", repr=False)
    remarks: str = ""
    notify_customer: bool = False
    payout_type: str = ""


HISTORY_PAGE: Final = 25
"""Items of a page of history, at most and by default (docs/service.md#beneficiary-history, #limits)."""


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which transfers of a beneficiary to list; page 1 has the latest (docs/service.md#beneficiary-history)."""

    bene_id: str
    start: date | None = None
    end: date | None = None
    """Needed with `start`; yesterday at the latest."""
    per_page: int = HISTORY_PAGE
    page: int = 1


@dataclass(frozen=True, slots=True)
class Validation:
    """A UPI address or a phone to validate; exactly one of them (docs/service.md#validate-upi-v1, #validate-upi-v2)."""

    transfer_id: str
    vpa: str = field(default="", repr=False)
    phone: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class StatusQuery:
    """Which transfer to ask about, by our id (docs/service.md#read-a-transfer).

    An answer of another amount than one of `amounts`, or to another account, is about none that we sent: that an id
    exists there (SPEC.md 7.2, 409) does not say whose it is.
    """

    transfer_id: str
    amounts: tuple[Money, ...] = ()
    """(): whatever it is."""
    bank_account: str = field(default="", repr=False)
    """"": whichever it is."""
