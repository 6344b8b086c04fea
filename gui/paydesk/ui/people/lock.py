"""The lock page, and the panels that ask for another person's PIN.

A PIN goes straight into its command; a second person's PIN to the sender of the payout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget
from shiboken6 import isValid

from paydesk.domain.commands import SignIn, UnlockPages
from paydesk.domain.failure import Problem
from paydesk.domain.payout.payout import DraftSummary
from paydesk.domain.people.person import Permission, Person
from paydesk.ui import clock
from paydesk.ui.actions import Action, key_label
from paydesk.ui.application import close_dialogs
from paydesk.ui.layout import is_compact
from paydesk.ui.people.pin_entry import PinEntry
from paydesk.ui.people.store import UNREADABLE, WAITING, PeopleStore
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, LockBadge, MessagePanel
from paydesk.ui.widgets.clipboard import clear_copies
from paydesk.ui.widgets.flow import ButtonRow, add_items, clear_layout, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import AmountLabel, Heading, KeyValueGrid, Text
from paydesk.ui.widgets.overlay import ModalOverlay, centre_card, fit_centred_card, keep_tab_within
from paydesk.ui.words.base import Words, breakable, day_words, money_words, translate
from paydesk.ui.words.payouts import payee_words
from paydesk.ui.words.people import approval_reason_words, storage_words, unlock_words
from paydesk.ui.words.problems import problem_words
from paydesk.worker.client import CommandClient

if TYPE_CHECKING:
    from paydesk.ui.money.confirmation import ConfirmationModel

_WIDEST: Final = 1_040
_PASSED_KEYS: Final = frozenset({Qt.Key.Key_F11})
"""Keys that the window still handles while it is locked."""


class LockPage(paint.PaintMixin, paint.ResizeMixin, QWidget):
    """Replaces the widgets that show staff data, which are hidden from pixels, Tab and screen readers.

    `covered` are these widgets; `host` is the widget whose layout they are in.
    """

    def __init__(self, store: PeopleStore, client: CommandClient, host: QWidget, covered: Sequence[QWidget]) -> None:
        super().__init__(host)
        self._store = store
        self.pin_entry = PinEntry(store, client, self, SignIn)
        self._covered = tuple(covered)
        self._focus_before: QWidget | None = None
        self._paid_count = 0
        self._guide: ModalOverlay | None = None
        self._was_loading = False
        self.setAccessibleName(self.tr("Locked"))
        self._make_parts()
        self._lay_out()
        self.hide()
        column = host.layout()
        if isinstance(column, QBoxLayout):
            column.addWidget(self, 1)

    def _make_parts(self) -> None:
        self.shop = Heading("", self)
        self.state = Text(self.tr("Locked"), tint="ink2", wrap=False, parent=self)
        self.time = AmountLabel("", TEXT_STYLES["display_second"].normal, self)
        self.day = Text("", tint="ink2", parent=self)
        self.sales = Text("", bold=True, parent=self)
        self.payments, self.bills = MessagePanel.create_hidden(self), MessagePanel.create_hidden(self)
        self.unreadable = MessagePanel("bad", self.tr("Nobody can sign in"), "", self)
        help_words, key = translate("HelpPanel", "Help"), key_label(Action.HELP)
        self.help_button = KeyButton(help_words, key, parent=self, on_press=self.on_help)
        self.retry_button = KeyButton(self.tr("Try again"), self.tr("Enter"), "primary", self)
        buttons = ButtonRow(self.retry_button, self.help_button, parent=self)
        self.unreadable.add(buttons)
        buttons.show()
        self.unreadable.hide()

    def _lay_out(self) -> None:
        names = add_items(vbox(spacing=0), self.shop, self.state)
        self._badge, self._head = LockBadge(self), hbox()
        add_items(self._head, self._badge, (names, 1))
        lead = self.pin_entry.header
        add_items(lead, self._head, self.time, self.day, self.sales, self.payments, self.bills, self.unreadable)
        card = Card("plain", self)
        card.setMaximumWidth(_WIDEST)
        self.pin_entry.add_optional(self.state, self.time, self.day)
        self._middle = centre_card(card, self.pin_entry, self)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _fit(self) -> None:
        """Adapt to the height."""
        low = is_compact(self)
        fit_centred_card(self._middle, low=low)
        self.pin_entry.use_low(low=low)
        side = 28 if low else 48  # where the word does not fit, the badge alone says "locked"
        self._badge.setFixedSize(side, side)
        self._head.setSpacing(8 if low else 12)

    # Covering -------------------------------------------------------------------------------------------------------

    @property
    def is_covering(self) -> bool:
        """True while it is shown."""
        return not self.isHidden()

    def cover(self, shop: str) -> None:
        """Hide the staff's widgets and ask who is there; `shop` is the name of the shop."""
        if self.is_covering:
            return
        self._focus_before = QApplication.focusWidget()
        self._paid_count = 0
        self.payments.hide()
        self.bills.hide()
        close_dialogs()
        clear_copies()
        self.shop.setText(shop)
        for part in self._covered:
            part.hide()
        self.show()
        self.show_people()
        self.refresh(clock.now_ms())
        if self.unreadable.isHidden():
            self.pin_entry.begin()

    def uncover(self) -> None:
        """Show the hidden widgets again and restore the focus."""
        if not self.is_covering:
            return
        self.hide()
        if self._guide is not None:
            self._guide.hide()
        for part in self._covered:
            part.show()
        before, self._focus_before = self._focus_before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_people(self) -> None:
        """Offer the people who may sign in, the last one at the counter first."""
        person = self._store.signed_in.person
        reading = "" if self._store.pin_storage else self.tr("Reading people. This PC may ask for a password.")
        self.pin_entry.show_people(
            self._store.sign_in_people(), person.person_id if person is not None else "", reading
        )
        before, unreadable = not self.unreadable.isHidden(), self._store.pin_storage in UNREADABLE
        waits = self._store.pin_storage == WAITING
        title = self.tr("Waiting for this PC's keychain") if waits else self.tr("Nobody can sign in")
        self.unreadable.show_message("warn" if waits else "bad", title, storage_words(self._store.pin_storage))
        self.unreadable.setVisible(unreadable)
        self.pin_entry.pad.setEnabled(not unreadable)
        self.retry_button.set_busy(False)
        self.retry_button.setVisible(
            self._store.pin_storage in {"unreadable", WAITING}
        )  # a file of a newer version cannot be read again
        if unreadable:
            button = self.help_button if self.retry_button.isHidden() else self.retry_button
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif before or (self._was_loading and not reading):
            self.pin_entry.begin()
        self._was_loading = bool(reading)

    def refresh(self, now: int) -> None:
        """Update clock and countdown; `now` in ms since the epoch."""
        self.time.setText(clock.india_time(now).strftime("%H:%M"))
        self.day.setText(day_words(now, "dddd, d MMMM yyyy"))
        self.pin_entry.refresh(now)

    def show_waiting(self, waiting: int, *, has_keys: bool) -> None:
        """Show how many sales can still be paid; `has_keys`: there are keys to query the service with."""
        if waiting and not has_keys:
            words = translate("Day", "%n waiting", "", waiting), problem_words(Problem.NO_KEYS).title
            self.sales.set_text_or_hide(" · ".join(words))
        else:
            self.sales.set_text_or_hide(self.tr("Still paying: %n", "", waiting) if waiting else "")

    def show_payment(self) -> None:
        """Say that a payment came in, without payer or amount."""
        if not self.is_covering:
            return
        self._paid_count += 1
        self.payments.show_message("ok", self.tr("Paid meanwhile: %n", "", self._paid_count), self.tr("Unlock to see."))
        self.payments.show()

    def show_bill(self, words: Words) -> None:
        """Show which bill of a program was refused; its retries change nothing."""
        if self.bills.isHidden() or self.bills.title() != words.title:
            self.bills.show_and_announce("warn", words.title, words.text)

    # Keys -----------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() not in _PASSED_KEYS)
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.pin_entry.step_back()
        elif event.key() == Qt.Key.Key_F1:
            self.on_help()

    @Slot()
    def on_help(self) -> None:
        """Show the guide about people and PINs."""
        from paydesk.ui.help.panel import show_guide_over  # imported late: rarely needed

        self._guide = show_guide_over(self, "people")

    def focusNextPrevChild(self, forward: bool) -> bool:
        return keep_tab_within(self, forward=forward) or super().focusNextPrevChild(forward)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.bg))


class _PinPanel(ModalOverlay):
    """Overlay that asks one of several people for a PIN."""

    def __init__(
        self, store: PeopleStore, pin_entry: PinEntry, parent: QWidget, back: str, *, widest: int = 820
    ) -> None:
        self.pin_entry = pin_entry
        super().__init__(self.pin_entry, parent, max_width=widest)
        self._store = store
        self.heading = Heading("", self)
        self.explanation = Text("", tint="ink2", parent=self)
        self.back_button = KeyButton(
            back, translate("UnlockPanel", "Esc"), "plain", self, on_press=self.on_close_requested
        )
        self.pin_entry.footer.addWidget(ButtonRow(self.back_button, parent=self))

    def _show_explanation(self, words: str, *, needed: bool) -> None:
        """Show a text, which is hidden where people need the space unless it is `needed`."""
        self.explanation.setText(words)
        self.explanation.show()
        self.pin_entry.scroll_area.optional_widget = None if needed else self.explanation

    def use_low(self, *, low: bool) -> None:
        self.pin_entry.use_low(low=low)

    def step_back(self) -> bool:
        """Clear the typed digits (Esc); return False if there are none."""
        return self.pin_entry.step_back()


class UnlockPanel(_PinPanel):
    """Asks for the PIN of a person whose role has the permission. `left`: closed without a PIN."""

    def __init__(self, store: PeopleStore, client: CommandClient, parent: QWidget) -> None:
        super().__init__(store, PinEntry(store, client, command_type=UnlockPages), parent, self.tr("Back"))
        self.permission = Permission.SEE_PAYOUTS
        badge = LockBadge(self)
        self.changes_panel = MessagePanel.create_hidden(self)
        add_items(self.pin_entry.header, badge, self.heading, self.explanation, self.changes_panel)
        self.pin_entry.add_optional(badge)

    def ask(self, permission: Permission, changes: Sequence[str] = ()) -> None:
        """Ask for a PIN that unlocks a permission; the person at the counter is preselected if allowed.

        `changes` are saved by the PIN; its owner does not see the page where they were made.
        """
        self.permission = permission
        self.is_opaque = permission is not Permission.REFUND  # a refund is requested from a visible page
        words = unlock_words(permission)
        self.heading.setText(words.title)
        self.setAccessibleName(words.title)
        people = self._store.people_allowed(permission)
        nobody = self.tr("Nobody here may do this yet. An admin adds people in Settings.")
        self._show_explanation(words.text if people else nobody, needed=not people)
        self.changes_panel.show_message("warn", self.tr("This PIN saves"), "\n".join(changes))
        self.changes_panel.setVisible(bool(changes))
        person = self._store.signed_in.person
        self.pin_entry.show_people(people, person.person_id if person is not None else "", self.tr("Whose PIN?"))
        self.show_modal()
        self.pin_entry.begin() if people else self.back_button.setFocus()


class SecondPersonPanel(_PinPanel):
    """Asks for the PIN of another person than the sender. `left`: back to the form with its input."""

    def __init__(self, store: PeopleStore, client: CommandClient, parent: QWidget) -> None:
        super().__init__(store, PinEntry(store, client), parent, self.tr("Do not send"), widest=900)
        self._submit_pin: Callable[[str, str], None] | None = None
        self.pin_entry.submitted.connect(self.on_submitted)
        self.pin_entry.pad.button.setText(self.tr("Confirm"))
        self.pin_entry.pad.requires_whole_pin = True
        self.summary: DraftSummary | None = None
        self.heading.setText(self.tr("Second person: check this payout"))
        self.amount = AmountLabel("", TEXT_STYLES["display_second"].compact, self)
        self.payee = Text("", style="action", parent=self)
        self.pairs = KeyValueGrid(self)
        self.bank = MessagePanel.create_hidden(self)
        self.objections = vbox(spacing=8)
        lead = self.pin_entry.header
        parts = (self.bank, self.objections, self.pairs, self.explanation)
        add_items(lead, self.heading, self.amount, self.payee, *parts)
        self.setAccessibleName(self.heading.text())

    def use_low(self, *, low: bool) -> None:
        """Adapt to the height; a low panel hides the details, so that the people are visible below the warnings."""
        super().use_low(low=low)
        self.pairs.setVisible(bool(self.pairs.pairs) and not low)
        for panel in self.findChildren(MessagePanel):
            panel.set_padding(*((8, 4) if low else (16, 12)), show_icon=not low)

    @property
    def draft_id(self) -> str:
        """The draft that was asked about last; "" for none."""
        return self.summary.draft.draft_id if self.summary is not None else ""

    def ask(
        self,
        summary: DraftSummary,
        submit_pin: Callable[[str, str], None],
        confirmation: ConfirmationModel | None = None,
    ) -> None:
        """Ask another person than the sender to approve a payout.

        Args:
            summary: What is approved.
            submit_pin: Receives person_id and PIN.
            confirmation: What the sender saw and confirmed; None if a payout is sent again.
        """
        self.summary, self._submit_pin = summary, submit_pin
        amount = summary.draft.request.amount
        first = self._store.acting_person(summary.draft.permission)
        self.amount.setText(money_words(amount))
        to = payee_words(summary.draft.request)  # unmasked: they approve exactly this payment
        pairs = (
            [] if confirmation is None else [(label, value) for label, value in confirmation.pairs if value not in to]
        )
        self.payee.setText(to)
        self.pairs.show_pairs([(label, breakable(value)) for label, value in pairs])
        self._show_bank(confirmation, first)
        self._show_objections([approval_reason_words(objection, amount) for objection in summary.approval_reasons])
        self.pin_entry.pad.button.setText(self.tr("Confirm") if confirmation is None else confirmation.send_label)
        people = tuple(
            person for person in self._store.people_allowed(Permission.SECOND) if first is None or person != first
        )
        self._show_explanation(self._explain(first, people), needed=not people)
        self.pin_entry.show_people(people, "", self.tr("Who checks?"))
        self.show_modal()
        self.pin_entry.begin() if people else self.back_button.setFocus()

    def _explain(self, first: Person | None, people: tuple[Person, ...]) -> str:
        if not people:
            return self.tr("Nobody else may be second person. An admin can add one in Settings.")
        if first is None:
            return self.tr("Enter your PIN to send")
        return self.tr("{name} wants to send this").format(name=first.name)

    def _show_bank(self, confirmation: ConfirmationModel | None, first: Person | None) -> None:
        """Show the bank's name, and that the sender accepted a different one."""
        model = confirmation
        name = "" if model is None else model.name_at_bank
        at_bank = translate("ConfirmationPage", "Bank says {name}").format(name=name)
        if model is not None and model.name_differs:
            who = first.name if first else "–"
            typed = self.tr("{person} typed {name}").format(person=who, name=model.payee)
            self.bank.show_message("warn", self.tr("Different name!"), f"{typed}\n{at_bank}")
        else:
            self.bank.show_message("ok", at_bank)
        self.bank.setVisible(bool(name))

    def _show_objections(self, texts: list[str]) -> None:
        clear_layout(self.objections)
        for text in texts:
            self.objections.addWidget(MessagePanel("warn", text, "", self))

    @Slot()
    def on_submitted(self) -> None:
        person = self.pin_entry.person
        if self._submit_pin is not None and person is not None:
            self._submit_pin(person.person_id, self.pin_entry.take_pin(self.draft_id))

    def dismiss(self) -> None:
        """Close the panel and clear whom the money was for."""
        self._submit_pin = None
        super().dismiss()
        self.payee.clear()
        self.pairs.show_pairs(())
        self.bank.show_message("info", "")
