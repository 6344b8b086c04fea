"""Where the description is: `/openapi.json`, and `/docs` for people."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from paydesk.domain import exact_json
from paydesk.sandbox.openapi.document import document
from paydesk.sandbox.openapi.page import docs_page
from paydesk.sandbox.world import World

if TYPE_CHECKING:
    from starlette.requests import Request


@dataclass(frozen=True, slots=True)
class Description:
    """The description of one sandbox; it holds nothing secret, so that everybody who reaches it may read it."""

    world: World

    def routes(self) -> list[Route]:
        """Its addresses."""
        return [
            Route("/openapi.json", self.json, methods=["GET"]),
            Route("/docs", self.docs, methods=["GET"]),
        ]

    async def json(self, _request: Request) -> Response:
        """OpenAPI 3.1."""
        return Response(_encoded(self._http_200()), media_type="application/json")

    async def docs(self, _request: Request) -> Response:
        """The page."""
        return docs_page(document(http_200=self._http_200()))

    def _http_200(self) -> bool:
        return self.world.payout_settings.http_200


@cache
def _encoded(http_200: bool) -> str:
    return exact_json.encode(_exact(document(http_200=http_200)))


def _exact(value: object) -> object:
    """The same with decimals instead of floats (the least amounts of fields)."""
    if isinstance(value, dict):
        return {name: _exact(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_exact(each) for each in value]
    return Decimal(str(value)) if isinstance(value, float) else value
