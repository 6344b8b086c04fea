"""Charges and errors as programs read them (docs/billing.md#the-charge)."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from paydesk.counter.billing.charges import ChargeRefused, ChargeRequest
from paydesk.domain import exact_json
from paydesk.domain.billing.charge import BillCharge
from paydesk.domain.billing.messages import ChargeProblem
from paydesk.domain.clock import to_india
from paydesk.domain.exact_json import Json
from paydesk.domain.money import MAX_PAISE, Money, MoneyError
from paydesk.domain.order import PaymentMethod

MAX_BODY: Final = 16 * 1024
_METHODS: Final = {"qr": PaymentMethod.QR_CODE, "link": PaymentMethod.LINK}
_STATUS_OF: Final = {
    ChargeProblem.RULES: 422,
    ChargeProblem.UNKNOWN_CHARGE: 404,
    ChargeProblem.OTHER_AMOUNT: 409,
    ChargeProblem.ALREADY_PAID: 409,
    ChargeProblem.NOT_ALLOWED: 403,
    ChargeProblem.LOCKED: 423,
    ChargeProblem.TOO_MANY: 429,
    ChargeProblem.NO_KEYS: 503,
    ChargeProblem.SERVICE_DOWN: 503,
    ChargeProblem.JOURNAL: 503,
}
_MESSAGES: Final = {
    ChargeProblem.RULES: "a field breaks a rule",
    ChargeProblem.UNKNOWN_CHARGE: "this program has no such charge",
    ChargeProblem.OTHER_AMOUNT: "the bill has a charge of another amount that is not over",
    ChargeProblem.ALREADY_PAID: "the charge is paid",
    ChargeProblem.NOT_ALLOWED: "the program, or the person at the counter, may not do this",
    ChargeProblem.LOCKED: "nobody is signed in at the counter",
    ChargeProblem.TOO_MANY: "more than 20 new charges a minute",
    ChargeProblem.NO_KEYS: "the counter cannot take payments yet: keys or terminal are missing",
    ChargeProblem.SERVICE_DOWN: "the payment service does not answer: nothing was begun",
    ChargeProblem.JOURNAL: "the counter cannot write its journal: nothing was begun",
}
_RETRY_AFTER_S: Final = {ChargeProblem.TOO_MANY: 60, ChargeProblem.SERVICE_DOWN: 5, ChargeProblem.LOCKED: 5}


@dataclass(frozen=True, slots=True)
class CallerContext:
    """Circumstances of a charge that its sale does not tell."""

    is_in_front: bool
    is_practice: bool


class BadRequest(Exception):
    """Raised for a request that cannot be read; `field` is the one that is wrong, if it is one."""

    def __init__(self, status: int, code: str, message: str, field: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.field = field


def parse_object(body: bytes) -> Mapping[str, Json]:
    """Return the object of a body. Raises BadRequest."""
    try:
        found = exact_json.decode_strange(body) if body else {}
    except (ValueError, RecursionError):
        raise BadRequest(400, "not_json", "the body is not JSON") from None
    if not isinstance(found, dict):
        raise BadRequest(400, "not_json", "the body is not an object")
    return found


def parse_request(body: bytes) -> ChargeRequest:
    """Return the bill of a body (docs/billing.md#create-a-charge). Unknown fields are ignored. Raises BadRequest."""
    return request_of(parse_object(body))


def request_of(found: Mapping[str, Json]) -> ChargeRequest:
    """Return the bill of these fields. Raises BadRequest."""
    part = found.get("part", 1)
    if not isinstance(part, int) or isinstance(part, bool):
        raise _rule("part", "a whole number from 1 to 99")
    method = found.get("method", "qr")
    if not isinstance(method, str) or method not in _METHODS:
        raise _rule("method", 'one of "qr", "link"')
    return ChargeRequest(
        number=_text(found, "bill"),
        amount=_amount(found),
        part=part,
        method=_METHODS[method],
        phone=_text(found, "phone"),
    )


def _rule(field: str, message: str) -> BadRequest:
    return BadRequest(422, ChargeProblem.RULES.value, f"{field}: {message}", field)


def _text(found: Mapping[str, Json], name: str) -> str:
    value = found.get(name, "")
    if not isinstance(value, str):
        raise _rule(name, "a text")
    return value.strip()


def _amount(found: Mapping[str, Json]) -> Money:
    """Return the amount: a text with at most two decimals, or whole paise. A number with a fraction is no amount."""
    if "amount_paise" in found:
        paise = found["amount_paise"]
        if not isinstance(paise, int) or isinstance(paise, bool) or not 0 < paise <= MAX_PAISE or "amount" in found:
            raise _rule("amount_paise", "whole paise as an integer, in place of amount")
        return Money(paise)
    amount = found.get("amount")
    if not isinstance(amount, str):
        raise _rule("amount", 'rupees as a text with at most two decimals, as "1250.50"; or amount_paise')
    try:
        return parse_amount(amount)
    except MoneyError as error:
        raise _rule("amount", f"not an amount ({error.fault.value})") from None


def parse_amount(text: str) -> Money:
    """Return the amount of a program's text: digits, and at most two decimals. Raises MoneyError."""
    return Money.parse(text)


def charge_object(charge: BillCharge, context: CallerContext) -> dict[str, Json]:
    """Return a charge for its program. `rev` is another one for every change of it, also after a restart."""
    sale = charge.sale
    found: dict[str, Json] = {
        "id": charge.charge_id,
        "bill": sale.bill.number,
        "part": sale.bill.part,
        "period": sale.bill.period,
        "amount": _rupees(charge.amount),
        "currency": charge.currency,
        "status": charge.status.value,
        "paid": charge.is_paid,
        "money": charge.has_money,
        "final": charge.is_final,
        "cancelling": sale.cancel_asked_at is not None and not charge.is_final,
        "order_id": sale.order_id,
        "cf_order_id": sale.cf_order_id,
        "payment_id": sale.cf_payment_id if charge.has_money else "",
        "utr": charge.utr or None,
        "paid_at": None if sale.paid_at is None else _time(sale.paid_at),
        "by": sale.by,
        "program": sale.bill.program,
        "where": "front" if context.is_in_front else "list",
        "practice": context.is_practice,
    }
    revision = zlib.crc32(exact_json.encode(found).encode()) & 0x7FFFFFFF
    return {**found, "as_of": _time(sale.answered_at or sale.started_at), "rev": revision}


def _rupees(amount: Money | None) -> str | None:
    return None if amount is None else f"{amount.paise // 100}.{amount.paise % 100:02d}"


def _time(at: int) -> str:
    return to_india(at).isoformat(timespec="seconds")


def refusal_object(refused: ChargeRefused, charge: Mapping[str, Json] | None) -> dict[str, Json]:
    """Return what a program is told instead of a charge."""
    code, field = refused.problem.value, refused.field or None
    error: dict[str, Json] = {"code": code, "message": message_of(refused), "field": field}
    return {"error": error} if charge is None else {"error": error, "charge": dict(charge)}


def message_of(refused: ChargeRefused) -> str:
    """Return the words of a refusal, for a program's log."""
    return _MESSAGES[refused.problem] if refused.rule is None else f"{refused.field}: {refused.rule.value}"


def status_code_of(problem: ChargeProblem) -> int:
    """Return the HTTP status of a refusal."""
    return _STATUS_OF[problem]


def retry_after_s_of(problem: ChargeProblem) -> int | None:
    """Return when the program may come again, in seconds; None for no such time."""
    return _RETRY_AFTER_S.get(problem)
