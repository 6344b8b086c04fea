"""The first start in four steps; the first connects, opens the demo, or loads a settings file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from paydesk.domain.language import NATIVE_NAMES, Language
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import language, theme
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.start.step import CONNECT, WELCOME, StartStep, StepList
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Text
from paydesk.ui.widgets.scroll_area import LazyStack

_FILE_MAX_CHARS = 1_000_000
_CARD_HEIGHT = 270
_CARD_MAX_WIDTH = 560
"""Minimum height and maximum width of a card in large windows."""


class _Pill(Text):
    """An example of a text on the screen of a sale."""

    def __init__(self, text: str, *, green: bool, parent: QWidget) -> None:
        super().__init__(text, style="action", tint="fill_ink" if green else "ink", wrap=False, parent=parent)
        self._green = green
        self.setContentsMargins(16, 8, 16, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        ground, line = (tokens.ok_fill, None) if self._green else (tokens.surface, tokens.edge)
        paint.draw_box(QPainter(self), QRectF(self.rect()), paint.RADIUS, ground, line)
        super().paintEvent(event)


class WelcomeStep(StartStep):
    """`file_chosen` carries the text of a settings file, `language_chosen` the code of a language."""

    demo_requested = Signal()
    file_chosen = Signal(object)
    language_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WELCOME, parent)
        self._create_buttons()
        self.title = Heading(self.tr("Is it paid? The screen says so."), self)
        after = Text(self.tr("Give the goods when the screen turns green."), tint="ink2", parent=self)
        self.message = MessagePanel.create_hidden(self)
        add_items(self.column, self.title, after, self.message)
        self._boxes: list[Card] = []
        self.languages: Segmented | None = None
        self._cards = hbox(spacing=24)
        needs = self.tr("Have ready from Cashfree: client ID, client secret, terminal number.")
        safe = self.tr("A small shop to try. No account, no network, no real money.")
        add_items(
            self._cards,
            (self._card("key", self.tr("Connect this counter"), needs, self.connect_button), 1),
            (self._card("play", self.tr("Try the demo"), safe, self.demo_button), 1),
        )
        self._cards.addStretch()
        self.how_it_works = self._create_how_it_works()
        add_items(self.column, self._cards, self.how_it_works, 1)
        self.second_note = Note(self.tr("Second counter?"), self, wrap=False)
        self.keychain_note = Note("", self)
        self.keychain_note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        add_items(self.foot, self.second_note, self.file_button, (self.keychain_note, 1))

    def _create_buttons(self) -> None:
        self.connect_button = KeyButton(self.tr("Connect"), self.tr("Enter"), "primary", self, value=CONNECT)
        self.enter_button = self.connect_button
        self.demo_button = KeyButton(self.tr("Start the demo"), "D", "plain", self, on_press=self.demo_requested)
        self.file_button = KeyButton(self.tr("Open a settings file"), "", "ghost", self, on_press=self.on_file)

    def _card(self, icon: str, title: str, text: str, button: KeyButton) -> Card:
        card = Card("plain", self)
        card.setMaximumWidth(_CARD_MAX_WIDTH)
        column = vbox(card, (24, 24, 24, 24), 12)
        self._boxes.append(card)
        head = add_items(
            hbox(spacing=12),
            IconLabel(icon, "brand" if button is self.connect_button else "ink2", 32, card),
            (Text(title, style="title", parent=card), 1),
        )
        add_items(column, head, Text(text, tint="ink2", parent=card), 1, button)
        return card

    def _create_how_it_works(self) -> QWidget:
        """Create the three pictures that explain a sale."""
        parts: list[QWidget] = [
            _Pill(self.tr("₹1,250"), green=False, parent=self),
            Text(self.tr("Type the amount"), wrap=False, parent=self),
            IconLabel("right", "ink3", 20, self),
            IconLabel("phone", "ink2", 32, self),
            Text(self.tr("The customer scans"), wrap=False, parent=self),
            IconLabel("right", "ink3", 20, self),
            _Pill(self.tr("PAID"), green=True, parent=self),
            Text(self.tr("The screen turns green"), wrap=False, parent=self),
        ]
        self._turns = parts[-1]
        return ButtonRow(*parts, spacing=16, parent=self)

    def add_language_choice(self) -> None:
        """Add the choice of languages, each in its own script."""
        for one in Language:
            language.load_script_font(one)
        options = [(one.value, name, "") for one, name in NATIVE_NAMES.items()]
        self.languages = Segmented(options, self, name=self.tr("Language"))
        keeper = language.manager()
        self.languages.choose(keeper.language.value if keeper is not None else Language.ENGLISH.value)
        self.languages.chosen.connect(self.language_chosen)
        self.column.insertWidget(0, self.languages, 0, Qt.AlignmentFlag.AlignRight)

    def show_keychain(self, state: str) -> None:
        """Say where keys will be stored (`AreaKeys.keychain`)."""
        from paydesk.ui.words.settings import keychain_words  # not needed for the first paint

        kept = self.tr("Your keys stay in this PC's keychain.") if state == "keychain" else ""
        self.keychain_note.setText(keychain_words(state)[0] or kept)

    def use_layout(self, layout: Layout) -> None:
        """Leave out what explains in small windows."""
        super().use_layout(layout)
        for button in (self.connect_button, self.demo_button):
            button.set_height(layout.metrics.main_button)
        for card in self._boxes:
            card.setMinimumHeight(0 if layout.is_tight else _CARD_HEIGHT)
        for part in (self._turns, self.second_note, self.keychain_note):
            part.setVisible(not layout.is_tight)

    def activate(self) -> None:
        self.connect_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_file_error(self, title: str, text: str) -> None:
        self.message.show_and_announce("bad", title, text)

    @Slot()
    def on_file(self) -> None:
        """Open the settings file of another counter."""
        self.message.hide()
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a settings file"), "", "JSON (*.json)")
        if not name:
            return
        path = Path(name)
        try:
            with path.open(encoding="utf-8", errors="replace") as file:
                text = file.read(_FILE_MAX_CHARS + 1)
        except OSError:
            title = self.tr("This file cannot be read")
            self.show_file_error(title, self.tr("{file}: choose it again, or another one.").format(file=path.name))
            return
        self.file_chosen.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # D starts the demo
        if event.key() == Qt.Key.Key_D and not event.modifiers():
            self.demo_button.click()
            return
        super().keyPressEvent(event)


class StartPage(Page):
    """The page of the first start; its presenter creates the later steps on first use."""

    takes_sale_keys: ClassVar = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step_list = StepList(self)
        self._layout = Layout.NORMAL
        self.steps: LazyStack[int, StartStep] = LazyStack(self)
        self.steps.part_created.connect(self.on_step_created)
        add_items(hbox(self, spacing=0), self.step_list, (self.steps, 1))
        self.welcome = WelcomeStep(self)
        self.steps.add(WELCOME, self.welcome)
        self.show_step(WELCOME)

    @Slot(object)
    def on_step_created(self, step_number: int) -> None:
        step = self.steps.get(step_number)
        step.back_requested.connect(self.go_back)
        step.use_layout(self._layout)

    @property
    def step_number(self) -> int:
        """Number of the current step."""
        return self.steps.current_key

    def show_step(self, step_number: int) -> None:
        self.steps.show_part(step_number)
        self.step_list.show_step(step_number)
        self._update_geometry()
        if self.isVisible():
            self.activate()

    def activate(self) -> None:
        self.steps.get(self.step_number).activate()

    def use_layout(self, layout: Layout) -> None:
        self._layout = layout
        self.step_list.use_layout(layout)
        for step in self.steps.created.values():
            step.use_layout(layout)
        self._update_geometry()

    def begin_live(self) -> None:
        """Show the keys with Live chosen."""
        from paydesk.ui.start.connect import ConnectStep

        self.show_step(CONNECT)
        connect = self.steps.get(CONNECT)
        if isinstance(connect, ConnectStep):
            connect.money.option(ServiceKind.LIVE).click()

    def _update_geometry(self) -> None:
        """Invalidate the geometry up to the window: Qt does not do so through a scroll area."""
        widget: QWidget | None = self
        while widget is not None and not widget.isWindow():
            widget.updateGeometry()
            widget = widget.parentWidget()

    def draft(self) -> Mapping[str, str]:
        """Return the input of the step Connect, while it is not passed."""
        connect = self.steps.created.get(CONNECT)
        return connect.draft() if connect is not None and self.step_number in (WELCOME, CONNECT) else {}

    def restore_draft(self, draft: Mapping[str, str]) -> None:
        """Restore input of an earlier run, unless the first start is further by now."""
        if draft and self.step_number in (WELCOME, CONNECT):
            self.show_step(CONNECT)
            self.steps.get(CONNECT).restore_draft(draft)

    def save_state(self) -> object:
        return self.step_number, self.draft(), super().save_state()

    def restore_state(self, state: object) -> None:
        """Restore the step, if nothing was saved yet, and the input."""
        match state:
            case (int(step_number), dict(draft), more):
                if step_number in (WELCOME, CONNECT):
                    self.restore_draft(draft)
                    self.show_step(step_number)
                super().restore_state(more)

    def escape(self) -> bool:
        if self.step_number == WELCOME:
            return False
        self.go_back()
        return True

    def go_back(self) -> None:
        """Go to the previous step; input stays."""
        self.show_step(max(self.step_number - 1, WELCOME))

    def forget(self) -> None:
        """Clear typed keys: another person is at the counter."""
        connect = self.steps.created.get(CONNECT)
        if connect is not None:
            connect.hide()
            connect.setVisible(self.steps.currentWidget() is connect)
