"""Amounts in words: every amount has words of its own, made of the right parts, in the letters of its language."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk import assets
from paydesk.domain.money import MAX_PAISE, Money
from paydesk.ui.words.amount_words import LANGUAGES, amount_words

SCRIPTS = {"en": "LATIN", "hi": "DEVANAGARI", "mr": "DEVANAGARI", "bn": "BENGALI", "ta": "TAMIL", "te": "TELUGU"}
languages = pytest.mark.parametrize("language", LANGUAGES)
rupees = st.integers(min_value=0, max_value=MAX_PAISE // 100)


def said(language: str, number: int) -> str:
    """Return the words of so many whole rupees."""
    return amount_words(Money(number * 100), language)


@pytest.mark.parametrize(
    ("language", "paise", "words"),
    [
        ("en", 1_250_00, "Rupees one thousand two hundred fifty only"),
        ("en", 1_250_50, "Rupees one thousand two hundred fifty and fifty paise only"),
        ("en", 1_00, "Rupee one only"),
        ("en", 50, "Fifty paise only"),
        ("en", 0, "Rupees zero only"),
        (
            "en",
            12_34_567_89,
            "Rupees twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise only",
        ),
        ("hi", 1_250_00, "एक हज़ार दो सौ पचास रुपये मात्र"),
        ("hi", 1_00, "एक रुपया मात्र"),
        ("hi", 99_99_00_001_01, "निन्यानवे करोड़ निन्यानवे लाख एक रुपये एक पैसा मात्र"),
        ("mr", 100_00, "शंभर रुपये फक्त"),
        ("mr", 1_150_25, "एक हजार एकशे पन्नास रुपये पंचवीस पैसे फक्त"),
        ("bn", 1_250_00, "এক হাজার দুশো পঞ্চাশ টাকা মাত্র"),
        ("bn", 3_00_000_00, "তিন লক্ষ টাকা মাত্র"),
        ("ta", 1_250_00, "ஆயிரத்து இருநூற்று ஐம்பது ரூபாய் மட்டும்"),
        ("ta", 3_00_21_000_00, "மூன்று கோடியே இருபத்தொரு ஆயிரம் ரூபாய் மட்டும்"),
        ("te", 1_250_00, "వెయ్యి రెండు వందల యాభై రూపాయలు మాత్రమే"),
        ("te", 101_00, "నూట ఒక్క రూపాయలు మాత్రమే"),
        ("te", 100_00, "వంద రూపాయలు మాత్రమే"),
    ],
)
def test_amounts_as_a_person_says_them(language: str, paise: int, words: str) -> None:
    assert amount_words(Money(paise), language) == unicodedata.normalize("NFC", words)


@languages
def test_no_two_amounts_of_a_shop_sound_alike(language: str) -> None:
    below_a_lakh = [said(language, number) for number in range(100)]
    below_a_lakh += [said(language, number) for number in range(100, 100_000, 37)]
    paise = [amount_words(Money(number), language) for number in range(1, 100)]

    assert len(set(below_a_lakh + paise)) == len(below_a_lakh) + len(paise)


@languages
@given(one=st.integers(min_value=0, max_value=MAX_PAISE), other=st.integers(min_value=0, max_value=MAX_PAISE))
def test_two_amounts_have_different_words(language: str, one: int, other: int) -> None:
    same = amount_words(Money(one), language) == amount_words(Money(other), language)

    assert same is (one == other)


@languages
@given(
    head=st.integers(min_value=1, max_value=99),
    size=st.sampled_from([1_00_000, 1_00_00_000]),
    tail=st.integers(min_value=2, max_value=99_999),
)
def test_an_amount_is_its_lakhs_or_crores_and_then_its_rest(language: str, head: int, size: int, tail: int) -> None:
    """The rest is said as it is said alone, and what stands before it is the same for every rest."""

    def before(rest: int) -> str:
        whole, alone = said(language, head * size + rest), said(language, rest).removeprefix("Rupees ")
        assert whole.endswith(alone)
        return whole.removesuffix(alone)

    assert before(tail) == before(2)


@languages
@given(paise=st.integers(min_value=0, max_value=MAX_PAISE))
def test_words_are_in_the_letters_of_their_language(language: str, paise: int) -> None:
    """A letter that looks alike but is of another script is read wrong by every voice."""
    words = amount_words(Money(paise), language)

    assert unicodedata.is_normalized("NFC", words)
    for sign in words:
        assert sign in " -" or unicodedata.name(sign).startswith(SCRIPTS[language]), (words, sign)


@given(number=rupees)
def test_english_words_read_back_are_the_number(number: int) -> None:
    assert _read(said("en", number)) == number


@given(number=rupees)
def test_hindi_words_read_back_are_the_number(number: int) -> None:
    below = {said("hi", n).rsplit(" ", 2)[0]: n for n in range(100)}
    total = part = 0
    for word in said("hi", number).split()[:-2]:
        size = {"करोड़": 1_00_00_000, "लाख": 1_00_000, "हज़ार": 1_000}.get(unicodedata.normalize("NFC", word))
        if size is not None:
            total, part = total + part * size, 0
        elif word == "सौ":
            part *= 100
        else:
            part += below[word]
    assert total + part == number


def _read(words: str) -> int:
    """Return the number in English words, read by the meaning of each word and not by our own tables."""
    ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    small = {word: n for n, word in enumerate([*ones.split(), "seventeen", "eighteen", "nineteen"])}
    tens = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
    small |= {word: n * 10 + 20 for n, word in enumerate(tens)}
    total = part = 0
    for word in words.replace("-", " ").split()[1:-1]:
        if word == "hundred":
            part *= 100
        elif word in small:
            part += small[word]
        else:
            total, part = total + part * {"thousand": 1_000, "lakh": 1_00_000, "crore": 1_00_00_000}[word], 0
    return total + part


def test_each_language_has_all_words() -> None:
    entries = json.loads(assets.path("words/amounts.json").read_bytes())
    assert set(entries) == set(LANGUAGES)
    for entry in entries.values():
        hundreds = entry["hundreds"], entry.get("hundreds_more", entry["hundreds"])
        assert (len(entry["numbers"]), *map(len, hundreds), len(entry["counts"])) == (100, 9, 9, 3)


def test_another_language_is_refused() -> None:
    with pytest.raises(KeyError):
        amount_words(Money(1), "fr")
