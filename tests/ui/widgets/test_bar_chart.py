"""A chart of bars: what it says to a screen reader, and what it draws."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QColor
from pytestqt.qtbot import QtBot

from paydesk.ui import theme
from paydesk.ui.widgets.figures import Bar, BarChart
from tests.helpers.accessibility import tree


def bar(label: str, *parts: tuple[str, int], marked: bool = False) -> Bar:
    return Bar(label, parts, f"{label}: {sum(amount for _, amount in parts)} paise", is_marked=marked)


@pytest.fixture
def chart(qtbot: QtBot) -> BarChart:
    made = BarChart("By the hour")
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show_bars([bar("9", ("brand", 100)), bar("10"), bar("11", ("brand", 100), ("bad", 300))])
    made.show()
    return made


def test_a_screen_reader_hears_each_bar_with_its_figures(chart: BarChart) -> None:
    heard = [(face.role(), face.text(QAccessible.Text.Name)) for face in tree(chart)]
    role = QAccessible.Role
    assert heard == [
        (role.Grouping, "By the hour"),
        (role.Graphic, "9: 100 paise"),
        (role.Graphic, "10: 0 paise"),
        (role.Graphic, "11: 400 paise"),
    ]


def test_fewer_bars_are_fewer_to_hear(chart: BarChart, qtbot: QtBot) -> None:
    chart.show_bars([bar("1", ("wait", 5))])
    qtbot.waitUntil(lambda: [face.text(QAccessible.Text.Name) for face in tree(chart)][1:] == ["1: 5 paise"])


def coloured(chart: BarChart, x: int, token: str) -> int:
    """Return the number of pixels of a column in this colour."""
    image, wanted = chart.grab().toImage(), QColor(theme.current().colour(token))
    return sum(image.pixelColor(x, y) == wanted for y in range(image.height()))


def test_bars_are_as_high_as_their_amounts(chart: BarChart) -> None:
    first, last = coloured(chart, 50, "brand"), coloured(chart, 250, "brand")
    assert first > 20
    assert abs(first - last) <= 2, "the same amount, on the ground of another"
    assert abs(coloured(chart, 250, "bad") - 3 * last) <= 4
    assert coloured(chart, 150, "brand") == 0
    assert coloured(chart, 150, "line") > 0, "a place without anything is still a place"


@pytest.mark.parametrize(("tops", "drawn"), [(("", "", "₹2,15,000"), True), (("", "₹2,15,000", "₹2,15,000"), False)])
def test_amounts_above_bars_have_the_room_of_those_that_have_none(
    chart: BarChart, tops: tuple[str, ...], *, drawn: bool
) -> None:
    """A shop's first good hour stood there without its figure, which was wider than a bar."""
    chart.resize(120, 200)
    chart.show_bars([Bar(str(hour), (("brand", 100 * bool(top)),), "", top) for hour, top in enumerate(tops)])
    above = chart.grab(QRect(0, 0, 120, 12)).toImage()
    ink = QColor(theme.current().ink)
    assert any(above.pixelColor(x, y) == ink for x in range(120) for y in range(12)) is drawn
