"""The customer's window on screens of all sizes: no word is cut, and the code is as large as a phone needs it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from paydesk.ui.widgets.qr_view import QUIET
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import marked_words
from tests.ui.conftest import MakeTill
from tests.ui.customer.conftest import Display
from tests.ui.stage import Told, modules
from tests.ui.stories import SCENES
from tests.ui.test_accessibility import faults
from tests.ui.test_translated import bare

LEAST = (320, 400)
SIZES = [(1366, 768), (1920, 1080), (1024, 600), (800, 480), (400, 540), LEAST, (768, 1366)]


@pytest.fixture
def demo(words: str, make_till: MakeTill) -> Iterator[Display]:
    """A demo's display: its banner takes room."""
    made = Display(make_till(demo=True))
    made.press_f10()
    yield made
    made.desk.features.leave()


@pytest.mark.long
def test_no_word_is_cut(demo: Display) -> None:
    found, seen = {}, set()
    for number, (name, scene) in enumerate(SCENES.items()):
        demo.till.show(scene.told(f"s{number}"), scene.later)
        if tuple(demo.words()) in seen:
            continue
        seen.add(tuple(demo.words()))
        for size in SIZES:
            demo.window.resize(*size)
            lines = cut_texts(demo.window)
            if lines or (demo.window.width(), demo.window.height()) != size:
                found[name, size] = [*lines, f"{demo.window.size()}"]
    assert found == {}


def test_a_long_name_of_a_shop_is_read_whole(demo: Display) -> None:
    settings = demo.till.window._settings
    name = "Sri Venkateshwara Provision, Vegetables and General Merchants, Market Road"
    demo.till.window.on_settings(replace(settings, shop=replace(settings.shop, name=name)))
    for scene in ("waiting", "paid"):
        demo.till.show(SCENES[scene].told(scene))
        for size in SIZES:
            if size != LEAST:
                demo.window.resize(*size)
                assert cut_texts(demo.window) == [], (scene, size)


@pytest.mark.parametrize("count", [41, 57, 69])
def test_the_code_is_large_enough_to_be_scanned(display: Display, count: int) -> None:
    """FEATURES.md QR2: with its white, 60 % of the window's short side at least; never less than 3 pixels a module."""
    display.till.show(SCENES["waiting"].told())
    display.window.pay.square.code.show_modules(modules(count))
    for size in SIZES:
        display.window.resize(*size)
        display.till.settle()
        code = display.window.pay.square.code
        module = min(code.width(), code.height()) // (count + 2 * QUIET)
        assert module >= 3, (count, size)
        if size[0] >= 800:
            assert module * (count + 2 * QUIET) >= 0.6 * min(size), (count, size)


def test_every_word_of_it_is_translated_and_no_control_is_in_it(make_till: MakeTill) -> None:
    with marked_words():
        display = Display(make_till(demo=True))
        display.press_f10()
        for number, (name, scene) in enumerate(SCENES.items()):
            display.till.show(scene.told(f"s{number}"), scene.later)
            assert bare(display.window) == set(), name
            assert faults(display.window) == [], name
        display.desk.features.leave()


def test_a_large_amount_is_never_cut(display: Display) -> None:
    display.till.show(Told("s1", 99_99_99_999_99).shown())
    for size in SIZES:
        display.window.resize(*size)
        assert cut_texts(display.window) == []
