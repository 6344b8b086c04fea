"""The strip that shows whether to hand over the goods, by text, icon and colour (docs/rules.md#six-verdicts)."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from paydesk.domain.sale.headline import Headline
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.sell.note_ruler import NoteRuler, widest_line
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.lines import LINE_PITCH, has_indic_script
from paydesk.ui.widgets.paint import font
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

_VERDICT_STYLES: Final = {
    Verdict.HAND_OVER: ("ok_fill", "fill_ink", "check", QT_TRANSLATE_NOOP("VerdictStrip", "HAND OVER")),
    Verdict.WAIT: ("brand_soft", "brand", "clock", QT_TRANSLATE_NOOP("VerdictStrip", "WAIT")),
    Verdict.UNKNOWN: (
        "warn_soft",
        "warn",
        "warn",
        QT_TRANSLATE_NOOP("VerdictStrip", "STATUS UNKNOWN, DO NOT HAND OVER"),
    ),
    Verdict.NOT_PAID: ("sunken", "ink2", "no", QT_TRANSLATE_NOOP("VerdictStrip", "NOT PAID, SAFE TO RETRY")),
    Verdict.PAID_LATE: ("late_fill", "fill_ink", "late", QT_TRANSLATE_NOOP("VerdictStrip", "PAID AFTER YOU CLOSED IT")),
    Verdict.DO_NOT_PAY: ("bad_fill", "fill_ink", "stop", QT_TRANSLATE_NOOP("VerdictStrip", "DO NOT LET THEM PAY")),
}
"""Verdict -> colour tokens of background and text, icon, words."""
PAGE_STYLES: Final = {
    Headline.HAND_OVER: ("ok_fill", "fill_ink", "paid"),
    Headline.PAID_EARLIER: ("past_soft", "past", "paid"),
    Headline.ALREADY_PAID: ("already_fill", "already_ink", "warn"),
    Headline.PART_REFUNDED: ("refund_fill", "fill_ink", "undo"),
    Headline.REFUNDED: ("refund_fill", "fill_ink", "undo"),
}
"""Headline of a full-colour page -> colour tokens of background and text, icon."""
_MIN_ONE_LINE_SHARE: Final = 0.7
"""A title takes two lines if one would need a font smaller than this share of the largest."""
_WORD_PX: Final = 44
_MIN_PX: Final = 20
_LOW_PX: Final = 38
_LOW_COLUMN_PX: Final = 28
_MIN_READABLE_PX: Final = 22
"""The smallest font that is readable from where a person stands; no note beside the verdict makes it smaller."""
_PAGE_PX: Final = 108
_SIDE: Final = 20
_GAP: Final = 16
_MIN_NOTE_WIDTH: Final = 120


class StripShape(Enum):
    """The arrangements of the strip."""

    STRIP = "strip"
    """Over the whole width: verdict, heading, age of the answer."""
    COLUMN = "column"
    """In a narrow column: the verdict, below it the age of the answer."""
    LOW = "low"
    """In a low column: the age of the answer beside the verdict, if that stays large."""
    PAGE = "page"
    """The verdict or title alone, as large as it fits, on a full-colour page."""


@lru_cache(maxsize=128)
def _text_width(text: str, text_font: QFont) -> float:
    """Return the width of a text; cached, as layouts ask for it ten times a repaint."""
    return paint.font_metrics(text_font).horizontalAdvance(text) + 2


class VerdictStrip(paint.PaintMixin, QLineEdit):
    """The verdict; to screen readers a read-only text named "Verdict".

    A new verdict is announced at once, whatever the reader is busy with; a change of the note alone is not.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = Verdict.WAIT
        self._shape = StripShape.STRIP
        self._max_px = _PAGE_PX
        self._title = ""
        """The title drawn in place of the verdict's words, on a full-colour page."""
        self._page_ink = "fill_ink"
        self._lines: list[str] = []
        self._px = _WORD_PX
        self._arranged_width = -1
        self._has_text_below = False
        """True if the icon is as high as the verdict and the text below it."""
        self._icon_y = 0.0
        """The centre of the icon; 0 for that of the strip."""
        self._word_rect = QRect()
        self._heading = self._create_label(16, bold=True)
        self._hint = self._create_label(14)
        self.note = self._create_label(13)
        self._ruler = NoteRuler(self.note, self._create_label(13))
        self._font_timer = QTimer(self, singleShot=True, interval=0)
        self._font_timer.timeout.connect(self.on_fonts_changed)
        self.setReadOnly(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Verdict"))
        self._set_words(self.verdict_words(Verdict.WAIT))

    def _create_label(self, px: int, *, bold: bool = False) -> Text:
        label = Text("", px, bold=bold, tabular=True, parent=self)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.hide()
        return label

    def set_shape(self, shape: StripShape, max_px: int = _PAGE_PX) -> None:
        """Set the arrangement; `max_px` limits the font (the default stands for that of the design)."""
        if (shape, max_px) != (self._shape, self._max_px):
            self._shape, self._max_px = shape, max_px
            self._arrange()

    def show_page(self, verdict: Verdict, headline: Headline, title: str, subtitle: str, amount: str) -> None:
        """Show the title of a full-colour page, or else the words of the verdict; announce all of it."""
        self._page_ink = PAGE_STYLES[headline][1]
        words = ", ".join(filter(None, (title, subtitle))) if title else self.verdict_words(verdict)
        if (verdict, title, words) != (self.verdict, self._title, self.text()):
            self.verdict, self._title = verdict, title
            self._set_words(words)
            self.announce_verdict(amount)

    def show_verdict(
        self,
        verdict: Verdict,
        note: str,
        amount: str = "",
        *,
        heading: str = "",
        hint: str = "",
        note_variants: tuple[str, ...] = (),
    ) -> None:
        """Show a verdict with its heading, hint and note; announce a new one with `amount`.

        Args:
            note: The age of its answer.
            note_variants: The note as time goes by.
        """
        texts = ((self.note, note), (self._heading, heading), (self._hint, hint))
        changed = any(label.text() != text for label, text in texts) or note_variants != self._ruler.variants
        self._ruler.variants = note_variants
        for label, text in texts:
            label.setText(text)
        if verdict is self.verdict and not self._title:
            if changed:
                self._arrange()
            return
        self.verdict, self._title = verdict, ""
        self._set_words(self.verdict_words(verdict))
        self.announce_verdict(amount)

    def announce_verdict(self, amount: str) -> None:
        """Announce the verdict and an amount to screen readers."""
        announce(self, " ".join(filter(None, (self.text(), amount))), urgent=True)

    def verdict_words(self, verdict: Verdict) -> str:
        """Return the words of a verdict in the current language."""
        return translate("VerdictStrip", _VERDICT_STYLES[verdict][3])

    def _set_words(self, words: str) -> None:
        self.setText(words)
        self.setCursorPosition(0)
        self.setAccessibleDescription(words)
        self._arrange()

    # Arrangement ------------------------------------------------------------------------------------------------------

    def _width(self, text: str, px: int) -> float:
        return _text_width(text, font(px, bold=True, spacing=0.2))

    def _split_sentences(self) -> list[str]:
        first, comma, second = self.text().partition(", ")
        return [first + comma.strip(), second] if comma else [first]

    def _wrap(self, available: float, text: str = "") -> list[str]:
        lines: list[str] = []
        for word in (text or self.text()).split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            lines[-1:] = [longer] if self._width(longer, self._px) <= available else [*lines[-1:], word]
        return lines

    def _fit_word(self, available: int, largest: int) -> None:
        """Choose the largest font in which words and icon fit, in one line or two; wider text takes more lines."""
        self._px, self._lines = largest, [self.text()]
        if self._needed_width() > available:
            self._lines = self._split_sentences()
        while self._px > _MIN_PX and self._needed_width() > available:
            self._px -= 2
        if self._needed_width() > available:
            self._lines = self._wrap(available - self._icon_side())

    def _needed_width(self) -> float:
        return max(self._width(line, self._px) for line in self._lines) + self._icon_side()

    def _icon_side(self) -> int:
        if self._shape is StripShape.PAGE:
            return 0
        factor = 1.15 if self._has_text_below else 0.8
        return round(self._px * (factor if len(self._lines) == 1 else 1.5))

    def _word_height(self) -> int:
        return round(self._px * (LINE_PITCH if has_indic_script(self.text()) else 1.14)) * len(self._lines)

    def _arrange(self) -> None:
        self._arranged_width, self._icon_y, self._has_text_below = self.width(), 0.0, False
        height = {
            StripShape.STRIP: self._arrange_strip,
            StripShape.COLUMN: self._arrange_column,
            StripShape.LOW: self._arrange_low,
            StripShape.PAGE: self._arrange_page,
        }[self._shape]()
        if height != self.minimumHeight() or height != self.maximumHeight():
            self.setFixedHeight(height)
        self.updateGeometry()
        self.update()

    def _arrange_page(self) -> int:
        for label in (self._heading, self._hint, self.note):
            label.hide()
        if self._title:
            self._fit_title(self.width() - 2 * _SIDE)
        else:
            self._fit_word(self.width() - 2 * _SIDE, self._max_px)
        height = self._word_height()
        self._word_rect = QRect(0, 0, self.width(), height)
        return height

    def _fit_title(self, available: int) -> None:
        """Choose the largest font in which the title fits: on one line, or on two if that would be small."""
        least = round(self._max_px * _MIN_ONE_LINE_SHARE)
        for lines, smallest in ((1, least), (2, _MIN_PX)):
            for px in range(self._max_px, smallest - 1, -2):
                self._px = px
                self._lines = self._wrap(available, self._title)
                if len(self._lines) <= lines and self._needed_width() <= available:
                    return

    def _arrange_low(self) -> int:
        self._heading.hide()
        self._hint.hide()
        width = self.width()
        note = self._ruler.compute_width(width)
        self._fit_word(width - 2 * _SIDE - 2 * _GAP - note, _LOW_PX)
        if self._px < _MIN_READABLE_PX:  # a long word needs the whole line
            return self._arrange_column(_LOW_COLUMN_PX, below=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        height = max(self._word_height(), _LOW_PX, self._ruler.compute_height(note)) + 14
        left = _SIDE + self._icon_side() + _GAP
        self._word_rect = QRect(left, (height - self._word_height()) // 2, width, self._word_height())
        self._place_label(self.note, QRect(width - _SIDE - note, 0, note, height))
        return height

    def _default_px(self, px: int) -> int:
        """Return the limit that the page set, else these pixels of the design."""
        return px if self._max_px == _PAGE_PX else self._max_px

    def _arrange_column(self, largest: int = 0, *, below: bool = False) -> int:
        """Arrange as a column; `below`: the note begins under the icon, so as to fit on one line."""
        self._heading.hide()
        self._hint.hide()
        width = self.width()
        self._fit_word(width - 2 * _SIDE - _GAP, largest or self._default_px(_WORD_PX))
        left = _SIDE + self._icon_side() + _GAP
        self.note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        at, top = (_SIDE, 4) if below else (left, 8)
        note = self._ruler.compute_height(max(width - at - _SIDE, 1))
        word = self._word_height()
        self._word_rect = QRect(left, top, width - left - _SIDE, word)
        self._place_label(self.note, QRect(at, top + word, width - at - _SIDE, note))
        self._icon_y = top + word / 2 if below else 0.0
        return word + note + (8 if below else 18)

    def _arrange_strip(self) -> int:
        width = self.width()
        note = self._ruler.compute_width(width)
        if width - note < 2 * _MIN_NOTE_WIDTH + 2 * _SIDE:
            return self._arrange_column()
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        available = width - 2 * _SIDE - _GAP - note - _GAP - 2
        self._fit_word(available, self._default_px(_WORD_PX if self.verdict is Verdict.WAIT else _WORD_PX + 2))
        left = _SIDE + self._icon_side() + _GAP
        word_width = round(max(self._width(line, self._px) for line in self._lines))
        text_width = max(widest_line(self._heading), widest_line(self._hint))
        beside = bool(text_width) and left + word_width + _GAP + text_width + _GAP + note + _SIDE <= width
        if text_width and not beside:
            self._try_tall_icon(available)
            left = _SIDE + self._icon_side() + _GAP
        height = (
            self._place_beside(left, word_width, text_width)
            if beside
            else self._place_below(left, width - left - note - _GAP - _SIDE)
        )
        height = max(height, self._ruler.compute_height(note) + 16 if note else 0)
        self._place_label(self.note, QRect(width - _SIDE - note, 0, note, height))
        return height

    def _try_tall_icon(self, available: int) -> None:
        """Make the icon as high as verdict and text, if that costs no line and few pixels."""
        self._has_text_below, px = True, self._px
        while self._needed_width() > available and self._px > px - 4:
            self._px -= 2
        if self._needed_width() > available:
            self._has_text_below, self._px = False, px

    def _place_beside(self, left: int, word_width: int, text_width: int) -> int:
        height = max(self._word_height(), _WORD_PX) + 22
        word = self._word_height()
        self._word_rect = QRect(left, (height - word) // 2, word_width + 2, word)
        at, first = left + word_width + _GAP, self._heading.heightForWidth(text_width)
        second = self._hint.heightForWidth(text_width) if self._hint.text() else 0
        top = (height - first - second) // 2
        self._place_label(self._heading, QRect(at, top, text_width, first))
        self._place_label(self._hint, QRect(at, top + first, text_width, second))
        return height

    def _place_below(self, left: int, available: int) -> int:
        low = self._max_px < _LOW_PX
        word, top = self._word_height(), 6 if low else 12
        self._word_rect = QRect(left, top, available, word)
        top += word
        for label in (self._heading, self._hint):
            height = label.heightForWidth(available) if label.text() else 0
            self._place_label(label, QRect(left, top, available, height))
            top += height
        return top + (8 if low else 14)

    @staticmethod
    def _place_label(label: Text, rect: QRect) -> None:
        label.setGeometry(rect)
        label.setVisible(bool(label.text()))

    def sizeHint(self) -> QSize:
        return QSize(640, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() != self._arranged_width:
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._arrange()
            self._font_timer.start()  # its labels get their fonts only after this event

    @Slot()
    def on_fonts_changed(self) -> None:
        self._arrange()

    # Painting ---------------------------------------------------------------------------------------------------------

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        background, ink_name, icon_name, _ = _VERDICT_STYLES[self.verdict]
        on_page = self._shape is StripShape.PAGE
        ink_name = self._page_ink if on_page else ink_name
        ink = tokens.colour(ink_name)
        rect = QRectF(self.rect())
        if not on_page:
            loud = self.verdict is Verdict.UNKNOWN
            line = {Verdict.UNKNOWN: ink, Verdict.NOT_PAID: tokens.line}.get(self.verdict)
            paint.draw_box(painter, rect, paint.CARD_RADIUS, tokens.colour(background), line, 2 if loud else 1)
            side = self._icon_side()
            middle = self._icon_y or rect.center().y()
            icons.paint(painter, icon_name, QRectF(_SIDE, middle - side / 2, side, side), ink, 2.0)
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect.adjusted(4, 4, -4, -4), 8, ink)
        painter.setFont(font(self._px, bold=True, spacing=0.2))
        painter.setPen(QColor(ink))
        across = Qt.AlignmentFlag.AlignHCenter if on_page else Qt.AlignmentFlag.AlignLeft
        each = self._word_rect.height() / max(len(self._lines), 1)
        for number, line in enumerate(self._lines):
            spot = QRectF(self._word_rect).adjusted(0, number * each, 0, 0)
            spot.setHeight(each)
            painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter | across | Qt.TextFlag.TextDontClip, line)
        for label in (self._heading, self._hint, self.note):
            label.set_tint(ink_name)
