"""Texts about the hub of the shop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from paydesk.domain.hub.messages import FoundSale, HubProblem, HubState
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, short_time, translate

if TYPE_CHECKING:
    from paydesk.ui.widgets.card import ChipKind

_PROBLEMS: Final[Mapping[HubProblem, tuple[str, str]]] = {
    HubProblem.NO_ANSWER: (
        QT_TRANSLATE_NOOP("Hub", "The hub does not answer"),
        QT_TRANSLATE_NOOP("Hub", "Sell on. Check the network. What waits is sent later."),
    ),
    HubProblem.NOT_TRUSTED: (
        QT_TRANSLATE_NOOP("Hub", "The hub is not trusted"),
        QT_TRANSLATE_NOOP("Hub", "Give the file of the shop's authority, or ask its technician."),
    ),
    HubProblem.WRONG_DATE: (
        QT_TRANSLATE_NOOP("Hub", "The hub's certificate is not valid today"),
        QT_TRANSLATE_NOOP("Hub", "Check the date and time of this PC, or ask the shop's technician."),
    ),
    HubProblem.BUSY: (
        QT_TRANSLATE_NOOP("Hub", "The hub is busy"),
        QT_TRANSLATE_NOOP("Hub", "Sell on. What waits is sent later."),
    ),
    HubProblem.FAULT: (
        QT_TRANSLATE_NOOP("Hub", "The hub has a fault"),
        QT_TRANSLATE_NOOP("Hub", "Sell on. Check the address, or ask the shop's technician."),
    ),
    HubProblem.UNKNOWN_KEY: (
        QT_TRANSLATE_NOOP("Hub", "The hub does not know this counter"),
        QT_TRANSLATE_NOOP("Hub", "Ask for a new code, and connect again."),
    ),
    HubProblem.NOT_YOURS: (
        QT_TRANSLATE_NOOP("Hub", "This journal is another counter's"),
        QT_TRANSLATE_NOOP("Hub", "A data folder was copied. Begin a new journal here."),
    ),
    HubProblem.FORK: (
        QT_TRANSLATE_NOOP("Hub", "The hub has other facts"),
        QT_TRANSLATE_NOOP("Hub", "An older copy of the journal was restored. Begin a new journal."),
    ),
    HubProblem.BROKEN_CHAIN: (
        QT_TRANSLATE_NOOP("Hub", "The journal was altered"),
        QT_TRANSLATE_NOOP("Hub", "The hub takes nothing more of it. Begin a new journal."),
    ),
    HubProblem.CODE_WRONG: (
        QT_TRANSLATE_NOOP("Hub", "The code is wrong"),
        QT_TRANSLATE_NOOP("Hub", "Type it as the hub shows it."),
    ),
    HubProblem.CODE_USED: (
        QT_TRANSLATE_NOOP("Hub", "The code is used or too old"),
        QT_TRANSLATE_NOOP("Hub", "Let the hub show a new one."),
    ),
}
"""Title and next step."""

_OPEN_STATES: Final = frozenset({"open", "unknown", "waiting", "preparing", "run_out", "cancelling", "qr_refused"})


def hub_problem_words(problem: HubProblem) -> tuple[str, str]:
    """Return what is wrong with the hub, and what to do now."""
    title, text = _PROBLEMS[problem]
    return translate("Hub", title), translate("Hub", text)


def hub_chip_words(state: HubState) -> tuple[str, ChipKind]:
    """Return the chip of the connection."""
    if not state.url:
        return translate("Hub", "No hub"), "off"
    if state.problem is not None:
        return translate("Hub", "Not connected"), "bad"
    return (translate("Hub", "Connected"), "ok") if state.is_live else (translate("Hub", "Connecting"), "warn")


def hub_state_words(state: HubState) -> str:
    """Return how far facts have come, in a sentence."""
    if not state.url:
        return translate("Hub", "This counter works alone.")
    if not state.unsent:
        return translate("Hub", "The hub has everything.")
    return translate("Hub", "%n facts wait.", "", state.unsent)


def hub_status_words(state: HubState) -> str:
    """Return the text of the status bar; "" without a hub, and while all is well."""
    if not state.url or (state.is_live and state.problem is None):
        return ""
    if state.problem is not None:
        return hub_problem_words(state.problem)[0]
    return translate("Hub", "Hub: no events")


def found_sale_words(sale: FoundSale) -> str:
    """Return what became of a sale at another counter, and when."""
    if sale.paid_at is not None:
        return translate("Hub", "paid at {time}").format(time=short_time(sale.paid_at))
    when = short_time(sale.started_at)
    if sale.state in _OPEN_STATES:
        return translate("Hub", "open since {time}").format(time=when)
    return translate("Hub", "not paid, of {time}").format(time=when)
