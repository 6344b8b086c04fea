"""The two layouts of the customer's window: one with a code to scan, one with a word to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.sell.big_amount import BigAmount
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.fonts import font
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.qr_view import QrView

if TYPE_CHECKING:
    from paydesk.ui.customer.face import Face

_USUAL: Final = (1366, 768)
"""The window for which the sizes below are meant; they follow its real size."""
_NAME_PX, _AMOUNT_PX, _NOTE_PX, _WORD_PX, _ICON = 26, 84, 20, 44, 120
_LEAST_PX: Final = 17
_LOW: Final = 700
"""Below this height a code under its amount would be too small to scan from where the customer stands."""
_RADIUS: Final = 14.0


def size_for(px: int, room: QSize) -> int:
    """`px` of the usual window in a window of this size."""
    factor = min(room.width() / _USUAL[0], room.height() / _USUAL[1])
    wanted = max(_LEAST_PX, round(px * min(max(factor, 0.6), 1.6)))
    return round(wanted / theme.scale())  # the size of the counter's own window is no matter here


class Line(Text):
    """A centred line that wraps; its size follows the window."""

    def __init__(self, px: int, tint: str, *, bold: bool = False, parent: QWidget | None = None) -> None:
        super().__init__("", px, tint, bold=bold, tabular=True, parent=parent)
        self._px, self._now, self._bold = px, px, bold
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def fit(self, room: QSize) -> None:
        """The window has this size now."""
        self._now = size_for(self._px, room)
        self._use_font()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: a new look brings the font of before."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_now"):
            self._use_font()

    def _use_font(self) -> None:
        self.setFont(font(self._now, bold=self._bold, tabular=True))


class Square(QWidget):
    """Holds a code as large as a square can be, on white with a thin line around."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.code = QrView(self, radius=_RADIUS - 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """Qt: what the code needs, and the line around it."""
        return self.code.minimumSizeHint() + QSize(2, 2)

    def sizeHint(self) -> QSize:
        """Qt: as in the mock."""
        return QSize(420, 420)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the code stays square, in the middle."""
        super().resizeEvent(event)
        side = min(self.width(), self.height()) - 2
        self.code.setGeometry((self.width() - side) // 2, (self.height() - side) // 2, side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the line."""
        if not self.code.is_empty:
            box = QRectF(self.code.geometry()).adjusted(-1, -1, 1, 1)
            paint.box(QPainter(self), box, _RADIUS, theme.current().line)


class PayView(QWidget):
    """Shop, amount, code, time. A low and wide window has the code at the left of the words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.square = Square(self)
        self._head = QWidget(self)
        self.name = Line(_NAME_PX, "ink", bold=True, parent=self._head)
        self.amount = BigAmount(_AMOUNT_PX, self.tr("To pay"), self._head)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = Line(_NOTE_PX, "ink2", parent=self)
        head = QVBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(4)
        head.addWidget(self.name)
        head.addWidget(self.amount)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(20, 14, 20, 14)
        self._grid.setSpacing(10)
        self._beside: bool | None = None
        self._image = b""
        """The picture that is drawn: a code that could not be read back is decoded once."""
        self._arrange(beside=False)

    def _arrange(self, *, beside: bool) -> None:
        if beside is self._beside:
            return
        self._beside = beside
        grid, bottom, top = self._grid, Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop
        for widget in (self._head, self.square, self.note):
            grid.removeWidget(widget)
        if beside:
            grid.addWidget(self.square, 0, 0, 2, 1)
            grid.addWidget(self._head, 0, 1, bottom)
            grid.addWidget(self.note, 1, 1, top)
        else:
            grid.addWidget(self._head, 0, 0)
            grid.addWidget(self.square, 1, 0)
            grid.addWidget(self.note, 2, 0)
        for place, stretch in enumerate((1, 1, 0) if beside else (0, 1, 0)):
            grid.setRowStretch(place, stretch)
        for place, stretch in enumerate((3, 2) if beside else (1, 0)):
            grid.setColumnStretch(place, stretch)

    def fit(self, room: QSize) -> None:
        """The window has this size now."""
        self._arrange(beside=room.height() < _LOW and room.width() > 1.3 * room.height())
        self.name.fit(room)
        self.note.fit(room)
        self.amount.use_largest(size_for(_AMOUNT_PX, room))

    def show_face(self, face: Face, shop: str) -> None:
        """Show this; what did not change is not drawn again."""
        self.name.setText(shop)
        self.name.setVisible(bool(shop))
        self.amount.show_amount(face.amount)
        self.amount.setVisible(bool(face.amount))
        self.note.setText(face.note)
        image, self._image = self._image, face.image
        if face.modules:
            self.square.code.show_modules(face.modules, face.amount)
        elif face.image is not image:
            self.square.code.show_image(QImage.fromData(face.image), face.amount)

    def forget(self) -> None:
        """No code stays (FEATURES.md QR6)."""
        self._image = b""
        self.square.code.show_nothing()
        self.amount.show_amount("")
        self.note.clear()


class SayView(QWidget):
    """Shop, amount, a word, and a line below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Line(_NAME_PX, "ink", bold=True, parent=self)
        self.icon = IconLabel("paid", "ok", _ICON, self)
        self.amount = BigAmount(_AMOUNT_PX, self.tr("Amount"), self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.word = Line(_WORD_PX, "ink", bold=True, parent=self)
        self.note = Line(_NOTE_PX, "ink2", parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(10)
        column.addStretch(1)
        column.addWidget(self.name)
        column.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignHCenter)
        for line in (self.amount, self.word, self.note):
            column.addWidget(line)
        column.addStretch(1)

    def fit(self, room: QSize) -> None:
        """The window has this size now."""
        for line in (self.name, self.word, self.note):
            line.fit(room)
        self.amount.use_largest(size_for(_AMOUNT_PX, room))
        side = size_for(_ICON, room)
        self.icon.setFixedSize(side, side)

    def show_face(self, face: Face, shop: str) -> None:
        """Show this."""
        self.name.setText(shop)
        self.name.setVisible(bool(shop))
        self.icon.setVisible(face.paid)
        self.amount.show_amount(face.amount)
        self.amount.setVisible(bool(face.amount))
        self.word.setText(face.word)
        self.word.set_tint("ok" if face.paid else "ink")
        self.note.setText(face.note)
        self.note.setVisible(bool(face.note))
