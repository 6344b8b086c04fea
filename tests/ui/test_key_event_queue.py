"""Queued keys are delivered in order, to where they would have gone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.actions import Action, Actions
from paydesk.ui.key_event_queue import KeyEventQueue


class Watched(KeyEventQueue):
    """Records the events that it filters."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.actions = window.action_set
        self.discarded.connect(window.focus_page)
        self.seen: list[QEvent.Type] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen.append(event.type())
        return super().eventFilter(watched, event)


class Window(QWidget):
    """A field and two actions: "link" always, "search" once allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit(self)
        QVBoxLayout(self).addWidget(self.field)
        self.allowed: frozenset[Action] = frozenset()
        self.did: list[str] = []
        self.action_set = Actions(self, lambda: self.allowed)
        self.action_set.add_handlers(
            {Action.LINK: lambda: self.note("link"), Action.SEARCH: lambda: self.note("search")}
        )
        self.begun = 0
        self.held = Watched(self)
        self.may()

    def note(self, what: str) -> None:
        """Record an action with the text typed so far."""
        self.did.append(f"{what} {self.field.text()}".strip())

    def may(self, *actions: Action) -> None:
        """Allow these actions."""
        self.allowed = frozenset(actions)
        self.action_set.set_enabled(self.allowed)

    @Slot()
    def focus_page(self) -> None:
        self.begun += 1

    def type(self, text: str) -> None:
        """Send native keys: "L" is F3, "S" is Ctrl+K."""
        for sign in text:
            key, to = {
                "L": (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier),
                "S": (Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier),
            }.get(sign, (Qt.Key(ord(sign)), Qt.KeyboardModifier.NoModifier))
            QTest.keyClick(self.windowHandle(), key, to)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """Return a shown window whose keys are still queued."""
    window = Window()
    qtbot.addWidget(window)
    window.held.start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    window.field.setFocus()
    window.held.start()
    return window


def test_queued_keys_are_delivered_in_order(window: Window) -> None:
    window.type("1L2")
    assert (window.field.text(), window.did) == ("", [])
    window.may(Action.LINK)
    window.held.release()
    assert (window.field.text(), window.did) == ("12", ["link 1"]), "once each, though a key is let go of, too"
    window.type("3")
    assert window.field.text() == "123", "what means something from then on does not wait"


def test_a_held_key_is_delivered(window: Window) -> None:
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_F3)
    window.may(Action.LINK)
    window.held.release()
    assert window.did == ["link"]


def test_other_events_pass(window: Window) -> None:
    """ShortcutOverride is not a key press."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_8, Qt.KeyboardModifier.NoModifier, "8")
    for event in (asked, QEvent(QEvent.Type.Enter)):
        assert window.held.eventFilter(window, event) is False
    window.held.pending_page = "payouts"
    assert window.held.eventFilter(window, asked) is False


def test_a_window_never_shown_queues_nothing(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.held.start()
    window.held.finish()
    assert window.did == []


def test_an_unavailable_action_and_later_keys_stay_queued(window: Window) -> None:
    window.type("1S2L")
    window.may(Action.LINK)
    window.held.release()
    window.type("3")
    assert (window.field.text(), window.did) == ("1", [])
    window.may(Action.LINK, Action.SEARCH)
    window.held.release()
    assert (window.field.text(), window.did) == ("123", ["search 1", "link 12"])


def test_keys_before_the_end_of_the_start_wait(window: Window) -> None:
    window.held.release()
    window.type("S")
    window.type("4")
    assert window.field.text() == ""
    window.held.finish()
    assert (window.field.text(), window.did) == ("4", []), "it has come to nothing, and what follows is typed"
    window.type("S5")
    assert (window.field.text(), window.did) == ("45", [])
    window.may(Action.SEARCH)
    assert window.did == [], "that one was not kept"


def test_keys_wait_for_a_pending_page_but_available_actions_work(window: Window) -> None:
    window.may(Action.LINK)
    window.held.finish()
    window.held.on_page_requested("payouts")
    window.held.start()
    window.type("3L")
    assert (window.field.text(), window.did) == ("", ["link"])
    window.type("S6")
    window.held.release()
    assert window.field.text() == "", "nobody has answered for it yet"
    window.may(Action.LINK, Action.SEARCH)
    window.held.pending_page = ""
    window.held.release()
    assert (window.field.text(), window.did) == ("36", ["link", "search 3"])


@pytest.mark.parametrize("joined", [True, False])
def test_a_touch_discards_the_pending_page_and_its_keys(window: Window, *, joined: bool) -> None:
    if joined:
        window.held.release()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)
    assert window.begun == 0, "no place was asked for"
    window.held.on_page_requested("payouts")
    window.type("36")
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)
    assert (window.held.pending_page, window.begun) == ("", int(joined))
    window.held.release()
    window.type("7")
    assert window.field.text() == "7"


def test_the_event_filter_is_removed_when_not_needed(window: Window) -> None:
    seen = window.held.seen
    window.held.release()
    window.type("1")
    assert QEvent.Type.KeyPress in seen, "not all is there"
    window.held.pending_page = "payouts"
    window.held.finish()
    window.held.pending_page = ""
    seen.clear()
    window.type("2")
    assert QEvent.Type.KeyPress in seen, "a place was still asked for"
    window.held.finish()
    seen.clear()
    window.type("3")
    assert (seen, window.field.text()) == ([], "123")


def test_without_focus_the_window_gets_the_keys(window: Window) -> None:
    got: list[int] = []
    window.keyPressEvent = lambda event: got.append(event.key())  # type: ignore[method-assign]
    window.type("8")
    window.field.clearFocus()
    assert QApplication.focusWidget() is None
    window.held.release()
    assert got == [Qt.Key.Key_8]
