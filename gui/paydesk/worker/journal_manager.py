"""The journal of a run: opened, with retries; watched; and replaced when an administrator asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Generator, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from paydesk.counter.context import ThreadRunner
from paydesk.counter.faults import create_journal_broken, create_journal_fault, fault_code
from paydesk.counter.recorder import Recorder
from paydesk.domain.clock import DAY, MINUTE, SECOND, Now
from paydesk.domain.commands import BeginNewJournal, Command
from paydesk.domain.fact import PAYOUT_PREFIX, Fact
from paydesk.domain.messages import CommandStatus, Event, JournalCopied, JournalFault, JournalStarted
from paydesk.domain.people.facts import RecordedPeople, list_saved_fact
from paydesk.domain.settings.stored_facts import journal_begun_fact
from paydesk.store.errors import BEYOND_REPAIR, FaultKind, KnownFault, MigrationFailed, StoreBug, StoreError
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.people import known_list_in
from paydesk.store.keychain import JOURNAL_AREA, KeyPair
from paydesk.store.secrets import KeychainSecrets, KeychainState
from paydesk.worker.supervisor import next_pause

OnReady: TypeAlias = "Callable[[Recorder], None]"
JournalUser: TypeAlias = Callable[[Journal, OnReady], Awaitable[None]]

_LOG = logging.getLogger("paydesk.worker")

_TEMPORARY_FAULTS: Final = frozenset({FaultKind.BUSY, FaultKind.DISK_FULL, FaultKind.NOT_WRITABLE})
"""Faults of an update that may pass soon."""


_RETRY_MS: Final = SECOND
"""Pause before a journal that could not be asked is asked again, in ms."""


@dataclass(frozen=True, slots=True)
class _OpenFailure:
    """Why no journal is open."""

    fault: StoreError
    pause: int
    """Pause before the next try, in ms."""
    is_replaceable: bool
    """True if an administrator may start a new journal, also after a try to set this one aside has failed."""


class JournalManager:
    """Opens the journal of `folder`. Implements JournalAccess.

    Args:
        use_journal: Runs everything that needs the journal until it is cancelled, and calls back when it is ready.
        is_refused: Returns True if the hub refuses the open journal for good.
    """

    def __init__(
        self,
        folder: Path,
        emit: Callable[[Event], None],
        now: Now,
        use_journal: JournalUser,
        is_refused: Callable[[], bool],
    ) -> None:
        self._folder = folder
        self._emit = emit
        self._now = now
        self._use_journal = use_journal
        self._is_refused = is_refused
        self._journal: Journal | None = None
        self._failure: _OpenFailure | None = None
        """Last failure; None before the first, and while a journal is in use."""
        self._recorder: Recorder | None = None
        self._pending: list[Fact] = []
        self._replace_by: str | None = None
        """Person who wants a new journal; None for nobody."""
        self._created_by = ""
        self._session: asyncio.Timeout
        """Timeout that ends the use of the current journal."""
        self._wake = asyncio.Event()
        self._attempted = asyncio.Event()

    @property
    def journal(self) -> Journal | None:
        """The open journal, or None."""
        return self._journal

    async def run(self) -> None:
        """Open the journal and use it; retry after faults, with growing pauses, until cancelled."""
        while True:
            by, self._replace_by = self._replace_by, None
            try:
                if by is not None:
                    Journal.set_aside(self._folder)
                    self._created_by, by = by, None
                with Journal.open(self._folder) as journal, contextlib.suppress(TimeoutError):
                    await self._run_session(journal)
            except StoreError as fault:
                pause = next_pause(0 if self._failure is None else self._failure.pause)
                is_beyond_repair = isinstance(fault, KnownFault) and fault.kind in BEYOND_REPAIR
                self._on_unavailable(_OpenFailure(fault, pause, by is not None or is_beyond_repair))
                await self._wait_to_retry(pause if _is_temporary(fault) else None)

    async def _run_session(self, journal: Journal) -> None:
        """Use this journal until `begin_new` ends the session (TimeoutError)."""
        self._journal = journal
        try:
            self._carry_over(journal)
            async with asyncio.timeout(None) as self._session:
                await self._use_journal(journal, self.on_ready)
        finally:
            self._journal = self._recorder = None

    def on_ready(self, recorder: Recorder) -> None:
        """Write with the recorder of the open journal, the pending facts first."""
        self._recorder = recorder
        waiting, self._pending = self._pending, []
        recorder.write_later(*waiting)
        if self._failure is not None:
            self._failure = None
            self._emit(JournalFault(""))
        self._attempted.set()

    def _on_unavailable(self, failure: _OpenFailure) -> None:
        _LOG.warning("Journal cannot be opened: %s", failure.fault)
        if self._failure is None or fault_code(self._failure.fault) != fault_code(failure.fault):
            self._emit(create_journal_fault(failure.fault))
        self._failure = failure
        self._attempted.set()

    async def _wait_to_retry(self, pause: int | None) -> None:
        """Wait for a pause in ms (None: without limit), or until a new journal is wanted."""
        self._wake.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None if pause is None else pause / SECOND):
                await self._wake.wait()

    def write_later(self, fact: Fact) -> None:
        """Write a fact that nothing waits for as soon as the journal can be written (see Context.write_later)."""
        if self._recorder is None:
            self._pending.append(fact)
        else:
            self._recorder.write_later(fact)

    async def write_now(self, *facts: Fact) -> None:
        """Write facts before the files that they are about; they are on disk when it returns. Raises StoreError."""
        await self._attempted.wait()
        if self._recorder is None:
            raise StoreBug("journal is not open") if self._failure is None else self._failure.fault
        self._recorder.write_now(*self._pending, *facts)

    async def read_known_people(self) -> RecordedPeople:
        """Return what the journal knows of people, once it can be asked.

        A damaged journal is asked as it is. One of which nothing can be read knows nobody.
        """
        while True:
            await self._attempted.wait()
            try:
                if self._journal is not None:  # also after its file was moved away
                    with contextlib.suppress(KnownFault):
                        return self._journal.people.known_list()
                return known_list_in(self._folder / FILE_NAME)
            except StoreError as fault:
                if isinstance(fault, KnownFault) and fault.kind in {*BEYOND_REPAIR, FaultKind.ABSENT}:
                    return RecordedPeople()
                _LOG.info("Journal cannot be asked for people: %s", fault)
            await asyncio.sleep(_RETRY_MS / SECOND)

    def wrong_pins(self, person_id: str) -> tuple[int, int]:
        """Return the number of wrong PINs in a row and the time of the last, as far as the journal can be asked."""
        with contextlib.suppress(StoreError):
            if self._journal is not None:
                return self._journal.people.wrong_pins(person_id)
        return 0, 0

    # Commands -------------------------------------------------------------------------------------------------------

    async def refuse(self, _command: Command, _by: str) -> CommandStatus:
        """Refuse a command that needs the journal while none is open.

        Raises:
            StoreError: Always.
        """
        raise StoreBug("journal is not open") if self._failure is None else self._failure.fault

    async def begin_new(self, _command: BeginNewJournal, by: str) -> CommandStatus | None:
        """Set a journal that is damaged or refused aside, and start a new one. Raises StoreError if it cannot."""
        if not self._is_replaceable():
            return CommandStatus.REFUSED
        was_reported = self._journal is not None and self._journal.is_damaged
        self._replace_by = by
        self._attempted.clear()
        self._wake.set()
        if self._journal is not None:
            self._session.reschedule(asyncio.get_running_loop().time())
        await self._attempted.wait()
        if self._failure is not None:
            raise self._failure.fault
        if was_reported:  # a fault of the old one: it is over now
            self._emit(JournalFault(""))
        return None

    def _is_replaceable(self) -> bool:
        """Return True if the journal may be replaced, also one that is open and can be used in part."""
        if self._journal is not None:
            with contextlib.suppress(KnownFault):  # the query itself may meet damage
                if self._journal.broken_rows():
                    return True
            return self._journal.is_damaged or self._is_refused()
        return self._failure is not None and self._failure.is_replaceable

    def _carry_over(self, journal: Journal) -> None:
        """Write what a new journal replaces as its first fact, then everything unfinished: Z-report numbers continue.

        This precedes any other fact, also if the program was killed after the old journal was set aside.
        """
        old_file = None if journal.count() else Journal.newest_set_aside(self._folder)
        if old_file is None:
            return
        try:
            last = Journal.last_z_in(old_file)
        except StoreError as fault:
            if fault_code(fault) == FaultKind.BUSY:  # passes soon; what is not carried over now is lost for good
                raise
            _LOG.info("Z-report numbers start again: %s", fault)
            last = None
        on, now = Journal.unfinished_in(old_file, self._now()), self._now()
        by, counted = self._created_by, {"in_tests": on.in_test_reports, "in_real": on.in_real_reports}
        started = journal_begun_fact(now, by=by, aside=old_file.name, last=last, **counted, carried=on.carried)
        journal.append([started, *on.facts, *_people_facts(old_file, now)])
        subjects = {fact.subject for fact in on.facts}
        payouts = sum(subject.startswith(PAYOUT_PREFIX) for subject in subjects)
        self._emit(JournalStarted(len(subjects) - payouts, payouts, on.altered, on.unreadable, on.is_complete))


def _people_facts(old_file: Path, now: int) -> list[Fact]:
    """Return the fact that people are set up for the new journal, if the old one can be read and says so."""
    try:
        known = known_list_in(old_file)
    except StoreError as fault:
        _LOG.info("People of the old journal cannot be read: %s", fault)
        return []
    return [list_saved_fact(now, is_sealed=known.is_sealed)] if known.were_set_up else []


def _is_temporary(fault: StoreError) -> bool:
    """Return True if another try may succeed. An update that failed leaves a copy each time, which is one too many."""
    if not isinstance(fault, MigrationFailed):
        return True
    passes = fault.kind in _TEMPORARY_FAULTS
    if passes and fault.copy is not None:
        with contextlib.suppress(OSError):
            fault.copy.unlink()
    return passes


# Background tasks -----------------------------------------------------------------------------------------------------

StepT = TypeVar("StepT")
EndT = TypeVar("EndT")
STEP_PAUSE: Final = 10
"""Pause between two short steps, in ms: the loop has more urgent work."""
CHAIN_INTERVAL: Final = 1 * DAY
CHAIN_RETRY: Final = 10 * MINUTE
MARK_INTERVAL: Final = 10 * MINUTE


async def rebuild_tables(journal: Journal, on_found: Callable[[str], None]) -> None:
    """Rebuild what an update has left, with as many tries as it takes.

    Args:
        on_found: Called with each unfinished subject that an earlier version took for finished.
    """
    pause, unreported = 0, list[str]()

    def report(subjects: Iterable[str]) -> None:
        """Report subjects; those that `on_found` cannot read yet are reported again, since no later step finds them."""
        unreported.extend(subjects)
        while unreported:
            on_found(unreported[0])
            del unreported[0]

    while True:
        try:
            report(())
            return await _run_steps(journal.rebuild_in_steps(), report)
        except StoreError as fault:
            _LOG.info("Tables cannot be rebuilt now: %s", fault)
            pause = next_pause(pause)
            await asyncio.sleep(pause / SECOND)


async def watch_chain(
    journal: Journal, emit: Callable[[Event], None], now: Now, forget: Callable[[Iterable[str]], None]
) -> None:
    """Verify the chain once a day, report what is broken, and `forget` the subjects concerned. Never returns."""
    while True:
        try:
            broken = (await _run_steps(journal.verify_in_steps(now()))).breaks
        except StoreError as fault:
            _LOG.info("Chain cannot be verified: %s", fault)
            await asyncio.sleep(CHAIN_RETRY / SECOND)
            continue
        if broken:
            _LOG.error("Chain is broken at %d facts, first %s", len(broken), broken[0])
            forget(each.subject for each in broken)
            emit(create_journal_broken(broken))
        await asyncio.sleep(CHAIN_INTERVAL / SECOND)


async def watch_rollback(
    journal: Journal, secrets: KeychainSecrets, run_in_thread: ThreadRunner, emit: Callable[[Event], None], now: Now
) -> None:
    """Report a journal that was longer in an earlier run, or that belongs to another PC. Never returns.

    Its length is stored in the keychain. A restored backup is sound in itself, as is a copy of another PC's journal:
    nothing in the data folder shows what was sold since, or there.
    """
    compared, stored_mark = False, None
    while True:
        try:
            if not compared:
                lookup = await run_in_thread(partial(secrets.lookup, JOURNAL_AREA))
                before, compared = lookup.pair, lookup.keychain_state is KeychainState.AVAILABLE
                if before is None:
                    if compared and journal.detect_clone(now()):
                        emit(JournalCopied())
                elif journal.detect_rollback((before.client_id, before.client_secret), now()):
                    emit(create_journal_broken(journal.broken_rows()))
            mark = journal.mark() if compared else None
            if mark is not None and mark != stored_mark:
                await run_in_thread(partial(secrets.set_silently, JOURNAL_AREA, KeyPair(*mark)))
                stored_mark = mark
        except StoreError as fault:
            _LOG.info("Rollback check failed: %s", fault)
        await asyncio.sleep(MARK_INTERVAL / SECOND)


async def _run_steps(steps: Generator[StepT, None, EndT], each: Callable[[StepT], None] = lambda _: None) -> EndT:
    while True:
        try:
            each(next(steps))
        except StopIteration as end:
            result: EndT = end.value
            return result
        await asyncio.sleep(STEP_PAUSE / SECOND)
