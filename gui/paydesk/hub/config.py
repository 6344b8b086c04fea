"""The configuration of a hub: one TOML file, which holds secrets and belongs to the hub's user alone."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=8)]
"""An empty one would make every signature right that anybody can compute."""


class HubConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings by the operator (docs/hub.md#configuration)."""

    database: str
    """The DSN of PostgreSQL, as libpq takes it; of several hosts the writable one is used."""
    listen_database: str = ""
    """The server itself, where `database` is a pgbouncer; "": the same."""
    shop: str = "Paydesk"
    """The name of the shop, for counters and pages."""
    gateway_secrets: tuple[Secret, ...] = ()
    """Client secrets that sign the gateway's webhooks."""
    payout_secrets: tuple[Secret, ...] = ()
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read /metrics."""
    webhook_days: Annotated[int, msgspec.Meta(ge=1, le=36_500)] = 400
    """Age at which the body of a webhook is deleted, and one of no counter leaves the list."""
    pool: int = 8
    """Connections of one process."""


class HubConfigError(Exception):
    """The file cannot be used; the text says why."""


def load_config(path: Path) -> HubConfig:
    """Read the file. Raises HubConfigError."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(found, HubConfig)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise HubConfigError(f"{path}: {error}") from error
