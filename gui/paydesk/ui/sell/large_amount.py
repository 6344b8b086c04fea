"""Large amounts on the sell page: what UPI apps do not send, and what the shop wants to be asked about."""

from __future__ import annotations

from typing import Final

from paydesk.domain.money import Money
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.words.base import translate

UPI_LIMIT: Final = Money(1_00_000_00)
"""What a UPI app sends in one payment, as a rule (FEATURES.md TP8)."""


def warn_of_limit(message: MessagePanel, amount: Money | None) -> None:
    """Show in `message` that most UPI apps do not send this amount by a QR; None, or less, shows nothing."""
    is_over = amount is not None and amount > UPI_LIMIT
    if is_over and message.isHidden():
        text = translate(
            "SellPage", "Most UPI apps send at most {limit} at once. A payment link also takes cards: press F3."
        )
        message.tell("warn", translate("SellPage", "A large amount for a QR"), text.format(limit=UPI_LIMIT))
    message.setVisible(is_over)
