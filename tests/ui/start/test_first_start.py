"""The first start, step by step: what it asks, what it refuses, and that nothing is kept unchecked."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from paydesk.domain.commands import SavePerson, SaveSettings, SetKeys, TakeSale, TestConnection
from paydesk.domain.language import Language
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.commands import ReadSettingsFile
from paydesk.domain.settings.hosts import PRODUCTION
from paydesk.domain.settings.messages import (
    Area,
    AreaKeys,
    AreaTested,
    ConnectionProblem,
    ImportProblem,
    SettingsRead,
)
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY, SANDBOX_GATEWAY, FirstStart, Settings
from paydesk.domain.settings.window_place import WindowPlace
from paydesk.store.settings import file as settings_file
from paydesk.store.settings import window_file
from paydesk.ui.start.money_choice import MoneyChoice
from paydesk.ui.start.step import CONNECT, PEOPLE, TEST_SALE, WELCOME
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeTill
from tests.ui.desk import Desk
from tests.ui.till import Till, shop_settings

MEERA = Person("meera", "Meera", Role.ADMIN)
KEPT = AreaKeys(Area.GATEWAY, "keychain", "•••• abcd", "keychain")
RIGHT = AreaTested(Area.GATEWAY, None, None, 84, 0)


@pytest.fixture
def desk(make_till: MakeTill) -> Desk:
    """A counter that was never connected."""
    return Desk(make_till(connected=False, live=False))


def place(desk: Desk) -> int:
    return desk.till.window.frame.start_page.place


def fill(till: Till, **typed: str) -> None:
    names = {"client_id": "Client ID", "secret": "Client secret", "terminal": "Terminal number"}
    values = {"client_id": "TEST1029", "secret": "sesame-secret", "terminal": "54321", "shop": "Sharma Stores"} | typed
    for name, text in values.items():
        edit = till.edit(names.get(name, "Name of the shop"))
        edit.setFocus()
        edit.selectAll()
        till.type(text) if text else till.press(Qt.Key.Key_Delete)


def connect(desk: Desk) -> None:
    """Keys that are right, as far as the people."""
    desk.till.click(desk.till.button("Connect"))
    fill(desk.till)
    desk.till.press(Qt.Key.Key_Return)
    desk.says(RIGHT)
    desk.till.press(Qt.Key.Key_Return)
    [save] = desk.till.client.of(SaveSettings)
    desk.says(KEPT, ended(save))


def test_a_fresh_counter_begins_with_two_ways_and_a_file(desk: Desk) -> None:
    till = desk.till
    assert till.window.page == "start"
    assert till.button("Connect").hasFocus()
    assert {"Start the demo", "Open a settings file"} <= set(till.names())
    assert not till.window.frame.rail.isVisible()
    assert "no real money" in till.words()


@pytest.mark.parametrize("by_key", [True, False])
def test_one_key_or_click_asks_for_the_demo(make_till: MakeTill, *, by_key: bool) -> None:
    till = make_till(connected=False)  # before people and keys are there, too
    with till.qtbot.waitSignal(till.window.demo_wanted):
        till.press(Qt.Key.Key_D) if by_key else till.click(till.button("Start the demo"))


def test_keys_are_tested_before_anything_is_kept(desk: Desk) -> None:
    till = desk.till
    till.press(Qt.Key.Key_Return)
    assert place(desk) == CONNECT
    fill(till)
    till.press(Qt.Key.Key_Return)
    [test] = till.client.of(TestConnection)
    assert (test.client_id, test.client_secret) == ("TEST1029", "sesame-secret")
    assert test.settings.connection.gateway_url == SANDBOX_GATEWAY
    assert till.client.of(SaveSettings) == []
    assert till.client.of(SetKeys) == []
    desk.says(RIGHT)
    assert "These are test keys, and Test is chosen" in till.words()
    assert "84 ms" in till.words()
    assert till.button("Next: people").hasFocus()
    till.press(Qt.Key.Key_Return)
    assert till.client.of(SetKeys) == [SetKeys(area=Area.GATEWAY, client_id="TEST1029", client_secret="sesame-secret")]
    [save] = till.client.of(SaveSettings)
    assert save.settings.shop.terminal == TerminalIdentity(cf_terminal_id=54321)
    assert save.settings.first_start is FirstStart.PEOPLE
    assert place(desk) == CONNECT, "not before it is written"
    desk.says(KEPT, ended(save))
    assert place(desk) == PEOPLE
    shown = [edit.text() for edit in till.window.findChildren(QLineEdit)]
    shown += [label.text() for label in till.window.findChildren(QLabel)]
    assert not any("sesame" in text for text in shown)


def test_what_was_typed_before_the_program_ended_is_there_again_but_for_the_keys(
    desk: Desk, make_till: MakeTill, tmp_path: Path
) -> None:
    assert desk.till.window.typed_at_start() == {}
    desk.till.click(desk.till.button("Connect"))
    assert desk.till.window.typed_at_start() == {}, "nothing was typed"
    fill(desk.till, shop="Mehta")
    [money] = desk.till.window.findChildren(MoneyChoice)
    money.option(ServiceKind.LIVE).click()
    typed = desk.till.window.typed_at_start()
    window_file.save(tmp_path, WindowPlace(0, 0, 9, 9, start=typed))
    kept = window_file.load(tmp_path)
    assert kept is not None
    assert "sesame" not in str(kept)
    assert "TEST1029" not in str(kept)
    again = make_till(connected=False, live=False)
    again.window.use_typed(kept.start)
    desk = Desk(again)
    assert place(desk) == CONNECT
    assert (again.edit("Terminal number").text(), again.edit("Name of the shop").text()) == ("54321", "Mehta")
    assert again.edit("Client ID").text() == again.edit("Client secret").text() == ""
    [money] = again.window.findChildren(MoneyChoice)
    assert money.current() is ServiceKind.LIVE
    assert again.window.typed_at_start() == typed, "also where it ends again"


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (ConnectionProblem.WRONG_KEYS, "The keys are wrong"),
        (ConnectionProblem.CLOCK_OFF, "This PC's clock is wrong"),
        (ConnectionProblem.LINE, "The service could not be asked"),
    ],
)
def test_with_wrong_keys_or_a_wrong_clock_there_is_no_way_on(
    desk: Desk, problem: ConnectionProblem, words: str
) -> None:
    till = desk.till
    till.press(Qt.Key.Key_Return)
    fill(till)
    till.press(Qt.Key.Key_Return)
    desk.says(AreaTested(Area.GATEWAY, problem, None, None, 400))
    assert words in till.words()
    assert "Next: people" not in till.names()
    till.click(till.button("Check the keys"))
    assert len(till.client.of(TestConnection)) == 2
    assert till.client.of(SaveSettings) == []


def test_what_is_edited_after_the_test_is_tested_again(desk: Desk) -> None:
    till = desk.till
    till.press(Qt.Key.Key_Return)
    fill(till)
    till.press(Qt.Key.Key_Return)
    desk.says(RIGHT)
    fill(till, secret="another")
    till.press(Qt.Key.Key_Return)
    assert [each.client_secret for each in till.client.of(TestConnection)] == ["sesame-secret", "another"]
    assert till.client.of(SetKeys) == []


@pytest.mark.parametrize(
    ("live", "client_id", "secret", "words"),
    [
        (True, "TEST1029", "abc", "These are test keys, but Live is chosen."),
        (True, "1029", "cfsk_ma_test_abc", "These are test keys, but Live is chosen."),
        (False, "1029", "cfsk_ma_prod_abc", "These are live keys, but Test is chosen."),
    ],
)
def test_keys_are_held_against_test_or_live(desk: Desk, *, live: bool, client_id: str, secret: str, words: str) -> None:
    till = desk.till
    till.press(Qt.Key.Key_Return)
    if live:
        till.click(till.button("Live"))
    fill(till, client_id=client_id, secret=secret)
    till.press(Qt.Key.Key_Return)
    assert words in till.words()
    assert till.client.of(TestConnection) == []


def test_live_keys_go_to_the_live_hosts(desk: Desk) -> None:
    till = desk.till
    till.press(Qt.Key.Key_Return)
    till.click(till.button("Live"))
    assert "Switch it to Live" in till.words()
    fill(till, client_id="1029", secret="cfsk_ma_prod_abc", terminal="9898989898")
    till.press(Qt.Key.Key_Return)
    [test] = till.client.of(TestConnection)
    assert test.settings.connection.gateway_url == PRODUCTION_GATEWAY
    assert test.settings.money_out.hosts == PRODUCTION
    assert test.settings.shop.terminal == TerminalIdentity(terminal_phone_no="9898989898")


@pytest.mark.parametrize("missing", ["client_id", "secret", "terminal", "shop"])
def test_what_is_missing_is_marked(desk: Desk, missing: str) -> None:
    till = desk.till
    till.press(Qt.Key.Key_Return)
    fill(till, **{missing: ""})
    till.press(Qt.Key.Key_Return)
    assert till.client.of(TestConnection) == []
    edits = till.window.findChildren(QLineEdit)
    [faulty] = [edit for edit in edits if edit.property("faulty") and edit.isVisible()]
    assert faulty.hasFocus()


def test_there_is_no_way_on_without_an_admin(desk: Desk) -> None:
    connect(desk)
    till = desk.till
    assert not till.button("Next: a test sale").isEnabled()
    assert "Add yourself as admin to go on." in till.words()
    till.edit("Name").setFocus()
    till.type("Meera")
    for name in ("PIN", "The same PIN again"):
        till.edit(name).setFocus()
        till.type("4826")
    till.press(Qt.Key.Key_Return)
    [person] = till.client.of(SavePerson)
    assert (person.person.name, person.person.role, person.pin) == ("Meera", Role.ADMIN, "4826")
    desk.says(PeopleKnown((MEERA,)), SignedIn(MEERA))
    assert till.button("Next: a test sale").hasFocus()
    till.press(Qt.Key.Key_Return)
    save = till.client.last(SaveSettings)
    assert save.settings.first_start is FirstStart.TEST_SALE
    desk.says(ended(save))
    assert place(desk) == TEST_SALE


@pytest.mark.parametrize(("step", "where"), [(FirstStart.PEOPLE, PEOPLE), (FirstStart.TEST_SALE, TEST_SALE)])
def test_it_goes_on_where_it_was_left(make_till: MakeTill, step: FirstStart, where: int) -> None:
    till = make_till(settings=replace(shop_settings(), first_start=step))
    desk = Desk(till)
    assert till.window.page == "start"
    assert place(desk) == where
    till.press(Qt.Key.Key_Escape)
    assert place(desk) == where - 1


def test_a_test_sale_can_be_left_out_and_selling_begins(make_till: MakeTill) -> None:
    till = make_till(settings=replace(shop_settings(), first_start=FirstStart.TEST_SALE))
    desk = Desk(till)
    desk.says(PeopleKnown((MEERA,)), SignedIn(MEERA))
    till.click(till.button("Go on without it"))
    [save] = till.client.of(SaveSettings)
    assert save.settings.first_start is FirstStart.DONE
    assert till.client.of(TakeSale) == []
    desk.says(ended(save))
    assert till.window.page == "sell"
    assert till.window.frame.rail.isVisible()


def open_file(desk: Desk, path: Path, answer: SettingsRead | None) -> None:
    welcome = desk.till.window.frame.start_page.welcome
    welcome.choose_file = lambda: path
    desk.till.click(desk.till.button("Open a settings file"))
    if answer is not None:
        command = desk.till.client.last(ReadSettingsFile)
        desk.says(replace(answer, ask_id=command.ask_id))


def test_the_settings_of_another_counter_are_filled_in(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "paydesk-settings.json"
    path.write_text(settings_file.export(shop_settings()), encoding="utf-8")
    open_file(desk, path, SettingsRead("", shop_settings()))
    assert json.loads(desk.till.client.last(ReadSettingsFile).text)["paydesk_settings"] == 1
    assert place(desk) == CONNECT
    assert desk.till.edit("Name of the shop").text() == "Sharma Stores"
    assert desk.till.button("Live").isChecked()
    assert "The settings of the file are here" in desk.till.words()
    assert desk.till.edit("Client secret").text() == ""


@pytest.mark.parametrize(
    ("problem", "words"),
    [(ImportProblem.NEWER, "A newer Paydesk wrote it."), (ImportProblem.NOT_SETTINGS, "It holds no settings")],
)
def test_a_file_that_cannot_be_used_says_why(desk: Desk, tmp_path: Path, problem: ImportProblem, words: str) -> None:
    path = tmp_path / "other.json"
    path.write_text("[]", encoding="utf-8")
    open_file(desk, path, SettingsRead("", None, problem))
    assert place(desk) == WELCOME
    assert words in desk.till.words()
    open_file(desk, tmp_path / "gone.json", None)
    assert "This file cannot be read" in desk.till.words()


def test_what_a_file_holds_is_checked(tmp_path: Path) -> None:
    strange = replace(shop_settings(), first_start=FirstStart.PEOPLE)
    settings, problem, left_out = settings_file.read_export(settings_file.export(strange))
    assert (settings, problem, left_out) == (shop_settings(), None, [])
    assert settings_file.read_export("[]")[1] is ImportProblem.NOT_SETTINGS
    assert settings_file.read_export("{}")[1] is ImportProblem.NOT_SETTINGS
    newer = json.dumps({"paydesk_settings": 2, "connection": {}, "shop": {}})
    assert settings_file.read_export(newer)[1] is ImportProblem.NEWER
    settings, problem, left_out = settings_file.read_export(
        json.dumps({"connection": {"gateway_url": "http://evil.example"}, "shop": {"name": "Gupta"}})
    )
    assert settings is not None
    assert settings.connection == Settings().connection
    assert settings.shop.name == "Gupta"
    assert [each.name for each in left_out] == ["connection.gateway_url"]


def test_the_language_is_chosen_on_the_first_page(desk: Desk) -> None:
    desk.till.click(desk.till.button("हिन्दी"))
    assert desk.till.client.last(SaveSettings).settings.language is Language.HINDI
