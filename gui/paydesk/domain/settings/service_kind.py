"""Real money and tests: every host but the production host is a test (docs/rules.md#test-is-marked)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final
from urllib.parse import urlsplit

from paydesk.domain.settings.settings import PRODUCTION_GATEWAY, PRODUCTION_HOSTS, Settings


class ServiceKind(StrEnum):
    """The kind of service; shown on every window, slip and export, except the live one."""

    LIVE = "live"
    TEST = "test"
    """The service's public sandbox, or any other address that is not production."""
    DEMO = "demo"
    """The sandbox of this program."""


def takes_real_money(host: str) -> bool | None:
    """Return True if payments or payouts of this host are real; None if unknown ("")."""
    return host.partition(":")[0].lower() in REAL_HOSTS if host else None


def host_of(url: str) -> str:
    """Return the host of an address in lower case; "" for none."""
    try:
        return (urlsplit(url.strip()).hostname or "").lower()
    except ValueError:
        return ""


def service_kind(settings: Settings, *, demo: bool = False) -> ServiceKind:
    """Return the kind of service that takes payments."""
    used = settings.connection.gateway_url
    live = host_of(used) == host_of(PRODUCTION_GATEWAY) and used.strip().lower().startswith("https:")
    return _kind(demo=demo, live=live)


def kind_of_sale(host: str, used: ServiceKind) -> ServiceKind:
    """Return the kind of a sale: it depends on the host that created it, not on the one `used` now.

    See docs/rules.md#test-is-marked.
    """
    if used is ServiceKind.DEMO or not host:
        return used
    return ServiceKind.LIVE if takes_real_money(host) else ServiceKind.TEST


def payout_kind(settings: Settings, *, demo: bool = False) -> ServiceKind:
    """Return the kind of service that sends money: live if one of the hosts that move money is."""
    hosts = settings.money_out.hosts
    moves = (hosts.payouts_url, hosts.payouts_v2_url, hosts.internal_transfer_url)
    return _kind(demo=demo, live=any(takes_real_money(host_of(url)) for url in moves))


def _kind(*, demo: bool, live: bool) -> ServiceKind:
    if demo:
        return ServiceKind.DEMO
    return ServiceKind.LIVE if live else ServiceKind.TEST


def kind_of_keys(client_id: str, client_secret: str) -> ServiceKind | None:
    """Return the kind that a pair of keys shows; None if it shows none, or two."""
    marks = {ServiceKind.TEST: ("TEST", "cfsk_ma_test_"), ServiceKind.LIVE: ("", "cfsk_ma_prod_")}
    said = {
        kind
        for kind, (of_id, of_secret) in marks.items()
        if (of_id and client_id.startswith(of_id)) or client_secret.startswith(of_secret)
    }
    return said.pop() if len(said) == 1 else None


REAL_HOSTS: Final = frozenset(
    host_of(url) for url in (PRODUCTION_GATEWAY, PRODUCTION_HOSTS.payouts_url, PRODUCTION_HOSTS.payouts_v2_url)
)
