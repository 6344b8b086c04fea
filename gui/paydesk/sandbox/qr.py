"""The QR of a terminal transaction as the service sends it: a PNG in a data URI.

See docs/service.md#terminal-transaction; docs/rules.md#demo-is-marked.
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
    """What the QR says: the address of the payment page with amount, currency, reference and payee's name.

    `more` adds fields or replaces them, for the faults.
    """
    fields = {"am": amount.plain(), "cu": "INR", "tr": order_id, "pn": SHOP_NAME, **more}
    return f"{address}?{urlencode(fields, quote_via=quote)}"


def render_png(text: str) -> bytes:
    """A QR as a black and white PNG: 8 pixels a module, 4 modules of white around it."""
    code = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, ec_level="M")
    image: Any = code.to_image(1)  # a buffer, which its stub does not say for each Python
    modules = memoryview(image)
    height, width = modules.shape or (0, 0)
    picture = Image.frombuffer("L", (width, height), modules.tobytes(), "raw", "L", 0, 1)
    large = picture.resize((width * MODULE_PIXELS, height * MODULE_PIXELS), Image.Resampling.NEAREST)
    file = io.BytesIO()
    large.convert("1", dither=Image.Dither.NONE).save(file, format="PNG")
    return file.getvalue()


def to_data_uri(image: bytes) -> str:
    """An image as the text of `qrcode`."""
    return DATA_URI + base64.b64encode(image).decode("ascii")
