"""A place that scrolls goes with all that is in it, and what Qt still tells it meanwhile is no fault."""

from __future__ import annotations

import gc
import subprocess
import sys
from typing import Any

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.scroll_area import VScrollArea


def test_what_python_tidies_up_raises_nothing(qtbot: QtBot) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    for number in range(60):
        column.addWidget(QLabel(str(number)))
    room: Any = VScrollArea(content)
    room.itself = room  # only the collector takes it apart, its attributes before what Qt holds
    room.resize(100, 100)
    room.show()
    assert room.verticalScrollBar().isVisible(), "else it proves nothing: Qt hides the bar while it goes"
    with qtbot.captureExceptions() as raised:
        del room, content, column
        gc.collect()
    assert raised == []


FICKLE = """
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from paydesk.ui.page import PageArea

class Fickle(QWidget):
    asked = 0

    def minimumSizeHint(self):
        self.asked += 1
        return QSize(10, 500 + self.asked)

app = QApplication(["", "-style", "fusion", "-platform", "offscreen"])
area = PageArea()
area.pages.add("page", Fickle())
area.resize(600, 300)
area.show()
app.processEvents()
print(area.pages.height() > 500)
"""


def test_a_page_that_needs_another_height_each_time_does_not_end_the_program() -> None:
    done = subprocess.run([sys.executable, "-c", FICKLE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr[:400]
