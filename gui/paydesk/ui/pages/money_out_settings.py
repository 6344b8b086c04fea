"""The settings of money out: limits, versions, fund sources, where the service is, when the screen locks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.settings.settings import IDLE_RANGE_S, Settings, TransferVersion, ValidationVersion
from paydesk.ui.pages.following_room import FollowingRoom
from paydesk.ui.pages.money_out_form import LIMITS, MoneyOutForm, faults_of, form_of, settings_of
from paydesk.ui.pages.money_out_parts import HostsEditor, KeyField, SourceList
from paydesk.ui.pages.settings_parts import save_row, titled_card
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.choice_field import ChoiceField
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.money_field import MoneyField
from paydesk.ui.widgets.segmented import Segmented
from paydesk.ui.widgets.text_field import Field

IDLE_CHOICES: Final = (15, 30, 60, 120, 300, 600, 900)
"""Seconds."""


class MoneyOutSettings(QWidget):
    """Edits MoneyOut and Locks of Settings; `saved` carries the whole. A demo has its own addresses."""

    saved = Signal(object)

    def __init__(self, settings: Settings, *, demo: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._asked: Settings | None = None
        self._demo = demo
        self._make_fields()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 0, 24, 20)
        column.setSpacing(14)
        self._room = FollowingRoom(self._cards(), self, name=self.tr("Money out"))
        column.addWidget(self._room, 1)
        column.addWidget(save_row(self.save_button, self.saved_note, self))
        self.show_settings(settings)

    # What it is made of ---------------------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        none = self.tr("No limit")
        self.limits = {
            "per_transfer": MoneyField(self.tr("One transfer, at most"), self, placeholder=none),
            "per_day": MoneyField(self.tr("All of a day, at most"), self, placeholder=none),
            "per_beneficiary": MoneyField(self.tr("To one beneficiary a day, at most"), self, placeholder=none),
            "cashier_limit": MoneyField(
                self.tr("A cashier's payment link, at most"), self, placeholder=self.tr("Nothing")
            ),
        }
        self.sources = SourceList(self)
        self.transfers = Segmented(
            [(TransferVersion.V1_2.value, "v1.2", ""), (TransferVersion.V1.value, "v1", "")],
            self,
            name=self.tr("Version of transfers"),
        )
        self.validation = Segmented(
            [
                (ValidationVersion.V2.value, "v2", ""),
                (ValidationVersion.V1_2.value, "v1.2", ""),
                (ValidationVersion.V1.value, "v1", ""),
            ],
            self,
            name=self.tr("Version of the UPI check"),
        )
        for option in TransferVersion:
            name = self.tr("Transfers by {version}").format(version=option.value)
            self.transfers.option(option.value).setAccessibleName(name)
        for choice in ValidationVersion:
            name = self.tr("UPI check by {version}").format(version=choice.value)
            self.validation.option(choice.value).setAccessibleName(name)
        self.hosts = HostsEditor(self)
        self.public_key = KeyField(self.tr("Public key (optional)"), "-----BEGIN PUBLIC KEY-----", self)
        self.idle = ChoiceField(self.tr("The screen locks by itself after"), (), self)
        self.save_button = KeyButton(self.tr("Save"), self.tr("Enter"), "primary", self)
        self.save_button.set_height(52)
        self.save_button.clicked.connect(self.save)
        self.saved_note = Note("", self)

    def _cards(self) -> QWidget:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(14)
        for card in (self._limits_card(), self._sources_card(), self._service_card(), self._lock_card()):
            column.addWidget(card)
        column.addStretch(1)
        return inside

    def _limits_card(self) -> Card:
        text = self.tr("Above a limit, a second person's PIN is needed. An empty field is no limit.")
        card, column = titled_card(self.tr("Limits of this shop"), self, text)
        row = QHBoxLayout()
        row.setSpacing(14)
        for name in ("per_transfer", "per_day", "per_beneficiary"):
            row.addWidget(self.limits[name], 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addWidget(self.limits["cashier_limit"])
        alone = self.tr("Above it, or while it is empty, a cashier's payment link needs a supervisor's PIN.")
        column.addWidget(Note(alone, card))
        return card

    def _sources_card(self) -> Card:
        text = self.tr(
            "The accounts that money can go from, as the service's dashboard names them. Transfers of v1 use none."
        )
        card, column = titled_card(self.tr("Fund sources"), self, text)
        column.addWidget(self.sources)
        return card

    def _service_card(self) -> Card:
        card, column = titled_card(self.tr("The service"), self)
        column.addLayout(self._versions(card))
        column.addWidget(Text(self.tr("Where the payout side is"), 13, "ink2", parent=card))
        if self._demo:
            text = self.tr("The demo sends pretend money through the built-in sandbox; its address is not set here.")
            column.addWidget(MessagePanel("info", self.tr("This is the demo"), text, card))
        column.addWidget(self.hosts)
        column.addWidget(self.public_key)
        column.addWidget(
            Note(
                self.tr("For a shop whose internet address is not on the service's allow-list. It is not a secret."),
                card,
            )
        )
        for part in (self.hosts, self.public_key):
            part.setEnabled(not self._demo)
        return card

    def _versions(self, card: Card) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        labels = (self.tr("Version of transfers"), self.tr("Version of the UPI check"))
        for place, (label, choice) in enumerate(zip(labels, (self.transfers, self.validation), strict=True)):
            grid.addWidget(Text(label, 13, "ink2", parent=card), 0, place)
            grid.addWidget(choice, 1, place, Qt.AlignmentFlag.AlignLeft)
            grid.setColumnStretch(place, 1)
        return grid

    def _lock_card(self) -> Card:
        text = self.tr("Pages that move money close after a minute without work, whatever is set here.")
        card, column = titled_card(self.tr("Lock"), self, text)
        column.addWidget(self.idle, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    # What it holds --------------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings as the counter uses them, or as they were last asked for."""
        return self._settings

    def show_settings(self, settings: Settings) -> None:
        """Put these into the fields."""
        self._settings = settings
        form = form_of(settings)
        for name, field in self.limits.items():
            field.set_text(getattr(form, name))
        self.transfers.choose(form.transfer_version)
        self.validation.choose(form.validation_version)
        self.sources.show_sources(form.sources)
        self.hosts.show_hosts(form.hosts, form.own)
        self.public_key.set_text(form.public_key)
        self._offer_idle(form.idle_s)
        self._show_faults({})

    def _offer_idle(self, chosen: int) -> None:
        low, high = IDLE_RANGE_S
        choices = sorted({*IDLE_CHOICES, min(max(chosen, low), high)})
        self.idle.set_options([(str(seconds), self._idle_words(seconds)) for seconds in choices])
        self.idle.choose(str(chosen))

    def _idle_words(self, seconds: int) -> str:
        if seconds == 60:
            return self.tr("1 minute without a touch")
        if seconds % 60:
            return self.tr("{n} seconds without a touch").format(n=seconds)
        return self.tr("{n} minutes without a touch").format(n=seconds // 60)

    def form(self) -> MoneyOutForm:
        """What stands in the fields."""
        return MoneyOutForm(
            **{name: field.text() for name, field in self.limits.items()},
            transfer_version=self.transfers.current(),
            validation_version=self.validation.current(),
            sources=self.sources.sources(),
            hosts=self.hosts.kind.current(),
            own=self.hosts.own(),
            public_key=self.public_key.text(),
            idle_s=int(self.idle.current()),
        )

    def begin(self) -> None:
        """The page comes to the front."""
        self.limits["per_transfer"].edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_faults(self, faults: Mapping[str, str]) -> None:
        for name, field in self.limits.items():
            field.set_error(faults.get(name))
        self.sources.show_faults(faults)
        self.hosts.show_faults(faults)
        self.public_key.set_error(faults.get("public_key"))

    def _fields(self) -> dict[str, Field]:
        """Every field by its name, in the order of the page."""
        found: dict[str, Field] = {name: self.limits[name] for name in LIMITS}
        for number, row in enumerate(self.sources.rows):
            found[f"source_id:{number}"] = row.identity
            found[f"source_name:{number}"] = row.name
        return {**found, **self.hosts.fields, "public_key": self.public_key}

    @Slot()
    def save(self) -> None:
        """Keep what is typed, if all of it is well."""
        form = self.form()
        faults = faults_of(form)
        self._show_faults(faults)
        first = next((field for name, field in self._fields().items() if name in faults), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            self._room.ensureWidgetVisible(first)
            self._note(self.tr("Not saved: something is still to be corrected."), "bad")
            return
        self._settings = self._asked = settings_of(form, self._settings)
        self._note(self.tr("Saved."), "ok")
        self.saved.emit(self._asked)

    def on_kept(self, settings: Settings) -> None:
        """What the counter uses now: what was asked for, or what was there before. What is typed stays."""
        if self._asked is not None and settings != self._asked:
            self._note(self.tr("Not saved: this needs an admin. What you typed is still here."), "bad")
        self._asked = None
        self._settings = settings

    def _note(self, text: str, tint: str) -> None:
        self.saved_note.set_tint(tint)
        self.saved_note.setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter in a field saves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.save()
        else:
            super().keyPressEvent(event)
