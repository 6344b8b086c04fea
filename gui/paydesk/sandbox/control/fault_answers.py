"""Faults that falsify one header, status or field of an answer; a counter must not believe them."""

from __future__ import annotations

from dataclasses import replace
from email.utils import formatdate
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.control.fault_box import AnswerChange, HeldRequest, HttpAnswer

HOUR_MS: Final = 3_600_000


def _other_date(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    at = held.world.clock.now_ms() - held.fault.int_option("ms", HOUR_MS)
    others = tuple(each for each in answer.headers if each[0].lower() != b"date")
    return replace(answer, headers=(*others, (b"date", formatdate(at / 1_000, usegmt=True).encode())))


def _other_status(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    return replace(answer, status=held.fault.int_option("status", 206))


def _odd_amount(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    word = held.fault.options.get("text", "1e9")

    def turned(part: Json) -> Json:
        if isinstance(part, list):
            return [turned(each) for each in part]
        if isinstance(part, dict):
            return {name: word if name in {"order_amount", "payment_amount"} else part[name] for name in part}
        return part

    return answer.with_json(turned(answer.json_value))


def _uncaptured(_held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    value = answer.json_value
    rows = value if isinstance(value, list) else []
    return answer.with_json([{**row, "is_captured": False} if isinstance(row, dict) else row for row in rows] or value)


CHANGES: Final[dict[str, tuple[str, AnswerChange]]] = {
    "other_date": ("the right answer with a Date that is ms (3600000) behind", _other_date),
    "other_status": ("the right answer with another status (206)", _other_status),
    "odd_amount": ("amounts are a text (1e9) that is none", _odd_amount),
    "uncaptured": ("payments say that their money is not captured", _uncaptured),
}
