"""A line that holds a day: typed as people write it, or chosen in the calendar; it may be empty."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Final

from PySide6.QtCore import QDate, QRectF, Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from paydesk.ui import theme
from paydesk.ui.forms.calendar import CalendarPopup, qt_day
from paydesk.ui.forms.lines import Line
from paydesk.ui.widgets import icons
from paydesk.ui.words.base import date_of, date_words

_TYPED: Final = ("%d-%m-%Y", "%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y", "%Y/%m/%d")
_SHOWN: Final = "d MMM yyyy"
_ARROW: Final = 44
"""Pixels at the right end that open the calendar."""
_EDGE: Final = 11
_EVER: Final = (date(2000, 1, 1), date(2099, 12, 31))
_OPENS: Final = frozenset({Qt.Key.Key_F4, Qt.Key.Key_Down})


class DateLine(Line):
    """A day. What is no day stays as it was typed. Up and Down go from day to day, Alt+Down opens the calendar."""

    def __init__(self, days: Callable[[], tuple[date, date]] | None = None, parent: QWidget | None = None) -> None:
        """`days` tells the first and the last day that the calendar offers."""
        super().__init__(parent)
        self._days = days
        self._popup: CalendarPopup | None = None
        self.setPlaceholderText(self.tr("dd-mm-yyyy"))
        self.setTextMargins(0, 0, _ARROW - _EDGE, 0)

    def day(self) -> date | None:
        """The day typed, or None while it is none."""
        text = self.text().strip()
        for pattern in _TYPED:
            try:
                return datetime.strptime(text, pattern).date()  # noqa: DTZ007  a day has no zone
            except ValueError:
                continue
        return date_of(text, _SHOWN)

    def fault(self) -> str:
        """Why what was typed is no day, in words; "" when it is one, or nothing."""
        if self.text().strip() and self.day() is None:
            return self.tr("This is no day. Type it as 20-11-2026.")
        return ""

    def put_day(self, day: date | None) -> None:
        """Show a day; None empties the line."""
        self.put("" if day is None else date_words(day, _SHOWN))

    def complete(self) -> None:
        """Left, or sent: written out, so that 05-11 and 11-05 cannot be mistaken."""
        day = self.day()
        if day is not None:
            self.put_day(day)

    @Slot()
    def open_calendar(self) -> None:
        """Show the calendar below the line (above it, where the screen ends)."""
        if self._popup is None:
            self._popup = CalendarPopup(self)
            self._popup.chosen.connect(self.on_day)
        first, last = self._days() if self._days is not None else _EVER
        day = min(max(self.day() or first, first), last)
        self._popup.open_for(qt_day(day), qt_day(first), qt_day(last))

    @Slot(QDate)
    def on_day(self, day: QDate) -> None:
        """A day of the calendar."""
        self._choose(date(day.year(), day.month(), day.day()))

    def _choose(self, day: date) -> None:
        self.put_day(day)
        self.typed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: the keys of a day."""
        key, day = event.key(), self.day()
        if key in _OPENS and (key == Qt.Key.Key_F4 or event.modifiers() & Qt.KeyboardModifier.AltModifier):
            self.open_calendar()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down} and day is not None:
            self._step(day + timedelta(days=1 if key == Qt.Key.Key_Up else -1))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: the arrow opens the calendar."""
        if event.button() == Qt.MouseButton.LeftButton and event.position().x() > self.width() - _ARROW:
            self.open_calendar()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: the line, and the arrow of the calendar."""
        super().paintEvent(event)
        rect = QRectF(self.rect())
        spot = QRectF(rect.right() - 32, rect.center().y() - 9, 18, 18)
        icons.paint(QPainter(self), "down", spot, theme.current().ink2)

    def _step(self, day: date) -> None:
        first, last = self._days() if self._days is not None else _EVER
        if first <= day <= last:
            self._choose(day)
