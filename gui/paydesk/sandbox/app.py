"""The sandbox as one ASGI application: the services, the pages, the controls, and the faults around them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.responses import Response

from paydesk.domain import exact_json
from paydesk.sandbox.control.desk import Desk
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.faults import FaultLayer
from paydesk.sandbox.control.guard import ForPhones, Guard
from paydesk.sandbox.gateway.door import Gateway
from paydesk.sandbox.gateway.errors import ROWS
from paydesk.sandbox.gateway.ratelimit import RateLimiter
from paydesk.sandbox.headers.door import HeaderDoor
from paydesk.sandbox.identity.consent import ConsentPage
from paydesk.sandbox.identity.oauth import MANNERS as IDENTITY
from paydesk.sandbox.openapi.routes import Description
from paydesk.sandbox.pages.pay import PayPage
from paydesk.sandbox.payout.door import Payouts
from paydesk.sandbox.payout.redeem import RedeemPage
from paydesk.sandbox.verification.v2 import MANNERS as V2
from paydesk.sandbox.world import SHOP_NAME, World

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

_LAST: Final = {"Connection": "close"}
"""The web server ends the connection after a fault of our own: whoever asks must know, or its next request is lost."""


def build(world: World, guard: Guard, closing: asyncio.Event, box: FaultBox | None = None) -> ASGIApp:
    """The application around one world. `closing` is set by the server when it ends; `box` holds the faults."""
    limiter, box = RateLimiter(), FaultBox() if box is None else box
    pages = Starlette(
        routes=[
            *RedeemPage(world, SHOP_NAME).routes(),
            *PayPage(world).routes(),
            *ConsentPage(world, SHOP_NAME).routes(),
            *Description(world).routes(),
            *Desk(world, box, limiter, guard).routes(),
        ],
        exception_handlers={HTTPException: _no_such_page, Exception: _own_fault},
    )
    v2 = HeaderDoor(world, limiter, V2)
    services: dict[str, ASGIApp] = {
        "/pg": ServerErrorMiddleware(Gateway(world, limiter), _own_fault),
        "/payout": Known(
            v2, ServerErrorMiddleware(v2, _own_fault), ServerErrorMiddleware(Payouts(world, limiter), _payout_fault)
        ),
        "/verification": ServerErrorMiddleware(HeaderDoor(world, limiter, IDENTITY), _own_fault),
    }
    return ForPhones(FaultLayer(Switch(services, pages), box, world, closing))


class Switch:
    """Leads a request to the service whose addresses begin with its first part, all others to the pages.

    Not by Starlette's Mount: that does not know an address with a line break, and takes its time with each request.
    """

    def __init__(self, services: Mapping[str, ASGIApp], pages: ASGIApp) -> None:
        self._services = services
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        path = scope["path"]
        end = path.find("/", 1)
        service = self._services.get(path if end < 0 else path[:end], self._pages)
        await service(scope, receive, send)


class Known:
    """Leads a request to a door when that knows the address, otherwise elsewhere: payout v2 lies among v1."""

    def __init__(self, door: HeaderDoor, known: ASGIApp, otherwise: ASGIApp) -> None:
        self._door, self._known, self._otherwise = door, known, otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        await (self._known if self._door.knows(scope["path"]) else self._otherwise)(scope, receive, send)


def _no_such_page(_request: Request, fault: Exception) -> Response:
    return _row("bad_url", fault.status_code if isinstance(fault, HTTPException) else 404)


def _own_fault(_request: Request, _fault: Exception) -> Response:
    answer = _row("internal_error", 500)
    answer.headers.update(_LAST)
    return answer


def _payout_fault(_request: Request, _fault: Exception) -> Response:
    """The envelope of SPEC.md 2.4."""
    body = exact_json.encode({"status": "ERROR", "subCode": "500", "message": "Internal error."})
    return Response(body, 500, headers=_LAST, media_type="application/json")


def _row(name: str, status: int) -> Response:
    row = ROWS[name]
    body = exact_json.encode({"message": row.message, "code": row.code, "type": row.type})
    return Response(body, status, media_type="application/json")
