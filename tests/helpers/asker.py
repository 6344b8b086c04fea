"""An asker: a plain HTTP client of every service of the sandbox, with its keys and a bearer token, and its controls."""

from __future__ import annotations

from typing import Any, Self

import httpx

from paydesk.sandbox.payout.causes import BAD, GOOD, NONE, RequestStep
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS

VERSION = "2026-01-01"


class Asker:
    """Every call is one request, nothing is retried. `seen` holds the texts and numbers of earlier answers by name."""

    def __init__(self, sandbox: Running) -> None:
        self.sandbox = sandbox
        self.client = httpx.Client(base_url=sandbox.url, trust_env=False, verify=NO_TLS, timeout=20)
        self.seen: dict[str, str] = {}
        self.token = ""
        self.log_in()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    @property
    def keys(self) -> dict[str, str]:
        """The headers of a service that has its keys there."""
        keys = {"x-client-id": self.sandbox.client_id, "x-client-secret": self.sandbox.client_secret}
        return {**keys, "x-api-version": VERSION}

    def log_in(self) -> None:
        """Get a bearer token."""
        answer = self.client.post("/payout/v1/authorize", headers=self.keys)
        if answer.status_code == 200:
            self.token = answer.json()["data"]["token"]

    def headers(self, path: str, token: str = GOOD) -> dict[str, str]:
        """Return the headers that authenticate at a path, or that do not."""
        if path.startswith("/payout/v1"):
            return {GOOD: {"Authorization": f"Bearer {self.token}"}, BAD: {"Authorization": "Bearer x"}}.get(token, {})
        if token == NONE:
            return {}
        return self.keys if token == GOOD else {**self.keys, "x-client-secret": "x"}

    def call(
        self, method: str, path: str, fields: Any = None, token: str = GOOD, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        """One call; `token`: good, bad or none."""
        sent = {**self.headers(path, token), **(headers or {})}
        if method == "GET":
            return self.client.get(path, params=fields, headers=sent)
        return self.client.request(method, path, json=fields, headers=sent)

    def post(self, path: str, **fields: Any) -> httpx.Response:
        """POST; a field given as None is left out."""
        return self.call("POST", path, {name: value for name, value in fields.items() if value is not None})

    def step(self, step: RequestStep) -> httpx.Response:
        """One request of a recipe; a control must take it, and after the clock was moved there is a new token."""
        fields = self._filled(dict(step.fields))
        sent = None if step.method == "GET" and not fields else fields
        answer = self.call(step.method, step.path, sent, step.token, dict(step.headers))
        if step.path.startswith("/_sandbox"):
            assert answer.status_code == 200, answer.text
            if step.path.endswith("/clock"):
                self.log_in()
        self._note(answer.json())
        return answer

    def control(self, method: str, path: str, body: Any = None) -> Any:
        """Use a control, which must take it."""
        answer = self.client.request(method, f"/_sandbox/{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def advance(self, milliseconds: int) -> None:
        """Move the clock on, and get a new token."""
        self.control("POST", "clock", {"advance_ms": milliseconds})
        self.log_in()

    def _filled(self, fields: dict[str, Any]) -> dict[str, Any]:
        return {
            name: self.seen.get(value[1:-1], "nothing") if isinstance(value, str) and value[:1] == "{" else value
            for name, value in fields.items()
            if value is not None
        }

    def _note(self, answer: Any) -> None:
        if isinstance(answer, dict):
            for name, value in answer.items():
                self._note(value)
                if isinstance(value, str | int):
                    self.seen[name] = str(value)
