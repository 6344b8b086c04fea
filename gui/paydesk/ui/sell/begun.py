"""A sale that is being typed, when the page that takes it is made anew in another language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from paydesk.domain.order import PaymentMethod
    from paydesk.ui.sell.page import SellPage


@dataclass(frozen=True, slots=True)
class Begun:
    """What stands on the page."""

    amount: str
    order: str
    phone: str
    invoice: bool
    method: PaymentMethod
    instead_of: str

    @classmethod
    def on(cls, page: SellPage) -> Self:
        """What stands on it now."""
        texts = (page.amount.text(), page.order.text(), page.phone.text())
        return cls(*texts, page.invoice.isChecked(), page.method, page.instead_of)

    def put(self, page: SellPage) -> None:
        """Go on with it there."""
        page.amount.setText(self.amount)
        page.order.edit.setText(self.order)
        page.phone.edit.setText(self.phone)
        page.invoice.setChecked(self.invoice)
        page.choose(self.method)
        page.instead_of = self.instead_of
