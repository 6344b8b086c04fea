"""Transfers and beneficiaries of v2: on the wire, their answers, and the same calls against the sandbox over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.errors import BadAnswer, RulesBroken, ServiceError
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome, Reason, Retry
from paydesk.domain.payout.requests import BeneDetails, NewBeneficiary, StatusQuery, TransferMode
from paydesk.domain.settings.settings import PayoutHosts, TransferVersion
from tests.api.payouts.shapes import (
    BENE,
    CLIENT_ID,
    CLIENT_SECRET,
    DIRECT,
    TO_VPA,
    a_beneficiary,
    a_transfer_v2,
)
from tests.helpers.sandbox import SandboxProcess
from tests.helpers.wire_server import Request, WireServer, say

V2 = TransferVersion.V2
QUERY = StatusQuery("PD_T_1", (Money(125_050),), "00011020001772")


def of_headers(server: WireServer, method: str, path: str) -> Request:
    """Return the one call, which carries the keys and the version and no token."""
    (request,) = server.requests
    assert (request.method, request.path) == (method, path)
    assert (request.headers["x-client-id"], request.headers["x-client-secret"]) == (CLIENT_ID, CLIENT_SECRET)
    assert request.headers["x-api-version"] == "2024-01-01"
    assert not {"authorization", "x-idempotency-key"} & set(request.headers)
    return request


# On the wire ----------------------------------------------------------------------------------------------------------


async def test_a_transfer(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say(a_transfer_v2()))
    answered = await payouts.transfers.direct(DIRECT, version=V2)
    request = of_headers(server, "POST", "/payout/transfers")
    assert request.json() == {
        "transfer_id": "PD_T_1",
        "transfer_amount": 1250.5,
        "transfer_mode": "imps",
        "beneficiary_details": {
            "beneficiary_name": "Asha Rao",
            "beneficiary_instrument_details": {"bank_account_number": "00011020001772", "bank_ifsc": "HDFC0000001"},
            "beneficiary_contact_details": {
                "beneficiary_email": "asha@shop.example",
                "beneficiary_phone": "9876543210",
                "beneficiary_address": "12 MG Road",
            },
        },
    }
    assert b'"transfer_amount":1250.5,' in request.body
    value = answered.value
    assert (value.classification.outcome, value.classification.reason) == (Outcome.PENDING, Reason.RECEIVED)
    assert (value.reference_id, value.utr, value.raw_status) == ("123456", "", "RECEIVED")


async def test_a_transfer_to_a_upi_address_from_a_fund_source(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say(a_transfer_v2(status="FAILED", status_code="BENE_BANK_DECLINED", status_description="No such VPA")))
    answered = await payouts.transfers.direct(replace(TO_VPA, payment_instrument_id="FUND1"), version=V2)
    assert of_headers(server, "POST", "/payout/transfers").json() == {
        "transfer_id": "PD_T_1",
        "transfer_amount": 1250.5,
        "transfer_mode": "upi",
        "beneficiary_details": {
            "beneficiary_name": "Asha Rao",
            "beneficiary_instrument_details": {"vpa": "asha.rao@okbank"},
        },
        "fundsource_id": "FUND1",
    }
    value = answered.value
    assert (value.classification.outcome, value.classification.retry) == (Outcome.FAILED, Retry.NEW_ID)
    assert value.reason == "No such VPA"


async def test_the_state_of_a_transfer(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say(a_transfer_v2(status="SUCCESS", status_code="COMPLETED", transfer_utr="U1")))
    state = (await payouts.transfers.status(QUERY, version=V2)).value
    of_headers(server, "GET", "/payout/transfers?transfer_id=PD_T_1")
    assert (state.classification.outcome, state.raw_status, state.utr) == (Outcome.DONE, "SUCCESS", "U1")
    assert (state.classification.reply.sub_code, state.reason) == ("COMPLETED", "")


@pytest.mark.parametrize(
    "changes",
    [
        {"transfer_id": "PD_T_2"},
        {"transfer_amount": 1250},
        {"beneficiary_details": {"beneficiary_instrument_details": {"bank_account_number": "99"}}},
        {"status": None},
    ],
)
async def test_an_answer_about_another_transfer_says_nothing(
    server: WireServer, payouts: PayoutsClient, changes: dict[str, object]
) -> None:
    server.then(say(a_transfer_v2(**{"status": "SUCCESS", **changes})))
    with pytest.raises(BadAnswer) as caught:
        await payouts.transfers.status(QUERY, version=V2)
    assert caught.value.classification is not None
    assert caught.value.classification.outcome is Outcome.UNKNOWN


async def test_an_account_that_is_partly_hidden_is_not_compared(server: WireServer, payouts: PayoutsClient) -> None:
    hidden = {"beneficiary_instrument_details": {"bank_account_number": "XXXXXXXXXX9999"}}
    server.then(say(a_transfer_v2(status="SUCCESS", status_code="COMPLETED", beneficiary_details=hidden)))
    state = (await payouts.transfers.status(QUERY, version=V2)).value
    assert state.classification.outcome is Outcome.DONE


@pytest.mark.parametrize(("sent_before", "outcome"), [(False, Outcome.NOT_ALLOWED), (True, Outcome.UNKNOWN)])
async def test_a_refused_repeat_proves_nothing(
    server: WireServer, payouts: PayoutsClient, sent_before: bool, outcome: Outcome
) -> None:
    server.then(say({"type": "invalid_request_error", "code": "apis_not_enabled", "message": "no"}, 403))
    with pytest.raises(ServiceError) as caught:
        await payouts.transfers.direct(DIRECT, version=V2, sent_before=sent_before)
    assert caught.value.classification is not None
    assert (caught.value.classification.outcome, caught.value.outcome_known) == (outcome, not sent_before)


async def test_a_beneficiary_is_read(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say(a_beneficiary()))
    found = (await payouts.beneficiaries.read("BENE1")).value
    of_headers(server, "GET", "/payout/beneficiary?beneficiary_id=BENE1")
    assert (found.name, found.instrument, found.ifsc) == ("Asha Rao", "••••1772", "HDFC0000001")
    assert (found.phone, found.raw_status, found.added_at) == ("98••••3210", "VERIFIED", 1_795_149_000_000)
    assert "Asha" not in repr(found)


async def test_a_beneficiary_with_a_upi_address_is_masked(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say(a_beneficiary(beneficiary_instrument_details={"vpa": "asha.rao@okbank"})))
    assert (await payouts.beneficiaries.read("BENE1")).value.instrument == "as••••@okbank"


async def test_another_beneficiary_is_no_answer(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say(a_beneficiary(beneficiary_id="BENE2")))
    with pytest.raises(BadAnswer):
        await payouts.beneficiaries.read("BENE1")


@pytest.mark.parametrize(
    "request_",
    [NewBeneficiary("a b", BENE), NewBeneficiary("B1", BeneDetails()), NewBeneficiary("B1", replace(BENE, ifsc=""))],
)
async def test_a_beneficiary_that_breaks_a_rule_is_not_sent(
    server: WireServer, payouts: PayoutsClient, request_: NewBeneficiary
) -> None:
    with pytest.raises(RulesBroken):
        await payouts.beneficiaries.create(request_)
    assert server.requests == []


# Against the sandbox --------------------------------------------------------------------------------------------------


@pytest.fixture
async def shop(sandbox: SandboxProcess) -> AsyncIterator[PayoutsClient]:
    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    async with PayoutsClient(PayoutHosts.at_origin(sandbox.url), keys) as client:
        yield client


@pytest.mark.parametrize("mode", [TransferMode.IMPS, TransferMode.UPI, TransferMode.PAYTM])
async def test_a_transfer_arrives_in_the_sandbox(shop: PayoutsClient, mode: TransferMode) -> None:
    bene = BeneDetails(name="Asha Rao", phone="9999999999", bank_account="1233943142", ifsc="ICIC0000009")
    request = replace(DIRECT, mode=mode, bene=replace(bene, vpa="success@upi"))
    sent = (await shop.transfers.direct(request, version=V2)).value
    assert sent.classification.reason is Reason.RECEIVED
    query = StatusQuery("PD_T_1", (request.amount,), bene.bank_account if mode is TransferMode.IMPS else "")
    state = (await shop.transfers.status(query, version=V2)).value
    assert (state.classification.outcome, state.reference_id) == (Outcome.DONE, sent.reference_id)
    assert state.utr
    with pytest.raises(ServiceError) as caught:
        await shop.transfers.direct(request, version=V2, sent_before=True)
    assert (caught.value.problem, caught.value.outcome_known) == (Problem.ALREADY_EXISTS, False)


async def test_a_transfer_that_the_sandbox_does_not_know(shop: PayoutsClient) -> None:
    with pytest.raises(ServiceError) as caught:
        await shop.transfers.status(StatusQuery("PD_T_9"), version=V2)
    assert caught.value.classification is not None
    assert (caught.value.problem, caught.value.classification.retry) == (Problem.NOT_FOUND, Retry.SAME_ID)


async def test_a_beneficiary_comes_and_goes_in_the_sandbox(shop: PayoutsClient) -> None:
    new = NewBeneficiary("BENE1", replace(BENE, bank_account="5010012345678"))
    made = (await shop.beneficiaries.create(new)).value
    found = (await shop.beneficiaries.read("BENE1")).value
    assert replace(found, classification=made.classification) == made
    with pytest.raises(ServiceError, match="already_exists"):
        await shop.beneficiaries.create(new)
    assert (await shop.beneficiaries.remove("BENE1")).value.raw_status == "DELETED"
    with pytest.raises(ServiceError) as caught:
        await shop.beneficiaries.read("BENE1")
    assert caught.value.classification is not None
    assert caught.value.classification.reason is Reason.BENEFICIARY_UNKNOWN
