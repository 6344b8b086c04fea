"""The words of a UPI check: what was found, what the bank's details are called, what is left of a token."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, minutes

_DETAILS: Final[Mapping[str, str]] = {
    "bank": QT_TRANSLATE_NOOP("Upi", "Bank"),
    "bank_name": QT_TRANSLATE_NOOP("Upi", "Bank"),
    "branch": QT_TRANSLATE_NOOP("Upi", "Branch"),
    "address": QT_TRANSLATE_NOOP("Upi", "Address"),
    "city": QT_TRANSLATE_NOOP("Upi", "City"),
    "district": QT_TRANSLATE_NOOP("Upi", "District"),
    "state": QT_TRANSLATE_NOOP("Upi", "State"),
}
_CAPITALS: Final = frozenset({"neft", "imps", "rtgs", "upi", "ifsc", "micr", "nbin", "swift", "id"})
_YES: Final = frozenset({"true", "yes", "live", "1"})
_NO: Final = frozenset({"false", "no", "not live", "0"})
_RAILS: Final = frozenset({"neft", "imps", "rtgs", "upi"})


def detail_label(key: str) -> str:
    """What a detail of the bank is called: known keys in our words, others as they came, made readable."""
    plain = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", key).replace("-", "_").replace(" ", "_").lower().strip("_")
    known = _DETAILS.get(plain)
    if known is not None:
        return QCoreApplication.translate("Upi", known)
    words = [word.upper() if word in _CAPITALS else word for word in plain.split("_") if word]
    text = " ".join(words)
    return text[:1].upper() + text[1:]


def detail_value(value: str) -> str:
    """A value as it came; the two that are no words of a language as words."""
    if value.lower() in {"true", "yes"}:
        return QCoreApplication.translate("Upi", "Yes")
    if value.lower() in {"false", "no"}:
        return QCoreApplication.translate("Upi", "No")
    return value


def details_of(ifsc: str, pairs: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """The list below the name: the branch code first; the rails that are live in one line (SPEC.md 2.7)."""
    found = [(QCoreApplication.translate("Upi", "IFSC"), ifsc)] if ifsc else []
    rails = [key.upper() for key, value in pairs if key.lower() in _RAILS and value.lower() in _YES]
    for key, value in pairs:
        if value and not (key.lower() in _RAILS and value.lower() in _YES | _NO):
            found.append((detail_label(key), detail_value(value)))
    if rails:
        found.append((QCoreApplication.translate("Upi", "Rails"), ", ".join(rails)))
    return tuple(found)


def invalid_words(*, by_phone: bool) -> Words:
    """The service says INVALID: what that means and what to say to the customer."""
    if by_phone:
        return Words(
            QCoreApplication.translate("Upi", "INVALID"),
            QCoreApplication.translate("Upi", "No UPI address belongs to this phone number."),
            QCoreApplication.translate("Upi", "Ask the customer for the UPI address itself. Send nothing to this one."),
        )
    return Words(
        QCoreApplication.translate("Upi", "INVALID"),
        QCoreApplication.translate("Upi", "No bank knows this UPI address."),
        QCoreApplication.translate("Upi", "Ask the customer to read it out once more. Send nothing to this one."),
    )


def token_chip(left_ms: int | None, *, used: bool) -> tuple[str, ChipKind]:
    """The chip of a transfer token: text and kind. `left_ms`: None when its end is not known."""
    if used:
        return QCoreApplication.translate("Upi", "Used"), "off"
    if left_ms is None:
        return QCoreApplication.translate("Upi", "Single use"), "wait"
    if left_ms <= 0:
        return QCoreApplication.translate("Upi", "Run out"), "off"
    return QCoreApplication.translate("Upi", "{time} left, single use").format(time=minutes(left_ms)), "wait"


def token_words(left_ms: int | None, *, used: bool) -> str:
    """What a transfer token is good for now."""
    if used:
        return QCoreApplication.translate("Upi", "The transfer token was used. Check the address again for another.")
    if left_ms is not None and left_ms <= 0:
        return QCoreApplication.translate("Upi", "The transfer token has run out. Check the address again for another.")
    return QCoreApplication.translate("Upi", "Transfer token ready")
