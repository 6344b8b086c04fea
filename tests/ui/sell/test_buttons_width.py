"""The buttons of a sale in lines: as many as fit, rearranged only after a layout pass."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from paydesk.ui.actions import Action
from paydesk.ui.sell.buttons import ActionRow, RowShape


def lines(row: ActionRow) -> int:
    """Return the number of lines of buttons."""
    return len({button.y() for button in row.visible_buttons().values()})


def test_another_width_has_other_lines_once_the_layout_is_done(qtbot: QtBot) -> None:
    """Regression: rearranged within the pass, a second line brought a scroll bar and the pass never ended."""
    row = ActionRow(RowShape.LINE)
    qtbot.addWidget(row)
    row.show_actions((Action.NEXT, Action.RECEIPT, Action.REFUND))
    row.resize(900, 60)
    row.show()
    qtbot.waitUntil(lambda: row.width() == 900 and lines(row) == 1)
    row.resize(340, 200)
    assert lines(row) == 1
    qtbot.waitUntil(lambda: lines(row) > 1)
    row.resize(900, 200)
    assert lines(row) > 1
    qtbot.waitUntil(lambda: lines(row) == 1)


def test_what_is_asked_first_fills_its_line(qtbot: QtBot) -> None:
    """Regression: half of the free width stayed empty, and the text touched the edges of its button."""
    row = ActionRow(RowShape.LINE)
    qtbot.addWidget(row)
    row.show_actions((Action.NEXT, Action.RECEIPT, Action.REFUND), styles={Action.NEXT: "white"})
    row.resize(900, 60)
    row.show()
    last = row.button(Action.REFUND)
    qtbot.waitUntil(lambda: last.geometry().right() == row.rect().right())
