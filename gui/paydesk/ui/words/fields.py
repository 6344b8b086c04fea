"""The words at a field: why an amount is no amount, which rule a value breaks, where the keys are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.money import MoneyFault
from paydesk.domain.rules import Rule
from paydesk.ui.words.base import QT_TRANSLATE_NOOP

MONEY_FAULTS: Final[Mapping[MoneyFault, str]] = {
    MoneyFault.EMPTY: QT_TRANSLATE_NOOP("Fields", "Type the amount, for example 1250 or 1250.50."),
    MoneyFault.NOT_A_NUMBER: QT_TRANSLATE_NOOP("Fields", "This is not a number. Use digits and one point."),
    MoneyFault.BAD_COMMAS: QT_TRANSLATE_NOOP("Fields", "The commas stand in odd places. Type it without commas."),
    MoneyFault.TOO_MANY_DECIMALS: QT_TRANSLATE_NOOP("Fields", "Only two digits after the point: paise."),
    MoneyFault.NEGATIVE: QT_TRANSLATE_NOOP("Fields", "An amount cannot be below zero."),
    MoneyFault.TOO_LARGE: QT_TRANSLATE_NOOP("Fields", "This amount is too large. Is there a digit too many?"),
}

RULES: Final[Mapping[Rule, str]] = {
    Rule.REQUIRED: QT_TRANSLATE_NOOP("Fields", "This is needed."),
    Rule.TOO_SHORT: QT_TRANSLATE_NOOP("Fields", "This is too short."),
    Rule.TOO_LONG: QT_TRANSLATE_NOOP("Fields", "This is too long."),
    Rule.CHARACTERS: QT_TRANSLATE_NOOP("Fields", "A sign in it is not allowed here."),
    Rule.DIGITS: QT_TRANSLATE_NOOP("Fields", "Digits only, please."),
    Rule.EXACT_LENGTH: QT_TRANSLATE_NOOP("Fields", "It must have exactly 10 digits."),
    Rule.NOT_EMAIL: QT_TRANSLATE_NOOP("Fields", "This is no e-mail address."),
    Rule.TOO_SMALL: QT_TRANSLATE_NOOP("Fields", "The smallest amount is ₹1.00."),
    Rule.TOO_MANY: QT_TRANSLATE_NOOP("Fields", "There are too many of these; 10 at most."),
}

_AT_FIELD: Final[Mapping[tuple[str, Rule], str]] = {
    ("order_id", Rule.TOO_SHORT): QT_TRANSLATE_NOOP("Fields", "An order number has at least 3 signs."),
    ("order_id", Rule.TOO_LONG): QT_TRANSLATE_NOOP("Fields", "An order number has at most 45 signs."),
    ("order_id", Rule.CHARACTERS): QT_TRANSLATE_NOOP(
        "Fields", "Only letters, digits, _ and - stand in an order number."
    ),
    ("customer_phone", Rule.DIGITS): QT_TRANSLATE_NOOP("Fields", "A phone number has digits only, without +91."),
    ("customer_phone", Rule.EXACT_LENGTH): QT_TRANSLATE_NOOP("Fields", "A phone number has exactly 10 digits."),
    ("terminal", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "No terminal is set. Enter it in Settings."),
    ("amount", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type the amount, for example 1250 or 1250.50."),
}

KEY_STATES: Final[Mapping[str, str]] = {
    "keychain": QT_TRANSLATE_NOOP("Fields", "The keys are kept in this PC's keychain."),
    "memory": QT_TRANSLATE_NOOP("Fields", "The keys are kept until Paydesk closes; they are asked for at each start."),
    "locked": QT_TRANSLATE_NOOP("Fields", "This PC's keychain is locked. Unlock it, or enter the keys for today."),
    "absent": QT_TRANSLATE_NOOP(
        "Fields", "This PC has no keychain: the keys are kept in memory only and asked for at each start."
    ),
    "none": QT_TRANSLATE_NOOP("Fields", "No keys have been entered yet."),
}


def money_fault_words(fault: MoneyFault) -> str:
    """Why what was typed is no amount."""
    return QCoreApplication.translate("Fields", MONEY_FAULTS[fault])


def rule_words(rule: Rule, field: str = "") -> str:
    """Which rule a value breaks; `field` names the field for words of its own."""
    return QCoreApplication.translate("Fields", _AT_FIELD.get((field, rule), RULES[rule]))


def key_state_words(state: str) -> str:
    """Where the keys are kept."""
    return QCoreApplication.translate("Fields", KEY_STATES.get(state, KEY_STATES["none"]))
