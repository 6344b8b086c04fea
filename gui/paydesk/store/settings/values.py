"""JSON form of every setting: amounts in paise, no limit as null, no language as "", a picture as base64.

Any input can be read: an impossible value is replaced by its default, and listed.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from paydesk.domain import rules
from paydesk.domain.billing.program import BillingProgram, are_valid_programs
from paydesk.domain.clock import MAX_DAY_END
from paydesk.domain.language import parse_language
from paydesk.domain.money import MAX_PAISE, Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.phones import national_phone
from paydesk.domain.rules import can_be_shown
from paydesk.domain.scanner import ADDED_MAX, GAP_RANGE_MS
from paydesk.domain.settings import rules as money_out_rules
from paydesk.domain.settings.logo import LOGO_MAX_BYTES, is_logo
from paydesk.domain.settings.settings import (
    IDLE_RANGE_S,
    RETURN_CHOICES_S,
    TEXT_PERCENTS,
    FundSource,
    MoneyOut,
    QuickAmount,
    Settings,
    SettingsFault,
    SettingsIssue,
    TransferVersion,
)

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

JsonObject: TypeAlias = dict[str, Any]
_PartT = TypeVar("_PartT", bound="DataclassInstance")
_FILE_NAMES: Final = {"counter_name": "till"}
"""Settings that have another name in the file."""
_LANGUAGES: Final = frozenset({"language", "second_language"})
_LIMITS: Final = frozenset(
    f"money_out.{name}" for name in ("per_transfer", "per_day", "per_beneficiary", "cashier_limit")
)


def settings_to_object(settings: Settings) -> JsonObject:
    """Return the JSON object of the settings, without a private key that was entered by mistake."""
    money_out = settings.money_out
    if money_out_rules.is_private_key(money_out.public_key):
        settings = replace(settings, money_out=replace(money_out, public_key=""))
    return _part_to_object(settings)


def _part_to_object(part: DataclassInstance) -> JsonObject:
    """Return a group of settings by their names."""
    found: JsonObject = {}
    for field in fields(part):
        value = getattr(part, field.name)
        found[_FILE_NAMES.get(field.name, field.name)] = _to_json(value or "" if field.name in _LANGUAGES else value)
    return found


def _to_json(value: Any) -> Any:  # noqa: ANN401 - whatever a setting may be
    if isinstance(value, Money):
        return value.paise
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, tuple):
        return [_to_json(each) for each in value]
    if is_dataclass(value) and not isinstance(value, type):
        return _part_to_object(value)
    return value.value if isinstance(value, Enum) else value


def parse_settings(stored: Mapping[str, Any]) -> tuple[Settings, list[SettingsIssue]]:
    """Parse a JSON object; each impossible value is replaced by its default, and listed."""
    reader = SettingsReader()
    settings = reader.read(Settings(), stored)
    if not isinstance(stored.get("money_out", {}), dict):
        settings = replace(settings, money_out=strictest_limits())
    return settings, reader.problems


def strictest_limits() -> MoneyOut:
    """Return the limits for lost settings: each payout needs a second person's PIN."""
    nothing = Money(0)
    return MoneyOut(per_transfer=nothing, per_day=nothing, per_beneficiary=nothing)


class SettingsReader:
    """Parses values, and lists the impossible ones in `problems`."""

    def __init__(self) -> None:
        self.problems: list[SettingsIssue] = []

    def read(self, defaults: _PartT, stored: Mapping[str, Any], prefix: str = "") -> _PartT:
        """Parse a group of settings. `prefix`: the names of the groups around it."""
        found: JsonObject = {}
        for field in fields(defaults):
            name, default = prefix + _FILE_NAMES.get(field.name, field.name), getattr(defaults, field.name)
            if is_dataclass(default) and not isinstance(default, type | Money):
                found[field.name] = self.read(default, self.part(stored, name), f"{name}.")
            else:
                found[field.name] = self.read_value(stored, name, default)
        return replace(defaults, **found)

    def part(self, stored: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        """Return the JSON object of one group of settings; an empty one, and a problem, if it is malformed."""
        value = stored.get(name.rpartition(".")[2], {})
        if isinstance(value, dict):
            return value
        self.problems.append(SettingsIssue(SettingsFault.BAD_VALUE, name))
        return {}

    def read_value(self, stored: Mapping[str, Any], name: str, default: object) -> object:
        """Parse one setting; its default if missing or impossible, but 0 for an impossible limit."""
        key = name.rpartition(".")[2]
        if key not in stored:
            return default
        try:
            return _parser_of(name, default)(stored[key])
        except ValueError:
            self.problems.append(SettingsIssue(SettingsFault.BAD_VALUE, name))
            return Money(0) if name in _LIMITS else default


def parse_text(value: object) -> str:
    """Return a line of text of at most LINE_MAX characters. Raises ValueError."""
    if not isinstance(value, str) or len(value) > money_out_rules.LINE_MAX or not can_be_shown(value):
        raise ValueError
    return value


def parse_url(value: object) -> str:
    """Return an address: https, or http on this PC only, without a user name or password. Raises ValueError."""
    found = parse_text(value)
    if not money_out_rules.is_address(found):
        raise ValueError
    return found


def parse_version(value: object) -> str:
    """Return a version of the service: a date. Raises ValueError."""
    found = parse_text(value)
    if not money_out_rules.is_version(found):
        raise ValueError
    return found


def parse_bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError  # noqa: TRY004 - a value of the file
    return value


def parse_whole(value: object, minimum: int, maximum: int) -> int:
    """Return a whole number from `minimum` to `maximum`. Raises ValueError."""
    if not isinstance(value, int) or isinstance(value, bool) or not minimum <= value <= maximum:
        raise ValueError
    return value


def _parser_of(name: str, default: object) -> Callable[[Any], object]:
    """Return the parser of a setting: its own, or that of its type."""
    if name in _PARSERS:
        return _PARSERS[name]
    if isinstance(default, bool):
        return parse_bool
    return type(default) if isinstance(default, Enum) else parse_text


def _parse_terminal(value: object) -> TerminalIdentity | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise ValueError  # noqa: TRY004 - a value of the file
    number, phone = value.get("cf_terminal_id"), value.get("terminal_phone_no")
    if number is not None and (
        not isinstance(number, int) or isinstance(number, bool) or rules.check_terminal_id(str(number))
    ):
        raise ValueError
    phone = national_phone(phone) if isinstance(phone, str) else phone
    if phone is not None and (not isinstance(phone, str) or rules.check_phone(phone)):
        raise ValueError
    return TerminalIdentity(number, phone)


def _parse_limit(value: object) -> Money | None:
    return None if value is None else Money(parse_whole(value, 0, MAX_PAISE))


def _parse_gateway_url(value: object) -> str:
    return parse_url(money_out_rules.normalize_gateway(value) if isinstance(value, str) else value)


def _parse_optional_url(value: object) -> str:
    return "" if value == "" else parse_url(value)


def _parse_public_key(value: object) -> str:
    if value == "":
        return ""
    if not isinstance(value, str) or not money_out_rules.is_public_key(value):
        raise ValueError
    return value


def _parse_fund_sources(value: object) -> tuple[FundSource, ...]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise ValueError
    found = tuple(FundSource(parse_text(one.get("instrument_id")), parse_text(one.get("name", ""))) for one in value)
    if not money_out_rules.are_valid_sources(found):
        raise ValueError
    return found


def _parse_quick_amounts(value: object) -> tuple[QuickAmount, ...]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise ValueError
    found = tuple(
        QuickAmount(Money(parse_whole(one.get("amount"), 1, MAX_PAISE)), parse_text(one.get("name", "")))
        for one in value
    )
    if not money_out_rules.are_valid_quick_amounts(found):
        raise ValueError
    return found


def _parse_programs(value: object) -> tuple[BillingProgram, ...]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise ValueError
    reader = SettingsReader()
    found = tuple(reader.read(BillingProgram(), one) for one in value)
    if reader.problems or not are_valid_programs(found):
        raise ValueError
    return found


def _parse_origins(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError  # noqa: TRY004 - a value of the file
    return tuple(map(parse_text, value))


def _parse_logo(value: object) -> bytes:
    if not isinstance(value, str) or len(value) > 2 * LOGO_MAX_BYTES:
        raise ValueError
    found = base64.b64decode(value, validate=True)
    if found and not is_logo(found):
        raise ValueError
    return found


def _parse_choice(value: object, choices: tuple[int, ...]) -> int:
    found = parse_whole(value, choices[0], choices[-1])
    if found not in choices:
        raise ValueError
    return found


def _parse_scanner_text(value: object) -> str:
    found = parse_text(value)
    if len(found) > ADDED_MAX:
        raise ValueError
    return found


_PARSERS: Final[Mapping[str, Callable[[Any], object]]] = {
    "connection.gateway_url": _parse_gateway_url,
    "connection.api_version": parse_version,
    "shop.terminal": _parse_terminal,
    "shop.order_minutes": lambda value: parse_whole(value, 1, 60 * 24 * 30),
    "shop.ask_above": _parse_limit,
    "shop.day_ends": lambda value: parse_whole(value, 0, MAX_DAY_END),
    **dict.fromkeys(("money_out.hosts.payouts_url", "money_out.hosts.payouts_v2_url"), parse_url),
    "money_out.hosts.verification_url": parse_url,
    "money_out.hosts.internal_transfer_url": _parse_optional_url,
    **dict.fromkeys(("money_out.hosts.payouts_v2_version", "money_out.hosts.verification_version"), parse_version),
    "money_out.public_key": _parse_public_key,
    "money_out.fund_sources": _parse_fund_sources,
    "money_out.transfer_version": lambda value: None if value is None else TransferVersion(value),
    **dict.fromkeys(_LIMITS, _parse_limit),
    "locks.idle_s": lambda value: parse_whole(value, *IDLE_RANGE_S),
    "text_percent": lambda value: _parse_choice(value, TEXT_PERCENTS),
    "selling.quick_amounts": _parse_quick_amounts,
    "selling.return_after_s": lambda value: _parse_choice(value, RETURN_CHOICES_S),
    "billing.programs": _parse_programs,
    "billing.port": lambda value: parse_whole(value, 0, 65_535),
    "origins": _parse_origins,
    "shop.logo": _parse_logo,
    "scanner.longest_gap": lambda value: parse_whole(value, *GAP_RANGE_MS),
    **dict.fromkeys(("scanner.prefix", "scanner.suffix"), _parse_scanner_text),
    "language": parse_language,
    "customer_screen.second_language": parse_language,
}
"""Settings with a parser of their own."""
