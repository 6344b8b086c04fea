"""Frames and signs: the card, the message on one, the band of practice, the panel at an edge, the chip, the flash."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QRegion
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton, icon_button
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import mark_text, mark_word

CardKind = Literal["plain", "info", "ok", "warn", "bad", "off", "bare"]
Edge = Literal["left", "right", "top", "bottom", "none"]
_FILLS = {"info": "brand_soft", "ok": "ok_soft", "warn": "warn_soft", "bad": "bad_soft", "off": "sunken"}


class Card(paint.PaintMixin, QFrame):
    """A rounded box: "plain" is the surface with a line around, "bare" nothing, the others a soft colour without."""

    kind = paint.RepaintProperty[CardKind]("plain")
    radius = paint.RepaintProperty[float](paint.CARD_RADIUS)

    def __init__(self, kind: CardKind = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if self.kind == "bare":
            return
        ground = tokens.colour(_FILLS.get(self.kind, "surface"))
        line = tokens.line if self.kind == "plain" else None
        paint.draw_box(painter, QRectF(self.rect()), self.radius, ground, line)


class ColorFill(paint.PaintMixin, QWidget):
    """A place of one colour (a token), its corners as round as `radius` says; `line`: the token of a line around."""

    tint = paint.RepaintProperty("")

    def __init__(
        self, tint: str, parent: QWidget | None = None, *, radius: float = 0.0, line: str = "", width: float = 1.0
    ) -> None:
        super().__init__(parent)
        self.tint, self._radius, self._line, self._width = tint, radius, line, width

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        colour, line = QColor(tokens.colour(self.tint)), tokens.colour(self._line) if self._line else None
        if self._radius:
            paint.draw_box(painter, QRectF(self.rect()), self._radius, colour, line, self._width)
        else:
            painter.fillRect(self.rect(), colour)


class Panel(paint.PaintMixin, QFrame):
    """A plain area of the surface with a line at one edge: rail, side list, status bar."""

    def __init__(self, edge: Edge = "left", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edge: Edge = edge

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.surface))
        w, h = self.width(), self.height()
        edges = {"left": (0, 0, 1, h), "right": (w - 1, 0, 1, h), "top": (0, 0, w, 1), "bottom": (0, h - 1, w, 1)}
        if self._edge != "none":
            painter.fillRect(*edges[self._edge], QColor(tokens.line))


ChipKind = Literal["wait", "ok", "warn", "bad", "off", "late", "refund", "demo"]


class Chip(paint.PaintMixin, QLabel):
    """A pill; the kind gives its colour, the word its meaning."""

    def __init__(self, text: str = "", kind: ChipKind = "off", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.kind: ChipKind = kind
        """Colour scheme of the chip."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_chip(self, text: str, kind: ChipKind) -> None:
        """Change text and kind."""
        self.kind = kind
        self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = paint.chip_size(self.text())
        return QSize(round(size.width() + 0.5), round(size.height() + 0.5))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if self.text():
            paint.draw_chip(painter, QRectF(self.rect()), self.text(), self.kind, tokens)


class LockBadge(paint.PaintMixin, QWidget):
    """Not for the screen reader: the heading below says it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(48, 48)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        inset = rect.height() / 4
        paint.draw_box(painter, rect, rect.height() / 2, tokens.brand_soft)
        icons.paint(painter, "lock", rect.adjusted(inset, inset, -inset, -inset), tokens.brand)


FLASH_MS: Final = 1_500
_FLASH_WIDTH: Final = 7
"""Less than what stands above the letters of the banner, which says that no money moves."""


class ScreenFlash(paint.PaintMixin, QWidget):
    """Lies around all else of its parent; a mouse or finger goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._target = parent
        self._tint = "ok"
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._timer = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def show_colour(self, tint: str) -> None:
        """Be there for a moment in this colour of the theme."""
        self._tint = tint
        self._fit()
        self.show()
        self.raise_()
        self.update()
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        area = self._target.rect()
        self.setGeometry(area)
        inner = area.adjusted(_FLASH_WIDTH, _FLASH_WIDTH, -_FLASH_WIDTH, -_FLASH_WIDTH)
        self.setMask(QRegion(area).subtracted(QRegion(inner)))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.colour(self._tint)))


# A message ------------------------------------------------------------------------------------------------------------

MessageKind = Literal["info", "ok", "warn", "bad"]
_MESSAGE_STYLES: Final = {
    "info": ("info", "brand", "ink"),
    "ok": ("check", "ok", "ink"),
    "warn": ("warn", "warn", "warn"),
    "bad": ("warn", "bad", "bad"),
}
"""Kind -> icon, token of the icon, token of the title."""


class MessagePanel(Card):
    """Icon, title and text on a soft colour. Both texts wrap; an empty one takes no room."""

    def __init__(self, kind: MessageKind, title: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(kind, parent)
        self._icon = IconLabel("info", "brand", 22, self)
        self._title = Text("", bold=True, parent=self)
        self._text = Text("", tint="ink2", parent=self)
        words = self._texts = add_items(vbox(spacing=2), self._title, self._text)
        self._row = add_items(
            hbox(self, (16, 12, 16, 12), 12), (self._icon, 0, Qt.AlignmentFlag.AlignVCenter), (words, 1)
        )
        # not Fixed: that would cap it at the height of its words on a wider panel
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.show_message(kind, title, text)

    @classmethod
    def create_hidden(cls, parent: QWidget | None = None) -> MessagePanel:
        """One that is not seen before it tells something."""
        made = cls("info", "", "", parent)
        made.hide()
        return made

    def add(self, part: QWidget) -> None:
        """Something stands below the words, e.g. a button; hidden, it takes no room."""
        self._texts.addSpacing(4)
        self._texts.addWidget(part)
        part.hide()

    def add_close_button(self, spoken: str) -> KeyButton:
        """Add a close button for those who have no Esc.

        Args:
            spoken: Its accessible name.
        """
        button = icon_button("close", spoken, self, "ghost")
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return button

    def set_padding(self, across: int, down: int, *, show_icon: bool = True, icon_at_top: bool = False) -> None:
        """Set the padding in pixels, and whether the icon is shown, and at the top."""
        self._icon.setVisible(show_icon)
        self._row.setAlignment(self._icon, Qt.AlignmentFlag.AlignTop if icon_at_top else Qt.AlignmentFlag.AlignVCenter)
        self._row.setContentsMargins(across, down, across, down)

    def use_low(self, *, low: bool, brief: bool) -> None:
        """Use the layout for little height: title, text and added widgets side by side.

        `brief`: show only the last of the texts, which says what to do.
        """
        set_direction(self._texts, vertical=not low)
        self._texts.setSpacing(12 if low else 2)
        self._text.set_text_or_hide(self._short_text if brief else self._full_text)
        for place, label in enumerate((self._title, self._text)):
            self._texts.setStretch(place, len(label.text()) if low else 0)
        self.set_padding(16, 2 if low else 12)

    def show_message(self, kind: MessageKind, title: str, text: str = "") -> None:
        """Say something else."""
        icon, token, title_token = _MESSAGE_STYLES[kind]
        self.kind = kind
        self._icon.show_icon(icon, token)
        self._title.set_tint(title_token)
        self._title.set_text_or_hide(title)
        self._text.set_text_or_hide(text)
        self._full_text = self._short_text = text
        self.setAccessibleName(title or text)
        self.setAccessibleDescription(text if title else "")

    def show_and_announce(self, kind: MessageKind, title: str, *texts: str) -> None:
        """Say it now: it is shown, and read aloud. It cuts short what is being said where something went wrong."""
        said = [text for text in texts if text]
        self.show_message(kind, title, " ".join(said))
        self._short_text = said[-1] if said else ""
        self.show()
        announce(self, title, *texts, urgent=kind in {"bad", "warn"})

    def title(self) -> str:
        """Return the title."""
        return self._title.text()

    def text(self) -> str:
        """Return the text below the title."""
        return self._text.text()


# Marks of demo and test (docs/rules.md#demo-is-marked, #test-is-marked) -----------------------------------------


class PracticeBanner(paint.PaintMixin, QFrame):
    """Stands at the top of every window that shows no real money, and says so in one sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = Text("", style="small", tint="demo_ink", bold=True, wrap=False, parent=self)
        add_items(hbox(self, (16, 2, 16, 2)), 0, self.message, 0)
        self.setMinimumHeight(28)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_kind(self, kind: ServiceKind) -> None:
        """Show the mark of this kind; nothing where money is real."""
        self.message.setText(mark_text(kind))
        self.setAccessibleName(mark_word(kind))
        self.setVisible(kind is not ServiceKind.LIVE)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.demo))


class PracticeMark(Chip):
    """The one word on the ground of the banner; not there where money is real."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "demo", parent)
        self.hide()

    def show_kind(self, kind: ServiceKind) -> None:
        """Say it."""
        self.show_chip(mark_word(kind), "demo")
        self.setVisible(kind is not ServiceKind.LIVE)
