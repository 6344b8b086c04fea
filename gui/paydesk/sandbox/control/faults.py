"""What can go wrong on purpose: one table of kinds, and the layer around the services that makes it happen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final, TypeAlias

from starlette.types import ASGIApp, Receive, Scope, Send

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.payout.service_rows import BENEFICIARY_HISTORY
from paydesk.sandbox import life
from paydesk.sandbox.control import fault_lies, fault_qr
from paydesk.sandbox.control.fault_box import Answer, Change, FaultBox, Held
from paydesk.sandbox.errors import ROWS
from paydesk.sandbox.gateway.entities import order_entity
from paydesk.sandbox.state import NOT_ATTEMPTED, TERMINATION_REQUESTED
from paydesk.sandbox.world import World

CAPTIVE_PAGE: Final = (
    "<!doctype html><html><head><title>Welcome to Hotel Wi-Fi</title></head>"
    "<body><h1>Please sign in to go on</h1></body></html>"
)
STRANGE_WORD: Final = "RECONCILING"


def _bytes(change: Callable[[bytes], bytes]) -> Change:
    """Another body, sign by sign."""
    return lambda _held, answer: replace(answer, body=change(answer.body))


def _wrong_type(_held: Held, answer: Answer) -> Answer:
    """Texts become lists, numbers objects, objects texts."""
    value = answer.value

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

    return answer.saying(turned(answer.value))


def _ids_as_numbers(_held: Held, answer: Answer) -> Answer:
    value = answer.value
    if isinstance(value, dict):
        for name, part in value.items():
            if name.startswith("cf_") and isinstance(part, str) and part.isdigit():
                value[name] = int(part)
    return answer.saying(value)


def _with(**fields: Json) -> Change:
    """An object has these fields besides, or in place of its own."""
    return lambda _held, answer: answer.saying(
        {**value, **fields} if isinstance(value := answer.value, dict) else value
    )


def _strange_status(held: Held, answer: Answer) -> Answer:
    word = exact_json.encode(held.fault.options.get("text", STRANGE_WORD)).encode()
    fresh = re.sub(
        rb'"(order_status|payment_status|status|cashgramStatus|account_status)":"[A-Z_]*"',
        lambda found: b'"' + found[1] + b'":' + word,
        answer.body,
    )
    return replace(answer, body=fresh)


def _other_order(held: Held, answer: Answer) -> Answer:
    sent = re.sub(rb'"(transferId|cashgramId)":"[^"]*"', rb'"\1":"somebody_elses"', answer.body)
    if sent != answer.body:
        return replace(answer, body=sent)
    return _with(order_id="somebody-elses-order", cf_order_id="9999999999")(held, answer)


def _other_amount(held: Held, answer: Answer) -> Answer:
    value, more = answer.value, Decimal(held.fault.number_of("paise", 1)) / 100
    if isinstance(value, dict):
        for name in ("order_amount", "payment_amount"):
            amount = value.get(name)
            if isinstance(amount, int | Decimal):
                value[name] = amount + more
    return answer.saying(value)


def _renumbered(_held: Held, answer: Answer) -> Answer:
    """What the service's words leave open: no payment has the number of a code, and what nobody tried is not listed."""
    value = answer.value
    rows = [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []
    tried = [row for row in rows if row.get("payment_status") != NOT_ATTEMPTED]
    return answer.saying([{**row, "cf_payment_id": f"9{row.get('cf_payment_id')}"} for row in tried] if rows else value)


CHANGES: Final[dict[str, tuple[str, Change]]] = {
    "broken_json": (
        "half of the answer with braces the wrong way round",
        _bytes(lambda body: body[: max(1, len(body) // 2)] + b"}{"),
    ),
    "empty_body": ("the right status and no body", _bytes(lambda _body: b"")),
    "not_an_object": ('the JSON text "ok"', lambda _held, answer: answer.saying("ok")),
    "deep_json": ("200,000 lists in each other", _bytes(lambda _body: b"[" * 200_000 + b"]" * 200_000)),
    "wrong_type": ("texts become lists, numbers objects, objects texts", _wrong_type),
    "numbers_as_text": ("every number as text", _numbers_as_text),
    "ids_as_numbers": ("cf_ ids as numbers", _ids_as_numbers),
    "extra_fields": (
        "two fields that nobody has heard of", _with(loyalty_points=12, brand_new={"nested": [None, True]}),
    ),
    "strange_status": ("a status word (text) that SPEC.md does not have", _strange_status),
    "other_order": ("the answer names another order, transfer or link", _other_order),
    "other_amount": ("amounts are too high by paise (1)", _other_amount),
    "renumbered": ("payments have other numbers than their codes; what nobody tried is not listed", _renumbered),
    "nulls": (
        "every field is null",
        lambda _held, answer: answer.saying(dict.fromkeys(answer.value) if isinstance(answer.value, dict) else None),
    ),
    "wrong_content_type": (
        "the right answer, called text/plain", lambda _held, answer: answer.typed("text/plain; charset=utf-8"),
    ),
    "no_headers": (
        "the right answer without Date and without any x- header",
        lambda _held, answer: replace(answer, headers=((b"content-type", b"application/json"),)),
    ),
}  # fmt: skip


OUTSIDE: Final = "/_sandbox"
"""Faults never hit the controls themselves."""

TRANSACTIONS: Final = "/pg/terminal/transactions"

PAYOUTS: Final = "/payout/v1"
"""v1, v1.1, v1.2: these have the payout envelope, the others the body of docs/service.md#gateway-errors.

See docs/service.md#payout-envelope.
"""
_PAYOUT_WORDS: Final = {
    **{int(row.sub_codes[0]): row.messages[0] for row in BENEFICIARY_HISTORY if row.sub_codes[0] in {"429", "520"}},
    403: "Token is not valid",
}

Doing: TypeAlias = Callable[[Held], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of fault, what it means, and what it does."""

    means: str
    doing: Doing
    path: str = ""
    """The paths it is for when the fault names none."""
    method: str = ""
    """The method it is for when the fault names none."""


async def _delay(held: Held) -> None:
    await held.wait(held.fault.number_of("ms", 1_000))
    await held.app(held.scope, held.receive, held.send)


async def _delay_after(held: Held) -> None:
    answer = await held.work()
    await held.wait(held.fault.number_of("ms", 1_000))
    await held.say(answer)


async def _drop_after(held: Held) -> None:
    await held.work()
    await held.drop()


async def _late(held: Held) -> None:
    """Front doors and lines hold requests: whoever asks meanwhile is told that the service knows nothing of it."""
    await held.read()
    due = held.world.clock.now_ms() + held.fault.number_of("ms", 60_000)
    held.box.late.append((due, held))
    await held.drop()


async def _twice(held: Held) -> None:
    await held.work()
    await held.say(await held.work())


async def _stale(held: Held) -> None:
    address = f"{held.scope['path']}?{held.scope['query_string'].decode('latin-1')}"
    if address not in held.fault.first:
        held.fault.first[address] = await held.work()
    await held.say(held.fault.first[address])


async def _hang(held: Held) -> None:
    if held.fault.options.get("work", False):
        await held.work()
    await held.silence()


def _canned(status: int, body: str, content_type: str) -> Doing:
    """The answer of something between us and the service. The work is not done, unless it says `"work": true`."""

    async def doing(held: Held) -> None:
        if held.fault.options.get("work", False):
            await held.work()
        said = held.fault.number_of("status", status)
        await held.say(Answer(said, body.encode()).typed(content_type))

    return doing


def _failing(status: int) -> Doing:
    """The service itself breaks; status 0 asks the fault. With `"work": true` it does so after the work was done."""

    async def doing(held: Held) -> None:
        answer = _error(held, status or held.fault.number_of("status", 500))
        await held.fail(answer, after_work=held.fault.options.get("work", False))

    return doing


async def _cancel_ignored(held: Held) -> None:
    order = held.world.orders.get(held.scope["path"].rpartition("/")[2])
    if order is None:
        await held.app(held.scope, held.receive, held.send)
        return
    version = dict(held.scope["headers"]).get(b"x-api-version", b"").decode("latin-1")
    word = held.fault.options.get("text", TERMINATION_REQUESTED)
    said = order_entity(held.world, life.settle(held.world, order), version) | {"order_status": word}
    await held.fail(Answer(200, b"").saying(said), after_work=False)


def _error(held: Held, status: int) -> Answer:
    date = (b"date", held.world.clock.http_date())
    answer = replace(Answer(status, b""), headers=((b"content-type", b"application/json"), date))
    if held.scope["path"].startswith(PAYOUTS):
        words = held.fault.options.get("text") or _PAYOUT_WORDS.get(status, "Internal error.")
        return answer.saying({"status": "ERROR", "subCode": str(status), "message": words})
    rows = [row for row in ROWS.values() if row.status == status] or [replace(ROWS["internal_error"], status=status)]
    code = held.fault.options.get("text", rows[0].code)
    row = next((each for each in rows if each.code == code), rows[0])
    value: Json = {"message": row.message, "code": code, "type": row.type}
    return answer.saying(value)


async def _rate_limit(held: Held) -> None:
    retry = held.fault.number_of("retry_after", 30)
    answer = _error(held, 429)
    said = {b"limit": b"1", b"remaining": b"0", b"retry": b"%d" % retry, b"type": b"app_id"}
    await held.say(replace(answer, headers=(*answer.headers, *((b"x-ratelimit-" + k, v) for k, v in said.items()))))


async def _long_wait(held: Held) -> None:
    wait = (b"retry-after", held.fault.options.get("text", "86400").encode())
    answer = _error(held, 429)
    await held.say(replace(answer, headers=(*answer.headers, wait)))


def _body(change: Change) -> Doing:
    """An answer with another body. The work is done, unless the fault says `"work": false`."""

    async def doing(held: Held) -> None:
        answer = await held.work() if held.fault.options.get("work", True) else Answer(200, b"{}")
        await held.say(await asyncio.to_thread(change, held, answer))  # some build megabytes

    return doing


async def _slow_drip(held: Held) -> None:
    answer = await held.work()
    size = max(1, held.fault.number_of("bytes", 1))
    await held.begin(answer, len(answer.body))
    for start in range(0, len(answer.body), size):
        if held.closing.is_set():
            await held.drop()
            return
        await held.piece(answer.body[start : start + size])
        await held.wait(held.fault.number_of("ms", 50))
    await held.send({"type": "http.response.body", "body": b""})


async def _cut_body(held: Held) -> None:
    answer = await held.work()
    await held.begin(answer, len(answer.body))
    await held.piece(answer.body[: held.fault.number_of("bytes", len(answer.body) // 2)])
    await held.cut()


async def _huge_body(held: Held) -> None:
    """Sent in pieces: the size need not fit in memory twice."""
    answer = await held.work()
    left = held.fault.number_of("size", 50_000_000)
    await held.begin(answer, left)
    block = b" " * 65_536
    while left > 0 and not held.scope["state"]["transport"].is_closing() and not held.closing.is_set():
        await held.piece(block[:left])
        left -= len(block)
    if left > 0:
        await held.drop()
    else:
        await held.send({"type": "http.response.body", "body": b""})


KINDS: Final[dict[str, Kind]] = {
    "delay": Kind("waits ms (1000) of real time, then does the work", _delay),
    "delay_after": Kind("does the work, waits ms, then answers", _delay_after),
    "drop_before": Kind("closes the connection before the work is done", Held.drop),
    "drop_after": Kind("does the work, then closes the connection without an answer", _drop_after),
    "late": Kind(
        "closes the connection; the request gets to the service ms (60000) of the sandbox's clock later", _late,
    ),
    "twice": Kind("the request gets to the service twice; the second answer comes", _twice),
    "stale": Kind("each address goes on answering what it did when this hit it first", _stale, method="GET"),
    "hang": Kind("never answers; work (false)", _hang),
    "rate_limit": Kind("429 with x-ratelimit-retry = retry_after (30)", _rate_limit),
    "long_wait": Kind("429 with Retry-After = text (86400)", _long_wait),
    "rate_limit_bare": Kind("429 without any x-ratelimit header", lambda held: held.say(_error(held, 429))),
    "status": Kind(
        "this status (500) as docs/service.md#gateway-errors (code: text) or 2.4 (message: text) has it; a key keeps it; work (false)",
        _failing(0),
    ),
    "status_500": Kind("500 api_error, which an idempotency key keeps; work (false)", _failing(500)),
    "status_502": Kind("502 api_error, which an idempotency key keeps; work (false)", _failing(502)),
    "status_503": Kind(
        "503 as plain text, from a machine before the service; work (false)",
        _canned(503, "Service Unavailable", "text/plain"),
    ),
    "cancel_ignored": Kind(
        "PATCH of an order says TERMINATION_REQUESTED (or text), and the order stays as it is", _cancel_ignored,
        "/pg/orders/", "PATCH",
    ),
    "html": Kind("status (200) with the page of a hotel's Wi-Fi; work (false)", _canned(
        200, CAPTIVE_PAGE, "text/html; charset=utf-8",
    )),
    "slow_drip": Kind("the true answer, bytes (1) at a time with ms (50) between", _slow_drip),
    "cut_body": Kind("half of the true answer (or bytes of it), then the connection closes", _cut_body),
    "huge_body": Kind("a body of size (50000000) spaces", _huge_body),
    **{name: Kind(means, _body(change)) for name, (means, change) in (CHANGES | fault_lies.CHANGES).items()},
    "cashgram_link": Kind(
        "the link of a cashgram is text; without it, a payment to a stranger", _body(fault_qr.cashgram_link),
        "/payout/v1/",
    ),
    **{name: Kind(means, _body(change), TRANSACTIONS) for name, (means, change) in fault_qr.CHANGES.items()},
}  # fmt: skip


class FaultLayer:
    """An ASGI application around another: without a fault it only passes on."""

    def __init__(self, app: ASGIApp, box: FaultBox, world: World, closing: asyncio.Event) -> None:
        self._app = app
        self._box = box
        self._world = world
        self._closing = closing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, rightly or wrongly."""
        await self._let_late_ones_in()
        fault = None
        if self._box and scope["type"] == "http" and not scope["path"].startswith(OUTSIDE):
            fault = self._box.take(scope["method"], scope["path"])
        if fault is None:
            await self._app(scope, receive, send)
            return
        held = Held(self._app, scope, receive, send, fault, self._world, self._closing, self._box)
        await KINDS[fault.kind].doing(held)

    async def _let_late_ones_in(self) -> None:
        now = self._world.clock.now_ms()
        due = [each for each in self._box.late if each[0] <= now]
        for each in due:
            self._box.late.remove(each)
            await each[1].work()
