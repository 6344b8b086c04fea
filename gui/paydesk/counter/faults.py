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
    """Raised when a call to the service failed, or was not made; `failure` says why.

    Args:
        clock_offset_ms: This PC's clock minus the service's, in ms, if the service's own answer told its time.
    """

    def __init__(self, failure: Failure, clock_offset_ms: int | None = None) -> None:
        super().__init__(failure.problem.value)
        self.failure = failure
        self.clock_offset_ms = clock_offset_ms


BUG: Final = "bug"
"""Code of an unforeseen fault: an error in Paydesk, which is in the log."""


def fault_code(fault: StoreError) -> str:
    """Return the code of a store's fault: a value of FaultKind, or "bug"."""
    return fault.kind.value if isinstance(fault, KnownFault) else BUG


def is_journal_fault(fault: StoreError) -> bool:
    """Return True if the fault concerns the journal, and no other file."""
    return not isinstance(fault, KnownFault) or fault.path.name == FILE_NAME


def create_journal_fault(fault: StoreError, subject_id: str = "") -> JournalFault:
    """Return the message about a fault of the journal, for one subject or ("") all."""
    return JournalFault(fault_code(fault), subject_id)


def create_journal_broken(broken: Iterable[BrokenRow]) -> JournalBroken:
    """Return the message about altered rows, and about subjects that do not fit the tables."""
    return JournalBroken(tuple(BrokenFact(each.seq, each.kind.value, each.subject) for each in broken))
