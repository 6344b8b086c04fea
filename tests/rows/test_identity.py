"""Identity through our client against the sandbox: the happy path, the rules, the rows, the faults.

A code can be exchanged once. Whatever is not known about an exchange, only a new session helps; what is known to have
failed has left the code as it was.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, Final

import httpx
import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.errors import RulesBroken, ServiceError
from paydesk.api.identity import IdentityClient
from paydesk.api.transport import Timeouts
from paydesk.domain.failure import Problem
from paydesk.domain.payout.outcome import NextStep, Outcome, Reason
from paydesk.domain.rules import Rule
from paydesk.domain.settings.settings import PayoutHosts
from paydesk.sandbox.identity import EXCHANGE_ROWS
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.server import Running
from tests.helpers.control import begin_identity
from tests.helpers.plain import NO_TLS
from tests.rows.conftest import Control
from tests.rows.test_operations import FAULTS, fails

EXCHANGE: Final = "/verification/oauth2/generate-token"


def client_of(sandbox: Running, timeouts: Timeouts | None = None) -> IdentityClient:
    """Create a client of the sandbox."""
    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    return IdentityClient(PayoutHosts.at_origin(sandbox.url), keys, timeouts=timeouts)


@pytest.fixture
async def identity(sandbox: Running) -> AsyncIterator[IdentityClient]:
    async with client_of(sandbox) as identity:
        yield identity


@pytest.fixture
async def hasty_identity(sandbox: Running) -> AsyncIterator[IdentityClient]:
    """Yield a client with short time-outs."""
    async with client_of(sandbox, Timeouts(connect=5.0, read=0.5, total=1.0)) as identity:
        yield identity


@pytest.fixture
def meeting(identity: IdentityClient, hasty_identity: IdentityClient, kind: str) -> IdentityClient:
    """Return the client for a fault: with short time-outs if it would wait for nothing."""
    return hasty_identity if kind in {"hang", "slow_drip"} else identity


def allow(control: Control, ident: str = "V-1") -> str:
    """Give the consent on the page, and return the code."""
    return str(control("POST", "identity", {"verification_id": ident, "action": "allow"})["auth_code"])


def a_code(sandbox: Running, control: Control, ident: str = "V-1") -> str:
    """Return a code that can be exchanged."""
    begin_identity(sandbox.url, sandbox.client_id, sandbox.client_secret, ident)
    return allow(control, ident)


def asked(control: Control, path: str) -> int:
    """Return how many such calls the sandbox got."""
    calls = control("GET", "orders")["calls"].get(f"POST {path}", {"asked": 0})
    return int(calls["asked"])


# The happy path -------------------------------------------------------------------------------------------------


async def test_a_session_a_consent_on_the_page_and_a_token(
    sandbox: Running, identity: IdentityClient, control: Control
) -> None:
    control("POST", "clock", {"now": "2030-01-01T12:00:00+05:30", "rate": 0})
    session = begin_identity(sandbox.url, sandbox.client_id, sandbox.client_secret)
    later = int(datetime(2030, 1, 1, 7, 30, tzinfo=UTC).timestamp() * 1_000)
    page = f"{sandbox.url}/consent/{session['session_id']}"
    async with httpx.AsyncClient(trust_env=False, verify=NO_TLS) as browser:
        shown = await browser.post(page, data={"action": "allow"}, follow_redirects=True)
    code = control("GET", "identity")["sessions"][0]["auth_code"]
    assert code in shown.text
    token = (await identity.exchange(code)).value
    assert token.classification.outcome is Outcome.DONE
    assert (token.verification_id, token.reference_id, token.expires_at) == ("V-1", str(session["reference_id"]), later)
    [kept] = control("GET", "identity")["access_tokens"]
    assert kept["access_token"] == token.token


async def test_a_code_that_was_used_or_is_wrong_or_too_old(
    sandbox: Running, identity: IdentityClient, control: Control
) -> None:
    control("POST", "clock", {"rate": 0})
    used, old = a_code(sandbox, control), a_code(sandbox, control, "V-2")
    await identity.exchange(used)
    control("POST", "clock", {"advance_ms": 600_000})
    for code in (used, old, "nobodys"):
        error = await fails(identity.exchange(code))
        assert error.classification is not None
        assert (error.classification.outcome, error.classification.field) == (Outcome.FIX_FIELD, "auth_code")
        assert (error.http_status, error.code) == (400, "auth_code_value_invalid")
        assert error.outcome_known


# The field rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "rule"), [("", Rule.REQUIRED), ("a b", Rule.CHARACTERS), ("x" * 2_001, Rule.TOO_LONG)]
)
async def test_a_broken_rule_of_an_exchange(identity: IdentityClient, control: Control, code: str, rule: Rule) -> None:
    error = await fails(identity.exchange(code))
    assert isinstance(error, RulesBroken)
    assert error.broken == (("auth_code", rule),)
    assert asked(control, EXCHANGE) == 0


# The rows -------------------------------------------------------------------------------------------------------

_FIX: Final = (Outcome.FIX_FIELD, Reason.FIELD_INVALID)
_KEYS: Final = (Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED)
_SLOW: Final = (Outcome.FAILED, Reason.SLOW_DOWN)
_FAULT: Final = (Outcome.UNKNOWN, Reason.SERVICE_FAULT)
COMMON: Final = {
    "authentication_failed": _KEYS,
    "too_many_per_ip": _SLOW,
    "too_many_per_operation": _SLOW,
    "verification_failed": _FAULT,
    "client_id_missing": _KEYS,
    "client_secret_missing": _KEYS,
    "bad_url": (Outcome.NOT_ALLOWED, Reason.WRONG_URL),
    "authentication": _KEYS,
    "ip_not_allowed": (Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED),
    "rate_limit": _SLOW,
    "internal_error": _FAULT,
    "too_large": (Outcome.UNKNOWN, Reason.UNFORESEEN),
}
TOKEN_ROWS: Final = {
    **COMMON,
    **dict.fromkeys(("auth_code_missing", "auth_code_invalid", "auth_code_expired", "auth_code_used"), _FIX),
}
OURS: Final = {"version_invalid", "request_invalid"}
"""Rows for what this client never sends."""


def check(error: ServiceError, told: Any, wanted: tuple[Outcome, Reason]) -> None:
    assert error.classification is not None
    assert (error.classification.outcome, error.classification.reason) == wanted
    assert (error.http_status, error.type, error.code) == (told.status, told.type, told.code)
    assert error.outcome_known is (wanted[0] is not Outcome.UNKNOWN)


@pytest.mark.parametrize("row", TOKEN_ROWS)
async def test_a_row_of_the_exchange(identity: IdentityClient, row: str) -> None:
    error = await fails(identity.exchange(magic_id(row)))
    check(error, EXCHANGE_ROWS[row], TOKEN_ROWS[row])
    assert error.classification is not None
    assert error.classification.field == ("auth_code" if TOKEN_ROWS[row] == _FIX else "")


def test_no_row_is_left_out() -> None:
    assert TOKEN_ROWS.keys() | (OURS & EXCHANGE_ROWS.keys()) == EXCHANGE_ROWS.keys()


async def test_who_is_not_let_in(sandbox: Running) -> None:
    async with IdentityClient(PayoutHosts.at_origin(sandbox.url), Credentials(sandbox.client_id, "wrong")) as stranger:
        error = await fails(stranger.exchange("x"))
        assert error.classification is not None
        assert error.classification.reason is Reason.KEYS_REFUSED


# Faults ---------------------------------------------------------------------------------------------------------

ALL_FAULTS: Final = [*FAULTS, ("nulls", True)]


@pytest.mark.parametrize(("kind", "done"), ALL_FAULTS)
async def test_an_exchange_that_met_a_fault(
    sandbox: Running, identity: IdentityClient, meeting: IdentityClient, control: Control, kind: str, done: bool
) -> None:
    code = a_code(sandbox, control)
    control("POST", "faults", {"kind": kind, "match": {"path": EXCHANGE}, "times": 1})
    error = await fails(meeting.exchange(code))
    assert error.classification is not None
    assert (error.classification.outcome, error.classification.next_step) == (Outcome.UNKNOWN, NextStep.BEGIN_ANEW)
    assert not error.outcome_known
    assert asked(control, EXCHANGE) == int(done), "nothing is sent twice"
    assert control("GET", "identity")["sessions"][0]["used"] is done
    fresh = a_code(sandbox, control, "V-2")  # what helps whether or not
    assert (await identity.exchange(fresh)).value.token


@pytest.mark.parametrize("kind", ["rate_limit", "rate_limit_bare"])
async def test_too_many_calls_leave_the_code_as_it_was(
    sandbox: Running, identity: IdentityClient, control: Control, kind: str
) -> None:
    code = a_code(sandbox, control)
    more = {"retry_after": 7} if kind == "rate_limit" else {}
    control("POST", "faults", {"kind": kind, "match": {"path": EXCHANGE}, "times": 1, **more})
    error = await fails(identity.exchange(code))
    assert error.problem is Problem.SLOW_DOWN
    assert error.classification is not None
    assert error.classification.outcome is Outcome.FAILED
    assert error.outcome_known
    assert error.retry_after == (7 if more else None)
    assert (await identity.exchange(code)).value.classification.outcome is Outcome.DONE


@pytest.mark.parametrize("kind", ["delay", "delay_after", "wrong_content_type", "extra_fields", "no_headers"])
async def test_what_is_only_odd_changes_nothing(
    sandbox: Running, identity: IdentityClient, control: Control, kind: str
) -> None:
    code = a_code(sandbox, control)
    more = {"ms": 50} if kind.startswith("delay") else {}
    control("POST", "faults", {"kind": kind, "match": {"path": EXCHANGE}, "times": 1, **more})
    assert (await identity.exchange(code)).value.classification.outcome is Outcome.DONE
    assert control("GET", "faults")["faults"] == [], "it was met"
