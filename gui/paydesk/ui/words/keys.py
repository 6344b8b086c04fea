"""Words about keys: where those of each area are, and what is wrong with a connection, with the next step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.settings.messages import Area, ConnectionProblem
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, translated
from paydesk.ui.words.problems import problem_words, side_words

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import AreaKeys, AreaTested
    from paydesk.ui.widgets.chip import ChipKind


AREAS: Final[Mapping[Area, tuple[str, str, str]]] = {
    Area.GATEWAY: (
        QT_TRANSLATE_NOOP("Keys", "Payments"),
        QT_TRANSLATE_NOOP("Keys", "Orders, QR codes and payment links: what every sale needs."),
        "",
    ),
    Area.PAYOUTS: (
        QT_TRANSLATE_NOOP("Keys", "Payouts"),
        QT_TRANSLATE_NOOP("Keys", "Checking UPI addresses, payout links (cashgrams), transfers. It moves money out."),
        "",
    ),
    Area.IDENTITY: (
        QT_TRANSLATE_NOOP("Keys", "Identity"),
        QT_TRANSLATE_NOOP("Keys", "Exchanging the code of a person who was asked to prove who they are."),
        "",
    ),
}
"""Title and what it is for."""

CHIPS: Final[Mapping[str, tuple[str, ChipKind]]] = {
    "keychain": (QT_TRANSLATE_NOOP("Keys", "In the keychain"), "ok"),
    "memory": (QT_TRANSLATE_NOOP("Keys", "Until Paydesk closes"), "warn"),
    "locked": (QT_TRANSLATE_NOOP("Keys", "Until Paydesk closes"), "warn"),
    "absent": (QT_TRANSLATE_NOOP("Keys", "Until Paydesk closes"), "warn"),
    "none": (QT_TRANSLATE_NOOP("Keys", "No keys"), "off"),
}

_STATES: Final[Mapping[str, str]] = {
    "keychain": QT_TRANSLATE_NOOP("Keys", "Kept in this PC's keychain."),
    "memory": QT_TRANSLATE_NOOP("Keys", "Kept in memory only; they are asked for at each start."),
    "locked": QT_TRANSLATE_NOOP(
        "Keys", "This PC's keychain is locked, so they are kept in memory only and asked for at each start."
    ),
    "absent": QT_TRANSLATE_NOOP(
        "Keys", "This PC has no keychain, so they are kept in memory only and asked for at each start."
    ),
    "none": QT_TRANSLATE_NOOP("Keys", "No keys have been typed yet. Without them this part of Paydesk stays closed."),
}

_NEW_KEYS: Final[Mapping[str, str]] = {
    "locked": QT_TRANSLATE_NOOP(
        "Keys",
        "This PC's keychain is locked: its keys cannot be read. Unlock it and start Paydesk again, or type them.",
    ),
    "absent": QT_TRANSLATE_NOOP(
        "Keys", "This PC has no keychain: keys are asked for at each start and kept in memory."
    ),
}
"""With no keys: what the keychain has to do with it."""

TROUBLES: Final[Mapping[ConnectionProblem, tuple[str, str, str]]] = {
    ConnectionProblem.NO_KEYS: (
        QT_TRANSLATE_NOOP("Keys", "There are no keys to test"),
        QT_TRANSLATE_NOOP("Keys", "Nothing was sent."),
        QT_TRANSLATE_NOOP("Keys", "Type the client id and the secret from the service's dashboard first."),
    ),
    ConnectionProblem.KEYS_UNUSABLE: (
        QT_TRANSLATE_NOOP("Keys", "These cannot be keys"),
        QT_TRANSLATE_NOOP("Keys", "One of them is empty, or has a sign that no key has. Nothing was sent."),
        QT_TRANSLATE_NOOP(
            "Keys", "Copy both anew from the dashboard, without spaces; the public key too, if one is set."
        ),
    ),
    ConnectionProblem.WRONG_KEYS: (
        QT_TRANSLATE_NOOP("Keys", "The keys are wrong"),
        QT_TRANSLATE_NOOP("Keys", "The service answered, but does not know this client id with this secret."),
        QT_TRANSLATE_NOOP(
            "Keys", "Check that they belong to this part of the service, and to the same one: test or live."
        ),
    ),
    ConnectionProblem.IP_NOT_ALLOWED: (
        QT_TRANSLATE_NOOP("Keys", "This shop's internet address is not on the allow-list"),
        QT_TRANSLATE_NOOP(
            "Keys", "The service turned the call away because of where it came from, not because of the keys."
        ),
        QT_TRANSLATE_NOOP(
            "Keys", "Add the shop's public IP address in the dashboard, or set the public key in Settings, Money out."
        ),
    ),
    ConnectionProblem.NOT_ENABLED: (
        QT_TRANSLATE_NOOP("Keys", "This is not enabled for the account"),
        QT_TRANSLATE_NOOP("Keys", "The keys are right, but the service has not opened this part to the shop yet."),
        QT_TRANSLATE_NOOP("Keys", "Ask the service's support to enable it; keys and settings can stay as they are."),
    ),
    ConnectionProblem.CLOCK_OFF: (
        QT_TRANSLATE_NOOP("Keys", "This PC's clock is wrong"),
        QT_TRANSLATE_NOOP("Keys", "It is {minutes} min ahead of the service's clock."),
        QT_TRANSLATE_NOOP("Keys", "Let this PC set its time by itself, check the time zone, and test again."),
    ),
    ConnectionProblem.LINE: (
        QT_TRANSLATE_NOOP("Keys", "The service could not be asked"),
        QT_TRANSLATE_NOOP("Keys", "No whole answer came, so nothing is known about the keys."),
        QT_TRANSLATE_NOOP("Keys", "Check the network of this PC and test again."),
    ),
    ConnectionProblem.ADDRESS: (
        QT_TRANSLATE_NOOP("Keys", "The address is wrong"),
        QT_TRANSLATE_NOOP(
            "Keys", "It cannot be used, or what answers there is not this service or not this version of it."
        ),
        QT_TRANSLATE_NOOP("Keys", "Compare address and version in Settings with the service's documentation."),
    ),
}
"""What is wrong, how it is known, what to do."""

_BEHIND: Final = QT_TRANSLATE_NOOP("Keys", "It is {minutes} min behind the service's clock.")


def area_words(area: Area) -> Words:
    """What an area is called, and what it is for."""
    return translated("Keys", AREAS[area])


def chip_words(state: str) -> tuple[str, ChipKind]:
    """Where the keys are, in two words, and the colour."""
    text, kind = CHIPS.get(state, CHIPS["none"])
    return QCoreApplication.translate("Keys", text), kind


def state_words(keys: AreaKeys) -> str:
    """Where the keys of an area are, or would be, in a sentence."""
    text = _STATES.get(keys.state, _STATES["none"])
    if not keys.there:
        text = _NEW_KEYS.get(keys.keychain, text)
    words = QCoreApplication.translate("Keys", text)
    if keys.client_id:
        words += " " + QCoreApplication.translate("Keys", "Client id: {number}").format(number=keys.client_id)
    return words


def card_words(keys: AreaKeys) -> str:
    """The same on a page that says above, once for all areas, that this PC has no keychain to use."""
    if keys.keychain not in _NEW_KEYS:
        return state_words(keys)
    if keys.there:
        return QCoreApplication.translate("Keys", "Client id: {number}").format(number=keys.client_id)
    return QCoreApplication.translate("Keys", _STATES["none"])


def trouble_words(tested: AreaTested) -> Words:
    """What is wrong with a connection; of the line, in the words that every page has for it."""
    problem = tested.problem or ConnectionProblem.LINE
    if problem is ConnectionProblem.LINE and tested.failure is not None:
        words = problem_words(tested.failure.problem)
        return Words(words.title, f"{words.text} {side_words(tested.failure.side)}", words.todo)
    words = translated("Keys", TROUBLES[problem])
    if problem is ConnectionProblem.CLOCK_OFF:
        ahead = tested.clock_ahead_s or 0
        text = words.text if ahead > 0 else QCoreApplication.translate("Keys", _BEHIND)
        words = Words(words.title, text.format(minutes=max(1, round(abs(ahead) / 60))), words.todo)
    return words


def works_words(tested: AreaTested) -> Words:
    """The connection works."""
    title = QCoreApplication.translate("Keys", "The connection works")
    if tested.round_trip_ms is None:
        return Words(title, QCoreApplication.translate("Keys", "The service knows the keys."))
    text = QCoreApplication.translate("Keys", "The service knows the keys. It answered in {time} ms.")
    return Words(title, text.format(time=tested.round_trip_ms))
