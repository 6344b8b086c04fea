"""From the bytes of an answer to JSON; and lenient readers for the objects of the gateway.

Ids may be numbers or text; an unknown field or status word is no error; an amount that is none is left out. Only what a
sale cannot do without is demanded, and the BadAnswer names what is missing.

See docs/service.md#order, #terminal-transaction.
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
"""Nothing, or what is left of a number, a literal or an escape when the text stops within it."""


def decode_body(body: bytes, context: ErrorContext) -> dict[str, Json] | list[Json]:
    """The JSON object or array of a body; every number with a fraction is a Decimal. Raises BadAnswer."""
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
    except (ValueError, ArithmeticError):  # NaN, a number that no computer can hold, one name with two values
        raise BadAnswer(AnswerFault.NOT_JSON, context) from None
    if not isinstance(value, dict | list):
        raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, context)
    return value


def _classify_json_error(fault: json.JSONDecodeError) -> AnswerFault:
    """Text that is sound up to its end was cut; anything else is no JSON."""
    rest = fault.doc[fault.pos : fault.pos + 10].strip()
    cut = fault.msg.startswith("Unterminated string") or _CUT_TOKEN.fullmatch(rest)
    return AnswerFault.CUT if cut else AnswerFault.NOT_JSON


Entity: TypeAlias = Mapping[str, Json]

_MAX_ID: Final = 200
_MAX_WORD: Final = 60
_MAX_TEXT: Final = 500
_MAX_ADDRESS: Final = 4_000


class AnswerReader:
    """Reads one object. What is not as it should be is left out."""

    def __init__(self, entity: Json, context: ErrorContext, prefix: str = "") -> None:
        if not isinstance(entity, dict):
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, context, field_name=prefix)
        self._entity: Entity = entity
        self._about = context
        self._prefix = prefix

    def identifier(self, name: str) -> str:
        """An id that is text or a whole number; "" when it is missing or neither."""
        value = self._entity.get(name)
        found = ""
        if isinstance(value, str):
            found = printable(value).strip()
        elif isinstance(value, Decimal):
            # 42.0 is the number 42; the bound comes first, so that 1E+999999 is never written out
            if -_MAX_NUMERIC_ID < value < _MAX_NUMERIC_ID and value == int(value):
                found = str(int(value))
        elif isinstance(value, int) and not isinstance(value, bool):
            found = str(value)
        return found if len(found) <= _MAX_ID else ""

    def exact_id(self, name: str) -> str:
        """The same to compare with: "" for a text that has to be cleaned before it can be shown."""
        found, value = self.identifier(name), self._entity.get(name)
        return "" if isinstance(value, str) and value != found else found

    def required_id(self, name: str) -> str:
        """An id that must be there, and exact. Raises BadAnswer, which names it."""
        return self.exact_id(name) or self._raise_missing(name)

    def word(self, name: str, max_length: int = _MAX_WORD) -> str:
        """A word to compare with, e.g. a status, as it came; "" when it is missing, null, too long or no text.

        One with blanks around it, or signs that cannot be shown, is no word that anybody knows: it comes in quotes,
        with these signs written out.
        """
        value = self._entity.get(name)
        clean = printable(value).strip() if isinstance(value, str) and len(value) <= max_length else ""
        if not isinstance(value, str) or clean in {"", value}:
            return clean
        return f'"{value.encode("unicode_escape").decode("ascii")}"'

    def secret(self, name: str, max_length: int) -> str:
        """A token exactly as it came; "" for one that cannot travel in a header."""
        value = self.raw_text(name)
        return value if len(value) <= max_length and all("!" <= sign <= "~" for sign in value) else ""

    def required_word(self, name: str) -> str:
        """A word that must be there; one that nobody foresaw is kept. Raises BadAnswer."""
        return self.word(name) or self._raise_missing(name)

    def is_present(self, name: str) -> bool:
        """Whether a field says anything, readable or not: null and an empty text say nothing."""
        return self._entity.get(name) not in (None, "")

    def is_in_rupees(self, name: str) -> bool:
        """Whether a field names no currency, or that of India."""
        return not self.is_present(name) or self.value(name) == RUPEES

    def require_any(self, *names: str) -> None:
        """Refuse an object that has none of these names: no answer of the service lacks them all. Raises BadAnswer."""
        if not any(name in self._entity for name in names):
            raise BadAnswer(AnswerFault.NOT_THE_SERVICE, self._about, field_name=self._path(", ".join(names)))

    def text(self, name: str, max_length: int = _MAX_TEXT) -> str:
        """A text; "" when it is missing, null, too long or no text."""
        value = self._entity.get(name)
        found = printable(value).strip() if isinstance(value, str) else ""
        return found if len(found) <= max_length else ""

    def number_text(self, name: str) -> str:
        """A figure as text, whether it came as text or as a number.

        See `timeout`, docs/service.md#terminal-transaction.
        """
        return self.text(name, _MAX_WORD) if isinstance(self._entity.get(name), str) else self.identifier(name)

    def raw_text(self, name: str) -> str:
        """A text exactly as it came, of any length (`qrcode`)."""
        value = self._entity.get(name)
        return value if isinstance(value, str) else ""

    def money(self, name: str) -> Money | None:
        """An amount in rupees as Money; None when it is missing or none."""
        try:
            return Money.from_wire(self._entity.get(name))
        except (ValueError, ArithmeticError):
            return None

    def whole_number(self, name: str) -> int | None:
        """A whole number that came as number or text; None otherwise."""
        found = self.identifier(name)
        return int(found) if found.isascii() and found.isdigit() and len(found) <= 18 else None

    def moment(self, name: str) -> int | None:
        """An ISO 8601 time with offset or Z in ms since 1970; None when it is none."""
        return parse_moment(self.text(name))

    def child(self, name: str) -> AnswerReader:
        """The object in a field; an empty one when it is null, missing or no object."""
        value = self._entity.get(name)
        return AnswerReader(value if isinstance(value, dict) else {}, self._about, name)

    def items(self, name: str) -> list[AnswerReader]:
        """The objects of the list in a field. Raises BadAnswer, which names the field or the item that is none."""
        value = self._entity.get(name)
        if not isinstance(value, list):
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, self._about, field_name=self._path(name))
        return [AnswerReader(item, self._about, f"{name}[{number}]") for number, item in enumerate(value)]

    def value(self, name: str) -> Json:
        """What stands in a field, as it came; None when it is missing."""
        return self._entity.get(name)

    def require_match(self, name: str, expected: str) -> None:
        """Refuse an answer that names another order than the one that was asked for. Raises BadAnswer.

        What it tells and cannot be read is another.
        """
        if self.is_present(name) and self.exact_id(name) != expected:
            raise BadAnswer(AnswerFault.ANOTHER_ORDER, self._about, field_name=self._path(name))

    def require_entity(self, entity: str) -> None:
        """Refuse an object that calls itself something else. Raises BadAnswer."""
        if self.is_present("entity") and self.value("entity") != entity:
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, self._about, field_name=self._path("entity"))

    def _raise_missing(self, name: str) -> str:
        raise BadAnswer(AnswerFault.MISSING_FIELD, self._about, field_name=self._path(name))

    def _path(self, name: str) -> str:
        return f"{self._prefix}.{name}" if self._prefix else name


_MAX_NUMERIC_ID: Final = Decimal(10) ** 25


def parse_moment(text: str) -> int | None:
    """ISO 8601 with offset or Z, in ms since 1970, UTC; None for any other text. Never raises.

    A time without an offset is nobody's: half a day of error would be shown as a countdown.
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
    """The order entity (docs/service.md#order). Raises BadAnswer.

    `order_id`, `cf_order_id` and `order_status` are demanded; with `wanted`, or the service's own `cf_order_id`, the
    answer must be about that order. An amount of which no currency is told is none.
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
    """The terminal transaction. Raises BadAnswer, also for one of another order than `cf_order_id`.

    Either of `payment_url` and `qrcode` may be missing; without both there is nothing to show a customer.

    See docs/service.md#terminal-transaction.
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
    """The payments of an order: a bare array; amounts of rupees only. Raises BadAnswer.

    One that is listed twice is one payment; of which two things are said, nothing is known.

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
