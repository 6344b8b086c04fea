"""The guides name what stands on the screens: each label in them (*so*) is a text of their language's catalogue."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import make_words
from paydesk.domain.language import Language
from paydesk.ui.settings.overview import ENTRIES

ROOT = Path(__file__).resolve().parents[2]
LABEL = re.compile(r"(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])")
FIRST_CELL = re.compile(r"^\| ([^|`]+?) \|", re.MULTILINE)
SPOKEN = {"": Language.ENGLISH, ".hi": Language.HINDI}
WINDOWS = {"Apps", "Finish", "Install", "More info", "Next", "No", "Paydesk", "Run Paydesk", "Run anyway", "Uninstall"}
MAC = {"System Settings", "Privacy & Security", "Open Anyway", "Settings"}
ELSEWHERE = {"Developers", "API keys", "Paydesk / people"} | WINDOWS | MAC
"""Texts of other screens: the service's dashboard, the keychain, an installer, a system's settings."""
WORDS_OF_TABLES = {"role", "the strip", "the screen says", "भूमिका", "पट्टी", "स्क्रीन कहती है"}
"""Heads of the tables whose first column says what the screen does."""


def english_texts() -> set[str]:
    return {text for file in make_words.source_files() for _, text in make_words.texts_of(file)}


def catalogue(language: Language) -> list[re.Pattern[str]]:
    """All texts of a language; a value in them is a number, as in "Z 0042", or a time."""
    file = ROOT / "resources" / "translations" / "paydesk_hi.ts"
    texts = english_texts() if language is Language.ENGLISH else set()
    for message in ET.parse(file).getroot().iter("message") if not texts else ():  # noqa: S314 ours
        texts |= {each.text or "" for each in message.iter() if each.tag in {"translation", "numerusform"}}
    places = re.compile(r"\\\{\w+\\\}|%n")
    return [re.compile(places.sub("[A-Z]? ?[0-9]+(:[0-9]{2})?", re.escape(text))) for text in texts if text.strip()]


def named(markdown: str) -> set[str]:
    """Return the labels of a guide, and the words of its tables of what the screen says."""
    plain = re.sub(r"```.*?```|`[^`]*`", "", markdown, flags=re.DOTALL)
    found = {" ".join(label.split()) for label in LABEL.findall(plain)}
    for table in re.split(r"\n\n+", plain):
        cells = FIRST_CELL.findall(table)
        if cells and cells[0] in WORDS_OF_TABLES:
            found |= {cell.partition(" (")[0] for cell in cells[1:]}
    return found


@pytest.mark.parametrize("end", SPOKEN)
@pytest.mark.parametrize("book", ["guide", "supervisor", "installing"])
def test_each_label_stands_on_a_screen(book: str, end: str) -> None:
    texts = catalogue(SPOKEN[end])
    labels = named((ROOT / "docs" / f"{book}{end}.md").read_text(encoding="utf-8")) - ELSEWHERE
    assert labels, "a guide that names nothing is no guide"
    missing = sorted(label for label in labels if not any(text.fullmatch(label) for text in texts))
    assert missing == []


def test_a_label_that_is_on_no_screen_is_found() -> None:
    assert named("Press *Show QR* or **never** *Fly\naway*.\n\n| role | may |\n|---|---|\n| Cook | eat |") == {
        "Show QR", "Fly away", "Cook",
    }  # fmt: skip
    assert not any(text.fullmatch("Fly away") for text in catalogue(Language.ENGLISH))


def test_a_page_of_the_settings_is_called_as_it_is_called_there() -> None:
    """In the windows' words and in the guides: "Settings, Connections" was a page that nobody found."""
    texts = list(english_texts())
    texts += [(ROOT / "docs" / f"{book}.md").read_text(encoding="utf-8") for book in ("guide", "supervisor")]
    named_there = {name for text in texts for name in re.findall(r"\bSettings, \*?([A-Z][\w' ]*)", text)}
    assert len(named_there) > 4
    assert named_there - {line.source_text for line in ENTRIES} == {"The shop's day ends at"}, (
        "a field of the first page"
    )
