"""Sockets on which the sandbox listens: loopback by both protocols, the LAN, or a Unix socket."""

from __future__ import annotations

import contextlib
import os
import socket
import stat
from pathlib import Path
from typing import Final

LOOPBACK: Final = "127.0.0.1"
_UNUSED_ADDRESS: Final = "192.0.2.1"
"""Address reserved by RFC 5737: to look up the route to it sends nothing."""


def listen_at(port: int, *, lan: bool) -> socket.socket:
    """Bind a port of this PC, or with `lan` of its network. Raises OSError."""
    # name the protocol: asyncio sets TCP_NODELAY (saves 40 ms an answer) only for IPPROTO_TCP
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        _allow_reuse(listening)
        listening.bind(("0.0.0.0" if lan else LOOPBACK, port))  # noqa: S104 - only when asked for
    except (OSError, OverflowError) as fault:
        listening.close()
        raise fault if isinstance(fault, OSError) else OSError("a port is a number up to 65535") from None
    return listening


def listen_or_free_port(before: int, *, lan: bool) -> socket.socket:
    """Bind this port, or a free one if it is taken."""
    try:
        return listen_at(before, lan=lan)
    except OSError:
        return listen_at(0, lan=lan)


def listen_at_ipv6(port: int) -> list[socket.socket]:
    """Bind the same port of ::1, which `localhost` means to some clients; empty if this PC does not have it."""
    try:
        listening = socket.socket(socket.AF_INET6, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError:
        return []
    try:
        _allow_reuse(listening)
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(("::1", port))
    except OSError:
        listening.close()
        return []
    return [listening]


def listen_at_unix(path: Path) -> socket.socket:
    """Bind a Unix socket that only this user can open, in place of one that nobody serves. Raises OSError."""
    if not hasattr(socket, "AF_UNIX"):
        raise OSError("--unix: this system has no Unix sockets")
    if path.is_socket():
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe, contextlib.suppress(ConnectionRefusedError):
            probe.connect(str(path))
            raise OSError(f"another program serves {path}")
        path.unlink()
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(stat.S_IRWXG | stat.S_IRWXO)
    try:
        listening.bind(str(path))
    except OSError:
        listening.close()
        raise
    finally:
        os.umask(before)
    return listening


def port_of(listening: socket.socket) -> int:
    """Return the port of a bound socket."""
    return int(listening.getsockname()[1])


def find_lan_host() -> str:
    """Return this PC's address on its network, found without sending anything; "" if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_UNUSED_ADDRESS, 9))
        except OSError:
            return ""
        host = str(probe.getsockname()[0])
    return "" if host.startswith(("127.", "0.")) else host


def _allow_reuse(listening: socket.socket) -> None:
    if os.name == "posix":  # on Windows this would let two programs share the port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
