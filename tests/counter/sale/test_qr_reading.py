"""The QR is read back before it is shown: right ones become modules, wrong ones are refused, odd ones never crash."""

from __future__ import annotations

import base64
import io
import struct
import zlib
from collections.abc import Callable
from functools import partial

import pytest
import qrcode
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from qrcode.image.pil import PilImage

from paydesk.counter.sale import pictures
from paydesk.counter.sale.pictures import create_modules, read_back
from paydesk.domain.checked_address import CheckResult, check_code
from paydesk.domain.money import Money
from paydesk.domain.qr import QrCheck, QrReason
from tests.helpers import addresses

AMOUNT = Money(125_000)
ADDRESS = "http://127.0.0.1:8000/pay/abc?am={am}&cu={cu}&tr=order_1&pn=Sharma%20Stores"


def picture_of(text: str) -> Image.Image:
    made = qrcode.make(text)
    assert isinstance(made, PilImage)
    return made.get_image().convert("L")


def png_of(text: str) -> bytes:
    out = io.BytesIO()
    picture_of(text).save(out, "PNG")
    return out.getvalue()


def data_uri(data: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64," + base64.b64encode(data).decode()


def expected(**changes: object) -> Callable[[str], CheckResult]:
    return partial(check_code, expected=addresses.expected(**{"host": "127.0.0.1:8000", **changes}))


def decoded(modules: pictures.Modules) -> str:
    """Draw modules with a quiet zone and let the decoder read them, as a phone would."""
    side = len(modules) + 8
    image = Image.new("L", (side, side), 255)
    for y, row in enumerate(modules):
        for x, dark in enumerate(row):
            if dark:
                image.putpixel((x + 4, y + 4), 0)
    found = zxingcpp.read_barcodes(image.resize((side * 4, side * 4), Image.Resampling.NEAREST))
    return found[0].text


@pytest.mark.parametrize("prefix", [True, False], ids=["with data:", "bare base64"])
def test_a_right_qr_is_verified_and_its_modules_say_the_same(prefix: bool) -> None:
    text = ADDRESS.format(am="1250.00", cu="INR")
    data = png_of(text)
    seen = read_back(data_uri(data) if prefix else base64.b64encode(data).decode(), expected())
    assert seen.reading.check is QrCheck.VERIFIED
    assert seen.reading.payload == text
    assert seen.reading.amount == AMOUNT
    assert decoded(seen.modules) == text


@pytest.mark.parametrize(
    ("am", "cu", "reason"),
    [
        ("1250.01", "INR", QrReason.WRONG_AMOUNT),
        ("1249.99", "INR", QrReason.WRONG_AMOUNT),
        ("12.50", "INR", QrReason.WRONG_AMOUNT),
        ("1250.00", "USD", QrReason.WRONG_CURRENCY),
    ],
)
def test_a_qr_that_asks_for_something_else_is_refused_and_nothing_can_be_drawn(
    am: str, cu: str, reason: QrReason
) -> None:
    seen = read_back(data_uri(png_of(ADDRESS.format(am=am, cu=cu))), expected())
    assert (seen.reading.check, seen.reading.reason) == (QrCheck.MISMATCH, reason)
    assert seen.modules == ()
    assert seen.image == b""


def test_another_payee_is_refused_when_the_shop_has_said_who_it_is() -> None:
    image = data_uri(png_of("upi://pay?pa=thief@bank&am=1250.00&cu=INR"))
    assert read_back(image, expected(payee="shop@bank")).reading.reason is QrReason.WRONG_PAYEE
    assert read_back(image, expected(payee="thief@bank")).reading.check is QrCheck.VERIFIED


def test_a_payable_code_never_appears_in_a_demo() -> None:
    image = data_uri(png_of("upi://pay?pa=shop@bank&am=1250.00&cu=INR"))
    assert read_back(image, expected(demo=True)).reading.reason is QrReason.REAL_MONEY_IN_DEMO


def test_two_different_codes_in_one_picture_are_refused() -> None:
    left = picture_of(ADDRESS.format(am="1250.00", cu="INR"))
    right = picture_of(ADDRESS.format(am="1.00", cu="INR"))
    both = Image.new("L", (left.width + right.width, max(left.height, right.height)), 255)
    both.paste(left, (0, 0))
    both.paste(right, (left.width, 0))
    out = io.BytesIO()
    both.save(out, "PNG")
    assert read_back(data_uri(out.getvalue()), expected()).reading.reason is QrReason.SEVERAL


def test_a_picture_without_a_code_is_kept_as_it_came_for_the_amber_note() -> None:
    out = io.BytesIO()
    Image.new("RGB", (200, 200), "red").save(out, "PNG")
    seen = read_back(data_uri(out.getvalue()), expected())
    assert (seen.reading.check, seen.reading.reason) == (QrCheck.UNREADABLE, QrReason.NOT_DECODED)
    with Image.open(io.BytesIO(seen.image)) as shown:
        assert shown.size == (200, 200)


def test_a_page_of_the_service_that_names_no_amount_says_it_itself() -> None:
    seen = read_back(data_uri(png_of("http://127.0.0.1:8000/abc")), expected())
    assert (seen.reading.check, seen.reading.amount) == (QrCheck.VERIFIED, None)
    assert decoded(seen.modules) == "http://127.0.0.1:8000/abc"


@pytest.mark.parametrize("text", ["https://pay.example/abc", "hello", "phonepe://pay?pa=evil@bank&am=1250.00"])
def test_a_code_of_anything_else_is_not_drawn(text: str) -> None:
    seen = read_back(data_uri(png_of(text)), expected())
    assert (seen.reading.check, seen.modules, seen.image) == (QrCheck.MISMATCH, (), b"")


def huge_png(width: int, height: int) -> bytes:
    """Return a small file that claims to be a huge picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    body = zlib.compress(b"\0" * 1000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


GOOD = png_of(ADDRESS.format(am="1250.00", cu="INR"))


@pytest.mark.parametrize(
    ("qr", "reason"),
    [
        ("", QrReason.MISSING),
        ("   ", QrReason.MISSING),
        ("data:image/png;base64,", QrReason.NOT_AN_IMAGE),
        ("data:image/png;base64,!!!not base64!!!", QrReason.NOT_BASE64),
        (data_uri(b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"), QrReason.UNSUPPORTED),
        (data_uri(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), QrReason.UNSUPPORTED),
        (data_uri(GOOD[: len(GOOD) // 2]), QrReason.CUT),
        (data_uri(b"hello, this is no picture"), QrReason.NOT_AN_IMAGE),
        (data_uri(huge_png(20_000, 20_000)), QrReason.TOO_LARGE),
        ("A" * (50 * 1024 * 1024), QrReason.TOO_LARGE),
    ],
    ids=["none", "blank", "empty", "bad base64", "svg", "svg as png", "cut", "text", "20000x20000", "50 MB"],
)
def test_what_cannot_be_used_says_why_and_does_not_crash(qr: str, reason: QrReason) -> None:
    seen = read_back(qr, expected())
    assert (seen.reading.check, seen.reading.reason) == (QrCheck.NO_IMAGE, reason)
    assert (seen.modules, seen.image) == ((), b"")


@given(st.binary(max_size=300))
def test_no_bytes_at_all_crash_it(data: bytes) -> None:
    assert read_back(data_uri(data), expected()).reading.check is QrCheck.NO_IMAGE


@given(st.data())
def test_a_damaged_picture_is_never_verified_with_another_amount(data: st.DataObject) -> None:
    where = data.draw(st.integers(0, len(GOOD) - 1))
    what = data.draw(st.integers(0, 255))
    seen = read_back(data_uri(GOOD[:where] + bytes([what]) + GOOD[where + 1 :]), expected())
    assert seen.reading.check is not QrCheck.VERIFIED or seen.reading.amount == AMOUNT


def test_modules_of_a_link_say_exactly_the_link() -> None:
    link = "https://payments-test.example/order/#abc_DEF-123?x=1&y=%20"
    assert decoded(create_modules(addresses.page_address(link))) == link
