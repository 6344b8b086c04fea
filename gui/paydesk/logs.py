"""The log file of this PC: small, rotated, and without a phone, UPI address or account number in it."""

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
        """Return the masked line."""
        return masking.free_text(super().format(record))


class LogFile(logging.FileHandler):
    """A log that only its owner may read; once it is large, it becomes paydesk.log.1, and the oldest goes.

    The library's own turning (logging.handlers) brings sockets and pickle along, before the first window is there.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """One more line, in a new file where this one is full. Where none can be made, whoever logs goes on."""
        try:
            if self.stream is not None and self.stream.tell() >= _MAX_BYTES:
                self.rotate()
            super().emit(record)
        except OSError:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Say on stderr what stands in the way, without the line: it is not masked there."""
        fault = sys.exc_info()[1]
        if not isinstance(fault, OSError):
            super().handleError(record)
        elif sys.stderr is not None:
            with contextlib.suppress(OSError):
                sys.stderr.write(f"paydesk.log: {fault.strerror}\n")

    def rotate(self) -> None:
        """Go on in a new file. Its lock must be held, as `emit` has it."""
        self.close()
        log = Path(self.baseFilename)
        names = [log, *(log.with_name(f"{log.name}.{number}") for number in range(1, _OLD_FILES + 1))]
        for older, newer in zip(names[:0:-1], names[-2::-1], strict=True):
            with contextlib.suppress(OSError):  # it is not there, or somebody reads it: its lines go on where they are
                newer.replace(older)

    def _open(self) -> Any:  # noqa: ANN401 - as the library has it: a text file
        return open(self.baseFilename, self.mode, encoding=self.encoding, opener=_for_owner)


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_ONLY)


def start_logging(folder: Path) -> logging.Handler:
    """Send Paydesk's log to `folder`/paydesk.log, for its owner only; returns the handler, for `end`."""
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
    """Write nothing more to that file; the loggers are as they were."""
    for name in LOGGERS:
        logging.getLogger(name).removeHandler(handler)
    log = logging.getLogger("paydesk")
    log.setLevel(logging.NOTSET)
    log.propagate = True
    with contextlib.suppress(OSError):  # what it could not write is not written now either
        handler.close()
