"""Boxes: the line lies wholly inside, the ground within it, and neither shines through the other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint

GROUND, FILL, LINE = "#102030", "#ffffff", "#cc0000"


def drawn(fill: str | None, line: str | None, width: float, opacity: float = 1.0) -> QImage:
    """Draw a box with a margin of four pixels in a picture of 60 by 40."""
    picture = QImage(60, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor(GROUND))
    painter = QPainter(picture)
    painter.setOpacity(opacity)
    paint.draw_box(painter, QRectF(4, 4, 52, 32), 8, fill, line, width)
    painter.end()
    return picture


def across(picture: QImage, y: int = 20) -> list[str]:
    """Return the colours of the first ten pixels of a row."""
    return [picture.pixelColor(x, y).name() for x in range(10)]


@pytest.mark.parametrize("width", [1, 2, 3])
@pytest.mark.parametrize("fill", [FILL, None])
def test_a_line_lies_wholly_inside_the_box(width: int, fill: str | None) -> None:
    assert across(drawn(fill, LINE, width)) == [GROUND] * 4 + [LINE] * width + [fill or GROUND] * (6 - width)


def test_a_box_without_a_line_is_filled_to_its_edge() -> None:
    assert across(drawn(FILL, None, 1)) == [GROUND] * 4 + [FILL] * 6


def test_its_corners_are_round_outside_and_within_the_line() -> None:
    picture = drawn(FILL, LINE, 2)
    assert picture.pixelColor(4, 4).name() == GROUND
    assert picture.pixelColor(7, 7).name() not in {GROUND, FILL}
    assert picture.pixelColor(10, 10).name() == FILL


def test_what_is_half_there_shows_the_ground_and_not_the_line_through_its_fill() -> None:
    half = across(drawn(FILL, LINE, 2, opacity=0.5))
    assert len(set(half[6:])) == 1
    assert half[6:] == across(drawn(FILL, None, 2, opacity=0.5))[6:]
    assert half[4] == across(drawn(None, LINE, 2, opacity=0.5))[4]


class Lamp(paint.SquareWidget):
    """Counts how often it was drawn."""

    tint = paint.RepaintProperty("ok")
    drawn = 0

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.colour(self.tint)))
        self.drawn += 1


def test_another_value_is_drawn_at_once_and_the_same_is_not(qtbot: QtBot, qapp: QApplication) -> None:
    lamp, other = Lamp(20), Lamp(20)
    for each in (lamp, other):
        qtbot.addWidget(each)
        each.show()
    qapp.processEvents()
    before = lamp.drawn, other.drawn
    for tint, more in (("ok", 0), ("bad", 1), ("bad", 1)):
        lamp.tint = tint
        qapp.processEvents()
        assert (lamp.drawn, other.drawn) == (before[0] + more, before[1]), tint
    assert (lamp.tint, other.tint) == ("bad", "ok")
