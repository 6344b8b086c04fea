"""Rooms that scroll: one keeps what has the keyboard in sight, one is as high as what is in it, and no higher."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, QTimer, Slot
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from paydesk.ui.widgets.room import Room

_MARGIN: Final = 24
"""Pixels that are shown around it."""


class FollowingRoom(Room):
    """Scrolls to the control that got the keyboard, once the page has its new height."""

    def __init__(self, content: QWidget, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(content, parent, name=name)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.show_focus)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.on_focus)

    @Slot(QWidget, QWidget)
    def on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Qt: another control has the keyboard."""
        if now is not None and self._content.isAncestorOf(now):
            self._later.start()

    @Slot()
    def show_focus(self) -> None:
        """Bring what has the keyboard into sight."""
        now = QApplication.focusWidget()
        if now is not None and self._content.isAncestorOf(now):
            around = now.parentWidget()
            whole = around if around is not None and hasattr(around, "said_below") else now
            self.ensureWidgetVisible(whole, 0, _MARGIN)


class SnugRoom(FollowingRoom):
    """Scrolls only where the window is too small for it."""

    def __init__(self, content: QWidget, parent: QWidget, *, name: str) -> None:
        super().__init__(content, parent, name=name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """Qt: all of it at this width."""
        content, hint = self._content, super().sizeHint()
        if not content.hasHeightForWidth():
            return hint
        return QSize(hint.width(), content.heightForWidth(max(self.width(), content.minimumSizeHint().width())))
