"""The first start: its steps, refusals, and that nothing untested is saved."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import SavePerson, SaveSettings, SetKeys, TestConnection
from paydesk.domain.language import Language
from paydesk.domain.messages import Answered
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.commands import ReadSettingsFile
from paydesk.domain.settings.messages import (
    Area,
    AreaKeys,
    AreaTested,
    ConnectionProblem,
    ImportProblem,
    SettingsFileContent,
)
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import (
    PRODUCTION_GATEWAY,
    PRODUCTION_HOSTS,
    SANDBOX_GATEWAY,
    FirstStart,
    Settings,
    Theme,
    WindowState,
)
from paydesk.store.settings import file as settings_file
from paydesk.store.settings import window_file
from paydesk.ui import theme
from paydesk.ui.start.connect import ConnectStep
from paydesk.ui.start.step import CONNECT, PEOPLE, WELCOME
from paydesk.ui.widgets.choice import CardChoice
from paydesk.ui.window import MainWindow
from tests.helpers.recorder import Recorder, ended
from tests.ui.conftest import Announced, MakeDriver, SayWhere
from tests.ui.counter import CounterDriver
from tests.ui.driver import WindowDriver, shop_settings
from tests.ui.drivers.screens import Screens

MEERA = Person("meera", "Meera", Role.ADMIN)
KEPT = AreaKeys(Area.GATEWAY, "keychain", "•••• abcd", "keychain")
RIGHT = AreaTested(Area.GATEWAY, None, None, 84, 0)


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    """Return a counter that was never connected."""
    return CounterDriver(make_driver(connected=False, live=False))


def place(counter: CounterDriver) -> int:
    return counter.driver.start.page.step_number


def fill(driver: WindowDriver, **typed: str) -> None:
    names = {"client_id": "Client ID", "secret": "Client secret", "terminal": "Terminal number"}
    values = {"client_id": "TEST1029", "secret": "sesame-secret", "terminal": "54321", "shop": "Sharma Stores"} | typed
    for name, text in values.items():
        edit = driver.edit(names.get(name, "Name of the shop"))
        edit.setFocus()
        edit.selectAll()
        driver.type(text) if text else driver.press(Qt.Key.Key_Delete)


def connect(counter: CounterDriver) -> None:
    """Type valid keys, up to the people."""
    counter.driver.click(counter.driver.button("Connect"))
    fill(counter.driver)
    counter.driver.press(Qt.Key.Key_Return)
    counter.driver.tested(RIGHT)
    counter.driver.press(Qt.Key.Key_Return)
    [save] = counter.driver.client.of(SaveSettings)
    counter.says(KEPT, ended(save))


def test_a_fresh_counter_begins_with_two_ways_and_a_file(counter: CounterDriver) -> None:
    driver = counter.driver
    assert driver.window.page == "start"
    driver.qtbot.waitUntil(lambda: driver.button("Connect").hasFocus())  # once the window is active
    assert {"Start the demo", "Open a settings file"} <= set(driver.names())
    assert not driver.parts["rail"].isVisible()
    assert "no real money" in driver.words()


@pytest.mark.parametrize("by_key", [True, False])
def test_one_key_or_click_asks_for_the_demo(make_driver: MakeDriver, *, by_key: bool) -> None:
    driver = make_driver(connected=False)  # before people and keys are there, too
    with driver.qtbot.waitSignal(driver.window.host.demo_requested):
        driver.press(Qt.Key.Key_D) if by_key else driver.click(driver.button("Start the demo"))


def test_the_demo_is_asked_for_before_the_window_is_joined(qtbot: QtBot, qapp: QApplication) -> None:
    """A screen reader's press right after the first paint was lost."""
    look, settings = theme.apply(qapp, Theme.LIGHT), shop_settings(connected=False)
    window = MainWindow(Recorder(), settings, demo=False, theme=look)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.host.demo_requested, timeout=0):
        Screens(window).start.page.welcome.demo_button.click()


def test_enter_checks_the_keys_wherever_the_focus_is(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    assert driver.button("Test").hasFocus()
    driver.press(Qt.Key.Key_Return)
    assert "Fill this in." in driver.words()
    assert driver.edit("Client ID").hasFocus()


def test_keys_are_tested_before_anything_is_kept(counter: CounterDriver, said: Announced) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    assert place(counter) == CONNECT
    fill(driver)
    driver.press(Qt.Key.Key_Return)
    [test] = driver.client.of(TestConnection)
    assert (test.client_id, test.client_secret) == ("TEST1029", "sesame-secret")
    assert test.settings.connection.gateway_url == SANDBOX_GATEWAY
    assert driver.client.of(SaveSettings) == []
    assert driver.client.of(SetKeys) == []
    counter.driver.tested(RIGHT)
    assert "Keys match Test" in driver.words()
    assert "84 ms" in driver.words()
    assert said.all[-1] == "Keys accepted. Clock is right."
    assert driver.button("Next: people").hasFocus()
    driver.press(Qt.Key.Key_Return)
    keys = SetKeys(area=Area.GATEWAY, client_id="TEST1029", client_secret="sesame-secret")
    assert driver.client.sent[-1] == keys, "after the address that they belong to"
    [save] = driver.client.of(SaveSettings)
    assert save.settings.shop.terminal == TerminalIdentity(cf_terminal_id=54321)
    assert save.settings.first_start is FirstStart.PEOPLE
    assert place(counter) == CONNECT, "not before it is written"
    counter.says(KEPT, ended(save))
    assert place(counter) == PEOPLE
    shown = [edit.text() for edit in driver.window.findChildren(QLineEdit)]
    shown += [label.text() for label in driver.window.findChildren(QLabel)]
    assert not any("sesame" in text for text in shown)


def test_the_first_one_is_added_without_scrolling(counter: CounterDriver) -> None:
    connect(counter)
    driver = counter.driver
    assert place(counter) == PEOPLE
    driver.settle()
    for part in (driver.edit("Name"), driver.edit("Enter the same PIN again"), driver.button("Save")):
        assert part.visibleRegion().boundingRect() == part.rect(), part.accessibleName()
    assert "Nobody is set up" not in driver.words(), "the step's own head says it"


def test_input_without_keys_survives_a_restart(counter: CounterDriver, make_driver: MakeDriver, tmp_path: Path) -> None:
    assert counter.driver.window.start_draft() == {}
    counter.driver.click(counter.driver.button("Connect"))
    assert counter.driver.window.start_draft() == {}, "nothing was typed"
    fill(counter.driver, shop="Mehta")
    [money] = counter.driver.window.findChildren(CardChoice)
    money.option(ServiceKind.LIVE).click()
    typed = counter.driver.window.start_draft()
    window_file.save(tmp_path, WindowState(0, 0, 9, 9, start=typed))
    kept = window_file.load(tmp_path)
    assert kept is not None
    assert "sesame" not in str(kept)
    assert "TEST1029" not in str(kept)
    again = make_driver(connected=False, live=False)
    again.window.set_start_draft(kept.start)
    counter = CounterDriver(again)
    assert place(counter) == CONNECT
    assert (again.edit("Terminal number").text(), again.edit("Name of the shop").text()) == ("54321", "Mehta")
    assert again.edit("Client ID").text() == again.edit("Client secret").text() == ""
    [money] = again.window.findChildren(CardChoice)
    assert money.current() == ServiceKind.LIVE
    assert again.window.start_draft() == typed, "also where it ends again"


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (ConnectionProblem.WRONG_KEYS, "The keys are wrong"),
        (ConnectionProblem.CLOCK_OFF, "This PC's clock is wrong"),
        (ConnectionProblem.LINE, "The service did not answer"),
    ],
)
def test_with_wrong_keys_or_a_wrong_clock_there_is_no_way_on(
    counter: CounterDriver, problem: ConnectionProblem, words: str
) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    fill(driver)
    driver.press(Qt.Key.Key_Return)
    counter.says(Answered("of another", RIGHT))
    assert "84 ms" not in driver.words()
    counter.driver.tested(AreaTested(Area.GATEWAY, problem, None, None, 400))
    assert words in driver.words()
    assert "Next: people" not in driver.names()
    driver.click(driver.button("Check the keys"))
    assert len(driver.client.of(TestConnection)) == 2
    assert driver.client.of(SaveSettings) == []


def test_what_is_edited_after_the_test_is_tested_again(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    fill(driver)
    driver.press(Qt.Key.Key_Return)
    counter.driver.tested(RIGHT)
    fill(driver, secret="another")
    driver.press(Qt.Key.Key_Return)
    assert [each.client_secret for each in driver.client.of(TestConnection)] == ["sesame-secret", "another"]
    assert driver.client.of(SetKeys) == []


def test_keys_that_are_there_count_for_their_own_address_only(counter: CounterDriver) -> None:
    driver = counter.driver
    host = "sandbox.cashfree.com"
    counter.says(AreaKeys(Area.GATEWAY, "keychain", "•••• abcd", "keychain", (host,)))
    driver.press(Qt.Key.Key_Return)
    assert "Keys are saved. Leave" in driver.words()
    driver.click(driver.button("Live"))
    assert "Keys are saved. Leave" not in driver.words()
    fill(driver, client_id="", secret="")
    driver.press(Qt.Key.Key_Return)
    assert driver.client.of(TestConnection) == [], "those of the test service are not tried with the live one"
    driver.click(driver.button("Test"))
    driver.click(driver.button("Check the keys"))
    assert len(driver.client.of(TestConnection)) == 1


def test_keys_are_not_said_to_be_saved_where_the_keychain_is_locked(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    assert "Keys are saved after the check." in driver.words()
    counter.says(AreaKeys(Area.GATEWAY, "none", keychain="locked"))
    assert "saved after" not in driver.words()
    assert "This PC's keychain is locked: type the keys at each start" in driver.words()


@pytest.mark.parametrize(
    ("live", "client_id", "secret", "words"),
    [
        (True, "TEST1029", "abc", "These are test keys. Choose Test"),
        (True, "1029", "cfsk_ma_test_abc", "These are test keys. Choose Test"),
        (False, "1029", "cfsk_ma_prod_abc", "These are live keys. Choose Live"),
    ],
)
def test_keys_must_match_test_or_live(
    counter: CounterDriver, *, live: bool, client_id: str, secret: str, words: str
) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    if live:
        driver.click(driver.button("Live"))
    fill(driver, client_id=client_id, secret=secret)
    driver.press(Qt.Key.Key_Return)
    assert words in driver.words()
    assert driver.client.of(TestConnection) == []


def test_live_keys_go_to_the_live_hosts(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    driver.click(driver.button("Live"))
    assert "Switch to Live" in driver.words()
    fill(driver, client_id="1029", secret="cfsk_ma_prod_abc", terminal="9898989898")
    driver.press(Qt.Key.Key_Return)
    [test] = driver.client.of(TestConnection)
    assert test.settings.connection.gateway_url == PRODUCTION_GATEWAY
    assert test.settings.money_out.hosts == PRODUCTION_HOSTS
    assert test.settings.shop.terminal == TerminalIdentity(terminal_phone_no="9898989898")


@pytest.mark.parametrize("missing", ["client_id", "secret", "terminal", "shop"])
def test_missing_fields_are_marked(counter: CounterDriver, missing: str) -> None:
    driver = counter.driver
    driver.press(Qt.Key.Key_Return)
    fill(driver, **{missing: ""})
    driver.press(Qt.Key.Key_Return)
    assert driver.client.of(TestConnection) == []
    edits = driver.window.findChildren(QLineEdit)
    [faulty] = [edit for edit in edits if edit.property("faulty") and edit.isVisible()]
    assert faulty.hasFocus()


def test_there_is_no_way_on_without_an_admin(counter: CounterDriver) -> None:
    connect(counter)
    driver = counter.driver
    assert "Next: test sale" not in driver.names()
    driver.edit("Name").setFocus()
    driver.type("Meera")
    for name in ("PIN", "Enter the same PIN again"):
        driver.edit(name).setFocus()
        driver.type("4826")
    driver.press(Qt.Key.Key_Return)
    [person] = driver.client.of(SavePerson)
    assert (person.person.name, person.person.role, person.pin) == ("Meera", Role.ADMIN, "4826")
    counter.says(PeopleKnown((MEERA,)), SignedIn(MEERA))
    save = driver.client.last(SaveSettings)
    assert save.settings.first_start is FirstStart.TEST_SALE, "one card, one button"
    counter.says(ended(save))
    assert (driver.window.page, driver.form.amount_text) == ("sell", "₹1")


def test_an_admin_who_is_there_is_not_asked_for_again(make_driver: MakeDriver) -> None:
    driver = make_driver(settings=replace(shop_settings(), first_start=FirstStart.PEOPLE))
    counter = CounterDriver(driver)
    counter.says(PeopleKnown((MEERA,)), SignedIn(MEERA))
    assert place(counter) == PEOPLE
    assert "Meera is the admin" in driver.words()
    driver.press(Qt.Key.Key_Return)
    assert driver.client.last(SaveSettings).settings.first_start is FirstStart.TEST_SALE
    driver.press(Qt.Key.Key_Escape)
    assert place(counter) == CONNECT


def open_file(counter: CounterDriver, answer: SettingsFileContent | None) -> None:
    counter.driver.click(counter.driver.button("Open a settings file"))
    if answer is not None:
        command = counter.driver.client.last(ReadSettingsFile)
        counter.says(Answered(command.ask_id, answer))


def test_the_settings_of_another_counter_are_filled_in(
    counter: CounterDriver, say_where: SayWhere, tmp_path: Path
) -> None:
    path = tmp_path / "paydesk-settings.json"
    path.write_text(settings_file.export(shop_settings()), encoding="utf-8")
    say_where(lambda _name: path)
    open_file(counter, None)
    counter.driver.button("Connect").click()
    assert place(counter) == WELCOME, "what is typed behind it would be overwritten by the file"
    counter.says(Answered(counter.driver.client.last(ReadSettingsFile).ask_id, SettingsFileContent(shop_settings())))
    assert json.loads(counter.driver.client.last(ReadSettingsFile).text)["paydesk_settings"] == 1
    assert place(counter) == CONNECT
    assert counter.driver.edit("Name of the shop").text() == "Sharma Stores"
    assert counter.driver.button("Live").isChecked()
    assert "Settings loaded from the file" in counter.driver.words()
    assert counter.driver.edit("Client secret").text() == ""


@pytest.mark.parametrize(
    ("problem", "words"),
    [(ImportProblem.NEWER, "A newer Paydesk wrote it."), (ImportProblem.NOT_SETTINGS, "No Paydesk settings")],
)
def test_a_file_that_cannot_be_used_says_why(
    counter: CounterDriver, say_where: SayWhere, tmp_path: Path, problem: ImportProblem, words: str
) -> None:
    path = tmp_path / "other.json"
    path.write_text("[]", encoding="utf-8")
    say_where(lambda _name: path)
    open_file(counter, SettingsFileContent(None, problem))
    assert place(counter) == WELCOME
    assert words in counter.driver.words()
    say_where(lambda _name: tmp_path / "gone.json")
    open_file(counter, None)
    assert "This file cannot be read" in counter.driver.words()


def test_values_of_a_settings_file_are_checked(tmp_path: Path) -> None:
    strange = replace(shop_settings(), first_start=FirstStart.PEOPLE)
    settings, problem, left_out = settings_file.parse_export(settings_file.export(strange))
    assert (settings, problem, left_out) == (shop_settings(), None, [])
    assert settings_file.parse_export("[]")[1] is ImportProblem.NOT_SETTINGS
    assert settings_file.parse_export("{}")[1] is ImportProblem.NOT_SETTINGS
    newer = json.dumps({"paydesk_settings": 2, "connection": {}, "shop": {}})
    assert settings_file.parse_export(newer)[1] is ImportProblem.NEWER
    settings, problem, left_out = settings_file.parse_export(
        json.dumps({"connection": {"gateway_url": "http://evil.example"}, "shop": {"name": "Gupta"}})
    )
    assert settings is not None
    assert settings.connection == Settings().connection
    assert settings.shop.name == "Gupta"
    assert [each.name for each in left_out] == ["connection.gateway_url"]


def test_the_language_is_chosen_on_the_first_page(counter: CounterDriver) -> None:
    counter.driver.click(counter.driver.button("हिन्दी"))
    assert counter.driver.client.last(SaveSettings).settings.language is Language.HINDI


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)], ids=str)
def test_an_error_of_the_connection_is_in_sight_beside_the_button(
    make_driver: MakeDriver, size: tuple[int, int]
) -> None:
    """Regression: the error was below the fold."""
    driver = make_driver(connected=False, live=False, settings=Settings(theme=Theme.LIGHT), size=size)
    driver.window.add_features()
    page = driver.start.page
    page.show_step(CONNECT)
    step = page.steps.get(CONNECT)
    assert isinstance(step, ConnectStep)
    driver.settle()
    step.message.show_and_announce("bad", "Not this service", "What answers there is not this service.")
    driver.settle()
    assert step.message.visibleRegion().boundingRect().height() == step.message.height()
    assert (
        0
        <= step.next_button.mapTo(driver.window, step.next_button.rect().topLeft()).y()
        - (step.message.mapTo(driver.window, step.message.rect().bottomLeft()).y())
        < 60
    )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("https://sandbox.cashfree.com/payout/v1", "https://sandbox.cashfree.com/pg"),
        ("http://127.0.0.1:8000/api/", "http://127.0.0.1:8000/pg"),
        ("127.0.0.1:8000", ""),
        ("https://gateway.example.in/pay/pg", ""),
    ],
)
def test_an_address_that_is_another_page_of_the_service_is_put_right_by_a_press(
    counter: CounterDriver, typed: str, meant: str
) -> None:
    """An address without a path is completed without asking."""
    driver = counter.driver
    driver.click(driver.button("Connect"))
    fill(driver)
    driver.click(driver.button("Use another server"))
    driver.edit("Address of the service").setText(typed)
    driver.click(driver.button("Check the keys"))
    driver.tested(AreaTested(Area.GATEWAY, ConnectionProblem.ADDRESS))
    assert (f"Did you mean {meant}?" in driver.words()) == bool(meant)
    uses = [name for name in driver.names() if name.startswith("Use ")]
    assert uses == ([f"Use {meant}"] if meant else [])
    if meant:
        driver.click(driver.button(f"Use {meant}"))
        assert driver.client.last(TestConnection).settings.connection.gateway_url == meant
        assert driver.edit("Address of the service").text() == meant
        driver.tested(RIGHT)
        assert "Next: people" in driver.names()
