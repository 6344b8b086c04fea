"""The field rules of the service, checked before anything is sent: one function a field (docs/service.md#limits)."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias
from urllib.parse import parse_qs, urlsplit

from paydesk.domain.money import ascii_digits

if TYPE_CHECKING:
    from ipaddress import IPv4Address, IPv6Address


class Rule(StrEnum):
    """A broken rule; the window has a text for each."""

    REQUIRED = "required"
    BILL_NEEDED = "bill_needed"
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    CHARACTERS = "characters"
    DIGITS = "digits"
    EXACT_LENGTH = "exact_length"
    NOT_EMAIL = "not_email"
    TOO_SMALL = "too_small"
    NO_SUCH_ORDER = "no_such_order"
    OTHER_AMOUNT = "other_amount"
    """This counter has the scanned order already, with another amount than was typed.

    See docs/rules.md#typed-details-are-kept.
    """


class PayoutRule(StrEnum):
    """A broken rule of the payout side; the window has a text for each."""

    NOT_ONE_OF = "not_one_of"
    TOO_LARGE = "too_large"
    ONE_OR_THE_OTHER = "one_or_the_other"
    """Both are given, but exactly one is allowed."""
    IN_THE_PAST = "in_the_past"
    TOO_FAR_AHEAD = "too_far_ahead"
    NOT_YET_OVER = "not_yet_over"
    """The day must be before today."""
    AFTER_THE_END = "after_the_end"
    NOT_A_UPI_ADDRESS = "not_a_upi_address"
    ONLY_V1_2 = "only_v1_2"
    """The older operation does not have this field."""
    OTHER_MONEY = "other_money"
    """Real money for that of a test, or the reverse."""


AnyRule: TypeAlias = Rule | PayoutRule
BrokenRules: TypeAlias = tuple[tuple[str, AnyRule], ...]
"""(field, rule) in the order of the fields, with the field names of the service."""


ORDER_ID_LENGTH: Final = (3, 45)
TRANSFER_ID_MAX: Final = 40
CASHGRAM_ID_MAX: Final = 35
CASHGRAM_NAME_MAX: Final = 100
BENE_ID_MAX: Final = 50
EMAIL_MAX: Final = 200
REMARKS_MAX: Final = 70
"""The limit of transfers; none is documented for cashgrams and internal transfers."""
PHONE_LENGTH: Final = 10
ORDER_TAGS_MAX: Final = 10
NOTE_MAX: Final = 40

_WORD_HYPHEN: Final = re.compile(r"[A-Za-z0-9_-]+")
_WORD: Final = re.compile(r"[A-Za-z0-9_]+")
_ALNUM: Final = re.compile(r"[A-Za-z0-9]+")
_DIGITS: Final = re.compile(r"[0-9]+")
_CASHGRAM_NAME: Final = re.compile(r"[A-Za-z0-9 .\-/&]+")
_REMARKS: Final = re.compile(r"[A-Za-z0-9 ]*")


def check_length(value: str, low: int, high: int, pattern: re.Pattern[str] | None = None) -> Rule | None:
    """Check a required text for its length, both ends included, and its characters (`pattern`)."""
    if not value:
        return Rule.REQUIRED
    if pattern is not None and not pattern.fullmatch(value):
        return Rule.CHARACTERS
    if len(value) < low:
        return Rule.TOO_SHORT
    return Rule.TOO_LONG if len(value) > high else None


_JOINERS: Final = re.compile("(?<=[\u0900-\u0dff])[\u200c\u200d]")


def can_be_shown(text: str) -> bool:
    """Return True for one line of visible characters and blanks, and the joiners of Indian scripts."""
    return all(sign.isprintable() or unicodedata.category(sign) == "Zs" for sign in _JOINERS.sub("", text))


def clean_line(value: str) -> str:
    """Return typed or pasted text as one line without invisible characters such as direction marks."""
    if can_be_shown(value):  # nearly always
        return value.strip()
    joined = {joiner.start() for joiner in _JOINERS.finditer(value)}
    kinds = ((sign, "Lo" if place in joined else unicodedata.category(sign)) for place, sign in enumerate(value))
    seen = (" " if kind[0] == "C" or kind in {"Zl", "Zp"} else sign for sign, kind in kinds if kind != "Cf")
    return "".join(seen).strip()


def check_order_id(value: str) -> Rule | None:
    """Check an order id: 3 to 45 letters, digits, underscores, hyphens (docs/service.md#create-an-order)."""
    return check_length(value, *ORDER_ID_LENGTH, _WORD_HYPHEN)


def check_note(value: str) -> Rule | None:
    """Check the note of a sale: one visible line, at most 40 characters; "" for none."""
    if len(value) > NOTE_MAX:
        return Rule.TOO_LONG
    return None if can_be_shown(value) else Rule.CHARACTERS


_MADE_HERE: Final = re.compile(r"order_[0-9]{8}_[0-9]{4,}_[a-z0-9]{5}", re.ASCII | re.IGNORECASE)


def is_own_order_id(value: str) -> bool:
    """Return True if it is an order number as Paydesk creates them, on any counter."""
    return _MADE_HERE.fullmatch(value) is not None


SEPARATORS: Final = frozenset("/\\|.,:;#+*&~ \u00a0\u2010\u2011\u2012\u2013\u2014")
"""Separators in the numbers of paper bills that no order number has: a hyphen may be meant."""


def invalid_char(value: str) -> str:
    """Return the first character that no order number has; "" for none."""
    return next((sign for sign in value if not _WORD_HYPHEN.fullmatch(sign)), "")


def replace_separators(value: str) -> str:
    """Return an order number with "-" for each invalid separator; "" if that is not valid either."""
    if not invalid_char(value):
        return ""
    found = "".join("-" if sign in SEPARATORS else sign for sign in value).strip("-")
    return found if check_order_id(found) is None else ""


def check_transfer_id(value: str) -> Rule | None:
    """Check the id of a direct transfer: letters, digits, underscores; at most 40 (docs/service.md#direct-transfer)."""
    return check_length(value, 1, TRANSFER_ID_MAX, _WORD)


def check_validation_id(value: str) -> Rule | None:
    """Check the id of a v1 UPI validation or an internal transfer: hyphens too; at most 40.

    See docs/service.md#validate-upi-v1, #internal-transfer.
    """
    return check_length(value, 1, TRANSFER_ID_MAX, _WORD_HYPHEN)


def check_refund_id(value: str) -> Rule | None:
    """Check a refund id: 3 to 40 letters, digits, underscores, hyphens (docs/service.md#refunds)."""
    return check_length(value, 3, 40, _WORD_HYPHEN)


def check_cashgram_id(value: str) -> Rule | None:
    """Check a cashgram id: letters, digits, underscores, hyphens; at most 35 (docs/service.md#create-a-cashgram)."""
    return check_length(value, 1, CASHGRAM_ID_MAX, _WORD_HYPHEN)


def check_loan_id(value: str) -> Rule | None:
    """Check a loan id: letters and digits only (docs/service.md#loan-disbursement)."""
    return check_length(value, 1, 10_000, _ALNUM)


def check_bene_id(value: str) -> Rule | None:
    """Check a beneficiary id: letters and digits only; at most 50.

    See docs/service.md#loan-disbursement, #beneficiary-history.
    """
    return check_length(value, 1, BENE_ID_MAX, _ALNUM)


def check_cashgram_name(value: str) -> Rule | None:
    """Check the name on a cashgram: letters, digits, space . - / &; at most 100 (docs/service.md#create-a-cashgram)."""
    return check_length(value, 1, CASHGRAM_NAME_MAX, _CASHGRAM_NAME)


def check_cashgram_phone(value: str) -> Rule | None:
    """Check the phone on a cashgram: 8 to 12 digits without +91 (docs/service.md#create-a-cashgram)."""
    return check_length(bare_phone(value), 8, 12, _DIGITS)


def check_email(value: str) -> Rule | None:
    """Check the e-mail on a cashgram: has @ and a dot; at most 200 (docs/service.md#create-a-cashgram)."""
    if "@" not in value or "." not in value:
        return Rule.NOT_EMAIL
    return Rule.TOO_LONG if len(value) > EMAIL_MAX else None


def check_remarks(value: str) -> Rule | None:
    """Check the remarks of a cashgram: letters, digits, spaces; at most 70 (docs/service.md#create-a-cashgram)."""
    return check_length(value, 1, REMARKS_MAX, _REMARKS) if value else None


def check_phone(value: str) -> Rule | None:
    """Check a terminal's or customer's phone: 10 digits (docs/service.md#create-a-terminal-transaction, #limits)."""
    if not value:
        return Rule.REQUIRED
    if not _DIGITS.fullmatch(value):
        return Rule.DIGITS
    return None if len(value) == PHONE_LENGTH else Rule.EXACT_LENGTH


def check_terminal_id(value: str) -> Rule | None:
    """Check a typed `cf_terminal_id`: a whole number above 0 (docs/service.md#create-a-terminal-transaction)."""
    if not value:
        return Rule.REQUIRED
    whole = _DIGITS.fullmatch(value) and len(value) <= 18 and int(value) > 0
    return None if whole else Rule.DIGITS


def bare_phone(value: str) -> str:
    """Return a plainly written phone without +91 and outer spaces (docs/service.md#create-a-cashgram)."""
    return value.strip().removeprefix("+91").strip()


def clean_number(value: str) -> str:
    """Return a typed or pasted number without blanks and inner hyphens, its digits of any script as 0 to 9.

    Characters that chats add around a phone are removed, too: no-break spaces, direction marks.
    """
    seen = "".join(sign for sign in ascii_digits(value) if unicodedata.category(sign) not in {"Zs", "Cf"})
    return re.sub(r"(?<=\w)-(?=\w)", "", seen)


def extract_vpa(text: str) -> str:
    """Return the address in a scanned UPI QR (`upi://pay?pa=name@bank`), or a bare one; "" for none.

    Codes in upper case, as in many QRs or after Caps Lock, are returned in lower case.
    """
    if text.lower().startswith("upi:"):
        query = text.partition("?")[2].partition("#")[0]
        found = next((values[0] for name, values in parse_qs(query).items() if name.lower() == "pa"), "")
    else:
        found = text if "@" in text and ":" not in text else ""
    found = re.sub(r"\s*@\s*", "@", found.strip())
    return found.lower() if found.isupper() else found


def clean_vpa(text: str) -> str:
    """Return the address in typed or pasted text, also in the text of a UPI QR."""
    plain = clean_line(ascii_digits(text))
    return extract_vpa(plain) or plain


def ip_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address that a host is written as; None for a name."""
    if not (":" in host or host[:1].isdecimal()):
        return None
    import ipaddress  # deferred: not needed for the first window

    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_this_pc(host: str) -> bool:
    """Return True if a host, by name or number, is this PC itself (127.0.0.0/8, ::1, localhost)."""
    ip = ip_of(host)
    return host.lower() == "localhost" if ip is None else ip.is_loopback


def is_at_this_pc(address: str) -> bool:
    """Return True if an http(s) address leads to this PC itself."""
    try:
        parts = urlsplit(address)
        return parts.scheme in {"http", "https"} and is_this_pc(parts.hostname or "")
    except ValueError:
        return False


def is_upi_code(text: str) -> bool:
    """Return True if a scanned text belongs to UPI: then it is not an order number."""
    return text.lower().startswith("upi:") or "@" in text
