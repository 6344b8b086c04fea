"""The whole description: OpenAPI 3.1, as `/openapi.json` gives it."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.openapi import controls, gateway, headers, payouts
from paydesk.sandbox.openapi.parts import Doc, Schemas
from paydesk.version import __version__

_ABOUT: Final = (
    "The whole service, offline, with memory. This description is made from the tables that the sandbox itself checks "
    "and answers with; each example of an answer is a row of errors and can be got."
)
_TAGS: Final = {
    gateway.TAG: "Orders, payments, terminals: keys in headers",
    payouts.TAG: "Transfers, loans, links, beneficiaries: a bearer token from /payout/v1/authorize",
    headers.V2: "Payout v2: keys in headers",
    headers.IDENTITY: "A session, a person's consent, and the exchange of its code: keys in headers",
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
        **gateway.paths(schemas),
        **payouts.paths(schemas, http_200=http_200),
        **headers.paths(schemas),
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
