"""What came of reading a QR or an address of the service; the check itself is in `checked_address`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import parse_qs, urlsplit

from paydesk.domain.money import Money
from paydesk.domain.payment_code import is_bharat_qr, read_bharat_qr


class QrCheck(StrEnum):
    """What came of reading the QR back."""

    VERIFIED = "verified"
    UNREADABLE = "unreadable"
    """In doubt, and shown in amber: no code was found in the picture, or it pays a UPI address that is new here."""
    MISMATCH = "mismatch"
    """It is not surely the payment of this order: never shown."""
    NO_IMAGE = "no_image"
    """There is no picture that can be shown at all."""


class QrReason(StrEnum):
    """Why a QR was not verified; the window has words for each."""

    MISSING = "missing"
    NOT_BASE64 = "not_base64"
    NOT_AN_IMAGE = "not_an_image"
    CUT = "cut"
    TOO_LARGE = "too_large"
    UNSUPPORTED = "unsupported"
    NOT_DECODED = "not_decoded"
    NO_AMOUNT = "no_amount"
    NO_PAYEE = "no_payee"
    NOT_A_PAYMENT = "not_a_payment"
    """It is nothing that Paydesk knows as a payment, or is damaged, or can be read in more than one way."""
    ALTERABLE = "alterable"
    """It lets what is paid be changed: a mandate, a least amount, a tip, a field that is not known."""
    NEW_PAYEE = "new_payee"
    """It pays a UPI address that no paid sale of this counter went to: shown in amber."""
    WRONG_AMOUNT = "wrong_amount"
    WRONG_CURRENCY = "wrong_currency"
    WRONG_PAYEE = "wrong_payee"
    WRONG_ORDER = "wrong_order"
    REAL_MONEY_IN_DEMO = "real_money_in_demo"
    SEVERAL = "several"
    UNSAFE_ADDRESS = "unsafe_address"
    """A page that is no plain https address."""
    OTHER_HOST = "other_host"
    """A page that is not the service's own."""
    PAYS_INSTEAD = "pays_instead"
    """A link by which the customer was to get money asks for a payment."""


@dataclass(frozen=True, slots=True)
class QrReading:
    """The result of reading a QR back: the check, the payload text, the amount it asks for, and why not if not."""

    check: QrCheck
    payload: str = ""
    amount: Money | None = None
    reason: QrReason | None = None


@dataclass(frozen=True, slots=True)
class QrClaim:
    """What a payload says, to be shown beside the order: empty where it is silent. Nothing is decided by it."""

    currency: str = ""
    payee: str = ""
    payee_name: str = ""
    reference: str = ""


def claim_of(payload: str) -> QrClaim | None:
    """Return what a `upi:` link, a Bharat QR or the address of a page says; None for anything else."""
    text = payload.strip()
    if is_bharat_qr(text):
        code = read_bharat_qr(text)
        return None if code is None else QrClaim(code.currency, code.payee, code.payee_name, code.reference)
    try:
        parts = urlsplit(text)
        query = parse_qs(parts.query, keep_blank_values=True)
    except ValueError:
        return None
    if parts.scheme.lower() not in {"upi", "http", "https"}:
        return None
    fields = {key.lower(): values[0] for key, values in query.items()}
    return QrClaim(*(fields.get(key, "") for key in ("cu", "pa", "pn", "tr")))
