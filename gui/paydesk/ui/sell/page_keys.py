"""Enter and digits on the page of a sale: once it has ended, they lead to the next customer."""

from __future__ import annotations

from typing import Final

from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui.actions import Action
from paydesk.ui.sell.view_model import SaleLayout, SaleViewModel

_ENDED: Final = frozenset({Phase.PAID, Phase.CANCELLED, Phase.EXPIRED, Phase.FAILED, Phase.GIVEN_UP})


def has_ended(sale: Sale, view_model: SaleViewModel) -> bool:
    """Return True if this page no longer waits for the customer: the first digit starts the next sale."""
    return sale.phase in _ENDED or view_model.layout is SaleLayout.COLOUR


def enter_action(sale: Sale, view_model: SaleViewModel) -> Action | None:
    """Return the action of Enter outside buttons: the main one of a page that has ended, else None.

    A late payment has no main action: it is settled by a button, never by Enter.
    """
    if view_model.layout is SaleLayout.LATE or not has_ended(sale, view_model):
        return None
    return next((action for action in view_model.actions[:1] if action in {Action.NEXT, Action.RENEW}), None)
