"""Options of a sandbox that runs as a process of its own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """Options of a process; `paydesk sandbox --help` says what each does."""

    port: int = 0
    """0 picks a free one; with a `data` file the last one, if it is free."""
    data: Path | None = None
    seed: str | None = None
    now_ms: int | None = None
    """Time at which the clock stands (ms since 1970); None for this PC's time."""
    preload: Path | None = None
    """JSON file of what there is at the start, unless the data file has orders."""
    tls: Path | None = None
    """Folder of the made authority; None: plain http."""
    names: tuple[str, ...] = ()
    """Host names of the certificate, beside this PC's."""
    plain_port: int | None = None
    """With `tls`: port that is served without it, too; 0 picks a free one."""
    unix: Path | None = None
    """Unix socket that is served, too, without TLS."""
    merchants: int = 1
    """Number of merchants, each with keys and records of its own."""
    http_200: bool = False
    """Errors of payouts v1 come with HTTP 200."""
    lan: bool = False
    """Let phones on the same network open the payment pages."""
    parent_pipe: bool = False
    webhooks_anywhere: bool = False
    """Send webhooks to other machines, too."""
    log: bool = False
    """Write a line for each request to stderr."""
