"""The calls of counters and of the service: /v1 (docs/hub.md#the-wire-form)."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from paydesk.domain.clock import now_ms
from paydesk.hub import counters, shop_queries, webhooks
from paydesk.hub.config import HubConfig
from paydesk.hub.counters import Counter
from paydesk.hub.database import Database
from paydesk.hub.errors import RequestRefused
from paydesk.hub.feed import FeedBroker
from paydesk.hub.ingest import Ingest
from paydesk.hub.leases import take_lease
from paydesk.hub.metrics import HubMetrics
from paydesk.hub.openapi import build_document
from paydesk.hub.webhook_store import keep_event
from paydesk.hub.webhooks import EventArea
from paydesk.hub.wire import (
    MAX_BODY,
    EnrolRequest,
    FactBatch,
    LeaseRequest,
    PriorRequest,
    bad_request,
    parse,
    read_body,
)

_SMALL: Final = 16 << 10
"""Bytes of every other body."""


class CounterApi:
    """The routes, over one database and the feed of this process."""

    def __init__(self, config: HubConfig, database: Database, feed: FeedBroker, metrics: HubMetrics) -> None:
        self._config = config
        self._database = database
        self._feed = feed
        self._metrics = metrics
        self._ingest = Ingest(database)
        self._description = msgspec.json.encode(build_document())

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/v1/openapi.json", self._describe, methods=["GET"]),
            Route("/v1/enrol", self._enrol, methods=["POST"]),
            Route("/v1/position", self._position, methods=["GET"]),
            Route("/v1/facts", self._facts, methods=["POST"]),
            Route("/v1/events", self._events, methods=["GET"]),
            Route("/v1/search", self._search, methods=["GET"]),
            Route("/v1/prior-payouts", self._prior_payouts, methods=["POST"]),
            Route("/v1/leases", self._lease, methods=["POST"]),
            Route("/v1/webhooks/{area}", self._webhook, methods=["POST"]),
        ]

    async def _counter(self, request: Request) -> Counter:
        headers = request.headers
        return await counters.authenticate(
            self._database,
            headers.get("authorization", ""),
            headers.get("user-agent", ""),
            counters.clock_ahead(headers.get("date", ""), now_ms()),
        )

    async def _describe(self, _request: Request) -> Response:
        return Response(self._description, media_type="application/json")

    async def _enrol(self, request: Request) -> Response:
        wanted = parse(EnrolRequest, await read_body(request, _SMALL))
        address = request.client.host if request.client else ""
        found = await counters.enrol(self._database, wanted, address)
        answer = {"counter_id": found.counter.id, "name": found.counter.name, "shop": self._config.shop}
        return JSONResponse({**answer, "key": found.key, "account_key": found.account_key.hex()}, 201)

    async def _position(self, request: Request) -> Response:
        counter = await self._counter(request)
        journal = request.query_params.get("journal", "")
        position = await self._ingest.position(counter, journal)
        return JSONResponse({"journal": journal, **msgspec.to_builtins(position)})

    async def _facts(self, request: Request) -> Response:
        counter = await self._counter(request)
        batch = parse(FactBatch, await read_body(request, MAX_BODY))
        with self._metrics.ingest_seconds.time():
            position = await self._ingest.accept(counter, batch)
        self._metrics.facts.inc(len(batch.facts))
        return JSONResponse(msgspec.to_builtins(position))

    async def _events(self, request: Request) -> Response:
        counter = await self._counter(request)
        if not self._feed.is_listening:
            raise RequestRefused(503, "unavailable", "the hub does not hear of events now", retry_after_s=2)
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return StreamingResponse(self._feed.events(counter.id), media_type="text/event-stream", headers=headers)

    async def _search(self, request: Request) -> Response:
        await self._counter(request)
        asked = request.query_params
        found = await shop_queries.search_sales(
            self._database,
            amount=_number(asked.get("amount")),
            text=asked.get("text", ""),
            since=_number(asked.get("since")) or 0,
            limit=_number(asked.get("limit")) or 20,
        )
        return JSONResponse({"sales": found})

    async def _prior_payouts(self, request: Request) -> Response:
        counter = await self._counter(request)
        question = parse(PriorRequest, await read_body(request, _SMALL))
        return JSONResponse(await shop_queries.prior_payouts(self._database, counter, question))

    async def _lease(self, request: Request) -> Response:
        counter = await self._counter(request)
        wanted = parse(LeaseRequest, await read_body(request, _SMALL))
        return JSONResponse(await take_lease(self._database, counter, wanted))

    async def _webhook(self, request: Request) -> Response:
        try:
            area = EventArea(request.path_params["area"])
        except ValueError:
            raise RequestRefused(404, "not_found", "there is no such address") from None
        secrets = self._config.gateway_secrets if area is EventArea.GATEWAY else self._config.payout_secrets
        body = await read_body(request, webhooks.MAX_WEBHOOK)
        event = webhooks.read_webhook(area, request.headers, body, secrets, now_ms())
        is_new = await keep_event(self._database, event)
        self._metrics.webhooks.labels(area.value, "new" if is_new else "repeat").inc()
        return JSONResponse({"status": "ok"})


def _number(text: str | None) -> int | None:
    """Return a number of a query; None if it is not given. Raises RequestRefused (400)."""
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise bad_request("a number has digits only")
    return int(text)
