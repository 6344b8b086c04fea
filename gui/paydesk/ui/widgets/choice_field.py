"""A field that offers a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QListView, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.fonts import font, target
from paydesk.ui.widgets.text_field import Field


class ChoiceField(Field):
    """A label and a drop-down list of (id, text); `chosen` carries the id when a person chooses."""

    chosen = Signal(object)

    def __init__(self, label: str, options: Sequence[tuple[str, str]] = (), parent: QWidget | None = None) -> None:
        self.box = _Box()
        super().__init__(label, self.box, parent)
        self.set_options(options)
        self.box.activated.connect(self._activated)

    def set_options(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer these; the one chosen stays chosen when it is among them."""
        before = self.current()
        self.box.clear()
        for identity, text in options:
            self.box.addItem(text, identity)
        self.choose(before)

    def current(self) -> str:
        """The id of the one chosen; "" when there is none."""
        return str(self.box.currentData() or "")

    def choose(self, identity: str) -> None:
        """Choose one without `chosen`; an unknown id leaves it as it is."""
        place = self.box.findData(identity)
        if place >= 0:
            self.box.setCurrentIndex(place)

    @Slot(int)
    def _activated(self, place: int) -> None:
        self.chosen.emit(self.box.itemData(place))


class _Box(QComboBox):
    """The drop-down list itself, in our look."""

    def __init__(self) -> None:
        super().__init__()
        self.setView(QListView())
        self.setMinimumHeight(target(paint.TOUCH))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        """Qt: the longest option fits."""
        metrics = QFontMetricsF(font(15))
        longest = max((metrics.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=80.0)
        return QSize(round(longest) + 54, target(paint.TOUCH))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        rect = QRectF(self.rect())
        faulty = bool(self.property("faulty"))
        strong = self.hasFocus() or faulty
        line = tokens.bad if faulty else tokens.brand if strong else tokens.edge
        paint.box(painter, rect, paint.RADIUS, tokens.surface, line, 2 if strong else 1)
        icons.paint(painter, "down", QRectF(rect.right() - 32, rect.center().y() - 9, 18, 18), tokens.ink2)
        painter.setFont(font(15))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(rect.adjusted(12, 0, -38, 0), Qt.AlignmentFlag.AlignVCenter, self.currentText())
