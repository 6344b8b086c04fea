"""The sell page: one press is one command; errors are shown at their field, and the input stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton

from paydesk.domain.commands import TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, JournalFault, SaleRefused
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.rules import Rule
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.settings.settings import QuickAmount
from paydesk.ui import theme
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.words.problems import JOURNAL_FAULTS, UNEXPECTED
from tests.helpers import fingers
from tests.helpers.looks import colours, picture
from tests.helpers.recorder import ended
from tests.ui.conftest import Announced, MakeDriver
from tests.ui.driver import Clock, WindowDriver, shop_settings
from tests.ui.stage import Told, failure
from tests.ui.stories import SCENES


def test_an_amount_and_enter_is_a_command(driver: WindowDriver) -> None:
    driver.type("1250.50")
    driver.press(Qt.Key.Key_Return)
    (command,) = driver.client.taken
    assert (command.amount, command.order_id, command.method) == (Money(1_250_50), "", PaymentMethod.QR_CODE)
    assert (command.customer_phone, command.add_invoice) == ("", False)
    assert command.sale_id


def test_all_fields_go_into_the_command(driver: WindowDriver) -> None:
    driver.type("90")
    driver.form.note.setText(" red shirt ")
    driver.form.bill.setText(" bill-2026-17 ")
    driver.click(driver.button("Link instead"))
    (command,) = driver.client.taken
    assert (command.amount, command.order_id, command.method) == (Money(90_00), "bill-2026-17", PaymentMethod.LINK)
    assert command.note == "red shirt"


def test_each_key_takes_the_sale_its_way(driver: WindowDriver) -> None:
    methods = {Qt.Key.Key_F2: PaymentMethod.QR_CODE, Qt.Key.Key_F3: PaymentMethod.LINK}
    for key in methods:
        driver.type("90")
        driver.press(key)
        driver.tell(Told(driver.client.taken[-1].sale_id, 90_00).wanted())
        driver.press(Qt.Key.Key_F4)
    assert [sale.method for sale in driver.client.taken] == list(methods.values())


def test_a_note_is_typed_into_its_tile_and_enter_shows_the_qr(driver: WindowDriver) -> None:
    driver.type("90")
    driver.press(Qt.Key.Key_Tab)
    assert driver.form.note.hasFocus()
    driver.type("table 4")
    driver.press(Qt.Key.Key_Return)
    assert [sale.note for sale in driver.client.taken] == ["table 4"]


def test_a_press_on_the_tile_opens_the_note(driver: WindowDriver) -> None:
    driver.click(driver.form.page.tile, QPoint(8, 8))
    assert driver.form.note.hasFocus()
    driver.click(driver.button("5"))
    assert (driver.edit("Amount").text(), driver.form.note.text()) == ("₹5", "")


def test_a_bill_number_is_typed_and_removed_by_hand(driver: WindowDriver) -> None:
    driver.click(driver.button("Bill number"))
    driver.type("10045")
    driver.click(driver.button("Remove bill number"))
    assert driver.form.bill.text() == ""
    assert driver.edit("Amount").hasFocus()
    driver.click(driver.button("Bill number"))
    driver.type("10046")
    driver.press(Qt.Key.Key_Return)
    assert [sale.order_id for sale in driver.client.taken] == ["10046"]


def test_the_qr_waits_for_an_amount_or_a_bill(driver: WindowDriver) -> None:
    assert not driver.button("Show QR").isEnabled()
    driver.form.bill.setText("bill_17")
    assert driver.button("Show QR").isEnabled()
    driver.press(Qt.Key.Key_Escape)
    assert not driver.button("Show QR").isEnabled()
    driver.type("5")
    assert driver.button("Show QR").isEnabled()


def quick_driver(make_driver: MakeDriver, count: int, **more: object) -> WindowDriver:
    """Create a counter with so many quick amounts: ₹10 Tea 1, ₹20 Tea 2, ..."""
    settings = shop_settings()
    quick = tuple(QuickAmount(Money(number * 10_00), f"Tea {number}") for number in range(1, count + 1))
    return make_driver(settings=replace(settings, selling=replace(settings.selling, quick_amounts=quick)), **more)


def test_quick_amounts_are_added_by_touch(make_driver: MakeDriver) -> None:
    driver = quick_driver(make_driver, 9)
    driver.touch(driver.button("Tea 1 ₹10.00"))
    driver.touch(driver.button("Tea 4 ₹40.00"))
    driver.touch(driver.button("Times"))
    driver.touch(driver.button("3"))
    assert "10 + 40 × 3" in driver.words()
    driver.press(Qt.Key.Key_Return)
    assert [sale.amount for sale in driver.client.taken] == [Money(130_00)]


@pytest.mark.parametrize(("count", "shown"), [(0, 0), (1, 1), (4, 4), (9, 6)])
def test_all_keys_of_a_row_are_equally_high_and_nothing_scrolls(
    make_driver: MakeDriver, count: int, shown: int
) -> None:
    """In a compact window, which shows six quick amounts; a long error moves nothing."""
    driver = quick_driver(make_driver, count, size=(1024, 600))
    page = driver.form.page
    page.set_order_id("INV/2026-27/00123")
    driver.settle()
    keys = [key for key in page.board.quick_amounts.keys if key.isVisible()]
    heights = {key.height() for key in [*keys, *page.keypad.findChildren(QPushButton)]}
    assert len(keys) == shown
    assert max(heights) - min(heights) <= (5 if count in {1, 4} else 1)
    assert page.tile.visibleRegion().boundingRect().height() == page.tile.height() > 50
    assert page.show_button.visibleRegion().boundingRect().height() == page.show_button.height()


@pytest.mark.parametrize("how", ["Esc", "Clear"])
def test_a_cleared_amount_comes_back(driver: WindowDriver, how: str) -> None:
    driver.type("1200+50")
    driver.press(Qt.Key.Key_Escape) if how == "Esc" else driver.click(driver.button("Clear"))
    assert driver.edit("Amount").text() == ""
    driver.click(driver.button("Undo"))
    assert (driver.edit("Amount").text(), "Undo" in driver.names()) == ("₹1,200 + 50", False)
    assert driver.edit("Amount").hasFocus()


def test_what_another_customer_cleared_does_not_come_back(driver: WindowDriver) -> None:
    driver.type("1250")
    driver.press(Qt.Key.Key_Escape)
    driver.form.page.forget()
    assert "Undo" not in driver.names()


def test_an_order_number_alone_is_enough(driver: WindowDriver) -> None:
    driver.form.bill.setText("bill_17")
    assert "Amount comes from the bill" in driver.words()
    driver.form.bill.setFocus()
    driver.press(Qt.Key.Key_Return)
    (command,) = driver.client.taken
    assert (command.amount, command.order_id) == (None, "bill_17")


def test_the_keypad_is_for_whoever_has_no_keyboard(driver: WindowDriver) -> None:
    for key in "215000":
        driver.click(driver.button(key))
    driver.click(driver.button("Backspace"))
    driver.click(driver.button("Show QR"))
    assert driver.client.taken[0].amount == Money(21_500_00)


def test_whole_hundreds_take_one_key_less(driver: WindowDriver) -> None:
    for key in ("2", "5", "00"):
        driver.click(driver.button(key))
    assert driver.edit("Amount").text() == "₹2,500"
    driver.click(driver.button("Clear"))
    assert driver.edit("Amount").text() == ""


def test_the_keypad_types_where_the_focus_is(driver: WindowDriver) -> None:
    driver.form.open_bill()
    for key in "98":
        driver.click(driver.button(key))
    assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("98", "")


BAD_INPUT = (
    ("", "", "Type the amount", "Amount"),
    ("0", "", "smallest amount", "Amount"),
    ("0.99", "", "smallest amount", "Amount"),
    ("12,50", "", "commas", "Amount"),
    ("1.234", "", "two digits", "Amount"),
    ("12,50", "bill_17", "commas", "Amount"),
    ("90", "a b", "Only A to Z", "Bill number"),
    ("90", "ab", "At least 3", "Bill number"),
    ("90", "x" * 46, "At most 45", "Bill number"),
)
"""Amount, bill number; the error, and the name of its field."""


def test_bad_input_makes_no_command_and_stays_and_its_field_is_marked(driver: WindowDriver) -> None:
    """All in one window: each fills both fields, so that earlier errors are gone."""
    for row in BAD_INPUT:
        driver.form.clear()
        assert row[2] not in driver.words()
        bad_input_makes_no_command_and_stays(driver, *row)


def bad_input_makes_no_command_and_stays(driver: WindowDriver, amount: str, order: str, words: str, focus: str) -> None:
    driver.edit("Amount").setText(amount)
    driver.form.bill.setText(order)
    shown = driver.edit("Amount").text()
    driver.form.submit()
    driver.settle()
    assert driver.client.taken == []
    assert words in (driver.words() if focus == "Amount" else driver.form.bill_error)
    assert driver.edit(focus).hasFocus()
    assert words in driver.edit(focus).accessibleDescription()
    assert (driver.edit("Amount").text(), driver.form.bill.text()) == (shown, order)


def test_a_letter_in_the_amount_is_told_at_once_and_read_out(driver: WindowDriver, said: Announced) -> None:
    for typed in ("1e9", "10-45"):
        driver.form.clear()
        said.all.clear()
        driver.type(typed)
        assert "Use digits and one point" in driver.words()
        assert any("Use digits and one point" in words for words in said.all)
        driver.press(Qt.Key.Key_Return)
        assert driver.client.taken == []
        assert driver.edit("Amount").text().replace("₹", "") == typed


def test_a_mark_goes_when_the_field_is_corrected(driver: WindowDriver) -> None:
    driver.type("90")
    driver.form.bill.setText("a b")
    driver.form.submit()
    driver.form.bill.setText("a_b")
    assert driver.form.bill_error == ""


def test_an_error_is_shown_from_leaving_the_field_until_it_is_corrected(driver: WindowDriver) -> None:
    """As in every form; it used to be shown by Enter alone, and to go with any key."""
    wrong, told = "a b", "not allowed"
    field = driver.form.open_bill()
    driver.type(wrong)
    assert driver.form.bill_error == "", "nobody is told while they type"
    driver.edit("Amount").setFocus()
    assert "Only A to Z" in driver.form.bill_error or "No spaces" in driver.form.bill_error, told
    field.setFocus()
    field.clear()
    assert driver.form.bill_error == ""
    driver.type("a bc")
    assert driver.form.bill_error
    field.clear()
    driver.type("abc")
    assert driver.form.bill_error == ""
    driver.press(Qt.Key.Key_Escape)
    driver.form.open_bill()
    driver.type(wrong)
    assert driver.form.bill_error == "", "the next customer's is another field"


def test_an_amount_above_what_upi_sends_is_warned_of_and_not_refused(driver: WindowDriver) -> None:
    driver.type("100001")
    assert "Many UPI apps stop at ₹1,00,000.00." in driver.words()
    driver.press(Qt.Key.Key_Return)
    driver.click(driver.button("Yes, continue"))
    assert driver.client.taken[0].amount == Money(1_00_001_00)


def test_exactly_the_limit_is_not_warned_of(driver: WindowDriver) -> None:
    driver.type("100000")
    assert "UPI apps" not in driver.words()


def test_the_counter_refuses_a_command_and_what_was_typed_stays(driver: WindowDriver) -> None:
    driver.type("90")
    driver.form.bill.setText("bill_17")
    driver.form.submit()
    command = driver.client.taken[0]
    driver.store.on_event(SaleRefused(command.sale_id, (("order_id", Rule.CHARACTERS),)))
    assert driver.form.bill.text() == "bill_17"
    assert driver.edit("Amount").text() == "₹90"
    assert "Only A to Z" in driver.form.bill_error
    driver.form.submit()
    assert len({sale.sale_id for sale in driver.client.taken}) == 2, "another press is another command"


def test_a_refusal_of_another_command_is_passed_over(driver: WindowDriver) -> None:
    driver.type("90")
    driver.form.submit()
    driver.store.on_event(SaleRefused("of another", (("amount", Rule.TOO_SMALL),)))
    assert driver.form.is_busy
    assert "smallest" not in driver.words()


def test_no_terminal_is_said_with_where_to_set_it(driver: WindowDriver) -> None:
    driver.type("90")
    driver.form.submit()
    driver.store.on_event(SaleRefused(driver.client.taken[0].sale_id, (("terminal", Rule.REQUIRED),)))
    assert "No terminal is set. Enter one in Settings." in driver.words()


def test_an_order_that_a_sale_has_already_brings_up_that_sale(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told("there"))
    driver.form.bill.setText("bill_17")
    driver.form.submit()
    driver.store.on_event(SaleRefused(driver.client.taken[0].sale_id, already="there"))
    assert driver.window.page == "sale"
    assert driver.sale.sale_id == "there"
    driver.press(Qt.Key.Key_F4)
    assert driver.form.bill.text() == ""


def test_a_code_that_is_here_at_once_comes_with_its_page(driver: WindowDriver) -> None:
    pages = driver.record_pages()
    driver.type("90")
    driver.form.submit()
    told = Told(driver.client.taken[0].sale_id, 90_00).wanted()
    told.tell(driver.store)
    assert driver.window.page == "sell"  # no page of waiting flashes by
    assert driver.form.is_busy
    told.ordered().shown().tell(driver.store)
    driver.store.on_event(told.picture())
    assert driver.window.page == "sale"
    assert not driver.sale.qr_view.is_empty
    assert pages == ["sale"]


def test_another_page_stays_in_front_when_the_code_arrives(driver: WindowDriver) -> None:
    """The sale goes on in the background, and the form is empty."""
    driver.type("90")
    driver.form.submit()
    told = Told(driver.client.taken[0].sale_id, 90_00).wanted()
    told.tell(driver.store)
    driver.window.show_page("orders")
    told.ordered().shown().tell(driver.store)
    driver.store.on_event(told.picture())
    assert driver.window.page == "orders"
    assert not driver.form.is_busy
    assert [sale.sale_id for sale in driver.store.waiting()] == [driver.client.taken[0].sale_id]
    driver.window.show_page("sell")
    assert driver.edit("Amount").text() == ""
    driver.window.show_sale(driver.client.taken[0].sale_id)
    assert not driver.sale.qr_view.is_empty


def test_a_sale_that_is_begun_comes_up_however_its_command_ends(driver: WindowDriver) -> None:
    """The input must not stay in the form: it would be taken, and paid, twice."""
    ends: tuple[Callable[[TakeSale], object], ...] = (
        lambda command: SaleRefused(command.sale_id),
        lambda command: ended(command, CommandStatus.FAILED),
        lambda _command: JournalFault("busy"),
    )
    for end in ends:
        driver.window.show_page("sell")
        driver.form.submit("90")
        command = driver.client.taken[-1]
        Told(command.sale_id, 90_00).wanted().tell(driver.store)
        driver.store.on_event(end(command))
        assert (driver.window.page, driver.form.amount) == ("sale", None)
        assert not driver.form.is_busy


def test_a_sale_that_begins_comes_up_and_the_form_is_empty_for_the_next(driver: WindowDriver) -> None:
    driver.type("90")
    driver.form.note.setText("red shirt")
    driver.form.submit()
    driver.tell(Told(driver.client.taken[0].sale_id, 90_00).wanted())
    assert driver.window.page == "sale"
    driver.press(Qt.Key.Key_F4)
    assert (driver.edit("Amount").text(), driver.form.note.text()) == ("", "")
    assert driver.edit("Amount").hasFocus()


def test_while_a_command_is_on_its_way_the_form_cannot_be_lost(driver: WindowDriver) -> None:
    driver.type("90")
    driver.press(Qt.Key.Key_Return)
    driver.press(Qt.Key.Key_Escape)
    driver.form.clear()
    assert not driver.button("Show QR").isEnabled()
    assert len(driver.client.taken) == 1


def test_a_key_that_repeats_itself_is_no_second_press(driver: WindowDriver) -> None:
    driver.type("90")
    for repeated in (True, False):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)
        QApplication.sendEvent(driver.form.page, event)
        assert len(driver.client.taken) == (0 if repeated else 1)


def test_a_fault_of_the_journal_frees_the_key_or_blocks_it_for_good(driver: WindowDriver) -> None:
    driver.type("90")
    for number, (kind, for_good) in enumerate((("disk_full", False), ("busy", False), ("altered", True)), start=1):
        driver.form.submit()
        assert len(driver.client.taken) == number, kind
        driver.store.on_event(JournalFault(kind, driver.client.taken[-1].sale_id))
        assert driver.edit("Amount").text() == "₹90"
        assert driver.button("Show QR").isEnabled() is not for_good
    driver.form.submit()
    assert len(driver.client.taken) == 3


@pytest.mark.parametrize("news", [JournalFault(""), JournalFault("busy", "another")])
def test_news_of_the_journal_leaves_a_sale_that_is_on_its_way(driver: WindowDriver, news: JournalFault) -> None:
    """Regression: when the disk had space again the sale never opened, and Enter took it twice."""
    driver.type("90")
    driver.press(Qt.Key.Key_Return)
    driver.store.on_event(news)
    driver.press(Qt.Key.Key_Return)
    assert not driver.button("Show QR").isEnabled()
    (command,) = driver.client.taken
    driver.tell(Told(command.sale_id, 90_00).wanted())
    assert driver.window.page == "sale"
    assert driver.form.amount is None


def test_escape_clears_all_fields(driver: WindowDriver) -> None:
    driver.type("90")
    driver.form.note.setText("12")
    driver.form.note.setFocus()
    driver.press(Qt.Key.Key_Escape)
    assert (driver.edit("Amount").text(), driver.form.note.text()) == ("", "")
    assert driver.edit("Amount").hasFocus()


def test_take_it_again_types_nothing_again(driver: WindowDriver) -> None:
    for scene in ("cancelled", "expired for good", "order refused"):
        driver.show(SCENES[scene].told(scene))
        driver.click(driver.button("Charge again"))
        assert (driver.window.page, driver.edit("Amount").text()) == ("sell", "₹1,250"), scene
        driver.press(Qt.Key.Key_Return)
        assert driver.client.taken[-1].amount == Money(1_250_00)
        assert driver.client.taken[-1].sale_id != scene
        driver.tell(Told(driver.client.taken[-1].sale_id).wanted())


def test_a_scanned_order_is_taken_again_by_its_number_and_what_was_typed_beside_it(driver: WindowDriver) -> None:
    for billed, typed in ((None, ""), (Money(250_00), "₹250")):
        told = Told(f"of {billed}").wanted(created_here=False, billed=billed)
        driver.show(told.failed(SaleFactKind.READ_FAILED, failure(Problem.NOT_FOUND)))
        driver.click(driver.button("Charge again"))
        assert (driver.form.bill.text(), driver.edit("Amount").text()) == (told.order_id, typed)


def test_a_sale_that_was_not_taken_keeps_what_is_typed(driver: WindowDriver) -> None:
    driver.type("1250")
    failed = CommandStatus.FAILED
    for number, end in enumerate(((CommandStatus.REFUSED, ""), (failed, UNEXPECTED), (failed, "busy")), start=1):
        driver.press(Qt.Key.Key_Return)
        assert len(driver.client.taken) == number
        driver.store.on_event(ended(driver.client.taken[-1], *end))
        assert driver.form.amount == Money(1_250_00)
    driver.press(Qt.Key.Key_Return)
    assert len(driver.client.taken) == 4


def test_a_taken_sale_is_not_taken_twice_without_any_answer(driver: WindowDriver) -> None:
    driver.type("1250")
    driver.press(Qt.Key.Key_Return)
    driver.store.on_event(ended(driver.client.taken[0]))
    assert driver.form.amount is None
    driver.press(Qt.Key.Key_Return)
    assert len(driver.client.taken) == 1


def test_what_nobody_foresaw_is_said_in_words(driver: WindowDriver) -> None:
    """A fault of the journal has a bar of its own, and a refusal its own words."""
    driver.type("1250")
    for fault in ("", *JOURNAL_FAULTS):
        driver.notices.remove()
        driver.press(Qt.Key.Key_Return)
        end = CommandStatus.FAILED if fault else CommandStatus.REFUSED
        driver.window.hub.on_event(ended(driver.client.taken[-1], end, fault))
        assert driver.notices.has_message is (fault == UNEXPECTED), fault
    assert len(driver.client.taken) == len(["", *JOURNAL_FAULTS])


def test_a_screen_reader_gets_the_amount_in_words(driver: WindowDriver) -> None:
    driver.type("1250.50")
    assert "one thousand two hundred fifty and fifty paise only" in driver.edit("Amount").accessibleDescription()
    driver.type("x")
    assert "Rupees" not in driver.edit("Amount").accessibleDescription()


def test_the_form_says_the_same_while_its_code_is_made(driver: WindowDriver) -> None:
    driver.type("1250")
    before = driver.words()
    driver.press(Qt.Key.Key_Return)
    assert driver.form.is_busy
    assert driver.words() == before


def test_money_that_no_goods_went_out_for_is_no_last_sale(time: Clock) -> None:
    store = SaleStore()
    for scene in ("paid, another amount", "paid before it was scanned", "paid after it was closed"):
        SCENES[scene].told(scene, began=time.now).tell(store)
    assert store.last_paid() is None
    SCENES["paid"].told("paid", began=time.now).tell(store)
    assert store.last_paid() is store.sales["paid"]


def test_an_order_number_may_be_typed_in_the_digits_of_any_script(driver: WindowDriver) -> None:
    driver.form.bill.setText("bill-१००४५")
    driver.press(Qt.Key.Key_Return)
    assert [sale.order_id for sale in driver.client.taken] == ["bill-10045"]


def test_an_order_of_another_amount_that_is_here_already_does_not_come_up(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told("s1"))
    driver.scan("order_20261120_0051_k7q")
    driver.type("5000")
    driver.press(Qt.Key.Key_Return)
    driver.store.on_event(SaleRefused(driver.client.taken[0].sale_id, (("amount", Rule.OTHER_AMOUNT),)))
    driver.settle()
    assert driver.window.page == "sell"
    assert driver.form.page.panel.note.text() == "This order has another amount."
    assert driver.edit("Amount").text() == "₹5,000"
    assert driver.edit("Amount").hasFocus()


def test_a_text_that_is_dropped_or_pasted_is_the_whole_amount(driver: WindowDriver) -> None:
    """Regression: 1,250 dropped beside a 5 was ₹51,250, and Enter charged it."""
    driver.type("5")
    fingers.drop(driver.edit("Amount"), "\u2068₹1,250.00\u2069")
    assert driver.edit("Amount").text() == "₹1,250.00"
    fingers.drop(driver.edit("Amount"), "1,300")
    assert driver.edit("Amount").text() == "₹1,300"
    QApplication.clipboard().setText("Rs. 1,400/-")
    driver.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert driver.edit("Amount").text() == "₹1,400"
    driver.type("5")
    assert driver.edit("Amount").text() == "₹14,005"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_what_is_pressed_all_day_is_large_enough_and_so_are_its_words(
    make_driver: MakeDriver, size: tuple[int, int]
) -> None:
    """At least 54 pixels. Regression: "00" and Clear had 44, and digits 24 at any size."""
    page = make_driver(size=size).form.page
    keys = {key.objectName(): key for key in page.keypad.findChildren(QPushButton)}
    assert min(each.height() for each in (*keys.values(), page.show_button)) >= 54
    assert {type(keys["00"]), keys["00"].height()} == {type(keys["0"]), keys["clear"].height()}
    letters = colours(picture(keys["0"]))[theme.current().ink]
    assert letters > 45, "the ring of a 0"
    assert page.show_button.label_font().pixelSize() >= 18
