"""A room as high as what is in it, and no higher: the buttons stand right below."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui.forms.following_room import FollowingRoom


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
