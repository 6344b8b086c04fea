"""Tab that exchanges the authorisation code of a person for a token.

See docs/service.md#exchange-an-authorisation-code.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import ExchangeCode, ForgetToken, ReadTokenState
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.messages import TokenState
from paydesk.ui import clock
from paydesk.ui.forms.fields import FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.layout import Layout
from paydesk.ui.money.store import FlowsPresenter, MoneyPart
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import KeyValueGrid, Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import countdown_words, short_time
from paydesk.ui.words.fields import broken_rule_words
from paydesk.ui.words.outcomes import outcome_words


class IdentityTab(MoneyPart):
    """Exchanges an authorisation code for a token. The code is cleared once the token arrived."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__(flows, parent)
        self._identity: TokenState | None = None
        code = FormField("auth_code", self.tr("Authorisation code"), wide=True)
        self.form = Form([code], self, name=self.tr("Identity"), faults=_faults)
        self.form.submitted.connect(self.on_submitted)
        self.message = MessagePanel.create_hidden(self)
        self.button = KeyButton(self.tr("Get token"), self.tr("Enter"), "primary", self)
        self.form.set_submit_button(self.button)
        inside = QWidget(self)
        add_items(vbox(inside, spacing=12), self.form, self.message, self._make_card(inside), self._make_steps(inside))
        self._page = QWidget(self)
        area = VScrollArea(inside, self._page, name=self.tr("Identity"), fit_content=True)
        add_items(vbox(self._page, spacing=16), (area, 1), self.button, 0)
        self._column = add_items(hbox(self), (self._page, 1))
        self._show()

    def use_layout(self, layout: Layout) -> None:
        """Keep the tab in a centred column."""
        edge = layout.metrics.page
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._page.setMaximumWidth(layout.metrics.form)

    def _make_steps(self, parent: QWidget) -> QWidget:
        card = Card("plain", parent)
        title = Text(self.tr("Verify a person"), style="action", parent=card)
        steps = add_items(vbox(card, (16, 12, 16, 12), 8), title)
        for text in (
            self.tr("1. The person agrees on the service's page and gets a code."),
            self.tr("2. Type that code here. It can be used once."),
            self.tr("3. Paydesk keeps the token and never shows all of it."),
        ):
            steps.addWidget(Text(text, tint="ink2", parent=card))
        return card

    def _make_card(self, parent: QWidget) -> QWidget:
        self.card = Card("ok", parent)
        inside = vbox(self.card, (16, 12, 16, 12), 12)
        self.title = Text("", style="action", parent=self.card)
        self.pairs = KeyValueGrid(self.card)
        self.forget_button = KeyButton(self.tr("Delete token"), parent=self.card, on_press=self.on_forget_pressed)
        add_items(inside, self.title, self.pairs, ButtonRow(self.forget_button, parent=self.card))
        return self.card

    def begin(self) -> None:
        self.reload()
        self.form.focus_first()

    def reload(self) -> None:
        """Query the stored token, which may be of an earlier session or another person: it can be deleted here."""
        if self._identity is None and not self.form.is_busy:
            self.requests.send("look", ReadTokenState(), self._show_kept)

    def _show_kept(self, event: TokenState) -> None:
        self._identity = event
        self._show()

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Exchange the code."""
        self.requests.cancel("look")
        self.message.hide()
        self.forget_button.setEnabled(False)  # two tokens would be ambiguous
        code = ExchangeCode(auth_code=values.text("auth_code"))
        self.requests.send("token", code, self.show_identity, self.on_request_ended, busy=[self.form])

    def show_identity(self, event: TokenState) -> None:
        """Show the token, or why there is none; a refused code stays in its field."""
        self.reset_busy()
        if event.broken:
            self.form.show_faults(broken_rule_words(event.broken))
        elif not event.hint and event.classification is not None:
            words = outcome_words(event.classification)
            self.message.show_and_announce(
                "bad", words.title, words.text, words.todo
            )  # not at the field: it is too long
            self.form.focus_first()
        else:
            self._identity = event
            self.form.forget()
            self._show()
            self.forget_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def reset_busy(self) -> None:
        super().reset_busy()
        self.forget_button.setEnabled(True)

    def refresh(self, _now: int) -> None:
        if self._identity is not None:
            self._show()

    def _show(self) -> None:
        came = self._identity
        self.card.setVisible(came is not None)
        if came is None:
            return
        now, until = clock.now_ms(), came.expires_at
        over = until is not None and until <= now
        self.card.kind = "off" if over else "ok"
        self.title.setText(self.tr("The token has expired") if over else self.tr("A token is here"))
        ends = self.tr("not told")
        if until is not None:
            ends = self.tr("{time}, in {left}").format(time=short_time(until), left=countdown_words(until - now))
            ends = short_time(until) if over else ends
        kept = {"keychain": self.tr("in this PC's keychain"), "memory": self.tr("in memory, until Paydesk closes")}
        self.pairs.show_pairs(
            [
                (self.tr("Token"), came.hint),
                (self.tr("Kept"), kept.get(came.stored_in, came.stored_in)),
                (self.tr("Good until"), ends),
                (self.tr("Reference"), came.reference_id),
                (self.tr("Verification"), came.verification_id),
            ]
        )

    @Slot()
    def on_forget_pressed(self) -> None:
        """Delete the token."""
        came, self._identity = self._identity, None
        self._show()
        self.requests.cancel("look")
        self.requests.send("forget", ForgetToken(), on_ended=partial(self._forgotten, came))
        self.form.focus_first()

    def _forgotten(self, came: TokenState | None, event: CommandEnded) -> None:
        """Show the token again if the keychain could not delete it."""
        if event.status is CommandStatus.FAILED:
            self._identity = came
            self._show()
            self.message.show_and_announce(
                "bad",
                self.tr("The token is not deleted"),
                self.tr("This PC's keychain is locked and still has it."),
                self.tr("Unlock the keychain, then delete the token again."),
            )

    def forget(self) -> None:
        """Clear what is shown; the token stays stored."""
        self._identity = None
        self.form.forget()
        self.message.hide()
        self.reset_busy()
        self._show()


def _faults(values: FormValues) -> dict[str, str]:
    return broken_rule_words(payout_rules.check_auth_code(values.text("auth_code")))
