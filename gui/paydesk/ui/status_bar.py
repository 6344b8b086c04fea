"""The status bar: the line to the service, who is at which counter, the day so far (`ui.words.status` says them)."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import hbox, put
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import box

LineKind = Literal["ok", "warn", "bad", "off"]
_TOKENS: Final = {"ok": "ok", "warn": "warn", "bad": "bad", "off": "ink3"}


class StatusBar(Panel):
    """A part without a text takes no room, and the first ones of `_parts` are needed most."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("top", parent)
        self._dot = _Dot(self)
        self._connection = self._text(self.tr("Connection"))
        self._terminal = self._text(self.tr("Terminal"))
        self._staff = self._text(self.tr("Staff"))
        self._shift = self._text(self.tr("Shift"))
        self._today = self._text(self.tr("Today"))
        self._clock = self._text(self.tr("Time"))
        self._said = (self._connection, self._terminal, self._staff, self._shift, self._today, self._clock)
        first = put(hbox(spacing=7), self._dot, self._connection)
        row = self._row = hbox(self, (16, 4, 16, 4), 20)
        put(row, first, self._terminal, self._staff, self._shift, 1, self._today, self._clock)
        self._parts = (self._connection, self._today, self._shift, self._staff, self._clock, self._terminal)
        self.setMinimumHeight(34)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Status"))

    def _text(self, name: str) -> Text:
        text = Text("", 13, "ink2", tabular=True, wrap=False, parent=self)
        text.setObjectName(name)
        text.hide()
        return text

    def show_texts(self, line: LineKind, *texts: str) -> None:
        """How the line to the service is, and what is said of: it, the terminal, staff, shift, today, the time."""
        self._dot.show_kind(line)
        changed = [(label, text) for label, text in zip(self._said, texts, strict=True) if label.text() != text]
        for label, text in changed:
            label.setText(text)
        if changed:
            self._fit()

    def _fit(self) -> None:
        """Where not all have room, the least needed is not there: half an amount misleads."""
        around = self._row.contentsMargins()
        room = self.width() - around.left() - around.right() - self._dot.width()
        for part in self._parts:
            room -= part.sizeHint().width() + self._row.spacing() if part.text() else 0
            part.setVisible(bool(part.text()) and room >= 0)

    def minimumSizeHint(self) -> QSize:
        """Qt: where it is narrow, parts of it are not there."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: look anew what has room."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Qt: other letters have other widths."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)


class _Dot(QWidget):
    """The dot before the connection; the words beside it say the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind: LineKind = "off"
        self.setFixedSize(QSize(9, 9))

    def show_kind(self, kind: LineKind) -> None:
        """Change the colour."""
        if kind != self._kind:
            self._kind = kind
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        colour = theme.current().colour(_TOKENS[self._kind])
        box(QPainter(self), QRectF(self.rect()), 4.5, QColor(colour))
