"""A small model of the service, to test against: orders, keys with their first answers, payments, and bad fates.

It knows the truth that the counter can only ask for: whether an order can be paid, is paid, or may still be. It keeps
its first answer to an idempotency key, 500s too (docs/service.md#idempotency), loses requests before and after its
work, does
some work long after nobody waits for it any more, and lists payments as the service does
(docs/service.md#read-the-payments-of-an-order).
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from email.utils import format_datetime
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from tests.simulation.wire import Answer, Lost, Request

MINUTE: Final = 60_000
OTHERS_CODE: Final = "of_the_other_counter"
"""The number of a payment of another counter's code."""
LATE_SUCCESS_MS: Final = 4 * MINUTE
"""Time after EXPIRED in which a payment may succeed that was not listed as PENDING.

docs/rules.md#not-paid-needs-certainty waits five minutes.
"""
TERMINATION_MS: Final = 1_500
"""Time for which an order stays TERMINATION_REQUESTED."""


class Fate(StrEnum):
    """Outcome of one request."""

    LOST_BEFORE = "lost before the work"
    LOST_AFTER = "lost after the work"
    SILENT = "never answered, no work"
    LATER = "never answered, and the work is done a minute later"
    FAILS_BEFORE = "500 before the work"
    FAILS_AFTER = "500 after the work"
    SLOW_DOWN = "429 with a word for how long"
    SLOW_DOWN_BARE = "429 without"
    FORGOTTEN = "404, though it is there"
    REFUSED = "400"
    CONFLICT = "409, and no work"
    CONFLICT_AFTER = "409, though the work is done"
    REUSED = "422, and no work"
    REUSED_AFTER = "422, though the work is done"
    TAKEN = "another counter has made an order of this number a moment ago"
    ANOTHER = "the answer is about another order"
    ANOTHER_OF_THEIRS = "the answer has the number of ours, and the service's own number of another"
    OTHER_AMOUNT = "the answer names another amount"
    STRANGE_WORD = "a status that nobody knows"
    IGNORED = "a cancel is taken, and forgotten"
    EMPTY = "200 without a body"
    PAGE = "200 with a page of HTML"
    MOVED = "302"
    NULLS = "all fields are null"
    NO_AMOUNT = "amounts that are none"
    SILENT_AMOUNT = "nobody says for how much"
    NO_CURRENCY = "nobody says in which money"
    DOLLARS = "the same figures in dollars"
    OUTDATED = "what the order was before: a copy that lags behind"


_LATER_S: Final = 60.0
_ANSWERS: Final = {
    Fate.FAILS_BEFORE: (500, "api_error", "internal_error"),
    Fate.FAILS_AFTER: (500, "api_error", "internal_error"),
    Fate.REFUSED: (400, "invalid_request_error", "request_failed"),
    Fate.FORGOTTEN: (404, "invalid_request_error", "order_not_found"),
    Fate.CONFLICT: (409, "invalid_request_error", "order_already_exists"),
    Fate.CONFLICT_AFTER: (409, "invalid_request_error", "order_already_exists"),
    Fate.REUSED: (422, "idempotency_error", "request_invalid"),
    Fate.REUSED_AFTER: (422, "idempotency_error", "request_invalid"),
}
_AFTER: Final = frozenset({Fate.FAILS_AFTER, Fate.CONFLICT_AFTER, Fate.REUSED_AFTER})
_UNUSABLE: Final = frozenset({Fate.EMPTY, Fate.PAGE, Fate.MOVED, Fate.NULLS})
"""A code of which came only this was made, and can be shown to nobody."""
_BODIES: Final = {Fate.EMPTY: b"", Fate.PAGE: b"<!doctype html><title>Sign in</title>"}


def _twist(ending: str, become: Callable[[Any], Any]) -> Callable[[str, Any], Any]:
    """Fields whose name ends so become something else."""
    return lambda name, old: become(old) if name.endswith(ending) else old


_TWISTS: Final[Mapping[Fate | None, Callable[[str, Any], Any]]] = {
    Fate.OTHER_AMOUNT: _twist("_amount", lambda old: old + 1),
    Fate.STRANGE_WORD: _twist("order_status", lambda _: "RECONCILING"),
    Fate.NULLS: _twist("", lambda _: None),
    Fate.NO_AMOUNT: _twist("_amount", lambda old: -old if old % 2 else 10**30),
    Fate.SILENT_AMOUNT: _twist("_amount", lambda _: None),
    Fate.NO_CURRENCY: _twist("_currency", lambda _: None),
    Fate.DOLLARS: _twist("_currency", lambda _: "USD"),
    Fate.ANOTHER: lambda name, old: f"{old}9" if name == "order_id" else old,
    Fate.ANOTHER_OF_THEIRS: _twist("cf_order_id", lambda old: f"{old}9"),
    Fate.OUTDATED: {"order_status": "ACTIVE", "payment_status": "PENDING"}.get,
}


@dataclass(slots=True)
class ModelOrder:
    """The truth about one order. Times in ms by the service's clock."""

    order_id: str
    cf_order_id: str
    paise: int
    expires_at: int
    status: str = "ACTIVE"
    transactions: list[str] = field(default_factory=list)
    tried: dict[str, str] = field(default_factory=dict)
    """Failed tries to pay, by transaction."""
    shown: bool = False
    """True if an answer with a QR or link has left; without it nobody can pay."""
    elsewhere: bool = False
    """True if somebody else made it, so that it can be paid without a transaction of ours."""
    taken: bool = False
    """True if another counter made it under a number of ours."""
    part: int = 0
    """Amount paid without the order being PAID, in paise."""
    says_own: bool = False
    """True if it tells its own amount once PAID, whatever the payment was."""
    reversed: bool = False
    """True if its payment was taken back after PAID."""
    before: str = ""
    """Status before PAID."""
    pending: int = 0
    ends_at: int = 0
    paid_paise: int = 0
    paid_by: str = ""
    """The number of its payment; that of another counter's code, or of a second try, is none of `transactions`."""
    expired_at: int | None = None
    hidden_until: int = 0
    """Until when a payment that nobody lists may still come through."""

    @property
    def told_paise(self) -> int:
        """Amount that the service tells, in paise."""
        return self.paid_paise if self.status == "PAID" and not self.says_own else self.paise

    def may_be_paid(self, now: int) -> bool:
        """Return True if somebody can be paying it now, or a payment of it can still succeed."""
        if self.status in {"PAID", "TERMINATED"}:
            return False
        if self.status == "EXPIRED":
            return self.pending > 0 or now < self.hidden_until
        return self.shown or self.elsewhere


class ModelService:
    """Answers requests as `wire.Service`. `now` gives the true time in ms since 1970."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.orders: dict[str, ModelOrder] = {}
        self.answers: dict[str, tuple[str, Answer]] = {}
        self.unusable: set[str] = set()
        """Keys of transactions whose kept answer shows no code."""
        self.fates: deque[tuple[str, Fate]] = deque()
        """Fates of coming requests as (method and kind, or "" for any; fate), each used once."""
        self.met: Counter[str] = Counter()
        self.failed_after: Counter[str] = Counter()
        """Transactions that were made, and whose key was answered with a 500 or 429: it is spent.

        See docs/rules.md#key-spent-by-any-answer.
        """
        self.known = True
        """True if these keys know the existing orders; False after a reset."""
        self._made = 0
        self._later: set[asyncio.Task[None]] = set()

    def __call__(self, request: Request) -> Any:
        """Answer one request."""
        return self._serve(request)

    # What happens by itself, or by a customer -----------------------------------------------------------------------

    def elsewhere(self, order_id: str, paise: int) -> ModelOrder:
        """Make an order as another counter or a web shop does."""
        order = self._order(order_id, paise, self._now() + 30 * MINUTE)
        order.elsewhere = True
        return order

    def settle(self) -> None:
        """Let orders expire that are due, and end where that was asked for and nobody is paying."""
        now = self._now()
        for order in self.orders.values():
            if order.status == "ACTIVE" and order.expires_at <= now:
                self.expire(order)
            if order.status == "TERMINATION_REQUESTED" and not order.pending and order.ends_at <= now:
                order.status = "TERMINATED"

    def expire(self, order: ModelOrder) -> None:
        """Expire an order: no payment of it can start any more."""
        if order.status == "ACTIVE":
            order.status, order.expired_at = "EXPIRED", self._now()
            if order.shown or order.elsewhere:
                order.hidden_until = order.expired_at + LATE_SUCCESS_MS

    def end(self, order: ModelOrder) -> None:
        """Request the end of an order, by a counter or the merchant's dashboard."""
        if order.status == "ACTIVE":
            order.status, order.ends_at = "TERMINATION_REQUESTED", self._now() + TERMINATION_MS

    def begin(self, order: ModelOrder) -> None:
        """Start a payment: the customer confirms, and the bank says PENDING."""
        if order.status in {"ACTIVE", "TERMINATION_REQUESTED"} and (order.shown or order.elsewhere):
            order.pending = 1

    def pay(self, order: ModelOrder, paise: int | None = None, by: str = "") -> None:
        """Pay an order if it can still be paid, with a given payment number or that of the last code."""
        self.settle()
        if order.may_be_paid(self._now()):
            order.paid_by = by or (order.transactions[-1] if order.shown else "elsewhere")
            order.before, order.status = order.status, "PAID"
            order.pending, order.paid_paise = 0, order.paise if paise is None else paise

    def fail(self, order: ModelOrder) -> None:
        """Fail the pending payment."""
        order.pending = 0

    def pay_though_ended(self, order: ModelOrder) -> None:
        """Pay an order that the service has called TERMINATED."""
        if order.status == "TERMINATED" and order.shown:
            order.before, order.status = order.status, "PAID"
            order.paid_by, order.paid_paise = order.transactions[-1], order.paise

    def pay_part(self, order: ModelOrder) -> None:
        """Pay half of an order."""
        if order.may_be_paid(self._now()):
            order.part = order.paise // 2

    def reverse(self, order: ModelOrder) -> None:
        """Take a payment back: the order has its status of before."""
        if order.status == "PAID":
            order.status, order.reversed = order.before, True

    def extend(self, order: ModelOrder) -> None:
        """Move the expiry of an order to later."""
        order.expires_at += 10 * MINUTE

    def shorten(self, order: ModelOrder) -> None:
        """Move the expiry of an order to soon."""
        order.expires_at = min(order.expires_at, self._now() + MINUTE)

    # Requests -------------------------------------------------------------------------------------------------------

    async def _serve(self, request: Request) -> Answer:
        kind = _kind(request)
        fate = self._fate_of(kind)
        self.met[fate or "none"] += 1
        match fate:
            case Fate.LOST_BEFORE:
                raise Lost
            case Fate.SILENT:
                await asyncio.Event().wait()
            case Fate.LATER:
                task = asyncio.get_running_loop().create_task(self._do_later(request, kind))
                self._later.add(task)
                task.add_done_callback(self._later.discard)
                await asyncio.Event().wait()
            case Fate.SLOW_DOWN | Fate.SLOW_DOWN_BARE:
                if kind == "transact" and request.headers["x-idempotency-key"] in self.answers:
                    self.failed_after[self._of_body(request).cf_order_id] += 1
                told = {"x-ratelimit-retry": "20"} if fate is Fate.SLOW_DOWN else {}
                return self._said(429, _error("rate_limit_error", "request_failed"), told)
        answer = self._once(request, kind, fate)
        if fate is Fate.LOST_AFTER:
            raise Lost
        is_code = kind == "transact" and answer.status in {200, 302}
        if is_code and request.headers["x-idempotency-key"] not in self.unusable:
            self._of_body(request).shown = True
        return answer

    def _fate_of(self, kind: str) -> Fate | None:
        for number, (wanted, fate) in enumerate(self.fates):
            if wanted == kind or (not wanted and kind != "head"):  # what befalls a call befalls one that does something
                del self.fates[number]
                return fate
        return None

    async def _do_later(self, request: Request, kind: str) -> None:
        await asyncio.sleep(_LATER_S)
        self._once(request, kind, None)

    def _once(self, request: Request, kind: str, fate: Fate | None) -> Answer:
        key = request.headers.get("x-idempotency-key", "") if request.method != "GET" else ""
        mark = f"{request.method} {request.path} {request.content!r}"
        if key in self.answers:
            first, answer = self.answers[key]
            return answer if first == mark else self._answer_of(Fate.REUSED)
        answer = self._failing(request, kind, fate)
        if key:
            self.answers[key] = (mark, answer)
        if kind == "transact" and fate in _UNUSABLE and answer.status in {200, 302}:
            self.unusable.add(key)
            self.failed_after[self._of_body(request).cf_order_id] += 1
        return answer

    def _failing(self, request: Request, kind: str, fate: Fate | None) -> Answer:
        if fate in _ANSWERS and fate not in _AFTER:
            return self._answer_of(fate)
        if not self.known:
            return self._answer_of(Fate.FORGOTTEN)
        if fate is Fate.IGNORED and kind == "terminate":
            order = self.orders.get(request.path.rpartition("/")[2])
            told = {"order_status": "TERMINATION_REQUESTED"}
            return self._entity(order, told) if order else self._answer_of(Fate.FORGOTTEN)
        if fate is Fate.TAKEN and kind == "create":
            self._take(json.loads(request.content))
        answer = self._work(request, kind)
        if fate in _AFTER:
            if kind == "transact":
                self.failed_after[json.loads(request.content)["cf_order_id"]] += 1
            return self._answer_of(fate)
        return self._twisted(answer, fate)

    def _answer_of(self, fate: Fate) -> Answer:
        status, type_, code = _ANSWERS[fate]
        return self._said(status, _error(type_, code))

    def _take(self, body: dict[str, Any]) -> None:
        """Another counter, which has the same number and the same amount, comes first."""
        if body["order_id"] not in self.orders:
            order = self.elsewhere(body["order_id"], round(body["order_amount"] * 100))
            order.taken = True
            order.expires_at -= 7_000

    def _twisted(self, answer: Answer, fate: Fate | None) -> Answer:
        if answer.status != 200:
            return answer
        if fate in _BODIES:
            return replace(answer, body=_BODIES[fate])
        if fate is Fate.MOVED:
            return Answer(302, {**answer.headers, "location": "/login"}, b"")
        if fate not in _TWISTS:
            return answer
        twist, value = _TWISTS[fate], json.loads(answer.body)
        for each in value if isinstance(value, list) else [value]:
            each.update({name: twist(name, old) for name, old in each.items()})
        return self._said(200, value)

    def _work(self, request: Request, kind: str) -> Answer:
        self.settle()
        if kind == "head":
            return self._said(404, "")
        if kind == "create":
            return self._create(json.loads(request.content))
        if kind == "transact":
            return self._transact(request)
        order = self.orders.get(request.path.removesuffix("/payments").rpartition("/")[2])
        if order is None:
            return self._answer_of(Fate.FORGOTTEN)
        if kind == "payments":
            return self._said(200, _payments(order))
        if kind == "terminate":
            self.end(order)
        return self._entity(order)

    def _create(self, body: dict[str, Any]) -> Answer:
        expires_at = int(datetime.fromisoformat(body["order_expiry_time"]).timestamp() * 1_000)
        if expires_at <= self._now():
            return self._said(400, _error("invalid_request_error", "order_expiry_time_invalid"))
        if body["order_id"] in self.orders:
            return self._answer_of(Fate.CONFLICT)
        return self._entity(self._order(body["order_id"], round(body["order_amount"] * 100), expires_at))

    def _order(self, order_id: str, paise: int, expires_at: int) -> ModelOrder:
        self._made += 1
        order = self.orders[order_id] = ModelOrder(order_id, f"{10_000 + self._made}", paise, expires_at)
        return order

    def _of_body(self, request: Request) -> ModelOrder:
        cf_order_id = json.loads(request.content)["cf_order_id"]
        return next(each for each in self.orders.values() if each.cf_order_id == cf_order_id)

    def _transact(self, request: Request) -> Answer:
        body = json.loads(request.content)
        if body["cf_order_id"] not in {each.cf_order_id for each in self.orders.values()}:
            return self._answer_of(Fate.FORGOTTEN)
        order, method = self._of_body(request), body["payment_method"]
        if order.status != "ACTIVE":
            return self._said(400, _error("invalid_request_error", "order_inactive"))
        self._made += 1
        order.transactions.append(f"{self._made}")
        made = {"cf_payment_id": self._made, "payment_amount": order.paise / 100, "timeout": "300000"}
        address = f"http://127.0.0.1/pay/{self._made}"
        return self._said(200, made | {"payment_method": method, "payment_url": address})

    def _entity(self, order: ModelOrder, more: dict[str, Any] | None = None) -> Answer:
        return self._said(
            200,
            {
                "order_id": order.order_id,
                "cf_order_id": order.cf_order_id,
                "order_status": order.status,
                "order_amount": order.told_paise / 100,
                "order_currency": "INR",
                "order_expiry_time": datetime.fromtimestamp(order.expires_at / 1_000, UTC).isoformat(),
                **(more or {}),
            },
        )

    def _said(self, status: int, value: object, more: dict[str, str] | None = None) -> Answer:
        date = _http_date(self._now() // 1_000)
        headers = {"content-type": "application/json", "date": date, **(more or {})}
        return Answer(status, headers, json.dumps(value).encode())


@lru_cache(maxsize=16)
def _http_date(second: int) -> str:
    return format_datetime(datetime.fromtimestamp(second, UTC), usegmt=True)


def _kind(request: Request) -> str:
    path = request.path
    if request.method == "HEAD":
        return "head"
    if request.method == "POST":
        return "create" if path.endswith("/orders") else "transact"
    if request.method == "PATCH":
        return "terminate"
    return "payments" if path.endswith("/payments") else "read"


def _error(type_: str, code: str) -> dict[str, str]:
    return {"message": "no", "type": type_, "code": code}


def _payments(order: ModelOrder) -> list[dict[str, Any]]:
    def row(status: str, paise: int, number: str) -> dict[str, Any]:
        amount = {"payment_amount": paise / 100, "payment_currency": "INR", "order_amount": order.paise / 100}
        return {"cf_payment_id": number, "order_id": order.order_id, "payment_status": status, **amount}

    last = order.transactions[-1] if order.shown else "elsewhere"
    found = {
        number: row(order.tried.get(number, "NOT_ATTEMPTED"), order.paise, number) for number in order.transactions
    }
    if order.status == "PAID":
        found[order.paid_by] = row("SUCCESS", order.paid_paise, order.paid_by)
    elif order.reversed:
        found[order.paid_by] = row("VOID", order.paid_paise, order.paid_by)
    if order.pending and order.status != "PAID":  # beside one taken back: another try
        found[last] = row("PENDING", order.paise, last)
    parts = [row("SUCCESS", order.part, "part")] if order.part else []
    return [*found.values(), *parts]
