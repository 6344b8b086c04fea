"""Texts beside an unverified QR."""

from __future__ import annotations

from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrReason, claim_of
from paydesk.domain.sale.sale import Sale
from paydesk.ui.words.base import Words, translate
from paydesk.ui.words.sales import qr_reason_words


def qr_doubt_words(sale: Sale, *, brief: bool) -> Words:
    """Return the warning beside an unverified QR: the reason, or who is paid.

    Args:
        brief: True where there is only space for the instruction.
    """
    reason = sale.qr.reason if sale.qr is not None else None
    if reason is QrReason.NEW_PAYEE:
        claim = claim_of(sale.qr.payload) if sale.qr is not None else None
        source = translate("PayPanel", "It pays {payee}. Sales before paid another. Ask your supervisor first.")
        title = translate("PayPanel", "This QR pays a UPI address that is new here")
        return Words(title, source.format(payee=claim.payee if claim is not None else "?"))
    title = translate("PayPanel", "The QR could not be read back")
    if sale.method is PaymentMethod.LINK:
        title = translate("PayPanel", "The payment link could not be checked")
    why = qr_reason_words(reason) if reason is not None and not brief else ""
    source = translate("PayPanel", "{why} Let the customer compare the amount on the phone with the one here.")
    return Words(title, source.format(why=why).strip())
