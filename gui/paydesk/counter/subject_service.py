"""Base of the services for sales and for payouts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Generic

from paydesk.counter.poller import Poller
from paydesk.counter.repository import Repository
from paydesk.counter.runner import Runner, StateT, StepMachine
from paydesk.domain.clock import ClockCorrection, Now
from paydesk.domain.clock_fact import clock_correction_data
from paydesk.domain.commands import Command
from paydesk.domain.exact_json import Json
from paydesk.domain.messages import CommandStatus, Event


class SubjectService(ABC, Generic[StateT]):
    """The subjects of one type. A command only records a request; the runner does it, as `next_step` says."""

    clock_fact_kind: str
    """Kind of the fact about a corrected clock."""

    def __init__(
        self,
        states: Repository[StateT],
        machine: StepMachine[StateT],
        poller: Poller,
        emit: Callable[[Event], None],
        now: Now,
    ) -> None:
        self._states = states
        self._emit = emit
        self._now = now
        self.runner = Runner(machine, poller, now, emit)

    @abstractmethod
    def _allows(self, state: StateT, command: Command) -> bool:
        """Return True if a command has an effect on a state now."""

    @abstractmethod
    def _resume(self, loaded: Mapping[str, StateT]) -> None:
        """Take up subjects that were loaded from the journal."""

    def _is_unfinished(self, _state: StateT) -> bool:
        """Return True if a stored subject has to be taken up again."""
        return True

    def resume_found(self, subject: str) -> None:
        """Continue a subject that an earlier version took for finished and that is not."""
        state = None if subject in self._states else self._states.get(subject)
        if state is None or not self._is_unfinished(state):
            return
        self._resume({subject: state})
        self._states.emit_state(subject)
        self.runner.reschedule(subject)

    def on_clock_moved(self, move: ClockCorrection) -> None:
        """Keep the ages of loaded subjects after the clock of this run was corrected."""
        self.runner.schedule_all(self._states.write_for_all(self.clock_fact_kind, clock_correction_data(move)))

    def retry_reads(self, _: None = None) -> None:
        """Retry failed reads: the client was replaced, or the line works again."""
        self.runner.retry_reads(self._states.subjects)

    async def _request(
        self, command: Command, subject: str, kind: str, data: Mapping[str, Json], *, at_once: bool = False
    ) -> CommandStatus:
        """Write a request, and let the runner do it; REFUSED if the command is not available now.

        Args:
            at_once: Return only after the due steps.
        """
        state = self._states.get(subject)
        if state is None:
            return CommandStatus.REFUSED
        if not self._allows(state, command):
            return self._emit_unchanged(subject)
        self._states.write_now(subject, (kind, data))
        if at_once:
            await self.runner.advance(subject)
        else:
            self.runner.reschedule(subject)
        return CommandStatus.DONE

    def _emit_unchanged(self, subject: str, end: CommandStatus = CommandStatus.REFUSED) -> CommandStatus:
        """Emit the state of a subject to which nothing was done."""
        self._states.emit_state(subject)
        return end
