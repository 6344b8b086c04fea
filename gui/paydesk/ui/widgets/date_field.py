"""A field that holds a day: typed, or chosen in a calendar in our colours."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QEvent, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDateEdit, QWidget

from paydesk.ui import theme
from paydesk.ui.forms.calendar import CalendarPopup, qt_day
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.fonts import font, target
from paydesk.ui.widgets.text_field import Field

_ARROW: Final = 40
_EDGE: Final = 12


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
        self.edit.setDate(qt_day(day))

    def set_range(self, first: date, last: date) -> None:
        """Which days may be chosen, both included."""
        self.edit.setDateRange(qt_day(first), qt_day(last))

    @Slot(QDate)
    def _on_date(self, _day: QDate) -> None:
        self.changed.emit()


class _Edit(QDateEdit):
    """The editor. Alt+Down opens the calendar, as in every list that drops down."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(font(15))
        self.setMinimumHeight(target(paint.TOUCH))
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
        return QSize(super().sizeHint().width() + _ARROW, target(paint.TOUCH))

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
