"""Side panel that checks whose UPI address or phone number it is, and shows the transfer token.

See docs/service.md#validate-upi-v1, docs/service.md#validate-upi-v2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.checked_address import check_token
from paydesk.domain.commands import CheckUpi
from paydesk.domain.messages import CommandEnded
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.messages import UpiCheck
from paydesk.domain.people.person import Permission
from paydesk.domain.phones import is_mobile, national_phone
from paydesk.domain.rules import BrokenRules, check_cashgram_phone, clean_vpa
from paydesk.ui import clock
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.forms.form_layout import NO_LABEL_HEIGHT
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, CardKind, Chip, ChipKind
from paydesk.ui.widgets.clipboard import CopyButton, TimedClipboard
from paydesk.ui.widgets.flow import MIN_SIDE_BY_SIDE_WIDTH, add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import KeyValueGrid, Text
from paydesk.ui.widgets.overlay import SideContent
from paydesk.ui.widgets.paint import ResizeMixin
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import Words
from paydesk.ui.words.fields import fault_of, rule_words
from paydesk.ui.words.outcomes import outcome_chip, outcome_words
from paydesk.ui.words.payouts import detail_rows, invalid_words, token_words
from paydesk.ui.words.problems import failed_words


class TokenBox(QWidget):
    """The token of a checked address, for people who may send money. `send_wanted`: open a transfer."""

    send_requested = Signal()

    def __init__(self, copies: TimedClipboard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._copies = copies
        self._until: int | None = None
        self._is_used = False
        self._line = QWidget(self)
        self.caption = Text("", style="small", tint="ink2", parent=self._line)
        self.chip = Chip("", "wait", self._line)
        add_items(hbox(self._line, spacing=8), (self.caption, 1), (self.chip, 0, Qt.AlignmentFlag.AlignVCenter))
        self.copy_button = CopyButton(self.tr("Copy token"), copies, self)
        self.send_button = KeyButton(self.tr("Send money"), parent=self, on_press=self.send_requested)
        add_items(vbox(self, spacing=8), self._line, self.copy_button, self.copy_button.note, self.send_button)
        self.hide()

    def show_token(self, text: str, until: int | None, now: int) -> None:
        """Show a token ("" for none) that expires at `until`, in ms since the epoch."""
        token = check_token(text)
        self.copy_button.set_secret(token)
        self._until, self._is_used = until, False
        for shown in (self._line, self.copy_button):
            shown.setVisible(token is not None)
        self.refresh(now)
        self.show()

    def mark_used(self, now: int) -> None:
        """Mark the token as used by a transfer."""
        if self.copy_button.secret:
            self._is_used = True
            self._expire()
            self.refresh(now)

    def forget(self) -> None:
        self.copy_button.set_secret(None)
        self._until, self._is_used = None, False
        self.hide()

    def refresh(self, now: int) -> None:
        """Update the time left; `now` in ms since the epoch."""
        left = None if self._until is None else self._until - now
        if self.copy_button.secret and left is not None and left <= 0:
            self._expire()
        text, kind, words = token_words(left, used=self._is_used)
        if text != self.chip.text():
            self.chip.show_chip(text, kind)
            self.caption.setText(words)
            self.caption.set_tint("ink3" if kind == "off" else "ink2")
        self.copy_button.setEnabled(bool(self.copy_button.secret))

    def _expire(self) -> None:
        """Remove the token, also from the clipboard."""
        self.copy_button.set_secret(None)
        self._copies.forget()


class ResultCard(Card):
    """Result of a check: verdict, name, address, and further details from the bank."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ok", parent)
        self.verdict = Text("", style="small", tint="ok", bold=True, parent=self)
        self.name = Text("", style="title", parent=self)
        self.address = Text("", style="small", tint="ink2", parent=self)
        self.text = Text("", parent=self)
        self.todo = Text("", tint="ink2", parent=self)
        for line in (self.name, self.address):
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details = KeyValueGrid(self, narrow=True)
        add_items(
            vbox(self, (16, 16, 16, 16), 4), self.verdict, self.name, self.address, self.text, self.todo, self.details
        )
        self.hide()

    def show_valid(self, found: ValidationResult, verdict: str) -> None:
        """Show the owner of a valid address."""
        self._set_style("ok", verdict)
        texts = {self.name: found.name_at_bank, self.address: found.vpa}
        self._show_texts(texts, detail_rows(found.ifsc, found.ifsc_details), f"{verdict}, {found.name_at_bank}")

    def show_words(self, kind: ChipKind, words: Words, address: str = "") -> None:
        """Show a result without a name: what happened, and what to do."""
        self._set_style(kind, words.title)
        texts = {self.address: address, self.text: words.text, self.todo: words.todo}
        self._show_texts(texts, (), f"{words.title}. {words.text} {words.todo}")

    def forget(self) -> None:
        for line in (self.verdict, self.name, self.address, self.text, self.todo):
            line.clear()
        self.details.show_pairs(())
        self.setAccessibleName("")
        self.hide()

    def _set_style(self, kind: ChipKind, verdict: str) -> None:
        card_kind: CardKind = "ok" if kind == "ok" else "warn" if kind == "warn" else "bad" if kind == "bad" else "info"
        self.kind = card_kind
        self.verdict.setText(verdict)
        self.verdict.set_tint("brand" if card_kind == "info" else card_kind)

    def _show_texts(self, texts: Mapping[Text, str], details: tuple[tuple[str, str], ...], spoken: str) -> None:
        for line in (self.name, self.address, self.text, self.todo):
            line.set_text_or_hide(texts.get(line, ""))
        self.details.show_pairs(details)
        self.setAccessibleName(self.verdict.text())
        self.show()
        announce(self, spoken, urgent=True)


_KIND, _VPA, _PHONE = "kind", "vpa", "phone"


_vpa_fault, _phone_fault = fault_of(payout_rules.check_vpa, _VPA), fault_of(check_cashgram_phone, _PHONE)


def _fault(text: str, fault: Callable[[str], str]) -> str:
    """Return the fault of an address or a phone number, told apart by "@", in the field of either."""
    if "@" in text:
        return _vpa_fault(text)
    return "" if is_mobile(text) else fault(text)


def _clean(text: str) -> str:
    """Return the address or phone number in typed, scanned or pasted text."""
    found = clean_vpa(text)
    return found if "@" in found or not is_mobile(found) else national_phone(found)


def _is_kind(kind: str) -> Callable[[FormValues], bool]:
    return lambda values: values.text(_KIND) == kind


class UpiPanel(ResizeMixin, SideContent):
    """Panel with one field and one result."""

    def __init__(self, flows: FlowsPresenter, copies: TimedClipboard, parent: QWidget) -> None:
        super().__init__(parent)
        self._flows = flows
        self.requests = flows.create_requests(self)
        self._validated: ValidationResult | None = None
        self._can_send = False
        inside = QWidget(self)
        column, answer = vbox(spacing=12), vbox(spacing=12)
        self._answer = answer
        self._row = add_items(hbox(inside, (16, 2, 16, 16), 12), (column, 1), (answer, 1))
        self._add_form(column, inside)
        self.result = ResultCard(inside)
        self.token = TokenBox(copies, inside)
        self.token.send_requested.connect(self.on_send)
        add_items(answer, self.result, self.token, 1)
        self._scroll_area = VScrollArea(inside, self, name=self.title())
        add_items(vbox(self), self._scroll_area)

    def _add_form(self, column: QVBoxLayout, inside: QWidget) -> None:
        kinds = [(_VPA, self.tr("UPI address")), (_PHONE, self.tr("Phone"))]
        self.form = Form(
            [
                FormField(_KIND, "", FieldKind.PICK, options=kinds, spoken=self.tr("Details"), wide=True),
                FormField(
                    _VPA,
                    self.tr("UPI address"),
                    hint=self.tr("name@bank"),
                    required=True,
                    rule=partial(_fault, fault=_vpa_fault),
                    clean=_clean,
                    shown_when=_is_kind(_VPA),
                    wide=True,
                ),
                FormField(
                    _PHONE,
                    self.tr("Phone"),
                    FieldKind.PHONE,
                    hint=self.tr("10 digits"),
                    required=True,
                    rule=partial(_fault, fault=_phone_fault),
                    clean=_clean,
                    shown_when=_is_kind(_PHONE),
                    wide=True,
                ),
            ],
            inside,
            name=self.title(),
        )
        self.form.edited.connect(self.on_edited)
        self.form.submitted.connect(self.on_submitted)
        self.form.refused.connect(self._clear_answer)
        self.check_button = KeyButton(self.tr("Check"), self.tr("Enter"), "primary", inside, height=48)
        self.form.set_submit_button(self.check_button)
        add_items(column, self.form, self.check_button, 1)

    def _fit(self) -> None:
        """Place the result beside the form, or below it in a narrow panel."""
        narrow = self.width() < MIN_SIDE_BY_SIDE_WIDTH
        set_direction(self._row, vertical=narrow)
        self._row.setStretch(0, int(not narrow))
        self._answer.setContentsMargins(
            0, 0 if narrow else NO_LABEL_HEIGHT, 0, 0
        )  # aligned with the field, which has no label

    def title(self) -> str:
        return self.tr("Check UPI")

    def begin(self) -> None:
        """Focus the field and select its text."""
        self.form.focus_field(self.form.values().text(_KIND))

    def fill_address(self, address: str) -> None:
        """Fill in a scanned address; Enter checks it."""
        self._clear_answer()
        self.form.set_values({_KIND: _VPA, _VPA: address})
        self.form.focus_field(_VPA)

    # Queries ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_edited(self, name: object) -> None:
        """Clear the result: it belongs to the earlier input."""
        self._clear_answer()
        if name == _KIND:
            self.begin()

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Check the address or phone number."""
        text = values.text(_VPA) or values.text(_PHONE)
        is_phone = "@" not in text
        kind = _PHONE if is_phone else _VPA
        switched = values.text(_KIND) != kind
        self.form.set_values({_KIND: kind, kind: text})  # keep only the address of a pasted UPI code
        if switched:
            self.form.focus_field(kind)
        self._clear_answer()
        command = CheckUpi(phone=text) if is_phone else CheckUpi(vpa=text)
        self.requests.send("check", command, partial(self._show_checked, command), self._on_failed, busy=[self.form])

    # Answers --------------------------------------------------------------------------------------------------------

    def _show_checked(self, command: CheckUpi, event: UpiCheck) -> None:
        if event.broken:
            self._show_broken(event.broken)
        elif event.validated is not None:
            self._show_validated(event.validated, command, event.token_until, clock.now_ms())
        elif event.classification is not None:
            self.result.show_words(outcome_chip(event.classification)[1], outcome_words(event.classification))
        self._scroll_area.scroll_to(self.result)

    def _show_broken(self, broken: BrokenRules) -> None:
        rule = next((rule for name, rule in broken if name in {_VPA, _PHONE}), broken[0][1])
        name = self.form.values().text(_KIND)
        self.form.show_faults({name: rule_words(rule, name)})

    def _show_validated(self, found: ValidationResult, command: CheckUpi, until: int | None, now: int) -> None:
        if found.is_valid:
            self._validated = found
            self.result.show_valid(found, self.tr("VALID"))
            if self._can_send:  # a token is useless without the permission to send
                self.token.show_token(found.transfer_token, until, now)
        elif found.raw_status == "INVALID":
            self.result.show_words("bad", invalid_words(by_phone=bool(command.phone)), command.vpa)
        else:
            self.result.show_words("warn", outcome_words(found.classification), command.vpa)

    def _on_failed(self, event: CommandEnded) -> None:
        self.show_refused(failed_words(event))

    def show_refused(self, words: Words, command_id: str = "") -> None:
        """Show that a check was refused.

        Args:
            words: The reason.
            command_id: The refused command; "" for the current one.
        """
        if not command_id or self.requests.is_pending("check", command_id):
            self.requests.cancel()
            self.result.show_words("warn", words)
            self._scroll_area.scroll_to(self.result)

    @Slot()
    def _clear_answer(self) -> None:
        self.requests.cancel()
        self._validated = None
        self.result.forget()
        self.token.forget()

    # Time, tokens, permissions ----------------------------------------------------------------------------------------

    def refresh(self, now: int) -> None:
        if not self.token.isHidden():
            self.token.refresh(now)

    def mark_token_used(self, vpa: str) -> None:
        """Mark the token as used: it is valid for one transfer."""
        if self._validated is not None and self._validated.vpa.casefold() == vpa.casefold():
            self.token.mark_used(clock.now_ms())

    def set_permissions(self, permissions: frozenset[Permission]) -> None:
        self._can_send = Permission.SEND in permissions
        if not self._can_send:
            self.token.forget()

    def forget(self) -> None:
        self._clear_answer()
        self.form.forget()

    @Slot()
    def on_send(self) -> None:
        """Open a transfer to the checked address."""
        if self._validated is not None:
            self._flows.transfer_requested.emit((self._validated.vpa, self._validated.name_at_bank))
