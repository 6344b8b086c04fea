"""Where the service is, which version of it is spoken, and the keys of the shop there (SPEC.md "Addresses", 4.1).

Keys live in memory and in a keyring, nowhere else.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final
from urllib.parse import quote, urlsplit

GATEWAY_SANDBOX: Final = "https://sandbox.cashfree.com/pg"
API_VERSION: Final = "2025-01-01"

_VERSION: Final = re.compile(r"[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])", re.ASCII)
_HOST: Final = re.compile(r"(?=.{1,253}\Z)(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)*[A-Za-z0-9_-]{1,63}")
_PATH: Final = re.compile(r"(?:/[A-Za-z0-9._~-]+)*")


class ConfigFault(StrEnum):
    """Why an address, a version or a key cannot be used; the window has words for each."""

    NOT_AN_ADDRESS = "not_an_address"
    NOT_HTTPS = "not_https"
    KEYS_IN_ADDRESS = "keys_in_address"
    EXTRA_PARTS = "extra_parts"
    BAD_VERSION = "bad_version"
    KEYS_MISSING = "keys_missing"
    KEYS_UNUSABLE = "keys_unusable"
    PROXY_UNUSABLE = "proxy_unusable"
    CERTIFICATES_UNUSABLE = "certificates_unusable"


class ConfigurationError(ValueError):
    """A setting with which no call can be made; `fault` says why. The text holds no key and no address."""

    def __init__(self, fault: ConfigFault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Service:
    """One area of the service: its base address (for the gateway with `/pg` at its end) and its API version.

    https only, except for this PC itself (127.0.0.0/8, ::1, localhost). Raises ConfigurationError.
    """

    base_url: str = GATEWAY_SANDBOX
    api_version: str = API_VERSION

    def __post_init__(self) -> None:
        object.__setattr__(self, "base_url", _checked(self.base_url))
        if not _VERSION.fullmatch(self.api_version):
            raise ConfigurationError(ConfigFault.BAD_VERSION, "the API version is a date: YYYY-MM-DD")

    @property
    def loopback(self) -> bool:
        """Whether the service runs on this PC (the sandbox)."""
        return is_loopback(urlsplit(self.base_url).hostname or "")

    @property
    def host(self) -> str:
        """The host, and the port where one is named."""
        return urlsplit(self.base_url).netloc

    @property
    def secure(self) -> bool:
        """Whether calls go over TLS."""
        return self.base_url.startswith("https:")

    def url(self, path: str) -> str:
        """The whole address of a path that starts with "/"."""
        return self.base_url + path


def is_loopback(host: str) -> bool:
    """Whether a host name or address is this PC itself."""
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def path_part(value: str) -> str:
    """An id as one part of a path: everything but letters, digits, `_ . - ~` percent-encoded."""
    return quote(value, safe="")


def _checked(address: str) -> str:
    address = address.strip().rstrip("/")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ConfigurationError(ConfigFault.NOT_AN_ADDRESS, "this is no address") from None
    if parts.scheme not in {"http", "https"} or not _is_host(host) or port == 0 or not address.isascii():
        raise ConfigurationError(ConfigFault.NOT_AN_ADDRESS, "an address starts with https:// and a host name")
    if parts.username is not None or parts.password is not None:
        raise ConfigurationError(ConfigFault.KEYS_IN_ADDRESS, "keys do not belong in an address")
    if parts.query or parts.fragment or not _PATH.fullmatch(parts.path):
        raise ConfigurationError(ConfigFault.EXTRA_PARTS, "an address has no part after its path")
    if parts.scheme != "https" and not is_loopback(host):
        raise ConfigurationError(ConfigFault.NOT_HTTPS, "only https:// is used, except for a service on this PC")
    return address


def _is_host(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return _HOST.fullmatch(host) is not None
    return True


_LONGEST = 512


@dataclass(frozen=True, slots=True)
class Credentials:
    """Client id and client secret of SPEC.md 4.1; neither is in its repr.

    Raises ConfigurationError (KEYS_MISSING, KEYS_UNUSABLE) for a key that cannot travel in a header.
    """

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)

    def __post_init__(self) -> None:
        for name, value in (("client_id", self.client_id), ("client_secret", self.client_secret)):
            if not value:
                raise ConfigurationError(ConfigFault.KEYS_MISSING, f"{name} is empty")
            # checked here, because the HTTP library would show the value in its own error
            if len(value) > _LONGEST or not all("!" <= letter <= "~" for letter in value):
                raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, f"{name} has letters that no key has")
