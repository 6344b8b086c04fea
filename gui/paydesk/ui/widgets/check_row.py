"""One thing that was checked: what it is, how it stands (icon, word and colour), and what mends it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.card import Card, Chip, ChipKind
from paydesk.ui.widgets.flow import ButtonRow, hbox, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Rule, Text
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate


class State(Enum):
    """How a thing stands: the tokens of its ground and its ink, the icon where it has none of its own, its word."""

    OK = ("ok_soft", "ok", "check", QT_TRANSLATE_NOOP("Checks", "OK"))
    SEE_TO = ("warn_soft", "warn", "warn", QT_TRANSLATE_NOOP("Checks", "See to it"))
    STOPS = ("bad_soft", "bad", "no", QT_TRANSLATE_NOOP("Checks", "Stops selling"))
    BUSY = ("sunken", "ink2", "refresh", QT_TRANSLATE_NOOP("Checks", "Checking…"))
    OPEN = ("sunken", "ink3", "clock", QT_TRANSLATE_NOOP("Checks", "Not yet"))
    NOT_HERE = ("sunken", "ink3", "info", QT_TRANSLATE_NOOP("Checks", "Not used"))

    @property
    def word(self) -> str:
        """What it is called, in the language of the windows."""
        return translate("Checks", self.value[3])


_CHIPS: Final[dict[State, ChipKind]] = {State.OK: "ok", State.SEE_TO: "warn", State.STOPS: "bad", State.BUSY: "wait"}
_SPOT: Final = 40
_SMALL_SPOT: Final = 24


class _Spot(paint.Square):
    """The round picture at the left."""

    state = paint.Seen(State.OPEN)

    def __init__(self, icon: str, side: int, parent: QWidget) -> None:
        super().__init__(side, parent)
        self._icon = icon

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        ground, ink, sign, _word = self.state.value
        rect = QRectF(self.rect())
        paint.box(painter, rect, rect.height() / 2, tokens.colour(ground))
        inset = rect.width() * 0.24
        icons.paint(painter, self._icon or sign, rect.adjusted(inset, inset, -inset, -inset), tokens.colour(ink), 2.2)


class CheckRow(QWidget):
    """`icon`: "" for the sign of how it stands. `brief`: one line, without a chip."""

    def __init__(
        self, title: str, icon: str = "", *buttons: KeyButton, brief: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title = title
        self.spot = _Spot(icon, _SMALL_SPOT if brief else _SPOT, self)
        self.title = Text(title, 15, "ink", bold=True, parent=self)
        self.text = Text("", 13, "ink2", tabular=True, parent=self)
        self.note = Note("", self, wrap=False)
        self.chip = Chip("", "off", self)
        self.chip.setVisible(not brief)
        self._brief, self._terse = brief, False
        self.buttons = buttons
        words = put(vbox(spacing=1), 1, self.title, self.text, 1)
        row = self._row = hbox(self, (18, 8, 18, 8), 12)
        put(row, (self.spot, 0, Qt.AlignmentFlag.AlignVCenter), (words, 1), self.note)
        if buttons:
            row.addWidget(ButtonRow(*buttons, parent=self), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.chip)
        self.show_state(State.OPEN, "")

    def use_room(self, pixels: int, *, terse: bool = False) -> None:
        """So much room above it and below; `terse`: no more than its state, while there is nothing to see to."""
        self._terse = terse
        self._row.setContentsMargins(18, pixels, 18, pixels)
        self._show_text()

    def _show_text(self) -> None:
        said = not self._terse or self.spot.state in {State.SEE_TO, State.STOPS}
        self.text.setVisible(said and bool(self.text.text()))

    def show_state(self, state: State, text: str, note: str = "", title: str = "") -> None:
        """Say how it stands; `title`: in these words from now on."""
        self.spot.state = state
        if title:
            self._title = title
            self.title.setText(title)
        self.title.set_tint("ink3" if self._brief and state is State.OPEN else "ink")
        self.text.setText(text)
        self._show_text()
        self.text.set_tint({State.SEE_TO: "warn", State.STOPS: "bad"}.get(state, "ink2"))
        self.note.say(note)
        self.chip.show_chip(state.word, _CHIPS.get(state, "off"))
        source = translate("Checks", "{title}: {state}")
        self.setAccessibleName(source.format(title=self._title, state=state.word))


class CheckCard(Card):
    """Rows below each other on one card."""

    def __init__(self, rows: Sequence[CheckRow], parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        column = vbox(self, (1, 1, 1, 1), 0)
        for place, row in enumerate(rows):
            if place:
                column.addWidget(Rule(self))
            row.setParent(self)
            column.addWidget(row, 1)
