"""The yellow band that says: nothing here is real (DESIGN.md, truths 12 and 23), and the same in one word."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import theme
from paydesk.ui.layout import Layout
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import hbox, put
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import font, scaled
from paydesk.ui.words.base import mark_sentence, mark_word, who_answers


class PracticeBanner(QFrame):
    """Stands at the top of every window that shows no real money. `brief`: one sentence, for a small window."""

    def __init__(self, parent: QWidget | None = None, *, brief: bool = False) -> None:
        super().__init__(parent)
        self.sentence = Text("", 13, "demo_ink", bold=True, wrap=False, parent=self)
        self.who = Text("", 13, "demo_ink", wrap=False, parent=self)
        self.who.setVisible(not brief)
        self._row = put(hbox(self, (16, 2, 16, 2), 18), 0, self.sentence, self.who, 0)
        self.setMinimumHeight(28)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def use_layout(self, layout: Layout) -> None:
        """A small window has room for one low line only."""
        small = layout is Layout.SMALL
        self.setMinimumHeight(20 if small else scaled(28))
        self._row.setContentsMargins(16, 0 if small else 2, 16, 0 if small else 2)
        self.who.setVisible(not small)

    def show_kind(self, kind: ServiceKind, host: str = "") -> None:
        """Say what answers; nothing where money is real. `host` is the address in use."""
        self.sentence.setText(mark_sentence(kind))
        self.who.setText(who_answers(kind, host))
        self.setAccessibleName(mark_word(kind))
        self.setVisible(kind is not ServiceKind.LIVE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().demo))


class PracticeMark(QLabel):
    """The one word on the ground of the banner; not there where money is real."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(font(12, bold=True))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_kind(self, kind: ServiceKind) -> None:
        """Say it."""
        self.setText(mark_word(kind))
        self.setVisible(kind is not ServiceKind.LIVE)

    def sizeHint(self) -> QSize:
        """Qt: the word and its ground; margins would not outlive a change of the look."""
        return super().sizeHint() + QSize(18, 6)

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        paint.box(painter, QRectF(self.rect()), 6, tokens.demo)
        painter.setFont(self.font())
        painter.setPen(QColor(tokens.demo_ink))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text())
