"""One sale as a line of the list at the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paydesk.ui import clock
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import chip_of, row_meta

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.widgets.chip import ChipKind


@dataclass(frozen=True, slots=True, eq=False)
class SaleLine:
    """One sale of the list. Its texts are made when they are seen, as of then: of hundreds that wait, few are."""

    sale: Sale

    @property
    def key(self) -> str:
        """The sale."""
        return self.sale.sale_id

    @property
    def text(self) -> str:
        """What is to be paid."""
        return money_words(self.sale.amount)

    @property
    def below(self) -> str:
        """The order, and how or when."""
        return row_meta(self.sale)

    @property
    def chip(self) -> str:
        """How it stands, or how long its QR lasts."""
        return chip_of(self.sale, clock.now_ms(), countdown=True)[0]

    @property
    def tone(self) -> ChipKind:
        """The colour of that."""
        return chip_of(self.sale, clock.now_ms(), countdown=True)[1]
