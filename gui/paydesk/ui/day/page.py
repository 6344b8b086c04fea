"""Page of the day: the report, the end of a shift, or the Z-reports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from functools import partial
from operator import itemgetter

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.money import Money, SignedMoney
from paydesk.domain.sale.listing import Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.domain.shift.messages import WeekBefore
from paydesk.domain.shift.report import Report
from paydesk.domain.shift.shift import Shift
from paydesk.domain.shift.zreport import ZReport
from paydesk.ui import clock
from paydesk.ui.actions import Action, key_label
from paydesk.ui.day.figures import Figures
from paydesk.ui.day.items import DayPart, FindSale, ItemsCard, ItemTarget
from paydesk.ui.day.shift_closed import ShiftClosedView
from paydesk.ui.day.shift_end import ShiftEndView
from paydesk.ui.day.z_list import SlipView, ZList
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.period_picker import PeriodChoice, PeriodPicker
from paydesk.ui.rows.tools import SaveFile, csv_file
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton, icon_button
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.menu_button import MenuButton
from paydesk.ui.widgets.paint import set_text_style
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
    csv_requested = Signal()
    print_requested = Signal()
    pdf_requested = Signal()
    share_requested = Signal()

    def __init__(self, find: FindSale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report: Report | None = None
        self._layout = Layout.NORMAL
        self.parts: LazyStack[DayPart, QWidget] = LazyStack(self)
        self._report_view = QWidget(self.parts)
        self.figures = Figures(self._report_view)
        self.figures.attention_requested.connect(self.on_attention)
        self.items = ItemsCard("", "", find, self.parts, closing=False)
        self.items.pressed.connect(self.item_chosen)
        self.closed = ShiftClosedView(self.parts)
        self._shift_ends: dict[DayPart, ShiftEndView] = {}
        self.z_list = ZList(self.parts)
        self.slip_view = SlipView(self)
        self._lay_out_report()
        self.parts.add(DayPart.REPORT, self._report_view)
        self.parts.add(DayPart.Z_REPORTS, self.z_list)
        self.parts.add(DayPart.ITEMS, self._make_items())
        self.parts.add(DayPart.CLOSED, self.closed)
        for name in (DayPart.CLOSE, DayPart.HAND_OVER):
            self.parts.factories[name] = partial(self._make_end, find, name)
        self.z_list.back_requested.connect(self.on_left)
        self._heads: dict[DayPart, QWidget] = {
            DayPart.REPORT: self.head,
            DayPart.ITEMS: self._items_head,
        }
        self._top = add_items(hbox(spacing=8), *((head, 1) for head in self._heads.values()))
        self._column = add_items(vbox(), self._top, self.parts)
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

    def _make_items(self) -> QWidget:
        part, head = QWidget(self.parts), QWidget(self)
        back = icon_button("left", self.tr("Back"), head, on_press=self.on_left)
        heading = Heading(self.tr("Needs attention"), head, beside=True)
        set_text_style(heading, "title")
        self._items_head = head
        add_items(hbox(head, spacing=12), back, (heading, 1))
        inner = QWidget(part)
        add_items(vbox(inner), self.items, 1)
        add_items(vbox(part), VScrollArea(inner, part, name=self.tr("Needs attention")))
        return part

    def _lay_out_report(self) -> None:
        parent, head = self._report_view, QWidget(self)
        heading = Heading(self.tr("Day report"), head, beside=True)
        set_text_style(heading, "title")
        self.days = PeriodPicker(head)
        self.days.changed.connect(self.report_requested)
        self.open_button = KeyButton(self.tr("Open shift"), "", "primary", head, icon="flag", height=44)
        self.close_button = KeyButton(
            self.tr("Close shift"),
            "",
            "primary",
            head,
            icon="flag",
            height=44,
            value=DayPart.CLOSE,
            on_press=self.part_requested,
        )
        menu = self.menu = MenuButton(translate("Menu", "More actions"), head)
        self.csv_entry = menu.add(self.tr("CSV"), self.csv_requested)
        self.print_entry = menu.add(self.tr("Print"), self.print_requested, key_label(Action.RECEIPT))
        self.pdf_entry = menu.add(self.tr("PDF"), self.pdf_requested)
        self.share_entry = menu.add(self.tr("WhatsApp"), self.share_requested)
        menu.add(self.tr("Z-reports"), self.part_requested, value=DayPart.Z_REPORTS)
        self.change_entry = menu.add(self.tr("Change cashier"), self.part_requested, value=DayPart.HAND_OVER)
        self.head = head
        add_items(hbox(head, spacing=16), heading, self.days.button, 1, self.open_button, self.close_button, menu)
        self.message = MessagePanel.create_hidden(parent)
        add_items(
            vbox(parent, spacing=0), self.message, (VScrollArea(self.figures, parent, name=self.tr("Figures")), 1)
        )

    # Requests ---------------------------------------------------------------------------------------------------------

    @Slot()
    def on_attention(self) -> None:
        """Show the items that need attention."""
        self.show_part(DayPart.ITEMS)

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

    def show_closed(self, z: ZReport) -> None:
        """Say that the shift is closed, and ask what comes next."""
        self.closed.show_closed(z)
        self.show_part(DayPart.CLOSED)
        self.part_left.emit()
        self.closed.new_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_report(
        self, report: Report, now: int, *, day_ends: int = 0, week_before: WeekBefore | None = None
    ) -> None:
        """Show the figures of the chosen days, beside the same weekday of the week before."""
        self.report = report
        self.message.hide()
        is_today = self.days.choice is PeriodChoice.TODAY
        self.figures.show_report(report, self.days.words(), day_ends=day_ends, before=week_before, is_today=is_today)
        self.figures.show()
        self.refresh_items(now)

    def refresh_items(self, now: int) -> None:
        """Update the items, whose texts depend on the time; without one left, go back to the report."""
        if self.report is not None:
            self.items.show_items(self.report, now)
            if self.part == DayPart.ITEMS and self.items.isHidden():
                self.on_left()

    def show_error(self, words: Words) -> None:
        """Hide the figures and say why these days could not be read."""
        self.report = None
        self.figures.hide()
        self.message.show_and_announce("bad", words.title, words.text, words.todo)

    def show_shift(self, shift: Shift | None, *, known: bool = True) -> None:
        """Show the buttons that apply to the open shift.

        Args:
            shift: The open shift; None if none is open.
            known: False if the journal could not be read.
        """
        held = self.open_button.hasFocus()
        self.open_button.setVisible(known and shift is None)
        self.close_button.setVisible(known and shift is not None)
        self.change_entry.setVisible(known and shift is not None)
        if held and self.open_button.isHidden():
            self.activate()

    def unknown_items(self) -> list[ItemTarget]:
        """Return the shown sales and refunds with an unknown result."""
        if self.part in {DayPart.REPORT, DayPart.ITEMS}:
            return self.items.unknown_items
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
        if self.part == DayPart.CLOSED:
            self.show_part(DayPart.REPORT)
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
            self.print_requested.emit()
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

    def use_layout(self, layout: Layout) -> None:
        """Use the margins of the layout, and show the slip where there is room beside the page."""
        self._layout = layout
        self._column.setContentsMargins(*[layout.metrics.page] * 4)
        self._column.setSpacing(layout.metrics.gap)
        self.figures.use_layout(layout)
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
    yield _row(total, translate("ReportCsv", "Refunds"), report.refunds)
    yield total, translate("ReportCsv", "Net: paid less refunds"), "", report.net
    for hour, found in report.hours:
        yield _row(translate("ReportCsv", "Hour"), words.hour_words(hour), found)
    for way, found in report.channels:
        yield _row(translate("ReportCsv", "Method"), words.channel_words(way), found)
    for name, found in report.people:
        yield _row(translate("ReportCsv", "Person"), name or translate("ReportCsv", "Nobody named"), found)
    for name, found in report.programs:
        yield _row(translate("ReportCsv", "Billing program"), name, found)
    for item in report.items:
        begun = f"{clock.india_day(item.at).isoformat()} {clock_time(item.at)}"
        what = " ".join(filter(None, (item.order_id, begun, item.person)))
        yield mark_words(item.label)[0], what, "1", item.amount if item.amount.paise else None


def _row(part: str, what: str, found: Sum) -> _Row:
    return part, what, str(found.count), found.amount
