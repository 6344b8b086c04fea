"""The stored data of this PC: a list, erasing by age, and the export of settings for another counter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import ClassVar, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import BeginNewJournal, EraseOld, ExportSettings, ReadStoredData
from paydesk.domain.hub.messages import HubState
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus, JournalBroken, JournalFault, JournalStarted
from paydesk.domain.settings.messages import AreaKeys, Erased, Exported, StoredData, StoredItem
from paydesk.ui import clock
from paydesk.ui.hub import EventHandlers, PendingRequests
from paydesk.ui.page import Page
from paydesk.ui.rows.card import RowsCard
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.rows.tools import SaveFile, save_file
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow, add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import day_words, translate
from paydesk.ui.words.settings import (
    age_words,
    count_words,
    erased_words,
    keychain_words,
    location_words,
    since_words,
    stored_kind_words,
)
from paydesk.worker.client import CommandClient

GetQuestion = Callable[[], tuple[str, str]]


class ConfirmedActionCard(Card):
    """A card for an action that cannot be undone: its button asks first. `confirmed`: do it."""

    confirmed = Signal()

    def __init__(
        self, title: str, text: str, action: str, yes: str, get_question: GetQuestion, parent: QWidget, *before: QWidget
    ) -> None:
        """Create the card.

        Args:
            get_question: Returns title and text of the question.
            before: Widgets to the left of the button.
        """
        super().__init__("plain", parent)
        self._get_question = get_question
        self.setAccessibleName(title)
        self.column = vbox(self, (24, 16, 24, 16), 8)
        add_items(self.column, Text(title, style="action", parent=self), Text(text, tint="ink2", parent=self))
        self.button = KeyButton(action, "", "danger", self, on_press=self.ask_first)
        self.question = ConfirmPrompt(yes, self.tr("Back"), self, self.button)
        self.question.confirmed.connect(self.on_yes)
        add_items(self.column, ButtonRow(*before, self.button, parent=self) if before else self.button, self.question)

    @Slot()
    def ask_first(self) -> None:
        """Ask the question."""
        self.question.ask(*self._get_question(), return_focus=self.button)

    @Slot()
    def on_yes(self) -> None:
        self.question.close_question()
        self.confirmed.emit()


class NewJournalCard(ConfirmedActionCard):
    """Starts a new journal; shown only while the journal is damaged, or refused by the hub."""

    def __init__(self, parent: QWidget) -> None:
        title = translate("NewJournalCard", "Begin a new journal")
        text = translate(
            "NewJournalCard",
            "For a damaged journal, or one the hub refuses. The old file stays.",
        )
        yes = translate("NewJournalCard", "Yes, set it aside")
        super().__init__(title, text, title, yes, self._question, parent)

    def _question(self) -> tuple[str, str]:
        text = self.tr("Readable open sales and payouts continue. For others, check the service's dashboard.")
        return self.tr("Set the journal aside?"), text


_DAY_MS: Final = 24 * 3_600 * 1_000


@dataclass(frozen=True, slots=True)
class StoredRow:
    """A row of the table of stored data."""

    key: str
    title: str
    text: str
    location: str
    count: str
    since: str


def _row(thing: StoredItem) -> StoredRow:
    where = location_words(thing.location)
    return StoredRow(
        f"{thing.kind}/{thing.location}", *stored_kind_words(thing.kind), where, count_words(thing), since_words(thing)
    )


class _ReadArea(VScrollArea):
    """A text that the arrow keys scroll."""

    accessible_role: ClassVar = QAccessible.Role.StaticText


class StoredDataPage(Page):
    """Lists the stored data, erases old data, exports the settings."""

    def __init__(self, store: KeysStore, client: CommandClient, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._requests = PendingRequests(client.send, self)
        self.handlers: EventHandlers = {
            Erased: self._show_erased,
            Exported: self._on_exported,
            AreaKeys: self._show_keychain,
            **dict.fromkeys((Answered, CommandEnded), self._requests.resolve),
            **dict.fromkeys((JournalFault, JournalBroken, JournalStarted, HubState), self._update_journal_card),
        }
        self._to_file = False
        """True if the requested export goes to a file, False for the clipboard."""
        inside = QWidget(self)
        self.folder_text = Text("", tint="ink2", parent=inside)
        self.keychain = MessagePanel.create_hidden(inside)
        self.table = self._create_table(inside)
        self.new_journal = NewJournalCard(inside)
        self.new_journal.confirmed.connect(self.begin_new_journal)
        cards = (self.new_journal, self._create_erase_card(), self._create_export_card())
        add_items(vbox(inside, (0, 0, 8, 0), 12), self.folder_text, self.keychain, self.table, *cards, 1)
        for part in (self.folder_text, self.table):
            part.hide()  # until the counter has answered
        self.scroll_area = _ReadArea(inside, self, name=self.tr("Data on this PC"))
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # arrow keys scroll
        add_items(vbox(self, (24, 0, 24, 24)), (self.scroll_area, 1))
        self._update_journal_card()
        for keys in store.known_keys():
            self._show_keychain(keys)

    def _create_table(self, inside: QWidget) -> RowsCard:
        columns = (
            Column(
                self.tr("What"),
                attrgetter("title"),
                CellStyle.TWO_LINES,
                second_line=attrgetter("text"),
                stretches=True,
            ),
            Column(self.tr("Where"), attrgetter("location"), CellStyle.QUIET, hide_below=640),
            Column(self.tr("How much"), attrgetter("count"), CellStyle.NUMBER),
            Column(self.tr("Since"), attrgetter("since"), CellStyle.QUIET),
        )
        table = RowsCard(columns, self.tr("Data on this PC"), inside)
        table.show_all_rows()
        return table

    def _create_erase_card(self) -> Card:
        title, yes = self.tr("Erase what is older than"), self.tr("Yes, erase it for good")
        text = self.tr("Erases finished sales, settled payouts, old logs and copies for good. Open items stay.")
        self.age = Segmented([(days, age_words(days), "") for days in age_words], self, name=title)
        self.erase_card = card = ConfirmedActionCard(title, text, self.tr("Erase"), yes, self._question, self, self.age)
        self.erase_result = MessagePanel.create_hidden(card)
        card.column.addWidget(self.erase_result)
        self.age.chosen.connect(self.on_age)
        card.confirmed.connect(self.erase)
        return card

    def _create_export_card(self) -> Card:
        title = self.tr("Settings for a second counter")
        text = self.tr("All settings, without keys and people. Type the keys there again.")
        card = Card("plain", self)
        card.setAccessibleName(title)
        head = (Text(title, style="action", parent=card), Text(text, tint="ink2", parent=card))
        self.save_button = KeyButton(self.tr("Save as a file"), parent=card, value=True, on_press=self.export)
        self.copy_button = KeyButton(self.tr("Copy"), parent=card, value=False, on_press=self.export)
        self.export_result = MessagePanel.create_hidden(card)
        buttons = ButtonRow(self.save_button, self.copy_button, parent=card)
        add_items(vbox(card, (24, 16, 24, 16), 8), *head, buttons, self.export_result)
        return card

    # From the counter -----------------------------------------------------------------------------------------------

    def activate(self) -> None:
        self.erase_result.hide()
        self.export_result.hide()
        self._read_stored()
        self.scroll_area.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Hide the results: another person is at the counter."""
        for result in (self.erase_result, self.export_result):
            result.hide()

    def _read_stored(self) -> None:
        self._requests.send("stored", ReadStoredData(), self._show_stored)

    def _show_stored(self, event: StoredData) -> None:
        self.folder_text.setText(self.tr("The files are in {folder}.").format(folder=event.folder))
        for part in (self.folder_text, self.table):
            part.show()  # first: row heights depend on the width
        self.table.show_rows([_row(thing) for thing in event.items])

    def _show_keychain(self, event: AreaKeys) -> None:
        if event.keychain:
            self.keychain.show_message("warn", *keychain_words(event.keychain))
            self.keychain.setVisible(bool(self.keychain.title()))

    def _update_journal_card(self, _event: object = None) -> None:
        self.new_journal.setVisible(self._store.is_journal_replaceable)

    def _show_erased(self, event: Erased) -> None:
        if self.isVisible():
            self._read_stored()
        if event.failed:
            text = self.tr("Not everything was erased. Free some space, then erase again.")
            self.erase_result.show_and_announce("bad", self.tr("Not everything was erased"), text)
        else:
            self.erase_result.show_and_announce("ok", self.tr("Erased"), erased_words(event))

    # A new journal --------------------------------------------------------------------------------------------------

    @Slot()
    def begin_new_journal(self) -> None:
        """Set the journal aside and start a new one."""
        self._requests.send("journal", BeginNewJournal(), on_ended=self._journal_begun, busy=[self.new_journal.button])

    def _journal_begun(self, event: CommandEnded) -> None:
        if event.status is CommandStatus.DONE:
            self._read_stored()  # lists the old journal, too

    # Erasing --------------------------------------------------------------------------------------------------------

    def _before(self) -> int:
        return clock.now_ms() - int(self.age.current()) * _DAY_MS

    def _question(self) -> tuple[str, str]:
        self.erase_result.hide()
        title = self.tr("Erase everything finished from before {day}?").format(day=day_words(self._before()))
        return title, self.tr("It cannot be brought back. Reports of those days will be empty.")

    @Slot(object)
    def on_age(self, _age: object) -> None:
        """Update the date in the question."""
        self.erase_card.question.set_question(*self._question())

    @Slot()
    def erase(self) -> None:
        """Erase data of the chosen age."""
        self.age.option(self.age.current()).setFocus(Qt.FocusReason.OtherFocusReason)
        self._requests.send("erase", EraseOld(before=self._before()), busy=[self.erase_card.button])

    # Export ---------------------------------------------------------------------------------------------------------

    @Slot(object)
    def export(self, to_file: bool) -> None:
        """Export the settings to a file or the clipboard."""
        self._to_file = to_file
        self._requests.send("export", ExportSettings(), busy=[self.save_button if to_file else self.copy_button])

    def _on_exported(self, event: Exported) -> None:
        if not self._requests.is_pending("export"):  # cancelled: another person took over
            return
        if not self._to_file:
            QGuiApplication.clipboard().setText(event.text)
            self.export_result.show_and_announce("ok", self.tr("Copied"), self.tr("Paste it into a message."))
            return
        file = SaveFile("paydesk-settings.json", event.text.encode())
        saved = save_file(self, self.tr("Save as a file"), file)
        if saved is not None:
            self.export_result.show_and_announce(
                "ok" if saved.succeeded else "bad", saved.message.title, saved.message.text
            )
