"""The settings of the shop, appearance, updates, customer display, sound and receipts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from PySide6.QtCore import Signal, Slot

from paydesk.domain.clock import MAX_DAY_END
from paydesk.domain.language import NATIVE_NAMES, parse_language
from paydesk.domain.phones import terminal_number
from paydesk.domain.rules import clean_number, clean_vpa
from paydesk.domain.settings.rules import LINE_MAX
from paydesk.domain.settings.settings import TEXT_PERCENTS, Paper, Settings, Theme
from paydesk.ui import language
from paydesk.ui.forms.fields import FieldKind, FormField, FormSection, FormValues
from paydesk.ui.settings.form_page import SettingsPart
from paydesk.ui.settings.shared_fields import shop_name_field, terminal_of, terminal_text
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import translate
from paydesk.ui.words.settings import minutes_fault, payee_fault, terminal_fault

_PHONE: Final = "phone"
_DAY_ENDS: Final = tuple(range(0, MAX_DAY_END, 30))
"""Minutes after midnight."""


class ShopSettings(SettingsPart):
    """Shop and terminal."""

    field_paths: ClassVar = {
        "shop": "shop.name",
        "counter": "shop.counter_name",
        "staff": "shop.staff",
        "payee_vpa": "shop.payee_vpa",
        "order_minutes": "shop.order_minutes",
        "day_ends": "shop.day_ends",
        "bill_check": "shop.bill_check",
        "ask_above": "shop.ask_above",
    }
    parsers: ClassVar = {"order_minutes": int, "day_ends": int}

    def create_section(self) -> FormSection:
        """Create the fields of shop, terminal and orders."""
        kinds = [("id", self.tr("By its number")), (_PHONE, self.tr("By its phone"))]
        minutes = self.tr("An order can be paid for (minutes)")
        return FormSection(
            self.tr("Shop and terminal"),
            [
                shop_name_field(),
                FormField("counter", self.tr("This counter"), hint=self.tr("counter 2"), max_length=LINE_MAX),
                FormField(
                    "staff", self.tr("Who sells here"), FieldKind.NAME, hint=self.tr("Asha"), max_length=LINE_MAX
                ),
                FormField(
                    "payee_vpa",
                    self.tr("The shop's own UPI address (optional)"),
                    hint=self.tr("shop@okbank"),
                    rule=payee_fault,
                    clean=clean_vpa,
                ),
                FormField(
                    "terminal_kind", self.tr("How the terminal is named"), FieldKind.PICK, options=kinds, wide=True
                ),
                FormField("terminal", self.tr("Terminal"), hint=self.tr("54321"), clean=terminal_number),
                FormField("order_minutes", minutes, hint="30", rule=minutes_fault, required=True, clean=clean_number),
                FormField(
                    "day_ends",
                    self.tr("The shop's day ends at"),
                    FieldKind.CHOICE,
                    options=[(str(minutes), f"{minutes // 60:02}:{minutes % 60:02}") for minutes in _DAY_ENDS],
                    note=self.tr("India's time. For shops open past midnight: reports use this hour."),
                ),
                FormField(
                    "ask_above",
                    self.tr("Ask above this amount"),
                    FieldKind.MONEY,
                    hint=self.tr("Never"),
                    note=self.tr("Confirm a larger amount once, before anybody can pay."),
                ),
                FormField(
                    "bill_check",
                    self.tr("A scanned order needs the total of its bill beside it"),
                    FieldKind.CHECK,
                    note=self.tr("Another amount stops the order before anybody can pay."),
                    wide=True,
                ),
            ],
        )

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Return the values; the terminal by number or phone."""
        terminal, end = settings.shop.terminal, settings.shop.day_ends
        by_phone = terminal is not None and terminal.terminal_phone_no is not None
        return {
            **super().values_of(settings),
            "terminal_kind": _PHONE if by_phone else "id",
            "terminal": terminal_text(terminal),
            "day_ends": str(max(offered for offered in _DAY_ENDS if offered <= end)),
        }

    def faults(self, values: FormValues) -> Mapping[str, str]:
        """Check the terminal as a number or as a phone."""
        by_phone = values.text("terminal_kind") == _PHONE
        return {"terminal": terminal_fault(values.text("terminal"), by_phone=by_phone)}

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        number, by_phone = values.text("terminal"), values.text("terminal_kind") == _PHONE
        after = super().settings_of(values, before)
        return replace(after, shop=replace(after.shop, terminal=terminal_of(number, by_phone=by_phone)))


class AppearanceSettings(SettingsPart):
    """Language and theme; saved at once."""

    field_paths: ClassVar = {name: name for name in ("language", "theme", "text_percent", "high_contrast")}
    parsers: ClassVar = {"language": parse_language, "theme": Theme, "text_percent": int}

    def create_section(self) -> FormSection:
        """Create the fields of language, theme, size and contrast."""
        options = [
            (Theme.SYSTEM.value, self.tr("As the system")),
            (Theme.LIGHT.value, self.tr("Light")),
            (Theme.DARK.value, self.tr("Dark")),
        ]
        sizes = [(str(percent), f"{percent} %") for percent in TEXT_PERCENTS]
        size, note = self.tr("Size of text and keys"), self.tr("Takes effect when Paydesk starts again.")
        spoken = self.tr("A person can have a language of their own: People and PINs.")
        languages = language.language_options(self.tr("As the system"))
        return FormSection(
            self.tr("Language and look"),
            [
                FormField("language", self.tr("Language"), FieldKind.CHOICE, options=languages, note=spoken, wide=True),
                FormField("theme", self.tr("Colours"), FieldKind.PICK, options=options, wide=True),
                FormField("text_percent", size, FieldKind.PICK, options=sizes, note=note, wide=True),
                FormField("high_contrast", self.tr("High contrast"), FieldKind.CHECK, wide=True),
            ],
        )


class UpdateSettings(SettingsPart):
    """The daily check for a newer version."""

    field_paths: ClassVar = {"look_for_newer": "look_for_newer"}

    def create_section(self) -> FormSection:
        name = self.tr("Look for a newer Paydesk once a day")
        note = self.tr("Never in the demo. Paydesk only tells you; nothing is installed automatically.")
        return FormSection(
            self.tr("Newer versions"), [FormField("look_for_newer", name, FieldKind.CHECK, note=note, wide=True)]
        )


_GST_NUMBER: Final = re.compile(r"[0-9]{2}[A-Z0-9]{13}", re.ASCII)


class CustomerSettings(SettingsPart):
    """The customer display and sounds. `sound_test_requested` carries the Sounds as typed."""

    sound_test_requested = Signal(object)
    field_paths: ClassVar = {
        "second_language": "customer_screen.second_language",
        "screen_pin": "customer_screen.asks_pin",
        "sound_on": "sounds.on",
        "sound_spoken": "sounds.spoken",
    }
    parsers: ClassVar = {"second_language": parse_language}

    def create_section(self) -> FormSection:
        """Create the fields of the display and sounds, and the button that tests them."""
        test = KeyButton(self.tr("Test the sound"), "", "plain", on_press=self.on_test)
        none = self.tr("No second language")
        languages = [("", none), *((language.value, name) for language, name in NATIVE_NAMES.items())]
        pin_note = self.tr("Where it fills a second screen: so that no customer closes it.")
        voice_note = self.tr("Where this PC has a voice for the language.")
        return FormSection(
            self.tr("Customer screen and sound"),
            [
                FormField(
                    "second_language",
                    self.tr("Customer screen also in"),
                    FieldKind.CHOICE,
                    options=languages,
                    wide=True,
                ),
                FormField(
                    "screen_pin",
                    self.tr("Closing the customer screen needs a PIN"),
                    FieldKind.CHECK,
                    note=pin_note,
                    wide=True,
                ),
                FormField("sound_on", self.tr("A tone when a sale is paid or fails"), FieldKind.CHECK, wide=True),
                FormField(
                    "sound_spoken",
                    self.tr("Say the amount aloud"),
                    FieldKind.CHECK,
                    note=voice_note,
                    wide=True,
                ),
                ButtonRow(test),
            ],
        )

    @Slot()
    def on_test(self) -> None:
        self.sound_test_requested.emit(self.settings_of(self.form.values(), Settings()).sounds)


class PrintSettings(SettingsPart):
    """Receipts and printer. `test_slip_requested` carries the Printing as typed."""

    test_slip_requested = Signal(object)
    field_paths: ClassVar = {
        name: f"printing.{name}" for name in ("paper", "printer", "at_paid", "address", "gst_number", "thanks")
    }
    parsers: ClassVar = {"paper": Paper}

    def _gst_fault(self, text: str) -> str:
        if _GST_NUMBER.fullmatch(text):
            return ""
        return self.tr("15 letters and digits, as 29ABCDE1234F1Z5.")

    def create_section(self) -> FormSection:
        """Create the fields of printer, paper and slips."""
        self.list_printers_button = KeyButton(self.tr("Show the printers"))
        test = KeyButton(self.tr("Print a test slip"), "", "plain", on_press=self.on_test)
        self._printer_names = Text("", tint="ink2")
        self._printer_names.hide()
        papers = [
            (Paper.MM80.value, self.tr("80 mm paper")),
            (Paper.MM58.value, self.tr("58 mm paper")),
            (Paper.A4.value, self.tr("A4")),
        ]
        usual = self.tr("As the system")
        return FormSection(
            self.tr("Receipts and printer"),
            [
                FormField("paper", self.tr("Paper"), FieldKind.PICK, options=papers, wide=True),
                FormField("printer", self.tr("Name of the printer (optional)"), hint=usual, max_length=LINE_MAX),
                ButtonRow(self.list_printers_button, test),
                self._printer_names,
                FormField(
                    "at_paid",
                    self.tr("Print a receipt automatically when a sale is paid"),
                    FieldKind.CHECK,
                    wide=True,
                ),
                FormField("address", self.tr("Address of the shop (on slips)"), max_length=LINE_MAX),
                FormField("gst_number", self.tr("GSTIN (on slips)"), rule=self._gst_fault),
                FormField(
                    "thanks",
                    self.tr("Last line of a receipt"),
                    hint=translate("Slip", "Thank you. Come again."),
                    max_length=LINE_MAX,
                ),
            ],
        )

    @Slot()
    def on_test(self) -> None:
        self.test_slip_requested.emit(self.settings_of(self.form.values(), Settings()).printing)

    @Slot(object)
    def on_printers(self, names: tuple[str, ...]) -> None:
        """Show the printers of this PC."""
        words = self.tr("No printer. Receipts are saved as PDF.")
        if names:
            words = self.tr("This PC knows: {names}").format(names=", ".join(names))
        self._printer_names.setText(words)
        self._printer_names.show()
