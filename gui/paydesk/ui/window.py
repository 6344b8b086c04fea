"""The main window: the page in front, and the timer of repaints.

It is created in three steps: the first paint (`build`); before any key is handled, presenters (`attach_store`); then
what the first sale does not need (`add_features`).

Commands go down by `CommandClient`, events come up by `SaleStore`. Pages know neither: they emit signals, presenters
answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal, Slot
from PySide6.QtWidgets import QApplication, QMainWindow

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock, deferred_imports
from paydesk.ui.central_widget import CentralWidget
from paydesk.ui.error_reporting import SystemNotices
from paydesk.ui.host import Host
from paydesk.ui.layout import MIN_SIZE, Layout, layout_of
from paydesk.ui.words.base import mark_text, marked

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from paydesk.domain.failure import Problem
    from paydesk.domain.messages import JournalFault, ServiceHealth, SettingsInUse
    from paydesk.domain.sale.sale import Sale
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.actions import Action, Actions
    from paydesk.ui.closing import ClosingGuard
    from paydesk.ui.features import Features
    from paydesk.ui.forms.submit import FormState
    from paydesk.ui.language_switch import LanguageSwitch
    from paydesk.ui.navigation import Navigation
    from paydesk.ui.sell.bill_links import BillLinks
    from paydesk.ui.sell.presenter import SalePresenter
    from paydesk.ui.sell.scanner_filter import ScannerFilter
    from paydesk.ui.sell.store import SaleStore
    from paydesk.ui.theme import ThemeManager
    from paydesk.worker.client import CommandClient


class MainWindow(QMainWindow):
    """The main window of the counter."""

    sales: SalePresenter
    """Set, with the following, by `attach_store`."""
    navigation: Navigation
    action_set: Actions
    scanner: ScannerFilter
    bill_links: BillLinks
    _switch: LanguageSwitch
    closing = Signal()
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
        self.host = host = Host(client, settings, self, demo=demo, has_people=has_people)
        self._theme = theme
        self._line_problem: Problem | None = None
        self._start_draft: Mapping[str, str] = {}
        """Input of a first start that the last run did not finish, until its page exists."""
        self.features: Features | None = None
        self.closing_guard: ClosingGuard | None = None
        self._layout = layout
        theme.use_layout(layout)
        self.setMinimumSize(MIN_SIZE)
        self.hub, self.key_queue = host.hub, host.key_queue
        self.system_notices = SystemNotices(host, self)
        host.action_requested.connect(self.perform)
        host.sale_opened.connect(self.on_sale_opened)
        host.sale_left.connect(self.on_sale_left)
        host.actions_changed.connect(self.on_actions_changed)
        host.settings_changed.connect(self.on_settings_changed)
        self.build()
        self.frame.show_page(host.first_page)
        self.frame.get_page(self.page).activate()

    def build(self) -> None:
        """Create the widgets of the first paint; the caller deletes those before."""
        self.frame = self.host.frame = CentralWidget(self.host, first=self.host.first_page, parent=self)
        self.host.notices = self.frame.notices
        self.frame.rail.chosen.connect(self.key_queue.on_page_requested)  # before presenters exist
        self.setCentralWidget(self.frame)
        self._use_settings()
        self.frame.use_layout(self._layout)

    def attach_store(self, store: SaleStore) -> None:
        """Connect sales, keys, scanner and repaints; called once, right after the first paint."""
        from paydesk.ui.closing import ClosingGuard
        from paydesk.ui.language_switch import LanguageSwitch
        from paydesk.ui.sell.bill_links import BillLinks
        from paydesk.ui.sell.scanner_filter import ScannerFilter

        host = self.host
        host.sale_store = store
        self.closing_guard = ClosingGuard(host, self)
        self.closing_guard.close_confirmed.connect(self.close)
        self.bill_links = BillLinks(host, self)
        self.scanner = ScannerFilter(self)
        self.scanner.set_scanner(host.settings.scanner)
        self._switch = LanguageSwitch(host, self.has_pending_sale, self)
        host.person_changed.connect(self._switch.on_person_changed)
        self._switch.switched.connect(self.rebuild)
        self.connect_presenters()
        store.became_paid.connect(self.on_became_paid)
        store.loaded.connect(host.refresh_soon)
        store.picture_changed.connect(host.refresh_soon)
        store.health_changed.connect(self.on_health)
        store.faulted.connect(self.on_journal_fault)
        host.scheduler.due.connect(self.refresh)
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
        self.hub.subscribe(self.host.sale_store.handlers)
        self.hub.subscribe({SettingsInUse: self._take_settings})
        if self.closing_guard is not None:
            self.hub.subscribe({SalesLoaded: self.closing_guard.report_waiting})
        self.hub.subscribe(self.system_notices.handlers())
        self.sales = SalePresenter(self.host, self)
        self.navigation = Navigation(self.host, self.sales, self.scanner, self)
        self.action_set = self.key_queue.actions = self.navigation.actions
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
            StartPresenter(self.host, page, self.features)
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

            self.features = Features(self.host, self)
            self.host.people = self.features.people
            self.features.restarter.requested.connect(self.restart_requested)
            self.features.money.refunded.connect(self.sales.on_refunded)
            self.sales.bills.listed.connect(self.features.sound.on_bill_listed)
            self.features.people.lock_changed.connect(self.sales.arrivals.on_lock_changed)
            self.navigation.add_features(self.features)
            self.frame.when_created("start", self._connect_start)
            self.refresh()
            self.key_queue.finish()

    # Pages ----------------------------------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """Name of the current page."""
        return self.frame.page

    def page_names(self) -> list[str]:
        """Return the pages that can be shown by name."""
        return [name for name in self.frame.page_names if name not in {"sale", "starting"}]

    def show_page(self, name: str) -> None:
        """Bring a page to the front. Raises KeyError for an unknown name."""
        self.host.show_page(name)

    def show_sale(self, sale_id: str) -> None:
        """Show a sale; do nothing for an unknown id."""
        self.host.show_sale(sale_id)

    @Slot(object)
    def on_sale_opened(self, sale: Sale) -> None:
        self.sales.begin(sale)

    @Slot()
    def on_sale_left(self) -> None:
        self.sales.leave()

    @Slot()
    def on_actions_changed(self) -> None:
        self.navigation.update_actions()

    def _use_settings(self) -> None:
        host = self.host
        self.frame.use_settings(host.settings)
        kind, shop = host.service_kind, host.settings.shop.name
        source = self.tr("{shop}") if kind is ServiceKind.LIVE else self.tr("{shop}, no real money moves")
        nameless = mark_text(kind) or self.tr("Paydesk")  # Qt appends it to any other title
        self.setWindowTitle(marked(kind, source.format(shop=shop)) if shop else nameless)

    def has_pending_sale(self) -> bool:
        """Return True while a command about a sale is pending."""
        return self.sales.is_busy

    @Slot()
    def rebuild(self) -> None:
        """Rebuild everything in the current language; keep the current page and all input."""
        features, sales, frame = self.features, self.sales, self.frame
        before = [part for part in (features, self.navigation, self.action_set, sales) if part is not None]
        page, sale_id = frame.page, sales.front_sale_id
        typed = {name: made.save_state() for name, made in frame.pages.items()}
        panels = features.money.panels.save_state() if features is not None else None
        self.features = self.host.people = None
        if self.key_queue.pending_page:
            self.key_queue.discard()
        if features is not None:
            features.close()
        self.build()
        self.frame.show()  # now: hidden widgets cannot have the focus
        self.connect_presenters()
        self.sales.take_over(sales)
        if features is not None:
            self.add_features()
            for event in features.snapshot_events():
                self.hub.on_event(event)
        if self.host.sale_store.fault is not None:
            self.on_journal_fault(self.host.sale_store.fault)
        for name in [name for name in typed if typed[name] and name in self.frame.page_names]:
            self.frame.get_page(name).restore_state(typed[name])
        if sale_id and self.host.sale_store.sale(sale_id) is not None:
            self.show_sale(sale_id)
        else:
            self.show_page(page if page in self.frame.page_names and not sale_id else "sell")
        self._restore_panels(panels)
        for part in (*before, frame):
            part.deleteLater()
        deferred = QEvent.Type.DeferredDelete
        QCoreApplication.sendPostedEvents(None, deferred)  # while Python still owns the objects that Qt calls

    def _restore_panels(self, typed: tuple[str, str, FormState, FormState] | None) -> None:
        if self.features is not None and typed is not None:
            self.features.restore_panels(typed)

    # Refreshing -----------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_health(self, health: ServiceHealth) -> None:
        """Update the connection; less urgent if only the round trip changed."""
        self.system_notices.check_clock(health)
        as_before, self._line_problem = health.problem is self._line_problem, health.problem
        (self.host.refresh_later if as_before else self.host.refresh_soon)()

    @Slot()
    def refresh(self) -> None:
        """Update everything shown; unchanged parts do not repaint."""
        from paydesk.ui.words.status import connection_words, today_words

        host = self.host
        host.scheduler.refreshed()
        now, store = clock.now_ms(), host.sale_store
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
        line = connection_words(store.health, now, kind=host.service_kind, lacks_keys=lacks_keys)
        self.frame.status_bar.show_texts(*line, host.staff_name, hub, today)
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

    # News -----------------------------------------------------------------------------------------------------------

    def _take_settings(self, event: SettingsInUse) -> None:
        self.host.use_settings(event.settings)

    @Slot()
    def on_settings_changed(self) -> None:
        """Apply the settings in use to all parts."""
        settings = self.host.settings
        self._use_settings()
        self.scanner.set_scanner(settings.scanner)
        self._switch.check()
        self._theme.use(settings.theme, high_contrast=settings.high_contrast)
        if self.features is not None:
            self.features.use_settings(settings)
        self.refresh()

    @Slot(object)
    def on_became_paid(self, sale: Sale) -> None:
        """Remember the paid sale, and alert in the task bar."""
        self.host.current_sale.mark_paid(sale)
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
