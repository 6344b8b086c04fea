"""The QApplication: its creation, shutdown by signals, garbage collection, and closing windows."""

from __future__ import annotations

import gc
import locale
import os
import signal
import socket
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt, QTimer, QtMsgType, QUrl, Slot, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from paydesk import assets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QMessageLogContext


_SCALE_FACTOR: Final = "QT_SCALE_FACTOR"
"""Variable that Qt reads when a QApplication is created; one that is set already stays."""
_START_DELAY_MS: Final = 5_000
"""Time after which the start is over and all modules are imported."""
_INTERVAL_MS: Final = 1_000
_YOUNG_MIN: Final = 700
"""Number of new objects that makes a collection worthwhile."""
_OLDER_EVERY: Final = 10
"""Number of collections of one generation before the next older one is collected, too."""


class GarbageTimer(QObject):
    """Runs Python's garbage collector in the thread of this timer only, at most once a second.

    The automatic collector runs in whichever thread allocates. It would destroy widgets and timers in the counter's
    thread, which crashes Qt (segmentation fault).
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self.on_due)
        QTimer.singleShot(_START_DELAY_MS, self, self.on_started)

    @Slot()
    def on_started(self) -> None:
        """Start collecting; objects that exist now are exempt: to scan them would take 40 ms."""
        gc.freeze()
        self._timer.start()

    @Slot()
    def on_due(self) -> None:
        """Collect the youngest generation, or an older one if that is due."""
        young, middle, old = gc.get_count()
        if young >= _YOUNG_MIN:
            gc.collect(0 if middle < _OLDER_EVERY else 1 if old < _OLDER_EVERY else 2)


def create_application(percent: int = 100) -> QApplication:
    """Return the QApplication, with resources registered and names set.

    Args:
        percent: Scale of text and controls, on top of the system's. It cannot change while the application lives.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        _ensure_utf8_locale()
        with _scale_factor(percent):
            app = _create_qapplication()
        GarbageTimer(app)
    _restore_library_path()
    app.setApplicationName("Paydesk")
    app.setApplicationDisplayName("Paydesk")
    app.setDesktopFileName("paydesk")
    assets.register()
    if sys.platform == "win32":  # elsewhere the desktop entry or the bundle has the icon
        from PySide6.QtGui import QIcon

        app.setWindowIcon(QIcon(str(assets.path("icons/paydesk.png"))))
    return app


@contextmanager
def _scale_factor(percent: int) -> Iterator[None]:
    """Set Qt's scale factor while the QApplication is created; programs that this one starts do not inherit it."""
    before = os.environ.get(_SCALE_FACTOR)
    if percent != 100 and before is None:
        os.environ[_SCALE_FACTOR] = str(percent / 100)
    yield
    if before is None:
        os.environ.pop(_SCALE_FACTOR, None)


def _create_qapplication() -> QApplication:
    """Create the QApplication; exit with a message if the display cannot be opened, where Qt would abort."""

    def on_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            sys.stderr.write("paydesk: this screen cannot be reached: it is another user's, or is not there any more\n")
            sys.stderr.flush()
            os._exit(2)
        elif before is not None:
            before(kind, context, message)
        else:
            sys.stderr.write(f"{message}\n")

    before = qInstallMessageHandler(on_message)
    try:
        return QApplication(
            [*sys.argv[:1], "-style", "fusion"]
        )  # `setStyle` would create the Python types of all styles
    finally:
        qInstallMessageHandler(before)


def _ensure_utf8_locale() -> None:
    """Set a UTF-8 locale if there is none (services, LC_ALL=C): Qt would warn on stderr."""
    if not sys.platform.startswith("linux"):
        return
    if _is_utf8():
        return
    everything = os.environ.pop("LC_ALL", "")
    if everything:  # it overrides LC_CTYPE; the other categories keep its value
        os.environ["LANG"] = everything
    os.environ["LC_CTYPE"] = "C.UTF-8"
    if not _is_utf8():  # another variable names a locale that is not installed
        os.environ["LC_ALL"] = "C.UTF-8"


def _is_utf8() -> bool:
    """Return True if the locale of the environment is installed and uses UTF-8. Linux only."""
    try:
        locale.setlocale(locale.LC_ALL, "")
        return sys.platform == "linux" and locale.nl_langinfo(locale.CODESET).upper() == "UTF-8"
    except locale.Error:
        return False


def _restore_library_path() -> None:
    """Reset LD_LIBRARY_PATH, which the bundle's loader sets: a browser must not load our libraries."""
    if getattr(sys, "frozen", False):
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            os.environ["LD_LIBRARY_PATH"] = before


class _ExitState:
    """Set once a signal has asked this process to end."""

    by_signal = False


_EXIT_STATE: Final = _ExitState()


def is_ending() -> bool:
    """Return True if the session or this process is ending: windows must not ask anything then."""
    app = QApplication.instance()
    return _EXIT_STATE.by_signal or (isinstance(app, QApplication) and app.isSavingSession())


class TerminationSignals(QObject):
    """Makes SIGINT and SIGTERM close all windows and leave Qt's event loop, between two events.

    Without it Python would raise KeyboardInterrupt inside any slot, and would not notice a signal while Qt is idle.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._receiver, self._sender = socket.socketpair()
        for end in (self._receiver, self._sender):
            end.settimeout(0)
        signal.set_wakeup_fd(self._sender.fileno())
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)
        self._notifier = QSocketNotifier(self._receiver.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.on_signal)

    @Slot()
    def on_signal(self) -> None:
        """Quit, even if a window refuses to close (the kiosk asks for its PIN)."""
        self._receiver.recv(64)
        _EXIT_STATE.by_signal = True
        QApplication.closeAllWindows()
        QApplication.exit()


class LinkEvents(QObject):
    """Passes the links on that macOS sends a running program as events; other systems start it again with them."""

    def __init__(self, app: QApplication, open_link: Callable[[str], object]) -> None:
        super().__init__(app)
        self._open_link = open_link
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and isinstance(event, QFileOpenEvent):
            self._open_link(event.url().toString(QUrl.ComponentFormattingOption.FullyEncoded))
            return True
        return False


def watch_links(app: QApplication, open_link: Callable[[str], object]) -> LinkEvents | None:
    """Pass the links on that the system sends as events; None where it sends none: the filter sees every event."""
    return LinkEvents(app, open_link) if sys.platform == "darwin" else None


def raise_window(window: QWidget) -> None:
    """Bring the window to the front."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()


def close_dialogs() -> None:
    """Close file dialogs, menus and open lists, as Esc does."""
    popup = QApplication.activePopupWidget()
    while popup is not None:
        popup.close()
        following = QApplication.activePopupWidget()
        popup = following if following is not popup else None
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QDialog) and window.isVisible():
            window.reject()


def delete_window(window: QWidget) -> None:
    """Delete a window at once, while Python still owns the objects that Qt calls until then."""
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
