"""The QR or link of a sale: read back before it is shown (DESIGN.md, truth 13), and drawn while it may be paid.

An image has limits on bytes and pixels. Pictures are in memory only, and drawn anew after a restart.
"""

from __future__ import annotations

import base64
import binascii
import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import zxingcpp
from PIL import Image, UnidentifiedImageError

from paydesk.counter.context import Configuration
from paydesk.domain.messages import QrPicture
from paydesk.domain.order import PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason, check_payload, check_url
from paydesk.domain.sale.sale import Sale

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


# On screens -----------------------------------------------------------------------------------------------------------


class Pictures:
    """What to draw for each sale that can be paid. A picture that is not shown any more is kept nowhere."""

    def __init__(self, config: Configuration) -> None:
        self._config = config
        self._known: dict[str, QrPicture] = {}

    def read_back(self, sale: Sale, method: PaymentMethod, transaction: TerminalTransaction) -> ReadBack:
        """Read the answer's QR or link back, and compare it with the order (truths 13 and 26)."""
        amount = sale.amount or transaction.amount
        if amount is None:
            return ReadBack(QrReading(QrCheck.UNREADABLE, reason=QrReason.NO_AMOUNT))
        if transaction.amount is not None and transaction.amount != amount:
            return ReadBack(QrReading(QrCheck.MISMATCH, amount=transaction.amount, reason=QrReason.WRONG_AMOUNT))
        payee = self._config.settings.shop.payee_vpa
        check = partial(
            check_payload,
            amount=amount,
            currency=sale.currency,
            payee=payee,
            order_id=sale.order_id,
            demo=self._config.demo,
        )
        url = transaction.payment_url
        address = check_url(url, amount=amount, currency=sale.currency, host=sale.host)
        if method is PaymentMethod.LINK and url:
            return _link(transaction, check, address)
        seen = read_back(transaction.qrcode, check)
        if seen.reading.check is QrCheck.NO_IMAGE and url:
            # no picture that can be used, but the address is there: its own QR pays the same transaction
            refused = address.check is QrCheck.MISMATCH
            return ReadBack(address) if refused else ReadBack(seen.reading, modules_of(url))
        return seen

    def put(self, sale: Sale, seen: ReadBack) -> QrPicture | None:
        """Keep what was read back for the sale's present attempt; the picture, where it may be shown."""
        if not sale.may_show:
            self.forget(sale.sale_id)
            return None
        picture = QrPicture(sale.sale_id, sale.attempt, seen.modules, seen.image)
        self._known[sale.sale_id] = picture
        return picture

    def of(self, sale: Sale) -> QrPicture | None:
        """The picture of the present attempt, where it may be shown; after a restart drawn from its payload."""
        if not sale.may_show:
            self.forget(sale.sale_id)
            return None
        known = self._known.get(sale.sale_id)
        if known is not None and known.attempt == sale.attempt:
            return known
        text = _text_of(sale)
        return QrPicture(sale.sale_id, sale.attempt, modules_of(text)) if text else None

    def forget(self, sale_id: str) -> None:
        """It is over: its picture goes."""
        self._known.pop(sale_id, None)


def _text_of(sale: Sale) -> str:
    if sale.qr is None or sale.qr.check is QrCheck.MISMATCH:
        return ""
    if sale.method is PaymentMethod.LINK:
        return sale.payment_url
    return sale.qr.payload or sale.payment_url


def _link(transaction: TerminalTransaction, check: Callable[[str], QrReading], address: QrReading) -> ReadBack:
    """A link is shown as its own QR; the image that came beside it still must not ask for something else."""
    if address.check is QrCheck.MISMATCH:
        return ReadBack(address)
    reading = address
    if transaction.qrcode:
        beside = read_back(transaction.qrcode, check).reading
        if beside.check is QrCheck.MISMATCH:
            return ReadBack(beside)
        if beside.check is not QrCheck.VERIFIED:
            reading = QrReading(QrCheck.UNREADABLE, address.payload, None, beside.reason)
    elif address.check is QrCheck.VERIFIED:
        reading = QrReading(QrCheck.UNREADABLE, address.payload, address.amount, QrReason.MISSING)
    return ReadBack(reading, modules_of(transaction.payment_url))
