"""Keys that mean nothing yet: each is kept, in order, and goes where it would have gone once it means something."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.actions import Action, Actions
from paydesk.ui.key_event_queue import KeyEventQueue


class Watched(KeyEventQueue):
    """Notes what it is shown."""

    def __init__(self, window: Window, parent: QWidget) -> None:
        super().__init__(window, parent)
        self.seen: list[QEvent.Type] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: one more."""
        self.seen.append(event.type())
        return super().eventFilter(watched, event)


class Window(QWidget):
    """A field, and two keys that mean something: "link" at once, "search" as soon as it is allowed."""

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
        self.held = Watched(self, self)
        self.may()

    def note(self, what: str) -> None:
        """This was done, when so much was typed."""
        self.did.append(f"{what} {self.field.text()}".strip())

    def may(self, *actions: Action) -> None:
        """These mean something now."""
        self.allowed = frozenset(actions)
        self.action_set.set_enabled(self.allowed)

    def focus_page(self) -> None:
        """The focus goes to where the page in front begins."""
        self.begun += 1

    def type(self, text: str) -> None:
        """Keys as the system hands them on: "L" is F3, "S" is Ctrl+K."""
        for sign in text:
            key, to = {
                "L": (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier),
                "S": (Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier),
            }.get(sign, (Qt.Key(ord(sign)), Qt.KeyboardModifier.NoModifier))
            QTest.keyClick(self.windowHandle(), key, to)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """Shown; nobody has joined its keys."""
    window = Window()
    qtbot.addWidget(window)
    window.held.start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    window.field.setFocus()
    window.held.start()
    return window


def test_all_keys_wait_until_the_window_is_joined_and_come_in_their_order(window: Window) -> None:
    window.type("1L2")
    assert (window.field.text(), window.did) == ("", [])
    window.may(Action.LINK)
    window.held.release()
    assert (window.field.text(), window.did) == ("12", ["link 1"]), "once each, though a key is let go of, too"
    window.type("3")
    assert window.field.text() == "123", "what means something from then on does not wait"


def test_a_key_that_is_still_down_has_been_pressed(window: Window) -> None:
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_F3)
    window.may(Action.LINK)
    window.held.release()
    assert window.did == ["link"]


def test_all_but_keys_goes_on(window: Window) -> None:
    """What Qt asks of a key before it is pressed is none."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_8, Qt.KeyboardModifier.NoModifier, "8")
    for event in (asked, QEvent(QEvent.Type.Enter)):
        assert window.held.eventFilter(window, event) is False
    window.held.pending_page = "payouts"
    assert window.held.eventFilter(window, asked) is False


def test_a_window_that_was_never_shown_has_held_nothing(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.held.start()
    window.held.finish()
    assert window.did == []


def test_what_cannot_be_done_yet_waits_and_so_does_all_that_was_typed_after_it(window: Window) -> None:
    window.type("1S2L")
    window.may(Action.LINK)
    window.held.release()
    window.type("3")
    assert (window.field.text(), window.did) == ("1", [])
    window.may(Action.LINK, Action.SEARCH)
    window.held.release()
    assert (window.field.text(), window.did) == ("123", ["search 1", "link 12"])


def test_a_key_that_comes_before_all_is_there_waits_for_what_may_come(window: Window) -> None:
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


def test_what_is_typed_for_a_place_waits_for_it_but_what_can_be_done_is_done(window: Window) -> None:
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
def test_a_touch_gives_the_place_up_with_what_was_typed_for_it(window: Window, *, joined: bool) -> None:
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


def test_it_looks_on_only_while_there_is_something_to_hold(window: Window) -> None:
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


def test_where_nothing_has_the_keyboard_the_window_gets_what_was_typed(window: Window) -> None:
    got: list[int] = []
    window.keyPressEvent = lambda event: got.append(event.key())  # type: ignore[method-assign]
    window.type("8")
    window.field.clearFocus()
    assert QApplication.focusWidget() is None
    window.held.release()
    assert got == [Qt.Key.Key_8]
