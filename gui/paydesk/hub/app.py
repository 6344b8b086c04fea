"""The hub as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

import psycopg
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from paydesk.domain import exact_json
from paydesk.hub.config import HubConfig
from paydesk.hub.counter_api import CounterApi
from paydesk.hub.database import Database, DatabaseUnavailable, ensure_partitions, fetch_one
from paydesk.hub.errors import RequestRefused, unavailable
from paydesk.hub.feed import FeedBroker
from paydesk.hub.metrics import MEDIA_TYPE, HubMetrics
from paydesk.hub.migrate import LATEST
from paydesk.hub.pages import ManagerPages
from paydesk.hub.webhook_store import delete_old_bodies
from paydesk.hub.wire import bad_request

MAINTENANCE_INTERVAL_S: Final = 6 * 3600
_PROGRAM_PATHS: Final = ("/v1/", "/healthz", "/readyz", "/metrics")
"""Addresses that programs call: a refusal is JSON there, and a page elsewhere."""
_HTTP_CODES: Final = {404: "not_found", 405: "wrong_method"}
_LOG: Final = structlog.stdlib.get_logger("paydesk.hub")


class HubApp:
    """One hub process: the routes, and what they share. `asgi` is the application."""

    def __init__(self, config: HubConfig) -> None:
        self._config = config
        self.database = Database(config.database, max_size=config.pool)
        self.feed = FeedBroker(config.listen_database or config.database)
        self.metrics = HubMetrics(self.feed)
        api = CounterApi(config, self.database, self.feed, self.metrics)
        self._pages = ManagerPages(config, self.database)
        self.asgi = Starlette(
            routes=[
                *api.routes(),
                *self._pages.routes(),
                Route("/healthz", self._health),
                Route("/readyz", self._ready),
                Route("/metrics", self._metrics),
            ],
            exception_handlers={
                RequestRefused: self._refuse,
                DatabaseUnavailable: self._unavailable,
                psycopg.DataError: self._bad_value,
                HTTPException: self._http_error,
            },
            lifespan=self._lifespan,
        )
        self.asgi.router.redirect_slashes = False  # it would lead to whatever the Host header says

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.database.open()
        tasks = [asyncio.create_task(self.feed.run()), asyncio.create_task(self._maintain())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.database.close()

    async def _maintain(self) -> None:
        """Create the partitions of the next months in time, and delete old bodies of webhooks."""
        while True:
            try:
                await ensure_partitions(self.database)
                await delete_old_bodies(self.database, self._config.webhook_days)
                pause = MAINTENANCE_INTERVAL_S
            except DatabaseUnavailable as error:
                _LOG.info("Maintenance not done", error=str(error))
                pause = 60
            await asyncio.sleep(pause)

    async def _health(self, _request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self, _request: Request) -> Response:
        """Return 200 if requests can be served: the tables are those of this version, and events are heard."""
        row = None
        with contextlib.suppress(psycopg.errors.UndefinedTable):
            async with self.database.transaction() as connection:
                row = await fetch_one(connection, "SELECT version_num FROM alembic_version")
        if row is None or row[0] != LATEST or not self.feed.is_listening:
            raise RequestRefused(503, "not_ready", "migrations are missing, or no events are heard", retry_after_s=2)
        return PlainTextResponse("ready\n")

    async def _metrics(self, request: Request) -> Response:
        if request.client is None or request.client.host not in self._config.metrics_from:
            raise RequestRefused(404, "not_found", "there is no such address")
        return Response(self.metrics.text(), media_type=MEDIA_TYPE)

    def _refuse(self, request: Request, error: Exception) -> Response:
        refusal = error if isinstance(error, RequestRefused) else unavailable()
        self.metrics.refused.labels(refusal.code).inc()
        _LOG.info("Refused", path=request.url.path, status=refusal.status, code=refusal.code, reason=refusal.message)
        retry = {} if refusal.retry_after_s is None else {"Retry-After": str(refusal.retry_after_s)}
        if request.url.path.startswith(_PROGRAM_PATHS):
            body = {"code": refusal.code, "message": refusal.message, **refusal.more}
            return Response(exact_json.encode(body), refusal.status, retry, "application/json")
        page = self._pages.refusal_page(request, refusal)
        page.headers.update(retry)
        return page

    def _unavailable(self, request: Request, error: Exception) -> Response:
        _LOG.info("Database unavailable", error=str(error))
        return self._refuse(request, unavailable())

    def _bad_value(self, request: Request, error: Exception) -> Response:
        return self._refuse(request, bad_request(f"a value that cannot be kept: {error}"))

    def _http_error(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        answer = self._refuse(request, RequestRefused(status, _HTTP_CODES.get(status, "http_error"), str(error)))
        if isinstance(error, HTTPException) and error.headers:
            answer.headers.update(error.headers)
        return answer
