"""The settings of what stands around the counter: the customer's screen, sound, receipts and their printer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal, Slot

from paydesk.domain.language import OWN_NAMES, language_of
from paydesk.domain.settings.settings import CustomerScreen, Paper, Printing, Settings, Sounds
from paydesk.ui.forms.fields import Field, Kind, Section, Values
from paydesk.ui.settings.saving import SettingsPart
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text

_NO_LANGUAGE: Final = "none"
_GST_NUMBER: Final = re.compile(r"[0-9]{2}[A-Z0-9]{13}", re.ASCII)


class CustomerSettings(SettingsPart):
    """The customer's screen, and sound. `sound_wanted` carries the Sounds as they are typed, to be heard."""

    sound_wanted = Signal(object)

    def section(self) -> Section:
        """Language and PIN of the customer's screen, tones, voice, and the button that lets them be heard."""
        test = KeyButton(self.tr("Test the sound"), "", "plain")
        test.clicked.connect(self.on_test)
        none = self.tr("No second language")
        languages = [(_NO_LANGUAGE, none), *((language.value, name) for language, name in OWN_NAMES.items())]
        pin_note = self.tr("Where it fills a second screen: so that no customer closes it.")
        voice_note = self.tr("Where this PC has a voice for the language.")
        return Section(
            self.tr("Customer screen and sound"),
            [
                Field(
                    "second_language",
                    self.tr("Customer screen also in"),
                    Kind.CHOICE,
                    options=languages,
                    wide=True,
                ),
                Field(
                    "screen_pin",
                    self.tr("Closing the customer screen needs a PIN"),
                    Kind.CHECK,
                    note=pin_note,
                    wide=True,
                ),
                Field("sound_on", self.tr("A tone when a sale is paid or fails"), Kind.CHECK, wide=True),
                Field(
                    "sound_spoken",
                    self.tr("Say the amount aloud"),
                    Kind.CHECK,
                    note=voice_note,
                    wide=True,
                ),
                ButtonRow(test),
            ],
        )

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """The settings as these fields show them."""
        return {
            "second_language": settings.customer_screen.second_language or _NO_LANGUAGE,
            "screen_pin": settings.customer_screen.asks_pin,
            "sound_on": settings.sounds.on,
            "sound_spoken": settings.sounds.spoken,
        }

    def _sounds_of(self, values: Values) -> Sounds:
        """What is to be heard."""
        return Sounds(values.on("sound_on"), values.on("sound_spoken"))

    def settings_of(self, values: Values, before: Settings) -> Settings:
        """The settings with what stands in these fields."""
        chosen = values.text("second_language")
        screen = CustomerScreen(None if chosen == _NO_LANGUAGE else language_of(chosen), values.on("screen_pin"))
        return replace(before, customer_screen=screen, sounds=self._sounds_of(values))

    @Slot()
    def on_test(self) -> None:
        """Hear what is chosen."""
        self.sound_wanted.emit(self._sounds_of(self.form.values()))


def _usual_thanks() -> str:
    """What the last line says where the shop says nothing of its own."""
    return QCoreApplication.translate("Slip", "Thank you. Come again.")


class PrintSettings(SettingsPart):
    """Receipts and printer. `test_slip_wanted` carries the Printing as it is typed."""

    printers_wanted = Signal()
    test_slip_wanted = Signal(object)

    def _gst_fault(self, text: str) -> str:
        if _GST_NUMBER.fullmatch(text):
            return ""
        return self.tr("A GSTIN has 15 letters and digits, as 29ABCDE1234F1Z5.")

    def section(self) -> Section:
        """Printer, paper, and what the shop says on its slips."""
        look = KeyButton(self.tr("Show the printers"), "", "plain")
        look.clicked.connect(self.printers_wanted)
        test = KeyButton(self.tr("Print a test slip"), "", "plain")
        test.clicked.connect(self.on_test)
        self._printers = Text("", 14, "ink2")
        self._printers.hide()
        papers = [
            (Paper.MM80.value, self.tr("Roll of 80 mm")),
            (Paper.MM58.value, self.tr("Roll of 58 mm")),
            (Paper.A4.value, self.tr("A4")),
        ]
        usual = self.tr("the system's own")
        return Section(
            self.tr("Receipts and printer"),
            [
                Field("paper", self.tr("Paper"), Kind.PICK, options=papers, wide=True),
                Field("printer", self.tr("Name of the printer (optional)"), hint=usual),
                ButtonRow(look, test),
                self._printers,
                Field(
                    "at_paid",
                    self.tr("Print a receipt by itself when a sale is paid"),
                    Kind.CHECK,
                    wide=True,
                ),
                Field("address", self.tr("Address of the shop (on slips)")),
                Field("gst_number", self.tr("GSTIN (on slips)"), rule=self._gst_fault),
                Field("thanks", self.tr("Last line of a receipt"), hint=_usual_thanks()),
            ],
        )

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """The settings as these fields show them."""
        printing = settings.printing
        return {
            "paper": printing.paper.value,
            "printer": printing.printer,
            "at_paid": printing.at_paid,
            "address": printing.address,
            "gst_number": printing.gst_number,
            "thanks": printing.thanks,
        }

    def _printing_of(self, values: Values) -> Printing:
        """What stands in these fields."""
        return Printing(
            values.text("printer"),
            Paper(values.text("paper")),
            values.on("at_paid"),
            values.text("address"),
            values.text("gst_number"),
            values.text("thanks"),
        )

    def settings_of(self, values: Values, before: Settings) -> Settings:
        """The settings with what stands in these fields."""
        return replace(before, printing=self._printing_of(values))

    @Slot()
    def on_test(self) -> None:
        """See it on paper."""
        self.test_slip_wanted.emit(self._printing_of(self.form.values()))

    @Slot(object)
    def on_printers(self, names: object) -> None:
        """Which printers this PC knows."""
        if not isinstance(names, tuple):
            return
        words = self.tr("This PC knows no printer: slips are saved as PDF files.")
        if names:
            words = self.tr("This PC knows: {names}").format(names=", ".join(names))
        self._printers.setText(words)
        self._printers.show()
