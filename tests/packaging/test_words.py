"""The translations: every text of the code is found, and what is translated has its placeholders."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import make_words
from paydesk.domain.language import Language

PLACES = re.compile(r"\{[a-z_]*\}|%n|%[0-9]|</?[a-z]+[^>]*>")
NO_COUNT = re.compile(
    r"{n} (s|min|h|ms|GB)\b|(Page|Step|charge|source|newest|amount) {n}|: {(n|count)}$"
    r"|^{n} (%|more|·|left)|[Nn]ewest {n}|\({count}\)$"
)
OTHERS = list(Language)[1:]


@dataclass(frozen=True)
class Message:
    """One text of a .ts file."""

    context: str
    source: str
    forms: tuple[str, ...]
    """The translation; each form of a plural."""
    state: str
    """"" if it is translated."""
    counts: bool


def messages(language: Language, folder: Path = make_words.FOLDER) -> Iterator[Message]:
    for context in ET.parse(make_words.ts_path(folder, language)).getroot().iter("context"):  # noqa: S314 ours
        for each in context.iter("message"):
            found = each.find("translation")
            assert found is not None
            counts = each.get("numerus") == "yes"
            forms = tuple(form.text or "" for form in found.iter("numerusform")) if counts else (found.text or "",)
            yield Message(
                context.findtext("name") or "", each.findtext("source") or "", forms, found.get("type", ""), counts
            )


def test_the_compiled_files_are_those_of_the_sources(tmp_path: Path) -> None:
    for language in Language:
        shutil.copy(make_words.ts_path(make_words.FOLDER, language), tmp_path)
    make_words.compile_qm(tmp_path)
    for compiled in tmp_path.glob("*.qm"):
        assert compiled.read_bytes() == (make_words.FOLDER / compiled.name).read_bytes(), "python3 dev.py words"


def test_a_text_without_a_translation_blocks_a_release(tmp_path: Path) -> None:
    for language in Language:
        shutil.copy(make_words.ts_path(make_words.FOLDER, language), tmp_path)
    before = make_words.untranslated_texts(tmp_path)
    hindi = make_words.ts_path(tmp_path, Language.HINDI)
    text = hindi.read_text(encoding="utf-8")
    source, translation = re.search(r"<source>(\w+)</source>\s*(<translation>[^<]+</translation>)", text).groups()  # type: ignore[union-attr]  # one is there
    hindi.write_text(text.replace(translation, '<translation type="unfinished"></translation>', 1), encoding="utf-8")
    assert sorted(set(make_words.untranslated_texts(tmp_path)) - set(before)) == [f"hi: {source}"]


def test_a_count_is_a_plural_of_its_language() -> None:
    """A unit, an ordinal, a share and a number after a colon are not counts."""
    numbers = [
        each.source for each in messages(OTHERS[0]) if not each.counts and re.search(r"{(n|count)}", each.source)
    ]
    assert [source for source in numbers if not NO_COUNT.search(source)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_value_has_its_placeholder(language: Language) -> None:
    wrong = []
    for each in messages(language):
        if each.source == "en_IN":
            assert each.forms == (f"{language}_IN",)
            continue
        wanted = sorted(set(PLACES.findall(each.source)))
        for place, form in enumerate(each.forms if not each.state else ()):
            there = sorted(set(PLACES.findall(form)))
            one = each.counts and place == 0 and there == [found for found in wanted if found != "%n"]
            if there != wanted and not one:  # "A payment came in" needs no 1
                wrong.append((each.source, form))
            if form.count("\n") != each.source.count("\n"):
                wrong.append((each.source, form))
    assert wrong == []


def test_no_text_of_the_code_is_overlooked(tmp_path: Path) -> None:
    make_words.update_ts(tmp_path)
    known = {(each.context, each.source) for each in messages(Language.HINDI, tmp_path)}
    said = {found for file in make_words.source_files() for found in make_words.texts_of(file)}
    assert sorted(said - known) == []


def test_a_new_text_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "made.py"
    made.write_text('class Made:\n    def say(self, n):\n        self.tr("Brand new")\n', encoding="utf-8")
    files = make_words.source_files()
    monkeypatch.setattr(make_words, "source_files", lambda: [*files, made])
    assert "paydesk_hi.ts" in make_words.outdated_files()


@pytest.mark.posix("files that are replaced while somebody reads them")
def test_a_reader_of_the_translations_keeps_the_old_ones_during_an_update(tmp_path: Path) -> None:
    for language in Language:
        shutil.copy(make_words.ts_path(make_words.FOLDER, language), tmp_path)
    (tmp_path / "paydesk_hi.qm").write_bytes(b"the words of before")
    with (tmp_path / "paydesk_hi.qm").open("rb") as reading:
        make_words.compile_qm(tmp_path)
        assert reading.read() == b"the words of before"
    assert (tmp_path / "paydesk_hi.qm").read_bytes() == (make_words.FOLDER / "paydesk_hi.qm").read_bytes()
    assert {path.suffix for path in tmp_path.iterdir()} == {".ts", ".qm"}


def test_each_text_of_a_message_is_found_and_no_id_or_data() -> None:
    entries = {"done": {"title": "It's new", "kind": "ok"}, "step": {"late.0": "And two"}}
    assert list(make_words.message_texts(entries)) == ["It's new", "And two"]
    found = {found for file in make_words.MESSAGES.glob("*.toml") for found in make_words.texts_of(file)}
    assert ("Problems", "This PC is offline") in found


def test_a_count_is_a_plural_wherever_it_is_said() -> None:
    source = 'translate("X", "%n sales", "", len(\n    rows))\ntranslate("X", "₹ %n left", "", left)\n'.encode()
    assert make_words.with_numeric_counts(source).count(b', "", 1)') == 1, (
        "an argument on several lines is left as it is"
    )
    assert {each.counts for each in messages(Language.HINDI) if "%n" in each.source} == {True}


@pytest.mark.parametrize(
    ("language", "cashgram", "payout_link"),
    [
        ("hi", "कैशग्राम", "पेआउट लिंक"),
        ("mr", "कॅशग्राम", "पेआउट लिंक"),
        ("bn", "ক্যাশগ্রাম", "পেআউট লিঙ্ক"),
        ("ta", "கேஷ்கிராம", "பேஅவுட் லிங்க்"),
        ("te", "క్యాష్‌గ్రామ్", "పేఅవుట్ లింక్"),
    ],
)
def test_a_payout_link_is_called_one_thing(language: str, cashgram: str, payout_link: str) -> None:
    """The service's own word appears only where English has it."""
    for each in messages(Language(language)):
        for form in each.forms if not each.state else ():
            assert (payout_link in form) == ("payout link" in each.source.casefold()), (each.context, each.source)
            assert cashgram not in form or "cashgram" in each.source, (each.context, each.source)


def test_words_are_counted_without_markup_and_placeholders() -> None:
    counted = map(make_words.word_count, ["Show QR", "<b>{amount}</b> left, 2 of %n", "· {time} ·", "₹{limit} a day"])
    assert list(counted) == [2, 2, 0, 2]


def test_a_text_of_a_till_may_have_fewer_words() -> None:
    assert make_words.word_limit("ui/sell/page.py") < make_words.word_limit("ui/money/sent.py")
    assert [
        name
        for name in make_words.TILL
        if not any((base / name).exists() for base in (make_words.SOURCES, make_words.ROOT))
    ] == []
