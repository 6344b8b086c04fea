"""Where the service is, which version of it is spoken, and the keys of the shop there (SPEC.md "Addresses", 4.1).

Keys live in memory and in a keyring, nowhere else.
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
    """What cannot be used."""

    ADDRESS_UNUSABLE = "address_unusable"
    BAD_VERSION = "bad_version"
    KEYS_UNUSABLE = "keys_unusable"


class ConfigurationError(ValueError):
    """A setting with which no call can be made; `fault` says why. The text holds no key and no address."""

    def __init__(self, fault: ConfigFault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One area of the service: its base address (for the gateway with `/pg` at its end) and its API version.

    https only, except for this PC itself (127.0.0.0/8, ::1, localhost). Raises ConfigurationError.
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
        """Whether the service runs on this PC (the sandbox)."""
        return is_at_this_pc(self.base_url)

    @property
    def host(self) -> str:
        """The host, and the port where one is named."""
        return urlsplit(self.base_url).netloc

    @property
    def uses_tls(self) -> bool:
        """Whether calls go over TLS."""
        return self.base_url.startswith("https:")

    def url_of(self, path: str) -> str:
        """The whole address of a path that starts with "/"."""
        return self.base_url + path


def quote_segment(value: str) -> str:
    """An id as one part of a path: everything but letters, digits, `_ . - ~` percent-encoded."""
    return quote(value, safe="")


_MAX_KEY_LENGTH = 512


@dataclass(frozen=True, slots=True)
class Credentials:
    """Client id and client secret of docs/service.md#gateway-headers; neither is in its repr.

    Raises ConfigurationError (KEYS_UNUSABLE) for a key that cannot travel in a header.
    """

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)

    def __post_init__(self) -> None:
        for name, value in (("client_id", self.client_id), ("client_secret", self.client_secret)):
            if not value:
                raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, f"{name} is empty")
            # checked here, because the HTTP library would show the value in its own error
            if len(value) > _MAX_KEY_LENGTH or not all("!" <= letter <= "~" for letter in value):
                raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, f"{name} has letters that no key has")
