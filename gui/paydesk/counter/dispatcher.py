"""The one way in: takes a command, asks who may, does it, and always says how it ended.

A service says by `handlers()` which commands it does. A handler does its work and returns; whatever stands in its way
it raises: Denied, a StoreError, or something that nobody foresaw. Here it is turned into words, once for all commands.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from weakref import WeakValueDictionary

from paydesk.counter.access import Denied
from paydesk.counter.faults import BUG, CallFailed, journal_fault, kind_of
from paydesk.domain.messages import CommandEnded, End
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from paydesk.counter.access import Access
    from paydesk.domain.commands import Command
    from paydesk.domain.messages import Event
    from paydesk.domain.people.person import Permission

STOPPED: Final = "stopped"
"""The fault of a command that the end of the program, or of the counter's thread, left undone."""

_LOG = logging.getLogger("paydesk.counter")


@dataclass(frozen=True, slots=True)
class Handler:
    """How one kind of command is done."""

    do: Callable[[Any, str], Awaitable[End | None]]
    """Given the command, and in whose name it is done ("" when nobody is needed). None is DONE."""
    permission_of: Callable[[Any], Permission | None] | None = None
    """What this very command needs, where that depends on more than its kind; else `Command.permission`."""
    turn: str = ""
    """Commands of one subject whose handlers name the same turn wait for each other; "": they run side by side."""


Handlers: TypeAlias = Mapping["type[Command]", Handler]


class Dispatcher:
    """Runs in the counter's loop; each command is a task of its own."""

    def __init__(
        self, handlers: Handlers, access: Access, emit: Callable[[Event], None], log: logging.Logger = _LOG
    ) -> None:
        self._handlers = handlers
        self._access = access
        self._emit = emit
        self._log = log
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def dispatch(self, command: Command) -> None:
        """Do it. Ends with exactly one CommandEnded, and raises nothing but CancelledError."""
        end, fault, failure = End.FAILED, STOPPED, None
        try:
            end, fault = await self._do(command) or End.DONE, ""
        except Denied as denied:
            end, fault = End.REFUSED, ""
            self._emit(denied.event)
        except CallFailed as error:
            fault, failure = "", error.failure
        except StoreError as error:
            self._log.info("%s: %s", type(command).__name__, error)
            fault = kind_of(error)
            self._emit(journal_fault(error, command.subject))
        except Exception:  # noqa: BLE001 - the edge of a command
            self._log.exception("%s broke", type(command).__name__)
            fault = BUG
        finally:
            self._emit(CommandEnded(command.command_id, end, command.subject, fault, failure))

    async def _do(self, command: Command) -> End | None:
        handler = self._handlers[type(command)]
        async with self._turn(handler.turn, command.subject):
            permission = command.permission if handler.permission_of is None else handler.permission_of(command)
            by = "" if permission is None else self._access.need(permission, command.subject)
            return await handler.do(command, by)

    def _turn(self, turn: str, subject: str) -> AbstractAsyncContextManager[None]:
        return self._turns.setdefault((turn, subject), asyncio.Lock()) if turn else nullcontext()
