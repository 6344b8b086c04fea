"""Every key that concerns sales, on every page: what it does, and that it does nothing elsewhere."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import (
    Command,
    ListSales,
    PutSaleAside,
    ReadSale,
    ReadSaleHistory,
    RenewSale,
    SaleCommand,
    ShowSale,
    TakeSale,
)
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.person import Role
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.ui.actions import KEY_BINDINGS, Action
from paydesk.ui.sell.wait_panel import PANE_ACTIONS
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

Key = Qt.Key
QR, LINK = PaymentMethod.QR_CODE, PaymentMethod.LINK
PASSIVE = (ShowSale, ReadSaleHistory, ListSales)


def asked(driver: WindowDriver) -> list[Command]:
    """Return the commands that change something."""
    return [command for command in driver.client.sent if not isinstance(command, PASSIVE)]


KEYS_OF_A_SALE: tuple[tuple[str, Key, SaleCommand], ...] = (
    ("waiting", Key.Key_F3, RenewSale(sale_id="", method=LINK)),
    ("waiting, a link", Key.Key_F2, RenewSale(sale_id="", method=QR)),
    ("waiting", Key.Key_F4, PutSaleAside(sale_id="")),
    ("waiting", Key.Key_F5, ReadSale(sale_id="")),
    ("waiting", Key.Key_F6, ReadSale(sale_id="")),
    ("waiting, no time named", Key.Key_F7, RenewSale(sale_id="", method=QR)),
    ("waiting, QR run out", Key.Key_F7, RenewSale(sale_id="", method=QR)),
    ("QR refused", Key.Key_F7, RenewSale(sale_id="", method=QR)),
    ("QR refused", Key.Key_F4, PutSaleAside(sale_id="")),
    ("old answer", Key.Key_F5, ReadSale(sale_id="")),
    ("old answer", Key.Key_F4, PutSaleAside(sale_id="")),
    ("order lost", Key.Key_F5, ReadSale(sale_id="")),
    ("cancelling", Key.Key_F5, ReadSale(sale_id="")),
    ("expired", Key.Key_F5, ReadSale(sale_id="")),
)


def test_a_key_on_a_sale_sends_its_command(driver: WindowDriver) -> None:
    """Each key on a sale of its own, so that no command in flight blocks the next."""
    wrong = {}
    for number, (scene, key, command) in enumerate(KEYS_OF_A_SALE):
        driver.show(SCENES[scene].told(f"s{number}"), SCENES[scene].later)
        before = len(asked(driver))
        driver.press(key)
        if asked(driver)[before:] != [replace(command, sale_id=f"s{number}")]:
            wrong[scene, key.name] = asked(driver)[before:]
    assert wrong == {}


MEAN_NOTHING = {
    "waiting": (Key.Key_F2, Key.Key_Return, Key.Key_Space),
    "waiting, a link": (Key.Key_F3,),
    "old answer": (Key.Key_F7, Key.Key_F8),
    "paid after it was closed": (Key.Key_F4, Key.Key_Return),
    "cancelling": (Key.Key_F7, Key.Key_F8),
    "cancelled": (Key.Key_F7, Key.Key_F8, Key.Key_F4),
    "paid": (Key.Key_F2, Key.Key_F3, Key.Key_F7, Key.Key_F8, Key.Key_F4, Key.Key_Return),
}


def test_a_key_that_means_nothing_does_nothing(driver: WindowDriver) -> None:
    """All in one window: an effect of one key would show with the next."""
    does: list[tuple[str, Key]] = []
    for scene, keys in MEAN_NOTHING.items():
        for key in keys:
            driver.show(SCENES[scene].told(f"{scene}, {key.name}"), SCENES[scene].later)
            before = len(asked(driver))
            driver.press(key)
            does += [(scene, key)] if len(asked(driver)) > before else []
    assert does == []


def test_the_green_screen_leads_to_the_next_customer(driver: WindowDriver) -> None:
    for key in (Key.Key_F4, Key.Key_Return, Key.Key_Enter):
        driver.show(SCENES["paid"].told(key.name))
        driver.press(key)
        assert driver.window.page == "sell", key
        assert driver.edit("Amount").hasFocus(), key


def test_next_customer_forgets_the_qr_and_nothing_is_looked_at(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told())
    empty = [driver.sale.qr_view.is_empty]
    driver.press(Key.Key_F4)
    assert [*empty, driver.sale.qr_view.is_empty] == [False, True]
    assert driver.client.of(ShowSale) == [ShowSale(sale_id="s1"), ShowSale(sale_id="")]


def test_on_the_sell_page_the_keys_of_a_sale_do_nothing(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told())
    driver.type("12")
    for key in (Key.Key_F4, Key.Key_F5, Key.Key_F7, Key.Key_F8):
        driver.press(key)
        assert asked(driver) == [], key
        assert driver.edit("Amount").text() == "₹12", key


def test_f6_without_a_sale_on_the_screen_asks_for_those_that_wait(driver: WindowDriver) -> None:
    for number in range(7):
        driver.tell(SCENES["waiting"].told(f"s{number}"))
    driver.press(Key.Key_F6)
    assert len(driver.client.of(ReadSale)) == 5
    driver.press(Key.Key_F6)
    assert len(driver.client.of(ReadSale)) == 5, "they are under way"
    assert driver.notices.has_message
    driver.press(Key.Key_Escape)
    assert not driver.notices.has_message


def test_f6_with_nobody_waiting_says_so(driver: WindowDriver) -> None:
    driver.press(Key.Key_F6)
    assert driver.notices.title == "No sale is waiting."
    assert asked(driver) == []


def test_f5_on_the_orders_page_asks_for_the_sale_that_is_chosen(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told())
    driver.window.show_page("orders")
    driver.list_orders()
    driver.press(Key.Key_F5)
    assert asked(driver) == [ReadSale(sale_id="s1")], "the first row is open"


def test_ctrl_k_searches_from_everywhere(driver: WindowDriver) -> None:
    for page in ("sell", "orders", "settings", "sale"):
        driver.show(SCENES["waiting"].told()) if page == "sale" else driver.window.show_page(page)
        driver.press(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        assert driver.window.page == "orders", page
        assert driver.edit("Search").hasFocus(), page


def test_f1_shows_all_keys_and_nothing_else_happens_meanwhile(driver: WindowDriver) -> None:
    for page in ("sell", "orders", "settings", "start", "sale"):
        driver.show(SCENES["waiting"].told()) if page == "sale" else driver.window.show_page(page)
        driver.press(Key.Key_F1)
        assert driver.help.is_open, page
        for key in (Key.Key_F4, Key.Key_F5, Key.Key_F6, Key.Key_F7, Key.Key_F8):
            driver.press(key)
        assert (asked(driver), driver.window.page) == ([], page)
        driver.press(Key.Key_F1)
        assert not driver.help.is_open, page


def test_escape_closes_the_table_of_keys_and_the_amount_has_the_focus_again(driver: WindowDriver) -> None:
    driver.type("12")
    driver.press(Key.Key_F1)
    driver.press(Key.Key_Escape)
    assert not driver.help.is_open
    assert driver.edit("Amount").hasFocus()
    assert driver.edit("Amount").text() == "₹12"


def test_f11_is_full_screen_and_back(driver: WindowDriver) -> None:
    driver.press(Key.Key_F11)
    assert driver.window.isFullScreen()
    driver.press(Key.Key_F11)
    assert not driver.window.isFullScreen()


def keys_on(driver: WindowDriver) -> set[Action]:
    """Return the actions whose keys are enabled."""
    return {
        action
        for action, made in driver.window.action_set.by_action.items()
        if made.isEnabled() and not made.shortcut().isEmpty()
    }


def test_on_the_first_page_only_the_keys_that_help_are_on(driver: WindowDriver) -> None:
    """Lock waits until it is known if there are people to lock it for."""
    driver.window.show_page("start")
    assert keys_on(driver) == {Action.HELP, Action.KEYS, Action.ESCAPE, Action.FULL_SCREEN, Action.LOCK}


def test_a_button_shows_the_key_that_does_the_same(driver: WindowDriver) -> None:
    without = {Action.TAKE_AGAIN, Action.CLOSE, Action.HAND_OVER, Action.HAND_OVER_NOW, Action.LINK_SLIP}
    without |= {Action.RECEIPT_SHARE, Action.RECEIPT_MAIL}
    driver.window.setUpdatesEnabled(False)  # nothing of it has to be painted
    for number, scene in enumerate(SCENES.values()):
        driver.show(scene.told(f"s{number}"), scene.later)
        for action in set(driver.sale.actions) - PANE_ACTIONS:
            assert action in {key.action for key in KEY_BINDINGS} | without
            assert action in keys_on(driver) | without


BUTTONS_OF_A_SALE: tuple[tuple[str, str, SaleCommand], ...] = (
    ("waiting, QR run out", "New QR", RenewSale(sale_id="", method=QR)),
    ("waiting", "Next customer", PutSaleAside(sale_id="")),
    ("old answer", "Check now", ReadSale(sale_id="")),
    ("QR refused", "New QR", RenewSale(sale_id="", method=QR)),
    ("QR refused by the service", "New QR", RenewSale(sale_id="", method=QR)),
)


def test_a_button_sends_the_same_command(driver: WindowDriver) -> None:
    """Each on a sale of its own, as with the keys."""
    wrong = {}
    for number, (scene, name, command) in enumerate(BUTTONS_OF_A_SALE):
        driver.show(SCENES[scene].told(f"s{number}"), SCENES[scene].later)
        before = len(asked(driver))
        driver.click(driver.button(name))
        if asked(driver)[before:] != [replace(command, sale_id=f"s{number}")]:
            wrong[scene, name] = asked(driver)[before:]
    assert wrong == {}


def test_after_each_step_the_keyboard_is_at_something_that_a_reader_names(make_driver: MakeDriver) -> None:
    """From an amount to the next customer, a cancel, a link, panels and the lock."""
    driver = make_driver(demo=True, live=False)
    counter = CounterDriver(driver)
    counter.has_people(PEOPLE[Role.SUPERVISOR])
    counter.has_keys()

    def at(step: str) -> str:
        driver.settle()
        name = driver.focused().accessibleName()
        assert QApplication.focusWidget() is not None, step
        assert name, (step, driver.focused())
        return name

    def shows(told: Told, step: str) -> str:
        driver.show(told)
        return at(step)

    assert at("start") == "Amount"
    driver.type("1250")
    driver.press(Key.Key_Return)
    at("Enter")
    sale = driver.client.of(TakeSale)[0]
    told = Told(sale.sale_id).shown()
    assert "WAIT" in shows(told, "its QR is here")
    driver.press(Key.Key_F6)
    at("the customer says paid")
    driver.press(Key.Key_F12)
    assert at("a panel") == "UPI address"
    driver.press(Key.Key_Escape)
    assert "WAIT" in at("the panel is closed")
    assert "HAND OVER" in shows(told.read("PAID"), "it is paid")
    driver.press(Key.Key_Return)
    assert at("the next customer") == "Amount"
    told = Told("s2", number=44).shown()
    shows(told, "another")
    driver.press(Key.Key_F8)
    assert at("the question") == "Keep waiting"
    driver.press(Key.Key_Escape)
    at("no")
    told.cancel()
    shows(told, "it is being cancelled")
    assert "CANCELLED" in shows(told.answer(SaleFactKind.TERMINATE_ANSWERED, "TERMINATED"), "cancelled")
    driver.click(driver.button("Charge again"))
    assert at("taken again") == "Amount"
    shows(SCENES["old answer"].told("s3", number=45), "in doubt")
    driver.press(Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    at("the lock")


def test_tab_goes_from_the_strip_through_the_buttons_before_it_goes_to_the_list(driver: WindowDriver) -> None:
    """Regression: buttons created with the second page came after the list."""
    for scene in ("paid", "waiting", "waiting, a link", "paid twice", "cancelled"):
        driver.show(SCENES[scene].told(scene))
        page = driver.sale.page
        driver.sale.verdict_widget.setFocus()
        met = [driver.focused()]
        while page.isAncestorOf(met[-1]):
            driver.press(Key.Key_Tab)
            assert driver.focused() not in met, scene
            met.append(driver.focused())
        assert set(driver.sale.buttons.values()) <= set(met), scene
