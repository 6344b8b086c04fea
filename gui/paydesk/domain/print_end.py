"""What became of a slip that the journal counts: of a receipt, of a Z-report."""

from __future__ import annotations

from enum import StrEnum


class PrintEnd(StrEnum):
    """What became of a slip that was to be printed."""

    PRINTER = "printer"
    """A printer has taken it."""
    FILE = "file"
    """None did: it is a PDF."""
    NOWHERE = "nowhere"
    """Neither: there is no paper of it."""
