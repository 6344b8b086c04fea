"""The keypad for a touch screen: the same amount without a keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEventPoint, QPainter, QTouchEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.flow import grid
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import font, scaled, target

BACKSPACE: Final = "backspace"
CLEAR: Final = "clear"
HUNDRED: Final = "00"
_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", BACKSPACE)
_SIDE: Final = 62
_TALLEST: Final = 160
_LETTERS: Final = 24


def press_into(field: QLineEdit, key: object) -> None:
    """Press a key of the keypad for a field that is no amount."""
    if key == BACKSPACE:
        field.backspace()
    elif key == CLEAR:
        field.clear()
    else:
        field.insert(str(key))


class Keypad(QWidget):
    """Digits, point, backspace, "00" and Clear. It takes no focus, so that what is typed into keeps it.

    `pressed` carries "0" to "9", ".", HUNDRED, BACKSPACE or CLEAR: what AmountEdit.press takes. `pin`: digits and
    BACKSPACE only. `whole`: whole rupees, with "00" in place of the point, and no Clear.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, pin: bool = False, whole: bool = False) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as on every phone, whatever is written beside it
        self._grid = grid(self, across=10, down=10)
        names = {BACKSPACE: self.tr("Backspace"), ".": self.tr("Point")}
        for place, name in enumerate(_KEYS):
            if pin and name == ".":
                continue
            key = HUNDRED if whole and name == "." else name
            self._grid.addWidget(self._key(key, names.get(key, key)), place // 3, place % 3)
        if not (pin or whole):
            self._hundred = self._key(HUNDRED, HUNDRED)
            self._grid.addWidget(self._hundred, 4, 0)
            clear = KeyButton(self.tr("Clear"), self.tr("Esc"), "plain", self, height=_SIDE, pressed=self._clicked)
            clear.setObjectName(CLEAR)
            clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._grid.addWidget(clear, 4, 1, 1, 2)
        self._is_low = False
        self.setAccessibleName(self.tr("Keypad"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def use_low(self, *, low: bool) -> None:
        """Where there is little height: its keys are as high as there is room, at least 44."""
        self._is_low = low
        vertical = QSizePolicy.Policy.Preferred if low else QSizePolicy.Policy.Fixed
        self._grid.setSpacing(8 if low else 10)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        for key in self.findChildren(_Key):
            key.least = paint.TOUCH if low else _SIDE
            key.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)

    def grow(self, tallest: int = 0, letters: int = 30, space: int = 10, low: int = paint.TOUCH) -> None:
        """Its keys take the height that there is, up to `tallest` (pixels; 0: as the window's layout has it).

        `letters`: how high the digits are, to be scaled; `low`: how high the keys of the last line are.
        """
        down = QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Preferred, down)
        self._grid.setSpacing(space)
        for key in self.findChildren(_Key):
            key.least, key.letters = paint.TOUCH, letters
            key.setMaximumHeight(tallest or target(_TALLEST))
            key.setSizePolicy(QSizePolicy.Policy.Expanding, down)
        for clear in self.findChildren(KeyButton):
            clear.set_height(low)
            self._hundred.setFixedHeight(clear.sizeHint().height())

    def _key(self, key: str, name: str) -> _Key:
        made = _Key(key, name, self)
        made.clicked.connect(self._clicked)
        return made

    def sizeHint(self) -> QSize:
        """Qt: as in the mock."""
        return QSize(target(220 if self._is_low else 300), super().sizeHint().height())

    @Slot()
    def _clicked(self) -> None:
        self.pressed.emit(self.sender().objectName())


class _Key(paint.Drawn, QPushButton):
    """One key of the pad. Of a finger it is pressed as soon as that comes down, and whatever other finger still is.

    Two thumbs overlap: of 1250 the mouse that Qt makes of the first finger typed 15.
    """

    def __init__(self, key: str, name: str, parent: QWidget) -> None:
        super().__init__("" if key == BACKSPACE else key, parent)
        self.least = _SIDE
        """Pixels of its side."""
        self.letters = _LETTERS
        self.setObjectName(key)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(key == BACKSPACE)  # of one that is held: it stays with Qt's mouse
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, on=key != BACKSPACE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Qt: big enough for a thumb."""
        return QSize(target(93), target(_SIDE))

    def minimumSizeHint(self) -> QSize:
        """Qt: big enough for a thumb."""
        return QSize(target(self.least), target(self.least))

    def event(self, event: QEvent) -> bool:
        """Qt: fingers."""
        if not isinstance(event, QTouchEvent) or not self.isEnabled():
            return super().event(event)
        ended = event.type() in {QEvent.Type.TouchEnd, QEvent.Type.TouchCancel}
        self.setDown(not ended)
        for point in event.points():
            if point.state() is QEventPoint.State.Pressed:
                self.clicked.emit()
        event.accept()
        return True

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        share = 0.14 if self.isDown() else 0.05 if self.underMouse() and self.isEnabled() else 0.0
        corner = self.letters * 0.4  # the kiosk has keys and letters of twice the size
        paint.box(painter, rect, corner, paint.mix(tokens.surface, tokens.ink, share), tokens.edge)
        ink = tokens.ink if self.isEnabled() else tokens.ink3
        if self.objectName() == BACKSPACE:
            middle, half = rect.center(), scaled(self.letters) * 7 / 12
            spot = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            icons.paint(painter, BACKSPACE, spot, ink, 1.7)
            return
        paint.words(painter, rect, self.text(), font(self.letters, tabular=True), ink)
