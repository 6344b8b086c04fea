"""The keys of the shop at the service (SPEC.md 4.1). They live in memory and in a keyring, nowhere else."""

from __future__ import annotations

from dataclasses import dataclass, field

from paydesk.api.endpoints import ConfigFault, ConfigurationError

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
