"""A service in the process of the test: answers by the end of the address, and notes what was asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping

import httpx

Answer = tuple[int, object] | Exception
"""A status and a body (bytes as they are, all else as JSON), or what breaks the line."""


class Line(httpx.AsyncBaseTransport):
    """Answers by the last part of the address, or by the method and that ("PATCH order1").

    Who asks for a token gets one, unless there is another answer to that.
    `seconds`: how long each takes, on a virtual loop.
    """

    def __init__(
        self, answers: dict[str, Answer], headers: Mapping[str, str] | None = None, *, seconds: float = 0.0
    ) -> None:
        self.answers = answers
        self.headers = headers or {}
        self.seconds = seconds
        self.asked: list[str] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(self.seconds)
        self.asked.append(f"{request.method} {request.url.raw_path.decode()}")
        *_, last = request.url.path.split("/")
        if last == "authorize" and last not in self.answers:
            token = {"status": "SUCCESS", "subCode": "200", "message": "ok", "data": {"token": "t", "expiry": 9**11}}
            return self.answer(200, token)
        found = self.answers.get(f"{request.method} {last}", self.answers.get(last, (404, {})))
        if isinstance(found, Exception):
            raise found
        return self.answer(*found)

    def answer(self, status: int, entity: object) -> httpx.Response:
        body = entity if isinstance(entity, bytes) else json.dumps(entity).encode()
        headers = httpx.Headers(self.headers, encoding="latin-1")
        return httpx.Response(status, headers=headers, stream=httpx.ByteStream(body))
