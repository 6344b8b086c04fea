"""What asks for keys in headers in OpenAPI: the operations of payout v2 and of identity, their shapes and rows."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.identity.oauth import RULES as IDENTITY_RULES
from paydesk.sandbox.key_auth import KeyOperation, Rules
from paydesk.sandbox.openapi.parts import Doc, Schemas, Told, answers, body, operation_id, response
from paydesk.sandbox.verification.v2 import RULES as V2_RULES

V2: Final = "payout v2"
IDENTITY: Final = "identity"
KEYS: Final[list[Doc]] = [{"clientId": [], "clientSecret": []}]
_REQUEST_ID: Final = {
    "name": "x-request-id",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "comes back in the answer",
}
_TEXT: Final[Doc] = {"schema": {"type": "string"}}
_NUMBER: Final[Doc] = {"schema": {"type": "string", "pattern": "^[0-9]+$"}}
HEADERS: Final[Doc] = {
    "x-api-version": {"required": True, **_TEXT},
    "x-ratelimit-limit": _NUMBER,
    "x-ratelimit-remaining": _NUMBER,
    "x-ratelimit-retry": {**_NUMBER, "description": "seconds to wait"},
    "x-ratelimit-type": _TEXT,
}


def paths(schemas: Schemas) -> dict[str, Doc]:
    """The paths of both services."""
    found: dict[str, Doc] = {}
    for tag, rules in ((V2, V2_RULES), (IDENTITY, IDENTITY_RULES)):
        for each in rules.operations:
            found[each.path] = {"post": _operation(each, tag, rules, schemas)}
    return found


def _operation(operation: KeyOperation, tag: str, rules: Rules, schemas: Schemas) -> Doc:
    rows = {row.name: row for row in (*rules.common_rows, *operation.rows)}.values()
    told = [Told(row.status, row.name, {"message": row.message, "code": row.code, "type": row.type}) for row in rows]
    good = response(schemas.given(operation.gives), HEADERS, operation.means)
    taken = {"requestBody": body(schemas.taken(operation.takes))} if operation.takes is not None else {}
    return {
        "tags": [tag],
        "operationId": operation_id("post", operation.path),
        "summary": operation.means,
        "security": KEYS,
        "parameters": [_version(rules), _REQUEST_ID],
        **taken,
        "responses": {"200": good, **answers(told, schemas.given(shapes.ERROR), HEADERS)},
    }


def _version(rules: Rules) -> Doc:
    default = rules.version or "2024-01-01"
    return {
        "name": "x-api-version",
        "in": "header",
        "required": not rules.version,
        "schema": {"type": "string", "format": "date", "default": default},
        "description": "2021-05-21 or later",
    }
