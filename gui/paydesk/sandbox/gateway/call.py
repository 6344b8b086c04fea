"""One call of the gateway, as the operations see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.payout.schemas import Shape
from paydesk.sandbox.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """A request that was let in: keys and version are right, the body is JSON (None where there was none)."""

    world: World
    path: Mapping[str, str]
    body: Json
    version: str
    query: str = ""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the service answers."""

    status: int
    body: bytes
    headers: tuple[tuple[bytes, bytes], ...] = field(default=())

    @classmethod
    def of(cls, value: object, status: int = 200) -> Reply:
        """An answer whose body is this value as JSON, numbers exact."""
        return cls(status, exact_json.encode(value).encode())


FAILURE: Final = "paydesk.failure"
"""The key of a request's ASGI scope under which a fault leaves a Failure for the gateway."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An answer that the service itself gives instead of the true one, before the work was done or after it.

    It is given behind the door: keys and limits come first, and an idempotency key keeps it (SERVICE-FACTS 1.5).
    """

    reply: Reply
    after_work: bool


Handler: TypeAlias = Callable[[Call], Reply]


@dataclass(frozen=True, slots=True)
class Operation:
    """One endpoint: method, path (`{name}` stands for one part), class of rate limit, what it does, takes and gives."""

    method: str
    path: str
    limit: str
    handler: Handler
    takes: Shape | None
    """The shape of the body; None when it has none."""
    gives: Shape
    means: str
    rows: tuple[str, ...] = ()
    """The rows (`errors.ROWS`) that it may answer with, beside those of the door and of broken fields."""
    many: bool = False
    """Whether it gives a bare list of them."""

    @property
    def name(self) -> str:
        """How the books name it."""
        return f"{self.method} {self.path}"
