"""QR of a terminal transaction: a PNG in a data URI (docs/service.md#terminal-transaction).

A demo QR holds an http link and never a upi: one (docs/rules.md#demo-is-marked).
"""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote, urlencode

import zxingcpp

from paydesk.domain.money import Money
from paydesk.sandbox.world import SHOP_NAME

MODULE_PIXELS: Final = 8
DATA_URI: Final = "data:image/png;base64,"


def build_payload(address: str, amount: Money, order_id: str, **more: str) -> str:
    """Return the text of a QR: the payment page's address with amount, currency, reference and payee's name.

    Args:
        more: Fields to add or replace, for the faults.
    """
    fields = {"am": amount.plain(), "cu": "INR", "tr": order_id, "pn": SHOP_NAME, **more}
    return f"{address}?{urlencode(fields, quote_via=quote)}"


def create_modules(text: str) -> list[bytes]:
    """Return the rows of a QR, one byte a module, 0 for black and 255 for white, with 4 modules of white around it."""
    code = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, ec_level="M")
    image: Any = code.to_image(1)  # a buffer; the stub lacks that for some versions of Python
    return [bytes(row) for row in memoryview(image).tolist()]


def encode_png(rows: Sequence[bytes]) -> bytes:
    """Return rows of modules as a black and white PNG of 8 pixels a module, which are one byte of the file."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    size = (len(rows[0]) * MODULE_PIXELS, len(rows) * MODULE_PIXELS)
    head, packer = struct.pack(">IIBBBBB", *size, 1, 0, 0, 0, 0), zlib.compressobj()
    pixels = b"".join(packer.compress((b"\0" + row) * MODULE_PIXELS) for row in rows) + packer.flush()
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def render_png(text: str) -> bytes:
    """Render a QR as a black and white PNG: 8 pixels a module, 4 modules of white around it."""
    return encode_png(create_modules(text))


def to_data_uri(image: bytes) -> str:
    return DATA_URI + base64.b64encode(image).decode("ascii")
