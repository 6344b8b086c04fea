"""The pretend phone beside the code of a sale, in the demo: pay, decline, or cause trouble."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.money import Money
from paydesk.domain.rules import is_at_this_pc
from paydesk.domain.sale.addresses import browser_page
from paydesk.domain.sale.sale import Sale
from paydesk.ui.demo.phone_view import PhoneState, PhoneView
from paydesk.ui.host import Host
from paydesk.ui.kiosk.fault_scenarios import PhoneAction, StaticPhonePayment
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import scale_all
from paydesk.ui.widgets.overlay import SideContent, SidePanel
from paydesk.ui.words.base import Words, money_words, path_words, translate

_DESIGN_WIDTH, _DESIGN_HEIGHT = 404, 800
_MIN_SCALE: Final = 0.45
_LATE_MS: Final = 10_000
_DECLINE: Final = "decline"
_STATIC_AMOUNT: Final = Money(10_000)
"""Paid on the shop's QR where no sale led there."""


class PhonePanel(SideContent):
    """The phone, two kinds of trouble below it, and a link to the payment page.

    `action_chosen` carries "pay", "decline", "pay_late" or "pay_twice".
    """

    action_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.phone = PhoneView(self)
        self.phone.action_chosen.connect(self.action_chosen)
        choices = (("pay_late", self.tr("Pay late")), ("pay_twice", self.tr("Pay twice")))
        self.trouble_buttons = [
            KeyButton(text, "", "plain", self, value=action, on_press=self.action_chosen) for action, text in choices
        ]
        self.browser_button = KeyButton(self.tr("Open in the browser"), "", "ghost", self)
        row = add_items(hbox(spacing=8), *((button, 1) for button in self.trouble_buttons))
        centre = Qt.AlignmentFlag.AlignHCenter
        add_items(vbox(self, (16, 0, 16, 8), 8), (self.phone, 1, centre), row, (self.browser_button, 0, centre))

    def title(self) -> str:
        return self.tr("The customer's phone")

    def begin(self) -> None:
        self.phone.pay.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        below = sum(max(button.sizeHint().height(), 44) for button in (self.trouble_buttons[0], self.browser_button))
        room = self.height() - below - 24
        scale = max(_MIN_SCALE, min((self.width() - 32) / _DESIGN_WIDTH, room / _DESIGN_HEIGHT, 1.0))
        scale_all(self, scale)
        self.phone.setFixedWidth(round(_DESIGN_WIDTH * scale))
        super().resizeEvent(event)


class DemoPhone(QObject):
    """Opens the pretend phone for the sale in front, and passes its actions to the sandbox."""

    def __init__(self, host: Host, side_panel: SidePanel, parent: QObject) -> None:
        super().__init__(parent)
        self._host, self._side_panel = host, side_panel
        self._panel: PhonePanel | None = None
        self._sale_id = ""
        host.sale_store.sale_changed.connect(self.on_sale_changed)
        host.frame.page_shown.connect(self.on_page_shown)
        host.phone_requested.connect(self.on_phone_requested)

    @property
    def panel(self) -> PhonePanel:
        """The panel, created on first use."""
        if self._panel is None:
            self._panel = PhonePanel(self._side_panel)
            self._panel.action_chosen.connect(self.on_action)
            self._panel.browser_button.clicked.connect(self.on_browser)
        return self._panel

    @property
    def is_open(self) -> bool:
        """True while the phone is shown."""
        return self._panel is not None and self._side_panel.content is self._panel

    @property
    def _sale(self) -> Sale | None:
        return self._host.sale_store.sale(self._sale_id)

    @Slot()
    def open(self) -> None:
        """Show the phone with the sale in front; the shop's QR is paid at once."""
        static, terminal = self._host.static_qr, self._host.settings.shop.terminal
        if static is not None and terminal is not None and terminal.cf_terminal_id is not None:
            payment = StaticPhonePayment(terminal.cf_terminal_id, static.amount or _STATIC_AMOUNT)
            self._host.phone_pressed.emit(payment)
            return
        self._sale_id = self._host.frame.sale_id
        if self._sale is not None:
            self._show(PhoneState.ASKING)
            self._side_panel.open_with(self.panel)

    def _show(self, state: PhoneState) -> None:
        sale = self._sale
        if sale is not None:
            self.panel.phone.show_sale(self._host.settings.shop.name, money_words(sale.amount), state)

    @Slot(object)
    def on_action(self, action: object) -> None:
        """Press on the phone; it goes away after a payment, so that the page of the sale is seen."""
        sale = self._sale
        if sale is None:
            return
        self._host.phone_pressed.emit(PhoneAction(sale.order_id, str(action), _LATE_MS))
        if action == _DECLINE:
            self._show(PhoneState.DECLINED)
        else:
            self._side_panel.on_close_requested()

    @Slot()
    def on_browser(self) -> None:
        """Open the payment page in the browser."""
        sale = self._sale
        address = browser_page(sale) if sale is not None else None
        if address is not None:
            self._host.phone_requested.emit(address)

    @Slot(object)
    def on_phone_requested(self, address: CheckedAddress) -> None:
        """Open the payment page of a sandbox on this PC in the browser, in place of a customer's phone."""
        if is_at_this_pc(address.text):
            title = translate("App", "The pretend phone opens in this PC's browser")
            if not QDesktopServices.openUrl(QUrl(address.text)):
                title = translate("Slip", "This PC has no program for it")
            self._host.frame.notices.post(Words(title, path_words(address.text)))

    @Slot(object, object)
    def on_sale_changed(self, sale: Sale, _before: object) -> None:
        """Put the phone away when its sale can no longer be paid."""
        if sale.sale_id == self._sale_id and not sale.can_show_code:
            self._close()

    @Slot(object)
    def on_page_shown(self, page: object) -> None:
        """Put the phone away with the page of its sale."""
        if page != "sale":
            self._close()

    def _close(self) -> None:
        if self.is_open:
            self._side_panel.on_close_requested()
