"""A button that says what it does, presses once, and lends the keyboard while its command is on the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMoveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from paydesk.ui.widgets import paint, read_delay
from paydesk.ui.widgets.key_button import KeyButton, icon_button
from paydesk.ui.widgets.read_delay import ChangeDelay

Policy = QSizePolicy.Policy
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


class ButtonPage(QWidget):
    """Widget that holds the focus meanwhile, and records its keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pressed: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: one more."""
        self.pressed.append(event.key())


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Shown, with a place that has a name inside of it, and in there one that has none."""
    window = QWidget()
    qtbot.addWidget(window)
    place = ButtonPage(window)
    place.setAccessibleName("Sell")
    place.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    inner = QWidget(place)
    inner.setObjectName("inner")
    QVBoxLayout(window).addWidget(place)
    QVBoxLayout(place).addWidget(inner)
    QVBoxLayout(inner)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    return window


def put(window: QWidget, button: KeyButton) -> KeyButton:
    """Into the inner place, with the keyboard."""
    inner = window.findChild(QWidget, "inner")
    assert inner is not None
    layout = inner.layout()
    assert layout is not None
    layout.addWidget(button)
    button.show()
    button.setFocus()
    return button


def test_its_name_is_its_text_without_marks_unless_it_has_one_of_its_own(qtbot: QtBot) -> None:
    button = KeyButton("&Save && go")
    qtbot.addWidget(button)
    assert (button.text(), button.accessibleName(), button.accessibleDescription()) == ("&Save && go", "Save & go", "")
    button.setText("Wait")
    assert (button.accessibleName(), button.accessibleDescription()) == ("Wait", "")
    button.setAccessibleName("")
    button.setText("Save now")
    assert button.accessibleName() == "Save now"
    button.setAccessibleName("Save the order")
    button.setText("Save")
    assert (button.accessibleName(), button.accessibleDescription()) == ("Save the order", "Save")


def test_it_stands_there_anew_when_it_comes_moves_away_or_says_something_else(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(ChangeDelay, "start", lambda _self: begun.append(True))

    def news() -> bool:
        found = bool(begun)
        begun.clear()
        return found

    button = put(window, KeyButton("Send"))
    assert news()
    button.setText("&Send")
    assert not news(), "it says what it said"
    button.setText("Send again")
    assert news()
    half = int(paint.TOUCH_SIZE / 2)
    for far, moved in ((half, False), (half + 1, True)):
        button.moveEvent(QMoveEvent(QPoint(far, 0), QPoint(0, 0)))
        assert news() is moved
    button.hide()
    assert not news()
    button.show()
    assert news()


@pytest.mark.parametrize(("value", "given"), [(None, None), ("a", ("a",))])
def test_each_press_is_told_with_what_it_stands_for(qtbot: QtBot, value: object, given: object) -> None:
    got: list[object] = []
    chosen: list[object] = []

    def press(*values: object) -> None:
        got.append(values)

    button = KeyButton("Send", value=value, on_press=press)
    qtbot.addWidget(button)
    button.chosen.connect(chosen.append)
    button.click()
    assert (len(got), chosen) == (1, [value])
    assert given in {None, got[0]}


def test_enter_presses_it_once_however_long_it_is_held(window: QWidget) -> None:
    button = put(window, KeyButton("Send"))
    got: list[object] = []
    button.chosen.connect(got.append)
    for key in (ENTER, Qt.Key.Key_Enter, SPACE):
        QTest.keyClick(button, key)
    assert len(got) == 3
    held = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    button.keyPressEvent(held)
    QTest.keyClick(button, Qt.Key.Key_A)
    assert len(got) == 3


def test_the_keyboard_is_lent_to_what_has_a_name_and_comes_back(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, place = put(window, KeyButton("Send")), window.findChild(ButtonPage)
    assert place is not None
    pressed = place.pressed
    put(window, KeyButton("Back"))
    button.setFocus()
    assert not button.is_busy
    button.set_busy(False)
    assert (button.is_busy, button.busy_count) == (False, 0), "it never was"
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    button.set_busy(True)
    assert button.busy_count == 1
    button.set_busy(True)
    assert (button.is_busy, button.isEnabled(), button.busy_count, button.busy_focus_holder) == (True, False, 1, place)
    assert QApplication.focusWidget() is place
    QTest.keyClick(place, ENTER)
    QTest.keyClick(place, Qt.Key.Key_A)
    assert pressed == [Qt.Key.Key_A], "the second of two presses was meant for the button"
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    QTest.keyClick(place, SPACE)
    held = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(place, held)
    assert pressed == [Qt.Key.Key_A, SPACE], "nor one that is held"
    button.set_busy(False)
    assert (button.is_busy, button.isEnabled(), button.busy_count, button.busy_focus_holder) == (False, True, 1, None)
    assert QApplication.focusWidget() is button
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    QTest.keyClick(place, ENTER)
    assert pressed[-1] == ENTER, "it looks on no more"


def test_who_has_taken_the_keyboard_meanwhile_keeps_it(window: QWidget) -> None:
    button, other = put(window, KeyButton("Send")), KeyButton("Back")
    put(window, other)
    button.setFocus()
    button.set_busy(True)
    other.setFocus()
    button.set_busy(False)
    assert QApplication.focusWidget() is other
    button.set_busy(True)
    assert (button.busy_focus_holder, QApplication.focusWidget()) == (None, other), "it had nothing to lend"


def test_what_has_gone_meanwhile_gives_nothing_back(window: QWidget) -> None:
    button = put(window, KeyButton("Send"))
    row = button.busy_focus_proxy = QWidget(window)
    row.setAccessibleName("Row")
    button.set_busy(True)
    assert button.busy_focus_holder is row
    delete(row)
    button.set_busy(False)
    assert button.isEnabled()


def test_it_lends_to_who_it_was_told_to(window: QWidget) -> None:
    button = put(window, KeyButton("Send"))
    inner = window.findChild(QWidget, "inner")
    assert inner is not None
    inner.setAccessibleName("Row")
    button.busy_focus_proxy = window
    button.set_busy(True)
    assert button.busy_focus_holder is window


def test_it_is_as_high_as_a_finger_and_no_narrower_than_its_label(qtbot: QtBot) -> None:
    plain, keyed = KeyButton("Send", height=1), KeyButton("Send", "Enter")
    loud, icon = KeyButton("Send", kind="primary"), KeyButton("Send", icon="copy")
    for button in (plain, keyed, loud, icon):
        qtbot.addWidget(button)
        assert button.cursor().shape() is Qt.CursorShape.PointingHandCursor
        policy = button.sizePolicy()
        assert (policy.horizontalPolicy(), policy.verticalPolicy()) == (Policy.Minimum, Policy.Fixed)
    assert (plain.sizeHint().height(), loud.sizeHint().height()) == (
        paint.TOUCH_SIZE,
        60,
    )
    assert (plain.is_prominent, loud.is_prominent) == (False, True)
    plain.set_height(50)
    assert plain.sizeHint().height() == 50
    wide = plain.sizeHint().width()
    plain.set_height(1)
    assert keyed.minimumSizeHint() == keyed.sizeHint()
    assert icon.sizeHint().width() > plain.sizeHint().width() < keyed.sizeHint().width()
    keyed.allow_shrinking()
    bare = plain.sizeHint().width() - 2 * plain.padding
    assert bare < keyed.minimumSizeHint().width() <= plain.sizeHint().width()
    keyed.set_key("")
    assert keyed.sizeHint() == plain.sizeHint()
    icon.set_icon("")
    assert icon.sizeHint() == plain.sizeHint()
    assert wide >= plain.sizeHint().width()


def test_one_of_an_icon_alone_is_as_wide_as_a_finger_and_has_a_name(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    got: list[object] = []
    button = icon_button("copy", "Copy the link", parent, value="x", on_press=got.append)
    button.click()
    assert (button.text(), button.accessibleName(), got) == ("", "Copy the link", ["x"])
    assert button.maximumWidth() == paint.TOUCH_SIZE
    assert button.parentWidget() is parent
