"""The loop for sales and payouts: get the next step, do it, write its result, repeat.

It decides nothing. A `StepMachine` names the next step of a subject and does it; the poller calls the loop when a
subject is due. See docs/architecture.md#two-pure-functions.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from paydesk.counter.faults import BUG, create_journal_fault
from paydesk.counter.poller import Poller
from paydesk.counter.repository import Repository, SubjectGone
from paydesk.domain.clock import MINUTE, SECOND, Now
from paydesk.domain.messages import Event, JournalFault
from paydesk.domain.step import NOTHING, Step, StepKind
from paydesk.store.errors import StoreError

MAX_STEPS: Final = 12
"""Steps of one subject in a row, before others have their turn."""
_FAULT_PAUSES: Final = (2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE)
"""Pauses of a subject after its first, second... failed step, in ms."""

_LOG = logging.getLogger("paydesk.counter")


class State(Protocol):
    """A folded sale or payout, as far as the loop needs it."""

    @property
    def problem(self) -> object | None:
        """Why the last read failed; None if it did not."""


StateT = TypeVar("StateT", bound=State)


class StepMachine(ABC, Generic[StateT]):
    """Steps of the subjects of one type, whose states are in a repository."""

    def __init__(self, states: Repository[StateT]) -> None:
        self._states = states

    @abstractmethod
    def step_of(self, state: StateT, now: int) -> Step:
        """Return the next step of a state at `now`."""

    @abstractmethod
    def is_read(self, state: StateT, now: int) -> bool:
        """Return True if the schedule reads a subject in this state now and then."""

    @abstractmethod
    def paused_until(self, subject: str) -> int:
        """Return the end of a pause of its reads after a 429, in ms; a time in the past without one."""

    @abstractmethod
    def wait_ms(self, subject: str, step: Step) -> int:
        """Return the milliseconds that the service's limits delay a step; 0 allows and counts it."""

    @abstractmethod
    async def perform(self, subject: str, step: Step) -> None:
        """Do one step: write its intent, do it, write the answer as a fact. Raises StoreError: nothing was done."""

    @abstractmethod
    def on_finished(self, subject: str) -> None:
        """Release the memory of a subject that has no further step."""

    async def on_write_failed(self, subject: str) -> None:
        """Do what needs no disk, after a step could not be written and that was reported."""

    def next_step(self, subject: str) -> Step:
        """Return the subject's next step now; NOTHING for one that is gone."""
        state = self._states.get(subject)
        return NOTHING if state is None else self.step_of(state, self._states.now())

    async def read_watched(self, subject: str) -> None:
        """Read a subject that the schedule reads; others are left alone. Raises StoreError."""
        state = self._states.get(subject)
        if state is not None and self.is_read(state, self._states.now()):
            await self.perform(subject, Step(StepKind.READ))

    def has_failed_read(self, subject: str) -> bool:
        """Return True if the subject can be read, and its last read failed."""
        state = self._states.get(subject)
        return state is not None and state.problem is not None and self.next_step(subject).kind is StepKind.READ


class Runner:
    """Advances the subjects of one type. Steps of one subject never overlap; those of different subjects do."""

    def __init__(self, machine: StepMachine[Any], poller: Poller, now: Now, emit: Callable[[Event], None]) -> None:
        self._machine = machine
        self._poller = poller
        self._now = now
        self._emit = emit
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._fault_counts: dict[str, int] = {}
        self._nudged: set[str] = set()
        """Subjects that are read because of an event, before their read has begun."""

    def lock(self, subject: str) -> asyncio.Lock:
        """Return the lock that is held while a step of this subject is done."""
        return self._locks.setdefault(subject, asyncio.Lock())

    def schedule_all(self, subjects: Iterable[str]) -> None:
        """Schedule subjects that were loaded or changed."""
        for subject in subjects:
            self.reschedule(subject)

    def reschedule(self, subject: str) -> None:
        """Schedule the next step of a changed subject, which may be due now."""
        self._schedule(subject, self._machine.next_step(subject))

    def retry_reads(self, subjects: Iterable[str]) -> None:
        """Retry failed reads as soon as the limits allow, after the keys changed or the line works again."""
        again = partial(self._read_again, since=self._now())
        for subject in subjects:
            if self._machine.has_failed_read(subject):
                self._poller.schedule(subject, self._now(), again)

    async def _read_again(self, subject: str, since: int) -> None:
        wait = self._machine.wait_ms(subject, Step(StepKind.READ))
        if wait:  # the budget is shared by all reads (docs/rules.md#shared-read-budget)
            again = partial(self._read_again, since=since)
            self._poller.schedule(subject, self._now() + wait, again, since=since)
        else:
            await self.advance(subject, self._read_if_failed)

    async def _read_if_failed(self, subject: str) -> None:
        if self._machine.has_failed_read(subject):
            await self._machine.perform(subject, Step(StepKind.READ))

    async def read_now(self, subject: str) -> None:
        """Read a subject outside the budget, since an event came; in a pause after a 429, at its end.

        Events that come before the read begins are answered by it.
        """
        if subject in self._nudged:
            return
        paused_until = self._machine.paused_until(subject)
        if self._now() < paused_until:
            self._poller.schedule(subject, paused_until, self.read_now)
            return
        self._nudged.add(subject)
        await self.advance(subject, self._read_nudged)

    async def _read_nudged(self, subject: str) -> None:
        self._nudged.discard(subject)
        await self._machine.read_watched(subject)

    async def advance(self, subject: str, first: Callable[[str], Awaitable[None]] | None = None) -> None:
        """Do all due steps of a subject, and schedule the next one. Raises nothing but CancelledError.

        Args:
            first: Called before the steps, whatever is due.
        """
        try:
            async with self.lock(subject):
                try:
                    if first is not None:
                        await first(subject)
                    await self._steps(subject)
                except StoreError as error:
                    # reported before on_write_failed waits: the fault may end meanwhile, and its end is reported too
                    self._back_off(subject, create_journal_fault(error, subject))
                    await self._machine.on_write_failed(subject)
                else:
                    self._fault_counts.pop(subject, None)
        except SubjectGone:  # erased or quarantined while its answer was on the way
            self._poller.unschedule(subject)
            self._fault_counts.pop(subject, None)
        except Exception:  # noqa: BLE001 - the edge of one subject: it stops no other (docs/rules.md#one-failure-stays-local)
            _LOG.exception("Unhandled exception in a step of %s", subject)
            self._back_off(subject, JournalFault(BUG, subject))

    async def _steps(self, subject: str) -> None:
        for _ in range(MAX_STEPS):
            step = self._machine.next_step(subject)
            if not step.is_due(self._now()):
                self._schedule(subject, step)
                return
            wait = self._machine.wait_ms(subject, step)
            if wait:
                self._poller.schedule(subject, self._now() + wait, self.advance, since=step.at)
                return
            await self._machine.perform(subject, step)
        self._poller.schedule(subject, self._now() + SECOND, self.advance)

    def _schedule(self, subject: str, step: Step) -> None:
        if step.kind is StepKind.NOTHING:
            self._poller.unschedule(subject)
            self._fault_counts.pop(subject, None)
            self._machine.on_finished(subject)
            return
        self._poller.schedule(subject, step.at, self.advance)

    def _back_off(self, subject: str, fault: JournalFault) -> None:
        """Report the first fault of a subject, and retry after a pause."""
        count = self._fault_counts.get(subject, 0)
        self._fault_counts[subject] = count + 1
        if not count:
            self._emit(fault)
        pause = _FAULT_PAUSES[min(count, len(_FAULT_PAUSES) - 1)]
        self._poller.schedule(subject, self._now() + pause, self.advance)
