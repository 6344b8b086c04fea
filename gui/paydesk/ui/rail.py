"""The rail at the left: one button a page, the pages of the till at the top, of the shop at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.fonts import font

WIDTH: Final = 92
_BUTTON: Final = QSize(76, 64)
_ICON: Final = 22


@dataclass(frozen=True, slots=True)
class Place:
    """One page that the rail leads to. `low`: it stands at the bottom."""

    name: str
    words: str
    icon: str
    low: bool = False


class RailButton(QAbstractButton):
    """An icon over a word; checked while its page is shown."""

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.setText(place.words)
        self.setAccessibleName(place.words)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Qt: as in the mock; wider for a longer word."""
        return QSize(max(_BUTTON.width(), self._needed()), _BUTTON.height())

    def minimumSizeHint(self) -> QSize:
        """Qt: the word is never cut."""
        return self.sizeHint()

    def _needed(self) -> int:
        made = self.fontMetrics()
        return round(made.horizontalAdvance(self.text()) * 12 / max(1, self.font().pixelSize())) + 10

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        area = QRectF(self.rect())
        if self.isChecked():
            paint.box(painter, area, paint.RADIUS, tokens.brand_soft)
        elif self.underMouse() or self.isDown():
            paint.box(painter, area, paint.RADIUS, tokens.sunken)
        colour = tokens.brand if self.isChecked() else tokens.ink2
        top = (area.height() - _ICON - 22) / 2
        icons.paint(painter, self.place.icon, QRectF((area.width() - _ICON) / 2, top, _ICON, _ICON), colour)
        painter.setFont(font(12, bold=self.isChecked()))
        painter.setPen(QColor(colour))
        painter.drawText(QRectF(0, top + _ICON + 4, area.width(), 18), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint.focus_ring(painter, area, paint.RADIUS, tokens.brand)


class Rail(QWidget):
    """The rail. `chosen` carries the name of a page."""

    chosen = Signal(object)

    def __init__(self, places: Sequence[Place], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Pages"))
        self.buttons: dict[str, RailButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 12, 8, 12)
        column.setSpacing(4)
        for place in places:
            if place.low and not any(button.place.low for button in self.buttons.values()):
                column.addStretch(1)
            button = self.buttons[place.name] = RailButton(place, self)
            button.clicked.connect(self.on_clicked)
            column.addWidget(button)
        if not any(place.low for place in places):
            column.addStretch(1)
        self.setMinimumWidth(WIDTH)

    @Slot()
    def on_clicked(self) -> None:
        """One button was pressed."""
        button = self.sender()
        if isinstance(button, RailButton):
            button.setChecked(True)
            self.chosen.emit(button.place.name)

    def mark(self, name: str) -> None:
        """This page is shown now."""
        for place, button in self.buttons.items():
            button.setChecked(place == name)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the ground and the line at the right."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.surface))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), QColor(tokens.line))
