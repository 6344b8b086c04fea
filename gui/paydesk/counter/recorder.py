"""Writes facts. An intent is on disk before its request leaves; an answer is told first and written then.

See docs/rules.md#intent-before-send.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from paydesk.counter.faults import journal_broken, journal_fault
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event, JournalFault
from paydesk.store.errors import KnownFault, StoreBug, StoreError
from paydesk.store.journal.chain import BreakKind, BrokenRow
from paydesk.store.journal.journal import Journal

_PAUSES_S: Final = (0.2, 1.0, 3.0, 10.0)
"""Seconds between tries to write what could not be written, try by try; then the last one for ever.

The last one also before it is tried whether anything can be written again, where nothing waits to be.
"""

_LOG = logging.getLogger("paydesk.counter")


def _nothing(_facts: Sequence[Fact]) -> None:
    """Nobody wants to know."""


def _no_more(_subjects: Iterable[str]) -> None:
    """Nobody follows any."""


class Recorder:
    """The one way to the journal. What cannot be written now is kept here, in order, and written before all else."""

    def __init__(self, journal: Journal, emit: Callable[[Event], None]) -> None:
        self._journal = journal
        self._emit = emit
        self._waiting: list[Fact] = []
        self._failing = False
        self._wake = asyncio.Event()
        journal.set_failure_callback(self._wake.set)
        self.written: Callable[[Sequence[Fact]], None] = _nothing
        """Called with facts that have just come to disk: what the journal's tables say has changed."""
        self.set_aside: Callable[[Iterable[str]], None] = _no_more
        """Called with subjects that are set aside: nobody follows them any more."""

    @property
    def waiting(self) -> int:
        """How many facts are told and not written yet."""
        return len(self._waiting)

    def intend(self, *facts: Fact) -> None:
        """Write these, and whatever waits before them; on disk when it returns. Raises StoreError: then nothing is."""
        every = [*self._waiting, *facts]
        try:
            try:
                self._journal.append(every)
            except KnownFault:
                raise
            except Exception:  # noqa: BLE001 - the edge of one subject: what waits of it stops no intent of another
                self._write_each()
                every = [*self._waiting, *facts]
                self._journal.append(every)
        except StoreError:
            self._failing = True  # whoever wanted it tells why; that it is over is told here
            raise
        self._written(every)
        aside = self._set_aside()
        if aside & {fact.subject for fact in facts}:
            raise StoreBug("the tables do not take it: it is set aside")

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
        except KnownFault as error:
            self._fail(error)
            return False
        except Exception:  # noqa: BLE001 - the edge of one subject: see below
            return self._write_each()
        self._written(every)
        self._set_aside()
        return True

    def _write_each(self) -> bool:
        """Write what waits, subject by subject: one that cannot be written is set aside. Whether nothing waits."""
        for subject in dict.fromkeys(fact.subject for fact in self._waiting):
            facts, lost = [fact for fact in self._waiting if fact.subject == subject], list[BrokenRow]()
            try:
                self._journal.append(facts)
            except KnownFault as error:
                self._fail(error)
                return False
            except Exception as error:  # noqa: BLE001 - the edge of one subject: it is set aside, the others are written
                if not self._can_write():
                    self._fail(error)
                    return False
                _LOG.error("%d facts of %s cannot be written", len(facts), subject, exc_info=error)
                lost = [BrokenRow(0, BreakKind.UNFIT, subject)]
            self._waiting = [fact for fact in self._waiting if fact.subject != subject]
            self.written(facts)
            self._set_aside(lost)
        self._tell_end()
        return True

    def _can_write(self) -> bool:
        """Whether anything else can be written: then it is the subject, and not the file."""
        try:
            self._journal.probe_write()
        except StoreError:
            return False
        return True

    def _fail(self, error: Exception) -> None:
        _LOG.info("%d facts wait to be written: %s", len(self._waiting), error)
        if not self._failing:
            fault = error if isinstance(error, StoreError) else StoreBug(str(error))
            self._emit(journal_fault(fault, self._waiting[0].subject))
        self._failing = True

    def _set_aside(self, lost: Sequence[BrokenRow] = ()) -> set[str]:
        broken = [*lost, *self._journal.take_unfit()]
        subjects = {each.subject for each in broken}
        if broken:
            self.set_aside(subjects)
            self._emit(journal_broken(broken))
        return subjects

    def _written(self, facts: Sequence[Fact]) -> None:
        self._waiting.clear()
        self._tell_end()
        self.written(facts)

    def _tell_end(self) -> None:
        over = self._journal.clear_failure()  # whatever it was that failed: whoever wanted it has told of it
        if self._failing or over:
            self._failing = False
            self._emit(JournalFault(""))

    def _prove(self) -> None:
        """Nobody may write anything for an hour: until then all would say that nothing can be written."""
        with contextlib.suppress(StoreError):
            self._journal.probe_write()
            self._tell_end()

    async def run(self) -> None:
        """Write what waits, and try again what could not be written, for ever. Ends by cancellation."""
        tries = 0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_PAUSES_S[-1] if self._journal.has_failed else None):
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
