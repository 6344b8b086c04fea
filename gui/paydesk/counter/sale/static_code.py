"""The static QR of a terminal: checked as other codes are before it is drawn (docs/rules.md#qr-is-read-back)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from paydesk.counter.context import Configuration
from paydesk.counter.sale.pictures import Modules, create_modules, read_back
from paydesk.domain.checked_address import ExpectedPayment, check_static_code
from paydesk.domain.order import StaticCode
from paydesk.domain.qr import QrCheck


def expected_static(config: Configuration, host: str) -> ExpectedPayment:
    """Return what a static QR of the service at `host` may ask for: any amount, for no order."""
    payee = config.settings.shop.payee_vpa
    return ExpectedPayment(amount=None, order_id="", host=host, demo=config.demo, lan=config.demo_on_lan, payee=payee)


def choose_text(codes: Iterable[StaticCode], expected: ExpectedPayment) -> str:
    """Return the content of the first active code whose image and text pass, and say the same; "" for none."""
    return next(filter(None, (_checked_text(code, expected) for code in codes if code.is_active)), "")


def _checked_text(code: StaticCode, expected: ExpectedPayment) -> str:
    check = partial(check_static_code, expected=expected)
    readings = [check(code.text).reading] if code.text else []
    if code.image:
        readings.append(read_back(code.image, check).reading)
    texts = {reading.payload.strip() for reading in readings if reading.check is QrCheck.VERIFIED}
    is_refused = any(reading.check is QrCheck.MISMATCH for reading in readings)
    return texts.pop() if len(texts) == 1 and not is_refused else ""


def draw_text(text: str, expected: ExpectedPayment) -> Modules | None:
    """Return the modules of a code with this content; None for one that is refused."""
    address = check_static_code(text, expected).address if text else None
    return None if address is None else create_modules(address)
