"""The complete API description at `/openapi.json`, and its page at `/docs`, which has no script."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paydesk.domain import exact_json
from paydesk.sandbox.openapi import controls
from paydesk.sandbox.openapi.services import (
    GATEWAY,
    IDENTITY,
    JSON_TYPE,
    PAYOUT,
    V2,
    Doc,
    SchemaRegistry,
    key_auth_paths,
    payout_paths,
)
from paydesk.sandbox.pages.html import Markup, fill, join, render_page
from paydesk.sandbox.world import World
from paydesk.version import __version__

_ABOUT: Final = (
    "The whole service, offline, with memory. This description is made from the tables that the sandbox itself checks "
    "and answers with; each example of an answer is a row of errors and can be got."
)
_TAGS: Final = {
    GATEWAY: "Orders, payments, terminals: keys in headers",
    PAYOUT: "Transfers, loans, links, beneficiaries: a bearer token from /payout/v1/authorize",
    V2: "Payout v2: keys in headers",
    IDENTITY: "A session, a person's consent, and the exchange of its code: keys in headers",
    controls.TAG: "The sandbox itself: faults, clock, the pretend phone. Not part of the service",
    controls.PAGES: "What a customer sees",
}
_SECURITY: Final = {
    "clientId": {"type": "apiKey", "in": "header", "name": "x-client-id"},
    "clientSecret": {"type": "apiKey", "in": "header", "name": "x-client-secret"},
    "bearer": {"type": "http", "scheme": "bearer"},
}


def build_document(*, http_200: bool = False) -> Doc:
    """Build the description.

    Args:
        http_200: Errors of the payout side come with HTTP 200 (a setting).
    """
    schemas = SchemaRegistry()
    paths = {
        **key_auth_paths(schemas),
        **payout_paths(schemas, http_200=http_200),
        **controls.paths(schemas),
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paydesk sandbox", "version": __version__, "description": _ABOUT},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in _TAGS.items()],
        "paths": paths,
        "components": {"schemas": schemas.by_name, "securitySchemes": _SECURITY},
    }


@dataclass(frozen=True, slots=True)
class DescriptionPages:
    """Endpoints of the description. It contains nothing secret, so that everybody may read it."""

    world: World

    def routes(self) -> list[Route]:
        return [
            Route("/openapi.json", self.json, methods=["GET"]),
            Route("/docs", self.docs, methods=["GET"]),
        ]

    async def json(self, _request: Request) -> Response:
        return Response(_encoded(self._http_200()), media_type="application/json")

    async def docs(self, _request: Request) -> Response:
        return render_docs(build_document(http_200=self._http_200()))

    def _http_200(self) -> bool:
        return self.world.payout_settings.http_200


@cache
def _encoded(http_200: bool) -> str:
    return exact_json.encode(_exact(build_document(http_200=http_200)))


def _exact(value: object) -> object:
    """Replace floats (minimum amounts of fields) by decimals."""
    if isinstance(value, dict):
        return {name: _exact(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_exact(each) for each in value]
    return Decimal(str(value)) if isinstance(value, float) else value


_BODY: Final = Template(
    """<main class="wide"><h1>$title $version</h1><p>$about</p>
<p class="row"><a class="button" href="/openapi.json">openapi.json</a><a class="button" href="/">Front page</a></p>
<section class="card"><h1>Contents</h1><table><tbody>$contents</tbody></table></section>$sections</main>"""
)
_CONTENT: Final = Template("""<tr><th scope="row"><a href="#$anchor"><code>$name</code></a></th><td>$means</td></tr>""")
_GROUP: Final = Template("""<h1>$name</h1><p class="note">$text</p>""")
_OPERATION: Final = Template(
    """<section class="card" id="$anchor"><h1><code>$name</code></h1><p class="note">$means</p>$parts</section>"""
)
_TABLE: Final = Template("""<h2>$title</h2><table><tbody>$rows</tbody></table>""")
_ROW: Final = Template("""<tr><th scope="row"><code>$name</code></th><td>$kind</td><td>$text</td></tr>""")
_ANSWER: Final = Template("""<tr><th scope="row">$status</th><td><code>$name</code></td><td>$text</td></tr>""")


def render_docs(document: Doc) -> Response:
    """Render the page of a description."""
    contents, sections = [], []
    for tag in document["tags"]:
        sections.append(fill(_GROUP, name=tag["name"], text=tag["description"]))
        for name, operation in _operations(document, tag["name"]):
            names = {"anchor": operation["operationId"], "name": name, "means": operation["summary"]}
            contents.append(fill(_CONTENT, **names))
            sections.append(fill(_OPERATION, **names, parts=_parts(document, operation)))
    info = document["info"]
    body = fill(
        _BODY,
        title=info["title"],
        version=info["version"],
        about=info["description"],
        contents=join(contents),
        sections=join(sections),
    )
    return render_page(f"{info['title']}: the API", body)


def _operations(document: Doc, tag: str) -> list[tuple[str, Doc]]:
    return [
        (f"{method.upper()} {path}", operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if tag in operation["tags"]
    ]


def _parts(document: Doc, operation: Doc) -> Markup:
    parameters = [_parameter(each) for each in operation.get("parameters", ())]
    parts = [fill(_TABLE, title="Parameters", rows=join(parameters))] if parameters else []
    if "requestBody" in operation:
        (body,) = operation["requestBody"]["content"].values()
        schema = _resolved(document, body["schema"])
        parts.append(fill(_TABLE, title="Body", rows=join(_fields(schema))))
    return join([*parts, fill(_TABLE, title="Answers", rows=join(_answers(document, operation)))])


def _parameter(parameter: Doc) -> Markup:
    text = _describe(parameter["schema"], needed=parameter.get("required", False))
    return fill(_ROW, name=parameter["name"], kind=parameter["in"], text=text)


def _answers(document: Doc, operation: Doc) -> list[Markup]:
    rows: list[Markup] = []
    for status, answer in operation["responses"].items():
        content = answer.get("content", {}).get(JSON_TYPE, {})
        schema = _resolved(document, content.get("schema", {}))
        examples = content.get("examples", {})
        if status == "200":
            names = ", ".join(schema.get("properties", {}).get("data", schema).get("properties", {}))
            rows.append(fill(_ANSWER, status=status, name=names, text=answer["description"]))
        else:
            rows += [
                fill(_ANSWER, status=status, name=name, text=each["value"].get("message", ""))
                for name, each in examples.items()
            ] or [fill(_ANSWER, status=status, name="", text=answer["description"])]
    return rows


def _fields(schema: Doc, above: str = "") -> list[Markup]:
    rows: list[Markup] = []
    for name, each in schema.get("properties", {}).items():
        text = _describe(each, needed=name in schema.get("required", ()))
        rows.append(fill(_ROW, name=above + name, kind=_type_name(each), text=text))
        inner = each.get("items", each)
        rows += _fields(inner, f"{above}{name}.") if "properties" in inner else []
    return rows


def _type_name(schema: Doc) -> str:
    kind = schema.get("type", "")
    return kind if isinstance(kind, str) else " or ".join(kind)


def _describe(schema: Doc, *, needed: bool) -> str:
    found = ["required"] * needed
    if schema.get("description"):
        found.append(str(schema["description"]))
    if "enum" in schema:
        found.append("one of " + ", ".join(map(str, schema["enum"])))
    if "pattern" in schema:
        found.append(f"pattern {schema['pattern']}")
    for name, text in (("minimum", "at least"), ("maximum", "at most"), ("maxLength", "characters, at most")):
        if name in schema:
            found.append(f"{text} {schema[name]}")
    return "; ".join(found)


def _resolved(document: Doc, schema: Doc) -> Doc:
    if "items" in schema:
        return _resolved(document, schema["items"])
    if "anyOf" in schema:
        return _resolved(document, schema["anyOf"][0])
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    found: Doc = document["components"]["schemas"][name] if name else schema
    return found
