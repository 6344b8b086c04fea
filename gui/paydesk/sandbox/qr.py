"""QR of a terminal transaction: a PNG in a data URI (docs/service.md#terminal-transaction).

A demo QR holds an http link and never a upi: one (docs/rules.md#demo-is-marked).
"""

from __future__ import annotations

import base64
import io
from typing import Any, Final
from urllib.parse import quote, urlencode

import zxingcpp
from PIL import Image

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


def render_png(text: str) -> bytes:
    """Render a QR as a black and white PNG: 8 pixels a module, 4 modules of white around it."""
    code = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, ec_level="M")
    image: Any = code.to_image(1)  # a buffer; the stub lacks that for some versions of Python
    modules = memoryview(image)
    height, width = modules.shape or (0, 0)
    picture = Image.frombuffer("L", (width, height), modules.tobytes(), "raw", "L", 0, 1)
    large = picture.resize((width * MODULE_PIXELS, height * MODULE_PIXELS), Image.Resampling.NEAREST)
    file = io.BytesIO()
    large.convert("1", dither=Image.Dither.NONE).save(file, format="PNG")
    return file.getvalue()


def to_data_uri(image: bytes) -> str:
    return DATA_URI + base64.b64encode(image).decode("ascii")
