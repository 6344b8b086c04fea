"""Without a keychain, keys are asked for at the start, before the first customer comes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import SetKeys
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.messages import Area, AreaKeys
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver

NONE = AreaKeys(Area.GATEWAY, "none", keychain="absent")


def focus() -> str:
    there = QApplication.focusWidget()
    return there.accessibleName() if there is not None else ""


@pytest.mark.parametrize("keychain", ["absent", "locked"])
def test_keys_are_asked_for_before_a_customer_comes(make_driver: MakeDriver, keychain: str) -> None:
    counter = CounterDriver(make_driver())
    counter.says(AreaKeys(Area.GATEWAY, "none", keychain=keychain))
    assert "type the keys at each start" in counter.driver.words()
    assert focus() == "Payments: Client ID"
    counter.driver.type("my-id")
    counter.driver.press(Qt.Key.Key_Tab)
    counter.driver.type("my-secret")
    counter.driver.press(Qt.Key.Key_Return)
    assert counter.driver.client.of(SetKeys) == [
        SetKeys(area=Area.GATEWAY, client_id="my-id", client_secret="my-secret")
    ]


def test_they_are_asked_for_once_and_only_where_there_are_none(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver())
    counter.says(AreaKeys(Area.GATEWAY, "keychain", keychain="keychain"))
    assert counter.driver.window.page == "sell"
    counter.says(NONE)  # forgotten by an admin later: the sale then says so, with a button
    assert counter.driver.window.page == "sell"


def test_a_locked_screen_comes_first(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver())
    asha = PEOPLE[Role.CASHIER]
    counter.has_people(asha)
    counter.says(SignedIn(asha, locked=True), NONE)
    assert counter.covered()
    assert counter.driver.window.page == "sell"
    counter.says(SignedIn(asha))
    assert focus() == "Payments: Client ID"


def test_a_counter_that_knows_no_shop_yet_has_its_own_way(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver(connected=False))
    counter.says(NONE)
    assert counter.driver.window.page == "start"
