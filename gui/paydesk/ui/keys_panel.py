"""F1: all keys, over the page; Esc or F1 closes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.actions import TABLE, Action, key_label, key_words
from paydesk.ui.people.veil import Veil
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text


class KeyCap(QLabel):
    """A key as on the keyboard."""

    def sizeHint(self) -> QSize:
        """Qt: the key and its box."""
        size = paint.cap_size(self.text())
        return QSize(round(size.width() + 1), round(size.height() + 1))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        paint.cap(QPainter(self), QRectF(self.rect()), self.text(), theme.current().ink)


class KeysPanel(Veil):
    """Lies over the page; F1 closes it as Esc does."""

    def __init__(self, parent: QWidget) -> None:
        content = QWidget(parent)
        super().__init__(content, parent, widest=900)
        self.setAccessibleName(self.tr("All keys"))
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        head = QHBoxLayout()
        head.addWidget(Heading(self.tr("All keys"), content), 1)
        self.close_button = KeyButton(self.tr("Close"), key_label(Action.ESCAPE), "plain", content)
        self.close_button.clicked.connect(self.on_left)
        head.addWidget(self.close_button)
        column.addLayout(head)
        column.addLayout(self._table(content))

    def _table(self, content: QWidget) -> QGridLayout:
        table = QGridLayout()
        table.setHorizontalSpacing(20)
        table.setVerticalSpacing(10)
        lines = (len(TABLE) + 1) // 2
        for number, key in enumerate(TABLE):
            column_of, line = divmod(number, lines)
            cap = KeyCap(key.label, content)
            words = Text(key_words(key), 15, "ink", parent=content)
            table.addWidget(cap, line, 2 * column_of, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.addWidget(words, line, 2 * column_of + 1)
            table.setColumnStretch(2 * column_of + 1, 1)
        scanner = Text(
            self.tr("A scanned order number goes into its field, wherever you are."), 14, "ink3", parent=content
        )
        table.addWidget(scanner, lines, 0, 1, 4)
        return table

    def event(self, event: QEvent) -> bool:
        """Qt: F1 is the window's, and closes it."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F1:
            event.ignore()
            return False
        return super().event(event)
