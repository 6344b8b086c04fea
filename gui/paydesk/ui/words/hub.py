"""Texts about the hub of the shop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paydesk.domain.hub.messages import FoundSale, HubProblem, HubState
from paydesk.ui.words.base import short_time, translate
from paydesk.ui.words.texts import TextTable

if TYPE_CHECKING:
    from paydesk.ui.widgets.card import ChipKind

PROBLEMS: Final = TextTable("hub", "Hub.problem")
"""Title and next step."""

_OPEN_STATES: Final = frozenset({"open", "unknown", "waiting", "preparing", "run_out", "cancelling", "qr_refused"})


def hub_problem_words(problem: HubProblem) -> tuple[str, str]:
    """Return what is wrong with the hub, and what to do now."""
    words = PROBLEMS.words(problem)
    return words.title, words.text


def hub_chip_words(state: HubState) -> tuple[str, ChipKind]:
    """Return the chip of the connection."""
    if not state.url:
        return translate("Hub", "No hub"), "off"
    if state.problem is not None:
        return translate("Hub", "Not connected"), "bad"
    return (translate("Hub", "Connected"), "ok") if state.is_live else (translate("Hub", "Connecting…"), "warn")


def hub_state_words(state: HubState) -> str:
    """Return how far facts have come, in a sentence."""
    if not state.url:
        return translate("Hub", "This counter works alone.")
    if not state.unsent:
        return translate("Hub", "The hub has everything.")
    return translate("Hub", "Waiting to be sent: %n", "", state.unsent)


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
