"""The buttons of a sale in lines: as many as their width holds, and a change of it is not answered in the middle."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from paydesk.ui.actions import Action
from paydesk.ui.sell.buttons import ActionRow, RowShape


def lines(row: ActionRow) -> int:
    """In how many lines the buttons stand."""
    return len({button.y() for button in row.visible_buttons().values()})


def test_another_width_has_other_lines_once_the_layout_is_done(qtbot: QtBot) -> None:
    """They were changed within it: where a second line brings a scroll bar it never ended."""
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
    """Half of what was left stayed empty beside buttons that are plain, and its words met its edges."""
    row = ActionRow(RowShape.LINE)
    qtbot.addWidget(row)
    row.show_actions((Action.NEXT, Action.RECEIPT, Action.REFUND), styles={Action.NEXT: "white"})
    row.resize(900, 60)
    row.show()
    last = row.button(Action.REFUND)
    qtbot.waitUntil(lambda: last.geometry().right() == row.rect().right())
