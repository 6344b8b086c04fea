"""Windows in one of the languages, without the keeper that would follow a shop's settings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from paydesk.domain.language import Language
from paydesk.ui import theme
from paydesk.ui.language import Translation, load_script_font


@contextmanager
def spoken(app: QApplication, language: Language) -> Iterator[None]:
    """Within, windows that are built and texts that are set come in this language, in its letters."""
    words = Translation(language)
    keeper = theme.manager()
    assert keeper is not None
    keeper.use_script_font(load_script_font(language))
    app.installTranslator(words)
    try:
        yield
    finally:
        app.removeTranslator(words)
        keeper.use_script_font("")
