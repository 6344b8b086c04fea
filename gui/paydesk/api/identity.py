"""Identity verification by OAuth: the code of a session is exchanged.

See docs/service.md#oauth-token, #exchange-an-authorisation-code; docs/service.md#exchange-an-authorisation-code.
"""

from __future__ import annotations

from typing import Final

from paydesk.api.answers import Answered
from paydesk.api.endpoints import Credentials, Service
from paydesk.api.errors import AnswerFault, BadAnswer
from paydesk.api.payouts.caller import HeaderCaller, Signer
from paydesk.api.payouts.readers import Told
from paydesk.api.transport import HEADERS, Closing, Timeouts, Transport
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import AccessToken
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.settings.settings import PayoutHosts

TOKEN: Final = "/oauth2/generate-token"  # noqa: S105  a path
_TOKEN_MAX: Final = 8_000


class Identity(Closing):
    """Verification for one shop, with the keys of that dashboard app. Made, used and closed inside one asyncio loop.

    Every method raises ServiceError with a `judgement`, and nothing else. Nothing is repeated from here: a code can be
    exchanged once, so an UNKNOWN exchange is begun anew with another session.
    """

    def __init__(
        self,
        hosts: PayoutHosts,
        credentials: Credentials,
        *,
        public_key: str = "",
        timeouts: Timeouts | None = None,
    ) -> None:
        signer = Signer(credentials.client_id, public_key) if public_key.strip() else None
        service = Service(hosts.verification_url, hosts.verification_version)
        self._transport = Transport(service, credentials, timeouts=timeouts, dialect=HEADERS)
        self._caller = HeaderCaller(self._transport, signer)

    @property
    def transport(self) -> Transport:
        """The connection pool."""
        return self._transport

    async def exchange(self, auth_code: str) -> Answered[AccessToken]:
        """Exchange the one-time code of the callback for an access token.

        See docs/service.md#exchange-an-authorisation-code.
        """
        broken = payout_rules.check_auth_code(auth_code)
        return await self._caller.post(
            Operation.OAUTH_TOKEN, TOKEN, {"auth_code": auth_code}, read_token, broken=broken
        )

    async def aclose(self) -> None:
        """Close all connections."""
        await self._transport.aclose()


def read_token(told: Told) -> AccessToken:
    """An access token (docs/service.md#oauth-token): `expiry` is UTC. Raises BadAnswer without `access_token`."""
    reader = told.data
    token = reader.secret("access_token", _TOKEN_MAX)
    if not token:
        raise BadAnswer(AnswerFault.MISSING_FIELD, told.about, field_name="access_token")
    return AccessToken(
        told.judgement,
        token,
        reader.identifier("verification_id"),
        reader.identifier("reference_id"),
        reader.moment("expiry"),
    )
