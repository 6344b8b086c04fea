"""Frames: the rounded card, and the panel at an edge of the window."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import paint

CardKind = Literal["plain", "info", "ok", "warn", "bad", "off", "bare"]
Edge = Literal["left", "right", "top", "bottom", "none"]
_GROUNDS = {"info": "brand_soft", "ok": "ok_soft", "warn": "warn_soft", "bad": "bad_soft", "off": "sunken"}


class Card(QFrame):
    """A rounded box: "plain" is the surface with a line around, "bare" nothing, the others a soft colour without."""

    def __init__(self, kind: CardKind = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind: CardKind = kind

    @property
    def kind(self) -> CardKind:
        """Which of the kinds it is."""
        return self._kind

    def set_kind(self, kind: CardKind) -> None:
        """Change the colour."""
        if kind != self._kind:
            self._kind = kind
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        if self._kind == "bare":
            return
        tokens = theme.current()
        ground = tokens.colour(_GROUNDS.get(self._kind, "surface"))
        line = tokens.line if self._kind == "plain" else None
        paint.box(QPainter(self), QRectF(self.rect()), paint.CARD_RADIUS, ground, line)


class Ground(QWidget):
    """A place of one colour (a token), its corners as round as `radius` says."""

    def __init__(self, tint: str, parent: QWidget | None = None, *, radius: float = 0.0) -> None:
        super().__init__(parent)
        self._tint, self._radius = tint, radius

    def set_tint(self, tint: str) -> None:
        """Change the colour."""
        if tint != self._tint:
            self._tint = tint
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        painter, colour = QPainter(self), QColor(theme.current().colour(self._tint))
        if self._radius:
            paint.box(painter, QRectF(self.rect()), self._radius, colour)
        else:
            painter.fillRect(self.rect(), colour)


class Panel(QFrame):
    """A plain area of the surface with a line at one edge: rail, side list, status bar."""

    def __init__(self, edge: Edge = "left", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edge: Edge = edge

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.surface))
        w, h = self.width(), self.height()
        edges = {"left": (0, 0, 1, h), "right": (w - 1, 0, 1, h), "top": (0, 0, w, 1), "bottom": (0, h - 1, w, 1)}
        if self._edge != "none":
            painter.fillRect(*edges[self._edge], QColor(tokens.line))
