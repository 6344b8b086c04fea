"""The second step: test or live, keys, terminal, shop. Nothing is saved before it was tested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain import rules
from paydesk.domain.fact import member
from paydesk.domain.phones import terminal_number
from paydesk.domain.rules import Rule
from paydesk.domain.settings.keys import keys_for_settings
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem
from paydesk.domain.settings.service_kind import ServiceKind, kind_of_keys, service_kind
from paydesk.domain.settings.settings import (
    PRODUCTION_GATEWAY,
    PRODUCTION_HOSTS,
    SANDBOX_GATEWAY,
    SANDBOX_HOSTS,
    Connection,
    FirstStart,
    Settings,
)
from paydesk.ui.forms.fields import FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.layout import Layout
from paydesk.ui.settings.shared_fields import gateway_field, key_fields, shop_name_field, terminal_of, terminal_text
from paydesk.ui.start.checks import CheckCard, CheckRow, CheckState
from paydesk.ui.start.step import CONNECT, StartStep
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.choice import CardChoice
from paydesk.ui.widgets.flow import add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Separator, Text
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.settings import (
    connection_problem_words,
    keychain_words,
    suggested_address,
    terminal_fault,
    with_suggestion,
)

_KNOWN_ADDRESSES: Final = frozenset({SANDBOX_GATEWAY, PRODUCTION_GATEWAY})
_NO_ANSWER: Final = frozenset({ConnectionProblem.LINE, ConnectionProblem.ADDRESS})


class ConnectStep(StartStep):
    """`test_requested` carries (Settings, client id, secret) as typed; `keys_accepted` the same after a good test."""

    test_requested = Signal(object)
    keys_accepted = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(CONNECT, parent)
        self._settings = settings
        self._keys = AreaKeys(Area.GATEWAY, "none")
        self._shows_address = False
        self._initial_values: dict[str, str] = {}
        """The values of the fields before any input."""
        self._tested_input: tuple[Settings, str, str] | None = None
        """The input that was tested last, if the test was good."""
        self._create_widgets()
        self._lay_out()
        self.show_settings(settings)

    def _create_widgets(self) -> None:
        self.address_button = KeyButton(self.tr("Use another server"), "", "ghost", self, on_press=self.on_address)
        self.money = CardChoice(
            [
                (
                    ServiceKind.TEST,
                    self.tr("Test"),
                    self.tr("Practice with test keys"),
                    self.tr("TEST on every screen"),
                ),
                (ServiceKind.LIVE, self.tr("Live"), self.tr("Real customers, real money"), ""),
            ],
            self,
            name=self.tr("Mode"),
        )
        self.money.chosen.connect(self.on_money)
        self.form = Form(self._fields(), self, name=self.tr("Connect this counter"), faults=self._faults)
        self.form.edited.connect(self.on_edited)
        self.form.submitted.connect(self.on_submitted)
        self.rows = {
            "kind": CheckRow("", brief=True),
            "keys": CheckRow(self.tr("Keys accepted"), brief=True),
            "clock": CheckRow(self.tr("Clock is right"), brief=True),
        }
        self.message = MessagePanel.create_hidden(self)
        self._suggested_address = ""
        """Suggested correction of the tested address, or ""."""
        self.suggestion_button = KeyButton("", "", "plain", on_press=self.on_suggestion)
        self.message.add(self.suggestion_button)
        self.test_again_button = KeyButton(self.tr("Test again"), "", "plain", self, height=48, on_press=self.test)
        self.next_button = KeyButton("", self.tr("Enter"), "primary", self, height=48)
        self.form.set_submit_button(self.next_button)
        self.enter_button = self.next_button
        self.add_foot(self.test_again_button, self.next_button)
        self.insert_above_foot(self.message)

    def _fields(self) -> list[FormField]:
        return [
            *key_fields(required=False, wide=True),
            FormField(
                "terminal", self.tr("Terminal number"), hint="54321", required=True, short=True, clean=terminal_number
            ),
            shop_name_field(short=True),
            replace(gateway_field(), wide=True, shown_when=self._asks_address),
        ]

    def _lay_out(self) -> None:
        self.title = Heading(self.tr("Connect this counter"), self)
        policy = self.address_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # else Test and Live would move when pressed
        self.address_button.setSizePolicy(policy)
        add_items(self.column, add_items(hbox(), (self.title, 1), self.address_button))
        left = add_items(vbox(spacing=12), self.money, self.form, CheckCard(list(self.rows.values()), self), 1)
        self._sides = add_items(hbox(spacing=32), (left, 64), (add_items(vbox(), self._create_help_card(), 1), 36))
        add_items(self.column, self._sides, 1)

    def _create_help_card(self) -> Card:
        """Create the card that says where keys and terminal number are found."""
        card = Card("plain", self)
        self._mode_step = Text("", tint="ink2", parent=card)
        self._kept_note = Note("", card)
        add_items(
            vbox(card, (16, 16, 16, 16), 8),
            Text(self.tr("Where to find the keys"), style="action", parent=card),
            Text(self.tr("1. Sign in to the Cashfree dashboard."), tint="ink2", parent=card),
            self._mode_step,
            Text(self.tr("3. Open Developers, then API keys."), tint="ink2", parent=card),
            Text(self.tr("4. Copy both. The secret is shown once."), tint="ink2", parent=card),
            Separator(card),
            Text(self.tr("Terminal number"), bold=True, parent=card),
            Text(self.tr("See softPOS in the dashboard, or type its phone."), tint="ink2", parent=card),
            self._kept_note,
        )
        return card

    def use_layout(self, layout: Layout) -> None:
        """Put the help below the fields, and id and secret side by side, in tight windows."""
        super().use_layout(layout)
        for name in ("client_id", "client_secret"):
            self.form.set_wide(name, wide=not layout.is_tight)
        set_direction(self._sides, vertical=layout.is_tight)

    # What it holds --------------------------------------------------------------------------------------------------

    @property
    def _kind(self) -> ServiceKind:
        return ServiceKind(self.money.current())

    @property
    def _is_live(self) -> bool:
        return self._kind is ServiceKind.LIVE

    def show_settings(self, settings: Settings) -> None:
        """Start from these settings, in use or from a file."""
        self._settings = settings
        url = settings.connection.gateway_url
        self.money.choose(ServiceKind.LIVE if service_kind(settings) is ServiceKind.LIVE else ServiceKind.TEST)
        self._shows_address = url not in _KNOWN_ADDRESSES
        typed = {"terminal": terminal_text(settings.shop.terminal), "shop": settings.shop.name, "gateway_url": url}
        self._initial_values = {**typed, "money": self.money.current()}
        self.form.set_values(typed)
        self._show_money()

    def draft(self) -> Mapping[str, str]:
        typed = {**self.form.entered_values(), "money": self.money.current()}
        return {name: str(text) for name, text in typed.items() if text != self._initial_values.get(name)}

    def restore_draft(self, draft: Mapping[str, str]) -> None:
        self.money.choose(member(ServiceKind, draft.get("money", "")) or self._kind)
        self._shows_address = self._shows_address or "gateway_url" in draft
        self.form.restore_values(draft)
        self._show_money()

    def report_restored(self, *, left_out: int) -> None:
        """Say that the settings of a file were filled in; `left_out` of its values were invalid."""
        title = self.tr("Settings loaded from the file")
        text = self.tr("Type the keys and this counter's terminal number.")
        more = self.tr("Some values were not valid and left out.") if left_out else ""
        self.message.show_and_announce("warn" if left_out else "info", title, text, more)

    def show_keys(self, keys: AreaKeys) -> None:
        """Take the state of the keys; stored keys need not be typed again."""
        self._keys = keys
        self._update_buttons()

    def _asks_address(self, _values: FormValues) -> bool:
        return self._shows_address and not self._is_live

    def _faults(self, values: FormValues) -> Mapping[str, str]:
        number = values.text("terminal")
        found = {"terminal": terminal_fault(number, by_phone=rules.check_phone(number) is None)}
        client_id, secret = values.text("client_id"), values.text("client_secret")
        if not self._has_keys or client_id or secret:
            each = (("client_id", client_id), ("client_secret", secret))
            found |= {name: rule_words(Rule.REQUIRED) for name, text in each if not text}
        keys_kind = kind_of_keys(client_id, secret)
        if keys_kind is not None and keys_kind is not self._kind:
            found["client_id"] = (
                self.tr("These are test keys. Choose Test, or copy the live keys.")
                if keys_kind is ServiceKind.TEST
                else self.tr("These are live keys. Choose Live, or copy the test keys.")
            )
        return found

    def _read_input(self) -> tuple[Settings, str, str]:
        values, before = self.form.values(), self._settings
        number = values.text("terminal")
        terminal = terminal_of(number, by_phone=rules.check_phone(number) is None)
        hosts = before.money_out.hosts
        if hosts in {SANDBOX_HOSTS, PRODUCTION_HOSTS}:
            hosts = PRODUCTION_HOSTS if self._is_live else SANDBOX_HOSTS
        settings = replace(
            before,
            connection=self._connection,
            shop=replace(before.shop, name=values.text("shop"), terminal=terminal),
            money_out=replace(before.money_out, hosts=hosts),
            first_start=FirstStart.PEOPLE,
        )
        return settings, values.text("client_id"), values.text("client_secret")

    @property
    def _connection(self) -> Connection:
        """The connection as chosen."""
        typed = self.form.values().text("gateway_url") or SANDBOX_GATEWAY
        return replace(self._settings.connection, gateway_url=PRODUCTION_GATEWAY if self._is_live else typed)

    @property
    def _has_keys(self) -> bool:
        """True if keys are stored for the chosen address."""
        return keys_for_settings(self._keys, replace(self._settings, connection=self._connection)).is_usable

    # What people do -------------------------------------------------------------------------------------------------

    def activate(self) -> None:
        self.money.option(self.money.current()).setFocus(Qt.FocusReason.OtherFocusReason)
        self._update_buttons()

    @Slot(object)
    def on_money(self, _kind: object) -> None:
        """Switch between test and live."""
        self._show_money()
        self.form.recheck()
        self.on_edited("money")

    def _show_money(self) -> None:
        live = self._is_live
        self._mode_step.setText(
            self.tr("2. Switch to Live at the top.") if live else self.tr("2. Switch to Test at the top.")
        )
        self.rows["kind"].show_state(CheckState.OPEN, "", title=self._kind_words())
        self.address_button.setVisible(not live and not self._shows_address)
        self.form.recheck()

    def _kind_words(self) -> str:
        return self.tr("Keys match Live") if self._is_live else self.tr("Keys match Test")

    @Slot()
    def on_address(self) -> None:
        """Show the field for another address, as a sandbox on this PC."""
        self._shows_address = True
        self._show_money()
        self.form.focus_field("gateway_url")

    @Slot(object)
    def on_edited(self, _name: object) -> None:
        """Discard the test result: the input has changed."""
        self._tested_input = None
        self.message.hide()
        for row in self.rows.values():
            row.show_state(CheckState.OPEN, "")
        self._update_buttons()

    def _update_buttons(self) -> None:
        is_tested = self._tested_input is not None
        note = self.tr("Keys are saved. Leave empty to keep them.") if self._has_keys else ""
        self.form.field_widget("client_id").set_note(note)
        self.next_button.setText(self.tr("Next: people") if is_tested else self.tr("Check the keys"))
        self.test_again_button.setVisible(is_tested)
        self._kept_note.setText(keychain_words(self._keys.keychain)[0] or self.tr("Keys are saved after the check."))

    @Slot(object)
    def on_submitted(self, _values: object) -> None:
        """Test the input, or go on if it was tested (Enter)."""
        if self._tested_input is not None and self._tested_input == self._read_input():
            self.keys_accepted.emit(self._tested_input)
        else:
            self.test()

    @Slot()
    def test(self) -> None:
        """Test the input."""
        if self.form.is_busy or not self.form.check():
            return
        self.message.hide()
        for row in self.rows.values():
            row.show_state(CheckState.BUSY, "")
        self.test_requested.emit(self._read_input())

    @Slot()
    def on_suggestion(self) -> None:
        """Use the suggested address and test it."""
        self.form.set_values({"gateway_url": self._suggested_address})
        self.on_edited("gateway_url")
        self.test()

    # What comes of it -----------------------------------------------------------------------------------------------

    def show_tested(self, tested_input: tuple[Settings, str, str], tested: AreaTested) -> None:
        """Show the result of a test, row by row."""
        problem = tested.problem
        if tested_input == self._read_input() and problem is None:
            self._tested_input = tested_input
        answered = problem not in _NO_ANSWER
        keys_state = CheckState.OK if problem in {None, ConnectionProblem.CLOCK_OFF} else CheckState.STOPS
        self.rows["kind"].show_state(keys_state if answered else CheckState.OPEN, "", title=self._kind_words())
        time = self.tr("{time} ms").format(time=tested.round_trip_ms) if tested.round_trip_ms is not None else ""
        self.rows["keys"].show_state(keys_state, "", time)
        offset = tested.clock_offset_s
        clock = (
            CheckState.OPEN
            if offset is None
            else CheckState.STOPS
            if problem is ConnectionProblem.CLOCK_OFF
            else CheckState.OK
        )
        self.rows["clock"].show_state(clock, "", "" if offset is None else self.tr("{n} s off").format(n=abs(offset)))
        if problem is not None:
            self._suggested_address, label = suggested_address(tested, tested_input[0].connection.gateway_url)
            words = with_suggestion(connection_problem_words(tested), self._suggested_address)
            self.suggestion_button.setText(label)
            self.suggestion_button.setVisible(bool(self._suggested_address))
            self.message.show_and_announce("bad", words.title, words.text, words.todo)
        else:
            announce(self.next_button, self.tr("Keys accepted. Clock is right."))
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._update_buttons()
