"""Widget that takes a payout from its form through the confirmation to the outcome."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from paydesk.domain.commands import ReviewPayout, SendPayout, SendPayoutAgain, new_id
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.payout.messages import DraftRefused, DraftReviewed, LinkCreated, LinkRefused, SourceBalance
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Draft, DraftSummary, Payout, PayoutRequest
from paydesk.domain.rules import BrokenRules
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui.layout import Layout
from paydesk.ui.money.flow_pages import ConfirmationPage, OutcomePage
from paydesk.ui.money.payout_form import PayoutForm
from paydesk.ui.money.store import MoneyPart
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.clipboard import TimedClipboard
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.scroll_area import CurrentPageStack, VScrollArea
from paydesk.ui.words.base import Words
from paydesk.ui.words.payouts import payout_words


class MoneyFlow(MoneyPart):
    """Form, confirmation and outcome of a payout. One draft id per form: a double submit creates one payout."""

    stage_changed = Signal()

    def __init__(
        self, payout_form: PayoutForm[Any], parent: QWidget, *, margin: int = 0, copies: TimedClipboard | None = None
    ) -> None:
        """Create the pages; `margin`: pixels at both sides, `copies`: clipboard for links; None shows no link."""
        super().__init__(payout_form.flows, parent)
        self.payout_form = payout_form
        payout_form.setParent(self)
        self.draft_id = new_id()
        self._reviewed_request: PayoutRequest | None = None
        """Request as sent for review; the counter may have added to it."""
        self._summary: DraftSummary | None = None
        """Summary shown in the confirmation; exactly this is sent, or approved by a second person."""
        self._payout_id = ""
        self._link: LinkCreated | LinkRefused | None = None
        """Link of the payout being sent: it arrives before the outcome."""
        self._in_flight = False
        self.is_cleared = False
        """True if the form was cleared, because its money was sent or may have been."""
        self._stack = CurrentPageStack(self)  # first: reparenting a widget restyles it
        self.confirmation_page = ConfirmationPage(self._stack, narrow=bool(margin))
        self._form_page = self._make_form_page(in_panel=bool(margin))
        self.outcome_page = OutcomePage(self.flows, self._stack, copies)
        self.outcome, self.outcome_presenter = self.outcome_page.panel, self.outcome_page.presenter
        for page in (self._form_page, self.confirmation_page, self.outcome_page):
            self._stack.addWidget(page)
        self._column = add_items(hbox(self, (margin, 0, margin, margin and 16)), (self._stack, 1))
        self.payout_form.form.submitted.connect(self.on_submitted)
        self.payout_form.form.edited.connect(self.on_edited)
        self.confirmation_page.confirmed.connect(self.on_confirmed)
        self.confirmation_page.cancelled.connect(self.on_cancelled)
        self.outcome_page.back_requested.connect(self.on_new)
        self.outcome.command_requested.connect(self.on_command_requested)
        self.flows.listeners.append(self)
        self.flows.store.answer_received.connect(self.on_answer)
        self.flows.store.payout_changed.connect(self.on_payout)
        self.update_dependents()

    def _make_form_page(self, *, in_panel: bool) -> QWidget:
        outer = QWidget(self._stack)
        page: QWidget = QWidget(outer) if in_panel else Card("plain", outer)
        page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.message = MessagePanel.create_hidden(page)
        scroll_area = VScrollArea(
            self.payout_form.form, page, name=self.payout_form.form.accessibleName(), fit_content=True
        )
        self.send_button = KeyButton(self.tr("Review"), self.tr("Enter"), "primary", page)
        self.payout_form.form.set_submit_button(self.send_button)
        edge = 0 if in_panel else 24
        add_items(vbox(page, (edge, edge, edge, edge), 16), self.message, (scroll_area, 1), self.send_button)
        add_items(vbox(outer), (page, 1), 0)
        return outer

    # State ------------------------------------------------------------------------------------------------------------

    @property
    def has_unsent_input(self) -> bool:
        """True if what is typed is not confirmed yet. Confirmed input may be sent already and must not be restored."""
        return self.stage == "form" and not self.busy

    @property
    def stage(self) -> str:
        """One of "form", "question", "outcome"."""
        return ("form", "question", "outcome")[self._stack.currentIndex()]

    @property
    def busy(self) -> bool:
        """True while a command of this flow is running."""
        return self.payout_form.form.is_busy or self.confirmation_page.busy

    @property
    def is_sending(self) -> bool:
        """True from the confirmation until the outcome is known."""
        return self.confirmation_page.busy

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        self.stage_changed.emit()
        if page is not self.confirmation_page:
            self.confirmation_page.forget()
        if page is not self.outcome_page:
            self.outcome.forget()

    def begin(self) -> None:
        """Focus the control to continue with."""
        match self.stage:
            case "form":
                self.payout_form.begin()
            case "question":
                self.confirmation_page.begin()
            case _:
                self.outcome_page.begin(is_cleared=self.is_cleared)

    def reload(self) -> None:
        self.payout_form.reload()

    def use_layout(self, layout: Layout) -> None:
        """Keep the pages in a centred column."""
        edge = layout.metrics.page
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._stack.setMaximumWidth(layout.metrics.form)
        self.send_button.set_height(layout.metrics.main_button)
        self.payout_form.use_layout(layout)

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        self.payout_form.use_settings(settings)
        self.outcome.use_settings(settings, kind)
        self.update_dependents()

    def refresh(self, now: int) -> None:
        self.payout_form.refresh(now)
        if self.stage == "outcome":
            self.outcome.refresh(now)

    # Form -------------------------------------------------------------------------------------------------------------

    @Slot()
    def on_edited(self) -> None:
        self.message.hide()
        self.update_dependents()

    def update_dependents(self) -> None:
        """Update what depends on the fields."""
        self.payout_form.update_dependents()
        self.send_button.setEnabled(self.payout_form.can_submit() and not self.payout_form.form.is_busy)

    @Slot()
    def submit(self) -> None:
        """Submit the form, as Enter does."""
        if self.stage == "form" and not self.busy:
            self.payout_form.form.submit()

    @Slot(object)
    def on_submitted(self, _values: object) -> None:
        """Send a valid form for review."""
        self.message.hide()
        if self.stage == "form" and not self.busy and self.payout_form.is_ready():
            self.payout_form.form.set_busy(True)
            self._reviewed_request = self.payout_form.current_request()
            draft = Draft(self.draft_id, self._reviewed_request, self.payout_form.refund_of)
            self.flows.client.send(ReviewPayout(draft=draft))

    def say(self, words: Words, *, bad: bool = False) -> None:
        """Show a message on the current page."""
        if self.stage == "question":
            self.confirmation_page.say(words)
        elif self.stage == "outcome":
            self.outcome.say(words.line)
        else:
            self.message.show_and_announce("bad" if bad else "warn", words.title, words.text, words.todo)

    def on_refused(self, words: Words | None) -> None:
        """Make the form usable again, and say why the command was refused."""
        self.reset_busy()
        if words is not None:
            self.say(words)

    def _show_broken(self, broken: BrokenRules) -> None:
        """Show rules that the counter found broken at their fields."""
        self.reset_busy()
        self._show(self._form_page)
        form = self.payout_form
        words = {form.field_of(name): form.error_text(name, rule) for name, rule in broken}
        if not form.form.show_faults(words):
            self.say(Words(self.tr("This cannot be sent as it is"), ", ".join(words.values())))

    # Confirmation -----------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_answer(self, event: object) -> None:
        """Handle a review, a refused draft, a link, or the end of a command."""
        match event:
            case DraftReviewed() if event.summary.draft.draft_id == self.draft_id and not self.is_sending:
                self._show_confirmation(event.summary)
            case DraftRefused() if event.draft_id == self.draft_id:
                self._on_draft_refused(event)
            case LinkCreated() | LinkRefused() if event.payout_id == self._payout_id and self.is_sending:
                self._link = event  # it is shown with the answer
            case CommandEnded() if event.status is not CommandStatus.DONE and self.matches(event.subject):
                self.reset_busy()  # the command can be repeated
            case SourceBalance():
                self.payout_form.update_dependents()

    def _show_confirmation(self, summary: DraftSummary) -> None:
        """Show the confirmation, unless the form was edited since the review."""
        self.payout_form.form.set_busy(False)
        if self._reviewed_request is not None and self._reviewed_request == self.payout_form.current_request():
            self._summary = summary
            self.confirmation_page.show_question(summary, self.payout_form.confirmation(summary.draft.request))
            self._show(self.confirmation_page)
            if self.isVisible():
                self.confirmation_page.begin()

    def _on_draft_refused(self, event: DraftRefused) -> None:
        """Show broken rules, or ask a second person."""
        if self._payout_id:  # sent again: OutcomePresenter asks the second person
            if event.broken and not self.is_cleared:
                self._start_new_draft()
                self._show_broken(event.broken)
        elif event.second is not None:
            self.reset_busy()
            self._show_confirmation(event.second)
            self._request_second_person(event.second)
        else:
            self._show_broken(event.broken)

    @Slot()
    def on_confirmed(self) -> None:
        """Send the payout, after a second person's approval if needed."""
        summary = self._summary
        if summary is not None and summary.needs_second_person:
            self._request_second_person(summary)
        elif summary is not None:
            self._send(SendPayout(draft=summary.draft))

    def _request_second_person(self, summary: DraftSummary) -> None:
        """Ask a second person, who sees what the sender sees."""
        self.flows.request_second_person(summary, self._send_approved, self.confirmation_page.model)

    def _send_approved(self, command: SendPayout) -> None:
        """Send, if the confirmation shown to the second person is still shown."""
        is_same_draft = self._summary is not None and self._summary.draft == command.draft
        if is_same_draft and self.stage == "question" and not self.busy:
            self._send(command)

    def _send(self, command: SendPayout) -> None:
        self.confirmation_page.set_busy(True)
        self.flows.client.send(command)

    def matches(self, subject_id: str) -> bool:
        """Return True if an id is that of the draft or the payout of this form."""
        return bool(subject_id) and subject_id in {self.draft_id, self._payout_id}

    def resume(self, subject_id: str) -> bool:
        """Continue after a refused permission was granted; return False if the id is not of this form."""
        if subject_id == self.draft_id and self.stage == "question":
            self.on_confirmed()
        elif subject_id == self.draft_id:
            self.submit()
        elif subject_id and subject_id == self._payout_id:
            self.outcome_presenter.resume(subject_id)
        return self.matches(subject_id)

    def _start_new_draft(self) -> None:
        self.draft_id = new_id()
        self._reviewed_request = self._summary = self._link = None
        self._payout_id = ""
        self.outcome_presenter.forget()

    @Slot()
    def on_cancelled(self) -> None:
        """Go back from the confirmation to the unchanged form."""
        self._show(self._form_page)
        if self.isVisible():
            self.payout_form.begin()

    def step_back(self) -> bool:
        """Go back one stage and keep the input (Esc); return False on the form."""
        if self.stage == "question":
            if not self.confirmation_page.busy:
                self.on_cancelled()
            return True
        if self.stage == "outcome":
            if not self.outcome.step_back():
                self.on_new()
            return True
        return False

    def reset_busy(self) -> None:
        """Undo the busy state after a command was refused."""
        self.payout_form.form.set_busy(False)
        self.payout_form.cancel_requests()
        if self.confirmation_page.busy:
            self.confirmation_page.set_busy(False)
            if self.isVisible() and self.isAncestorOf(self._focus_widget()):  # not a panel that asks for a PIN
                self.confirmation_page.begin()
        self.outcome.reset_busy()
        self._in_flight = False

    # Outcome ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_payout(self, payout: Payout) -> None:
        """Show a change of the payout of this form."""
        if payout.draft_id == self.draft_id:
            self._payout_id = payout.payout_id
            self._show_payout(payout)
            if self._link is not None and self.stage == "outcome":
                link, self._link = self._link, None
                self.outcome_presenter.show_link(link)

    def _show_payout(self, payout: Payout) -> None:
        """Show the outcome; without an answer only if nothing waits for one (the journal failed after the send)."""
        if payout.classification is None and self.stage != "outcome" and self.confirmation_page.busy:
            return
        was = self.stage
        had_focus = was == "outcome" and self.isAncestorOf(self._focus_widget())
        self.reset_busy()
        if payout.outcome is Outcome.FIX_FIELD and was != "outcome":
            self._return_to_form(payout)
            return
        self._in_flight = payout.classification is None
        before = self.is_cleared
        gone = self.is_cleared = before or (payout.may_have_gone and not self._in_flight)
        if gone and not before:
            self.payout_form.clear()
            self.update_dependents()
        self._show(self.outcome_page)
        show_link = was == "question" and self.isVisible()
        self.outcome_page.show_payout(payout, is_cleared=gone, show_link=show_link)
        lost = had_focus and not self.isAncestorOf(self._focus_widget())
        if self.isVisible() and (lost or was != "outcome"):
            self.begin()

    def _focus_widget(self) -> QWidget:
        return QApplication.focusWidget() or self.window()

    def _return_to_form(self, payout: Payout) -> None:
        """Return to the form, with the input kept and a message at the field that the service rejected."""
        self._show(self._form_page)
        self._start_new_draft()
        self.say(payout_words(payout), bad=True)
        why = payout.classification
        if (
            not (why and why.field and self.payout_form.form.show_faults(self.payout_form.service_errors(why)))
            and self.isVisible()
        ):
            self.payout_form.begin()

    @Slot()
    def on_new(self) -> None:
        """Start another payout; ignored while the last one has no answer."""
        if self._in_flight:
            return
        self.is_cleared = False
        self._show(self._form_page)
        self._start_new_draft()
        if self.isVisible():
            self.payout_form.begin()

    @Slot(object)
    def on_command_requested(self, command: object) -> None:
        """Note that the payout is sent again."""
        if isinstance(command, SendPayoutAgain):
            self._in_flight = True

    def forget(self) -> None:
        """Clear input and outcome: another person takes over."""
        self.reset_busy()
        self.is_cleared = False
        self.payout_form.clear()
        self.message.hide()
        self._show(self._form_page)
        self.update_dependents()
        self._start_new_draft()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat()
        if enter and self.stage == "form":
            self.submit()
        elif enter and self.stage == "outcome":
            self.begin()
        elif event.key() != Qt.Key.Key_Escape or not self.step_back():
            super().keyPressEvent(event)
