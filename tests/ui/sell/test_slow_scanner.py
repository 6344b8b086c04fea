"""Real scanners: slow, interrupted, with Caps Lock on; none of their input charges a customer."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from paydesk.domain.money import Money
from paydesk.domain.scanner import Scanner
from paydesk.ui.widgets.confirm import ConfirmPrompt
from tests.helpers import fingers
from tests.helpers.fingers import TIMES, type_text
from tests.ui.driver import WindowDriver

ENTER = Qt.Key.Key_Return
NUMBER = "order_20261127_0001_2e4zz"


def question(driver: WindowDriver) -> ConfirmPrompt:
    """Return the question of the sell page."""
    return driver.form.page.scan_check.question


def learn(driver: WindowDriver, scanner: Scanner) -> None:
    """Set the scanner of the shop."""
    driver.window.host.use_settings(replace(driver.window.host.settings, scanner=scanner))


def sold(driver: WindowDriver) -> list[tuple[str, Money | None]]:
    """Return order number and amount of each requested sale."""
    return [(sale.order_id, sale.amount) for sale in driver.client.taken]


@pytest.mark.parametrize("gap", [36, 45, 60, 75, 90, 105])
def test_digits_that_come_as_a_scanner_sends_them_are_asked_about(driver: WindowDriver, gap: int) -> None:
    """Regression: ₹10,045.00 was charged at once."""
    type_text(driver.edit("Amount"), "10045", gap_ms=gap, end=True)
    assert sold(driver) == []
    assert question(driver).words.isVisible()
    assert driver.button("Bill number").hasFocus()
    assert "10045: bill number or ₹10,045.00?" in driver.words()
    driver.press(ENTER)
    assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("10045", "")
    assert sold(driver) == []
    driver.press(ENTER)
    assert sold(driver) == [("10045", None)]


@pytest.mark.parametrize(("gap", "asks"), [(8, False), (60, True)])
def test_a_scanned_number_with_an_x_is_no_sum(driver: WindowDriver, gap: int, *, asks: bool) -> None:
    type_text(driver.edit("Amount"), "100x45", gap_ms=gap, end=True)
    assert (question(driver).is_open, sold(driver)) == (asks, [])
    if asks:
        driver.press(ENTER)
    assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("100x45", "")


def test_two_zeros_in_one_millisecond_are_no_key_that_is_held(driver: WindowDriver) -> None:
    """Regression: X11 marks the second as a repeat; 10 was dropped, and 45 with Enter charged ₹10,045."""
    field, plain = driver.edit("Amount"), Qt.KeyboardModifier.NoModifier
    TIMES.later(10_000)
    for place, sign in enumerate("10045\r"):
        key = Qt.Key.Key_Return if sign == "\r" else Qt.Key(ord(sign))
        event = QKeyEvent(QEvent.Type.KeyPress, key, plain, sign, autorep=place == 2)
        event.setTimestamp(TIMES.later(0 if place == 2 else 1))
        QApplication.sendEvent(field, event)
    assert sold(driver) == []
    assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("10045", "")


def test_an_amount_that_is_asked_about_is_sold_by_one_press(driver: WindowDriver) -> None:
    type_text(driver.edit("Amount"), "10045", gap_ms=50, end=True)
    driver.qtbot.waitUntil(lambda: question(driver).can_confirm)
    driver.click(driver.button("Amount: ₹10,045.00"))
    assert sold(driver) == [("", Money(10_045_00))]
    assert not question(driver).is_open


def test_f2_is_the_same_answer(driver: WindowDriver) -> None:
    type_text(driver.edit("Amount"), "10045", gap_ms=50, end=True)
    driver.qtbot.waitUntil(lambda: question(driver).can_confirm)
    driver.press(Qt.Key.Key_F2)
    assert sold(driver) == [("", Money(10_045_00))]


def test_what_stood_in_the_amount_stays_beside_the_number(driver: WindowDriver) -> None:
    driver.type("12")
    type_text(driver.edit("Amount"), "10045", gap_ms=50, end=True)
    driver.press(ENTER)
    assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("10045", "₹12")


@pytest.mark.parametrize("end", ["nothing", "Tab", "late Enter"])
def test_it_is_asked_however_the_scanner_ends_it(driver: WindowDriver, end: str) -> None:
    type_text(driver.edit("Amount"), "10045", gap_ms=50)
    if end == "Tab":
        fingers.scan_and(driver.edit("Amount"), "", (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "\t"))
    elif end == "nothing":
        for _ in range(2):
            driver.window.scanner.on_quiet()
    driver.press(ENTER)
    if end == "Tab":
        driver.edit("Amount").setFocus()
        driver.press(ENTER)
    assert sold(driver) == []
    assert question(driver).is_open


def test_another_amount_is_nobodys_doubt(driver: WindowDriver) -> None:
    type_text(driver.edit("Amount"), "10045", gap_ms=50, end=True)
    driver.form.amount_field.set_amount(Money(45_00))
    assert not question(driver).is_open
    driver.edit("Amount").setFocus()
    driver.press(ENTER)
    assert sold(driver) == [("", Money(45_00))]


def test_a_quick_typist_sells_what_is_typed(driver: WindowDriver) -> None:
    """80 to 400 ms between keys, never the same."""
    chance = random.Random(7)
    for amount in [f"{chance.randrange(100, 99_999)}" for _ in range(40)]:
        TIMES.later(10_000)
        for sign in amount:
            type_text(driver.edit("Amount"), sign, gap_ms=0, after_ms=chance.randint(80, 400))
        type_text(driver.edit("Amount"), "", end=True, after_ms=0, gap_ms=chance.randint(80, 400))
        assert sold(driver)[-1] == ("", Money(int(amount) * 100))
        driver.form.page.release_request(driver.client.taken[-1].sale_id)
        driver.form.clear()


def test_an_amount_with_a_point_is_no_order_number(driver: WindowDriver) -> None:
    driver.edit("Amount").setFocus()
    type_text(driver.edit("Amount"), "99.50", gap_ms=60, end=True)
    assert not question(driver).is_open
    assert sold(driver) == [("", Money(99_50))]


def next_customer(driver: WindowDriver) -> None:
    """Empty the form; the next key comes much later."""
    driver.form.clear()
    driver.notices.remove()
    driver.edit("Amount").setFocus()
    TIMES.later(10_000)


def test_once_it_is_learnt_nothing_is_asked(driver: WindowDriver) -> None:
    for gap, number in itertools.product((45, 60, 90), ("100", "1004", "10045", NUMBER)):
        next_customer(driver)
        learn(driver, Scanner(longest_gap=gap * 3 // 2))
        driver.form.note.setFocus()
        type_text(driver.form.note, number, gap_ms=gap, end=True)
        assert driver.form.bill.text() == number, gap
        assert (driver.form.note.text(), driver.edit("Amount").text()) == ("", ""), (gap, number)


def test_letters_where_an_amount_belongs_are_an_order_number(driver: WindowDriver) -> None:
    """Regression: they stayed in the amount, and nothing was found."""
    for gap in (3, 45, 90, 150):
        next_customer(driver)
        type_text(driver.edit("Amount"), NUMBER, gap_ms=gap, end=True)
        assert (driver.form.bill.text(), driver.edit("Amount").text()) == (NUMBER, ""), gap
    assert sold(driver) == []


def test_a_slip_of_the_finger_is_no_order_number(driver: WindowDriver) -> None:
    for typed in ("12o", "12,50", "-45", "1250x"):
        next_customer(driver)
        type_text(driver.edit("Amount"), typed, gap_ms=150, end=True)
        assert (driver.form.bill.text(), sold(driver)) == ("", []), typed


@pytest.mark.parametrize("where", ["Amount", "Bill number"])
def test_a_number_that_came_in_two_pieces_is_not_taken(driver: WindowDriver, where: str) -> None:
    """Regression: the second piece with its Enter sold the rest: 5 of 10045."""
    for first, gap in itertools.product((1, 2, 3, 4), (3, 60)):
        next_customer(driver)
        learn(driver, Scanner(longest_gap=max(35, gap * 3 // 2)))
        field: QLineEdit = driver.edit(where) if where == "Amount" else driver.form.open_bill()
        field.setFocus()
        type_text(field, "10045"[:first], gap_ms=gap)
        if where == "Amount":
            for _ in range(2):
                driver.window.scanner.on_quiet()
        type_text(driver.focused(), "10045"[first:], gap_ms=gap, end=True, after_ms=400)
        assert sold(driver) == []
        assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("", ""), (first, gap)
        assert driver.notices.title == "The scan broke off. Scan again.", (first, gap)


def test_an_amount_typed_right_behind_a_scan_is_no_rest_of_it(driver: WindowDriver) -> None:
    type_text(driver.edit("Amount"), "10045", gap_ms=3)
    for _ in range(2):
        driver.window.scanner.on_quiet()
    type_text(driver.edit("Amount"), "450", gap_ms=120, end=True, after_ms=500)
    assert sold(driver) == [("10045", Money(450_00))]


MARKED = {
    "]C1order_12": Scanner(),
    "]q3order_12": Scanner(),
    "Aorder_12": Scanner(prefix="A"),
    "]C1aorder_12#": Scanner(prefix="A", suffix="#"),
}


def test_what_a_scanner_adds_is_taken_off(driver: WindowDriver) -> None:
    for text, scanner in MARKED.items():
        next_customer(driver)
        learn(driver, scanner)
        driver.scan(text)
        assert driver.form.bill.text() == "order_12", text


def test_what_parts_the_fields_of_a_code_ends_nothing(driver: WindowDriver) -> None:
    """Regression: STX before a number, or a GS1 separator within it, cut off its first part."""
    field, control = driver.edit("Amount"), Qt.KeyboardModifier.ControlModifier
    fingers.scan_and(field, "", (Qt.Key.Key_B, control, "\x02"))
    type_text(field, "100", gap_ms=3, after_ms=3)
    TIMES.later(3)
    fingers.scan_and(field, "", (Qt.Key.Key_BracketRight, control, "\x1d"))
    TIMES.now -= 10_000
    type_text(field, "45", gap_ms=3, end=True, after_ms=0)
    assert driver.form.bill.text() == "10045"


def test_what_is_refused_is_named_by_its_sign(driver: WindowDriver) -> None:
    """Regression: the advice was always to set the keyboard to English."""
    for number, says, offer in (
        ("INV/2026-27/00123", "“/” is not allowed", "INV-2026-27-00123"),
        ("INV 26 00123", "No spaces", "INV-26-00123"),
        ("INV#26#00123", "“#” is not allowed", "INV-26-00123"),
        ("order?20261127", "“?” is not allowed. Scanned?", ""),
        ("Rechnungé1", "“é” is not allowed", ""),
    ):
        next_customer(driver)
        driver.scan(number)
        assert says in driver.form.bill_error
        if offer:
            driver.click(driver.button("Use hyphens"))
            assert driver.form.bill.text() == offer
        assert not [name for name in driver.names() if name.startswith("Use ")], number
