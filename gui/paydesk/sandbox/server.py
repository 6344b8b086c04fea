"""Servers of the sandbox: `serve` runs it as a process of its own, `Running` in a thread of a test.

The web server is uvicorn, with connections that faults can reach, and a shutdown that does not wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeAlias, TypeVar

import uvicorn
from starlette.types import ASGIApp

from paydesk.sandbox.app import build_app
from paydesk.sandbox.connection import HttpConnection
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.control.preload import preload_file
from paydesk.sandbox.listening import (
    LOOPBACK,
    find_lan_host,
    listen_at,
    listen_at_ipv6,
    listen_at_unix,
    listen_or_free_port,
    port_of,
)
from paydesk.sandbox.merchants import Merchant, MerchantRouter
from paydesk.sandbox.server_options import ServerOptions
from paydesk.sandbox.settings import SettingError
from paydesk.sandbox.webhooks.delivery import WebhookDelivery
from paydesk.sandbox.world import SHOP_VPA, World

_START_TIMEOUT_S: Final = 30.0
_NETWORK_POLL_S: Final = 5.0
"""Seconds between checks of this PC's network address."""

T = TypeVar("T")
Certificate: TypeAlias = tuple[Path, Path]
"""Files of a certificate with its chain, and of its key."""


def serve(options: ServerOptions) -> int:
    """Serve until SIGTERM or SIGINT, or with `parent_pipe` until stdin ends; return the exit code.

    The first line on stdout is a JSON object: url, client_id, client_secret, payment_payee, payments_url, lan, and
    what the options add.
    """
    lan = options.lan
    try:
        worlds = [_open_world(options, number) for number in range(1, options.merchants + 1)]
        world = worlds[0]
        if options.preload is not None and not world.orders:
            preload_file(world, options.preload)
        sockets = _open_sockets(options, world.info.port)
        listening = sockets.service[0]
        world.save_port(port_of(listening))
        certificate = None if options.tls is None else _make_certificate(options.tls, options.names)
    except (OSError, SettingError, ValueError, ImportError) as fault:
        sys.stderr.write(f"paydesk sandbox: {getattr(fault, 'strerror', None) or fault}\n")
        return 1
    if world.data_moved_to is not None:
        sys.stderr.write(f"paydesk sandbox: the data file could not be read; it is now {world.data_moved_to.name}\n")
    lan_host = find_lan_host() if lan else ""
    if lan and not lan_host:
        sys.stderr.write("paydesk sandbox: this PC has no network; phones cannot reach it\n")
    elif lan:
        sys.stderr.write(
            f"paydesk sandbox: phones on this network can open the payment pages of http://{lan_host}:{port_of(listening)}\n"
        )
    try:
        asyncio.run(_serve(worlds, sockets, lan_host, options, certificate))
    finally:
        if options.unix is not None:
            options.unix.unlink(missing_ok=True)
        for each in worlds:
            each.close()
    return 0


def _open_world(options: ServerOptions, number: int) -> World:
    """Return the state of a merchant, whose seed and data file are its own after the first one. Raises OSError."""
    seed, data = options.seed, options.data
    if number > 1:
        seed = None if seed is None else f"{seed}/{number}"
        data = None if data is None else data.with_name(f"{data.name}.{number}")
    world = World(seed, data)
    world.webhooks_anywhere, world.log_requests = options.webhooks_anywhere, options.log
    world.begin(options.now_ms, http_200=options.http_200)
    return world


@dataclass(slots=True)
class Sockets:
    """Sockets of a process: of the service's address, and with a certificate those without it."""

    service: list[socket.socket]
    plain: list[socket.socket] = field(default_factory=list)
    plain_url: str = ""


def _open_sockets(options: ServerOptions, port_before: int) -> Sockets:
    """Listen as the options say. Raises OSError."""
    lan, port = options.lan, options.port
    first = listen_or_free_port(port_before, lan=lan) if port == 0 else listen_at(port, lan=lan)
    opened = Sockets([first, *([] if lan else listen_at_ipv6(port_of(first)))])
    if options.plain_port is not None:
        opened.plain.append(listen_at(options.plain_port, lan=False))
        opened.plain_url = f"http://{LOOPBACK}:{port_of(opened.plain[0])}"
    if options.unix is not None:
        (opened.service if options.tls is None else opened.plain).append(listen_at_unix(options.unix))
    for each in opened.plain:
        each.listen()  # a client may call before the second server runs
    return opened


def _make_certificate(folder: Path, names: tuple[str, ...]) -> Certificate:
    """Make the certificate of --tls. Raises ImportError without its library, OSError, ValueError."""
    try:
        from paydesk.sandbox.authority import make_certificate
    except ModuleNotFoundError as fault:
        raise ImportError(f"--tls needs the package {fault.name}: pip install paydesk-sandbox[tls]") from fault
    return make_certificate(folder, names)


async def _serve(
    worlds: list[World],
    sockets: Sockets,
    lan_host: str,
    options: ServerOptions,
    certificate: Certificate | None,
) -> None:
    loop, closing = asyncio.get_running_loop(), asyncio.Event()
    world, scheme, listening = worlds[0], "http" if certificate is None else "https", sockets.service[0]
    url = _set_addresses(world, listening, lan_host, scheme)
    for each in worlds[1:]:
        _set_addresses(each, listening, lan_host, scheme)

    def end(*_: object) -> None:
        loop.call_soon_threadsafe(closing.set)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    if options.parent_pipe:
        threading.Thread(target=_wait_for_stdin_end, args=(end,), daemon=True, name="parent").start()

    def ready() -> None:
        os.write(1, (json.dumps(_first_line(worlds, sockets, url, options) | {"lan": bool(lan_host)}) + "\n").encode())

    follows = asyncio.create_task(follow_network(world, listening, closing)) if options.lan else None
    merchants = []
    for each in worlds:
        box = FaultBox()
        app = build_app(each, Guard(lan_host, options.names), closing, box)
        merchants.append(Merchant(each, app, WebhookDelivery(each, box)))
    app = merchants[0].app if len(merchants) == 1 else MerchantRouter(merchants)
    senders = [each.delivery for each in merchants]
    servers = [Server(app, closing, ready, senders, certificate).serve(sockets.service)]
    if sockets.plain:
        servers.append(Server(app, closing, lambda: None).serve(sockets.plain))
    await asyncio.gather(*servers)
    if follows is not None:
        follows.cancel()


def _first_line(worlds: list[World], sockets: Sockets, url: str, options: ServerOptions) -> dict[str, Any]:
    """Return the addresses and keys that the first line on stdout says."""
    keys = [{"client_id": each.client_id, "client_secret": each.client_secret} for each in worlds]
    said: dict[str, Any] = {"url": url, **keys[0], "payment_payee": SHOP_VPA, "payments_url": worlds[0].public_url}
    if options.tls is not None:
        said["authority"] = str(options.tls.resolve() / "authority.pem")
    if sockets.plain_url:
        said["plain_url"] = sockets.plain_url
    if options.unix is not None:
        said["unix"] = str(options.unix.resolve())
    if len(keys) > 1:
        said["merchants"] = keys
    return said


async def follow_network(
    world: World, listening: socket.socket, closing: asyncio.Event, poll_s: float = _NETWORK_POLL_S
) -> None:
    """Keep the payment pages' address up to date until `closing`: a cable is pulled, a lease runs out."""
    while not closing.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), poll_s)
        _set_addresses(world, listening, find_lan_host())


def _wait_for_stdin_end(end: Callable[[], None]) -> None:
    """Wait until the parent's end of the pipe is closed, then call `end`.

    Uses os.read: a thread blocked in sys.stdin holds a lock that blocks the interpreter's shutdown.
    """
    try:
        while os.read(0, 4_096):
            pass
    except OSError:
        pass
    end()


def _set_addresses(world: World, listening: socket.socket, lan_host: str, scheme: str = "http") -> str:
    """Set the address of the payment pages, which the LAN changes; return the sandbox's own address."""
    port = port_of(listening)
    world.public_url = f"{scheme}://{lan_host or LOOPBACK}:{port}"
    return f"{scheme}://{LOOPBACK}:{port}"


class Running:
    """A sandbox in a thread of this process, over real HTTP: `with Running(seed=1) as sandbox: ... sandbox.url`.

    `world` may be read from any thread; use `run` to change it. `async with` works as well.
    """

    def __init__(self, seed: int | str | None = None, data: Path | None = None) -> None:
        self.world = World(None if seed is None else str(seed), data)
        listening = listen_at(0, lan=False)
        self.url = _set_addresses(self.world, listening, "")
        self.client_id, self.client_secret = self.world.client_id, self.world.client_secret
        self._closing = asyncio.Event()
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        box = FaultBox()
        app = build_app(self.world, Guard(), self._closing, box)
        self._server = Server(app, self._closing, self._ready.set, [WebhookDelivery(self.world, box)])
        self._thread = threading.Thread(target=self._work, args=(listening,), name="sandbox", daemon=True)
        self._thread.start()
        if not self._ready.wait(_START_TIMEOUT_S):
            raise RuntimeError("the sandbox did not start")

    def _work(self, listening: socket.socket) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve([listening]))

    def run(self, change: Callable[[World], T]) -> T:
        """Call `change(world)` in the sandbox's thread and return its result."""
        done: Future[T] = Future()

        def work() -> None:
            done.set_result(change(self.world))

        self._loop.call_soon_threadsafe(work)
        return done.result(_START_TIMEOUT_S)

    def stop(self) -> None:
        """Stop the sandbox and wait for its end. May be called again."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._closing.set)
            self._thread.join()
            self.world.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await asyncio.to_thread(self.stop)


KEEP_ALIVE_S: Final = 75
_BACKLOG: Final = 128
_SHUTDOWN_GRACE_S: Final = 0.3
_ACCEPT_ITERATIONS: Final = 5
"""Loop iterations after which an accepted connection has become one that can be closed."""
_ACCEPT_ERROR_QUIET_S: Final = 60.0
"""Pause after which a failing accept is reported again."""


class Server(uvicorn.Server):
    """uvicorn server that runs until `closing` is set. The caller handles signals."""

    def __init__(
        self,
        app: ASGIApp,
        closing: asyncio.Event,
        ready: Callable[[], None],
        senders: Sequence[WebhookDelivery] = (),
        certificate: Certificate | None = None,
    ) -> None:
        chain, key = certificate or (None, None)
        super().__init__(
            uvicorn.Config(
                app,
                http=HttpConnection,
                ssl_certfile=chain,
                ssl_keyfile=key,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level=logging.ERROR,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                date_header=False,
                timeout_keep_alive=KEEP_ALIVE_S,
                backlog=_BACKLOG,
            )
        )
        self._closing = closing
        self._ready = ready
        self._senders = senders
        self._sending: list[asyncio.Task[None]] = []
        self._accept_failed_at: float | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing: uvicorn would raise captured signals again at its end."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, send webhooks, then call `ready`."""
        asyncio.get_running_loop().set_exception_handler(self._on_loop_error)
        await super().startup(sockets)
        self._sending = [asyncio.create_task(each.run()) for each in self._senders]
        self._ready()

    def _on_loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Report a failing accept once: the loop reports it thousands of times a second."""
        if "accept" not in str(context.get("message", "")):
            loop.default_exception_handler(context)
            return
        now, before = loop.time(), self._accept_failed_at
        self._accept_failed_at = now
        if before is None or now - before > _ACCEPT_ERROR_QUIET_S:
            sys.stderr.write("paydesk sandbox: too many connections for this system; new ones wait\n")

    async def main_loop(self) -> None:
        await self._closing.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, give pending answers a short time, then close all connections, those of webhooks, too."""
        await self._finish_accepting(sockets or [])
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        if self.server_state.tasks:
            await asyncio.wait(set(self.server_state.tasks), timeout=_SHUTDOWN_GRACE_S)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)
        for sending in self._sending:
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending

    @staticmethod
    async def _finish_accepting(sockets: list[socket.socket]) -> None:
        """Stop accepting, and let accepted sockets become connections: a closed server leaks them otherwise."""
        for listening in sockets:
            with contextlib.suppress(NotImplementedError):  # Windows: accept creates the connection in one step
                asyncio.get_running_loop().remove_reader(listening)
        for _ in range(_ACCEPT_ITERATIONS):
            await asyncio.sleep(0)
