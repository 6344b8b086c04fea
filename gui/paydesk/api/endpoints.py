"""Addresses, API versions and credentials of the service.

Keys live in memory and in a keychain, nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final
from urllib.parse import quote, urlsplit

from paydesk.domain.rules import is_at_this_pc
from paydesk.domain.settings import rules

GATEWAY_SANDBOX: Final = "https://sandbox.cashfree.com/pg"
API_VERSION: Final = "2026-01-01"


class ConfigFault(StrEnum):
    """Reason why a setting cannot be used."""

    ADDRESS_UNUSABLE = "address_unusable"
    BAD_VERSION = "bad_version"
    KEYS_UNUSABLE = "keys_unusable"


class ConfigurationError(ValueError):
    """A setting that makes every call impossible. The text holds no key and no address."""

    def __init__(self, fault: ConfigFault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Base address (the gateway's ends with `/pg`) and API version of one area of the service.

    The scheme is https, or http for this PC itself (127.0.0.0/8, ::1, localhost). Raises ConfigurationError.
    """

    base_url: str = GATEWAY_SANDBOX
    api_version: str = API_VERSION

    def __post_init__(self) -> None:
        object.__setattr__(self, "base_url", self.base_url.strip().rstrip("/"))
        if not rules.is_address(self.base_url):
            words = "an address starts with https://, and has a host, no keys, and no part after its path"
            raise ConfigurationError(ConfigFault.ADDRESS_UNUSABLE, words)
        if not rules.is_version(self.api_version):
            raise ConfigurationError(ConfigFault.BAD_VERSION, "the API version is a date: YYYY-MM-DD")

    @property
    def is_loopback(self) -> bool:
        """True if the service runs on this PC (the sandbox)."""
        return is_at_this_pc(self.base_url)

    @property
    def host(self) -> str:
        """The host, with the port if the address names one."""
        return urlsplit(self.base_url).netloc

    @property
    def uses_tls(self) -> bool:
        """True if calls go over TLS."""
        return self.base_url.startswith("https:")

    def url_of(self, path: str) -> str:
        """Return the whole URL of a path that starts with "/"."""
        return self.base_url + path


def quote_segment(value: str) -> str:
    """Percent-encode an id as one segment of a path."""
    return quote(value, safe="")


_MAX_KEY_LENGTH = 512


@dataclass(frozen=True, slots=True)
class Credentials:
    """Client id and client secret (docs/service.md#gateway-headers), both hidden from the repr.

    Raises ConfigurationError (KEYS_UNUSABLE) for a key that cannot be sent in a header.
    """

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)

    def __post_init__(self) -> None:
        for name, value in (("client_id", self.client_id), ("client_secret", self.client_secret)):
            if not value:
                raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, f"{name} is empty")
            # checked here, because the HTTP library's own error would contain the value
            if len(value) > _MAX_KEY_LENGTH or not all("!" <= letter <= "~" for letter in value):
                raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, f"{name} has characters that no key has")
