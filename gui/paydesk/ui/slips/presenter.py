"""Printing in the window: what F9 and the buttons of a link mean, and what is said of what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final
from urllib.parse import quote

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.commands import EndReceipt, PrintReceipt
from paydesk.domain.fact import PrintEnd
from paydesk.domain.messages import CommandEnded, ReceiptReady
from paydesk.domain.sale.addresses import link_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import kind_of_sale
from paydesk.domain.settings.settings import Printing
from paydesk.ui.actions import Action
from paydesk.ui.host import Host
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.ui.sell.under_way import UnderWay
from paydesk.ui.slips.papers import Sender, payment_link, receipt, test_slip
from paydesk.ui.slips.printing import Printed, SlipPrinter, Then, printed_words
from paydesk.ui.slips.slip import Slip
from paydesk.ui.widgets.unread import LastWanted
from paydesk.ui.words.base import Words, marked, money_words, translate

_PROGRAMS: Final = {Action.WHATSAPP: "whatsapp://send?text={text}", Action.SMS: "sms:?body={text}"}
"""Addresses that this PC's own program takes; nothing is sent by Paydesk."""


class SlipPresenter(QObject):
    """Asks for receipts, prints what is ready, and says what came of it."""

    def __init__(self, host: Host, people: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._people = people
        self._under_way = UnderWay(host.client)
        self._quiet: set[str] = set()
        """The sales whose receipt was asked for by nobody's hand, and is not there yet."""
        self._unsaid: list[Slip] = []
        """Such receipts on their way to the printer: only a fault is said."""
        self._last = LastWanted()
        """A hash: the link of a payout may be forgotten meanwhile."""
        self.printer = SlipPrinter(self)
        self.printer.ended.connect(self.on_printed)
        host.hub.add({ReceiptReady: self._print_receipt, CommandEnded: self._end})
        host.sale_store.became_paid.connect(self.on_became_paid)

    @property
    def issuer(self) -> Sender:
        """Who gives out slips here."""
        return Sender.of(self._host.settings, self._host.kind)

    def handlers(self) -> Mapping[Action, Callable[[], None]]:
        """What each action does."""
        return {
            Action.RECEIPT: self.ask_receipt,
            Action.LINK_SLIP: self.print_link,
            Action.WHATSAPP: partial(self._send, Action.WHATSAPP),
            Action.SMS: partial(self._send, Action.SMS),
        }

    def offered(self) -> frozenset[Action]:
        """On the page that takes a sale: the receipt of the last one."""
        last = self._host.frame.page == "sell" and self._host.sale_store.last_paid() is not None
        return frozenset({Action.RECEIPT} if last else ())

    def leave(self) -> None:
        """The window closes."""
        self.printer.leave()

    # Receipts -------------------------------------------------------------------------------------------------------

    def ask_receipt(self) -> None:
        """F9: the receipt of the sale in front, or of the last one that was paid."""
        last = self._host.sale_store.last_paid()
        self._ask(self._host.frame.sale_id or (last.sale_id if last is not None else ""))

    def _ask(self, sale_id: str) -> None:
        if sale_id:
            self._under_way.send(Action.RECEIPT, PrintReceipt(sale_id=sale_id))

    def _end(self, event: CommandEnded) -> None:
        if self._under_way.end(event.command_id):
            self._quiet.discard(event.subject)

    def _print_receipt(self, event: ReceiptReady) -> None:
        sale_id, asked_at = event.sale.sale_id, event.sale.receipts[-1].at

        def ended(became: PrintEnd | None) -> None:
            """What nobody knows may be on paper."""
            if became is not None:
                self._host.client.send(EndReceipt(sale_id=sale_id, asked_at=asked_at, became=became))

        slip = receipt(event.sale, self.issuer, self._host.sale_store.refunded(sale_id))
        if sale_id in self._quiet:
            self._unsaid.append(slip)
        self.print(slip, ended)

    @Slot(object)
    def on_became_paid(self, sale: Sale) -> None:
        """The shop may want its receipt at once; behind a lock nobody is there to hand it over."""
        wanted = sale.has_receipt and not sale.receipts and not sale.was_paid_elsewhere
        if wanted and self._host.settings.printing.at_paid and not self._people.locked:
            self._quiet.add(sale.sale_id)
            self._ask(sale.sale_id)

    # Slips ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    @Slot(object, object)
    def print(self, slip: Slip, then: Then | None = None) -> None:
        """Print a Slip, wherever it comes from; what came of it is said, and told to `then`."""
        if then is not None or not self._last.is_again(hash(slip)):
            self.printer.print(slip, self._host.settings.printing, then)

    @Slot(object)
    def on_test(self, printing: Printing) -> None:
        """A slip that says nothing but who prints it, with these settings."""
        slip = test_slip(replace(self.issuer, printing=printing))
        if not self._last.is_again(hash(slip)):
            self.printer.print(slip, printing)

    @Slot(object)
    def on_printed(self, what: Printed) -> None:
        """It was printed, saved, or neither."""
        others = [slip for slip in self._unsaid if slip is not what.slip]
        by_itself, self._unsaid = len(others) < len(self._unsaid), others
        if what.why or not by_itself:
            self._host.frame.notices.say(printed_words(what), folder=what.folder)

    def _link(self) -> tuple[Sale, CheckedAddress] | None:
        """The payment link in front, as long as it may be shown."""
        sale = self._host.sale_store.sale(self._host.frame.sale_id)
        link = link_of(sale) if sale is not None else None
        return None if sale is None or link is None else (sale, link)

    def print_link(self) -> None:
        """The slip of the payment link in front."""
        found = self._link()
        if found is not None:
            sale, link = found
            self.print(payment_link(link, sale, self.issuer))

    def _send(self, action: Action) -> None:
        """Open this PC's own program with the text ready; who it goes to is chosen there."""
        found = self._link()
        if found is None:
            return
        sale, link = found
        source = translate("Slip", "{shop}: please pay {amount} here: {link}")
        shop = self._host.settings.shop.name
        text = source.format(shop=shop, amount=money_words(sale.amount), link=link.text)
        text = marked(kind_of_sale(sale.host, self._host.kind), text)
        address = _PROGRAMS[action].format(text=quote(text, safe=""))
        if self._last.is_again(hash(address)):
            return
        if not QDesktopServices.openUrl(QUrl(address, QUrl.ParsingMode.StrictMode)):
            self._host.frame.notices.say(
                Words(
                    translate("Slip", "This PC has no program for it"),
                    translate("Slip", "Copy the link, and send it as you like."),
                )
            )
