"""The sell page: one press is one command; what is wrong is said at its field, and what was typed stays."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import PrintReceipt
from paydesk.domain.messages import End, JournalFault, SaleRefused
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.rules import Rule
from paydesk.ui.words.problems import BUG, JOURNAL_FAULTS
from tests.helpers.longer import spoken_as
from tests.helpers.recorder import ended
from tests.ui.conftest import Announced
from tests.ui.stage import Told
from tests.ui.stories import SCENES
from tests.ui.till import Till


def test_an_amount_and_enter_is_a_command(till: Till) -> None:
    till.type("1250.50")
    till.press(Qt.Key.Key_Return)
    (command,) = till.client.taken
    assert (command.amount, command.order_id, command.method) == (Money(1_250_50), "", PaymentMethod.QR_CODE)
    assert (command.customer_phone, command.add_invoice) == ("", False)
    assert command.sale_id


def test_all_fields_go_into_the_command(till: Till) -> None:
    till.type("90")
    till.press(Qt.Key.Key_F3)
    till.edit("Order number").setText(" bill-2026-17 ")
    till.edit("Customer phone").setText("98989 89898")
    till.click(till.button("Add a GST invoice to the QR"))
    till.click(till.button("Make the link"))
    (command,) = till.client.taken
    assert (command.amount, command.order_id, command.method) == (Money(90_00), "bill-2026-17", PaymentMethod.LINK)
    assert (command.customer_phone, command.add_invoice) == ("9898989898", True)


def test_an_order_number_alone_is_enough(till: Till) -> None:
    till.edit("Order number").setText("bill_17")
    assert "The order says the amount" in till.words()
    till.edit("Order number").setFocus()
    till.press(Qt.Key.Key_Return)
    (command,) = till.client.taken
    assert (command.amount, command.order_id) == (None, "bill_17")


def test_the_keypad_is_for_whoever_has_no_keyboard(till: Till) -> None:
    for key in "215000":
        till.click(till.button(key))
    till.click(till.button("Backspace"))
    till.click(till.button("Show QR"))
    assert till.client.taken[0].amount == Money(21_500_00)


def test_the_keypad_types_where_the_focus_is(till: Till) -> None:
    till.edit("Customer phone").setFocus()
    for key in "98":
        till.click(till.button(key))
    till.click(till.button("Backspace"))
    assert till.edit("Customer phone").text() == "9"
    assert till.edit("Amount").text() == ""


@pytest.mark.parametrize(
    ("amount", "order", "phone", "words", "focus"),
    [
        ("", "", "", "Type the amount", "Amount"),
        ("0", "", "", "smallest amount", "Amount"),
        ("0.99", "", "", "smallest amount", "Amount"),
        ("12,50", "", "", "commas", "Amount"),
        ("1.234", "", "", "two digits", "Amount"),
        ("12,50", "bill_17", "", "commas", "Amount"),
        ("90", "a b", "", "Only letters", "Order number"),
        ("90", "ab", "", "at least 3", "Order number"),
        ("90", "x" * 46, "", "at most 45", "Order number"),
        ("90", "", "12345", "exactly 10", "Customer phone"),
        ("90", "", "98989x9898", "digits only", "Customer phone"),
    ],
)
def test_bad_input_makes_no_command_and_stays_and_its_field_is_marked(
    till: Till, amount: str, order: str, phone: str, words: str, focus: str
) -> None:
    till.edit("Amount").setText(amount)
    till.edit("Order number").setText(order)
    till.edit("Customer phone").setText(phone)
    shown = till.edit("Amount").text()
    till.window.sell.submit()
    till.settle()
    assert till.client.taken == []
    assert words in till.words()
    assert till.edit(focus).hasFocus()
    assert words in till.edit(focus).accessibleDescription()
    assert (till.edit("Amount").text(), till.edit("Order number").text()) == (shown, order)
    assert till.edit("Customer phone").text() == phone
    if focus != "Amount":
        assert till.edit(focus).property("faulty") is True


@pytest.mark.parametrize("typed", ["1e9", "10-45"])
def test_a_letter_in_the_amount_is_told_at_once_and_read_out(till: Till, said: Announced, typed: str) -> None:
    till.type(typed)
    assert "This is not a number" in till.words()
    assert any("This is not a number" in words for words in said.all)
    till.press(Qt.Key.Key_Return)
    assert till.client.taken == []
    assert till.edit("Amount").text().replace("₹", "") == typed


def test_how_it_is_paid_is_chosen_anew_for_each_customer(till: Till) -> None:
    till.press(Qt.Key.Key_F3)
    till.type("90")
    till.press(Qt.Key.Key_Return)
    till.tell(Told(till.client.taken[0].sale_id, 90_00).wanted(method=PaymentMethod.LINK))
    till.press(Qt.Key.Key_F4)
    till.type("70")
    till.press(Qt.Key.Key_Return)
    assert [sale.method for sale in till.client.taken] == [PaymentMethod.LINK, PaymentMethod.QR_CODE]


def test_two_faults_are_said_at_once(till: Till) -> None:
    till.edit("Order number").setText("a b")
    till.edit("Customer phone").setText("12")
    till.window.sell.submit()
    assert "Only letters" in till.words()
    assert "exactly 10" in till.words()


def test_a_mark_goes_when_the_field_is_corrected(till: Till) -> None:
    till.type("90")
    till.edit("Order number").setText("a b")
    till.window.sell.submit()
    till.edit("Order number").setText("a_b")
    assert "Only letters" not in till.words()
    assert till.edit("Order number").property("faulty") is False


def test_an_amount_above_what_upi_sends_is_warned_of_and_not_refused(till: Till) -> None:
    till.type("100001")
    assert "A large amount for a QR" in till.words()
    till.press(Qt.Key.Key_F3)
    assert "A large amount for a QR" not in till.words()
    till.press(Qt.Key.Key_F2)
    till.press(Qt.Key.Key_Return)
    assert till.client.taken[0].amount == Money(1_00_001_00)


def test_exactly_the_limit_is_not_warned_of(till: Till) -> None:
    till.type("100000")
    assert "A large amount" not in till.words()


def test_the_counter_refuses_a_command_and_what_was_typed_stays(till: Till) -> None:
    till.type("90")
    till.edit("Order number").setText("bill_17")
    till.window.sell.submit()
    command = till.client.taken[0]
    till.book.on_event(SaleRefused(command.sale_id, (("order_id", Rule.CHARACTERS),)))
    assert till.edit("Order number").text() == "bill_17"
    assert till.edit("Amount").text() == "₹90"
    assert "Only letters" in till.words()
    till.window.sell.submit()
    assert len({sale.sale_id for sale in till.client.taken}) == 2, "another press is another command"


def test_a_refusal_of_another_command_is_passed_over(till: Till) -> None:
    till.type("90")
    till.window.sell.submit()
    till.book.on_event(SaleRefused("of another", (("amount", Rule.TOO_SMALL),)))
    assert till.window.sell.is_busy
    assert "smallest" not in till.words()


def test_no_terminal_is_said_with_where_to_set_it(till: Till) -> None:
    till.type("90")
    till.window.sell.submit()
    till.book.on_event(SaleRefused(till.client.taken[0].sale_id, (("terminal", Rule.REQUIRED),)))
    assert "No terminal is set. Enter it in Settings." in till.words()


def test_an_order_that_a_sale_has_already_brings_up_that_sale(till: Till) -> None:
    till.tell(SCENES["waiting"].told("there"))
    till.edit("Order number").setText("bill_17")
    till.window.sell.submit()
    till.book.on_event(SaleRefused(till.client.taken[0].sale_id, already="there"))
    assert till.window.page == "sale"
    assert till.window.sale_page.sale_id == "there"
    till.press(Qt.Key.Key_F4)
    assert till.edit("Order number").text() == ""


def test_a_code_that_is_here_at_once_comes_with_its_page(till: Till) -> None:
    pages: list[object] = []
    till.window.frame.page_shown.connect(pages.append)
    till.type("90")
    till.window.sell.submit()
    told = Told(till.client.taken[0].sale_id, 90_00).wanted()
    told.tell(till.book)
    assert till.window.page == "sell"  # no page of waiting flashes by
    assert till.window.sell.is_busy
    told.ordered().shown().tell(till.book, 1)
    till.book.on_event(told.picture())
    assert till.window.page == "sale"
    assert not till.window.sale_page.qr_view.is_empty
    assert pages == ["sale"]


def test_whoever_opened_another_page_before_the_code_came_stays_there(till: Till) -> None:
    """The sale waits as any other, and the form is empty for the next."""
    till.type("90")
    till.window.sell.submit()
    told = Told(till.client.taken[0].sale_id, 90_00).wanted()
    told.tell(till.book)
    till.window.show_page("orders")
    told.ordered().shown().tell(till.book, 1)
    till.book.on_event(told.picture())
    assert till.window.page == "orders"
    assert not till.window.sell.is_busy
    assert [sale.sale_id for sale in till.book.waiting()] == [till.client.taken[0].sale_id]
    till.window.show_page("sell")
    assert till.edit("Amount").text() == ""
    till.window.show_sale(till.client.taken[0].sale_id)
    assert not till.window.sale_page.qr_view.is_empty


@pytest.mark.parametrize("how", ["refused", "faulted", "ended"])
def test_a_sale_that_is_begun_comes_up_however_its_command_ends(till: Till, how: str) -> None:
    """What was typed does not stay in the form: it would be taken, and paid, a second time."""
    till.type("90")
    till.window.sell.submit()
    command = till.client.taken[0]
    Told(command.sale_id, 90_00).wanted().tell(till.book)
    if how == "refused":
        till.book.on_event(SaleRefused(command.sale_id))
    elif how == "faulted":
        till.book.on_event(JournalFault("busy"))
    else:
        till.book.on_event(ended(command, End.FAILED))
    assert till.window.page == "sale"
    assert till.window.sell.amount.amount() is None
    assert not till.window.sell.is_busy


def test_a_sale_that_begins_comes_up_and_the_form_is_empty_for_the_next(till: Till) -> None:
    till.type("90")
    till.edit("Customer phone").setText("9898989898")
    till.window.sell.submit()
    till.tell(Told(till.client.taken[0].sale_id, 90_00).wanted())
    assert till.window.page == "sale"
    till.press(Qt.Key.Key_F4)
    assert (till.edit("Amount").text(), till.edit("Customer phone").text()) == ("", "")
    assert till.edit("Amount").hasFocus()


def test_while_a_command_is_on_its_way_the_form_cannot_be_lost(till: Till) -> None:
    till.type("90")
    till.press(Qt.Key.Key_Return)
    till.press(Qt.Key.Key_Escape)
    till.window.sell.clear()
    assert not till.button("Show QR").isEnabled()
    assert len(till.client.taken) == 1


def test_a_key_that_repeats_itself_is_no_second_press(till: Till) -> None:
    till.type("90")
    for repeated in (True, False):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)
        QApplication.sendEvent(till.window.sell, event)
        assert len(till.client.taken) == (0 if repeated else 1)


@pytest.mark.parametrize(("kind", "for_good"), [("disk_full", False), ("busy", False), ("altered", True)])
def test_a_fault_of_the_journal_frees_the_key_or_blocks_it_for_good(till: Till, kind: str, *, for_good: bool) -> None:
    till.type("90")
    till.window.sell.submit()
    till.book.on_event(JournalFault(kind, till.client.taken[0].sale_id))
    assert till.edit("Amount").text() == "₹90"
    assert till.button("Show QR").isEnabled() is not for_good
    till.window.sell.submit()
    assert len(till.client.taken) == (1 if for_good else 2)


def test_escape_clears_all_fields(till: Till) -> None:
    till.type("90")
    till.edit("Customer phone").setText("12")
    till.edit("Customer phone").setFocus()
    till.press(Qt.Key.Key_Escape)
    assert (till.edit("Amount").text(), till.edit("Customer phone").text()) == ("", "")
    assert till.edit("Amount").hasFocus()


@pytest.mark.parametrize("scene", ["cancelled", "expired for good", "order refused"])
def test_take_it_again_types_nothing_again(till: Till, scene: str) -> None:
    till.show(SCENES[scene].told())
    till.click(till.button("Take it again"))
    assert till.window.page == "sell"
    assert till.edit("Amount").text() == "₹1,250"
    till.press(Qt.Key.Key_Return)
    assert till.client.taken[0].amount == Money(1_250_00)
    assert till.client.taken[0].sale_id != "s1"


def test_a_scanned_order_is_taken_again_by_its_number(till: Till) -> None:
    told = SCENES["scanned, not found"].told()
    till.show(told)
    till.click(till.button("Take it again"))
    assert till.edit("Order number").text() == told.order_id


@pytest.mark.parametrize(("end", "fault"), [(End.REFUSED, ""), (End.FAILED, BUG), (End.FAILED, "busy")])
def test_a_sale_that_was_not_taken_keeps_what_is_typed(till: Till, end: End, fault: str) -> None:
    till.type("1250")
    till.press(Qt.Key.Key_Return)
    [command] = till.client.taken
    till.book.on_event(ended(command, end, fault))
    assert till.window.sell.amount.amount() == Money(1_250_00)
    till.press(Qt.Key.Key_Return)
    assert len(till.client.taken) == 2


def test_a_sale_that_was_taken_is_not_taken_twice_though_nothing_was_told_of_it(till: Till) -> None:
    till.type("1250")
    till.press(Qt.Key.Key_Return)
    till.book.on_event(ended(till.client.taken[0]))
    assert till.window.sell.amount.amount() is None
    till.press(Qt.Key.Key_Return)
    assert len(till.client.taken) == 1


@pytest.mark.parametrize("fault", ["", *JOURNAL_FAULTS])
def test_what_nobody_foresaw_is_said_in_words(till: Till, fault: str) -> None:
    """A fault of the journal has a bar of its own, and a refusal its own words."""
    till.type("1250")
    till.press(Qt.Key.Key_Return)
    till.window.hub.on_event(ended(till.client.taken[0], End.FAILED if fault else End.REFUSED, fault))
    assert till.window.frame.notices.is_saying is (fault == BUG)


def test_the_amount_is_read_in_words_under_its_figures(till: Till) -> None:
    till.type("1250.50")
    assert "Rupees one thousand two hundred fifty and fifty paise only" in till.words()
    assert "fifty paise only" in till.edit("Amount").accessibleDescription()
    till.type("x")
    assert "Rupees" not in till.words()


def test_the_words_of_the_amount_are_in_the_language_of_the_windows(till: Till) -> None:
    with spoken_as("hi_IN"):
        till.type("1250")
        assert "एक हज़ार दो सौ पचास रुपये मात्र" in till.words()


def test_the_last_sale_stands_below_until_the_next_is_paid(till: Till) -> None:
    till.window.complete()
    assert "Last sale" not in till.words()
    for number, paise in ((49, 9_000), (50, 64_000)):
        till.clock.pass_(60_000)
        till.show(SCENES["paid"].told(f"s{number}", paise=paise, number=number))
        till.show(SCENES["cancelled"].told(f"c{number}"))
        till.press(Qt.Key.Key_F4)
        assert "Last sale" in till.words()
        assert re.search(rf"{Money(paise)} paid, \d\d:\d\d · order …00{number}", till.words())
        till.click(till.button("Receipt"))
        assert till.client.of(PrintReceipt)[-1].sale_id == f"s{number}"


@pytest.mark.parametrize("scene", ["paid, another amount", "paid before it was scanned", "paid after it was closed"])
def test_money_that_no_goods_went_out_for_is_no_last_sale(till: Till, scene: str) -> None:
    till.show(SCENES[scene].told())
    till.press(Qt.Key.Key_F4)
    assert "Last sale" not in till.words()
