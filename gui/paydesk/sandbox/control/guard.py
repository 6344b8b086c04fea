"""Who may use `/_sandbox/`: this PC (and the LAN when asked for), and no page of another site in a browser.

The Host header must be one of our own names: a foreign page that points its own name at this address (DNS
rebinding) is refused, and so is a form that another site posts here.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.requests import Request

_OWN_SITES: Final = frozenset({"", "same-origin", "none"})


@dataclass(frozen=True, slots=True)
class Guard:
    """The rule. `lan_host` is this PC's address on the LAN, empty when only this PC may come."""

    lan_host: str = ""

    def refuses(self, request: Request) -> str:
        """Why this request may not use the controls; "" when it may."""
        peer = request.client.host if request.client is not None else ""
        if not self.lan_host and not is_loopback(peer):
            return "only this PC may use the controls"
        host = request.headers.get("host", "")
        if not self._ours(_name(f"//{host}")):
            return "the Host header names another machine"
        if request.headers.get("sec-fetch-site", "") not in _OWN_SITES:
            return "another site may not use the controls"
        origin = request.headers.get("origin")
        if origin is not None and origin != f"http://{host}":
            return "another site may not use the controls"
        return ""

    def _ours(self, name: str) -> bool:
        return is_loopback(name) or (bool(self.lan_host) and name == self.lan_host)


def is_loopback(name: str) -> bool:
    """Whether a host name or address is this PC itself."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def _name(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""
