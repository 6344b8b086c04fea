"""Parser of payment codes: a `upi://pay` link (NPCI UPI Linking Specifications) or a Bharat QR (EMV).

It is strict: a code that a phone could read differently is not read at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import unquote

from paydesk.domain.rules import can_be_shown

LONGEST: Final = 2_000
"""The longest code that is read; a payment needs a tenth of it."""


@dataclass(frozen=True, slots=True)
class PaymentCode:
    """The fields of a payment code, as text; empty if missing."""

    amount: str = ""
    names_amount: bool = False
    """True if there is a field for the amount, even an invalid one."""
    currency: str = ""
    payee: str = ""
    """A VPA (`name@bank`)."""
    payee_name: str = ""
    reference: str = ""
    least_amount: str | None = None
    """The least amount that the payer may choose; None if the amount is fixed."""
    repeats: bool = False
    """True if a field occurs twice: apps disagree on which one counts."""
    alters: bool = False
    """True if a field changes the payment, or is unknown: a mandate, a tip, a fee, a split."""


_VPA: Final = re.compile(r"[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}", re.ASCII)


def is_vpa(text: str) -> bool:
    """Return True if the text has the form of a UPI address."""
    return _VPA.fullmatch(text) is not None


def is_plain(text: str) -> bool:
    """Return True if all characters are visible: no control characters, direction marks or unusual blanks."""
    return text.isprintable() and len(text) <= LONGEST


# upi://pay ------------------------------------------------------------------------------------------------------------

UPI: Final = "upi:"
_PAY: Final = re.compile(r"(upi)://(pay)\?([^#]*)", re.ASCII | re.IGNORECASE)
_VITAL: Final = ("pa", "am", "cu", "mam")
"""Never decoded: a phone that decodes less than Paydesk must read the same."""
_HARMLESS: Final = frozenset(
    (
        *("pa", "pn", "am", "cu", "mam", "tr", "tn", "tid", "mc", "ver", "orgid", "sign", "url", "refurl"),
        *("mid", "msid", "mtid", "qrmedium", "qrts", "qrexpire", "cc", "gstin", "gstbrkup", "gstincentive", "gstpct"),
        *("invoiceno", "invoicedate", "invoicename", "pincode", "tier", "category", "mode", "purpose", "txntype"),
    )
)
"""Keys of the payee, the payment or the bill that do not change the payment."""
_PLAIN_VALUES: Final[Mapping[str, frozenset[str]]] = {
    "mode": frozenset(f"{number:02}" for number in range(23)) - {"11", "13", "18"},  # mandates, cash machines
    "purpose": frozenset({"00"}),
    "txntype": frozenset({"PAY"}),
}
"""Keys of which only some values are a plain payment."""


def is_upi(text: str) -> bool:
    """Return True if the text begins as a UPI link of any kind does."""
    return text[: len(UPI)].lower() == UPI


def read_upi(text: str) -> PaymentCode | None:
    """Read `upi://pay?pa=..&am=..`; None if it is any other link, or ambiguous.

    Keys are in lower case; in upper case only with scheme and host, as in codes of a smaller character set.
    """
    shape = _PAY.fullmatch(text)
    if shape is None or ";" in shape[3]:  # some apps split fields at `;`, which is also in `&amp;`
        return None
    capitals = shape[1].isupper() and shape[2].isupper()
    fields: dict[str, str] = {}
    repeats = alters = False
    for part in filter(None, shape[3].split("&")):
        key, equals, raw = part.partition("=")
        small = key.lower()
        value = _decoded(small, raw)
        if not equals or value is None:
            return None
        repeats = repeats or small in fields
        misspelt = small in _VITAL and key != small and not (capitals and key.isupper())
        alters = alters or misspelt or small not in _HARMLESS
        alters = alters or (small in _PLAIN_VALUES and value not in _PLAIN_VALUES[small])
        fields.setdefault(small, value)
    return PaymentCode(
        amount=fields.get("am", ""),
        names_amount="am" in fields,
        currency=fields.get("cu", "INR"),
        payee=fields.get("pa", ""),
        payee_name=fields.get("pn", ""),
        reference=fields.get("tr", ""),
        least_amount=fields.get("mam"),
        repeats=repeats,
        alters=alters,
    )


def _decoded(key: str, raw: str) -> str | None:
    """Return the value of a field; None if it is ambiguous."""
    if key in _VITAL:
        return raw.replace("%40", "@") if key == "pa" else raw
    try:
        value = unquote(raw.replace("+", " "), errors="strict")
    except UnicodeDecodeError:
        return None
    return value if can_be_shown(value) else None


# Bharat QR ------------------------------------------------------------------------------------------------------------

_EMV: Final = "0002"
_RUPEES: Final = "356"
"""ISO 4217."""
_RUPAY: Final = "A000000524"
"""The application identifier of the UPI templates (tags 26 and 27)."""
_KNOWN_TAGS: Final = frozenset(
    (
        *("00", "01", "02", "03", "04", "05", "06", "07", "08", "11", "12"),
        *("26", "27", "52", "53", "54", "58", "59", "60", "61", "62", "63", "64"),
    )
)
"""Without tips and fees (55 to 57), Aadhaar numbers (28) and unknown templates."""


def is_bharat_qr(text: str) -> bool:
    """Return True if the text begins as an EMV code does, Bharat QR among them."""
    return text.startswith(_EMV)


@dataclass(frozen=True, slots=True)
class _Tags:
    """The fields of one level; `repeats` if one occurs twice."""

    values: Mapping[str, str] = field(default_factory=dict)
    repeats: bool = False


def read_bharat_qr(text: str) -> PaymentCode | None:
    """Read a dynamic Bharat QR; None if it is damaged, its checksum is wrong, or it is not for one payment."""
    whole = _tags(text)
    if whole is None or not _is_sound(text, whole.values):
        return None
    tags = whole.values
    upi, reference = _tags(tags.get("26", "")), _tags(tags.get("27", ""))
    if upi is None or reference is None:
        return None
    strange = any(part.values.get("00", _RUPAY).upper() != _RUPAY for part in (upi, reference))
    known = upi.values.keys() <= {"00", "01", "02"} and reference.values.keys() <= {"00", "01", "02"}
    return PaymentCode(
        amount=tags.get("54", ""),
        names_amount="54" in tags,
        currency="INR" if tags.get("53") == _RUPEES else tags.get("53", "?"),
        payee="" if strange else upi.values.get("01", ""),
        payee_name=tags.get("59", ""),
        reference=reference.values.get("01", ""),
        least_amount=upi.values.get("02"),
        repeats=any(part.repeats for part in (whole, upi, reference)),
        alters=strange or not known or not tags.keys() <= _KNOWN_TAGS,
    )


def _is_sound(text: str, tags: Mapping[str, str]) -> bool:
    """Return True if it is complete, and for one payment in India."""
    body, sum_told = text.encode()[:-4], text[-4:]
    ends = list(tags)[-1:] == ["63"] and len(tags["63"]) == len(sum_told)
    dynamic = tags.get("00") == "01" and tags.get("01") == "12" and tags.get("58") == "IN"
    return ends and dynamic and f"{_crc(body):04X}" == sum_told.upper()


def _tags(text: str) -> _Tags | None:
    """Return the fields (tag, length in bytes, value); None if they do not fill the text."""
    rest, values, repeats = text.encode("utf-8", "surrogatepass"), dict[str, str](), False
    while rest:
        head, long = rest[:2], rest[2:4]
        if not (len(long) == len(head) == len(rest[:4]) - 2 and (head + long).isdigit()):
            return None
        size = int(long)
        value, rest = rest[4 : 4 + size], rest[4 + size :]
        try:
            tag, shown = head.decode("ascii"), value.decode()
        except UnicodeDecodeError:
            return None
        if not size or len(value) != size or not can_be_shown(shown):
            return None
        repeats = repeats or tag in values
        values.setdefault(tag, shown)
    return _Tags(values, repeats)


def _crc(data: bytes) -> int:
    """Return the CRC-16 with polynomial 0x1021 from 0xFFFF (ISO/IEC 13239), as in EMV codes."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1) ^ 0x1021 if crc & 0x8000 else crc << 1
        crc &= 0xFFFF
    return crc
