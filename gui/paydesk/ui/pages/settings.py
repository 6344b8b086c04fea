"""The settings page: connection, shop, terminal, look. Keys are asked for here at the first start only."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.ui.pages.following_room import FollowingRoom
from paydesk.ui.pages.settings_form import Form, connection_of, faults_of, form_of, settings_of
from paydesk.ui.pages.settings_parts import save_row, titled_card
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.message_panel import MessageKind, MessagePanel
from paydesk.ui.widgets.segmented import Segmented
from paydesk.ui.widgets.text_field import TextField
from paydesk.ui.words.keys import state_words, trouble_words, works_words


class SettingsPage(QWidget):
    """Edits Settings. `saved` carries them; `keys_typed` a (client id, client secret); `test_wanted` all three.

    `connections_wanted`: the keys are typed on a page of their own, but for those of a counter's first start.
    """

    saved = Signal(object)
    keys_typed = Signal(object)
    test_wanted = Signal(object)
    connections_wanted = Signal()

    def __init__(self, settings: Settings, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._demo = demo
        self._asked: Settings | None = None
        self._is_first_start = settings.shop.terminal is None and not demo
        self._make_fields()
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 0, 24, 20)
        page.setSpacing(14)
        page.addWidget(self._scrolled(), 1)
        page.addWidget(save_row(self.save_button, self.saved_note, self))
        self.show_settings(settings)

    # What it is made of ---------------------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        """Tab goes through what has no parent yet in the order in which the cards place it."""
        self.fields = {
            "gateway_url": TextField(self.tr("Address of the service"), "https://"),
            "api_version": TextField(self.tr("API version"), "2025-01-01"),
            "client_id": TextField(self.tr("Client id"), self.tr("from the service's dashboard")),
            "client_secret": TextField(self.tr("Client secret"), self.tr("shown to nobody again")),
            "name": TextField(self.tr("Name of the shop"), self.tr("Sharma Stores")),
            "till": TextField(self.tr("This till"), self.tr("till 2")),
            "staff": TextField(self.tr("Who sells here"), self.tr("Asha")),
            "payee_vpa": TextField(self.tr("The shop's own UPI address (optional)"), self.tr("shop@okbank")),
            "terminal": TextField(self.tr("Terminal"), self.tr("54321")),
            "order_minutes": TextField(self.tr("An order can be paid for (minutes)"), "30"),
        }
        self.fields["client_secret"].edit.setEchoMode(QLineEdit.EchoMode.Password)
        self.terminal_kind = Segmented(
            [("id", self.tr("By its number"), ""), ("phone", self.tr("By its phone"), "")],
            name=self.tr("How the terminal is named"),
        )
        self.theme = Segmented(
            [
                (Theme.SYSTEM.value, self.tr("As the system"), ""),
                (Theme.LIGHT.value, self.tr("Light"), ""),
                (Theme.DARK.value, self.tr("Dark"), ""),
            ],
            name=self.tr("Look"),
        )
        self.theme.chosen.connect(self.on_theme)
        self.test_button = KeyButton(self.tr("Test this connection"), "", "plain")
        self.test_button.clicked.connect(self.on_test)
        self.result = MessagePanel("info", "", "", self)
        self.result.hide()
        self.keys_label = Text(self.tr("Keys"), 13, "ink2", parent=self)
        self.keys_note = Text("", 14, "ink", parent=self)
        self.keys_button = KeyButton("", "", "plain")
        self.keys_button.clicked.connect(self.connections_wanted)
        self.save_button = KeyButton(self.tr("Save"), self.tr("Enter"), "primary")
        self.save_button.set_height(52)
        self.save_button.clicked.connect(self.save)
        self.saved_note = Note("", self)

    def _scrolled(self) -> QWidget:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(14)
        for card in (self._connection_card(), self._shop_card(), self._look_card()):
            column.addWidget(card)
        column.addStretch(1)
        return FollowingRoom(inside, self, name=self.tr("Settings"))

    def _grid(self, *rows: tuple[str, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        for line, names in enumerate(rows):
            for place, name in enumerate(names):
                grid.addWidget(self.fields[name], line, place, Qt.AlignmentFlag.AlignTop)
                grid.setColumnStretch(place, 1)
        return grid

    def _connection_card(self) -> Card:
        card, column = titled_card(self.tr("Connection"), self)
        if self._demo:
            text = self.tr(
                "The demo talks to the built-in sandbox, with keys of its own. There is nothing to set here."
            )
            column.addWidget(MessagePanel("info", self.tr("This is the demo"), text, card))
        column.addLayout(self._grid(("gateway_url", "api_version"), ("client_id", "client_secret")))
        keys = QVBoxLayout()
        keys.setSpacing(2)
        keys.addWidget(self.keys_label)
        keys.addWidget(self.keys_note)
        column.addLayout(keys)
        column.addWidget(ButtonRow(self.keys_button, self.test_button, parent=card))
        column.addWidget(self.result)
        for name in ("gateway_url", "api_version"):
            self.fields[name].setVisible(not self._demo)
        self._show_keys(AreaKeys(Area.GATEWAY, "none"))
        return card

    def _show_keys(self, keys: AreaKeys) -> None:
        """Where the keys are, and the way to them; at the first start they are typed here."""
        typed_here = self._is_first_start and not keys.there
        for name in ("client_id", "client_secret"):
            self.fields[name].setVisible(typed_here)
        self.keys_note.setText(state_words(keys))
        self.keys_button.setText(self.tr("Change the keys") if keys.there else self.tr("Type the keys"))
        for part in (self.keys_label, self.keys_note, self.keys_button):
            part.setVisible(not self._demo and not typed_here)

    def _shop_card(self) -> Card:
        card, column = titled_card(self.tr("Shop and terminal"), self)
        column.addLayout(self._grid(("name", "till"), ("staff", "payee_vpa")))
        column.addWidget(Text(self.tr("How the terminal is named"), 13, "ink2", parent=card))
        column.addWidget(self.terminal_kind, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._grid(("terminal", "order_minutes")))
        return card

    def _look_card(self) -> Card:
        card, column = titled_card(self.tr("Look"), self)
        column.addWidget(self.theme, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    # What it holds --------------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings as they were last saved."""
        return self._settings

    def show_settings(self, settings: Settings) -> None:
        """Put these into the fields."""
        self._settings = settings
        form = form_of(settings)
        for name, field in self.fields.items():
            field.set_text(getattr(form, name))
            field.set_error(None)
        self.terminal_kind.choose("phone" if form.by_phone else "id")
        self.theme.choose(settings.theme.value)

    def begin(self) -> None:
        """The page comes to the front."""
        first = "name" if self._demo else "gateway_url"
        self.fields[first].edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def form(self) -> Form:
        """What stands in the fields."""
        texts = {name: field.text() for name, field in self.fields.items()}
        return Form(**texts, by_phone=self.terminal_kind.current() == "phone")

    def _show_faults(self, form: Form) -> bool:
        faults = faults_of(form)
        for name, field in self.fields.items():
            field.set_error(faults.get(name))
        first = next((name for name in self.fields if name in faults), "")
        if first:
            self.fields[first].edit.setFocus(Qt.FocusReason.OtherFocusReason)
            self.saved_note.setText(self.tr("Not saved: something is still to be corrected."))
            self.saved_note.set_tint("bad")
        return bool(faults)

    @Slot()
    def save(self) -> None:
        """Keep what is typed, if all of it is well."""
        form = self.form()
        if self._show_faults(form):
            return
        self._settings = settings_of(form, self._settings)
        if form.has_keys:
            self.keys_typed.emit((form.client_id, form.client_secret))
            self._forget_keys()
        self.saved_note.set_tint("ok")
        self.saved_note.setText(self.tr("Saved."))
        self._ask(self._settings)

    def _forget_keys(self) -> None:
        for name in ("client_id", "client_secret"):
            self.fields[name].forget()

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: another page comes, or the lock: keys that were typed and not kept do not wait behind it."""
        super().hideEvent(event)
        self._forget_keys()

    @Slot(object)
    def on_theme(self, theme: object) -> None:
        """The look changes at once and is kept; what else is typed waits for Save."""
        self._settings = replace(self._settings, theme=Theme(str(theme)))
        self._ask(self._settings)

    def _ask(self, settings: Settings) -> None:
        self._asked = settings
        self.saved.emit(settings)

    def on_kept(self, settings: Settings) -> None:
        """What the counter uses now: what was asked for, or what was there before. What is typed stays."""
        if self._asked is not None and settings != self._asked:
            self.saved_note.set_tint("bad")
            self.saved_note.setText(self.tr("Not saved: this needs an admin. What you typed is still here."))
        self._asked = None
        self._settings = settings
        self.theme.choose(settings.theme.value)

    @Slot()
    def on_test(self) -> None:
        """Try what is typed."""
        form = self.form()
        faults = faults_of(form)
        for name in ("gateway_url", "api_version", "client_id", "client_secret"):
            self.fields[name].set_error(faults.get(name))
            if name in faults:
                return
        self.test_button.set_busy(True)
        self.result.show_message("info", self.tr("Asking the service…"), "")
        self.result.show()
        self.test_wanted.emit((connection_of(form, self._settings), form.client_id, form.client_secret))

    @Slot(object)
    def on_tested(self, event: object) -> None:
        """What came of the test, in plain words."""
        if not isinstance(event, AreaTested) or not self.test_button.busy:
            return
        self.test_button.set_busy(False)
        words = works_words(event) if event.problem is None else trouble_words(event)
        kind: MessageKind = "ok" if event.problem is None else "bad"
        self.result.show_message(kind, words.title, " ".join(filter(None, (words.text, words.todo))))
        self.result.show()

    def stop_waiting(self) -> None:
        """What was asked for was not done: it can be asked for again."""
        if self.test_button.busy:
            self.test_button.set_busy(False)
            self.result.hide()
        if self._asked is not None:
            self._asked = None
            self.saved_note.set_tint("bad")
            self.saved_note.setText(self.tr("Not saved. What you typed is still here."))

    @Slot(object)
    def on_keys(self, event: object) -> None:
        """Where the keys are."""
        if isinstance(event, AreaKeys):
            self._show_keys(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter in a field saves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.save()
        else:
            super().keyPressEvent(event)
