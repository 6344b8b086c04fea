"""A journal on a memory disk whose writes can fail as a shop's do: busy, full, read-only; it dies with its core."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal.journal import Journal

if TYPE_CHECKING:
    from paydesk.domain.fact import Fact
    from paydesk.domain.sale.sale import Sale

FAULTS: Final = (FaultKind.BUSY, FaultKind.DISK_FULL, FaultKind.NOT_WRITABLE)


class FaultyJournal(Journal):
    """The real journal. `fault` is what each write meets now; `dead` is set when its program is killed."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        super().__init__(db, path)
        db.execute("PRAGMA synchronous = OFF")  # a simulation has no power cut but its own
        self.fault: FaultKind | None = None
        self.read_fault: FaultKind | None = None
        """Fault that reading one sale meets."""
        self.writes_left: int | None = None
        """Number of writes that succeed before the fault; None for no fault."""
        self.dead = False

    @classmethod
    def of(cls, folder: Path) -> FaultyJournal:
        """Open, or open again, the journal of a folder."""
        found = cls.open(folder)
        assert isinstance(found, cls)
        return found

    def append(self, facts: Sequence[Fact]) -> None:
        """Append, or fail as the disk would."""
        self._meet()
        super().append(facts)

    def sale(self, sale_id: str) -> Sale | None:
        """Return a sale, or raise the fault of the disk."""
        if self.read_fault is not None:
            raise KnownFault(self.read_fault, self.path)
        return super().sale(sale_id)

    def next_number(self, day: str) -> int:
        """Return the next number, or raise the fault of the disk."""
        self._meet()
        number = super().next_number(day)
        self._db.execute("PRAGMA synchronous = OFF")
        return number

    def _meet(self) -> None:
        if self.dead:
            raise KnownFault(FaultKind.NOT_WRITABLE, self.path, "this program was killed")
        if self.fault is None:
            return
        if self.writes_left:
            self.writes_left -= 1
            return
        raise KnownFault(self.fault, self.path)
