"""Choices: a check box, and radio buttons side by side or as cards, large enough for a finger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QCheckBox, QLayout, QRadioButton, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.flow import EvenLayout, hbox
from paydesk.ui.widgets.lines import TextLines, break_lines
from paydesk.ui.widgets.paint import text_font

_BOX: Final = 24
_BOX_GAP: Final = 14
"""Pixels between the box and its words, and after them."""


class CheckBox(paint.PaintMixin, QCheckBox):
    """The whole row can be pressed; the text wraps when it must."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _lines(self, width: int) -> TextLines:
        room = max(width - _BOX - _BOX_GAP, 40)
        return break_lines(self.text(), text_font("body"), room, paint.leading_alignment(self.layoutDirection()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(paint.TOUCH_SIZE, self._lines(width).height + 10)

    def sizeHint(self) -> QSize:
        words = round(QFontMetricsF(text_font("body")).horizontalAdvance(self.text()))
        return QSize(words + _BOX + _BOX_GAP + 4, paint.TOUCH_SIZE)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 180), paint.TOUCH_SIZE)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def _focus_rect(self) -> QRectF:
        """Around the words: the box keeps its place in the line of the fields."""
        words = self._lines(self.width())
        high = min(words.height + 10, self.height() - 2.0)
        left = _BOX + 4
        return QRectF(left, (self.height() - high) / 2, min(words.width + 14, self.width() - left - 1.0), high)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        way = self.layoutDirection()
        side = _BOX
        square = paint.mirrored(QRectF(0.0, (self.height() - side) / 2, side, side), self.rect(), way)
        if self.isChecked():
            paint.draw_box(painter, square, 6, tokens.brand)
            icons.paint(painter, "check", square.adjusted(2, 2, -2, -2), tokens.brand_ink, 3)
        else:
            paint.draw_box(painter, square, 6, tokens.surface, tokens.edge, 2)
        left = side + _BOX_GAP - 2
        room = paint.mirrored(QRectF(left, 0, self.width() - left, self.height()), self.rect(), way)
        if self.hasFocus():
            paint.draw_focus_ring(painter, paint.mirrored(self._focus_rect(), self.rect(), way), 6, tokens.brand)
        painter.setPen(QColor(tokens.ink))
        self._lines(self.width()).draw(painter, room, Qt.AlignmentFlag.AlignVCenter)


_SEGMENT_HEIGHT: Final = 46
_PADDING: Final = 16
_MIN_PADDING: Final = 5
_GAP: Final = 8.0


class RadioCard(paint.FixedMinimumMixin, QRadioButton):
    """One of several: all of it can be pressed, and the chosen one has a strong line."""

    def __init__(self, text: str, parent: QWidget | None, horizontal: QSizePolicy.Policy) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Fixed)

    def hitButton(self, _pos: object) -> bool:
        return True

    def paint_card(self, painter: QPainter, radius: float, fill: str | QColor) -> None:
        """Draw the card, and the ring of the keyboard in it."""
        tokens, rect, on = theme.current(), QRectF(self.rect()), self.isChecked()
        paint.draw_box(painter, rect, radius, fill, tokens.brand if on else tokens.edge, 2 if on else 1)
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect.adjusted(4, 4, -4, -4), radius - 4, tokens.brand)


class _RadioGroup(QWidget):
    """Radio buttons side by side, each named by its id. `chosen` carries the id when a person chooses another one."""

    chosen = Signal(object)

    def __init__(self, options: Sequence[RadioCard], name: str, parent: QWidget | None) -> None:
        """`name` is what the choice is about, for screen readers. The first option is chosen."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._options = {option.objectName(): option for option in options}
        row = self._create_layout()
        for option in options:
            self._group.addButton(option)
            row.addWidget(option)
        options[0].setChecked(True)
        self._group.buttonToggled.connect(self._on_toggled)

    def _create_layout(self) -> QLayout:
        return hbox(self, spacing=0)

    def current(self) -> str:
        """Return the ID of the chosen option."""
        return next(identity for identity, option in self._options.items() if option.isChecked())

    def choose(self, identity: str) -> None:
        """Choose an option without `chosen`. Raises KeyError for an unknown id."""
        self._group.blockSignals(True)  # noqa: FBT003
        self._options[identity].setChecked(True)
        self._group.blockSignals(False)  # noqa: FBT003

    def option(self, identity: str) -> QRadioButton:
        """Return the radio button of an option.

        Raises:
            KeyError: There is no such option.
        """
        return self._options[identity]

    @Slot(QAbstractButton, bool)
    def _on_toggled(self, button: QAbstractButton, on: bool) -> None:
        if on:
            self.chosen.emit(button.objectName())


class Segmented(paint.PaintMixin, _RadioGroup):
    """A row of options (id, text, key)."""

    def __init__(
        self, options: Sequence[tuple[str, str, str]], parent: QWidget | None = None, *, name: str = ""
    ) -> None:
        super().__init__([_SegmentButton(*option) for option in options], name, parent)
        self._texts = {identity: text for identity, text, _key in options}
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_count(self, identity: str, count: int) -> None:
        """Show a count behind the text of an option; 0 shows none."""
        text = f"{self._texts[identity]} · {count}" if count else self._texts[identity]
        option = self.option(identity)
        if option.text() != text:
            option.setText(text)
            option.setAccessibleName(text)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        paint.draw_box(painter, QRectF(self.rect()), paint.RADIUS, tokens.sunken, tokens.edge)


class _SegmentButton(paint.PaintMixin, RadioCard):
    """One option."""

    def __init__(self, identity: str, text: str, key: str) -> None:
        super().__init__(text, None, QSizePolicy.Policy.Preferred)
        self._key = key
        self.setObjectName(identity)

    def _content_width(self) -> float:
        # the size, not the advance: in Bengali and others a last letter reaches further than the next would stand
        width = QFontMetricsF(text_font("body", bold=True)).size(Qt.TextFlag.TextSingleLine, self.text()).width()
        return width + (paint.key_cap_size(self._key).width() + _GAP if self._key else 0)

    def sizeHint(self) -> QSize:
        return QSize(round(self._content_width() + 2 * _PADDING), _SEGMENT_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._content_width() + 2 * _MIN_PADDING), _SEGMENT_HEIGHT)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        if self.isChecked():
            paint.draw_box(painter, rect, paint.RADIUS, tokens.surface, tokens.brand, 2)
        elif self.underMouse():
            hover = QPainterPath()
            hover.addRoundedRect(rect.adjusted(3, 3, -3, -3), 8, 8)
            painter.fillPath(hover, paint.mix_colours(tokens.sunken, tokens.ink, 0.05))
        ink = tokens.brand if self.isChecked() else tokens.ink2
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect.adjusted(4, 4, -4, -4), 6, ink)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        x = (rect.width() - self._content_width()) / 2
        way = self.layoutDirection()
        words = paint.mirrored(QRectF(x, 0, self._content_width(), rect.height()), self.rect(), way)
        middle = Qt.AlignmentFlag.AlignVCenter | paint.leading_alignment(way)
        paint.draw_text(painter, words, self.text(), text_font("body", bold=True), ink, middle)
        if self._key:
            size = paint.key_cap_size(self._key)
            spot = QRectF(QPointF(rect.width() - x - size.width(), (rect.height() - size.height()) / 2), size)
            paint.draw_key_cap(painter, paint.mirrored(spot, self.rect(), way), self._key, ink)


_TEXT_LEFT: Final = 48.0
_CARD_PADDING: Final = 14.0


class CardChoice(_RadioGroup):
    """Cards side by side: (id, title, what it means, mark)."""

    def __init__(self, options: Sequence[tuple[str, str, str, str]], parent: QWidget | None, *, name: str) -> None:
        super().__init__([_ChoiceCard(*option) for option in options], name, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _create_layout(self) -> QLayout:
        return EvenLayout(self, 12)


class _ChoiceCard(paint.PaintMixin, RadioCard):
    """One card: title, mark, what it means."""

    def __init__(self, identity: str, title: str, text: str, mark: str) -> None:
        super().__init__(title, None, QSizePolicy.Policy.Expanding)
        self._text, self._mark = text, mark
        self.setObjectName(identity)
        self.setAccessibleDescription(". ".join(filter(None, (mark, text))))

    def _metrics(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        return QFontMetricsF(text_font("action")), QFontMetricsF(text_font("body"))

    def sizeHint(self) -> QSize:
        first, second = self._metrics()
        mark = paint.chip_size(self._mark).width() + 10 if self._mark else 0
        width = max(first.horizontalAdvance(self.text()) + mark, second.horizontalAdvance(self._text))
        return QSize(
            round(_TEXT_LEFT + width + _CARD_PADDING), round(first.height() + second.height() + 2 * _CARD_PADDING + 4)
        )

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        on = self.isChecked()
        self.paint_card(painter, paint.CARD_RADIUS, tokens.surface)
        first, second = self._metrics()
        top = _CARD_PADDING
        dot = QRectF(18, top + first.height() / 2 - 10, 20, 20)
        paint.draw_box(painter, dot, 10, tokens.brand if on else tokens.surface, None if on else tokens.edge, 2)
        if on:
            paint.draw_box(painter, dot.adjusted(6, 6, -6, -6), 4, tokens.brand_ink)
        line = QRectF(_TEXT_LEFT, top, first.horizontalAdvance(self.text()) + 2, first.height())
        paint.draw_text(painter, line, self.text(), text_font("action"), tokens.ink, Qt.AlignmentFlag.AlignVCenter)
        size = paint.chip_size(self._mark)
        if self._mark:
            spot = QRectF(line.right() + 8, line.center().y() - size.height() / 2, size.width(), size.height())
            paint.draw_chip(painter, spot, self._mark, "demo", tokens)
        below = QRectF(_TEXT_LEFT, line.bottom() + 4, self.width() - _TEXT_LEFT, second.height())
        paint.draw_text(painter, below, self._text, text_font("body"), tokens.ink2, Qt.AlignmentFlag.AlignVCenter)
