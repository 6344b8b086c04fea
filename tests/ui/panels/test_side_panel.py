"""Side panel: position, focus, closing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.settings.service_kind import ServiceKind
from tests.ui.panels.conftest import MakeStage, PanelStage


def test_the_panel_stands_beside_the_page_and_the_list(stage: PanelStage) -> None:
    stage.panels.open_upi()
    QApplication.processEvents()
    assert stage.side.geometry().right() == stage.window.rect().right()
    assert stage.side.width() == 400
    assert stage.right.geometry().right() < stage.side.geometry().left()
    stage.panels.close()
    QApplication.processEvents()
    assert stage.right.geometry().right() == stage.window.rect().right(), "its room goes with it"


def test_it_stays_at_the_edge_when_the_window_grows(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.window.resize(1600, 900)
    QApplication.processEvents()
    assert stage.side.geometry().right() == stage.window.rect().right()
    assert stage.side.height() == 900


def test_the_focus_moves_into_the_panel_and_back(stage: PanelStage) -> None:
    shown: list[bool] = []
    stage.side.changed.connect(lambda: shown.append(stage.side.is_open))
    stage.panels.open_upi()
    assert stage.focus() == "UPI address"
    stage.press(Qt.Key.Key_Escape)
    assert not stage.side.is_open
    assert stage.focus() == "Page"
    assert shown == [True, False]


def test_tab_cycles_within_the_panel_in_both_directions(stage: PanelStage) -> None:
    stage.panels.open_upi()
    names = []
    for _ in range(12):
        stage.press(Qt.Key.Key_Tab)
        names.append(stage.focus())
    assert "Page" not in names
    assert "List" not in names
    assert {"UPI address", "Check", "Close this panel"} <= set(names)
    at = stage.focus()
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert stage.focus() == at


def test_another_panel_keeps_the_first_focus(stage: PanelStage) -> None:
    stage.panels.open_upi()
    assert stage.panels.open_panel == "upi"
    stage.panels.open_cashgrams()
    assert stage.panels.open_panel == "cashgram"
    assert stage.side.heading.text() == "Payout link"
    assert stage.panels.escape()
    assert stage.panels.open_panel == ""
    assert stage.focus() == "Page"
    assert not stage.panels.escape()


def test_keys_do_not_fall_through_to_the_page(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.tab_to("Close this panel")
    stage.type("123")
    assert stage.page.text() == ""


def test_the_close_button_closes(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.click("Close this panel")
    assert not stage.side.is_open


def test_the_focused_widget_may_be_deleted(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.page.hide()
    stage.panels.close()
    assert not stage.side.is_open


@pytest.mark.parametrize(
    ("kind", "word"), [(ServiceKind.LIVE, ""), (ServiceKind.TEST, "TEST"), (ServiceKind.DEMO, "DEMO")]
)
def test_a_test_is_marked(make_stage: MakeStage, kind: ServiceKind, word: str) -> None:
    stage = make_stage(kind=kind)
    stage.panels.open_upi()
    assert (stage.side.practice_mark.text(), stage.side.practice_mark.isVisible()) == (word, bool(word))
