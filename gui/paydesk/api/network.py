"""Network settings of this PC: trusted certificates, proxy, and the issuer of a certificate that is not trusted.

An unreadable setting of the environment is ignored with a log line: it neither stops sales nor weakens a check
(docs/rules.md#bad-environment-is-ignored). Certificates are always verified, as the system's browsers do it.
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
    """Route to one host: direct, or through the proxy at `proxy`."""

    proxy: httpx.Proxy | None = None
    is_proxy_unreadable: bool = False
    """True if this PC names an unusable proxy for this host: calls go direct, and a firewall may stop them."""


DIRECT: Final = Route()
_SCHEME_ALIASES: Final = {"socks": "socks5"}
_QUOTES_AND_BLANKS: Final = " \t\r\n\"'"
"""Characters around a value that was set in a script; not part of it."""
_NO_PROXY: Final = frozenset({"direct", "none", "off"})
_SEPARATORS: Final = re.compile(r"[,;|\s]+")
"""Separators between entries of a no_proxy list: programs differ."""
_HOST: Final = re.compile(r"[^\s/%]+")
_PORT_MAX: Final = 65_535


def create_tls_context() -> ssl.SSLContext:
    """Create a context that verifies certificates by the system's trust store, and by SSL_CERT_FILE and SSL_CERT_DIR.

    On a Linux without any list of authorities, use the one that comes with the HTTP library.
    """
    import truststore

    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    paths = ssl.get_default_verify_paths()
    named = os.environ.get("SSL_CERT_FILE"), os.environ.get("SSL_CERT_DIR")
    if sys.platform == "linux":
        if not paths.cafile and not (paths.capath and any(Path(paths.capath).iterdir())):
            import certifi

            context.load_verify_locations(certifi.where())
    elif any(named):  # OpenSSL's variables, which only Linux obeys by itself
        try:
            context.load_verify_locations(*named)
        except OSError as fault:
            log.warning("SSL_CERT_FILE or SSL_CERT_DIR is ignored: %s", type(fault).__name__)
    return context


def create_empty_tls_context() -> ssl.SSLContext:
    """Create a context for a plain-text service on this PC: it loads no authorities, which would take a while."""
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def find_route(address: str, *, is_local: bool) -> Route:
    """Return the route of calls to the host of `address`. `is_local`: it is this PC, which is never behind a proxy."""
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
    try:  # desktops write socks:// for SOCKS 5
        proxy = httpx.Proxy(f"{_SCHEME_ALIASES.get(scheme, scheme)}://{rest}" if separator else f"http://{url}")
        is_address = bool(separator) or "/" not in rest[:-1]
        if is_address and _HOST.fullmatch(proxy.url.host) and (proxy.url.port or 0) <= _PORT_MAX:
            return Route(proxy)
    except (ValueError, httpx.InvalidURL):  # its text may contain the proxy's password
        pass
    log.warning("Proxy setting for %s is unreadable and ignored", name)
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
    """Return True if an entry matches a name: the whole name, a suffix of it, or with `*` for any characters."""
    if "*" in entry:
        pattern = re.compile(".*".join(map(re.escape, entry.split("*"))))
        return any(pattern.fullmatch(name) for name in names)
    return any(name == entry or name.endswith(f".{entry.lstrip('.')}") for name in names)


def _contains_address(entry: str, host: str) -> bool:
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(entry.replace("[", "").replace("]", ""), strict=False)
    except ValueError:  # a name, or malformed
        return False


async def fetch_issuer(address: str) -> str:
    """Return the issuer of the certificate at `address`; "" if it cannot be found out.

    Uses a separate connection that is closed after the handshake: no request is sent over it.
    """
    from cryptography import x509
    from cryptography.x509.oid import NameOID

    parts = urlsplit(address)
    context = create_empty_tls_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # only to read the issuer: no request goes over this connection
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
