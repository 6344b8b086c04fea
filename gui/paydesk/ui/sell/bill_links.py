"""Links of billing programs and web pages: each fills the form of a sale, and a person sends it."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from paydesk.domain.billing.bill import Bill, period_of
from paydesk.domain.billing.charge import charge_of
from paydesk.domain.billing.link import ChargeLink, LinkError, back_address, parse_link
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock
from paydesk.ui.feed import live_feed

if TYPE_CHECKING:
    from paydesk.domain.billing.program import BillingProgram
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.host import Host
    from paydesk.ui.words.base import Words

LINK_PAUSE_MS: Final = 5_000
"""Time after a link in which others are refused: a web page can open any number of them."""
_LOG: Final = logging.getLogger(__name__)


class BillLinks(QObject):
    """Fills the form of a sale by `paydesk://charge` links, which any web page can open: nothing is ever sent.

    A link is refused, with a notice, while a person is at anything else. The page that a link goes back to is opened
    once the end of its sale was seen, and only if the named program is registered with the origin of that page.
    """

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._waiting = ""
        """A link that came before the sales and the people were loaded; "" for none."""
        self._last_at: int | None = None
        self._pages: dict[Bill, str] = {}
        """The pages to go back to, of bills whose sales are not over."""
        self._front_sale_id = ""
        host.scheduler.due.connect(self.take_waiting)
        host.sale_opened.connect(self.on_sale_opened)
        host.sale_left.connect(self.on_sale_left)

    def open(self, text: str) -> None:
        """Fill the form by this link, as soon as it is known whether it may."""
        self._waiting = text
        self.take_waiting()

    @Slot()
    def take_waiting(self) -> None:
        """Fill the form by the link that waits, once sales and people are loaded."""
        if not self._waiting or not self._host.sale_store.has_loaded or self._host.page == "starting":
            return
        text, self._waiting = self._waiting, ""
        refusal = self._find_obstacle() or self._fill_form(text)
        if refusal is not None:
            _LOG.info("Charge link refused: %s", refusal.below)
            self._host.frame.notices.post(refusal, "warn")

    def _find_obstacle(self) -> Words | None:
        """Return why no link may fill the form now."""
        from paydesk.ui.words.sales import LINK_OBSTACLES

        now, last = clock.now_ms(), self._last_at
        is_too_soon = last is not None and 0 <= now - last < LINK_PAUSE_MS
        if not is_too_soon:
            self._last_at = now
        key = "too_soon" if is_too_soon else self._obstacle_key()
        return LINK_OBSTACLES.words(key) if key else None

    def _obstacle_key(self) -> str:
        host, frame = self._host, self._host.frame
        has_dialog = (QApplication.activeModalWidget() or QApplication.activePopupWidget()) is not None
        if not host.settings.billing.links:
            return "off"
        if host.people is not None and host.people.is_covering:
            return "locked"
        if frame.page == "sale" or frame.sell_page.is_busy:
            return "sale"
        if not frame.sell_page.is_empty:
            return "typed"
        return "elsewhere" if frame.page != "sell" or frame.has_overlay or has_dialog else ""

    def _fill_form(self, text: str) -> Words | None:
        """Fill the form; return why not if the link cannot be used."""
        from paydesk.ui.words.sales import LINK_FAULTS

        try:
            link = parse_link(text)
        except LinkError as error:
            return LINK_FAULTS.words(error.fault)
        program, bill = self._find_program(link), Bill(link.number)
        if program is not None:
            day_ends = self._host.settings.shop.day_ends
            bill = replace(bill, program=program.name, period=period_of(program.repeats, clock.now_ms(), day_ends))
            if link.back_origin in program.origins:
                self._pages[bill] = link.back
        self._host.frame.notices.dismiss()
        self._host.frame.sell_page.fill_bill(link.amount, bill)
        return None

    def _find_program(self, link: ChargeLink) -> BillingProgram | None:
        """Return the registered program that the link names, if it is one for this kind of money."""
        programs, is_live = self._host.settings.billing.programs, self._host.service_kind is ServiceKind.LIVE
        return next((one for one in programs if one.name == link.program and one.takes_real_money is is_live), None)

    # Going back -------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_sale_opened(self, sale: Sale) -> None:
        self._front_sale_id = sale.sale_id

    @Slot()
    def on_sale_left(self) -> None:
        """Open the page to go back to if the sale that was in front is over, and its end was seen."""
        store = self._host.sale_store
        sale = store.sale(self._front_sale_id)
        if sale is None or sale.bill not in self._pages or sale.sale_id in store.unseen:
            return
        charge = charge_of(sale, clock.now_ms(), refunded=store.refunded(sale.sale_id), feed=live_feed())
        if charge.is_final:
            address = back_address(self._pages.pop(sale.bill), charge.charge_id, charge.status.value)
            if not QDesktopServices.openUrl(QUrl(address, QUrl.ParsingMode.StrictMode)):
                _LOG.warning("No program opens the page of a charge link")
