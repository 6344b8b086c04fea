"""Writes facts: an intent is on disk before its request leaves; an answer is reported first and written then.

See docs/rules.md#intent-before-send.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from paydesk.counter.faults import create_journal_broken, create_journal_fault
from paydesk.counter.topic import Topic
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event, JournalFault
from paydesk.store.errors import KnownFault, StoreBug, StoreError
from paydesk.store.journal.chain import BreakKind, BrokenRow
from paydesk.store.journal.journal import Journal

_RETRY_PAUSES_S: Final = (0.2, 1.0, 3.0, 10.0)
"""Seconds between tries to write; the last is repeated, and is also the interval of the write probe."""

_LOG = logging.getLogger("paydesk.counter")


def _no_offset() -> None: ...


class Recorder:
    """Writes the facts of the counter's services. Those that cannot be written now are held, in order, and go first."""

    def __init__(
        self, journal: Journal, emit: Callable[[Event], None], known_offset_ms: Callable[[], int | None] = _no_offset
    ) -> None:
        """Write to `journal`; `known_offset_ms` returns this PC's clock minus the service's, None if unknown."""
        self._journal = journal
        self._emit = emit
        self._known_offset_ms = known_offset_ms
        self._pending: list[Fact] = []
        self._failing = False
        self._wake = asyncio.Event()
        journal.set_failure_callback(self._wake.set)
        self.written: Topic[Sequence[Fact]] = Topic()
        """Facts that were just written: the journal's tables have changed."""
        self.quarantined: Topic[Iterable[str]] = Topic()
        """Subjects that are quarantined and no longer followed."""

    @property
    def pending_count(self) -> int:
        """Number of facts that were reported and not written yet."""
        return len(self._pending)

    def write_now(self, *facts: Fact) -> None:
        """Write facts, after the pending ones; all are on disk when it returns. Raises StoreError: then none is."""
        stamped = self.stamp(facts)
        all_facts = [*self._pending, *stamped]
        try:
            try:
                self._journal.append(all_facts)
            except KnownFault:
                raise
            except Exception:  # noqa: BLE001 - the edge of one subject: its pending facts stop no other's intent
                self._write_by_subject()
                all_facts = [*self._pending, *stamped]
                self._journal.append(all_facts)
        except StoreError:
            self._failing = True  # the caller reports the fault; its end is reported here
            raise
        self._on_all_written(all_facts)
        quarantined = self._quarantine()
        if quarantined & {fact.subject for fact in facts}:
            raise StoreBug("subject does not fit the tables and is quarantined")

    def write_later(self, *facts: Fact) -> None:
        """Queue facts: they are written with the next `write_now`, or in a moment. Never raises."""
        self._pending += self.stamp(facts)
        self._wake.set()

    def stamp(self, facts: Iterable[Fact]) -> list[Fact]:
        """Return the facts as they are written: with their time by the service's clock, as far as it is known now."""
        offset_ms = self._known_offset_ms()
        return [fact.stamped(offset_ms) for fact in facts]

    def flush(self) -> bool:
        """Write pending facts now; return True if none are left."""
        if not self._pending:
            return True
        all_facts = list(self._pending)
        try:
            self._journal.append(all_facts)
        except KnownFault as error:
            self._report_failure(error)
            return False
        except Exception:  # noqa: BLE001 - the edge of one subject: see below
            return self._write_by_subject()
        self._on_all_written(all_facts)
        self._quarantine()
        return True

    def _write_by_subject(self) -> bool:
        """Write pending facts subject by subject, and quarantine those that fail; return True if no facts are left."""
        for subject in dict.fromkeys(fact.subject for fact in self._pending):
            facts, lost = [fact for fact in self._pending if fact.subject == subject], list[BrokenRow]()
            try:
                self._journal.append(facts)
            except KnownFault as error:
                self._report_failure(error)
                return False
            except Exception as error:  # noqa: BLE001 - the edge of one subject: it is quarantined, others go on
                if not self._can_write():
                    self._report_failure(error)
                    return False
                _LOG.error("Cannot write %d facts of %s", len(facts), subject, exc_info=error)
                lost = [BrokenRow(0, BreakKind.UNFIT, subject)]
            self._pending = [fact for fact in self._pending if fact.subject != subject]
            self.written.publish(facts)
            self._quarantine(lost)
        self._report_recovery()
        return True

    def _can_write(self) -> bool:
        """Return True if the journal can be written: then the subject is at fault, and not the file."""
        try:
            self._journal.probe_write()
        except StoreError:
            return False
        return True

    def _report_failure(self, error: Exception) -> None:
        _LOG.info("Cannot write %d pending facts: %s", len(self._pending), error)
        if not self._failing:
            fault = error if isinstance(error, StoreError) else StoreBug(str(error))
            self._emit(create_journal_fault(fault, self._pending[0].subject))
        self._failing = True

    def _quarantine(self, lost: Sequence[BrokenRow] = ()) -> set[str]:
        broken = [*lost, *self._journal.take_unfit()]
        subjects = {each.subject for each in broken}
        if broken:
            self.quarantined.publish(subjects)
            self._emit(create_journal_broken(broken))
        return subjects

    def _on_all_written(self, facts: Sequence[Fact]) -> None:
        self._pending.clear()
        self._report_recovery()
        self.written.publish(facts)

    def _report_recovery(self) -> None:
        over = self._journal.clear_failure()  # the caller has reported whatever failed
        if self._failing or over:
            self._failing = False
            self._emit(JournalFault(""))

    def _probe(self) -> None:
        """Test whether the journal can be written again while no facts are pending."""
        with contextlib.suppress(StoreError):
            self._journal.probe_write()
            self._report_recovery()

    async def run(self) -> None:
        """Write pending facts, and retry failed writes, until cancelled."""
        tries = 0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_RETRY_PAUSES_S[-1] if self._journal.has_failed else None):
                    await self._wake.wait()
            if not self._wake.is_set():
                self._probe()
            self._wake.clear()
            while not self.flush():
                pause = _RETRY_PAUSES_S[min(tries, len(_RETRY_PAUSES_S) - 1)]
                tries += 1
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await asyncio.Event().wait()
            tries = 0
