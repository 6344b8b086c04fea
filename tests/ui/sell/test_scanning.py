"""A scanner's burst that ends in Enter is an order number, wherever the focus is, and leaves no trace elsewhere."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CancelSale, CheckUpi, PutSaleAside, RenewSale, SaveSettings, SignIn, UnlockPages
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Draft, DraftSummary
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer
from paydesk.domain.people.messages import PinProblem, PinRefused, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.ui.people.pin_pad import PinPad
from paydesk.ui.people.tiles import PersonTile
from paydesk.ui.widgets.menu_button import MenuButton
from tests.helpers import fingers
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

NUMBER = "order_20261120_0099_zz9"
NUMBERS = [NUMBER, "8901234567890", "AB-12"]


def field(name: str) -> Callable[[WindowDriver], QWidget]:
    return lambda driver: driver.edit(name)


def button(name: str) -> Callable[[WindowDriver], QWidget]:
    return lambda driver: driver.button(name)


FOCUSES: dict[str, tuple[str, Callable[[WindowDriver], QWidget]]] = {
    "amount": ("sell", field("Amount")),
    "bill": ("sell", lambda driver: driver.form.open_bill()),
    "note": ("sell", field("Name or note")),
    "link button": ("sell", button("Link instead")),
    "rail": ("sell", button("Sell")),
    "list": ("sell", lambda driver: driver.waiting.view),
    "search": ("orders", field("Search")),
    "table": ("orders", lambda driver: driver.orders.page.view),
    "shop": ("settings", field("Name of the shop")),
    "save": ("settings", button("Save")),
    "strip": ("sale", lambda driver: driver.sale.verdict_widget),
    "page of a sale": ("sale", lambda driver: driver.sale.page),
    "link": ("link", field("Payment link")),
    "next": ("sale", button("Next customer")),
}


def test_from_every_focus_it_becomes_the_order_number(driver: WindowDriver) -> None:
    """Staff press Enter when the customer is ready."""
    driver.tell(SCENES["waiting"].told("other"))
    driver.window.refresh()
    for place, (where, (page, focus)) in enumerate(FOCUSES.items()):
        number = f"{NUMBERS[place % len(NUMBERS)]}{place}"
        if page in ("sale", "link"):
            driver.show(SCENES["waiting" if page == "sale" else "waiting, a link"].told(where))
        else:
            driver.window.show_page(page)
        if page == "settings":
            driver.settings.open_counter()
        focus(driver).setFocus()
        assert focus(driver).hasFocus(), where
        driver.scan(number)
        assert (driver.window.page, driver.form.bill.text()) == ("sell", number), where
        assert (driver.edit("Amount").hasFocus(), driver.edit("Amount").text()) == (True, ""), where
        assert len(driver.client.taken) == place, where
        assert [driver.client.of(kind) for kind in (CancelSale, RenewSale, SaveSettings)] == [[], [], []], where
        driver.press(Qt.Key.Key_Return)
        assert driver.client.taken[-1].order_id == number, where
        driver.tell(Told(driver.client.taken[-1].sale_id).wanted())


def test_what_was_typed_before_stays(driver: WindowDriver) -> None:
    driver.type("1250")
    driver.scan(NUMBER)
    assert driver.edit("Amount").text() == "₹1,250"
    driver.form.note.setText("98989")
    driver.form.note.setFocus()
    driver.scan("8901234567890")
    assert driver.form.note.text() == "98989"
    assert driver.form.bill.text() == "8901234567890"


def test_another_bill_does_not_replace_a_sale(driver: WindowDriver) -> None:
    """If the first were paid late, this one would be named as its replacement."""
    told = SCENES["cancelled"].told()
    driver.show(told)
    for number, instead_of in (("", "s1"), (NUMBER, "")):
        driver.form.page.fill_from(told.sale)
        if number:
            driver.scan(number)
        driver.press(Qt.Key.Key_Return)
        assert driver.client.taken[-1].instead_of == instead_of
        driver.form.page.release_request(driver.client.taken[-1].sale_id)


def test_what_is_typed_in_the_settings_stays(driver: WindowDriver) -> None:
    driver.settings.open_counter()
    driver.edit("This counter").setText("counter 9")
    driver.edit("This counter").setFocus()
    driver.scan(NUMBER)
    driver.settings.open_counter()
    assert driver.edit("This counter").text() == "counter 9"


def test_the_sale_on_the_screen_is_put_aside(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told())
    driver.scan(NUMBER)
    assert driver.client.of(PutSaleAside) == [PutSaleAside(sale_id="s1")]


def test_a_bill_number_of_digits_alone_is_never_an_amount(driver: WindowDriver) -> None:
    for number in ("100", "1250", "10045", "999999999"):
        driver.scan(number)
        assert (driver.form.bill.text(), driver.edit("Amount").text()) == (number, "")
    assert driver.client.taken == []


PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
OTHER_ENDS = {
    "Tab": [(Qt.Key.Key_Tab, PLAIN, "\t")],
    "a line feed": [(Qt.Key.Key_Control, CONTROL, ""), (Qt.Key.Key_J, CONTROL, "\n")],
    "the end of a text": [(Qt.Key.Key_Control, CONTROL, ""), (Qt.Key.Key_C, CONTROL, "\x03")],
    "Down": [(Qt.Key.Key_Down, PLAIN, "")],
}


def test_whatever_a_scanner_sends_behind_it_a_bill_number_is_no_amount(driver: WindowDriver) -> None:
    """Regression: with Tab as its end, ₹10,045 was the amount, and one Enter charged it."""
    for name, end in OTHER_ENDS.items():
        driver.form.clear()
        driver.type("12")
        fingers.scan_and(driver.edit("Amount"), "10045", *end)
        assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("10045", "₹12"), name
        assert driver.edit("Amount").hasFocus(), "Tab moved nothing"


def test_a_bill_number_that_is_cut_on_its_way_is_no_amount(driver: WindowDriver) -> None:
    """A wireless scanner may pause: 5 and Enter after 1004 charged ₹10,045.

    With an earlier pause the first digits stayed as an amount, and the others were an order number.
    """
    field, gap_ms = driver.edit("Amount"), fingers.SCANNER_MS
    for cut, pause_ms in itertools.product((1, 2, 3, 4), (40, 100)):
        driver.form.clear()
        driver.type("12")
        fingers.type_text(field, "10045"[:cut], gap_ms=gap_ms)
        fingers.type_text(field, "10045"[cut:], gap_ms=gap_ms, end=True, after_ms=pause_ms - gap_ms)
        assert driver.client.taken == []
        assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("10045", "₹12"), (cut, pause_ms)


def test_a_bill_number_within_which_the_window_is_busy_is_one_number(driver: WindowDriver) -> None:
    """Regression: the timer ran before pending keys: 369000 was the number, and 07 with Enter sold for ₹7."""
    field, number = driver.edit("Amount"), "36900007"
    for signs, rounds in ((2, 1), (2, 2), (6, 1)):
        driver.form.clear()
        fingers.type_text(field, number[:signs], gap_ms=fingers.SCANNER_MS)
        for _ in range(rounds):
            driver.window.scanner.on_quiet()
        fingers.type_text(field, number[signs:], gap_ms=fingers.SCANNER_MS, end=True, after_ms=0)
        assert driver.client.taken == []
        assert (driver.form.bill.text(), driver.edit("Amount").text()) == (number, ""), (signs, rounds)


def test_a_bill_number_whose_enter_is_slow_is_no_amount(driver: WindowDriver) -> None:
    """Regression: ₹10,045 was charged if Enter came later than the other keys."""
    fingers.type_text(driver.edit("Amount"), "10045", gap_ms=fingers.SCANNER_MS)
    driver.press(Qt.Key.Key_Return)
    assert driver.form.bill.text() == "10045"
    assert driver.edit("Amount").text() == ""
    assert driver.client.taken == []


def test_tab_after_an_amount_that_a_person_typed_is_tab(driver: WindowDriver) -> None:
    driver.type("10045")
    driver.press(Qt.Key.Key_Tab)
    assert driver.edit("Amount").text() == "₹10,045"
    assert driver.form.bill.text() == ""
    assert not driver.edit("Amount").hasFocus()


def test_an_amount_typed_by_a_person_is_an_amount(driver: WindowDriver) -> None:
    driver.type("1250")
    driver.press(Qt.Key.Key_Return)
    assert [sale.amount and sale.amount.paise for sale in driver.client.taken] == [125_000]


DRAFT = Draft("d1", DirectTransfer("", Money(2_600_000), BeneDetails("Asha Rao")))
NEVER_PIN = "8901234567894"


@pytest.fixture
def locked(make_driver: MakeDriver) -> CounterDriver:
    """Create a locked counter."""
    counter = CounterDriver(make_driver(demo=True))
    counter.has_people(None)
    return counter


def pad_of(counter: CounterDriver) -> PinPad:
    """Return the pad in front."""
    return next(pad for pad in counter.driver.window.findChildren(PinPad) if pad.isVisible())


def is_refused(counter: CounterDriver) -> bool:
    """Return True if the pad is empty and says why."""
    pad = pad_of(counter)
    return pad.edit.digit_count == 0 and pad.title.text() == "A scanner typed that. It is no PIN."


@pytest.mark.parametrize("at_tile", [False, True], ids=["pad", "tile"])
def test_at_the_lock_a_burst_is_no_pin(locked: CounterDriver, at_tile: bool) -> None:
    """Regression: from a tile the first digit focused the pad, and the rest stayed there before the PIN."""
    pad = pad_of(locked)
    locked.driver.type("25")
    if at_tile:
        next(tile for tile in locked.driver.window.findChildren(PersonTile) if tile.isVisible()).setFocus()
    locked.driver.scan(NEVER_PIN)
    assert is_refused(locked)
    assert locked.driver.client.of(SignIn) == []
    locked.driver.press(Qt.Key.Key_Return)
    assert (pad.edit.digit_count, locked.driver.client.of(SignIn)) == (0, [])
    locked.press_pin("2580")
    assert [asked.pin for asked in locked.driver.client.of(SignIn)] == ["2580"]


def test_a_scanner_that_sends_no_enter_leaves_no_pin_behind(locked: CounterDriver) -> None:
    fingers.type_text(pad_of(locked).edit, "2580", gap_ms=fingers.SCANNER_MS)
    locked.driver.qtbot.waitUntil(lambda: is_refused(locked))


def test_a_slow_enter_behind_a_burst_tries_no_pin(locked: CounterDriver) -> None:
    pad = pad_of(locked)
    fingers.type_text(pad.edit, "2580", gap_ms=fingers.SCANNER_MS)
    locked.driver.press(Qt.Key.Key_Return)
    assert is_refused(locked)
    assert locked.driver.client.of(SignIn) == []


@pytest.mark.parametrize("signs", [2, 6])
def test_a_lock_that_comes_within_a_burst_leaves_nothing_of_it_in_the_amount(
    make_driver: MakeDriver, signs: int
) -> None:
    """Regression: half of a number stayed after the typed amount, and Enter would have sold it."""
    counter = CounterDriver(make_driver(demo=True))
    counter.has_people(PEOPLE[Role.CASHIER])
    amount = counter.driver.form.amount_field
    counter.driver.type("12")
    locks = SignedIn(PEOPLE[Role.CASHIER], locked=True)
    amount.textChanged.connect(lambda text: counter.says(locks) if len(text) == 2 + signs else None)
    counter.driver.scan("36900007")
    assert counter.covered()
    assert counter.driver.client.of(SignIn) == []
    counter.says(SignedIn(PEOPLE[Role.CASHIER]))
    assert amount.text() == "₹12"


def test_after_a_wrong_pin_the_wait_is_shown_not_the_scan(locked: CounterDriver) -> None:
    locked.press_pin("1111")
    asked = locked.driver.client.of(SignIn)[0]
    until = locked.driver.clock.now + 60_000
    locked.says(PinRefused(asked.ask_id, asked.person_id, PinProblem.WAIT, until))
    said = pad_of(locked).title.text()
    locked.driver.scan(NEVER_PIN)
    assert pad_of(locked).title.text() == said
    assert not is_refused(locked)


@pytest.mark.parametrize("second", [False, True], ids=["gate", "second person"])
def test_in_a_panel_a_burst_is_no_pin(make_driver: MakeDriver, second: bool) -> None:
    counter = CounterDriver(make_driver(demo=True))
    counter.has_people(PEOPLE[Role.CASHIER])
    given: list[tuple[str, str]] = []
    if second:
        counter.features.people.ask_second_person(DraftSummary(DRAFT), lambda person, pin: given.append((person, pin)))
    else:
        counter.features.people.unlock(Permission.SETTINGS)
    counter.driver.settle()
    counter.driver.scan("36900000")
    assert is_refused(counter)
    assert (given, counter.driver.client.of(UnlockPages)) == ([], [])
    assert counter.driver.form.bill.text() == ""


UPI = "upi://pay?pa=asha.rao@okbank&pn=Asha"


def test_a_customers_upi_code_goes_into_check_upi_while_that_is_open(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver(demo=True))
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.has_keys()
    driver = counter.driver
    driver.press(Qt.Key.Key_F12)
    driver.edit("UPI address").setText("somebody@bank")
    driver.scan(UPI)
    assert driver.edit("UPI address").text() == "asha.rao@okbank"
    assert driver.edit("UPI address").hasFocus()
    assert driver.client.of(CheckUpi) == [], "Enter checks it"
    driver.press(Qt.Key.Key_Return)
    assert [check.vpa for check in driver.client.of(CheckUpi)] == ["asha.rao@okbank"]


def test_a_customers_upi_code_is_no_order_number(driver: WindowDriver) -> None:
    driver.type("12")
    driver.scan(UPI)
    assert driver.form.bill.text() == ""
    assert driver.edit("Amount").text() == "₹12"
    assert driver.notices.title == "A UPI address, not an order number."


def test_the_table_of_keys_gives_way(driver: WindowDriver) -> None:
    driver.press(Qt.Key.Key_F1)
    driver.scan(NUMBER)
    assert not driver.help.is_open
    assert driver.form.bill.text() == NUMBER


def test_a_question_whether_to_cancel_gives_way(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told())
    driver.press(Qt.Key.Key_F8)
    driver.scan(NUMBER)
    assert driver.client.of(CancelSale) == []
    assert driver.form.bill.text() == NUMBER


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
@pytest.mark.parametrize("end", [True, False], ids=["Enter", "nothing behind it"])
def test_a_menu_gives_way(driver: WindowDriver, qtbot: QtBot, *, end: bool) -> None:
    """Regression: keys were lost, a letter triggered "Paste", and Enter the selected entry."""
    amount = driver.edit("Amount")
    driver.type("12")
    QApplication.clipboard().setText("77")
    right = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), amount.mapToGlobal(QPoint()))
    QApplication.sendEvent(amount, right)
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    fingers.type_text(driver.window.windowHandle(), "PB-10045", gap_ms=fingers.SCANNER_MS, end=end)
    qtbot.waitUntil(lambda: driver.form.bill.text() == "PB-10045")
    assert QApplication.activePopupWidget() is None
    assert amount.text() == "₹12"
    driver.press(Qt.Key.Key_Return)
    assert [sale.order_id for sale in driver.client.taken] == ["PB-10045"]


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
def test_what_is_typed_while_a_menu_is_open_is_for_its_field(driver: WindowDriver) -> None:
    """Regression: it was lost after a wrong mouse button."""
    amount = driver.edit("Amount")
    driver.type("12")
    QApplication.clipboard().setText("77")
    right = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), amount.mapToGlobal(QPoint()))
    QApplication.sendEvent(amount, right)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    driver.press(Qt.Key.Key_Down)
    assert menu.isVisible()
    fingers.type_text(driver.window.windowHandle(), "50")
    assert QApplication.activePopupWidget() is None
    assert amount.text() == "₹1,250"


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
def test_an_open_menu_gives_way(driver: WindowDriver) -> None:
    driver.window.show_page("orders")
    next(menu for menu in driver.window.findChildren(MenuButton) if menu.isVisible()).open_menu()
    assert QApplication.activePopupWidget() is not None
    fingers.type_text(driver.window.windowHandle(), NUMBER, gap_ms=fingers.SCANNER_MS, end=True)
    assert driver.form.bill.text() == NUMBER
    assert QApplication.activePopupWidget() is None


def test_before_a_shop_is_connected_there_is_nothing_to_scan_for(driver: WindowDriver) -> None:
    driver.window.show_page("start")
    driver.scan(NUMBER)
    assert driver.window.page == "start"
    assert driver.form.bill.text() == ""


def test_two_scans_are_the_last(driver: WindowDriver) -> None:
    driver.scan(NUMBER)
    driver.scan("order_2")
    driver.press(Qt.Key.Key_Return)
    assert [sale.order_id for sale in driver.client.taken] == ["order_2"]
