"""The active faults (which requests each applies to, how often, with what probability), and a request under a fault."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Container, Mapping
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
"""Maximum size of a body that a fault builds."""
_MAX_TEXT: Final = 200


class FaultError(ValueError):
    """An invalid fault; the text says why."""


@dataclass(slots=True)
class Fault:
    """One fault. `times` counts down, None is unlimited; `options` are those of its kind (ms, retry_after, ...)."""

    number: int
    kind: str
    method: str = ""
    prefix: str = ""
    glob: str = ""
    """Pattern of the whole path with * and ?. A regular expression could hang the sandbox."""
    times: int | None = None
    probability: float = 1.0
    rng: random.Random = field(default_factory=random.Random, repr=False)
    options: dict[str, Any] = field(default_factory=dict)
    hit_count: int = 0
    """Number of requests that it applied to."""
    first_answers: dict[str, HttpAnswer] = field(default_factory=dict, repr=False)
    """Address -> its first answer under this fault, for the kind `stale`, which repeats it."""

    def try_hit(self, method: str, path: str) -> bool:
        """Return True, and count a hit, if the fault applies to this request."""
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
        found: int = self.options.get(name, default)
        return found

    def as_dict(self) -> dict[str, Any]:
        """Return the fault as JSON for the controls."""
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

    def to_stored(self) -> dict[str, Any]:
        """Return the fault as JSON that adds it again."""
        match = {"method": self.method, "path": self.prefix, "glob": self.glob}
        probability = Decimal(str(self.probability))
        return {"kind": self.kind, "match": match, "times": self.times, "probability": probability, **self.options}


class FaultBox:
    """The active faults in the order of their creation; the first that matches a request applies."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._last_number = 0
        self.late_requests: list[tuple[int, HeldRequest]] = []
        """Delayed requests, with the time of the sandbox's clock (ms) at which each reaches the service."""
        self.on_change: Callable[[], object] = _ignore_change
        """Called after each change of the faults, a hit of one that is counted included."""

    def __bool__(self) -> bool:
        return bool(self._faults)

    def add(self, body: Mapping[str, Any], kinds: Mapping[str, tuple[str, str]]) -> Fault:
        """Add a fault from its JSON. Raises FaultError.

        Args:
            kinds: Kind -> default method and path.
        """
        fault = read_fault(body, kinds, self._last_number + 1)
        self._last_number += 1
        self._faults.append(fault)
        self.on_change()
        return fault

    def take_hit(self, method: str, path: str, kinds: Container[str]) -> Fault | None:
        """Return the fault of these kinds that applies to a request, or None. One without `times` left is removed."""
        hit = next((each for each in self._faults if each.kind in kinds and each.try_hit(method, path)), None)
        if hit is not None and hit.times == 0:
            self._faults.remove(hit)
        if hit is not None and hit.times is not None:
            self.on_change()
        return hit

    def clear(self, number: int | None = None) -> None:
        """Remove all faults, or the one with this number."""
        self._faults = [] if number is None else [each for each in self._faults if each.number != number]
        if number is None:
            self.late_requests.clear()
            self._last_number = 0
        self.on_change()

    def as_list(self) -> list[dict[str, Any]]:
        """Return all faults as JSON for the controls."""
        return [fault.as_dict() for fault in self._faults]

    def to_stored(self) -> list[dict[str, Any]]:
        """Return all faults as JSON that `add` takes."""
        return [fault.to_stored() for fault in self._faults]


def _ignore_change() -> None:
    """Do nothing."""


_KNOWN: Final = frozenset({"match", "kind", "times", "probability", "seed"})
OPTIONS: Final[dict[str, type]] = {
    "ms": int, "paise": int, "retry_after": int, "status": int, "size": int, "bytes": int, "work": bool, "text": str,
}  # fmt: skip
_MATCH: Final = frozenset({"method", "path", "glob"})


def read_fault(body: Mapping[str, Any], kinds: Mapping[str, tuple[str, str]], number: int) -> Fault:
    """Return the fault of this JSON. Raises FaultError."""
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
    option_type = OPTIONS.get(name)
    if option_type is None:
        raise FaultError(f"{name!r} is no field of a fault")
    if not isinstance(value, option_type) or (option_type is int and isinstance(value, bool)):
        raise FaultError(f"{name} is a {option_type.__name__}")
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
    """A complete answer that is not sent yet."""

    status: int
    body: bytes
    headers: tuple[Header, ...] = (((b"content-type", b"application/json")),)

    @property
    def json_value(self) -> Json:
        """Decoded body; None if it is not JSON."""
        try:
            return exact_json.decode(self.body)
        except ValueError:
            return None

    def with_json(self, value: object) -> HttpAnswer:
        """Return a copy with this value as JSON body."""
        return replace(self, body=exact_json.encode(value).encode())

    def with_content_type(self, content_type: str) -> HttpAnswer:
        """Return a copy with another content type."""
        rest = tuple(header for header in self.headers if header[0] != b"content-type")
        return replace(self, headers=((b"content-type", content_type.encode()), *rest))


@dataclass(slots=True)
class HeldRequest:
    """A request under a fault, with its connection. `closing` is set at shutdown and ends every wait."""

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
        """Pass the request to the service; return its answer without sending it. May be called again."""
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
        """Read the whole request, so that it can be forwarded after the connection is closed."""
        receive = self._replay()
        while (await receive()).get("more_body", False):
            pass

    def _replay(self) -> Receive:
        """Return a `receive` that starts at the beginning of the request each time."""
        at = iter(range(1_000_000))

        async def receive() -> Message:
            if (number := next(at)) == len(self._read):
                self._read.append(await self.receive())
            return self._read[number]

        return receive

    async def answer_from_service(self, answer: HttpAnswer, *, after_work: bool) -> None:
        """Send this answer as the service's own: in the gateway after its checks, elsewhere in place of them."""
        if self.scope["path"].startswith(GATEWAY_PREFIX):
            self.scope[FORCED_REPLY_KEY] = ForcedReply(Reply(answer.status, answer.body), after_work)
            await self.app(self.scope, self.receive, self.send)
            return
        if after_work:
            await self.forward()
        await self.send_answer(answer)

    async def send_answer(self, answer: HttpAnswer) -> None:
        """Send a complete answer."""
        await self.send_head(answer, len(answer.body))
        await self.send({"type": "http.response.body", "body": answer.body})

    async def send_head(self, answer: HttpAnswer, length: int) -> None:
        """Send the head of an answer with a Content-Length of `length`."""
        headers = [*answer.headers, (b"content-length", b"%d" % length)]
        await self.send({"type": "http.response.start", "status": answer.status, "headers": headers})

    async def send_chunk(self, body: bytes) -> None:
        """Send a part of the body."""
        await self.send({"type": "http.response.body", "body": body, "more_body": True})

    async def wait(self, milliseconds: int) -> None:
        """Wait in real time, at most until shutdown."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), milliseconds / 1_000)

    async def close_connection(self) -> None:
        """Close the connection after what was sent."""
        self.scope["state"]["transport"].close()
        await self._until_gone()

    async def abort_connection(self) -> None:
        """Abort the connection at once."""
        self.scope["state"]["transport"].abort()
        await self._until_gone()

    async def wait_without_answer(self) -> None:
        """Wait until the client disconnects or the server shuts down, then abort the connection."""
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
"""Function that returns the answer as a fault changes it."""
