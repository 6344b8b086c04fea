"""A list that drops down: as wide as its place, also right after it was filled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.forms.editors import ComboBox
from paydesk.ui.widgets.flow import add_items, vbox

_LATER_MS = 60
"""Qt makes a list as narrow as its words after 20 ms, where it is let."""


class Widths(QObject):
    """Recorder of the widths of a widget."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.seen: list[int] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self.seen.append(event.size().width())
        return super().eventFilter(watched, event)


def test_it_is_not_narrow_for_a_moment_when_its_options_come(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    combo = ComboBox(place)
    add_items(vbox(place), combo)
    place.resize(400, 60)
    with qtbot.waitExposed(place):
        place.show()
    widths, later = Widths(combo), QTimer(place, singleShot=True, interval=_LATER_MS)
    combo.set_options([("a", "Admin"), ("b", "Cashier")])
    with qtbot.waitSignal(later.timeout):
        later.start()
    assert set(widths.seen) <= {combo.width()}
    assert combo.width() == place.contentsRect().width()
