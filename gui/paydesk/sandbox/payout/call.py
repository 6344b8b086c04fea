"""One call of the payout side, as the operations see it, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.payout.auth import Account
from paydesk.sandbox.payout.rows import ROWS, Said
from paydesk.sandbox.payout.schemas import Shape
from paydesk.sandbox.world import World

SUCCESS: Final = "SUCCESS"
ERROR: Final = "ERROR"
FAILURE: Final = "FAILURE"
"""The fourth status word, of one-escrow internal transfers (SERVICE-FACTS 4.10)."""


class PayoutError(Exception):
    """An answer that is no success: `status`, `sub_code`, `message`; `http` where it is not the subCode."""

    def __init__(self, sub_code: str, message: str, *, status: str = ERROR, http: int | None = None) -> None:
        self.status, self.sub_code, self.message = status, sub_code, message
        self.http = http if http is not None else int(sub_code)
        super().__init__(f"{sub_code} {message}")

    @classmethod
    def of(cls, said: Said) -> PayoutError:
        """The error of a row."""
        return cls(said.sub_code, said.message, status=said.status, http=said.http)

    @classmethod
    def row(cls, area: str, name: str) -> PayoutError:
        """The error of a row by its name (`rows.ROWS`)."""
        return cls.of(ROWS[area][name])


@dataclass(frozen=True, slots=True)
class Call:
    """A request that was let in. `fields` is the body of a POST or the query of a GET; `peer` the caller's address."""

    world: World
    path: Mapping[str, str]
    fields: Mapping[str, Json]
    account: Account | None
    headers: Mapping[bytes, bytes] = field(repr=False)
    peer: str = ""

    @property
    def version(self) -> str:
        """`v1`, `v1.1` or `v1.2`."""
        return self.path.get("version", "v1")


@dataclass(frozen=True, slots=True)
class Reply:
    """What the service answers."""

    http: int
    body: bytes

    @classmethod
    def envelope(
        cls, sub_code: str, message: str, data: object = None, *, status: str = SUCCESS, http: int | None = None
    ) -> Reply:
        """The payout envelope (SPEC.md 2.4); without `data` when it is None."""
        value: dict[str, object] = {"status": status, "subCode": sub_code, "message": message}
        if data is not None:
            value["data"] = data
        return cls(http if http is not None else int(sub_code), exact_json.encode(value).encode())

    @classmethod
    def said(cls, said: Said, data: object = None) -> Reply:
        """The answer of a row."""
        return cls.envelope(said.sub_code, said.message, data, status=said.status)


Handler: TypeAlias = Callable[[Call], Reply]


@dataclass(frozen=True, slots=True)
class Operation:
    """One endpoint: method, versions and path (`{name}` stands for one part), what it takes, gives and does."""

    method: str
    versions: tuple[str, ...]
    path: str
    handler: Handler
    takes: Shape
    gives: Shape | None
    """The shape of `data`; None when there is none."""
    limit: str
    means: str
    area: str = "direct_transfer"
    """Whose words a caller without a valid token is told (`rows.ROWS`)."""
    feature: str = ""
    """What must be enabled for the account (`settings.FEATURES`); empty: nothing."""
    token: bool = True
    """Whether it asks for a bearer token."""
    says: tuple[Said, ...] = ()
    """What it may say, beside 200, the door's own words and those of broken fields."""
    always_200: bool = False
    """Whether HTTP 200 stands around everything that it says (SPEC.md 4.6)."""

    @property
    def paths(self) -> tuple[str, ...]:
        """Its whole addresses."""
        return tuple(f"/payout/{version}/{self.path}" for version in self.versions)
