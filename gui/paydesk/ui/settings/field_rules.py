"""What is wrong with the text of a field of the settings, in words; "" for nothing."""

from __future__ import annotations

import re
from datetime import date
from typing import Final
from urllib.parse import urlsplit

from PySide6.QtCore import QCoreApplication

from paydesk.domain import rules
from paydesk.domain.settings import rules as money_out_rules
from paydesk.ui.words.fields import rule_words

_LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_VPA: Final = re.compile(r"[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9.]{1,63}", re.ASCII)
LONGEST_MINUTES: Final = 60 * 24 * 30


def address_fault(text: str) -> str:
    """The address of the service's payment side."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    if not host or port == 0 or "@" in parts.netloc or parts.query or parts.fragment:
        return QCoreApplication.translate(
            "SettingsForm", "This is no address. It looks like https://api.example.com/pg."
        )
    if parts.scheme != "https" and not (parts.scheme == "http" and host in _LOOPBACK):
        return QCoreApplication.translate("SettingsForm", "Only https:// is used, except for a service on this PC.")
    return ""


def version_fault(text: str) -> str:
    """The version of the payment side."""
    try:
        date.fromisoformat(text)
    except ValueError:
        return QCoreApplication.translate("SettingsForm", "The version is a date, as 2025-01-01.")
    return ""


def terminal_fault(text: str, *, by_phone: bool) -> str:
    """The terminal, by its number or its phone."""
    rule = rules.phone(text) if by_phone else rules.terminal_id(text)
    if rule is rules.Rule.REQUIRED:
        return QCoreApplication.translate("SettingsForm", "Without a terminal no payment can be taken.")
    return "" if rule is None else rule_words(rule, "customer_phone" if by_phone else "terminal_id")


def payee_fault(text: str) -> str:
    """The shop's own UPI address."""
    return (
        ""
        if _VPA.fullmatch(text)
        else QCoreApplication.translate("SettingsForm", "A UPI address looks like shop@okbank.")
    )


def minutes_fault(text: str) -> str:
    """For how long an order can be paid."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= LONGEST_MINUTES:
        return ""
    return QCoreApplication.translate("SettingsForm", "A whole number of minutes, from 1 to {most}.").format(
        most=LONGEST_MINUTES
    )


def host_fault(text: str) -> str:
    """An address of the payout side."""
    if money_out_rules.address(text):
        return ""
    if text.startswith("http://"):
        return QCoreApplication.translate("SettingsForm", "Only https:// is used, except for a service on this PC.")
    return QCoreApplication.translate("SettingsForm", "This is no address. It looks like https://api.example.com.")


def host_version_fault(text: str) -> str:
    """A version of the payout side."""
    if money_out_rules.version(text):
        return ""
    return QCoreApplication.translate("SettingsForm", "The version is a day, as 2024-01-01.")


def public_key_fault(text: str) -> str:
    """A public key in PEM."""
    if money_out_rules.public_key(text) and not money_out_rules.is_private_key(text):
        return ""
    return QCoreApplication.translate(
        "SettingsForm", "This is no public key. It begins with -----BEGIN PUBLIC KEY----- and is copied whole."
    )


def source_fault(text: str) -> str:
    """The id of a fund source."""
    return "" if money_out_rules.instrument(text) else rule_words(rules.Rule.CHARACTERS, "paymentInstrumentId")


def source_name_fault(text: str) -> str:
    """The name of a fund source."""
    return "" if money_out_rules.name(text) else rule_words(rules.Rule.CHARACTERS)
