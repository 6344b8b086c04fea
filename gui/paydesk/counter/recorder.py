"""Writes facts. An intent is on disk before its request leaves; an answer is told first and written then (truth 20)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Final

from paydesk.counter.faults import journal_fault
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event, JournalFault
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal

_PAUSES_S: Final = (0.2, 1.0, 3.0, 10.0)
"""Seconds between tries to write what could not be written, try by try; then the last one for ever.

The last one also before it is tried whether anything can be written again, where nothing waits to be.
"""

_LOG = logging.getLogger("paydesk.counter")


def _nothing(_facts: Sequence[Fact]) -> None:
    """Nobody wants to know."""


class Recorder:
    """The one way to the journal. What cannot be written now is kept here, in order, and written before all else."""

    def __init__(self, journal: Journal, emit: Callable[[Event], None]) -> None:
        self._journal = journal
        self._emit = emit
        self._waiting: list[Fact] = []
        self._failing = False
        self._wake = asyncio.Event()
        journal.when_troubled(self._wake.set)
        self.written: Callable[[Sequence[Fact]], None] = _nothing
        """Called with facts that have just come to disk: what the journal's tables say has changed."""

    @property
    def waiting(self) -> int:
        """How many facts are told and not written yet."""
        return len(self._waiting)

    def intend(self, *facts: Fact) -> None:
        """Write these, and whatever waits before them; on disk when it returns. Raises StoreError: then nothing is."""
        every = [*self._waiting, *facts]
        try:
            self._journal.append(every)
        except StoreError:
            self._failing = True  # whoever wanted it tells why; that it is over is told here
            raise
        self._written(every)

    def keep(self, *facts: Fact) -> None:
        """Write these as soon as the loop has told them: with the next intent, or in a moment. Never raises."""
        self._waiting += facts
        self._wake.set()

    def flush(self) -> bool:
        """Write what waits, now. Whether nothing waits any more."""
        if not self._waiting:
            return True
        every = list(self._waiting)
        try:
            self._journal.append(every)
        except StoreError as error:
            _LOG.info("%d facts wait to be written: %s", len(self._waiting), error)
            if not self._failing:
                self._emit(journal_fault(error, self._waiting[0].subject))
            self._failing = True
            return False
        self._written(every)
        return True

    def _written(self, facts: Sequence[Fact]) -> None:
        self._waiting.clear()
        self._tell_end()
        self.written(facts)

    def _tell_end(self) -> None:
        over = self._journal.trouble_is_over()  # whatever it was that failed: whoever wanted it has told of it
        if self._failing or over:
            self._failing = False
            self._emit(JournalFault(""))

    def _prove(self) -> None:
        """Nobody may write anything for an hour: until then all would say that nothing can be written."""
        with contextlib.suppress(StoreError):
            self._journal.prove()
            self._tell_end()

    async def run(self) -> None:
        """Write what waits, and try again what could not be written, for ever. Ends by cancellation."""
        tries = 0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_PAUSES_S[-1] if self._journal.met_trouble else None):
                    await self._wake.wait()
            if not self._wake.is_set():
                self._prove()
            self._wake.clear()
            while not self.flush():
                pause = _PAUSES_S[min(tries, len(_PAUSES_S) - 1)]
                tries += 1
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await asyncio.Event().wait()
            tries = 0
