"""The settings of this counter: connection, shop, screens, printer, appearance. Keys have their own page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk import assets
from paydesk.domain.commands import TestConnection
from paydesk.domain.messages import CommandEnded, SettingsInUse
from paydesk.domain.settings.feed import parse_feed
from paydesk.domain.settings.keys import keys_for_settings
from paydesk.domain.settings.messages import Area, AreaTested
from paydesk.domain.settings.settings import Settings, with_value
from paydesk.ui.forms.fields import FormField, FormSection, FormValues
from paydesk.ui.page import first_control
from paydesk.ui.settings.form_page import SettingsFormPage, SettingsPart
from paydesk.ui.settings.keys import KeysSettingsPart
from paydesk.ui.settings.scanner import ScannerSettings
from paydesk.ui.settings.selling import LogoSettings, SellingSettings
from paydesk.ui.settings.shared_fields import gateway_field
from paydesk.ui.settings.shop import AppearanceSettings, CustomerSettings, PrintSettings, ShopSettings, UpdateSettings
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.settings import (
    state_words,
    suggested_address,
    tested_words,
    version_fault,
    with_suggestion,
)
from paydesk.worker.client import CommandClient

_FIELDS: Final = ("gateway_url", "api_version")


class ConnectionSettings(KeysSettingsPart):
    """Address and version of the gateway, the state of its keys, and a test."""

    test_requested = Signal()
    field_paths: ClassVar = {name: f"connection.{name}" for name in _FIELDS}

    def create_section(self) -> FormSection:
        """Create the fields, the state of the keys, and the test button."""
        items: list[FormField | QWidget] = [
            gateway_field(),
            FormField("api_version", self.tr("API version"), hint="2026-01-01", rule=version_fault, required=True),
            *self._create_widgets(),
        ]
        if self._demo:
            text = self.tr("The demo uses the built-in sandbox. Nothing to set here.")
            notice = QWidget()
            add_items(vbox(notice, (0, 0, 0, 8)), MessagePanel("info", self.tr("This is the demo"), text))
            items = [notice, *items[2:]]
        return FormSection(self.tr("Connection"), items)

    def _create_widgets(self) -> list[QWidget]:
        """Create the widgets below the fields."""
        self._keys_box = QWidget()
        column = vbox(self._keys_box, (0, 0, 0, 8), 2)
        self._keys_note = Text("", parent=self._keys_box)
        add_items(column, Text(self.tr("Keys"), style="small", tint="ink2", parent=self._keys_box), self._keys_note)
        self.keys_button = KeyButton("")
        self.test_button = KeyButton(self.tr("Test this connection"), "", "plain", on_press=self.on_test)
        self._result = MessagePanel.create_hidden()
        self._suggested_address = ""
        """Suggested correction of the tested address, or ""."""
        self.suggestion_button = KeyButton("", "", "plain", on_press=self.on_suggestion)
        self._result.add(self.suggestion_button)
        return [self._keys_box, ButtonRow(self.keys_button, self.test_button), self._result]

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        return {} if self._demo else super().values_of(settings)

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        return before if self._demo else super().settings_of(values, before)

    @Slot()
    def on_test(self) -> None:
        """Test the typed connection."""
        faults = self.form.faults()
        wrong = {name: faults[name] for name in _FIELDS if name in faults}
        if wrong:
            self.form.show_faults(wrong)
            return
        self.suggestion_button.hide()
        self._result.show_and_announce("info", self.tr("Checking…"), "")
        self.test_requested.emit()

    @Slot()
    def on_suggestion(self) -> None:
        """Use the suggested address and test it."""
        self.form.set_values({"gateway_url": self._suggested_address})
        self.on_test()

    def show_tested(self, event: AreaTested) -> None:
        """Show the result of the test."""
        kind, words = tested_words(event)
        self._suggested_address, label = suggested_address(event, self.form.values().text("gateway_url"))
        words = with_suggestion(words, self._suggested_address)
        self.suggestion_button.setText(label)
        self.suggestion_button.setVisible(bool(self._suggested_address))
        self._result.show_and_announce(kind, words.title, words.text, words.todo)

    def on_test_ended(self, _event: CommandEnded) -> None:
        """Hide the result: the test was refused."""
        self._result.hide()

    def on_field_edited(self, name: str) -> None:
        """Hide the result when the form is reset."""
        super().on_field_edited(name)
        if not name:
            self._result.hide()

    @Slot()
    def show_keys(self) -> None:
        """Show where the keys are, and the button that leads there."""
        event = keys_for_settings(self._keys.keys(Area.GATEWAY), self.settings_of(self.form.values(), Settings()))
        self._keys_note.setText(state_words(event))
        self.keys_button.setText(self.tr("Change the keys") if event.is_usable else self.tr("Type the keys"))
        for part in (self._keys_box, self.keys_button):
            part.setVisible(not self._demo)


class CounterSettingsPage(SettingsFormPage):
    """The settings of this counter in one form, of which one topic is shown. `topic_requested` carries another."""

    topic_requested = Signal(str)

    def __init__(self, settings: Settings, client: CommandClient, *, demo: bool, parent: QWidget | None = None) -> None:
        self._last_field = "shop" if demo else "gateway_url"
        """The last edited field; the focus returns there after a PIN."""
        self.connection = ConnectionSettings(demo=demo)
        self.customer = CustomerSettings()
        self.printing = PrintSettings()
        self.scanner = ScannerSettings()
        self._appearance = AppearanceSettings()
        self.logo = LogoSettings()
        self.current_topic = ""
        """Name of the topic that is shown; "" shows all."""
        self.topics: dict[str, tuple[SettingsPart, ...]] = {
            "connection": (self.connection,),
            "shop": (ShopSettings(), SellingSettings(), self.logo),
            "printing": (self.printing, self.customer),
            "scanner": (self.scanner,),
            "look": (self._appearance,),
        }
        if parse_feed(assets.read_product()) is not None:
            self.topics["newer"] = (UpdateSettings(),)
        parts = [part for topic in self.topics.values() for part in topic]
        super().__init__(settings, self.tr("Settings"), parts, client, parent)
        self.connection.test_requested.connect(self.on_test_requested)
        self.logo.logo_chosen.connect(self.on_logo_chosen)

    @property
    def _section_cards(self) -> list[Card]:
        return self.form.findChildren(Card, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def show_topic(self, name: str) -> None:
        """Show the sections of a topic only, from the top. The look is saved at once: it has no button."""
        self.current_topic, self._last_field = name, ""
        for part, card in zip(self.parts, self._section_cards, strict=True):
            card.setVisible(part in self.topics.get(name, self.parts))
        self.foot.setVisible(name != "look")
        self.foot.show_result("")
        self.scroll_area.verticalScrollBar().setValue(0)

    @Slot()
    def on_refused(self) -> None:
        """Show the topic of the first fault."""
        super().on_refused()
        faults = self.form.faults()
        name = next((key for key in faults if self.form.has_field(key)), "")
        if not name or self.form.field_widget(name).isVisible():
            return
        box = self.form.field_widget(name)
        card = next(card for card in self._section_cards if card.isAncestorOf(box))
        part = self.parts[self._section_cards.index(card)]
        self.topic_requested.emit(next(topic for topic, parts in self.topics.items() if part in parts))
        self.form.focus_field(name)

    def on_settings_saved(self, event: SettingsInUse) -> None:
        """Update the appearance, which is used at once; other input stays."""
        super().on_settings_saved(event)
        self.logo.show_logo(event.settings.shop.logo)
        self.form.set_values(self._appearance.values_of(event.settings))
        if self._last_field in self._appearance.field_paths:
            self.scroll_area.keep_focus_visible()

    @Slot(object)
    def on_edited(self, name: str) -> None:
        """Save the appearance at once; other input waits for Save."""
        super().on_edited(name)
        if not name:
            self.logo.show_logo(self.settings.shop.logo)
        self._last_field = name or self._last_field
        if name in self._appearance.field_paths:
            self.save(self._appearance.settings_of(self.form.values(), self.requested_settings), reports_result=False)

    @Slot(object)
    def on_logo_chosen(self, logo: bytes) -> None:
        """Save another logo, or none, at once."""
        self.save(with_value(self.requested_settings, "shop.logo", logo))

    def activate(self) -> None:
        """Focus the last edited field, else the first of the topic."""
        if self._last_field and self.form.has_field(self._last_field):
            self.form.focus_field(self._last_field)
        elif (first := self.scanner.pad if self.current_topic == "scanner" else first_control(self.form)) is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def save_state(self) -> object:
        return self.current_topic, self._last_field, super().save_state()

    def restore_state(self, state: object) -> None:
        match state:
            case (str(topic), str(field), more):
                self.show_topic(topic)
                self._last_field = field
                super().restore_state(more)

    @Slot()
    def on_test_requested(self) -> None:
        """Test the typed connection with the keys in use."""
        part = self.connection
        command = TestConnection(area=Area.GATEWAY, settings=part.settings_of(self.form.values(), self.settings))
        self.requests.send("test", command, part.show_tested, part.on_test_ended, busy=[part.test_button])
