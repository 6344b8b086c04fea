"""The customer window on screens of all sizes: no text is cut, and the code is large enough for a phone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
import qrcode
from PySide6.QtWidgets import QLabel

from paydesk.domain.language import Language
from paydesk.domain.messages import QrPicture
from paydesk.ui.theme_tokens import LIGHT, ThemeTokens
from paydesk.ui.widgets.qr_view import QUIET_ZONE, QrMatrix
from tests.conftest import FULL
from tests.helpers.accessibility import faults
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import marked_words
from tests.helpers.looks import colours, decoded, picture
from tests.ui.conftest import MakeDriver
from tests.ui.customer.conftest import Display
from tests.ui.stage import Told, modules
from tests.ui.stories import SCENES
from tests.ui.test_translated import bare

LEAST = (320, 384)
SCALES = [1.0, 1.25, 1.5, 2.0]
SIZES = [(1366, 768), (1920, 1080), (1024, 600), (800, 480), (683, 384), (400, 540), LEAST, (768, 1366)]


CODES = [
    "http://127.0.0.1:8765/pay/42887?am=1250.00&cu=INR&tr=42887&pn=Sharma",
    "upi://pay?pa=sharma@okbank&pn=Sharma%20Stores&am=1250.00&cu=INR&tr=order_20261120_0043_k7q&tn=" + "x" * 180,
]
"""A short address and a long one: 33 and 61 modules."""


def matrix(text: str) -> QrMatrix:
    """Return the modules of a code."""
    made = qrcode.QRCode(border=0)
    made.add_data(text)
    return tuple(tuple(bool(dark) for dark in row) for row in made.get_matrix())


@pytest.fixture
def demo(words: str, make_driver: MakeDriver) -> Iterator[Display]:
    """Create a demo's display, whose banner takes space."""
    made = Display(make_driver(demo=True), Language.HINDI)
    made.press_f10()
    yield made
    made.counter.features.close()


def sizes_of(words: str, number: int) -> list[tuple[int, int]]:
    """Return all sizes; without `--full` a third of them, a different one for each text."""
    return SIZES if FULL else SIZES[(len(words) + number) % 3 :: 3]


@pytest.mark.long
def test_no_word_is_cut(demo: Display, words: str) -> None:
    for window in (demo.window, demo.driver.window):
        window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
    found, seen = {}, set()
    for number, (name, scene) in enumerate(SCENES.items()):
        demo.driver.show(scene.told(f"s{number}"), scene.later)
        if tuple(demo.words()) in seen:
            continue
        seen.add(tuple(demo.words()))
        for size in sizes_of(words, number):
            demo.window.resize(*size)
            lines = cut_texts(demo.window)
            if lines or (demo.window.width(), demo.window.height()) != size:
                found[name, size] = [*lines, f"{demo.window.size()}"]
    assert found == {}


def test_a_long_name_of_a_shop_is_read_whole(demo: Display, words: str) -> None:
    settings = demo.driver.window.host.settings
    name = "Sri Venkateshwara Provision, Vegetables and General Merchants, Market Road"
    demo.driver.window.host.use_settings(replace(settings, shop=replace(settings.shop, name=name)))
    for number, scene in enumerate(("waiting", "paid")):
        demo.driver.show(SCENES[scene].told(scene))
        for size in sizes_of(words, number):
            if size != LEAST:
                demo.window.resize(*size)
                assert cut_texts(demo.window) == [], (scene, size)


@pytest.mark.parametrize("count", [41, 57, 69])
def test_the_code_is_large_enough_to_be_scanned(display: Display, count: int) -> None:
    """Without its quiet zone the code takes 65 % of the window's short side at least, and 3 pixels a module."""
    display.driver.show(SCENES["waiting"].told())
    display.window.pay_view.code.show_code(modules(count))
    for size in SIZES:
        display.window.resize(*size)
        display.driver.settle()
        code = display.window.pay_view.code
        module = min(code.width(), code.height()) // (count + 2 * QUIET_ZONE)
        assert module >= 3, (count, size)
        if size != LEAST:
            assert module * count >= 0.65 * min(size), (count, size)


def test_every_word_of_it_is_translated_and_no_control_is_in_it(make_driver: MakeDriver) -> None:
    with marked_words():
        display = Display(make_driver(demo=True))  # in one language: the second is not marked
        display.press_f10()
        display.driver.window.setUpdatesEnabled(False)  # nothing of it has to be painted
        for number, (name, scene) in enumerate(SCENES.items()):
            display.driver.show(scene.told(f"s{number}"), scene.later)
            assert bare(display.window) == set(), name
            assert faults(display.window) == [], name
        display.counter.features.close()


def test_a_large_amount_is_never_cut(display: Display) -> None:
    display.driver.show(Told("s1", 99_99_99_999_99).shown())
    for size in SIZES:
        display.window.resize(*size)
        assert cut_texts(display.window) == []


def test_the_green_moment_is_larger_than_all_else_and_fills_the_window(demo: Display, words: str) -> None:
    demo.driver.show(SCENES["paid"].told())
    for size in sizes_of(words, 0):
        demo.window.resize(*size)
        demo.driver.settle()
        image = picture(demo.window)
        assert colours(image)[LIGHT.ok_fill] > 0.5 * size[0] * size[1], size
        word = demo.window.paid_view.title
        heights = {
            label: label.fontMetrics().height() for label in demo.window.findChildren(QLabel) if label.isVisible()
        }
        assert word.isVisible()
        assert max(heights, key=lambda label: heights[label]) in {word, demo.window.paid_view.amount}, size


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize(
    "ratio", [pytest.param(scale, marks=[] if scale in {1.25, 2.0} else pytest.mark.full) for scale in SCALES]
)
def test_a_phone_reads_the_code_from_the_screen(
    look: ThemeTokens, ratio: float, size: tuple[int, int], make_driver: MakeDriver
) -> None:
    """Every version that an address may need, at every scale, in both themes; without `--full` in turn."""
    if not FULL and (look is LIGHT) == (size[0] == 1366):
        pytest.skip("a long form: python3 dev.py test --full")
    display = Display(make_driver(demo=True), Language.HINDI)
    display.press_f10()
    display.window.resize(*(round(side / ratio) for side in size))
    for text in CODES:
        told = SCENES["waiting"].told(text[-3:])
        display.driver.show(told)
        display.driver.store.on_event(QrPicture(told.sale_id, told.attempts, matrix(text)))
        display.driver.settle()
        assert decoded(picture(display.window, ratio)) == [text]
    display.counter.features.close()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (800, 480)], ids=str)
def test_texts_do_not_touch_the_background_of_the_code(display: Display, size: tuple[int, int]) -> None:
    """In the dark theme that ends 10 pixels before the amount."""
    display.driver.show(SCENES["waiting"].told())
    display.window.resize(*size)
    display.driver.settle()
    pay = display.window.pay_view
    assert pay.name.geometry().left() - pay.code.geometry().right() > size[1] // 32 - 1
