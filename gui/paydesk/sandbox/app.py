"""The sandbox as one ASGI application: the service under `/pg`, the pages, the controls, and the faults around it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Mount

from paydesk.domain import exact_json
from paydesk.sandbox.control.desk import Desk
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.faults import FaultLayer
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.gateway.door import Gateway
from paydesk.sandbox.gateway.errors import ROWS
from paydesk.sandbox.gateway.ratelimit import RateLimiter
from paydesk.sandbox.pages.pay import PayPage
from paydesk.sandbox.payout.door import Payouts
from paydesk.sandbox.payout.redeem import RedeemPage
from paydesk.sandbox.world import SHOP_NAME, World

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp


def build(world: World, guard: Guard, closing: asyncio.Event) -> ASGIApp:
    """The application around one world. `closing` is set by the server when it ends."""
    limiter, box = RateLimiter(), FaultBox()
    service = Starlette(
        routes=[
            Mount("/pg", app=Gateway(world, limiter)),
            Mount("/payout", app=Payouts(world, limiter)),
            *RedeemPage(world, SHOP_NAME).routes(),
            *PayPage(world).routes(),
            *Desk(world, box, limiter, guard).routes(),
        ],
        exception_handlers={HTTPException: _no_such_page, Exception: _own_fault},
    )
    return FaultLayer(service, box, world, closing)


def _no_such_page(_request: Request, fault: Exception) -> Response:
    return _row("bad_url", fault.status_code if isinstance(fault, HTTPException) else 404)


def _own_fault(_request: Request, _fault: Exception) -> Response:
    return _row("internal_error", 500)


def _row(name: str, status: int) -> Response:
    row = ROWS[name]
    body = exact_json.encode({"message": row.message, "code": row.code, "type": row.type})
    return Response(body, status, media_type="application/json")
