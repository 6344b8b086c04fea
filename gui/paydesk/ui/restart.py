"""Restarts Paydesk for another text size, and resumes the page and the typed amount afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.settings.settings import Settings
from paydesk.ui.host import Host
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.widgets.confirm import ModalQuestion
from paydesk.ui.words.base import translate


class Restarter(QObject):
    """Asks for a restart when the text size has changed. `requested`: restart now."""

    requested = Signal()

    def __init__(self, host: Host, people: PeopleStore, can_show: Callable[[str], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._host, self._people, self._can_show = host, people, can_show
        self._percent = host.settings.text_percent
        self._is_confirmed = False
        self._resume: Mapping[str, str] = {}
        self._question: ModalQuestion | None = None
        for changed in (people.changed, people.people_changed):
            changed.connect(self.on_people_changed)

    def use_settings(self, settings: Settings) -> None:
        """Ask if these settings have another text size."""
        if settings.text_percent == self._percent:
            return
        self._percent = settings.text_percent
        text = translate("Restart", "Your page and the amount stay. Customers can still pay.")
        self._question = ModalQuestion(
            self._host.frame, text, translate("Restart", "Restart now"), translate("Restart", "Later")
        )
        self._question.confirmed.connect(self.on_confirmed)
        self._question.ask(translate("Restart", "Restart for the new text size?"))

    @Slot()
    def on_confirmed(self) -> None:
        """Request the restart, keeping the state."""
        self._is_confirmed = True
        self.requested.emit()

    def state(self) -> Mapping[str, str]:
        """Return the page, the amount and the person for `resume`; empty unless a restart was confirmed."""
        if not self._is_confirmed:
            return {}
        person = self._people.signed_in.person
        return {
            "page": self._host.page,
            "amount": self._host.frame.sell_page.amount.text(),
            "person": person.person_id if person is not None else "",
        }

    def resume(self, state: Mapping[str, str]) -> None:
        """Resume what `state` returned, once the same person has signed in again."""
        self._resume = state
        self.on_people_changed()

    @Slot()
    def on_people_changed(self, _event: object = None) -> None:
        """Resume if the same person is at the counter, unlocked."""
        people, state = self._people, self._resume
        if not state or not people.pin_storage or people.is_locked:
            return
        self._resume = {}
        person = people.signed_in.person
        if (person.person_id if person is not None else "") != state.get("person"):
            return
        self._host.frame.sell_page.amount.setText(state.get("amount", ""))
        page = state.get("page", "")
        if page not in {"sale", "payouts"} and self._can_show(page):  # these two need more than their name
            self._host.show_page(page)
