"""Identity verification by OAuth: exchanges the code of a session for an access token.

See docs/service.md#oauth-token, docs/service.md#exchange-an-authorisation-code.
"""

from __future__ import annotations

from typing import Final

from paydesk.api.answers import ApiResponse
from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import AnswerFault, BadAnswer
from paydesk.api.payouts.caller import HeaderCaller, Signer
from paydesk.api.payouts.readers import ParsedReply
from paydesk.api.transport import HEADERS, AsyncClosable, Timeouts, Transport
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import AccessToken
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.settings.settings import PayoutHosts

TOKEN_PATH: Final = "/oauth2/generate-token"  # noqa: S105  a path
_TOKEN_MAX: Final = 8_000


class IdentityClient(AsyncClosable):
    """Verification for one shop, with the keys of that dashboard app. Create, use and close it inside one asyncio loop.

    Every method raises ServiceError with a `classification`, and nothing else. Nothing is retried: a code works once,
    so after an UNKNOWN exchange start again with another session.
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
        service = Endpoint(hosts.verification_url, hosts.verification_version)
        self._transport = Transport(service, credentials, timeouts=timeouts, dialect=HEADERS)
        self._caller = HeaderCaller(self._transport, signer)

    @property
    def transport(self) -> Transport:
        return self._transport

    async def exchange(self, auth_code: str) -> ApiResponse[AccessToken]:
        """Exchange the one-time code of the callback for an access token."""
        broken = payout_rules.check_auth_code(auth_code)
        return await self._caller.post(
            Operation.OAUTH_TOKEN, TOKEN_PATH, {"auth_code": auth_code}, read_token, broken=broken
        )

    async def aclose(self) -> None:
        await self._transport.aclose()


def read_token(reply: ParsedReply) -> AccessToken:
    """Read an access token (docs/service.md#oauth-token): `expiry` is UTC. Raises BadAnswer without `access_token`."""
    reader = reply.data
    token = reader.secret("access_token", _TOKEN_MAX)
    if not token:
        raise BadAnswer(AnswerFault.MISSING_FIELD, reply.context, field_name="access_token")
    return AccessToken(
        reply.classification,
        token,
        reader.identifier("verification_id"),
        reader.identifier("reference_id"),
        reader.moment("expiry"),
    )
