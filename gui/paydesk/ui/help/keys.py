"""All keys, as they stand on buttons and keyboards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.actions import TABLE, key_words
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.room import Room


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


class KeysTab(QWidget):
    """The table of keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("All keys"))
        content = QWidget(self)
        self.room = Room(content, self, name=self.tr("All keys"))
        self.room.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 8, 0)
        column.addLayout(self._table(content))
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.room)

    def begin(self) -> None:
        """It comes to the front."""
        self.room.setFocus(Qt.FocusReason.OtherFocusReason)

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
        scanner = self.tr("A scanned order number goes into its field, wherever you are.")
        table.addWidget(Text(scanner, 14, "ink3", parent=content), lines, 0, 1, 4)
        return table
