"""The QR that the customer scans: read back from the pixels at every scale, in both looks, with its white around it."""

from __future__ import annotations

import io
import math

import pytest
import qrcode
from PIL import Image, ImageChops
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets.qr_view import QUIET_ZONE, QrMatrix, QrView
from tests.helpers.looks import as_pillow, colours, decoded, heard, picture

UPI = "upi://pay?pa=sharma@okbank&pn=Sharma%20Stores&am=1250.00&cu=INR&tr=order_20261120_0043_k7q"
PAGE = "http://192.168.1.20:8731/pay/42887?am=215000.00&cu=INR&tr=order_20261120_0043_k7q&pn=Sharma%20Stores"
RATIOS = [1.0, 1.25, 1.5, 2.0]


def modules(text: str) -> QrMatrix:
    code = qrcode.QRCode(border=0, error_correction=qrcode.constants.ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    return tuple(tuple(bool(dark) for dark in row) for row in code.get_matrix())


def png(image: Image.Image) -> bytes:
    """Return a picture as the service sends it."""
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def shown(qtbot: QtBot, text: str, width: int = 489, height: int = 558) -> QrView:
    view = QrView()
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show_code(modules(text))
    view.show()
    return view


def dark_box(image: QImage) -> tuple[int, int, int, int]:
    """Left, top, right, bottom (one beyond) of the black pixels; what shines through the round corners is none."""
    off = math.ceil(4 * image.devicePixelRatio())
    red, green, blue = as_pillow(image).crop((off, off, image.width() - off, image.height() - off)).split()
    least = ImageChops.darker(ImageChops.darker(red, green), blue)
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    dark = ImageChops.add(least, most, scale=2).point([255] * 128 + [0] * 128)
    box = dark.getbbox()
    assert box is not None
    left, top, right, bottom = box
    return left + off, top + off, right + off, bottom + off


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("text", [UPI, PAGE])
def test_it_is_read_back_to_exactly_its_text(qtbot: QtBot, look: ThemeTokens, text: str, ratio: float) -> None:
    assert decoded(picture(shown(qtbot, text), ratio)) == [text]


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize(("width", "height"), [(489, 558), (333, 401), (250, 250)])
def test_a_module_is_whole_pixels_of_the_screen(qtbot: QtBot, ratio: float, width: int, height: int) -> None:
    """Every module is one even square of pure black or pure white, and all are of one size."""
    matrix = modules(UPI)
    image = picture(shown(qtbot, UPI, width, height), ratio)
    left, top, right, bottom = dark_box(image)
    side, rest = divmod(right - left, len(matrix))
    assert rest == 0
    assert bottom - top == right - left
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            block = image.copy(left + x * side, top + y * side, side, side)
            assert set(colours(block)) == {"#000000" if dark else "#FFFFFF"}


@pytest.mark.parametrize("ratio", RATIOS)
def test_four_modules_of_white_are_around_it(qtbot: QtBot, look: ThemeTokens, ratio: float) -> None:
    matrix = modules(PAGE)
    view = shown(qtbot, PAGE, *[(len(matrix) + 2 * QUIET_ZONE) * 4] * 2)  # not a pixel more than it needs
    image = picture(view, ratio)
    left, top, right, bottom = dark_box(image)
    quiet = QUIET_ZONE * (right - left) // len(matrix)
    around = image.copy(left - quiet, top - quiet, right - left + 2 * quiet, bottom - top + 2 * quiet)
    assert left >= quiet
    assert top >= quiet
    assert image.width() - right >= quiet
    assert image.height() - bottom >= quiet
    # the corners of the card are round, further out than any phone looks
    corner = round(6 * ratio)
    for x, y in [(corner, corner), (around.width() - 1 - corner, corner), (corner, around.height() - 1 - corner)]:
        assert around.pixelColor(x, y) == QColor("white")
    inner = set(colours(around.copy(quiet, 0, right - left, around.height())))
    inner |= set(colours(around.copy(0, quiet, around.width(), bottom - top)))
    assert inner == {"#000000", "#FFFFFF"}


@pytest.mark.parametrize("ratio", [1.25, 1.5])
@pytest.mark.parametrize("at", [QPoint(1, 1), QPoint(3, 2), QPoint(7, 5)])
def test_a_place_between_two_pixels_blurs_nothing(qtbot: QtBot, ratio: float, at: QPoint) -> None:
    image = picture(shown(qtbot, UPI), ratio, at)
    left, top, right, bottom = dark_box(image)
    assert set(colours(image.copy(left, top, right - left, bottom - top))) == {"#000000", "#FFFFFF"}
    assert decoded(image) == [UPI]


def test_the_smallest_that_it_asks_for_can_still_be_read(qtbot: QtBot) -> None:
    view = shown(qtbot, PAGE)
    view.resize(view.minimumSizeHint())
    image = picture(view)
    left, _, right, _ = dark_box(image)
    assert (right - left) // len(modules(PAGE)) == 3
    assert decoded(image) == [PAGE]


def test_nothing_leaves_nothing_to_scan(qtbot: QtBot) -> None:
    view = shown(qtbot, UPI)
    view.show_nothing()
    assert view.is_empty
    assert decoded(picture(view)) == []
    assert "#000000" not in colours(picture(view))


def test_another_code_takes_its_place(qtbot: QtBot) -> None:
    view = shown(qtbot, UPI)
    view.show_code(modules(PAGE))
    assert decoded(picture(view)) == [PAGE]


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_picture_is_shown_as_it_came(qtbot: QtBot, look: ThemeTokens, ratio: float) -> None:
    view = shown(qtbot, UPI)
    came = qrcode.make(PAGE, box_size=3).get_image().convert("RGB")
    assert isinstance(came, Image.Image)
    view.show_code((), png(came))
    assert not view.is_empty
    assert decoded(picture(view, ratio)) == [PAGE]


def test_a_picture_larger_than_its_place_is_made_smaller(qtbot: QtBot) -> None:
    view = shown(qtbot, UPI)
    view.show_code((), png(qrcode.make(PAGE, box_size=40).get_image().convert("RGB")))
    assert decoded(picture(view)) == [PAGE]


def test_a_screen_reader_hears_what_it_asks_for(qtbot: QtBot) -> None:
    view = shown(qtbot, UPI)
    view.show_code(modules(UPI), description="It asks for ₹1,250.00")
    assert heard(view).name == "QR code"
    assert heard(view).description == "It asks for ₹1,250.00"
    view.show_nothing()
    assert heard(view).description == ""
