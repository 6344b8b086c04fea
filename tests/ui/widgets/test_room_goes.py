"""A place that scrolls goes with all that is in it, and what Qt still tells it meanwhile is no fault."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.room import FollowingRoom, Room


@pytest.mark.parametrize("kind", [Room, FollowingRoom])
def test_what_python_tidies_up_raises_nothing(qtbot: QtBot, kind: type[Room]) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    for number in range(60):
        column.addWidget(QLabel(str(number)))
    room: Any = kind(content)
    room.itself = room  # only the collector takes it apart, its attributes before what Qt holds
    room.resize(100, 100)
    room.show()
    assert room.verticalScrollBar().isVisible(), "else it proves nothing: Qt hides the bar while it goes"
    with qtbot.captureExceptions() as raised:
        del room, content, column
        gc.collect()
    assert raised == []
