"""Table of the fault kinds."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.payout.service_rows import BENEFICIARY_HISTORY
from paydesk.sandbox import lifecycle
from paydesk.sandbox.control import fault_answers, fault_qr
from paydesk.sandbox.control.fault_box import AnswerChange, HeldRequest, HttpAnswer
from paydesk.sandbox.errors import ROWS
from paydesk.sandbox.gateway.entities import order_entity
from paydesk.sandbox.state import NOT_ATTEMPTED, TERMINATION_REQUESTED

CAPTIVE_PAGE: Final = (
    "<!doctype html><html><head><title>Welcome to Hotel Wi-Fi</title></head>"
    "<body><h1>Please sign in to go on</h1></body></html>"
)
STRANGE_STATUS: Final = "RECONCILING"


def _bytes(change: Callable[[bytes], bytes]) -> AnswerChange:
    """Return a change of the raw body."""
    return lambda _held, answer: replace(answer, body=change(answer.body))


def _wrong_type(_held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    """Replace text by lists, numbers by objects, and objects by text."""
    value = answer.json_value

    def turned(part: Json) -> Json:
        if isinstance(part, dict):
            return "an object should be here"
        return {"value": part} if isinstance(part, int | Decimal) else [part]

    if isinstance(value, list):
        return answer.with_json({"payments": value})
    changed = {name: turned(part) for name, part in value.items()} if isinstance(value, dict) else [value]
    return answer.with_json(changed)


def _numbers_as_text(_held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    def turned(part: Json) -> Json:
        if isinstance(part, dict):
            return {name: turned(inner) for name, inner in part.items()}
        if isinstance(part, list):
            return [turned(inner) for inner in part]
        if isinstance(part, int | Decimal) and not isinstance(part, bool):
            return format(part, "f") if isinstance(part, Decimal) else str(part)
        return part

    return answer.with_json(turned(answer.json_value))


def _ids_as_numbers(_held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    value = answer.json_value
    if isinstance(value, dict):
        for name, part in value.items():
            if name.startswith("cf_") and isinstance(part, str) and part.isdigit():
                value[name] = int(part)
    return answer.with_json(value)


def _with(**fields: Json) -> AnswerChange:
    """Return a change that adds or replaces fields of an object."""
    return lambda _held, answer: answer.with_json(
        {**value, **fields} if isinstance(value := answer.json_value, dict) else value
    )


def _strange_status(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    word = exact_json.encode(held.fault.options.get("text", STRANGE_STATUS)).encode()
    fresh = re.sub(
        rb'"(order_status|payment_status|status|cashgramStatus|account_status)":"[A-Z_]*"',
        lambda found: b'"' + found[1] + b'":' + word,
        answer.body,
    )
    return replace(answer, body=fresh)


def _other_order(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    sent = re.sub(rb'"(transferId|cashgramId)":"[^"]*"', rb'"\1":"somebody_elses"', answer.body)
    if sent != answer.body:
        return replace(answer, body=sent)
    return _with(order_id="somebody-elses-order", cf_order_id="9999999999")(held, answer)


def _other_amount(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    value, more = answer.json_value, Decimal(held.fault.int_option("paise", 1)) / 100
    if isinstance(value, dict):
        for name in ("order_amount", "payment_amount"):
            amount = value.get(name)
            if isinstance(amount, int | Decimal):
                value[name] = amount + more
    return answer.with_json(value)


def _renumbered(_held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    """Give payments other numbers than their codes, and leave out untried ones: the service's reference allows both."""
    value = answer.json_value
    rows = [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []
    tried = [row for row in rows if row.get("payment_status") != NOT_ATTEMPTED]
    return answer.with_json(
        [{**row, "cf_payment_id": f"9{row.get('cf_payment_id')}"} for row in tried] if rows else value
    )


CHANGES: Final[dict[str, tuple[str, AnswerChange]]] = {
    "broken_json": (
        "half of the answer with braces the wrong way round",
        _bytes(lambda body: body[: max(1, len(body) // 2)] + b"}{"),
    ),
    "empty_body": ("the right status and no body", _bytes(lambda _body: b"")),
    "not_an_object": ('the JSON text "ok"', lambda _held, answer: answer.with_json("ok")),
    "deep_json": ("200,000 lists in each other", _bytes(lambda _body: b"[" * 200_000 + b"]" * 200_000)),
    "wrong_type": ("texts become lists, numbers objects, objects texts", _wrong_type),
    "numbers_as_text": ("every number as text", _numbers_as_text),
    "ids_as_numbers": ("cf_ ids as numbers", _ids_as_numbers),
    "extra_fields": (
        "two fields that nobody has heard of", _with(loyalty_points=12, brand_new={"nested": [None, True]}),
    ),
    "strange_status": ("a status (text) that is not in the service's reference", _strange_status),
    "other_order": ("the answer names another order, transfer or link", _other_order),
    "other_amount": ("amounts are too high by paise (1)", _other_amount),
    "renumbered": ("payments have other numbers than their codes; what nobody tried is not listed", _renumbered),
    "nulls": (
        "every field is null",
        lambda _held, answer: answer.with_json(
            dict.fromkeys(answer.json_value) if isinstance(answer.json_value, dict) else None
        ),
    ),
    "wrong_content_type": (
        "the right answer, called text/plain",
        lambda _held, answer: answer.with_content_type("text/plain; charset=utf-8"),
    ),
    "no_headers": (
        "the right answer without Date and without any x- header",
        lambda _held, answer: replace(answer, headers=((b"content-type", b"application/json"),)),
    ),
}  # fmt: skip


TRANSACTIONS_PATH: Final = "/pg/terminal/transactions"

PAYOUTS_PREFIX: Final = "/payout/v1"
"""Paths with the payout envelope (docs/service.md#payout-envelope): v1, v1.1, v1.2."""
_PAYOUT_MESSAGES: Final = {
    **{int(row.sub_codes[0]): row.messages[0] for row in BENEFICIARY_HISTORY if row.sub_codes[0] in {"429", "520"}},
    403: "Token is not valid",
}

FaultRunner: TypeAlias = Callable[[HeldRequest], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class FaultSpec:
    """A kind of fault: its description, and the function that runs it."""

    summary: str
    run: FaultRunner
    path: str = ""
    """Default path of a fault of this kind."""
    method: str = ""
    """Default method of a fault of this kind."""


async def _delay(held: HeldRequest) -> None:
    await held.wait(held.fault.int_option("ms", 1_000))
    await held.app(held.scope, held.receive, held.send)


async def _delay_after(held: HeldRequest) -> None:
    answer = await held.forward()
    await held.wait(held.fault.int_option("ms", 1_000))
    await held.send_answer(answer)


async def _drop_after(held: HeldRequest) -> None:
    await held.forward()
    await held.abort_connection()


async def _late(held: HeldRequest) -> None:
    """Hold the request back, as proxies can: until it arrives, the service reports that it does not know it."""
    await held.read_body()
    due = held.world.clock.now_ms() + held.fault.int_option("ms", 60_000)
    held.box.late_requests.append((due, held))
    await held.abort_connection()


async def _twice(held: HeldRequest) -> None:
    await held.forward()
    await held.send_answer(await held.forward())


async def _stale(held: HeldRequest) -> None:
    address = f"{held.scope['path']}?{held.scope['query_string'].decode('latin-1')}"
    if address not in held.fault.first_answers:
        held.fault.first_answers[address] = await held.forward()
    await held.send_answer(held.fault.first_answers[address])


async def _hang(held: HeldRequest) -> None:
    if held.fault.options.get("work", False):
        await held.forward()
    await held.wait_without_answer()


def _fixed_answer(status: int, body: str, content_type: str) -> FaultRunner:
    """Return a runner that answers like a proxy. The request is not forwarded, unless the fault has `"work": true`."""

    async def doing(held: HeldRequest) -> None:
        if held.fault.options.get("work", False):
            await held.forward()
        actual = held.fault.int_option("status", status)
        await held.send_answer(HttpAnswer(actual, body.encode()).with_content_type(content_type))

    return doing


def _service_failure(status: int) -> FaultRunner:
    """Return a runner that fails in the service, after the work with `"work": true`. Status 0: that of the fault."""

    async def doing(held: HeldRequest) -> None:
        answer = _error(held, status or held.fault.int_option("status", 500))
        await held.answer_from_service(answer, after_work=held.fault.options.get("work", False))

    return doing


async def _cancel_ignored(held: HeldRequest) -> None:
    order = held.world.orders.get(held.scope["path"].rpartition("/")[2])
    if order is None:
        await held.app(held.scope, held.receive, held.send)
        return
    version = dict(held.scope["headers"]).get(b"x-api-version", b"").decode("latin-1")
    word = held.fault.options.get("text", TERMINATION_REQUESTED)
    entity = order_entity(held.world, lifecycle.settle(held.world, order), version) | {"order_status": word}
    await held.answer_from_service(HttpAnswer(200, b"").with_json(entity), after_work=False)


def _error(held: HeldRequest, status: int) -> HttpAnswer:
    date = (b"date", held.world.clock.http_date())
    answer = replace(HttpAnswer(status, b""), headers=((b"content-type", b"application/json"), date))
    if held.scope["path"].startswith(PAYOUTS_PREFIX):
        message = held.fault.options.get("text") or _PAYOUT_MESSAGES.get(status, "Internal error.")
        return answer.with_json({"status": "ERROR", "subCode": str(status), "message": message})
    rows = [row for row in ROWS.values() if row.status == status] or [replace(ROWS["internal_error"], status=status)]
    code = held.fault.options.get("text", rows[0].code)
    row = next((each for each in rows if each.code == code), rows[0])
    value: Json = {"message": row.message, "code": code, "type": row.type}
    return answer.with_json(value)


async def _rate_limit(held: HeldRequest) -> None:
    retry = held.fault.int_option("retry_after", 30)
    answer = _error(held, 429)
    limits = {b"limit": b"1", b"remaining": b"0", b"retry": b"%d" % retry, b"type": b"app_id"}
    await held.send_answer(
        replace(answer, headers=(*answer.headers, *((b"x-ratelimit-" + k, v) for k, v in limits.items())))
    )


async def _long_wait(held: HeldRequest) -> None:
    wait = (b"retry-after", held.fault.options.get("text", "86400").encode())
    answer = _error(held, 429)
    await held.send_answer(replace(answer, headers=(*answer.headers, wait)))


def _body(change: AnswerChange) -> FaultRunner:
    """Return a runner that changes the answer. The request is forwarded, unless the fault has `"work": false`."""

    async def doing(held: HeldRequest) -> None:
        answer = await held.forward() if held.fault.options.get("work", True) else HttpAnswer(200, b"{}")
        await held.send_answer(await asyncio.to_thread(change, held, answer))  # in a thread: some build megabytes

    return doing


async def _slow_drip(held: HeldRequest) -> None:
    answer = await held.forward()
    size = max(1, held.fault.int_option("bytes", 1))
    await held.send_head(answer, len(answer.body))
    for start in range(0, len(answer.body), size):
        if held.closing.is_set():
            await held.abort_connection()
            return
        await held.send_chunk(answer.body[start : start + size])
        await held.wait(held.fault.int_option("ms", 50))
    await held.send({"type": "http.response.body", "body": b""})


async def _cut_body(held: HeldRequest) -> None:
    answer = await held.forward()
    await held.send_head(answer, len(answer.body))
    await held.send_chunk(answer.body[: held.fault.int_option("bytes", len(answer.body) // 2)])
    await held.close_connection()


async def _huge_body(held: HeldRequest) -> None:
    """Send a huge body in chunks, so that it never is in memory as a whole."""
    answer = await held.forward()
    left = held.fault.int_option("size", 50_000_000)
    await held.send_head(answer, left)
    block = b" " * 65_536
    while left > 0 and not held.scope["state"]["transport"].is_closing() and not held.closing.is_set():
        await held.send_chunk(block[:left])
        left -= len(block)
    if left > 0:
        await held.abort_connection()
    else:
        await held.send({"type": "http.response.body", "body": b""})


FAULT_KINDS: Final[dict[str, FaultSpec]] = {
    "delay": FaultSpec("waits ms (1000) of real time, then does the work", _delay),
    "delay_after": FaultSpec("does the work, waits ms, then answers", _delay_after),
    "drop_before": FaultSpec("closes the connection before the work is done", HeldRequest.abort_connection),
    "drop_after": FaultSpec("does the work, then closes the connection without an answer", _drop_after),
    "late": FaultSpec(
        "closes the connection; the request gets to the service ms (60000) of the sandbox's clock later", _late,
    ),
    "twice": FaultSpec("the request gets to the service twice; the second answer comes", _twice),
    "stale": FaultSpec("each address goes on answering what it did when this hit it first", _stale, method="GET"),
    "hang": FaultSpec("never answers; work (false)", _hang),
    "rate_limit": FaultSpec("429 with x-ratelimit-retry = retry_after (30)", _rate_limit),
    "long_wait": FaultSpec("429 with Retry-After = text (86400)", _long_wait),
    "rate_limit_bare": FaultSpec("429 without any x-ratelimit header", lambda it: it.send_answer(_error(it, 429))),
    "status": FaultSpec(
        "this status (500) in the gateway's form (code: text) or the payout envelope (message: text); "
        "a key keeps it; work (false)",
        _service_failure(0),
    ),
    "status_500": FaultSpec("500 api_error, which an idempotency key keeps; work (false)", _service_failure(500)),
    "status_502": FaultSpec("502 api_error, which an idempotency key keeps; work (false)", _service_failure(502)),
    "status_503": FaultSpec(
        "503 as plain text, from a machine before the service; work (false)",
        _fixed_answer(503, "Service Unavailable", "text/plain"),
    ),
    "cancel_ignored": FaultSpec(
        "PATCH of an order says TERMINATION_REQUESTED (or text), and the order stays as it is", _cancel_ignored,
        "/pg/orders/", "PATCH",
    ),
    "html": FaultSpec("status (200) with the page of a hotel's Wi-Fi; work (false)", _fixed_answer(
        200, CAPTIVE_PAGE, "text/html; charset=utf-8",
    )),
    "slow_drip": FaultSpec("the true answer, bytes (1) at a time with ms (50) between", _slow_drip),
    "cut_body": FaultSpec("half of the true answer (or bytes of it), then the connection closes", _cut_body),
    "huge_body": FaultSpec("a body of size (50000000) spaces", _huge_body),
    **{name: FaultSpec(text, _body(change)) for name, (text, change) in (CHANGES | fault_answers.CHANGES).items()},
    "cashgram_link": FaultSpec(
        "the link of a cashgram is text; without it, a payment to a stranger", _body(fault_qr.cashgram_link),
        "/payout/v1/",
    ),
    **{name: FaultSpec(text, _body(change), TRANSACTIONS_PATH) for name, (text, change) in fault_qr.CHANGES.items()},
}  # fmt: skip
