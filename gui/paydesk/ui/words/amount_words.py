"""Amounts in words, in the six languages of the counter: crore, lakh, thousand, hundred, rupees and paise.

The differences between languages are data, in `resources/words/amounts.json`: a word for each of 0 to 99 (most have no
rule for them), the forms of hundreds and larger counts with and without a rest, and the position of rupees and paise.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from paydesk import assets
from paydesk.domain.language import Language
from paydesk.domain.money import Money

LANGUAGES: Final = tuple(each.value for each in Language)
"""Languages with amounts in words, by their ISO 639 codes."""


@dataclass(frozen=True, slots=True)
class _Count:
    """The words for thousands, lakhs or crores; "{n}" is the number. `*_more`: the forms if a smaller count follows."""

    one: str
    many: str
    one_more: str = ""
    many_more: str = ""

    def say(self, number: int, words: str, *, more: bool) -> str:
        """Return the words for `number` of them, whose own words are `words`; `more`: a smaller count follows."""
        one, many = (self.one_more or self.one, self.many_more or self.many) if more else (self.one, self.many)
        return one if number == 1 else many.format(n=words)


@dataclass(frozen=True, slots=True)
class _Coin:
    """The words for one and many rupees, or paise; "{n}" is the number."""

    one: str
    many: str


@dataclass(frozen=True, slots=True)
class _LanguageRules:
    """The rules of amounts in one language."""

    numbers: list[str]
    """0 to 99."""
    hundreds: list[str]
    """100 to 900 without a rest."""
    counts: list[_Count]
    """Crore, lakh, thousand."""
    rupees: _Coin
    paise: _Coin
    only: str
    """The last word of an amount, as on a cheque, so that nothing can be added."""
    both: str = "{rupees} {paise}"
    """Rupees and paise."""
    hundreds_more: list[str] = field(default_factory=list)
    """100 to 900 if a rest follows; empty if they are the same."""
    one_before: Mapping[str, str] = field(default_factory=dict)
    """Replacements of endings that change before a counted noun, by ending."""

    @classmethod
    def parse(cls, entry: dict[str, Any]) -> _LanguageRules:
        """Return the rules of a language in `amounts.json`, whose names are those of the fields."""
        counts = [_Count(**count) for count in entry["counts"]]
        return cls(**{**entry, "counts": counts, "rupees": _Coin(**entry["rupees"]), "paise": _Coin(**entry["paise"])})


@cache
def _rules() -> Mapping[str, _LanguageRules]:
    entries = json.loads(assets.path("words/amounts.json").read_bytes())
    return {language: _LanguageRules.parse(entry) for language, entry in entries.items()}


def amount_words(amount: Money, language: str) -> str:
    """Return the amount in words: "Rupees one thousand two hundred fifty only".

    `language`: one of LANGUAGES. Raises KeyError for another.
    """
    rules = _rules()[language]
    rupees, paise = divmod(amount.paise, 100)
    parts = {"rupees": _coins(rules, rules.rupees, rupees), "paise": _coins(rules, rules.paise, paise)}
    shape = "{rupees}" if not paise else rules.both if rupees else "{paise}"
    said = f"{shape.format_map(parts)} {rules.only}"
    return said[:1].upper() + said[1:]


def _coins(rules: _LanguageRules, coin: _Coin, number: int) -> str:
    return coin.one if number == 1 else coin.many.format(n=_before(rules, _number(rules, number)))


def _number(rules: _LanguageRules, number: int) -> str:
    """Return a whole number in words; above a hundred crore the crores are a number of their own."""
    if number < 100:
        return rules.numbers[number]
    said: list[str] = []
    for count, size in zip(rules.counts, (1_00_00_000, 1_00_000, 1_000), strict=True):
        how_many, number = divmod(number, size)
        if how_many:
            words = _before(rules, _number(rules, how_many))
            said.append(count.say(how_many, words, more=number > 0))
    hundreds, number = divmod(number, 100)
    if hundreds:
        hundred_words = rules.hundreds_more if number and rules.hundreds_more else rules.hundreds
        said.append(hundred_words[hundreds - 1])
    if number:
        said.append(rules.numbers[number])
    return " ".join(said)


def _before(rules: _LanguageRules, words: str) -> str:
    """Return a number in its form before a counted noun."""
    for one, changed in rules.one_before.items():
        if words.endswith(one):
            return words.removesuffix(one) + changed
    return words
