"""How the payout and verification side wants to be spoken to (SPEC.md part 5): two dialects of the transport."""

from __future__ import annotations

from typing import Final

from paydesk.api.credentials import Credentials
from paydesk.api.dialect import GatewayDialect


class BearerDialect(GatewayDialect):
    """Payout v1 and v1.2 (SPEC.md 4.5): a bearer token that each call brings along; no keys, no version."""

    keyed = False
    versioned = False

    def headers(self, credentials: Credentials) -> dict[str, str]:  # noqa: ARG002  the keys stay here
        """No header: the token is the call's."""
        return {}


class HeaderDialect(GatewayDialect):
    """Payout v2 and verification (SPEC.md 4.4, 4.7): the gateway's headers, but no idempotency key."""

    keyed = False


BEARER: Final = BearerDialect()
HEADERS: Final = HeaderDialect()
