"""A field that holds a day: typed, or chosen in a calendar in our colours."""

from __future__ import annotations

from datetime import date
from string import Template
from typing import Final

from PySide6.QtCore import QDate, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QDateEdit, QFrame, QTableView, QToolButton, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.fonts import font
from paydesk.ui.widgets.text_field import Field
from paydesk.ui.words.base import words_locale

_ARROW: Final = 40
_EDGE: Final = 12
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


class DateField(Field):
    """A label and a day. `changed` comes with every change; a day outside of the range cannot be chosen."""

    changed = Signal()

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        self.edit = _Edit()
        super().__init__(label, self.edit, parent)
        self.edit.dateChanged.connect(self._on_date)

    def day(self) -> date:
        """The day that is chosen."""
        shown = self.edit.date()
        return date(shown.year(), shown.month(), shown.day())

    def set_day(self, day: date) -> None:
        """Choose a day; one outside of the range becomes the nearest within."""
        self.edit.setDate(_qt(day))

    def set_range(self, first: date, last: date) -> None:
        """Which days may be chosen, both included."""
        self.edit.setDateRange(_qt(first), _qt(last))

    @Slot(QDate)
    def _on_date(self, _day: QDate) -> None:
        self.changed.emit()


class _Edit(QDateEdit):
    """The editor. Alt+Down opens the calendar, as in every list that drops down."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(font(15))
        self.setMinimumHeight(paint.TOUCH)
        self.setDisplayFormat("d MMM yyyy")
        self.setButtonSymbols(QDateEdit.ButtonSymbols.NoButtons)
        self.lineEdit().installEventFilter(self)
        self.popup: CalendarPopup | None = None

    def open_calendar(self) -> None:
        """Show the calendar below the field (above it, where the screen ends)."""
        if self.popup is None:
            self.popup = CalendarPopup(self)
            self.popup.chosen.connect(self.setDate)
        self.popup.open_for(self.date(), self.minimumDate(), self.maximumDate())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Alt+Down, or Space, opens the calendar."""
        alt_down = event.key() == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt_down or event.key() == Qt.Key.Key_Space:
            self.open_calendar()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: the arrow opens the calendar."""
        if event.position().x() > self.width() - _ARROW:
            self.open_calendar()
        else:
            super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: the line keeps its place; a style sheet forgets it where there are no buttons, and hides the day."""
        if watched is self.lineEdit() and event.type() in {QEvent.Type.Resize, QEvent.Type.Move}:
            self._place_line()
        return super().eventFilter(watched, event)

    def _place_line(self) -> None:
        place = self.rect().adjusted(_EDGE, 2, -_ARROW, -2)
        if self.lineEdit().geometry() != place:
            self.lineEdit().setGeometry(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: another size."""
        super().resizeEvent(event)
        self._place_line()

    def sizeHint(self) -> QSize:
        """Qt: a day and the arrow."""
        return QSize(super().sizeHint().width() + _ARROW, paint.TOUCH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the box and its arrow; the day is drawn by the line inside."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        rect = QRectF(self.rect())
        faulty = bool(self.property("faulty"))
        strong = self.hasFocus() or faulty
        line = tokens.bad if faulty else tokens.brand if strong else tokens.edge
        paint.box(painter, rect, paint.RADIUS, tokens.surface, line, 2 if strong else 1)
        icons.paint(painter, "down", QRectF(rect.right() - 32, rect.center().y() - 9, 18, 18), tokens.ink2)


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
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow a new look."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.StyleChange}:
            self._follow()

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | date) -> None:
        """Qt: a day that cannot be chosen looks so."""
        wanted = day if isinstance(day, QDate) else _qt(day)
        if self.minimumDate() <= wanted <= self.maximumDate():
            super().paintCell(painter, rect, wanted)
            return
        painter.setPen(QColor(theme.current().line))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(wanted.day()))

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


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
