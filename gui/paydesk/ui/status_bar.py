"""The status bar: the connection, the cashier, and what was paid today. `ui.words.status` has its texts."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text

LineState = Literal["ok", "warn", "bad", "off"]
_TOKENS: Final = {"ok": "ok", "warn": "warn", "bad": "bad", "off": "ink3"}


class StatusBar(paint.ResizeMixin, Panel):
    """Shows three texts, and the trouble of the hub; if space is short, the least important are hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("top", parent)
        self._dot = _Dot(9, self)
        self._person_icon = IconLabel("person", "ink2", 18, self)
        self._connection = self._text(self.tr("Connection"))
        self._staff = self._text(self.tr("Staff"))
        self._hub = self._text(self.tr("Hub"))
        self._today = self._text(self.tr("Today"))
        self._labels = (self._connection, self._staff, self._hub, self._today)
        line = add_items(hbox(spacing=8), self._dot, self._connection)
        person = add_items(hbox(spacing=8), self._person_icon, self._staff)
        self._row = add_items(hbox(self, (16, 4, 16, 4), 24), line, person, self._hub, 1, self._today)
        self._by_importance = self._connection, self._hub, self._today, self._staff
        self.setMinimumHeight(34)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Status"))

    def _text(self, name: str) -> Text:
        text = Text("", tint="ink2", style="small", wrap=False, parent=self)
        text.setObjectName(name)
        text.hide()
        return text

    def show_texts(self, line: LineState, connection: str, staff: str, hub: str, today: str) -> None:
        """Show the state of the connection, and the texts."""
        self._dot.state = line
        texts = connection, staff, hub, today
        changed = [(label, text) for label, text in zip(self._labels, texts, strict=True) if label.text() != text]
        for label, text in changed:
            label.setText(text)
        if changed:
            self._fit()

    def _fit(self) -> None:
        """Hide the least important texts that do not fit: a truncated amount would mislead."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        icons = self._dot.width() + self._person_icon.sizeHint().width() + 2 * 8
        space = self.width() - margins.left() - margins.right() - icons
        for part in self._by_importance:
            space -= part.sizeHint().width() + gap if part.text() else 0
            part.setVisible(bool(part.text()) and space >= 0)
        self._person_icon.setVisible(not self._staff.isHidden())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        # fonts have changed
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)


class _Dot(paint.SquareWidget):
    """Coloured dot before the connection's text, which says the same."""

    state = paint.RepaintProperty[LineState]("off")

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        colour = tokens.colour(_TOKENS[self.state])
        paint.draw_box(painter, QRectF(self.rect()), self.width() / 2, QColor(colour))
