"""Identity: an authorisation code becomes an access token (SPEC.md 4.4), which is never shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.messages import IdentityCame
from paydesk.ui import clock
from paydesk.ui.forms.fields import Field, Values
from paydesk.ui.forms.form import Form
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import ButtonRow, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Pairs, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.base import minutes, short_time
from paydesk.ui.words.fields import broken_words
from paydesk.ui.words.outcomes import outcome_words


class IdentityTab(QWidget):
    """`exchange_wanted` carries the code, which is gone from the screen once a token came; `forget_wanted` nothing."""

    exchange_wanted = Signal(object)
    forget_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._came: IdentityCame | None = None
        code = Field(
            "auth_code", self.tr("Authorisation code"), hint=self.tr("From the end of that address"), wide=True
        )
        self.form = Form([code], self, name=self.tr("Identity"), faults=_faults)
        self.form.submitted.connect(self.on_submitted)
        self.message = MessagePanel("warn", "", "", self)
        self.message.hide()
        self.button = KeyButton(self.tr("Exchange it for a token"), self.tr("Enter"), "primary", self)
        self.form.use_button(self.button)
        inside = QWidget(self)
        within = vbox(inside, spacing=10)
        within.addWidget(self._make_steps(inside))
        within.addSpacing(4)
        within.addWidget(self.form)
        within.addWidget(self.message)
        within.addWidget(self._make_card(inside))
        within.addStretch(1)
        column = vbox(self, spacing=12)
        column.addWidget(Room(inside, self, name=self.tr("Identity")), 1)
        column.addWidget(self.button)
        self._show()

    def _make_steps(self, parent: QWidget) -> QWidget:
        """Where the code comes from, and what becomes of it."""
        card = Card("plain", parent)
        steps = vbox(card, (18, 14, 18, 14), 6)
        steps.addWidget(Text(self.tr("Proof of who somebody is"), 16, "ink", bold=True, parent=card))
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
        self.pairs = Pairs(self.card)
        self.forget_button = KeyButton(self.tr("Forget the token"), "", "plain", self.card)
        self.forget_button.clicked.connect(self.on_forget)
        inside.addWidget(self.title)
        inside.addWidget(self.pairs)
        inside.addWidget(ButtonRow(self.forget_button, parent=self.card))
        return self.card

    def begin(self) -> None:
        """The focus goes to the code."""
        self.form.begin()

    @Slot(object)
    def on_submitted(self, values: object) -> None:
        """Enter: exchange the code."""
        if isinstance(values, Values):
            self.message.hide()
            self.form.set_busy(True)
            self.exchange_wanted.emit(values.text("auth_code"))

    def show_identity(self, event: IdentityCame) -> None:
        """What came of it. A code that was refused stays, to be looked at."""
        self.free()
        if event.broken:
            self.form.tell(broken_words(event.broken))
        elif not event.hint and event.judgement is not None:
            words = outcome_words(event.judgement)
            self.message.tell("bad", words.title, words.text, words.todo)
            if not (event.judgement.field and self.form.tell({event.judgement.field: words.title})):
                self.begin()
        else:
            self._came = event
            self.form.forget()
            self._show()
            self.forget_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def free(self) -> None:
        """The question is over."""
        self.form.set_busy(False)

    def refresh(self, _now: int) -> None:
        """Time went on."""
        if self._came is not None:
            self._show()

    def _show(self) -> None:
        came = self._came
        self.card.setVisible(came is not None)
        if came is None:
            return
        now, until = clock.now_ms(), came.expires_at
        over = until is not None and until <= now
        self.card.set_kind("off" if over else "ok")
        self.title.setText(self.tr("The token has run out") if over else self.tr("A token is here"))
        ends = self.tr("not told")
        if until is not None:
            ends = self.tr("{time}, in {left}").format(time=short_time(until), left=minutes(until - now))
            ends = short_time(until) if over else ends
        kept = {
            "keychain": self.tr("in this PC's keychain"),
            "memory": self.tr("in memory, until Paydesk closes"),
        }
        self.pairs.show_pairs(
            [
                (self.tr("Token"), came.hint),
                (self.tr("Kept"), kept.get(came.kept, came.kept)),
                (self.tr("Good until"), ends),
                (self.tr("Reference"), came.reference_id),
                (self.tr("Verification"), came.verification_id),
            ]
        )

    @Slot()
    def on_forget(self) -> None:
        """The token goes."""
        self._came = None
        self._show()
        self.forget_wanted.emit()
        self.begin()

    def forget(self) -> None:
        """Somebody else takes over: what is shown goes; the token stays where it is kept."""
        self._came = None
        self.form.forget()
        self.message.hide()
        self.free()
        self._show()


def _faults(values: Values) -> dict[str, str]:
    """SPEC.md 4.4."""
    return broken_words(payout_rules.auth_code(values.text("auth_code")))
