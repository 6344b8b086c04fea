"""The one way in: takes a command, asks who may, does it, and always says how it ended.

A service says by `handlers()` which commands it does. A handler does its work and returns; whatever stands in its way
it raises: Refused, CallFailed, a StoreError, or what nobody foresaw. Here it becomes words, once for all commands.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Final, TypeAlias
from weakref import WeakValueDictionary

from paydesk.counter.access import Access, CommandRefused
from paydesk.counter.faults import BUG, CallFailed, create_journal_fault, fault_code, is_journal_fault
from paydesk.domain.clock import SECOND
from paydesk.domain.commands import Command
from paydesk.domain.messages import CommandEnded, CommandStatus, Event
from paydesk.domain.people.person import Permission
from paydesk.store.errors import RebuildInProgress, StoreError

_LOG = logging.getLogger("paydesk.counter")
RETRY_MS: Final = 100
"""After how many ms a command is tried again that could not be done yet (`BeingRemade`)."""


@dataclass(frozen=True, slots=True)
class Handler:
    """Function that does one type of command, with its permission."""

    handle: Callable[[Any, str], Awaitable[CommandStatus | None]]
    """Given the command, and in whose name it is done ("" when nobody is needed). None is DONE."""
    permission_of: Callable[[Any], Permission | None] | None = None
    """Permission of this very command, where it depends on more than its type; else `Command.permission`."""
    lock_name: str = ""
    """Commands of one subject whose handlers name the same turn wait for each other; "": they run side by side."""


Handlers: TypeAlias = Mapping["type[Command]", Handler]


class Dispatcher:
    """Runs in the counter's loop; each command is a task of its own.

    `handlers` may change while it runs; a command that has none there is done by `otherwise`.
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
        """Do it. Ends with exactly one CommandEnded, and raises nothing; only when it is cancelled there is no end."""
        end, fault, failure = CommandStatus.FAILED, "", None
        try:
            end = await self._run_when_ready(command) or CommandStatus.DONE
        except CommandRefused as refused:
            end = CommandStatus.REFUSED
            self._emit(refused.event)
        except CallFailed as error:
            failure = error.failure
        except StoreError as error:
            _LOG.info("%s: %s", type(command).__name__, error)
            fault = fault_code(error)
            if is_journal_fault(error):
                self._emit(create_journal_fault(error, command.subject))
        except Exception:  # noqa: BLE001 - the edge of a command
            _LOG.exception("%s broke", type(command).__name__)
            fault = BUG
        self._emit(CommandEnded(command.command_id, end, command.subject, fault, failure))

    async def _run_when_ready(self, command: Command) -> CommandStatus | None:
        """After an update some questions wait until what they rest on is made anew: seconds, of a large journal."""
        while True:
            try:
                return await self._run(command)
            except RebuildInProgress:
                await asyncio.sleep(RETRY_MS / SECOND)

    async def _run(self, command: Command) -> CommandStatus | None:
        handler = self._handlers.get(type(command), self._fallback)
        if handler is None:
            raise LookupError(f"nothing does {type(command).__name__}")
        async with self._lock(handler.lock_name, command.subject):
            permission = command.permission if handler.permission_of is None else handler.permission_of(command)
            if permission is None:
                return await handler.handle(command, "")
            await self._access.wait_until_known(permission)
            by = self._access.require(permission, command.subject, user_initiated=command.user_initiated)
            return await handler.handle(command, by)

    def _lock(self, name: str, subject: str) -> AbstractAsyncContextManager[None]:
        return self._locks.setdefault((name, subject), asyncio.Lock()) if name else nullcontext()
