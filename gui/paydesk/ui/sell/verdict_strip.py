"""The verdict by text, icon and colour: head of a page, or its largest words (docs/rules.md#six-verdicts)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.lines import LINE_PITCH, has_indic_script
from paydesk.ui.widgets.paint import font
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

_VERDICT_STYLES: Final = {
    Verdict.HAND_OVER: ("fill_ink", "check", QT_TRANSLATE_NOOP("VerdictStrip", "HAND OVER")),
    Verdict.WAIT: ("brand", "clock", QT_TRANSLATE_NOOP("VerdictStrip", "WAIT")),
    Verdict.UNKNOWN: ("warn", "warn", QT_TRANSLATE_NOOP("VerdictStrip", "STATUS UNKNOWN, DO NOT HAND OVER")),
    Verdict.NOT_PAID: ("ink2", "no", QT_TRANSLATE_NOOP("VerdictStrip", "NOT PAID")),
    Verdict.PAID_LATE: ("fill_ink", "late", QT_TRANSLATE_NOOP("VerdictStrip", "PAID AFTER YOU CLOSED IT")),
    Verdict.DO_NOT_PAY: ("fill_ink", "stop", QT_TRANSLATE_NOOP("VerdictStrip", "DO NOT LET THEM PAY")),
}
"""Verdict -> colour token of text, icon, words. The background is in the style sheet (`ui.theme`)."""
_MIN_ONE_LINE_SHARE: Final = 0.7
"""Words take two lines if one would need a font smaller than this share of the largest."""
_MIN_CENTRED_SHARE: Final = 0.45
"""The same for a headline on a page of its own: two lines of it would push the amount and the buttons out of sight."""
_MIN_PX: Final = 20
_ROOM_BESIDE: Final = 6
"""Space that signs may need beside the width that Qt measures, in px."""
_LATIN_PITCH: Final = 1.14
_MIXED_PITCH: Final = 1.55
"""Pitch of lines with Latin and Indic letters ("QR का समय खत्म"): ascent of one font, descent of the other."""
_LATIN_LETTER: Final = re.compile("[A-Za-z]")
_MIN_NOTE_WIDTH: Final = 120


@lru_cache(maxsize=256)
def _text_width(text: str, text_font: QFont) -> float:
    """Return the width of a text; cached, as layouts ask for it ten times a repaint."""
    return paint.font_metrics(text_font).horizontalAdvance(text) + 2


def verdict_words(verdict: Verdict) -> str:
    """Return the words of a verdict in the current language."""
    return translate("VerdictStrip", _VERDICT_STYLES[verdict][2])


class VerdictWords(paint.PaintMixin, QWidget):
    """Words in the largest font that fits, in one line or two; a stop of Tab, so that they can be read again."""

    accessible_role: ClassVar = QAccessible.Role.StaticText
    tint = paint.RepaintProperty("ink")

    def __init__(self, px: int, parent: QWidget | None = None, *, centred: bool = False) -> None:
        """`px`: the height of the largest font, in pixels."""
        super().__init__(parent)
        self._px, self._text, self._centred = px, "", centred
        self._fitted: tuple[int, int, list[str]] = (-1, px, [])
        """Width, font size and lines of the last fit."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def text(self) -> str:
        """Return the words that a screen reader gets."""
        return self.accessibleName()

    def show_words(self, text: str, spoken: str = "") -> None:
        """Show words; `spoken`: those of a screen reader, if they are others."""
        self.setAccessibleName(spoken or text)
        if text != self._text:
            self._text = text
            self._forget_fit()

    def set_px(self, px: int) -> None:
        """Set the height of the largest font, in pixels."""
        if px != self._px:
            self._px = px
            self._forget_fit()

    def _forget_fit(self) -> None:
        self._fitted = (-1, self._px, [])
        self.updateGeometry()
        self.update()

    def _fit(self, width: int) -> tuple[int, list[str]]:
        """Return the largest font size, and the lines, that fit a width."""
        if self._fitted[0] != width:
            self._fitted = (width, *self._choose(width - _ROOM_BESIDE))
        return self._fitted[1:]

    def _choose(self, width: int) -> tuple[int, list[str]]:
        least = round(self._px * (_MIN_CENTRED_SHARE if self._centred else _MIN_ONE_LINE_SHARE))
        for most, smallest in ((1, least), (2, _MIN_PX)):
            for px in range(self._px, smallest - 1, -2):
                lines = self._wrap(width, px)
                if len(lines) <= most and max(self._width(line, px) for line in lines) <= width:
                    return px, lines
        return _MIN_PX, self._wrap(width, _MIN_PX)

    def _wrap(self, width: int, px: int) -> list[str]:
        first, comma, second = self._text.partition(", ")
        if comma and self._width(self._text, px) > width >= max(self._width(each, px) for each in (first, second)):
            return [f"{first},", second]
        lines: list[str] = []
        for word in self._text.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            lines[-1:] = [longer] if self._width(longer, px) <= width else [*lines[-1:], word]
        return lines

    def _width(self, text: str, px: int) -> float:
        return _text_width(text, font(px, bold=True, spacing=0.2))

    def _line_height(self, px: int) -> int:
        if not has_indic_script(self._text):
            return round(px * _LATIN_PITCH)
        return round(px * (_MIXED_PITCH if _LATIN_LETTER.search(self._text) else LINE_PITCH))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px, lines = self._fit(width)
        return self._line_height(px) * max(len(lines), 1)

    def sizeHint(self) -> QSize:
        width = round(self._width(self._text, self._px)) + 1
        return QSize(width, self._line_height(self._px))

    def minimumSizeHint(self) -> QSize:
        widest = max((self._width(word, _MIN_PX) for word in self._text.split(" ")), default=0)
        return QSize(round(widest) + 1, self._line_height(_MIN_PX))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        px, lines = self._fit(self.width())
        if self.hasFocus():
            paint.draw_focus_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, tokens.colour(self.tint))
        painter.setFont(font(px, bold=True, spacing=0.2))
        painter.setPen(QColor(tokens.colour(self.tint)))
        across = Qt.AlignmentFlag.AlignHCenter if self._centred else Qt.AlignmentFlag.AlignLeading
        high = self._line_height(px)
        top = (self.height() - high * len(lines)) / 2
        for number, line in enumerate(lines):
            rect = QRectF(0, top + number * high, self.width(), high)
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | across | Qt.TextFlag.TextDontClip, line)


class VerdictStrip(paint.ResizeMixin, QFrame):
    """The verdict with its icon, a heading below it, and a note or another widget at the end.

    A new verdict is announced at once, whatever the reader is busy with; a change of the note alone is not.
    """

    def __init__(self, parent: QWidget | None = None, *, end: QWidget | None = None) -> None:
        """`end`: a widget in place of icon and note."""
        super().__init__(parent)
        self.verdict = Verdict.WAIT
        self._note_width = 0
        self.icon = IconLabel("clock", "brand", 48, self)
        self.words = VerdictWords(TEXT_STYLES["display_second"].normal, self)
        self._heading = Text("", parent=self)
        paint.set_text_style(self._heading, "action", bold=False)
        self.note = Text("", parent=self)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        for label in (self._heading, self.note):
            label.hide()
        self._row = hbox(self, (24, 12, 24, 12), 16)
        column = add_items(vbox(spacing=4), 1, self.words, self._heading, 1)
        add_items(self._row, (self.icon, 0, Qt.AlignmentFlag.AlignVCenter), (column, 1), self.note)
        if end is not None:
            self.icon.hide()
            add_items(self._row, end)
        self.setProperty("flush", end is not None)
        self._show_style()

    def set_px(self, px: int) -> None:
        """Set the height of the largest font, in pixels; margins follow."""
        self.words.set_px(px)
        self.icon.set_px(px + 4)
        self._row.setContentsMargins(*((24, 12, 24, 12) if px > 40 else (16, 8, 16, 8)))

    def text(self) -> str:
        """Return the words of the verdict."""
        return self.words.text()

    def show_verdict(
        self, verdict: Verdict, note: str, amount: str = "", *, heading: str = "", note_variants: tuple[str, ...] = ()
    ) -> None:
        """Show a verdict with its heading and note; announce a new one if there is an `amount`.

        Args:
            note: The age of its answer.
            note_variants: The note as time goes by; the widest sets the width, so that nothing moves.
        """
        self._heading.set_text_or_hide(heading)
        self.note.set_text_or_hide(note)
        lines = [line for each in (note, *note_variants) for line in each.split("\n")]
        self.note.ensurePolished()
        self._note_width = round(max(_text_width(line, self.note.font()) for line in lines)) + 2
        self._fit()
        if verdict is not self.verdict:
            self.verdict = verdict
            self._show_style()
            if amount:
                self.announce_verdict(amount)

    def _fit(self) -> None:
        """Give the note a third of the width, or what its widest text needs."""
        self.note.setFixedWidth(max(min(self._note_width, self.width() // 3), _MIN_NOTE_WIDTH))

    def announce_verdict(self, amount: str) -> None:
        """Announce the verdict and an amount to screen readers."""
        announce(self.words, " ".join(filter(None, (self.text(), amount))), urgent=True)

    def _show_style(self) -> None:
        ink, icon, _ = _VERDICT_STYLES[self.verdict]
        self.words.show_words(verdict_words(self.verdict))
        self.words.tint = ink
        self.icon.show_icon(icon, ink)
        for label in (self._heading, self.note):
            label.set_tint(ink)
        self.setProperty("verdict", self.verdict.value)
        self.style().unpolish(self)
        self.style().polish(self)
