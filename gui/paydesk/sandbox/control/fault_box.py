"""The faults that are set (which requests each is for, how often, how likely), and a request in the hands of one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.gateway.service import FORCED_REPLY_KEY, ForcedReply
from paydesk.sandbox.service import Reply
from paydesk.sandbox.world import World

MAX_DELAY_MS: Final = 3_600_000
MAX_BODY_BYTES: Final = 100_000_000
"""Of a body that a fault makes."""
_MAX_TEXT: Final = 200


class FaultError(ValueError):
    """A fault that cannot be set; the text says why."""


@dataclass(slots=True)
class Fault:
    """One fault. `times` counts down, None is without end; `options` are the kind's own (ms, retry_after, ...)."""

    number: int
    kind: str
    method: str = ""
    prefix: str = ""
    glob: str = ""
    """A pattern with * and ?, for the whole path; not a regular expression, one of which can hang the sandbox."""
    times: int | None = None
    probability: float = 1.0
    rng: random.Random = field(default_factory=random.Random, repr=False)
    options: dict[str, Any] = field(default_factory=dict)
    hit_count: int = 0
    """How many requests it has hit."""
    first_answers: dict[str, HttpAnswer] = field(default_factory=dict, repr=False)
    """What was answered at each address when it hit there first, for the kind that says it again."""

    def try_hit(self, method: str, path: str) -> bool:
        """Whether it hits this request; a hit is counted."""
        if self.times == 0 or (self.method and self.method != method) or not path.startswith(self.prefix):
            return False
        if self.glob and not fnmatchcase(path, self.glob):
            return False
        if self.probability < 1.0 and self.rng.random() >= self.probability:
            return False
        self.hit_count += 1
        if self.times is not None:
            self.times -= 1
        return True

    def int_option(self, name: str, default: int) -> int:
        """A whole number among the options."""
        found: int = self.options.get(name, default)
        return found

    def as_dict(self) -> dict[str, Any]:
        """The fault as it is listed."""
        match = {"method": self.method or None, "path": self.prefix or None}
        return {
            "number": self.number,
            "kind": self.kind,
            "match": {**match, "glob": self.glob or None},
            "times": self.times,
            "probability": Decimal(str(self.probability)),
            "met": self.hit_count,
            **self.options,
        }


class FaultBox:
    """The faults in the order they were set; the first that fits a request hits it."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._last_number = 0
        self.late_requests: list[tuple[int, HeldRequest]] = []
        """Requests that are still on their way to the service, and when they get there, by the sandbox's clock (ms)."""

    def __bool__(self) -> bool:
        return bool(self._faults)

    def add(self, body: Mapping[str, Any], kinds: Mapping[str, tuple[str, str]]) -> Fault:
        """Set a fault from its JSON; `kinds`: name -> method, path it is for when none is named. Raises FaultError."""
        fault = _read(body, kinds, self._last_number + 1)
        self._last_number += 1
        self._faults.append(fault)
        return fault

    def take_hit(self, method: str, path: str) -> Fault | None:
        """The fault that hits this request, if any. One that is used up is forgotten."""
        hit = next((fault for fault in self._faults if fault.try_hit(method, path)), None)
        if hit is not None and hit.times == 0:
            self._faults.remove(hit)
        return hit

    def clear(self, number: int | None = None) -> None:
        """Forget all faults, or the one with this number."""
        self._faults = [] if number is None else [each for each in self._faults if each.number != number]
        if number is None:
            self.late_requests.clear()

    def as_list(self) -> list[dict[str, Any]]:
        """All that are set."""
        return [fault.as_dict() for fault in self._faults]


_KNOWN: Final = frozenset({"match", "kind", "times", "probability", "seed"})
OPTIONS: Final[dict[str, type]] = {
    "ms": int, "paise": int, "retry_after": int, "status": int, "size": int, "bytes": int, "work": bool, "text": str,
}  # fmt: skip
_MATCH: Final = frozenset({"method", "path", "glob"})


def _read(body: Mapping[str, Any], kinds: Mapping[str, tuple[str, str]], number: int) -> Fault:
    kind = body.get("kind")
    if kind not in kinds:
        raise FaultError("kind is one of " + ", ".join(sorted(kinds)))
    match = {} if body.get("match") is None else body["match"]
    if not isinstance(match, dict) or not match.keys() <= _MATCH:
        raise FaultError("match holds method, path, glob and nothing else")
    if not all(isinstance(value, str) and len(value) <= _MAX_TEXT for value in match.values()):
        raise FaultError("method, path and glob are texts, of at most 200 signs")
    times, probability = body.get("times"), body.get("probability", 1)
    if times is not None and (not isinstance(times, int) or isinstance(times, bool) or times < 1):
        raise FaultError("times is a whole number from 1, or null for no end")
    if isinstance(probability, bool) or not isinstance(probability, int | Decimal) or not 0 <= probability <= 1:
        raise FaultError("probability is a number from 0 to 1")
    options = {name: value for name, value in body.items() if name not in _KNOWN}
    for name, value in options.items():
        _check_option(name, value)
    seed = body.get("seed", 0)
    if not isinstance(seed, int | str):
        raise FaultError("seed is a whole number or a text")
    usual_method, usual_path = kinds[str(kind)]
    return Fault(
        number,
        str(kind),
        match.get("method", usual_method).upper(),
        match.get("path", "" if match.get("glob") else usual_path),
        match.get("glob", ""),
        times,
        float(probability),
        random.Random(seed),  # noqa: S311 - repeatable on purpose
        options,
    )


def _check_option(name: str, value: object) -> None:
    wanted = OPTIONS.get(name)
    if wanted is None:
        raise FaultError(f"{name!r} is no field of a fault")
    if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
        raise FaultError(f"{name} is a {wanted.__name__}")
    if isinstance(value, int) and not isinstance(value, bool) and value < 0:
        raise FaultError(f"{name} is not negative")
    if name == "ms" and isinstance(value, int) and value > MAX_DELAY_MS:
        raise FaultError("ms is at most an hour")
    if name in {"size", "bytes"} and isinstance(value, int) and value > MAX_BODY_BYTES:
        raise FaultError(f"{name} is at most {MAX_BODY_BYTES}")
    if name == "status" and isinstance(value, int) and not 200 <= value <= 599:
        raise FaultError("status is from 200 to 599")


GATEWAY_PREFIX: Final = "/pg/"

Header = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class HttpAnswer:
    """A whole answer, before it is sent."""

    status: int
    body: bytes
    headers: tuple[Header, ...] = (((b"content-type", b"application/json")),)

    @property
    def json_value(self) -> Json:
        """Its JSON; null when it is none."""
        try:
            return exact_json.decode(self.body)
        except ValueError:
            return None

    def with_json(self, value: object) -> HttpAnswer:
        """The same with this JSON as its body."""
        return replace(self, body=exact_json.encode(value).encode())

    def with_content_type(self, content_type: str) -> HttpAnswer:
        """The same with another content type."""
        rest = tuple(header for header in self.headers if header[0] != b"content-type")
        return replace(self, headers=((b"content-type", content_type.encode()), *rest))


@dataclass(slots=True)
class HeldRequest:
    """The request and its connection. `closing` is set when the server ends: nobody waits longer than that."""

    app: ASGIApp
    scope: Scope
    receive: Receive
    send: Send
    fault: Fault
    world: World
    closing: asyncio.Event
    box: FaultBox
    _read: list[Message] = field(default_factory=list)

    async def forward(self) -> HttpAnswer:
        """Let the service do it; what it would have answered."""
        start: dict[str, Any] = {}
        body = bytearray()

        async def keep(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))

        await self.app(self.scope, self._replay(), keep)
        headers = tuple(header for header in start["headers"] if header[0] != b"content-length")
        return HttpAnswer(start["status"], bytes(body), headers)

    async def read_body(self) -> None:
        """Take the whole request in: its work can be done when the line is gone."""
        receive = self._replay()
        while (await receive()).get("more_body", False):
            pass

    def _replay(self) -> Receive:
        """The request from its beginning, however often it was read."""
        at = iter(range(1_000_000))

        async def receive() -> Message:
            if (number := next(at)) == len(self._read):
                self._read.append(await self.receive())
            return self._read[number]

        return receive

    async def answer_from_service(self, answer: HttpAnswer, *, after_work: bool) -> None:
        """Let the service give this answer: the gateway does so behind its checks, the others before they look."""
        if self.scope["path"].startswith(GATEWAY_PREFIX):
            self.scope[FORCED_REPLY_KEY] = ForcedReply(Reply(answer.status, answer.body), after_work)
            await self.app(self.scope, self.receive, self.send)
            return
        if after_work:
            await self.forward()
        await self.send_answer(answer)

    async def send_answer(self, answer: HttpAnswer) -> None:
        """Send a whole answer."""
        await self.send_head(answer, len(answer.body))
        await self.send({"type": "http.response.body", "body": answer.body})

    async def send_head(self, answer: HttpAnswer, length: int) -> None:
        """Send the head of an answer that promises `length` bytes."""
        headers = [*answer.headers, (b"content-length", b"%d" % length)]
        await self.send({"type": "http.response.start", "status": answer.status, "headers": headers})

    async def send_chunk(self, body: bytes) -> None:
        """Send a part of the body."""
        await self.send({"type": "http.response.body", "body": body, "more_body": True})

    async def wait(self, milliseconds: int) -> None:
        """Let real time pass; less of it when the server ends."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), milliseconds / 1_000)

    async def close_connection(self) -> None:
        """Close the connection after what was sent so far, without another word."""
        self.scope["state"]["transport"].close()
        await self._until_gone()

    async def abort_connection(self) -> None:
        """Tear the connection down, now."""
        self.scope["state"]["transport"].abort()
        await self._until_gone()

    async def wait_without_answer(self) -> None:
        """Never answer; until the client goes, or the server ends."""
        gone = asyncio.ensure_future(self._until_gone())
        ending = asyncio.ensure_future(self.closing.wait())
        try:
            await asyncio.wait({gone, ending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in (gone, ending):
                each.cancel()
        await asyncio.gather(gone, ending, return_exceptions=True)
        await self.abort_connection()

    async def _until_gone(self) -> None:
        while (await self.receive())["type"] != "http.disconnect":
            pass


AnswerChange: TypeAlias = Callable[[HeldRequest, HttpAnswer], HttpAnswer]
"""What a fault makes of an answer."""
