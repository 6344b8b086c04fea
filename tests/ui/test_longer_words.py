"""The language of longer words, which the catalogue measures texts by."""

from __future__ import annotations

import pytest

from paydesk.domain.messages import SalesLoaded
from tests.helpers.longer import longer_text, longer_words
from tests.ui.conftest import MakeDriver


@pytest.mark.parametrize("text", ["Show QR", "{paid} paid, {waiting} waiting", "%n more", "Esc", "All keys"])
def test_longer_words_are_40_percent_longer_and_keep_their_places(text: str) -> None:
    longer = longer_text(text)
    assert len(text) * 1.4 - 1 <= len(longer) <= len(text) * 1.4 + 3
    assert longer.startswith(text)
    for place in ("{paid}", "{waiting}", "%n"):
        assert longer.count(place) == text.count(place)


@pytest.mark.parametrize("text", ["", "30", "2025-01-01", "…"])
def test_non_words_are_not_lengthened(text: str) -> None:
    assert longer_text(text) == text


def test_a_window_in_longer_words_says_longer_words(make_driver: MakeDriver) -> None:
    with longer_words() as language:
        driver = make_driver()
        driver.window.hub.on_event(SalesLoaded(()))
        driver.window.refresh()
        assert driver.form.show_button.text() == longer_text("Show QR")
        assert {"Amount", "Show QR", "Link instead"} <= language.asked
