"""Words about what this PC keeps: what it is, where, how much, since when; and what was erased."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.settings.messages import StoredKind
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, day_words, number_words, size_words

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import Erased, StoredItem


KINDS: Final[Mapping[StoredKind, tuple[str, str]]] = {
    StoredKind.SALES: (
        QT_TRANSLATE_NOOP("Kept", "Sales"),
        QT_TRANSLATE_NOOP("Kept", "Amounts, order numbers, what happened when; phones masked"),
    ),
    StoredKind.PAYOUTS: (
        QT_TRANSLATE_NOOP("Kept", "Payouts"),
        QT_TRANSLATE_NOOP("Kept", "Amounts, names, outcomes; accounts, UPI addresses and phones masked"),
    ),
    StoredKind.PEOPLE_DEEDS: (
        QT_TRANSLATE_NOOP("Kept", "What people did"),
        QT_TRANSLATE_NOOP("Kept", "Who signed in, unlocked or changed something; stays as long as the journal"),
    ),
    StoredKind.SETTINGS: (
        QT_TRANSLATE_NOOP("Kept", "Settings"),
        QT_TRANSLATE_NOOP("Kept", "Addresses, shop, terminal, limits; no keys"),
    ),
    StoredKind.PEOPLE: (
        QT_TRANSLATE_NOOP("Kept", "People and their PINs"),
        QT_TRANSLATE_NOOP("Kept", "Names and roles; PINs scrambled: nobody can read them back"),
    ),
    StoredKind.KEYS: (
        QT_TRANSLATE_NOOP("Kept", "Keys of the service"),
        QT_TRANSLATE_NOOP("Kept", "Client ids and secrets; never in a file"),
    ),
    StoredKind.TOKEN: (
        QT_TRANSLATE_NOOP("Kept", "Access token of identity"),
        QT_TRANSLATE_NOOP("Kept", "Until it ends or is forgotten; never in a file"),
    ),
    StoredKind.ACCOUNT_KEY: (
        QT_TRANSLATE_NOOP("Kept", "Key for spotting repeats"),
        QT_TRANSLATE_NOOP("Kept", "Shows that an account was paid before, without the account being kept"),
    ),
    StoredKind.LOGS: (
        QT_TRANSLATE_NOOP("Kept", "Logs"),
        QT_TRANSLATE_NOOP("Kept", "What the program did, for support; no keys, phones or accounts"),
    ),
    StoredKind.COPIES: (
        QT_TRANSLATE_NOOP("Kept", "Copies of the journal"),
        QT_TRANSLATE_NOOP("Kept", "Made before an update of Paydesk changed it"),
    ),
    StoredKind.SANDBOX: (
        QT_TRANSLATE_NOOP("Kept", "The demo's pretend service"),
        QT_TRANSLATE_NOOP("Kept", "Nothing in it is real"),
    ),
}
"""What it is, and what is in it."""

_PLACES: Final = {
    "keychain": QT_TRANSLATE_NOOP("Kept", "This PC's keychain"),
    "memory": QT_TRANSLATE_NOOP("Kept", "Memory, until Paydesk closes"),
}

AGES: Final[Mapping[str, str]] = {
    "30": QT_TRANSLATE_NOOP("Kept", "30 days"),
    "90": QT_TRANSLATE_NOOP("Kept", "90 days"),
    "365": QT_TRANSLATE_NOOP("Kept", "1 year"),
}
"""Days, as text, and how they are said."""


def kind_words(kind: StoredKind) -> tuple[str, str]:
    """What a thing is, and what is in it."""
    title, text = KINDS[kind]
    return QCoreApplication.translate("Kept", title), QCoreApplication.translate("Kept", text)


def place_words(place: str) -> str:
    """Where a thing is: a file by its name."""
    return QCoreApplication.translate("Kept", _PLACES[place]) if place in _PLACES else place


def count_words(thing: StoredItem) -> str:
    """How many there are, and how large that is; of one file only its size."""
    parts = []
    if thing.count is not None and (thing.count != 1 or thing.size is None or thing.kind is StoredKind.SALES):
        parts.append(number_words(thing.count))
    if thing.size is not None:
        parts.append(size_words(thing.size))
    return ", ".join(parts)


def since_words(thing: StoredItem) -> str:
    """The day of the oldest; "" where it is not known."""
    return day_words(thing.oldest) if thing.oldest else ""


def age_words(days: str) -> str:
    """An age that can be chosen."""
    return QCoreApplication.translate("Kept", AGES[days])


def erased_words(erased: Erased) -> str:
    """What was erased, kind by kind."""
    parts = [f"{kind_words(kind)[0]}: {number_words(count)}" for kind, count in erased.counts if count]
    return ", ".join(parts) or QCoreApplication.translate("Kept", "Nothing here is that old and finished.")
