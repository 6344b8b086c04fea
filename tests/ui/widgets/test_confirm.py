"""A question before what cannot be taken back: no is the easy answer, and yes is one that was read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets import read_delay
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from tests.helpers.keyboard import at_keyboard, press


class Deed(QWidget):
    """A button that leads to the question, which stands in its place."""

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.button = KeyButton("Erase", parent=self, on_press=self.ask)
        self.question = ConfirmPrompt("Yes, erase it", "Back", self, self.button)
        self.question.confirmed.connect(self.on_confirmed)
        add_items(vbox(self), self.button, self.question)

    def ask(self) -> None:
        self.question.ask("Erase it?", "It is gone for good.", return_focus=self.button)

    def on_confirmed(self) -> None:
        self.done += 1


@pytest.fixture
def deed(qtbot: QtBot) -> Deed:
    made = Deed()
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    made.button.click()
    return made


def test_no_has_the_keyboard_and_a_reader_hears_what_is_asked(deed: Deed) -> None:
    assert not deed.button.isVisible()
    assert at_keyboard() is deed.question.no
    assert deed.question.no.accessibleDescription() == "Erase it? It is gone for good."


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_easy_answer_is_no(deed: Deed, key: Qt.Key) -> None:
    press(key)
    assert not deed.question.isVisible()
    assert at_keyboard() is deed.button
    assert not deed.done


def test_a_yes_that_nobody_can_have_read_does_nothing(deed: Deed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    deed.question.yes.click()
    assert (deed.done, deed.question.isVisible()) == (0, True)
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    deed.question.yes.click()
    assert (deed.done, deed.question.isVisible()) == (1, False)
    assert deed.button.isVisible()


def test_whoever_comes_back_begins_anew(deed: Deed) -> None:
    deed.hide()
    deed.show()
    assert not deed.question.isVisible()
    assert deed.button.isVisible()
    assert not deed.done
