"""Test the connection of each area with calls that change nothing, and name the problem.

Gateway: an order that cannot exist is read. Payouts: a token, the balance, and the history of a beneficiary that
cannot exist (its rows tell whether payouts are enabled, docs/service.md#beneficiary-history-errors); where transfers go
by v2, a transfer that cannot exist instead; with v2 of the validation, an empty one too. Identity: a code that was
never issued is exchanged (docs/service.md#exchange-an-authorisation-code). "Not found" and "not valid" come from a
service that knew the keys.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from paydesk.api.endpoints import ConfigFault, ConfigurationError
from paydesk.api.errors import BadAnswer, ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.identity import IdentityClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.api.transport import Transport
from paydesk.domain.clock import MAX_CLOCK_OFFSET, SECOND
from paydesk.domain.failure import Problem
from paydesk.domain.payout.outcome import Reason
from paydesk.domain.payout.requests import HistoryQuery, StatusQuery
from paydesk.domain.settings.messages import Area, AreaTested, ConnectionProblem
from paydesk.domain.settings.settings import MoneyOut, TransferVersion, ValidationVersion

NO_SUCH_ORDER: Final = "paydesk-connection-test"
NO_SUCH_BENEFICIARY: Final = "paydeskconnectiontest"
NO_SUCH_TRANSFER: Final = "paydesk_connection_test"
NO_SUCH_CODE: Final = "paydesk-connection-test"

_CLOCK_SYMPTOMS: Final = frozenset({None, ConnectionProblem.WRONG_KEYS, ConnectionProblem.IP_NOT_ALLOWED})
"""Problems that a wrong clock explains better: a signature of the wrong time looks like a wrong key."""

_BY_REASON: Final = {
    Reason.KEYS_REFUSED: ConnectionProblem.WRONG_KEYS,
    Reason.IP_NOT_ALLOWED: ConnectionProblem.IP_NOT_ALLOWED,
    # a token is valid only for the IP address that got it (docs/service.md#authorize)
    Reason.TOKEN_REFUSED: ConnectionProblem.IP_NOT_ALLOWED,
    # the service's message says no more (docs/service.md#validate-upi-v2)
    Reason.ACCESS_REFUSED: ConnectionProblem.IP_NOT_ALLOWED,
    Reason.APIS_NOT_ENABLED: ConnectionProblem.NOT_ENABLED,
    Reason.FEATURE_NOT_AVAILABLE: ConnectionProblem.NOT_ENABLED,
    Reason.WRONG_URL: ConnectionProblem.ADDRESS,
}
_EXPECTED_REASONS: Final = frozenset(
    {Reason.FIELD_INVALID, Reason.FIELD_MISSING, Reason.NOT_FOUND, Reason.BENEFICIARY_UNKNOWN}
)
"""Refusals of the test's own contents, by a service that accepted the keys."""

_WRONG_ADDRESS_STATUSES: Final = frozenset({None, 200, 301, 302, 307, 308, 404, 405})
"""HTTP statuses of a server that is not the service (None: no HTTP). A login page can have them as well."""
_ANY_MONEY_OUT: Final = MoneyOut()


async def probe_client(
    client: GatewayClient | PayoutsClient | IdentityClient,
    area: Area,
    now: Callable[[], int],
    money_out: MoneyOut = _ANY_MONEY_OUT,
) -> AreaTested:
    """Test a client. Raises nothing for what the service does.

    Args:
        now: This PC's clock, in ms.
        money_out: Has the versions of transfers and validation; v2 is another address of the payout side.
    """
    error: ServiceError | None = None
    try:
        if isinstance(client, GatewayClient):
            await client.orders.read(NO_SUCH_ORDER)
        elif isinstance(client, IdentityClient):
            await client.exchange(NO_SUCH_CODE)
        else:
            await client.transfers.balance()
            error = await _transfers_error(client, money_out.transfer_version)
            if money_out.validation_version is ValidationVersion.V2 and (error is None or _find_problem(error) is None):
                await client.validations.probe_credentials()
    except ServiceError as fault:
        error = fault
    return _create_result(area, error, client.transport, now())


async def _transfers_error(client: PayoutsClient, version: TransferVersion | None) -> ServiceError | None:
    """Return the error of a read of what is unknown, by the version of transfers; None if either version works."""
    error = None
    if version is not TransferVersion.V2:
        error = await _error_of(client.beneficiaries.history(HistoryQuery(NO_SUCH_BENEFICIARY, per_page=1)))
        if version is not None or error is None or _find_problem(error) is None:
            return error
    newer = await _error_of(client.transfers.status(StatusQuery(NO_SUCH_TRANSFER), version=TransferVersion.V2))
    return error if error is not None and newer is not None and _find_problem(newer) is not None else newer


async def _error_of(call: Awaitable[object]) -> ServiceError | None:
    try:
        await call
    except ServiceError as fault:
        return fault
    return None


def report_unusable(area: Area, fault: ConfigurationError) -> AreaTested:
    """Return the test result for keys or an address with which no call can be made."""
    if fault.fault is ConfigFault.KEYS_UNUSABLE:
        return AreaTested(area, ConnectionProblem.KEYS_UNUSABLE)
    return AreaTested(area, ConnectionProblem.ADDRESS)


def report_no_keys(area: Area, given_for: tuple[str, ...] = ()) -> AreaTested:
    """Return the test result without usable keys: none at all, or none for this host."""
    return AreaTested(area, ConnectionProblem.NO_KEYS, given_for=given_for)


def _create_result(area: Area, error: ServiceError | None, transport: Transport, now: int) -> AreaTested:
    problem = None if error is None else _find_problem(error)
    offset_s = None if transport.server_date_ms is None else round((now - transport.server_date_ms) / 1_000)
    if offset_s is not None and abs(offset_s) * SECOND > MAX_CLOCK_OFFSET and problem in _CLOCK_SYMPTOMS:
        problem = ConnectionProblem.CLOCK_OFF
    took = transport.round_trip_s
    return AreaTested(
        area,
        problem,
        error.failure if error is not None and problem is not None else None,
        None if took is None else round(took * 1_000),
        offset_s,
    )


def _find_problem(error: ServiceError) -> ConnectionProblem | None:
    """Return the problem of a failed call; None if it failed as expected."""
    reason = error.classification.reason if error.classification is not None else None
    if reason in _EXPECTED_REASONS:
        # comes from the settings: the version is set with the address
        return (
            ConnectionProblem.ADDRESS if error.classification and error.classification.field == "api_version" else None
        )
    if reason in _BY_REASON:
        return _BY_REASON[reason]
    if isinstance(error, BadAnswer):
        return ConnectionProblem.ADDRESS if error.http_status in _WRONG_ADDRESS_STATUSES else ConnectionProblem.LINE
    match error.problem:
        case Problem.NOT_FOUND:
            return None
        case Problem.KEYS_REFUSED:
            return ConnectionProblem.WRONG_KEYS
        case Problem.NOT_ALLOWED:
            return ConnectionProblem.IP_NOT_ALLOWED if "ip" in error.code.split("_") else ConnectionProblem.NOT_ENABLED
        case Problem.REFUSED:
            return ConnectionProblem.ADDRESS
        case Problem.SLOW_DOWN:  # says nothing about the keys
            return ConnectionProblem.LINE
    unforeseen = reason is Reason.UNFORESEEN and 400 <= (error.http_status or 0) < 500
    return ConnectionProblem.ADDRESS if unforeseen else ConnectionProblem.LINE
