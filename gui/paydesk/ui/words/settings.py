"""Texts of the settings: keys, connection tests, field faults, and stored data."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from paydesk.domain import rules
from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.failure import Problem
from paydesk.domain.settings import rules as money_out_rules
from paydesk.domain.settings.messages import Area, ConnectionProblem, StoredKind
from paydesk.ui.words.base import (
    Words,
    countdown_words,
    day_words,
    number_words,
    size_words,
    translate,
)
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.problems import problem_words, text_and_side
from paydesk.ui.words.texts import TextTable

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import AreaKeys, AreaTested, Erased, StoredItem
    from paydesk.ui.widgets.card import ChipKind, MessageKind


AREAS: Final = TextTable("settings", "Keys.area")
CHIPS: Final = TextTable("settings", "Keys.chip")
_STATES: Final = TextTable("settings", "Keys.state")
_NEW_KEYS: Final = TextTable("settings", "Keys.new")
"""Texts without keys, by the state of the keychain."""
_KEYCHAINS: Final = TextTable("settings", "Keys.keychain")
CONNECTION_PROBLEMS: Final = TextTable("settings", "Keys.problem")
_CLOSER: Final = TextTable("settings", "Keys.closer")
KINDS: Final = TextTable("settings", "Kept.kind")
_LOCATIONS: Final = TextTable("settings", "Kept.location")
age_words: Final = TextTable("settings", "Kept.age")
"""Label of an age in days."""


def area_words(area: Area) -> Words:
    """Return title and purpose of an area."""
    return AREAS.words(area)


def chip_words(state: str) -> tuple[str, ChipKind]:
    """Return text and colour for where the keys are."""
    return CHIPS.chip(state if state in CHIPS else "none")


def _elsewhere_words(given_for: Iterable[str]) -> str:
    return _CLOSER("elsewhere").format(host=", ".join(given_for))


def state_words(keys: AreaKeys) -> str:
    """Return a sentence on where the keys of an area are."""
    if keys.state == "elsewhere":
        return _elsewhere_words(keys.given_for)
    words = _STATES(keys.state if keys.state in _STATES else "none")
    if not keys.is_usable and keys.keychain in _NEW_KEYS:
        words = _NEW_KEYS(keys.keychain)
    if keys.client_id:
        words += " " + _CLOSER("client_id").format(number=keys.client_id)
    return words


def card_words(keys: AreaKeys) -> str:
    """Return the sentence for the connections page, which explains the keychain above."""
    if keys.keychain not in _NEW_KEYS or keys.state == "elsewhere":
        return state_words(keys)
    if keys.is_usable:
        return _CLOSER("client_id").format(number=keys.client_id)
    return _STATES("none")


def connection_problem_words(tested: AreaTested) -> Words:
    """Return what is wrong with a connection."""
    problem = tested.problem or ConnectionProblem.LINE
    if problem is ConnectionProblem.LINE and tested.failure is not None:
        words, todo = problem_words(tested.failure.problem, issuer=tested.failure.issuer), ""
        if tested.failure.problem is Problem.SLOW_DOWN:  # this test is not repeated automatically
            todo = _CLOSER("test_again").format(time=countdown_words(tested.failure.pause_ms))
        return Words(words.title, text_and_side(words, tested.failure), todo or words.todo)
    words = CONNECTION_PROBLEMS.words(problem)
    if problem is ConnectionProblem.CLOCK_OFF:
        words = Words(words.title, _clock_offset_words((tested.clock_offset_s or 0) * SECOND), words.todo)
    if tested.given_for:
        words = Words(words.title, _elsewhere_words(tested.given_for), words.todo)
    return words


def suggested_address(tested: AreaTested, url: str) -> tuple[str, str]:
    """Return a correction of a wrong address and the text of its button, or two ""."""
    meant = money_out_rules.corrected_gateway(url) if tested.problem is ConnectionProblem.ADDRESS else ""
    return meant, _CLOSER("use_address").format(address=meant) if meant else ""


def with_suggestion(words: Words, meant: str) -> Words:
    """Add the suggested address to a message."""
    if not meant:
        return words
    return Words(words.title, words.text, _CLOSER("did_you_mean").format(address=meant))


def clock_wrong_words(ahead: int) -> Words:
    """Return the message of a wrong clock; `ahead` in ms."""
    title = CONNECTION_PROBLEMS.words(ConnectionProblem.CLOCK_OFF).title
    return Words(title, _clock_offset_words(ahead), _CLOSER("clock"))


def _clock_offset_words(ahead: int) -> str:
    text = CONNECTION_PROBLEMS.words(ConnectionProblem.CLOCK_OFF).text if ahead > 0 else _CLOSER("behind")
    return text.format(minutes=max(1, round(abs(ahead) / MINUTE)))


def tested_words(tested: AreaTested) -> tuple[MessageKind, Words]:
    """Return colour and message of a test."""
    return (
        ("ok", connection_works_words(tested)) if tested.problem is None else ("bad", connection_problem_words(tested))
    )


def keychain_words(state: str) -> tuple[str, str]:
    """Return title and text that keys are asked for at each start; two "" if they are stored."""
    words = _KEYCHAINS.words(state) if state in _KEYCHAINS else Words("", "")
    return words.title, words.text


def connection_works_words(tested: AreaTested) -> Words:
    """Return the message of a successful test."""
    title = _CLOSER("works")
    if tested.round_trip_ms is None:
        return Words(title, _CLOSER("known"))
    text = _CLOSER("known_in")
    return Words(title, text.format(time=tested.round_trip_ms))


def stored_kind_words(kind: StoredKind) -> tuple[str, str]:
    """Return title and content of stored data."""
    words = KINDS.words(kind)
    return words.title, words.text


def location_words(location: str) -> str:
    """Return where data is stored: a file name, or a place."""
    return _LOCATIONS(location) if location in _LOCATIONS else location


def count_words(thing: StoredItem) -> str:
    """Return count and size; only the size of a single file."""
    parts = []
    if thing.count is not None and (thing.count != 1 or thing.size is None or thing.kind is StoredKind.SALES):
        parts.append(number_words(thing.count))
    if thing.size is not None:
        parts.append(size_words(thing.size))
    return ", ".join(parts)


def since_words(thing: StoredItem) -> str:
    """Return the date of the oldest item, or ""."""
    return day_words(thing.oldest) if thing.oldest else ""


def erased_words(erased: Erased) -> str:
    """Return what was erased, by kind."""
    parts = [f"{stored_kind_words(kind)[0]}: {number_words(count)}" for kind, count in erased.counts if count]
    return ", ".join(parts) or translate("Kept", "Nothing finished is that old.")


_VPA: Final = re.compile(r"[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9.]{1,63}", re.ASCII)
ORDER_MINUTES_MAX: Final = 60 * 24 * 30


def address_fault(text: str) -> str:
    """Return what is wrong with the gateway's address, or ""."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    if not host or port == 0 or "@" in parts.netloc or parts.query or parts.fragment:
        return translate("SettingsForm", "An address looks like https://api.example.com/pg.")
    if parts.scheme != "https" and not rules.is_at_this_pc(text):
        return translate("SettingsForm", "Use https://, except on this PC.")
    return ""


def hub_address_fault(text: str) -> str:
    """Return what is wrong with the hub's address, or ""."""
    if address_fault(text):
        return translate("Hub", "An address looks like https://hub.example.com.")
    return ""


def version_fault(text: str) -> str:
    """Return what is wrong with the gateway's version, or ""."""
    try:
        date.fromisoformat(text)
    except ValueError:
        return translate("SettingsForm", "A version is a date, as 2025-01-01.")
    return ""


def terminal_fault(text: str, *, by_phone: bool) -> str:
    """Return what is wrong with a terminal's number or phone, or ""."""
    rule = rules.check_phone(text) if by_phone else rules.check_terminal_id(text)
    if rule is rules.Rule.REQUIRED:
        return translate("SettingsForm", "Every payment needs a terminal.")
    return "" if rule is None else rule_words(rule, "customer_phone" if by_phone else "terminal_id")


def payee_fault(text: str) -> str:
    """Return what is wrong with the shop's UPI address, or ""."""
    return "" if _VPA.fullmatch(text) else translate("SettingsForm", "A UPI address looks like shop@okbank.")


def minutes_fault(text: str) -> str:
    """Return what is wrong with the minutes of an order, or ""."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= ORDER_MINUTES_MAX:
        return ""
    return translate("SettingsForm", "Use minutes from 1 to {most}.").format(most=ORDER_MINUTES_MAX)


def host_fault(text: str) -> str:
    """Return what is wrong with an address of the payout service, or ""."""
    if money_out_rules.is_address(text):
        return ""
    if text.startswith("http://"):
        return translate("SettingsForm", "Use https://, except on this PC.")
    return translate("SettingsForm", "An address looks like https://api.example.com.")


def host_version_fault(text: str) -> str:
    """Return what is wrong with a version of the payout service, or ""."""
    if money_out_rules.is_version(text):
        return ""
    return translate("SettingsForm", "A version is a date, as 2024-01-01.")


def public_key_fault(text: str) -> str:
    """Return what is wrong with a PEM public key, or ""."""
    if money_out_rules.is_public_key(text) and not money_out_rules.is_private_key(text):
        return ""
    return translate("SettingsForm", "Copy all of the public key, from -----BEGIN PUBLIC KEY----- on.")


def source_fault(text: str) -> str:
    """Return what is wrong with the id of a fund source, or ""."""
    return "" if money_out_rules.is_instrument_id(text) else rule_words(rules.Rule.CHARACTERS, "paymentInstrumentId")


def source_name_fault(text: str) -> str:
    """Return what is wrong with the name of a fund source, or ""."""
    return "" if money_out_rules.is_source_name(text) else rule_words(rules.Rule.CHARACTERS)
