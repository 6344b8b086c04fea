"""The detector of cut texts, tried on each way in which a text can be unreadable."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.cut_text import cut_texts


class Drawn(QWidget):
    """A widget that paints its text itself."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown = text
        self.elide = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        text = self.shown
        if self.elide:
            text = QFontMetrics(self.font()).elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)


Drawn.__module__ = "paydesk.ui.widgets.of_this_test"


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """Return an empty window of 300 by 200."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    return window


def put(widget: QWidget, *place: int) -> QWidget:
    widget.setGeometry(QRect(*place))
    widget.show()
    return widget


def too_narrow(room: QWidget) -> None:
    put(QLabel("Do not hand over the goods", room), 10, 10, 60, 30)


def too_low(room: QWidget) -> None:
    label = QLabel("Do not hand over the goods until this screen turns green", room)
    label.setWordWrap(True)
    put(label, 10, 10, 120, 20)


def rich_and_too_low(room: QWidget) -> None:
    label = QLabel("<b>Do not</b> hand over the goods until this screen turns green", room)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    put(label, 10, 10, 120, 20)


def narrow_button(room: QWidget) -> None:
    put(QPushButton("Cancel", room), 10, 10, 60, 40)


def long_hint(room: QWidget) -> None:
    edit = QLineEdit(room)
    edit.setPlaceholderText("Amount, order number or last four digits")
    put(edit, 10, 10, 100, 44)


def outside(room: QWidget) -> None:
    put(QLabel("Cancel", room), 270, 10, 80, 30)


def one_on_the_other(room: QWidget) -> None:
    put(QLabel("Cancel", room), 10, 10, 80, 30)
    put(QLabel("Next", room), 50, 10, 80, 30)


def scrolled_sideways(room: QWidget) -> None:
    area = QScrollArea(room)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    inside = QWidget()
    inside.setMinimumWidth(500)
    area.setWidget(inside)
    put(area, 0, 0, 200, 100)


def drawn_too_wide(room: QWidget) -> None:
    put(Drawn("STATUS UNKNOWN, DO NOT HAND OVER", room), 10, 10, 80, 30)


def drawn_with_dots(room: QWidget) -> None:
    drawn = Drawn("STATUS UNKNOWN", room)
    drawn.elide = True
    put(drawn, 10, 10, 60, 30)


@pytest.mark.parametrize(
    "wrong",
    [
        too_narrow,
        too_low,
        rich_and_too_low,
        narrow_button,
        long_hint,
        outside,
        one_on_the_other,
        scrolled_sideways,
        drawn_too_wide,
        drawn_with_dots,
    ],
    ids=lambda wrong: wrong.__name__,
)
@pytest.mark.parametrize("painted", [True, False], ids=["painted", "not painted"])
def test_the_detector_sees(room: QWidget, wrong: Callable[[QWidget], None], *, painted: bool) -> None:
    """`cut_texts` paints the window itself."""
    room.setUpdatesEnabled(painted)
    wrong(room)
    assert len(cut_texts(room)) == 1


def test_the_detector_is_silent_where_all_can_be_read(room: QWidget) -> None:
    column = QVBoxLayout(room)
    row = QHBoxLayout()
    for word in ("Cancel", "Next customer"):
        row.addWidget(QPushButton(word))
    column.addLayout(row)
    label = QLabel("Do not hand over the goods until this screen turns green")
    label.setWordWrap(True)
    column.addWidget(label)
    column.addWidget(QLabel("WAIT"))
    column.addWidget(Drawn("WAIT", room), 1)
    assert cut_texts(room) == []


def test_a_window_that_is_too_small_is_seen(room: QWidget) -> None:
    column = QVBoxLayout(room)
    column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
    for _ in range(12):
        column.addWidget(QPushButton("Cancel"))
    assert any("it needs" in line for line in cut_texts(room))


def notice_over_a_word(room: QWidget) -> QFrame:
    """Return a notice with two texts over a text of the page."""
    put(QLabel("Cancel", room), 10, 10, 80, 30)
    notice = QFrame(room)
    put(QLabel("Paid", notice), 5, 5, 60, 30)
    put(QLabel("Show it", notice), 70, 5, 60, 30)
    put(notice, 5, 5, 140, 40)
    return notice


def test_overlays_may_cover_the_page(room: QWidget) -> None:
    notice = notice_over_a_word(room)
    assert len(cut_texts(room)) == 2, "each of its words that lies there"
    assert cut_texts(room, over=notice) == []


def test_a_word_of_the_page_that_covers_the_notice_is_seen(room: QWidget) -> None:
    notice = notice_over_a_word(room)
    notice.lower()
    assert len(cut_texts(room, over=notice)) == 2


def test_a_third_part_that_lies_on_both_is_seen(room: QWidget) -> None:
    notice = notice_over_a_word(room)
    put(QLabel("WAIT", room), 20, 10, 40, 30)
    assert len(cut_texts(room, over=notice)) == 3, "each on each: none of the three is covered by the notice alone"


def test_overlapping_texts_of_a_notice_are_detected(room: QWidget) -> None:
    notice = notice_over_a_word(room)
    put(QLabel("Dismiss", notice), 78, 5, 60, 30)
    assert len(cut_texts(room, over=notice)) == 1


def test_a_head_without_room_is_seen_and_one_left_out_is_not(room: QWidget) -> None:
    table = QTableWidget(3, 2, room)
    table.setHorizontalHeaderLabels(["Time", "What became of it"])
    put(table, 0, 0, 280, 150)
    table.setColumnWidth(1, 30)
    assert len(cut_texts(room)) == 1
    table.hideColumn(1)
    assert cut_texts(room) == []
