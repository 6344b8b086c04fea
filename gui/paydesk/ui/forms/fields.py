"""What a form is made of, as frozen descriptions, and what is typed into it, as one frozen value. No widget."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, auto
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from paydesk.domain.money import Money

Options = Sequence[tuple[str, str]]
"""(id, text) of what can be chosen."""


class FieldKind(Enum):
    """How a field is edited."""

    TEXT = auto()
    NAME = auto()
    """Of a person or a shop. What may be a PIN, typed from habit where none was asked for, does not stay in it."""
    MONEY = auto()
    """An amount, grouped while it is typed: Money, or None."""
    PHONE = auto()
    """8 to 12 digits, unless `rule` says otherwise; +91, spaces and hyphens are taken off."""
    DATE = auto()
    """A day, typed or chosen in a calendar: date, or None."""
    CHOICE = auto()
    """One of a list that drops down: its id."""
    PICK = auto()
    """One of a few side by side: its id."""
    CHECK = auto()
    """Yes or no."""
    LONG = auto()
    """Text of several lines."""
    SECRET = auto()
    """Typed hidden; forgotten whenever it is out of sight."""
    PIN = auto()
    """Digits as dots; forgotten whenever it is out of sight, and not among the values: `Form.take_pin`."""


@dataclass(frozen=True, slots=True)
class FormField:
    """One field. Its value is what was typed without the spaces around it, after `clean`."""

    name: str
    label: str
    kind: FieldKind = FieldKind.TEXT
    hint: str = ""
    """Stands in it while it is empty."""
    note: str = ""
    """Stands below it while nothing is wrong."""
    options: Options = ()
    option_spoken: str = ""
    """What a screen reader says for an option that stands beside others, with {option}; else its text."""
    required: bool = False
    rule: Callable[[str], str] | None = None
    """What is wrong with this text, in words; "" for nothing. An empty field that is not required is never asked."""
    shown_when: Callable[[FormValues], bool] | None = None
    optional_when: Callable[[FormValues], bool] | None = None
    optional_label: str = ""
    """Its label then."""
    mask: Callable[[str], str] | None = None
    """Makes of a private text what may be seen of it while the keyboard is elsewhere (domain.masking)."""
    clean: Callable[[str], str] | None = None
    suggest: Callable[[str], str] | None = None
    """What was probably meant by this text, "" for nothing: offered by a button below it."""
    day_range: Callable[[], tuple[date, date]] | None = None
    """The first and the last day that the calendar offers."""
    spoken: str = ""
    """What a screen reader says for its label; in rows with {n}."""
    max_length: int = 0
    """How many signs can be typed; 0: any number."""
    short: bool = False
    """Two of them stand side by side also where there is little room."""
    wide: bool = False
    """It has a line of its own, also where there is much room."""
    fleeting: bool = False
    """It is forgotten whenever it is out of sight, as secrets and PINs are."""

    @property
    def is_kept(self) -> bool:
        """Whether what was typed is still there when somebody comes back to it."""
        return not self.fleeting and self.kind not in {FieldKind.SECRET, FieldKind.PIN}


@dataclass(frozen=True, slots=True)
class RepeatedRows:
    """Equal rows of fields that people add and remove; a row with nothing in it does not count as wrong."""

    name: str
    fields: tuple[FormField, ...]
    add_label: str
    remove_label: str
    label: str = ""
    """What they are together, where they are told of."""
    remove_spoken: str = ""
    """What a screen reader says for `remove`, with {n}."""
    empty_text: str = ""
    """Stands there while there is no row."""
    max_rows: int = 10


@dataclass(frozen=True, slots=True)
class FormSection:
    """Parts of a form on a card with a title."""

    title: str
    items: Sequence[FormField | RepeatedRows | QWidget]
    note: str = ""


FormItem: TypeAlias = "FormField | RepeatedRows | FormSection | QWidget"
"""What a form is made of; a widget of one's own takes a line of its own."""


@dataclass(frozen=True, slots=True)
class FormValues:
    """What stands in a form. What is not shown is empty; nothing of it is in its repr."""

    _values: Mapping[str, object] = field(default_factory=dict, repr=False)

    def value(self, name: str) -> object:
        """Whatever it is."""
        return self._values.get(name)

    def text(self, name: str) -> str:
        """A text, or the id of what is chosen; "" for nothing."""
        found = self._values.get(name)
        return found if isinstance(found, str) else ""

    def money(self, name: str) -> Money | None:
        """An amount; None while what is typed is none."""
        found = self._values.get(name)
        return found if isinstance(found, Money) else None

    def day(self, name: str) -> date | None:
        """A day; None while what is typed is none."""
        found = self._values.get(name)
        return found if isinstance(found, date) else None

    def is_checked(self, name: str) -> bool:
        """Whether it is checked."""
        return self._values.get(name) is True

    def rows(self, name: str) -> tuple[FormValues, ...]:
        """All rows, empty ones, too, so that their places are those of `row_key`."""
        found = self._values.get(name)
        return found if isinstance(found, tuple) else ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing in it."""
        return not any(self._values.values())

    def to_plain(self) -> dict[str, object]:
        """As `Form.put` takes them."""
        return {
            name: [row.plain() for row in value] if isinstance(value, tuple) else value
            for name, value in self._values.items()
        }

    def __iter__(self) -> Iterator[str]:
        """The names."""
        return iter(self._values)


def row_key(rows: str, index: int, name: str) -> str:
    """The name of a field in a row, from 0: "charges:0:party"."""
    return f"{rows}:{index}:{name}"
