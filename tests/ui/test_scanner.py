"""Bursts of a scanner, with controlled timestamps."""

from __future__ import annotations

import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.people.person import Role
from paydesk.domain.rules import clean_number
from paydesk.domain.scanner import KEY_GAP_MS
from paydesk.ui.forms.fields import FieldKind, FormField
from paydesk.ui.forms.form import Form
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.sell.key_burst import QUIET_MS, KeyBurst, KeySource
from paydesk.ui.sell.scanner_filter import ScannerFilter
from tests.helpers.fingers import PERSON_MS, TIMES, scan, type_text
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.people.conftest import Heard


def typed(*gaps: float, longest: float = KEY_GAP_MS) -> KeySource:
    """Return key events for characters and an end key, with these pauses."""
    burst, at = KeyBurst(longest), 1_000.0
    burst.add_char("1", at)
    for gap in gaps[:-1]:
        at += gap
        burst.add_char("0", at)
    return burst.finish(at + gaps[-1])


@pytest.mark.parametrize("gap", [0, 5, KEY_GAP_MS])
@pytest.mark.parametrize("signs", [3, 4, 5, 19])
def test_a_burst_is_an_order_number(gap: float, signs: int) -> None:
    assert typed(*[gap] * signs) is KeySource.SCANNER


@pytest.mark.parametrize("gap", [KEY_GAP_MS + 1, 45, 60, 75, 90, 105])
def test_a_scanner_that_is_slow_is_doubted_until_it_is_learnt(gap: int) -> None:
    assert typed(*[gap] * 5) is KeySource.UNCERTAIN
    for signs in (3, 4, 5, 13):
        assert typed(*[gap] * signs, longest=gap * 1.5) is KeySource.SCANNER


@pytest.mark.parametrize("late", range(5))
def test_a_busy_pc_holds_one_key_up(late: int) -> None:
    gaps = [62.0, 60, 61, 66, 60]
    gaps[late] = 145
    assert typed(*gaps) is KeySource.UNCERTAIN


@given(st.lists(st.integers(80, 400), min_size=2, max_size=9))
@example([151, 80, 80, 80, 80, 80])
def test_a_person_is_no_scanner_however_quick(gaps: list[int]) -> None:
    """80 ms is fast; nobody keeps it up five times within one tick, also not after a break."""
    pieces: list[list[int]] = [[]]
    for gap in gaps:
        pieces.append([]) if gap > QUIET_MS else pieces[-1].append(gap)
    if all(len(piece) < 5 or max(piece) - min(piece) > 38 for piece in (*pieces, gaps)):
        assert typed(*gaps) is KeySource.PERSON


@pytest.mark.parametrize("gaps", [(81, 81, 82, 102), (81, 81, 82, 86), (81, 102), (140, 150, 145, 148, 146)])
def test_a_practised_hand_is_no_scanner(gaps: tuple[int, ...]) -> None:
    assert typed(*gaps) is KeySource.PERSON


def test_an_enter_that_comes_late_is_a_person() -> None:
    burst = KeyBurst()
    for at, sign in enumerate("ord_1"):
        burst.add_char(sign, at)
    assert burst.finish(500) is KeySource.PERSON


@pytest.mark.parametrize("number", ["1004", "4006381333"])
@pytest.mark.parametrize("cut", range(1, 10))
@pytest.mark.parametrize("pause", [KEY_GAP_MS + 1, QUIET_MS])
def test_a_burst_that_stops_for_a_moment_is_one_number(number: str, cut: int, pause: int) -> None:
    """1004, then 5 and Enter, was taken as an amount typed by a person: ₹10,045."""
    burst = KeyBurst()
    for place, sign in enumerate(number):
        burst.add_char(sign, 3 * place + (pause - 3 if place >= cut else 0))
    assert burst.finish(3 * len(number) + pause - 3) is KeySource.SCANNER
    assert burst.text == number


@pytest.mark.parametrize("gaps", [(100, 30, 100, 30, 100), (30, 30, 100, 100, 100, 30)])
def test_two_fingers_that_roll_over_keys_are_no_scanner(gaps: tuple[int, ...]) -> None:
    assert typed(*gaps) is not KeySource.SCANNER


@pytest.mark.parametrize("first", [1, 2, 3, 4])
@pytest.mark.parametrize("gap", [3, 30, 60, 90])
@pytest.mark.parametrize("stop", [400, 590])
def test_a_number_in_two_pieces_is_no_number(first: int, gap: int, stop: int) -> None:
    burst, at = KeyBurst(gap * 1.5), 0.0
    for place, sign in enumerate("10045"):
        burst.add_char(sign, at)
        at += stop if place == first - 1 else gap
    assert burst.finish(at) is KeySource.INTERRUPTED


def test_what_was_typed_long_before_a_burst_is_not_part_of_it() -> None:
    burst = KeyBurst()
    burst.add_char("9", 0)
    for at, sign in enumerate("ord_1"):
        burst.add_char(sign, 1_100 + at)
    assert burst.finish(1_106) is KeySource.SCANNER
    assert burst.text == "ord_1"


def test_a_clock_that_steps_back_begins_anew() -> None:
    burst = KeyBurst()
    burst.add_char("a", 1_000)
    assert burst.add_char("b", 10)


def test_two_keys_at_once_are_a_finger_that_rolls() -> None:
    assert typed(3, 3) is KeySource.PERSON


class Stalling:
    """A clock that advances by a second per read."""

    def __init__(self) -> None:
        self.at = 0.0

    def read(self) -> float:
        self.at += 1_000
        return self.at


def test_a_window_that_stalls_does_not_cut_a_number(qtbot: QtBot) -> None:
    """The events' own timestamps count."""
    window = QWidget()
    qtbot.addWidget(window)
    field = QLineEdit(window)
    watch = ScannerFilter(window, Stalling().read)
    heard = Heard(watch.scanned)
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.setText("12")
    scan(field, "order_20261120_0043")
    assert heard.all == ["order_20261120_0043"]
    assert field.text() == "12"
    type_text(field, "345", end=True)
    assert heard.all == ["order_20261120_0043"]
    assert field.text() == "12345"


@pytest.mark.parametrize("kind", [FieldKind.SECRET, FieldKind.PIN])
def test_what_a_tool_types_into_a_form_with_a_secret_is_no_order_number(qtbot: QtBot, kind: FieldKind) -> None:
    """The secret of a password manager appeared on the sell page."""
    window = QWidget()
    qtbot.addWidget(window)
    form = Form([FormField("id", "Id"), FormField("secret", "Secret", kind)], window)
    other = QLineEdit(window)
    watch = ScannerFilter(window)
    heard = Heard(watch.scanned)
    window.show()
    window.activateWindow()
    for name in ("id", "secret"):
        line = form.field_widget(name).findChildren(QLineEdit)[0]
        line.setFocus()
        qtbot.waitUntil(line.hasFocus)
        scan(line, "48261")
    assert heard.all == []
    assert form.values().text("id") == "48261"
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    scan(other, "order_20261120_0043")
    assert (heard.all, other.text()) == (["order_20261120_0043"], "")


class Keys(QLineEdit):
    """Records the keys that reach it, and which are repeats."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.presses: list[tuple[int, bool]] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.presses.append((event.key(), event.isAutoRepeat()))
        super().keyPressEvent(event)


@pytest.mark.parametrize(("key", "text"), [(Qt.Key.Key_F8, ""), (Qt.Key.Key_Return, "\r"), (Qt.Key.Key_0, "0")])
def test_a_key_that_is_held_is_not_pressed_again(qtbot: QtBot, key: Qt.Key, text: str) -> None:
    """On X11 a repeat is a release and a press with the same timestamp; Qt marks only some.

    A scanner may send two zeros in one millisecond: they count as two.
    """
    window = QWidget()
    qtbot.addWidget(window)
    field = Keys(window)
    heard = Heard(ScannerFilter(window).scanned)
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)

    def tell(kind: QEvent.Type, at: int, key: Qt.Key = key, text: str = text) -> bool:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(at)
        event.setAccepted(False)
        QCoreApplication.sendEvent(field, event)
        return event.isAccepted()

    is_sign = text == "0"  # a field keeps what it can type from being a key of the window
    for let_go, pressed, held in [
        (900, 1_000, False),
        (1_010, 1_010, True),
        (1_020, 1_020, True),
        (1_030, 1_040, False),
    ]:
        tell(QEvent.Type.KeyRelease, let_go)
        assert tell(QEvent.Type.ShortcutOverride, pressed) is (held or is_sign), "a key of the window, or none"
        tell(QEvent.Type.KeyPress, pressed)
        assert field.presses[-1] == (key, held and not is_sign)
    assert len(field.presses) == 4
    assert field.text() == "0000" * is_sign
    tell(QEvent.Type.KeyPress, 1_050, Qt.Key.Key_Return, "\r")
    assert heard.all == ["0000"] * is_sign


KEY, PAD = Qt.Key, Qt.KeyboardModifier.KeypadModifier
without_num_lock = pytest.mark.skipif(sys.platform == "darwin", reason="each arrow is said to be of the pad there")


def press_on_pad(*keys: Qt.Key) -> None:
    """Press a key of the number pad with Num Lock off."""
    there = QApplication.focusWidget()
    assert there is not None
    for key in keys:
        event = QKeyEvent(QEvent.Type.KeyPress, key, PAD)
        event.setTimestamp(TIMES.later(PERSON_MS))
        QApplication.sendEvent(there, event)


@without_num_lock
def test_the_number_pad_types_digits_whether_num_lock_is_on_or_off(driver: WindowDriver) -> None:
    """The keys moved the cursor: 45 became 5."""
    driver.type("3")
    press_on_pad(KEY.Key_Home, KEY.Key_Left, KEY.Key_Clear, KEY.Key_Insert, KEY.Key_Delete, KEY.Key_PageUp)
    assert driver.edit("Amount").text() == "₹37,450.9"
    driver.press(KEY.Key_Left)
    driver.press(KEY.Key_Delete)
    assert driver.edit("Amount").text() == "₹37,450."


@without_num_lock
@pytest.mark.parametrize(
    "field",
    [
        FormField("n", "Account", clean=clean_number),
        FormField("n", "Phone", FieldKind.PHONE),
        FormField("n", "Sum", FieldKind.MONEY),
    ],
    ids=lambda field: str(field.label),
)
def test_in_each_field_of_a_number_the_pad_types_digits(qtbot: QtBot, field: FormField) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    line = Form([field], window).field_widget("n").findChildren(QLineEdit)[0]
    ScannerFilter(window)
    window.show()
    window.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    press_on_pad(KEY.Key_PageUp, KEY.Key_End)
    assert line.text().lstrip("₹") == "91"


@without_num_lock
def test_keys_of_the_number_pad_move_in_a_text(driver: WindowDriver) -> None:
    driver.form.open_bill()
    driver.type("ORD1")
    press_on_pad(KEY.Key_Home, KEY.Key_Delete)
    assert driver.form.bill.text() == "RD1"


@without_num_lock
def test_a_pin_may_be_typed_on_the_number_pad_whether_num_lock_is_on_or_off(driver: WindowDriver) -> None:
    """4 and 6 switched to another person."""
    counter = CounterDriver(driver)
    counter.has_people(PEOPLE[Role.CASHIER])
    driver.press(KEY.Key_L, Qt.KeyboardModifier.ControlModifier)
    pin = QApplication.focusWidget()
    assert isinstance(pin, PinEdit)
    before = pin.accessibleName()
    press_on_pad(KEY.Key_Left, KEY.Key_Up, KEY.Key_Down, KEY.Key_Right)
    assert (pin.digit_count, pin.accessibleName()) == (4, before)
    assert pin.take() == "4826"
