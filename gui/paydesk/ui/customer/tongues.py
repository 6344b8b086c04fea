"""The two languages of the customer's screen: the shop's own, and the one that its customers read besides.

Staff may read a third: what is said here is the same whoever is at the counter.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator

from paydesk import assets
from paydesk.domain.amount_words import amount_words
from paydesk.domain.language import Language
from paydesk.domain.money import Money
from paydesk.ui import language
from paydesk.ui.words.customer import CONTEXT

Pair = tuple[str, str]
"""The same in both languages; the second is "" where there is none."""
NOTHING: Pair = ("", "")


class Tongues:
    """Says each text in both languages; a text that the second one lacks is said in the first alone."""

    def __init__(self, first: Language, second: Language | None) -> None:
        self._first = first
        self._second = None if second is first else second
        keeper = language.keeper()
        windows = Language.ENGLISH if keeper is None else keeper.language
        self._first_words = None if first is windows else _words_of(first)
        self._second_words = None if self._second is None else _words_of(self._second)
        for spoken in filter(None, (first, self._second)):
            language.letters(spoken)

    @property
    def languages(self) -> tuple[Language, Language | None]:
        """Which they are."""
        return self._first, self._second

    def say(self, source: str) -> Pair:
        """A text of words.customer in both."""
        if not source:
            return NOTHING
        if self._first_words is None:
            first = QCoreApplication.translate(CONTEXT, source)
        else:
            first = self._first_words.translate(CONTEXT, source) or source
        return first, self.say_second(source)

    def say_second(self, source: str) -> str:
        """A text in the second language alone."""
        if self._second is Language.ENGLISH:
            return source
        return "" if self._second_words is None else self._second_words.translate(CONTEXT, source) or ""

    def amount(self, amount: Money | None) -> Pair:
        """An amount in words."""
        if amount is None:
            return NOTHING
        return amount_words(amount, self._first), amount_words(amount, self._second) if self._second else ""


def _words_of(spoken: Language) -> QTranslator:
    """The words of a language, for this screen alone: they are not installed."""
    words = QTranslator()
    words.load(str(assets.path(f"translations/paydesk_{spoken}.qm")))
    return words
