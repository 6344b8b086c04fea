"""Pictures of QRs at the edges of what is taken: sizes, formats, transparency, the forms of a data: address."""

from __future__ import annotations

import base64
import io
from functools import partial
from typing import Any

import pytest
import qrcode
import zxingcpp
from PIL import Image

from paydesk.counter.sale.pictures import create_modules, read_back
from paydesk.domain.checked_address import check_code
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from tests.counter.sale.test_qr_reading import ADDRESS, GOOD, data_uri, huge_png, picture_of, png_of
from tests.helpers.addresses import expected, page_address

MAX_TEXT, MAX_PIXELS = 3_145_728, 4_000_000
TEXT = ADDRESS.format(am="1250.00", cu="INR")
HOST = "127.0.0.1:8000"
EXPECTED = partial(check_code, expected=expected(host=HOST))
GOOD_64 = base64.b64encode(GOOD).decode()


def saved(picture: Image.Image, form: str = "PNG") -> str:
    out = io.BytesIO()
    picture.save(out, form)
    return data_uri(out.getvalue(), f"image/{form.lower()}")


def on_nothing(picture: Image.Image) -> Image.Image:
    """Return the code in black on a transparent background that is black beneath."""
    clear = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    clear.paste((0, 0, 0, 255), mask=picture.point(lambda grey: 255 - grey))
    return clear


def reason_of(qr: str) -> QrReason | None:
    return read_back(qr, EXPECTED).reading.reason


def test_the_modules_are_exactly_those_of_the_code() -> None:
    """Not twice as many, and no white around: the window draws that itself."""
    made = qrcode.QRCode()
    made.add_data(TEXT)
    made.make()
    assert read_back(data_uri(GOOD), EXPECTED).modules == tuple(tuple(map(bool, row)) for row in made.modules)


def test_modules_of_a_text_have_no_white_around() -> None:
    modules = create_modules(page_address("https://a.in"))
    assert len(modules) == len(modules[0]) == 21
    assert all(modules[0][:7])
    assert not any(row[7] for row in modules[:7])


def test_a_code_on_a_transparent_ground_is_read_on_white() -> None:
    seen = read_back(saved(on_nothing(picture_of(TEXT))), EXPECTED)
    assert (seen.reading.check, seen.reading.payload) == (QrCheck.VERIFIED, TEXT)


@pytest.mark.parametrize(
    ("mode", "colour"),
    [("RGB", "red"), ("RGBA", (0, 0, 0, 0)), ("LA", (255, 0)), ("L", 200), ("P", 0), ("1", 1)],
)
def test_what_is_shown_as_it_came_is_a_grey_picture_made_here(mode: str, colour: Any) -> None:
    seen = read_back(saved(Image.new(mode, (40, 30), colour)), EXPECTED)
    assert seen.reading.reason is QrReason.NOT_DECODED
    with Image.open(io.BytesIO(seen.image)) as shown:
        assert (shown.format, shown.mode, shown.size) == ("PNG", "L", (40, 30))


def test_nothing_is_read_from_no_picture() -> None:
    assert read_back("", EXPECTED).reading == QrReading(QrCheck.NO_IMAGE, "", None, QrReason.MISSING)


@pytest.mark.parametrize("kind", ["DataMatrix", "Aztec", "PDF417"])
def test_a_code_of_another_kind_is_no_qr_and_is_not_shown_as_it_came(kind: str) -> None:
    other = zxingcpp.create_barcode(TEXT, zxingcpp.BarcodeFormat[kind]).to_image(scale=4, add_quiet_zones=True)
    picture = Image.fromarray(other)
    assert zxingcpp.read_barcodes(picture)[0].text == TEXT
    seen = read_back(saved(picture), EXPECTED)
    assert (seen.reading.check, seen.reading.reason) == (QrCheck.MISMATCH, QrReason.NOT_A_PAYMENT)
    assert (seen.modules, seen.image) == ((), b"")


def test_the_order_says_the_currency_and_only_the_shop_says_the_payee() -> None:
    dollars = data_uri(png_of(ADDRESS.format(am="1250.00", cu="USD")))
    assert (
        read_back(dollars, partial(check_code, expected=expected(host=HOST, currency="USD"))).reading.check
        is QrCheck.VERIFIED
    )
    anybody = data_uri(png_of("upi://pay?pa=somebody@bank&am=1250.00&cu=INR"))
    assert read_back(anybody, EXPECTED).reading.check is QrCheck.VERIFIED


def test_transparent_is_white_and_not_black_where_it_is_shown() -> None:
    seen = read_back(saved(Image.new("RGBA", (40, 30), (0, 0, 0, 0))), EXPECTED)
    with Image.open(io.BytesIO(seen.image)) as shown:
        assert shown.getextrema() == (255, 255)


@pytest.mark.parametrize(("width", "height"), [(2_000, 2_001), (MAX_PIXELS + 1, 1)])
def test_one_pixel_row_too_many_is_refused_before_it_is_decoded(width: int, height: int) -> None:
    assert reason_of(data_uri(huge_png(width, height))) is QrReason.TOO_LARGE


def test_the_most_pixels_are_taken() -> None:
    assert reason_of(saved(Image.new("L", (2_000, MAX_PIXELS // 2_000), 255))) is QrReason.NOT_DECODED


def test_the_longest_text_is_taken_and_one_letter_more_is_not() -> None:
    assert reason_of("A" * MAX_TEXT) is QrReason.NOT_AN_IMAGE
    assert reason_of("A" * (MAX_TEXT + 4)) is QrReason.TOO_LARGE
    assert reason_of("A" * (MAX_TEXT + 1)) is QrReason.TOO_LARGE


@pytest.mark.parametrize("form", ["PNG", "GIF", "WEBP", "BMP"])
def test_each_form_that_browsers_show_is_read(form: str) -> None:
    assert read_back(saved(picture_of(TEXT), form), EXPECTED).reading.check is QrCheck.VERIFIED


@pytest.mark.parametrize("form", ["TIFF", "PPM", "ICO"])
def test_no_other_form_is_opened(form: str) -> None:
    assert reason_of(saved(picture_of(TEXT).resize((48, 48)), form)) is QrReason.NOT_AN_IMAGE


@pytest.mark.parametrize(
    ("qr", "reason"),
    [
        (data_uri(GOOD, "image/svg+xml"), QrReason.UNSUPPORTED),
        (data_uri(GOOD).replace("data:image/png", "DATA:IMAGE/SVG"), QrReason.UNSUPPORTED),
        (data_uri(b"<?xml version='1.0'?><svg/>"), QrReason.UNSUPPORTED),
        (data_uri(b"\n <SVG width='1'>"), QrReason.UNSUPPORTED),
        (data_uri(b"<svgx"), QrReason.NOT_AN_IMAGE),
        ("data:image/png;base64", QrReason.NOT_BASE64),
        (f"image/png,{GOOD_64}", QrReason.NOT_BASE64),
        (f",{GOOD_64}", QrReason.NOT_BASE64),
        (f"data:image/png;base64,{GOOD_64[:40]}*{GOOD_64[40:]}", QrReason.NOT_BASE64),
        (f"data:image/png;base64,{GOOD_64}é", QrReason.NOT_BASE64),
    ],
)
def test_a_data_address_is_taken_by_the_letter(qr: str, reason: QrReason) -> None:
    assert reason_of(qr) is reason


@pytest.mark.parametrize(
    "qr",
    [
        data_uri(GOOD).replace("data:", "DATA:"),
        "\n".join([GOOD_64[:76], GOOD_64[76:152], GOOD_64[152:]]),
        f"  {data_uri(GOOD)}\n",
        f"data:image/png;base64,{GOOD_64[:60]} \t{GOOD_64[60:]}",
    ],
    ids=["capitals", "in lines", "blanks around", "blanks within"],
)
def test_what_means_the_same_is_read_the_same(qr: str) -> None:
    assert read_back(qr, EXPECTED).reading.check is QrCheck.VERIFIED
