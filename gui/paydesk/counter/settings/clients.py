"""The clients of the three areas: made of keys and settings, handed over, and made anew when either changes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from paydesk.api.endpoints import ConfigurationError, Service
from paydesk.api.identity import Identity
from paydesk.api.payouts.session import Payouts
from paydesk.api.session import Gateway
from paydesk.domain.settings.hosts import PayoutHosts
from paydesk.domain.settings.messages import Area

if TYPE_CHECKING:
    from paydesk.api.credentials import Credentials
    from paydesk.domain.settings.settings import Settings

Client: TypeAlias = Gateway | Payouts | Identity
Users: TypeAlias = Mapping[Area, Callable[[Any], Awaitable[None]]]
"""Who talks through the client of each area: told of each new one, and (with None) that there is none any more."""

_LOG = logging.getLogger("paydesk.counter")


def made(area: Area, settings: Settings, keys: Credentials, origin: str = "") -> Client:
    """A client of an area. `origin` is the sandbox of a demo: windows change no address there.

    Raises ConfigurationError for keys, an address, a version or a public key that cannot be used.
    """
    if area is Area.GATEWAY:
        url = f"{origin}/pg" if origin else settings.connection.gateway_url
        return Gateway(Service(url, settings.connection.api_version), keys)
    hosts = PayoutHosts.at(origin) if origin else settings.money_out.hosts
    public_key = "" if origin else settings.money_out.public_key
    if area is Area.PAYOUTS:
        return Payouts(hosts, keys, public_key=public_key)
    return Identity(hosts, keys, public_key=public_key)


def touched(before: Settings, settings: Settings) -> frozenset[Area]:
    """The areas whose clients have to be made anew after a change of settings."""
    found = {Area.GATEWAY} if before.connection != settings.connection else set[Area]()
    old, new = before.money_out, settings.money_out
    if _payout_part(old.hosts) != _payout_part(new.hosts) or old.public_key != new.public_key:
        found.add(Area.PAYOUTS)
    if _identity_part(old.hosts) != _identity_part(new.hosts) or old.public_key != new.public_key:
        found.add(Area.IDENTITY)
    return frozenset(found)


def _payout_part(hosts: PayoutHosts) -> tuple[str, ...]:
    return (hosts.payouts_url, hosts.payouts_v2_url, hosts.internal_transfer_url, hosts.payouts_v2_version)


def _identity_part(hosts: PayoutHosts) -> tuple[str, ...]:
    return (hosts.verification_url, hosts.verification_version)


class AreaClients:
    """Hands clients over. A call in flight ends on the old client, the next one goes through the new."""

    def __init__(self, users: Users) -> None:
        self._users = users
        self.origin = ""
        """Where the sandbox of a demo is; "" on a real counter."""

    async def use(self, area: Area, settings: Settings, keys: Credentials | None) -> ConfigurationError | None:
        """Use these keys in an area from now on; None forgets those in use. Returns why no client could be made."""
        client, fault = None, None
        try:
            client = made(area, settings, keys, self.origin) if keys is not None else None
        except ConfigurationError as error:
            _LOG.info("the %s connection cannot be used: %s", area.value, error)
            fault = error
        await self._users[area](client)
        return fault
