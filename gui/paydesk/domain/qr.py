"""What a QR asks for, and whether that is what the order says (DESIGN.md, truths 12 and 13). Text only, no images."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import parse_qs, urlsplit

from paydesk.domain.money import Money, MoneyError, MoneyFault
from paydesk.domain.rules import is_this_pc


class QrCheck(StrEnum):
    """What came of reading the QR back."""

    VERIFIED = "verified"
    UNREADABLE = "unreadable"
    """The image came, but no amount could be read from it: shown as it came, in amber."""
    MISMATCH = "mismatch"
    """It asks for something else than the order: never shown."""
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
    WRONG_AMOUNT = "wrong_amount"
    WRONG_CURRENCY = "wrong_currency"
    WRONG_PAYEE = "wrong_payee"
    WRONG_ORDER = "wrong_order"
    REAL_MONEY_IN_DEMO = "real_money_in_demo"
    SEVERAL = "several"
    UNSAFE_ADDRESS = "unsafe_address"
    """A payment page that is no plain https address."""
    OTHER_HOST = "other_host"
    """A payment page that is not at the service's own domain: shown in amber."""


@dataclass(frozen=True, slots=True)
class QrReading:
    """The result of reading a QR back: the check, the payload text, the amount it asks for, and why not if not."""

    check: QrCheck
    payload: str = ""
    amount: Money | None = None
    reason: QrReason | None = None


@dataclass(frozen=True, slots=True)
class QrClaim:
    """What a payload says: amount text, currency, payee address and name, reference; empty where it is silent."""

    amount: str
    currency: str
    payee: str
    payee_name: str
    reference: str
    is_upi: bool
    repeated: bool


def claim_of(payload: str) -> QrClaim | None:
    """Read `upi://pay?pa=..&am=..` or the sandbox's payment address; None when it is neither."""
    try:
        parts = urlsplit(payload.strip())
        query = parse_qs(parts.query, keep_blank_values=True)
    except ValueError:
        return None
    scheme = parts.scheme.lower()
    if scheme not in {"upi", "http", "https"}:
        return None
    fields = {key.lower(): values for key, values in query.items()}
    return QrClaim(
        amount=fields.get("am", [""])[0],
        currency=fields.get("cu", [""])[0],
        payee=fields.get("pa", [""])[0],
        payee_name=fields.get("pn", [""])[0],
        reference=fields.get("tr", [""])[0],
        is_upi=scheme == "upi",
        repeated=len(fields) != len(query) or any(len(values) > 1 for values in fields.values()),
    )


def check_payload(
    payload: str, *, amount: Money, currency: str = "INR", payee: str = "", order_id: str = "", demo: bool = False
) -> QrReading:
    """Compare a decoded payload with the order, to the paisa.

    `payee` is the shop's own UPI address from the settings; empty means it is not known and not compared. So is
    `order_id`, which an address of a payment page names; a `upi:` link names a reference of the bank's there.
    `demo`: a `upi:` address in a demo is refused, since a phone could really pay it (DESIGN.md, truth 12).
    """
    claim = claim_of(payload)
    if claim is None:
        return QrReading(QrCheck.UNREADABLE, payload, None, QrReason.NO_AMOUNT)
    if demo and claim.is_upi:
        return QrReading(QrCheck.MISMATCH, payload, None, QrReason.REAL_MONEY_IN_DEMO)
    asked, fault = _asked(claim)
    # a number that no amount of money can be is still not the order's amount
    wrong = asked != amount if fault is None else fault not in {MoneyFault.EMPTY, MoneyFault.NOT_A_NUMBER}
    reason: QrReason | None = None
    if claim.repeated:
        reason = QrReason.SEVERAL  # two amounts in one link: apps disagree on which one counts
    elif wrong:
        reason = QrReason.WRONG_AMOUNT
    elif claim.currency and claim.currency.upper() != currency.upper():
        reason = QrReason.WRONG_CURRENCY
    elif payee and claim.payee and claim.payee.lower() != payee.lower():
        reason = QrReason.WRONG_PAYEE
    elif order_id and not claim.is_upi and claim.reference not in {"", order_id}:
        reason = QrReason.WRONG_ORDER
    if reason is not None:
        return QrReading(QrCheck.MISMATCH, payload, asked, reason)
    if asked is None or not payload.strip().isprintable():  # a control sign cuts a number in one app and not in another
        return QrReading(QrCheck.UNREADABLE, payload, None, QrReason.NO_AMOUNT)
    return QrReading(QrCheck.VERIFIED, payload, asked)


_LONGEST_URL = 2_000


def check_url(url: str, *, amount: Money, host: str, currency: str = "INR") -> QrReading:
    """Check a `payment_url` before it is drawn, opened, copied or printed (SPEC.md 2.2; DESIGN.md, truth 26).

    MISMATCH for what is no plain https address (or http, where both are on this PC), or names another amount;
    UNREADABLE for a page elsewhere than at the domain of `host` (the service's; "" is not known and not compared);
    VERIFIED else. Its `amount` is what the address names, None where it is silent.
    """
    try:
        parts = urlsplit(url)
        name = parts.hostname
    except ValueError:
        return QrReading(QrCheck.MISMATCH, "", None, QrReason.UNSAFE_ADDRESS)
    ours = urlsplit(f"//{host}").hostname
    here = is_this_pc(name or "") and is_this_pc(ours or "")
    schemes = {"https", "http"} if here else {"https"}
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= _LONGEST_URL
    if not plain or not name or parts.username is not None or parts.scheme not in schemes:
        return QrReading(QrCheck.MISMATCH, "", None, QrReason.UNSAFE_ADDRESS)
    seen = check_payload(url, amount=amount, currency=currency)
    if seen.check is QrCheck.MISMATCH:
        return seen
    if ours and not here and _domain(name) != _domain(ours):
        return QrReading(QrCheck.UNREADABLE, url, seen.amount, QrReason.OTHER_HOST)
    return QrReading(QrCheck.VERIFIED, url, seen.amount)


def _domain(host: str) -> str:
    """The last two labels of a host name: payments.cashfree.com and api.cashfree.com are one house."""
    return ".".join(host.split(".")[-2:])


def _asked(claim: QrClaim) -> tuple[Money | None, MoneyFault | None]:
    """The amount that a QR names, or why there is none."""
    if not claim.amount:
        return None, MoneyFault.EMPTY
    try:
        return Money.from_wire(claim.amount), None
    except MoneyError as error:
        return None, error.fault
