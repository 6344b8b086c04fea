"""Texts of the settings: keys, connection tests, field faults, and stored data."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from paydesk.domain import rules
from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.failure import Problem
from paydesk.domain.settings import rules as money_out_rules
from paydesk.domain.settings.messages import Area, ConnectionProblem, StoredKind
from paydesk.ui.words.base import (
    QT_TRANSLATE_NOOP,
    QT_TRANSLATE_TABLES,
    Words,
    countdown_words,
    day_words,
    lookup_in,
    number_words,
    size_words,
    translate,
    translated,
)
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.problems import problem_words, text_and_side

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import AreaKeys, AreaTested, Erased, StoredItem
    from paydesk.ui.widgets.card import ChipKind, MessageKind


AREAS: Final[Mapping[Area, tuple[str, str, str]]] = {
    Area.GATEWAY: ("Payments", "Orders, QR codes and payment links: what every sale needs.", ""),
    Area.PAYOUTS: ("Payouts", "Checking UPI addresses, payout links (cashgrams), transfers. It moves money out.", ""),
    Area.IDENTITY: ("Identity", "Exchanging the code of a person who was asked to prove who they are.", ""),
}
"""Title and purpose."""

CHIPS: Final[Mapping[str, tuple[str, ChipKind]]] = {
    "keychain": (QT_TRANSLATE_NOOP("Keys", "In the keychain"), "ok"),
    "memory": (QT_TRANSLATE_NOOP("Keys", "Until Paydesk closes"), "warn"),
    "locked": (QT_TRANSLATE_NOOP("Keys", "Until Paydesk closes"), "warn"),
    "absent": (QT_TRANSLATE_NOOP("Keys", "Until Paydesk closes"), "warn"),
    "none": (QT_TRANSLATE_NOOP("Keys", "No keys"), "off"),
}

_STATES: Final[Mapping[str, str]] = {
    "keychain": "Kept in this PC's keychain.",
    "memory": "Kept in memory only; they are asked for at each start.",
    "locked": "This PC's keychain is locked, so they are kept in memory only and asked for at each start.",
    "absent": "This PC has no keychain, so they are kept in memory only and asked for at each start.",
    "none": "No keys have been typed yet. Without them this part of Paydesk stays closed.",
}

_NEW_KEYS: Final[Mapping[str, str]] = {
    "locked": QT_TRANSLATE_NOOP(
        "Keys",
        "This PC's keychain is locked: its keys cannot be read."
        " Open it, or type them, in Settings, Keys of the service.",
    ),
    "absent": QT_TRANSLATE_NOOP(
        "Keys", "This PC has no keychain: keys are asked for at each start and kept in memory."
    ),
}
"""Texts without keys, by the state of the keychain."""

_KEYCHAINS: Final[Mapping[str, tuple[str, str]]] = {
    "absent": (
        "This PC has no keychain: keys are asked for at each start",
        "They are kept in memory until Paydesk closes, in no file.",
    ),
    "locked": (
        "This PC's keychain is locked: keys are asked for at each start",
        "They are kept in memory until Paydesk closes, in no file.",
    ),
}

CONNECTION_PROBLEMS: Final[Mapping[ConnectionProblem, tuple[str, str, str]]] = {
    ConnectionProblem.NO_KEYS: (
        "There are no keys to test",
        "Nothing was sent.",
        "Type the client id and the secret from the service's dashboard first.",
    ),
    ConnectionProblem.KEYS_UNUSABLE: (
        "These cannot be keys",
        "One of them is empty, or has a sign that no key has. Nothing was sent.",
        "Copy both anew from the dashboard, without spaces; the public key too, if one is set.",
    ),
    ConnectionProblem.WRONG_KEYS: (
        "The keys are wrong",
        "The service answered, but does not know this client id with this secret.",
        "Check that they belong to this part of the service, and to the same one: test or live.",
    ),
    ConnectionProblem.IP_NOT_ALLOWED: (
        "This shop's internet address is not on the allow-list",
        "The service turned the call away because of where it came from, not because of the keys.",
        "Add the shop's public IP address in the dashboard, or set the public key in Settings, Money out and locks.",
    ),
    ConnectionProblem.NOT_ENABLED: (
        "This is not enabled for the account",
        "The keys are right, but the service has not opened this part to the shop yet.",
        "Ask the service's support to enable it; keys and settings can stay as they are.",
    ),
    ConnectionProblem.CLOCK_OFF: (
        "This PC's clock is wrong",
        "It is {minutes} min ahead of the service's clock.",
        "Let this PC set its time by itself, check the time zone, and test again.",
    ),
    ConnectionProblem.LINE: (
        "The service could not be asked",
        "No whole answer came, so nothing is known about the keys.",
        "Check the network of this PC and test again.",
    ),
    ConnectionProblem.ADDRESS: (
        "The address is wrong",
        "It cannot be used, or what answers there is not this service or not this version of it.",
        "Compare address and version in Settings with the service's documentation.",
    ),
}
"""Title, text and next step."""

_BEHIND: Final = QT_TRANSLATE_NOOP("Keys", "It is {minutes} min behind the service's clock.")


def area_words(area: Area) -> Words:
    """Return title and purpose of an area."""
    return translated("Keys", AREAS[area])


def chip_words(state: str) -> tuple[str, ChipKind]:
    """Return text and colour for where the keys are."""
    text, kind = CHIPS.get(state, CHIPS["none"])
    return translate("Keys", text), kind


def _elsewhere_words(given_for: Iterable[str]) -> str:
    text = translate("Keys", "The keys on this PC were given for {host} and are sent nowhere else.")
    return text.format(host=", ".join(given_for))


def state_words(keys: AreaKeys) -> str:
    """Return a sentence on where the keys of an area are."""
    if keys.state == "elsewhere":
        return _elsewhere_words(keys.given_for)
    text = _STATES.get(keys.state, _STATES["none"])
    if not keys.is_usable:
        text = _NEW_KEYS.get(keys.keychain, text)
    words = translate("Keys", text)
    if keys.client_id:
        words += " " + translate("Keys", "Client id: {number}").format(number=keys.client_id)
    return words


def card_words(keys: AreaKeys) -> str:
    """Return the sentence for the connections page, which explains the keychain above."""
    if keys.keychain not in _NEW_KEYS or keys.state == "elsewhere":
        return state_words(keys)
    if keys.is_usable:
        return translate("Keys", "Client id: {number}").format(number=keys.client_id)
    return translate("Keys", _STATES["none"])


def connection_problem_words(tested: AreaTested) -> Words:
    """Return what is wrong with a connection."""
    problem = tested.problem or ConnectionProblem.LINE
    if problem is ConnectionProblem.LINE and tested.failure is not None:
        words, todo = problem_words(tested.failure.problem, issuer=tested.failure.issuer), ""
        if tested.failure.problem is Problem.SLOW_DOWN:  # this test is not repeated automatically
            todo = translate("Keys", "Test again in {time}.").format(time=countdown_words(tested.failure.pause_ms))
        return Words(words.title, text_and_side(words, tested.failure), todo or words.todo)
    words = translated("Keys", CONNECTION_PROBLEMS[problem])
    if problem is ConnectionProblem.CLOCK_OFF:
        words = Words(words.title, _clock_offset_words((tested.clock_offset_s or 0) * SECOND), words.todo)
    if tested.given_for:
        words = Words(words.title, _elsewhere_words(tested.given_for), words.todo)
    return words


def suggested_address(tested: AreaTested, url: str) -> tuple[str, str]:
    """Return a correction of a wrong address and the text of its button, or two ""."""
    meant = money_out_rules.corrected_gateway(url) if tested.problem is ConnectionProblem.ADDRESS else ""
    return meant, translate("Keys", "Use {address}").format(address=meant) if meant else ""


def with_suggestion(words: Words, meant: str) -> Words:
    """Add the suggested address to a message."""
    if not meant:
        return words
    return Words(words.title, words.text, translate("Keys", "Did you mean {address}?").format(address=meant))


def clock_wrong_words(ahead: int) -> Words:
    """Return the message of a wrong clock; `ahead` in ms."""
    todo = translate("Keys", "Slips and days have its time. Put it right: Paydesk follows by itself.")
    return Words(
        translated("Keys", CONNECTION_PROBLEMS[ConnectionProblem.CLOCK_OFF]).title, _clock_offset_words(ahead), todo
    )


def _clock_offset_words(ahead: int) -> str:
    text = CONNECTION_PROBLEMS[ConnectionProblem.CLOCK_OFF][1] if ahead > 0 else _BEHIND
    return translate("Keys", text).format(minutes=max(1, round(abs(ahead) / MINUTE)))


def tested_words(tested: AreaTested) -> tuple[MessageKind, Words]:
    """Return colour and message of a test."""
    return (
        ("ok", connection_works_words(tested)) if tested.problem is None else ("bad", connection_problem_words(tested))
    )


def keychain_words(state: str) -> tuple[str, str]:
    """Return title and text that keys are asked for at each start; two "" if they are stored."""
    title, text = _KEYCHAINS.get(state, ("", ""))
    return (translate("Keys", title), translate("Keys", text)) if title else ("", "")


def connection_works_words(tested: AreaTested) -> Words:
    """Return the message of a successful test."""
    title = translate("Keys", "The connection works")
    if tested.round_trip_ms is None:
        return Words(title, translate("Keys", "The service knows the keys."))
    text = translate("Keys", "The service knows the keys. It answered in {time} ms.")
    return Words(title, text.format(time=tested.round_trip_ms))


KINDS: Final[Mapping[StoredKind, tuple[str, str]]] = {
    StoredKind.SALES: ("Sales", "Amounts, order numbers, what happened when; phones masked"),
    StoredKind.PAYOUTS: ("Payouts", "Amounts, names, outcomes; accounts, UPI addresses and phones masked"),
    StoredKind.PEOPLE_DEEDS: (
        "What people did",
        "Who signed in, unlocked or changed something; stays as long as the journal",
    ),
    StoredKind.SETTINGS: ("Settings", "Addresses, shop, terminal, limits; no keys"),
    StoredKind.PEOPLE: ("People and their PINs", "Names and roles; PINs scrambled: nobody can read them back"),
    StoredKind.KEYS: ("Keys of the service", "Client ids and secrets; never in a file"),
    StoredKind.TOKEN: ("Access token of identity", "Until it ends or is forgotten; never in a file"),
    StoredKind.ACCOUNT_KEY: (
        "Key for spotting repeats",
        "Shows that an account was paid before, without the account being kept",
    ),
    StoredKind.JOURNAL_MARK: ("Mark of the journal", "How far it has come: an older copy in its place is noticed"),
    StoredKind.LOGS: ("Logs", "What the program did, for support; no keys, phones or accounts"),
    StoredKind.COPIES: ("Copies of the journal", "Made before an update of Paydesk changed it"),
    StoredKind.SANDBOX: ("The demo's pretend service", "Nothing in it is real"),
}
"""Title and content of stored data."""

_LOCATIONS: Final = {
    "keychain": QT_TRANSLATE_NOOP("Kept", "This PC's keychain"),
    "memory": QT_TRANSLATE_NOOP("Kept", "Memory, until Paydesk closes"),
}

AGES: Final[Mapping[str, str]] = {"30": "30 days", "90": "90 days", "365": "1 year"}
"""Days as text, and their label."""


def stored_kind_words(kind: StoredKind) -> tuple[str, str]:
    """Return title and content of stored data."""
    title, text = KINDS[kind]
    return translate("Kept", title), translate("Kept", text)


def location_words(location: str) -> str:
    """Return where data is stored: a file name, or a place."""
    return translate("Kept", _LOCATIONS[location]) if location in _LOCATIONS else location


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


age_words: Final = lookup_in("Kept", AGES)
"""Label of an age in days."""


def erased_words(erased: Erased) -> str:
    """Return what was erased, by kind."""
    parts = [f"{stored_kind_words(kind)[0]}: {number_words(count)}" for kind, count in erased.counts if count]
    return ", ".join(parts) or translate("Kept", "Nothing here is that old and finished.")


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
        return translate("SettingsForm", "This is no address. It looks like https://api.example.com/pg.")
    if parts.scheme != "https" and not rules.is_at_this_pc(text):
        return translate("SettingsForm", "Only https:// is used, except for a service on this PC.")
    return ""


def hub_address_fault(text: str) -> str:
    """Return what is wrong with the hub's address, or ""."""
    if address_fault(text):
        return translate("Hub", "This is no address. It looks like https://hub.example.com.")
    return ""


def version_fault(text: str) -> str:
    """Return what is wrong with the gateway's version, or ""."""
    try:
        date.fromisoformat(text)
    except ValueError:
        return translate("SettingsForm", "The version is a date, as 2025-01-01.")
    return ""


def terminal_fault(text: str, *, by_phone: bool) -> str:
    """Return what is wrong with a terminal's number or phone, or ""."""
    rule = rules.check_phone(text) if by_phone else rules.check_terminal_id(text)
    if rule is rules.Rule.REQUIRED:
        return translate("SettingsForm", "Without a terminal no payment can be taken.")
    return "" if rule is None else rule_words(rule, "customer_phone" if by_phone else "terminal_id")


def payee_fault(text: str) -> str:
    """Return what is wrong with the shop's UPI address, or ""."""
    return "" if _VPA.fullmatch(text) else translate("SettingsForm", "A UPI address looks like shop@okbank.")


def minutes_fault(text: str) -> str:
    """Return what is wrong with the minutes of an order, or ""."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= ORDER_MINUTES_MAX:
        return ""
    return translate("SettingsForm", "A whole number of minutes, from 1 to {most}.").format(most=ORDER_MINUTES_MAX)


def host_fault(text: str) -> str:
    """Return what is wrong with an address of the payout service, or ""."""
    if money_out_rules.is_address(text):
        return ""
    if text.startswith("http://"):
        return translate("SettingsForm", "Only https:// is used, except for a service on this PC.")
    return translate("SettingsForm", "This is no address. It looks like https://api.example.com.")


def host_version_fault(text: str) -> str:
    """Return what is wrong with a version of the payout service, or ""."""
    if money_out_rules.is_version(text):
        return ""
    return translate("SettingsForm", "The version is a day, as 2024-01-01.")


def public_key_fault(text: str) -> str:
    """Return what is wrong with a PEM public key, or ""."""
    if money_out_rules.is_public_key(text) and not money_out_rules.is_private_key(text):
        return ""
    return translate(
        "SettingsForm", "This is no public key. It begins with -----BEGIN PUBLIC KEY----- and is copied whole."
    )


def source_fault(text: str) -> str:
    """Return what is wrong with the id of a fund source, or ""."""
    return "" if money_out_rules.is_instrument_id(text) else rule_words(rules.Rule.CHARACTERS, "paymentInstrumentId")


def source_name_fault(text: str) -> str:
    """Return what is wrong with the name of a fund source, or ""."""
    return "" if money_out_rules.is_source_name(text) else rule_words(rules.Rule.CHARACTERS)


QT_TRANSLATE_TABLES("Keys", AREAS, _STATES, _KEYCHAINS, CONNECTION_PROBLEMS)
QT_TRANSLATE_TABLES("Kept", KINDS, AGES)
