"""The strip that says whether the goods may be handed over, in word, icon and colour (docs/rules.md#six-verdicts)."""

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
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.lines import PITCH, is_tall
from paydesk.ui.widgets.paint import font, scaled
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
"""Verdict -> tokens of its ground and its text, its icon, its words."""
PAGE_STYLES: Final = {
    Headline.HAND_OVER: ("ok_fill", "fill_ink", "paid"),
    Headline.PAID_EARLIER: ("past_soft", "past", "paid"),
    Headline.ALREADY_PAID: ("already_fill", "already_ink", "warn"),
    Headline.PART_REFUNDED: ("refund_fill", "fill_ink", "undo"),
    Headline.REFUNDED: ("refund_fill", "fill_ink", "undo"),
}
"""Headline of a page of one colour -> tokens of its ground and its text, its icon."""
_MIN_ONE_LINE_SHARE: Final = 0.7
"""A title stands on one line as long as its letters are this share of the largest; else on two."""
_WORD_PX: Final = 44
_MIN_PX: Final = 20
_LOW_PX: Final = 38
_LOW_COLUMN_PX: Final = 28
_MIN_READABLE_PX: Final = 22
"""Letters that are read from where a person stands: no note beside the word makes them smaller."""
_PAGE_PX: Final = 108
_SIDE: Final = 20
_GAP: Final = 16
_MIN_NOTE_WIDTH: Final = 120


class StripShape(Enum):
    """How the strip stands on its page."""

    STRIP = "strip"
    """Over the whole width: the word, what it is, how old the answer is."""
    COLUMN = "column"
    """In a narrow column: the word, below it how old the answer is."""
    LOW = "low"
    """In a column that has no height to spare: the answer's age beside the word, where that leaves it large."""
    PAGE = "page"
    """The word alone, as large as it fits, on a page of its colour."""


@lru_cache(maxsize=128)
def _text_width(text: str, text_font: QFont) -> float:
    """The width of the strip's words. Kept, as layouts ask for it ten times a repaint."""
    return paint.metrics(text_font).horizontalAdvance(text) + 2


class VerdictStrip(paint.Drawn, QLineEdit):
    """The verdict. For a screen reader it is a read-only text named "Verdict" whose text is one of the six words.

    A change is announced at once, whatever the reader is busy with; a change of the note alone is not.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = Verdict.WAIT
        """What is shown."""
        self._shape = StripShape.STRIP
        self._max_px = _PAGE_PX
        self._title = ""
        """What is drawn in place of its words, on a page of one colour."""
        self._page_ink = "fill_ink"
        self._lines: list[str] = []
        self._px = _WORD_PX
        self._arranged_width = -1
        self._has_text_below = False
        """Whether there is more to read below its word: the icon is as high as both."""
        self._icon_y = 0.0
        """The middle of the icon, where it is not that of the strip."""
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
        """How it stands on its page from now on; `largest`: the most that its letters may be high, in pixels.

        A strip whose page names none has those of the design.
        """
        if (shape, max_px) != (self._shape, self._max_px):
            self._shape, self._max_px = shape, max_px
            self._arrange()

    def show_page(self, verdict: Verdict, headline: Headline, title: str, subtitle: str, amount: str) -> None:
        """Show what a page of one colour says largest: `title`, or the words of the verdict; a reader says all."""
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
        """Show a verdict, how old its answer is (`note`, later in `forms`), and what it is; a reader says `amount`."""
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
        """Say it aloud: it is a new one, or that of another sale."""
        announce(self, " ".join(filter(None, (self.text(), amount))), urgent=True)

    def verdict_words(self, verdict: Verdict) -> str:
        """The words of a verdict, in the language in use."""
        return translate("VerdictStrip", _VERDICT_STYLES[verdict][3])

    def _set_words(self, words: str) -> None:
        self.setText(words)
        self.setCursorPosition(0)
        self.setAccessibleDescription(words)
        self._arrange()

    # Where its parts stand ------------------------------------------------------------------------------------------

    def _width(self, text: str, px: int) -> float:
        return _text_width(text, font(px, bold=True, spacing=0.2))

    def _split_sentences(self) -> list[str]:
        """The words in two lines, where they are two sentences."""
        first, comma, second = self.text().partition(", ")
        return [first + comma.strip(), second] if comma else [first]

    def _wrap(self, available: float, text: str = "") -> list[str]:
        """The words in as many lines as they need."""
        lines: list[str] = []
        for word in (text or self.text()).split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            lines[-1:] = [longer] if self._width(longer, self._px) <= available else [*lines[-1:], word]
        return lines

    def _fit_word(self, available: int, largest: int) -> None:
        """The largest letters in which the words fit, in one line or two, with the icon that goes with them.

        What is wider still than its room takes more lines: no smaller letters are read from where a person stands.
        """
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
        """Beside the word stands an icon of its size; a page of its colour has one of its own."""
        if self._shape is StripShape.PAGE:
            return 0
        factor = 1.15 if self._has_text_below else 0.8
        return round(scaled(self._px) * (factor if len(self._lines) == 1 else 1.5))

    def _word_height(self) -> int:
        return round(scaled(self._px) * (PITCH if is_tall(self.text()) else 1.14)) * len(self._lines)

    def _arrange(self) -> None:
        """Give each part its place, and the strip its height."""
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
        """The largest letters in which the title fits: in one line, or, where they would be small, in two."""
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
        if self._px < _MIN_READABLE_PX:  # a long word needs all of the line
            return self._arrange_column(_LOW_COLUMN_PX, below=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        height = max(self._word_height(), scaled(_LOW_PX), self._ruler.compute_height(note)) + 14
        left = _SIDE + self._icon_side() + _GAP
        self._word_rect = QRect(left, (height - self._word_height()) // 2, width, self._word_height())
        self._place_label(self.note, QRect(width - _SIDE - note, 0, note, height))
        return height

    def _default_px(self, px: int) -> int:
        """The most that its letters may be high: what its page says, or these pixels of the design."""
        return px if self._max_px == _PAGE_PX else self._max_px

    def _arrange_column(self, largest: int = 0, *, below: bool = False) -> int:
        """`below`: the note begins under the icon, so that it is one line where it can be."""
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
        """The icon is as high as the word with what is below it, where that costs it no line and few pixels."""
        self._has_text_below, px = True, self._px
        while self._needed_width() > available and self._px > px - 4:
            self._px -= 2
        if self._needed_width() > available:
            self._has_text_below, self._px = False, px

    def _place_beside(self, left: int, word_width: int, text_width: int) -> int:
        height = max(self._word_height(), scaled(_WORD_PX)) + 22
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
        """Qt: one line where there is room."""
        return QSize(640, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Qt: narrower than the words, they wrap."""
        return QSize(240, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: place all anew, unless it is as wide as they were placed for."""
        super().resizeEvent(event)
        if self.width() != self._arranged_width:
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: a new look takes the least height off what it styles; without it the strip would have none."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._arrange()
            self._font_timer.start()  # its labels have their letters back only after it has the new look

    @Slot()
    def on_fonts_changed(self) -> None:
        """Its labels have the letters of the new look."""
        self._arrange()

    # Painting -------------------------------------------------------------------------------------------------------

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        ground, ink_name, icon_name, _ = _VERDICT_STYLES[self.verdict]
        on_page = self._shape is StripShape.PAGE
        ink_name = self._page_ink if on_page else ink_name
        ink = tokens.colour(ink_name)
        rect = QRectF(self.rect())
        if not on_page:
            loud = self.verdict is Verdict.UNKNOWN
            line = {Verdict.UNKNOWN: ink, Verdict.NOT_PAID: tokens.line}.get(self.verdict)
            paint.box(painter, rect, paint.CARD_RADIUS, tokens.colour(ground), line, 2 if loud else 1)
            side = self._icon_side()
            middle = self._icon_y or rect.center().y()
            icons.paint(painter, icon_name, QRectF(_SIDE, middle - side / 2, side, side), ink, 2.0)
        if self.hasFocus():
            paint.focus_ring(painter, rect.adjusted(4, 4, -4, -4), 8, ink)
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
