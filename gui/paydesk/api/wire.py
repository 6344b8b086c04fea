"""Decode the body of an answer to JSON, and read the objects of the gateway leniently.

Ids may be numbers or text; an unknown field or status word is no error; an unreadable amount is left out. Only fields
that a sale needs are required, and the BadAnswer names the missing one.

See docs/service.md#order, docs/service.md#terminal-transaction.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Final, TypeAlias

from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext
from paydesk.domain import exact_json
from paydesk.domain.clock import MAX_TIME
from paydesk.domain.exact_json import Json
from paydesk.domain.masking import printable
from paydesk.domain.money import RUPEES, Money
from paydesk.domain.order import Order, Payment, TerminalTransaction

_CUT_TOKEN: Final = re.compile(r"|-|\.|[eE][+-]?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|u[0-9A-Fa-f]{0,4}")
"""Rest of the text where a number, literal or escape was cut off."""


def decode_body(body: bytes, context: ErrorContext) -> dict[str, Json] | list[Json]:
    """Decode a body to a JSON object or array; numbers with a fraction become Decimal. Raises BadAnswer."""
    start = body[:512].lstrip(b"\xef\xbb\xbf \t\r\n")
    if not start:
        raise BadAnswer(AnswerFault.EMPTY if not body.strip() else AnswerFault.NOT_JSON, context)
    if start.startswith(b"<"):
        raise BadAnswer(AnswerFault.HTML, context)
    try:
        value = exact_json.decode_strange(body)
    except json.JSONDecodeError as fault:
        raise BadAnswer(_classify_json_error(fault), context) from None
    except RecursionError:
        raise BadAnswer(AnswerFault.TOO_DEEP, context) from None
    except UnicodeDecodeError as fault:
        cut = fault.reason == "unexpected end of data"
        raise BadAnswer(AnswerFault.CUT if cut else AnswerFault.NOT_JSON, context) from None
    except (ValueError, ArithmeticError):  # NaN, a number out of range, a doubled name
        raise BadAnswer(AnswerFault.NOT_JSON, context) from None
    if not isinstance(value, dict | list):
        raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, context)
    return value


def _classify_json_error(fault: json.JSONDecodeError) -> AnswerFault:
    """Return CUT for a text that is valid up to its end, else NOT_JSON."""
    rest = fault.doc[fault.pos : fault.pos + 10].strip()
    cut = fault.msg.startswith("Unterminated string") or _CUT_TOKEN.fullmatch(rest)
    return AnswerFault.CUT if cut else AnswerFault.NOT_JSON


Entity: TypeAlias = Mapping[str, Json]

_MAX_ID: Final = 200
_MAX_WORD: Final = 60
_MAX_TEXT: Final = 500
_MAX_ADDRESS: Final = 4_000


class AnswerReader:
    """Reads one JSON object leniently: a malformed field is treated as absent."""

    def __init__(self, entity: Json, context: ErrorContext, prefix: str = "") -> None:
        if not isinstance(entity, dict):
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, context, field_name=prefix)
        self._entity: Entity = entity
        self._context = context
        self._prefix = prefix

    def identifier(self, name: str) -> str:
        """Return an id that is text or a whole number; "" if missing or anything else."""
        value = self._entity.get(name)
        found = ""
        if isinstance(value, str):
            found = printable(value).strip()
        elif isinstance(value, Decimal):
            # 42.0 is 42; the bound comes first, so that 1E+999999 is never expanded
            if -_MAX_NUMERIC_ID < value < _MAX_NUMERIC_ID and value == int(value):
                found = str(int(value))
        elif isinstance(value, int) and not isinstance(value, bool):
            found = str(value)
        return found if len(found) <= _MAX_ID else ""

    def exact_id(self, name: str) -> str:
        """Return an id to compare with: as `identifier`, but "" for a text that would have to be cleaned."""
        found, value = self.identifier(name), self._entity.get(name)
        return "" if isinstance(value, str) and value != found else found

    def required_id(self, name: str) -> str:
        """Return an exact id. Raises BadAnswer, which names the field, if there is none."""
        return self.exact_id(name) or self._raise_missing(name)

    def word(self, name: str, max_length: int = _MAX_WORD) -> str:
        """Return a word to compare with, e.g. a status, unchanged; "" if missing, null, too long or not text.

        One with blanks around it, or with unprintable characters, comes in quotes and escaped: it equals no known word.
        """
        value = self._entity.get(name)
        clean = printable(value).strip() if isinstance(value, str) and len(value) <= max_length else ""
        if not isinstance(value, str) or clean in {"", value}:
            return clean
        return f'"{value.encode("unicode_escape").decode("ascii")}"'

    def secret(self, name: str, max_length: int) -> str:
        """Return a token unchanged; "" if it cannot be sent in a header."""
        value = self.raw_text(name)
        return value if len(value) <= max_length and all("!" <= sign <= "~" for sign in value) else ""

    def required_word(self, name: str) -> str:
        """Return a word; unknown ones are kept. Raises BadAnswer if there is none."""
        return self.word(name) or self._raise_missing(name)

    def is_present(self, name: str) -> bool:
        """Return True if a field is neither missing, null nor empty text; its value may be unreadable."""
        return self._entity.get(name) not in (None, "")

    def is_in_rupees(self, name: str) -> bool:
        """Return True if a field names no currency, or rupees."""
        return not self.is_present(name) or self.value(name) == RUPEES

    def require_any(self, *names: str) -> None:
        """Raise BadAnswer if the object has none of these names: no answer of the service lacks them all."""
        if not any(name in self._entity for name in names):
            raise BadAnswer(AnswerFault.NOT_THE_SERVICE, self._context, field_name=self._path(", ".join(names)))

    def text(self, name: str, max_length: int = _MAX_TEXT) -> str:
        """Return a cleaned text; "" if missing, null, too long or not text."""
        value = self._entity.get(name)
        found = printable(value).strip() if isinstance(value, str) else ""
        return found if len(found) <= max_length else ""

    def number_text(self, name: str) -> str:
        """Return a number as text, whichever type it has (`timeout`, docs/service.md#terminal-transaction)."""
        return self.text(name, _MAX_WORD) if isinstance(self._entity.get(name), str) else self.identifier(name)

    def raw_text(self, name: str) -> str:
        """Return a text unchanged, of any length (`qrcode`)."""
        value = self._entity.get(name)
        return value if isinstance(value, str) else ""

    def money(self, name: str) -> Money | None:
        """Return an amount in rupees; None if missing or malformed."""
        try:
            return Money.from_wire(self._entity.get(name))
        except (ValueError, ArithmeticError):
            return None

    def whole_number(self, name: str) -> int | None:
        """Return a whole number of at most 18 digits, given as number or text; else None."""
        found = self.identifier(name)
        return int(found) if found.isascii() and found.isdigit() and len(found) <= 18 else None

    def moment(self, name: str) -> int | None:
        """Return an ISO 8601 time with offset or Z in ms since 1970; None for anything else."""
        return parse_moment(self.text(name))

    def child(self, name: str) -> AnswerReader:
        """Return a reader for the object in a field; an empty one if it is null, missing or no object."""
        value = self._entity.get(name)
        return AnswerReader(value if isinstance(value, dict) else {}, self._context, name)

    def items(self, name: str) -> list[AnswerReader]:
        """Return readers for the objects of a list. Raises BadAnswer, which names the malformed field or item."""
        value = self._entity.get(name)
        if not isinstance(value, list):
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, self._context, field_name=self._path(name))
        return [AnswerReader(item, self._context, f"{name}[{number}]") for number, item in enumerate(value)]

    def value(self, name: str) -> Json:
        """Return a field unchanged; None if missing."""
        return self._entity.get(name)

    def require_match(self, name: str, expected: str) -> None:
        """Raise BadAnswer if the answer names an order other than `expected`, or an unreadable one."""
        if self.is_present(name) and self.exact_id(name) != expected:
            raise BadAnswer(AnswerFault.ANOTHER_ORDER, self._context, field_name=self._path(name))

    def require_entity(self, entity: str) -> None:
        """Raise BadAnswer if the object names another entity type."""
        if self.is_present("entity") and self.value("entity") != entity:
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, self._context, field_name=self._path("entity"))

    def _raise_missing(self, name: str) -> str:
        raise BadAnswer(AnswerFault.MISSING_FIELD, self._context, field_name=self._path(name))

    def _path(self, name: str) -> str:
        return f"{self._prefix}.{name}" if self._prefix else name


_MAX_NUMERIC_ID: Final = Decimal(10) ** 25


def parse_moment(text: str) -> int | None:
    """Parse ISO 8601 with offset or Z to ms since 1970, UTC; None for any other text. Never raises.

    A time without an offset is refused: guessing could put a countdown half a day off.
    """
    try:
        moment = datetime.fromisoformat(text)
        if moment.tzinfo is None:
            return None
        milliseconds = (moment - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)
    except (ValueError, OverflowError):
        return None
    return milliseconds if 0 < milliseconds < MAX_TIME else None


def read_order(value: Json, context: ErrorContext, order_id: str = "", cf_order_id: str = "") -> Order:
    """Read the order entity (docs/service.md#order). An amount without a currency is ignored.

    Args:
        value: The decoded answer.
        context: For errors.
        order_id: The answer must be about this order; "" for any.
        cf_order_id: The same, by the service's own id.

    Raises:
        BadAnswer: Another order, or no `order_id`, `cf_order_id` or `order_status`.
    """
    reader = AnswerReader(value, context)
    reader.require_any("order_id", "cf_order_id", "order_status")
    reader.require_entity("order")
    if order_id:
        reader.require_match("order_id", order_id)
    if cf_order_id:
        reader.require_match("cf_order_id", cf_order_id)
    answered_id, currency = reader.required_id("order_id"), reader.word("order_currency")
    amount = reader.money("order_amount")
    odd_amount, odd_currency = amount is None and reader.is_present("order_amount"), reader.is_present("order_currency")
    return Order(
        order_id=answered_id,
        cf_order_id=reader.required_id("cf_order_id"),
        raw_status=reader.required_word("order_status"),
        amount=amount if currency else None,
        currency=currency,
        has_invalid_amount=odd_amount or (odd_currency and not currency),
        expires_at=reader.moment("order_expiry_time"),
    )


def read_transaction(value: Json, context: ErrorContext, cf_order_id: str = "") -> TerminalTransaction:
    """Read the terminal transaction (docs/service.md#terminal-transaction).

    Raises BadAnswer for another order than `cf_order_id`, and if there is neither `payment_url` nor `qrcode` to show.
    """
    reader = AnswerReader(value, context)
    reader.require_any("cf_payment_id", "payment_method", "payment_url", "qrcode")
    if cf_order_id:
        reader.require_match("cf_order_id", cf_order_id)
    amount = reader.money("payment_amount") if reader.is_in_rupees("payment_currency") else None
    transaction = TerminalTransaction(
        cf_payment_id=reader.exact_id("cf_payment_id"),
        raw_method=reader.text("payment_method", _MAX_WORD),
        amount=amount,
        has_invalid_amount=amount is None and reader.is_present("payment_amount"),
        payment_url=reader.text("payment_url", _MAX_ADDRESS),
        qrcode=reader.raw_text("qrcode"),
        timeout=reader.number_text("timeout"),
    )
    if not (transaction.payment_url or transaction.qrcode):
        raise BadAnswer(AnswerFault.MISSING_FIELD, context, field_name="payment_url, qrcode")
    return transaction


def read_payments(value: Json, context: ErrorContext, order_id: str) -> list[Payment]:
    """Read the payments of an order, a bare array; amounts in rupees only.

    A payment that is listed twice counts once. Raises BadAnswer if the two differ.

    See docs/service.md#read-the-payments-of-an-order.
    """
    if not isinstance(value, list):
        raise BadAnswer(AnswerFault.NOT_THE_SERVICE, context, field_name="payments")
    payments: dict[str, Payment] = {}
    for number, item in enumerate(value):
        reader = AnswerReader(item, context, f"payments[{number}]")
        reader.require_match("order_id", order_id)
        reader.require_entity("payment")
        payment = _payment(reader)
        if payments.setdefault(payment.cf_payment_id, payment) != payment:
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, context, field_name=f"payments[{number}].cf_payment_id")
    return list(payments.values())


def _payment(reader: AnswerReader) -> Payment:
    in_rupees = reader.is_in_rupees("order_currency")
    order_amount = reader.money("order_amount") if in_rupees else None
    return Payment(
        cf_payment_id=reader.required_id("cf_payment_id"),
        raw_status=reader.required_word("payment_status"),
        amount=reader.money("payment_amount") if reader.value("payment_currency") == RUPEES else None,
        order_amount=order_amount,
        has_invalid_order_amount=not in_rupees or (order_amount is None and reader.is_present("order_amount")),
        is_captured=not reader.is_present("is_captured") or reader.value("is_captured") is True,
        group=reader.text("payment_group", _MAX_WORD),
        bank_reference=reader.identifier("bank_reference"),
        completed_at=parse_moment(reader.text("payment_completion_time", _MAX_WORD)),
    )
