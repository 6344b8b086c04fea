"""The card of the hub: a counter is enrolled by an address and a code, and its state is told in words."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.hub.commands import EnrolHub, LeaveHub
from paydesk.domain.hub.messages import HubEnrolment, HubProblem, HubState
from paydesk.domain.messages import Answered, CommandStatus
from paydesk.domain.settings.settings import Theme
from paydesk.hub.qr import draw_qr
from paydesk.ui import theme
from paydesk.ui.hub import EventHub
from paydesk.ui.sell.scanner_filter import ScannerFilter
from paydesk.ui.settings.connections import ConnectionsPage
from paydesk.ui.settings.hub import HubCard
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.words.hub import hub_problem_words, hub_status_words
from tests.helpers import fingers
from tests.helpers.fields import control, put
from tests.helpers.recorder import Recorder, ended
from tests.helpers.svg_qr import read_svg_qr
from tests.ui.driver import paint_at_the_end

URL = "https://hub.example.com"


class Shown:
    """The page of the connections, with recorded commands."""

    def __init__(self, qtbot: QtBot) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if theme.manager() is None:
            theme.apply(app, Theme.LIGHT)
        self.client, self.hub, store = Recorder(), EventHub(), KeysStore()
        self.page = ConnectionsPage(store, self.client, demo=False)
        paint_at_the_end(qtbot, self.page)
        self.hub.subscribe(store.handlers)
        self.hub.subscribe(self.page.handlers)
        self.page.resize(934, 900)
        self.page.show()
        self.page.activate()
        self.card: HubCard = self.page.hub_card

    def words(self) -> str:
        return "\n".join(label.text() for label in self.card.findChildren(QLabel) if label.isVisibleTo(self.page))

    def enrol(self, url: str = URL, code: str = "ABCD-EFGH") -> None:
        """Type an address and a code, and connect."""
        self.card.begin_button.click()
        put(self.card.form, {"Address of the hub": url, "One-time code": code})
        self.card.connect_button.click()

    def answer(self, problem: HubProblem | None = None) -> None:
        """Answer the last enrolment."""
        asked = self.client.last(EnrolHub)
        self.hub.on_event(Answered(asked.ask_id, HubEnrolment("Sharma Stores", "Counter 3", problem=problem)))


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_a_counter_is_connected_by_an_address_and_a_code(shown: Shown) -> None:
    assert "This counter works alone." in shown.words()
    assert not shown.card.leave_button.isVisibleTo(shown.page)
    shown.enrol()
    sent = shown.client.last(EnrolHub)
    assert (sent.url, sent.code, "ABCD" in repr(sent)) == (URL, "ABCD-EFGH", False)
    shown.answer()
    assert "Connected with Sharma Stores as Counter 3" in shown.words()
    assert not shown.card.is_typing
    shown.hub.on_event(HubState(URL, is_live=True, unsent=2))
    assert "Waiting to be sent: 2" in shown.words()
    shown.hub.on_event(HubState(URL, is_live=True))
    assert "The hub has everything." in shown.words()


@pytest.mark.parametrize("problem", HubProblem)
def test_a_failed_enrolment_loses_nothing_typed_but_says_why(shown: Shown, problem: HubProblem) -> None:
    shown.enrol()
    shown.answer(problem)
    assert shown.card.is_typing
    assert all(text in shown.words() for text in hub_problem_words(problem))
    assert shown.card.form.values().text("hub_url") == URL


def test_after_a_pin_it_connects_without_a_second_press(shown: Shown) -> None:
    shown.enrol()
    first = shown.client.last(EnrolHub)
    shown.hub.on_event(ended(first, CommandStatus.REFUSED))
    shown.card.resend()
    again = shown.client.last(EnrolHub)
    assert (len(shown.client.of(EnrolHub)), again.code, again.url) == (2, first.code, first.url)
    assert {again.ask_id, again.command_id}.isdisjoint({first.ask_id, first.command_id})
    shown.answer()
    assert "Connected with Sharma Stores" in shown.words()
    shown.card.resend()
    assert len(shown.client.of(EnrolHub)) == 2


@pytest.mark.parametrize("action", ["cancel_save", "stop_typing", "hide"])
def test_without_a_pin_a_code_is_not_sent_again(shown: Shown, action: str) -> None:
    shown.enrol()
    shown.hub.on_event(ended(shown.client.last(EnrolHub), CommandStatus.REFUSED))
    getattr(shown.card, action)()
    shown.card.resend()
    assert len(shown.client.of(EnrolHub)) == 1


@pytest.mark.parametrize("url", ["hub", "http://hub.example.com", "https://a:b@hub.example.com", "https://hub/?x=1"])
def test_an_address_without_tls_is_refused_at_its_field(shown: Shown, url: str) -> None:
    shown.enrol(url)
    assert not shown.client.of(EnrolHub)
    assert "hub_url" in shown.card.form.faults()


def test_a_scanner_types_the_code_that_the_hub_shows(shown: Shown, qtbot: QtBot) -> None:
    """A code that was typed quickly, with Enter, began the sale of an order of that number."""
    scanner = ScannerFilter(shown.page)
    scanned: list[object] = []
    scanner.scanned.connect(scanned.append)
    shown.card.begin_button.click()
    put(shown.card.form, {"Address of the hub": URL})
    field = control(shown.card.form, "One-time code")
    with qtbot.waitActive(shown.page):
        shown.page.activateWindow()
    field.setFocus()
    picture = draw_qr("ABCD-EFGH")
    fingers.scan(field, read_svg_qr(picture.size, picture.path))
    sent = shown.client.last(EnrolHub)
    assert (sent.url, sent.code, scanned) == (URL, "ABCD-EFGH", [])


def test_leaving_is_asked_and_then_done(shown: Shown) -> None:
    shown.hub.on_event(HubState(URL, is_live=True))
    shown.card.leave_button.click()
    assert not shown.client.of(LeaveHub)
    shown.card.question.yes.click()
    assert len(shown.client.of(LeaveHub)) == 1


def test_a_code_does_not_stay_on_a_hidden_page(shown: Shown) -> None:
    shown.card.begin_button.click()
    put(shown.card.form, {"One-time code": "ABCD-EFGH"})
    shown.page.hide()
    assert not shown.card.form.values().text("hub_code")


def test_the_status_bar_speaks_of_trouble_only() -> None:
    assert hub_status_words(HubState()) == ""
    assert hub_status_words(HubState(URL, is_live=True, unsent=5)) == ""
    assert hub_status_words(HubState(URL)) == "Hub: no events"
    assert hub_status_words(HubState(URL, problem=HubProblem.FORK)) == hub_problem_words(HubProblem.FORK)[0]
