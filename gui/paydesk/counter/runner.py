"""The one loop for sales and payouts: ask for the next step, do it, write its result, ask again.

It decides nothing. A `StepMachine` says what is next for a subject and does one step of it; the poller says when
to ask. See docs/architecture.md#two-pure-functions.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final, Protocol
from weakref import WeakValueDictionary

from paydesk.counter.faults import BUG, create_journal_fault
from paydesk.counter.poller import Poller
from paydesk.counter.repository import SubjectGone
from paydesk.domain.clock import MINUTE, SECOND, Now
from paydesk.domain.messages import Event, JournalFault
from paydesk.domain.step import Step, StepKind
from paydesk.store.errors import StoreError

MAX_STEPS: Final = 12
"""Steps of one subject in one go; the loop takes a breath then."""
_FAULT_PAUSES: Final = (2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE)
"""Pauses of a subject whose step failed or could not be written, time after time."""

_LOG = logging.getLogger("paydesk.counter")


class StepMachine(Protocol):
    """Steps of one kind of subject."""

    def next_step(self, subject: str) -> Step:
        """Return the next step of a subject."""

    def wait_ms(self, subject: str, step: Step) -> int:
        """Milliseconds that the service's limits keep this step back; 0 for none. Counts a step that may go."""

    async def perform(self, subject: str, step: Step) -> None:
        """Do one step: its intent on disk, its effect, its answer as a fact. Raises StoreError: nothing was done."""

    async def on_write_failed(self, subject: str) -> None:
        """Its step could not be written, and that is told: do what needs no disk."""

    def has_failed_read(self, subject: str) -> bool:
        """Return True if it can be read, and the last read failed."""

    def on_finished(self, subject: str) -> None:
        """Forget what is held in memory of a subject that has no further step."""


class Runner:
    """Moves subjects of one kind on. Steps of one subject never overlap; those of different subjects do."""

    def __init__(self, machine: StepMachine, poller: Poller, now: Now, emit: Callable[[Event], None]) -> None:
        self._machine = machine
        self._poller = poller
        self._now = now
        self._emit = emit
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._fault_counts: dict[str, int] = {}

    def lock(self, subject: str) -> asyncio.Lock:
        """Held while a step of this subject is done."""
        return self._locks.setdefault(subject, asyncio.Lock())

    def schedule_all(self, subjects: Iterable[str]) -> None:
        """Schedule what was loaded at the start."""
        for subject in subjects:
            self.reschedule(subject)

    def reschedule(self, subject: str) -> None:
        """Something happened to this subject: it is looked at when its next step is due, which may be now."""
        self._schedule(subject, self._machine.next_step(subject))

    def retry_reads(self, subjects: Iterable[str]) -> None:
        """Read what failed as soon as the limits allow: the keys are others, or the line works again."""
        again = partial(self._read_again, since=self._now())
        for subject in subjects:
            if self._machine.has_failed_read(subject):
                self._poller.schedule(subject, self._now(), again)

    async def _read_again(self, subject: str, since: int) -> None:
        wait = self._machine.wait_ms(subject, Step(StepKind.READ))
        if (
            wait
        ):  # all at once, or in the quiet after a 429: the budget is everybody's (docs/rules.md#shared-read-budget)
            again = partial(self._read_again, since=since)
            self._poller.schedule(subject, self._now() + wait, again, since=since)
        else:
            await self.advance(subject, self._read_if_failed)

    async def _read_if_failed(self, subject: str) -> None:
        if self._machine.has_failed_read(subject):
            await self._machine.perform(subject, Step(StepKind.READ))

    async def advance(self, subject: str, first: Callable[[str], Awaitable[None]] | None = None) -> None:
        """Do all that is due for this subject now, and schedule what is not. Raises nothing but CancelledError.

        `first` is done before, whatever is due.
        """
        try:
            async with self.lock(subject):
                try:
                    if first is not None:
                        await first(subject)
                    await self._steps(subject)
                except StoreError as error:
                    # told at once: while something is waited for, the fault may be over, and that is told as well
                    self._back_off(subject, create_journal_fault(error, subject))
                    await self._machine.on_write_failed(subject)
                else:
                    self._fault_counts.pop(subject, None)
        except SubjectGone:  # while its answer was on the way: there is nothing to say of it, and nobody to do it for
            self._poller.unschedule(subject)
            self._fault_counts.pop(subject, None)
        except Exception:  # noqa: BLE001 - the edge of one subject: it stops no other (docs/rules.md#one-failure-stays-local)
            _LOG.exception("a step of %s broke", subject)
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
        """Continue a subject after a pause: its obstacle may be gone."""
        count = self._fault_counts.get(subject, 0)
        self._fault_counts[subject] = count + 1
        if not count:
            self._emit(fault)
        pause = _FAULT_PAUSES[min(count, len(_FAULT_PAUSES) - 1)]
        self._poller.schedule(subject, self._now() + pause, self.advance)
