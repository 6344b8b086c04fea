"""Which days a list shows: one press for the usual ones, arrows for those beside them, a calendar for any."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.ui import clock
from paydesk.ui.forms.calendar import CalendarPopup, qt_day
from paydesk.ui.period import Choice, Period
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.segmented import Segmented
from paydesk.ui.words.base import date_words

_EARLIEST: Final = date(2020, 1, 1)


class Days(QWidget):
    """Parts of a row (`parts`). `changed`: a person chose other days."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.period = Period.of(Choice.TODAY, self._today())
        self._everything = False
        self._goes_on = True
        self._popup: CalendarPopup | None = None
        self.before_button = self._arrow("left", self.tr("Days before"))
        self.day_button = KeyButton("", "", "plain", parent)
        self.day_button.set_icon("calendar")
        self.after_button = self._arrow("right", self.tr("Days after"))
        self.presses = Segmented(
            [
                (Choice.TODAY, self.tr("Today"), ""),
                (Choice.YESTERDAY, self.tr("Yesterday"), ""),
                (Choice.WEEK, self.tr("7 days"), ""),
                (Choice.MONTH, self.tr("Month"), ""),
                (Choice.OTHER, self.tr("Other"), ""),
            ],
            parent,
            name=self.tr("Days"),
        )
        self.presses.option(Choice.OTHER).hide()
        self.before_button.clicked.connect(self.on_before)
        self.after_button.clicked.connect(self.on_after)
        self.day_button.clicked.connect(self.open_calendar)
        self.presses.chosen.connect(self.on_press)
        self._show()

    def _arrow(self, icon: str, name: str) -> KeyButton:
        made = KeyButton("", "", "plain", self.parentWidget())
        made.set_icon(icon)
        made.setAccessibleName(name)
        made.setMaximumWidth(scaled(paint.TOUCH))
        return made

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What stands in the row, in its order."""
        return self.before_button, self.day_button, self.after_button, self.presses

    @staticmethod
    def _today() -> date:
        return clock.day_of(clock.now_ms())

    def words(self) -> str:
        """The days that are shown."""
        first, last = self.period.first, self.period.last
        if first == last:
            return date_words(first, "ddd d MMM yyyy")
        pattern = "d MMM" if first.year == last.year else "d MMM yyyy"
        return self.tr("{first} to {last}").format(first=date_words(first, pattern), last=date_words(last))

    def choose(self, choice: Choice) -> None:
        """As one press; nobody is told."""
        self.period = Period.of(choice, self._today())
        self._show()

    def leave(self) -> None:
        """Nobody looks any more: when somebody does again, today is the day of then."""
        self._goes_on = self.presses.current() == Choice.TODAY

    def begin(self) -> None:
        """The list is looked at anew: what was today when it was left may not be it any more."""
        if self._goes_on:
            self.choose(Choice.TODAY)

    def refresh(self) -> None:
        """At midnight the days stay that somebody looks at; only what they are called changes."""
        if self.presses.current() != self.period.choice(self._today()):
            self._show()

    def show_everything(self, *, everything: bool) -> None:
        """A search goes through all days."""
        if everything != self._everything:
            self._everything = everything
            self._show()

    def _show(self) -> None:
        choice = Choice.OTHER if self._everything else self.period.choice(self._today())
        self.presses.choose(choice)
        words = self.tr("All days") if self._everything else self.words()
        if words != self.day_button.text():
            self.day_button.setText(words)
            self.day_button.setAccessibleName(self.tr("Day: {day}").format(day=words))
        self.after_button.setEnabled(self._everything or self.period.last < self._today())

    def _go_to(self, period: Period) -> None:
        self.period, self._everything = period, False
        self._show()
        self.changed.emit()

    @Slot(object)
    def on_press(self, choice: object) -> None:
        """Today, yesterday, a week, a month."""
        self._go_to(Period.of(Choice(str(choice)), self._today()))

    @Slot()
    def on_before(self) -> None:
        """The days before."""
        self._go_to(self.period.moved(-1))

    @Slot()
    def on_after(self) -> None:
        """The days after."""
        self._go_to(self.period.moved(1))

    @Slot()
    def open_calendar(self) -> None:
        """Any day."""
        if self._popup is None:
            self._popup = CalendarPopup(self.day_button)
            self._popup.chosen.connect(self.on_day)
        self._popup.open_for(qt_day(self.period.last), qt_day(_EARLIEST), qt_day(self._today()))

    @Slot(QDate)
    def on_day(self, day: QDate) -> None:
        """A day of the calendar."""
        chosen = date(day.year(), day.month(), day.day())
        self._go_to(Period(chosen, chosen))
