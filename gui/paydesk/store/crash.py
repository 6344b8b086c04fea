"""Reports of a run that crashed: kept in the data folder and shown, never sent.

While Paydesk runs there is a file with one line. A crash below Python (`faulthandler`), or an exception that ends the
process, adds to it; a regular end removes it, and a power cut leaves it as it was. Texts of exceptions are masked, no
value of a variable is in it, and the path of the home folder is replaced.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import re
import sys
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TextIO

from paydesk.domain import masking
from paydesk.store import private_files
from paydesk.version import __version__

FILE_NAME: Final = "crash.txt"
REPORT_PATTERN: Final = "crash-*.txt"
_HANDLED_EXCEPTION: Final = re.compile(r"Windows fatal exception: code 0x8[0-9a-f]{7}\n")
"""Report of `faulthandler` on Windows for a COM exception that Qt handles: not a crash."""
_CRASH_HEADER: Final = re.compile(r"^(?:Fatal Python error|Windows fatal exception|Traceback)\b.*\n", re.MULTILINE)
_MAX_REPORTS: Final = 3
_MAX_CHARS: Final = 64_000
_STAMP: Final = "%Y-%m-%d %H:%M:%S"


class CrashWatch:
    """Watches the run of one process, which owns the folder. `previous_report`: of the run before; "" for none.

    Without write access to the folder, only this is lost.
    """

    def __init__(self, folder: Path) -> None:
        self.previous_report = ""
        self._path = folder / FILE_NAME
        self._file: TextIO | None = None
        self._was_enabled = faulthandler.is_enabled()

    def __enter__(self) -> Self:
        with contextlib.suppress(OSError):
            self.previous_report = _archive_report(self._path)
        with contextlib.suppress(OSError):
            self._file = open(self._path, "w", encoding="utf-8", opener=_open_private)
            self._file.write(f"{time.strftime(_STAMP)} Paydesk {__version__}, Python {sys.version.split()[0]}\n")
            self._file.flush()
            faulthandler.enable(self._file)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is None:
            return
        faulthandler.disable()
        crashed = kind is not None and issubclass(kind, Exception)
        with contextlib.suppress(OSError), self._file:
            if crashed:
                # masked now: the next run does not know the secrets yet
                self._file.write(masking.free_text("".join(traceback.format_exception(kind, error, trace))))
        if not crashed:
            with contextlib.suppress(OSError):
                self._path.unlink()
        if self._was_enabled:
            faulthandler.enable()


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, private_files.PRIVATE_FILE_MODE)


def _archive_report(path: Path) -> str:
    """Archive the report of the previous run if it crashed, and remove old reports. Return its text. Raises OSError."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            text = file.read(_MAX_CHARS)
        ended_at = path.stat().st_mtime
    except FileNotFoundError:
        return ""
    breaks = _CRASH_HEADER.findall(text)
    if not text.partition("\n")[2].strip() or (breaks and all(map(_HANDLED_EXCEPTION.fullmatch, breaks))):
        return ""
    text = masking.free_text(text.replace(str(Path.home()), "~"))
    name = f"{path.stem}-{time.strftime('%Y%m%dT%H%M%S', time.gmtime(ended_at))}{path.suffix}"
    with contextlib.suppress(OSError):  # a full disk: it is shown anyway
        private_files.replace(path.with_name(name), text.encode())
        for old in list_reports(path.parent)[:-_MAX_REPORTS]:
            old.unlink()
    return text


def list_reports(folder: Path) -> list[Path]:
    """Return the kept reports, the latest last. Raises OSError.

    Ordered by modification time: their names come from the clock of the run that crashed, which may have been ahead.
    """
    return sorted(folder.glob(REPORT_PATTERN), key=lambda report: (report.stat().st_mtime_ns, report.name))


def read_last_report(folder: Path) -> str:
    """Return the latest report; "" if there is none, or it cannot be read."""
    with contextlib.suppress(OSError, IndexError):
        return list_reports(folder)[-1].read_text(encoding="utf-8", errors="replace")
    return ""
