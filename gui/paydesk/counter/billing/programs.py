"""The billing programs of this counter: registered, removed, and recognised by their keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from paydesk.counter.context import Context
from paydesk.counter.dispatcher import handles
from paydesk.domain.billing.commands import ReadPrograms, RegisterProgram, RemoveProgram
from paydesk.domain.billing.messages import NewProgramKey, ProgramsInUse
from paydesk.domain.billing.program import (
    EXCHANGE_FOLDER,
    BillingProgram,
    are_valid_programs,
    find_by_key,
    key_digest,
    new_key,
)
from paydesk.domain.messages import CommandStatus
from paydesk.domain.settings.settings import Billing
from paydesk.domain.settings.stored_facts import StoredFactKind, keys_changed_fact


class ProgramService:
    """The programs of the settings, and when each was heard of.

    Args:
        save: Saves the settings of billing, in the name of a person. Raises StoreError.
    """

    def __init__(self, context: Context, save: Callable[[Billing, str], Awaitable[None]]) -> None:
        self._context = context
        self._save = save
        self.url = ""
        """The address at which programs are served; "" while they are not."""
        self.problem = ""
        """Why they cannot be served, as the system says it."""
        self._used_at: dict[str, int] = {}

    def set_url(self, url: str) -> None:
        """Note the address at which programs are served, and tell the windows."""
        self.url = url
        self._context.emit(self._in_use())

    def set_problem(self, problem: str) -> None:
        """Note why programs cannot be served ("" for nothing), and tell the windows of a change."""
        if problem != self.problem:
            self.problem = problem
            self._context.emit(self._in_use())

    def _in_use(self) -> ProgramsInUse:
        folder = str(self._context.folder / EXCHANGE_FOLDER)
        return ProgramsInUse(self.url, self.problem, folder, dict(self._used_at))

    @property
    def settings(self) -> Billing:
        """The current settings of billing."""
        return self._context.config.settings.billing

    def authenticate(self, key: str) -> BillingProgram | None:
        """Return the program with this key, and note that it called; None for another key."""
        real = self._context.config.takes_real_money
        program = find_by_key(self.settings.programs, key, real=real)
        if program is not None:
            self._used_at[program.name] = self._context.now()
        return program

    @handles(RegisterProgram, lock_name="billing")
    async def register(self, command: RegisterProgram, by: str) -> NewProgramKey:
        """Register a program, or replace one of the same name, with a new key, which is returned once."""
        real = self._context.config.takes_real_money
        key = new_key(real=real)
        program = replace(command.program, key_digest=key_digest(key), takes_real_money=real)
        others = [each for each in self.settings.programs if each.name.casefold() != program.name.casefold()]
        programs = (*others, program)
        if not are_valid_programs(programs):
            return NewProgramKey(is_valid=False)
        await self._record(StoredFactKind.KEYS_SET, program.name, by)
        await self._save(replace(self.settings, programs=programs), by)
        return NewProgramKey(key)

    @handles(RemoveProgram, lock_name="billing")
    async def remove(self, command: RemoveProgram, by: str) -> CommandStatus:
        """Remove a program; REFUSED if there is none of this name."""
        programs = tuple(each for each in self.settings.programs if each.name != command.name)
        if len(programs) == len(self.settings.programs):
            return CommandStatus.REFUSED
        await self._record(StoredFactKind.KEYS_FORGOTTEN, command.name, by)
        await self._save(replace(self.settings, programs=programs), by)
        self._used_at.pop(command.name, None)
        return CommandStatus.DONE

    async def _record(self, kind: StoredFactKind, name: str, by: str) -> None:
        await self._context.journal.write_now(
            keys_changed_fact(self._context.now(), kind, area=f"program {name}", by=by)
        )

    @handles(ReadPrograms)
    async def read(self, _command: ReadPrograms, _by: str) -> ProgramsInUse:
        """Return where programs reach this counter, and when each last called in this run."""
        return self._in_use()
