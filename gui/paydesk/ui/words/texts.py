"""Texts as data: tables of resources/messages, read when they are first needed.

A file has a table for each context of the translations, and in it sections of entries. An entry is a text, or a table:
`title`, `text`, `todo` and `chip` are translated, all else is data (`kind`, the colour of a chip; `side`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from paydesk import assets
from paydesk.ui.words.base import Words, translate

if TYPE_CHECKING:
    from paydesk.ui.widgets.card import ChipKind

TEXT_FIELDS: Final = ("title", "text", "todo", "chip")
"""Fields of an entry that are translated; the first of them is what `TextTable.__call__` returns."""
_Section = Mapping[str, object]


@cache
def _read(file: str) -> _Section:
    import tomllib  # not needed for the first paint

    return tomllib.loads(assets.path(f"messages/{file}.toml").read_text(encoding="utf-8"))


class TextTable:
    """The entries of one section, by id, which is mostly the value of an enum.

    `TextTable("problems", "Problems.problem")` is the section `problem` of the context "Problems" in problems.toml.
    """

    def __init__(self, file: str, section: str) -> None:
        self._file, self._path = file, section.split(".")

    def __call__(self, key: str) -> str:
        """Return the translated text. Raises KeyError for an unknown id."""
        return self.words(key).title

    def __contains__(self, key: str) -> bool:
        return key in self._entries()

    def __iter__(self) -> Iterator[str]:
        """Return the ids in the order of the file."""
        return iter(self._entries())

    def words(self, key: str) -> Words:
        """Return the translated message. An entry without a title has its text there."""
        title, *others = (self.translated(key, field) for field in TEXT_FIELDS[:3])
        return Words(title, *others) if title else Words(others[0], "", others[1])

    def chip(self, key: str) -> tuple[str, ChipKind]:
        """Return the translated chip, or the text, and its colour."""
        text = self.translated(key, "chip") or self(key)
        return text, cast("ChipKind", self.value(key, "kind"))

    def translated(self, key: str, field: str) -> str:
        """Return a translated field of an entry; "" if it has none."""
        source = self.value(key, field)
        return translate(self._path[0], source) if source else ""

    def value(self, key: str, field: str) -> str:
        """Return a field of an entry as the file has it; "" if it has none."""
        entry = self._entries()[key]
        if isinstance(entry, str):
            return entry if field == "text" else ""
        return str(cast("_Section", entry).get(field, ""))

    def fields(self, key: str) -> set[str]:
        """Return the names of the fields of an entry."""
        entry = self._entries()[key]
        return {"text"} if isinstance(entry, str) else set(cast("_Section", entry))

    def _entries(self) -> _Section:
        section = _read(self._file)
        for name in self._path:
            section = cast("_Section", section[name])
        return section
