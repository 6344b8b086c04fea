"""The field of an amount: grouped while it is typed, whole when it is left, and nothing typed is thrown away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.money import Money, MoneyFault
from paydesk.ui.forms.editors import MoneyEditor
from paydesk.ui.words.fields import money_fault_words


@pytest.fixture
def field(qtbot: QtBot) -> Iterator[MoneyEditor]:
    """Yield the field, shown with another one below it, with the focus."""
    window = QWidget()
    qtbot.addWidget(window)
    made = MoneyEditor(window)
    column = QVBoxLayout(window)
    column.addWidget(made)
    column.addWidget(QLineEdit(window))
    window.show()
    window.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    yield made
    window.hide()


@pytest.mark.parametrize(
    ("typed", "while_typed", "left", "paise"),
    [
        ("5000", "₹5,000", "₹5,000.00", 500_000),
        ("125000.5", "₹1,25,000.5", "₹1,25,000.50", 12_500_050),
        ("1,25,000", "₹1,25,000", "₹1,25,000.00", 12_500_000),
        ("0.5", "₹0.5", "₹0.50", 50),
        ("₹90", "₹90", "₹90.00", 9_000),
        ("५०", "₹50", "₹50.00", 5_000),
    ],
)
def test_what_is_typed_is_grouped_and_completed(
    field: MoneyEditor, typed: str, while_typed: str, left: str, paise: int
) -> None:
    QTest.keyClicks(field, typed) if typed.isascii() else field.insert(typed)
    assert field.text() == while_typed
    QTest.keyClick(field, Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert field.text() == left
    assert field.value() == Money(paise)
    assert field.fault() == ""


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", MoneyFault.EMPTY),
        ("12,50", MoneyFault.BAD_COMMAS),
        ("1.234", MoneyFault.TOO_MANY_DECIMALS),
        ("-5", MoneyFault.NEGATIVE),
        ("five", MoneyFault.NOT_A_NUMBER),
        ("99999999999999", MoneyFault.TOO_LARGE),
    ],
)
def test_what_is_no_amount_stays_and_says_why(field: MoneyEditor, typed: str, fault: MoneyFault) -> None:
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.value() is None
    assert field.fault() == money_fault_words(fault)
    assert field.text().replace(",", "").replace("₹", "") == typed.replace(",", "")


def test_an_amount_is_put_in_and_taken_out(field: MoneyEditor) -> None:
    field.set_content("123456.78")
    assert field.text() == "₹1,23,456.78"
    field.set_content("")
    assert (field.text(), field.is_blank()) == ("", True)


def test_backspace_takes_digits_and_passes_our_commas(field: MoneyEditor) -> None:
    QTest.keyClicks(field, "12345")
    seen = []
    for _ in range(6):
        QTest.keyClick(field, Qt.Key.Key_Backspace)
        seen.append(field.text())
    assert seen == ["₹1,234", "₹123", "₹12", "₹1", "", ""]


def test_each_change_by_a_person_is_told_and_no_other(field: MoneyEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(field.typed):
        QTest.keyClicks(field, "5")
    with qtbot.assertNotEmitted(field.typed):
        field.set_content("7")
