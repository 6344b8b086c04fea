"""The calls of programs that speak to a cloud terminal: upload a bill, ask for its status, cancel it.

Modules of Odoo and apps of Frappe have these calls built in; their service address is set to this counter
(docs/billing.md#programs-that-speak-to-a-cloud-terminal). Such a client knows three answers: paid, pending, and any
other, which lets it charge again. So whatever is not certain is pending here, and the bill, not the number that the
client makes with each press, says which charge is meant.
"""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from paydesk.billing.changes import ChargeChanges
from paydesk.billing.guard import check_key, read_body
from paydesk.billing.wire import BadRequest, message_of, parse_object
from paydesk.counter.billing.charges import ChargeRefused, ChargeRequest, ChargeService
from paydesk.counter.billing.programs import ProgramService
from paydesk.domain.billing.bill import BILL_NUMBER_LENGTH
from paydesk.domain.billing.charge import BillCharge
from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.clock import to_india
from paydesk.domain.exact_json import Json
from paydesk.domain.money import MAX_PAISE, Money
from paydesk.store.errors import StoreError

PREFIX: Final = "/plutus"
CANCEL_WAIT_S: Final = 7.0
"""Longest wait for the end of a cancelled charge: clients give up after ten seconds."""
_REFERENCE_DIGITS: Final = 12
_APPROVED: Final = 0
_PENDING: Final = 1001
_REFUSED: Final = 1
_ENDED: Final = 2
_RANDOM_END: Final = re.compile(r"/[0-9a-f]{32}$", re.ASCII)
_AMOUNT_END: Final = re.compile(r"^([0-9]+/[0-9a-f-]{36}/[0-9]+/[A-Z]{3})/[0-9.]+(/[0-9]+)?$", re.ASCII)
"""End of a number that names the order, and then its amount and how often it was tried."""
_NOT_IN_A_BILL: Final = re.compile(r"[^A-Za-z0-9\-_/.]+", re.ASCII)
_SMALLEST_ERROR: Final = Decimal("0.001")


class CloudTerminal:
    """The routes of these calls."""

    def __init__(self, programs: ProgramService, charges: ChargeService, changes: ChargeChanges) -> None:
        self._programs = programs
        self._charges = charges
        self._changes = changes

    def routes(self) -> list[Route]:
        """Return the routes; some clients ask for the status by GET with a body."""
        return [
            Route(f"{PREFIX}/UploadBilledTransaction", self._upload, methods=["POST"]),
            Route(f"{PREFIX}/GetCloudBasedTxnStatus", self._status, methods=["GET", "POST"]),
            Route(f"{PREFIX}/CancelTransaction", self._cancel, methods=["POST"]),
            Route(f"{PREFIX}/CancelTransactionForced", self._cancel, methods=["POST"]),
        ]

    async def _upload(self, request: Request) -> Response:
        try:
            program, found = await self._read(request)
            number, part = _text(found, "TransactionNumber"), _part(found)
            charge, _is_new = self._charges.push(
                program, ChargeRequest(number=bill_number(number), part=part, amount=_amount(found))
            )
        except (BadRequest, ChargeRefused) as refused:
            return _answer(_REFUSED, _words(refused))
        return _answer(_APPROVED, "APPROVED", PlutusTransactionReferenceID=reference_of(charge))

    async def _status(self, request: Request) -> Response:
        try:
            program, found = await self._read(request)
        except BadRequest as refused:
            return _answer(_REFUSED, _words(refused))
        reference = _reference(found)
        try:
            charge = self._find(program, found)
        except ChargeRefused as refused:
            return _answer(_REFUSED, _words(refused))
        except StoreError:  # not known now, so it is pending
            return _answer(_PENDING, "TXN UPLOADED", PlutusTransactionReferenceID=reference)
        if charge.is_paid:
            data = [{"Tag": tag, "Value": value} for tag, value in _transaction_data(charge).items()]
            return _answer(_APPROVED, "TXN APPROVED", PlutusTransactionReferenceID=reference, TransactionData=data)
        if charge.is_final:
            return _answer(_ENDED, charge.status.value.upper(), PlutusTransactionReferenceID=reference)
        return _answer(_PENDING, "TXN UPLOADED", PlutusTransactionReferenceID=reference)

    async def _cancel(self, request: Request) -> Response:
        try:
            program, found = await self._read(request)
            charge = await self._charges.cancel(program, self._find(program, found).sale.sale_id)
            charge = await self._wait_for_end(program, charge)
        except ChargeRefused as refused:
            known = "" if refused.charge is None else f": {refused.charge.status.value.upper()}"
            return _answer(_REFUSED, f"NOT CANCELLED{known or f': {_words(refused)}'}")
        except BadRequest as refused:
            return _answer(_REFUSED, _words(refused))
        except StoreError:
            return _answer(_REFUSED, "NOT CANCELLED: UNKNOWN")
        if charge.may_repeat:
            return _answer(_APPROVED, "APPROVED", PlutusTransactionReferenceID=reference_of(charge))
        return _answer(_REFUSED, f"NOT CANCELLED: {charge.status.value.upper()}")

    async def _wait_for_end(self, program: BillingProgram, charge: BillCharge) -> BillCharge:
        loop = asyncio.get_running_loop()
        until = loop.time() + CANCEL_WAIT_S
        while not (charge.is_final or self._changes.is_stopped) and loop.time() < until:
            await self._changes.wait(until - loop.time())
            charge = self._charges.get(program, charge.sale.sale_id)
        return charge

    async def _read(self, request: Request) -> tuple[BillingProgram, Mapping[str, Json]]:
        """Return the program and the fields of a call. Raises BadRequest."""
        found = parse_object(await read_body(request))
        return check_key(_text(found, "SecurityToken"), request, self._programs), found

    def _find(self, program: BillingProgram, found: Mapping[str, Json]) -> BillCharge:
        """Return the charge of the reference. Raises ChargeRefused, StoreError."""
        return self._charges.find_by_prefix(program, f"{_reference(found):0{_REFERENCE_DIGITS}x}")


def reference_of(charge: BillCharge) -> int:
    """Return the number of a charge for clients that know numbers: the first 48 bits of its ID."""
    return int(charge.sale.sale_id[:_REFERENCE_DIGITS], 16)


def bill_number(transaction: str) -> str:
    """Return the bill of a client's transaction number, without what it changes with each press."""
    number = _RANDOM_END.sub("", transaction.strip())
    number = _AMOUNT_END.sub(r"\1", number)
    number = _NOT_IN_A_BILL.sub("-", number)
    if len(number) <= BILL_NUMBER_LENGTH[1]:
        return number
    return f"{number[: BILL_NUMBER_LENGTH[1] - 9]}-{zlib.crc32(number.encode()):08x}"


def _reference(found: Mapping[str, Json]) -> int:
    value = found.get("PlutusTransactionReferenceID")
    text = str(value) if isinstance(value, int | str) and not isinstance(value, bool) else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 16 else 0


def _text(found: Mapping[str, Json], name: str) -> str:
    value = found.get(name)
    return value if isinstance(value, str) else ""


def _part(found: Mapping[str, Json]) -> int:
    value = found.get("SequenceNumber") or 1
    text = str(value)
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else 0


def _amount(found: Mapping[str, Json]) -> Money:
    """Return the amount in paise, which clients compute with floats: 434.99999999999994 is 435. Raises BadRequest."""
    value = found.get("Amount")
    exact = Decimal(value) if isinstance(value, int | Decimal) and not isinstance(value, bool) else None
    if isinstance(value, str) and value.isascii() and value.isdigit():
        exact = Decimal(value)
    if exact is not None and exact.is_finite() and 0 < exact <= MAX_PAISE:
        paise = exact.to_integral_value(ROUND_HALF_EVEN)
        if abs(paise - exact) <= _SMALLEST_ERROR:
            return Money(int(paise))
    raise BadRequest(422, "rules", "Amount: whole paise", "Amount")


def _transaction_data(charge: BillCharge) -> dict[str, str]:
    """Return the details of a payment under the names that clients look for."""
    sale = charge.sale
    paise = 0 if charge.amount is None else charge.amount.paise
    at = to_india(sale.paid_at or sale.started_at)
    return {
        "PaymentMode": "UPI",
        "Amount": f"{paise // 100}.{paise % 100:02d}",
        "AmountInPaisa": str(paise),
        "RRN": charge.utr,
        "ApprovalCode": sale.cf_payment_id,
        "TransactionLogId": sale.cf_payment_id,
        "Invoice Number": sale.order_id,
        "Acquirer Name": "Cashfree",
        "Card Number": "",
        "Transaction Date": f"{at:%d%m%Y}",
        "Transaction Time": f"{at:%H%M%S}",
    }


def _words(refused: BadRequest | ChargeRefused) -> str:
    return refused.message if isinstance(refused, BadRequest) else message_of(refused)


def _answer(code: int, message: str, **more: object) -> Response:
    return JSONResponse({"ResponseCode": code, "ResponseMessage": message, **more})
