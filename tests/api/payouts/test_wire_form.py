"""Each operation on the wire exactly as docs/service.md#endpoints has it, and its answer read back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import HistoryItem
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.requests import HistoryQuery, InternalTransfer, StatusQuery, Validation
from paydesk.domain.settings.settings import TransferVersion
from tests.api.payouts import shapes
from tests.api.payouts.shapes import CLIENT_ID, CLIENT_SECRET, TOKEN, envelope
from tests.helpers.wire_server import Request, WireServer, say

Script = Callable[..., None]

BENE = {
    "name": "Asha Rao",
    "phone": "9876543210",
    "email": "asha@shop.example",
    "address1": "12 MG Road",
    "bankAccount": "00011020001772",
    "ifsc": "HDFC0000001",
}


def of_bearer(server: WireServer, method: str, path: str) -> Request:
    """Return the one call after the authorize, which carries the token and none of the shop's keys."""
    first, request = server.requests
    assert (first.method, first.path) == ("POST", "/payout/v1/authorize")
    assert (request.method, request.path) == (method, path)
    assert request.headers["authorization"] == f"Bearer {TOKEN}"
    assert request.headers["content-type"] == "application/json"
    assert not {"x-client-id", "x-client-secret", "x-api-version", "x-idempotency-key"} & set(request.headers)
    return request


async def test_authorize_is_an_empty_post_with_the_keys(
    server: WireServer, payouts: PayoutsClient, after_token: Script
) -> None:
    after_token(say(shapes.a_transfer()))
    await payouts.transfers.direct(shapes.DIRECT)
    first = server.requests[0]
    assert (first.method, first.path, first.body) == ("POST", "/payout/v1/authorize", b"")
    assert first.headers["content-length"] == "0"
    assert (first.headers["x-client-id"], first.headers["x-client-secret"]) == (CLIENT_ID, CLIENT_SECRET)
    assert "x-cf-signature" not in first.headers


@pytest.mark.parametrize("version", [TransferVersion.V1, TransferVersion.V1_2])
async def test_direct_transfer(
    server: WireServer, payouts: PayoutsClient, after_token: Script, version: TransferVersion
) -> None:
    after_token(say(shapes.a_transfer(), x_request_id="req-7"))
    answered = await payouts.transfers.direct(shapes.DIRECT, version=version)
    request = of_bearer(server, "POST", f"/payout/{version}/directTransfer")
    assert request.json() == {
        "amount": 1250.5,
        "transferId": "PD_T_1",
        "transferMode": "imps",
        "beneDetails": BENE,
    }
    assert b'"amount":1250.5,' in request.body
    value = answered.value
    assert (value.reference_id, value.utr) == ("1492788", "1387420170430008800069857")
    assert (value.classification.outcome, value.classification.reply.sub_code) == (Outcome.DONE, "200")
    assert answered.request_id == "req-7"


async def test_direct_transfer_names_a_fund_source_and_a_upi_address(
    server: WireServer, payouts: PayoutsClient, after_token: Script
) -> None:
    after_token(say(envelope("PENDING", 201, "Transfer request pending at the bank.", {"utr": ""}), 201))
    answered = await payouts.transfers.direct(replace(shapes.TO_VPA, payment_instrument_id="FUND1"))
    assert of_bearer(server, "POST", "/payout/v1.2/directTransfer").json() == {
        "amount": 1250.5,
        "transferId": "PD_T_1",
        "transferMode": "upi",
        "beneDetails": {"name": "Asha Rao", "vpa": "asha.rao@okbank"},
        "paymentInstrumentId": "FUND1",
    }
    assert answered.value.classification.outcome is Outcome.PENDING
    assert answered.value.utr == ""


async def test_internal_transfer(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(say(envelope(message="RefId-PD-I-1/rent-Internal Fund Transfer", data={"transferId": "PD-I-1"})))
    answered = await payouts.transfers.internal(replace(shapes.INTERNAL, remarks="rent"))
    assert of_bearer(server, "POST", "/payout/v1.2/internalTransfer").json() == {
        "amount": 500,
        "rechargeAccount": "RA12345",
        "remarks": "rent",
        "transferId": "PD-I-1",
    }
    assert answered.value.classification.outcome is Outcome.DONE


async def test_internal_transfer_between_instruments_with_an_id_of_the_service(
    server: WireServer, payouts: PayoutsClient, after_token: Script
) -> None:
    after_token(say(envelope(message="RefId-x/-Internal Fund Transfer", data={"transferId": "made-there"})))
    wish = InternalTransfer(Money(100), payment_instrument_id="FUND1", to_payment_instrument_id="FUND2")
    answered = await payouts.transfers.internal(wish)
    assert of_bearer(server, "POST", "/payout/v1.2/internalTransfer").json() == {
        "amount": 1,
        "paymentInstrumentId": "FUND1",
        "toPaymentInstrumentId": "FUND2",
    }
    assert answered.value.classification.outcome is Outcome.DONE


async def test_a_loan_has_its_amount_and_charges_as_text(
    server: WireServer, payouts: PayoutsClient, after_token: Script
) -> None:
    after_token(say(envelope("SUCCESS", "200", "Transfer completed successfully", {"referenceId": "9", "utr": "u"})))
    answered = await payouts.transfers.lend(replace(shapes.LOAN, bene=shapes.BENE))
    assert of_bearer(server, "POST", "/payout/v1/lend").json() == {
        "beneId": "BENE1",
        "loanId": "LOAN1",
        "amount": "1000.00",
        "transferMode": "banktransfer",
        "serviceCharges": '[{"key":"agent","value":"10.50"}]',
        "beneDetails": BENE,
    }
    assert (shapes.LOAN.net, answered.value.reference_id) == (Money(98_950), "9")


async def test_a_loan_without_charges(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(say(envelope("SUCCESS", "200", "Transfer completed successfully")))
    answered = await payouts.transfers.lend(replace(shapes.LOAN, charges=()))
    assert set(server.requests[1].json()) == {"beneId", "loanId", "amount", "transferMode"}
    assert answered.value.classification.outcome is Outcome.DONE


async def test_cashgram(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(
        say(envelope(message="Cashgram Created", data={"referenceId": 36, "cashgramLink": "http://c.example/x"}))
    )
    wish = replace(
        shapes.CASHGRAM,
        email="asha@shop.example",
        remarks="refund 7",
        notify_customer=True,
        payout_type="refund",
        link_expiry=date(2026, 12, 1),
    )
    answered = await payouts.cashgrams.create(wish)
    assert of_bearer(server, "POST", "/payout/v1/createCashgram").json() == {
        "cashgramId": "CG-1",
        "amount": 99,
        "name": "Asha Rao",
        "phone": "9876543210",
        "linkExpiry": "2026/12/01",
        "email": "asha@shop.example",
        "remarks": "refund 7",
        "payoutType": "refund",
        "notifyCustomer": True,
    }
    assert (answered.value.link, answered.value.reference_id) == ("http://c.example/x", "36")


async def test_cashgram_sends_nothing_that_is_empty(
    server: WireServer, payouts: PayoutsClient, after_token: Script
) -> None:
    after_token(say(envelope(data={"referenceId": 36, "cashgramLink": "http://c.example/x"})))
    await payouts.cashgrams.create(shapes.CASHGRAM)
    assert set(server.requests[1].json()) == {"cashgramId", "amount", "name", "phone", "linkExpiry"}


async def test_the_state_of_a_cashgram(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    data = {
        "cashgramStatus": "REDEEMED",
        "referenceId": 36,
        "cashgramId": "CG-1",
        "cashgramLink": "http://c.example/x",
        "reason": "paid to 9876543210",
    }
    after_token(say(envelope(message="Details of cashgram", data=data)))
    answered = await payouts.cashgrams.state("CG-1")
    of_bearer(server, "GET", "/payout/v1/getCashgramStatus?cashgramId=CG-1")
    assert (answered.value.raw_status, answered.value.classification.outcome) == ("REDEEMED", Outcome.DONE)
    assert answered.value.link == "http://c.example/x"
    assert "9876543210" not in answered.value.reason


async def test_the_end_of_a_cashgram(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(say(envelope(message="Cashgram deactivated")))
    answered = await payouts.cashgrams.deactivate("CG-1")
    assert of_bearer(server, "POST", "/payout/v1/deactivateCashgram").json() == {"cashgramId": "CG-1"}
    assert answered.value.outcome is Outcome.DONE


async def test_beneficiary_history(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(say(shapes.a_page(shapes.an_item(), shapes.an_item(amount=7, transferDate="soon"))))
    answered = await payouts.beneficiaries.history(replace(shapes.HISTORY, per_page=2, page=3))
    of_bearer(
        server,
        "GET",
        "/payout/v1/beneHistory?beneId=BENE1&startDate=2026-11-01&endDate=2026-11-18&perPage=2&page=3",
    )
    page = answered.value
    assert page.transfers[0] == HistoryItem(
        1_794_976_200_000, "2026-11-18T04:30:00Z", Money(125_050), "IMPS", "BENE1", "SUCCESS"
    )
    assert (page.transfers[1].transferred_at, page.transfers[1].transfer_date) == (None, "soon")
    assert page.may_have_more


async def test_beneficiary_history_by_default(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(say(shapes.a_page()))
    answered = await payouts.beneficiaries.history(HistoryQuery("BENE1"))
    of_bearer(server, "GET", "/payout/v1/beneHistory?beneId=BENE1&perPage=25&page=1")
    assert answered.value.transfers == ()
    assert not answered.value.may_have_more


async def test_the_state_of_a_transfer(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(say(shapes.a_state(status="REVERSED", reason="account closed")))
    answered = await payouts.transfers.status(StatusQuery("PD_T_1"))
    of_bearer(server, "GET", "/payout/v1/getTransferStatus?transferId=PD_T_1")
    state = answered.value
    assert (state.classification.outcome, state.classification.reason) == (Outcome.FAILED, Reason.REVERSED)
    assert (state.raw_status, state.reason) == ("REVERSED", "account closed")
    assert (state.reference_id, state.utr) == ("1492788", "1387420170430008800069857")
    for secret in ("00011020001772", "9876543210"):
        assert secret not in repr(answered)


@pytest.mark.parametrize(
    ("instrument", "path"),
    [("", "/payout/v1/getBalance"), ("FUND1", "/payout/v1.2/getBalance?paymentInstrumentId=FUND1")],
)
async def test_balance(
    server: WireServer, payouts: PayoutsClient, after_token: Script, instrument: str, path: str
) -> None:
    after_token(say(envelope(data={"balance": "2126.94", "availableBalance": "2000.5"})))
    answered = await payouts.transfers.balance(instrument)
    of_bearer(server, "GET", path)
    assert (answered.value.available, answered.value.balance) == (Money(200_050), Money(212_694))


@pytest.mark.parametrize(
    ("v1_2", "path"), [(False, "/payout/v1/validatePayout"), (True, "/payout/v1.2/validatePayout")]
)
async def test_validation_by_token(
    server: WireServer, payouts: PayoutsClient, after_token: Script, v1_2: bool, path: str
) -> None:
    after_token(say(shapes.a_validation()))
    answered = await payouts.validations.v1(shapes.VALIDATION, v1_2=v1_2)
    assert of_bearer(server, "POST", path).json() == {"transferId": "PD_V_1", "vpa": "asha.rao@okbank"}
    value = answered.value
    assert value.is_valid
    assert (value.name_at_bank, value.transfer_token[-4:]) == ("ASHA RAO", "0001")
    assert value.classification.outcome is Outcome.DONE
    assert value.transfer_token not in repr(answered)


async def test_validation_of_a_phone(server: WireServer, payouts: PayoutsClient, after_token: Script) -> None:
    after_token(say(shapes.a_validation()))
    await payouts.validations.v1(Validation("PD-V-1", phone="+91 9876543210"))
    assert server.requests[1].json() == {"transferId": "PD-V-1", "phone": "9876543210"}


async def test_validation_by_headers(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say(shapes.a_validation_v2()))
    answered = await payouts.validations.v2(shapes.VALIDATION)
    (request,) = server.requests
    assert (request.method, request.path) == ("POST", "/payout/validatePayout")
    assert request.json() == {"transfer_id": "PD_V_1", "vpa": "asha.rao@okbank"}
    assert (request.headers["x-client-id"], request.headers["x-client-secret"]) == (CLIENT_ID, CLIENT_SECRET)
    assert request.headers["x-api-version"] == "2024-01-01"
    assert not {"authorization", "x-idempotency-key"} & set(request.headers)
    value = answered.value
    assert (value.is_valid, value.ifsc, value.name_at_bank) == (True, "HDFC0000001", "ASHA RAO")
    assert value.ifsc_details == (
        ("bank", "HDFC"),
        ("city", "Pune"),
        ("neft", "Live"),
        ("upi", "yes"),
        ("micr", "411240002"),
    )


async def test_an_invalid_address_is_an_answer(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(say({"transfer_token": "", "vpa": "asha.rao@okbank", "account_status": "INVALID"}))
    answered = await payouts.validations.v2(shapes.VALIDATION)
    assert not answered.value.is_valid
    assert answered.value.transfer_token == ""
    assert (answered.value.classification.outcome, answered.value.classification.field) == (Outcome.FIX_FIELD, "vpa")
