"""What the tests of widgets get: each runs in the light and in the dark look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from paydesk.domain.settings import Theme
from paydesk.ui import theme
from paydesk.ui.theme_tokens import Tokens


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK], ids=["light", "dark"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Tokens]:
    """Light, then dark: the tokens in use."""
    yield theme.apply(qapp, request.param).tokens
    theme.apply(qapp, Theme.LIGHT)


@pytest.fixture(autouse=True)
def themed(qapp: QApplication) -> None:
    """A look is always on, as in the program."""
    if theme.keeper() is None:
        theme.apply(qapp, Theme.LIGHT)
