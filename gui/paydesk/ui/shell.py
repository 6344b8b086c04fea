"""The main window: where each key, event and button leads.

The way down is `Wishes`, the way up is `SaleBook`. Pages know neither: they ask by signals, and this window answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QMainWindow

from paydesk.domain.events import JournalFault, SaleWish, WishRefused
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale import Sale
from paydesk.domain.settings import Settings
from paydesk.ui import clock
from paydesk.ui.foot import show_foot
from paydesk.ui.frame import Frame
from paydesk.ui.keys import Action, KeyBoard
from paydesk.ui.lists import sale_rows
from paydesk.ui.scanner import ScannerWatch
from paydesk.ui.under_way import UnderWay
from paydesk.ui.words.problems import BLOCKING_FAULTS
from paydesk.ui.words.says import no_sale_words

if TYPE_CHECKING:
    from paydesk.ui.book import SaleBook
    from paydesk.ui.pages.orders import OrdersPage
    from paydesk.ui.pages.sale import SalePage
    from paydesk.ui.pages.sell import SellPage
    from paydesk.ui.pages.settings import SettingsPage
    from paydesk.ui.theme import ThemeKeeper
    from paydesk.worker.wishes import Wishes

TICK_MS: Final = 1_000
_ALWAYS: Final = frozenset({Action.KEYS, Action.ESCAPE, Action.FULL_SCREEN})
_AT_WORK: Final = _ALWAYS | {Action.NEXT, Action.SEARCH, Action.SAYS_PAID}
_ASKED_BY_F6: Final = 5
_METHODS: Final = {Action.QR: PaymentMethod.QR_CODE, Action.LINK: PaymentMethod.LINK}


class MainWindow(QMainWindow):
    """The counter's window. `settings_changed` carries Settings, `phone_wanted` the address of a payment page."""

    settings_changed = Signal(object)
    demo_wanted = Signal()
    phone_wanted = Signal(str)

    def __init__(self, wishes: Wishes, book: SaleBook, settings: Settings, *, demo: bool, theme: ThemeKeeper) -> None:
        super().__init__()
        self._wishes = wishes
        self._book = book
        self._settings = settings
        self._demo = demo
        self._theme = theme
        self._under_way = UnderWay()
        self._unseen: list[str] = []
        self.frame = Frame(book, settings, demo=demo, parent=self)
        self.setCentralWidget(self.frame)
        self.setMinimumSize(1024, 600)
        self.keys = KeyBoard(self)
        self.scanner = ScannerWatch(self)
        self._doors = self._make_doors()
        self._connect_pages()
        self._connect_book()
        self._start_clock()
        self._use(settings)
        self.show_page("sell" if demo or settings.shop.terminal is not None else "connect")

    def _make_doors(self) -> Mapping[Action, Callable[[], None]]:
        """What each action does."""
        return {
            Action.QR: self._choose_qr,
            Action.LINK: self._choose_link,
            Action.NEXT: self.next_customer,
            Action.ASK: self.ask_now,
            Action.SAYS_PAID: self.customer_says_paid,
            Action.RENEW: self.renew,
            Action.CANCEL: self.cancel,
            Action.SEARCH: self.search,
            Action.KEYS: self.toggle_keys,
            Action.FULL_SCREEN: self.toggle_full_screen,
            Action.ESCAPE: self.escape,
            Action.TAKE_AGAIN: self.take_again,
        }

    def _connect_pages(self) -> None:
        frame = self.frame
        self.keys.pressed.connect(self.on_action)
        self.scanner.scanned.connect(self.on_scanned)
        frame.rail.chosen.connect(self.on_place)
        frame.side.chosen.connect(self.on_chosen)
        frame.sell.wished.connect(self.on_wished)
        frame.sale.asked.connect(self.on_action)
        frame.sale.phone_wanted.connect(self.phone_wanted)
        frame.orders.search_wanted.connect(self.on_search_wanted)
        frame.orders.story_wanted.connect(self.on_story_wanted)
        frame.orders.show_wanted.connect(self.on_chosen)
        frame.orders.asked.connect(self.on_action)
        frame.settings.saved.connect(self.on_saved)
        frame.settings.keys_typed.connect(self.on_keys_typed)
        frame.settings.test_wanted.connect(self.on_test_wanted)
        frame.connect_page.connect_wanted.connect(self.on_connect_wanted)
        frame.connect_page.demo_wanted.connect(self.demo_wanted)
        frame.notices.alarm.chosen.connect(self.on_chosen)
        frame.notices.alarm.dismissed.connect(self.on_dismissed)
        frame.keys_panel.closed.connect(self.toggle_keys)

    def _connect_book(self) -> None:
        book = self._book
        book.sale_changed.connect(self.on_sale_changed)
        book.became_paid.connect(self.on_became_paid)
        book.loaded.connect(self.refresh_soon)
        book.picture_changed.connect(self.refresh_soon)
        book.health_changed.connect(self.refresh_soon)
        book.refused.connect(self.on_refused)
        book.faulted.connect(self.on_faulted)
        book.tested.connect(self.frame.settings.on_tested)
        book.keys_changed.connect(self.frame.settings.on_keys)

    def _start_clock(self) -> None:
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.refresh)
        self._tick.start()

    # Pages ----------------------------------------------------------------------------------------------------------

    @property
    def sell(self) -> SellPage:
        """The page that takes a sale."""
        return self.frame.sell

    @property
    def sale_page(self) -> SalePage:
        """The page of one sale."""
        return self.frame.sale

    @property
    def orders(self) -> OrdersPage:
        """The page that finds sales."""
        return self.frame.orders

    @property
    def settings_page(self) -> SettingsPage:
        """The page of settings."""
        return self.frame.settings

    @property
    def page(self) -> str:
        """The name of the page in front."""
        return self.frame.page

    def page_names(self) -> list[str]:
        """The pages that can be shown by name."""
        return [name for name in self.frame.pages if name != "sale"]

    def show_page(self, name: str) -> None:
        """Bring a page to the front; a sale that was shown goes on waiting. Raises KeyError for an unknown name."""
        if self.frame.page == "sale" and name != "sale":
            self.frame.sale.leave()
            self._wishes.look_at("")
        self.frame.show_page(name)
        self.refresh()
        page = self.frame.pages[name]
        begin = getattr(page, "begin", None)
        if begin is not None:
            begin()

    def show_sale(self, sale_id: str) -> None:
        """Bring one sale to the screen; an id that the windows do not know changes nothing."""
        sale = self._book.sale(sale_id)
        if sale is None:
            return
        if sale_id in self._unseen:
            self._unseen.remove(sale_id)
        self._show(sale)
        if self.frame.page != "sale":
            self.show_page("sale")
        self._wishes.look_at(sale_id)
        self.refresh()

    def _show(self, sale: Sale) -> None:
        self.frame.sale.show_sale(sale, clock.now_ms(), self._book.health, self._book.picture(sale))
        self.frame.sale.set_busy(self._under_way.of(sale.sale_id))

    def _use(self, settings: Settings) -> None:
        self._settings = settings
        self.frame.sell.use_staff(settings.shop.staff)
        name = settings.shop.name or self.tr("Paydesk")
        title = self.tr("DEMO: {shop}, no real money moves") if self._demo else self.tr("{shop}")
        self.setWindowTitle(title.format(shop=name))

    # Refreshing -----------------------------------------------------------------------------------------------------

    @Slot()
    def refresh_soon(self) -> None:
        """Something changed: repaint once all that came with it is here."""
        if not self._soon.isActive():
            self._soon.start(0)

    @Slot()
    def refresh(self) -> None:
        """Show everything as it is now; what did not change is not repainted."""
        now = clock.now_ms()
        self._under_way.expire(now)
        on_screen = self.frame.sale.sale_id if self.frame.page == "sale" else ""
        sale = self._book.sale(on_screen)
        if sale is not None:
            self._show(sale)
        if self.frame.page == "orders":
            self.frame.orders.refresh(now)
        else:
            waiting, recent = self._book.waiting(), self._book.recent()
            self.frame.side.show_rows(sale_rows(waiting, now), sale_rows(recent, now), on_screen)
        self._show_alarms(on_screen)
        show_foot(self.frame.foot, self._settings, self._book.health, self._book.today(now), now, demo=self._demo)
        self.keys.allow(self._allowed())

    def _show_alarms(self, on_screen: str) -> None:
        late = [sale for sale in self._book.alarms() if sale.sale_id != on_screen]
        known = {sale.sale_id for sale in late} | {on_screen}
        plain = [self._book.sales[sale_id] for sale_id in self._unseen if sale_id not in known]
        self.frame.notices.show_alarms([*late, *plain])

    def _allowed(self) -> frozenset[Action]:
        if self.frame.shows_keys or self.frame.page == "connect":
            return _ALWAYS
        if self.frame.page == "sell":
            return _AT_WORK | {Action.QR, Action.LINK}
        if self.frame.page == "sale":
            return _AT_WORK | self.frame.sale.allowed()
        if self.frame.page == "orders" and self.frame.orders.sale_id:
            return _AT_WORK | {Action.ASK}
        return _AT_WORK

    # Keys and buttons -----------------------------------------------------------------------------------------------

    @Slot(object)
    def on_action(self, action: object) -> None:
        """A key or a button: do it, if it means anything now."""
        if isinstance(action, Action) and action in self._allowed() | {Action.TAKE_AGAIN}:
            self._doors[action]()
            self.refresh()

    def _shown_sale(self) -> Sale | None:
        sale_id = self.frame.orders.sale_id if self.frame.page == "orders" else self.frame.sale.sale_id
        return self._book.sale(sale_id)

    @property
    def _by(self) -> str:
        return self._settings.shop.staff

    def _choose_qr(self) -> None:
        self._choose(Action.QR)

    def _choose_link(self) -> None:
        self._choose(Action.LINK)

    def _choose(self, action: Action) -> None:
        """F2, F3: on the sell page how it will be paid, on a sale's page another attempt."""
        if self.frame.page == "sell":
            self.frame.sell.choose(_METHODS[action])
        else:
            self._begin_attempt(action, _METHODS[action])

    def renew(self) -> None:
        """F7: read the order; if it is ACTIVE, another transaction on it (DESIGN.md, truth 4)."""
        sale = self._shown_sale()
        if sale is not None:
            self._begin_attempt(Action.RENEW, sale.method)

    def _begin_attempt(self, action: Action, method: PaymentMethod) -> None:
        sale = self._shown_sale()
        if sale is not None and self._under_way.begin(action, sale, clock.now_ms()):
            self._wishes.renew(sale.sale_id, method, self._by)

    def cancel(self) -> None:
        """F8: asks once, in the page; F8 again does it."""
        sale, row = self._shown_sale(), self.frame.sale.row
        if sale is None or self.frame.page != "sale":
            return
        if not row.is_asking:
            row.ask()
        elif self._under_way.begin(Action.CANCEL, sale, clock.now_ms()):
            row.stop_asking()
            self._wishes.cancel(sale.sale_id, self._by)

    def ask_now(self) -> None:
        """F5: read the status now."""
        sale = self._shown_sale()
        if sale is not None and self._under_way.begin(Action.ASK, sale, clock.now_ms()):
            self._wishes.read_now(sale.sale_id, self._by)

    def customer_says_paid(self) -> None:
        """F6: a fresh read, and words for the customer."""
        now = clock.now_ms()
        if self.frame.page == "sale":
            self.ask_now()
            self.frame.sale.say_paid(now)
            return
        waiting = self._book.waiting()[:_ASKED_BY_F6]
        for sale in waiting:
            if self._under_way.begin(Action.ASK, sale, now):
                self._wishes.read_now(sale.sale_id, self._by)
        self.frame.notices.say(no_sale_words(len(waiting)))

    def next_customer(self) -> None:
        """F4, and Enter on the green screen: this sale goes on by itself, the next one begins."""
        sale = self._book.sale(self.frame.sale.sale_id) if self.frame.page == "sale" else None
        if sale is not None and sale.is_open:
            self._wishes.put_aside(sale.sale_id, self._by)
        elif sale is not None and sale.needs_alarm:
            self._wishes.seen(sale.sale_id, self._by)
        self.show_page("sell")

    def take_again(self) -> None:
        """A new sale with what the last one had."""
        sale = self._shown_sale()
        self.show_page("sell")
        if sale is not None:
            self.frame.sell.take_again(sale)

    def search(self) -> None:
        """Ctrl+K."""
        if self.frame.page != "orders":
            self.show_page("orders")
        self.frame.orders.begin_search()

    @Slot()
    def toggle_keys(self) -> None:
        """F1 opens the table of keys, and closes it."""
        if self.frame.shows_keys:
            self.frame.keys_panel.hide()
            self._focus_page()
        else:
            self.frame.show_keys()
        self.keys.allow(self._allowed())

    def _focus_page(self) -> None:
        begin = getattr(self.frame.pages[self.frame.page], "begin", None)
        if begin is not None:
            begin()

    def toggle_full_screen(self) -> None:
        """F11."""
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def escape(self) -> None:
        """Esc: close the panel that is open, else clear what is typed."""
        page, sale = self.frame.page, self.frame.sale
        if self.frame.shows_keys:
            self.toggle_keys()
        elif self.frame.notices.is_saying:
            self.frame.notices.say(None)
        elif page == "sale" and sale.row.is_asking:
            sale.row.stop_asking()
            sale.begin()
        elif page == "sale":
            sale.stop_saying()
        elif page == "sell":
            self.frame.sell.clear()
        elif page == "orders":
            self.frame.orders.stop_searching()

    # From the pages -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_place(self, name: object) -> None:
        """A button of the rail."""
        self.show_page(str(name))

    @Slot(object)
    def on_chosen(self, sale_id: object) -> None:
        """A sale of a list, or "Show it"."""
        self.show_sale(str(sale_id))

    @Slot(object)
    def on_dismissed(self, sale_id: object) -> None:
        """A payment was noticed without showing it."""
        self._unseen = [unseen for unseen in self._unseen if unseen != sale_id]
        self.refresh()

    @Slot(object)
    def on_wished(self, wish: object) -> None:
        """The sell page wants a sale."""
        if isinstance(wish, SaleWish):
            self._wishes.take(wish)

    @Slot(object)
    def on_scanned(self, order_id: object) -> None:
        """A scanner read an order number: it goes into its field, wherever the focus was."""
        if self.frame.page == "connect":
            return
        if self.frame.shows_keys:
            self.toggle_keys()
        if self.frame.page == "sale":
            self.next_customer()
        elif self.frame.page != "sell":
            self.show_page("sell")
        self.frame.sell.put_order(str(order_id))

    @Slot(object)
    def on_search_wanted(self, query: object) -> None:
        """Find sales."""
        self._wishes.search(str(query))

    @Slot(object)
    def on_story_wanted(self, sale_id: object) -> None:
        """The facts of a sale."""
        self._wishes.story(str(sale_id))
        self.keys.allow(self._allowed())

    @Slot(object)
    def on_saved(self, settings: object) -> None:
        """New settings: to the counter, to the look, and to whoever listens."""
        if isinstance(settings, Settings):
            self._use(settings)
            self._wishes.configure(settings)
            self._theme.use(settings.theme)
            self.settings_changed.emit(settings)
            self.refresh()

    @Slot(object)
    def on_keys_typed(self, keys: object) -> None:
        """New keys: only to the counter."""
        if isinstance(keys, tuple):
            self._wishes.set_keys(*keys)

    @Slot(object)
    def on_test_wanted(self, typed: object) -> None:
        """Try a connection."""
        if isinstance(typed, tuple):
            self._wishes.test_connection(*typed)

    @Slot()
    def on_connect_wanted(self) -> None:
        """From the first page: the connection is set in the settings."""
        self.show_page("settings")

    # From the counter -----------------------------------------------------------------------------------------------

    @Slot(object)
    def on_sale_changed(self, sale: object) -> None:
        """One more fact of a sale."""
        if not isinstance(sale, Sale):
            return
        self._under_way.settle(sale)
        if self.frame.sell.settle(sale.sale_id):
            self.show_sale(sale.sale_id)
        if self.frame.page == "orders" and self.frame.orders.sale_id == sale.sale_id:
            self._wishes.story(sale.sale_id)
        self.refresh_soon()

    @Slot(object)
    def on_became_paid(self, sale: object) -> None:
        """Money came; when nobody looks at that sale, the bar above the page says so."""
        if not isinstance(sale, Sale):
            return
        if self.frame.page != "sale" or self.frame.sale.sale_id != sale.sale_id:
            self._unseen.insert(0, sale.sale_id)
        QApplication.alert(self)
        self.refresh_soon()

    @Slot(object)
    def on_refused(self, event: object) -> None:
        """A wish led to no sale."""
        if isinstance(event, WishRefused) and self.frame.sell.refuse(event) and event.already:
            self.show_sale(event.already)

    @Slot(object)
    def on_faulted(self, fault: object) -> None:
        """This PC cannot write its journal, or can again."""
        known = fault if isinstance(fault, JournalFault) else None
        self.frame.notices.show_fault(known)
        self.frame.sell.block(for_good=known is not None and known.kind in BLOCKING_FAULTS)
