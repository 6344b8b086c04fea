"""The customer display: opened and closed by F10, it follows the sale in front, also while the counter is locked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from paydesk.domain.commands import SaveSettings
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.service_kind import payout_kind, service_kind
from paydesk.ui import clock
from paydesk.ui.money.outcome_parts import SHOWN_MS, LinkForCustomer

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.customer.face import ShownLink, Tongues
    from paydesk.ui.customer.window import Awake, CustomerWindow
    from paydesk.ui.host import Host
    from paydesk.ui.people.presenter import PeoplePresenter
    from paydesk.ui.people.store import PeopleStore


class CustomerDisplay(QObject):
    """Owns the customer's window, made when it is first wanted; `pins` asks for the PIN that closes it."""

    def __init__(self, host: Host, people: PeopleStore, pins: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._people = people
        self._pins = pins
        self._settings = settings = host.settings
        self._link: LinkForCustomer | None = None
        self._code: ShownLink | None = None
        self.window: CustomerWindow | None = None
        self._tongues: Tongues | None = None
        self._awake: Awake | None = None
        self._ends = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        """What is shown must be gone at its time, and not a second later."""
        self._ends.timeout.connect(self.on_end)
        self._screens = QTimer(self, singleShot=True)
        self._screens.timeout.connect(self.on_settled)
        if settings.customer_display:
            self._open()

    @property
    def is_open(self) -> bool:
        """Whether the customer has a window."""
        return self.window is not None and self.window.isVisible()

    # Opening and closing --------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """F10."""
        if self.window is not None and self.is_open:
            self.window.close()
        else:
            self._open()
            self._remember(shown=True)

    @Slot()
    def on_close_refused(self) -> None:
        """It fills a screen of its own, and the shop wants a PIN."""
        self._pins.unlock(Permission.CUSTOMER_SCREEN, self._opened)

    def _opened(self, may: bool) -> None:
        """A PIN allows it."""
        if may and self.window is not None:
            self.window.stays = False
            self.window.close()
            self._pins.pages.leave()

    def _open(self) -> None:
        from paydesk.ui.customer.window import put

        window = self.window or self._make()
        window.use_shop(self._settings.shop.name)
        put(window, self._host.frame.window())
        self.refresh(clock.now_ms())

    def _make(self) -> CustomerWindow:
        from paydesk.ui.customer.window import CustomerWindow

        self.window = window = CustomerWindow()
        window.closed.connect(self.on_closed)
        window.close_refused.connect(self.on_close_refused)
        window.got_keyboard.connect(self.on_keyboard)
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
        """It belongs to the counter."""
        self._host.frame.window().activateWindow()

    @Slot()
    def on_closed(self) -> None:
        """F10, or its own button."""
        self._keep_awake(on=False)
        self._remember(shown=False)

    def _remember(self, *, shown: bool) -> None:
        """The next start begins with it, or without; what happens behind a lock is not kept."""
        if self._settings.customer_display is not shown and self._people.may(Permission.LOOK):
            before, self._settings = self._settings, replace(self._settings, customer_display=shown)
            self._host.client.send(SaveSettings(settings=self._settings, before=before))

    def leave(self) -> None:
        """The counter's window closes: this one goes with it, and comes back with it."""
        window, self.window = self.window, None
        if window is not None:
            window.closed.disconnect(self.on_closed)
            window.stays = False
            window.close()
            self._keep_awake(on=False)
            window.deleteLater()

    # Screens --------------------------------------------------------------------------------------------------------

    @Slot()
    def on_screens(self) -> None:
        """A screen came or went, or the counter moved to another: looked at once Qt has moved what it moves."""
        self._screens.start(0)

    @Slot()
    def on_settled(self) -> None:
        """Put the window where it belongs now."""
        if self.window is not None and self.is_open:
            from paydesk.ui.customer.window import put

            put(self.window, self._host.frame.window())

    # What it shows --------------------------------------------------------------------------------------------------

    def use_settings(self, settings: Settings) -> None:
        """The counter uses these now."""
        self._settings = settings
        self._tongues = None
        if self.window is not None:
            self.window.use_shop(settings.shop.name)

    @Slot(object)
    def on_link(self, link: LinkForCustomer | None) -> None:
        """A cashgram's link is shown to the customer, or hidden again (None)."""
        self._link, self._code = link, None
        self.refresh(clock.now_ms())

    def _shown_link(self, now: int) -> ShownLink | None:
        """The link that is shown at `now` (ms); its code is drawn once."""
        link = self._link
        if link is None or now >= link.until:
            self._link = self._code = None
        elif self._code is None:
            from paydesk.ui.customer.face import ShownLink
            from paydesk.ui.slips.codes import qr_modules

            self._code = ShownLink(qr_modules(link.link), link.amount, link.until, SHOWN_MS)
        return self._code

    def refresh(self, now: int) -> None:
        """Show what is to be seen at `now` (ms)."""
        if self.window is None or not self.is_open:
            return
        from paydesk.ui.customer.face import face_of

        sale = self._host.in_front.sale()
        picture = self._host.sale_store.picture(sale) if sale is not None else None
        link = self._shown_link(now)
        self.window.stays = self._settings.customer_screen.asks_pin and self._people.anybody
        thanks = self._host.in_front.is_paid_here and not self._is_refunded(sale)
        face = face_of(sale, picture, link, self._both(), now, thanks=thanks)
        kind_of = payout_kind if link is not None and face.modules is link.modules else service_kind
        self.window.use_kind(kind_of(self._settings, demo=self._host.demo))
        self.window.show_face(face)
        self._keep_awake(on=face.has_code)
        if face.until is None:
            self._ends.stop()
        else:
            self._ends.start(max(0, face.until - now))

    def _is_refunded(self, sale: Sale | None) -> bool:
        frame = self._host.frame
        return sale is not None and "sale" in frame.pages and frame.sale.refunded(sale.sale_id).amount.paise > 0

    def _both(self) -> Tongues:
        if self._tongues is None:
            from paydesk.ui import language
            from paydesk.ui.customer.face import Tongues

            self._tongues = Tongues(language.wanted(self._settings), self._settings.customer_screen.second_language)
        return self._tongues

    def _keep_awake(self, *, on: bool) -> None:
        """A code stays readable though nobody touches this PC."""
        if self._awake is None:
            if not on:
                return
            from paydesk.ui.customer.window import Awake

            self._awake = Awake()
        self._awake.keep(on=on)

    @Slot()
    def on_end(self) -> None:
        """The time of what is shown is over."""
        self.refresh(clock.now_ms())
