"""The whole description, OpenAPI 3.1, and where it is: `/openapi.json`, and `/docs` for people."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING, Final

from starlette.responses import Response
from starlette.routing import Route

from paydesk.domain import exact_json
from paydesk.sandbox.openapi import controls, key_auth, payouts
from paydesk.sandbox.openapi.page import docs_page
from paydesk.sandbox.openapi.parts import Doc, Schemas
from paydesk.sandbox.world import World
from paydesk.version import __version__

if TYPE_CHECKING:
    from starlette.requests import Request

_ABOUT: Final = (
    "The whole service, offline, with memory. This description is made from the tables that the sandbox itself checks "
    "and answers with; each example of an answer is a row of errors and can be got."
)
_TAGS: Final = {
    key_auth.GATEWAY: "Orders, payments, terminals: keys in headers",
    payouts.TAG: "Transfers, loans, links, beneficiaries: a bearer token from /payout/v1/authorize",
    key_auth.V2: "Payout v2: keys in headers",
    key_auth.IDENTITY: "A session, a person's consent, and the exchange of its code: keys in headers",
    controls.TAG: "The sandbox itself: faults, clock, the pretend phone. Not part of the service",
    controls.PAGES: "What a customer sees",
}
_SECURITY: Final = {
    "clientId": {"type": "apiKey", "in": "header", "name": "x-client-id"},
    "clientSecret": {"type": "apiKey", "in": "header", "name": "x-client-secret"},
    "bearer": {"type": "http", "scheme": "bearer"},
}


def document(*, http_200: bool = False) -> Doc:
    """The description as things are set: with `http_200` errors of the payout side come with HTTP 200."""
    schemas = Schemas()
    paths = {
        **key_auth.paths(schemas),
        **payouts.paths(schemas, http_200=http_200),
        **controls.paths(schemas),
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paydesk sandbox", "version": __version__, "description": _ABOUT},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": words} for name, words in _TAGS.items()],
        "paths": paths,
        "components": {"schemas": schemas.named, "securitySchemes": _SECURITY},
    }


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
