"""Presenter of the day report: queries figures and asks for a PIN where a permission is missing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from PySide6.QtCore import QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices

from paydesk.domain.commands import ReadPayout, ReadSale
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus, SaleChanged
from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.people.person import Permission, has_permission
from paydesk.domain.settings.settings import Paper
from paydesk.domain.shift.commands import ExportReport, OpenShift, ReadReport
from paydesk.domain.shift.messages import CurrentShift, PeriodReport
from paydesk.domain.shift.report import ItemKind
from paydesk.ui import clock
from paydesk.ui.day.items import DayPart, ItemTarget
from paydesk.ui.day.shifts import ShiftPresenter
from paydesk.ui.hub import PendingRequests
from paydesk.ui.rows.tools import ask_save_path, save_file, save_result
from paydesk.ui.words.base import Words, marked
from paydesk.ui.words.day import share_words
from paydesk.ui.words.people import denial_words, nobody_to_lock_words, role_words
from paydesk.ui.words.problems import failed_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paydesk.domain.shift.shift import Shift
    from paydesk.ui.day.page import ReportPage
    from paydesk.ui.host import Host
    from paydesk.ui.hub import EventHandlers
    from paydesk.ui.page import Page
    from paydesk.ui.people.presenter import PeoplePresenter
    from paydesk.ui.people.store import PeopleStore
    from paydesk.ui.slips.slip import Slip

_RELOAD_DELAY_MS: Final = 400
"""Delay between a change and the query for new figures; changes in between share one query."""
_RELOAD_INTERVAL_MS: Final = 5_000
"""Interval of the query while sales wait: an open sale can become doubtful by time alone."""
_PAGE_PERMISSIONS: Final = frozenset({Permission.SEE_DAY, Permission.SHIFT, Permission.CLOSE_SHIFT})


class DayPresenter(QObject):
    """Presenter of ReportPage; it knows the open shift. `pins` asks for PINs.

    `print_requested` carries a Slip and a callback for the outcome, or None. `changed`: another shift or person.
    """

    print_requested = Signal(object, object)
    changed = Signal()

    def __init__(self, host: Host, people: PeopleStore, pins: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._people = people
        self._pins = pins
        self._page: ReportPage | None = None
        self._shift_now: CurrentShift | None = None
        self._requests = PendingRequests(
            host.client.send, host.frame
        )  # child of the frame, which cancels the requests of all pages
        self._shifts: ShiftPresenter | None = None
        self._report_days = ""
        """The days of the shown figures, in words; other days may be chosen while their figures are on the way."""
        self._requested_at = 0
        self._reload_timer = QTimer(self, singleShot=True, interval=_RELOAD_DELAY_MS)
        self._reload_timer.timeout.connect(self.reload_if_shown)
        self.handlers: EventHandlers = {
            CurrentShift: self._on_shift,
            Answered: self._requests.resolve,
            SaleChanged: self._on_sale_changed,
            CommandEnded: self._requests.resolve,
        }

    # Page -------------------------------------------------------------------------------------------------------------

    def make_page(self, parent: QWidget) -> Page:
        """Create the page when it is first shown."""
        from paydesk.ui.day.page import ReportPage

        page = self._page = ReportPage(self._host.sale_store.sale, parent)
        page.report_requested.connect(self.reload)
        page.part_requested.connect(self.on_part_requested)
        page.part_left.connect(self.on_part_left)
        page.item_chosen.connect(self.on_item_chosen)
        page.open_button.clicked.connect(self.on_open)
        page.ask_requested.connect(self.ask_unknown)
        page.csv_requested.connect(self.on_csv)
        page.ticked.connect(self.refresh)
        page.days.page_left.connect(self.on_left)
        page.print_requested.connect(self.on_print)
        page.pdf_requested.connect(self.on_pdf)
        page.share_requested.connect(self.on_share)
        page.closed.lock_button.clicked.connect(self.on_lock)
        page.closed.new_button.clicked.connect(self.on_new_shift)
        self._shifts = ShiftPresenter(page, self._host, self.print_requested.emit, self.save_pdf)
        self._show_shift()
        return page

    @property
    def shift(self) -> Shift | None:
        """The open shift; None if none is open or none is known yet."""
        return self._shift_now.shift if self._shift_now is not None else None

    def snapshot_events(self) -> tuple[CurrentShift, ...]:
        """Return the events that still hold, for a rebuilt window."""
        return () if self._shift_now is None else (self._shift_now,)

    @property
    def is_supervised(self) -> bool:
        """True if a part is shown that only another person's PIN can open."""
        page, person = self._page, self._people.signed_in.person
        if page is None or page.part != DayPart.CLOSE or self._host.page != "report" or person is None:
            return False
        return not has_permission(person.role, Permission.CLOSE_SHIFT, demo=self._host.demo)

    # Queries ----------------------------------------------------------------------------------------------------------

    @Slot()
    def reload(self) -> None:
        """Query the figures of the current part: the chosen days, or the shift that is to end."""
        page, self._requested_at = self._page, clock.now_ms()
        if page is not None and page.shift_end is not None and self._shifts is not None:
            page.shift_end.use_names(self.shift_names())
            self._shifts.reload()
        elif page is not None and page.part in {DayPart.REPORT, DayPart.ITEMS}:
            report = ReadReport(first=page.days.period.first, last=page.days.period.last)
            self._requests.send("report", report, self._show_report, self._report_ended)

    @Slot()
    def reload_if_shown(self) -> None:
        if self._page is not None and self._page.isVisible():
            self.reload()

    @Slot(object)
    def refresh(self, now: int) -> None:
        """Update what changes with time; `now` in ms since the epoch."""
        page = self._page
        if page is None:
            return
        self._show_shift()  # the day may have changed
        page.refresh_items(now)
        if now - self._requested_at >= _RELOAD_INTERVAL_MS and self._host.sale_store.waiting():
            self.reload_if_shown()

    # Commands ---------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_part_requested(self, name: object) -> None:
        """Show a part, after a PIN if needed."""
        if name == DayPart.CLOSE:
            self._run_permitted(Permission.CLOSE_SHIFT, DayPart.CLOSE)
        elif name == DayPart.HAND_OVER:
            self._run_permitted(Permission.SHIFT, DayPart.HAND_OVER)
        elif self._page is not None:
            self._page.show_part(DayPart.Z_REPORTS)
            self._page.activate()
            if self._shifts is not None:
                self._shifts.reload_list()

    @Slot()
    def on_csv(self) -> None:
        self._run_permitted(Permission.EXPORT, "csv")

    @Slot()
    def on_left(self) -> None:
        """Cancel a running CSV export and close what a PIN has opened for it: the page is left."""
        if self._requests.is_pending("csv"):
            self._requests.cancel_visible()
            self._pins.pages.leave()

    @Slot()
    def on_print(self) -> None:
        slip = self._report_slip()
        if slip is not None:
            self.print_requested.emit(slip, None)

    @Slot()
    def on_pdf(self) -> None:
        slip = self._report_slip()
        if slip is not None:
            self.save_pdf(slip)

    @Slot()
    def on_share(self) -> None:
        """Hand the figures to WhatsApp, where the recipient is chosen."""
        page = self._page
        if page is not None and page.report is not None:
            text = share_words(page.report, self._host.settings.shop.name, self._report_days)
            text = marked(self._host.service_kind, text)
            address = QUrl("whatsapp://send?text=" + quote(text, safe=""), QUrl.ParsingMode.StrictMode)
            if not QDesktopServices.openUrl(address):
                self._host.frame.notices.post(Words(self.tr("No WhatsApp on this PC"), self.tr("Save a PDF instead.")))

    @Slot()
    def on_lock(self) -> None:
        """Lock the counter after the end of a shift."""
        if not self._pins.lock():
            self._host.frame.notices.post(nobody_to_lock_words())

    @Slot()
    def on_new_shift(self) -> None:
        """Open the next shift, unless the close has, and go on selling."""
        if self.shift is None:
            self.on_open()
        self._host.show_page("sell")

    def _report_slip(self) -> Slip | None:
        page = self._page
        if page is None or page.report is None:
            return None
        from paydesk.ui.slips.documents import create_report_slip

        shop = self._host.settings.shop
        return create_report_slip(page.report, self._report_days, shop.name, shop.counter_name, self._host.service_kind)

    def save_pdf(self, slip: Slip) -> None:
        """Ask for a path and save a slip there as PDF."""
        from paydesk.ui.slips.printing import save_pdf

        name = f"{slip.name}.pdf".replace(":", "").replace(" ", "_")
        path = ask_save_path(self._host.frame, self.tr("Save as a file"), name)
        if path is not None:
            done = save_pdf(slip, Paper.A4, str(path))
            saved = save_result(path, succeeded=done)
            self._host.frame.notices.post(saved.message, folder=saved.folder)

    def _run_permitted(self, permission: Permission, action: str) -> None:
        """Run an action, after a PIN if the permission is missing."""
        if self._people.is_allowed(permission):
            self._run(action)
        else:
            self._pins.unlock(permission, partial(self._on_unlocked, action))

    def _on_unlocked(self, action: str, allowed: bool) -> None:
        if allowed:
            self._run(action)
        elif self._page is not None and self.is_supervised:
            self._page.on_left()

    def pages_closed(self) -> None:
        """Ask for the PIN again after the supervisor's time ran out; what is typed in the close stays."""
        if self.is_supervised:
            self._pins.unlock(Permission.CLOSE_SHIFT, partial(self._on_unlocked, ""))

    def _run(self, action: str) -> None:
        page = self._page
        if page is None:
            return
        if action == "csv":
            period = page.days.period
            report = ExportReport(first=period.first, last=period.last)
            self._requests.send("csv", report, self._save_csv, busy=[page.menu])
        elif isinstance(action, DayPart):
            self._begin_shift_end(page, action)

    def _begin_shift_end(self, page: ReportPage, part: DayPart) -> None:
        person = self._people.acting_person(Permission.CLOSE_SHIFT if part == DayPart.CLOSE else Permission.SHIFT)
        if self._shifts is not None:
            self._shifts.acting_person = person
        closed_by = "" if person is None else ", ".join((person.name, role_words(person.role).lower()))
        page.begin_shift_end(part, self.shift_names(), closed_by)
        self.reload_if_shown()
        self._host.refresh_soon()

    @Slot()
    def on_part_left(self) -> None:
        self._pins.pages.leave()
        self._host.refresh_soon()

    def shift_names(self) -> list[str]:
        """Return the names of the people who can have a shift."""
        return [
            one.name for one in self._people.people if has_permission(one.role, Permission.SHIFT, demo=self._host.demo)
        ]

    @Slot()
    def on_open(self) -> None:
        """Open the shift without a sale, for the person at the counter."""
        self.open_for("")

    def open_for(self, name: str) -> None:
        """Open the shift for a person; "" for the person at the counter."""
        self._host.client.send(OpenShift(to=name))

    @Slot(object)
    def on_item_chosen(self, target: ItemTarget) -> None:
        """Query an unknown item, or show the sale of another one."""
        if target.kind is ItemKind.UNKNOWN:
            self._host.client.send(ReadSale(sale_id=target.sale_id))
        elif target.kind is ItemKind.REFUND:
            self._host.client.send(ReadPayout(payout_id=target.payout_id))
        elif self._host.sale_store.sale(target.sale_id) is not None:
            self._host.show_sale(target.sale_id)
        else:
            self._host.show_page("orders")

    @Slot()
    def ask_unknown(self) -> None:
        """Query all items with an unknown result (F5)."""
        for press in self._page.unknown_items() if self._page is not None else ():
            self.on_item_chosen(press)

    # Answers --------------------------------------------------------------------------------------------------------

    def _on_shift(self, event: CurrentShift) -> None:
        self._shift_now = event
        self._show_shift()
        self.changed.emit()
        self._host.refresh_soon()

    def _show_shift(self) -> None:
        if self._page is not None:
            self._page.show_shift(self.shift, known=self._shift_now is not None)

    def _show_report(self, event: PeriodReport) -> None:
        if self._page is not None:
            self._report_days = self._page.days.words()
            day_ends = self._host.settings.shop.day_ends
            self._page.show_report(event.report, clock.now_ms(), day_ends=day_ends, week_before=event.week_before)

    def _report_ended(self, event: CommandEnded) -> None:
        """Show an error if newly chosen days could not be read: the shown figures are of other days."""
        if (
            self._page is not None
            and event.status is CommandStatus.FAILED
            and self._report_days != self._page.days.words()
        ):
            self._report_days = ""
            self._page.show_error(failed_words(event))

    def _save_csv(self, event: PeriodReport) -> None:
        from paydesk.ui.day.page import report_file

        file = report_file(event.report, event.first, event.last, self._host.service_kind)
        saved = None if self._page is None else save_file(self._page, self.tr("Save as a file"), file)
        if saved is not None:
            self._host.frame.notices.post(saved.message, folder=saved.folder)
        self._pins.pages.leave()

    def _on_sale_changed(self, _event: SaleChanged) -> None:
        if self._page is not None and self._page.isVisible() and not self._reload_timer.isActive():
            self._reload_timer.start()

    def refuse(self, event: PermissionDenied) -> bool:
        """Show that a command of this page was refused; return False if it is not of this page."""
        if event.permission not in _PAGE_PERMISSIONS:
            return False
        page = self._page
        if page is not None and page.shift_end is not None:
            page.shift_end.say(denial_words(event))
        elif page is not None and page.isVisible() and event.permission is Permission.SEE_DAY:
            self._host.show_page("sell")
        else:
            self._host.frame.notices.post(denial_words(event))
        return True
