"""Texts of a sale that may be drawn, copied, printed or opened, checked again by the current rules.

A stored check counts where it refuses, never where it allows: an older Paydesk may have written it.
"""

from __future__ import annotations

from paydesk.domain.checked_address import CheckedAddress, ExpectedPayment, check_code, check_page
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.rules import is_at_this_pc
from paydesk.domain.sale.sale import Sale


def expected_of(sale: Sale) -> ExpectedPayment:
    """Return what a code of this sale has to ask for, as far as its facts say."""
    host = sale.checked_host or sale.host
    # if unknown, by the stricter rules
    demo = is_at_this_pc(f"http://{host}") if sale.checked_demo is None else sale.checked_demo
    return ExpectedPayment(
        amount=sale.amount,
        order_id=sale.order_id,
        host=host,
        currency=sale.currency,
        cf_order_id=sale.cf_order_id,
        demo=demo,
    )


def checked_code(sale: Sale, expected: ExpectedPayment) -> CheckedAddress | None:
    """Return the content of the current code, to be drawn; None if it is unknown or refused."""
    if sale.qr is None or sale.qr.check is QrCheck.MISMATCH:
        return None
    if sale.method is PaymentMethod.LINK:
        return checked_page(sale, expected)
    if sale.qr.payload:
        return check_code(sale.qr.payload, expected).address
    # no usable picture came: the page of the same transaction is drawn instead
    return checked_page(sale, expected) if sale.qr.check is QrCheck.NO_IMAGE else None


def checked_page(sale: Sale, expected: ExpectedPayment) -> CheckedAddress | None:
    """Return the address of the payment page; None if there is none or it is refused."""
    refused = sale.page_check is QrCheck.MISMATCH or (sale.qr is not None and sale.qr.check is QrCheck.MISMATCH)
    if sale.qr is None or refused or not sale.payment_url:
        return None
    return check_page(sale.payment_url, expected).address


def checked_link(sale: Sale) -> CheckedAddress | None:
    """Return the payment link that may be shown, copied, printed or sent now; None if there is none."""
    if sale.method is not PaymentMethod.LINK or not sale.can_show_code:
        return None
    return checked_page(sale, expected_of(sale))


def browser_page(sale: Sale) -> CheckedAddress | None:
    """Return the page on which a browser of this PC can pay the sale now; None if there is none."""
    if not sale.can_show_code:
        return None
    expected = expected_of(sale)
    found = checked_page(sale, expected) or checked_code(sale, expected)
    return found if found is not None and found.is_page else None
