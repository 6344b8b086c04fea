"""End of a shift: its close with a count of the shop's own bills, or its handover to the next person.

Unknown, late and open sales are listed as they are and printed on the slip; they cannot be removed here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from paydesk.domain.money import Money
from paydesk.domain.people.person import is_valid_pin
from paydesk.domain.rules import clean_number
from paydesk.domain.shift.commands import CloseShift, HandOverShift
from paydesk.domain.shift.report import Report
from paydesk.domain.shift.zreport import CountedBills, ZReport
from paydesk.ui.day.items import FindSale, ItemsCard
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.forms.form import MAX_WIDTH, Form
from paydesk.ui.layout import Layout
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import MIN_SIDE_BY_SIDE_WIDTH, ButtonRow, add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton, icon_button
from paydesk.ui.widgets.labels import BigAmount, Heading, Note, Text
from paydesk.ui.widgets.paint import ResizeMixin, set_text_style
from paydesk.ui.widgets.read_delay import ReadDelay
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import Words, short_time
from paydesk.ui.words.day import channel_words, net_words, sales_words, z_words

_AMOUNT: Final = TEXT_STYLES["display_second"].compact
"""Largest font size of the amount paid."""
_DIGITS = 5
"""Maximum length of the number of bills."""


class ShiftEndView(ResizeMixin, QWidget):
    """Close or handover of a shift.

    `end_requested` carries the command and True if the slip is to be printed; `cancelled`: back to the report;
    `count_changed`: another count was typed. The page places `head` above the view.
    """

    end_requested = Signal(object, bool)
    cancelled = Signal()
    count_changed = Signal()

    def __init__(self, find: FindSale, parent: QWidget | None = None, *, closing: bool) -> None:
        super().__init__(parent)
        self._closing = closing
        self._z_report: ZReport | None = None
        self._read_delay = ReadDelay()
        self._names: tuple[str, ...] = ()
        self.setAccessibleName(self.tr("Close shift") if closing else self.tr("Change cashier"))
        self._make_head()
        self._make_count()
        title = self.tr("Printed on the slip") if closing else self.tr("Stays with the shift")
        self.items = ItemsCard(title, "", find, self, closing=closing)
        self._make_person()
        self.message = MessagePanel.create_hidden(self)
        self._make_buttons()
        self._lay_out()

    # Parts ------------------------------------------------------------------------------------------------------------

    def _make_head(self) -> None:
        head = self.head = QWidget(self)
        self.back_button = icon_button("left", self.tr("Back"), head, on_press=self.cancelled)
        heading = Heading(self.accessibleName(), head)
        set_text_style(heading, "title")
        heading.setWordWrap(False)
        self.about = Note("", head)
        add_items(hbox(head, spacing=12), self.back_button, heading, (self.about, 1))
        across = Qt.AlignmentFlag.AlignTrailing if self._closing else Qt.AlignmentFlag.AlignLeading
        self.about.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)

    def _make_count(self) -> None:
        self._paid = Card("plain", self)
        head = add_items(
            hbox(spacing=8),
            IconLabel("paid", "ok", 22),
            (Text(self.tr("Paid"), style="action", parent=self._paid), 1),
        )
        self.amount = BigAmount(_AMOUNT, self.tr("Paid"), self._paid)
        self.channels = Note("", self._paid)
        self.net = Text("", tint="refund", bold=True, parent=self._paid)
        self.net.hide()
        self._paid_rows = add_items(vbox(self._paid, spacing=4), head, self.amount, self.net, self.channels, 1)
        self._count = Card("plain", self)
        self.count_form = Form(
            [
                FormField("bills", self.tr("Bill count"), short=True, rule=self._bills_rule, clean=clean_number),
                FormField("total", self.tr("Bill total"), FieldKind.MONEY, short=True),
            ],
            self._count,
            name=self.tr("Your bills"),
            faults=self._faults,
        )
        self.count_form.edited.connect(self.on_counted)
        self.count_form.submitted.connect(self.on_submitted)
        self.count_form.refused.connect(self.on_refused)
        self._difference_icon = IconLabel("check", "ok", 18)
        self.difference = Text("", tint="ok", bold=True, parent=self._count)
        line = add_items(hbox(spacing=8), self._difference_icon, (self.difference, 1))
        self._count_rows = add_items(
            vbox(self._count, spacing=4),
            Text(self.tr("Your bills"), style="action", parent=self._count),
            self.count_form,
            line,
            1,
        )

    def _make_person(self) -> None:
        self._person = Card("plain", self)
        label = self.tr("Next cashier (optional)") if self._closing else self.tr("Next cashier")
        self.person_label = Text("", style="action", parent=self._person)
        self.next_form = Form(
            [
                FormField("next", label, FieldKind.CHOICE, shown_when=lambda _values: bool(self._names)),
                FormField("name", label, FieldKind.NAME, max_length=40, shown_when=lambda _values: not self._names),
            ],
            self._person,
            name=self.tr("Next cashier"),
            faults=self._next_person_faults,
        )
        self.next_form.submitted.connect(self.on_submitted)
        icon = IconLabel("person", "ink2", 24 if self._closing else 22)
        if self._closing:  # centred on the field, which has a label above and a message below
            self._person_rows: QBoxLayout = add_items(
                hbox(self._person, spacing=12), icon, (self.person_label, 1), (self.next_form, 1)
            )
        else:
            head = add_items(hbox(spacing=8), icon, (self.person_label, 1))
            self._person_rows = add_items(vbox(self._person, spacing=4), head, self.next_form, 1)

    def _make_buttons(self) -> None:
        icon = "flag" if self._closing else "person"
        key = self.tr("Enter")
        self.end_button = KeyButton(
            "", key, "primary", self, icon=icon, value=self._closing, on_press=self.on_end_pressed
        )
        self.end_button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.no_paper_button = KeyButton(
            self.tr("Close, no paper"), value=False, parent=self, on_press=self.on_end_pressed
        )
        self.no_paper_button.setVisible(self._closing)
        self.not_yet_button = KeyButton(self.tr("Cancel"), "Esc", "ghost", self, on_press=self.cancelled)
        self._buttons = ButtonRow(self.end_button, self.no_paper_button, self.not_yet_button, spacing=12, parent=self)

    def _lay_out(self) -> None:
        inner = QWidget(self)
        beside = self._count if self._closing else self._person
        self._count.setVisible(self._closing)
        self._cards = add_items(hbox(spacing=8), (self._paid, 1), (beside, 1))
        column = self._column = add_items(vbox(inner, spacing=8), self._cards, self.items)
        add_items(column, *([self._person] if self._closing else []), 1)
        whole = QWidget(self)
        scroll_area = VScrollArea(inner, whole, name=self.accessibleName(), fit_content=True)
        add_items(vbox(whole, spacing=8), (scroll_area, 1), self.message, self._buttons, 0)
        if not self._closing:  # no slip is shown beside it
            whole.setMaximumWidth(MAX_WIDTH)
        add_items(hbox(self), (whole, 1), 0)
        self.use_layout(Layout.NORMAL)

    def use_layout(self, layout: Layout) -> None:
        """Adapt margins and sizes; a small window has less padding, so that all fields fit above the buttons."""
        side, down = (18, 10 if layout.is_tight else 14)
        for rows in (self._paid_rows, self._count_rows):
            rows.setContentsMargins(side, down, side, down)
        self._person_rows.setContentsMargins(side, down, side, 2)  # its field reserves space for a message
        self._column.setSpacing(8)
        self.amount.set_max_px(_AMOUNT)
        for button in (self.end_button, self.no_paper_button, self.not_yet_button):
            button.set_height(60)

    def _fit(self) -> None:
        """Place the two cards side by side, or below each other in a narrow window."""
        set_direction(self._cards, vertical=self.width() < MIN_SIDE_BY_SIDE_WIDTH)

    # Input ------------------------------------------------------------------------------------------------------------

    def _bills_rule(self, text: str) -> str:
        good = text.isascii() and text.isdigit() and len(text) <= _DIGITS
        return "" if good else self.tr("Type a number.")

    def _faults(self, values: FormValues) -> Mapping[str, str]:
        words = self.tr("Type both, or neither.")
        bills, total = values.text("bills"), values.money("total")
        if bills and total is None:
            return {"total": words}
        return {"bills": words} if total is not None and not bills else {}

    def _next_person_faults(self, values: FormValues) -> Mapping[str, str]:
        if self._closing or self._next_person(values):
            return {}
        return {"next" if self._names else "name": self.tr("Choose the next cashier.")}

    @staticmethod
    def _next_person(values: FormValues) -> str:
        return values.text("next") or values.text("name")

    def count(self) -> CountedBills | None:
        """Return the counted bills; None unless number and total are both valid."""
        values = self.count_form.values()
        bills, total = values.text("bills"), values.money("total")
        if total is None or self._bills_rule(bills) or not bills:
            return None
        return CountedBills(int(bills), total)

    @Slot(object)
    def on_counted(self, _field: object) -> None:
        """Show the difference to the paid amount."""
        self._show_difference()
        self.count_changed.emit()

    def _show_difference(self) -> None:
        counted = self.count()
        off = (
            0
            if counted is None or self._z_report is None
            else counted.total.paise - self._z_report.report.paid.amount.paise
        )
        self._difference_icon.setVisible(counted is not None)
        self._difference_icon.show_icon("warn" if off else "check", "warn" if off else "ok")
        self.difference.set_tint("ink3" if counted is None else "warn" if off else "ok")
        if counted is None:
            text = self.tr("Optional. Any difference is printed.")
        elif off > 0:
            text = self.tr("Difference {amount}: more on your bills").format(amount=Money(off))
        elif off < 0:
            text = self.tr("Difference {amount}: less on your bills").format(amount=Money(-off))
        else:
            text = self.tr("Difference {amount}").format(amount=Money(0))
        if text != self.difference.text():
            self.difference.setText(text)
            announce(self.difference, text)

    # Display ----------------------------------------------------------------------------------------------------------

    def begin(self, names: Sequence[str], closed_by: str) -> None:
        """Clear and focus the form.

        Args:
            names: People who can take the next shift.
            closed_by: Name and role of the person who ends the shift; "" if no people are set up.
        """
        self.count_form.forget()
        self.next_form.forget()
        self.use_names(names)
        self.next_form.set_values({"next": ""})
        self._z_report = None
        self.message.hide()
        source = self.tr("Closed by {name}") if self._closing else self.tr("Changed by {name}")
        self.person_label.setText(
            source.format(name=closed_by) if closed_by else self.tr("No name is printed: nobody is set up")
        )
        self._show_difference()
        (self.count_form if self._closing else self.next_form).focus_first()

    def use_names(self, names: Sequence[str]) -> None:
        """Update the people who can take the next shift; they may change while the form is open."""
        if tuple(names) != self._names:
            self._names = tuple(names)
            first = self.tr("Nobody yet") if self._closing else self.tr("Choose")
            self.next_form.set_options("next", [("", first), *((name, name) for name in names)])

    def show_shift(self, z: ZReport, now: int) -> None:
        """Show the report that the shift would have if it ended at `now` (ms since the epoch)."""
        if self._z_report is None:
            self._read_delay.start()
        self._z_report = z
        opened = self.tr("Opened {time} by {name}") if z.opened_by else self.tr("Opened {time}")
        parts = [opened.format(time=short_time(z.opened_at), name=z.opened_by)]
        if self._closing:
            parts.append(z_words(z.number))
        self.about.setText(" · ".join(parts))
        report = z.report
        self.amount.show_amount(str(report.paid.amount))
        channels = [f"{found.count} {channel_words(way)}" for way, found in report.channels if found.count]
        self.channels.setText(" · ".join([sales_words(report.paid.count), *channels]))
        self.net.set_text_or_hide(net_words(report))
        label = (
            self.tr("Close and print {z}").format(z=z_words(z.number)) if self._closing else self.tr("Change cashier")
        )
        self.end_button.setText(label)
        self._show_difference()
        self.refresh(report, now)

    def refresh(self, report: Report, now: int) -> None:
        self.items.show_items(report, now)

    @property
    def number(self) -> int:
        """The number of the shown shift; 0 until it is known."""
        return 0 if self._z_report is None else self._z_report.number

    # Commands ---------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_submitted(self, _values: object) -> None:
        self._request_end(paper=self._closing)

    @Slot(object)
    def on_end_pressed(self, paper: bool) -> None:
        """End the shift; without paper the slip can be printed later."""
        self._request_end(paper=paper)

    def _request_end(self, *, paper: bool) -> None:
        if not self.number or self.end_button.is_busy or self._read_delay.is_running:
            return
        if self._closing and not self.count_form.check():
            self.on_refused()
            return
        if not self.next_form.check():
            return
        next_person = self._next_person(self.next_form.values())
        close = CloseShift(number=self.number, counted=self.count(), next_person=next_person)
        self.end_requested.emit(close if self._closing else HandOverShift(to=next_person), paper)

    @Slot()
    def on_refused(self) -> None:
        """Clear a number of bills that may be a PIN typed by habit: no total, as many digits as a PIN.

        It stays if it is close to the number of sales.
        """
        faults, bills = self.count_form.faults(), self.count_form.values().text("bills")
        sales = 0 if self._z_report is None else self._z_report.report.paid.count
        if "total" in faults and is_valid_pin(bills) and not sales / 2 <= int(bills) <= sales * 2:
            self.count_form.forget()
            self.count_form.show_faults({"bills": faults["total"]})

    def say(self, words: Words) -> None:
        """Show why the shift was not ended."""
        self.message.show_and_announce("warn", words.title, words.text, words.todo)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._request_end(paper=self._closing)
        else:
            super().keyPressEvent(event)

    def forget(self) -> None:
        self.count_form.forget()
        self.next_form.forget()
        self._z_report = None
