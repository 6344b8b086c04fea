"""The language of the windows: translations, fonts, text direction.

The LanguageManager is a child of the application. Existing widgets keep their texts until the window is rebuilt.
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
    """A translation, loaded into memory: Qt would map its file.

    With a mapped file, an update of the program or a failing disk would crash it (bus error).
    """

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = assets.path(f"translations/paydesk_{language}.qm").read_bytes()  # kept: Qt does not copy it
        self.load(self._words)


class LanguageManager(QObject):
    """Installs the translations of the current language; English stays installed below, for its plurals."""

    def __init__(self, app: QApplication, language: Language) -> None:
        super().__init__(app)
        _MANAGERS.add(self)
        self._app = app
        self._translations: list[Translation] = []
        self.language = Language.ENGLISH
        self._install(Language.ENGLISH)
        self.use(language)

    def use(self, language: Language) -> bool:
        """Switch to a language; return False if it was in use already."""
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
    """Set the language of the application; create the manager if needed."""
    existing = manager()
    if existing is None:
        return LanguageManager(app, language)
    existing.use(language)
    return existing


def manager() -> LanguageManager | None:
    """Return the manager, or None before `apply`."""
    return next((one for one in _MANAGERS if isValid(one)), None)


def preferred(settings: Settings, person: Person | None = None) -> Language:
    """Return the language for a person: their own, else the shop's, else the PC's."""
    own = person.language if person is not None else None
    return own or settings.language or pick_language(QLocale.system().uiLanguages())


def load_script_font(language: Language) -> str:
    """Load the font of a language's script; return its family, or "" if the program's font has the script.

    With an explicit family, instead of Qt's fallback per character, lines get the right height. macOS has its own.
    """
    script = _SCRIPTS.get(language, "")
    if not script or sys.platform == "darwin":
        return ""
    family = f"Noto Sans {script}"
    if family not in _LOADED_FAMILIES:
        _LOADED_FAMILIES.add(family)
        QLoggingCategory.setFilterRules("qt.text.font.db.info=false")  # silences messages about missing glyphs
        for weight in ("Regular", "Bold"):
            assets.load_font(f"NotoSans{script}-{weight}")
    return family


def language_options(default_text: str) -> list[tuple[str, str]]:
    """Return (code, own name) of all languages for a list; `default_text` stands for ""."""
    for one in Language:
        load_script_font(one)  # each name is shown in its own script
    return [("", default_text), *((one.value, NATIVE_NAMES[one]) for one in Language)]


_LOADED_FAMILIES: Final[set[str]] = set()
