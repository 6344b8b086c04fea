"""The check of all texts of the service that are scanned or opened, and the type that only this check creates.

All functions that draw a code, or copy, print or open an address, take a `CheckedAddress`, never a text.
"""

from __future__ import annotations

import re
from dataclasses import InitVar, dataclass, field
from typing import Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from paydesk.domain.money import RUPEES, Money, MoneyError
from paydesk.domain.payment_code import (
    LONGEST,
    PaymentCode,
    is_bharat_qr,
    is_plain,
    is_upi,
    is_vpa,
    read_bharat_qr,
    read_upi,
)
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.rules import ip_of, is_own_order_id, is_this_pc

_SEAL: Final = object()
"""Known to this module only."""


@dataclass(frozen=True, slots=True)
class CheckedAddress:
    """A text of the service that may be drawn, copied, printed or opened; created by the checks of this module only.

    Raises TypeError elsewhere.
    """

    text: str = field(repr=False)
    amount: Money | None
    """The amount of the order or payout link; None if unknown."""
    order_id: str
    """The order or payout that it was checked for."""
    host: str
    """The service that it was checked for, with its port if one is named."""
    demo: bool
    reading: QrReading = field(repr=False)
    seal: InitVar[object] = None

    def __post_init__(self, seal: object) -> None:
        if seal is not _SEAL:
            raise TypeError("only a check makes a CheckedAddress")

    @property
    def is_page(self) -> bool:
        """True if a browser can open it."""
        return self.text[:4].lower() == "http"


@dataclass(frozen=True, slots=True)
class CheckedToken:
    """A token of the service that may be copied: one word, and not an address. Created by `check_token` only."""

    text: str = field(repr=False)
    seal: InitVar[object] = None

    def __post_init__(self, seal: object) -> None:
        if seal is not _SEAL:
            raise TypeError("only a check makes a CheckedToken")


_TOKEN: Final = re.compile(r"[A-Za-z0-9._~+/=-]+", re.ASCII)
_ADDRESS: Final = re.compile(r"//|\.|[a-z0-9-]+(?:\.[a-z0-9-]+)+/|www\.", re.ASCII | re.IGNORECASE)
"""Texts that a browser opens if pasted: host/path, //host, and paths."""


def check_token(text: str) -> CheckedToken | None:
    """Return the token, or None if it has characters that no token has."""
    is_token = len(text) <= LONGEST and _TOKEN.fullmatch(text) and not _ADDRESS.match(text)
    return CheckedToken(text, _SEAL) if is_token else None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedPayment:
    """The payment that a code or address has to ask for."""

    amount: Money | None
    order_id: str
    host: str
    """The service's host, with its port if one is named; "" if unknown: then no page can be its own."""
    currency: str = RUPEES
    cf_order_id: str = ""
    demo: bool = False
    lan: bool = False
    """True if the sandbox of a demo has its pages at this PC's address on the network."""
    payee: str = ""
    """The shop's UPI address, from the settings; "" if unknown."""
    paid_payees: frozenset[str] = frozenset()
    """The UPI addresses of earlier paid sales, in lower case, used while `payee` is unknown."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of a check: the reading, and the address unless it is refused."""

    reading: QrReading
    address: CheckedAddress | None = None


def check_code(text: str, expected: ExpectedPayment) -> CheckResult:
    """Check the content of a QR. All that is not certainly the payment of this order is refused.

    VERIFIED: one `upi://pay` or dynamic Bharat QR with one payee, the exact amount and no field that changes it, or a
    page of the service itself. UNREADABLE, with an address: it pays a UPI address that no paid sale went to.
    """
    plain = text.strip(" \t\r\n")
    payable = _is_payable(plain)
    if expected.demo and payable:
        return _refused(text, QrReason.REAL_MONEY_IN_DEMO)
    if not is_plain(plain):
        return _refused(text, QrReason.NOT_A_PAYMENT)
    if is_upi(plain) or is_bharat_qr(plain):
        code = read_upi(plain) if is_upi(plain) else read_bharat_qr(plain)
        return _refused(text, QrReason.NOT_A_PAYMENT) if code is None else _check_payment(text, code, expected)
    if plain.lower().startswith(("http:", "https:")):
        return check_page(plain, expected)
    return _refused(text, QrReason.NOT_A_PAYMENT)


def check_static_code(text: str, expected: ExpectedPayment) -> CheckResult:
    """Check the content of a terminal's static QR: one payee and no amount, or a page of the service itself.

    `expected` has no amount and no order.
    """
    plain = text.strip(" \t\r\n")
    if not is_upi(plain) or (expected.demo and _is_payable(plain)):
        return check_code(text, expected)
    code = read_upi(plain) if is_plain(plain) else None
    payee, known = ("" if code is None else code.payee.lower()), expected.payee.lower()
    reason: QrReason | None = None
    if code is None or not is_vpa(code.payee):
        reason = QrReason.NOT_A_PAYMENT if code is None else QrReason.NO_PAYEE
    elif code.repeats:
        reason = QrReason.SEVERAL
    elif code.amount or code.least_amount is not None:
        reason = QrReason.WRONG_AMOUNT
    elif not code.currency or not _is_currency(code.currency, expected.currency):
        reason = QrReason.WRONG_CURRENCY
    elif known and payee != known:
        reason = QrReason.WRONG_PAYEE
    elif is_own_order_id(code.reference):
        reason = QrReason.WRONG_ORDER
    elif code.alters:
        reason = QrReason.ALTERABLE
    return _refused(text, reason) if reason is not None else _passed(plain, expected, None)


def check_page(url: str, expected: ExpectedPayment) -> CheckResult:
    """Check the address of a payment page: it must be the service's own, and name no other payment.

    The amount of the reading is the one in the address, or None.
    """
    parts = _parts(url)
    if parts is None or not _is_safe(parts, expected):
        real = expected.demo and _is_payable(url.strip())
        return _refused("", QrReason.REAL_MONEY_IN_DEMO if real else QrReason.UNSAFE_ADDRESS)
    fields, repeats = _fields(parts)
    named = {key: fields[key] for key in _AMOUNT_KEYS if key in fields}
    amounts = {_amount(each) for each in named.values()}
    asked = next(iter(amounts)) if len(amounts) == 1 else None
    reason: QrReason | None = None
    if repeats:
        reason = QrReason.SEVERAL
    elif _holds_payment(url):
        reason = QrReason.NOT_A_PAYMENT
    elif named and (asked is None or asked != expected.amount):
        reason = QrReason.WRONG_AMOUNT
    elif not all(_is_currency(fields.get(key, ""), expected.currency) for key in _CURRENCY_KEYS):
        reason = QrReason.WRONG_CURRENCY
    elif expected.payee and fields.get("pa", expected.payee).lower() != expected.payee.lower():
        reason = QrReason.WRONG_PAYEE
    elif _names_other_order(fields, expected):
        reason = QrReason.WRONG_ORDER
    elif not _is_own(parts, expected):
        reason = QrReason.OTHER_HOST
    return _refused(url, reason, asked) if reason is not None else _passed(url, expected, asked)


def check_payout_link(url: str, expected: ExpectedPayment) -> CheckResult:
    """Check the link by which a customer gets money: a page of the service itself, and never a payment."""
    if _is_payable(url.strip()):
        return _refused("", QrReason.PAYS_INSTEAD)
    parts = _parts(url)
    short = parts is not None and _is_short_link(parts, expected)
    if parts is None or not (short or _is_safe(parts, expected)):
        return _refused("", QrReason.UNSAFE_ADDRESS)
    if not (short or _is_own(parts, expected)):
        return _refused(url, QrReason.OTHER_HOST)
    return _passed(url, expected, None)


def _refused(text: str, reason: QrReason, asked: Money | None = None) -> CheckResult:
    return CheckResult(QrReading(QrCheck.MISMATCH, text, asked, reason))


def _passed(text: str, expected: ExpectedPayment, asked: Money | None, doubt: QrReason | None = None) -> CheckResult:
    check = QrCheck.VERIFIED if doubt is None else QrCheck.UNREADABLE
    reading = QrReading(check, text, asked, doubt)
    of = (expected.amount, expected.order_id, expected.host, expected.demo)
    return CheckResult(reading, CheckedAddress(text, *of, reading, _SEAL))


# Payments -------------------------------------------------------------------------------------------------------------

_PAYMENT_APPS: Final = frozenset(
    (
        *("upi", "intent", "phonepe", "tez", "gpay", "googlepay", "paytm", "paytmmp", "bhim", "credpay", "cred"),
        *("amazonpay", "mobikwik", "freecharge", "navi", "slice", "whatsapp", "supermoney", "popclubapp"),
    )
)
"""URL schemes of payment apps."""


def _is_payable(text: str) -> bool:
    """Return True if some phone might pay it, read as leniently as possible."""
    return _begins_payment(text) or _holds_payment(text)


def _holds_payment(text: str) -> bool:
    """Return True if it contains a payment link, also escaped once or twice."""
    return any("upi://" in each.lower() for each in (text, unquote(text), unquote(unquote(text))))


def _begins_payment(text: str) -> bool:
    seen = "".join(sign for sign in text if sign.isprintable()).strip().lower()
    scheme = re.split(r"[:?]", seen, maxsplit=1)[0]
    return scheme in _PAYMENT_APPS or seen.startswith("0002") or "upi://" in seen


def _check_payment(text: str, code: PaymentCode, expected: ExpectedPayment) -> CheckResult:
    asked, payee = _amount(code.amount), code.payee.lower()
    known = expected.payee.lower()
    reason: QrReason | None = None
    if code.repeats:
        reason = QrReason.SEVERAL
    elif code.names_amount and (asked is None or asked != expected.amount):
        reason = QrReason.WRONG_AMOUNT
    elif not _is_currency(code.currency, expected.currency) or not code.currency:
        reason = QrReason.WRONG_CURRENCY
    elif payee and known and payee != known:
        reason = QrReason.WRONG_PAYEE
    elif is_own_order_id(code.reference) and code.reference.lower() != expected.order_id.lower():
        reason = QrReason.WRONG_ORDER
    elif not is_vpa(code.payee):
        reason = QrReason.NO_PAYEE
    elif not code.names_amount:
        reason = QrReason.NO_AMOUNT
    elif code.alters or (code.least_amount is not None and _amount(code.least_amount) != asked):
        reason = QrReason.ALTERABLE
    if reason is not None:
        return _refused(text, reason, asked)
    is_new = not known and expected.paid_payees and payee not in expected.paid_payees
    return _passed(text, expected, asked, QrReason.NEW_PAYEE if is_new else None)


_DIGITS: Final = re.compile(r"[0-9]{1,12}(?:\.[0-9]{1,6})?", re.ASCII)


def _amount(text: str) -> Money | None:
    """Return an amount that every phone reads alike; None for anything else."""
    if not _DIGITS.fullmatch(text):
        return None
    try:
        return Money.from_wire(text)
    except MoneyError:
        return None


def _is_currency(named: str, expected: str) -> bool:
    """Return True if it is the order's currency, or empty; characters that only look like ASCII differ."""
    return not named or (named.isascii() and named.upper() == expected.upper())


# Pages ----------------------------------------------------------------------------------------------------------------

_DOMAINS: Final = ("cashfree.com",)
"""Domains that belong to the service as a whole: its pages have other host names than its API."""
_SHORT_LINKS: Final = ("csgr.am",)
"""Hosts of the service's short payout links; by http too, as in its documentation."""
_HOST: Final = re.compile(r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]+", re.ASCII)
_PORTS: Final = {"http": 80, "https": 443}
_ORDER_KEYS: Final = ("tr", "order", "order_id", "orderid", "cf_order_id", "cforderid")
_AMOUNT_KEYS: Final = ("am", "amount", "order_amount", "orderamount", "payment_amount", "paymentamount")
_CURRENCY_KEYS: Final = ("cu", "currency", "order_currency", "ordercurrency", "payment_currency", "paymentcurrency")
"""Names of query fields on payment pages."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts of an address that every browser reads alike."""

    scheme: str
    host: str
    port: int
    query: str
    """Includes the fragment, from which a script of the page may read fields, too."""


def _parts(url: str) -> _Parts | None:
    """Return the parts of a plain http or https address; None for anything else."""
    if not (url.isascii() and url.isprintable() and len(url) <= LONGEST) or set(url) & set(' \\"<>^`{|}'):
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    plain = parts.scheme in _PORTS and url.lower().startswith(f"{parts.scheme}://") and _HOST.fullmatch(host)
    if not plain or "@" in parts.netloc or _is_odd_number(parts, host) or ".." in host or port == 0:
        return None
    query = "&".join(filter(None, (parts.query, parts.fragment)))
    return _Parts(parts.scheme, host, port or _PORTS[parts.scheme], query)


def _is_odd_number(parts: SplitResult, host: str) -> bool:
    """Return True if browsers would read the host as an IP address in an unusual form (2130706433, 0x7f.1)."""
    last = host.rpartition(".")[2]
    numeric = last.isdigit() or last.startswith("0x")
    return parts.netloc.endswith(":") or (numeric and ip_of(host) is None)


def _service(host: str) -> tuple[str, int | None]:
    """Return name and port of the configured host; the port is None if none is named."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "").lower(), parts.port
    except ValueError:
        return "", None


def _is_safe(parts: _Parts, expected: ExpectedPayment) -> bool:
    """Return True if the page cannot be changed in transit: https, or a service on this PC."""
    name, _ = _service(expected.host)
    return parts.scheme == "https" or (is_this_pc(name) and (is_this_pc(parts.host) or _is_at_lan(parts, expected)))


def _is_at_lan(parts: _Parts, expected: ExpectedPayment) -> bool:
    return expected.demo and expected.lan and ip_of(parts.host) is not None


def _is_own(parts: _Parts, expected: ExpectedPayment) -> bool:
    """Return True if the page is the service's: at its host, below it, or at a domain of the service.

    A service on this PC may have its pages at another port; the sandbox of a demo may not.
    """
    name, port = _service(expected.host)
    if not name:
        return False
    if is_this_pc(name):
        here = is_this_pc(parts.host) or _is_at_lan(parts, expected)
        return here and (not expected.demo or parts.port == (port or _PORTS[parts.scheme]))
    if parts.port not in {_PORTS["https"], port}:
        return False
    if ip_of(name) is not None or ip_of(parts.host) is not None:
        return parts.host == name
    domain = next((each for each in _DOMAINS if _is_below(name, each)), name)
    return _is_below(parts.host, domain)


def _is_short_link(parts: _Parts, expected: ExpectedPayment) -> bool:
    name, _ = _service(expected.host)
    plain = parts.host in _SHORT_LINKS and parts.port == _PORTS[parts.scheme]
    return plain and not expected.demo and any(_is_below(name, each) for each in _DOMAINS)


def _is_below(host: str, domain: str) -> bool:
    return host == domain or host.endswith(f".{domain}")


def _fields(parts: _Parts) -> tuple[dict[str, str], bool]:
    """Return the query fields by lower-case names, and True if one occurs twice, or may for some browsers."""
    query = parse_qs(parts.query, keep_blank_values=True)
    fields = {key.lower(): values for key, values in query.items()}
    repeats = len(fields) != len(query) or any(len(values) > 1 for values in fields.values()) or ";" in parts.query
    return {key: values[0] for key, values in fields.items()}, repeats


def _names_other_order(fields: dict[str, str], expected: ExpectedPayment) -> bool:
    named = {fields.get(key, "") for key in _ORDER_KEYS} - {""}
    return bool(expected.order_id) and not named <= {expected.order_id, expected.cf_order_id}
