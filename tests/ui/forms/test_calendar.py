"""A day: as it is typed, and its calendar, where days that cannot be chosen look so, in every look."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QDate, QModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QTableView, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from paydesk.ui.forms.date_editor import CalendarPopup, DateEditor


@pytest.mark.parametrize("typed", ["05-12-2026", "०५-१२-२०२६", "৫/১২/২০২৬", "2026-12-05"])
def test_a_day_may_be_typed_in_the_digits_of_any_keyboard(qtbot: QtBot, typed: str) -> None:
    """An amount, a phone or a PIN may be."""
    line = DateEditor()
    qtbot.addWidget(line)
    line.setText(typed)
    assert (line.value(), line.fault()) == (date(2026, 12, 5), "")
    line.complete()
    assert line.text() == "5 Dec 2026"


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK])
def look(request: pytest.FixtureRequest) -> Theme:
    """Light, or dark: put on after the calendar was made."""
    wanted: Theme = request.param
    return wanted


def test_only_days_that_can_be_chosen_are_drawn_as_such(qtbot: QtBot, qapp: QApplication, look: Theme) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    popup = CalendarPopup(place)
    popup.setWindowFlags(Qt.WindowType.Widget)  # offscreen there is no window over another
    popup.calendar.setDateRange(QDate(2026, 11, 21), QDate(2026, 12, 21))
    popup.calendar.setSelectedDate(QDate(2026, 11, 28))
    place.show()
    popup.show()
    theme.apply(qapp, look)
    view = popup.calendar.findChild(QTableView)
    assert isinstance(view, QTableView)
    drawn = {day: inks(view, day) for day in (20, 21, 24, 30)}
    assert drawn == {20: False, 21: True, 24: True, 30: True}


def inks(view: QTableView, day: int) -> bool:
    """Return True if a day of November is drawn in the colour of text."""
    rows, columns = range(view.model().rowCount()), range(view.model().columnCount())
    cells = [view.model().index(row, column, QModelIndex()) for row in rows for column in columns]
    said = [cell for cell in cells if cell.data(Qt.ItemDataRole.DisplayRole) == day]
    area = view.visualRect(said[-1])
    image = view.viewport().grab(area).toImage()
    ink = QColor(theme.current().ink).rgb()
    return any(image.pixel(x, y) == ink for x in range(image.width()) for y in range(image.height()))


def test_the_arrows_of_the_calendar_are_ours(qtbot: QtBot) -> None:
    """The arrows of the style are tiny, and blurred at twice the size."""
    place = QWidget()
    qtbot.addWidget(place)
    popup = CalendarPopup(place)
    for name in ("Month before", "Next month"):
        [arrow] = [one for one in popup.findChildren(QToolButton) if one.accessibleName() == name]
        assert arrow.arrowType() == Qt.ArrowType.NoArrow
        assert not arrow.icon().isNull()
