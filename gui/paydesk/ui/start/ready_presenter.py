"""The presenter of "Ready to open"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import SalesLoaded, SettingsInUse
from paydesk.domain.money import Money
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.commands import CheckService, ReadPcState
from paydesk.domain.settings.messages import Area, PcState, ServiceChecked
from paydesk.ui import clock
from paydesk.ui.settings.page import CONNECTIONS, KEPT
from paydesk.ui.slips.printing import PrintResult
from paydesk.ui.start.checks import CheckInput, run_checks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paydesk.domain.settings.messages import AreaTested
    from paydesk.ui.customer.presenter import CustomerDisplay
    from paydesk.ui.day.presenter import DayPresenter
    from paydesk.ui.host import Host
    from paydesk.ui.page import Page
    from paydesk.ui.people.store import PeopleStore
    from paydesk.ui.settings.keys import KeysStore
    from paydesk.ui.slips.presenter import SlipPresenter
    from paydesk.ui.sounds import Announcer
    from paydesk.ui.start.checks import Check
    from paydesk.ui.start.ready import ReadyPage


@dataclass(frozen=True, slots=True)
class ReadinessSources:
    """The stores and presenters that the checks read."""

    people: PeopleStore
    keys: KeysStore
    customer: CustomerDisplay
    sound: Announcer
    slips: SlipPresenter
    day: DayPresenter


class ReadyPresenter(QObject):
    """Runs the checks; creates the page on first use, and shows it at the start of a day."""

    def __init__(self, host: Host, sources: ReadinessSources, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._sources = sources
        self._tested: AreaTested | None = None
        self._pc: PcState | None = None
        self._page: ReadyPage | None = None
        self._printers: tuple[str, ...] | None = None
        self._print_failed = False
        sources.slips.printer.printers_found.connect(self.on_printers)
        sources.slips.printer.finished.connect(self.on_printed)
        sources.day.changed.connect(self.refresh)
        sources.people.changed.connect(self.refresh)
        host.hub.subscribe(
            {
                ServiceChecked: self._on_service_checked,
                PcState: self._on_pc_state,
                SettingsInUse: self.refresh,
                SalesLoaded: self._on_sales_loaded,
            }
        )
        host.frame.add_page("ready", self._create_page)
        host.frame.page_shown.connect(self.on_page_shown)

    def _create_page(self, parent: QWidget) -> Page:
        from paydesk.ui.start.ready import ReadyPage

        self._page = page = ReadyPage(parent)
        page.check_again_button.clicked.connect(self.check)
        page.fix_requested.connect(self.on_fix)
        page.daily.clicked.connect(self.on_daily)
        page.open_requested.connect(self.on_open)
        page.leftover_button.chosen.connect(self._host.show_page)
        return page

    def _on_sales_loaded(self, _event: SalesLoaded) -> None:
        """Show the page at the first start of a day, if the shop wants it."""
        today = clock.india_day(clock.now_ms())
        begun = any(clock.india_day(sale.started_at) == today for sale in self._host.sale_store.sales.values())
        if self._host.settings.checks_at_opening and not begun and self._host.page == "sell":
            self._host.show_page("ready")

    # What is known --------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_page_shown(self, name: object) -> None:
        if name == "ready":
            self.check()

    @Slot()
    def check(self) -> None:
        """Run all checks again."""
        self._tested = self._pc = self._printers = None
        self._sources.slips.printer.list_printers()
        self._host.client.send(CheckService())
        self._host.client.send(ReadPcState())
        self.refresh()

    @Slot(object)
    def on_printers(self, names: object) -> None:
        self._printers = names if isinstance(names, tuple) else ()
        self.refresh()

    @Slot(object)
    def on_printed(self, result: PrintResult) -> None:
        """Note whether a slip failed."""
        self._print_failed = bool(result.failure)
        self.refresh()

    def _on_service_checked(self, event: ServiceChecked) -> None:
        self._tested = event.tested
        self.refresh()

    def _on_pc_state(self, event: PcState) -> None:
        self._pc = event
        self.refresh()

    def checks(self) -> tuple[Check, ...]:
        """Return the results known so far."""
        screens = QGuiApplication.screens()
        size = screens[-1].size() if len(screens) > 1 else None
        return run_checks(
            CheckInput(
                self._host.settings,
                self._host.demo,
                self._sources.keys.keys(Area.GATEWAY),
                self._tested,
                self._pc,
                self._printers,
                self._print_failed,
                len(screens),
                "" if size is None else f"{size.width()} x {size.height()}",
                self._sources.customer.is_open,
                now=clock.now_ms(),
            )
        )

    @Slot()
    @Slot(object)
    def refresh(self, _what: object = None) -> None:
        """Update the page, if it exists."""
        page = self._page
        if page is None:
            return
        page.show_checks(self.checks())
        page.show_daily(
            on=self._host.settings.checks_at_opening, offered=self._sources.people.is_allowed(Permission.SETTINGS)
        )
        day, person = self._sources.day, self._sources.people.acting_person(Permission.SHIFT)
        page.show_shift(day.shift_names(), "" if person is None else person.name, is_offered=self._can_open_shift())
        today = clock.india_day(clock.now_ms())
        left = [sale for sale in self._host.sale_store.waiting() if clock.india_day(sale.started_at) != today]
        page.show_leftover(len(left), Money(sum(sale.amount.paise for sale in left if sale.amount is not None)))

    def _can_open_shift(self) -> bool:
        """Return True if no shift is open and the person may open one."""
        day = self._sources.day
        return bool(day.snapshot_events()) and day.shift is None and self._sources.people.is_allowed(Permission.SHIFT)

    # What people do -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_fix(self, fix: object) -> None:
        """Perform the fix of a check."""
        if fix == "display":
            self._sources.customer.toggle()
            self.refresh()
        elif fix == "print":
            self._sources.slips.on_test_requested(self._host.settings.printing)
        elif fix == "sound":
            self._sources.sound.on_test_requested(self._host.settings.sounds)
        elif fix in {"connections", "shop", "printing", "kept"}:
            self._host.show_page("settings")
            if fix in {"shop", "printing"}:
                self._host.frame.settings_page.show_topic(str(fix))
            else:
                self._host.frame.settings_page.show_part(KEPT if fix == "kept" else CONNECTIONS)

    @Slot(bool)
    def on_daily(self, on: bool) -> None:
        """Save whether the page is shown each day."""
        before = self._host.settings
        self._host.client.send(SaveSettings(settings=replace(before, checks_at_opening=on), before=before))

    @Slot(object)
    def on_open(self, name: object) -> None:
        """Start selling; open a shift if none is open."""
        if self._can_open_shift():
            self._sources.day.open_for(str(name))
        self._host.show_page("sell")
