"""The sandbox as one ASGI application: services, pages, controls, and the fault layer around them."""

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

from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.fault_layer import FaultLayer
from paydesk.sandbox.control.guard import ContentLengthGuard, Guard, LocalPageAccess, RemoteAccessGuard
from paydesk.sandbox.control.request_journal import RequestJournal
from paydesk.sandbox.control.stored_faults import keep_faults
from paydesk.sandbox.control.tools import ToolControls
from paydesk.sandbox.errors import RowError
from paydesk.sandbox.gateway.service import GatewayService
from paydesk.sandbox.identity import IDENTITY_SERVICE
from paydesk.sandbox.key_auth import KeyAuthService
from paydesk.sandbox.openapi.document import DescriptionPages
from paydesk.sandbox.pages.amount import AmountPages
from paydesk.sandbox.pages.consent import ConsentPage
from paydesk.sandbox.pages.pay import PaymentPage
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.cashgrams import RedeemPage
from paydesk.sandbox.payout.service import PayoutV1Service
from paydesk.sandbox.payout.v2 import PAYOUT_V2_SERVICE
from paydesk.sandbox.service import RateLimiter
from paydesk.sandbox.world import SHOP_NAME, World

_CLOSE_CONNECTION: Final = {"Connection": "close"}
"""Header of internal errors. uvicorn closes the connection after one: without it the client's next request is lost."""


def build_app(world: World, guard: Guard, closing: asyncio.Event, box: FaultBox | None = None) -> ASGIApp:
    """Build the application for one world.

    Args:
        closing: Set by the server when it shuts down.
        box: The faults to apply; default: a new, empty box.
    """
    limiter, box = RateLimiter(), FaultBox() if box is None else box
    keep_faults(world, box)
    journal = RequestJournal(world)
    pages = Starlette(
        routes=[
            *RedeemPage(world, SHOP_NAME).routes(),
            *AmountPages(world).routes(),
            *PaymentPage(world).routes(),
            *ConsentPage(world, SHOP_NAME).routes(),
            *DescriptionPages(world).routes(),
            *ToolControls(world, box, limiter, guard, journal).routes(),
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
    services = {path: LocalPageAccess(service) for path, service in services.items()}
    led = partial(_dispatch, services, partial(_with_date, world, pages))
    return ContentLengthGuard(RemoteAccessGuard(partial(journal.log, FaultLayer(led, box, world, closing))))


async def _with_date(world: World, pages: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a page with a Date header: clients read the service's time from a HEAD request."""

    async def send_dated(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], (b"date", world.clock.http_date())]}
        await send(message)

    await pages(scope, receive, send_dated)


async def _dispatch(
    services: Mapping[str, ASGIApp], pages: ASGIApp, scope: Scope, receive: Receive, send: Send
) -> None:
    """Route by the whole path, then by its first part; else to the pages. Payout v2 shares a prefix with v1.

    Starlette's Mount is not used: it does not match a path with a line break, and is slower.
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
    """Return a 500 in the payout envelope (docs/service.md#payout-envelope)."""
    return Response(
        PayoutError("500", "Internal error.").reply.body, 500, headers=_CLOSE_CONNECTION, media_type="application/json"
    )


def _row_response(name: str, status: int) -> Response:
    return Response(RowError(name).reply.body, status, media_type="application/json")
