"""The customer window: it never takes the keyboard from the counter, and keeps its screen on."""

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
from paydesk.ui.customer.views import MessageView, PaidView, PayView
from paydesk.ui.public_window import PublicWindow
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.scroll_area import CurrentPageStack
from paydesk.ui.words.base import marked

_SIZE: Final = QSize(400, 540)
_MARGINS: Final = QMargins(96, 160, 12, 12)
"""Space around the window, if it has its minimum height: the rail at the left, and the verdict above, stay free."""
_NOTICE_HEIGHT: Final = 180
"""Space left below it for the notices of the counter window."""


def find_second_screen(own: QScreen, screens: Sequence[QScreen]) -> QScreen | None:
    """Return a screen beside the counter's own; one that mirrors it does not count."""
    return next((screen for screen in screens if not screen.geometry().intersects(own.geometry())), None)


def place_window(window: QWidget, counter: QWidget, *, has_sale: bool) -> None:
    """Show `window` on the second screen, else beside the content of the counter window: a sale, or the form."""
    own = counter.screen()
    target = find_second_screen(own, QGuiApplication.screens())
    _keep_above(window, counter if target is None and counter.isFullScreen() else None)
    if target is not None:
        if not (window.isVisible() and window.isFullScreen() and window.geometry() == target.geometry()):
            _show_at(window, target, target.geometry(), Qt.WindowState.WindowFullScreen)
        return
    beside_form, beside_sale = (_default_geometry(window, own, has_sale=beside) for beside in (False, True))
    is_default = window.geometry() in (beside_form, beside_sale)
    is_seen = window.isVisible() and window.geometry().intersects(own.availableGeometry())
    if is_default or window.isFullScreen() or not is_seen:
        chosen = None if is_default else _find_moved_geometry(window, own)
        area = chosen or (beside_sale if has_sale else beside_form)
        _show_at(window, own, area, Qt.WindowState.WindowNoState)


def _find_moved_geometry(window: QWidget, own: QScreen) -> QRect | None:
    """Return the last geometry that staff chose, if all of it is on that screen."""
    is_put = window.testAttribute(Qt.WidgetAttribute.WA_Moved) and window.windowState() is Qt.WindowState.WindowNoState
    return window.geometry() if is_put and own.availableGeometry().contains(window.frameGeometry()) else None


def _default_geometry(window: QWidget, own: QScreen, *, has_sale: bool) -> QRect:
    """Return the geometry over the amount of a sale, or over the quick amounts of the form.

    It covers no code and no button of a sale, and no key of the form.
    """
    available = own.availableGeometry().marginsRemoved(_MARGINS + QMargins(0, 0, 0, _NOTICE_HEIGHT))
    size = _SIZE.scaled(_SIZE.boundedTo(available.size()), Qt.AspectRatioMode.KeepAspectRatio)
    area = QRect(QPoint(), size.expandedTo(window.minimumSize()))
    if has_sale:
        area.moveBottomRight(available.bottomRight())
    else:
        area.moveBottomLeft(available.bottomLeft())
    return area


def _keep_above(window: QWidget, counter: QWidget | None) -> None:
    """Make it a transient window of the counter, or of none: only those stay above a full-screen window."""
    window.winId()  # create the native window
    own, owner = window.windowHandle(), None if counter is None else counter.windowHandle()
    if own.transientParent() is not owner:
        own.setTransientParent(owner)  # type: ignore[arg-type] # Qt takes None: nobody's


def _show_at(window: QWidget, screen: QScreen, area: QRect, state: Qt.WindowState) -> None:
    """Show the window at `area`, without hiding it first: a window manager would reset its state late."""
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setScreen(screen)  # else, on a screen of another scale, it keeps its size in device pixels
    window.setGeometry(area)
    window.setWindowState(state)  # showFullScreen() would request the focus
    window.setVisible(True)


MIN_SIZE: Final = QSize(320, 384)
_WINDOW_FLAGS: Final = (
    Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint | Qt.WindowType.WindowDoesNotAcceptFocus
)
"""On top: on a single screen a click into the counter window must not cover it."""


class CustomerWindow(paint.PaintMixin, PublicWindow):
    """Shows a CustomerViewModel. `keyboard_received`: it got the focus, though nobody types there.

    It has no parent: the counter window may be minimised while this one stays, and events here are no activity of staff
    that would delay the lock.
    """

    design_size = (1366, 768)
    scale_limits = (0.5, 2.0)
    closed = Signal()
    close_refused = Signal()
    """The user tried to close it while only the counter may."""
    keyboard_received = Signal()

    def __init__(self) -> None:
        super().__init__(_WINDOW_FLAGS)
        self._shop = ""
        self.is_close_locked = False
        """True if only the counter may close it."""
        self.view_model: CustomerViewModel | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(MIN_SIZE)
        self._views = CurrentPageStack(self)
        self._views.pages_fit_height = True
        self.pay_view = PayView(self)
        self.message_view = MessageView(self)
        self.paid_view = PaidView(self)
        for view in (self.pay_view, self.message_view, self.paid_view):
            self._views.addWidget(view)
        self._column.addWidget(self._views, 1)

    def set_shop(self, name: str, logo: bytes) -> None:
        """Set the name and the logo of the shop, and show them."""
        self._shop = name
        for view in (self.pay_view, self.message_view):
            view.logo.show_logo(logo)
        self._update_title()
        if self.view_model is not None:
            face, self.view_model = self.view_model, None
            self.show_view_model(face)

    def set_service_kind(self, kind: ServiceKind) -> None:
        if kind is not self._kind:
            super().set_service_kind(kind)
            self._update_title()

    def _update_title(self) -> None:
        title = self.tr("{shop}, customer display").format(shop=self._shop or self.tr("Paydesk"))
        self.setWindowTitle(marked(self._kind, title))

    def show_view_model(self, view_model: CustomerViewModel) -> None:
        """Show a view model; an equal one changes nothing."""
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
        for view in (self.pay_view, self.message_view, self.paid_view):
            view.apply_scale(self.scale)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.surface))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.keyboard_received.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
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
"""Flags of SetThreadExecutionState."""


@contextmanager
def inhibit_on_linux() -> Iterator[None]:
    """Inhibit the screen saver by org.freedesktop.ScreenSaver, on a D-Bus connection of its own.

    The desktop drops an inhibition with its connection, also after a crash. No reply is awaited.
    """
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not (runtime / "bus").exists():
        yield  # no desktop session: Qt would wait for a bus
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
    del line  # else the connection stays open
    yield
    QDBusConnection.disconnectFromBus(_DBUS_CONNECTION)


@contextmanager
def inhibit_on_windows() -> Iterator[None]:
    """Keep screen and PC on by the execution state of this thread."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetThreadExecutionState(_CONTINUOUS | _SYSTEM | _DISPLAY)
    yield
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetThreadExecutionState(_CONTINUOUS)


@contextmanager
def inhibit_on_macos() -> Iterator[None]:
    """Run the system's caffeinate, which ends with this program."""
    command, child = ["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())], None
    with suppress(OSError):
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # noqa: S603
    yield
    if child is not None:
        child.terminate()
        child.wait()


_INHIBITORS: Final = {"win32": inhibit_on_windows, "darwin": inhibit_on_macos}


class SleepInhibitor:
    """Keeps the screen on, by `inhibit` or as this system needs it."""

    def __init__(self, inhibit: Callable[[], AbstractContextManager[None]] | None = None) -> None:
        self._inhibit = inhibit or _INHIBITORS.get(sys.platform, inhibit_on_linux)
        self._active = ExitStack()
        self._on = False

    def set_active(self, *, on: bool) -> None:
        """Keep the screen on from now, or no longer."""
        if on is not self._on:
            self._on = on
            if on:
                self._active.enter_context(self._inhibit())
            else:
                self._active.close()
