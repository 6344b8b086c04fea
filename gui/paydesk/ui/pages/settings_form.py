"""The fields of the settings page as values: what is wrong with each, and the settings they make."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Final
from urllib.parse import urlsplit

from PySide6.QtCore import QCoreApplication

from paydesk.domain import rules
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.settings import Connection, Settings, Shop
from paydesk.ui.words.fields import rule_words

_LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_VPA: Final = re.compile(r"[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9.]{1,63}", re.ASCII)
LONGEST_MINUTES: Final = 60 * 24 * 30


@dataclass(frozen=True, slots=True)
class Form:
    """What stands in the fields, as typed."""

    gateway_url: str = ""
    api_version: str = ""
    client_id: str = ""
    client_secret: str = ""
    name: str = ""
    till: str = ""
    staff: str = ""
    payee_vpa: str = ""
    terminal: str = ""
    by_phone: bool = False
    order_minutes: str = ""

    @property
    def has_keys(self) -> bool:
        """Whether new keys were typed."""
        return bool(self.client_id or self.client_secret)


def form_of(settings: Settings) -> Form:
    """Settings as the fields show them. Keys are never shown."""
    shop, terminal = settings.shop, settings.shop.terminal
    by_phone = terminal is not None and terminal.terminal_phone_no is not None
    number = "" if terminal is None else str(terminal.cf_terminal_id or terminal.terminal_phone_no or "")
    return Form(
        gateway_url=settings.connection.gateway_url,
        api_version=settings.connection.api_version,
        name=shop.name,
        till=shop.counter_name,
        staff=shop.staff,
        payee_vpa=shop.payee_vpa,
        terminal=number,
        by_phone=by_phone,
        order_minutes=str(shop.order_minutes),
    )


def faults_of(form: Form) -> Mapping[str, str]:
    """What is wrong, by field, in words; empty when all is well."""
    found = {
        "gateway_url": _url_fault(form.gateway_url),
        "api_version": _version_fault(form.api_version),
        "client_id": _need(form.client_id) if form.has_keys else "",
        "client_secret": _need(form.client_secret) if form.has_keys else "",
        "name": _need(form.name),
        "terminal": _terminal_fault(form),
        "payee_vpa": _vpa_fault(form.payee_vpa),
        "order_minutes": _minutes_fault(form.order_minutes),
    }
    return {field: words for field, words in found.items() if words}


def settings_of(form: Form, before: Settings) -> Settings:
    """The settings that a form without faults makes."""
    terminal = (
        TerminalIdentity(terminal_phone_no=form.terminal)
        if form.by_phone
        else TerminalIdentity(cf_terminal_id=int(form.terminal))
    )
    shop = Shop(form.name, form.till, form.staff, form.payee_vpa, terminal, int(form.order_minutes))
    return replace(before, connection=Connection(form.gateway_url, form.api_version), shop=shop)


def connection_of(form: Form, before: Settings) -> Settings:
    """The settings with the typed connection only, to try it."""
    return replace(before, connection=Connection(form.gateway_url, form.api_version))


def _need(text: str) -> str:
    return "" if text else rule_words(rules.Rule.REQUIRED)


def _url_fault(text: str) -> str:
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


def _version_fault(text: str) -> str:
    try:
        date.fromisoformat(text)
    except ValueError:
        return QCoreApplication.translate("SettingsForm", "The version is a date, as 2025-01-01.")
    return ""


def _terminal_fault(form: Form) -> str:
    rule = rules.phone(form.terminal) if form.by_phone else rules.terminal_id(form.terminal)
    if rule is rules.Rule.REQUIRED:
        return QCoreApplication.translate("SettingsForm", "Without a terminal no payment can be taken.")
    return "" if rule is None else rule_words(rule, "customer_phone" if form.by_phone else "terminal_id")


def _vpa_fault(text: str) -> str:
    if not text or _VPA.fullmatch(text):
        return ""
    return QCoreApplication.translate("SettingsForm", "A UPI address looks like shop@okbank.")


def _minutes_fault(text: str) -> str:
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= LONGEST_MINUTES:
        return ""
    return QCoreApplication.translate("SettingsForm", "A whole number of minutes, from 1 to {most}.").format(
        most=LONGEST_MINUTES
    )
