"""Page of the day: the report, the end of a shift, or the Z-reports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from functools import partial
from operator import itemgetter

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from paydesk.domain.money import Money, SignedMoney
from paydesk.domain.sale.listing import Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.domain.shift.report import Report
from paydesk.domain.shift.shift import Shift
from paydesk.ui import clock
from paydesk.ui.actions import Action, key_label
from paydesk.ui.day.figures import Figures
from paydesk.ui.day.items import DayPart, FindSale, ItemTarget
from paydesk.ui.day.shift_end import ShiftEndView
from paydesk.ui.day.z_list import SlipView, ZList
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.period_picker import PeriodChoice, PeriodPicker
from paydesk.ui.rows.card import CollapsibleToolbar
from paydesk.ui.rows.tools import SaveFile, csv_file
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text
from paydesk.ui.widgets.scroll_area import LazyStack, VScrollArea
from paydesk.ui.words import day as words
from paydesk.ui.words.base import Words, clock_time, translate
from paydesk.ui.words.sales import mark_words


class ReportPage(Page):
    """Shows figures and emits requests.

    `report_requested` asks for the figures of the current part; `part_requested` carries the part to show (it may need
    a supervisor's PIN first); `part_left` follows the return to the report; `item_chosen` carries an ItemTarget;
    `ticked` the time in ms; `end_requested` and `count_changed` are those of a ShiftEndView.
    """

    report_requested = Signal()
    part_requested = Signal(object)
    part_left = Signal()
    item_chosen = Signal(object)
    ask_requested = Signal()
    end_requested = Signal(object, bool)
    count_changed = Signal()
    ticked = Signal(object)

    def __init__(self, find: FindSale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report: Report | None = None
        self._layout = Layout.NORMAL
        self.parts: LazyStack[DayPart, QWidget] = LazyStack(self)
        self._report_view = QWidget(self.parts)
        self.figures = Figures(find, self._report_view)
        self.figures.items.pressed.connect(self.item_chosen)
        self._shift_ends: dict[DayPart, ShiftEndView] = {}
        self.z_list = ZList(self.parts)
        self.slip_view = SlipView(self)
        self._lay_out_report()
        self.parts.add(DayPart.REPORT, self._report_view)
        self.parts.add(DayPart.Z_REPORTS, self.z_list)
        for name in (DayPart.CLOSE, DayPart.HAND_OVER):
            self.parts.factories[name] = partial(self._make_end, find, name)
        self.z_list.back_requested.connect(self.on_left)
        self._heads: dict[DayPart, QWidget] = {DayPart.REPORT: self.head, DayPart.Z_REPORTS: self.z_list.head}
        self._top = add_items(hbox(spacing=8), *((head, 1) for head in self._heads.values()))
        self._column = add_items(vbox(spacing=10), self._top, self.parts)
        add_items(hbox(self, spacing=0), (self._column, 1), self.slip_view)
        self.show_shift(None, known=False)
        self.show_part(DayPart.REPORT)

    def _make_end(self, find: FindSale, name: DayPart, parent: QWidget) -> ShiftEndView:
        end = self._shift_ends[name] = ShiftEndView(find, parent, closing=name is DayPart.CLOSE)
        end.cancelled.connect(self.on_left)
        end.items.pressed.connect(self.item_chosen)
        end.end_requested.connect(self.end_requested)
        end.count_changed.connect(self.count_changed)
        end.use_layout(self._layout)
        self._top.insertWidget(len(self._heads), end.head, 1)  # before the menu buttons of a small window
        self._heads[name] = end.head
        return end

    def _lay_out_report(self) -> None:
        parent = self._report_view
        heading = Heading(self.tr("Day report"), parent, beside=True)
        self.days = PeriodPicker(parent)
        self.days.changed.connect(self.report_requested)
        self.shift_label = Text("", 13, "ink3", tabular=True, parent=parent)
        self.shift_label.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Preferred)
        self.open_button = KeyButton(self.tr("Open the shift"), parent=parent)
        self.hand_over_button = self._button(self.tr("Hand over"), "person", DayPart.HAND_OVER)
        self.z_button = self._button(self.tr("Z reports"), "orders", DayPart.Z_REPORTS)
        self.csv_button = KeyButton(self.tr("CSV"), parent=parent, icon="download")
        self.pdf_button = KeyButton(self.tr("PDF"), parent=parent, icon="download")
        self.print_button = KeyButton(self.tr("Print"), parent=parent, icon="printer")
        self.print_button.set_key(key_label(Action.RECEIPT))
        self.close_button = KeyButton(
            self.tr("Close the shift"),
            "",
            "primary",
            parent,
            height=44,
            value=DayPart.CLOSE,
            on_press=self.part_requested,
        )
        day = self.days.button
        files = self.csv_button, self.pdf_button, self.print_button
        buttons = self.open_button, self.hand_over_button, self.z_button, *files, self.close_button
        self.head = CollapsibleToolbar(
            *(heading, day, self.shift_label, *buttons),
            priority=(day, self.close_button, self.open_button, heading),
            line_start=self.shift_label,
            parent=self,
        )
        self.message = MessagePanel.create_hidden(parent)
        add_items(
            vbox(parent, spacing=0), self.message, (VScrollArea(self.figures, parent, name=self.tr("Figures")), 1)
        )

    def _button(self, text: str, icon: str, part: DayPart) -> KeyButton:
        return KeyButton(text, parent=self._report_view, icon=icon, value=part, on_press=self.part_requested)

    # Requests ---------------------------------------------------------------------------------------------------------

    @Slot()
    def on_left(self) -> None:
        """Go back to the report."""
        self.show_part(DayPart.REPORT)
        self.part_left.emit()
        self.activate()

    # Display ----------------------------------------------------------------------------------------------------------

    @property
    def part(self) -> DayPart:
        """The current part."""
        return self.parts.current_key

    def show_part(self, name: DayPart) -> None:
        self.parts.show_part(name)
        for part, head in self._heads.items():
            head.setVisible(part == name)
        self.slip_view.show_slip(None)
        self._place_slip()

    def begin_shift_end(self, name: DayPart, names: Sequence[str], closed_by: str) -> None:
        """Show the close or the handover.

        Args:
            name: CLOSE or HAND_OVER.
            names: People who can take the next shift.
            closed_by: Name and role of the person who ends the shift; "" if no people are set up.
        """
        self.show_part(name)
        self._shift_ends[name].begin(names, closed_by)

    @property
    def shift_end(self) -> ShiftEndView | None:
        """The close or handover, if it is shown."""
        return self._shift_ends.get(self.part)

    def show_report(self, report: Report, now: int, *, day_ends: int = 0) -> None:
        """Show the figures of the chosen days."""
        self.report = report
        self.message.hide()
        self.figures.show_report(report, now, day_ends=day_ends)
        self.figures.show()

    def show_error(self, words: Words) -> None:
        """Hide the figures and say why these days could not be read."""
        self.report = None
        self.figures.hide()
        self.message.show_and_announce("bad", words.title, words.text, words.todo)

    def show_shift(self, shift: Shift | None, counter: str = "", *, known: bool = True) -> None:
        """Show who has the shift, and the buttons that apply to it.

        Args:
            shift: The open shift; None if none is open.
            counter: Name of the counter.
            known: False if the journal could not be read.
        """
        text = " · ".join(filter(None, (words.shift_words(shift) if known else "", counter)))
        if text != self.shift_label.text():
            self.shift_label.setText(text)
        held = self.open_button.hasFocus()
        for button in (self.open_button, self.hand_over_button, self.close_button):
            self.head.set_available(button, available=known and (button is self.open_button) is (shift is None))
        if held and self.open_button.isHidden():
            self.activate()

    def unknown_items(self) -> list[ItemTarget]:
        """Return the shown sales and refunds with an unknown result."""
        if self.part == DayPart.REPORT:
            return self.figures.items.unknown_items
        return self.shift_end.items.unknown_items if self.shift_end is not None else []

    # Page -----------------------------------------------------------------------------------------------------------

    def activate(self) -> None:
        """Request the figures of the current part and set the focus."""
        if self.shift_end is not None:
            self.report_requested.emit()  # a sale may have been paid while the page was hidden
            (self.shift_end.count_form if self.part == DayPart.CLOSE else self.shift_end.next_form).focus_first()
            return
        if self.part == DayPart.Z_REPORTS:
            self.z_list.begin()
            return
        self.days.resume()
        self.report_requested.emit()
        self.days.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # not when the window is minimised
            self.days.leave()

    def refresh(self, now: int) -> None:
        self.days.refresh()
        self.ticked.emit(now)

    def allowed_actions(self) -> frozenset[Action]:
        """Return the actions of the current part: query unknown items, print."""
        printable = {DayPart.REPORT: self.report is not None, DayPart.Z_REPORTS: self.z_list.number > 0}
        printed = printable.get(self.part, False)
        return frozenset(
            {*([Action.READ_STATUS] if self.unknown_items() else []), *([Action.RECEIPT] if printed else [])}
        )

    def print_now(self) -> bool:
        """Print the report, or the selected Z-report (F9)."""
        if self.part == DayPart.Z_REPORTS:
            self.z_list.on_print()
        elif self.part == DayPart.REPORT:
            self.print_button.click()
        return True

    def refresh_now(self) -> bool:
        """Query all items with an unknown result (F5)."""
        self.ask_requested.emit()
        return True

    def escape(self) -> bool:
        """Go back to the report; return False if it is shown already."""
        can_go_back = self.part != DayPart.REPORT
        if can_go_back:
            self.on_left()
        return can_go_back

    def use_settings(self, settings: Settings) -> None:
        self.days.set_day_end(settings.shop.day_ends)

    def menu_layout(self) -> QBoxLayout | None:
        """Return the row of the heading: it holds the menu buttons in a small window."""
        return self._top

    def use_layout(self, layout: Layout) -> None:
        """Use the margins of the layout, and show the slip where there is room beside the page."""
        self._layout = layout
        self._column.setContentsMargins(*layout.page_margins)
        for part in (self.figures.row, self.figures.hours):  # a low window shows them without scrolling
            part.use_low(low=layout.is_low)
        for end in self._shift_ends.values():
            end.use_layout(layout)
        self._place_slip()

    def _place_slip(self) -> None:
        wide = self._layout in {Layout.NORMAL, Layout.LARGE}
        self.slip_view.setVisible(wide and self.part in {DayPart.CLOSE, DayPart.Z_REPORTS})

    def forget(self) -> None:
        """Clear what was typed and shown, and go back to today's report."""
        for end in self._shift_ends.values():
            end.forget()
        self.show_part(DayPart.REPORT)
        self.days.choose(PeriodChoice.TODAY)
        self.show_report(Report(), 0)
        self.report = None


_Row = tuple[str, str, str, Money | SignedMoney | None]


def report_file(report: Report, first: date, last: date, kind: ServiceKind) -> SaveFile:
    """Return all figures of a report as CSV, one a row with its group."""
    columns = (
        (translate("ReportCsv", "Part"), itemgetter(0)),
        (translate("ReportCsv", "What"), itemgetter(1)),
        (translate("ReportCsv", "Sales"), itemgetter(2)),
        (translate("ReportCsv", "Amount (INR)"), itemgetter(3)),
    )
    days = dict.fromkeys([first.isoformat(), last.isoformat()])
    return csv_file(["report", *days], columns, _rows(report), kind)


def _rows(report: Report) -> Iterator[_Row]:
    total = translate("ReportCsv", "Total")
    yield _row(total, translate("ReportCsv", "Paid"), report.paid)
    yield _row(total, translate("ReportCsv", "Of this paid late"), report.late)
    yield _row(total, translate("ReportCsv", "Not paid"), report.not_paid)
    yield _row(total, translate("ReportCsv", "Not paid: cancelled"), report.cancelled)
    yield _row(total, translate("ReportCsv", "Not paid: expired"), report.expired)
    yield _row(total, translate("ReportCsv", "Not paid: failed"), report.failed)
    yield _row(total, translate("ReportCsv", "Unknown"), report.unknown)
    yield _row(total, translate("ReportCsv", "Paid elsewhere"), report.paid_before)
    yield _row(total, translate("ReportCsv", "Paid late, not settled"), report.unsettled)
    yield _row(total, translate("ReportCsv", "Waiting"), report.open)
    yield _row(total, translate("ReportCsv", "Refunds by payout link"), report.refunds)
    yield total, translate("ReportCsv", "Net: paid less refunds"), "", report.net
    for hour, found in report.hours:
        yield _row(translate("ReportCsv", "Hour"), words.hour_words(hour), found)
    for way, found in report.channels:
        yield _row(translate("ReportCsv", "Method"), words.channel_words(way), found)
    for name, found in report.people:
        yield _row(translate("ReportCsv", "Person"), name or translate("ReportCsv", "Nobody named"), found)
    for item in report.items:
        begun = f"{clock.india_day(item.at).isoformat()} {clock_time(item.at)}"
        what = " ".join(filter(None, (item.order_id, begun, item.person)))
        yield mark_words(item.label)[0], what, "1", item.amount if item.amount.paise else None


def _row(part: str, what: str, found: Sum) -> _Row:
    return part, what, str(found.count), found.amount
