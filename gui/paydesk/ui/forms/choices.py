"""The list that drops down, and the text of several lines, in the look of a line of text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QFrame, QListView, QPlainTextEdit, QWidget

from paydesk.ui import theme
from paydesk.ui.forms.fields import Options
from paydesk.ui.forms.lines import really_left
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.fonts import font

_LONG_HEIGHT: Final = 100


def paint_frame(widget: QWidget, painter: QPainter, *, focused: bool) -> None:
    """The ground and the border that every field has; "faulty" makes it red."""
    tokens = theme.current()
    faulty = bool(widget.property("faulty"))
    line = tokens.bad if faulty else tokens.brand if focused else tokens.edge
    ground = tokens.surface if widget.isEnabled() else tokens.sunken
    rect = QRectF(widget.rect())
    paint.box(painter, rect, paint.RADIUS, ground, line, 2 if faulty or focused else 1)


class Combo(QComboBox):
    """A list that drops down, of (id, text)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setView(QListView())
        self.setMinimumHeight(paint.TOUCH)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def set_options(self, options: Options) -> None:
        """Offer these; the one chosen stays chosen when it is among them."""
        before = self.chosen_id()
        blocked = self.blockSignals(True)  # noqa: FBT003
        self.clear()
        for identity, text in options:
            self.addItem(text, identity)
        self.choose(before)
        self.blockSignals(blocked)

    def chosen_id(self) -> str:
        """The id of the one chosen; "" when there is none."""
        return str(self.currentData() or "")

    def choose(self, identity: str) -> None:
        """Choose one; an unknown id leaves it as it is."""
        place = self.findData(identity)
        if place >= 0:
            self.setCurrentIndex(place)

    def sizeHint(self) -> QSize:
        """Qt: the longest option fits."""
        metrics = QFontMetricsF(font(15))
        longest = max((metrics.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=80.0)
        return QSize(round(longest) + 54, paint.TOUCH)

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        paint_frame(self, painter, focused=self.hasFocus())
        rect = QRectF(self.rect())
        way = self.layoutDirection()
        arrow = QRectF(rect.right() - 32, rect.center().y() - 9, 18, 18)
        icons.paint(painter, "down", paint.mirrored(arrow, self.rect(), way), tokens.ink2)
        painter.setFont(font(15))
        painter.setPen(QColor(tokens.ink))
        room = paint.mirrored(rect.adjusted(12, 0, -38, 0), self.rect(), way)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | paint.begins(way), self.currentText())


class LongText(QFrame):
    """A text of several lines; Tab goes on to the next field. `left`: the focus really went elsewhere."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit = QPlainTextEdit()
        self.edit.setFont(font(13))
        self.edit.setTabChangesFocus(True)
        self.setFocusProxy(self.edit)
        self.setFixedHeight(_LONG_HEIGHT)
        row = hbox(self, (5, 3, 5, 3))
        row.addWidget(self.edit)
        self.edit.installEventFilter(self)

    def put(self, text: str) -> None:
        """Show this, with nothing left that Ctrl+Z could bring back."""
        blocked = self.edit.blockSignals(True)  # noqa: FBT003
        self.edit.setPlainText(text)
        self.edit.document().clearUndoRedoStacks()
        self.edit.blockSignals(blocked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: the frame shows where the focus is."""
        if watched is self.edit and event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
            if event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent) and really_left(event):
                self.left.emit()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        paint_frame(self, QPainter(self), focused=self.edit.hasFocus())
