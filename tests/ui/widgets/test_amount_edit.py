"""The amount field as it is used: typed key by key, tapped on the keypad, pasted, corrected."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.money import Money, MoneyFault
from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets.amount import UNDO_MS, AmountEdit
from paydesk.ui.widgets.amount_text import PLUS
from paydesk.ui.widgets.keypad import Keypad
from tests.helpers.looks import colours, heard, picture


class CounterDriver(QWidget):
    """An amount field and a keypad that types into it."""

    def __init__(self) -> None:
        super().__init__()
        self.edit = AmountEdit(self)
        self.keypad = Keypad(self)
        self.keypad.pressed.connect(self.edit.press_key)
        column = QVBoxLayout(self)
        column.addWidget(self.edit)
        column.addWidget(self.keypad)

    def tap(self, keys: Iterable[str]) -> None:
        """Click the keys of the pad; "<" is backspace."""
        for key in keys:
            name = {"<": "Backspace", ".": "Point"}.get(key, key)
            button = next(b for b in self.keypad.findChildren(QAbstractButton) if b.accessibleName() == name)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def type(self, keys: str) -> None:
        """Press keys; "<" is Backspace."""
        for key in keys:
            if key == "<":
                QTest.keyClick(self.edit, Qt.Key.Key_Backspace)
            else:
                QTest.keyClicks(self.edit, key)

    def paste(self, text: str) -> None:
        """By Ctrl+V."""
        QGuiApplication.clipboard().setText(text)
        QTest.keyClick(self.edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


@pytest.fixture
def counter(qtbot: QtBot) -> CounterDriver:
    made = CounterDriver()
    qtbot.addWidget(made)
    made.resize(600, 480)
    made.show()
    made.edit.setFocus()
    return made


BY_HAND = ["typed", "tapped"]
AMOUNTS = [
    ("215000", "₹2,15,000", 2_15_000_00),
    ("100000000", "₹10,00,00,000", 10_00_00_000_00),
    ("1250.5", "₹1,250.5", 1_250_50),
    ("0.5", "₹0.5", 50),
    ("215000<<<", "₹215", 215_00),
    ("1250<<<<<<", "", None),
    ("1250.50<<<<", "₹125", 125_00),
    ("12345<67", "₹1,23,467", 1_23_467_00),
]


@pytest.mark.parametrize("way", BY_HAND)
@pytest.mark.parametrize(("keys", "text", "paise"), AMOUNTS)
def test_an_amount_by_hand(counter: CounterDriver, way: str, keys: str, text: str, paise: int | None) -> None:
    counter.type(keys) if way == "typed" else counter.tap(keys)
    assert counter.edit.text() == text
    assert counter.edit.amount() == (None if paise is None else Money(paise))


def test_commas_may_be_typed(counter: CounterDriver) -> None:
    counter.type("1,250.5")
    assert counter.edit.text() == "₹1,250.5"
    assert counter.edit.amount() == Money(1_250_50)


@pytest.mark.parametrize(
    ("text", "paise"),
    [
        ("215000", 2_15_000_00),
        ("1,250.5", 1_250_50),
        ("₹1,25,000", 1_25_000_00),
        ("  1250 ", 1_250_00),
        ("1,250,000.00", 12_50_000_00),
        ("१२५०", 1_250_00),
    ],
)
def test_an_amount_is_pasted(counter: CounterDriver, text: str, paise: int) -> None:
    counter.paste(text)
    assert counter.edit.amount() == Money(paise)
    assert counter.edit.text().startswith("₹")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("12,50", MoneyFault.BAD_COMMAS),
        ("1.234", MoneyFault.TOO_MANY_DECIMALS),
        ("-5", MoneyFault.NEGATIVE),
        ("order_1", MoneyFault.NOT_A_NUMBER),
        ("1.2.3", MoneyFault.NOT_A_NUMBER),
    ],
)
def test_what_is_no_amount_stays_and_says_why(counter: CounterDriver, text: str, fault: MoneyFault) -> None:
    counter.paste(text)
    assert counter.edit.amount() is None
    assert counter.edit.fault() is fault
    assert counter.edit.text().replace("₹", "") == text
    assert counter.edit.missing_suffix() == ""


@pytest.mark.parametrize("text", ["0000", "007", "00125000"])
def test_noughts_before_an_amount_change_nothing(counter: CounterDriver, text: str) -> None:
    counter.type(text)
    assert counter.edit.amount() == Money(int(text) * 100)


@pytest.mark.parametrize("text", ["1e9", "10-45", "1250q"])
def test_a_letter_stays_and_makes_it_no_amount(counter: CounterDriver, text: str) -> None:
    counter.type(text)
    assert counter.edit.text().replace("₹", "").replace(",", "") == text
    assert counter.edit.amount() is None
    assert counter.edit.fault() is MoneyFault.NOT_A_NUMBER


def test_a_letter_taken_back_leaves_the_amount_as_it_was(counter: CounterDriver) -> None:
    counter.type("1250e<")
    assert (counter.edit.text(), counter.edit.amount()) == ("₹1,250", Money(1_250_00))
    counter.type("x<<")
    assert (counter.edit.text(), counter.edit.amount()) == ("₹125", Money(125_00))


@pytest.mark.parametrize(
    ("text", "caret", "left"), [("215000", 3, "₹15,000"), ("215000", 6, "₹21,000"), ("100000000", 4, "₹1,00,00,000")]
)
def test_backspace_takes_a_digit_and_never_only_our_comma(
    counter: CounterDriver, text: str, caret: int, left: str
) -> None:
    counter.type(text)
    counter.edit.setCursorPosition(caret)
    counter.type("<")
    assert counter.edit.text() == left


def test_delete_steps_over_our_comma_too(counter: CounterDriver) -> None:
    counter.type("215000")
    counter.edit.setCursorPosition(2)  # before the first comma
    QTest.keyClick(counter.edit, Qt.Key.Key_Delete)
    assert counter.edit.text() == "₹25,000"


@pytest.mark.parametrize("way", BY_HAND)
def test_the_comma_behind_the_caret_is_no_wall(counter: CounterDriver, way: str) -> None:
    """₹2,15,000 with the caret after "2,": each press takes a digit."""
    counter.type("215000")
    counter.edit.setCursorPosition(len("₹2,"))
    counter.type("<") if way == "typed" else counter.tap("<")
    assert counter.edit.text() == "₹15,000"


def test_a_digit_in_the_middle_stays_where_it_was_typed(counter: CounterDriver) -> None:
    counter.type("1250")
    counter.edit.setCursorPosition(2)
    counter.type("99")
    assert counter.edit.text() == "₹1,99,250"


def test_all_of_it_is_selected_and_typed_over(counter: CounterDriver) -> None:
    counter.type("1250")
    counter.edit.selectAll()
    counter.type("9")
    assert counter.edit.text() == "₹9"


def test_escape_clears_and_only_then_goes_on(counter: CounterDriver, qtbot: QtBot) -> None:
    counter.type("1250")
    QTest.keyClick(counter.edit, Qt.Key.Key_Escape)
    assert counter.edit.text() == ""


def test_each_change_is_told_once(counter: CounterDriver) -> None:
    told: list[str] = []
    counter.edit.changed.connect(lambda: told.append(counter.edit.text()))
    counter.type("1250")
    assert told == ["₹1", "₹12", "₹125", "₹1,250"]


def test_enter_submits(counter: CounterDriver, qtbot: QtBot) -> None:
    with qtbot.waitSignal(counter.edit.submitted):
        QTest.keyClick(counter.edit, Qt.Key.Key_Return)


def test_the_keypad_takes_no_focus_and_its_clear_clears(counter: CounterDriver) -> None:
    counter.tap("1250")
    assert counter.edit.hasFocus()
    clear = next(b for b in counter.keypad.findChildren(QAbstractButton) if b.accessibleName() == "Clear")
    QTest.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert counter.edit.text() == ""
    assert counter.edit.hasFocus()


def test_the_largest_amount_is_not_cut(counter: CounterDriver) -> None:
    counter.resize(420, 480)
    counter.type("9999999999.99")
    metrics = counter.edit.fontMetrics()
    assert metrics.horizontalAdvance(counter.edit.text() + counter.edit.missing_suffix()) <= counter.edit.width()


def test_what_is_not_typed_yet_stands_grey_behind(counter: CounterDriver, look: ThemeTokens) -> None:
    counter.type("1250")
    assert counter.edit.missing_suffix() == ".00"
    seen = colours(picture(counter.edit))
    assert seen[look.ink] > 100
    assert seen[look.ink3] > 50
    counter.type(".00")
    assert counter.edit.missing_suffix() == ""
    assert look.ink3 not in colours(picture(counter.edit))


def test_a_screen_reader_hears_the_amount(counter: CounterDriver) -> None:
    counter.type("215000")
    assert heard(counter.edit).name == "Amount"
    assert heard(counter.edit).value == "₹2,15,000"


def test_the_caret_touches_neither_what_is_typed_nor_what_is_not(counter: CounterDriver) -> None:
    """It stood on the last digit: a 0 with a line at it."""
    counter.type("1250")
    seen = picture(counter.edit)
    middle = range(seen.height() // 2 - 8, seen.height() // 2 + 8)
    inks = [{seen.pixelColor(x, y).name().upper() for y in middle} for x in range(seen.width())]
    tokens = theme.current()
    stem = [x for x, found in enumerate(inks) if tokens.brand.upper() in found]
    assert len(stem) == 3
    beside = set.union(*inks[stem[0] - 2 : stem[0]], *inks[stem[-1] + 1 : stem[-1] + 3])
    assert tokens.ink.upper() not in beside
    assert tokens.ink3.upper() not in beside


def test_a_sum_is_typed_key_by_key(counter: CounterDriver) -> None:
    counter.edit.press_key("+")
    assert counter.edit.text() == "", "nothing to add to"
    counter.type("40x3")
    for key in (PLUS, PLUS, "2", "5"):
        counter.edit.press_key(key)
    assert (counter.edit.amount(), counter.edit.sum, counter.edit.missing_suffix()) == (
        Money(145_00),
        "40 × 3 + 25",
        ".00",
    )
    counter.type("<<<")
    assert counter.edit.sum == "40 × 3"
    counter.edit.add_amount(Money(15_00))
    assert (counter.edit.sum, counter.edit.amount()) == ("40 × 3 + 15", Money(135_00))


def test_what_was_cleared_by_hand_comes_back_until_something_is_typed(counter: CounterDriver) -> None:
    told: list[bool] = []
    counter.edit.undo_changed.connect(told.append)
    counter.type("1200+50")
    QTest.keyClick(counter.edit, Qt.Key.Key_Escape)
    assert (counter.edit.text(), told) == ("", [True])
    QTest.keyClick(counter.edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (counter.edit.sum, told) == ("1,200 + 50", [True, False])
    counter.tap(["Clear"])
    counter.type("7")
    counter.edit.undo_clear()
    assert (counter.edit.text(), told) == ("₹7", [True, False, True, False])
    counter.edit.set_amount(None)  # the sale was taken, or somebody else comes to the counter
    counter.edit.undo_clear()
    assert counter.edit.text() == ""
    counter.edit.clear_by_hand()
    assert told == [True, False, True, False], "nothing was cleared"


def test_a_cleared_amount_is_forgotten_after_a_while(counter: CounterDriver) -> None:
    counter.type("7")
    counter.edit.clear_by_hand()
    timer = counter.edit.findChild(QTimer)
    assert timer is not None
    assert (timer.isActive(), timer.interval()) == (True, UNDO_MS)
    timer.timeout.emit()
    counter.edit.undo_clear()
    assert counter.edit.text() == ""
