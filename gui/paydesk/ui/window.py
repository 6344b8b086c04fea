"""The main window: the page in front, and the timer of repaints.

It is created in three steps: the first paint (`build`); before any key is handled, presenters (`attach_store`); then
what the first sale does not need (`add_features`).

Commands go down by `CommandClient`, events come up by `SaleStore`. Pages know neither: they emit signals, presenters
answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from paydesk.domain.settings.service_kind import ServiceKind, service_kind
from paydesk.domain.settings.settings import FirstStart, Settings
from paydesk.ui import clock, deferred_imports
from paydesk.ui.central_widget import CentralWidget
from paydesk.ui.clock import RefreshScheduler
from paydesk.ui.error_reporting import SystemNotices
from paydesk.ui.hub import EventHub
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.key_event_queue import KeyEventQueue
from paydesk.ui.layout import MIN_SIZE, Layout, layout_of
from paydesk.ui.page import first_control
from paydesk.ui.words.base import mark_text, marked

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from paydesk.domain.failure import Problem
    from paydesk.domain.messages import JournalFault, ServiceHealth, SettingsInUse
    from paydesk.domain.people.person import Person
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.actions import Action, Actions
    from paydesk.ui.closing import ClosingGuard
    from paydesk.ui.features import Features
    from paydesk.ui.language_switch import LanguageSwitch
    from paydesk.ui.navigation import Navigation
    from paydesk.ui.sell.notices import Notices
    from paydesk.ui.sell.presenter import SalePresenter
    from paydesk.ui.sell.scanner_filter import ScannerFilter
    from paydesk.ui.sell.store import SaleStore
    from paydesk.ui.theme import ThemeManager
    from paydesk.worker.client import CommandClient


class MainWindow(QMainWindow):
    """The main window of the counter. `phone_requested` carries the CheckedAddress of a payment page."""

    sale_store: SaleStore
    """Sales known to the windows. Set, with the following, by `attach_store`."""
    sales: SalePresenter
    navigation: Navigation
    action_set: Actions
    scanner: ScannerFilter
    _switch: LanguageSwitch
    closing = Signal()
    demo_requested = Signal()
    phone_requested = Signal(object)
    restart_requested = Signal()

    def __init__(
        self,
        client: CommandClient,
        settings: Settings,
        *,
        demo: bool,
        theme: ThemeManager,
        layout: Layout = Layout.NORMAL,
        has_people: bool = False,
    ) -> None:
        """Create the window.

        Args:
            layout: That of the size at which it will be shown.
            has_people: True if people have PINs: no page is shown before they are loaded.
        """
        super().__init__()
        self.client, self.settings, self.demo = client, settings, demo
        self._theme = theme
        self._line_problem: Problem | None = None
        self._person_name, self._is_starting = "", has_people and not demo
        self._start_draft: Mapping[str, str] = {}
        """Input of a first start that the last run did not finish, until its page exists."""
        self.features: Features | None = None
        self.closing_guard: ClosingGuard | None = None
        self._layout = layout
        theme.use_layout(layout)
        self.setMinimumSize(MIN_SIZE)
        self.hub = EventHub(self)
        self.system_notices = SystemNotices(self, self)
        self.key_queue = KeyEventQueue(self, self)
        self.input_filter = InputFilter(self, self)
        self._scheduler = RefreshScheduler(self)
        self.build()
        self.frame.show_page(self.first_page)
        self.frame.get_page(self.page).activate()

    def build(self) -> None:
        """Create the widgets of the first paint; the caller deletes those before."""
        self.frame = CentralWidget(self, first=self.first_page, parent=self)
        self.frame.rail.chosen.connect(self.key_queue.on_page_requested)  # before presenters exist
        self.setCentralWidget(self.frame)
        self._use(self.settings)
        self.frame.use_layout(self._layout)

    def attach_store(self, store: SaleStore) -> None:
        """Connect sales, keys, scanner and repaints; called once, right after the first paint."""
        from paydesk.ui.closing import ClosingGuard
        from paydesk.ui.host import CurrentSale
        from paydesk.ui.language_switch import LanguageSwitch
        from paydesk.ui.sell.scanner_filter import ScannerFilter

        self.sale_store = store
        self.current_sale = CurrentSale(self)
        self.closing_guard = ClosingGuard(self, self)
        self.closing_guard.close_confirmed.connect(self.close)
        self.scanner = ScannerFilter(self)
        self.scanner.set_scanner(self.settings.scanner)
        self._switch = LanguageSwitch(self, self)
        self.connect_presenters()
        store.became_paid.connect(self.on_became_paid)
        store.loaded.connect(self.refresh_soon)
        store.picture_changed.connect(self.refresh_soon)
        store.health_changed.connect(self.on_health)
        store.faulted.connect(self.on_journal_fault)
        self._scheduler.due.connect(self.refresh)
        self._switch.check()
        self.refresh()
        if self.page != "start":  # its presenter comes with the features
            self.key_queue.release()

    def connect_presenters(self) -> None:
        """Connect the widgets of `build` to new presenters."""
        from paydesk.domain.messages import SalesLoaded, SettingsInUse
        from paydesk.ui.navigation import Navigation
        from paydesk.ui.sell.presenter import SalePresenter

        self.hub.clear()
        self.hub.subscribe(self.sale_store.handlers)
        self.hub.subscribe({SettingsInUse: self._take_settings})
        if self.closing_guard is not None:
            self.hub.subscribe({SalesLoaded: self.closing_guard.report_waiting})
        self.hub.subscribe(self.system_notices.handlers())
        self.sales = SalePresenter(self, self)
        self.sales.phone_requested.connect(self.phone_requested)
        self.navigation = Navigation(self, self.sales, self.scanner, self)
        self.action_set = self.navigation.actions
        self.action_set.done.connect(self.refresh)

    @Slot(object)
    def perform(self, action: Action) -> None:
        """Perform an action if it is available."""
        self.action_set.perform(action)

    def _connect_start(self) -> None:
        """Connect the first start, which needs people and keys."""
        from paydesk.ui.start.presenter import StartPresenter

        page = self.frame.start_page
        if self.features is not None:
            StartPresenter(self, page, self.features)
        typed, self._start_draft = self._start_draft, {}
        page.restore_draft(typed)

    def set_start_draft(self, typed: Mapping[str, str]) -> None:
        """Set the input of a first start that the last run did not finish (`start_draft`)."""
        self._start_draft = typed

    def start_draft(self) -> Mapping[str, str]:
        """Return the input of an unfinished first start, without keys, for the next run."""
        return self._start_draft or (self.frame.start_page.draft() if "start" in self.frame.pages else {})

    def add_features(self) -> None:
        """Create the features; called after the first paint and before the counter's first event."""
        for _ in self.add_features_stepwise():
            pass

    def add_features_stepwise(self) -> Iterator[object]:
        """As `add_features`, in steps of some milliseconds."""
        if self.features is None:
            yield from deferred_imports.for_features()
            from paydesk.ui.features import Features

            self.features = Features(self, self)
            self.features.restarter.requested.connect(self.restart_requested)
            self.features.money.refunded.connect(self.sales.on_refunded)
            self.features.people.lock_changed.connect(self.sales.arrivals.on_lock_changed)
            self.navigation.add_features(self.features)
            self.frame.when_created("start", self._connect_start)
            self.refresh()
            self.key_queue.finish()

    # Pages ----------------------------------------------------------------------------------------------------------

    @property
    def notices(self) -> Notices:
        return self.frame.notices

    @property
    def service_kind(self) -> ServiceKind:
        return service_kind(self.settings, demo=self.demo)

    @property
    def first_page(self) -> str:
        """Name of the first page: that of the first start on a counter that is not set up."""
        if self._is_starting:
            return "starting"
        started = self.settings.shop.terminal is not None and self.settings.first_start is FirstStart.DONE
        return "sell" if self.demo or started else "start"

    @property
    def page(self) -> str:
        return self.frame.page

    @property
    def staff_name(self) -> str:
        """Name of the person at the counter, for display; the journal uses the counter's own."""
        return self._person_name or self.settings.shop.staff

    def set_person(self, person: Person | None) -> None:
        """Set the person at the counter, or None."""
        self._person_name = person.name if person is not None else ""
        self._switch.set_person(person)

    def page_names(self) -> list[str]:
        """Return the pages that can be shown by name."""
        return [name for name in self.frame.page_names if name not in {"sale", "starting"}]

    def finish_starting(self) -> None:
        """Show the first page; the people are known, and the lock is up if needed."""
        if self._is_starting:
            self._is_starting = False
            self.show_page(self.first_page)

    def show_page(self, name: str) -> None:
        """Bring a page to the front; the sale shown before keeps waiting. Raises KeyError for an unknown name."""
        if self.frame.page == "sale" and name != "sale":
            self.sales.leave()
        self.frame.show_page(name)
        self.refresh()
        self.focus_page()

    def show_sale(self, sale_id: str) -> None:
        """Show a sale; do nothing for an unknown id."""
        sale = self.sale_store.sale(sale_id)
        if sale is None:
            return
        self.sales.begin(sale)
        if self.frame.page != "sale":
            self.frame.show_page("sale")
            self.focus_page()
        self.navigation.update_actions()
        self.refresh_soon()  # the lists, after the page was painted

    def focus_page(self) -> None:
        """Focus the first control of the current page, unless a PIN panel covers it."""
        if self.navigation.is_covered:
            return
        page = self.frame.get_page(self.frame.page)
        page.activate()
        focused: QWidget | None = self.focusWidget()
        if focused is None or not focused.isVisibleTo(self):  # its first control is hidden or not allowed
            first = first_control(page)
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _use(self, settings: Settings) -> None:
        self.settings = settings
        self.frame.use_settings(settings)
        kind, shop = self.service_kind, settings.shop.name
        source = self.tr("{shop}") if kind is ServiceKind.LIVE else self.tr("{shop}, no real money moves")
        nameless = mark_text(kind) or self.tr("Paydesk")  # Qt appends it to any other title
        self.setWindowTitle(marked(kind, source.format(shop=shop)) if shop else nameless)

    # Refreshing -----------------------------------------------------------------------------------------------------

    @Slot()
    def refresh_soon(self) -> None:
        self._scheduler.now()

    def refresh_later(self) -> None:
        self._scheduler.later()

    @Slot(object)
    def on_health(self, health: ServiceHealth) -> None:
        """Update the connection; less urgent if only the round trip changed."""
        self.system_notices.check_clock(health)
        as_before, self._line_problem = health.problem is self._line_problem, health.problem
        (self.refresh_later if as_before else self.refresh_soon)()

    @Slot()
    def refresh(self) -> None:
        """Update everything shown; unchanged parts do not repaint."""
        from paydesk.ui.words.status import connection_words, today_words

        self._scheduler.refreshed()
        now, store = clock.now_ms(), self.sale_store
        self.sales.refresh()
        self.frame.get_page(self.frame.page).refresh(now)
        self.frame.notices.update_time(now)
        if self.frame.page != "orders":
            waiting = store.waiting()
            if store.has_loaded:  # before, "nobody is waiting" could be wrong
                self.frame.side_list.show_sales(waiting, self.sales.front_sale_id)
                self.frame.update_surroundings()
        sees_day = self.features is None or self.features.can_see_day
        totals = store.today(now) if sees_day else None
        today = today_words(totals) if totals is not None else ""
        lacks_keys = self.features is not None and self.features.lacks_keys
        hub = self.features.hub_words() if self.features is not None else ""
        line = connection_words(store.health, now, kind=self.service_kind, lacks_keys=lacks_keys)
        self.frame.status_bar.show_texts(*line, self.staff_name, hub, today)
        if self.features is not None:
            self.features.refresh(now)
        self.navigation.update_actions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._update_layout(event.size())
        super().resizeEvent(event)

    def _update_layout(self, size: QSize) -> None:
        """Apply the layout of this window size."""
        layout = layout_of(size)
        if layout is not self._layout:
            self._layout = layout
            self._theme.use_layout(layout)
            self.frame.use_layout(layout)

    def close_help(self) -> None:
        if self.frame.shows_help:
            self.navigation.toggle_help()

    def mark_rail(self) -> None:
        self.frame.mark_rail(self.features.money.panels.open_panel if self.features is not None else "")

    # News -----------------------------------------------------------------------------------------------------------

    def _take_settings(self, event: SettingsInUse) -> None:
        self.on_settings(event.settings)

    @Slot(object)
    def on_settings(self, settings: Settings) -> None:
        """Use these settings. At a first start they are not saved yet."""
        self._use(settings)
        self.scanner.set_scanner(settings.scanner)
        self._switch.check()
        self._theme.use(settings.theme, high_contrast=settings.high_contrast)
        if self.features is not None:
            self.features.use_settings(settings)
        self.refresh()

    @Slot(object)
    def on_became_paid(self, sale: Sale) -> None:
        """Remember the paid sale, and alert in the task bar."""
        self.current_sale.mark_paid(sale)
        QApplication.alert(self)

    @Slot(object)
    def on_journal_fault(self, fault: JournalFault | None) -> None:
        """Show a fault of the journal and block new sales, or clear it."""
        from paydesk.ui.words.problems import BLOCKING_FAULTS

        self.frame.notices.show_fault(fault)
        self.sales.show_requested_sale()
        self.frame.sell_page.release_request(fault.sale_id if fault is not None else "")
        self.frame.sell_page.block_requests(until_restart=fault is not None and fault.kind in BLOCKING_FAULTS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # keys that the side list ignores go to the page
        if self.frame.side_list.isAncestorOf(self.focusWidget()) and not self.frame.is_covered:
            self.frame.get_page(self.page).keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        # asks once while customers can still pay; clipboard contents of ours are cleared
        if self.closing_guard is not None and self.closing_guard.ask_if_needed():
            event.ignore()
            return
        self.closing.emit()
        if self.features is not None:
            self.features.close()
        super().closeEvent(event)
