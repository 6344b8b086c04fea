"""The calls of billing programs as one ASGI application (docs/billing.md)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from paydesk.billing.changes import ChargeChanges
from paydesk.billing.cloud_terminal import CloudTerminal
from paydesk.billing.guard import error_response, read_body, require_program
from paydesk.billing.openapi import build_document
from paydesk.billing.wire import (
    BadRequest,
    parse_request,
    refusal_object,
    retry_after_s_of,
    status_code_of,
)
from paydesk.counter.billing.charges import ChargeRefused, ChargeService
from paydesk.counter.billing.programs import ProgramService
from paydesk.domain import exact_json
from paydesk.domain.billing.charge import BillCharge, sale_id_of
from paydesk.domain.billing.messages import ChargeProblem
from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.exact_json import Json
from paydesk.store.errors import StoreError

MAX_WAIT_S: Final = 55
HEARTBEAT_S: Final = 15


class BillingApi:
    """The routes. `asgi` is the application, without the guard around it.

    Args:
        readiness: Returns what `GET /v1/ready` answers.
    """

    def __init__(
        self,
        programs: ProgramService,
        charges: ChargeService,
        changes: ChargeChanges,
        readiness: Callable[[], Mapping[str, Json]],
    ) -> None:
        self._programs = programs
        self._charges = charges
        self._changes = changes
        self._readiness = readiness
        self.asgi = Starlette(
            routes=[
                Route("/v1/charges", self._create, methods=["POST"]),
                Route("/v1/charges", self._find),
                Route("/v1/charges/{charge_id}", self._read),
                Route("/v1/charges/{charge_id}/cancel", self._cancel, methods=["POST"]),
                Route("/v1/events", self._follow),
                Route("/v1/ready", self._ready),
                Route("/v1/openapi.json", self._describe),
                *CloudTerminal(programs, charges, changes).routes(),
            ],
            exception_handlers={
                BadRequest: self._on_bad_request,
                ChargeRefused: self._on_refused,
                StoreError: self._on_store_error,
                HTTPException: self._on_http_error,
            },
        )
        self.asgi.router.redirect_slashes = False

    async def _create(self, request: Request) -> Response:
        program = require_program(request, self._programs)
        charge, is_new = self._charges.push(program, parse_request(await read_body(request)))
        return _json({"new": is_new, **self._changes.describe(charge)}, 201 if is_new else 200)

    async def _find(self, request: Request) -> Response:
        program = require_program(request, self._programs)
        number = request.query_params.get("bill", "")
        if not number:
            raise BadRequest(422, ChargeProblem.RULES.value, "bill: required", "bill")
        part = _number(request, "part", 1, 99, 1)
        return await self._answer(request, lambda: self._charges.find(program, number, part))

    async def _read(self, request: Request) -> Response:
        program = require_program(request, self._programs)
        sale_id = sale_id_of(request.path_params["charge_id"])
        return await self._answer(request, lambda: self._charges.get(program, sale_id))

    async def _answer(self, request: Request, read: Callable[[], BillCharge]) -> Response:
        """Answer with a charge; with `wait`, once it differs from the revision `after`, or the time is over."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _number(request, "wait", 0, MAX_WAIT_S, 0)
        found = self._changes.describe(read())
        after = _number(request, "after", 0, 2**31, -1)
        seen = found["rev"] if after == -1 else after
        while found["rev"] == seen and not (found["final"] or self._changes.is_stopped) and loop.time() < until:
            await self._changes.wait(until - loop.time())
            if await request.is_disconnected():
                break
            found = self._changes.describe(read())
        return _json(found)

    async def _cancel(self, request: Request) -> Response:
        program = require_program(request, self._programs)
        charge = await self._charges.cancel(program, sale_id_of(request.path_params["charge_id"]))
        return _json(self._changes.describe(charge), 200 if charge.is_final else 202)

    async def _follow(self, request: Request) -> Response:
        program = require_program(request, self._programs)
        last = request.headers.get("last-event-id", "")
        after = int(last) if last.isascii() and last.isdigit() else _number(request, "after", 0, 2**53, -1)
        return StreamingResponse(
            self._events(program, None if after == -1 else after),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store"},
        )

    async def _events(self, program: BillingProgram, after: int | None) -> AsyncIterator[str]:
        loop = asyncio.get_running_loop()
        sent_at = loop.time()
        yield ": follows\n\n"
        async for event in self._changes.follow(program, after):
            if event is not None:
                sent_at = loop.time()
                yield f"id: {event.number}\nevent: charge\ndata: {exact_json.encode(event.data)}\n\n"
                continue
            if loop.time() - sent_at >= HEARTBEAT_S:
                sent_at = loop.time()
                yield ": quiet\n\n"

    async def _ready(self, request: Request) -> Response:
        require_program(request, self._programs)
        return _json(self._readiness())

    async def _describe(self, _request: Request) -> Response:
        return _json(build_document())

    async def _on_bad_request(self, _request: Request, error: Exception) -> Response:
        assert isinstance(error, BadRequest)  # noqa: S101  as registered
        return error_response(error)

    async def _on_refused(self, _request: Request, error: Exception) -> Response:
        assert isinstance(error, ChargeRefused)  # noqa: S101  as registered
        charge = None if error.charge is None else self._changes.describe(error.charge)
        again = retry_after_s_of(error.problem)
        headers = {} if again is None else {"Retry-After": str(again)}
        return _json(refusal_object(error, charge), status_code_of(error.problem), headers)

    async def _on_store_error(self, request: Request, _error: Exception) -> Response:
        return await self._on_refused(request, ChargeRefused(ChargeProblem.JOURNAL))

    async def _on_http_error(self, _request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)  # noqa: S101  as registered
        code = {404: "no_such_address", 405: "wrong_method"}.get(error.status_code, "bad_request")
        return error_response(BadRequest(error.status_code, code, error.detail))


def _json(value: Mapping[str, Json], status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(
        exact_json.encode(value), status, {"Cache-Control": "no-store", **(headers or {})}, "application/json"
    )


def _number(request: Request, name: str, minimum: int, maximum: int, default: int) -> int:
    """Return a whole number of the query. Raises BadRequest (422)."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) <= 16 and minimum <= int(text) <= maximum):
        raise BadRequest(422, ChargeProblem.RULES.value, f"{name}: a whole number from {minimum} to {maximum}", name)
    return int(text)
