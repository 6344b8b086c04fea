"""One call of a header-authenticated service, as its operations see it, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.headers.errors import Row
from paydesk.sandbox.payout.schemas import Shape
from paydesk.sandbox.world import World


@dataclass(frozen=True, slots=True)
class HeaderCall:
    """A request that was let in: keys and version are right, the body is a JSON object."""

    world: World
    fields: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class HeaderReply:
    """What the service answers."""

    status: int
    body: bytes

    @classmethod
    def of(cls, value: object, status: int = 200) -> HeaderReply:
        """An answer whose body is this value as JSON, numbers exact."""
        return cls(status, exact_json.encode(value).encode())

    @classmethod
    def row(cls, row: Row) -> HeaderReply:
        """The answer of an error."""
        return cls.of({"message": row.message, "code": row.code, "type": row.type}, row.status)


Handler: TypeAlias = Callable[[HeaderCall], HeaderReply]


@dataclass(frozen=True, slots=True)
class HeaderOperation:
    """One endpoint: a POST of a JSON object to `path`; class of rate limit, what it does, takes and gives."""

    path: str
    limit: str
    handler: Handler
    takes: Shape
    gives: Shape
    means: str
    rows: tuple[Row, ...]
    """What it may answer with beside 200 and the door's own rows; the broken fields are among them."""

    @property
    def name(self) -> str:
        """How the books name it."""
        return f"POST {self.path}"
