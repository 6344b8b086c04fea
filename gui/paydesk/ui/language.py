"""The language of the windows: its words, its letters, and the direction in which it is written.

The LanguageManager is a child of the application, as the look's keeper is. What is on the
screen already keeps its words until it is made anew (`MainWindow` does that).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from PySide6.QtCore import QLocale, QLoggingCategory, QObject, QTranslator
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from paydesk import assets
from paydesk.domain.language import NATIVE_NAMES, Language, pick_language
from paydesk.domain.settings.settings import Settings
from paydesk.ui import theme
from paydesk.ui.words.base import words_locale

if TYPE_CHECKING:
    from paydesk.domain.people.person import Person

_SCRIPTS: Final[Mapping[Language, str]] = {
    Language.HINDI: "Devanagari",
    Language.MARATHI: "Devanagari",
    Language.BENGALI: "Bengali",
    Language.TAMIL: "Tamil",
    Language.TELUGU: "Telugu",
}

_MANAGERS: Final[WeakSet[LanguageManager]] = WeakSet()


class Translation(QTranslator):
    """The words of a language. They are read into memory: Qt would map their file.

    Whoever writes that file anew, or a disk that fails, would end the program at the next word (bus error).
    """

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = assets.path(f"translations/paydesk_{language}.qm").read_bytes()  # Qt only points at them
        self.load(self._words)


class LanguageManager(QObject):
    """Knows which language the windows speak. The plurals of English stand beneath every other language's words."""

    def __init__(self, app: QApplication, language: Language) -> None:
        super().__init__(app)
        _MANAGERS.add(self)
        self._app = app
        self._translations: list[Translation] = []
        self.language = Language.ENGLISH
        self._install(Language.ENGLISH)
        self.use(language)

    def use(self, language: Language) -> bool:
        """Speak this language from now on. Whether that is another one than before."""
        if language is self.language:
            return False
        self.language = language
        for words in self._translations[1:]:
            self._app.removeTranslator(words)
            words.deleteLater()
        del self._translations[1:]
        if language is not Language.ENGLISH:
            self._install(language)
        self._app.setLayoutDirection(words_locale().textDirection())
        keeper = theme.manager()
        if keeper is not None:
            keeper.use_script_font(load_script_font(language))
        return True

    def _install(self, language: Language) -> None:
        words = Translation(language, self)
        self._translations.append(words)
        self._app.installTranslator(words)


def apply(app: QApplication, language: Language) -> LanguageManager:
    """Let the application speak a language; called again, it switches the keeper that is there."""
    there = manager()
    if there is None:
        return LanguageManager(app, language)
    there.use(language)
    return there


def manager() -> LanguageManager | None:
    """The keeper of this application; None before `apply`."""
    return next((one for one in _MANAGERS if isValid(one)), None)


def preferred(settings: Settings, person: Person | None = None) -> Language:
    """What is spoken to this person: their own language, else the shop's, else the PC's."""
    own = person.language if person is not None else None
    return own or settings.language or pick_language(QLocale.system().uiLanguages())


def load_script_font(language: Language) -> str:
    """Load the letters of a language, once; the family's name, "" for those of the program's own font.

    Named, not left to what the system finds for each letter: a line is then as high as its letters need. macOS has
    its own.
    """
    script = _SCRIPTS.get(language, "")
    if not script or sys.platform == "darwin":
        return ""
    family = f"Noto Sans {script}"
    if family not in _LOADED_FAMILIES:
        _LOADED_FAMILIES.add(family)
        QLoggingCategory.setFilterRules("qt.text.font.db.info=false")  # it tells which letters another font lacks
        for weight in ("Regular", "Bold"):
            assets.load_font(f"NotoSans{script}-{weight}")
    return family


def language_options(default_text: str) -> list[tuple[str, str]]:
    """All languages for a list, as (code, own name); `usual` is what "" says: nobody chose any."""
    for one in Language:
        load_script_font(one)  # each name is in its own
    return [("", default_text), *((one.value, NATIVE_NAMES[one]) for one in Language)]


_LOADED_FAMILIES: Final[set[str]] = set()
