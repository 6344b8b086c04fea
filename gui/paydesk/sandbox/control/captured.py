"""A request in the hands of a fault: it can let the work be done, see the answer, change it, or cut the line."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from paydesk.domain import exact_json
from paydesk.sandbox.control.fault_box import Fault
from paydesk.sandbox.gateway.service import FAILURE, Failure
from paydesk.sandbox.service import Reply
from paydesk.sandbox.world import World

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

GATEWAY: Final = "/pg/"

Header = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole answer, before it is sent."""

    status: int
    body: bytes
    headers: tuple[Header, ...] = (((b"content-type", b"application/json")),)

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
    _seen: list[Any] = field(default_factory=list)

    async def work(self) -> Answer:
        """Let the service do it; what it would have answered."""
        start: dict[str, Any] = {}
        body = bytearray()

        async def keep(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))

        await self.app(self.scope, self.receive, keep)
        headers = tuple(header for header in start["headers"] if header[0] != b"content-length")
        return Answer(start["status"], bytes(body), headers)

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
