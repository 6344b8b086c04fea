"""OpenAPI description of the services: operations, shapes, and the rows of docs/service.md#errors.

Gateway, payout v2 and identity are authenticated by keys in headers, payout v1 by a bearer token.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from paydesk.sandbox.errors import ErrorRow
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.service import COMMON_ROWS, OPERATIONS, WRITE_METHODS, WRITE_ROWS
from paydesk.sandbox.identity import IDENTITY_SERVICE
from paydesk.sandbox.key_auth import KeyOperation, ServiceDefinition
from paydesk.sandbox.payout.call import PayoutOperation, PayoutRow, error_row
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUT_OPERATIONS
from paydesk.sandbox.payout.service import common_rows
from paydesk.sandbox.payout.v2 import PAYOUT_V2_SERVICE
from paydesk.sandbox.schemas import ENVELOPE, OBJECT, BodyShape, FieldRule

Doc: TypeAlias = dict[str, Any]

JSON_TYPE: Final = "application/json"
_PATH_PART: Final = re.compile(r"\{(\w+)\}", re.ASCII)
KEYS: Final[list[Doc]] = [{"clientId": [], "clientSecret": []}]
REQUEST_ID: Final = {
    "name": "x-request-id",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "comes back in the answer",
}
TEXT: Final[Doc] = {"schema": {"type": "string"}}
NUMBER: Final[Doc] = {"schema": {"type": "string", "pattern": "^[0-9]+$"}}


@dataclass(frozen=True, slots=True)
class ExampleReply:
    """One example of an answer: HTTP status, name, body."""

    http: int
    name: str
    body: Mapping[str, Any]


class SchemaRegistry:
    """The schemas of a document by name, so that each is described once and referred to."""

    def __init__(self) -> None:
        self.by_name: dict[str, Doc] = {}

    def request_ref(self, shape: BodyShape) -> Doc:
        """Return a reference to the schema of a request, which allows additional fields."""
        return self._known(shape.name, shape.json_schema())

    def response_ref(self, shape: BodyShape, *, is_list: bool = False) -> Doc:
        """Return a reference to the schema of an answer, or of a list of them, without additional fields."""
        found = self._known(shape.name, close_schema(shape.json_schema()))
        return {"type": "array", "items": found} if is_list else found

    def _known(self, name: str, schema: Doc) -> Doc:
        if self.by_name.setdefault(name, schema) != schema:
            raise ValueError(f"two shapes are called {name}")
        return {"$ref": f"#/components/schemas/{name}"}


def close_schema(schema: Doc) -> Doc:
    """Return a schema that allows no additional fields at any level."""
    found = {name: close_schema(value) if isinstance(value, dict) else value for name, value in schema.items()}
    if "properties" in found:
        found["additionalProperties"] = False
    return found


def request_body(schema: Doc, content_type: str = JSON_TYPE) -> Doc:
    """Return the description of a required body."""
    return {"required": True, "content": {content_type: {"schema": schema}}}


def path_parameters(path: str) -> list[Doc]:
    """Return the parameters in a path."""
    one = {"type": "string", "minLength": 1, "maxLength": 100}
    return [{"name": name, "in": "path", "required": True, "schema": one} for name in _PATH_PART.findall(path)]


def query_parameters(shape: BodyShape) -> list[Doc]:
    """Return the parameters of a query."""
    return [
        {"name": each.name, "in": "query", "required": each.required, "schema": each.json_schema()}
        for each in shape.fields
    ]


def build_responses(examples: Iterable[ExampleReply], schema: Doc, headers: Doc) -> dict[str, Doc]:
    """Return the responses by HTTP status, all of one schema, with each row as an example."""
    found: dict[str, Doc] = {}
    for each in examples:
        content = found.setdefault(str(each.http), build_response(schema, headers))["content"][JSON_TYPE]
        content.setdefault("examples", {}).setdefault(each.name, {"value": dict(each.body)})
    for answer in found.values():
        answer["description"] = "; ".join(dict.fromkeys(_messages(answer["content"][JSON_TYPE]["examples"])))
    return dict(sorted(found.items()))


def build_response(schema: Doc, headers: Doc, description: str = "") -> Doc:
    """Return one response with a JSON body."""
    found: Doc = {"description": description, "content": {JSON_TYPE: {"schema": schema}}}
    return found | ({"headers": headers} if headers else {})


def _messages(examples: Mapping[str, Doc]) -> list[str]:
    return [str(each["value"].get("message", name)) for name, each in examples.items()]


def operation_id(method: str, path: str) -> str:
    """Return a unique name of an operation."""
    return "_".join([method.lower(), *re.findall(r"\w+", path.replace(".", "_"))])


def rate_limit_headers(wait: str) -> Doc:
    """Return the headers of a rate limit; `wait` describes the waiting time."""
    return {
        "x-ratelimit-limit": NUMBER,
        "x-ratelimit-remaining": NUMBER,
        "x-ratelimit-retry": {**NUMBER, "description": wait},
        "x-ratelimit-type": TEXT,
    }


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
HEADERS: Final[Doc] = {**_VERSION, **rate_limit_headers("seconds to wait")}
GATEWAY_HEADERS: Final[Doc] = {
    **_VERSION,
    "x-request-id": {"required": True, "schema": {"type": "string", "minLength": 1}},
    "x-idempotency-key": {"required": True, **TEXT},
    "x-idempotency-replayed": {"required": True, "schema": {"type": "string", "enum": ["true", "false"]}},
    **{name: {"required": True, **each} for name, each in rate_limit_headers("seconds to wait; 0 when none").items()},
}


def key_auth_paths(schemas: SchemaRegistry) -> dict[str, Doc]:
    """Return the paths of gateway, payout v2 and identity."""
    found: dict[str, Doc] = {}
    for each in OPERATIONS:
        writes = each.method in WRITE_METHODS
        rows = (*COMMON_ROWS, *(WRITE_ROWS if writes else ()), *each.rows)
        operation = _operation(
            each, GATEWAY, schemas, GATEWAY_HEADERS, [*_row_examples(rows), *_field_examples(each.request_shape)]
        )
        operation["parameters"] = [
            _version("2026-01-01", required=True),
            REQUEST_ID,
            *([_KEY] if writes else []),
            *path_parameters(each.path),
            *(query_parameters(each.request_shape) if each.request_shape is not None and not writes else []),
        ]
        found.setdefault(each.path, {})[each.method.lower()] = operation
    for tag, rules in ((V2, PAYOUT_V2_SERVICE), (IDENTITY, IDENTITY_SERVICE)):
        for each in rules.operations:
            found.setdefault(each.path, {})[each.method.lower()] = _defined_operation(each, tag, rules, schemas)
    return found


def _defined_operation(operation: KeyOperation, tag: str, rules: ServiceDefinition, schemas: SchemaRegistry) -> Doc:
    found = _operation(operation, tag, schemas, HEADERS, _row_examples((*rules.common_rows, *operation.rows)))
    found["parameters"] = [_version(rules.version or "2024-01-01", required=not rules.version), REQUEST_ID]
    if operation.request_shape is not None and operation.method in {"GET", "DELETE"}:
        found["parameters"] += query_parameters(operation.request_shape)
    return found


def _operation(
    operation: KeyOperation, tag: str, schemas: SchemaRegistry, headers: Doc, errors: list[ExampleReply]
) -> Doc:
    answer = schemas.response_ref(operation.response_shape, is_list=operation.returns_list)
    if operation.other_responses:
        answer = {"anyOf": [answer, *map(schemas.response_ref, operation.other_responses)]}
    good = build_response(answer, headers, operation.summary)
    found: Doc = {
        "tags": [tag],
        "operationId": operation_id(operation.method, operation.path),
        "summary": operation.summary,
        "security": KEYS if operation.needs_keys else [],
        "responses": {
            str(operation.status): good,
            **build_responses(errors, schemas.response_ref(shapes.ERROR), headers),
        },
    }
    if operation.request_shape is not None and operation.method not in {"GET", "DELETE"}:
        taken = [schemas.request_ref(each) for each in (operation.request_shape, *operation.other_shapes)]
        content_type = "multipart/form-data" if operation.is_form else JSON_TYPE
        found["requestBody"] = request_body(taken[0] if len(taken) == 1 else {"anyOf": taken}, content_type)
    return found


def _version(default: str, *, required: bool) -> Doc:
    return {
        "name": "x-api-version",
        "in": "header",
        "required": required,
        "schema": {"type": "string", "format": "date", "default": default},
        "description": "2021-05-21 or later",
    }


def _row_examples(rows: Iterable[ErrorRow]) -> list[ExampleReply]:
    return [
        ExampleReply(row.status, row.name, {"message": row.message, "code": row.code, "type": row.type})
        for row in {row.name: row for row in rows}.values()
    ]


def _field_examples(shape: BodyShape | None) -> list[ExampleReply]:
    """Return the errors of absent and invalid fields: 400 with the field's name in the code."""
    found: list[ExampleReply] = []
    for field in shape.fields if shape is not None else ():
        for ending, text in (("missing", "is missing in the request"), ("invalid", "breaks its rule")):
            if ending == "invalid" or field.required:
                code = f"{field.name}_{ending}"
                value = {"message": f"{field.name} : {text}", "code": code, "type": "invalid_request_error"}
                found.append(ExampleReply(400, code, value))
    return found


PAYOUT: Final = "payout"
_BEARER: Final[list[Doc]] = [{"bearer": []}]
_DONE: Final = PayoutRow("", "done", "200", "SUCCESS", "done")
_LIMITED: Final = rate_limit_headers("seconds to wait")
_SIGNATURE: Final = {
    "name": "X-Cf-Signature",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 2000},
    "description": "stands for an allowed address: base64 of what a public key made",
}


def payout_paths(schemas: SchemaRegistry, *, http_200: bool) -> dict[str, Doc]:
    """Return the paths of payout v1.

    Args:
        http_200: Errors come with HTTP 200 (a setting).
    """
    found: dict[str, Doc] = {}
    for each in PAYOUT_OPERATIONS:
        for path in each.paths:
            found.setdefault(path, {})[each.method.lower()] = _payout_operation(each, path, schemas, http_200=http_200)
    return found


def possible_rows(operation: PayoutOperation) -> list[PayoutRow]:
    """Return all rows that an operation may answer with, successes first."""
    rows = [*operation.rows, *common_rows(operation), *_payout_field_rows(operation.request_shape)]
    good = [each for each in rows if each.status not in {"ERROR", "FAILURE"}]
    return list(dict.fromkeys([*(good or [_DONE]), *rows]))


def _payout_operation(operation: PayoutOperation, path: str, schemas: SchemaRegistry, *, http_200: bool) -> Doc:
    found: Doc = {
        "tags": [PAYOUT],
        "operationId": operation_id(operation.method, path),
        "summary": operation.summary,
        "security": _BEARER if operation.needs_token else KEYS,
        "parameters": [REQUEST_ID, *path_parameters(path)],
    }
    if not operation.needs_token:
        found["parameters"].append(_SIGNATURE)
    if operation.method == "GET":
        found["parameters"] += query_parameters(operation.request_shape)
    elif operation.request_shape.fields:
        found["requestBody"] = request_body(schemas.request_ref(operation.request_shape))
    found["responses"] = _responses(operation, schemas, http_200=http_200 or operation.always_200)
    return found


def _responses(operation: PayoutOperation, schemas: SchemaRegistry, *, http_200: bool) -> dict[str, Doc]:
    good = schemas.response_ref(wrap_in_envelope(operation.response_shape, operation.head))
    bad = schemas.response_ref(_error_shape(operation.head))
    by_http: dict[int, list[PayoutRow]] = {}
    for row in possible_rows(operation):
        by_http.setdefault(200 if http_200 else row.http or int(row.sub_code), []).append(row)
    found: dict[str, Doc] = {}
    for http, rows in sorted(by_http.items()):
        kinds = [good] * any(map(_is_good, rows)) + [bad] * any(not _is_good(each) for each in rows)
        schema = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
        headers = _LIMITED if any(each.sub_code == "429" for each in rows) else {}
        examples = [ExampleReply(http, each.name or _name(each), _body(each)) for each in rows]
        found |= build_responses(examples, schema, headers)
    if "200" in found and not http_200:
        found["200"]["description"] = operation.summary
        if not operation.rows or not any(map(_is_good, operation.rows)):
            found["200"]["content"][JSON_TYPE].pop("examples")  # its message is not that of a row
    return found


def _is_good(row: PayoutRow) -> bool:
    return row.status not in {"ERROR", "FAILURE"}


def wrap_in_envelope(data: BodyShape | None, head: BodyShape = ENVELOPE) -> BodyShape:
    """Return the shape of the payout envelope around `data` (docs/service.md#payout-envelope)."""
    status = FieldRule("status", choices=("SUCCESS", "PENDING"), required=True)
    inner = (FieldRule("data", OBJECT, required=True, shape=data),) if data is not None else ()
    name = data.name if data is not None else "Done" if head is ENVELOPE else head.name
    return BodyShape(f"{name}Answer", (status, *head.fields[1:], *inner))


def _error_shape(head: BodyShape) -> BodyShape:
    status = FieldRule("status", choices=("ERROR", "FAILURE"), required=True)
    more = [replace(each, required=False) for each in head.fields if each not in ENVELOPE.fields]
    name = f"{head.name}Error" if more else "PayoutError"
    return BodyShape(name, (status, *ENVELOPE.fields[1:], *more))


def _body(row: PayoutRow) -> Doc:
    return {"status": row.status, "subCode": row.sub_code, "message": row.message}


def _name(row: PayoutRow) -> str:
    return "_".join("".join(char if char.isalnum() else " " for char in row.message.lower()).split()[:6])


def _payout_field_rows(shape: BodyShape) -> list[PayoutRow]:
    """Return the errors of fields that have a message of their own; the others are rows of the operation."""
    found: list[PayoutRow] = []
    for field in shape.fields:
        faults = [field.if_wrong, *([field.if_missing] if field.required else [])]
        found += [error_row(*each) for each in faults if not isinstance(each, str) and each[1]]
        if field.shape is not None:
            found += _payout_field_rows(field.shape)
    return found
