"""Late answers reach only the person who asked, and only the input that they are about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.commands import (
    CheckUpi,
    Command,
    ExportSales,
    ExportSettings,
    ListPayouts,
    ReviewPayout,
    SavePerson,
    SaveSettings,
)
from paydesk.domain.commands import TestConnection as Trying
from paydesk.domain.messages import Answered, SaleList
from paydesk.domain.payout.listing import PayoutSums
from paydesk.domain.payout.messages import DraftReviewed, PayoutList
from paydesk.domain.payout.payout import DraftSummary
from paydesk.domain.people.messages import PeopleFault, PeopleKnown, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Role
from paydesk.domain.sale.listing import Sums
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem, Exported
from paydesk.domain.settings.settings import PAGES_IDLE_S
from paydesk.domain.shift.commands import ExportReport
from paydesk.domain.shift.messages import PeriodReport
from paydesk.domain.shift.report import Report
from paydesk.ui.actions import Action
from paydesk.ui.money.page import ACTIVITY, SEND
from paydesk.ui.settings.connections import ConnectionsPage
from paydesk.ui.settings.page import CONNECTIONS, KEPT, MONEY_OUT
from tests.helpers.fields import put, typed
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver, SayWhere
from tests.ui.counter import PEOPLE as STAFF
from tests.ui.driver import said
from tests.ui.presses import (
    Counter,
    Scene,
    counter_at_work,
    money,
    named,
    page,
    panel,
    payouts,
    person,
    setting,
)

OTHER = replace(STAFF[Role.ADMIN], person_id="other", name="Other")


@dataclass(frozen=True)
class Question:
    """A request: its page, button, command and answer."""

    place: Scene
    button: str
    command: type[Command]
    answer: Callable[[Any], object]


def address(counter: Counter, _sale_id: str) -> None:
    """Type a UPI address."""
    panel(Action.UPI)(counter, "")
    put(counter.features.money.panels.upi, {"UPI address": "asha.rao@okbank"})


QUESTIONS = {
    "orders, a file": Question(
        page("orders"), "Export CSV", ExportSales, lambda c: Answered(c.ask_id, SaleList(c.query, Sums(), ()))
    ),
    "report, a file": Question(
        page("report"), "CSV", ExportReport, lambda c: Answered(c.ask_id, PeriodReport(c.first, c.last, Report()))
    ),
    "activity, a file": Question(
        payouts(ACTIVITY),
        "Export CSV",
        ListPayouts,
        lambda c: Answered(c.ask_id, PayoutList(c.query, (), PayoutSums())),
    ),
    "settings": Question(setting(MONEY_OUT), "Save", SaveSettings, ended),
    "kept, a file": Question(setting(KEPT), "Save as a file", ExportSettings, lambda _c: Exported("{}")),
    "a person": Question(person, "Save", SavePerson, lambda c: PeopleFault(c.ask_id, "easy_pin")),
    "a person, saved": Question(
        person, "Save", SavePerson, lambda _c: PeopleKnown(tuple(each for each, _ in DEMO_PEOPLE))
    ),
    "money": Question(money(SEND), "Review", ReviewPayout, lambda c: DraftReviewed(DraftSummary(c.draft))),
    "an address": Question(address, "Check", CheckUpi, ended),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_answers_do_not_reach_another_person(
    make_driver: MakeDriver, say_where: SayWhere, tmp_path: Path, name: str
) -> None:
    """The administrator's export asked the cashier for a file name."""
    counter, question = counter_at_work(make_driver), QUESTIONS[name]
    window = counter.driver.window
    say_where(lambda file: tmp_path / file)
    question.place(counter, "s1")
    counter.answer()
    button = named(counter, question.button)
    before = len(counter.driver.client.sent)
    if button is None:
        counter.driver.choose_entry(question.button)
    else:
        button.click()
    counter.driver.settle()
    if name == "money":
        counter.answer()  # the name at the bank comes first
    [*_, command] = [one for one in counter.driver.client.sent[before:] if isinstance(one, question.command)]
    until = counter.driver.clock.now + PAGES_IDLE_S * 1_000
    counter.says(SignedIn(OTHER, unlocked_by=OTHER, unlocked_until=until))
    seen = said(window)
    counter.says(question.answer(command))
    counter.says(ended(command))
    assert said(window) == seen
    assert list(tmp_path.iterdir()) == []
    assert button is None or not button.is_busy


def test_a_late_test_result_is_not_for_other_keys(make_driver: MakeDriver) -> None:
    """Keys typed during the test were saved as tested."""
    counter = Counter(make_driver(live=False))
    counter.says(AreaKeys(Area.PAYOUTS, "keychain", "•••• abcd"))
    setting(CONNECTIONS)(counter, "")
    found = counter.driver.settings.find(ConnectionsPage)
    card = found.cards[Area.PAYOUTS]
    for typed_over in ("", "b", "back"):
        card.begin_typing()
        put(card.form, {"Payouts: Client ID": "a", "Payouts: Client secret": "sesame"})
        card.test_button.click()
        if typed_over == "back":
            card.back()
        elif typed_over:
            put(card.form, {"Payouts: Client ID": typed_over})
        asked = counter.driver.client.last(Trying)
        assert asked.client_id == "a"
        counter.says(Answered(asked.ask_id, AreaTested(Area.PAYOUTS, ConnectionProblem.WRONG_KEYS)))
        assert ("The keys are wrong" in said(card)) is (typed_over == "")
        assert not card.test_button.is_busy
        card.back()
    card.test_button.click()
    counter.says(Answered("of another", AreaTested(Area.PAYOUTS, None, None, 7, 0)))
    assert card.test_button.is_busy, "its own is still to come"
    counter.says(Answered(counter.driver.client.last(Trying).ask_id, AreaTested(Area.PAYOUTS, None, None, 42, 0)))
    assert "42 ms" in said(card)
    card.begin_typing()
    put(card.form, {"Payouts: Client ID": "c"})
    assert "42 ms" not in said(card)


@pytest.mark.parametrize("kept", [False, True])
def test_typed_keys_are_cleared_for_the_next_person(make_driver: MakeDriver, *, kept: bool) -> None:
    """Nor those that are being sent."""
    counter = Counter(make_driver(live=False))
    counter.says(PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE)))
    counter.sign_in()
    setting(CONNECTIONS)(counter, "")
    found = counter.driver.settings.find(ConnectionsPage)
    card = found.cards[Area.PAYOUTS]
    card.begin_typing()
    put(card.form, {"Payouts: Client ID": "a", "Payouts: Client secret": "sesame"})
    if kept:
        card.keep_button.click()
    counter.says(SignedIn(OTHER))
    assert not card.is_typing
    assert typed(card.form, "Payouts: Client secret") == ""
