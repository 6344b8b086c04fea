"""A PC without a keychain: keys are asked for at start, as the texts promise, before the first customer comes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import SetKeys
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.messages import Area, AreaKeys
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk

NONE = AreaKeys(Area.GATEWAY, "none", keychain="absent")


def focus() -> str:
    there = QApplication.focusWidget()
    return there.accessibleName() if there is not None else ""


@pytest.mark.parametrize("keychain", ["absent", "locked"])
def test_keys_are_asked_for_before_a_customer_comes(make_till: MakeTill, keychain: str) -> None:
    desk = Desk(make_till())
    desk.says(AreaKeys(Area.GATEWAY, "none", keychain=keychain))
    assert "keys are asked for at each start" in desk.till.words()
    assert focus() == "Payments: Client id"
    desk.till.type("my-id")
    desk.till.press(Qt.Key.Key_Tab)
    desk.till.type("my-secret")
    desk.till.press(Qt.Key.Key_Return)
    assert desk.till.client.of(SetKeys) == [SetKeys(area=Area.GATEWAY, client_id="my-id", client_secret="my-secret")]


def test_they_are_asked_for_once_and_only_where_there_are_none(make_till: MakeTill) -> None:
    desk = Desk(make_till())
    desk.says(AreaKeys(Area.GATEWAY, "keychain", keychain="keychain"))
    assert desk.till.window.page == "sell"
    desk.says(NONE)  # forgotten by an admin later: the sale then says so, with a button
    assert desk.till.window.page == "sell"


def test_a_locked_screen_comes_first(make_till: MakeTill) -> None:
    desk = Desk(make_till())
    asha = PEOPLE[Role.CASHIER]
    desk.has_people(asha)
    desk.says(SignedIn(asha, locked=True), NONE)
    assert desk.covered()
    assert desk.till.window.page == "sell"
    desk.says(SignedIn(asha))
    assert focus() == "Payments: Client id"


def test_a_counter_that_knows_no_shop_yet_has_its_own_way(make_till: MakeTill) -> None:
    desk = Desk(make_till(connected=False))
    desk.says(NONE)
    assert desk.till.window.page == "start"
