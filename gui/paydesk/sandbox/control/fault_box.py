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
from paydesk.sandbox.gateway.service import FAILURE, Failure
from paydesk.sandbox.service import Reply
from paydesk.sandbox.world import World

MOST_MS: Final = 3_600_000
MOST_BYTES: Final = 100_000_000
"""Of a body that a fault makes."""
_LONGEST: Final = 200


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
    dice: random.Random = field(default_factory=random.Random, repr=False)
    options: dict[str, Any] = field(default_factory=dict)
    met: int = 0
    """How many requests it has hit."""
    first: dict[str, Answer] = field(default_factory=dict, repr=False)
    """What was answered at each address when it hit there first, for the kind that says it again."""

    def takes(self, method: str, path: str) -> bool:
        """Whether it hits this request; a hit is counted."""
        if self.times == 0 or (self.method and self.method != method) or not path.startswith(self.prefix):
            return False
        if self.glob and not fnmatchcase(path, self.glob):
            return False
        if self.probability < 1.0 and self.dice.random() >= self.probability:
            return False
        self.met += 1
        if self.times is not None:
            self.times -= 1
        return True

    def number_of(self, name: str, otherwise: int) -> int:
        """A whole number among the options."""
        found: int = self.options.get(name, otherwise)
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
            "met": self.met,
            **self.options,
        }


class FaultBox:
    """The faults in the order they were set; the first that fits a request hits it."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._made = 0
        self.late: list[tuple[int, Held]] = []
        """Requests that are still on their way to the service, and when they get there, by the sandbox's clock (ms)."""

    def __bool__(self) -> bool:
        return bool(self._faults)

    def add(self, body: Mapping[str, Any], kinds: Mapping[str, tuple[str, str]]) -> Fault:
        """Set a fault from its JSON; `kinds`: name -> method, path it is for when none is named. Raises FaultError."""
        fault = _read(body, kinds, self._made + 1)
        self._made += 1
        self._faults.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that hits this request, if any. One that is used up is forgotten."""
        hit = next((fault for fault in self._faults if fault.takes(method, path)), None)
        if hit is not None and hit.times == 0:
            self._faults.remove(hit)
        return hit

    def clear(self, number: int | None = None) -> None:
        """Forget all faults, or the one with this number."""
        self._faults = [] if number is None else [each for each in self._faults if each.number != number]
        if number is None:
            self.late.clear()

    def listed(self) -> list[dict[str, Any]]:
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
    if not all(isinstance(value, str) and len(value) <= _LONGEST for value in match.values()):
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
    if name == "ms" and isinstance(value, int) and value > MOST_MS:
        raise FaultError("ms is at most an hour")
    if name in {"size", "bytes"} and isinstance(value, int) and value > MOST_BYTES:
        raise FaultError(f"{name} is at most {MOST_BYTES}")
    if name == "status" and isinstance(value, int) and not 200 <= value <= 599:
        raise FaultError("status is from 200 to 599")


GATEWAY: Final = "/pg/"

Header = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole answer, before it is sent."""

    status: int
    body: bytes
    headers: tuple[Header, ...] = (((b"content-type", b"application/json")),)

    @property
    def value(self) -> Json:
        """Its JSON; null when it is none."""
        try:
            return exact_json.decode(self.body)
        except ValueError:
            return None

    def saying(self, value: object) -> Answer:
        """The same with this JSON as its body."""
        return replace(self, body=exact_json.encode(value).encode())

    def typed(self, content_type: str) -> Answer:
        """The same with another content type."""
        rest = tuple(header for header in self.headers if header[0] != b"content-type")
        return replace(self, headers=((b"content-type", content_type.encode()), *rest))


@dataclass(slots=True)
class Held:
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

    async def work(self) -> Answer:
        """Let the service do it; what it would have answered."""
        start: dict[str, Any] = {}
        body = bytearray()

        async def keep(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))

        await self.app(self.scope, self._again(), keep)
        headers = tuple(header for header in start["headers"] if header[0] != b"content-length")
        return Answer(start["status"], bytes(body), headers)

    async def read(self) -> None:
        """Take the whole request in: its work can be done when the line is gone."""
        receive = self._again()
        while (await receive()).get("more_body", False):
            pass

    def _again(self) -> Receive:
        """The request from its beginning, however often it was read."""
        at = iter(range(1_000_000))

        async def receive() -> Message:
            if (number := next(at)) == len(self._read):
                self._read.append(await self.receive())
            return self._read[number]

        return receive

    async def fail(self, answer: Answer, *, after_work: bool) -> None:
        """Let the service give this answer: the gateway does so behind its checks, the others before they look."""
        if self.scope["path"].startswith(GATEWAY):
            self.scope[FAILURE] = Failure(Reply(answer.status, answer.body), after_work)
            await self.app(self.scope, self.receive, self.send)
            return
        if after_work:
            await self.work()
        await self.say(answer)

    async def say(self, answer: Answer) -> None:
        """Send a whole answer."""
        await self.begin(answer, len(answer.body))
        await self.send({"type": "http.response.body", "body": answer.body})

    async def begin(self, answer: Answer, length: int) -> None:
        """Send the head of an answer that promises `length` bytes."""
        headers = [*answer.headers, (b"content-length", b"%d" % length)]
        await self.send({"type": "http.response.start", "status": answer.status, "headers": headers})

    async def piece(self, body: bytes) -> None:
        """Send a part of the body."""
        await self.send({"type": "http.response.body", "body": body, "more_body": True})

    async def wait(self, milliseconds: int) -> None:
        """Let real time pass; less of it when the server ends."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), milliseconds / 1_000)

    async def cut(self) -> None:
        """Close the connection after what was sent so far, without another word."""
        self.scope["state"]["transport"].close()
        await self._until_gone()

    async def drop(self) -> None:
        """Tear the connection down, now."""
        self.scope["state"]["transport"].abort()
        await self._until_gone()

    async def silence(self) -> None:
        """Never answer; until the client goes, or the server ends."""
        gone = asyncio.ensure_future(self._until_gone())
        ending = asyncio.ensure_future(self.closing.wait())
        try:
            await asyncio.wait({gone, ending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in (gone, ending):
                each.cancel()
        await asyncio.gather(gone, ending, return_exceptions=True)
        await self.drop()

    async def _until_gone(self) -> None:
        while (await self.receive())["type"] != "http.disconnect":
            pass


Change: TypeAlias = Callable[[Held, Answer], Answer]
"""What a fault makes of an answer."""
