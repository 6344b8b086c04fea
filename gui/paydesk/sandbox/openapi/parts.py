"""Pieces of an OpenAPI 3.1 document, made from declared shapes and rows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from paydesk.sandbox.schemas import Field, Shape

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
class Told:
    """One answer that is told by a row: HTTP status, a name for it, its body."""

    http: int
    name: str
    body: Mapping[str, Any]


class Schemas:
    """The schemas of a document by name: each is described once and referred to."""

    def __init__(self) -> None:
        self.named: dict[str, Doc] = {}

    def taken(self, shape: Shape) -> Doc:
        """A reference to the shape of a request; fields that it does not name may be there."""
        return self._known(shape.name, shape.json_schema())

    def given(self, shape: Shape, *, many: bool = False) -> Doc:
        """A reference to the shape of an answer, or of a list of them: it has the fields named and no others."""
        found = self._known(shape.name, closed(shape.json_schema()))
        return {"type": "array", "items": found} if many else found

    def _known(self, name: str, schema: Doc) -> Doc:
        if self.named.setdefault(name, schema) != schema:
            raise ValueError(f"two shapes are called {name}")
        return {"$ref": f"#/components/schemas/{name}"}


def closed(schema: Doc) -> Doc:
    """The schema of an object that has no other fields than those it names, all the way down."""
    found = {name: closed(value) if isinstance(value, dict) else value for name, value in schema.items()}
    if "properties" in found:
        found["additionalProperties"] = False
    return found


def body(schema: Doc) -> Doc:
    """A JSON body that is needed."""
    return {"required": True, "content": {JSON_TYPE: {"schema": schema}}}


def path_parameters(path: str) -> list[Doc]:
    """The parameters that a path names."""
    one = {"type": "string", "minLength": 1, "maxLength": 100}
    return [{"name": name, "in": "path", "required": True, "schema": one} for name in _PATH_PART.findall(path)]


def query_parameters(fields: Iterable[Field]) -> list[Doc]:
    """The fields of a query."""
    return [
        {"name": each.name, "in": "query", "required": each.needed, "schema": each.json_schema()} for each in fields
    ]


def answers(told: Iterable[Told], schema: Doc, headers: Doc) -> dict[str, Doc]:
    """The responses of rows by HTTP status, all of one schema, each row an example."""
    found: dict[str, Doc] = {}
    for each in told:
        content = found.setdefault(str(each.http), response(schema, headers))["content"][JSON_TYPE]
        content.setdefault("examples", {}).setdefault(each.name, {"value": dict(each.body)})
    for answer in found.values():
        answer["description"] = "; ".join(dict.fromkeys(_words(answer["content"][JSON_TYPE]["examples"])))
    return dict(sorted(found.items()))


def response(schema: Doc, headers: Doc, description: str = "") -> Doc:
    """One response with a JSON body."""
    found: Doc = {"description": description, "content": {JSON_TYPE: {"schema": schema}}}
    return found | ({"headers": headers} if headers else {})


def _words(examples: Mapping[str, Doc]) -> list[str]:
    return [str(each["value"].get("message", name)) for name, each in examples.items()]


def operation_id(method: str, path: str) -> str:
    """A name for an operation that no other one has."""
    return "_".join([method.lower(), *re.findall(r"\w+", path.replace(".", "_"))])


def limits(wait: str) -> Doc:
    """The headers that tell of a rate limit; `wait` says what the number to wait means."""
    return {
        "x-ratelimit-limit": NUMBER,
        "x-ratelimit-remaining": NUMBER,
        "x-ratelimit-retry": {**NUMBER, "description": wait},
        "x-ratelimit-type": TEXT,
    }
