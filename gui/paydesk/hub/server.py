"""Serve a hub by uvicorn, until SIGTERM or SIGINT."""

from __future__ import annotations

import asyncio
import ipaddress
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

import uvicorn

from paydesk.http_connection import TimedConnection
from paydesk.hub.app import HubApp
from paydesk.hub.config import HubConfig, HubConfigError
from paydesk.hub.wire import BODY_TIMEOUT_S

if sys.platform != "win32":
    import resource

SHUTDOWN_GRACE_S: Final = 5
REQUEST_TIMEOUT_S: Final = 20.0
"""Time in which the head of a request has to come; a connection without one ends then."""


def check_address(host: str, certificate: Path | None, *, behind_proxy: bool) -> None:
    """Raise HubConfigError for plain HTTP that others on the network could read."""
    try:
        is_loopback = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        is_loopback = False
    if not (is_loopback or certificate or behind_proxy):
        raise HubConfigError("keys of counters need TLS: give --certificate and --private-key, or --behind-proxy")


class HubConnection(TimedConnection):
    """HTTP of one connection."""

    head_timeout_s: ClassVar[float] = REQUEST_TIMEOUT_S
    body_timeout_s: ClassVar[float] = 2 * BODY_TIMEOUT_S
    """Longer than the patience of those that read bodies, who refuse with words."""


class HubServer(uvicorn.Server):
    """uvicorn that ends the event streams first when it closes."""

    def __init__(self, hub: HubApp, config: uvicorn.Config, ready: Callable[[int], None] | None = None) -> None:
        super().__init__(config)
        self._hub = hub
        self._tell_ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call `ready` with the port."""
        await super().startup(sockets)
        if self._tell_ready is not None and self.servers:
            self._tell_ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams: they would keep the server from closing."""
        self._hub.feed.end_all()
        await super().shutdown(sockets)


def create_server(
    config: HubConfig,
    *,
    host: str = "127.0.0.1",
    port: int = 8700,
    certificate: Path | None = None,
    private_key: Path | None = None,
    behind_proxy: str | None = None,
    ready: Callable[[int], None] | None = None,
) -> HubServer:
    """Create the server of one process; `serve` of it runs until it is told to exit. Raises HubConfigError."""
    check_address(host, certificate, behind_proxy=behind_proxy is not None)
    hub = HubApp(config)
    return HubServer(
        hub,
        uvicorn.Config(
            hub.asgi,
            host=host,
            port=port,
            http=HubConnection,
            ws="none",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=behind_proxy is not None,
            forwarded_allow_ips=behind_proxy or "",
            ssl_certfile=certificate,
            ssl_keyfile=private_key,
            timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        ),
        ready,
    )


def allow_connections() -> None:
    """Let this process have as many connections as the system allows it; many systems begin with 1,024."""
    if sys.platform != "win32":
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))


def run_server(server: HubServer) -> None:
    """Run it in this process."""
    allow_connections()
    signal.signal(signal.SIGTERM, server.handle_exit)
    asyncio.run(server.serve())
