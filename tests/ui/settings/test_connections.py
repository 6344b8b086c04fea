"""The connections page: keys are typed and never shown, tests have plain results, all by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import ForgetKeys, ReadKeyStates, SetKeys, TestConnection
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import Answered, CommandStatus, SettingsInUse
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem, KeysUnusable
from paydesk.domain.settings.settings import Connection, Settings, Theme
from paydesk.ui import theme
from paydesk.ui.hub import EventHub
from paydesk.ui.settings.connections import AreaCard, ConnectionsPage
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.words.settings import area_words, chip_words, connection_problem_words, state_words
from tests.helpers.cut_text import cut_texts
from tests.helpers.fields import control, put, typed
from tests.helpers.fields import faults as wrong
from tests.helpers.keyboard import at_keyboard, press
from tests.helpers.longer import longer_words
from tests.helpers.recorder import Recorder, ended
from tests.ui.driver import paint_at_the_end

KEYCHAIN = [AreaKeys(area, "keychain", "••••2034", "keychain") for area in Area]


class Wired(ConnectionsPage):
    """The page with a hub, and recorded commands."""

    hub: EventHub
    client: Recorder

    def tell_tested(self, problem: ConnectionProblem | None, **how: int) -> None:
        """Answer the last test."""
        asked = self.client.last(TestConnection)
        self.hub.on_event(Answered(asked.ask_id, AreaTested(asked.area, problem, **how)))  # type: ignore[arg-type]


@pytest.fixture
def make(qtbot: QtBot) -> Callable[..., Wired]:
    def build(*, demo: bool = False, keys: list[AreaKeys] = KEYCHAIN) -> Wired:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if theme.manager() is None:
            theme.apply(app, Theme.LIGHT)
        client = Recorder()
        store, hub = KeysStore(), EventHub()
        page = Wired(store, client, demo=demo)
        paint_at_the_end(qtbot, page)
        page.client, page.hub = client, hub
        hub.subscribe(store.handlers)
        hub.subscribe(page.handlers)
        page.resize(934, 672)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
        for said in keys:
            hub.on_event(said)
        page.activate()
        return page

    return build


def name_of(card: AreaCard) -> str:
    return area_words(card.area).title


def words(page: ConnectionsPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page))


def test_new_keys_by_keyboard_alone(make: Callable[..., Wired]) -> None:
    page = make()
    assert page.client.of(ReadKeyStates) == [ReadKeyStates()]
    press(Qt.Key.Key_Return)
    QTest.keyClicks(at_keyboard(), "my-id")
    press(Qt.Key.Key_Tab)
    secret = at_keyboard()
    assert isinstance(secret, QLineEdit)
    assert secret.echoMode() is QLineEdit.EchoMode.Password
    QTest.keyClicks(secret, "my-secret")
    press(Qt.Key.Key_Return)
    assert page.client.of(SetKeys) == [SetKeys(area=Area.GATEWAY, client_id="my-id", client_secret="my-secret")]
    press(Qt.Key.Key_Return)
    assert len(page.client.of(SetKeys)) == 1, "once"
    page.hub.on_event(AreaKeys(Area.GATEWAY, "memory", "••••y-id"))
    assert at_keyboard() is page.cards[Area.GATEWAY].begin_button
    assert all(not edit.text() for edit in page.findChildren(QLineEdit))
    assert "my-secret" not in words(page)


@pytest.mark.parametrize("unusable", [False, True])
def test_keys_that_were_not_taken_need_not_be_typed_again(make: Callable[..., Wired], *, unusable: bool) -> None:
    """Perhaps only a PIN or a character was missing."""
    page = make()
    card = page.cards[Area.PAYOUTS]
    card.begin_typing()
    put(page, {f"{name_of(card)}: Client ID": "my-id"})
    put(page, {f"{name_of(card)}: Client secret": "my-secret"})
    card.keep_button.click()
    if unusable:
        page.hub.on_event(KeysUnusable(AreaTested(Area.PAYOUTS, ConnectionProblem.KEYS_UNUSABLE)))
    page.hub.on_event(ended(page.client.last(SetKeys), CommandStatus.REFUSED))
    assert ("These cannot be keys" in words(page)) is unusable
    assert typed(page, f"{name_of(card)}: Client secret") == "my-secret"
    card.keep_button.click()
    assert page.client.of(SetKeys) == [SetKeys(area=Area.PAYOUTS, client_id="my-id", client_secret="my-secret")] * 2


def test_missing_keys_are_marked_and_not_sent(make: Callable[..., Wired]) -> None:
    page = make()
    card = page.cards[Area.PAYOUTS]
    card.begin_typing()
    QTest.keyClicks(at_keyboard(), "my-id")
    card.keep_button.click()
    assert list(wrong(page)) == ["Payouts: Client secret"]
    assert at_keyboard() is control(page, "Payouts: Client secret")
    assert page.client.of(SetKeys) == []


def test_typed_keys_can_be_tested_before_they_are_kept(make: Callable[..., Wired]) -> None:
    page = make()
    settings = Settings(connection=Connection("https://other.example/pg"))
    page.hub.on_event(SettingsInUse(settings))
    card = page.cards[Area.IDENTITY]
    card.begin_typing()
    put(page, {f"{name_of(card)}: Client ID": "a"})
    put(page, {f"{name_of(card)}: Client secret": "b"})
    card.test_button.click()
    assert not card.test_button.isEnabled()
    card.test_button.click()
    assert page.client.of(TestConnection) == [
        TestConnection(area=Area.IDENTITY, settings=settings, client_id="a", client_secret="b")
    ]
    page.tell_tested(ConnectionProblem.WRONG_KEYS)
    assert not card.test_button.is_busy
    assert "The keys are wrong" in words(page)
    assert typed(page, f"{name_of(card)}: Client secret") == "b"


def test_keys_in_use_are_tested_as_they_are(make: Callable[..., Wired]) -> None:
    page = make()
    page.cards[Area.PAYOUTS].test_button.click()
    [command] = page.client.of(TestConnection)
    area, client_id, secret = command.area, command.client_id, command.client_secret
    assert (area, client_id, secret) == (Area.PAYOUTS, "", "")
    page.tell_tested(None, round_trip_ms=42, clock_offset_s=0)
    assert "It answered in 42 ms" in words(page)


def test_a_test_that_is_not_allowed_does_not_stay_busy(make: Callable[..., Wired]) -> None:
    page = make()
    page.cards[Area.PAYOUTS].test_button.click()
    page.hub.on_event(ended(page.client.last(TestConnection), CommandStatus.REFUSED))
    assert not page.cards[Area.PAYOUTS].test_button.is_busy
    assert "Checking…" not in words(page)


@pytest.mark.parametrize("answered", [False, True])
def test_test_results_are_cleared_for_the_next_person(make: Callable[..., Wired], *, answered: bool) -> None:
    """A pending test left the button busy for the next person."""
    page = make()
    page.cards[Area.PAYOUTS].test_button.click()
    if answered:
        page.tell_tested(None, round_trip_ms=42, clock_offset_s=0)
    assert ("It answered in 42 ms" if answered else "Checking…") in words(page)
    page.forget()
    assert "It answered in 42 ms" not in words(page)
    assert "Checking…" not in words(page)


def test_forgetting_asks_once_and_esc_goes_back(make: Callable[..., Wired]) -> None:
    page = make()
    card = page.cards[Area.PAYOUTS]
    card.forget_button.click()
    assert at_keyboard() is card.question.no
    press(Qt.Key.Key_Escape)
    assert page.client.of(ForgetKeys) == []
    assert at_keyboard() is card.forget_button
    press(Qt.Key.Key_Return)
    QTest.keyClick(card.question.yes, Qt.Key.Key_Return)
    assert page.client.of(ForgetKeys) == [ForgetKeys(area=Area.PAYOUTS)]


def test_leaving_the_page_clears_typed_keys(make: Callable[..., Wired]) -> None:
    page = make()
    card = page.cards[Area.PAYOUTS]
    card.begin_typing()
    put(page, {f"{name_of(card)}: Client secret": "secret"})
    page.hide()
    assert typed(page, f"{name_of(card)}: Client secret") == ""
    page.show()
    assert not card.form.isVisible()


@pytest.mark.parametrize(("state", "said"), [("absent", "has no keychain"), ("locked", "keychain is locked")])
def test_without_a_keychain_it_says_so_plainly(make: Callable[..., Wired], state: str, said: str) -> None:
    page = make(keys=[AreaKeys(area, "none", "", state) for area in Area])
    assert page.keychain.isVisible()
    assert said in page.keychain.title()
    assert not page.cards[Area.PAYOUTS].test_button.isVisible()
    assert page.cards[Area.PAYOUTS].begin_button.text() == "Type the keys"


def test_a_locked_keychain_can_be_opened_again(make: Callable[..., Wired]) -> None:
    """The page said to restart Paydesk, which would have ended waiting sales."""
    page = make(keys=[AreaKeys(area, "none", "", "locked") for area in Area])
    for keychain in ("locked", "keychain"):
        page.open_button.setFocus()
        before = len(page.client.of(ReadKeyStates))
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Return)
        assert page.client.of(ReadKeyStates)[before:] == [ReadKeyStates(again=True)]
        page.hub.on_event(AreaKeys(Area.GATEWAY, "none", "", keychain))
        page.hub.on_event(ended(page.client.last(ReadKeyStates)))
        assert page.open_button.isVisible() is page.open_button.hasFocus() is (keychain == "locked")


def test_keys_of_another_host_say_whose_they_are_and_can_be_forgotten(make: Callable[..., Wired]) -> None:
    hosts = ("api.example.com", "payout-api.example.com")
    page = make(keys=[AreaKeys(area, "elsewhere", "••••2034", "locked", hosts) for area in Area])
    card = page.cards[Area.PAYOUTS]
    said = "The keys on this PC are of api.example.com, payout-api.example.com. Paydesk sends them nowhere else."
    assert card.state_note.text() == said
    assert card.details_note.text() == "payout-gamma.cashfree.com, sandbox.cashfree.com", "where new ones would go"
    page.hub.on_event(SettingsInUse(Settings(Connection("https://pay.example:8443/pg"))))
    page.hub.on_event(AreaKeys(Area.GATEWAY, "elsewhere", "••••2034", "locked", hosts))
    assert page.cards[Area.GATEWAY].details_note.text() == "pay.example:8443"
    assert card.forget_button.isVisible()
    assert not card.test_button.isVisible()
    assert card.begin_button.text() == "Type the keys"
    with longer_words():
        page = make(keys=[AreaKeys(area, "elsewhere", "••••2034", "locked", hosts * 2) for area in Area])
        for area in Area:
            page.hub.on_event(KeysUnusable(AreaTested(area, ConnectionProblem.NO_KEYS, given_for=hosts)))
        QApplication.processEvents()
        assert cut_texts(page) == []


def test_in_the_demo_keys_can_be_tested_only(make: Callable[..., Wired]) -> None:
    page = make(demo=True, keys=[AreaKeys(area, "memory", "••••2034") for area in Area])
    card = page.cards[Area.PAYOUTS]
    assert card.test_button.isVisible()
    assert not card.begin_button.isVisible()
    assert not card.forget_button.isVisible()
    assert "This is the demo" in words(page)


def test_a_control_low_on_the_page_comes_into_sight(make: Callable[..., Wired], qtbot: QtBot) -> None:
    page = make()
    card = page.cards[Area.IDENTITY]
    for shown in page.cards.values():
        page.hub.on_event(KeysUnusable(AreaTested(shown.area, ConnectionProblem.ADDRESS)))
    card.begin_typing()

    def in_sight() -> bool:
        edit = control(page, "Identity: Client ID")
        return page.rect().contains(edit.mapTo(page, edit.rect().bottomRight()))

    qtbot.waitUntil(in_sight)


def test_longer_words_fit(make: Callable[..., Wired], qtbot: QtBot) -> None:
    with longer_words():
        page = make(keys=[AreaKeys(area, "absent", "••••2034", "absent") for area in Area])
        page.cards[Area.GATEWAY].begin_typing()
        page.cards[Area.PAYOUTS].confirm_forget()
        for area in Area:
            page.hub.on_event(KeysUnusable(AreaTested(area, ConnectionProblem.IP_NOT_ALLOWED)))
        QApplication.processEvents()
        assert cut_texts(page) == []


def test_every_connection_problem_has_its_own_text() -> None:
    line = Failure(Problem.NO_ANSWER, Side.SERVICE, outcome_known=True)
    found = [
        connection_problem_words(AreaTested(Area.PAYOUTS, problem, line, clock_offset_s=200))
        for problem in ConnectionProblem
    ]
    for texts in ([each.title for each in found], [each.text for each in found], [each.todo for each in found]):
        assert all(texts)
        assert len(set(texts)) == len(texts)
    assert not any("error" in f"{each.title} {each.text}".lower() for each in found)
    assert len({area_words(area).title for area in Area}) == 3
    states = ("keychain", "memory", "locked", "absent", "none")
    assert len({state_words(AreaKeys(Area.PAYOUTS, state)) for state in states}) == len(states)
    assert chip_words("of a newer Paydesk") == chip_words("none")


@pytest.mark.parametrize(("ahead", "said"), [(200, "3 min ahead of"), (-600, "10 min behind"), (20, "1 min ahead of")])
def test_how_far_the_clock_is_off(ahead: int, said: str) -> None:
    assert (
        said
        in connection_problem_words(AreaTested(Area.PAYOUTS, ConnectionProblem.CLOCK_OFF, clock_offset_s=ahead)).text
    )


@pytest.mark.parametrize("end", [CommandStatus.REFUSED, CommandStatus.FAILED])
def test_a_test_that_was_not_done_can_be_asked_for_again(make: Callable[..., Wired], end: CommandStatus) -> None:
    page = make(keys=[AreaKeys(Area.PAYOUTS, "keychain", "••••1234")])
    card = page.cards[Area.PAYOUTS]
    card.test_button.click()
    card.test_button.click()
    [command] = page.client.of(TestConnection)
    page.hub.on_event(ended(TestConnection(area=Area.PAYOUTS, settings=Settings()), end))
    card.test_button.click()
    assert len(page.client.of(TestConnection)) == 1, "that was another page's"
    page.hub.on_event(ended(command, end))
    card.test_button.click()
    assert len(page.client.of(TestConnection)) == 2
