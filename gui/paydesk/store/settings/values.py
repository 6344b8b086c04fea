"""Reading values of the settings file: each that cannot be is its default, and is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from paydesk.domain.rules import can_be_shown
from paydesk.domain.settings import rules as money_out_rules
from paydesk.domain.settings.problems import Problem, Trouble

Object: TypeAlias = dict[str, Any]
_ValueT = TypeVar("_ValueT")


class Reader:
    """Takes values out of objects, and remembers those that were not possible."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def part(self, known: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        """One group of settings."""
        value = known.get(name.rpartition(".")[2], {})
        if isinstance(value, dict):
            return value
        self.problems.append(Problem(Trouble.BAD_VALUE, name))
        return {}

    def take(self, known: Mapping[str, Any], name: str, read: Callable[[Any], _ValueT], default: _ValueT) -> _ValueT:
        """The value of one setting as `read` understands it, or its default."""
        key = name.rpartition(".")[2]
        if key not in known:
            return default
        try:
            return read(known[key])
        except ValueError:
            self.problems.append(Problem(Trouble.BAD_VALUE, name))
            return default


def text(value: object) -> str:
    """A line of text of at most LINE_MAX signs. Raises ValueError."""
    if not isinstance(value, str) or len(value) > money_out_rules.LINE_MAX or not can_be_shown(value):
        raise ValueError
    return value


def url(value: object) -> str:
    """https, or http on this PC only; nobody's name or password in it. Raises ValueError."""
    found = text(value)
    if not money_out_rules.address(found):
        raise ValueError
    return found


def version(value: object) -> str:
    """A version of the service: a day. Raises ValueError."""
    found = text(value)
    if not money_out_rules.version(found):
        raise ValueError
    return found


def yes_or_no(value: object) -> bool:
    """True or false. Raises ValueError."""
    if not isinstance(value, bool):
        raise ValueError  # noqa: TRY004 - a value of the file
    return value


def whole(value: object, least: int, most: int) -> int:
    """A whole number between two others. Raises ValueError."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError
    return value
