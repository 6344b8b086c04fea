"""Results of reading a QR or an address of the service; the check itself is in `checked_address`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import parse_qs, urlsplit

from paydesk.domain.money import Money
from paydesk.domain.payment_code import is_bharat_qr, read_bharat_qr


class QrCheck(StrEnum):
    """The result of reading the QR back."""

    VERIFIED = "verified"
    UNREADABLE = "unreadable"
    """In doubt, shown in amber: no code was found in the picture, or it pays a new UPI address."""
    MISMATCH = "mismatch"
    """Not certainly the payment of this order: never shown."""
    NO_IMAGE = "no_image"
    """There is no picture that can be shown."""


class QrReason(StrEnum):
    """The reason why a QR is not verified; the window has a text for each."""

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
    """No known kind of payment, damaged, or ambiguous."""
    ALTERABLE = "alterable"
    """The payment can be changed: a mandate, a least amount, a tip, an unknown field."""
    NEW_PAYEE = "new_payee"
    """It pays a UPI address that no paid sale of this counter went to: shown in amber."""
    WRONG_AMOUNT = "wrong_amount"
    WRONG_CURRENCY = "wrong_currency"
    WRONG_PAYEE = "wrong_payee"
    WRONG_ORDER = "wrong_order"
    REAL_MONEY_IN_DEMO = "real_money_in_demo"
    SEVERAL = "several"
    UNSAFE_ADDRESS = "unsafe_address"
    """A page without a plain https address."""
    OTHER_HOST = "other_host"
    """A page that is not the service's own."""
    PAYS_INSTEAD = "pays_instead"
    """A link that should give the customer money asks for a payment."""


@dataclass(frozen=True, slots=True)
class QrReading:
    """The result of reading a QR back: the check, the content, the amount, and the reason if it is not verified."""

    check: QrCheck
    payload: str = ""
    amount: Money | None = None
    reason: QrReason | None = None


@dataclass(frozen=True, slots=True)
class QrClaim:
    """The content of a code to show beside the order; empty if missing. For information only."""

    currency: str = ""
    payee: str = ""
    payee_name: str = ""
    reference: str = ""


def claim_of(payload: str) -> QrClaim | None:
    """Return the content of a `upi:` link, a Bharat QR or a page's address; None for anything else."""
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
