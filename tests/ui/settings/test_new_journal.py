"""An administrator sets a damaged journal aside after one question; the card is shown only then."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import BeginNewJournal, ReadStoredData
from paydesk.domain.hub.messages import HubProblem, HubState
from paydesk.domain.messages import (
    BrokenFact,
    CommandEnded,
    CommandStatus,
    CounterPart,
    JournalBroken,
    JournalCopied,
    JournalFault,
    JournalStarted,
    PartFailed,
)
from paydesk.ui.hub import EventHub
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.settings.stored_data import StoredDataPage
from paydesk.ui.words.hub import hub_problem_words
from paydesk.ui.words.problems import PARTS, journal_begun_words, journal_broken_words, part_failed_words
from tests.helpers.recorder import Recorder
from tests.ui.driver import Clock, WindowDriver

BROKEN = JournalBroken((BrokenFact(1_234, "altered", "s1"),))
Make = Callable[..., tuple[StoredDataPage, EventHub, Recorder]]


@pytest.fixture
def make(qtbot: QtBot, time: Clock) -> Make:
    """Return the page with a hub and a store, and recorded commands."""
    assert time.now

    def build(keys: KeysStore | None = None) -> tuple[StoredDataPage, EventHub, Recorder]:
        client, hub, keys = Recorder(), EventHub(), keys or KeysStore()
        page = StoredDataPage(keys, client)
        qtbot.addWidget(page)
        hub.subscribe(keys.handlers)
        hub.subscribe(page.handlers)
        return page, hub, client

    return build


def shown(page: StoredDataPage) -> bool:
    return not page.new_journal.isHidden()


def is_busy(page: StoredDataPage) -> bool:
    return page.new_journal.button.is_busy


@pytest.mark.parametrize("said", [BROKEN, JournalFault("damaged"), JournalFault("altered")])
def test_it_asks_once_and_goes_when_there_is_a_new_one(make: Make, said: object) -> None:
    page, hub, client = make()
    card = page.new_journal
    assert not shown(page)
    hub.on_event(said)
    assert shown(page)
    card.button.click()
    assert not client.sent
    card.question.no.click()
    assert card.button.isVisibleTo(page)
    card.button.click()
    card.question.yes.click()
    (command,) = client.of(BeginNewJournal)
    assert is_busy(page)
    hub.on_event(CommandEnded(command.command_id, CommandStatus.FAILED, fault="not_writable"))
    assert not is_busy(page)
    assert shown(page), "it is as damaged as it was"
    card.button.click()
    card.question.yes.click()
    hub.on_event(JournalStarted(0, 0))
    hub.on_event(CommandEnded(client.of(BeginNewJournal)[-1].command_id, CommandStatus.DONE))
    assert not shown(page)
    assert not is_busy(page)
    assert client.of(ReadStoredData), "what is kept now, with the one that was set aside"


@pytest.mark.parametrize("problem", list(HubProblem))
def test_a_journal_that_the_hub_refuses_can_be_replaced(make: Make, problem: HubProblem) -> None:
    """The text of each such problem says so."""
    page, hub, _ = make()
    hub.on_event(HubState("https://hub", problem=problem))
    assert shown(page) is ("new journal" in hub_problem_words(problem)[1])
    hub.on_event(HubState("https://hub", is_live=True))
    assert not shown(page)


@pytest.mark.parametrize("kind", ["disk_full", "busy", "newer", "stopped", "bug", ""])
def test_no_other_fault_is_a_reason(make: Make, kind: str) -> None:
    page, hub, _ = make()
    hub.on_event(JournalFault(kind))
    assert not shown(page)


def test_a_journal_that_is_well_again_needs_no_new_one_but_a_broken_one_stays_broken(make: Make) -> None:
    page, hub, _ = make()
    hub.on_event(JournalFault("damaged"))
    hub.on_event(JournalFault(""))
    assert not shown(page)
    hub.on_event(BROKEN)
    hub.on_event(JournalFault("disk_full"))
    hub.on_event(JournalFault(""))
    assert shown(page), "that the disk has room again mends no row"


def test_a_page_that_comes_later_knows_it(make: Make) -> None:
    keys = KeysStore()
    first, hub, _ = make(keys)
    hub.on_event(BROKEN)
    later, _, _ = make(keys)
    assert shown(first)
    assert shown(later)
    hub.on_event(JournalStarted(0, 0))
    after, _, _ = make(keys)
    assert not shown(after)


def test_every_part_has_words_and_none_once_it_runs() -> None:
    assert set(PARTS) == set(CounterPart)
    for part in CounterPart:
        words = part_failed_words(PartFailed(part, 1_000))
        assert words is not None
        assert words.title
        assert "automatically" in words.text
        assert ("mistake" in words.text) is (part is not CounterPart.SANDBOX), "that is the service's side, in a demo"
        assert part_failed_words(PartFailed(part, None)) is None
    assert len(set(map(PARTS, PARTS))) == len(CounterPart)


def test_a_break_is_named_by_its_row() -> None:
    assert "1,234" in journal_broken_words(BROKEN).text
    more = JournalBroken((*BROKEN.facts, BrokenFact(2_000, "missing"), BrokenFact(2_001, "altered")))
    assert "rows: 2" in journal_broken_words(more).text
    short = journal_broken_words(JournalBroken((*more.facts, BrokenFact(2_100, "cut"))))
    assert short.title == "The end of the journal is missing"
    assert "older copy, or was cut off after row 2,099" in short.text
    assert "before you send money" in short.text


UNREAD = "Not copied, unreadable: b, c."
TAKEN, REST = "Copied because unfinished: {}.", "Other unfinished sales and payouts cannot be read."


@pytest.mark.parametrize(
    ("event", "text", "asks"),
    [
        (JournalStarted(3, 1), TAKEN.format("3 sales, 1 payout") + " Nothing was left behind.", False),
        (JournalStarted(0, 0, is_complete=False), f"{TAKEN.format('0 sales, 0 payouts')} {REST}", True),
        (
            JournalStarted(1, 0, tuple("abcdefg"), is_complete=False),
            f"{TAKEN.format('1 sale, 0 payouts')} Not copied, altered: a, b, c, d, e, 2 more. {REST}",
            True,
        ),
        (
            JournalStarted(0, 1, ("a",), ("b", "c")),
            f"{TAKEN.format('0 sales, 1 payout')} Not copied, altered: a. {UNREAD}",
            True,
        ),
    ],
)
def test_a_new_journal_says_what_it_has_taken_over_and_what_not(
    event: JournalStarted, text: str, *, asks: bool
) -> None:
    words = journal_begun_words(event)
    assert (words.text, "dashboard" in words.todo) == (text, asks)


def test_the_new_journal_notice_stays_until_read(driver: WindowDriver) -> None:
    notices = driver.notices.area
    driver.window.hub.on_event(JournalStarted(3, 1, ("PD-7",)))
    notices.dismiss()
    assert "PD-7" in notices.message_panel.text()


def test_a_journal_that_another_pc_may_have_too_is_told_of_until_it_was_read(driver: WindowDriver) -> None:
    notices = driver.notices.area
    driver.window.hub.on_event(JournalCopied())
    notices.dismiss()
    assert "The data folder was copied from another PC" in notices.message_panel.text()
    assert notices.message_panel.kind == "warn"
