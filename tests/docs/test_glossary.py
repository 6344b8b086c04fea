"""The glossary: names in six languages that the texts of the program have, and words that none of them has."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

import make_words
from paydesk.domain.language import Language

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
ALMOST_EQUAL: Final = {"hand over for this sale", "leave the hub", "try again"}
"""Texts of two forms, one with a full stop or a question mark: this set may only shrink."""


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
    assert {word: here for word, here in found.items() if here} == {}


def test_no_two_texts_differ_only_in_capitals_or_end_punctuation() -> None:
    """Words in capitals are what a page or a slip says of a sale; the same word in small letters is its mark."""
    forms = defaultdict[str, set[str]](set)
    for text in english_texts():
        if not text.isupper():
            forms[text.rstrip(".…:?!").casefold()].add(text)
    assert {key for key, found in forms.items() if len(found) > 1} == ALMOST_EQUAL


def test_no_text_is_too_long() -> None:
    assert make_words.long_texts() == []
