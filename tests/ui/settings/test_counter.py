"""The settings form of the counter: faults are marked, and input is kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from paydesk import assets
from paydesk.domain.commands import SaveSettings, SetKeys, TestConnection
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import Answered, CommandStatus, SettingsInUse
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, Connection, MoneyOut, Settings, Shop, Theme
from paydesk.ui import theme
from paydesk.ui.settings.connections import ConnectionsPage
from paydesk.ui.settings.counter import CounterSettingsPage
from paydesk.ui.settings.page import CONNECTIONS
from paydesk.ui.widgets import read_delay
from paydesk.ui.widgets.scroll_area import VScrollArea
from tests.counter.settings.test_settings import SettingsRig
from tests.helpers.fields import control, faults, put, typed
from tests.helpers.people_rig import MEERA
from tests.helpers.recorder import ended
from tests.ui.conftest import Announced, MakeDriver
from tests.ui.counter import CounterDriver
from tests.ui.driver import WindowDriver

ALL = Settings(
    Connection("https://api.example.com/pg"),
    Shop(
        "Sharma Stores",
        "till 3",
        "Ravi",
        "sharma@okbank",
        TerminalIdentity(cf_terminal_id=777),
        45,
        150,
        bill_check=True,
    ),
    Theme.LIGHT,
    MoneyOut(PRODUCTION_HOSTS),
    look_for_newer=False,
)


URL, VERSION, ID, SECRET = "Address of the service", "API version", "Client ID", "Client secret"
SHOP, COUNTER, STAFF = "Name of the shop", "This counter", "Who sells here"
PAYEE, TERMINAL, MINUTES = "The shop's own UPI address (optional)", "Terminal", "An order can be paid for (minutes)"


def save(driver: WindowDriver) -> None:
    """Press Save, and answer."""
    before = len(driver.client.of(SaveSettings))
    driver.click(driver.button("Save"))
    for command in driver.client.of(SaveSettings)[before:]:
        driver.window.hub.on_event(ended(command))


NAMED = '[updates]\nfeed = "https://a.example/"\nkey = "a2V5"'


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return a build with an update feed."""
    monkeypatch.setattr(assets, "read_product", lambda: NAMED)


@pytest.fixture
def form(driver: WindowDriver) -> CounterSettingsPage:
    """Return the settings page of a counter."""
    driver.window.add_features()
    driver.window.show_page("settings")
    driver.settings.page.show_part("counter")
    return driver.settings.page.counter


@pytest.mark.parametrize("named", [True, False])
def test_nothing_is_to_be_set_about_newer_versions_where_nobody_tells_of_them(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    monkeypatch.setattr(assets, "read_product", lambda: NAMED if named else "")
    driver.window.add_features()
    driver.window.show_page("settings")
    driver.settle()
    driver.settings.page.show_part("advanced")
    assert ("New versions" in driver.names()) == named
    driver.settings.page.show_part("counter")
    assert ("Look for a newer Paydesk once a day" in driver.names()) == named
    put(driver.settings.page.counter, {STAFF: "Ravi"})
    save(driver)
    [saved] = driver.client.of(SaveSettings)
    assert saved.settings.look_for_newer, "what is not asked for stays as it was"


@pytest.mark.usefixtures("published")
def test_what_is_typed_is_saved_and_used(driver: WindowDriver, form: CounterSettingsPage) -> None:
    put(form, {URL: "https://api.example.com/pg", SHOP: "Sharma Stores", COUNTER: "till 3", STAFF: "Ravi"})
    put(form, {PAYEE: "sharma@okbank", TERMINAL: "777", MINUTES: "45"})
    form.form.set_values({"day_ends": "150"})
    driver.click(driver.button("A scanned order needs the total of its bill beside it"))
    driver.click(driver.button("Look for a newer Paydesk once a day"))
    save(driver)
    assert [asked.settings for asked in driver.client.of(SaveSettings)] == [ALL]
    assert "Saved" in driver.words()
    driver.window.hub.on_event(SettingsInUse(ALL))
    assert "Ravi" in driver.foot()


def test_a_pin_that_is_typed_for_who_sells_here_does_not_stay(driver: WindowDriver, form: CounterSettingsPage) -> None:
    """The name is shown on slips and in the status bar."""
    put(form, {STAFF: "3690"})
    save(driver)
    assert not driver.client.of(SaveSettings)
    assert form.form.values().text("staff") == ""
    assert "Digits alone are no name. They may be a PIN, and are gone." in driver.words()


def test_saved_is_said_once_it_is_and_not_before(
    driver: WindowDriver, form: CounterSettingsPage, said: Announced
) -> None:
    put(form, {STAFF: "Ravi"})
    driver.click(driver.button("Save"))
    assert "Saved" not in driver.words()
    driver.window.hub.on_event(ended(driver.client.of(SaveSettings)[0]))
    assert "Saved" in driver.words()
    assert said.all == ["Saving…", "Saved"]


def test_settings_changed_during_a_save_are_merged(
    driver: WindowDriver, form: CounterSettingsPage, tmp_path: Path
) -> None:
    """On a slow disk F10 saved the old settings again."""
    counter = SettingsRig(tmp_path, MEERA)
    counter.config.settings = driver.window.host.settings
    put(form, {STAFF: "Ravi"})
    driver.click(driver.button("Save"))
    driver.press(Qt.Key.Key_F10)
    driver.click(driver.button("Dark"))
    assert driver.client.of(SaveSettings)[-1].settings.shop.staff == "Ravi", "a PIN lets all of it through"

    async def get_through() -> None:
        for command in driver.client.of(SaveSettings):
            assert (await counter.send(command)).status is CommandStatus.DONE

    asyncio.run(get_through())
    kept = counter.config.settings
    assert (kept.shop.staff, kept.customer_display, kept.theme) == ("Ravi", True, Theme.DARK)
    for event in (*counter.of(SettingsInUse), *counter.ends):
        driver.window.hub.on_event(event)
    assert driver.window.host.settings == kept
    assert "Saved" in driver.words()


def test_numbers_in_the_digits_of_another_script_are_numbers(driver: WindowDriver, form: CounterSettingsPage) -> None:
    put(form, {TERMINAL: "௭௭௮", MINUTES: "४५"})
    save(driver)
    [command] = driver.client.of(SaveSettings)
    assert command.settings.shop.terminal == TerminalIdentity(cf_terminal_id=778)
    assert command.settings.shop.order_minutes == 45


@pytest.mark.parametrize("typed", ["9898989898", "+91 98989-89898"])
def test_a_terminal_by_its_phone(driver: WindowDriver, form: CounterSettingsPage, typed: str) -> None:
    driver.click(driver.button("By its phone"))
    put(form, {TERMINAL: typed})
    save(driver)
    [command] = driver.client.of(SaveSettings)
    settings = command.settings
    assert settings.shop.terminal == TerminalIdentity(terminal_phone_no="9898989898")
    assert "9898989898" not in driver.foot()


def test_enter_in_a_field_saves(driver: WindowDriver, form: CounterSettingsPage) -> None:
    control(form, COUNTER).setFocus()
    driver.press(Qt.Key.Key_Return)
    assert len(driver.client.of(SaveSettings)) == 1


WRONG = {
    URL: ["", "http://api.example.com/pg", "https://", "https://u:p@api.example.com"],
    VERSION: ["", "2025", "2025-13-01"],
    SHOP: [""],
    TERMINAL: ["", "x1"],
    PAYEE: ["shop", "@okbank", "a b@okbank"],
    MINUTES: ["", "0", "-5", "1.5", "99999", "half an hour"],
}


def test_a_wrong_value_is_marked_and_kept_and_nothing_is_saved(driver: WindowDriver, form: CounterSettingsPage) -> None:
    """In one window; each field is reset before the next."""
    for name in WRONG:
        before = typed(form, name)
        a_wrong_value_is_marked_and_kept(driver, form, name)
        put(form, {name: before})


def a_wrong_value_is_marked_and_kept(driver: WindowDriver, form: CounterSettingsPage, name: str) -> None:
    for text in WRONG[name]:
        put(form, {name: text, STAFF: "Ravi"})
        control(form, STAFF).setFocus()
        save(driver)
        assert (driver.client.of(SaveSettings), driver.client.of(SetKeys)) == ([], []), (name, text)
        assert typed(form, name) == text
        assert typed(form, STAFF) == "Ravi"
        assert control(form, name).hasFocus(), (name, text)
        assert list(faults(form)) == [name], (name, text)


def test_a_corrected_form_is_saved(driver: WindowDriver, form: CounterSettingsPage) -> None:
    put(form, {TERMINAL: ""})
    save(driver)
    put(form, {TERMINAL: "54321"})
    save(driver)
    assert len(driver.client.of(SaveSettings)) == 1
    assert faults(form) == {}


def test_an_address_of_this_pc_needs_no_https(driver: WindowDriver, form: CounterSettingsPage) -> None:
    put(form, {URL: "http://127.0.0.1:8731/pg"})
    save(driver)
    assert driver.client.of(SaveSettings)[0].settings.connection.gateway_url == "http://127.0.0.1:8731/pg"


def test_where_the_keys_are_is_said(driver: WindowDriver, form: CounterSettingsPage) -> None:
    driver.window.hub.on_event(AreaKeys(Area.GATEWAY, "keychain", "•••• 4321"))
    assert "Kept in this PC's keychain" in driver.words()
    assert "4321" in driver.words()
    driver.window.hub.on_event(AreaKeys(Area.GATEWAY, "absent"))
    assert "type the keys at each start" in driver.words()


def test_an_address_that_the_keys_were_not_given_for_is_told_at_once(
    driver: WindowDriver, form: CounterSettingsPage
) -> None:
    words = "The keys on this PC are of api.example.com. Paydesk sends them nowhere else."
    driver.window.hub.on_event(AreaKeys(Area.GATEWAY, "keychain", "•••• 4321", given_for=("api.example.com",)))
    assert words in driver.words(), "the page is set to another"
    put(form, {URL: "https://api.example.com/pg"})
    assert words not in driver.words()
    put(form, {URL: "https://api.exarnple.com/pg"})
    assert words in driver.words()
    assert driver.button("Type the keys").isEnabled()
    driver.click(driver.button("Test this connection"))
    driver.tested(AreaTested(Area.GATEWAY, ConnectionProblem.NO_KEYS, given_for=("api.example.com",)))
    assert f"{words} Type the client id" in driver.words()


@pytest.mark.parametrize("state", ["none", "keychain", "memory"])
def test_later_a_button_leads_to_the_connections(make_driver: MakeDriver, state: str) -> None:
    counter = CounterDriver(make_driver())
    counter.driver.window.show_page("settings")
    counter.driver.settings.page.show_part("counter")
    counter.driver.window.hub.on_event(AreaKeys(Area.GATEWAY, state))
    counter.driver.click(counter.driver.button("Type the keys" if state == "none" else "Change the keys"))
    assert counter.driver.settings.page.current_part == CONNECTIONS
    page = counter.driver.settings.page.pages.created.get(CONNECTIONS)
    assert isinstance(page, ConnectionsPage)
    assert page.cards[Area.GATEWAY].first_focus().hasFocus()


def test_the_connection_is_tested_as_typed_and_not_saved(driver: WindowDriver, form: CounterSettingsPage) -> None:
    put(form, {URL: "https://other.example.com/pg", SHOP: ""})
    driver.click(driver.button("Test this connection"))
    [command] = driver.client.of(TestConnection)
    assert command.settings.connection.gateway_url == "https://other.example.com/pg"
    assert (command.client_id, command.client_secret) == ("", ""), "those in use"
    assert driver.client.of(SaveSettings) == []
    assert "Checking…" in driver.words()
    driver.click(driver.button("Test this connection"))
    assert len(driver.client.of(TestConnection)) == 1, "one at a time"
    driver.window.hub.on_event(Answered("of another", AreaTested(Area.GATEWAY, round_trip_ms=7)))
    assert "Checking…" in driver.words()
    driver.window.hub.on_event(Answered(command.ask_id, AreaTested(Area.GATEWAY, round_trip_ms=87)))
    assert "The connection works" in driver.words()
    assert "87 ms" in driver.words()
    assert driver.button("Test this connection").isEnabled()


def test_a_pending_test_is_cancelled_for_the_next_person(driver: WindowDriver, form: CounterSettingsPage) -> None:
    driver.click(driver.button("Test this connection"))
    form.forget()
    assert "Checking…" not in driver.words()


@pytest.mark.parametrize("second", [True, False])
def test_the_keyboard_is_not_taken_to_the_rail_while_the_connection_is_tested(
    driver: WindowDriver, form: CounterSettingsPage, monkeypatch: pytest.MonkeyPatch, *, second: bool
) -> None:
    """The focus moved to Sell; a second Enter left the page."""
    put(form, {SHOP: "Sharma Stores"})
    button = driver.button("Test this connection")
    button.setFocus()
    monkeypatch.setattr(read_delay, "GUARD_MS", 400_000)
    for _ in range(1 + second):
        driver.press(Qt.Key.Key_Return)
    assert form.isAncestorOf(driver.focused())
    assert driver.window.page == "settings"
    assert driver.client.of(SaveSettings) == []
    driver.tested(AreaTested(Area.GATEWAY, round_trip_ms=87))
    assert driver.focused() is button
    driver.press(Qt.Key.Key_Return)
    driver.edit(SHOP).setFocus()
    driver.tested(AreaTested(Area.GATEWAY, round_trip_ms=87))
    assert driver.focused() is driver.edit(SHOP), "somebody has taken it elsewhere"


def test_a_test_that_fails_says_why_and_what_to_do(driver: WindowDriver, form: CounterSettingsPage) -> None:
    seen = []
    for problem in (Problem.PC_OFFLINE, Problem.NO_ANSWER, Problem.KEYS_REFUSED, Problem.NOT_ALLOWED):
        failure = Failure(problem, Side.SHOP, outcome_known=True)
        driver.click(driver.button("Test this connection"))
        driver.tested(AreaTested(Area.GATEWAY, ConnectionProblem.LINE, failure))
        seen.append(driver.words())
    assert len(set(seen)) == 4
    assert "dashboard" in seen[3]


@pytest.mark.parametrize(("named", "time"), [(12.0, "0:12"), (None, "1:00")])
def test_a_rate_limited_test_says_when_to_retry(
    driver: WindowDriver, form: CounterSettingsPage, named: float | None, time: str
) -> None:
    """Tests are not repeated automatically."""
    slow = Failure(Problem.SLOW_DOWN, Side.SERVICE, outcome_known=True, retry_after=named)
    driver.click(driver.button("Test this connection"))
    driver.tested(AreaTested(Area.GATEWAY, ConnectionProblem.LINE, slow))
    assert "Too many requests" in driver.words()
    assert f"Test again in {time}." in driver.words()
    assert "by itself" not in driver.words()


def test_a_wrong_address_is_not_even_tried(driver: WindowDriver, form: CounterSettingsPage) -> None:
    put(form, {URL: "http://api.example.com/pg"})
    driver.click(driver.button("Test this connection"))
    assert driver.client.of(TestConnection) == []
    assert faults(form)[URL]


def test_the_look_is_kept_without_save_and_the_rest_waits_for_it(
    driver: WindowDriver, form: CounterSettingsPage
) -> None:
    put(form, {STAFF: "Ravi"})
    driver.click(driver.button("Dark"))
    assert theme.current().name == "light", "it may need a PIN: nothing flashes until it is kept"
    [command] = driver.client.of(SaveSettings)
    settings = command.settings
    assert settings.theme is Theme.DARK
    assert settings.shop.staff == "Asha"
    driver.window.hub.on_event(SettingsInUse(settings))
    assert theme.current().name == "dark"
    assert typed(form, STAFF) == "Ravi"


def test_settings_shown_are_the_settings_saved(driver: WindowDriver, form: CounterSettingsPage) -> None:
    form.show_settings(ALL)
    save(driver)
    assert [asked.settings for asked in driver.client.of(SaveSettings)] == [ALL]


def test_settings_with_a_phone_survive_the_form(driver: WindowDriver, form: CounterSettingsPage) -> None:
    by_phone = replace(ALL, shop=replace(ALL.shop, terminal=TerminalIdentity(terminal_phone_no="9898989898")))
    form.show_settings(by_phone)
    save(driver)
    assert [asked.settings for asked in driver.client.of(SaveSettings)] == [by_phone]


def test_the_demo_has_nothing_to_connect(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True)
    driver.window.show_page("settings")
    driver.settings.page.show_part("counter")
    shown = {edit.accessibleName() for edit in driver.window.findChildren(QLineEdit) if edit.isVisible()}
    assert SHOP in shown
    assert shown.isdisjoint({URL, VERSION, ID, SECRET})
    assert "Type the keys" not in driver.names()
    assert "This is the demo" in driver.words()


def test_a_demo_says_so_in_the_window_and_its_title(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True)
    assert driver.window.windowTitle().startswith("DEMO")
    assert driver.parts["banner"].isVisible()
    real = make_driver()
    assert "DEMO" not in real.window.windowTitle()
    assert not real.parts["banner"].isVisible()


@pytest.mark.parametrize("end", [CommandStatus.REFUSED, CommandStatus.FAILED])
def test_what_was_not_saved_is_said_and_a_test_can_be_asked_for_again(
    driver: WindowDriver, form: CounterSettingsPage, end: CommandStatus
) -> None:
    put(form, {SHOP: "Sharma Stores"})
    driver.click(driver.button("Save"))
    driver.click(driver.button("Test this connection"))
    driver.window.hub.on_event(ended(driver.client.of(SaveSettings)[0], end))
    driver.window.hub.on_event(ended(driver.client.of(TestConnection)[0], end))
    assert (
        "Not saved yet: an admin's PIN is needed." if end is CommandStatus.REFUSED else "Not saved."
    ) in driver.words()
    assert typed(form, SHOP) == "Sharma Stores"
    driver.click(driver.button("Test this connection"))
    assert len(driver.client.of(TestConnection)) == 2


@pytest.mark.parametrize("size", [(1366, 768)])
def test_save_is_in_sight_and_the_fields_have_the_room(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    """In small windows it was below the last field."""
    driver = make_driver(size=size)
    driver.window.show_page("settings")
    driver.settings.page.show_part("counter")
    driver.settle()
    room = next(one for one in driver.window.findChildren(VScrollArea) if one.isVisible())
    save = driver.button("Save")
    assert save.visibleRegion().boundingRect() == save.rect()
    assert room.height() >= 250


def test_an_address_that_is_another_page_of_the_service_is_put_right_by_a_press(
    driver: WindowDriver, form: CounterSettingsPage
) -> None:
    put(form, {"Address of the service": "https://sandbox.cashfree.com/payout/v1"})
    driver.click(driver.button("Test this connection"))
    driver.tested(AreaTested(Area.GATEWAY, ConnectionProblem.ADDRESS))
    assert "Did you mean https://sandbox.cashfree.com/pg?" in driver.words()
    driver.click(driver.button("Use https://sandbox.cashfree.com/pg"))
    assert typed(form, "Address of the service") == "https://sandbox.cashfree.com/pg"
    assert driver.client.last(TestConnection).settings.connection.gateway_url == "https://sandbox.cashfree.com/pg"
    driver.tested(AreaTested(Area.GATEWAY, ConnectionProblem.WRONG_KEYS))
    assert "Did you mean" not in driver.words()
