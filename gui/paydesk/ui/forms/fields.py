"""Frozen descriptions of a form, and its values as one frozen object. No widget."""

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
    """Editor of a field."""

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
    """Accessible name of an option beside others, with {option}; else its text."""
    required: bool = False
    rule: Callable[[str], str] | None = None
    """Function that returns the error of a text; "" for none. It is not called for an empty optional field."""
    shown_when: Callable[[FormValues], bool] | None = None
    optional_when: Callable[[FormValues], bool] | None = None
    optional_label: str = ""
    """Its label then."""
    mask: Callable[[str], str] | None = None
    """Makes of a private text what may be seen of it while the keyboard is elsewhere (domain.masking)."""
    clean: Callable[[str], str] | None = None
    suggest: Callable[[str], str] | None = None
    """Function that returns a proposal for a text, "" for none, which a button below offers."""
    day_range: Callable[[], tuple[date, date]] | None = None
    """The first and the last day that the calendar offers."""
    spoken: str = ""
    """Accessible name in place of the label; in rows with {n}."""
    max_length: int = 0
    """Maximum number of characters; 0: no limit."""
    short: bool = False
    """Two of them stand side by side also where there is little room."""
    wide: bool = False
    """It has a line of its own, also where there is much room."""
    fleeting: bool = False
    """It is forgotten whenever it is out of sight, as secrets and PINs are."""

    @property
    def is_kept(self) -> bool:
        """Return True if its text is restored when somebody comes back to the form."""
        return not self.fleeting and self.kind not in {FieldKind.SECRET, FieldKind.PIN}


@dataclass(frozen=True, slots=True)
class RepeatedRows:
    """Equal rows of fields that people add and remove; a row with nothing in it does not count as wrong."""

    name: str
    fields: tuple[FormField, ...]
    add_label: str
    remove_label: str
    label: str = ""
    """Name of all rows together."""
    remove_spoken: str = ""
    """Accessible name of `remove`, with {n}."""
    empty_text: str = ""
    """Stands there while there is no row."""
    max_rows: int = 10


@dataclass(frozen=True, slots=True)
class FormSection:
    """Parts of a form on a card with a title."""

    title: str
    items: Sequence[FormField | RepeatedRows | QWidget]
    note: str = ""
    is_folded: bool = False
    """It has no card, and opens by a press on its title. What is typed counts, opened or not."""


FormItem: TypeAlias = "FormField | RepeatedRows | FormSection | QWidget"
"""Item of a form; a widget takes a line of its own."""


@dataclass(frozen=True, slots=True)
class FormValues:
    """Values of a form. Hidden fields are empty; the repr shows none."""

    _values: Mapping[str, object] = field(default_factory=dict, repr=False)

    def value(self, name: str) -> object:
        """Whatever it is."""
        return self._values.get(name)

    def text(self, name: str) -> str:
        """Return a text, or the ID of a choice; "" for nothing."""
        found = self._values.get(name)
        return found if isinstance(found, str) else ""

    def money(self, name: str) -> Money | None:
        """Return an amount; None while it is invalid."""
        found = self._values.get(name)
        return found if isinstance(found, Money) else None

    def day(self, name: str) -> date | None:
        """Return a day; None while it is invalid."""
        found = self._values.get(name)
        return found if isinstance(found, date) else None

    def is_checked(self, name: str) -> bool:
        """Return True if a box is checked."""
        return self._values.get(name) is True

    def rows(self, name: str) -> tuple[FormValues, ...]:
        """All rows, empty ones, too, so that their places are those of `row_key`."""
        found = self._values.get(name)
        return found if isinstance(found, tuple) else ()

    @property
    def is_empty(self) -> bool:
        """Return True if there is nothing in it."""
        return not any(self._values.values())

    def to_plain(self) -> dict[str, object]:
        """As `Form.put` takes them."""
        return {
            name: [row.plain() for row in value] if isinstance(value, tuple) else value
            for name, value in self._values.items()
        }

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names."""
        return iter(self._values)


def row_key(rows: str, index: int, name: str) -> str:
    """Return the name of a field in a row, from 0: "charges:0:party"."""
    return f"{rows}:{index}:{name}"
