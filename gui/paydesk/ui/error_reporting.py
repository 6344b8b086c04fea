"""Unexpected errors and problems of this PC, for the log and as notices.

Unhandled exceptions of slots and threads and Qt's own messages are logged, since nobody reads the stderr of an
installed program, and are shown once. A signal carries those of other threads to the window's.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections import Counter
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, Slot, qInstallMessageHandler

if TYPE_CHECKING:
    from collections.abc import Callable

    from paydesk.domain.messages import CommandEnded, Event, PartFailed, ServiceHealth
    from paydesk.ui.hub import EventHandlers
    from paydesk.ui.widgets.card import MessageKind
    from paydesk.ui.window_session import WindowSession
    from paydesk.ui.words.base import Words

_LOG: Final = logging.getLogger("paydesk.errors")
_QT_LOG: Final = logging.getLogger("paydesk.qt")
_MAX_LOGGED: Final = 10
"""Number of times that the same error is logged: a failing repaint would fill the log."""
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_Error = BaseException | None


class ExceptionHook(QObject):
    """Catches unhandled exceptions and Qt's messages between `install` and `remove`. `reported`: once per location."""

    reported = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._counts: Counter[object] = Counter()
        self._previous: tuple[Any, Any, Any] | None = None

    def install(self) -> None:
        """Install the hooks of sys, threading and Qt."""
        self._previous = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        qInstallMessageHandler(self._on_qt)

    def remove(self) -> None:
        """Restore the hooks."""
        if self._previous is not None:
            qInstallMessageHandler(None)
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._previous
            self._previous = None

    def _on_exception(self, kind: type[BaseException], error: _Error, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error or kind(), trace)
        self._report(kind, error, trace)

    def _on_thread(self, args: threading.ExceptHookArgs) -> None:
        threading.__excepthook__(args)
        self._report(args.exc_type, args.exc_value, args.exc_traceback)

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        sys.__unraisablehook__(args)
        self._report(args.exc_type, args.exc_value, args.exc_traceback)

    def _report(self, kind: type[BaseException], error: _Error, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            return  # Ctrl+C, or the process is ending
        self._write((kind.__name__, _location_of(trace)), lambda: _log_exception(kind, error, trace), onto_screen=True)

    def _on_qt(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        level = _LEVELS.get(kind, logging.WARNING)
        if level >= logging.WARNING and sys.stderr is not None:
            sys.stderr.write(f"{message}\n")
        self._write(message, lambda: _QT_LOG.log(level, "%s", message), onto_screen=level >= logging.ERROR)

    def _write(self, key: object, log: Callable[[], None], *, onto_screen: bool) -> None:
        with self._lock:
            self._counts[key] += 1
            times = self._counts[key]
        if times <= _MAX_LOGGED:
            log()
        if times == 1 and onto_screen:
            self.reported.emit(key)


def _log_exception(kind: type[BaseException], error: _Error, trace: TracebackType | None) -> None:
    _LOG.error("Unhandled exception", exc_info=(kind, error or kind(), trace))


def _location_of(trace: TracebackType | None) -> tuple[str, int]:
    """Return the file and line that raised."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return ("", 0) if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


class SystemNotices(QObject):
    """Shows notices about the clock, the files and the parts of the counter; those about this PC stay until read."""

    def __init__(self, session: WindowSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._clock_was_wrong = False

    def handlers(self) -> EventHandlers:
        """Return the handlers of the counter's events."""
        from paydesk.domain.messages import (
            CommandEnded,
            JournalBroken,
            JournalCopied,
            JournalStarted,
            PartFailed,
            TablesRebuilt,
        )
        from paydesk.domain.settings.messages import SettingsDamaged
        from paydesk.ui.words import problems as words

        return {
            CommandEnded: self._on_ended,
            SettingsDamaged: partial(self._post, words.settings_words, "warn"),
            PartFailed: self._on_part_failed,
            JournalBroken: partial(self._post, words.journal_broken_words, "warn"),
            JournalCopied: partial(self._post, words.journal_copied_words, "warn"),
            JournalStarted: partial(self._post, words.journal_begun_words, "info"),
            TablesRebuilt: partial(self._post, words.tables_rebuilt_words, "warn"),
        }

    def _post(self, words: Callable[[Any], Words], kind: MessageKind, event: Event) -> None:
        self._session.notices.post(words(event), kind, is_sticky=True, expires=False)

    def _on_ended(self, event: CommandEnded) -> None:
        from paydesk.ui.words.problems import UNEXPECTED, failed_words

        if event.fault == UNEXPECTED:
            self._session.notices.post(failed_words(event))

    def _on_part_failed(self, event: PartFailed) -> None:
        from paydesk.ui.words.problems import part_failed_words

        words, notices = part_failed_words(event), self._session.notices
        notices.dismiss() if words is None else notices.post(words)

    @Slot(object)
    def on_exception(self, _what: object) -> None:
        """Tell the user once that an unexpected error was logged."""
        from paydesk.ui.words.problems import unexpected_error_words

        self._session.notices.post(unexpected_error_words())

    def check_clock(self, health: ServiceHealth) -> None:
        """Warn once about a wrong clock; not while a login page answers, whose clock means nothing."""
        wrong = health.problem is None and health.clock_is_wrong
        if wrong and not self._clock_was_wrong and not self._session.demo:
            from paydesk.ui.words.settings import clock_wrong_words

            self._clock_was_wrong = True
            self._session.notices.post(clock_wrong_words(health.clock_offset_ms), is_sticky=True, expires=False)
