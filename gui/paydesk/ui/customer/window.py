"""The window that the customer sees: it never takes the keyboard from the counter, and keeps its screen awake."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPainter, QPaintEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import theme
from paydesk.ui.customer.face import Face
from paydesk.ui.customer.views import PaidView, PayView, SayView, factor_for
from paydesk.ui.widgets.flow import vbox
from paydesk.ui.widgets.practice_banner import PracticeBanner
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.words.base import marked

_SIZE: Final = QSize(400, 540)
_GAPS: Final = QMargins(12, 36, 12, 12)
"""What stays free around it; above, the title of the window."""


def second_screen(own: QScreen, screens: Sequence[QScreen]) -> QScreen | None:
    """A screen beside the counter's own; one that shows the same picture is none."""
    return next((screen for screen in screens if not screen.geometry().intersects(own.geometry())), None)


def put(window: QWidget, counter: QWidget) -> None:
    """Show `window` where it belongs while the counter's window is where it is."""
    own = counter.screen()
    target = second_screen(own, QGuiApplication.screens())
    _keep_above(window, counter if target is None and counter.isFullScreen() else None)
    if target is not None:
        if not (window.isVisible() and window.isFullScreen() and window.geometry() == target.geometry()):
            _come(window, target, target.geometry(), Qt.WindowState.WindowFullScreen)
    elif window.isFullScreen() or not window.isVisible() or not window.geometry().intersects(own.availableGeometry()):
        room = own.availableGeometry().marginsRemoved(_GAPS)
        area = QRect(QPoint(), _SIZE.boundedTo(room.size()).expandedTo(window.minimumSize()))
        area.moveBottomRight(room.bottomRight())
        _come(window, own, area, Qt.WindowState.WindowNoState)


def _keep_above(window: QWidget, counter: QWidget | None) -> None:
    """Above a window that fills the only screen stands only what belongs to it; else it belongs to nobody."""
    window.winId()  # there is a native window from now on
    own, owner = window.windowHandle(), None if counter is None else counter.windowHandle()
    if own.transientParent() is not owner:
        own.setTransientParent(owner)  # type: ignore[arg-type] # Qt takes None: nobody's


def _come(window: QWidget, screen: QScreen, area: QRect, state: Qt.WindowState) -> None:
    """Show it there. A window that is there is not hidden first: a window manager would take its state away late."""
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setScreen(screen)  # a screen of another scale: else it fills as many pixels as the screen that it leaves
    window.setGeometry(area)
    window.setWindowState(state)  # showFullScreen() would ask for the keyboard
    window.setVisible(True)


LEAST: Final = QSize(320, 400)
_KIND: Final = Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint | Qt.WindowType.WindowDoesNotAcceptFocus
"""On top: a click into the counter's window must not cover it where there is one screen only (FEATURES.md QR1)."""


class CustomerWindow(QWidget):
    """Shows one Face. `closed`: it went away; `got_keyboard`: the keyboard is here, where nobody types.

    It is nobody's child: staff's window may be put away while this one stays, and what happens here is no work of
    staff that would keep the counter from locking itself.
    """

    closed = Signal()
    close_refused = Signal()
    """Somebody wants to close it, and it is not to be closed by just anybody."""
    got_keyboard = Signal()

    def __init__(self) -> None:
        super().__init__(None, _KIND)
        self._kind = ServiceKind.LIVE
        self._shop = ""
        self.stays = False
        """Whether only the counter may close it."""
        self.face: Face | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(LEAST)
        column = vbox(self, spacing=0)
        self.banner = PracticeBanner(self, brief=True)
        column.addWidget(self.banner)
        self._views = OneOf(self)
        self.pay = PayView(self)
        self.say = SayView(self)
        self.green = PaidView(self)
        for view in (self.pay, self.say, self.green):
            self._views.addWidget(view)
        column.addWidget(self._views, 1)

    def use_shop(self, name: str) -> None:
        """The shop has this name."""
        self._shop = name
        self._say_title()
        if self.face is not None:
            face, self.face = self.face, None
            self.show_face(face)

    def use_kind(self, kind: ServiceKind) -> None:
        """What is shown here is real, a test, or the demo's."""
        if kind is not self._kind:
            self._kind = kind
            self.banner.show_kind(kind)
            self._say_title()

    def _say_title(self) -> None:
        title = self.tr("{shop}, customer display").format(shop=self._shop or self.tr("Paydesk"))
        self.setWindowTitle(marked(self._kind, title))

    def show_face(self, face: Face) -> None:
        """Show this; the same again changes nothing."""
        if face == self.face:
            return
        self.face = face
        if face.has_code:
            self.pay.show_face(face, self._shop)
            self._views.setCurrentWidget(self.pay)
        else:
            self.pay.forget()
            view = self.green if face.paid else self.say
            view.show_face(face, self._shop)
            self._views.setCurrentWidget(view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: letters follow the window."""
        super().resizeEvent(event)
        factor = factor_for(event.size())
        self.say.fit(factor)
        self.green.fit(factor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the ground."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().surface))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: some window managers give it the keyboard all the same."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.got_keyboard.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: nothing of a sale stays in a window that is not shown."""
        if self.stays and self.isFullScreen():
            event.ignore()
            self.close_refused.emit()
            return
        self.pay.forget()
        self.face = None
        self.closed.emit()
        super().closeEvent(event)


NAME: Final = "org.freedesktop.ScreenSaver"
PATH: Final = "/org/freedesktop/ScreenSaver"
_LINE: Final = "paydesk-awake"
_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x00000001, 0x00000002
"""Of SetThreadExecutionState."""


class Hold(Protocol):
    """One way to keep a display awake."""

    def take(self) -> None:
        """From now on it stays awake. Never waits."""

    def release(self) -> None:
        """The system does as it likes again."""


class BusHold:
    """Linux desktops: the inhibition of org.freedesktop.ScreenSaver, over a line of its own that is closed to let go.

    The desktop forgets an inhibition whose line is closed, also when the program crashes.
    """

    def take(self) -> None:
        """Ask, and do not wait for the answer."""
        runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
        if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not (runtime / "bus").exists():
            return  # no desktop session: Qt would look for a bus, and wait
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage
        except ImportError:
            return
        line = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _LINE)
        if line.isConnected():
            call = QDBusMessage.createMethodCall(NAME, PATH, NAME, "Inhibit")
            call.setArguments(["Paydesk", "A customer is paying"])
            line.send(call)

    def release(self) -> None:
        """Close the line."""
        with contextlib.suppress(ImportError):
            from PySide6.QtDBus import QDBusConnection

            QDBusConnection.disconnectFromBus(_LINE)


class WindowsHold:
    """Windows: the state of the window's own thread."""

    def take(self) -> None:
        """Both the screen and the PC stay on."""
        self._set(_CONTINUOUS | _SYSTEM | _DISPLAY)

    def release(self) -> None:
        """As before."""
        self._set(_CONTINUOUS)

    @staticmethod
    def _set(state: int) -> None:
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.kernel32.SetThreadExecutionState(state)


class CaffeinateHold:
    """macOS: the system's own caffeinate, which ends with this program."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None

    def take(self) -> None:
        """Start it."""
        command = ["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())]
        with contextlib.suppress(OSError):
            self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # noqa: S603

    def release(self) -> None:
        """End it."""
        child, self._child = self._child, None
        if child is not None:
            child.terminate()
            child.wait()


def system_hold() -> Hold:
    """That of the system we run on."""
    if sys.platform == "win32":
        return WindowsHold()
    return CaffeinateHold() if sys.platform == "darwin" else BusHold()


class Awake:
    """Takes hold once, and lets go once."""

    def __init__(self, hold: Hold | None = None) -> None:
        self._hold = hold or system_hold()
        self._held = False

    def keep(self, *, on: bool) -> None:
        """Whether the display has to stay awake now."""
        if on is not self._held:
            self._held = on
            if on:
                self._hold.take()
            else:
                self._hold.release()
