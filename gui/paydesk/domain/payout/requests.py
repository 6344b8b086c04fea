"""Requests to the payout side and to verification: one frozen value for each operation (docs/service.md#endpoints).

Amounts are Money; ids are the caller's, created once and on disk before the call, never inside a retry. Personal data
is in no repr. The field rules are in `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Final

from paydesk.domain.money import Money


class PayoutKind(StrEnum):
    """The operations that move money."""

    DIRECT = "direct"
    """By one of three versions (docs/service.md#direct-transfer, #transfers-v2)."""
    INTERNAL = "internal"
    LOAN = "loan"
    CASHGRAM = "cashgram"
    REFUND = "refund"
    """Of an order, to its payer; a cashgram can refund a sale, too (docs/service.md#refunds)."""


class TransferMode(StrEnum):
    """The modes of a transfer (docs/service.md#direct-transfer, #loan-disbursement)."""

    BANKTRANSFER = "banktransfer"
    NEFT = "neft"
    IMPS = "imps"
    RTGS = "rtgs"
    UPI = "upi"
    PAYTM = "paytm"
    AMAZONPAY = "amazonpay"

    @property
    def to_bank_account(self) -> bool:
        """True if it needs an account number and an IFSC."""
        return self in _TO_BANK

    @property
    def to_wallet(self) -> bool:
        """True if it pays the wallet of a phone."""
        return self in {TransferMode.PAYTM, TransferMode.AMAZONPAY}


_TO_BANK: Final = frozenset({TransferMode.BANKTRANSFER, TransferMode.NEFT, TransferMode.IMPS, TransferMode.RTGS})


@dataclass(frozen=True, slots=True)
class BeneDetails:
    """The beneficiary (docs/service.md#beneficiary-details). Empty texts are not sent."""

    name: str = field(default="", repr=False)
    phone: str = field(default="", repr=False)
    email: str = field(default="", repr=False)
    address1: str = field(default="", repr=False)
    bank_account: str = field(default="", repr=False)
    ifsc: str = ""
    vpa: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class DirectTransfer:
    """A transfer to a beneficiary whose details are sent along (docs/service.md#direct-transfer)."""

    transfer_id: str
    amount: Money
    bene: BeneDetails
    mode: str = TransferMode.BANKTRANSFER
    """A value of TransferMode; any other breaks a rule."""
    payment_instrument_id: str = ""
    """The debited fund source; not for v1."""


@dataclass(frozen=True, slots=True)
class InternalTransfer:
    """A transfer between the shop's own fund sources: a recharge account, or both instruments.

    See docs/service.md#internal-transfer.
    """

    amount: Money
    transfer_id: str = ""
    """If empty, the service creates one; but then nothing prevents a second transfer."""
    recharge_account: str = field(default="", repr=False)
    payment_instrument_id: str = ""
    to_payment_instrument_id: str = ""
    remarks: str = ""


@dataclass(frozen=True, slots=True)
class ServiceCharge:
    """The share of one party in a loan (docs/service.md#loan-disbursement)."""

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
        """The sum of the service charges."""
        return Money(sum(charge.amount.paise for charge in self.charges))

    @property
    def net(self) -> Money | None:
        """The amount for the beneficiary; None if the charges exceed the loan."""
        rest = self.amount.paise - self.charged.paise
        return Money(rest) if rest >= 0 else None


@dataclass(frozen=True, slots=True)
class NewCashgram:
    """A cashgram to create (docs/service.md#create-a-cashgram)."""

    cashgram_id: str
    amount: Money
    name: str = field(repr=False)
    phone: str = field(repr=False)
    """8 to 12 digits; a leading +91 is removed."""
    link_expiry: date | None
    """The last day on which it can be redeemed; required, at most 30 days ahead."""
    email: str = field(default="", repr=False)
    remarks: str = ""
    notify_customer: bool = False
    payout_type: str = ""


@dataclass(frozen=True, slots=True)
class NewBeneficiary:
    """A beneficiary to register (docs/service.md#beneficiaries-v2)."""

    bene_id: str
    bene: BeneDetails


@dataclass(frozen=True, slots=True)
class OrderRefund:
    """A refund of a paid order to its payer (docs/service.md#refunds)."""

    refund_id: str
    order_id: str
    amount: Money
    note: str
    """The reason, 3 to 100 characters."""
    is_instant: bool = False
    """True to ask for it at once; the service may take it at its usual speed all the same."""


HISTORY_PAGE: Final = 25
"""Items of a page of history, at most and by default (docs/service.md#beneficiary-history, #limits)."""


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """A page of the transfers to a beneficiary; page 1 has the latest (docs/service.md#beneficiary-history)."""

    bene_id: str
    start: date | None = None
    end: date | None = None
    """Required with `start`; yesterday at the latest."""
    per_page: int = HISTORY_PAGE
    page: int = 1


@dataclass(frozen=True, slots=True)
class Validation:
    """A UPI address or a phone to validate, exactly one (docs/service.md#validate-upi-v1, #validate-upi-v2)."""

    transfer_id: str
    vpa: str = field(default="", repr=False)
    phone: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class StatusQuery:
    """The transfer to read, by our id (docs/service.md#read-a-transfer).

    An answer with another amount than `amounts`, or another account, is not about our transfer: an existing id
    (docs/service.md#direct-transfer-errors, 409) need not be ours.
    """

    transfer_id: str
    amounts: tuple[Money, ...] = ()
    """Empty for any amount."""
    bank_account: str = field(default="", repr=False)
    """Empty for any account."""
