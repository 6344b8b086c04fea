"""The first step: connect this counter, try the demo, or begin with the settings of another counter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QWidget

from paydesk.domain.language import OWN_NAMES, Language
from paydesk.ui import language, theme
from paydesk.ui.layout import Layout
from paydesk.ui.start.step import WELCOME, Step
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import ButtonRow, hbox, vbox
from paydesk.ui.widgets.fonts import font, scaled
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Callable

_LARGEST = 1_000_000
_CARD = 270


class _Pill(Text):
    """A word as it will stand on the screen of a sale."""

    def __init__(self, text: str, *, green: bool, parent: QWidget) -> None:
        super().__init__(text, 17, "fill_ink" if green else "ink", bold=True, wrap=False, parent=parent)
        self._green = green
        self.setContentsMargins(14, 8, 14, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: draw the ground, then the words."""
        tokens = theme.current()
        ground, line = (tokens.ok_fill, None) if self._green else (tokens.surface, tokens.edge)
        paint.box(QPainter(self), QRectF(self.rect()), paint.RADIUS, ground, line)
        super().paintEvent(event)


class WelcomeStep(Step):
    """`file_chosen` carries the text of a settings file, `language_chosen` the code of a language."""

    connect_wanted = Signal()
    demo_wanted = Signal()
    file_chosen = Signal(object)
    language_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WELCOME, parent)
        self.choose_file: Callable[[], Path | None] | None = None
        """Asks for a file; None: the system's own dialog does."""
        self._make_buttons()
        self.title = Heading(self.tr("Is it paid? The screen says so."), self)
        self.column.addWidget(self.title)
        after = self.tr("The goods leave the counter when the screen turns green, not before.")
        self.column.addWidget(Text(after, 16, "ink2", parent=self))
        self.message = MessagePanel("bad", "", "", self)
        self.message.hide()
        self.column.addWidget(self.message)
        self._boxes: list[Card] = []
        self._cards = hbox(spacing=22)
        needs = self.tr(
            "You need three things from Cashfree: client ID, client secret, terminal number."
            " The next page shows where they are."
        )
        safe = self.tr(
            "No account, no network, no real money. A small shop is ready: sell, cancel, refund. Everything says DEMO."
        )
        self._cards.addWidget(self._card("key", self.tr("Connect this counter"), needs, self.connect_button), 1)
        self._cards.addWidget(self._card("play", self.tr("Try the demo"), safe, self.demo_button), 1)
        self.column.addLayout(self._cards)
        self.column.addSpacing(10)
        self.way = self._way()
        self.column.addWidget(self.way)
        self.column.addStretch(1)
        self.second_note = Note(self.tr("Setting up a second counter?"), self, wrap=False)
        self.foot.addWidget(self.second_note)
        self.foot.addWidget(self.file_button)
        self.foot.addStretch(1)
        self.keychain_note = Note(self.tr("Your keys stay in this PC's keychain."), self, wrap=False)
        self.foot.addWidget(self.keychain_note)

    def _make_buttons(self) -> None:
        self.connect_button = KeyButton(self.tr("Connect"), self.tr("Enter"), "primary", self)
        self.demo_button = KeyButton(self.tr("Start the demo"), "D", "plain", self)
        self.demo_button.set_height(60)
        self.file_button = KeyButton(self.tr("Open a settings file"), "", "ghost", self)
        self.connect_button.clicked.connect(self.connect_wanted)
        self.demo_button.clicked.connect(self.demo_wanted)
        self.file_button.clicked.connect(self.on_file)

    def _card(self, icon: str, title: str, text: str, button: KeyButton) -> Card:
        card = Card("plain", self)
        self._boxes.append(card)
        column = vbox(card, (30, 24, 30, 28), 10)
        head = hbox(spacing=14)
        head.addWidget(IconLabel(icon, "brand" if button is self.connect_button else "ink2", 32, card))
        head.addWidget(Text(title, 21, "ink", bold=True, parent=card), 1)
        column.addLayout(head)
        column.addWidget(Text(text, 15, "ink2", parent=card))
        column.addStretch(1)
        column.addWidget(button)
        return card

    def _way(self) -> QWidget:
        """What a sale is, in three pictures."""
        parts: list[QWidget] = [
            _Pill(self.tr("₹1,250"), green=False, parent=self),
            Text(self.tr("Type the amount"), 15, "ink", wrap=False, parent=self),
            IconLabel("right", "ink3", 20, self),
            IconLabel("phone", "ink2", 32, self),
            Text(self.tr("The customer scans"), 15, "ink", wrap=False, parent=self),
            IconLabel("right", "ink3", 20, self),
            _Pill(self.tr("HAND OVER"), green=True, parent=self),
            Text(self.tr("It turns green"), 15, "ink", wrap=False, parent=self),
        ]
        return ButtonRow(*parts, spacing=16, parent=self)

    def offer_languages(self) -> None:
        """Each by its own name, once the letters for that were loaded."""
        for one in Language:
            language.letters(one)
        options = [(one.value, name, "") for one, name in OWN_NAMES.items()]
        self.languages = Segmented(options, self, name=self.tr("Language"))
        keeper = language.keeper()
        self.languages.choose(keeper.language.value if keeper is not None else Language.ENGLISH.value)
        self.languages.chosen.connect(self.language_chosen)
        self.column.insertWidget(0, self.languages, 0, Qt.AlignmentFlag.AlignRight)

    def use_layout(self, layout: Layout) -> None:
        """Step: in a small window the cards stand below each other."""
        super().use_layout(layout)
        small = layout is Layout.SMALL
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._cards.setDirection(down if small else across)
        self.title.setFont(font(22 if layout in {Layout.SMALL, Layout.MEDIUM} else 32, bold=True))
        self.way.setVisible(not small)
        for card in self._boxes:
            card.setMinimumHeight(scaled(_CARD) if layout in {Layout.NORMAL, Layout.LARGE} else 0)
        for note in (self.second_note, self.keychain_note):
            note.setVisible(layout not in {Layout.SMALL, Layout.MEDIUM})

    def begin(self) -> None:
        """Step: Enter connects."""
        self.connect_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, title: str, text: str) -> None:
        """Why the file cannot be used."""
        self.message.tell("bad", title, text)

    @Slot()
    def on_file(self) -> None:
        """Begin with the settings of another counter."""
        self.message.hide()
        path = self.choose_file() if self.choose_file is not None else self._ask_for_a_file()
        if path is None:
            return
        try:
            with path.open(encoding="utf-8", errors="replace") as file:
                text = file.read(_LARGEST + 1)
        except OSError:
            title = self.tr("This file cannot be read")
            self.say(title, self.tr("{file}: choose it again, or another one.").format(file=path.name))
            return
        self.file_chosen.emit(text)

    def _ask_for_a_file(self) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a settings file"), "", "JSON (*.json)")
        return Path(name) if name else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: D is the demo."""
        if event.key() == Qt.Key.Key_D and not event.modifiers():
            self.demo_button.click()
            return
        super().keyPressEvent(event)
