"""What asks for keys in headers in OpenAPI: the gateway, payout v2 and identity; their shapes and rows of errors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from paydesk.sandbox.errors import Row
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.service import COMMON_ROWS, OPERATIONS, WRITE_ROWS, WRITES
from paydesk.sandbox.identity.oauth import RULES as IDENTITY_RULES
from paydesk.sandbox.key_auth import KeyOperation, Rules
from paydesk.sandbox.openapi.parts import (
    KEYS,
    REQUEST_ID,
    TEXT,
    Doc,
    Schemas,
    Told,
    answers,
    body,
    limits,
    operation_id,
    path_parameters,
    response,
)
from paydesk.sandbox.schemas import Shape
from paydesk.sandbox.verification.v2 import RULES as V2_RULES

GATEWAY: Final = "gateway"
V2: Final = "payout v2"
IDENTITY: Final = "identity"
_KEY: Final = {
    "name": "x-idempotency-key",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "the first answer for a key is given again to the same request",
}
_VERSION: Final[Doc] = {"x-api-version": {"required": True, **TEXT}}
HEADERS: Final[Doc] = {**_VERSION, **limits("seconds to wait")}
GATEWAY_HEADERS: Final[Doc] = {
    **_VERSION,
    "x-request-id": {"required": True, "schema": {"type": "string", "minLength": 1}},
    "x-idempotency-key": {"required": True, **TEXT},
    "x-idempotency-replayed": {"required": True, "schema": {"type": "string", "enum": ["true", "false"]}},
    **{name: {"required": True, **each} for name, each in limits("seconds to wait; 0 when none").items()},
}


def paths(schemas: Schemas) -> dict[str, Doc]:
    """The paths of all three."""
    found: dict[str, Doc] = {}
    for each in OPERATIONS:
        writes = each.method in WRITES
        rows = (*COMMON_ROWS, *(WRITE_ROWS if writes else ()), *each.rows)
        operation = _operation(each, GATEWAY, schemas, GATEWAY_HEADERS, [*_told(rows), *_broken(each.takes)])
        operation["parameters"] = [
            _version("2025-01-01", required=True),
            REQUEST_ID,
            *([_KEY] if writes else []),
            *path_parameters(each.path),
        ]
        found.setdefault(each.path, {})[each.method.lower()] = operation
    for tag, rules in ((V2, V2_RULES), (IDENTITY, IDENTITY_RULES)):
        found |= {each.path: {"post": _of_rules(each, tag, rules, schemas)} for each in rules.operations}
    return found


def _of_rules(operation: KeyOperation, tag: str, rules: Rules, schemas: Schemas) -> Doc:
    found = _operation(operation, tag, schemas, HEADERS, _told((*rules.common_rows, *operation.rows)))
    found["parameters"] = [_version(rules.version or "2024-01-01", required=not rules.version), REQUEST_ID]
    return found


def _operation(operation: KeyOperation, tag: str, schemas: Schemas, headers: Doc, told: list[Told]) -> Doc:
    good = response(schemas.given(operation.gives, many=operation.many), headers, operation.means)
    found: Doc = {
        "tags": [tag],
        "operationId": operation_id(operation.method, operation.path),
        "summary": operation.means,
        "security": KEYS,
        "responses": {"200": good, **answers(told, schemas.given(shapes.ERROR), headers)},
    }
    if operation.takes is not None:
        found["requestBody"] = body(schemas.taken(operation.takes))
    return found


def _version(default: str, *, required: bool) -> Doc:
    return {
        "name": "x-api-version",
        "in": "header",
        "required": required,
        "schema": {"type": "string", "format": "date", "default": default},
        "description": "2021-05-21 or later",
    }


def _told(rows: Iterable[Row]) -> list[Told]:
    return [
        Told(row.status, row.name, {"message": row.message, "code": row.code, "type": row.type})
        for row in {row.name: row for row in rows}.values()
    ]


def _broken(shape: Shape | None) -> list[Told]:
    """What is told when a field is missing or broken: 400 with the field's name in its code."""
    found: list[Told] = []
    for field in shape.fields if shape is not None else ():
        for ending, words in (("missing", "is missing in the request"), ("invalid", "breaks its rule")):
            if ending == "invalid" or field.needed:
                code = f"{field.name}_{ending}"
                value = {"message": f"{field.name} : {words}", "code": code, "type": "invalid_request_error"}
                found.append(Told(400, code, value))
    return found
