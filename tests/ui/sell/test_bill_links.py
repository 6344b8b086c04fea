"""Charge links: the form is filled and nothing is sent; a link never disturbs what a person is at."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFileOpenEvent
from PySide6.QtWidgets import QApplication

from paydesk.domain.billing.bill import NO_BILL, Bill, BillRepeat
from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.messages import SalesLoaded
from paydesk.domain.money import Money
from paydesk.domain.people.person import Role
from paydesk.domain.settings.settings import Billing, Settings
from paydesk.ui.application import LinkEvents, watch_links
from paydesk.ui.sell.bill_links import LINK_PAUSE_MS
from paydesk.ui.words.base import SHORT_BILL, billing_words
from tests.ui.conftest import Announced, MakeDriver, Seconds
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver, shop_settings
from tests.ui.stage import Told
from tests.ui.stories import SCENES

LINK = "paydesk://charge?bill=INV-26-00042&amount=1250.50"
ORIGIN = "https://shop.example"
MARG = BillingProgram("Marg", "0" * 64, takes_real_money=True, repeats=BillRepeat.YEARLY, origins=(ORIGIN,))
MARGS_BILL = Bill("INV-26-00042", "Marg", 1, "2026-27")


def with_links(settings: Settings, *, links: bool = True) -> Settings:
    return replace(settings, billing=Billing(programs=(MARG,), links=links))


@pytest.fixture
def driver(driver: WindowDriver) -> WindowDriver:
    """Switch links on, and load the sales."""
    driver.window.host.use_settings(with_links(shop_settings()))
    driver.store.on_event(SalesLoaded(()))
    driver.settle()
    return driver


def open_link(driver: WindowDriver, link: str = LINK) -> str:
    """Open a link, and return the notice of the window; "" if it took the link."""
    driver.window.bill_links.open(link)
    driver.settle()
    return driver.notice()


def test_a_link_fills_the_form_and_enter_sends_it(driver: WindowDriver, said: Announced) -> None:
    assert open_link(driver) == ""
    assert (driver.form.amount, driver.client.taken) == (Money(1_250_50), [])
    assert "Bill INV-26-00042" in driver.words()
    assert "Bill INV-26-00042" in str(said.all)
    driver.press(Qt.Key.Key_Return)
    (command,) = driver.client.taken
    assert (command.amount, command.bill, command.order_id) == (Money(1_250_50), Bill("INV-26-00042"), "")


def test_only_a_registered_program_is_named(driver: WindowDriver) -> None:
    nameless = Bill("INV-26-00042")
    for program, bill in {"Marg": MARGS_BILL, "Tally": nameless, "marg": nameless}.items():
        assert open_link(driver, f"{LINK}&program={program}") == ""
        assert ("Marg, bill INV-26-00042" in driver.words()) is bool(bill.program)
        driver.press(Qt.Key.Key_F3)
        assert driver.client.taken[-1].bill == bill
        driver.form.page.release_request(driver.client.taken[-1].sale_id)
        driver.form.clear()
        driver.clock.pass_(LINK_PAUSE_MS)


def test_a_press_that_was_meant_for_another_window_sends_nothing(driver: WindowDriver, guards: Seconds) -> None:
    """Regression: the person went on typing in the billing program, and the window of Paydesk came up."""
    open_link(driver)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F2, Qt.Key.Key_F3):
        driver.press(key)
    assert driver.client.taken == []
    guards.now += 0.5
    driver.press(Qt.Key.Key_Return)
    assert len(driver.client.taken) == 1


def test_another_amount_is_not_that_of_the_bill(driver: WindowDriver) -> None:
    open_link(driver)
    driver.press(Qt.Key.Key_Backspace)
    assert "INV-26-00042" not in driver.words()
    driver.press(Qt.Key.Key_Return)
    assert [command.bill for command in driver.client.taken] == [NO_BILL]


def test_the_bill_goes_with_the_form(driver: WindowDriver) -> None:
    for order in ("", "order-17"):
        open_link(driver)
        assert driver.form.charged_bill != NO_BILL
        driver.form.bill.setText(order) if order else driver.press(Qt.Key.Key_Escape)
        assert driver.form.charged_bill == NO_BILL
        driver.clock.pass_(LINK_PAUSE_MS)


def test_a_bill_is_kept_while_the_window_is_made_anew(driver: WindowDriver) -> None:
    open_link(driver, f"{LINK}&program=Marg")
    driver.window.rebuild()
    assert driver.form.charged_bill == MARGS_BILL
    assert "Marg, bill INV-26-00042" in driver.words()


DISTURBED: tuple[tuple[Callable[[WindowDriver], object], str], ...] = (
    (lambda driver: driver.type("3"), "Clear the form"),
    (lambda driver: driver.form.note.setText("red shirt"), "Clear the form"),
    (lambda driver: driver.form.bill.setText("order-17"), "Clear the form"),
    (lambda driver: driver.show(SCENES["waiting"].told("s1")), "Finish this sale"),
    (lambda driver: driver.show(SCENES["paid"].told("s2")), "Finish this sale"),
    (lambda driver: driver.window.show_page("orders"), "Go to Sell"),
    (lambda driver: driver.press(Qt.Key.Key_F1), "Go to Sell"),
    (
        lambda driver: driver.window.host.use_settings(with_links(shop_settings(), links=False)),
        "Bill links are off. See Settings, Billing programs.",
    ),
)
"""A state of the window, and the notice when a link comes."""


def test_a_link_disturbs_nothing(driver: WindowDriver) -> None:
    for begins, says in DISTURBED:
        driver.clock.pass_(2 * LINK_PAUSE_MS)
        driver.help.panel.close()
        driver.notices.remove()
        driver.window.show_page("sell")
        driver.form.clear()
        begins(driver)
        before = driver.window.page, driver.form.state
        assert says in open_link(driver)
        assert (driver.window.page, driver.form.state) == before
    assert driver.client.taken == []


def test_a_link_while_a_request_is_pending_waits_for_nothing(driver: WindowDriver) -> None:
    driver.type("90")
    driver.press(Qt.Key.Key_Return)
    assert "Finish this sale" in open_link(driver)
    assert [command.amount for command in driver.client.taken] == [Money(90_00)]


def test_a_second_link_within_five_seconds_is_refused(driver: WindowDriver) -> None:
    open_link(driver)
    driver.press(Qt.Key.Key_Escape)
    driver.clock.pass_(LINK_PAUSE_MS - 1)
    assert "Wait 5 seconds" in open_link(driver)
    assert driver.form.amount is None
    driver.clock.pass_(1)
    assert open_link(driver) == ""
    assert driver.form.amount == Money(1_250_50)


def test_a_link_that_cannot_be_used_says_why(driver: WindowDriver) -> None:
    assert open_link(driver, f"{LINK}&amount=1") == "Bill link refused. A field is unknown or repeated."
    assert driver.form.amount is None


def test_a_locked_counter_takes_no_link(driver: WindowDriver) -> None:
    counter = CounterDriver(driver)
    counter.has_people(None)
    driver.window.bill_links.open(LINK)
    assert driver.form.amount is None
    counter.has_people(PEOPLE[Role.CASHIER])
    assert "Unlock" in driver.notice()
    driver.clock.pass_(LINK_PAUSE_MS)
    driver.window.bill_links.open(LINK)
    assert driver.form.amount == Money(1_250_50)


def test_a_link_that_starts_the_counter_waits_for_its_sales(make_driver: MakeDriver) -> None:
    driver = make_driver()
    driver.window.host.use_settings(with_links(shop_settings()))
    assert open_link(driver) == ""
    assert driver.form.amount is None
    driver.store.on_event(SalesLoaded(()))
    driver.window.host.refresh()
    assert driver.form.amount == Money(1_250_50)


# Going back -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the addresses that are opened in the browser."""
    found: list[str] = []

    def open_url(address: QUrl) -> bool:
        found.append(address.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    return found


def sell(driver: WindowDriver, link: str, *statuses: str, sale_id: str = "s1") -> Told:
    """Sell the bill of a link, and leave its page for the next customer."""
    assert open_link(driver, link) == ""
    bill = driver.form.charged_bill
    told = SCENES["waiting"].told(sale_id)
    data = {"bill": bill.number, "program": bill.program, "period": bill.period}
    told.facts[0] = replace(told.facts[0], data={**told.facts[0].data, **data})
    driver.press(Qt.Key.Key_Escape)
    driver.show(told)
    for status in statuses:
        driver.tell(told.read(status))
    driver.press(Qt.Key.Key_F4)
    return told


def test_the_page_opens_once_its_sale_is_over(driver: WindowDriver, opened: list[str]) -> None:
    sell(driver, f"{LINK}&program=Marg&back={ORIGIN}/pos", "PAID")
    assert opened == [f"{ORIGIN}/pos?charge=c_s1&status=hand_over"]
    driver.window.show_sale("s1")
    driver.window.show_page("sell")
    assert len(opened) == 1


def test_no_page_opens_while_the_customer_can_pay(driver: WindowDriver, opened: list[str]) -> None:
    sell(driver, f"{LINK}&program=Marg&back={ORIGIN}/pos")
    assert opened == []


def test_only_pages_of_a_registered_program_open(driver: WindowDriver, opened: list[str]) -> None:
    for sale_id, link in {
        "none": f"{LINK}&back={ORIGIN}/pos",
        "another program": f"{LINK}&program=Tally&back={ORIGIN}/pos",
        "another host": f"{LINK}&program=Marg&back=https://shop.example.evil.example/",
        "another scheme": f"{LINK}&program=Marg&back=http://shop.example/",
    }.items():
        sell(driver, link, "PAID", sale_id=sale_id)
        assert opened == [], link
        driver.clock.pass_(2 * LINK_PAUSE_MS)


@pytest.mark.parametrize("length", [1, SHORT_BILL, SHORT_BILL + 1, 64])
def test_a_long_bill_number_is_shown_by_its_end(length: int) -> None:
    number = "0" * (length - 1) + "7"
    shown = billing_words(Bill(number)).removeprefix("Bill ")
    assert number.endswith(shown.removeprefix("…"))
    assert len(shown) == min(length, SHORT_BILL)


def test_macos_sends_a_link_as_an_event(qapp: QApplication) -> None:
    links: list[str] = []
    events = LinkEvents(qapp, links.append)
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl(f"{LINK}&program=Marg%20ERP")))
    qapp.removeEventFilter(events)
    assert links == [f"{LINK}&program=Marg%20ERP"]
    assert (watch_links(qapp, links.append) is None) is (sys.platform != "darwin")
