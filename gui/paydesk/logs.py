"""The log file of this PC: small, rotated, and without a phone, UPI address or account number in it."""

from __future__ import annotations

import logging
import logging.handlers
import os
from typing import TYPE_CHECKING, Any, Final

from paydesk.domain import masking

if TYPE_CHECKING:
    from pathlib import Path

_BYTES: Final = 1_000_000
_KEPT: Final = 3
OWNER_FILE: Final = 0o600
LOGGERS: Final = ("paydesk", "asyncio")
"""What goes to the file: our own words, and those of the loop about a step of ours that broke."""


class MaskingFormatter(logging.Formatter):
    """Formats a record, traceback included, and masks what looks like a phone, an account or a UPI address."""

    def format(self, record: logging.LogRecord) -> str:
        """The line as it goes to the file."""
        return masking.free_text(super().format(record))


class _OwnersFile(logging.handlers.RotatingFileHandler):
    """A log that only its owner may read."""

    def _open(self) -> Any:  # noqa: ANN401 - as the library has it: a text file
        return open(self.baseFilename, self.mode, encoding=self.encoding, opener=_for_owner)


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_FILE)


def log_to(folder: Path) -> logging.Handler:
    """Send Paydesk's log to `folder`/paydesk.log, for its owner only; returns the handler, for `end`."""
    handler = _OwnersFile(folder / "paydesk.log", maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True)
    handler.setFormatter(MaskingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    for name in LOGGERS:
        logging.getLogger(name).addHandler(handler)
    log = logging.getLogger("paydesk")
    log.setLevel(logging.INFO)
    log.propagate = False
    return handler


def end(handler: logging.Handler) -> None:
    """Write nothing more to that file; the loggers are as they were."""
    for name in LOGGERS:
        logging.getLogger(name).removeHandler(handler)
    log = logging.getLogger("paydesk")
    log.setLevel(logging.NOTSET)
    log.propagate = True
    handler.close()
