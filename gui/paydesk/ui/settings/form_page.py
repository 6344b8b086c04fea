"""A page that edits settings in a form, and saves them through the counter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from operator import attrgetter
from typing import ClassVar

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import SaveSettings, new_id
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus, SettingsInUse
from paydesk.domain.settings.messages import SettingsDamaged
from paydesk.domain.settings.settings import Settings, SettingsFault, SettingsIssue, with_value
from paydesk.ui.forms.fields import FormSection, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.forms.submit import SubmitRow
from paydesk.ui.hub import EventHandlers, PendingRequests
from paydesk.ui.page import Page
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.problems import failed_words, settings_words
from paydesk.worker.client import CommandClient


class SettingsPart(QObject):
    """A section of a settings page: its fields, and how they map to Settings."""

    form: Form
    """The form that contains the section."""
    field_paths: ClassVar[Mapping[str, str]] = {}
    """Field -> path of its value in Settings, as "shop.name"."""
    parsers: ClassVar[Mapping[str, Callable[[str], object]]] = {}
    """Field -> parser of its text; other values are stored unchanged."""

    def create_section(self) -> FormSection:
        """Create the section; called once."""
        raise NotImplementedError

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Return the values of the fields for these settings."""
        return {name: _shown(attrgetter(path)(settings)) for name, path in self.field_paths.items()}

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        """Return the settings with the values of valid fields; all others stay."""
        for name, path in self.field_paths.items():
            read = self.parsers.get(name)
            before = with_value(before, path, values.value(name) if read is None else read(values.text(name)))
        return before

    def faults(self, _values: FormValues) -> Mapping[str, str]:
        """Return the faults of fields in combination."""
        return {}

    def on_field_edited(self, name: str) -> None:
        """Update what depends on a field; "": all fields were set."""


def _shown(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


class SettingsFormPage(Page):
    """A page that edits some sections of Settings and asks the counter to save the whole."""

    def __init__(
        self,
        settings: Settings,
        name: str,
        parts: Sequence[SettingsPart],
        client: CommandClient,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._pending_save: SaveSettings | None = None
        """The save that is neither done nor cancelled."""
        self.requests = PendingRequests(client.send, self)
        self.handlers: EventHandlers = {
            SettingsInUse: self.on_settings_saved,
            **dict.fromkeys((Answered, CommandEnded), self.requests.resolve),
        }
        self.parts = tuple(parts)
        self.settings = settings
        """The settings in use."""
        self._is_on_disk = True
        """True if the settings in use have been written to disk."""
        self._reports_result = False
        inside = QWidget(self)
        self.scroll_area = VScrollArea(
            inside, self, name=name
        )  # while empty: widgets that move to a new parent are restyled
        self.form = Form([part.create_section() for part in parts], inside, name=name, faults=self.faults)
        for part in parts:
            part.setParent(self)
            part.form = self.form
        self.form.submitted.connect(self.on_submitted)
        self.form.edited.connect(self.on_edited)
        self.foot = SubmitRow(self.form, self.tr("Save"), key=self.tr("Enter"), parent=self)
        self.column = add_items(vbox(inside, spacing=16), self.form, 1)
        add_items(vbox(self, (16, 0, 16, 16), 16), (self.scroll_area, 1), self.foot)
        self.form.refused.connect(self.on_refused)
        self.show_settings(settings)

    # What it holds --------------------------------------------------------------------------------------------------

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Return the values of the fields for these settings."""
        return {name: value for part in self.parts for name, value in part.values_of(settings).items()}

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        """Return the settings with the values of a valid form; those of other pages stay."""
        for part in self.parts:
            before = part.settings_of(values, before)
        return before

    def faults(self, values: FormValues) -> Mapping[str, str]:
        """Return the faults of fields in combination."""
        return {name: words for part in self.parts for name, words in part.faults(values).items()}

    @property
    def requested_settings(self) -> Settings:
        """The settings as they will be once the pending save is done."""
        return self.settings if self._pending_save is None else self._pending_save.settings

    def change_texts(self) -> list[str]:
        """Return a line per field that the pending save changes, for the person who unlocks it with a PIN."""
        if self._pending_save is None:
            return []
        before, after = self.values_of(self._pending_save.before), self.values_of(self._pending_save.settings)
        return [
            self.form.describe_change(name, before[name], value)
            for name, value in after.items()
            if before[name] != value
        ]

    # Saving ---------------------------------------------------------------------------------------------------------

    def show_settings(self, settings: Settings) -> None:
        """Show these settings in the fields."""
        self.settings = settings
        self.form.set_values(self.values_of(settings))
        self.on_edited("")

    @Slot(object)
    def on_edited(self, name: str) -> None:
        """Handle an edited field; "": all fields were set."""
        for part in self.parts:
            part.on_field_edited(name)

    def on_settings_saved(self, event: SettingsInUse) -> None:
        """Take the settings in use; the fields keep their input."""
        self.settings = event.settings
        self._is_on_disk = event.is_saved

    def forget(self) -> None:
        """Reset the fields to the settings in use."""
        self._pending_save = None
        self.foot.show_result("")
        self.show_settings(self.settings)

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Save the valid form."""
        self.save(self.settings_of(values, self.settings))

    @Slot()
    def on_refused(self) -> None:
        """Clear the last result: the fields say what is wrong."""
        self.foot.show_result("")

    def save(self, settings: Settings, *, reports_result: bool = True) -> None:
        """Ask the counter to save; `reports_result`: show the result, also of an earlier pending save."""
        self._reports_result = reports_result = reports_result or (
            self._reports_result and self._pending_save is not None
        )
        if reports_result:
            self.foot.show_result(self.tr("Saving…"))
        self._pending_save = SaveSettings(settings=settings, before=self.settings)
        self.resend()

    def show_result(self, words: str, kind: str) -> None:
        """Show the result, unless it is a silent save."""
        if self._reports_result:
            self.foot.show_result(words, kind)

    def resend(self) -> None:
        """Send the pending save again after it was unlocked."""
        if self._pending_save is not None:
            busy = [self.form] if self._reports_result else []
            self.requests.send(
                "save", replace(self._pending_save, command_id=new_id()), on_ended=self._on_save_ended, busy=busy
            )

    def cancel_save(self) -> None:
        """Give up the pending save: no PIN was typed."""
        if self._pending_save is not None:
            self._pending_save = None
            self.show_result(self.tr("Not saved: this needs an admin. Your text stays."), "")

    def _on_save_ended(self, event: CommandEnded) -> None:
        if event.status is CommandStatus.REFUSED:
            self.show_result(self.tr("Not saved yet: an admin's PIN is needed."), "")
            return
        self._pending_save = None
        if event.status is CommandStatus.DONE and self._is_on_disk:
            self.show_result(self.tr("Saved"), "ok")
        elif event.status is CommandStatus.DONE:
            words = settings_words(SettingsDamaged((SettingsIssue(SettingsFault.NOT_WRITTEN),)))
            self.show_result(f"{words.title}. {words.text}", "bad")
        else:
            words = failed_words(event)
            kept = self.tr("Not saved. Your text stays.")
            self.show_result(" ".join(filter(None, (kept, words.title, words.todo))), "bad")
