"""Serves billing programs at 127.0.0.1 while any is registered; before that nothing listens, and nothing is loaded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import ClassVar, Final

import uvicorn
from starlette.types import ASGIApp

from paydesk.domain import exact_json
from paydesk.http_connection import TimedConnection
from paydesk.store import private_files
from paydesk.version import __version__

ADDRESS_FILE: Final = "billing.json"
"""File of the data folder with the address, for programs of this PC."""
_LOOPBACK: Final = "127.0.0.1"
_SHUTDOWN_GRACE_S: Final = 1
_LOG: Final = logging.getLogger("paydesk.billing")


class BillingConnection(TimedConnection):
    """A connection of a program: it sends its request at once."""

    max_connections: ClassVar[int] = 20
    head_timeout_s: ClassVar[float] = 5.0
    body_timeout_s: ClassVar[float] = 5.0


class _LoopServer(uvicorn.Server):
    """uvicorn in a loop that is not its own: it takes no signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing: the program's signals are not the server's."""
        yield


def listen(port: int, on_problem: Callable[[str], None]) -> socket.socket | None:
    """Return a socket at 127.0.0.1; None if the port is taken. `on_problem` is told why, or "" for none."""
    # name the protocol: asyncio sets TCP_NODELAY (saves 40 ms an answer) only for IPPROTO_TCP
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # on Windows this would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((_LOOPBACK, port))
        listening.listen()  # now: a program may call as soon as it reads the address
    except OSError as error:
        listening.close()
        _LOG.warning("Billing programs cannot be served: %s", error)
        on_problem(error.strerror or str(error))
        return None
    on_problem("")
    return listening


async def serve(app: ASGIApp, listening: socket.socket, folder: Path, on_url: Callable[[str], None]) -> None:
    """Serve until cancelled; the address stands in `ADDRESS_FILE` meanwhile."""
    url = f"http://{_LOOPBACK}:{listening.getsockname()[1]}"
    server = _LoopServer(
        uvicorn.Config(
            app,
            http=BillingConnection,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=_SHUTDOWN_GRACE_S,
        )
    )
    address = folder / ADDRESS_FILE
    serving = asyncio.create_task(server.serve([listening]))
    try:
        _write_address(address, {"url": url, "pid": os.getpid(), "version": __version__})
        on_url(url)
        await asyncio.shield(serving)
    finally:
        on_url("")
        server.should_exit = True
        try:
            await serving
        finally:
            address.unlink(missing_ok=True)


def _write_address(path: Path, content: Mapping[str, exact_json.Json]) -> None:
    try:
        private_files.replace(path, exact_json.encode(content).encode(), durable=False)
    except OSError as error:
        _LOG.warning("The address for billing programs could not be written: %s", error)
