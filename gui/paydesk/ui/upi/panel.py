"""Check a UPI address or a phone: whose is it, says the bank (SPEC.md 4.6, 4.7)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from uuid import uuid4

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import Validated
from paydesk.domain.payout.messages import UpiChecked
from paydesk.domain.payout.requests import Validation
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import AnyRule, Broken, PayoutRule, Rule
from paydesk.ui import clock
from paydesk.ui.panels.clipboard import ShortCopy
from paydesk.ui.upi.result import ResultCard
from paydesk.ui.upi.token import TokenBox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.room import Room
from paydesk.ui.widgets.segmented import Segmented
from paydesk.ui.widgets.side_panel import SideContent
from paydesk.ui.widgets.text_field import TextField
from paydesk.ui.words.base import Words
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.outcomes import outcome_chip, outcome_words
from paydesk.ui.words.upi import invalid_words

_VPA, _PHONE = "vpa", "phone"
_LATER = frozenset({Rule.REQUIRED, Rule.TOO_SHORT, PayoutRule.NOT_A_UPI_ADDRESS})
"""Rules that what is still being typed may break: they are told once it is sent."""


@dataclass(frozen=True, slots=True)
class UpiCheck:
    """One check that staff asked for; exactly one of `vpa` and `phone` is not empty."""

    check_id: str
    vpa: str = field(default="", repr=False)
    phone: str = field(default="", repr=False)


class UpiPanel(SideContent):
    """One field, one answer.

    `check_wanted` carries a UpiCheck, `transfer_wanted` (address, name at the bank) for a supervisor's transfer.
    """

    check_wanted = Signal(object)
    transfer_wanted = Signal(object)

    def __init__(self, copies: ShortCopy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: UpiCheck | None = None
        self._found: Validated | None = None
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(18, 2, 18, 18)
        column.setSpacing(14)
        self._add_form(column, inside)
        self.result = ResultCard(inside)
        column.addWidget(self.result)
        self.token = TokenBox(copies, inside)
        self.token.send_wanted.connect(self.on_send)
        column.addWidget(self.token)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Room(inside, self, name=self.tr("Check a UPI address")))
        self._show_kind()

    def _add_form(self, column: QVBoxLayout, inside: QWidget) -> None:
        self.kind = Segmented(
            [(_VPA, self.tr("UPI address"), ""), (_PHONE, self.tr("Phone"), "")], inside, name=self.tr("What is known")
        )
        self.kind.chosen.connect(self.on_kind)
        column.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignLeft)
        form = QVBoxLayout()
        form.setSpacing(0)
        self.vpa = TextField(self.tr("UPI address"), self.tr("name@bank"), inside)
        self.phone = TextField(self.tr("Phone number"), self.tr("10 digits"), inside)
        for one in (self.vpa, self.phone):
            one.changed.connect(self.on_typed)
            one.submitted.connect(self.submit)
            form.addWidget(one)
        self.check_button = KeyButton(self.tr("Check"), self.tr("Enter"), "primary", inside)
        self.check_button.set_height(48)
        self.check_button.clicked.connect(self.submit)
        form.addSpacing(6)
        form.addWidget(self.check_button)
        column.addLayout(form)

    def title(self) -> str:
        """SidePanel: what stands above it."""
        return self.tr("Check a UPI address")

    def begin(self) -> None:
        """SidePanel: the keyboard is in the field; what stands there is typed over."""
        edit = self._field().edit
        edit.setFocus(Qt.FocusReason.OtherFocusReason)
        edit.selectAll()

    def put_address(self, address: str) -> None:
        """A scanned address, in place of what stands there; Enter checks it."""
        self.kind.choose(_VPA)
        self._clear_answer()
        self._show_kind()
        self.vpa.set_text(address)
        self.vpa.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def by_phone(self) -> bool:
        """Whether a phone is asked about."""
        return self.kind.current() == _PHONE

    def _field(self) -> TextField:
        return self.phone if self.by_phone else self.vpa

    def _typed(self) -> str:
        text = self._field().text()
        return re.sub(r"[ -]", "", payout_rules.bare_phone(text)) if self.by_phone else text

    # Asking ---------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_kind(self, _kind: object) -> None:
        """UPI address or phone."""
        self._clear_answer()
        self._show_kind()
        self.begin()

    def _show_kind(self) -> None:
        self.vpa.setVisible(not self.by_phone)
        self.phone.setVisible(self.by_phone)

    @Slot()
    def on_typed(self) -> None:
        """An answer belongs to what was typed then, not to something else."""
        self._clear_answer()
        rule = self._rule() if self._typed().removeprefix("+9").removeprefix("+") else None
        self._show_rule(None if rule in _LATER else rule)

    @Slot()
    def submit(self) -> None:
        """Enter: ask, unless this is being asked already."""
        if self._asked is not None:
            return
        self._clear_answer()
        rule = self._rule()
        self._show_rule(rule)
        if rule is not None:
            self.begin()
            return
        text = self._typed()
        self._asked = UpiCheck(uuid4().hex, **({"phone": text} if self.by_phone else {"vpa": text}))
        self._field().edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.check_button.set_busy(busy=True)
        self.check_wanted.emit(self._asked)

    def _rule(self) -> AnyRule | None:
        text = self._typed()
        request = Validation("check", phone=text) if self.by_phone else Validation("check", vpa=text)
        if self.by_phone and not text:
            return Rule.REQUIRED
        return next((rule for name, rule in payout_rules.validation(request) if name in {_VPA, _PHONE}), None)

    def _show_rule(self, rule: AnyRule | None) -> None:
        name = _PHONE if self.by_phone else _VPA
        self._field().set_error(None if rule is None else rule_words(rule, name))

    # Answers --------------------------------------------------------------------------------------------------------

    def show_checked(self, event: UpiChecked, now: int) -> None:
        """An answer; one to an earlier check is passed over."""
        asked = self._asked
        if asked is None or event.check_id != asked.check_id:
            return
        self._stop_waiting()
        if event.broken:
            self._show_broken(event.broken)
        elif event.validated is not None:
            self._show_validated(event.validated, asked, event.token_until, now)
        elif event.judgement is not None:
            self.result.show_words(outcome_chip(event.judgement)[1], outcome_words(event.judgement))

    def _show_broken(self, broken: Broken) -> None:
        rule = next((rule for name, rule in broken if name in {_VPA, _PHONE}), broken[0][1])
        self._show_rule(rule)
        self.begin()

    def _show_validated(self, found: Validated, asked: UpiCheck, until: int | None, now: int) -> None:
        if found.valid:
            self._found = found
            self.result.show_valid(found, self.tr("VALID"))
            self.token.show_token(found.transfer_token, until, now)
        elif found.status_word == "INVALID":
            self.result.show_words("bad", invalid_words(by_phone=bool(asked.phone)), asked.vpa)
        else:
            self.result.show_words("warn", outcome_words(found.judgement), asked.vpa)

    def refuse(self, check_id: str, words: Words) -> None:
        """Whoever is at the till may not ask this now."""
        if self._asked is not None and self._asked.check_id == check_id:
            self._stop_waiting()
            self.result.show_words("warn", words)

    def _stop_waiting(self) -> None:
        self._asked = None
        self.check_button.set_busy(busy=False)

    def _clear_answer(self) -> None:
        self._asked = self._found = None
        self.check_button.set_busy(busy=False)
        self.result.forget()
        self.token.forget()

    # Time, use, roles -----------------------------------------------------------------------------------------------

    def refresh(self, now: int) -> None:
        """The token gets older."""
        if not self.token.isHidden():
            self.token.refresh(now)

    def token_used(self, vpa: str) -> None:
        """Money was sent to this address: the token was for one transfer only."""
        if self._found is not None and self._found.vpa.casefold() == vpa.casefold():
            self.token.use_up(clock.now_ms())

    def allow(self, permissions: frozenset[Permission]) -> None:
        """What whoever is at the till may do."""
        self.token.allow_sending(may=Permission.SEND in permissions)

    def forget(self) -> None:
        """Somebody else is at the till, or nobody: nothing that was typed or found stays."""
        self._clear_answer()
        for one in (self.vpa, self.phone):
            one.forget()
            one.set_error(None)

    @Slot()
    def on_send(self) -> None:
        """Send money to this address."""
        if self._found is not None:
            self.transfer_wanted.emit((self._found.vpa, self._found.name_at_bank))
