"""The presenter of sales: keys for the sale in front, each command once, and events of all sales."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import ReadSale, RenewSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, SaleChanged
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.ui.widgets import read_delay
from tests.helpers.recorder import ended
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told, failure
from tests.ui.stories import SCENES


def test_a_command_is_under_way_until_it_has_ended(driver: WindowDriver) -> None:
    """Another payment method is another attempt, and one attempt is enough."""
    driver.show(SCENES["waiting"].told("a"))
    driver.press(Qt.Key.Key_F3)
    driver.press(Qt.Key.Key_F7)
    driver.press(Qt.Key.Key_F5)
    assert (len(driver.client.of(RenewSale)), len(driver.client.of(ReadSale))) == (1, 1)
    driver.store.on_event(ended(ReadSale(sale_id="a")))
    driver.press(Qt.Key.Key_F3)
    driver.store.on_event(ended(driver.client.of(ReadSale)[0]))
    driver.press(Qt.Key.Key_F5)
    assert (len(driver.client.of(RenewSale)), len(driver.client.of(ReadSale))) == (1, 2)
    assert not driver.sale.menu_button.isEnabled(), "New QR is in the menu"
    driver.store.on_event(ended(driver.client.of(RenewSale)[0]))
    driver.settle()
    assert driver.sale.menu_button.isEnabled()
    driver.press(Qt.Key.Key_F7)
    assert [command.method for command in driver.client.of(RenewSale)] == [PaymentMethod.LINK, PaymentMethod.QR_CODE]


def submitted(driver: WindowDriver) -> Told:
    """Press Enter, and let the counter begin a sale."""
    driver.type("90")
    driver.form.submit()
    return Told(driver.client.taken[-1].sale_id, 90_00).wanted()


def test_a_sale_whose_order_was_refused_comes_up_at_once(driver: WindowDriver) -> None:
    """No code will come, so the form does not wait for one."""
    told = submitted(driver)
    told.tell(driver.store)
    assert driver.window.page == "sell"
    told.order_sent().failed(SaleFactKind.ORDER_FAILED, failure(Problem.NOT_ALLOWED)).tell(driver.store)
    assert driver.window.page == "sale"


def test_a_code_that_takes_its_time_is_waited_for_once(driver: WindowDriver) -> None:
    told = submitted(driver)
    told.tell(driver.store)
    patience = driver.window.sales._wait_timer
    assert (patience.isActive(), patience.isSingleShot()) == (True, True)
    patience.timeout.emit()
    assert (driver.window.page, patience.isActive()) == ("sale", False)


def test_a_bill_that_is_scanned_while_a_sale_begins_is_the_next_customers(driver: WindowDriver) -> None:
    told = submitted(driver)
    told.tell(driver.store)
    driver.scan("bill_18")
    assert (driver.window.page, driver.form.bill.text()) == ("sell", "bill_18")
    assert not driver.form.is_busy, "the one that begins waits as any other"
    assert [sale.sale_id for sale in driver.store.waiting()] == [driver.client.taken[0].sale_id]


@pytest.mark.parametrize("seen", [False, True])
def test_a_green_page_left_too_soon_is_announced_on_the_next_page(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch, *, seen: bool
) -> None:
    told = SCENES["waiting"].told("there")
    driver.show(told)
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    driver.tell(told.read("PAID"))
    assert driver.store.unseen == ()
    if seen:
        monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    driver.window.show_page("orders")
    driver.settle()
    assert driver.store.unseen == (() if seen else ("there",))


def test_another_sale_that_is_left_is_no_news_of_the_one_that_was_paid(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = SCENES["waiting"].told("there")
    driver.tell(SCENES["waiting"].told("other"))
    driver.show(told)
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    driver.tell(told.read("PAID"))
    driver.window.refresh()
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    driver.window.show_sale("other")
    driver.settle()
    driver.window.show_page("orders")
    assert driver.store.unseen == ("there",)
    driver.store.set_unseen(())
    driver.window.show_sale("other")
    driver.window.show_page("orders")
    assert not driver.store.unseen


def test_a_search_and_a_choice_lead_where_they_say(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told("there"))
    pages = driver.record_pages()
    driver.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert pages == ["orders"]
    assert driver.orders.page.isAncestorOf(driver.focused())
    driver.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert pages == ["orders"], "it is there already"
    driver.orders.page.story_panel.show_requested.emit("there")
    assert (driver.window.page, driver.front_sale_id()) == ("sale", "there")
    driver.window.show_page("sell")
    driver.help.toggle()
    driver.notices.sale_alarm.subject_chosen.emit("there")
    assert (driver.front_sale_id(), driver.help.is_open) == ("there", False)


def test_only_what_looks_as_before_waits_for_its_repaint(driver: WindowDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 sales being read delay no QR; changes are shown at once."""
    here, other = SCENES["waiting"].told("here"), SCENES["waiting"].told("other")
    driver.show(here)
    driver.tell(other)
    soon: list[bool] = []
    monkeypatch.setattr(driver.window.host, "refresh_soon", lambda: soon.append(True))
    monkeypatch.setattr(driver.window.host, "refresh_later", lambda: soon.append(False))

    def news(told: Told) -> list[bool]:
        soon.clear()
        driver.store.on_event(SaleChanged(told.sale))
        return soon[:1]

    assert (news(other), news(here)) == ([False], [True])
    assert news(other.failed(SaleFactKind.READ_FAILED)) == [True]
    begun = Told("begun", 90_00).wanted()
    assert (news(begun), news(begun.order_sent())) == ([True], [False])
    assert news(other.read("PAID")) == [True]
    soon.clear()
    driver.store.on_event(ended(ReadSale(sale_id="other")))
    assert soon == [], "nobody waits for that one"
    driver.window.sales.read_now()
    driver.store.on_event(ended(driver.client.of(ReadSale)[-1]))
    assert soon == [True]


def test_a_sale_that_was_not_begun_keeps_what_was_typed_and_one_that_was_begun_comes_up(driver: WindowDriver) -> None:
    """However the command ended: an existing sale is not taken twice."""
    for end in CommandStatus:
        driver.window.show_page("sell")
        driver.form.clear()
        told = submitted(driver)
        driver.store.on_event(ended(driver.client.taken[-1], end))
        assert (driver.window.page, driver.form.is_busy) == ("sell", False)
        assert driver.edit("Amount").text() == ("" if end is CommandStatus.DONE else "₹90")
        told.tell(driver.store)
        assert driver.window.page == "sell"
        begun = submitted(driver)
        begun.tell(driver.store)
        driver.store.on_event(ended(driver.client.taken[-1], end))
        assert (driver.window.page, driver.front_sale_id()) == ("sale", begun.sale_id)
        assert not driver.form.is_busy


def test_a_bill_that_is_scanned_leads_to_the_page_of_its_field(driver: WindowDriver) -> None:
    pages = driver.record_pages()
    for page in ("sell", "orders", "settings"):
        driver.window.show_page(page)
        driver.help.toggle()
        assert driver.help.is_open
        pages.clear()
        driver.window.sales.on_scanned(f"bill_{page}")
        assert pages == ([] if page == "sell" else ["sell"])
        assert (driver.help.is_open, driver.form.bill.text()) == (False, f"bill_{page}")


def test_a_sale_that_was_erased_is_no_news(driver: WindowDriver) -> None:
    driver.store.unseen = ("erased",)
    driver.window.refresh()
    assert not driver.notices.sale_alarm.isVisible()
    driver.tell(SCENES["paid"].told("there"))
    driver.store.unseen = ("erased", "there")
    driver.window.refresh()
    assert driver.notices.sale_alarm.isVisible()
    driver.store.forget(["there"])
    driver.window.refresh()
    assert not driver.notices.sale_alarm.isVisible()
