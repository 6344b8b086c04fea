"""Opens and closes the customer display, places it, and keeps it up to date."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import QrPicture
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.service_kind import payout_kind, service_kind
from paydesk.ui import clock
from paydesk.ui.money.outcome_parts import LINK_SHOWN_MS, LinkForCustomer

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.customer.view_model import BilingualText
    from paydesk.ui.customer.window import CustomerWindow, SleepInhibitor
    from paydesk.ui.host import Host
    from paydesk.ui.payable_code import PayableCode
    from paydesk.ui.people.presenter import PeoplePresenter
    from paydesk.ui.people.store import PeopleStore


class CustomerDisplay(QObject):
    """Owns the customer window, created when first needed; `pins` asks for the PIN that closes it."""

    def __init__(self, host: Host, people: PeopleStore, pins: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._people = people
        self._pins = pins
        self._settings = settings = host.settings
        self._link: LinkForCustomer | None = None
        self._link_code: PayableCode | None = None
        self.window: CustomerWindow | None = None
        self._is_beside_sale = False
        self._texts: BilingualText | None = None
        self._inhibitor: SleepInhibitor | None = None
        self._expiry_timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        """A precise timer: what is shown must be gone at its time, and not a second later."""
        self._expiry_timer.timeout.connect(self.on_expired)
        self._screen_timer = QTimer(self, singleShot=True)
        self._screen_timer.timeout.connect(self.on_screens_settled)
        if settings.customer_display:
            self._open()

    @property
    def is_open(self) -> bool:
        """True if the customer has a window."""
        return self.window is not None and self.window.isVisible()

    # Opening and closing ----------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Open or close the window (F10)."""
        if self.window is not None and self.is_open:
            self.window.close()
        else:
            self._open()
            self._remember(shown=True)

    @Slot()
    def on_close_refused(self) -> None:
        """Ask for the PIN that the shop requires to close a full-screen window."""
        self._pins.unlock(Permission.CUSTOMER_SCREEN, self._on_unlocked)

    def _on_unlocked(self, may: bool) -> None:
        if may and self.window is not None:
            self.window.is_close_locked = False
            self.window.close()
            self._pins.pages.leave()

    def _open(self) -> None:
        window = self.window or self._create_window()
        window.set_shop(self._settings.shop.name, self._settings.shop.logo)
        self._place(window)
        self.refresh(clock.now_ms())

    def _create_window(self) -> CustomerWindow:
        from paydesk.ui.customer.window import CustomerWindow

        self.window = window = CustomerWindow()
        window.closed.connect(self.on_closed)
        window.close_refused.connect(self.on_close_refused)
        window.keyboard_received.connect(self.on_keyboard)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.on_screens)
            app.screenRemoved.connect(self.on_screens)
        counter = self._host.frame.window().windowHandle()
        if counter is not None:
            counter.screenChanged.connect(self.on_screens)
        return window

    @Slot()
    def on_keyboard(self) -> None:
        """Return the keyboard focus to the counter."""
        self._host.frame.window().activateWindow()

    @Slot()
    def on_closed(self) -> None:
        self._keep_awake(on=False)
        self._remember(shown=False)

    def _remember(self, *, shown: bool) -> None:
        """Save whether the next start opens the window; not while the counter is locked."""
        if self._settings.customer_display is not shown and self._people.is_allowed(Permission.APPEARANCE):
            before, self._settings = self._settings, replace(self._settings, customer_display=shown)
            self._host.client.send(SaveSettings(settings=self._settings, before=before))

    def leave(self) -> None:
        """Close the window with that of the counter; it opens with it again."""
        window, self.window = self.window, None
        if window is not None:
            window.closed.disconnect(self.on_closed)
            window.is_close_locked = False
            window.close()
            self._keep_awake(on=False)
            window.deleteLater()

    # Screens ----------------------------------------------------------------------------------------------------------

    @Slot()
    def on_screens(self) -> None:
        """Handle a change of screens later, once Qt has moved the windows."""
        self._screen_timer.start(0)

    @Slot()
    def on_screens_settled(self) -> None:
        if self.window is not None and self.is_open:
            self._place(self.window)

    def _place(self, window: CustomerWindow) -> None:
        """Put the window where it belongs now: on the only screen, beside the sale in front or the form."""
        from paydesk.ui.customer.window import place_window

        self._is_beside_sale = self._host.static_qr is not None or self._host.current_sale.get() is not None
        place_window(window, self._host.frame.window(), has_sale=self._is_beside_sale)

    # Content ----------------------------------------------------------------------------------------------------------

    def use_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._texts = None
        if self.window is not None:
            self.window.set_shop(settings.shop.name, settings.shop.logo)

    @Slot(object)
    def on_link(self, link: LinkForCustomer | None) -> None:
        """Show the link of a cashgram, or hide it (None)."""
        self._link, self._link_code = link, None
        self.refresh(clock.now_ms())

    def _shown_link(self, now: int) -> PayableCode | None:
        """Return the link shown at `now` (ms since the epoch); its code is computed once."""
        link = self._link
        if link is None or now >= link.until:
            self._link = self._link_code = None
        elif self._link_code is None:
            from paydesk.ui.payable_code import CodeTime, PayableCode
            from paydesk.ui.slips.codes import qr_modules

            picture = QrPicture("", 0, qr_modules(link.link))
            self._link_code = PayableCode(picture, link.amount, CodeTime(link.until, LINK_SHOWN_MS))
        return self._link_code

    def refresh(self, now: int) -> None:
        """Update the window for `now` (ms since the epoch)."""
        if self.window is None or not self.is_open:
            return
        from paydesk.ui.customer.view_model import create_customer_view_model

        static = self._host.static_qr
        sale = self._host.current_sale.get() if static is None else None
        picture = self._host.sale_store.picture(sale) if sale is not None else None
        link = self._shown_link(now)
        self.window.is_close_locked = self._settings.customer_screen.asks_pin and self._people.has_people
        thanks = self._host.current_sale.was_paid_in_front and not self._is_refunded(sale)
        face = create_customer_view_model(
            sale, picture, link, self._bilingual_texts(), now, is_paid_here=thanks, static=static
        )
        kind_of = payout_kind if link is not None and face.code is link else service_kind
        self.window.set_service_kind(kind_of(self._settings, demo=self._host.demo))
        self.window.show_view_model(face)
        if (sale is not None or static is not None) is not self._is_beside_sale:
            self._place(self.window)
        self._keep_awake(on=face.has_code)
        if face.expires_at is None:
            self._expiry_timer.stop()
        else:
            self._expiry_timer.start(max(0, face.expires_at - now))

    def _is_refunded(self, sale: Sale | None) -> bool:
        frame = self._host.frame
        return sale is not None and "sale" in frame.pages and frame.sale_page.find_refund(sale.sale_id).amount.paise > 0

    def _bilingual_texts(self) -> BilingualText:
        if self._texts is None:
            from paydesk.ui import language
            from paydesk.ui.customer.view_model import BilingualText

            self._texts = BilingualText(
                language.preferred(self._settings), self._settings.customer_screen.second_language
            )
        return self._texts

    def _keep_awake(self, *, on: bool) -> None:
        """Keep the screen on while a code is shown."""
        if self._inhibitor is None:
            if not on:
                return
            from paydesk.ui.customer.window import SleepInhibitor

            self._inhibitor = SleepInhibitor()
        self._inhibitor.set_active(on=on)

    @Slot()
    def on_expired(self) -> None:
        self.refresh(clock.now_ms())
