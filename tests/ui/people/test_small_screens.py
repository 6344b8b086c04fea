"""The lock and each PIN panel fit a small screen, with the keypad beside the text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from paydesk.domain.language import Language
from tests.helpers.cut_text import cut_texts
from tests.helpers.spoken import spoken
from tests.ui.people.conftest import CounterDriver, MakeCounter
from tests.ui.people.test_cut_text import (
    PEOPLE,
    lock,
    lock_for_a_supervisor,
    release,
    second,
    unlock,
    unlock_for_nobody,
)

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
SCENES = (lock, lock_for_a_supervisor, release, unlock, unlock_for_nobody, second)


def whole(widget: QWidget, window: QWidget) -> bool:
    """Return True if all of a widget is visible and not scrolled away."""
    return widget.visibleRegion().boundingRect() == widget.rect() and window.rect().contains(
        QRect(widget.mapTo(window, QPoint()), widget.size())
    )


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_the_keypad_and_its_button_are_not_cut(
    make_counter: MakeCounter, scene: Callable[[CounterDriver], None]
) -> None:
    counter = make_counter(demo=True, size=SIZES[0])
    counter.foot.hide()  # as in the layout for small windows
    counter.edit.hide()
    scene(counter)
    pad = counter.who().pad
    for size in SIZES:
        counter.window.resize(*size)
        counter.settle()
        assert (counter.window.width(), counter.window.height()) == size
        assert whole(pad.edit, counter.window), size
        if counter.who().hint.isVisibleTo(counter.window):  # a visitor of the demo cannot know the PIN otherwise
            assert whole(counter.who().hint, counter.window), size
        for button in pad.findChildren(QPushButton):
            assert whole(button, counter.window), (size, button.accessibleName())
            assert button.height() >= 44
            assert button.width() >= 44
        assert cut_texts(counter.window) == [], size


@pytest.mark.parametrize("size", [(1024, 600)], ids=str)
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_the_people_to_choose_from_are_visible(
    make_counter: MakeCounter, qapp: QApplication, size: tuple[int, int], language: Language
) -> None:
    """Regression: the explanation filled the card, and the second person had to be scrolled to."""
    with spoken(qapp, language):
        counter = make_counter(demo=True, size=size)
        counter.foot.hide()
        counter.edit.hide()
        unlock(counter)
        counter.settle()
        tiles = counter.who().tiles
        assert len(tiles.ids) == 2
        assert [person for person in tiles.ids if not whole(tiles.tile(person), counter.window)] == []


def test_the_keypad_is_beside_the_text_in_a_low_window(make_counter: MakeCounter) -> None:
    for size, beside in (((1366, 768), False),):
        counter = make_counter(demo=True, size=size)
        counter.staffed(PEOPLE[0], PEOPLE, locked=True)
        counter.settle()
        pad = counter.who().pad
        assert (pad.keys.x() > pad.edit.geometry().right()) is beside


@pytest.mark.parametrize("size", [(1024, 600)], ids=str)
def test_the_keypad_beside_its_text_fills_the_height_of_its_card(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    """Regression: a third of the card was empty."""
    counter = make_counter(demo=True, size=size)
    unlock(counter)
    counter.settle()
    pad = counter.who().pad
    card = pad.parentWidget()
    assert card is not None
    assert pad.geometry().bottom() >= card.height() - 20
    last = pad.keys.findChild(QPushButton, "0")
    assert last is not None
    ends = [QRect(each.mapTo(pad, QPoint()), each.size()).bottom() for each in (last, pad.button)]
    assert ends == [pad.height() - 1] * 2
