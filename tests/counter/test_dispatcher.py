"""Each command has one end, and whatever stands in its way is said in words."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import logging
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import paydesk.counter
from paydesk.counter.access import Access, AccessDenied, CommandRefused
from paydesk.counter.dispatcher import Dispatcher, Handler, Handlers
from paydesk.counter.faults import CallFailed
from paydesk.domain.commands import CancelSale, Command, ReadBalance, ReadPayout, ReadSaleHistory, ShowSale
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import Answer, Answered, CommandEnded, CommandStatus, Event, JournalFault
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.messages import TransferHistory
from paydesk.domain.payout.outcome import Operation, ServiceReply
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import Rule
from paydesk.store import account_key
from paydesk.store.errors import FaultKind, KnownFault, RebuildInProgress, StoreBug
from paydesk.store.journal.journal import FILE_NAME
from tests.conftest import Logs
from tests.helpers.people_rig import ASHA
from tests.simulation.virtual_loop import VirtualLoop, run

CANCEL = CancelSale(sale_id="s1")
TIMED_OUT = classify(ServiceReply(Operation.BENEFICIARY_HISTORY, problem=Problem.TIMED_OUT))


class Rig:
    """A dispatcher with one handler for every command of the tests, which notes what it is given."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.done: list[tuple[Command, str]] = []
        self.outcome: Callable[[], Any] = lambda: None
        self.access = Access(self.events.append, lambda: 0, lambda: "the shop", demo=False)

    async def do(self, command: Command, by: str) -> Answer | CommandStatus | None:
        self.done.append((command, by))
        result: Answer | CommandStatus | None = self.outcome()
        return result

    async def dispatch(self, command: Command, handler: Handler | None = None) -> CommandEnded:
        """Its end, which is the last message, and the only one of its kind."""
        self.events.clear()
        handlers = {type(command): handler or Handler(self.do)}
        await Dispatcher(handlers, self.access, self.events.append).dispatch(command)
        ends = [event for event in self.events if isinstance(event, CommandEnded)]
        assert len(ends) == 1
        assert self.events[-1] is ends[0]
        assert ends[0].command_id == command.command_id
        assert ends[0].subject == command.subject
        return ends[0]


@pytest.fixture
def rig() -> Rig:
    return Rig()


def raising(fault: BaseException) -> Callable[[], Any]:
    def do() -> Any:
        raise fault

    return do


async def test_a_command_is_done_in_the_name_of_who_may(rig: Rig) -> None:
    assert (await rig.dispatch(CANCEL)).status is CommandStatus.DONE
    rig.access.require_sign_in(ASHA)
    ended = await rig.dispatch(CANCEL)
    assert rig.done == [(CANCEL, "the shop"), (CANCEL, "Asha")]
    assert ended == CommandEnded(CANCEL.command_id, CommandStatus.DONE, "s1")


async def test_what_anybody_may_is_done_in_no_name_and_behind_the_lock(rig: Rig) -> None:
    rig.access.require_sign_in()
    looked = ShowSale(sale_id="s1")
    assert (await rig.dispatch(looked)).status is CommandStatus.DONE
    assert rig.done == [(looked, "")]


@pytest.mark.parametrize("end", list(CommandStatus))
async def test_a_handler_says_its_own_end(rig: Rig, end: CommandStatus) -> None:
    rig.outcome = lambda: end
    assert (await rig.dispatch(CANCEL)) == CommandEnded(CANCEL.command_id, end, "s1")


@pytest.mark.parametrize("end", list(CommandStatus))
async def test_an_answer_comes_before_the_end_and_says_what_that_is(rig: Rig, end: CommandStatus) -> None:
    broken = (("beneId", Rule.REQUIRED),) if end is CommandStatus.REFUSED else ()
    answer = TransferHistory(HistoryQuery(""), broken=broken, classification=TIMED_OUT if end == "failed" else None)
    rig.outcome = lambda: answer
    asked = ReadSaleHistory(sale_id="s1")
    assert (await rig.dispatch(asked)) == CommandEnded(asked.command_id, end, "s1")
    assert rig.events[:-1] == [Answered(asked.ask_id, answer)]


def test_each_handler_takes_the_commands_that_it_is_marked_with() -> None:
    """For commands mypy knows that; of a question it compares only the answer."""
    marked = 0
    for found in pkgutil.walk_packages(paydesk.counter.__path__, "paydesk.counter."):
        for service in vars(importlib.import_module(found.name)).values():
            for method in vars(service).values() if isinstance(service, type) else ():
                if (declared := getattr(method, "_handles", None)) is not None:
                    command = list(inspect.signature(method, eval_str=True).parameters.values())[1].annotation
                    assert all(issubclass(kind, command) for kind in declared.types), method
                    marked += 1
    assert marked > 50


async def test_whoever_may_not_is_told_and_nothing_is_done(rig: Rig) -> None:
    rig.access.require_sign_in()
    ended = await rig.dispatch(CANCEL)
    assert ended == CommandEnded(CANCEL.command_id, CommandStatus.REFUSED, "s1")
    assert rig.events == [PermissionDenied(Permission.CANCEL, DenialReason.LOCKED, "s1"), ended]
    assert rig.done == []


async def test_a_permission_can_depend_on_the_command(rig: Rig) -> None:
    rig.access.require_sign_in(ASHA)
    of_kind: dict[str, Permission | None] = {"pays": Permission.SEND, "sells": Permission.SELL, "": None}
    handler = Handler(rig.do, lambda command: of_kind[command.payout_id])
    assert (await rig.dispatch(ReadPayout(payout_id="sells"), handler)).status is CommandStatus.DONE
    assert (await rig.dispatch(ReadPayout(payout_id=""), handler)).status is CommandStatus.DONE
    assert [by for _, by in rig.done] == ["Asha", ""]
    assert (await rig.dispatch(ReadPayout(payout_id="pays"), handler)).status is CommandStatus.REFUSED
    assert rig.events[0] == PermissionDenied(Permission.SEND, DenialReason.PAGES_LOCKED, "pays")


def test_what_an_update_makes_anew_just_now_is_asked_again_each_tenth_of_a_second(rig: Rig) -> None:
    async def main(loop: VirtualLoop) -> None:
        left = [RebuildInProgress(Path(FILE_NAME)), RebuildInProgress(Path(FILE_NAME))]
        rig.outcome = lambda: raising(left.pop())() if left else None
        assert (await rig.dispatch(CANCEL)).status is CommandStatus.DONE
        assert (len(rig.done), round(loop.time(), 3)) == (3, 0.2)

    run(main)


async def test_a_handler_that_is_denied_later_says_so(rig: Rig) -> None:
    """A PIN takes its time: whoever was allowed may not be so after it."""
    denied = PermissionDenied(Permission.SEND, DenialReason.LOCKED, "d1")
    rig.outcome = raising(AccessDenied(denied.permission, denied.denial, "d1"))
    assert (await rig.dispatch(CANCEL)).status is CommandStatus.REFUSED
    assert rig.events[0] == denied


@pytest.mark.parametrize("kind", list(FaultKind))
async def test_a_store_that_cannot_write_is_told(
    rig: Rig, kind: FaultKind, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "paydesk")
    rig.outcome = raising(KnownFault(kind, tmp_path / FILE_NAME))
    ended = await rig.dispatch(CANCEL)
    assert ended == CommandEnded(CANCEL.command_id, CommandStatus.FAILED, "s1", kind.value)
    assert rig.events == [JournalFault(kind.value, "s1"), ended]
    (said,) = (record for record in caplog.records if record.name == "paydesk.counter")
    assert said.getMessage().startswith(f"Storage error in command CancelSale: {FILE_NAME}: ")


async def test_another_file_that_cannot_be_written_is_told_to_whoever_waits_and_not_as_the_journal(
    rig: Rig, tmp_path: Path
) -> None:
    rig.outcome = raising(KnownFault(FaultKind.DISK_FULL, tmp_path / account_key.FILE_NAME))
    ended = await rig.dispatch(CANCEL)
    assert ended == CommandEnded(CANCEL.command_id, CommandStatus.FAILED, "s1", "disk_full")
    assert rig.events == [ended]


async def test_a_call_that_failed_is_told_with_its_end(rig: Rig) -> None:
    failure = Failure(Problem.SLOW_DOWN, Side.SERVICE, outcome_known=True)
    rig.outcome = raising(CallFailed(failure))
    ended = await rig.dispatch(CANCEL)
    assert ended == CommandEnded(CANCEL.command_id, CommandStatus.FAILED, "s1", failure=failure)
    assert rig.events == [ended]


async def test_a_mistake_in_the_store_is_a_mistake_of_ours(rig: Rig) -> None:
    rig.outcome = raising(StoreBug("no such column"))
    assert (await rig.dispatch(CANCEL)).fault == "bug"
    assert rig.events[0] == JournalFault("bug", "s1")


async def test_what_nobody_foresaw_is_in_the_log_and_has_an_end(rig: Rig, logs: Logs) -> None:
    rig.outcome = raising(ZeroDivisionError("nobody foresaw this"))
    ended = await rig.dispatch(CANCEL)
    assert ended == CommandEnded(CANCEL.command_id, CommandStatus.FAILED, "s1", "bug")
    assert rig.events == [ended]
    logs.expect("Unhandled exception in command CancelSale")


async def test_a_command_that_nothing_does_has_an_end(rig: Rig, logs: Logs) -> None:
    await Dispatcher({}, rig.access, rig.events.append).dispatch(CANCEL)
    assert rig.events == [CommandEnded(CANCEL.command_id, CommandStatus.FAILED, "s1", "bug")]
    (record,) = logs.records
    assert record.exc_info is not None
    assert str(record.exc_info[1]) == "no handler for CancelSale"
    logs.expect("^Unhandled exception in command CancelSale$")


async def test_a_permission_that_breaks_is_an_end_too(rig: Rig, logs: Logs) -> None:
    ended = await rig.dispatch(ReadPayout(payout_id="p1"), Handler(rig.do, lambda _: raising(KeyError("p1"))()))
    assert (ended.status, ended.fault, rig.done) == (CommandStatus.FAILED, "bug", [])
    logs.expect("Unhandled exception in command ReadPayout")


async def test_a_refusal_of_any_kind_is_told_and_is_no_fault(rig: Rig) -> None:
    refused = PinRefused("ask", "p1", PinProblem.WRONG)
    rig.outcome = raising(CommandRefused(refused))
    assert (await rig.dispatch(CANCEL)) == CommandEnded(CANCEL.command_id, CommandStatus.REFUSED, "s1")
    assert rig.events[0] == refused


async def test_what_the_end_of_the_loop_cuts_off_has_no_end_here(rig: Rig) -> None:
    """The thread says it (test_thread): only there is it known that nothing comes any more."""
    rig.outcome = raising(asyncio.CancelledError())
    with pytest.raises(asyncio.CancelledError):
        await rig.dispatch(CANCEL)
    assert rig.events == []
    assert rig.done == [(CANCEL, "the shop")]


async def test_handlers_come_and_go(rig: Rig) -> None:
    """Sales come alive with the journal: before that something else answers, and needs the same permission."""
    missing: list[Command] = []

    async def otherwise(command: Command, _by: str) -> CommandStatus:
        missing.append(command)
        return CommandStatus.REFUSED

    handlers: dict[type[Command], Handler] = {}
    dispatcher = Dispatcher(handlers, rig.access, rig.events.append, Handler(otherwise))
    await dispatcher.dispatch(CANCEL)
    assert (missing, rig.done) == ([CANCEL], [])
    assert rig.events == [CommandEnded(CANCEL.command_id, CommandStatus.REFUSED, "s1")]
    handlers[CancelSale] = Handler(rig.do)
    await dispatcher.dispatch(CANCEL)
    assert (missing, rig.done) == ([CANCEL], [(CANCEL, "the shop")])
    handlers.clear()
    rig.access.require_sign_in()
    await dispatcher.dispatch(CANCEL)
    assert missing == [CANCEL]
    assert rig.events[-2] == PermissionDenied(Permission.CANCEL, DenialReason.LOCKED, "s1")


class Slow:
    """A handler that takes a while: `done` says what began and ended, in order."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.gate = asyncio.Event()

    async def do(self, command: Command, _by: str) -> None:
        self.done.append(f"{command.subject} begins")
        await self.gate.wait()
        self.done.append(f"{command.subject} ends")


def sends(rig: Rig, handlers: Handlers, commands: Sequence[Command]) -> list[asyncio.Task[None]]:
    dispatcher = Dispatcher(handlers, rig.access, rig.events.append)
    return [asyncio.create_task(dispatcher.dispatch(command)) for command in commands]


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_commands_run_side_by_side_unless_they_take_turns(rig: Rig) -> None:
    slow = Slow()
    tasks = sends(rig, {CancelSale: Handler(slow.do)}, [CANCEL, replace(CANCEL, command_id="again")])
    await settle()
    assert slow.done == ["s1 begins", "s1 begins"]
    slow.gate.set()
    await asyncio.gather(*tasks)


async def test_commands_of_one_subject_take_turns_and_others_do_not_wait(rig: Rig) -> None:
    slow = Slow()
    handlers: Handlers = {
        CancelSale: Handler(slow.do, lock_name="sales"),
        ShowSale: Handler(slow.do, lock_name="sales"),
        ReadSaleHistory: Handler(slow.do, lock_name="stories"),
    }
    commands = [CANCEL, ShowSale(sale_id="s1"), CancelSale(sale_id="s2"), ReadSaleHistory(sale_id="s1")]
    tasks = sends(rig, handlers, commands)
    await settle()
    assert slow.done == ["s1 begins", "s2 begins", "s1 begins"], "the look waits for the cancel"
    slow.gate.set()
    await asyncio.gather(*tasks)
    assert slow.done.count("s1 ends") == 3


async def test_leave_is_asked_when_the_turn_comes(rig: Rig) -> None:
    slow = Slow()
    tasks = sends(rig, {CancelSale: Handler(slow.do, lock_name="x")}, [CANCEL, replace(CANCEL, command_id="2")])
    await settle()
    rig.access.require_sign_in()
    slow.gate.set()
    await asyncio.gather(*tasks)
    ends = {event.command_id: event.status for event in rig.events if isinstance(event, CommandEnded)}
    assert ends == {CANCEL.command_id: CommandStatus.DONE, "2": CommandStatus.REFUSED}


async def test_turns_leave_memory(rig: Rig) -> None:
    dispatcher = Dispatcher({ReadBalance: Handler(rig.do, lock_name="x")}, rig.access, rig.events.append)
    for n in range(50):
        await dispatcher.dispatch(ReadBalance(instrument_id=str(n)))
    assert len(dispatcher._locks) == 0
