"""Journal of the requests to the services with their answers, for a test to look into. Secrets are masked."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paydesk.domain import exact_json
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.control.fault_layer import SERVICE_PREFIXES
from paydesk.sandbox.settings import SettingError
from paydesk.sandbox.world import World

MAX_REQUESTS: Final = 1_000
MAX_BODY: Final = 64 * 1024
"""Bytes of a body that are kept."""
DEFAULT_LISTED: Final = 100
MASK: Final = "***"
_SECRET_HEADERS: Final = frozenset({"x-client-secret", "authorization", "x-cf-signature", "cookie"})
_SECRET_FIELDS: Final = frozenset(
    {"token", "access_token", "transfer_token", "transfertoken", "auth_code", "client_secret", "clientsecret", "otp"}
)
FILTERS: Final = frozenset({"method", "path", "status", "limit"})


@dataclass(slots=True)
class LoggedRequest:
    """One request with its answer; `status` is None while there is none, and after a dropped connection."""

    number: int
    at_ms: int
    method: str
    path: str
    query: str
    headers: list[tuple[bytes, bytes]]
    body: bytearray = field(default_factory=bytearray)
    status: int | None = None
    answer: bytearray = field(default_factory=bytearray)


class RequestJournal:
    """ASGI middleware that keeps the last requests to the services."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._requests: deque[LoggedRequest] = deque(maxlen=MAX_REQUESTS)
        self._count = 0

    async def log(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request by `app`, and keep it if it is to a service."""
        if scope["type"] != "http" or not scope["path"].startswith(SERVICE_PREFIXES):
            await app(scope, receive, send)
            return
        self._count += 1
        query = scope["query_string"].decode("latin-1")
        now = self._world.clock.now_ms()
        entry = LoggedRequest(self._count, now, scope["method"], scope["path"], query, scope["headers"])
        self._requests.append(entry)

        async def receive_logged() -> Message:
            message = await receive()
            entry.body += message.get("body", b"")[: MAX_BODY - len(entry.body)]
            return message

        async def send_logged(message: Message) -> None:
            entry.status = message.get("status", entry.status)
            entry.answer += message.get("body", b"")[: MAX_BODY - len(entry.answer)]
            await send(message)

        await app(scope, receive_logged, send_logged)
        if self._world.log_requests:
            address = self._masked(scope["raw_path"].decode("ascii", "backslashreplace"))
            sys.stderr.write(f"{to_iso(now)} {entry.method} {address} {entry.status or 'no answer'}\n")

    def clear(self) -> None:
        """Forget all requests."""
        self._requests.clear()
        self._count = 0

    def find(self, query: Mapping[str, str]) -> list[dict[str, Any]]:
        """Return the last requests, the oldest first, by method, path (a prefix) and status. Raises SettingError."""
        if not query.keys() <= FILTERS:
            raise SettingError("a filter is one of " + ", ".join(sorted(FILTERS)))
        limit, status = query.get("limit", str(DEFAULT_LISTED)), query.get("status", "")
        if not (limit.isdecimal() and (status.isdecimal() or not status)):
            raise SettingError("limit and status are whole numbers")
        found = [
            each
            for each in self._requests
            if query.get("method", each.method).upper() == each.method
            and each.path.startswith(query.get("path", ""))
            and status in {"", str(each.status)}
        ]
        return [self._describe(each) for each in found[-min(int(limit), MAX_REQUESTS) :] if int(limit)]

    def _describe(self, entry: LoggedRequest) -> dict[str, Any]:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in entry.headers}
        return {
            "number": entry.number,
            "at": to_iso(entry.at_ms),
            "method": entry.method,
            "path": self._masked(entry.path),
            "query": self._masked(dict(parse_qsl(entry.query, keep_blank_values=True))),
            "headers": {n: MASK if n in _SECRET_HEADERS else self._masked(v) for n, v in headers.items()},
            "body": self._body(entry.body),
            "status": entry.status,
            "answer": self._body(entry.answer),
        }

    def _body(self, body: bytearray) -> Any:  # noqa: ANN401 - any JSON
        """Return JSON as it is, anything else as text."""
        try:
            return self._masked(exact_json.decode(bytes(body)))
        except (ValueError, RecursionError):
            return self._masked(body.decode("utf-8", "replace"))

    def _masked(self, value: Any) -> Any:  # noqa: ANN401 - any JSON
        if isinstance(value, str):
            return value.replace(self._world.client_secret, MASK)
        if isinstance(value, dict):
            return {
                name: MASK if name.lower() in _SECRET_FIELDS and isinstance(each, str) else self._masked(each)
                for name, each in value.items()
            }
        return [self._masked(each) for each in value] if isinstance(value, list) else value
