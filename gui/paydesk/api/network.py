"""How calls leave this PC: the certificates it trusts, its proxy, and who signed a certificate that it does not trust.

What the environment says and nobody can read is passed by with a log line: it never stops selling, and never opens
anything. Certificates are always verified, as the operating system does it for its browsers.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import re
import ssl
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from urllib.request import getproxies

import httpx

log = logging.getLogger("paydesk.api")

_ISSUER_TIMEOUT_S: Final = 3.0


@dataclass(frozen=True, slots=True)
class Route:
    """The way to one host: straight, or through the proxy at `proxy`."""

    proxy: httpx.Proxy | None = None
    is_proxy_unreadable: bool = False
    """Whether this PC names a proxy for this host that cannot be used: calls go straight, and may be stopped."""


DIRECT: Final = Route()
_SCHEME_ALIASES: Final = {"socks": "socks5"}
_QUOTES_AND_BLANKS: Final = " \t\r\n\"'"
"""What stands around a value that was set in a script, and belongs to nothing."""
_NO_PROXY: Final = frozenset({"direct", "none", "off"})
_SEPARATORS: Final = re.compile(r"[,;|\s]+")
"""What parts the entries of a no_proxy list: each program has its own."""
_HOST: Final = re.compile(r"[^\s/%]+")
_PORT_MAX: Final = 65_535


def create_tls_context() -> ssl.SSLContext:
    """Return a context that verifies certificates by the system's trust store, and by SSL_CERT_FILE and SSL_CERT_DIR.

    A Linux without any list of authorities takes the one that comes with the HTTP library.
    """
    import truststore

    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    paths = ssl.get_default_verify_paths()
    named = os.environ.get("SSL_CERT_FILE"), os.environ.get("SSL_CERT_DIR")
    if sys.platform == "linux":
        if not paths.cafile and not (paths.capath and any(Path(paths.capath).iterdir())):
            import certifi

            context.load_verify_locations(certifi.where())
    elif any(named):  # Windows and macOS do not read these two by themselves
        try:
            context.load_verify_locations(*named)
        except OSError as fault:
            log.warning("SSL_CERT_FILE or SSL_CERT_DIR is passed by: %s", type(fault).__name__)
    return context


def create_empty_tls_context() -> ssl.SSLContext:
    """Return a context for a plain-text service on this PC: reading a list of authorities takes a while."""
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def find_route(address: str, *, is_local: bool) -> Route:
    """Return how calls reach the host of `address`. `here`: it is this PC, which no proxy leads to."""
    if is_local:
        return DIRECT
    named = getproxies()
    parts = urlsplit(address)
    if _is_excluded((parts.hostname or "").lower(), parts.port, named.get("no", "")):
        return DIRECT
    for name in (parts.scheme, "all"):
        if url := named.get(name, "").strip(_QUOTES_AND_BLANKS):
            return DIRECT if url.lower() in _NO_PROXY else _parse_proxy(name, url)
    return DIRECT


def _parse_proxy(name: str, url: str) -> Route:
    scheme, separator, rest = url.rpartition("://")
    try:  # desktops write socks://, and mean SOCKS 5
        proxy = httpx.Proxy(f"{_SCHEME_ALIASES.get(scheme, scheme)}://{rest}" if separator else f"http://{url}")
        is_address = bool(separator) or "/" not in rest[:-1]
        if is_address and _HOST.fullmatch(proxy.url.host) and (proxy.url.port or 0) <= _PORT_MAX:
            return Route(proxy)
    except (ValueError, httpx.InvalidURL):  # its text could show the proxy's password
        pass
    log.warning("the proxy that this PC names for %s cannot be read, and is passed by", name)
    return Route(is_proxy_unreadable=True)


def _is_excluded(host: str, port: int | None, listed: str) -> bool:
    """Return True if a no_proxy list names this host: by name, by suffix, with its port or by a range of addresses."""
    entries = [entry.strip(_QUOTES_AND_BLANKS).lower() for entry in _SEPARATORS.split(listed)]
    names = {host, f"{host}:{port or 443}", f"[{host}]:{port or 443}"}
    return any(
        _matches_name(entry.rstrip("."), names) or _contains_address(entry, host)
        for entry in entries
        if entry.strip(".")
    )


def _matches_name(entry: str, names: set[str]) -> bool:
    """Whether an entry names one of these: whole, by the end of a name, or with `*` for any signs."""
    if "*" in entry:
        pattern = re.compile(".*".join(map(re.escape, entry.split("*"))))
        return any(pattern.fullmatch(name) for name in names)
    return any(name == entry or name.endswith(f".{entry.lstrip('.')}") for name in names)


def _contains_address(entry: str, host: str) -> bool:
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(entry.replace("[", "").replace("]", ""), strict=False)
    except ValueError:  # names, or nothing that can be read
        return False


async def fetch_issuer(address: str) -> str:
    """Return who signed the certificate that is shown at `address`; "" when that cannot be learnt.

    A connection of its own, which is closed after the handshake: nothing is sent over it.
    """
    from cryptography import x509
    from cryptography.x509.oid import NameOID

    parts = urlsplit(address)
    context = create_empty_tls_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # only to name who presents it: no request goes over this connection
    try:
        async with asyncio.timeout(_ISSUER_TIMEOUT_S):
            _, writer = await asyncio.open_connection(
                parts.hostname, parts.port or 443, ssl=context, server_hostname=parts.hostname
            )
            try:
                shown = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
            finally:
                writer.close()
        issuer = x509.load_der_x509_certificate(shown or b"").issuer
    except (OSError, ValueError):  # a TimeoutError is an OSError too
        return ""
    names = [
        str(each.value)
        for oid in (NameOID.ORGANIZATION_NAME, NameOID.COMMON_NAME)
        for each in issuer.get_attributes_for_oid(oid)
    ]
    return next((name for name in names if name.strip()), "")
