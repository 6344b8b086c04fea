"""The chapters of the guide as cards, with their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from paydesk import assets
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import add_items, clear_layout, grid, vbox
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.scroll_area import VScrollArea

_COLUMNS: Final = 3
_WIDTH: Final = 240
_TITLE_HEIGHT: Final = 56
_PICTURE_HEIGHT: Final = 136
_BAND: Final = 22
"""Height of the band of practice at the top of a picture, which is left out."""
_MARGIN: Final = 12


class TopicCard(paint.PaintMixin, QAbstractButton):
    """A chapter: its title, below its picture if it has one. `chosen` carries the topic."""

    chosen = Signal(object)

    def __init__(self, topic: str, title: str, picture: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(title)
        self._topic = topic
        self._picture = QPixmap(str(assets.path(f"help/{picture}"))) if picture else QPixmap()
        self.setAccessibleName(title)
        self.setFixedHeight(self.sizeHint().height())
        self.clicked.connect(self.on_clicked)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @Slot()
    def on_clicked(self) -> None:
        self.chosen.emit(self._topic)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _TITLE_HEIGHT + (0 if self._picture.isNull() else _PICTURE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        lift = 0.04 if self.underMouse() else 0.0
        ground = paint.mix_colours(tokens.surface, tokens.ink, lift)
        paint.draw_box(painter, rect, paint.CARD_RADIUS, ground, tokens.line)
        title = rect.adjusted(_MARGIN, rect.height() - _TITLE_HEIGHT, -_MARGIN, 0)
        if not self._picture.isNull():
            room = rect.adjusted(1, 1, -1, 1 - _TITLE_HEIGHT)
            shape = QPainterPath()
            shape.addRoundedRect(rect.adjusted(1, 1, -1, -1), paint.CARD_RADIUS, paint.CARD_RADIUS)
            painter.save()
            painter.setClipPath(shape)
            width = self._picture.width()
            painter.drawPixmap(room, self._picture, QRectF(0, _BAND, width, width * room.height() / room.width()))
            painter.restore()
        font, alignment = text_font("body", bold=True), paint.leading_alignment(self.layoutDirection())
        text = paint.font_metrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, title.width())
        paint.draw_text(painter, title, text, font, tokens.ink, Qt.AlignmentFlag.AlignVCenter | alignment)
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect, paint.CARD_RADIUS, tokens.brand)


class TopicCards(QWidget):
    """All chapters, those with pictures first. `chosen` carries the topic of a pressed card."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        inside = QWidget(self)
        self._cards = QWidget(inside)
        self._grid = grid(self._cards, column_spacing=12, row_spacing=12)
        add_items(vbox(inside, (4, 4, 8, 4)), self._cards, 1)
        add_items(vbox(self), VScrollArea(inside, self, name=self.tr("All topics")))

    def show_topics(self, topics: Sequence[tuple[str, str, str]]) -> None:
        """Show these: topic, title, and file name of the picture, "" for none."""
        clear_layout(self._grid)
        for place, chapter in enumerate(sorted(topics, key=lambda each: not each[2])):
            card = TopicCard(*chapter, self._cards)
            card.chosen.connect(self.chosen)
            self._grid.addWidget(card, place // _COLUMNS, place % _COLUMNS, Qt.AlignmentFlag.AlignTop)

    def begin(self) -> None:
        """Focus the first card."""
        first = self.findChild(TopicCard)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
