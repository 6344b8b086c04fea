"""Messages to the windows about a file that could not be written or read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from paydesk.domain.failure import Failure
from paydesk.domain.messages import BrokenFact, JournalBroken, JournalFault
from paydesk.store.errors import KnownFault, StoreError
from paydesk.store.journal.chain import BrokenRow
from paydesk.store.journal.journal import FILE_NAME


class CallFailed(Exception):
    """A call to the service failed, or was not made; `failure` says why.

    `clock_ahead`: this PC's clock minus the service's (ms), where the service's own answer told its time.
    """

    def __init__(self, failure: Failure, clock_offset_ms: int | None = None) -> None:
        super().__init__(failure.problem.value)
        self.failure = failure
        self.clock_ahead = clock_offset_ms


BUG: Final = "bug"
"""The kind of a fault that nobody foresaw: a mistake in Paydesk. It is in the log."""


def fault_code(fault: StoreError) -> str:
    """Return the code of a store's fault: a word of FaultKind, or "bug"."""
    return fault.kind.value if isinstance(fault, KnownFault) else BUG


def is_journal_fault(fault: StoreError) -> bool:
    """Return True if it concerns the journal, and no other file."""
    return not isinstance(fault, KnownFault) or fault.path.name == FILE_NAME


def create_journal_fault(fault: StoreError, subject_id: str = "") -> JournalFault:
    """Return the message about a fault of the journal, for one subject or ("") all."""
    return JournalFault(fault_code(fault), subject_id)


def create_journal_broken(broken: Iterable[BrokenRow]) -> JournalBroken:
    """Rows of the journal that are not as they were written, or whose subjects its tables cannot take."""
    return JournalBroken(tuple(BrokenFact(each.seq, each.kind.value, each.subject) for each in broken))
