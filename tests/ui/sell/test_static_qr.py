"""The shop's QR: offered where no order or QR could be made, its payments, and what the customer sees."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import HandOverSale, PutSaleAside, ReadSale
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import CommandStatus, SaleChanged, SettingsInUse, StaticQrState
from paydesk.domain.money import Money
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.sale.commands import WatchStaticQr
from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action
from paydesk.ui.customer.view_model import CustomerViewModel
from paydesk.ui.customer.window import CustomerWindow
from paydesk.ui.kiosk.fault_scenarios import StaticPhonePayment
from paydesk.ui.words.sales import payment_words
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told, modules, static_payment
from tests.ui.stories import SCENES

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    return CounterDriver(make_driver(demo=True))


@pytest.fixture
def driver(counter: CounterDriver) -> WindowDriver:
    counter.has_people(PEOPLE[Role.CASHIER])
    return counter.driver


def say(counter: CounterDriver, *payments: Sale, **more: object) -> None:
    """Deliver the state of the shop's QR, read just now."""
    state = {"code": modules(), "is_available": True, "read_at": counter.driver.clock.now, **more}
    counter.says(StaticQrState(payments=payments, **state))  # type: ignore[arg-type]


def find(counter: CounterDriver, payment: Sale, *others: Sale) -> None:
    """Report a new payment: as a sale, then in the list, as the counter does."""
    counter.says(SaleChanged(payment))
    say(counter, payment, *others)


def open_from(counter: CounterDriver, name: str = "order refused") -> None:
    """Show a sale that could not be paid, and press "Shop's QR"."""
    counter.driver.show(SCENES[name].told())
    counter.driver.sale.press(Action.STATIC_QR)
    counter.driver.settle()
    assert counter.driver.window.page == "static"


# Where it is offered --------------------------------------------------------------------------------------------------

OFFERED = {
    "order refused",
    "QR refused by the service",
    "QR refused, old answer of the order",
    "order lost",
    "QR lost",
    "waiting, no picture",
    *(f"no answer: {problem.value}" for problem in Problem),
}


@pytest.mark.parametrize("name", SCENES)
def test_it_is_offered_where_nobody_can_have_paid_the_order(
    counter: CounterDriver, driver: WindowDriver, name: str
) -> None:
    say(counter)
    driver.show(SCENES[name].told(), SCENES[name].later)
    assert (Action.STATIC_QR in driver.sale.actions) is (name in OFFERED)


@pytest.mark.parametrize("name", ["order refused", "QR refused by the service", "order lost", "waiting, no picture"])
def test_its_button_stands_beside_the_one_that_tries_again(
    counter: CounterDriver, driver: WindowDriver, name: str
) -> None:
    say(counter)
    driver.show(SCENES[name].told())
    driver.settle()
    shown = list(driver.sale.buttons)
    place = shown.index(Action.STATIC_QR)
    assert shown[place - 1] in {Action.TAKE_AGAIN, Action.RENEW, Action.READ_STATUS}


def test_a_shop_without_one_is_offered_nothing(counter: CounterDriver, driver: WindowDriver) -> None:
    for state in (None, StaticQrState(), StaticQrState(code=modules())):
        if state is not None:
            counter.says(state)
        driver.show(SCENES["order refused"].told())
        assert Action.STATIC_QR not in driver.sale.actions
        assert "Shop's QR" not in driver.in_more()
        driver.press(Qt.Key.Key_F2, SHIFT)
        assert driver.window.page == "sale"
    say(counter)
    assert "Shop's QR" in driver.in_more()


def test_its_key_opens_it_without_an_amount(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    driver.press(Qt.Key.Key_F2, SHIFT)
    assert driver.window.page == "static"
    page = driver.static_qr.page
    assert (page.amount.isHidden(), page.back_button.isHidden()) == (True, True)
    assert "Customer types the amount" in driver.words()
    assert driver.static_qr.qr_view.module_count == len(modules())
    driver.press(Qt.Key.Key_Escape)
    assert driver.window.page == "static"
    driver.press(Qt.Key.Key_F4)
    assert driver.window.page == "sell"


# The page -------------------------------------------------------------------------------------------------------------


def test_the_counter_reads_often_while_the_page_is_in_front(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    open_from(counter)
    driver.press(Qt.Key.Key_F5)
    driver.press(Qt.Key.Key_F6)
    driver.press(Qt.Key.Key_F4)
    assert [command.is_shown for command in driver.client.of(WatchStaticQr)] == [True, True, True, False]
    assert driver.client.of(ReadSale) == []


def test_nothing_is_sent_for_a_person_who_may_not_sell(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    driver.press(Qt.Key.Key_F2, SHIFT)
    counter.says(SignedIn(PEOPLE[Role.CASHIER], locked=True))
    driver.window.rebuild()
    driver.settle()
    assert [command.is_shown for command in driver.client.of(WatchStaticQr)] == [True]
    counter.says(SignedIn(PEOPLE[Role.CASHIER]))
    assert [command.is_shown for command in driver.client.of(WatchStaticQr)] == [True, True]


def test_the_amount_comes_along_and_esc_leads_back(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    open_from(counter)
    assert driver.static_qr.page.amount.text() == "₹1,250.00"
    driver.press(Qt.Key.Key_Escape)
    assert (driver.window.page, driver.front_sale_id()) == ("sale", "s1")
    driver.sale.press(Action.STATIC_QR)
    driver.button("Back").click()
    driver.settle()
    assert driver.front_sale_id() == "s1"


def test_only_a_payment_of_the_amount_that_was_not_handed_over_stands_out(
    counter: CounterDriver, driver: WindowDriver
) -> None:
    say(counter)
    open_from(counter)
    given = static_payment("7003", handed_over=True)
    find(counter, static_payment("7005"), static_payment("7004", 4_000), given)
    screen = driver.static_qr
    assert [row.sale_id for row in screen.rows] == ["7005", "7004", "7003"], "newest first"
    assert (screen.outstanding, screen.offered) == (["7005"], ["7005", "7004"])
    assert "Same amount" in driver.words()
    assert "UTR …8901" in driver.words()
    assert f"Handed over {driver.words().partition('Handed over ')[2][:5]}, Asha" in driver.words()


def test_without_an_amount_nothing_stands_out(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter, static_payment("7005"))
    driver.press(Qt.Key.Key_F2, SHIFT)
    assert (driver.static_qr.outstanding, driver.static_qr.offered) == ([], ["7005"])


def test_a_payment_is_handed_over_once_and_that_ends_the_failed_sale(
    counter: CounterDriver, driver: WindowDriver
) -> None:
    say(counter)
    open_from(counter)
    find(counter, static_payment("7005"))
    driver.static_qr.hand_over("7005")
    driver.static_qr.hand_over("7005")
    [command] = driver.client.of(HandOverSale)
    assert (command.sale_id, command.is_confirmed) == ("7005", True)
    assert driver.window.page == "static"
    counter.says(SaleChanged(static_payment("7005", handed_over=True)))
    say(counter, static_payment("7005", handed_over=True))
    counter.says(ended(command))
    assert driver.window.page == "sell"
    assert driver.client.of(PutSaleAside) == [], "it is not open"
    driver.press(Qt.Key.Key_F2, SHIFT)
    assert driver.static_qr.offered == []
    assert driver.static_qr.page.amount.isHidden(), "the next customer has no amount yet"


def test_an_open_sale_is_put_aside(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    open_from(counter, "order lost")
    find(counter, static_payment("7005"))
    driver.static_qr.hand_over("7005")
    counter.says(ended(driver.client.last(HandOverSale)))
    assert [command.sale_id for command in driver.client.of(PutSaleAside)] == ["s1"]


def test_a_hand_over_that_failed_leaves_the_page_and_its_button(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    open_from(counter)
    find(counter, static_payment("7005"))
    driver.static_qr.hand_over("7005")
    counter.says(ended(driver.client.last(HandOverSale), CommandStatus.FAILED))
    assert driver.window.page == "static"
    assert driver.button("Hand over now").isEnabled()


def test_without_a_failed_sale_the_page_stays(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter, static_payment("7005"))
    driver.press(Qt.Key.Key_F2, SHIFT)
    driver.static_qr.hand_over("7005")
    counter.says(ended(driver.client.last(HandOverSale)))
    assert driver.window.page == "static"


def test_an_amount_that_cannot_be_read_is_opened_and_not_handed_over(
    counter: CounterDriver, driver: WindowDriver
) -> None:
    odd = static_payment("7005", None)
    counter.says(SaleChanged(odd))
    say(counter, odd)
    driver.press(Qt.Key.Key_F2, SHIFT)
    assert driver.static_qr.offered == []
    driver.button("Open").click()
    driver.settle()
    assert driver.front_sale_id() == "7005"


def test_a_row_keeps_its_button_while_others_come(counter: CounterDriver, driver: WindowDriver) -> None:
    old = static_payment("7004")
    say(counter, old)
    driver.press(Qt.Key.Key_F2, SHIFT)
    button = driver.static_qr.rows[0].hand_over_button
    button.setFocus()
    find(counter, static_payment("7005", 4_000), old)
    assert driver.static_qr.rows[1].hand_over_button is button
    assert button.hasFocus()
    assert driver.client.of(HandOverSale) == []


def test_tab_goes_through_the_payments_before_the_buttons_below(counter: CounterDriver, driver: WindowDriver) -> None:
    old = static_payment("7004", 4_000)
    say(counter, old)
    driver.press(Qt.Key.Key_F2, SHIFT)
    find(counter, static_payment("7005"), old)
    found = []
    for _ in range(4):
        driver.press(Qt.Key.Key_Tab)
        found.append(driver.focused().accessibleName().partition(",")[0])
    assert found == ["Hand over now", "Hand over now", "Pay on the phone", "Next customer"]
    assert "₹1,250.00" in driver.static_qr.rows[0].hand_over_button.accessibleName()


def test_in_the_demo_the_pretend_phone_pays_it(counter: CounterDriver, driver: WindowDriver) -> None:
    pressed: list[StaticPhonePayment] = []
    driver.window.host.phone_pressed.connect(pressed.append)
    say(counter)
    driver.press(Qt.Key.Key_F2, SHIFT)
    driver.button("Pay on the phone").click()
    driver.press(Qt.Key.Key_F4)
    open_from(counter)
    driver.button("Pay on the phone").click()
    assert pressed == [StaticPhonePayment(54321, Money(10_000)), StaticPhonePayment(54321, Money(125_000))]
    assert pressed[1].body() == {"terminal": 54321, "amount": 1250.0}


def test_it_says_how_old_the_list_is_and_why_it_cannot_be_read(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter, read_at=None)
    driver.press(Qt.Key.Key_F2, SHIFT)
    assert "Checking…" in driver.words()
    say(counter)
    assert "No payment yet" in driver.words()
    driver.clock.pass_(3_000)
    driver.window.refresh()
    assert "Read 3 s ago" in driver.words()
    failure = Failure(Problem.SERVICE_FAULT, Side.SERVICE, outcome_known=True)
    say(counter, static_payment("7005"), read_at=driver.clock.now - 3_000, failure=failure)
    words = driver.words()
    assert "Payments cannot be read" in words
    assert "Read 3 s ago" in words
    assert driver.static_qr.offered == ["7005"]


def test_without_a_code_the_list_stays(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter, static_payment("7005"), code=None)
    open_from(counter)
    assert driver.static_qr.qr_view.is_empty
    assert "No QR to show" in driver.words()
    assert driver.static_qr.outstanding == ["7005"]


def test_a_payment_fits_into_the_window_of_a_pc_at_200_percent(counter: CounterDriver, driver: WindowDriver) -> None:
    """Scroll the page, and not the list to a strip of a few pixels."""
    driver.window.resize(683, 384)
    say(counter)
    driver.press(Qt.Key.Key_F2, SHIFT)
    say(counter, static_payment("7001"))
    driver.settle()
    [row], card = driver.static_qr.rows, driver.static_qr.page.payments
    corner = row.rect().bottomRight()
    assert card.rect().contains(row.mapTo(card, corner))
    page = driver.static_qr.page
    assert row.mapTo(page, corner).x() < page.width()
    assert page.qr_pane.visibleRegion().boundingRect().size() == page.qr_pane.size()


def test_many_payments_are_cut_after_the_newest(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter, *(static_payment(str(7_000 + number)) for number in range(60, 0, -1)))
    driver.press(Qt.Key.Key_F2, SHIFT)
    assert (len(driver.static_qr.rows), driver.static_qr.rows[0].sale_id) == (40, "7060")
    assert "Older ones are in Orders." in driver.words()


# News -----------------------------------------------------------------------------------------------------------------


def test_a_new_payment_sounds_once_as_a_paid_sale(counter: CounterDriver, driver: WindowDriver) -> None:
    played: list[str] = []
    counter.features.sound.player.play = lambda files: played.append(files[-1].stem)  # type: ignore[method-assign]
    say(counter)
    open_from(counter)
    played.clear()
    payment = static_payment("7005")
    find(counter, payment)
    find(counter, payment)
    assert played == ["paid"]
    counter.features.sound.repeat()
    assert driver.notice().startswith("Paid: ₹1,250.00")
    find(counter, static_payment("7006", 4_000), payment)
    counter.features.sound.repeat()
    assert driver.notice().startswith("Another sale is paid: ₹40.00")


def test_an_old_payment_makes_no_sound(counter: CounterDriver, driver: WindowDriver) -> None:
    played: list[str] = []
    counter.features.sound.player.play = lambda files: played.append(files[-1].stem)  # type: ignore[method-assign]
    find(counter, static_payment("7005", paid_at=driver.clock.now - 2 * 3_600_000))
    assert (played, driver.store.unseen) == ([], ())


def test_one_that_comes_behind_another_page_is_told_until_the_list_is_seen(
    counter: CounterDriver, driver: WindowDriver
) -> None:
    find(counter, static_payment("7005"))
    assert list(driver.store.unseen) == ["7005"]
    assert "₹1,250.00 paid · Shop's QR" in driver.notices.area.sale_alarm.text.text()
    driver.press(Qt.Key.Key_F2, SHIFT)
    assert not driver.store.unseen
    find(counter, static_payment("7006"), static_payment("7005"))
    assert not driver.store.unseen


# The payment elsewhere ------------------------------------------------------------------------------------------------


def test_its_own_page_has_a_hand_over_and_no_order_number(counter: CounterDriver, driver: WindowDriver) -> None:
    payment = static_payment("7005")
    find(counter, payment)
    driver.window.show_sale("7005")
    driver.window.refresh()
    assert driver.sale.verdict.startswith("PAID")
    assert "Shop's QR" in driver.words()
    assert payment_words(payment) == "UTR …8901"
    assert "UTR …8901" in driver.words()
    assert {Action.HAND_OVER_NOW, Action.RECEIPT} <= set(driver.sale.actions)
    assert Action.REFUND not in driver.sale.actions, "there is no order"


def test_its_money_goes_back_by_a_payout_link(counter: CounterDriver, driver: WindowDriver) -> None:
    counter.has_keys()
    find(counter, static_payment("7005"))
    driver.window.show_sale("7005")
    driver.window.refresh()
    driver.sale.press(Action.REFUND)
    assert counter.panel() == "Payout link"


def test_orders_lists_it_by_its_number(counter: CounterDriver, driver: WindowDriver) -> None:
    find(counter, static_payment("7005"))
    driver.window.show_page("orders")
    driver.list_orders()
    orders = driver.orders.page
    [row] = orders.view.rows_model.rows
    cells = [column.text(row) for column in orders.view.rows_model.columns]
    assert cells[1:3] == ["7005", "Shop's QR"]
    assert cells[3:] == ["Paid", "₹1,250.00"]
    assert Action.READ_STATUS not in orders.story_panel.allowed()


# The customer ---------------------------------------------------------------------------------------------------------


def test_the_customer_sees_the_same_code_and_the_amount(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    driver.press(Qt.Key.Key_F10)
    window = counter.features.customer.window
    assert window is not None
    display: CustomerWindow = window

    def shown() -> CustomerViewModel:
        assert display.view_model is not None
        return display.view_model

    open_from(counter)
    driver.window.refresh()
    code = shown().code
    assert code is not None
    assert (code.picture.modules, shown().amount) == (modules(), "₹1,250.00")
    assert shown().hint[0] == "Type the amount in your app"
    find(counter, static_payment("7005"))
    assert not shown().is_paid, "who paid is said by a person"
    driver.press(Qt.Key.Key_F4)
    assert not shown().has_code
    window.close()


def test_a_rebuilt_window_still_has_it(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter, static_payment("7005"))
    driver.press(Qt.Key.Key_F2, SHIFT)
    driver.window.rebuild()
    driver.settle()
    assert driver.window.page == "static"
    assert driver.static_qr.offered == ["7005"]


def test_amount_of_a_later_sale_replaces_the_earlier(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter)
    open_from(counter)
    driver.press(Qt.Key.Key_F4)
    told = Told("s2", 4_000)
    driver.show(SCENES["order refused"].tell(told))
    driver.sale.press(Action.STATIC_QR)
    assert driver.static_qr.page.amount.text() == str(Money(4_000))


def test_settings_in_use_change_nothing_of_it(counter: CounterDriver, driver: WindowDriver) -> None:
    say(counter, static_payment("7005"))
    driver.press(Qt.Key.Key_F2, SHIFT)
    counter.says(SettingsInUse(driver.window.host.settings))
    assert driver.window.page == "static"
