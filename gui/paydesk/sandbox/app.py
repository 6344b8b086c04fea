"""The sandbox as one ASGI application: the services, the pages, the controls, and the faults around them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paydesk.sandbox.clock import SandboxClock
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.faults import FaultLayer
from paydesk.sandbox.control.guard import ContentLengthGuard, Guard, RemoteAccessGuard
from paydesk.sandbox.control.routes import Controls
from paydesk.sandbox.errors import RowError
from paydesk.sandbox.gateway.service import GatewayService
from paydesk.sandbox.identity import IDENTITY_SERVICE
from paydesk.sandbox.key_auth import KeyAuthService
from paydesk.sandbox.openapi.document import DescriptionPages
from paydesk.sandbox.pages.consent import ConsentPage
from paydesk.sandbox.pages.pay import PaymentPage
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.cashgrams import RedeemPage
from paydesk.sandbox.payout.service import PayoutV1Service
from paydesk.sandbox.payout.v2 import PAYOUT_V2_SERVICE
from paydesk.sandbox.service import RateLimiter
from paydesk.sandbox.world import SHOP_NAME, World

_CLOSE_CONNECTION: Final = {"Connection": "close"}
"""The web server ends the connection after a fault of our own: whoever asks must know, or its next request is lost."""


def build_app(world: World, guard: Guard, closing: asyncio.Event, box: FaultBox | None = None) -> ASGIApp:
    """The application around one world. `closing` is set by the server when it ends; `box` holds the faults."""
    limiter, box = RateLimiter(), FaultBox() if box is None else box
    pages = Starlette(
        routes=[
            *RedeemPage(world, SHOP_NAME).routes(),
            *PaymentPage(world).routes(),
            *ConsentPage(world, SHOP_NAME).routes(),
            *DescriptionPages(world).routes(),
            *Controls(world, box, limiter, guard).routes(),
        ],
        exception_handlers={HTTPException: _http_error, Exception: _internal_error},
    )
    v2 = ServerErrorMiddleware(KeyAuthService(world, limiter, PAYOUT_V2_SERVICE), _internal_error)
    services: dict[str, ASGIApp] = {
        "/pg": ServerErrorMiddleware(GatewayService(world, limiter), _internal_error),
        "/payout": ServerErrorMiddleware(PayoutV1Service(world, limiter), _payout_internal_error),
        **{each.path: v2 for each in PAYOUT_V2_SERVICE.operations},
        "/verification": ServerErrorMiddleware(KeyAuthService(world, limiter, IDENTITY_SERVICE), _internal_error),
    }
    led = partial(_dispatch, services, partial(_with_date, world.clock, pages))
    return ContentLengthGuard(RemoteAccessGuard(FaultLayer(led, box, world, closing)))


async def _with_date(clock: SandboxClock, pages: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """The pages with the time, as every web server tells it: a line is opened by a HEAD of the address alone."""

    async def send_dated(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], (b"date", clock.http_date())]}
        await send(message)

    await pages(scope, receive, send_dated)


async def _dispatch(
    services: Mapping[str, ASGIApp], pages: ASGIApp, scope: Scope, receive: Receive, send: Send
) -> None:
    """By the service of its address, or of the first part of it, all others by the pages. Payout v2 lies among v1.

    Not by Starlette's Mount: that does not know an address with a line break, and takes its time with each request.
    """
    path = scope["path"]
    end = path.find("/", 1)
    first = services.get(path if end < 0 else path[:end], pages)
    await services.get(path, first)(scope, receive, send)


def _http_error(_request: Request, fault: Exception) -> Response:
    return _row_response("bad_url", fault.status_code if isinstance(fault, HTTPException) else 404)


def _internal_error(_request: Request, _fault: Exception) -> Response:
    answer = _row_response("internal_error", 500)
    answer.headers.update(_CLOSE_CONNECTION)
    return answer


def _payout_internal_error(_request: Request, _fault: Exception) -> Response:
    """The envelope of docs/service.md#payout-envelope."""
    return Response(
        PayoutError("500", "Internal error.").reply.body, 500, headers=_CLOSE_CONNECTION, media_type="application/json"
    )


def _row_response(name: str, status: int) -> Response:
    return Response(RowError(name).reply.body, status, media_type="application/json")
