"""Texts: one that may wrap is as high as its words, from the first moment."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.labels import Note, Text

LONG = "Once it is paid, the next customer can come"


def test_a_text_that_may_wrap_asks_for_the_height_of_its_words(qtbot: QtBot) -> None:
    """Else a grid gives each row the height that its words would have in the narrowest column."""
    place = QWidget()
    qtbot.addWidget(place)
    grid = QGridLayout(place)
    texts = [Text(LONG), Note(LONG), Text("Short"), Text(LONG, wrap=False)]
    for row, text in enumerate(texts):
        grid.addWidget(text, row, 0)
    assert [text.hasHeightForWidth() for text in texts] == [True, True, True, False]
    assert grid.totalHeightForWidth(900) < grid.totalHeightForWidth(120)
    place.resize(900, grid.totalHeightForWidth(900))
    place.show()
    assert all(text.height() == text.heightForWidth(text.width()) for text in texts[:3])
