"""Events reach their handlers; answers reach only the part that sent the request."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CheckUpi, ForgetToken
from paydesk.domain.messages import Answered, CommandStatus, DayFigures, SaleList
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import UpiCheck
from paydesk.ui.hub import EventHub, EventQueue, PendingRequests
from tests.helpers.recorder import Recorder, ended
from tests.ui.conftest import Seconds

pytestmark = pytest.mark.usefixtures("qapp")


class Asking:
    """A part of a window, with what it received."""

    def __init__(self) -> None:
        self.client, self.owner = Recorder(), QObject()
        self.asks = PendingRequests(self.client.send, self.owner)
        self.heard: list[object] = []
        self.ends: list[object] = []

    def check(self, ask_id: str, name: str = "check") -> CheckUpi:
        """Send a check of an address."""
        asked = CheckUpi(ask_id=ask_id, vpa="asha@bank")
        self.asks.send(name, asked, self.heard.append, self.ends.append)
        return asked


@pytest.fixture
def part() -> Asking:
    return Asking()


def test_a_question_is_sent_and_its_answer_heard_once(part: Asking) -> None:
    asked, answer = part.check("a"), UpiCheck()
    assert part.client.sent == [asked]
    assert part.asks.is_pending("check", "a")
    for event in (Answered("a", answer), Answered("a", answer), ended(asked), ended(asked, CommandStatus.FAILED)):
        part.asks.resolve(event)
    assert (part.heard, part.ends) == ([answer], [])
    assert not part.asks.is_pending("check")


@pytest.mark.parametrize("end", CommandStatus)
def test_without_an_answer_its_end_is_heard(part: Asking, end: CommandStatus) -> None:
    event = ended(part.check("a"), end)
    part.asks.resolve(event)
    part.asks.resolve(Answered("a", UpiCheck()))
    assert (part.heard, part.ends) == ([], [event])


def test_the_end_of_a_command_that_asks_nothing_is_heard(part: Asking) -> None:
    command = ForgetToken()
    part.asks.send("forget", command, on_ended=part.heard.append)
    for event in (ended(ForgetToken()), ended(command), ended(command)):
        part.asks.resolve(event)
    assert [heard.command_id for heard in part.heard] == [command.command_id]  # type: ignore[attr-defined]


def test_a_new_request_of_a_name_replaces_the_last(part: Asking) -> None:
    first, last = part.check("a"), part.check("b")
    for event in (
        Answered("a", UpiCheck()),
        ended(first, CommandStatus.FAILED),
        Answered("b", UpiCheck(2)),
        ended(last),
    ):
        part.asks.resolve(event)
    assert (part.heard, part.ends) == ([UpiCheck(2)], [])


def test_a_request_is_sent_once_until_it_has_ended(part: Asking, guards: Seconds) -> None:
    """The second of two presses sends nothing either, if the first request has ended between them."""
    commands = [ForgetToken() for _ in range(4)]
    assert part.asks.send_once("forget", commands[0], on_ended=part.heard.append)
    guards.now += 1
    assert not part.asks.send_once("forget", commands[1])
    assert part.asks.send_once(("other", 1), commands[2])
    part.asks.resolve(ended(commands[0]))
    assert (len(part.heard), part.asks.is_busy) == (1, True)
    part.asks.resolve(ended(commands[2]))
    assert not part.asks.is_busy
    assert not part.asks.send_once(("other", 1), commands[3])
    guards.now += 1
    assert part.asks.send_once(("other", 1), commands[3])
    assert part.client.sent == [commands[0], commands[2], commands[3]]


class Waiting:
    """A busy widget that records its states."""

    def __init__(self) -> None:
        self.told: list[bool] = []

    def set_busy(self, busy: bool) -> None:
        self.told.append(busy)


@pytest.mark.parametrize("over", ["answer", "end", "drop"])
def test_widgets_are_busy_until_the_request_ends(part: Asking, over: str) -> None:
    button, other = Waiting(), Waiting()
    asked = CheckUpi(vpa="asha@bank")
    part.asks.send("check", asked, lambda _event: part.heard.append(button.told[-1]), busy=[button, other])
    part.check("b", "another")
    assert button.told == other.told == [True]
    {
        "answer": lambda: part.asks.resolve(Answered(asked.ask_id, UpiCheck())),
        "end": lambda: part.asks.resolve(ended(asked)),
        "drop": lambda: part.asks.cancel("check"),
    }[over]()
    assert button.told == other.told == [True, False]
    assert part.heard == ([False] if over == "answer" else []), "it can be pressed again when the answer is heard"


def test_a_replaced_request_releases_its_widgets(part: Asking) -> None:
    first, second = Waiting(), Waiting()
    part.asks.send("file", CheckUpi(vpa="asha@bank"), busy=[first])
    asked = CheckUpi(vpa="asha@bank")
    part.asks.send("file", asked, busy=[second])
    assert (first.told, second.told) == ([True, False], [True])
    part.asks.resolve(ended(asked))
    assert (first.told, second.told) == ([True, False], [True, False])


def test_leaving_cancels_only_visible_requests(part: Asking) -> None:
    button = Waiting()
    part.asks.cancel_visible()
    part.asks.send("file", CheckUpi(ask_id="file", vpa="a@b"), part.heard.append, busy=[button])
    part.check("list")
    part.asks.cancel_visible()
    for ask_id in ("file", "list"):
        part.asks.resolve(Answered(ask_id, UpiCheck()))
    assert part.heard == [UpiCheck()]
    assert button.told == [True, False]


def test_cancelled_and_unknown_answers_are_ignored(part: Asking) -> None:
    for name in ("one", "two", "three"):
        part.check(name, name)
    part.asks.cancel("one", "nobody")
    part.asks.resolve(Answered("one", UpiCheck()))
    part.asks.resolve(Answered("somebody's", UpiCheck()))
    part.asks.resolve(object())
    assert not part.asks.is_pending("one")
    assert part.asks.is_pending("two")
    assert not part.asks.is_pending("two", "three")
    part.asks.cancel()
    part.asks.resolve(Answered("two", UpiCheck()))
    part.asks.resolve(Answered("three", UpiCheck()))
    assert (part.heard, part.ends) == ([], [])


def test_an_answer_reaches_its_stores_before_the_part_that_asked() -> None:
    hub, told, answer = EventHub(), list[object](), UpiCheck()
    hub.subscribe({Answered: told.append})
    hub.subscribe({UpiCheck: told.append, DayFigures: told.append})
    hub.on_event(Answered("a", answer))
    assert told == [answer, Answered("a", answer)]


def test_each_event_reaches_its_handlers_once_in_order() -> None:
    hub, told, others = EventHub(), list[tuple[str, object]](), list[object]()
    for name in ("first", "second"):
        hub.subscribe({DayFigures: partial(_note, told, name)})
    hub.subscribe({SaleList: others.append})
    figures = DayFigures(1, 2, 0, Money(0))
    hub.on_event(figures)
    assert told == [("first", figures), ("second", figures)]
    hub.clear()
    hub.on_event(figures)
    assert (len(told), others) == (2, []), "those that a window made anew adds again"


def _note(told: list[tuple[str, object]], name: str, event: object) -> None:
    told.append((name, event))


class SlowReader(QObject):
    """Takes events, each of which costs 3 ms of a clock of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.now, self.read = 0.0, list[object]()

    @Slot(object)
    def on_event(self, event: object) -> None:
        self.read.append(event)
        self.now += 0.003


def test_events_of_one_turn_are_passed_on_in_slices_and_in_order(qtbot: QtBot) -> None:
    reader = SlowReader()
    queue = EventQueue(reader, seconds=lambda: reader.now)
    queue.passed_on.connect(reader.on_event)
    for number in range(10):
        queue.on_event(number)
    assert reader.read == [0, 1, 2], "8 ms are over"
    queue.on_next_turn()
    assert reader.read == list(range(6))
    queue.on_event(10)
    assert reader.read == list(range(6)), "no event overtakes another"
    qtbot.waitUntil(lambda: len(reader.read) == 11)
    assert reader.read == list(range(11))


def test_a_single_event_does_not_wait(qtbot: QtBot) -> None:
    reader = SlowReader()
    queue = EventQueue(reader, seconds=lambda: reader.now)
    queue.passed_on.connect(reader.on_event)
    for number in range(5):
        queue.on_event(number)
        assert reader.read[-1] == number
        queue.on_next_turn()
    qtbot.wait(0)


def test_an_event_that_comes_while_one_is_handled_waits_for_it(qtbot: QtBot) -> None:
    reader = SlowReader()
    queue = EventQueue(reader, seconds=lambda: reader.now)
    order: list[object] = []

    def handle(event: object) -> None:
        order.append(("begin", event))
        if event == "first":
            queue.on_event("second")
        order.append(("end", event))

    queue.passed_on.connect(handle)
    queue.on_event("first")
    qtbot.waitUntil(lambda: len(order) == 4)
    assert order == [("begin", "first"), ("end", "first"), ("begin", "second"), ("end", "second")]
