"""The QR or link of a sale: read back before it is shown, and drawn while it may be paid.

Images are limited in bytes and pixels, and are in memory only. After a restart a code is drawn again from its text,
which is checked once more; without the text nothing is drawn. See docs/rules.md#qr-is-read-back.
"""

from __future__ import annotations

import base64
import binascii
import io
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import zxingcpp
from PIL import Image, UnidentifiedImageError

from paydesk.counter.context import Configuration
from paydesk.domain.checked_address import CheckedAddress, CheckResult, ExpectedPayment, check_code, check_page
from paydesk.domain.messages import QrPicture
from paydesk.domain.order import PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale.addresses import checked_code, expected_of
from paydesk.domain.sale.sale import Sale

Modules = tuple[tuple[bool, ...], ...]

MAX_BASE64_CHARS: Final = 3 * 1024 * 1024
"""Longest base64 text that is decoded; a QR needs a hundredth of it."""
MAX_PIXELS: Final = 4_000_000
_FORMATS: Final = ("PNG", "JPEG", "GIF", "WEBP", "BMP")
_DARK_BELOW: Final = 128
_OTHER_CODES_PX: Final = 800
"""Side of the reduced image in which other types of codes are searched."""


@dataclass(frozen=True, slots=True)
class ReadBack:
    """A QR that was read back: its text, its modules (without quiet zone), or the image as a PNG made here."""

    reading: QrReading
    modules: Modules = ()
    image: bytes = b""
    page: QrReading | None = None
    """Result of the check of the payment page's address; None without one."""
    host: str = ""
    """Service that both were checked for."""


class _UnshowableError(Exception):
    """Raised for an image that cannot be used; `reason` says why."""

    def __init__(self, reason: QrReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def read_back(qrcode: str, check: Callable[[str], CheckResult]) -> ReadBack:
    """Decode the `qrcode` of a terminal transaction (docs/service.md#terminal-transaction).

    Raises nothing, whatever the service sends: `reading.reason` says why an image cannot be used.

    Args:
        check: Compares the code's text with the order.
    """
    try:
        picture = _open_image(_image_bytes(qrcode))
    except _UnshowableError as fault:
        return ReadBack(QrReading(QrCheck.NO_IMAGE, reason=fault.reason))
    codes = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    if len({code.text for code in codes}) > 1:
        return ReadBack(QrReading(QrCheck.MISMATCH, reason=QrReason.SEVERAL))
    if not codes and _has_other_code(picture):
        return ReadBack(QrReading(QrCheck.MISMATCH, reason=QrReason.NOT_A_PAYMENT))
    if not codes:
        return ReadBack(QrReading(QrCheck.UNREADABLE, reason=QrReason.NOT_DECODED), image=_as_png(picture))
    checked = check(codes[0].text)
    if checked.address is None:
        return ReadBack(checked.reading)
    return ReadBack(checked.reading, modules=_extract_modules(codes[0]))


def create_modules(address: CheckedAddress) -> Modules:
    """Return the modules of a QR for `address`: for a payment link, and for a code whose image is gone."""
    import qrcode

    code = qrcode.QRCode()
    code.add_data(address.text)
    code.make()
    return tuple(tuple(bool(module) for module in row) for row in code.modules)


def _image_bytes(qrcode: str) -> bytes:
    text = qrcode.strip()
    if not text:
        raise _UnshowableError(QrReason.MISSING)
    if len(text) > MAX_BASE64_CHARS:
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


def _open_image(data: bytes) -> Image.Image:
    """Return the image in grey on white. Its size is checked from the header, before a pixel is decoded."""
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


def _has_other_code(picture: Image.Image) -> bool:
    """Return True if the image holds another type of code (Data Matrix, Aztec, PDF417): cameras read these, too."""
    smaller = picture.copy()
    smaller.thumbnail((_OTHER_CODES_PX, _OTHER_CODES_PX))  # a large image would block the counter
    formats = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.AllMatrix)
    return bool(zxingcpp.read_barcodes(smaller, formats=formats))


def _as_png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def _extract_modules(code: zxingcpp.Barcode) -> Modules:
    drawn: Any = code.to_image(scale=1, add_quiet_zones=False)  # a buffer of grey bytes, one for each module
    view = memoryview(drawn)
    rows, columns = drawn.shape[:2]
    flat = view.tobytes()
    return tuple(tuple(flat[y * columns + x] < _DARK_BELOW for x in range(columns)) for y in range(rows))


# On screens -----------------------------------------------------------------------------------------------------------


class QrPictures:
    """Pictures of sales that can be paid. One is kept until its sale ends or has another code."""

    def __init__(self, config: Configuration, find_payees: Callable[[str, str], frozenset[str]] | None = None) -> None:
        """Create the store of pictures.

        Args:
            find_payees: Returns the UPI addresses that paid sales at a host, with these keys, went to.
        """
        self._config = config
        self._find_payees = find_payees
        self._known: dict[str, tuple[int, ReadBack]] = {}

    def read_back(
        self, sale: Sale, method: PaymentMethod, transaction: TerminalTransaction, host: str = ""
    ) -> ReadBack:
        """Read the answer's QR or link back, and compare both with the order.

        Args:
            host: Service that answered, for a sale that does not know it yet.
        """
        amount = sale.amount or transaction.amount
        if amount is None:
            return ReadBack(QrReading(QrCheck.UNREADABLE, reason=QrReason.NO_AMOUNT))
        if transaction.has_invalid_amount or (transaction.amount is not None and transaction.amount != amount):
            return ReadBack(QrReading(QrCheck.MISMATCH, amount=transaction.amount, reason=QrReason.WRONG_AMOUNT))
        known = replace(sale, amount=amount, host=sale.host or host, checked_host="", checked_demo=self._config.demo)
        expected = self._expected(known)
        url = transaction.payment_url
        page = check_page(url, expected) if url else None
        check = partial(check_code, expected=expected)
        if method is PaymentMethod.LINK and page is not None:
            result = _choose_link(transaction.qrcode, check, page)
        else:
            result = _choose_code(read_back(transaction.qrcode, check), page)
        return replace(result, page=page.reading if page is not None else None, host=expected.host)

    def _expected(self, sale: Sale) -> ExpectedPayment:
        """Return what a code of this sale must ask for, by the current settings."""
        config, payee = self._config, self._config.settings.shop.payee_vpa
        learnt = self._find_payees is not None and not payee
        return replace(
            expected_of(sale),
            lan=config.demo_on_lan,
            payee=payee,
            paid_payees=self._find_payees(sale.host, sale.keys) if self._find_payees and learnt else frozenset(),
        )

    def store(self, sale: Sale, read_back: ReadBack) -> QrPicture | None:
        """Store the code of the sale's current attempt; return its picture if it may be shown."""
        self._known[sale.sale_id] = (sale.attempt, read_back)
        return self.get(sale)

    def get(self, sale: Sale) -> QrPicture | None:
        """Return the picture of the current attempt, empty if there is nothing to draw; None while none may be shown.

        A code that is not in memory is drawn from its text, which is checked again.
        """
        if not sale.can_show_code:
            return None
        attempt, read_back = self._known.get(sale.sale_id, (0, None))
        if read_back is not None and attempt == sale.attempt:
            return QrPicture(sale.sale_id, sale.attempt, read_back.modules, read_back.image)
        address = checked_code(sale, self._expected(sale))
        return QrPicture(sale.sale_id, sale.attempt, create_modules(address) if address is not None else ())

    def forget(self, sale_id: str) -> None:
        """Drop the picture of a sale that has ended."""
        self._known.pop(sale_id, None)


def _choose_code(read_back: ReadBack, page: CheckResult | None) -> ReadBack:
    """Return the QR, or the address beside it if there is no usable image; never a refused address.

    Where no code was found in the image, a refused address is all that is known of the transaction.
    """
    if page is None or read_back.reading.check in {QrCheck.VERIFIED, QrCheck.MISMATCH} or read_back.modules:
        return read_back
    if page.address is None:
        return ReadBack(page.reading)
    return read_back if read_back.image else ReadBack(read_back.reading, create_modules(page.address))


def _choose_link(qrcode: str, check: Callable[[str], CheckResult], page: CheckResult) -> ReadBack:
    """Return a link as our own QR. The image beside it still must not ask for something else."""
    if page.address is None:
        return ReadBack(page.reading)
    reading = page.reading
    image = read_back(qrcode, check).reading if qrcode else QrReading(QrCheck.NO_IMAGE, reason=QrReason.MISSING)
    if image.check is QrCheck.MISMATCH:
        return ReadBack(image)
    if image.check is not QrCheck.VERIFIED:
        reading = QrReading(QrCheck.UNREADABLE, page.address.text, reading.amount, image.reason)
    return ReadBack(reading, create_modules(page.address))
