"""The pictures of QRs and links that are on screens: in memory only, and drawn anew after a restart."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from paydesk.counter.sale.qr_reading import ReadBack, modules_of, read_back
from paydesk.domain.messages import QrPicture
from paydesk.domain.order import PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason, check_payload, check_url

if TYPE_CHECKING:
    from collections.abc import Callable

    from paydesk.counter.context import Configuration
    from paydesk.domain.sale.sale import Sale


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
