"""A line that holds a day: typed as people write it, or chosen in the calendar; it may be empty."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from string import Template
from typing import Final

from PySide6.QtCore import QDate, QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QFrame, QTableView, QToolButton, QWidget

from paydesk.domain.money import ascii_digits
from paydesk.ui import theme
from paydesk.ui.forms.editors import LineEditor, arrow_rect
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.words.base import date_of, date_words, western_digits, words_locale

_SHEET: Final = Template("""
QCalendarWidget QWidget#qt_calendar_navigationbar { background: $surface; }
QCalendarWidget QToolButton {
    color: $ink; background: transparent; border: 0; border-radius: 8px; padding: 8px; margin: 4px; font-weight: 600;
    min-width: 28px; min-height: 28px;
}
QCalendarWidget QToolButton:hover { background: $sunken; }
QCalendarWidget QToolButton:focus { border: 2px solid $brand; }
QCalendarWidget QToolButton::menu-indicator { image: none; }
QCalendarWidget QSpinBox { min-width: 70px; min-height: 30px; }
QCalendarWidget QAbstractItemView {
    background: $surface; color: $ink; alternate-background-color: $surface;
    selection-background-color: $brand; selection-color: $brand_ink; border: 0; outline: 0;
}
QCalendarWidget QAbstractItemView:disabled { color: $line; }
""")


class Popup(paint.PaintMixin, QFrame):
    """Over everything else, at its field. `chosen` carries what is chosen; Esc, or a press elsewhere, chooses none."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._field = parent

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.line))
        painter.fillRect(self.rect().adjusted(1, 1, -1, -1), QColor(tokens.surface))


class CalendarPopup(Popup):
    """The calendar; it chooses a date."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.calendar = _Calendar()
        self._column = add_items(vbox(self, (1, 1, 1, 1)), self.calendar)
        self.calendar.clicked.connect(self.on_day)
        self.calendar.activated.connect(self.on_day)

    def open_for(self, day: QDate, first: QDate, last: QDate) -> None:
        """Show it at its field."""
        self.calendar.setDateRange(first, last)
        self.calendar.setSelectedDate(day)
        field = self._field
        size = self.sizeHint()
        screen = self.screen().availableGeometry()
        spot = field.mapToGlobal(QPoint(field.width() - size.width(), field.height() + 4))
        if spot.y() + size.height() > screen.bottom():
            spot.setY(field.mapToGlobal(QPoint(0, -size.height() - 4)).y())
        self.move(max(spot.x(), screen.left()), max(spot.y(), screen.top()))
        self.show()
        self.calendar.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot(QDate)
    def on_day(self, day: QDate) -> None:
        """Emit the chosen day and close."""
        self.hide()
        self.chosen.emit(date(day.year(), day.month(), day.day()))


class _Calendar(QCalendarWidget):
    """The calendar: large days, no week numbers, in the colours in use."""

    def __init__(self) -> None:
        super().__init__()
        self._painted = ""
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setHorizontalHeaderFormat(QCalendarWidget.HorizontalHeaderFormat.ShortDayNames)
        self.setMinimumSize(340, 320)
        self.setLocale(words_locale())
        self.setAccessibleName(self.tr("Calendar"))
        for button, name in (
            ("qt_calendar_prevmonth", self.tr("Month before")),
            ("qt_calendar_nextmonth", self.tr("Next month")),
        ):
            found = self.findChild(QToolButton, button)
            if found is not None:
                found.setAccessibleName(name)
        view = self.findChild(QTableView)
        if view is not None:
            view.setAccessibleName(self.tr("Days"))
        self.currentPageChanged.connect(self.on_page)
        self.on_page()
        self._apply_theme()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.StyleChange}:
            self._apply_theme()

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | date) -> None:
        wanted = day if isinstance(day, QDate) else qt_day(day)
        offered = self.minimumDate() <= wanted <= self.maximumDate()
        if offered and self.locale().zeroDigit() == "0":
            super().paintCell(painter, rect, wanted)
            return
        tokens, chosen = theme.current(), wanted == self.selectedDate()
        if chosen:
            painter.fillRect(rect, QColor(tokens.brand))
        painter.setPen(QColor(tokens.brand_ink if chosen else tokens.ink if offered else tokens.line))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(wanted.day()))

    @Slot()
    def on_page(self) -> None:
        """Another month: its year is in the digits of all else, too."""
        year = self.findChild(QToolButton, "qt_calendar_yearbutton")
        if year is not None:
            year.setText(western_digits(year.text()))

    def _apply_theme(self) -> None:
        tokens = theme.current()
        if tokens.name == self._painted:
            return
        self._painted = tokens.name
        names = ("surface", "ink", "sunken", "brand", "brand_ink", "line")
        self.setStyleSheet(_SHEET.substitute({name: tokens.colour(name) for name in names}))
        head = QTextCharFormat()
        head.setForeground(QColor(tokens.ink3))
        head.setBackground(QColor(tokens.surface))
        self.setHeaderTextFormat(head)
        plain = QTextCharFormat()
        plain.setForeground(QColor(tokens.ink))
        for day in Qt.DayOfWeek:
            self.setWeekdayTextFormat(day, plain)
        for name, sign in {"qt_calendar_prevmonth": "left", "qt_calendar_nextmonth": "right"}.items():
            button = self.findChild(QToolButton, name)
            if button is not None:
                button.setIcon(icons.create_icon(sign))


def qt_day(day: date) -> QDate:
    """Return a day as a QDate."""
    return QDate(day.year, day.month, day.day)


_INPUT_FORMATS: Final = ("%d-%m-%Y", "%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y", "%Y/%m/%d")
_DISPLAY_FORMAT: Final = "d MMM yyyy"
_ARROW_WIDTH: Final = 44
"""Pixels at the right end that open the calendar."""
_TEXT_INSET: Final = 11
DEFAULT_RANGE: Final = (date(2000, 1, 1), date(2099, 12, 31))
"""The days that are offered where nothing says which."""
_OPEN_KEYS: Final = frozenset({Qt.Key.Key_F4, Qt.Key.Key_Down})


class DateEditor(LineEditor):
    """A day. What is no day stays as it was typed. Up and Down go from day to day, Alt+Down opens the calendar."""

    def __init__(self, days: Callable[[], tuple[date, date]] | None = None, parent: QWidget | None = None) -> None:
        """`days` tells the first and the last day that the calendar offers."""
        super().__init__(parent)
        self._days = days
        self._popup: CalendarPopup | None = None
        self._last_written: tuple[str, date] | None = None
        """Text that was written last, in the language of that time, and its day."""
        self.setPlaceholderText(self.tr("dd-mm-yyyy"))
        self.setTextMargins(0, 0, _ARROW_WIDTH - _TEXT_INSET, 0)

    def minimumSizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.placeholderText()) + _ARROW_WIDTH + _TEXT_INSET
        return super().minimumSizeHint().expandedTo(QSize(wide, 0))

    def value(self) -> date | None:
        """Return the typed day, or None while it is invalid."""
        text = self.text().strip()
        if self._last_written is not None and text == self._last_written[0]:
            return self._last_written[1]
        for pattern in _INPUT_FORMATS:
            try:
                return datetime.strptime(ascii_digits(text), pattern).date()  # noqa: DTZ007  a day has no zone
            except ValueError:
                continue
        return date_of(text, _DISPLAY_FORMAT)

    def fault(self) -> str:
        """Why what was typed is no day, in words; "" when it is one, or nothing."""
        if self.text().strip() and self.value() is None:
            return self.tr("This is no day. Type it as 20-11-2026.")
        return ""

    def show_value(self, value: object) -> None:
        """Show a day, or a text as it would be typed; None empties the line."""
        self._last_written = (date_words(value, _DISPLAY_FORMAT), value) if isinstance(value, date) else None
        self.set_content(self._last_written[0] if self._last_written is not None else str(value or ""))

    def complete(self) -> None:
        """Left, or sent: written out, so that 05-11 and 11-05 cannot be mistaken."""
        day = self.value()
        if day is not None:
            self.show_value(day)

    @Slot()
    def open_calendar(self) -> None:
        """Show the calendar below the line (above it, where the screen ends)."""
        if self._popup is None:
            self._popup = CalendarPopup(self)
            self._popup.chosen.connect(self.on_day)
        first, last = self._days() if self._days is not None else DEFAULT_RANGE
        day = min(max(self.value() or first, first), last)
        self._popup.open_for(qt_day(day), qt_day(first), qt_day(last))

    @Slot(object)
    def on_day(self, day: date) -> None:
        """Show a day of the calendar, or the one beside the last."""
        self.show_value(day)
        self.typed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, day = event.key(), self.value()
        if key in _OPEN_KEYS and (key == Qt.Key.Key_F4 or event.modifiers() & Qt.KeyboardModifier.AltModifier):
            self.open_calendar()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down} and day is not None:
            self._step(day + timedelta(days=1 if key == Qt.Key.Key_Up else -1))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and event.position().x() > self.width() - _ARROW_WIDTH:
            self.open_calendar()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        icons.paint(QPainter(self), "down", arrow_rect(QRectF(self.rect())), theme.current().ink2)

    def _step(self, day: date) -> None:
        first, last = self._days() if self._days is not None else DEFAULT_RANGE
        if first <= day <= last:
            self.on_day(day)
