"""The journal of a run: opened, again and again until it can be; followed; set aside where an administrator says so."""

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
from paydesk.store.secrets import JOURNAL_AREA, KeychainSecrets, KeychainState, KeyPair
from paydesk.worker.supervisor import next_pause

OnReady: TypeAlias = "Callable[[Recorder], None]"
JournalUser: TypeAlias = Callable[[Journal, OnReady], Awaitable[None]]

_LOG = logging.getLogger("paydesk.worker")

_TEMPORARY_FAULTS: Final = frozenset({FaultKind.BUSY, FaultKind.DISK_FULL, FaultKind.NOT_WRITABLE})
"""Faults of an update that may be over a moment later."""


_RETRY_MS: Final = SECOND
"""Ms until a journal that could not be asked is asked once more."""


@dataclass(frozen=True, slots=True)
class _OpenFailure:
    """Reason why no journal is open."""

    fault: StoreError
    pause: int
    """Time until the next try, in ms."""
    is_replaceable: bool
    """True if an administrator may start a new journal, also where this one could not be set aside just now."""


class JournalManager:
    """Has the journal of `folder`. `alive` does all that needs one until it is cancelled, and says when it can."""

    def __init__(self, folder: Path, emit: Callable[[Event], None], now: Now, use_journal: JournalUser) -> None:
        self._folder = folder
        self._emit = emit
        self._now = now
        self._use_journal = use_journal
        self._journal: Journal | None = None
        self._failure: _OpenFailure | None = None
        """None until a first fault, and once a journal came alive."""
        self._recorder: Recorder | None = None
        self._pending: list[Fact] = []
        self._replace_by: str | None = None
        """Person who wants a new journal; None for nobody."""
        self._created_by = ""
        self._session: asyncio.Timeout
        """That of the journal in use."""
        self._wake = asyncio.Event()
        self._attempted = asyncio.Event()

    @property
    def journal(self) -> Journal | None:
        """The one in use; None while there is none."""
        return self._journal

    async def run(self) -> None:
        """Open the journal and do what needs it; after a fault again, later and later. Ends by cancellation."""
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
        """With this journal, until `begin_new` ends it (TimeoutError)."""
        self._journal = journal
        try:
            self._carry_over(journal)
            async with asyncio.timeout(None) as self._session:
                await self._use_journal(journal, self._on_ready)
        finally:
            self._journal = self._recorder = None

    def _on_ready(self, recorder: Recorder) -> None:
        self._recorder = recorder
        waiting, self._pending = self._pending, []
        recorder.write_later(*waiting)
        if self._failure is not None:
            self._failure = None
            self._emit(JournalFault(""))
        self._attempted.set()

    def _on_unavailable(self, failure: _OpenFailure) -> None:
        _LOG.warning("there is no journal: %s", failure.fault)
        if self._failure is None or fault_code(self._failure.fault) != fault_code(failure.fault):
            self._emit(create_journal_fault(failure.fault))
        self._failure = failure
        self._attempted.set()

    async def _wait_to_retry(self, pause: int | None) -> None:
        """Wait for this many ms (None: for good), or until somebody wants a new journal."""
        self._wake.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None if pause is None else pause / SECOND):
                await self._wake.wait()

    def write_later(self, fact: Fact) -> None:
        """Write a fact that nothing waits for as soon as there is a journal that can be written (Context.note)."""
        if self._recorder is None:
            self._pending.append(fact)
        else:
            self._recorder.write_later(fact)

    async def write_now(self, *facts: Fact) -> None:
        """Write facts before the files that they are about: on disk when it returns. Raises StoreError."""
        await self._attempted.wait()
        if self._recorder is None:
            raise StoreBug("the journal has not come alive") if self._failure is None else self._failure.fault
        self._recorder.write_now(*self._pending, *facts)

    async def read_known_people(self) -> RecordedPeople:
        """Return what the journal knows of people, once it can be asked.

        A damaged journal is asked as it is. One of which nothing can be read knows nobody.
        """
        while True:
            await self._attempted.wait()
            try:
                if self._journal is not None:  # also where its file was moved away
                    with contextlib.suppress(KnownFault):
                        return self._journal.people.known_list()
                return known_list_in(self._folder / FILE_NAME)
            except StoreError as fault:
                if isinstance(fault, KnownFault) and fault.kind in {*BEYOND_REPAIR, FaultKind.ABSENT}:
                    return RecordedPeople()
                _LOG.info("the journal does not say whether there were people: %s", fault)
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
        raise StoreBug("the journal has not come alive") if self._failure is None else self._failure.fault

    async def begin_new(self, _command: BeginNewJournal, by: str) -> CommandStatus | None:
        """Set a damaged journal aside and begin a new one. Raises StoreError when that cannot be done."""
        if not self._is_damaged():
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
        if was_reported:  # by whatever met it: the new one is well
            self._emit(JournalFault(""))
        return None

    def _is_damaged(self) -> bool:
        """Also one that is open and can be used in part: what nothing can be written to helps nobody."""
        if self._journal is not None:
            with contextlib.suppress(KnownFault):  # also what is asked may be damaged
                if self._journal.broken_rows():
                    return True
            return self._journal.is_damaged
        return self._failure is not None and self._failure.is_replaceable

    def _carry_over(self, journal: Journal) -> None:
        """Write what a new journal replaces as its first fact, then what is unfinished: the numbers of Z-reports go on.

        That comes before anything else is written, also where the program was killed after the old one was set aside.
        """
        aside = None if journal.count() else Journal.newest_set_aside(self._folder)
        if aside is None:
            return
        try:
            last = Journal.last_z_in(aside)
        except StoreError as fault:
            if fault_code(fault) == FaultKind.BUSY:  # it is over soon: what was left there now would be left for good
                raise
            _LOG.info("the numbers of Z-reports begin anew: %s", fault)
            last = None
        on, now = Journal.unfinished_in(aside, self._now()), self._now()
        by, counted = self._created_by, {"in_tests": on.in_test_reports, "in_real": on.in_real_reports}
        begun = journal_begun_fact(now, by=by, aside=aside.name, last=last, **counted)
        journal.append([begun, *on.facts, *_people_facts(aside, now)])
        subjects = {fact.subject for fact in on.facts}
        payouts = sum(subject.startswith(PAYOUT_PREFIX) for subject in subjects)
        self._emit(JournalStarted(len(subjects) - payouts, payouts, on.altered, on.unreadable, on.is_complete))


def _people_facts(aside: Path, now: int) -> list[Fact]:
    """Return facts that tell the new journal that there were people, as far as the old one can be read."""
    try:
        known = known_list_in(aside)
    except StoreError as fault:
        _LOG.info("whether there were people is not known: %s", fault)
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


# What goes on in the background ---------------------------------------------------------------------------------------

StepT = TypeVar("StepT")
EndT = TypeVar("EndT")
STEP_PAUSE: Final = 10
"""Ms between two steps of some ms: the loop has other things to do, a customer's QR first."""
CHAIN_INTERVAL: Final = 1 * DAY
CHAIN_RETRY: Final = 10 * MINUTE
MARK_INTERVAL: Final = 10 * MINUTE


async def rebuild_tables(journal: Journal, on_found: Callable[[str], None]) -> None:
    """Make anew what an update has left to do, however often it takes; `found` is told what turns out to be at hand."""
    pause, unreported = 0, list[str]()

    def report(subjects: Iterable[str]) -> None:
        """Report subjects again that `found` could not read yet: no later step finds them once more."""
        unreported.extend(subjects)
        while unreported:
            on_found(unreported[0])
            del unreported[0]

    while True:
        try:
            report(())
            return await _run_steps(journal.rebuild_in_steps(), report)
        except StoreError as fault:
            _LOG.info("what an update left to do has to wait: %s", fault)
            pause = next_pause(pause)
            await asyncio.sleep(pause / SECOND)


async def watch_chain(
    journal: Journal, emit: Callable[[Event], None], now: Now, forget: Callable[[Iterable[str]], None]
) -> None:
    """Follow it, tell what is broken, and `forget` the sales that are set aside for it; again each day. Never ends."""
    while True:
        try:
            broken = (await _run_steps(journal.verify_in_steps(now()))).breaks
        except StoreError as fault:
            _LOG.info("the chain could not be followed: %s", fault)
            await asyncio.sleep(CHAIN_RETRY / SECOND)
            continue
        if broken:
            _LOG.error("%d facts of the journal are not as they were written, first %s", len(broken), broken[0])
            forget(each.subject for each in broken)
            emit(create_journal_broken(broken))
        await asyncio.sleep(CHAIN_INTERVAL / SECOND)


async def watch_rollback(
    journal: Journal, secrets: KeychainSecrets, run_in_thread: ThreadRunner, emit: Callable[[Event], None], now: Now
) -> None:
    """Tell of a journal that was further in an earlier run, or that another PC has. Never ends.

    How far it has come is kept in the keychain.

    Last week's backup in its place is whole, as is a copy of another PC's: nothing in the data folder says what was
    sold since, or there.
    """
    compared, kept = False, None
    while True:
        try:
            if not compared:
                looked = await run_in_thread(partial(secrets.lookup, JOURNAL_AREA))
                before, compared = looked.pair, looked.keychain_state is KeychainState.AVAILABLE
                if before is None:
                    if compared and journal.detect_clone(now()):
                        emit(JournalCopied())
                elif journal.detect_rollback((before.client_id, before.client_secret), now()):
                    emit(create_journal_broken(journal.broken_rows()))
            mark = journal.mark() if compared else None
            if mark is not None and mark != kept:
                await run_in_thread(partial(secrets.set_silently, JOURNAL_AREA, KeyPair(*mark)))
                kept = mark
        except StoreError as fault:
            _LOG.info("how far the journal has come is not known: %s", fault)
        await asyncio.sleep(MARK_INTERVAL / SECOND)


async def _run_steps(steps: Generator[StepT, None, EndT], each: Callable[[StepT], None] = lambda _: None) -> EndT:
    while True:
        try:
            each(next(steps))
        except StopIteration as end:
            came: EndT = end.value
            return came
        await asyncio.sleep(STEP_PAUSE / SECOND)
