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
from paydesk.ui.customer.view_model import CustomerViewModel
from paydesk.ui.customer.views import MessageView, PaidView, PayView, scale_for
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import PracticeBanner
from paydesk.ui.widgets.flow import put as put_in
from paydesk.ui.widgets.flow import vbox
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.words.base import marked

_SIZE: Final = QSize(400, 540)
_MARGINS: Final = QMargins(12, 190, 12, 12)
"""What stays free around it, if it has its least height; above, the first of who waits in the counter's window."""
_NOTICE_HEIGHT: Final = 180
"""What stays free below that, where the counter's window tells what happened elsewhere."""


def find_second_screen(own: QScreen, screens: Sequence[QScreen]) -> QScreen | None:
    """A screen beside the counter's own; one that shows the same picture is none."""
    return next((screen for screen in screens if not screen.geometry().intersects(own.geometry())), None)


def place_window(window: QWidget, counter: QWidget) -> None:
    """Show `window` where it belongs while the counter's window is where it is."""
    own = counter.screen()
    target = find_second_screen(own, QGuiApplication.screens())
    _keep_above(window, counter if target is None and counter.isFullScreen() else None)
    if target is not None:
        if not (window.isVisible() and window.isFullScreen() and window.geometry() == target.geometry()):
            _show_at(window, target, target.geometry(), Qt.WindowState.WindowFullScreen)
    elif window.isFullScreen() or not window.isVisible() or not window.geometry().intersects(own.availableGeometry()):
        _show_at(
            window,
            own,
            _find_moved_geometry(window, own) or _default_geometry(window, own),
            Qt.WindowState.WindowNoState,
        )


def _find_moved_geometry(window: QWidget, own: QScreen) -> QRect | None:
    """Where it was when it was closed, if all of it is on that screen."""
    is_put = window.testAttribute(Qt.WidgetAttribute.WA_Moved) and window.windowState() is Qt.WindowState.WindowNoState
    return window.geometry() if is_put and own.availableGeometry().contains(window.frameGeometry()) else None


def _default_geometry(window: QWidget, own: QScreen) -> QRect:
    """Where it covers least of the counter's window."""
    available = own.availableGeometry().marginsRemoved(_MARGINS + QMargins(0, 0, 0, paint.target(_NOTICE_HEIGHT)))
    size = _SIZE.scaled(_SIZE.boundedTo(available.size()), Qt.AspectRatioMode.KeepAspectRatio)
    area = QRect(QPoint(), size.expandedTo(window.minimumSize()))
    area.moveBottomRight(available.bottomRight())
    return area


def _keep_above(window: QWidget, counter: QWidget | None) -> None:
    """Above a window that fills the only screen stands only what belongs to it; else it belongs to nobody."""
    window.winId()  # there is a native window from now on
    own, owner = window.windowHandle(), None if counter is None else counter.windowHandle()
    if own.transientParent() is not owner:
        own.setTransientParent(owner)  # type: ignore[arg-type] # Qt takes None: nobody's


def _show_at(window: QWidget, screen: QScreen, area: QRect, state: Qt.WindowState) -> None:
    """Show it there. A window that is there is not hidden first: a window manager would take its state away late."""
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setScreen(screen)  # a screen of another scale: else it fills as many pixels as the screen that it leaves
    window.setGeometry(area)
    window.setWindowState(state)  # showFullScreen() would ask for the keyboard
    window.setVisible(True)


MIN_SIZE: Final = QSize(320, 384)
_WINDOW_FLAGS: Final = (
    Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint | Qt.WindowType.WindowDoesNotAcceptFocus
)
"""On top: a click into the counter's window must not cover it where there is one screen only (FEATURES.md QR1)."""


class CustomerWindow(paint.Drawn, paint.Fitted, QWidget):
    """Shows one Face. `closed`: it went away; `got_keyboard`: the keyboard is here, where nobody types.

    It is nobody's child: staff's window may be put away while this one stays, and what happens here is no work of
    staff that would keep the counter from locking itself.
    """

    closed = Signal()
    close_refused = Signal()
    """Somebody wants to close it, and it is not to be closed by just anybody."""
    keyboard_received = Signal()

    def __init__(self) -> None:
        super().__init__(None, _WINDOW_FLAGS)
        self._kind = ServiceKind.LIVE
        self._shop = ""
        self.is_close_locked = False
        """Whether only the counter may close it."""
        self.view_model: CustomerViewModel | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(MIN_SIZE)
        self.banner = PracticeBanner(self, brief=True)
        self._views = OneOf(self)
        self._views.words_fit = True
        self.pay_view = PayView(self)
        self.message_view = MessageView(self)
        self.paid_view = PaidView(self)
        for view in (self.pay_view, self.message_view, self.paid_view):
            self._views.addWidget(view)
        put_in(vbox(self, spacing=0), self.banner, (self._views, 1))

    def set_shop_name(self, name: str) -> None:
        """The shop has this name."""
        self._shop = name
        self._update_title()
        if self.view_model is not None:
            face, self.view_model = self.view_model, None
            self.show_view_model(face)

    def set_service_kind(self, kind: ServiceKind) -> None:
        """What is shown here is real, a test, or the demo's."""
        if kind is not self._kind:
            self._kind = kind
            self.banner.show_kind(kind)
            self._update_title()

    def _update_title(self) -> None:
        title = self.tr("{shop}, customer display").format(shop=self._shop or self.tr("Paydesk"))
        self.setWindowTitle(marked(self._kind, title))

    def show_view_model(self, view_model: CustomerViewModel) -> None:
        """Show this; the same again changes nothing."""
        if view_model == self.view_model:
            return
        self.view_model = view_model
        if view_model.has_code:
            self.pay_view.show_view_model(view_model, self._shop)
            self._views.setCurrentWidget(self.pay_view)
        else:
            self.pay_view.forget()
            view = self.paid_view if view_model.is_paid else self.message_view
            view.show_view_model(view_model, self._shop)
            self._views.setCurrentWidget(view)

    def _fit(self) -> None:
        factor = scale_for(self.size())
        self.message_view.fit(factor)
        self.paid_view.fit(factor)

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        """The ground."""
        painter.fillRect(self.rect(), QColor(tokens.surface))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: some window managers give it the keyboard all the same."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.keyboard_received.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: nothing of a sale stays in a window that is not shown."""
        if self.is_close_locked and self.isFullScreen():
            event.ignore()
            self.close_refused.emit()
            return
        self.pay_view.forget()
        self.view_model = None
        self.closed.emit()
        super().closeEvent(event)


DBUS_NAME: Final = "org.freedesktop.ScreenSaver"
DBUS_PATH: Final = "/org/freedesktop/ScreenSaver"
_DBUS_CONNECTION: Final = "paydesk-awake"
_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x00000001, 0x00000002
"""Of SetThreadExecutionState."""


@contextmanager
def inhibit_on_linux() -> Iterator[None]:
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
    line = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _DBUS_CONNECTION)
    if line.isConnected():
        call = QDBusMessage.createMethodCall(DBUS_NAME, DBUS_PATH, DBUS_NAME, "Inhibit")
        call.setArguments(["Paydesk", "A customer is paying"])
        line.send(call)
    del line  # else it stays open
    yield
    QDBusConnection.disconnectFromBus(_DBUS_CONNECTION)


@contextmanager
def inhibit_on_windows() -> Iterator[None]:
    """Windows: the state of the window's own thread; both the screen and the PC stay on."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetThreadExecutionState(_CONTINUOUS | _SYSTEM | _DISPLAY)
    yield
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetThreadExecutionState(_CONTINUOUS)


@contextmanager
def inhibit_on_macos() -> Iterator[None]:
    """macOS: the system's own caffeinate, which ends with this program."""
    command, child = ["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())], None
    with suppress(OSError):
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # noqa: S603
    yield
    if child is not None:
        child.terminate()
        child.wait()


_INHIBITORS: Final = {"win32": inhibit_on_windows, "darwin": inhibit_on_macos}


class SleepInhibitor:
    """Keeps the display awake by `hold`, or as this system does it: takes hold once, and lets go once."""

    def __init__(self, inhibit: Callable[[], AbstractContextManager[None]] | None = None) -> None:
        self._inhibit = inhibit or _INHIBITORS.get(sys.platform, inhibit_on_linux)
        self._active = ExitStack()
        self._on = False

    def set_active(self, *, on: bool) -> None:
        """Whether the display has to stay awake now."""
        if on is not self._on:
            self._on = on
            if on:
                self._active.enter_context(self._inhibit())
            else:
                self._active.close()
