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

from paydesk.api.errors import About, AnswerFault, BadAnswer
from paydesk.domain import exact_json
from paydesk.domain.clock import MAX_TIME
from paydesk.domain.exact_json import Json
from paydesk.domain.masking import printable
from paydesk.domain.money import RUPEES, Money
from paydesk.domain.order import Order, Payment, TerminalTransaction

_BEGUN: Final = re.compile(r"|-|\.|[eE][+-]?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|u[0-9A-Fa-f]{0,4}")
"""Nothing, or what is left of a number, a literal or an escape when the text stops within it."""


def decoded(body: bytes, about: About) -> dict[str, Json] | list[Json]:
    """The JSON object or array of a body; every number with a fraction is a Decimal. Raises BadAnswer."""
    start = body[:512].lstrip(b"\xef\xbb\xbf \t\r\n")
    if not start:
        raise BadAnswer(AnswerFault.EMPTY if not body.strip() else AnswerFault.NOT_JSON, about)
    if start.startswith(b"<"):
        raise BadAnswer(AnswerFault.HTML, about)
    try:
        value = exact_json.decode_strange(body)
    except json.JSONDecodeError as fault:
        raise BadAnswer(_kind(fault), about) from None
    except RecursionError:
        raise BadAnswer(AnswerFault.TOO_DEEP, about) from None
    except UnicodeDecodeError as fault:
        cut = fault.reason == "unexpected end of data"
        raise BadAnswer(AnswerFault.CUT if cut else AnswerFault.NOT_JSON, about) from None
    except (ValueError, ArithmeticError):  # NaN, a number that no computer can hold, one name with two values
        raise BadAnswer(AnswerFault.NOT_JSON, about) from None
    if not isinstance(value, dict | list):
        raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, about)
    return value


def _kind(fault: json.JSONDecodeError) -> AnswerFault:
    """Text that is sound up to its end was cut; anything else is no JSON."""
    rest = fault.doc[fault.pos : fault.pos + 10].strip()
    cut = fault.msg.startswith("Unterminated string") or _BEGUN.fullmatch(rest)
    return AnswerFault.CUT if cut else AnswerFault.NOT_JSON


Entity: TypeAlias = Mapping[str, Json]

_ID: Final = 200
_WORD: Final = 60
_TEXT: Final = 500
_ADDRESS: Final = 4_000


class Reader:
    """Reads one object. What is not as it should be is left out."""

    def __init__(self, entity: Json, about: About, where: str = "") -> None:
        if not isinstance(entity, dict):
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, about, field_name=where)
        self._entity: Entity = entity
        self._about = about
        self._where = where

    def identifier(self, name: str) -> str:
        """An id that is text or a whole number; "" when it is missing or neither."""
        value = self._entity.get(name)
        found = ""
        if isinstance(value, str):
            found = printable(value).strip()
        elif isinstance(value, Decimal):
            # 42.0 is the number 42; the bound comes first, so that 1E+999999 is never written out
            if -_BIG < value < _BIG and value == int(value):
                found = str(int(value))
        elif isinstance(value, int) and not isinstance(value, bool):
            found = str(value)
        return found if len(found) <= _ID else ""

    def exact_id(self, name: str) -> str:
        """The same to compare with: "" for a text that has to be cleaned before it can be shown."""
        found, value = self.identifier(name), self._entity.get(name)
        return "" if isinstance(value, str) and value != found else found

    def needed_id(self, name: str) -> str:
        """An id that must be there, and exact. Raises BadAnswer, which names it."""
        return self.exact_id(name) or self._missing(name)

    def word(self, name: str, longest: int = _WORD) -> str:
        """A word to compare with, e.g. a status, as it came; "" when it is missing, null, too long or no text.

        One with blanks around it, or signs that cannot be shown, is no word that anybody knows: it comes in quotes,
        with these signs written out.
        """
        value = self._entity.get(name)
        clean = printable(value).strip() if isinstance(value, str) and len(value) <= longest else ""
        if not isinstance(value, str) or clean in {"", value}:
            return clean
        return f'"{value.encode("unicode_escape").decode("ascii")}"'

    def secret(self, name: str, longest: int) -> str:
        """A token exactly as it came; "" for one that cannot travel in a header."""
        value = self.raw_text(name)
        return value if len(value) <= longest and all("!" <= sign <= "~" for sign in value) else ""

    def needed_word(self, name: str) -> str:
        """A word that must be there; one that nobody foresaw is kept. Raises BadAnswer."""
        return self.word(name) or self._missing(name)

    def is_told(self, name: str) -> bool:
        """Whether a field says anything, readable or not: null and an empty text say nothing."""
        return self._entity.get(name) not in (None, "")

    def is_in_rupees(self, name: str) -> bool:
        """Whether a field names no currency, or that of India."""
        return not self.is_told(name) or self.value(name) == RUPEES

    def needs_one_of(self, *names: str) -> None:
        """Refuse an object that has none of these names: no answer of the service lacks them all. Raises BadAnswer."""
        if not any(name in self._entity for name in names):
            raise BadAnswer(AnswerFault.NOT_THE_SERVICE, self._about, field_name=self._path(", ".join(names)))

    def text(self, name: str, longest: int = _TEXT) -> str:
        """A text; "" when it is missing, null, too long or no text."""
        value = self._entity.get(name)
        found = printable(value).strip() if isinstance(value, str) else ""
        return found if len(found) <= longest else ""

    def number_text(self, name: str) -> str:
        """A figure as text, whether it came as text or as a number.

        See `timeout`, docs/service.md#terminal-transaction.
        """
        return self.text(name, _WORD) if isinstance(self._entity.get(name), str) else self.identifier(name)

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

    def whole(self, name: str) -> int | None:
        """A whole number that came as number or text; None otherwise."""
        found = self.identifier(name)
        return int(found) if found.isascii() and found.isdigit() and len(found) <= 18 else None

    def moment(self, name: str) -> int | None:
        """An ISO 8601 time with offset or Z in ms since 1970; None when it is none."""
        return moment_ms(self.text(name))

    def inner(self, name: str) -> Reader:
        """The object in a field; an empty one when it is null, missing or no object."""
        value = self._entity.get(name)
        return Reader(value if isinstance(value, dict) else {}, self._about, name)

    def items(self, name: str) -> list[Reader]:
        """The objects of the list in a field. Raises BadAnswer, which names the field or the item that is none."""
        value = self._entity.get(name)
        if not isinstance(value, list):
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, self._about, field_name=self._path(name))
        return [Reader(item, self._about, f"{name}[{number}]") for number, item in enumerate(value)]

    def value(self, name: str) -> Json:
        """What stands in a field, as it came; None when it is missing."""
        return self._entity.get(name)

    def must_be(self, name: str, wanted: str) -> None:
        """Refuse an answer that names another order than the one that was asked for. Raises BadAnswer.

        What it tells and cannot be read is another.
        """
        if self.is_told(name) and self.exact_id(name) != wanted:
            raise BadAnswer(AnswerFault.ANOTHER_ORDER, self._about, field_name=self._path(name))

    def must_be_a(self, entity: str) -> None:
        """Refuse an object that calls itself something else. Raises BadAnswer."""
        if self.is_told("entity") and self.value("entity") != entity:
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, self._about, field_name=self._path("entity"))

    def _missing(self, name: str) -> str:
        raise BadAnswer(AnswerFault.MISSING_FIELD, self._about, field_name=self._path(name))

    def _path(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name


_BIG: Final = Decimal(10) ** 25


def moment_ms(text: str) -> int | None:
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


def read_order(value: Json, about: About, wanted: str = "", cf_order_id: str = "") -> Order:
    """The order entity (docs/service.md#order). Raises BadAnswer.

    `order_id`, `cf_order_id` and `order_status` are demanded; with `wanted`, or the service's own `cf_order_id`, the
    answer must be about that order. An amount of which no currency is told is none.
    """
    reader = Reader(value, about)
    reader.needs_one_of("order_id", "cf_order_id", "order_status")
    reader.must_be_a("order")
    if wanted:
        reader.must_be("order_id", wanted)
    if cf_order_id:
        reader.must_be("cf_order_id", cf_order_id)
    order_id, currency = reader.needed_id("order_id"), reader.word("order_currency")
    amount = reader.money("order_amount")
    odd_amount, odd_currency = amount is None and reader.is_told("order_amount"), reader.is_told("order_currency")
    return Order(
        order_id=order_id,
        cf_order_id=reader.needed_id("cf_order_id"),
        raw_status=reader.needed_word("order_status"),
        amount=amount if currency else None,
        currency=currency,
        has_invalid_amount=odd_amount or (odd_currency and not currency),
        expires_at=reader.moment("order_expiry_time"),
    )


def read_transaction(value: Json, about: About, cf_order_id: str = "") -> TerminalTransaction:
    """The terminal transaction. Raises BadAnswer, also for one of another order than `cf_order_id`.

    Either of `payment_url` and `qrcode` may be missing; without both there is nothing to show a customer.

    See docs/service.md#terminal-transaction.
    """
    reader = Reader(value, about)
    reader.needs_one_of("cf_payment_id", "payment_method", "payment_url", "qrcode")
    if cf_order_id:
        reader.must_be("cf_order_id", cf_order_id)
    amount = reader.money("payment_amount") if reader.is_in_rupees("payment_currency") else None
    transaction = TerminalTransaction(
        cf_payment_id=reader.exact_id("cf_payment_id"),
        raw_method=reader.text("payment_method", _WORD),
        amount=amount,
        has_invalid_amount=amount is None and reader.is_told("payment_amount"),
        payment_url=reader.text("payment_url", _ADDRESS),
        qrcode=reader.raw_text("qrcode"),
        timeout=reader.number_text("timeout"),
    )
    if not (transaction.payment_url or transaction.qrcode):
        raise BadAnswer(AnswerFault.MISSING_FIELD, about, field_name="payment_url, qrcode")
    return transaction


def read_payments(value: Json, about: About, wanted: str) -> list[Payment]:
    """The payments of an order: a bare array; amounts of rupees only. Raises BadAnswer.

    One that is listed twice is one payment; of which two things are said, nothing is known.

    See docs/service.md#read-the-payments-of-an-order.
    """
    if not isinstance(value, list):
        raise BadAnswer(AnswerFault.NOT_THE_SERVICE, about, field_name="payments")
    payments: dict[str, Payment] = {}
    for number, item in enumerate(value):
        reader = Reader(item, about, f"payments[{number}]")
        reader.must_be("order_id", wanted)
        reader.must_be_a("payment")
        payment = _payment(reader)
        if payments.setdefault(payment.cf_payment_id, payment) != payment:
            raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, about, field_name=f"payments[{number}].cf_payment_id")
    return list(payments.values())


def _payment(reader: Reader) -> Payment:
    in_rupees = reader.is_in_rupees("order_currency")
    order_amount = reader.money("order_amount") if in_rupees else None
    return Payment(
        cf_payment_id=reader.needed_id("cf_payment_id"),
        raw_status=reader.needed_word("payment_status"),
        amount=reader.money("payment_amount") if reader.value("payment_currency") == RUPEES else None,
        order_amount=order_amount,
        has_invalid_order_amount=not in_rupees or (order_amount is None and reader.is_told("order_amount")),
        is_captured=not reader.is_told("is_captured") or reader.value("is_captured") is True,
        group=reader.text("payment_group", _WORD),
        bank_reference=reader.identifier("bank_reference"),
        completed_at=moment_ms(reader.text("payment_completion_time", _WORD)),
    )
