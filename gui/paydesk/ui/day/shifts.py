"""Presenter of the end of shifts and of the Z-reports, with printing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from paydesk.domain.fact import PrintOutcome
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus
from paydesk.domain.shift.commands import (
    CloseShift,
    EndZPrint,
    HandOverShift,
    ListShifts,
    MarkZPrinted,
    ReadShift,
    ReadZ,
)
from paydesk.domain.shift.messages import ShiftClosed, ZPrinted, ZReportRecord
from paydesk.ui import clock
from paydesk.ui.day.items import DayPart
from paydesk.ui.hub import PendingRequests
from paydesk.ui.widgets.read_delay import RepeatFilter
from paydesk.ui.words.base import Words
from paydesk.ui.words.day import z_words
from paydesk.ui.words.problems import failed_words

if TYPE_CHECKING:
    from paydesk.domain.people.person import Person
    from paydesk.domain.shift.zreport import ZReport
    from paydesk.ui.day.page import ReportPage
    from paydesk.ui.host import Host
    from paydesk.ui.slips.printing import PrintCallback
    from paydesk.ui.slips.slip import Slip


class ShiftPresenter(QObject):
    """Presenter of the ShiftEndViews and the Z-report list of ReportPage."""

    def __init__(
        self,
        page: ReportPage,
        host: Host,
        print_slip: Callable[[Slip, PrintCallback], None],
        save_pdf: Callable[[Slip], None],
    ) -> None:
        super().__init__(page)
        self._print_slip = print_slip
        self._save_pdf = save_pdf
        self._page = page
        self._host = host
        self._requests = PendingRequests(host.client.send, self)
        self._closing = 0, False
        """Number of the shift being closed (0: none), and True if its slip is to be printed."""
        self.acting_person: Person | None = None
        """The person in whose name the shift would be closed."""
        self._preview: ZReport | None = None
        """The Z-report of the open shift as if it ended now."""
        self._shown_z: ZReportRecord | None = None
        """The Z-report that is selected in the list."""
        self._repeat_filter = RepeatFilter()
        """Rejects a second request to print the same Z-report right after the first."""
        self._printing: ZReportRecord | None = None
        """The Z-report to print once the journal has recorded it."""
        page.end_requested.connect(self.on_end_requested)
        page.count_changed.connect(self.show_slip)
        page.z_list.chosen.connect(self.on_chosen)
        page.z_list.chosen.connect(host.refresh_soon)  # F9 may be available now
        page.z_list.print_requested.connect(self.on_print)
        page.z_list.pdf_requested.connect(self.on_pdf)
        host.hub.subscribe(
            {
                ShiftClosed: self._on_closed,
                ZPrinted: self._on_printed,
                **dict.fromkeys((Answered, CommandEnded), self._requests.resolve),
            }
        )

    # End of a shift ---------------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Query the report of the open shift as if it ended now."""
        self._requests.send("shift", ReadShift(), self._show_preview)

    @Slot(object, bool)
    def on_end_requested(self, command: CloseShift | HandOverShift, paper: bool) -> None:
        self._closing = command.number if isinstance(command, CloseShift) else 0, paper
        if (end := self._page.shift_end) is not None:
            self._requests.send("end", command, on_ended=self._on_ended, busy=[end.end_button, end.no_paper_button])

    @Slot()
    def show_slip(self) -> None:
        """Show a preview of the closing slip with the count typed so far."""
        page = self._page
        if page.part is DayPart.CLOSE and page.shift_end is not None and self._preview is not None:
            z = replace(self._preview, counted=page.shift_end.count())
            if self.acting_person is not None:
                z = replace(z, closed_by=self.acting_person.name, closed_role=self.acting_person.role.value)
            self._show(z)

    def _show(self, z: ZReport, *, altered: bool = False) -> None:
        from paydesk.ui.slips.documents import create_z_slip

        self._page.slip_view.show_slip(create_z_slip(z, altered=altered))

    def _show_preview(self, event: ZReportRecord) -> None:
        page = self._page
        if page.shift_end is not None and event.z is None:
            page.on_left()
        elif page.shift_end is not None and event.z is not None:
            self._preview = event.z
            page.shift_end.show_shift(event.z, clock.now_ms())
            self.show_slip()

    def _on_closed(self, event: ShiftClosed) -> None:
        """Say that the shift is closed, and print its slip."""
        number, paper = self._closing
        if number != event.z.number:
            return
        self._closing = 0, False
        if self._page.part is DayPart.CLOSE:
            self._page.show_closed(event.z)
        else:
            title = self.tr("Shift closed. {z} saved.").format(z=z_words(number))
            self._host.frame.notices.post(Words(title, str(event.z.report.paid.amount)))
        if paper:
            self._print(ZReportRecord(event.z.number, event.z))

    def _on_ended(self, event: CommandEnded) -> None:
        """Go back to the report after a handover, or say why it failed; a failed command can be repeated."""
        page = self._page
        if event.status is CommandStatus.DONE:
            if page.part is DayPart.HAND_OVER:
                page.on_left()
        elif page.shift_end is not None:
            page.shift_end.say(
                failed_words(event) if event.status is CommandStatus.FAILED else self._changed_meanwhile()
            )
            self.reload()

    def _changed_meanwhile(self) -> Words:
        return Words(
            self.tr("Not done"),
            self.tr("The shift was closed, or its cashier changed, meanwhile."),
        )

    # Z-reports ------------------------------------------------------------------------------------------------------

    def reload_list(self) -> None:
        self._requests.send("list", ListShifts(), self._page.z_list.show_listed)

    @Slot(object)
    def on_chosen(self, number: int) -> None:
        if number:
            self._requests.send("z", ReadZ(number=number), self._show_z)

    def _show_z(self, event: ZReportRecord) -> None:
        if self._page.part is DayPart.Z_REPORTS:
            self._shown_z = None if event.z is None else event
            if event.z is None:
                self._page.slip_view.show_slip(None)
            else:
                self._show(event.z, altered=event.altered)

    @Slot(object)
    def on_print(self, number: object) -> None:
        """Print the shown Z-report again."""
        if self._shown_z is not None and self._shown_z.number == number:
            self._print(self._shown_z)

    def _print(self, z: ZReportRecord) -> None:
        """Record a print in the journal first. A double click prints once: each print is counted."""
        if not self._requests.is_pending("print") and not self._repeat_filter.is_repeat(z.number):
            self._printing = z
            self._requests.send("print", MarkZPrinted(number=z.number))

    def _on_printed(self, event: ZPrinted) -> None:
        """Print, now that the journal has recorded it; from the second time the slip says DUPLICATE."""
        if self._printing is not None and self._printing.number == event.number:
            printing, self._printing = self._printing, None
            slip = self._slip(printing, event.times)
            if slip is not None:
                self._print_slip(slip, partial(self._on_print_ended, event.number))
            self._reload_list_if_shown()

    def _reload_list_if_shown(self) -> None:
        if self._page.part is DayPart.Z_REPORTS:
            self.reload_list()

    def _on_print_ended(self, number: int, became: PrintOutcome | None) -> None:
        """Record the outcome of a print; an unknown outcome (None) leaves it recorded as printed."""
        if became is not None:
            self._host.client.send(EndZPrint(number=number, result=became))
        self._reload_list_if_shown()

    @Slot(object)
    def on_pdf(self, number: object) -> None:
        """Save the shown Z-report as PDF; after the first print it is a duplicate, too."""
        if self._shown_z is not None and self._shown_z.number == number:
            slip = self._slip(self._shown_z, self._shown_z.printed + 1)
            if slip is not None:
                self._save_pdf(slip)

    def _slip(self, shown: ZReportRecord, times: int) -> Slip | None:
        from paydesk.ui.slips.documents import create_z_slip
        from paydesk.ui.slips.slip import DuplicateInfo

        if shown.z is None:
            return None
        copy = DuplicateInfo(times - 1, clock.now_ms(), self._host.staff_name) if times > 1 else None
        return create_z_slip(shown.z, copy, altered=shown.altered)
