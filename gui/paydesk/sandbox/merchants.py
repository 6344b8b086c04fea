"""Several merchants at one address (`--merchants`): each is a sandbox of its own, and none sees another's records."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from starlette.types import ASGIApp, Receive, Scope, Send

from paydesk.sandbox.identity_state import IdentitySession
from paydesk.sandbox.link_state import PaymentLinkRecord
from paydesk.sandbox.state import CashgramRecord, PayoutToken
from paydesk.sandbox.webhooks.delivery import WebhookDelivery
from paydesk.sandbox.world import World


@dataclass(frozen=True, slots=True)
class Merchant:
    """One merchant: its state, its application, and the sender of its webhooks."""

    world: World
    app: ASGIApp
    delivery: WebhookDelivery

    def owns(self, scope: Scope) -> bool:
        """Return True if a request is this merchant's: by its client id, its bearer token, or its customer's page."""
        headers = dict(scope["headers"])
        if sent := headers.get(b"x-client-id", b""):
            return hmac.compare_digest(sent, self.world.client_id.encode())
        if token := headers.get(b"authorization", b"").decode("latin-1").removeprefix("Bearer ").strip():
            return token in self.world.records(PayoutToken)
        _, first, *rest = scope["path"].split("/")
        page, world = rest[-1] if rest else "", self.world
        if first == "consent":
            return page in world.records(IdentitySession)
        if first == "cashgram":
            return any(each.token == page for each in world.records(CashgramRecord).values())
        links = world.records(PaymentLinkRecord).values()
        return first == "pay" and (page in world.transactions_by_token or any(each.token == page for each in links))


class MerchantRouter:
    """ASGI application that gives each request to its merchant, or to the first one, which knows wrong keys, too."""

    def __init__(self, merchants: Sequence[Merchant]) -> None:
        self._merchants = merchants

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        owner = next((each for each in self._merchants if each.owns(scope)), self._merchants[0])
        await owner.app(scope, receive, send)
