"""The layouts of the customer's window: a code to scan, a word to read, and the green moment."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from paydesk.ui.customer.face import Face
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Ground
from paydesk.ui.widgets.flow import hbox, put, turn, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Figure, Label, fit_all
from paydesk.ui.widgets.qr_view import QUIET, QrView

_USUAL: Final = (1366, 768)
"""The window for which the sizes below are meant; they follow its real size."""
_CODE_WIDE: Final = 0.66
"""The most of a wide window's width that the code takes; what stands beside it needs the rest."""
_CODE_HIGH: Final = 0.68
"""The most of an upright window's height."""
_ANY: Final = (1 << 24) - 1
"""Qt's "no limit" of a width."""
_ROOM_FOR_BOTH: Final = 600  # pixels of the short side
_SHRINKS: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The letters get smaller before a line that is not needed goes."""


def factor_for(room: QSize) -> float:
    """How large things are in a window of this size, beside the usual one."""
    factor = min(max(room.width(), room.height()) / _USUAL[0], min(room.width(), room.height()) / _USUAL[1])
    return min(max(factor, 0.5), 2.0)


class Line(Label):
    """A line that wraps; its size follows the window. `drop`: what goes first where there is no room; 0: never."""

    least: ClassVar = 14

    def __init__(self, px: int, tint: str, *, bold: bool = False, drop: int = 0, parent: QWidget | None = None) -> None:
        super().__init__("", px, tint, bold=bold, parent=parent)
        self.drop = drop

    def height_for(self, width: int) -> int:
        """How high it is at this width."""
        return max(self.heightForWidth(width), self.fontMetrics().height())


class Word(Figure):
    """An amount or a word that is always there, on one line."""

    drop: ClassVar = 0

    def height_for(self, _width: int) -> int:
        """How high it is."""
        return self.sizeHint().height()


class TimeBar(paint.Drawn, QWidget):
    """How much of the time is left, as a bar; the time itself stands beside it."""

    share = paint.Seen(0.0)
    tint = paint.Seen("brand")

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        box = QRectF(self.rect())
        round_end = box.height() / 2
        paint.box(painter, box, round_end, tokens.line)
        box.setWidth(max(box.width() * self.share, box.height()))
        if self.share > 0:
            paint.box(painter, box, round_end, tokens.colour(self.tint))


class PayView(paint.Fitted, QWidget):
    """The code as large as it goes, first; beside it, or above and below, what there is room for of the words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.code = QrView(self, radius=paint.CARD_RADIUS)
        self.box = Ground("ok_soft", self, radius=paint.CARD_RADIUS)
        self.name = Line(34, "ink", bold=True, parent=self)
        self.order = Line(18, "ink3", drop=5, parent=self)
        self.amount = Word(116, self.tr("To pay"), self)
        self.spelled = [Line(22, "ink2", drop=4, parent=self), Line(22, "ink2", drop=6, parent=self)]
        self.scan = [Line(35, "ink", bold=True, parent=self), Line(27, "ink", drop=3, parent=self)]
        self.once = [Line(22, "ok", bold=True, drop=1, parent=self), Line(22, "ok", drop=3, parent=self)]
        self.left = Line(26, "ink", bold=True, parent=self)
        self.bar = TimeBar(self)
        self._texts: tuple[object, ...] = ()

    def minimumSizeHint(self) -> QSize:
        """Qt: the window says how small it may be."""
        return QSize(200, 200)

    # What it shows --------------------------------------------------------------------------------------------------

    def show_face(self, face: Face, shop: str) -> None:
        """Show this; what did not change is not drawn again."""
        self.name.setText(shop)
        self.order.setText(face.order)
        self.amount.show_amount(face.amount)
        for lines, pair in ((self.spelled, face.spelled), (self.scan, face.note), (self.once, face.once)):
            for line, text in zip(lines, pair, strict=True):
                line.setText(text)
        tint = "warn" if face.hurry else "ok"
        self.box.tint = f"{tint}_soft"
        for line in self.once:
            line.set_tint(tint)
        self.left.setText(face.left)
        self.left.set_tint("warn" if face.hurry else "ink")
        self.bar.share, self.bar.tint = face.share, "warn" if face.hurry else "brand"
        self.code.show_code(face.modules, face.image, face.amount)
        texts = (shop, face.order, face.amount, face.spelled, face.note, face.once, len(face.left))
        if texts != self._texts:
            self._texts = texts
            self._fit()

    def forget(self) -> None:
        """No code stays (FEATURES.md QR6)."""
        self._texts = ()
        self.code.show_nothing()
        self.amount.show_amount("")
        for line in (self.order, *self.spelled, *self.scan, *self.once, self.left):
            line.clear()

    # Where it stands ------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Qt: another look has other letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_texts"):
            self._fit()

    def _fit(self) -> None:
        """The code takes its square; the words take what is left."""
        room = self.size()
        factor = factor_for(self.window().size())
        beside = room.width() > 1.15 * room.height()
        gap, edge = round(10 * factor), round(36 * factor)
        if beside:
            side = min(room.height(), round(room.width() * _CODE_WIDE))
            code = QRect(0, (room.height() - side) // 2, side, side)
            left = side + edge * 2 // 3
            words = QRect(left, edge // 2 + gap, room.width() - left - edge, room.height() - edge - 2 * gap)
        else:
            side = min(room.width(), round(room.height() * _CODE_HIGH))
            code = QRect((room.width() - side) // 2, 0, side, side)
            words = QRect(edge // 2, gap // 2, room.width() - edge, room.height() - gap)
        across = Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignHCenter
        for line in (*self._top(), *self._bottom()):
            line.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
        self.left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        shown = self._choose(words.width(), words.height() - (0 if beside else side), factor)
        y = words.top()
        for line in (line for line in self._top() if line in shown):
            y = self._put(line, words, y)
        if not beside:
            free = words.height() - side - self._height(shown, words.width())
            code.moveTop(y + free // 2)
        # in the dark its ground is a card, a little smaller where that makes no module smaller
        inset = min(gap, side % (self.code.modules + 2 * QUIET) // 2)
        self.code.setGeometry(code.adjusted(inset, inset, -inset, -inset))
        y = words.bottom() + 1 - self._height([line for line in self._bottom() if line in shown], words.width())
        for line in (line for line in self._bottom() if line in shown):
            y = self._put(line, words, y)
        self._put_box(words, shown)
        self._put_bar(words, shown)

    def _top(self) -> list[Line | Word]:
        return [self.name, self.order, self.amount, *self.spelled]

    def _bottom(self) -> list[Line | Word]:
        return [*self.scan, *self.once, self.left]

    def _choose(self, width: int, height: int, factor: float) -> list[Line | Word]:
        """The lines that are shown: all that say something, in smaller letters; where that is not enough, fewer."""
        there = [line for line in (*self._top(), *self._bottom()) if line.text()]
        for shrink in _SHRINKS:
            for line in there:
                line.fit(factor * shrink)
            if self._height(there, width) <= height:
                break
        while self._height(there, width) > height and any(line.drop for line in there):
            there.remove(max(reversed(there), key=lambda line: line.drop))
        for line in (*self._top(), *self._bottom()):
            line.setVisible(line in there)
        return there

    def _gap(self, line: Line | Word) -> int:
        """What stays free above a line."""
        em = self.left.fontMetrics().height()
        wide = {self.amount: em // 2, self.scan[0]: em // 2, self.once[0]: em, self.left: em}
        return wide.get(line, em // 8)

    def _width(self, line: Line | Word, width: int) -> int:
        return width - 2 * self._padding() if line in self.once else width

    def _padding(self) -> int:
        return self.left.fontMetrics().height() * 2 // 3

    def _height(self, lines: list[Line | Word], width: int) -> int:
        return sum(line.height_for(self._width(line, width)) + self._gap(line) for line in lines)

    def _put(self, line: Line | Word, words: QRect, y: int) -> int:
        """Put a line below `y`; where the next one begins."""
        width = self._width(line, words.width())
        y += self._gap(line)
        height = line.height_for(width)
        line.setGeometry(words.left() + (words.width() - width) // 2, y, width, height)
        return y + height

    def _put_box(self, words: QRect, shown: list[Line | Word]) -> None:
        inside = [line.geometry() for line in self.once if line in shown]
        self.box.setVisible(bool(inside))
        if inside:
            around, free = inside[0].united(inside[-1]), self.left.fontMetrics().height() // 3
            self.box.setGeometry(words.left(), around.top() - free, words.width(), around.height() + 2 * free)

    def _put_bar(self, words: QRect, shown: list[Line | Word]) -> None:
        self.bar.setVisible(self.left in shown)
        if self.left in shown:
            line = self.left.geometry()
            time = self.left.fontMetrics().horizontalAdvance(self.left.text()) + line.height() // 2
            high = max(6, line.height() // 3)
            self.bar.setGeometry(words.left(), line.center().y() - high // 2, max(words.width() - time, 0), high)


class SayView(QWidget):
    """Shop, amount, a word, and a line below it, each in two languages."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Line(34, "ink", bold=True, parent=self)
        self.amount = Word(96, self.tr("Amount"), self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.word = [Line(58, "ink", bold=True, parent=self), Line(40, "ink", parent=self)]
        self.note = [Line(28, "ink2", parent=self), Line(26, "ink2", parent=self)]
        for line in self._lines():
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        put(vbox(self, (20, 14, 20, 14), 8), 1, *self._lines(), 1)

    def _lines(self) -> list[Line | Word]:
        return [self.name, self.amount, *self.word, *self.note]

    def fit(self, factor: float) -> None:
        """The window has this size now."""
        fit_all(self, factor)

    def show_face(self, face: Face, shop: str) -> None:
        """Show this."""
        self.amount.show_amount(face.amount)
        texts = (shop, *face.word, *face.note)
        for line, text in zip((self.name, *self.word, *self.note), texts, strict=True):
            line.setText(text)
        for each in self._lines():
            each.setVisible(bool(each.text()))


class PaidView(Ground):
    """The green moment: the word and the amount larger than anything else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ok_fill", parent)
        self._upright = False
        self.name = Line(30, "fill_ink", bold=True, parent=self)
        self.order = Line(20, "fill_ink", parent=self)
        self.order.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.icon = IconLabel("paid", "fill_ink", 208, self)
        self.word = Word(240, "", self)
        self.amount = Word(124, self.tr("Amount"), self)
        self.second = Line(38, "fill_ink", bold=True, parent=self)
        self.note = [Line(28, "fill_ink", parent=self), Line(26, "fill_ink", parent=self)]
        head, self._row = put(QHBoxLayout(), (self.name, 1), (self.order, 1)), hbox(spacing=24)
        self.word.setAlignment(Qt.AlignmentFlag.AlignCenter)
        put(self._row, 1, (self.icon, 0, Qt.AlignmentFlag.AlignCenter), (self.word, 100), 1)
        below = (self.amount, self.second, *self.note)
        for line in below:
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        put(vbox(self, (24, 20, 24, 20), 8), head, 1, self._row, *below, 1)

    def fit(self, factor: float) -> None:
        """The window has this size now; an upright one has the sign above the word."""
        upright = self._upright = self.window().width() < self.window().height()
        turn(self._row, down=upright)
        fit_all(self, factor)
        self.icon.setFixedSize(round(208 * factor), round(208 * factor))
        self._fit_word()
        self._fit_note()

    def _fit_note(self) -> None:
        """The thanks in the second language are there where there is room for them."""
        roomy = min(self.window().width(), self.window().height()) >= _ROOM_FOR_BOTH
        self.note[1].setVisible(roomy and bool(self.note[1].text()))

    def _fit_word(self) -> None:
        """The word is as wide as it needs, so that sign and word stand together in the middle."""
        self.word.setMaximumWidth(_ANY if self._upright else self.word.sizeHint().width())

    def show_face(self, face: Face, shop: str) -> None:
        """Show this."""
        self.name.setText(shop)
        self.order.setText(face.order)
        self.word.show_amount(face.word[0])
        self.amount.show_amount(face.amount)
        self.amount.set_tint("fill_ink")
        self.word.set_tint("fill_ink")
        self.second.say(face.word[1])
        for line, text in zip(self.note, face.note, strict=True):
            line.setText(text)
        self._fit_word()
        self._fit_note()
