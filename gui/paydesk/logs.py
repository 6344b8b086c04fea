"""The log file of this PC: small, rotated, and without a phone, UPI address or account number in it."""

from __future__ import annotations

import logging
import logging.handlers
from typing import TYPE_CHECKING, Final

from paydesk.domain import masking

if TYPE_CHECKING:
    from pathlib import Path

_BYTES: Final = 1_000_000
_KEPT: Final = 3


class MaskingFormatter(logging.Formatter):
    """Formats a record, traceback included, and masks what looks like a phone, an account or a UPI address."""

    def format(self, record: logging.LogRecord) -> str:
        """The line as it goes to the file."""
        return masking.free_text(super().format(record))


def log_to(folder: Path) -> logging.Handler:
    """Send Paydesk's log to `folder`/paydesk.log; returns the handler, which the caller closes."""
    handler = logging.handlers.RotatingFileHandler(
        folder / "paydesk.log", maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True
    )
    handler.setFormatter(MaskingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log = logging.getLogger("paydesk")
    log.setLevel(logging.INFO)
    log.addHandler(handler)
    log.propagate = False
    return handler
