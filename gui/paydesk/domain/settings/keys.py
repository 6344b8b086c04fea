"""The hosts that may be sent keys: only those for which they were given (docs/decisions/0021)."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlsplit

from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.service_kind import host_of
from paydesk.domain.settings.settings import Settings


def hosts_of(area: Area, settings: Settings) -> tuple[str, ...]:
    """Return the hosts, with the port if one is named, that are sent the keys of an area: sorted, each once."""
    hosts = settings.money_out.hosts
    urls = {
        Area.GATEWAY: (settings.connection.gateway_url,),
        Area.PAYOUTS: (hosts.payouts_url, hosts.payouts_v2_url, hosts.internal_transfer_url),
        Area.IDENTITY: (hosts.verification_url,),
    }
    return tuple(sorted({_host_and_port(url) for url in urls[area] if url}))


def _host_and_port(url: str) -> str:
    try:
        port = urlsplit(url.strip()).port
    except ValueError:
        port = None
    return f"{host_of(url)}:{port}" if port else host_of(url)


def keys_for_settings(said: AreaKeys, settings: Settings) -> AreaKeys:
    """Return the keys as these settings can use them: keys given for another host count as none."""
    if said.is_usable and said.given_for and not set(hosts_of(said.area, settings)) <= set(said.given_for):
        return replace(said, state="elsewhere")
    return said
