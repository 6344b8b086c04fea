"""Two tabs of the payouts page: identity, and the outbox with unsettled and recent payouts.

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
from paydesk.domain.payout.payout import Payout
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.forms.fields import FormField, FormValues
from paydesk.ui.forms.form import MAX_WIDTH, Form
from paydesk.ui.money.flow_pages import OutcomePresenter
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.store import FlowsPresenter, MoneyPart
from paydesk.ui.rows.card import RowsCard
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import KeyValueGrid, Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import countdown_words, money_words, short_time
from paydesk.ui.words.fields import broken_rule_words
from paydesk.ui.words.outcomes import outcome_words
from paydesk.ui.words.payouts import payout_chip, payout_kind_words, recipient_words


class IdentityTab(MoneyPart):
    """Exchanges an authorisation code for a token. The code is cleared once the token arrived."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__(flows, parent)
        self._identity: TokenState | None = None
        code = FormField("auth_code", self.tr("Authorisation code"), wide=True)
        self.form = Form([code], self, name=self.tr("Identity"), faults=_faults)
        self.form.submitted.connect(self.on_submitted)
        self.message = MessagePanel.create_hidden(self)
        self.button = KeyButton(self.tr("Exchange it for a token"), self.tr("Enter"), "primary", self)
        self.form.set_submit_button(self.button)
        inside = QWidget(self)
        add_items(vbox(inside, spacing=10), self.form, self.message, self._make_card(inside), self._make_steps(inside))
        self.setMaximumWidth(MAX_WIDTH)
        add_items(
            vbox(self, spacing=8),
            (VScrollArea(inside, self, name=self.tr("Identity"), fit_content=True), 1),
            self.button,
            0,
        )
        self._show()

    def _make_steps(self, parent: QWidget) -> QWidget:
        card = Card("plain", parent)
        title = Text(self.tr("Proof of who somebody is"), style="action", parent=card)
        steps = add_items(vbox(card, (16, 12, 16, 12), 8), title)
        for text in (
            self.tr("1. The person agrees on the service's page, which sends them back to an address with a code."),
            self.tr("2. Type that code here. It can be used once."),
            self.tr("3. The token goes to this PC's keychain, where there is one. It is never shown whole."),
        ):
            steps.addWidget(Text(text, 14, "ink2", parent=card))
        return card

    def _make_card(self, parent: QWidget) -> QWidget:
        self.card = Card("ok", parent)
        inside = vbox(self.card, (18, 14, 18, 14), 10)
        self.title = Text("", 16, "ink", bold=True, parent=self.card)
        self.pairs = KeyValueGrid(self.card)
        self.forget_button = KeyButton(self.tr("Forget the token"), parent=self.card, on_press=self.on_forget_pressed)
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
        self.title.setText(self.tr("The token has run out") if over else self.tr("A token is here"))
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
                self.tr("The token is not forgotten"),
                self.tr("This PC's keychain is locked and still has it."),
                self.tr("Unlock the keychain, then forget the token again."),
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


class OutboxTab(MoneyPart):
    """List of payouts with the outcome of the selected one beside it."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__(flows, parent)
        self._store = store = flows.store
        self._settings = Settings()
        lines = Column(
            self.tr("Outbox"),
            lambda row: money_words(row.amount),
            CellStyle.TWO_LINES,
            state=payout_chip,
            second_line=self._below,
            stretches=True,
        )
        self.empty = MessagePanel(
            "info", self.tr("Nothing has gone out yet"), self.tr("What is sent stands here until it is settled."), self
        )
        self.table = RowsCard([lines], self.tr("Outbox"), self, empty=self.empty)
        self.table.chosen.connect(self.show_chosen)
        self.panel = OutcomePanel(flows, self)
        self._outcome_presenter = OutcomePresenter(self.panel, flows)
        flows.listeners.append(self._outcome_presenter)
        inside = QWidget(self)
        add_items(vbox(inside), self.panel, 1)
        self._detail_area = QWidget(self)
        scroll_area = VScrollArea(inside, self._detail_area, name=self.tr("What became of it"))
        self._detail_layout = add_items(
            vbox(self._detail_area, spacing=6), (scroll_area, 1), self.panel.row
        )  # the buttons stay visible
        beside = add_items(hbox(spacing=16), (self.table, 2), (self._detail_area, 3))
        self._column = add_items(vbox(self, spacing=12), self.empty, (beside, 1))
        store.loaded.connect(self.update_rows)
        store.payout_changed.connect(self.update_rows)
        self.update_rows()

    def begin(self) -> None:
        self.reload()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def reload(self) -> None:
        """Select the first payout unless one is selected."""
        rows = self.table.view.rows_model.rows
        if rows and not self.table.view.selected_key():
            self.choose(rows[0].key)

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        self._settings = settings
        self.panel.use_settings(settings, kind)
        self.update_rows()

    @Slot()
    def update_rows(self) -> None:
        outs = [*self._store.unsettled(), *self._store.recent()]
        self.table.show_rows(outs)
        self.show_chosen()

    def choose(self, payout_id: str) -> None:
        self.table.view.select(payout_id)
        self.show_chosen()

    @Slot()
    def show_chosen(self) -> None:
        """Show the outcome of the selected payout."""
        out = self._store.payout(self.table.view.selected_key())
        self._detail_area.setVisible(out is not None)
        if out is None:
            self.panel.row.hide()
        else:
            self.panel.show_payout(out)

    def reset_busy(self) -> None:
        self.panel.reset_busy()

    def refresh(self, now: int) -> None:
        self.panel.refresh(now)

    def forget(self) -> None:
        self._outcome_presenter.forget()
        self.choose("")

    def _below(self, payout: Payout) -> str:
        when = short_time(payout.wanted_at) if payout.wanted_at else ""
        to = recipient_words(payout, self._settings.money_out)
        return " · ".join(filter(None, (when, to or payout_kind_words(payout))))
