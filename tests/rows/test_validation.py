"""Validation v1, v1.2 and v2 through our client against the sandbox: the happy path, the rules, the rows, the faults.

Nothing moves by a validation: what is not known after a fault is simply asked again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from paydesk.api.answers import ApiResponse
from paydesk.api.endpoints import Credentials
from paydesk.api.errors import RulesBroken, ServiceError
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.failure import Problem
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.outcome import NextStep, Outcome, Reason
from paydesk.domain.payout.requests import Validation
from paydesk.domain.rules import AnyRule, PayoutRule, Rule
from paydesk.domain.settings.settings import PayoutHosts
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.payout.v2 import VALIDATION_V2_ROWS
from paydesk.sandbox.payout.validation import TEST_ADDRESSES
from paydesk.sandbox.server import Running
from tests.rows.conftest import Control
from tests.rows.test_operations import FAULTS, fails

Ask = Callable[[PayoutsClient, Validation], Awaitable[ApiResponse[ValidationResult]]]

# name -> path, the call, the name of the id
CALLS: Final[dict[str, tuple[str, Ask, str]]] = {
    "v1": ("/payout/v1/validatePayout", lambda payouts, asked: payouts.validations.v1(asked), "transferId"),
    "v1.2": (
        "/payout/v1.2/validatePayout",
        lambda payouts, asked: payouts.validations.v1(asked, v1_2=True),
        "transferId",
    ),
    "v2": ("/payout/validatePayout", lambda payouts, asked: payouts.validations.v2(asked), "transfer_id"),
}
ASHA: Final = Validation("check_1", vpa="asha.rao@okbank")


@pytest.fixture(params=CALLS)
def name(request: pytest.FixtureRequest) -> str:
    """Return which of the three it is."""
    return str(request.param)


def asked(control: Control, path: str) -> int:
    """Return how many such calls the sandbox got."""
    calls = control("GET", "orders")["calls"].get(f"POST {path}", {"asked": 0})
    return int(calls["asked"])


# The happy path -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_", [ASHA, Validation("check_1", phone="+91 9812345678")], ids=["an address", "a phone"]
)
async def test_somebody_who_is_there(
    payouts: PayoutsClient, control: Control, name: str, request_: Validation, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "paydesk.api")
    answered = await CALLS[name][1](payouts, request_)
    value = answered.value
    assert value.is_valid
    assert value.classification.outcome is Outcome.DONE
    assert value.vpa == (request_.vpa or "9812345678@paydesk")
    assert value.name_at_bank
    assert (value.ifsc, value.ifsc_details) == ("", ())
    assert (answered.http_status, "not understood" in caplog.text) == (200, False)
    [kept] = control("GET", "identity")["transfer_tokens"]
    assert (kept["transfer_token"], kept["transfer_id"]) == (value.transfer_token, "check_1")


async def test_advanced_details_are_shown_as_they_come(
    payouts: PayoutsClient, control: Control, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "paydesk.api")
    control("POST", "payouts/settings", {"vpa_details": "advanced"})
    answered = await CALLS[name][1](payouts, ASHA)
    value = answered.value
    assert len(value.ifsc) == 11
    lines = dict(value.ifsc_details)
    assert (lines["city"], lines["micr"], lines["upi"]) == ("JAIPUR", "302999001", "Live")
    assert "not understood" not in caplog.text


@pytest.mark.parametrize("vpa", TEST_ADDRESSES)
async def test_the_public_test_addresses(payouts: PayoutsClient, name: str, vpa: str) -> None:
    value = (await CALLS[name][1](payouts, Validation("check_1", vpa=vpa))).value
    assert value.raw_status == TEST_ADDRESSES[vpa]
    if value.is_valid:
        assert value.classification.outcome is Outcome.DONE
        assert value.transfer_token
    else:
        assert (value.classification.outcome, value.classification.reason) == (
            Outcome.FIX_FIELD,
            Reason.ADDRESS_INVALID,
        )
        assert (value.classification.field, value.transfer_token) == ("vpa", "")


# The field rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_", "broken"),
    [
        (Validation(""), (("id", Rule.REQUIRED), ("vpa", Rule.REQUIRED))),
        (Validation("a b", vpa="asha"), (("id", Rule.CHARACTERS), ("vpa", PayoutRule.NOT_A_UPI_ADDRESS))),
        (Validation("x" * 41, vpa="a" * 100 + "@b"), (("id", Rule.TOO_LONG), ("vpa", Rule.TOO_LONG))),
        (Validation("a", vpa="a@b", phone="9812345678"), (("vpa", PayoutRule.ONE_OR_THE_OTHER),)),
        (Validation("a", phone="1234567"), (("phone", Rule.TOO_SHORT),)),
        (Validation("a", phone="1234567890123"), (("phone", Rule.TOO_LONG),)),
        (Validation("a", phone="98123x5678"), (("phone", Rule.DIGITS),)),
    ],
)
async def test_broken_rules_are_all_named_and_nothing_is_sent(
    payouts: PayoutsClient, control: Control, name: str, request_: Validation, broken: tuple[tuple[str, AnyRule], ...]
) -> None:
    path, call, ident = CALLS[name]
    error = await fails(call(payouts, request_))
    assert isinstance(error, RulesBroken)
    assert error.broken == tuple((ident if field == "id" else field, rule) for field, rule in broken)
    assert error.classification is not None
    assert error.classification.outcome is Outcome.FIX_FIELD
    assert asked(control, path) == 0


async def test_only_v1_lets_an_id_have_a_hyphen(payouts: PayoutsClient, name: str) -> None:
    request = Validation("check-1", vpa="asha@okbank")
    if name == "v2":
        assert isinstance(await fails(CALLS[name][1](payouts, request)), RulesBroken)
    else:
        assert (await CALLS[name][1](payouts, request)).value.is_valid


# The rows of v2: those of v1 are in test_rows ---------------------------------------------------------------------

V2_ROWS: Final = {
    "transfer_id_missing": (Outcome.FIX_FIELD, Reason.FIELD_INVALID, "transferId"),
    "transfer_id_invalid": (Outcome.FIX_FIELD, Reason.FIELD_INVALID, "transferId"),
    "neither": (Outcome.FIX_FIELD, Reason.FIELD_INVALID, "vpa"),
    "both": (Outcome.FIX_FIELD, Reason.FIELD_INVALID, "phone"),
    "vpa_invalid": (Outcome.FIX_FIELD, Reason.FIELD_INVALID, "vpa"),
    "phone_invalid": (Outcome.FIX_FIELD, Reason.FIELD_INVALID, "phone"),
    "apis_not_enabled": (Outcome.NOT_ALLOWED, Reason.APIS_NOT_ENABLED, ""),
    "authentication_500": (Outcome.UNKNOWN, Reason.SERVICE_FAULT, ""),
    "internal_server_error": (Outcome.UNKNOWN, Reason.SERVICE_FAULT, ""),
    "authentication": (Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED, ""),
    "ip_not_allowed": (Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED, ""),
    "rate_limit": (Outcome.FAILED, Reason.SLOW_DOWN, ""),
    "too_large": (Outcome.UNKNOWN, Reason.UNFORESEEN, ""),
}
OURS: Final = {"version_invalid", "request_invalid"}
"""Rows for what this client never sends."""


@pytest.mark.parametrize("row", V2_ROWS)
async def test_a_row_of_v2(payouts: PayoutsClient, row: str) -> None:
    error = await fails(payouts.validations.v2(Validation(magic_id(row), vpa="asha@okbank")))
    classification = error.classification
    assert classification is not None
    assert (classification.outcome, classification.reason, classification.field) == V2_ROWS[row]
    told = VALIDATION_V2_ROWS[row]
    assert (error.http_status, error.type, error.code) == (told.status, told.type, told.code)
    assert error.outcome_known is (classification.outcome is not Outcome.UNKNOWN)


def test_no_row_of_v2_is_left_out() -> None:
    assert V2_ROWS.keys() | OURS == VALIDATION_V2_ROWS.keys()


async def test_who_is_not_let_in(sandbox: Running, control: Control, name: str) -> None:
    wrong = Credentials(sandbox.client_id, "wrong")
    async with PayoutsClient(PayoutHosts.at_origin(sandbox.url), wrong) as stranger:
        error = await fails(CALLS[name][1](stranger, ASHA))
    assert error.classification is not None
    assert (error.classification.outcome, error.classification.reason) == (Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED)


async def test_an_address_that_is_not_allowed(payouts: PayoutsClient, control: Control, name: str) -> None:
    control("POST", "payouts/settings", {"allowed_ips": ["203.0.113.7"]})
    error = await fails(CALLS[name][1](payouts, ASHA))
    assert error.classification is not None
    assert (error.classification.outcome, error.classification.reason) == (Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED)


async def test_a_token_that_ran_out_is_renewed_behind_the_200(payouts: PayoutsClient, control: Control) -> None:
    """The refusal of a bearer token comes with HTTP 200 here, and is seen all the same."""
    await payouts.validations.v1(ASHA)
    control("POST", "clock", {"advance_ms": 3_600_000})
    assert (await payouts.validations.v1(ASHA)).value.is_valid


# Faults ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def meeting(payouts: PayoutsClient, hasty: PayoutsClient, kind: str) -> PayoutsClient:
    """Return the client for a fault: with short time-outs if it would wait for nothing."""
    return hasty if kind in {"hang", "slow_drip"} else payouts


async def met(control: Control, payouts: PayoutsClient, call: Ask, path: str, **fault: Any) -> ServiceError:
    """Return the error of a validation that meets this fault once, with a token in the cache."""
    await payouts.transfers.balance()
    control("POST", "faults", {**fault, "match": {"path": path}, "times": 1})
    return await fails(call(payouts, ASHA))


@pytest.mark.parametrize(("kind", "done"), [*FAULTS, ("nulls", True), ("strange_status", True)])
async def test_what_met_a_fault_is_asked_again(
    payouts: PayoutsClient, meeting: PayoutsClient, control: Control, name: str, kind: str, done: bool
) -> None:
    path, call, _ = CALLS[name]
    if kind == "strange_status" and name == "v2":
        control("POST", "faults", {"kind": kind, "match": {"path": path}, "times": 1})
        value = (await call(payouts, ASHA)).value
        assert (value.classification.outcome, value.is_valid) == (Outcome.UNKNOWN, False)
    else:
        error = await met(control, meeting, call, path, kind=kind)
        assert error.classification is not None
        assert (error.classification.outcome, error.classification.next_step) == (Outcome.UNKNOWN, NextStep.READ_AGAIN)
        assert not error.outcome_known
    assert asked(control, path) == int(done), "nothing is sent twice"
    assert (await call(payouts, ASHA)).value.is_valid


@pytest.mark.parametrize("kind", ["rate_limit", "rate_limit_bare"])
async def test_too_many_calls(payouts: PayoutsClient, control: Control, name: str, kind: str) -> None:
    path, call, _ = CALLS[name]
    error = await met(control, payouts, call, path, kind=kind, **({"retry_after": 7} if kind == "rate_limit" else {}))
    assert error.problem is Problem.SLOW_DOWN
    assert error.classification is not None
    assert (error.classification.outcome, error.classification.reason) == (Outcome.FAILED, Reason.SLOW_DOWN)
    assert error.outcome_known
    assert error.retry_after == (7 if kind == "rate_limit" else None)
    assert asked(control, path) == 0
    assert (await call(payouts, ASHA)).value.is_valid


async def test_more_calls_than_allowed(payouts: PayoutsClient, control: Control, name: str) -> None:
    """The natural 429: with v1 it comes within HTTP 200."""
    control("POST", "settings", {"rate_limits": {"payout_validate": 1}})
    await CALLS[name][1](payouts, ASHA)
    error = await fails(CALLS[name][1](payouts, ASHA))
    assert error.problem is Problem.SLOW_DOWN
    assert error.http_status == (429 if name == "v2" else 200)
    assert error.classification is not None
    assert error.classification.outcome is Outcome.FAILED


@pytest.mark.parametrize("kind", ["delay", "delay_after", "wrong_content_type", "extra_fields", "no_headers"])
async def test_what_is_only_odd_changes_nothing(payouts: PayoutsClient, control: Control, name: str, kind: str) -> None:
    path, call, _ = CALLS[name]
    await payouts.transfers.balance()
    more = {"ms": 50} if kind.startswith("delay") else {}
    control("POST", "faults", {"kind": kind, "match": {"path": path}, "times": 1, **more})
    assert (await call(payouts, ASHA)).value.is_valid
    assert control("GET", "faults")["faults"] == [], "it was met"
    assert asked(control, path) == 1


async def test_each_call_has_a_token_of_its_own(payouts: PayoutsClient, name: str) -> None:
    tokens = {(await CALLS[name][1](payouts, ASHA)).value.transfer_token for _ in range(3)}
    assert len(tokens) == 3
