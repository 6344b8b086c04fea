"""What stands above a table: the search, with its key printed in it, and filters that say what they are set to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from paydesk.ui import theme
from paydesk.ui.forms.lines import Combo, paint_frame
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.paint import font

_PAUSE_MS: Final = 200
"""A search starts this long after the last key."""
_GO: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down})


class SearchField(QLineEdit):
    """`wanted`: search now. `first_wanted`: Enter or Down, the keyboard goes to the first hit."""

    wanted = Signal()
    first_wanted = Signal()

    def __init__(self, hint: str, name: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Empty the search"))
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.wanted)
        self.textChanged.connect(self.on_typed)

    def words(self) -> str:
        """What is searched for; "" for nothing."""
        return self.text().strip()

    def forget(self) -> None:
        """Nothing that was typed stays, and nobody asks now."""
        with QSignalBlocker(self):
            self.clear()

    def sizeHint(self) -> QSize:
        """Qt: its hint; the key is there where there is room."""
        return QSize(self._hint_width() + 50, super().sizeHint().height())

    def _hint_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(self.placeholderText())

    def minimumSizeHint(self) -> QSize:
        """Qt: its hint can be read."""
        return self.sizeHint()

    @Slot()
    def on_typed(self) -> None:
        """Wait for the end of the word; an empty field is no search, at once."""
        if self.words():
            self._pause.start()
        else:
            self._pause.stop()
            self.wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter and Down go to the first hit; what was typed last is searched for before."""
        if event.key() not in _GO:
            super().keyPressEvent(event)
            return
        if self._pause.isActive():
            self._pause.stop()
            self.wanted.emit()
        self.first_wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: draw."""
        super().paintEvent(event)
        if self.text() or self.hasFocus() or not self._key:
            return
        size = paint.cap_size(self._key)
        if self._hint_width() + size.width() + 50 > self.width():
            return
        top = (self.height() - size.height()) / 2
        spot = QRectF(self.width() - size.width() - 12, top, size.width(), size.height())
        spot = paint.mirrored(spot, self.rect(), self.layoutDirection())
        paint.cap(QPainter(self), spot, self._key, theme.current().ink3)


class FilterBox(Combo):
    """A choice whose label stands in it: "Status All". "" is the id of no filter."""

    def __init__(self, label: str, options: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self.setAccessibleName(label)
        self.currentIndexChanged.connect(self.on_another)
        self.set_options(options)

    def sizeHint(self) -> QSize:
        """Qt: label, what is chosen, and the arrow; the list that drops down is as wide as its longest."""
        strong = QFontMetricsF(font(14, bold=True))
        shown = strong.horizontalAdvance(self.currentText())
        self.view().setMinimumWidth(round(self._longest()) + 40)
        return QSize(round(self._label_width() + shown) + 64, max(paint.TOUCH, round(strong.height()) + 16))

    def _longest(self) -> float:
        metrics = QFontMetricsF(self.view().font())
        return max((metrics.horizontalAdvance(self.itemText(place)) for place in range(self.count())), default=0.0)

    @Slot()
    def on_another(self) -> None:
        """Another one is chosen: it is as wide as that."""
        self.updateGeometry()

    def _label_width(self) -> float:
        return QFontMetricsF(font(14)).horizontalAdvance(self._label)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter, rect = QPainter(self), QRectF(self.rect())
        paint_frame(self, painter, focused=self.hasFocus())
        whole, way = self.rect(), self.layoutDirection()
        middle = Qt.AlignmentFlag.AlignVCenter | paint.begins(way)
        arrow = QRectF(rect.right() - 30, rect.center().y() - 8, 16, 16)
        icons.paint(painter, "down", paint.mirrored(arrow, whole, way), tokens.ink2)
        painter.setFont(font(14))
        painter.setPen(QColor(tokens.ink2))
        painter.drawText(paint.mirrored(rect.adjusted(13, 0, 0, 0), whole, way), middle, self._label)
        painter.setFont(font(14, bold=True))
        painter.setPen(QColor(tokens.brand if self.chosen_id() else tokens.ink))
        place = rect.adjusted(13 + self._label_width() + 8, 0, -32, 0)
        painter.drawText(paint.mirrored(place, whole, way), middle, self.currentText())
