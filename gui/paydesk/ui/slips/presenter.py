"""Printing from the window: receipts and links on request, and notices about the result."""

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
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.messages import CommandEnded, ReceiptReady
from paydesk.domain.sale.addresses import checked_link
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import kind_of_sale
from paydesk.domain.settings.settings import Printing
from paydesk.ui.actions import Action
from paydesk.ui.host import Host
from paydesk.ui.hub import PendingRequests
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.ui.slips.documents import SlipIssuer, create_link_slip, create_receipt, create_test_slip
from paydesk.ui.slips.printing import PrintCallback, PrintResult, SlipPrinter, print_result_words
from paydesk.ui.slips.slip import Slip
from paydesk.ui.widgets.read_delay import RepeatFilter
from paydesk.ui.words.base import Words, marked, money_words, translate

_PROGRAMS: Final[Mapping[Action, tuple[str, ...]]] = {
    Action.WHATSAPP: ("whatsapp://send?{to}text={text}", "https://wa.me/?{to}text={text}"),
    Action.SMS: ("sms:{to}?body={text}",),
    Action.RECEIPT_SHARE: ("whatsapp://send?text={text}", "https://wa.me/?text={text}"),
    Action.RECEIPT_MAIL: ("mailto:?subject={subject}&body={text}",),
}
"""Addresses that this PC's own programs open, the first that works; Paydesk sends nothing itself."""
_RECIPIENTS: Final = {Action.WHATSAPP: "phone=91{phone}&", Action.SMS: "+91{phone}"}


class SlipPresenter(QObject):
    """Requests receipts, prints what is ready, and reports the result."""

    def __init__(self, host: Host, people: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._people = people
        self._requests = PendingRequests(host.client.send, self)
        self._automatic: set[str] = set()
        """The sales whose receipt was requested automatically and is not ready yet."""
        self._silent_slips: list[Slip] = []
        """Automatic receipts on their way to the printer: only errors are reported."""
        self._repeat_filter = RepeatFilter()
        """Keeps hashes: the link of a payout may have to be forgotten meanwhile."""
        self.printer = SlipPrinter(self)
        self.printer.finished.connect(self.on_printed)
        host.hub.subscribe({ReceiptReady: self._print_receipt, CommandEnded: self._requests.resolve})
        host.sale_store.became_paid.connect(self.on_became_paid)

    @property
    def issuer(self) -> SlipIssuer:
        """This counter as the issuer of slips."""
        return SlipIssuer.from_settings(self._host.settings, self._host.service_kind)

    def handlers(self) -> Mapping[Action, Callable[[], None]]:
        """Return the handler of each action."""
        return {
            Action.RECEIPT: self.request_receipt,
            Action.LINK_SLIP: self.print_link,
            Action.WHATSAPP: partial(self._send_link, Action.WHATSAPP),
            Action.SMS: partial(self._send_link, Action.SMS),
            Action.RECEIPT_SHARE: partial(self._share_receipt, Action.RECEIPT_SHARE),
            Action.RECEIPT_MAIL: partial(self._share_receipt, Action.RECEIPT_MAIL),
        }

    def offered(self) -> frozenset[Action]:
        """Return the actions offered on the sell page: the receipt of the last sale."""
        last = self._host.frame.page == "sell" and self._host.sale_store.last_paid() is not None
        return frozenset({Action.RECEIPT} if last else ())

    def leave(self) -> None:
        """Stop printing when the window closes."""
        self.printer.leave()

    # Receipts ---------------------------------------------------------------------------------------------------------

    def request_receipt(self) -> None:
        """Request the receipt of the sale in front, or of the last paid one (F9)."""
        last = self._host.sale_store.last_paid()
        self._request_receipt(self._host.frame.sale_id or (last.sale_id if last is not None else ""))

    def _request_receipt(self, sale_id: str) -> None:
        if sale_id:
            self._requests.send_once(sale_id, PrintReceipt(sale_id=sale_id), on_ended=self._on_request_ended)

    def _on_request_ended(self, event: CommandEnded) -> None:
        self._automatic.discard(event.subject)

    def _print_receipt(self, event: ReceiptReady) -> None:
        sale_id, asked_at = event.sale.sale_id, event.sale.receipts[-1].at

        def ended(became: PrintOutcome | None) -> None:
            if became is not None:
                self._host.client.send(EndReceipt(sale_id=sale_id, asked_at=asked_at, result=became))

        slip = create_receipt(event.sale, self.issuer, self._host.sale_store.refunded(sale_id))
        if sale_id in self._automatic:
            self._silent_slips.append(slip)
        self.print(slip, ended)

    @Slot(object)
    def on_became_paid(self, sale: Sale) -> None:
        """Request the receipt automatically if the shop wants that, but not behind a lock."""
        is_wanted = sale.has_receipt and not sale.receipts and not sale.was_paid_elsewhere
        if is_wanted and self._host.settings.printing.at_paid and not self._people.is_locked:
            self._automatic.add(sale.sale_id)
            self._request_receipt(sale.sale_id)

    # Slips ------------------------------------------------------------------------------------------------------------

    @Slot(object)
    @Slot(object, object)
    def print(self, slip: Slip, then: PrintCallback | None = None) -> None:
        """Print a slip; the result is reported, and passed to `callback`."""
        if then is not None or not self._repeat_filter.is_repeat(hash(slip)):
            self.printer.print(slip, self._host.settings.printing, then)

    @Slot(object)
    def on_test_requested(self, printing: Printing) -> None:
        """Print a test slip with these settings."""
        slip = create_test_slip(replace(self.issuer, printing=printing))
        if not self._repeat_filter.is_repeat(hash(slip)):
            self.printer.print(slip, printing)

    @Slot(object)
    def on_printed(self, result: PrintResult) -> None:
        """Report the result, of an automatic receipt only an error."""
        others = [slip for slip in self._silent_slips if slip is not result.slip]
        by_itself, self._silent_slips = len(others) < len(self._silent_slips), others
        if result.failure or not by_itself:
            self._host.frame.notices.post(print_result_words(result), folder=result.folder)

    def _find_link(self) -> tuple[Sale, CheckedAddress] | None:
        """Return the payment link in front, as long as it may be shown."""
        sale = self._host.sale_store.sale(self._host.frame.sale_id)
        link = checked_link(sale) if sale is not None else None
        return None if sale is None or link is None else (sale, link)

    def print_link(self) -> None:
        """Print the slip of the payment link in front."""
        found = self._find_link()
        if found is not None:
            sale, link = found
            self.print(create_link_slip(link, sale, self.issuer))

    def _send_link(self, action: Action) -> None:
        """Hand the payment link in front to a program; without a typed phone the recipient is chosen there."""
        found = self._find_link()
        if found is None:
            return
        sale, link = found
        source = translate("Slip", "{shop}: please pay {amount} here: {link}")
        shop = self._host.settings.shop.name
        text = source.format(shop=shop, amount=money_words(sale.amount), link=link.text)
        text = marked(kind_of_sale(sale.host, self._host.service_kind), text)
        phone = self._host.frame.sale_page.link_pane.phone_number()
        recipient = _RECIPIENTS[action].format(phone=phone) if phone else ""
        self._open_program(action, text, translate("Slip", "Copy the link instead."), recipient=recipient)

    def _share_receipt(self, action: Action) -> None:
        """Hand the receipt of the sale in front to a program, as text; the recipient is chosen there."""
        sale = self._host.sale_store.sale(self._host.frame.sale_id)
        if sale is not None and sale.has_receipt:
            refunded = self._host.sale_store.refunded(sale.sale_id)
            receipt = create_receipt(replace(sale, receipts=()), self.issuer, refunded)  # a text is no duplicate
            self._open_program(action, receipt.to_text(), translate("Slip", "Print it instead."), subject=receipt.name)

    def _open_program(
        self, action: Action, text: str, otherwise: str, *, recipient: str = "", subject: str = ""
    ) -> None:
        """Open this PC's own program with the text ready; if there is none, say what to do `otherwise`."""
        parts = {"to": recipient, "text": quote(text, safe=""), "subject": quote(subject, safe="")}
        addresses = [address.format(**parts) for address in _PROGRAMS[action]]
        if self._repeat_filter.is_repeat(hash(addresses[0])):
            return
        if not any(QDesktopServices.openUrl(QUrl(each, QUrl.ParsingMode.StrictMode)) for each in addresses):
            self._host.frame.notices.post(Words(translate("Slip", "No program found for this"), otherwise))
