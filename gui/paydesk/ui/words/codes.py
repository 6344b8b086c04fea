"""Texts beside an unverified QR."""

from __future__ import annotations

from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrReason, claim_of
from paydesk.domain.sale.sale import Sale
from paydesk.ui.words.base import Words, translate


def qr_doubt_words(sale: Sale) -> Words:
    """Return the warning beside an unverified QR: the reason, or who is paid."""
    reason = sale.qr.reason if sale.qr is not None else None
    if reason is QrReason.NEW_PAYEE:
        claim = claim_of(sale.qr.payload) if sale.qr is not None else None
        source = translate("PayPanel", "It pays {payee}. Ask your supervisor first.")
        return Words(translate("PayPanel", "New UPI address"), source.format(payee=claim.payee if claim else "?"))
    title = translate("PayPanel", "QR not checked")
    if sale.method is PaymentMethod.LINK:
        title = translate("PayPanel", "Payment link not checked")
    return Words(title, translate("PayPanel", "Ask the customer to compare the amount."))
