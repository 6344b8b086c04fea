"""The returned QR image, read back before it is shown (DESIGN.md, truth 13), with limits on bytes and pixels."""

from __future__ import annotations

import base64
import binascii
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import zxingcpp
from PIL import Image, UnidentifiedImageError

from paydesk.domain.qr import QrCheck, QrReading, QrReason

if TYPE_CHECKING:
    from collections.abc import Callable

Modules = tuple[tuple[bool, ...], ...]

MAX_TEXT: Final = 3 * 1024 * 1024
"""Characters of base64 that are looked at; a QR needs a hundredth of it."""
MAX_PIXELS: Final = 4_000_000
_FORMATS: Final = ("PNG", "JPEG", "GIF", "WEBP", "BMP")
_DARK: Final = 128


@dataclass(frozen=True, slots=True)
class ReadBack:
    """A QR read back: what it says, its modules (no quiet zone), or the picture itself as a PNG made here."""

    reading: QrReading
    modules: Modules = ()
    image: bytes = b""


class _UnshowableError(Exception):
    """The picture cannot be used at all; carries why."""

    def __init__(self, reason: QrReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def read_back(qrcode: str, check: Callable[[str], QrReading]) -> ReadBack:
    """Decode the `qrcode` of a terminal transaction (SPEC.md 2.2); `check` compares what it says with the order.

    Never raises for anything that a service may send: what cannot be used says why in `reading.reason`.
    """
    try:
        picture = _picture(_image_bytes(qrcode))
    except _UnshowableError as fault:
        return ReadBack(QrReading(QrCheck.NO_IMAGE, reason=fault.reason))
    codes = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    if len({code.text for code in codes}) > 1:
        return ReadBack(QrReading(QrCheck.MISMATCH, reason=QrReason.SEVERAL))
    if not codes:
        return ReadBack(QrReading(QrCheck.UNREADABLE, reason=QrReason.NOT_DECODED), image=_as_png(picture))
    reading = check(codes[0].text)
    if reading.check is QrCheck.MISMATCH:
        return ReadBack(reading)
    return ReadBack(reading, modules=_modules(codes[0]))


def modules_of(text: str) -> Modules:
    """The modules of a QR that says `text`: for a payment link, and for a code whose picture is gone."""
    import qrcode

    code = qrcode.QRCode()
    code.add_data(text)
    code.make()
    return tuple(tuple(bool(module) for module in row) for row in code.modules)


def _image_bytes(qrcode: str) -> bytes:
    text = qrcode.strip()
    if not text:
        raise _UnshowableError(QrReason.MISSING)
    if len(text) > MAX_TEXT:
        raise _UnshowableError(QrReason.TOO_LARGE)
    head, comma, body = text.partition(",")
    if comma and head.lower().startswith("data:"):
        if "svg" in head.lower():
            raise _UnshowableError(QrReason.UNSUPPORTED)
        text = body
    try:
        data = base64.b64decode("".join(text.split()), validate=True)
    except (binascii.Error, ValueError):
        raise _UnshowableError(QrReason.NOT_BASE64) from None
    if data.lstrip()[:5].lower() in {b"<svg ", b"<?xml"}:
        raise _UnshowableError(QrReason.UNSUPPORTED)
    return data


def _picture(data: bytes) -> Image.Image:
    """The picture in grey on white; its size is checked from the header, before a pixel is decoded."""
    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
            if image.width * image.height > MAX_PIXELS:
                raise _UnshowableError(QrReason.TOO_LARGE)
            image.load()
            if not image.has_transparency_data:
                return image.convert("L")
            with_alpha = image.convert("RGBA")
    except UnidentifiedImageError:
        raise _UnshowableError(QrReason.NOT_AN_IMAGE) from None
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _UnshowableError(QrReason.TOO_LARGE) from None
    except (OSError, SyntaxError, ValueError, EOFError):
        raise _UnshowableError(QrReason.CUT) from None
    paper = Image.new("RGBA", with_alpha.size, "white")
    return Image.alpha_composite(paper, with_alpha).convert("L")


def _as_png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def _modules(code: zxingcpp.Barcode) -> Modules:
    drawn: Any = code.to_image(scale=1, add_quiet_zones=False)  # a buffer of grey bytes, one for each module
    view = memoryview(drawn)
    rows, columns = drawn.shape[:2]
    flat = view.tobytes()
    return tuple(tuple(flat[y * columns + x] < _DARK for x in range(columns)) for y in range(rows))
