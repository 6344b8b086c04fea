"""A receiver of webhooks on loopback: an HTTP server in a thread that keeps what comes, and answers as it is set."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self
from urllib.parse import parse_qsl

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from tests.helpers.sandbox import PATIENCE_S


@dataclass(frozen=True, slots=True)
class ReceivedWebhook:
    """One webhook as it came in; header names in lower case."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Json]:
        """Return the body as a JSON object."""
        value = exact_json.decode(self.body)
        assert isinstance(value, dict)
        return value

    @property
    def form(self) -> dict[str, str]:
        """Return the body as a form."""
        return dict(parse_qsl(self.body.decode("ascii"), keep_blank_values=True, strict_parsing=True))

    @property
    def type(self) -> str:
        """Return the type of the event."""
        is_form = self.headers["content-type"] == "application/x-www-form-urlencoded"
        return self.form["event"] if is_form else str(self.json["type"])


@dataclass
class WebhookReceiver:
    """The server: `with WebhookReceiver() as receiver`. Each webhook gets the next of `statuses`, then 200."""

    received: list[ReceivedWebhook] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    location: str = ""
    """Address that answers redirect to, with a status that says so."""
    answer: bytes = b""
    """Body of the answers."""
    open: threading.Event = field(default_factory=threading.Event)
    """While it is not set no answer is given."""
    _arrived: threading.Condition = field(default_factory=threading.Condition)

    def __post_init__(self) -> None:
        self.open.set()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.handle(self)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), name="receiver")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/hook"

    @property
    def types(self) -> list[str]:
        """Return the types of all events so far."""
        return [each.type for each in self.received]

    def handle(self, request: BaseHTTPRequestHandler) -> None:
        """Keep a request, and answer it."""
        headers = {name.lower(): value for name, value in request.headers.items()}
        body = request.rfile.read(int(headers["content-length"]))
        with self._arrived:
            self.received.append(ReceivedWebhook(request.path, headers, body))
            status = self.statuses.pop(0) if self.statuses else 200
            self._arrived.notify_all()
        self.open.wait(PATIENCE_S)
        request.send_response(status)
        request.send_header("Location", self.location)
        request.send_header("Content-Length", str(len(self.answer)))
        request.end_headers()
        with contextlib.suppress(ConnectionError):  # a sender need not read all of it
            request.wfile.write(self.answer)

    def wait(self, count: int = 1) -> list[ReceivedWebhook]:
        """Wait until this many webhooks have come in; return all so far."""
        with self._arrived:
            assert self._arrived.wait_for(lambda: len(self.received) >= count, PATIENCE_S), self.types
            return list(self.received)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.open.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
