"""The settings of the Sell page, and the shop's logo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from paydesk.domain.rules import Rule
from paydesk.domain.settings.logo import LOGO_MAX_BYTES, LOGO_MAX_SIDE, is_logo
from paydesk.domain.settings.rules import QUICK_AMOUNTS_MAX, QUICK_NAME_MAX
from paydesk.domain.settings.settings import RETURN_CHOICES_S, QuickAmount, Settings
from paydesk.ui.forms.fields import FieldKind, FormField, FormSection, FormValues, RepeatedRows, row_key
from paydesk.ui.settings.form_page import SettingsPart
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.fields import rule_words


class SellingSettings(SettingsPart):
    """Quick amounts, the return from the green page, GST details."""

    field_paths: ClassVar = {"return_after": "selling.return_after_s", "gst_details": "selling.gst_details"}
    parsers: ClassVar = {"return_after": int}

    def create_section(self) -> FormSection:
        """Create the rows of quick amounts, then the fields."""
        rows = RepeatedRows(
            "quick",
            (
                FormField(
                    "name",
                    self.tr("Name"),
                    hint=self.tr("Tea"),
                    max_length=QUICK_NAME_MAX,
                    spoken=self.tr("Name of quick amount {n}"),
                ),
                FormField("amount", self.tr("Amount"), FieldKind.MONEY, spoken=self.tr("Quick amount {n}")),
            ),
            add_label=self.tr("Add a quick amount"),
            remove_label=self.tr("Remove"),
            label=self.tr("Quick amounts"),
            remove_spoken=self.tr("Remove quick amount {n}"),
            max_rows=QUICK_AMOUNTS_MAX,
        )
        seconds = self.tr("{seconds} s")
        times = [(str(each), seconds.format(seconds=each) if each else self.tr("Off")) for each in RETURN_CHOICES_S]
        return FormSection(
            self.tr("Selling"),
            [
                rows,
                FormField("return_after", self.tr("Next sale after PAID"), FieldKind.PICK, options=times, wide=True),
                FormField("gst_details", self.tr("Add GST details to every QR"), FieldKind.CHECK, wide=True),
            ],
        )

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        quick = [{"name": each.name, "amount": each.amount} for each in settings.selling.quick_amounts]
        return {**super().values_of(settings), "quick": quick}

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        rows = [(row.money("amount"), row.text("name")) for row in values.rows("quick")]
        found = tuple(QuickAmount(amount, name) for amount, name in rows if amount is not None)
        after = super().settings_of(values, before)
        return replace(after, selling=replace(after.selling, quick_amounts=found))

    def faults(self, values: FormValues) -> Mapping[str, str]:
        """Return the faults of rows with a name alone, or an amount of zero."""
        found: dict[str, str] = {}
        for index, row in enumerate(values.rows("quick")):
            amount = row.money("amount")
            if (amount is None and row.text("name")) or (amount is not None and not amount.paise):
                found[row_key("quick", index, "amount")] = rule_words(Rule.TOO_SMALL if amount else Rule.REQUIRED)
        return found


class LogoSettings(SettingsPart):
    """The shop's logo. `logo_chosen` carries the picture, or b"": it is saved at once."""

    logo_chosen = Signal(object)

    def create_section(self) -> FormSection:
        """Create the state of the logo, and its buttons."""
        self._state = Text("", tint="ink2")
        self.choose_button = KeyButton(self.tr("Choose a picture"), on_press=self.on_choose)
        self.remove_button = KeyButton(self.tr("Remove"), "", "plain", on_press=self.on_remove)
        note = self.tr("PNG or JPEG, up to {size} KB, for receipts and the customer's screen.")
        return FormSection(
            self.tr("Logo"),
            [self._state, ButtonRow(self.choose_button, self.remove_button)],
            note.format(size=LOGO_MAX_BYTES // 1_000),
        )

    def show_logo(self, logo: bytes) -> None:
        """Show whether there is a logo."""
        self._state.setText(self.tr("Logo saved") if logo else self.tr("No logo"))
        self.remove_button.setVisible(bool(logo))

    @Slot()
    def on_choose(self) -> None:
        """Let a file be chosen, and use it if it is a small enough picture."""
        kinds = "PNG, JPEG (*.png *.jpg *.jpeg)"
        name, _ = QFileDialog.getOpenFileName(self.choose_button.window(), self.tr("Choose a picture"), "", kinds)
        if not name:
            return
        logo = _read_picture(Path(name))
        if logo:
            self.logo_chosen.emit(logo)
            return
        text = self.tr("Choose a PNG or JPEG of at most {size} KB and {side} pixels.")
        self._state.setText(text.format(size=LOGO_MAX_BYTES // 1_000, side=LOGO_MAX_SIDE))

    @Slot()
    def on_remove(self) -> None:
        self.logo_chosen.emit(b"")


def _read_picture(path: Path) -> bytes:
    """Return the file if it is a logo that Qt can decode, else b""."""
    try:
        with path.open("rb") as file:
            data = file.read(LOGO_MAX_BYTES + 1)
    except OSError:
        return b""
    return data if is_logo(data) and not QImage.fromData(data).isNull() else b""
