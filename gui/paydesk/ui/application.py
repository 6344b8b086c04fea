"""The application that Qt has of this process: how it is made, how signals end it, how windows and garbage go."""

from __future__ import annotations

import gc
import locale
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt, QTimer, QtMsgType, Slot, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from paydesk import assets

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext

    from paydesk.domain.messages import SecondStart


_START_DELAY_MS: Final = 5_000
"""When the start is surely over, and all is imported."""
_INTERVAL_MS: Final = 1_000
_YOUNG_MIN: Final = 700
"""So many objects more than at the last look make one worth its while."""
_OLDER_EVERY: Final = 10
"""After so many looks among the youngest, those that were there before are looked through as well."""


class GarbageTimer(QObject):
    """Python's garbage is looked for in the thread of this timer alone: once a second, where enough was made since.

    By itself Python looks for it in whichever thread happens to make one object more, and what it finds of Qt's there
    is destroyed there: a widget or a timer of the window in the counter's thread. That ends the program (segmentation
    fault).
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self.on_due)
        QTimer.singleShot(_START_DELAY_MS, self, self.on_started)

    @Slot()
    def on_started(self) -> None:
        """What is there by now stays: to look through that would stop window and counter for 40 ms."""
        gc.freeze()
        self._timer.start()

    @Slot()
    def on_due(self) -> None:
        """Among the youngest; now and then among older ones, and at last among all."""
        young, middle, old = gc.get_count()
        if young >= _YOUNG_MIN:
            gc.collect(0 if middle < _OLDER_EVERY else 1 if old < _OLDER_EVERY else 2)


def create_application() -> QApplication:
    """The Qt application, with resources found and names set."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        _ensure_utf8_locale()
        app = _create_qapplication()
        GarbageTimer(app)
    _restore_library_path()
    app.setApplicationName("Paydesk")
    app.setApplicationDisplayName("Paydesk")
    app.setDesktopFileName("paydesk")
    assets.register()
    if sys.platform == "win32":  # Qt does not take the program's own there; elsewhere the desktop knows it
        from PySide6.QtGui import QIcon

        app.setWindowIcon(QIcon(str(assets.path("icons/paydesk.png"))))
    return app


def _create_qapplication() -> QApplication:
    """Make it. Where the screen cannot be reached, this ends the process in words: Qt would dump core."""

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
        return QApplication([*sys.argv[:1], "-style", "fusion"])  # `setStyle` would make the classes of all styles
    finally:
        qInstallMessageHandler(before)


def _ensure_utf8_locale() -> None:
    """Qt wants a UTF-8 locale, and says so on stderr where there is none (a bare service, LC_ALL=C): give it one."""
    if not sys.platform.startswith("linux"):
        return
    if _is_utf8():
        return
    everything = os.environ.pop("LC_ALL", "")
    if everything:  # it would win over LC_CTYPE; what it said of language and money stays said
        os.environ["LANG"] = everything
    os.environ["LC_CTYPE"] = "C.UTF-8"
    if not _is_utf8():  # something names a locale that is not installed
        os.environ["LC_ALL"] = "C.UTF-8"


def _is_utf8() -> bool:
    """Whether the locale that the environment names is there, and is a UTF-8 one. Linux only."""
    try:
        locale.setlocale(locale.LC_ALL, "")
        return sys.platform == "linux" and locale.nl_langinfo(locale.CODESET).upper() == "UTF-8"
    except locale.Error:
        return False


def _restore_library_path() -> None:
    """A bundle's loader points LD_LIBRARY_PATH at the bundle; a browser that is opened from here must not load that."""
    if getattr(sys, "frozen", False):
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            os.environ["LD_LIBRARY_PATH"] = before


class _ExitState:
    """What this process was told of its end."""

    by_signal = False


_EXIT_STATE: Final = _ExitState()


def is_ending() -> bool:
    """Return True if the session ends, or a signal ends this process: no window asks anything then."""
    app = QApplication.instance()
    return _EXIT_STATE.by_signal or (isinstance(app, QApplication) and app.isSavingSession())


class TerminationSignals(QObject):
    """From now on Ctrl+C in the terminal, and the end of the session, close all windows and end Qt's loop.

    They do so between two events. By itself Python raises in whatever Qt has called just then, which goes on without;
    and while nothing is called, it hears of no signal.
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
        """A signal came. A window that does not let itself be closed (the kiosk's wants the PIN) goes all the same."""
        self._receiver.recv(64)
        _EXIT_STATE.by_signal = True
        QApplication.closeAllWindows()
        QApplication.exit()


def raise_window(window: QWidget, event: SecondStart) -> None:
    """Paydesk was started a second time: the window that is there comes, and says so."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    event.on_shown()


def close_dialogs() -> None:
    """Close what lies over the window as Esc does: a file dialog, a menu, an open list."""
    popup = QApplication.activePopupWidget()
    while popup is not None:
        popup.close()
        following = QApplication.activePopupWidget()
        popup = following if following is not popup else None
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QDialog) and window.isVisible():
            window.reject()


def delete_window(window: QWidget) -> None:
    """Delete a window while Python still knows its parts: Qt asks them until they are gone."""
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
