"""The field rules of SPEC.md (parts 4 and 8), checked before anything is sent: one function a field."""

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
    """A broken rule; the window has words for each."""

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
    """Of a scanned order that this counter has already: it is not of what was typed for it.

    See docs/rules.md#typed-details-are-kept.
    """


class PayoutRule(StrEnum):
    """A broken rule that only the payout side knows; the window has words for each."""

    NOT_ONE_OF = "not_one_of"
    TOO_LARGE = "too_large"
    ONE_OR_THE_OTHER = "one_or_the_other"
    """Both are given where exactly one may be."""
    IN_THE_PAST = "in_the_past"
    TOO_FAR_AHEAD = "too_far_ahead"
    NOT_YET_OVER = "not_yet_over"
    """A day that must lie before today."""
    AFTER_THE_END = "after_the_end"
    NOT_A_UPI_ADDRESS = "not_a_upi_address"
    ONLY_V1_2 = "only_v1_2"
    """The older operation does not know this field."""
    OTHER_MONEY = "other_money"
    """Real money for that of a test, or the other way round."""


AnyRule: TypeAlias = Rule | PayoutRule
BrokenRules: TypeAlias = tuple[tuple[str, AnyRule], ...]
"""(field, rule) in the order of the fields, with the field names of SPEC.md."""


ORDER_ID_LENGTH: Final = (3, 45)
TRANSFER_ID_MAX: Final = 40
CASHGRAM_ID_MAX: Final = 35
CASHGRAM_NAME_MAX: Final = 100
BENE_ID_MAX: Final = 50
EMAIL_MAX: Final = 200
REMARKS_MAX: Final = 70
"""What transfers take; of links and moves between accounts SPEC.md names no length."""
PHONE_LENGTH: Final = 10
ORDER_TAGS_MAX: Final = 10

_WORD_HYPHEN: Final = re.compile(r"[A-Za-z0-9_-]+")
_WORD: Final = re.compile(r"[A-Za-z0-9_]+")
_ALNUM: Final = re.compile(r"[A-Za-z0-9]+")
_DIGITS: Final = re.compile(r"[0-9]+")
_CASHGRAM_NAME: Final = re.compile(r"[A-Za-z0-9 .\-/&]+")
_REMARKS: Final = re.compile(r"[A-Za-z0-9 ]*")


def check_length(value: str, low: int, high: int, pattern: re.Pattern[str] | None = None) -> Rule | None:
    """A text that must be there, of so many signs, both ends included; `pattern`: what it is made of."""
    if not value:
        return Rule.REQUIRED
    if pattern is not None and not pattern.fullmatch(value):
        return Rule.CHARACTERS
    if len(value) < low:
        return Rule.TOO_SHORT
    return Rule.TOO_LONG if len(value) > high else None


_JOINERS: Final = re.compile("(?<=[\u0900-\u0dff])[\u200c\u200d]")


def can_be_shown(text: str) -> bool:
    """Whether it is one line of letters and blanks, with the joiners that words of Indian scripts are typed with."""
    return all(sign.isprintable() or unicodedata.category(sign) == "Zs" for sign in _JOINERS.sub("", text))


def clean_line(value: str) -> str:
    """What somebody typed or pasted, as one line without what nobody sees: marks of direction, blanks of no width."""
    if can_be_shown(value):  # nearly always
        return value.strip()
    joined = {joiner.start() for joiner in _JOINERS.finditer(value)}
    kinds = ((sign, "Lo" if place in joined else unicodedata.category(sign)) for place, sign in enumerate(value))
    seen = (" " if kind[0] == "C" or kind in {"Zl", "Zp"} else sign for sign, kind in kinds if kind != "Cf")
    return "".join(seen).strip()


def check_order_id(value: str) -> Rule | None:
    """Merchant order identifier: 3 to 45 of letters, digits, underscore, hyphen (docs/service.md#create-an-order)."""
    return check_length(value, *ORDER_ID_LENGTH, _WORD_HYPHEN)


_MADE_HERE: Final = re.compile(r"order_[0-9]{8}_[0-9]{4,}_[a-z0-9]{5}", re.ASCII | re.IGNORECASE)


def is_own_order_id(value: str) -> bool:
    """Return True if it is an order number as Paydesk makes them, on whichever counter."""
    return _MADE_HERE.fullmatch(value) is not None


SEPARATORS: Final = frozenset("/\\|.,:;#+*&~ \u00a0\u2010\u2011\u2012\u2013\u2014")
"""What parts the numbers of bills on paper, and stands in no order number: a hyphen may be meant."""


def invalid_char(value: str) -> str:
    """Return the first sign that no order number has; "" where all are well."""
    return next((sign for sign in value if not _WORD_HYPHEN.fullmatch(sign)), "")


def replace_separators(value: str) -> str:
    """Return an order number with "-" in the place of each separator that it may not have; "" where that helps not."""
    if not invalid_char(value):
        return ""
    found = "".join("-" if sign in SEPARATORS else sign for sign in value).strip("-")
    return found if check_order_id(found) is None else ""


def check_transfer_id(value: str) -> Rule | None:
    """Id of a direct transfer (docs/service.md#direct-transfer): letters, digits, underscore; at most 40."""
    return check_length(value, 1, TRANSFER_ID_MAX, _WORD)


def check_validation_id(value: str) -> Rule | None:
    """Id of a v1 UPI validation or an internal transfer: hyphens too; at most 40.

    See docs/service.md#validate-upi-v1, #internal-transfer.
    """
    return check_length(value, 1, TRANSFER_ID_MAX, _WORD_HYPHEN)


def check_cashgram_id(value: str) -> Rule | None:
    """Id of a payment link (docs/service.md#create-a-cashgram): letters, digits, underscore, hyphen; at most 35."""
    return check_length(value, 1, CASHGRAM_ID_MAX, _WORD_HYPHEN)


def check_loan_id(value: str) -> Rule | None:
    """Id of a loan (docs/service.md#loan-disbursement): letters and digits only."""
    return check_length(value, 1, 10_000, _ALNUM)


def check_bene_id(value: str) -> Rule | None:
    """Id of a beneficiary (docs/service.md#loan-disbursement, #beneficiary-history): letters and digits only; at most 50.

    See docs/service.md#beneficiary-history.
    """
    return check_length(value, 1, BENE_ID_MAX, _ALNUM)


def check_cashgram_name(value: str) -> Rule | None:
    """Name on a payment link (docs/service.md#create-a-cashgram): letters, digits, space . - / &; at most 100."""
    return check_length(value, 1, CASHGRAM_NAME_MAX, _CASHGRAM_NAME)


def check_cashgram_phone(value: str) -> Rule | None:
    """Phone on a payment link (docs/service.md#create-a-cashgram): 8 to 12 digits after +91 is stripped."""
    return check_length(bare_phone(value), 8, 12, _DIGITS)


def check_email(value: str) -> Rule | None:
    """E-mail of a payment link (docs/service.md#create-a-cashgram): holds @ and a dot; at most 200."""
    if "@" not in value or "." not in value:
        return Rule.NOT_EMAIL
    return Rule.TOO_LONG if len(value) > EMAIL_MAX else None


def check_remarks(value: str) -> Rule | None:
    """Remarks of a payment link (docs/service.md#create-a-cashgram): letters, digits and spaces only; at most 70."""
    return check_length(value, 1, REMARKS_MAX, _REMARKS) if value else None


def check_phone(value: str) -> Rule | None:
    """A terminal's or a customer's phone (docs/service.md#create-a-terminal-transaction, #limits): exactly 10 digits."""
    if not value:
        return Rule.REQUIRED
    if not _DIGITS.fullmatch(value):
        return Rule.DIGITS
    return None if len(value) == PHONE_LENGTH else Rule.EXACT_LENGTH


def check_terminal_id(value: str) -> Rule | None:
    """`cf_terminal_id` as typed (docs/service.md#create-a-terminal-transaction): a whole number above 0."""
    if not value:
        return Rule.REQUIRED
    whole = _DIGITS.fullmatch(value) and len(value) <= 18 and int(value) > 0
    return None if whole else Rule.DIGITS


def bare_phone(value: str) -> str:
    """Return a phone that is written plainly without +91 and without spaces around it (docs/service.md#create-a-cashgram)."""
    return value.strip().removeprefix("+91").strip()


def clean_number(value: str) -> str:
    """A number as somebody typed or pasted it: no blanks, or hyphens inside; its digits, of any script, as 0 to 9.

    What chats put around a phone goes, too: blanks that do not break, marks of the way it is written.
    """
    seen = "".join(sign for sign in ascii_digits(value) if unicodedata.category(sign) not in {"Zs", "Cf"})
    return re.sub(r"(?<=\w)-(?=\w)", "", seen)


def extract_vpa(text: str) -> str:
    """The address in what was scanned: in a UPI QR (`upi://pay?pa=name@bank`), or a bare one; "" for none.

    A code of capitals alone, as QRs are often made, and what Caps Lock has turned, come in small letters.
    """
    if text.lower().startswith("upi:"):
        query = text.partition("?")[2].partition("#")[0]
        found = next((values[0] for name, values in parse_qs(query).items() if name.lower() == "pa"), "")
    else:
        found = text if "@" in text and ":" not in text else ""
    found = re.sub(r"\s*@\s*", "@", found.strip())
    return found.lower() if found.isupper() else found


def clean_vpa(text: str) -> str:
    """The address in what was typed or pasted: somebody's UPI QR, as text, holds it among more."""
    plain = clean_line(ascii_digits(text))
    return extract_vpa(plain) or plain


def ip_of(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is written as; None for a name."""
    if not (":" in host or host[:1].isdecimal()):
        return None
    import ipaddress  # here: the first window needs none of it

    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_this_pc(host: str) -> bool:
    """Whether a host, by name or number, is this PC itself (127.0.0.0/8, ::1, localhost)."""
    ip = ip_of(host)
    return host.lower() == "localhost" if ip is None else ip.is_loopback


def is_at_this_pc(address: str) -> bool:
    """Whether an http(s) address leads to this PC itself."""
    try:
        parts = urlsplit(address)
        return parts.scheme in {"http", "https"} and is_this_pc(parts.hostname or "")
    except ValueError:
        return False


def is_upi_code(text: str) -> bool:
    """Whether what was scanned belongs to UPI: it is no order number then, whatever is in it."""
    return text.lower().startswith("upi:") or "@" in text
