"""The strip that says whether the goods may be handed over, in word, icon and colour (DESIGN.md, truth 7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QSizePolicy, QWidget

from paydesk.domain.sale.verdict import Verdict
from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.announce import announce
from paydesk.ui.widgets.fonts import font

_LOOKS: Final = {
    Verdict.HAND_OVER: ("ok", "ok_ink", "check"),
    Verdict.WAIT: ("brand_soft", "brand", "clock"),
    Verdict.UNKNOWN: ("warn_soft", "warn", "warn"),
    Verdict.NOT_PAID: ("sunken", "ink2", "no"),
    Verdict.PAID_LATE: ("late_fill", "fill_ink", "late"),
    Verdict.DO_NOT_PAY: ("bad_fill", "fill_ink", "stop"),
}
"""Verdict -> tokens of its ground and its text, and its icon."""
_HEIGHT: Final = 56
_LEFT: Final = 58
_RIGHT: Final = 18


@lru_cache(maxsize=16)
def _width_of(text: str, _font: str) -> float:
    """The width of the strip's words. Kept, as layouts ask for it ten times a repaint; `_font` is the program's."""
    return QFontMetricsF(font(20, bold=True, spacing=0.2)).horizontalAdvance(text) + 2


@lru_cache(maxsize=64)
def _height_of(text: str, width: int, _font: str) -> float:
    """The height of the strip's words, wrapped at `width`."""
    room = QRectF(0, 0, width, 9999)
    return QFontMetricsF(font(20, bold=True)).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


class VerdictStrip(QLineEdit):
    """The verdict. For a screen reader it is a read-only text named "Verdict" whose text is one of the six words.

    A change is announced at once, whatever the reader is busy with; a change of the note alone is not.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdict = Verdict.WAIT
        self._note = QLabel(self)
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._note.setFont(font(13))
        self._note.setWordWrap(True)
        self._note.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setReadOnly(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Verdict"))
        self._put(Verdict.WAIT)

    @property
    def verdict(self) -> Verdict:
        """What is shown."""
        return self._verdict

    def note(self) -> str:
        """The small text at the right: how old the last answer is."""
        return self._note.text()

    def show_verdict(self, verdict: Verdict, note: str, amount: str = "") -> None:
        """Show a verdict and, small, how old the last answer of the service is; a reader says the amount with it."""
        if note != self._note.text():
            self._note.setText(note)
            self._arrange()
        if verdict is self._verdict:
            return
        self._put(verdict)
        announce(self, " ".join(filter(None, (self.text(), amount))), urgent=True)

    def words_of(self, verdict: Verdict) -> str:
        """The words of a verdict, in the language in use."""
        match verdict:
            case Verdict.HAND_OVER:
                return self.tr("HAND OVER")
            case Verdict.WAIT:
                return self.tr("WAIT")
            case Verdict.PAID_LATE:
                return self.tr("PAID AFTER YOU CLOSED IT")
            case Verdict.DO_NOT_PAY:
                return self.tr("DO NOT LET THEM PAY")
            case Verdict.UNKNOWN:
                return self.tr("STATUS UNKNOWN, DO NOT HAND OVER")
            case Verdict.NOT_PAID:
                return self.tr("NOT PAID, SAFE TO RETRY")

    def _put(self, verdict: Verdict) -> None:
        self._verdict = verdict
        words = self.words_of(verdict)
        self.setText(words)
        self.setCursorPosition(0)
        self.setAccessibleDescription(words)
        self._arrange()
        self.update()

    def _words_width(self) -> float:
        return _width_of(self.text(), QApplication.font().key())

    def _below(self, width: int) -> bool:
        """Whether the note has to stand below the words, for want of width."""
        note = QFontMetricsF(self._note.font()).horizontalAdvance(self._note.text())
        return bool(note) and _LEFT + self._words_width() + 24 + note + _RIGHT + 2 > width

    def _height_for(self, width: int) -> int:
        room = width - _LEFT - _RIGHT
        words = _height_of(self.text(), room, QApplication.font().key())
        note = self._note.heightForWidth(room) if self._below(width) else 0
        return max(_HEIGHT, round(words + note) + 16)

    def _arrange(self) -> None:
        """Give the note its place and the strip its height."""
        height = self._height_for(self.width())
        if self._below(self.width()):
            note = self._note.heightForWidth(self.width() - _LEFT - _RIGHT)
            self._note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._note.setGeometry(_LEFT, height - note - 7, self.width() - _LEFT - _RIGHT, note)
        else:
            left = int(_LEFT + self._words_width() + 12)
            self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._note.setGeometry(left, 0, max(self.width() - left - _RIGHT, 0), height)
        if height != self.minimumHeight():
            self.setFixedHeight(height)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Qt: one line where there is room."""
        return QSize(640, self._height_for(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Qt: narrower than the words, they wrap."""
        return QSize(280, self._height_for(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: place the note anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        ground, ink_name, icon_name = _LOOKS[self._verdict]
        ink = tokens.colour(ink_name)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        loud = self._verdict is Verdict.UNKNOWN
        line = {Verdict.UNKNOWN: ink, Verdict.NOT_PAID: tokens.line}.get(self._verdict)
        paint.box(painter, rect, paint.CARD_RADIUS, tokens.colour(ground), line, 2 if loud else 1)
        if self.hasFocus():
            paint.focus_ring(painter, rect.adjusted(4, 4, -4, -4), 8, ink)
        icons.paint(painter, icon_name, QRectF(18, rect.center().y() - 13, 26, 26), ink, 2.2)
        painter.setFont(font(20, bold=True, spacing=0.2))
        painter.setPen(QColor(ink))
        below = self._below(self.width())
        right = _RIGHT if below else self._note.width() + _RIGHT + 6
        bottom = self._note.height() + 7 if below else 0
        room = rect.adjusted(_LEFT, 7 if below else 0, -right, -bottom)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self.text())
        self._tint_note(ink)

    def _tint_note(self, ink: str) -> None:
        palette = self._note.palette()
        if palette.color(self._note.foregroundRole()) != QColor(ink):
            palette.setColor(self._note.foregroundRole(), QColor(ink))
            self._note.setPalette(palette)
