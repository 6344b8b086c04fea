"""Frames and signs: the rounded card, the panel at an edge, the chip of a state, the flash around a window."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.paint import target

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
    """A place of one colour (a token), its corners as round as `radius` says; `line`: the token of a line around."""

    def __init__(
        self, tint: str, parent: QWidget | None = None, *, radius: float = 0.0, line: str = "", width: float = 1.0
    ) -> None:
        super().__init__(parent)
        self._tint, self._radius, self._line, self._width = tint, radius, line, width

    def set_tint(self, tint: str) -> None:
        """Change the colour."""
        if tint != self._tint:
            self._tint = tint
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens, painter = theme.current(), QPainter(self)
        colour, line = QColor(tokens.colour(self._tint)), tokens.colour(self._line) if self._line else None
        if self._radius:
            paint.box(painter, QRectF(self.rect()), self._radius, colour, line, self._width)
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


ChipKind = Literal["wait", "ok", "warn", "bad", "off", "late"]


class Chip(QLabel):
    """A pill; the kind gives its colour, the word its meaning."""

    def __init__(self, text: str = "", kind: ChipKind = "off", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._kind: ChipKind = kind
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def kind(self) -> ChipKind:
        """Which of the kinds it is."""
        return self._kind

    def show_chip(self, text: str, kind: ChipKind) -> None:
        """Change text and kind."""
        self._kind = kind
        self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Qt: the text and its pill."""
        size = paint.chip_size(self.text())
        return QSize(round(size.width() + 0.5), round(size.height() + 0.5))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        if self.text():
            paint.chip(QPainter(self), QRectF(self.rect()), self.text(), self._kind, theme.current())


class Badge(QWidget):
    """Not for the screen reader: the heading below says it. `kind` gives its colours, as a chip's."""

    SIDE = 48

    def __init__(self, icon: str, kind: ChipKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._kind = icon, kind
        self.setFixedSize(self.SIDE, self.SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        ground, ink = paint.CHIPS[self._kind]
        painter, rect = QPainter(self), QRectF(self.rect())
        paint.box(painter, rect, rect.height() / 2, tokens.colour(ground))
        icons.paint(painter, self._icon, rect.adjusted(12, 12, -12, -12), tokens.colour(ink))


FLASH_MS: Final = 1_500
_FLASH_WIDTH: Final = 7
"""Less than what stands above the letters of the banner, which says that no money moves."""


class Flash(QWidget):
    """Lies around all else of its parent; a mouse or finger goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self._tint = "ok"
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._until = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._until.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def show_colour(self, tint: str) -> None:
        """Be there for a moment in this colour of the theme."""
        self._tint = tint
        self._fit()
        self.show()
        self.raise_()
        self.update()
        self._until.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: it is as large as its parent."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        area, width = self._around.rect(), target(_FLASH_WIDTH)
        self.setGeometry(area)
        self.setMask(QRegion(area).subtracted(QRegion(area.adjusted(width, width, -width, -width))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().colour(self._tint)))
