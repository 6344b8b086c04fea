"""What moves no money: checking a UPI address, history, balances, the identity token (SPEC.md 4.4, 4.6, 4.7, 4.13).

The journal has who got or forgot a token; nothing else of it is written, for it changes nothing. Calls run side by
side; each answers with one event.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from paydesk.api.errors import RulesBroken, ServiceError
from paydesk.counter.access import Denied
from paydesk.counter.clients import NoKeysError
from paydesk.domain import masking
from paydesk.domain.failure import Problem
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.messages import BalanceCame, HistoryCame, IdentityCame, UpiChecked
from paydesk.domain.payout.outcome import Judgement, Operation, Said
from paydesk.domain.payout.requests import Validation
from paydesk.domain.people.person import Permission
from paydesk.domain.settings import stored_facts as kept_facts
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import ValidationVersion
from paydesk.domain.settings.stored_facts import StoredFact
from paydesk.store.secrets import Keeping, KeyPair, MemorySecrets

if TYPE_CHECKING:
    from paydesk.api.answers import Answered
    from paydesk.api.identity import Identity
    from paydesk.api.payouts.session import Payouts
    from paydesk.counter.access import Access
    from paydesk.counter.clients import ClientSlot, PayoutClients
    from paydesk.counter.configuration import Configuration
    from paydesk.counter.people.repository import InThread
    from paydesk.domain.fact import Fact
    from paydesk.domain.messages import Event
    from paydesk.domain.payout.answers import AccessToken, Validated
    from paydesk.domain.payout.requests import HistoryQuery
    from paydesk.domain.rules import Broken

TOKEN_AREA: Final = "token"  # noqa: S105  the name of its entry
TOKEN_LIFE_MS: Final = 60 * 60 * 1_000
"""A transfer token is single-use and valid for one hour (SPEC.md 8)."""

_OPERATIONS: Final = {
    ValidationVersion.V2: Operation.VALIDATE_V2,
    ValidationVersion.V1: Operation.VALIDATE,
    ValidationVersion.V1_2: Operation.VALIDATE_V1_2,
}

_ClientT = TypeVar("_ClientT", "Payouts", "Identity")
_ValueT = TypeVar("_ValueT")


class _Refused(Exception):
    """A question that got no answer: the rules it breaks, or what the refusal means."""

    def __init__(self, broken: Broken = (), judgement: Judgement | None = None) -> None:
        super().__init__()
        self.broken = broken
        self.judgement = judgement


def _nothing(_fact: Fact) -> None:
    """Nobody keeps it."""


class Lookups:
    """Questions to the payout side and to verification. Runs in the counter's loop.

    `aside` makes the calls that take their time: those of the keychain. `note` puts a fact into the journal.
    """

    def __init__(
        self,
        emit: Callable[[Event], None],
        config: Configuration,
        line: PayoutClients,
        access: Access,
        secrets: MemorySecrets,
        now: Callable[[], int],
        *,
        in_thread: InThread = asyncio.to_thread,
        note: Callable[[Fact], None] = _nothing,
    ) -> None:
        self._emit = emit
        self._config = config
        self._line = line
        self._access = access
        self._secrets = secrets
        self._now = now
        self._in_thread = in_thread
        self._note = note

    async def check_upi(self, check_id: str, vpa: str, phone: str) -> None:
        """Look up a UPI address or a phone, in the version that the settings say: UpiChecked."""
        if not self._may(Permission.CHECK_UPI, check_id):
            return
        version = self._config.settings.money_out.validation_version
        request = Validation(f"check_{uuid.uuid4().hex}", vpa.strip(), phone.strip())
        broken = payout_rules.validation(request, v2=version is ValidationVersion.V2)
        if broken:
            self._emit(UpiChecked(check_id, self._now(), broken=broken))
            return
        asked = partial(_validated, request=request, version=version)
        try:
            found = await self._asked(_OPERATIONS[version], self._line.payouts, asked)
        except _Refused as refused:
            self._emit(UpiChecked(check_id, self._now(), broken=refused.broken, judgement=refused.judgement))
            return
        now = self._now()
        self._emit(UpiChecked(check_id, now, found, token_until=now + TOKEN_LIFE_MS if found.transfer_token else None))

    async def history(self, ask_id: str, query: HistoryQuery) -> None:
        """One page of transfers: HistoryCame."""
        if not self._may(Permission.HISTORY, ask_id):
            return
        try:
            found = await self._asked(
                Operation.BENEFICIARY_HISTORY, self._line.payouts, lambda client: client.beneficiaries.history(query)
            )
        except _Refused as refused:
            self._emit(HistoryCame(ask_id, query, broken=refused.broken, judgement=refused.judgement))
            return
        self._emit(HistoryCame(ask_id, query, found))

    async def balance(self, instrument_id: str) -> None:
        """What a fund source ("" for the account) holds: BalanceCame."""
        if not self._may(Permission.SEE_PAYOUTS, instrument_id):
            return
        try:
            found = await self._asked(
                Operation.BALANCE, self._line.payouts, lambda client: client.transfers.balance(instrument_id)
            )
        except _Refused as refused:
            self._emit(BalanceCame(instrument_id, self._now(), judgement=refused.judgement))
            return
        self._emit(BalanceCame(instrument_id, self._now(), found))

    async def exchange(self, ask_id: str, auth_code: str) -> None:
        """Exchange an authorisation code: IdentityCame. The token goes to the keychain, or stays in memory."""
        by = self._leave(Permission.IDENTITY, ask_id)
        if by is None:
            return
        code = auth_code.strip()
        try:
            found = await self._asked(Operation.OAUTH_TOKEN, self._line.identity, lambda client: client.exchange(code))
        except _Refused as refused:
            self._emit(IdentityCame(ask_id, broken=refused.broken, judgement=refused.judgement))
            return
        kept = await self._keep(found)
        self._note(kept_facts.keys_changed(self._now(), StoredFact.TOKEN_KEPT, area=Area.IDENTITY.value, by=by))
        self._emit(
            IdentityCame(
                ask_id,
                found.reference_id,
                found.verification_id,
                found.expires_at,
                kept,
                masking.account(found.token),
            )
        )

    async def forget_token(self) -> None:
        """Forget the access token, in the keychain too."""
        by = self._leave(Permission.IDENTITY)
        if by is None:
            return
        if self._config.demo:
            MemorySecrets.delete(self._secrets, TOKEN_AREA)
        else:
            await self._in_thread(partial(self._secrets.delete, TOKEN_AREA))
        now, area = self._now(), Area.IDENTITY.value
        self._note(kept_facts.keys_changed(now, StoredFact.TOKEN_FORGOTTEN, area=area, by=by))

    def _may(self, permission: Permission, subject_id: str = "") -> bool:
        return self._leave(permission, subject_id) is not None

    def _leave(self, permission: Permission, subject_id: str = "") -> str | None:
        """In whose name it is done; None after the window was told why not."""
        try:
            return self._access.need(permission, subject_id)
        except Denied as denied:
            self._emit(denied.event)
            return None

    async def _asked(
        self,
        operation: Operation,
        slot: ClientSlot[_ClientT],
        ask: Callable[[_ClientT], Awaitable[Answered[_ValueT]]],
    ) -> _ValueT:
        """The answer. Raises _Refused."""
        try:
            async with slot.taken() as client:
                return (await ask(client)).value
        except NoKeysError:
            said = Said(operation, problem=Problem.NO_KEYS, never_left=True)
            raise _Refused(judgement=judge(said)) from None
        except RulesBroken as fault:
            raise _Refused(broken=fault.broken) from None
        except ServiceError as fault:
            raise _Refused(judgement=fault.judgement or judge(Said(operation, problem=fault.problem))) from None

    async def _keep(self, found: AccessToken) -> str:
        """Keep the token; where it went: "keychain" or "memory". That of a demo never meets the keychain."""
        pair = KeyPair(TOKEN_AREA, found.token)
        if self._config.demo:
            MemorySecrets.set(self._secrets, TOKEN_AREA, pair)
            return "memory"
        keeping = await self._in_thread(partial(self._secrets.set, TOKEN_AREA, pair))
        return "keychain" if keeping is Keeping.KEYCHAIN else "memory"


async def _validated(client: Payouts, *, request: Validation, version: ValidationVersion) -> Answered[Validated]:
    if version is ValidationVersion.V2:
        return await client.validations.v2(request)
    return await client.validations.v1(request, v1_2=version is ValidationVersion.V1_2)
