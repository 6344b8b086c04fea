"""The glossary: names in six languages that the texts of the program have, and words that none of them has."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

import pytest

import make_words
from paydesk.domain.language import Language

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
OUTSTANDING: Final = {
    "strip": 4,
    "read back": 2,
    "taken": 4,
    "by itself": 5,
    "go on": 9,
    "run out": 2,
    "story": 1,
    "asked": 2,
    "asking": 3,
    "whoever": 3,
    "once more": 2,
    "anew": 3,
    "signs": 3,
    "keep these keys": 1,
    "forget the keys": 1,
}
"""Texts that still have a word that is not used: no more than these, until their pages are written anew."""


def rows(columns: int) -> list[list[str]]:
    """Return the cells of the glossary's tables with so many columns, without their heads."""
    found = re.findall(r"^\| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    cells = [line.split(" | ") for line in found]
    return [row for row in cells if len(row) == columns and row[0] not in {"English", "not used"}]


def english_texts() -> set[str]:
    return {text for file in make_words.source_files()[:-1] for _, text in make_words.texts_of(file)}


def test_each_name_stands_once_and_in_six_languages() -> None:
    names = rows(len(Language))
    assert len(names) > 60
    english = [row[0] for row in names]
    assert len(set(english)) == len(english)
    assert [row[0] for row in names if not all(cell.strip() for cell in row)] == []


@pytest.mark.parametrize("language", list(Language)[1:])
def test_a_name_has_its_translation(language: Language) -> None:
    """A text without a translation appears in English. A short form, for small chips, is after " / "."""
    column = list(Language).index(language)
    names = {row[0]: row[column] for row in rows(len(Language))}
    wrong = []
    for each in ET.parse(make_words.ts_path(make_words.FOLDER, language)).getroot().iter("message"):  # noqa: S314 ours
        found, text = names.get(each.findtext("source") or ""), each.findtext("translation")
        if found and text and text not in found.split(" / "):
            wrong.append((each.findtext("source"), text, found))
    assert wrong == []


def test_words_that_are_not_used_are_in_no_text() -> None:
    texts, found = english_texts(), dict[str, list[str]]()
    for word, _ in rows(2):
        pattern = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
        found[word] = sorted(text for text in texts if pattern.search(re.sub(r"{[^}]*}", "", text)))
    left = {word: len(here) for word, here in found.items() if here}
    assert {word: found[word] for word, count in left.items() if count > OUTSTANDING.get(word, 0)} == {}
    assert set(OUTSTANDING) <= set(found)
