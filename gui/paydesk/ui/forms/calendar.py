"""The calendar that lies over a field: large days, in the colours in use."""

from __future__ import annotations

from datetime import date
from string import Template
from typing import Final

from PySide6.QtCore import QDate, QEvent, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QFrame, QTableView, QToolButton, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.words.base import plain_digits, words_locale

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


class CalendarPopup(QFrame):
    """The calendar over everything else. `chosen` carries the day; Esc, or a press elsewhere, chooses none."""

    chosen = Signal(QDate)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._field = parent
        self.calendar = _Calendar()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(self.calendar)
        self.calendar.clicked.connect(self.on_day)
        self.calendar.activated.connect(self.on_day)

    def add_foot(self, widget: QWidget) -> None:
        """Put something below the days."""
        layout = self.layout()
        if layout is not None:
            layout.addWidget(widget)

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
        """A day was chosen."""
        self.hide()
        self.chosen.emit(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the line around."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().line))


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
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow a new look."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.StyleChange}:
            self._follow()

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | date) -> None:
        """Qt: a day that cannot be chosen looks so."""
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
            year.setText(plain_digits(year.text()))

    def _follow(self) -> None:
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
        arrows = {"qt_calendar_prevmonth": Qt.ArrowType.LeftArrow, "qt_calendar_nextmonth": Qt.ArrowType.RightArrow}
        for name, arrow in arrows.items():
            button = self.findChild(QToolButton, name)
            if button is not None:
                button.setIcon(QIcon())
                button.setArrowType(arrow)


def qt_day(day: date) -> QDate:
    """A day as Qt has it."""
    return QDate(day.year, day.month, day.day)
