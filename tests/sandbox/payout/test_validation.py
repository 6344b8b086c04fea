"""Validation v1 and v1.2: always HTTP 200, exactly one of vpa and phone, the name at the bank, the token."""

from __future__ import annotations

import uuid
from typing import Any

import httpx
import pytest

from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.payout.validation import TEST_ADDRESSES, TEST_PHONES
from tests.helpers.asker import Asker

PATHS = ("/payout/v1/validatePayout", "/payout/v1.2/validatePayout")
HOUR_MS = 3_600_000


def look_up(asker: Asker, path: str = PATHS[0], **fields: Any) -> httpx.Response:
    """Send a validation; it has a `transferId` unless the fields say otherwise."""
    answer = asker.post(path, **{"transferId": "check-1", **fields})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    return answer


def data(answer: httpx.Response) -> dict[str, Any]:
    """Return the data of a SUCCESS."""
    body = answer.json()
    assert (body["status"], body["subCode"]) == ("SUCCESS", "200"), body
    found: dict[str, Any] = body["data"]
    return found


@pytest.mark.parametrize("path", PATHS)
def test_an_address_that_exists(asker: Asker, path: str) -> None:
    found = data(look_up(asker, path, vpa="asha.rao@okbank"))
    assert found.keys() == {"transferToken", "vpa", "accountStatus", "nameAtBank"}
    assert (found["vpa"], found["accountStatus"], found["nameAtBank"]) == ("asha.rao@okbank", "VALID", "ASHA RAO")
    assert str(uuid.UUID(found["transferToken"])) == found["transferToken"]


@pytest.mark.parametrize("phone", ["9812345678", "+919812345678", "+91 9812345678"])
def test_a_phone_has_an_address(asker: Asker, phone: str) -> None:
    found = data(look_up(asker, phone=phone))
    assert (found["vpa"], found["accountStatus"]) == ("9812345678@paydesk", "VALID")


@pytest.mark.parametrize("way", [{"vpa": "Meena@Paydesk"}, {"phone": "9812300009"}])
def test_a_registered_beneficiary_has_its_own_name_and_address(asker: Asker, way: dict[str, str]) -> None:
    bene = {"beneId": "meena9", "name": "Meena Kumari", "phone": "9812300009", "vpa": "meena@paydesk"}
    assert asker.post("/payout/v1/addBeneficiary", **bene).status_code == 200
    found = data(look_up(asker, **way))
    assert (found["vpa"], found["nameAtBank"]) == ("meena@paydesk", "MEENA KUMARI")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("vpa", TEST_ADDRESSES)
def test_the_public_test_addresses(asker: Asker, path: str, vpa: str) -> None:
    found = data(look_up(asker, path, vpa=vpa.upper()))
    assert found["accountStatus"] == TEST_ADDRESSES[vpa]
    if found["accountStatus"] == "INVALID":
        assert found["transferToken"] == ""
        assert "nameAtBank" not in found
    else:
        assert found["transferToken"]
        assert found["nameAtBank"]
    assert {each for each, status in TEST_ADDRESSES.items() if status == "INVALID"} == {
        *("incorrect@upi", "invalid@upi", "expired@upi"),
    }


def test_a_phone_without_an_address(asker: Asker) -> None:
    [phone] = TEST_PHONES
    assert data(look_up(asker, phone=phone))["accountStatus"] == "INVALID"


def test_a_magic_id_reports_an_invalid_address(asker: Asker) -> None:
    found = data(look_up(asker, transferId=magic_id("invalid_address") + "__2", vpa="asha@okbank"))
    assert (found["accountStatus"], found["transferToken"]) == ("INVALID", "")


def test_unknown_addresses_can_be_invalid_as_in_the_public_sandbox(asker: Asker) -> None:
    asker.control("POST", "payouts/settings", {"unknown_details_fail": True})
    assert data(look_up(asker, vpa="asha@okbank"))["accountStatus"] == "INVALID"
    assert data(look_up(asker, vpa="success@upi"))["accountStatus"] == "VALID"


def test_advanced_details_are_a_setting(asker: Asker) -> None:
    asker.control("POST", "payouts/settings", {"vpa_details": "advanced"})
    found = data(look_up(asker, vpa="asha@okbank"))
    assert len(found["ifsc"]) == 11
    assert found["ifscDetails"]["upi"] == "Live"
    assert all(isinstance(name, str) for name in found["ifscDetails"])
    invalid = data(look_up(asker, vpa="invalid@upi"))
    assert {"ifsc", "ifscDetails"}.isdisjoint(invalid)
    asker.control("POST", "payouts/settings", {"vpa_details": "basic"})
    assert {"ifsc", "ifscDetails"}.isdisjoint(data(look_up(asker, vpa="asha@okbank")))


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    ("fields", "sub_code", "names"),
    [
        ({"transferId": None, "vpa": "a@b"}, "400", "transferId"),
        ({"transferId": "", "vpa": "a@b"}, "400", "transferId"),
        ({"transferId": "a b", "vpa": "a@b"}, "422", "transferId"),
        ({"transferId": "x" * 41, "vpa": "a@b"}, "422", "transferId"),
        ({"transferId": 7, "vpa": "a@b"}, "422", "transferId"),
        ({}, "400", "vpa"),
        ({"vpa": "", "phone": ""}, "400", "vpa"),
        ({"vpa": "a@b", "phone": "9812345678"}, "400", "phone"),
        ({"vpa": "asha"}, "422", "vpa"),
        ({"vpa": "a@b@c"}, "422", "vpa"),
        ({"vpa": ["a@b"]}, "422", "vpa"),
        ({"phone": "1234567"}, "422", "phone"),
        ({"phone": "1234567890123"}, "422", "phone"),
        ({"phone": 9812345678}, "422", "phone"),
    ],
)
def test_a_broken_rule(asker: Asker, path: str, fields: dict[str, Any], sub_code: str, names: str) -> None:
    body = look_up(asker, path, **fields).json()
    assert body.keys() == {"status", "subCode", "message"}
    assert (body["status"], body["subCode"]) == ("ERROR", sub_code)
    assert names in body["message"]
    assert asker.control("GET", "identity")["transfer_tokens"] == []


@pytest.mark.parametrize("transfer_id", ["a", "x" * 40, "A-1_b"])
def test_an_id_at_its_limits(asker: Asker, transfer_id: str) -> None:
    assert data(look_up(asker, transferId=transfer_id, vpa="a@b"))


@pytest.mark.parametrize("path", PATHS)
def test_http_200_comes_with_every_error(asker: Asker, path: str) -> None:
    sound = {"transferId": "check-1", "vpa": "a@b"}
    asker.control("POST", "settings", {"rate_limits": {"payout_validate": 6}})
    told = [
        asker.call("POST", path, sound, "none"),
        asker.call("POST", path, sound, "bad"),
        asker.client.post(path, content=b"{", headers={**asker.headers(path), "content-type": "application/json"}),
        asker.client.post(path, content=b"[]", headers={**asker.headers(path), "content-type": "application/json"}),
        asker.client.post(path, content=b"{}", headers={**asker.headers(path), "content-type": "text/plain"}),
        asker.client.post(path, content=b" " * 300_000, headers=asker.headers(path)),
        asker.call("POST", path, sound),
        asker.call("POST", path, sound),
    ]
    assert [answer.status_code for answer in told] == [200] * 8
    codes = [answer.json()["subCode"] for answer in told]
    assert codes == ["412", "403", "400", "400", "400", "413", "200", "429"]
    assert int(told[-1].headers["x-ratelimit-retry"]) > 0
    assert asker.client.get(path, headers=asker.headers(path)).status_code == 405  # no such operation


def test_each_validation_gives_a_token_of_its_own(asker: Asker) -> None:
    tokens = {data(look_up(asker, vpa="asha@okbank"))["transferToken"] for _ in range(5)}
    assert len(tokens) == 5


def test_expired_tokens_are_deleted(asker: Asker) -> None:
    look_up(asker, vpa="asha@okbank")
    asker.advance(HOUR_MS - 60_000)
    look_up(asker, vpa="asha@okbank")
    assert len(asker.control("GET", "identity")["transfer_tokens"]) == 2
    asker.advance(60_000)
    assert [each["expired"] for each in asker.control("GET", "identity")["transfer_tokens"]] == [True, False]
    look_up(asker, vpa="asha@okbank")
    assert [each["expired"] for each in asker.control("GET", "identity")["transfer_tokens"]] == [False, False]


def test_the_v1_direct_transfer_has_no_token_field(asker: Asker) -> None:
    """The field for it is not published, so an unknown field changes nothing (docs/service.md#not-known)."""
    token = data(look_up(asker, vpa="asha@okbank"))["transferToken"]
    bene = {"name": "Asha", "vpa": "asha@okbank"}
    sent = {"transferId": "check_1", "amount": 250, "transferMode": "upi", "beneDetails": bene, "transferToken": token}
    assert asker.post("/payout/v1/directTransfer", **sent).json()["subCode"] == "200"
    [kept] = asker.control("GET", "identity")["transfer_tokens"]
    assert kept["used"] is False


@pytest.mark.parametrize(
    ("vpa", "name"), [("asha.rao@okbank", "ASHA RAO"), ("invalid@upi", ""), ("invalidname@upi", "SOMEBODY ELSE")]
)
def test_details_of_an_address_have_no_token(asker: Asker, vpa: str, name: str) -> None:
    found = data(asker.call("GET", "/payout/v1/validation/upiDetails", {"name": "Asha", "vpa": vpa}))
    assert found == {"nameAtBank": name, "accountExists": "YES" if name else "NO"}
    refused = asker.call("GET", "/payout/v1/validation/upiDetails", {"vpa": "nobody"})
    assert refused.json()["message"] == "Please provide a valid Virtual Payee Address."
