"""The only entry to the counter: takes a command, checks permission, runs it, and always reports its end.

`@handles` marks the method of a service that does a command. It does its work and returns, the answer if the command is
a Question, or raises CommandRefused, CallFailed, StoreError or any exception; here these become messages, once for all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar, overload
from weakref import WeakValueDictionary

from paydesk.counter.access import Access, CommandRefused
from paydesk.counter.faults import BUG, CallFailed, create_journal_fault, fault_code, is_journal_fault
from paydesk.domain.clock import SECOND
from paydesk.domain.commands import AnswerT, Command, Question
from paydesk.domain.messages import Answer, Answered, CommandEnded, CommandStatus, Event
from paydesk.domain.people.person import Permission
from paydesk.store.errors import RebuildInProgress, StoreError

_LOG = logging.getLogger("paydesk.counter")
RETRY_MS: Final = 100
"""Pause before a command is retried that needs tables that are being rebuilt (`RebuildInProgress`), in ms."""


@dataclass(frozen=True, slots=True)
class Handler:
    """Function that does one type of command, with its permission."""

    handle: Callable[[Any, str], Awaitable[Answer | CommandStatus | None]]
    """Called with the command and the name in which it is done ("" if no permission is needed). None means DONE."""
    permission_of: Callable[[Any], Permission | None] | None = None
    """Permission of this command, where it depends on more than its type; otherwise `Command.permission` counts."""
    lock_name: str = ""
    """Commands of one subject whose handlers share a lock name run one after another; with "" they run side by side."""


Handlers: TypeAlias = Mapping["type[Command]", Handler]
CommandT = TypeVar("CommandT", bound=Command)
ServiceT = TypeVar("ServiceT")
ResultT = TypeVar("ResultT", bound=Awaitable[CommandStatus | None])
QuestionT = TypeVar("QuestionT", bound=Question[Any])
MethodT = TypeVar("MethodT", bound=Callable[..., object])
_Method: TypeAlias = Callable[[ServiceT, QuestionT, str], Awaitable[AnswerT | CommandStatus | None]]
_MARK: Final = "_handles"


@dataclass(frozen=True, slots=True)
class _Declaration:
    types: tuple[type[Command], ...]
    permission_of: Callable[[Any, Any], Permission | None] | None
    lock_name: str


@overload
def handles(  # type: ignore[overload-overlap]  # a Question is a Command whose handler may return one thing more
    *types: type[Question[AnswerT]],
    permission_of: Callable[[Any, Any], Permission | None] | None = None,
    lock_name: str = "",
) -> Callable[[_Method[ServiceT, QuestionT, AnswerT]], _Method[ServiceT, QuestionT, AnswerT]]: ...
@overload
def handles(
    *types: type[CommandT],
    permission_of: Callable[[Any, CommandT], Permission | None] | None = None,
    lock_name: str = "",
) -> Callable[[Callable[[ServiceT, CommandT, str], ResultT]], Callable[[ServiceT, CommandT, str], ResultT]]: ...
def handles(
    *types: type[Command],
    permission_of: Callable[[Any, Any], Permission | None] | None = None,
    lock_name: str = "",
) -> Callable[[MethodT], MethodT]:
    """Mark the method of a service that does these commands (see Handler).

    Args:
        permission_of: Called with the service and the command.
    """

    def mark(method: MethodT) -> MethodT:
        vars(method)[_MARK] = _Declaration(types, permission_of, lock_name)
        return method

    return mark


def collect_handlers(service: object) -> Handlers:
    """Return the handlers of the commands that methods of this service are marked with."""
    found: dict[type[Command], Handler] = {}
    for name in dir(type(service)):
        declared = getattr(getattr(type(service), name), _MARK, None)
        if isinstance(declared, _Declaration):
            permission_of = declared.permission_of and partial(declared.permission_of, service)
            handler = Handler(getattr(service, name), permission_of, declared.lock_name)
            found |= dict.fromkeys(declared.types, handler)
    return found


class Dispatcher:
    """Runs each command as a task of its own in the counter's loop.

    Args:
        handlers: May change while it runs.
        fallback: Takes commands that have no handler.
    """

    def __init__(
        self, handlers: Handlers, access: Access, emit: Callable[[Event], None], fallback: Handler | None = None
    ) -> None:
        self._handlers = handlers
        self._access = access
        self._emit = emit
        self._fallback = fallback
        self._locks: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def dispatch(self, command: Command) -> None:
        """Run a command, and emit exactly one CommandEnded. Raises nothing; a cancelled command has no end."""
        end, fault, failure = CommandStatus.FAILED, "", None
        try:
            result = await self._run_when_ready(command) or CommandStatus.DONE
            if isinstance(result, CommandStatus):
                end = result
            elif isinstance(command, Question):
                end = result.status
                self._emit(Answered(command.ask_id, result))
        except CommandRefused as refused:
            end = CommandStatus.REFUSED
            self._emit(refused.event)
        except CallFailed as error:
            failure = error.failure
        except StoreError as error:
            _LOG.info("Storage error in command %s: %s", type(command).__name__, error)
            fault = fault_code(error)
            if is_journal_fault(error):
                self._emit(create_journal_fault(error, command.subject))
        except Exception:  # noqa: BLE001 - the edge of a command
            _LOG.exception("Unhandled exception in command %s", type(command).__name__)
            fault = BUG
        self._emit(CommandEnded(command.command_id, end, command.subject, fault, failure))

    async def _run_when_ready(self, command: Command) -> Answer | CommandStatus | None:
        """Retry a command while its tables are being rebuilt: seconds after an update, with a large journal."""
        while True:
            try:
                return await self._run(command)
            except RebuildInProgress:
                await asyncio.sleep(RETRY_MS / SECOND)

    async def _run(self, command: Command) -> Answer | CommandStatus | None:
        handler = self._handlers.get(type(command), self._fallback)
        if handler is None:
            raise LookupError(f"no handler for {type(command).__name__}")
        async with self._lock(handler.lock_name, command.subject):
            permission = command.permission if handler.permission_of is None else handler.permission_of(command)
            if permission is None:
                return await handler.handle(command, "")
            await self._access.wait_until_known(permission)
            by = self._access.require(permission, command.subject, user_initiated=command.user_initiated)
            return await handler.handle(command, by)

    def _lock(self, name: str, subject: str) -> AbstractAsyncContextManager[None]:
        return self._locks.setdefault((name, subject), asyncio.Lock()) if name else nullcontext()
