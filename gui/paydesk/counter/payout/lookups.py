"""Calls that move no money: checking a UPI address, history, balances, the identity token.

The journal records only who got or forgot a token.
See docs/service.md#exchange-an-authorisation-code, docs/service.md#validate-upi-v1, docs/service.md#validate-upi-v2
and docs/service.md#beneficiary-history.
"""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from paydesk.api.answers import ApiResponse
from paydesk.api.errors import RulesBroken, ServiceError
from paydesk.api.identity import IdentityClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.connection import ClientT, ServiceCall, ServiceConnection
from paydesk.counter.context import Context
from paydesk.counter.dispatcher import handles
from paydesk.domain import commands, masking
from paydesk.domain.clock import HOUR
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import AccessToken, ValidationResult
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.messages import SourceBalance, TokenState, TransferHistory, UpiCheck
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, ServiceReply
from paydesk.domain.payout.requests import HistoryQuery, Validation
from paydesk.domain.rules import BrokenRules
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import TransferVersion, ValidationVersion
from paydesk.domain.settings.stored_facts import StoredFactKind, keys_changed_fact
from paydesk.store.keychain import TOKEN_AREA, KeyPair
from paydesk.store.secrets import KeychainState

TOKEN_LIFE_MS: Final = HOUR
"""A transfer token is single-use and valid for one hour (docs/service.md#limits)."""

_OPERATIONS: Final = {
    ValidationVersion.V2: Operation.VALIDATE_V2,
    ValidationVersion.V1: Operation.VALIDATE,
    ValidationVersion.V1_2: Operation.VALIDATE_V1_2,
}
_NO_KEYS: Final = TokenState(classification=classify(ServiceReply(Operation.OAUTH_TOKEN, problem=Problem.NO_KEYS)))


class _LookupFailed(Exception):
    """Raised for a call without an answer: the rules that it breaks, or what the refusal means."""

    def __init__(self, broken: BrokenRules = (), judgement: Classification | None = None) -> None:
        super().__init__()
        self.broken = broken
        self.judgement = judgement


class Lookups:
    """Calls to the payout side and to verification, which run side by side."""

    def __init__(
        self, context: Context, payouts: ServiceConnection[PayoutsClient], identity: ServiceConnection[IdentityClient]
    ) -> None:
        self._context = context
        self._now, self._config = context.now, context.config
        self._payouts, self._identity = payouts, identity
        self._token: KeyPair | None = None
        """Token that the keychain is to hold: the last one, or none since it was forgotten."""

    @handles(commands.CheckUpi)
    async def check_upi(self, command: commands.CheckUpi, _by: str) -> UpiCheck:
        """Look up a UPI address or a phone, in the version of the settings."""
        version = self._config.settings.money_out.validation_version
        request = Validation(f"check_{uuid.uuid4().hex}", command.vpa.strip(), command.phone.strip())
        try:
            found = await self._look_up(request, version)
        except _LookupFailed as none:
            return UpiCheck(self._now(), broken=none.broken, classification=none.judgement)
        now = self._now()
        until = now + TOKEN_LIFE_MS if found.transfer_token else None
        return UpiCheck(now, found, until)

    async def _look_up(self, request: Validation, version: ValidationVersion) -> ValidationResult:
        """Return the validation; raise _LookupFailed."""
        broken = payout_rules.check_validation(request, v2=version is ValidationVersion.V2)
        if broken:
            raise _LookupFailed(broken)
        async with self._calling(_OPERATIONS[version], self._payouts) as call:
            return call.answered(await _validate(call.client, request, version)).value

    @handles(commands.ReadHistory)
    async def read_history(self, command: commands.ReadHistory, _by: str) -> TransferHistory:
        """Read one page of transfers; by v2, or if the account may not read them any more, the beneficiary instead."""
        version = self._config.settings.money_out.transfer_version
        if version is TransferVersion.V2:
            return await self._read_beneficiary(command.query)
        page = await self._read_page(command.query)
        refused = page.classification is not None and page.classification.outcome is Outcome.NOT_ALLOWED
        if version is None and refused:
            instead = await self._read_beneficiary(command.query)
            return page if instead.beneficiary is None else instead
        return page

    async def _read_page(self, query: HistoryQuery) -> TransferHistory:
        try:
            async with self._calling(Operation.BENEFICIARY_HISTORY, self._payouts) as call:
                return TransferHistory(query, call.answered(await call.client.beneficiaries.history(query)).value)
        except _LookupFailed as none:
            return TransferHistory(query, broken=none.broken, classification=none.judgement)

    async def _read_beneficiary(self, query: HistoryQuery) -> TransferHistory:
        try:
            async with self._calling(Operation.BENEFICIARY_V2, self._payouts) as call:
                found = call.answered(await call.client.beneficiaries.read(query.bene_id)).value
                return TransferHistory(query, beneficiary=found)
        except _LookupFailed as none:
            return TransferHistory(query, broken=none.broken, classification=none.judgement)

    @handles(commands.ReadBalance)
    async def read_balance(self, command: commands.ReadBalance, _by: str) -> SourceBalance:
        """Read the balance of a fund source ("" for the account)."""
        source = command.instrument_id
        try:
            async with self._calling(Operation.BALANCE, self._payouts) as call:
                found = call.answered(await call.client.transfers.balance(source)).value
        except _LookupFailed as none:
            return SourceBalance(source, self._now(), broken=none.broken, classification=none.judgement)
        return SourceBalance(source, self._now(), found)

    @handles(commands.ExchangeCode)
    async def exchange_code(self, command: commands.ExchangeCode, by: str) -> TokenState | CommandStatus:
        """Exchange an authorisation code, and store the token in the keychain or memory."""
        keys = ""
        try:
            async with self._calling(Operation.OAUTH_TOKEN, self._identity) as call:
                keys = call.client.transport.key_digest
                found = call.answered(await call.client.exchange(command.auth_code.strip())).value
        except _LookupFailed as none:
            return TokenState(broken=none.broken, classification=none.judgement)
        if self._keys_mark() != keys:  # the keys were deleted meanwhile, and the token with them
            return _NO_KEYS
        kept = await self._store_token(found)
        if self._keys_mark() != keys:  # deleted while the keychain asked its user
            self._token = None
            await self._write_token()
            return _NO_KEYS
        if self._token is None:  # deleted meanwhile
            return CommandStatus.FAILED
        self._write_fact(StoredFactKind.TOKEN_KEPT, by)
        ends = found.expires_at  # by the service's clock: this PC's may be wrong
        ends = None if ends is None else ends + self._identity.clock_offset_ms
        return TokenState(found.reference_id, found.verification_id, ends, kept, masking.account(found.token))

    def _keys_mark(self) -> str:
        """Return a mark of the identity keys; "" without keys."""
        client = self._identity.client
        return "" if client is None else client.transport.key_digest

    @handles(commands.ReadTokenState)
    async def read_token(self, _command: commands.ReadTokenState, _by: str) -> TokenState | None:
        """Return the state of the stored token, of an earlier run too; forget one that has ended."""
        looked = await self._context.run_in_thread(partial(self._context.secrets.lookup, TOKEN_AREA))
        pair, kept = looked.pair, "keychain" if looked.is_in_keychain else "memory"
        if pair is None:
            return None
        ends = None if pair.ends_at is None else pair.ends_at + self._identity.clock_offset_ms
        if ends is None or ends > self._now():
            return TokenState(expires_at=ends, stored_in=kept, hint=masking.account(pair.client_secret))
        if self._token in {None, pair}:  # otherwise a new one came meanwhile
            self._token = None
            await self._write_token()
        return None

    @handles(commands.ForgetToken)
    async def forget_token(self, _command: commands.ForgetToken, by: str) -> CommandStatus | None:
        """Delete the access token, in the keychain too. FAILED while a locked keychain may still hold it."""
        self._token = None
        if not await self._write_token():
            return CommandStatus.FAILED
        self._write_fact(StoredFactKind.TOKEN_FORGOTTEN, by)
        return None

    def _write_fact(self, kind: StoredFactKind, by: str) -> None:
        self._context.write_later(keys_changed_fact(self._now(), kind, area=Area.IDENTITY.value, by=by))

    @asynccontextmanager
    async def _calling(
        self, operation: Operation, connection: ServiceConnection[ClientT]
    ) -> AsyncIterator[ServiceCall[ClientT]]:
        """Make a call in the `async with` block; raise _LookupFailed."""
        try:
            async with connection.call(operation) as call:
                yield call
        except RulesBroken as fault:
            raise _LookupFailed(broken=fault.broken) from None
        except ServiceError as fault:
            raise _LookupFailed(
                judgement=fault.classification or classify(ServiceReply(operation, problem=fault.problem))
            ) from None

    async def _store_token(self, found: AccessToken) -> str:
        """Store the token, and return "keychain" or "memory"."""
        self._token = KeyPair(TOKEN_AREA, found.token, ends_at=found.expires_at)
        return "keychain" if await self._write_token() is KeychainState.AVAILABLE else "memory"

    async def _write_token(self) -> KeychainState | bool:
        """Write the current token, or its absence, to the keychain; return where it is, or whether it is gone.

        A keychain may ask its user for long: a change made meanwhile is written afterwards.
        """
        written = self._token
        result = await self._write_once(written)
        while self._token is not written:
            written = self._token
            await self._write_once(written)
        return result

    async def _write_once(self, token: KeyPair | None) -> KeychainState | bool:
        secrets, run_in_thread = self._context.secrets, self._context.run_in_thread
        if token is None:
            return await run_in_thread(partial(secrets.delete, TOKEN_AREA))
        return await run_in_thread(partial(secrets.set, TOKEN_AREA, token))


async def _validate(
    client: PayoutsClient, request: Validation, version: ValidationVersion
) -> ApiResponse[ValidationResult]:
    if version is ValidationVersion.V2:
        return await client.validations.v2(request)
    return await client.validations.v1(request, v1_2=version is ValidationVersion.V1_2)
