"""Access: programs of this PC with a key, and the web pages registered for one (docs/billing.md#access).

A browser on this PC can be made to call 127.0.0.1 by any page. Such a call has an Origin of its own, or by a rebound
name another Host: both are refused before a key is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paydesk.billing.wire import MAX_BODY, BadRequest
from paydesk.counter.billing.programs import ProgramService
from paydesk.domain import exact_json
from paydesk.domain.billing.program import BillingProgram

_BEARER: Final = "bearer "
_MAX_AGE_S: Final = 600


class CallGuard:
    """ASGI layer that refuses calls from elsewhere, and answers the preflights of registered pages.

    Args:
        port: Returns the port that is served.
    """

    def __init__(self, app: ASGIApp, programs: ProgramService, port: Callable[[], int]) -> None:
        self._app = app
        self._programs = programs
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        answer = self._check(request)
        if answer is not None:
            await answer(scope, receive, send)
            return
        origin = request.headers.get("origin")
        await self._app(scope, receive, _with_headers(send, origin) if origin else send)

    def _check(self, request: Request) -> Response | None:
        """Return the answer to a call that goes no further; None lets it pass."""
        if request.headers.get("host") != f"127.0.0.1:{self._port()}":
            return error_response(BadRequest(403, "not_from_here", "the Host is 127.0.0.1 and the port"))
        origin = request.headers.get("origin")
        if origin is None:
            return None
        if not any(origin in program.origins for program in self._programs.settings.programs):
            return error_response(BadRequest(403, "not_from_here", "this web page is not registered"))
        if request.method == "OPTIONS":
            return Response(
                status_code=204,
                headers={
                    "Access-Control-Allow-Methods": "GET, POST",
                    "Access-Control-Allow-Headers": "Authorization, Content-Type",
                    "Access-Control-Allow-Private-Network": "true",
                    "Access-Control-Max-Age": str(_MAX_AGE_S),
                    **_cors_headers(origin),
                },
            )
        return None


def _cors_headers(origin: str) -> dict[str, str]:
    return {"Access-Control-Allow-Origin": origin, "Vary": "Origin"}


def _with_headers(send: Send, origin: str) -> Send:
    extra = [(name.lower().encode(), value.encode()) for name, value in _cors_headers(origin).items()]

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return send_with_headers


def require_program(request: Request, programs: ProgramService) -> BillingProgram:
    """Return the program of the call's key. Raises BadRequest (401; 403 for the page of another program)."""
    header = request.headers.get("authorization", "")
    key = header[len(_BEARER) :].strip() if header.lower().startswith(_BEARER) else ""
    return check_key(key, request, programs)


def check_key(key: str, request: Request, programs: ProgramService) -> BillingProgram:
    """Return the program with this key, wherever the call has it. Raises BadRequest as `require_program`."""
    program = programs.authenticate(key) if key else None
    if program is None:
        raise BadRequest(401, "unknown_program", "no program is registered with this key")
    origin = request.headers.get("origin")
    if origin is not None and origin not in program.origins:
        raise BadRequest(403, "not_from_here", "this web page is registered for another program")
    return program


async def read_body(request: Request) -> bytes:
    """Return the body. Raises BadRequest (413) above 16 KiB."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY:
            raise BadRequest(413, "too_large", f"a body has at most {MAX_BODY} bytes")
    return bytes(body)


def error_response(error: BadRequest) -> Response:
    """Return the answer for a request that cannot be read."""
    body = {"error": {"code": error.code, "message": error.message, "field": error.field or None}}
    headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else {}
    return Response(exact_json.encode(body), error.status, headers, "application/json")
