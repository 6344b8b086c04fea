"""Access rules: the controls are for this PC and not for other web sites; other machines get the customer pages only.

The Host header must be one of the sandbox's own names, which stops DNS rebinding (a foreign page whose name resolves to
this address); forms that another site posts here are refused as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from paydesk.domain.rules import is_at_this_pc, is_this_pc

_OWN_SITES: Final = frozenset({"", "same-origin", "none"})
_METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
_CUSTOMER_PAGES: Final = re.compile(r"/(pay|cashgram)/[A-Za-z0-9_-]{1,64}")
"""Pages that a customer opens; their paths cannot be guessed."""
_HOST: Final = re.compile(r"([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
"""A Host header: a name or an address, and a port, without user information."""


@dataclass(frozen=True, slots=True)
class Guard:
    """Rule for the controls. `lan_host` is this PC's address on the LAN; empty without --lan."""

    lan_host: str = ""
    names: tuple[str, ...] = ()
    """Further host names of this sandbox (`--names`)."""

    def refusal_reason(self, request: Request) -> str:
        """Return why this request may not use the controls; "" if it may."""
        peer = request.client.host if request.client is not None else ""
        if not is_this_pc(peer):
            return "only this PC may use the controls"
        host = request.headers.get("host", "")
        if not _HOST.fullmatch(host) or not self._is_own_name(_name(f"//{host}")):
            return "the Host header names another machine"
        if request.headers.get("sec-fetch-site", "") not in _OWN_SITES:
            return "another site may not use the controls"
        origin = request.headers.get("origin")
        if origin is not None and origin != f"{request.url.scheme}://{host}":
            return "another site may not use the controls"
        return ""

    def _is_own_name(self, name: str) -> bool:
        return is_this_pc(name) or (bool(self.lan_host) and name == self.lan_host) or name in self.names


class ContentLengthGuard:
    """ASGI middleware that refuses a request with two lengths and closes its connection (request smuggling)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and {b"content-length", b"transfer-encoding"} <= {
            name for name, _ in scope["headers"]
        }:
            refused = PlainTextResponse("A request has one length\n", 400, headers={"Connection": "close"})
            await refused(scope, receive, send)
        else:
            await self._app(scope, receive, send)


class RemoteAccessGuard:
    """ASGI middleware that lets other machines reach the customer pages only."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_ours = is_this_pc((scope.get("client") or ("",))[0])
        known = (
            scope["type"] == "http" and _CUSTOMER_PAGES.fullmatch(scope["path"]) and scope["method"] in {"GET", "POST"}
        )
        if is_ours or known:
            await self._app(scope, receive, send)
        else:
            await PlainTextResponse("Not found\n", 404)(scope, receive, send)


class LocalPageAccess:
    """ASGI middleware that lets web pages of this PC call a service (CORS). Not for the controls: they ask no keys."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._open = CORSMiddleware(
            app, allow_origins=["*"], allow_methods=_METHODS, allow_headers=["*"], expose_headers=["*"]
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        origin = next((value for name, value in scope["headers"] if name == b"origin"), b"").decode("latin-1")
        await (self._open if origin and is_at_this_pc(origin) else self._app)(scope, receive, send)


def _name(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""
