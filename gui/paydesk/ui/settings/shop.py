"""The settings of the shop and of how its windows look, and whether newer versions are looked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from paydesk.domain.language import language_of
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.settings import TEXT_PERCENTS, Settings, Theme
from paydesk.domain.shift.days import LATEST_END
from paydesk.ui import language
from paydesk.ui.forms.fields import Field, Kind, Section, Values
from paydesk.ui.settings import field_rules
from paydesk.ui.settings.saving import SettingsPart

_PHONE: Final = "phone"
_DAY_ENDS: Final = tuple(range(0, LATEST_END, 30))
"""Minutes after midnight."""


class ShopSettings(SettingsPart):
    """Shop and terminal."""

    def section(self) -> Section:
        """Who sells, by which terminal, and for how long an order can be paid for."""
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

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Settings as its fields show them."""
        shop, terminal = settings.shop, settings.shop.terminal
        by_phone = terminal is not None and terminal.terminal_phone_no is not None
        number = "" if terminal is None else str(terminal.cf_terminal_id or terminal.terminal_phone_no or "")
        return {
            "shop": shop.name,
            "counter": shop.counter_name,
            "staff": shop.staff,
            "payee_vpa": shop.payee_vpa,
            "terminal_kind": _PHONE if by_phone else "id",
            "terminal": number,
            "order_minutes": str(shop.order_minutes),
            "day_ends": str(max(end for end in _DAY_ENDS if end <= shop.day_ends)),
            "bill_check": shop.bill_check,
        }

    def faults(self, values: Values) -> Mapping[str, str]:
        """The terminal by what it is named by."""
        by_phone = values.text("terminal_kind") == _PHONE
        return {"terminal": field_rules.terminal_fault(values.text("terminal"), by_phone=by_phone)}

    def settings_of(self, values: Values, before: Settings) -> Settings:
        """The settings with what stands in its fields."""
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
        return replace(before, shop=shop)


class LookSettings(SettingsPart):
    """Language and look; used at once, without Save."""

    names: Final = frozenset({"language", "theme", "text_percent", "high_contrast"})
    """Its fields."""

    def section(self) -> Section:
        """Language, colours, size and contrast."""
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

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Settings as its fields show them."""
        return {
            "language": settings.language or "",
            "theme": settings.theme.value,
            "text_percent": str(settings.text_percent),
            "high_contrast": settings.high_contrast,
        }

    def settings_of(self, values: Values, before: Settings) -> Settings:
        """The settings with what stands in its fields."""
        return replace(
            before,
            language=language_of(values.text("language")),
            theme=Theme(values.text("theme")),
            text_percent=int(values.text("text_percent")),
            high_contrast=values.on("high_contrast"),
        )


class NewerSettings(SettingsPart):
    """Whether newer versions are looked for."""

    def section(self) -> Section:
        """One box to tick."""
        name = self.tr("Look for a newer Paydesk once a day")
        note = self.tr("Never in the demo. It is only told of: nothing is installed or started again by itself.")
        return Section(self.tr("Newer versions"), [Field("look_for_newer", name, Kind.CHECK, note=note, wide=True)])

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Settings as its fields show them."""
        return {"look_for_newer": settings.look_for_newer}

    def settings_of(self, values: Values, before: Settings) -> Settings:
        """The settings with what stands in its fields."""
        return replace(before, look_for_newer=values.on("look_for_newer"))
