"""A button with its key beside the label, as on the keyboard."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMoveEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.busy import BusyMotion
from paydesk.ui.widgets.paint import font, scaled, target
from paydesk.ui.widgets.unread import PRESS_KEYS, Unread, UnreadNews

Kind = Literal["plain", "primary", "danger", "ghost", "soft", "quiet", "dash", "late", "white", "outline"]
_INKS: Final = {
    "primary": "brand_ink",
    "danger": "bad",
    "ghost": "ink2",
    "soft": "brand",
    "quiet": "bad",
    "dash": "ink2",
    "late": "fill_ink",
}
"""Kind -> the token of its text; else `ink`."""
_LOUD: Final = frozenset({"primary", "late", "white"})
"""What the eye goes to first: larger letters, and the ring of the keyboard inside."""
_GAP: Final = 8.0
_ICON: Final = 18
"""The side of the icon, in pixels."""
_ON: Final = "right"
"""The icon of what leads on to another page; it stands behind the label."""
_PRIMARY_HEIGHT: Final = 60
_SLIM: Final = 4
_LEAST_PADDING: Final = 6.0
_FLASH_MS: Final = 250
_SIGN_SPACE: Final = 4.0
_LABEL: Final = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextShowMnemonic.value
"""How a label is drawn."""


@lru_cache(maxsize=1024)
def _label_size(text: str, made: QFont) -> tuple[float, float]:
    """Its width and the height of its letters. Kept: layouts ask a dozen times, and Qt measures a text each time."""
    metrics = QFontMetricsF(made)
    return metrics.size(Qt.TextFlag.TextShowMnemonic, text).width(), metrics.height()


def _spoken(text: str) -> str:
    """A label without the marks of its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class KeyButton(paint.Drawn, QPushButton):
    """A push button; `key` may be empty.

    `kind`: "plain", "primary", "danger", "ghost" (no box until touched), "soft" (second to the primary), "quiet" (as
    danger, no box), "dash" (no part of the product), "late" (settles late money); on a page of one colour, of which
    `ground` and `page_ink` are the tokens: "white" (filled with its ink) and "outline".

    The accessible name is the text. It never gets narrower than its label and key need. `chosen` carries `value`.
    """

    chosen = Signal(object)
    kind = paint.Seen[Kind]("plain")
    ground = paint.Seen("ok_fill")
    page_ink = paint.Seen("fill_ink")
    slim = paint.Seen(False)  # noqa: FBT003
    """Whether its box is lower than what a finger hits: it stands in a bar that is no higher."""
    air = 14.0
    """Pixels before its label, and after it."""

    def __init__(
        self,
        text: str,
        key: str = "",
        kind: Kind = "plain",
        parent: QWidget | None = None,
        *,
        icon: str = "",
        height: int = 0,
        value: object = None,
        pressed: object = None,
    ) -> None:
        """`icon`: as `set_icon`; `height`: as `set_height`, 0 for the usual one.

        `pressed`: the slot or signal for each press; it is given `value`, where there is one.
        """
        super().__init__(parent)
        self.value = value
        self._key = key
        self.kind = kind
        self._icon_name = icon
        self.busy = False
        """Whether its command is on the way."""
        self._motion: BusyMotion | None = None
        self._flashing = False
        self.turns = 0
        """How often that was so."""
        self.lends_to: QWidget | None = None
        """What has the keyboard meanwhile, and presses nothing; None: the first around it that has a name."""
        self.lent_to: QWidget | None = None
        """What has the keyboard of this button now."""
        self._lent = Unread()
        self.came = UnreadNews()
        """Since when it stands there, and says what it says, without a press."""
        self._height = max(height or (_PRIMARY_HEIGHT if kind in _LOUD else 0), paint.TOUCH)
        self.clicked.connect(self.on_clicked)
        if pressed is not None:
            (self.clicked if value is None else self.chosen).connect(pressed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setText(text)

    @Slot()
    def on_clicked(self) -> None:
        """It was pressed, by whatever."""
        self.chosen.emit(self.value)

    def setText(self, text: str) -> None:
        """Change the label, and what the screen reader says; a name of its own stays, the label describes it then."""
        before, after = _spoken(self.text()), _spoken(text)
        super().setText(text)
        if after != before:
            self.came.begin()
        if self.accessibleName() in {"", before}:
            self.setAccessibleName(after)
        else:
            self.setAccessibleDescription(after)
        self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: it comes; a window that comes to the front brings nothing."""
        super().showEvent(event)
        if not event.spontaneous():
            self.came.begin()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Qt: another stood here before; one that moves a little is where it was."""
        super().moveEvent(event)
        if (event.pos() - event.oldPos()).manhattanLength() > scaled(paint.TOUCH) / 2:
            self.came.begin()

    @property
    def is_loud(self) -> bool:
        """Whether it is what Enter does where no button has the keyboard."""
        return self.kind in _LOUD

    def set_key(self, key: str) -> None:
        """Change the key that is shown; it is drawn only, pages bind it."""
        if key != self._key:
            self._key = key
            self.updateGeometry()
            self.update()

    def set_height(self, height: int) -> None:
        """Make it `height` pixels high (at least 44); the letters of a primary button grow with it."""
        self._height = max(height, paint.TOUCH)
        self.updateGeometry()

    def set_icon(self, name: str) -> None:
        """Put one of icons.NAMES before the label; "" takes it away."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def set_busy(self, busy: bool) -> None:
        """While its command is on the way: it cannot be pressed, and keeps its size and label.

        The keyboard is lent for so long, and comes back, unless somebody has taken it elsewhere.
        """
        self.turns += busy and not self.busy
        if busy and self.window().focusWidget() is self:
            self._lend_focus()
        self.busy = busy
        self.setEnabled(not busy)
        self.update()
        if busy and self._motion is None:
            self._motion = BusyMotion(self)
        if self._motion is not None:
            (self._motion.start if busy else self._motion.stop)()
        place, self.lent_to = self.lent_to, self.lent_to if busy else None
        if not busy and place is not None and isValid(place):
            place.removeEventFilter(self)
            if place.window().focusWidget() is place:
                self.setFocus()

    @property
    def is_moving(self) -> bool:
        """Return True while it shows that its command takes longer than a moment."""
        return self._motion is not None and self._motion.is_moving

    @property
    def is_flashing(self) -> bool:
        """Return True while it shows that a press came too soon."""
        return self._flashing

    def flash(self) -> None:
        """Show that a press was heard and did nothing: it came before anybody can have read what stands here now."""
        if not self._flashing:
            self._flashing = True
            QTimer.singleShot(_FLASH_MS, self, self.on_flashed)
            self.update()

    @Slot()
    def on_flashed(self) -> None:
        """The press was seen to be heard."""
        self._flashing = False
        self.update()

    def _lend_focus(self) -> None:
        """Qt would take it to whatever follows: from the last button of a page to the rail."""
        place = self.lends_to or self.parentWidget()
        while place is not None and not (place.accessibleName() or place.isWindow()):
            place = place.parentWidget()
        if place is not None:
            self.lent_to = place
            self._lent.begin()
            place.setFocus()
            place.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt: the second of two presses was meant for the button."""
        return (
            isinstance(event, QKeyEvent) and event.key() in PRESS_KEYS and (event.isAutoRepeat() or self._lent.too_soon)
        )

    def label_font(self) -> QFont:
        """The font of the label."""
        if self.kind not in _LOUD:
            return font(14 if self._height < 48 else 15, bold=True)
        return font(
            22 if self._height >= 64 else 18 if self._height >= 56 else 16 if self._height >= 48 else 15, bold=True
        )

    def sizeHint(self) -> QSize:
        """Qt: label, key and their margins."""
        wide, high = _label_size(self.text(), self.label_font())
        width = wide + self._extras() + 2 * self.air
        return QSize(round(width + 2), max(target(self._height), round(high) + 16))

    def minimumSizeHint(self) -> QSize:
        """Qt: all of it, or less of what is no label (`give_way`)."""
        hint = self.sizeHint()
        if self.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Preferred:
            return hint
        return QSize(round(hint.width() - self._key_width() - 2 * (self.air - _LEAST_PADDING)), hint.height())

    def give_way(self) -> None:
        """What stands beside it needs the room more: it may be as narrow as its label, and show no key then."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _key_width(self) -> float:
        return paint.cap_size(self._key).width() + _GAP if self._key else 0.0

    def _extras(self) -> float:
        """The width of key and icon, in pixels."""
        icon = scaled(_ICON) + (_GAP if self.text() else 0) if self._icon_name else 0
        return self._key_width() + icon

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses it as Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.5)
        inset = _SLIM if self.slim else 0
        rect = QRectF(self.rect()).adjusted(0, inset, 0, -inset)
        self._paint_box(painter, rect, tokens)
        if self.hasFocus() or self._flashing:
            inner = self.kind in _LOUD or self.kind == "outline"
            colour = self._ink(tokens) if inner or self.kind in {"danger", "quiet"} else tokens.brand
            paint.focus_ring(
                painter, rect.adjusted(3, 3, -3, -3) if inner else rect, paint.RADIUS - (3 if inner else 0), colour
            )
        self._paint_label(painter, rect, self._ink(tokens))

    def _ink(self, tokens: ThemeTokens) -> str:
        on_page = {"white": self.ground, "outline": self.page_ink}
        return tokens.colour(on_page.get(self.kind) or _INKS.get(self.kind, "ink"))

    def _paint_box(self, painter: QPainter, rect: QRectF, tokens: ThemeTokens) -> None:
        over = self.underMouse() and self.isEnabled()
        share = 0.16 if self.isDown() or self._flashing else 0.08 if over else 0.0
        grounds = {"primary": tokens.brand, "late": tokens.late_fill, "white": tokens.colour(self.page_ink)}
        if self.kind in grounds:
            paint.box(painter, rect, paint.RADIUS, paint.mix(grounds[self.kind], tokens.ink, share * 1.4))
        elif self.kind in {"ghost", "quiet"}:
            if share:
                paint.box(painter, rect, paint.RADIUS, paint.mix(tokens.bg, self._ink(tokens), share))
        elif self.kind == "dash":
            paint.box(painter, rect, paint.RADIUS, paint.mix(tokens.bg, tokens.ink, share) if share else None)
            paint.dashes(painter, rect, paint.RADIUS, tokens.edge)
        elif self.kind == "soft":
            paint.box(painter, rect, paint.RADIUS, paint.mix(tokens.brand_soft, tokens.brand, share), tokens.brand)
        elif self.kind == "outline":
            ground, ink = tokens.colour(self.ground), tokens.colour(self.page_ink)
            paint.box(painter, rect, paint.RADIUS, paint.mix(ground, ink, share), ink)
        else:
            tint, line = (tokens.bad, tokens.bad) if self.kind == "danger" else (tokens.ink, tokens.edge)
            paint.box(painter, rect, paint.RADIUS, paint.mix(tokens.surface, tint, share), line)

    def _paint_label(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        made = self.label_font()
        width = _label_size(self.text(), made)[0]
        needed = width + self._extras()
        shows_key = bool(self._key) and needed + 2 * _LEAST_PADDING <= rect.width()
        x = rect.left() + max((rect.width() - (needed if shows_key else needed - self._key_width())) / 2, 4)
        moves = self._motion if self.is_moving else None
        if moves is not None and not self._icon_name:
            side = min(scaled(_ICON), x - rect.left() - 2 * _SIGN_SPACE)
            spot = QRectF(x - _SIGN_SPACE - side, rect.center().y() - side / 2, side, side)
            moves.draw(painter, spot, ink)
        if self._icon_name:
            side = scaled(_ICON)
            leads_on = self._icon_name == _ON and bool(self.text())
            left = x + width + _GAP if leads_on else x
            spot = QRectF(left, rect.center().y() - side / 2, side, side)
            if moves is not None:
                moves.draw(painter, spot, ink)
            else:
                icons.paint(painter, self._icon_name, spot, ink)
            x += 0 if leads_on else side + _GAP
        paint.words(painter, QRectF(x, rect.top(), width + 1, rect.height()), self.text(), made, ink, _LABEL)
        if shows_key:
            size = paint.cap_size(self._key)
            spot = QRectF(x + width + _GAP, rect.center().y() - size.height() / 2, size.width(), size.height())
            paint.cap(painter, spot, self._key, ink)


def icon_button(
    icon: str, spoken: str, parent: QWidget, kind: Kind = "plain", *, value: object = None, pressed: object = None
) -> KeyButton:
    """A button with no word on it, as wide as a finger; `spoken`: what a screen reader says."""
    made = KeyButton("", "", kind, parent, icon=icon, value=value, pressed=pressed)
    paint.limit(made, maximumWidth=paint.TOUCH)
    made.setAccessibleName(spoken)
    return made
