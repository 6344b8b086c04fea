"""The gateway's operations in OpenAPI: `gateway.service.OPERATIONS`, their shapes, and the rows of SPEC.md 7.1."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.service import COMMON_ROWS, OPERATIONS, WRITE_ROWS, WRITES
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.openapi.parts import Doc, Schemas, Told, answers, body, operation_id, path_parameters, response
from paydesk.sandbox.schemas import Shape

TAG: Final = "gateway"
KEYS: Final[list[Doc]] = [{"clientId": [], "clientSecret": []}]
_VERSION: Final = {
    "name": "x-api-version",
    "in": "header",
    "required": True,
    "schema": {"type": "string", "format": "date", "default": "2025-01-01"},
    "description": "2021-05-21 or later",
}
_KEY: Final = {
    "name": "x-idempotency-key",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "the first answer for a key is given again to the same request",
}
_REQUEST_ID: Final = {
    "name": "x-request-id",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "comes back in the answer",
}
_NUMBER: Final = {"required": True, "schema": {"type": "string", "pattern": "^[0-9]+$"}}
_TEXT: Final = {"required": True, "schema": {"type": "string"}}
HEADERS: Final[Doc] = {
    "x-api-version": _TEXT,
    "x-request-id": {"required": True, "schema": {"type": "string", "minLength": 1}},
    "x-idempotency-key": _TEXT,
    "x-idempotency-replayed": {"required": True, "schema": {"type": "string", "enum": ["true", "false"]}},
    "x-ratelimit-limit": _NUMBER,
    "x-ratelimit-remaining": _NUMBER,
    "x-ratelimit-retry": {**_NUMBER, "description": "seconds to wait; 0 when none"},
    "x-ratelimit-type": _TEXT,
}


def paths(schemas: Schemas) -> dict[str, Doc]:
    """The paths of the gateway."""
    found: dict[str, Doc] = {}
    for each in OPERATIONS:
        found.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas)
    return found


def _operation(operation: KeyOperation, schemas: Schemas) -> Doc:
    writes = operation.method in WRITES
    parameters = [_VERSION, _REQUEST_ID, *([_KEY] if writes else []), *path_parameters(operation.path)]
    good = response(schemas.given(operation.gives, many=operation.many), HEADERS, operation.means)
    found: Doc = {
        "tags": [TAG],
        "operationId": operation_id(operation.method, operation.path),
        "summary": operation.means,
        "security": KEYS,
        "parameters": parameters,
    }
    if operation.takes is not None:
        found["requestBody"] = body(schemas.taken(operation.takes))
    found["responses"] = {"200": good, **answers(_told(operation), schemas.given(shapes.ERROR), HEADERS)}
    return found


def _told(operation: KeyOperation) -> list[Told]:
    rows = dict.fromkeys([*COMMON_ROWS, *(WRITE_ROWS if operation.method in WRITES else ()), *operation.rows])
    found = [Told(row.status, row.name, {"message": row.message, "code": row.code, "type": row.type}) for row in rows]
    return [*found, *_fields(operation.takes)] if operation.takes is not None else found


def _fields(shape: Shape) -> list[Told]:
    """What is told when a field is missing or broken: 400 with the field's name in its code."""
    found: list[Told] = []
    for field in shape.fields:
        for ending, words in (("missing", "is missing in the request"), ("invalid", "breaks its rule")):
            if ending == "invalid" or field.needed:
                code = f"{field.name}_{ending}"
                value = {"message": f"{field.name} : {words}", "code": code, "type": "invalid_request_error"}
                found.append(Told(400, code, value))
    return found
