"""Client of payments at a terminal and of its static QR (docs/service.md#terminal-payments). All calls only read."""

from __future__ import annotations

import uuid
from datetime import datetime
from functools import partial
from typing import Final
from urllib.parse import urlencode

from paydesk.api.answers import ApiResponse
from paydesk.api.errors import READ, AnswerFault, BadAnswer, ErrorContext
from paydesk.api.transport import ApiRequest, Transport
from paydesk.api.wire import AnswerReader
from paydesk.api.wire_types import WireTypes
from paydesk.domain.clock import INDIA
from paydesk.domain.exact_json import Json
from paydesk.domain.order import StaticCode, TerminalIdentity, TerminalPayment

PAGE_SIZE: Final = 25
"""Payments of a page: the documented default. A shorter page is the last one."""
_PAYMENTS: Final = "/terminal/payments"
_CODES: Final = "/terminal/qrcodes"


class TerminalPayments:
    """Payments at one terminal. Every method raises ServiceError (`api.errors`) and nothing else."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def page(self, terminal: TerminalIdentity, since: int, number: int) -> ApiResponse[list[TerminalPayment]]:
        """Return a page of the successful payments since a time (ms since 1970, the service's clock), oldest first.

        Of oldest first, a payment that comes meanwhile moves no other one to an earlier page.

        Args:
            number: From 1; pages have PAGE_SIZE payments.
        """
        types = WireTypes(self._transport.endpoint.api_version)
        body: dict[str, object] = {
            "filter": {
                "start_date": datetime.fromtimestamp(max(0, since) // 1_000, INDIA).isoformat(),
                "payment_status": "SUCCESS",
                "sort_by": "start_date",
                "sort_order": "ASC",
                **types.terminal_fields(terminal, in_order=False),
            },
            "pagination": {"page_number": number, "page_size": PAGE_SIZE},
        }
        # the key is required of every POST; a new one each time, since an old answer would be repeated
        request = ApiRequest("POST", _PAYMENTS, body=body, idempotency_key=str(uuid.uuid4()))
        return await self._transport.call(request, partial(_read_payments, terminal=terminal))

    async def static_codes(self, terminal: TerminalIdentity) -> ApiResponse[list[StaticCode]]:
        """Return the static QRs of the terminal, unchecked."""
        fields = WireTypes(self._transport.endpoint.api_version).terminal_fields(terminal, in_order=False)
        return await self._transport.call(ApiRequest(READ, _CODES, f"{_CODES}?{urlencode(fields)}"), _read_codes)


def _items(value: Json, context: ErrorContext, name: str) -> list[AnswerReader]:
    if not isinstance(value, list):
        raise BadAnswer(AnswerFault.NOT_THE_SERVICE, context, field_name=name)
    return [AnswerReader(item, context, f"{name}[{number}]") for number, item in enumerate(value)]


def _read_payments(value: Json, context: ErrorContext, terminal: TerminalIdentity) -> list[TerminalPayment]:
    """Read a page. Raises BadAnswer for a payment without a number or status, and where a phone has two terminals."""
    found = list(map(_payment, _items(value, context, "payments")))
    if terminal.cf_terminal_id is None and len({each.cf_terminal_id for each in found}) > 1:
        raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, context, field_name="cf_terminal_id")
    return found


def _payment(reader: AnswerReader) -> TerminalPayment:
    amount = reader.money("payment_amount") if reader.is_in_rupees("payment_currency") else None
    return TerminalPayment(
        cf_payment_id=reader.required_id("cf_payment_id"),
        raw_status=reader.required_word("payment_status"),
        mode=reader.word("payment_mode"),
        cf_terminal_id=reader.whole_number("cf_terminal_id"),
        amount=amount if amount is not None and amount.paise else None,
        paid_at=reader.moment("payment_time"),
        bank_reference=reader.identifier("bank_reference"),
    )


def _read_codes(value: Json, context: ErrorContext) -> list[StaticCode]:
    return [
        StaticCode(each.raw_text("qrCode"), each.text("qrCodeUrl", 4_000), each.word("status") in {"", "ACTIVE"})
        for each in _items(value, context, "qrcodes")
    ]
