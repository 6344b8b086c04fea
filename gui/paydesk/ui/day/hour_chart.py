"""Chart of the payments of each hour, beside those of the week before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.money import Money
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.paint import font
from paydesk.ui.words.day import rupees

_TEXT_PX: Final = 13
_LINE: Final = 20
"""Height of a line of text."""
_STEPS: Final = (1.0, 1.2, 1.6, 2.0, 2.4, 3.2, 4.0, 5.0, 6.0, 8.0, 10.0)
"""Leading digits of the largest amount of the axis; half of it is a round amount, too."""
_MAX_BAR: Final = 30
_GAP: Final = 2
_RADIUS: Final = 3.0


@dataclass(frozen=True, slots=True)
class HourPair:
    """One hour: what was paid in it, and in the same hour one week before, in paise; `spoken` is read out."""

    label: str
    paid: int
    before: int
    spoken: str


def axis_maximum(largest: int) -> int:
    """Return the amount at the top of the axis, in paise: the next round one."""
    if largest <= 0:
        return 0
    unit: int = 10 ** floor(log10(largest))
    return next(round(step * unit) for step in _STEPS if round(step * unit) >= largest)


class HourChart(paint.PaintMixin, QWidget):
    """Two bars an hour, the present day's filled, on an axis of two amounts."""

    accessible_role: ClassVar = QAccessible.Role.Grouping

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Create an empty chart; `name` is its accessible name."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.pairs: tuple[HourPair, ...] = ()
        """The shown hours."""
        self._slots: list[_HourSlot] = []
        self._row = hbox(self, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_hours(self, pairs: Sequence[HourPair]) -> None:
        """Show these hours, in the order of reading."""
        self.pairs = tuple(pairs)
        while len(self._slots) < len(pairs):
            slot = _HourSlot(self)
            self._slots.append(slot)
            self._row.addWidget(slot, 1)
        for number, slot in enumerate(self._slots):
            slot.setVisible(number < len(pairs))
            spoken = pairs[number].spoken if number < len(pairs) else ""
            slot.setAccessibleName(spoken)
            slot.setToolTip(spoken)
        self._row.activate()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 140)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 120)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if not self.pairs:
            return
        base, top = self.height() - _LINE - 4.0, _LINE + 0.0
        most = axis_maximum(max(max(pair.paid, pair.before) for pair in self.pairs))
        for share in (1.0, 0.5) if most else ():
            y = base - (base - top) * share
            painter.fillRect(QRectF(0, y, self.width(), 1), QColor(tokens.line))
            where = QRectF(0, y - _LINE, self.width(), _LINE)
            leading = paint.leading_alignment(self.layoutDirection(), vertical=Qt.AlignmentFlag.AlignVCenter)
            paint.draw_text(painter, where, rupees(Money(round(most * share))), font(_TEXT_PX), tokens.ink2, leading)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipRect(QRectF(0, 0, self.width(), base))
        slot = self.width() / len(self.pairs)
        for number, pair in enumerate(self.pairs):
            self._draw_bars(painter, tokens, pair, QRectF(number * slot, top, slot, base - top), most)
        painter.restore()
        painter.fillRect(QRectF(0, base, self.width(), 1), QColor(tokens.edge))
        self._draw_labels(painter, tokens, slot, base)

    def _draw_bars(self, painter: QPainter, tokens: ThemeTokens, pair: HourPair, slot: QRectF, most: int) -> None:
        width = min((slot.width() * 0.8 - _GAP) / 2, _MAX_BAR)
        middle = slot.center().x()
        for amount, left, fill, line in (
            (pair.paid, middle - width - _GAP / 2, tokens.brand, None),
            (pair.before, middle + _GAP / 2, tokens.sunken, tokens.edge),
        ):
            if amount:
                height = max(slot.height() * amount / most, 3.0)
                bar = QRectF(left, slot.bottom() - height, width, height + _RADIUS + 1)
                paint.draw_box(painter, paint.mirrored(bar, self.rect(), self.layoutDirection()), _RADIUS, fill, line)

    def _draw_labels(self, painter: QPainter, tokens: ThemeTokens, slot: float, base: float) -> None:
        """Draw as many labels as fit beside each other."""
        made = font(_TEXT_PX)
        widest = max(QFontMetricsF(made).horizontalAdvance(pair.label) for pair in self.pairs)
        step = max(1, round((widest + 6) / slot + 0.5)) if slot < widest + 6 else 1
        for number in range(0, len(self.pairs), step):
            where = QRectF(number * slot + slot / 2 - 60, base + 4, 120, _LINE)
            where = paint.mirrored(where, self.rect(), self.layoutDirection())
            paint.draw_text(painter, where, self.pairs[number].label, made, tokens.ink2)


class _HourSlot(QWidget):
    """Area of an hour, for screen readers and tool tips; the chart draws it."""

    accessible_role: ClassVar = QAccessible.Role.Graphic
