"""The test sale of a first start: three ticks above the status bar of the till."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import SaveSettings, TakeSale
from paydesk.domain.messages import SaleChanged
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.settings import FirstStart
from paydesk.ui.start.trial import TrialTick, ticks_of
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver, shop_settings
from tests.ui.stage import Told

ADMIN = PEOPLE[Role.ADMIN]


def at_test_sale(make_driver: MakeDriver, *, live: bool = False) -> CounterDriver:
    settings = replace(shop_settings(live=live), first_start=FirstStart.TEST_SALE)
    counter = CounterDriver(make_driver(settings=settings))
    counter.says(PeopleKnown((ADMIN,)), SignedIn(ADMIN))
    return counter


def take(driver: WindowDriver) -> Told:
    """Take a sale of ₹1.00 until its code is shown."""
    driver.type("1")
    driver.press(Qt.Key.Key_Return)
    told = Told(driver.client.of(TakeSale)[0].sale_id, 100).shown()
    driver.store.on_event(SaleChanged(told.sale))
    driver.store.on_event(told.picture())
    driver.settle()
    return told


@pytest.mark.parametrize(
    ("told", "ticks"),
    [
        (Told().wanted(), set()),
        (Told().shown(), {TrialTick.QR_SHOWN}),
        (Told().shown().read("PAID").paid_by("1"), set(TrialTick)),
    ],
    ids=["started", "shown", "paid"],
)
def test_ticks_follow_the_sale(told: Told, ticks: set[TrialTick]) -> None:
    assert ticks_of(told.sale, told.at) == ticks
    assert ticks_of(None, told.at) == set()


def test_a_counter_goes_on_at_its_test_sale(make_driver: MakeDriver) -> None:
    driver = at_test_sale(make_driver).driver
    assert driver.window.page == "sell"
    assert "Test sale of ₹1" in driver.texts()
    told = take(driver)
    assert "Skip" in driver.names()
    told.read("PAID").paid_by("1").tell(driver.store)
    driver.settle()
    driver.window.refresh()
    assert "Everything works" in driver.texts()
    driver.click(driver.button("Done"))
    [save] = driver.client.of(SaveSettings)
    assert save.settings.first_start is FirstStart.DONE
    assert "Everything works" not in driver.texts()


def test_it_can_be_skipped(make_driver: MakeDriver) -> None:
    driver = at_test_sale(make_driver, live=True).driver
    assert "Test sale of real ₹1" in driver.texts()
    driver.click(driver.button("Skip"))
    assert driver.client.of(SaveSettings)[0].settings.first_start is FirstStart.DONE
    assert "Skip" not in driver.names()


def test_go_live_leads_back_to_the_keys(make_driver: MakeDriver) -> None:
    driver = at_test_sale(make_driver).driver
    take(driver).read("PAID").paid_by("1").tell(driver.store)
    driver.settle()
    driver.window.refresh()
    driver.click(driver.button("Go live"))
    assert driver.window.page == "start"
    assert driver.button("Live").isChecked()


def test_nothing_of_it_stands_on_the_lock(make_driver: MakeDriver) -> None:
    counter = at_test_sale(make_driver)
    counter.says(SignedIn(None, locked=True))
    assert "Test sale of ₹1" not in counter.driver.texts()
