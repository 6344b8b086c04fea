"""Computes codes for panels and slips: of checked addresses and of order numbers, and of no other text."""

from __future__ import annotations

from paydesk.domain import rules
from paydesk.domain.checked_address import CheckedAddress
from paydesk.ui.slips.slip import Matrix


def qr_modules(address: CheckedAddress) -> Matrix:
    """Return the code of an address as rows of modules: True is dark, no quiet zone."""
    return _modules(address.text)


def number_modules(order_id: str) -> Matrix:
    """Return the code of an order number, to be scanned at a counter; no rows for an invalid number."""
    return _modules(order_id) if rules.check_order_id(order_id) is None else ()


def _modules(text: str) -> Matrix:
    import qrcode

    code = qrcode.QRCode(border=0, error_correction=qrcode.constants.ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    return tuple(tuple(bool(dark) for dark in row) for row in code.get_matrix())
