"""The log file of this PC: small, rotated, and without phones, UPI addresses and account numbers."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from pathlib import Path
from typing import Any, Final

from paydesk import environment
from paydesk.domain import masking

_MAX_BYTES: Final = 1_000_000
_OLD_FILES: Final = 3
OWNER_ONLY: Final = 0o600
LOGGERS: Final = ("paydesk", "asyncio")
"""Loggers of the file: our own, and the loop's messages about a step of ours that failed."""


class MaskingFormatter(logging.Formatter):
    """Formats a record, traceback included, and masks what looks like a phone, an account or a UPI address."""

    def format(self, record: logging.LogRecord) -> str:
        return masking.free_text(super().format(record))


class LogFile(logging.FileHandler):
    """A log that only its owner may read. A full one becomes paydesk.log.1, and the oldest is deleted.

    logging.handlers is not used: it imports sockets and pickle before the first window.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, in a new file if this one is full. A failure does not reach the caller of the logger."""
        try:
            if self.stream is not None and self.stream.tell() >= _MAX_BYTES:
                self.rotate()
            super().emit(record)
        except OSError:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Write the error to stderr without the line, which is not masked there."""
        fault = sys.exc_info()[1]
        if not isinstance(fault, OSError):
            super().handleError(record)
        elif sys.stderr is not None:
            with contextlib.suppress(OSError):
                sys.stderr.write(f"paydesk.log: {fault.strerror}\n")

    def rotate(self) -> None:
        """Continue in a new file. The handler's lock must be held, as in `emit`."""
        self.close()
        log = Path(self.baseFilename)
        names = [log, *(log.with_name(f"{log.name}.{number}") for number in range(1, _OLD_FILES + 1))]
        for older, newer in zip(names[:0:-1], names[-2::-1], strict=True):
            with contextlib.suppress(OSError):  # missing, or open in another program: logging goes on in the old file
                newer.replace(older)

    def _open(self) -> Any:  # noqa: ANN401 - a text file, as in the library
        return open(self.baseFilename, self.mode, encoding=self.encoding, opener=_for_owner)


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_ONLY)


def start_logging(folder: Path) -> logging.Handler:
    """Send Paydesk's log to `folder`/paydesk.log, readable by its owner only; return the handler for `stop_logging`."""
    handler = LogFile(folder / "paydesk.log", encoding="utf-8", delay=True)
    handler.setFormatter(MaskingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    for name in LOGGERS:
        logging.getLogger(name).addHandler(handler)
    log = logging.getLogger("paydesk")
    log.setLevel(logging.INFO)
    log.propagate = False
    if environment.removed_names:
        log.warning("passed by in the environment: %s", ", ".join(environment.removed_names))
    return handler


def stop_logging(handler: logging.Handler) -> None:
    """Detach the log file, and restore the loggers."""
    for name in LOGGERS:
        logging.getLogger(name).removeHandler(handler)
    log = logging.getLogger("paydesk")
    log.setLevel(logging.NOTSET)
    log.propagate = True
    with contextlib.suppress(OSError):  # what could not be written is lost
        handler.close()
