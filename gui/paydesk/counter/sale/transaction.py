"""Make the terminal transaction of an order and show its QR or link, read back first (SPEC.md 4.2; truths 4, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paydesk.counter.configuration import new_key
from paydesk.counter.connection import CallFailedError
from paydesk.counter.sale.qr_reading import QrExpectation, ReadBack, modules_of, read_back
from paydesk.domain.messages import QrPicture
from paydesk.domain.order import PaymentMethod, TerminalTransaction, timeout_ms
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import Kind

if TYPE_CHECKING:
    from paydesk.api.answers import Answered
    from paydesk.counter.configuration import Configuration
    from paydesk.counter.connection import Line
    from paydesk.counter.sale.repository import SaleRepository, What


class Showing:
    """Transactions and their pictures. Pictures are kept in memory only; after a restart they are drawn anew."""

    def __init__(self, ledger: SaleRepository, line: Line, config: Configuration) -> None:
        self._ledger = ledger
        self._line = line
        self._config = config
        self._pictures: dict[str, QrPicture] = {}

    async def first(self, sale_id: str, *with_facts: What) -> None:
        """The first transaction of a sale; `with_facts` are written in the same breath, before the request leaves."""
        key = new_key()
        if with_facts and with_facts[0][1].get("status") != "ACTIVE":
            self._ledger.record(sale_id, *with_facts)  # made, but not payable: the screen shows its status
            return
        method = self._ledger[sale_id].method
        sent: What = (Kind.TRANSACTION_SENT, facts.sent(key=key, method=method))
        self._ledger.record(sale_id, *with_facts, sent)
        await self._create(sale_id, method, key)

    async def send(self, sale_id: str, method: PaymentMethod, key: str) -> None:
        """A transaction: a new attempt with a new key, or the same one again with its own key (truth 5)."""
        self._pictures.pop(sale_id, None)
        self._ledger.record(sale_id, (Kind.TRANSACTION_SENT, facts.sent(key=key, method=method)))
        await self._create(sale_id, method, key)

    async def _create(self, sale_id: str, method: PaymentMethod, key: str) -> None:
        sale, terminal = self._ledger[sale_id], self._config.terminal
        if terminal is None:
            return
        try:
            answer = await self._line.call(
                lambda gateway: gateway.terminals.create_transaction(
                    sale.cf_order_id, method, terminal, add_invoice=sale.add_invoice, idempotency_key=key
                )
            )
        except CallFailedError as error:
            self._ledger.record(sale_id, (Kind.TRANSACTION_FAILED, facts.failed(error.failure)))
            return
        self._answered(sale_id, method, answer)

    def _answered(self, sale_id: str, method: PaymentMethod, answer: Answered[TerminalTransaction]) -> None:
        transaction = answer.value
        lasts = timeout_ms(transaction.timeout)
        expires_at = None if lasts is None else self._ledger.now() + lasts
        seen = self._read_back(sale_id, method, transaction)
        sale = self._ledger.record(
            sale_id,
            (
                Kind.TRANSACTION_ANSWERED,
                facts.transaction_answered(transaction, expires_at=expires_at, request_id=answer.request_id),
            ),
            (Kind.QR_CHECKED, facts.qr_checked(seen.reading)),
        )
        picture = QrPicture(sale_id, sale.attempt, seen.modules, seen.image)
        self._pictures[sale_id] = picture
        self._ledger.emit(picture)

    def _read_back(self, sale_id: str, method: PaymentMethod, transaction: TerminalTransaction) -> ReadBack:
        sale, shop = self._ledger[sale_id], self._config.settings.shop
        amount = sale.amount or transaction.amount
        if amount is None:
            return ReadBack(QrReading(QrCheck.UNREADABLE, reason=QrReason.NO_AMOUNT))
        if transaction.amount is not None and transaction.amount != amount:
            return ReadBack(QrReading(QrCheck.MISMATCH, amount=transaction.amount, reason=QrReason.WRONG_AMOUNT))
        expected = QrExpectation(amount, sale.currency, shop.payee_vpa, self._config.demo)
        if method is PaymentMethod.LINK and transaction.payment_url:
            return _link_picture(transaction, expected)
        seen = read_back(transaction.qrcode, expected)
        if seen.reading.check is QrCheck.NO_IMAGE and transaction.payment_url:
            # no picture that can be used, but the address is there: its own QR pays the same transaction
            return ReadBack(seen.reading, modules_of(transaction.payment_url))
        return seen

    def picture(self, sale_id: str) -> QrPicture | None:
        """The picture of a sale's present attempt; drawn from its payload when the program was started again."""
        sale = self._ledger.bring(sale_id)
        if sale is None or not sale.is_open:
            self._pictures.pop(sale_id, None)
            return None
        known = self._pictures.get(sale_id)
        if known is not None and known.attempt == sale.attempt:
            return known
        text = self._text_of(sale_id)
        return QrPicture(sale_id, sale.attempt, modules_of(text)) if text else None

    def _text_of(self, sale_id: str) -> str:
        sale = self._ledger[sale_id]
        if sale.qr is None or sale.qr.check is QrCheck.MISMATCH:
            return ""
        if sale.method is PaymentMethod.LINK:
            return sale.payment_url
        return sale.qr.payload or sale.payment_url


def _link_picture(transaction: TerminalTransaction, expected: QrExpectation) -> ReadBack:
    """A link is shown as its own QR; the image that came beside it still must not ask for something else."""
    reading = QrReading(QrCheck.VERIFIED, transaction.payment_url, expected.amount)
    if transaction.qrcode:
        beside = read_back(transaction.qrcode, expected).reading
        if beside.check is QrCheck.MISMATCH:
            return ReadBack(beside)
        if beside.check is not QrCheck.VERIFIED:
            reading = QrReading(QrCheck.UNREADABLE, transaction.payment_url, None, beside.reason)
    else:
        reading = QrReading(QrCheck.UNREADABLE, transaction.payment_url, None, QrReason.MISSING)
    return ReadBack(reading, modules_of(transaction.payment_url))
