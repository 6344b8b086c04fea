"""The choice of the payment method: a QR on the screen, or a link."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from paydesk.domain.order import PaymentMethod
from paydesk.ui.actions import Action, key_label
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.words.base import translate


def create_method_choice(parent: QWidget) -> Segmented:
    """Create the choice of the sell page; its values are those of PaymentMethod."""
    options = [
        (PaymentMethod.QR_CODE.value, translate("SellPage", "QR on screen"), key_label(Action.QR)),
        (PaymentMethod.LINK.value, translate("SellPage", "Payment link"), key_label(Action.LINK)),
    ]
    return Segmented(options, parent, name=translate("SellPage", "How will the customer pay?"))
