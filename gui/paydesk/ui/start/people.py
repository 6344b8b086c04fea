"""The third step: the admin, on one card."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.people.person import Role
from paydesk.ui.people.page import PersonForm
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.start.step import PEOPLE, StartStep
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import add_items
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading
from paydesk.worker.client import CommandClient


class PeopleStep(StartStep):
    """The form of the first admin; a message where there is one. `done`: an admin is there."""

    done = Signal()

    def __init__(self, store: PeopleStore, client: CommandClient, parent: QWidget | None = None) -> None:
        super().__init__(PEOPLE, parent)
        self._store = store
        self.form = PersonForm(store, client, self)
        self.admin = MessagePanel.create_hidden(self)
        self.next_button = KeyButton(
            self.tr("Next: test sale"), self.tr("Enter"), "primary", self, height=48, on_press=self.done
        )
        self.enter_button = self.next_button
        add_items(self.column, Heading(self.tr("Who is the admin?"), self), self.admin, self.form, 1)
        self.add_foot(self.next_button)
        store.people_changed.connect(self.on_people)
        self._update_view()

    def activate(self) -> None:
        if self.form.isHidden():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.form.begin()

    @Slot(object)
    def on_people(self, _known: object) -> None:
        """Go on once the admin is saved."""
        saved, was_asked = bool(self.form.stop_waiting()), not self.form.isHidden()
        self._update_view()
        if saved and self.form.isHidden():
            self.done.emit()
        elif was_asked and self.form.isHidden() and self.isVisible():
            self.activate()

    def _update_view(self) -> None:
        admin = next((person for person in self._store.people if person.role is Role.ADMIN), None)
        self.form.setVisible(admin is None)
        self.admin.setVisible(admin is not None)
        self.next_button.setVisible(admin is not None)
        if admin is not None:
            text = self.tr("Add others in Settings, People.")
            self.admin.show_message("ok", self.tr("{name} is the admin").format(name=admin.name), text)
