"""The settings of this counter: connection, shop, terminal, look. Keys have a page of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.language import language_of
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested
from paydesk.domain.settings.settings import TEXT_PERCENTS, Connection, Settings, Theme
from paydesk.domain.shift.days import LATEST_END
from paydesk.ui import language
from paydesk.ui.forms.fields import Field, Item, Kind, Section, Values
from paydesk.ui.settings import customer, field_rules, printing
from paydesk.ui.settings.saving import SavesSettings
from paydesk.ui.widgets.flow import ButtonRow, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.message_panel import MessageKind, MessagePanel
from paydesk.ui.words.keys import state_words, trouble_words, works_words

_PHONE = "phone"
_DAY_ENDS = tuple(range(0, LATEST_END, 30))
"""Minutes after midnight."""
_LOOK = frozenset({"language", "theme", "text_percent", "high_contrast"})
"""Used at once, without Save."""


class SettingsPage(SavesSettings):
    """`test_wanted` carries Settings; `connections_wanted`: the keys are typed on a page of their own."""

    test_wanted = Signal(object)
    connections_wanted = Signal()
    sound_wanted = Signal(object)
    """The Sounds as they are typed, to be heard."""
    printers_wanted = Signal()
    test_slip_wanted = Signal(object)
    """The Printing as it is typed."""

    def __init__(self, settings: Settings, *, demo: bool, parent: QWidget | None = None) -> None:
        self._demo = demo
        self._keys = AreaKeys(Area.GATEWAY, "none")
        super().__init__(settings, parent)
        self.form.edited.connect(self.on_edited)
        self._show_keys()

    # What it is made of ---------------------------------------------------------------------------------------------

    def name(self) -> str:
        """What screen readers call it."""
        return self.tr("Settings")

    def items(self) -> list[Item]:
        """The form."""
        return [self._connection(), self._shop(), self._customer(), self._printing(), self._look(), self._newer()]

    def _connection(self) -> Section:
        url, version = field_rules.address_fault, field_rules.version_fault
        items: list[Field | QWidget] = [
            Field("gateway_url", self.tr("Address of the service"), hint="https://", rule=url, required=True),
            Field("api_version", self.tr("API version"), hint="2025-01-01", rule=version, required=True),
            *self._make_parts(),
        ]
        if self._demo:
            text = self.tr(
                "The demo talks to the built-in sandbox, with keys of its own. There is nothing to set here."
            )
            items = [MessagePanel("info", self.tr("This is the demo"), text), *items[2:]]
        return Section(self.tr("Connection"), items)

    def _make_parts(self) -> list[QWidget]:
        """What stands below the fields of the connection."""
        self._where = QWidget()
        column = vbox(self._where, (0, 0, 0, 8), 2)
        self._keys_note = Text("", 14, "ink", parent=self._where)
        column.addWidget(Text(self.tr("Keys"), 13, "ink2", parent=self._where))
        column.addWidget(self._keys_note)
        self._keys_button = KeyButton("", "", "plain")
        self._keys_button.clicked.connect(self.connections_wanted)
        self._test_button = KeyButton(self.tr("Test this connection"), "", "plain")
        self._test_button.clicked.connect(self.on_test)
        self._result = MessagePanel("info", "", "")
        self._result.hide()
        return [self._where, ButtonRow(self._keys_button, self._test_button), self._result]

    def _shop(self) -> Section:
        kinds = [("id", self.tr("By its number")), (_PHONE, self.tr("By its phone"))]
        minutes = self.tr("An order can be paid for (minutes)")
        return Section(
            self.tr("Shop and terminal"),
            [
                Field("shop", self.tr("Name of the shop"), hint=self.tr("Sharma Stores"), required=True),
                Field("counter", self.tr("This till"), hint=self.tr("till 2")),
                Field("staff", self.tr("Who sells here"), hint=self.tr("Asha")),
                Field(
                    "payee_vpa",
                    self.tr("The shop's own UPI address (optional)"),
                    hint=self.tr("shop@okbank"),
                    rule=field_rules.payee_fault,
                ),
                Field("terminal_kind", self.tr("How the terminal is named"), Kind.PICK, options=kinds, wide=True),
                Field("terminal", self.tr("Terminal"), hint=self.tr("54321")),
                Field("order_minutes", minutes, hint="30", rule=field_rules.minutes_fault, required=True),
                Field(
                    "day_ends",
                    self.tr("The shop's day ends at"),
                    Kind.CHOICE,
                    options=[(str(minutes), f"{minutes // 60:02}:{minutes % 60:02}") for minutes in _DAY_ENDS],
                    note=self.tr("By India's clock. For a shop that is open past midnight: reports go by it."),
                ),
                Field(
                    "bill_check",
                    self.tr("A scanned order needs the total of its bill beside it"),
                    Kind.CHECK,
                    note=self.tr("An order of another amount is stopped before anybody can pay it."),
                    wide=True,
                ),
            ],
        )

    def _customer(self) -> Section:
        button = KeyButton(self.tr("Test the sound"), "", "plain")
        button.clicked.connect(self.on_test_sound)
        return customer.section(ButtonRow(button))

    def _printing(self) -> Section:
        look = KeyButton(self.tr("Show the printers"), "", "plain")
        look.clicked.connect(self.printers_wanted)
        test = KeyButton(self.tr("Print a test slip"), "", "plain")
        test.clicked.connect(self.on_test_slip)
        self._printers = Text("", 14, "ink2")
        self._printers.hide()
        return printing.section(ButtonRow(look, test), self._printers)

    def _look(self) -> Section:
        options = [
            (Theme.SYSTEM.value, self.tr("As the system")),
            (Theme.LIGHT.value, self.tr("Light")),
            (Theme.DARK.value, self.tr("Dark")),
        ]
        sizes = [(str(percent), f"{percent} %") for percent in TEXT_PERCENTS]
        size, note = self.tr("Size of text and keys"), self.tr("As much of it as fits into the window.")
        spoken = self.tr("A person can have a language of their own: People and PINs.")
        languages = language.choices(self.tr("As this PC"))
        return Section(
            self.tr("Language and look"),
            [
                Field("language", self.tr("Language"), Kind.CHOICE, options=languages, note=spoken, wide=True),
                Field("theme", self.tr("Colours"), Kind.PICK, options=options, wide=True),
                Field("text_percent", size, Kind.PICK, options=sizes, note=note, wide=True),
                Field("high_contrast", self.tr("High contrast"), Kind.CHECK, wide=True),
            ],
        )

    def _newer(self) -> Section:
        name = self.tr("Look for a newer Paydesk once a day")
        note = self.tr("Never in the demo. It is only told of: nothing is installed or started again by itself.")
        return Section(self.tr("Newer versions"), [Field("look_for_newer", name, Kind.CHECK, note=note, wide=True)])

    # What it holds --------------------------------------------------------------------------------------------------

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Settings as the fields show them. Keys are never shown."""
        shop, terminal = settings.shop, settings.shop.terminal
        by_phone = terminal is not None and terminal.terminal_phone_no is not None
        number = "" if terminal is None else str(terminal.cf_terminal_id or terminal.terminal_phone_no or "")
        connection = {
            "gateway_url": settings.connection.gateway_url,
            "api_version": settings.connection.api_version,
        }
        return {
            **({} if self._demo else connection),
            "shop": shop.name,
            "counter": shop.counter_name,
            "staff": shop.staff,
            "payee_vpa": shop.payee_vpa,
            "terminal_kind": _PHONE if by_phone else "id",
            "terminal": number,
            "order_minutes": str(shop.order_minutes),
            "day_ends": str(max(end for end in _DAY_ENDS if end <= shop.day_ends)),
            "bill_check": shop.bill_check,
            **customer.values_of(settings),
            **printing.values_of(settings),
            **self._look_of(settings),
            "look_for_newer": settings.look_for_newer,
        }

    def _look_of(self, settings: Settings) -> Mapping[str, object]:
        look = {
            "language": settings.language or "",
            "theme": settings.theme.value,
            "text_percent": str(settings.text_percent),
        }
        return {**look, "high_contrast": settings.high_contrast}

    def faults(self, values: Values) -> Mapping[str, str]:
        """The terminal by what it is named by."""
        by_phone = values.text("terminal_kind") == _PHONE
        return {"terminal": field_rules.terminal_fault(values.text("terminal"), by_phone=by_phone)}

    def settings_of(self, values: Values, before: Settings) -> Settings:
        """The settings that a form without faults makes."""
        number = values.text("terminal")
        by_phone = values.text("terminal_kind") == _PHONE
        terminal = (
            TerminalIdentity(terminal_phone_no=number) if by_phone else TerminalIdentity(cf_terminal_id=int(number))
        )
        shop = replace(
            before.shop,
            name=values.text("shop"),
            counter_name=values.text("counter"),
            staff=values.text("staff"),
            payee_vpa=values.text("payee_vpa"),
            terminal=terminal,
            order_minutes=int(values.text("order_minutes")),
            day_ends=int(values.text("day_ends")),
            bill_check=values.on("bill_check"),
        )
        settings = customer.settings_of(values, replace(self._with_connection(values, before), shop=shop))
        settings = replace(settings, look_for_newer=values.on("look_for_newer"))
        return self._with_look(values, printing.settings_of(values, settings))

    def _with_look(self, values: Values, before: Settings) -> Settings:
        return replace(
            before,
            language=language_of(values.text("language")),
            theme=Theme(values.text("theme")),
            text_percent=int(values.text("text_percent")),
            high_contrast=values.on("high_contrast"),
        )

    def _with_connection(self, values: Values, before: Settings) -> Settings:
        if self._demo:
            return before
        return replace(before, connection=Connection(values.text("gateway_url"), values.text("api_version")))

    def on_kept(self, settings: Settings) -> None:
        """What the counter uses now. What is typed stays, but for the look, which is used at once."""
        super().on_kept(settings)
        self.form.put(self._look_of(settings))

    # What people do -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_edited(self, name: object) -> None:
        """The look changes at once and is kept; what else is typed waits for Save."""
        if name in _LOOK:
            self.ask(self._with_look(self.form.values(), self.settings), aloud=False)

    @Slot()
    def on_test_sound(self) -> None:
        """Hear what is chosen."""
        self.sound_wanted.emit(customer.sounds_of(self.form.values()))

    @Slot()
    def on_test_slip(self) -> None:
        """See it on paper."""
        self.test_slip_wanted.emit(printing.printing_of(self.form.values()))

    @Slot(object)
    def on_printers(self, names: object) -> None:
        """Which printers there are."""
        if isinstance(names, tuple):
            self._printers.setText(printing.names_words(names))
            self._printers.show()

    @Slot()
    def on_test(self) -> None:
        """Try what is typed."""
        values, faults = self.form.values(), self.form.faults()
        needed = ("gateway_url", "api_version")
        wrong = {name: faults[name] for name in needed if name in faults}
        if wrong:
            self.form.tell(wrong)
            return
        self._test_button.set_busy(True)
        self._show_result("info", self.tr("Asking the service…"), "")
        self.test_wanted.emit(self._with_connection(values, self.settings))

    @Slot(object)
    def on_tested(self, event: object) -> None:
        """What came of the test, in plain words."""
        if isinstance(event, AreaTested) and self._test_button.busy:
            self._test_button.set_busy(False)
            words = works_words(event) if event.problem is None else trouble_words(event)
            kind: MessageKind = "ok" if event.problem is None else "bad"
            self._show_result(kind, words.title, " ".join(filter(None, (words.text, words.todo))))

    def stop_test(self) -> None:
        """It was not tried: it can be asked for again."""
        self._test_button.set_busy(False)
        self._result.hide()

    def _show_result(self, kind: MessageKind, title: str, text: str) -> None:
        self._result.tell(kind, title, text)

    # Keys -----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_keys(self, event: object) -> None:
        """Where the keys are."""
        if isinstance(event, AreaKeys):
            self._keys = event
            self._show_keys()

    def _show_keys(self) -> None:
        """Where the keys are, and the way to them."""
        self._keys_note.setText(state_words(self._keys))
        self._keys_button.setText(self.tr("Change the keys") if self._keys.there else self.tr("Type the keys"))
        for part in (self._where, self._keys_button):
            part.setVisible(not self._demo)

    def begin(self) -> None:
        """The page comes to the front."""
        self.form.go_to("shop" if self._demo else "gateway_url")
