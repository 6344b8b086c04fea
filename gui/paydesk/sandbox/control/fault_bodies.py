"""Answers that are not what they should be: broken JSON, wrong types, strange words, another order's answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.control.captured import Answer, Held
from paydesk.sandbox.state import NOT_ATTEMPTED

Change: TypeAlias = Callable[[Held, Answer], Answer]

CAPTIVE_PAGE: Final = (
    "<!doctype html><html><head><title>Welcome to Hotel Wi-Fi</title></head>"
    "<body><h1>Please sign in to go on</h1></body></html>"
)
STRANGE_WORD: Final = "RECONCILING"


def value_of(answer: Answer) -> Json:
    """The JSON of an answer; null when it is none."""
    try:
        return exact_json.decode(answer.body)
    except ValueError:
        return None


def _broken_json(_held: Held, answer: Answer) -> Answer:
    return replace(answer, body=answer.body[: max(1, len(answer.body) // 2)] + b"}{")


def _empty_body(_held: Held, answer: Answer) -> Answer:
    return replace(answer, body=b"")


def _not_an_object(_held: Held, answer: Answer) -> Answer:
    return answer.saying("ok")


def _deep_json(_held: Held, answer: Answer) -> Answer:
    return replace(answer, body=b"[" * 200_000 + b"]" * 200_000)


def _wrong_type(_held: Held, answer: Answer) -> Answer:
    """Texts become lists, numbers objects, objects texts."""
    value = value_of(answer)

    def turned(part: Json) -> Json:
        if isinstance(part, dict):
            return "an object should be here"
        return {"value": part} if isinstance(part, int | Decimal) else [part]

    if isinstance(value, list):
        return answer.saying({"payments": value})
    return answer.saying({name: turned(part) for name, part in value.items()} if isinstance(value, dict) else [value])


def _numbers_as_text(_held: Held, answer: Answer) -> Answer:
    def turned(part: Json) -> Json:
        if isinstance(part, dict):
            return {name: turned(inner) for name, inner in part.items()}
        if isinstance(part, list):
            return [turned(inner) for inner in part]
        if isinstance(part, int | Decimal) and not isinstance(part, bool):
            return format(part, "f") if isinstance(part, Decimal) else str(part)
        return part

    return answer.saying(turned(value_of(answer)))


def _ids_as_numbers(_held: Held, answer: Answer) -> Answer:
    value = value_of(answer)
    if isinstance(value, dict):
        for name, part in value.items():
            if name.startswith("cf_") and isinstance(part, str) and part.isdigit():
                value[name] = int(part)
    return answer.saying(value)


def _extra_fields(_held: Held, answer: Answer) -> Answer:
    value = value_of(answer)
    new: dict[str, Json] = {"loyalty_points": 12, "brand_new": {"nested": [None, True]}}
    return answer.saying({**value, **new} if isinstance(value, dict) else value)


def _strange_status(held: Held, answer: Answer) -> Answer:
    word = held.fault.options.get("text", STRANGE_WORD)
    fresh = re.sub(
        rb'"(order_status|payment_status|status|cashgramStatus|account_status)":"[A-Z_]*"',
        rb'"\1":' + exact_json.encode(word).encode(),
        answer.body,
    )
    return replace(answer, body=fresh)


def _other_order(_held: Held, answer: Answer) -> Answer:
    value = value_of(answer)
    other: dict[str, Json] = {"order_id": "somebody-elses-order", "cf_order_id": "9999999999"}
    sent = re.sub(rb'"(transferId|cashgramId)":"[^"]*"', rb'"\1":"somebody_elses"', answer.body)
    if sent != answer.body:
        return replace(answer, body=sent)
    return answer.saying({**value, **other} if isinstance(value, dict) else value)


def _other_amount(held: Held, answer: Answer) -> Answer:
    value, more = value_of(answer), Decimal(held.fault.number_of("paise", 1)) / 100
    if isinstance(value, dict):
        for name in ("order_amount", "payment_amount"):
            amount = value.get(name)
            if isinstance(amount, int | Decimal):
                value[name] = amount + more
    return answer.saying(value)


def _renumbered(_held: Held, answer: Answer) -> Answer:
    """What the service's words leave open: no payment has the number of a code, and what nobody tried is not listed."""
    value = value_of(answer)
    rows = [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []
    tried = [row for row in rows if row.get("payment_status") != NOT_ATTEMPTED]
    return answer.saying([{**row, "cf_payment_id": f"9{row.get('cf_payment_id')}"} for row in tried] if rows else value)


def _nulls(_held: Held, answer: Answer) -> Answer:
    value = value_of(answer)
    return answer.saying(dict.fromkeys(value) if isinstance(value, dict) else None)


def _no_headers(_held: Held, answer: Answer) -> Answer:
    return replace(answer, headers=((b"content-type", b"application/json"),))


def _wrong_content_type(_held: Held, answer: Answer) -> Answer:
    return answer.typed("text/plain; charset=utf-8")


CHANGES: Final[dict[str, tuple[str, Change]]] = {
    "broken_json": ("half of the answer with braces the wrong way round", _broken_json),
    "empty_body": ("the right status and no body", _empty_body),
    "not_an_object": ('the JSON text "ok"', _not_an_object),
    "deep_json": ("200,000 lists in each other", _deep_json),
    "wrong_type": ("texts become lists, numbers objects, objects texts", _wrong_type),
    "numbers_as_text": ("every number as text", _numbers_as_text),
    "ids_as_numbers": ("cf_ ids as numbers", _ids_as_numbers),
    "extra_fields": ("two fields that nobody has heard of", _extra_fields),
    "strange_status": ("a status word (text) that SPEC.md does not have", _strange_status),
    "other_order": ("the answer names another order, transfer or link", _other_order),
    "other_amount": ("amounts are too high by paise (1)", _other_amount),
    "renumbered": ("payments have other numbers than their codes; what nobody tried is not listed", _renumbered),
    "nulls": ("every field is null", _nulls),
    "wrong_content_type": ("the right answer, called text/plain", _wrong_content_type),
    "no_headers": ("the right answer without Date and without any x- header", _no_headers),
}
