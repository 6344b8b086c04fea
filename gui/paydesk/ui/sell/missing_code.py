"""The page of an open sale whose code cannot be drawn."""

from __future__ import annotations

from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action
from paydesk.ui.sell.view_model import Paragraph, SaleLayout, SaleViewModel
from paydesk.ui.words.base import translate


def create_missing_code_view(sale: Sale, problem: tuple[Paragraph, ...], actions: tuple[Action, ...]) -> SaleViewModel:
    """Create the page of a sale whose code is lost or cannot be checked; it offers a new code on the same order."""
    said = (
        Paragraph(translate("Screens", "Last code unchecked. The customer cannot see it.")),
        Paragraph(translate("Screens", "Show a new QR, or send a link.")),
    )
    heading = translate("Screens", "No QR to show")
    if sale.method is PaymentMethod.LINK:
        heading = translate("Screens", "No payment link to show")
    return SaleViewModel(SaleLayout.TEXT, heading, (*problem, *said), (Action.RENEW, *actions))
