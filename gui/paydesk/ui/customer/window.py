"""The window that the customer sees. It shows what it is told, and never takes the keyboard from the counter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import theme
from paydesk.ui.customer.face import Face
from paydesk.ui.customer.views import PayView, SayView
from paydesk.ui.widgets.practice_banner import PracticeBanner
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.words.service_kind import marked

LEAST: Final = QSize(320, 400)
_KIND: Final = Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint | Qt.WindowType.WindowDoesNotAcceptFocus
"""On top: a click into the counter's window must not cover it where there is one screen only (FEATURES.md QR1)."""


class CustomerWindow(QWidget):
    """Shows one Face. `closed`: it went away; `got_keyboard`: the keyboard is here, where nobody types.

    It is nobody's child: staff's window may be put away while this one stays, and what happens here is no work of
    staff that would keep the counter from locking itself.
    """

    closed = Signal()
    got_keyboard = Signal()

    def __init__(self) -> None:
        super().__init__(None, _KIND)
        self._kind = ServiceKind.LIVE
        self._shop = ""
        self.face: Face | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(LEAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.banner = PracticeBanner(self, brief=True)
        column.addWidget(self.banner)
        self._views = OneOf(self)
        self.pay = PayView(self)
        self.say = SayView(self)
        self._views.addWidget(self.pay)
        self._views.addWidget(self.say)
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
        before, self.face = self.face, face
        if face.has_code:
            self.pay.show_face(face, self._shop)
            self._views.setCurrentWidget(self.pay)
        else:
            self.pay.forget()
            self.say.show_face(face, self._shop)
            self._views.setCurrentWidget(self.say)
        if before is None or before.paid is not face.paid:
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: letters follow the window."""
        super().resizeEvent(event)
        self.pay.fit(event.size())
        self.say.fit(event.size())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the ground."""
        tokens = theme.current()
        paid = self.face is not None and self.face.paid
        QPainter(self).fillRect(self.rect(), QColor(tokens.ok_soft if paid else tokens.surface))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: some window managers give it the keyboard all the same."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.got_keyboard.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: nothing of a sale stays in a window that is not shown."""
        self.pay.forget()
        self.face = None
        self.closed.emit()
        super().closeEvent(event)
