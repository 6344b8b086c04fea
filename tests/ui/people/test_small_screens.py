"""The lock and every question for a PIN fit a small screen: the keypad beside the text, Open whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton, QWidget

from tests.helpers.cut_text import cut_texts
from tests.ui.people.conftest import Desk, MakeDesk
from tests.ui.people.test_cut_text import (
    PEOPLE,
    lock,
    lock_for_a_supervisor,
    release,
    second,
    unlock,
    unlock_for_nobody,
)

SIZES = [(640, 340), (683, 384), (911, 512), (1024, 600), (1366, 768), (1920, 1080)]
SCENES = (lock, lock_for_a_supervisor, release, unlock, unlock_for_nobody, second)


def whole(widget: QWidget, window: QWidget) -> bool:
    """Whether all of it is on the screen, and nothing of it scrolled away."""
    return widget.visibleRegion().boundingRect() == widget.rect() and window.rect().contains(
        QRect(widget.mapTo(window, QPoint()), widget.size())
    )


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_open_and_every_key_of_the_pad_are_whole(
    make_desk: MakeDesk, size: tuple[int, int], scene: Callable[[Desk], None]
) -> None:
    desk = make_desk(demo=True, size=size)
    desk.foot.hide()  # as in the layout for small windows
    desk.edit.hide()
    scene(desk)
    desk.settle()
    pad = desk.who().pad
    assert (desk.window.width(), desk.window.height()) == size
    assert whole(pad.edit, desk.window)
    if desk.who().hint.isVisibleTo(desk.window):  # a visitor of the demo has no other way to know the PIN
        assert whole(desk.who().hint, desk.window)
    for button in pad.findChildren(QPushButton):
        assert whole(button, desk.window), button.accessibleName()
        assert button.height() >= 44
        assert button.width() >= 44
    assert cut_texts(desk.window) == []


def test_the_keypad_stands_beside_its_text_where_there_is_little_height(make_desk: MakeDesk) -> None:
    for size, beside in (((683, 384), True), ((1366, 768), False)):
        desk = make_desk(demo=True, size=size)
        desk.staffed(PEOPLE[0], PEOPLE, locked=True)
        desk.settle()
        pad = desk.who().pad
        assert (pad.keys.x() > pad.edit.geometry().right()) is beside
