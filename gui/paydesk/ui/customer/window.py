"""The window that the customer sees: it never takes the keyboard from the counter, and keeps its screen awake."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPainter, QScreen
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.customer.face import Face
from paydesk.ui.customer.views import PaidView, PayView, SayView, factor_for
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import PracticeBanner
from paydesk.ui.widgets.flow import put as put_in
from paydesk.ui.widgets.flow import vbox
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.words.base import marked

_SIZE: Final = QSize(400, 540)
_GAPS: Final = QMargins(12, 190, 12, 12)
"""What stays free around it, if it has its least height; above, the first of who waits in the counter's window."""
_TOLD: Final = 180
"""What stays free below that, where the counter's window tells what happened elsewhere."""


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
        _come(window, own, _where_staff_put_it(window, own) or _beside(window, own), Qt.WindowState.WindowNoState)


def _where_staff_put_it(window: QWidget, own: QScreen) -> QRect | None:
    """Where it was when it was closed, if all of it is on that screen."""
    is_put = window.testAttribute(Qt.WidgetAttribute.WA_Moved) and window.windowState() is Qt.WindowState.WindowNoState
    return window.geometry() if is_put and own.availableGeometry().contains(window.frameGeometry()) else None


def _beside(window: QWidget, own: QScreen) -> QRect:
    """Where it covers least of the counter's window."""
    room = own.availableGeometry().marginsRemoved(_GAPS + QMargins(0, 0, 0, paint.target(_TOLD)))
    size = _SIZE.scaled(_SIZE.boundedTo(room.size()), Qt.AspectRatioMode.KeepAspectRatio)
    area = QRect(QPoint(), size.expandedTo(window.minimumSize()))
    area.moveBottomRight(room.bottomRight())
    return area


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


LEAST: Final = QSize(320, 384)
_KIND: Final = Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint | Qt.WindowType.WindowDoesNotAcceptFocus
"""On top: a click into the counter's window must not cover it where there is one screen only (FEATURES.md QR1)."""


class CustomerWindow(paint.Drawn, paint.Fitted, QWidget):
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
        self.banner = PracticeBanner(self, brief=True)
        self._views = OneOf(self)
        self._views.words_fit = True
        self.pay = PayView(self)
        self.say = SayView(self)
        self.green = PaidView(self)
        for view in (self.pay, self.say, self.green):
            self._views.addWidget(view)
        put_in(vbox(self, spacing=0), self.banner, (self._views, 1))

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

    def _fit(self) -> None:
        factor = factor_for(self.size())
        self.say.fit(factor)
        self.green.fit(factor)

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        """The ground."""
        painter.fillRect(self.rect(), QColor(tokens.surface))

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


@contextmanager
def bus_hold() -> Iterator[None]:
    """Linux desktops: the inhibition of org.freedesktop.ScreenSaver, over a line of its own that is closed to let go.

    The desktop forgets an inhibition whose line is closed, also when the program crashes. No answer is waited for.
    """
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not (runtime / "bus").exists():
        yield  # no desktop session: Qt would look for a bus, and wait
        return
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage
    except ImportError:
        yield
        return
    line = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _LINE)
    if line.isConnected():
        call = QDBusMessage.createMethodCall(NAME, PATH, NAME, "Inhibit")
        call.setArguments(["Paydesk", "A customer is paying"])
        line.send(call)
    del line  # else it stays open
    yield
    QDBusConnection.disconnectFromBus(_LINE)


@contextmanager
def windows_hold() -> Iterator[None]:
    """Windows: the state of the window's own thread; both the screen and the PC stay on."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetThreadExecutionState(_CONTINUOUS | _SYSTEM | _DISPLAY)
    yield
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetThreadExecutionState(_CONTINUOUS)


@contextmanager
def caffeinate_hold() -> Iterator[None]:
    """macOS: the system's own caffeinate, which ends with this program."""
    command, child = ["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())], None
    with suppress(OSError):
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # noqa: S603
    yield
    if child is not None:
        child.terminate()
        child.wait()


_HOLDS: Final = {"win32": windows_hold, "darwin": caffeinate_hold}


class Awake:
    """Keeps the display awake by `hold`, or as this system does it: takes hold once, and lets go once."""

    def __init__(self, hold: Callable[[], AbstractContextManager[None]] | None = None) -> None:
        self._hold = hold or _HOLDS.get(sys.platform, bus_hold)
        self._held = ExitStack()
        self._on = False

    def keep(self, *, on: bool) -> None:
        """Whether the display has to stay awake now."""
        if on is not self._on:
            self._on = on
            if on:
                self._held.enter_context(self._hold())
            else:
                self._held.close()
