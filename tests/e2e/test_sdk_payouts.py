"""The service's own SDKs of payouts: each of their calls works against the sandbox, as do its refusals and webhooks."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from paydesk.sandbox.server import Running
from tests.helpers.asker import Asker
from tests.helpers.webhook_receiver import WebhookReceiver

pytestmark = [pytest.mark.long, pytest.mark.sdk]


def run_client(sandbox: Running, name: str, *command: str) -> Any:
    """Run sdk_{name}_client.py in the environment of that SDK; return what it found."""
    python = os.environ.get(f"PAYDESK_SDK_{name.upper()}_PYTHON", "")
    client = Path(__file__).with_name(f"sdk_{name}_client.py")
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    done = subprocess.run(
        [python, "-W", "ignore", str(client), *keys, *command], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    return json.loads(done.stdout)


@pytest.fixture
def sandbox(sandbox: Running) -> Running:
    """Return a sandbox whose errors of payouts v1 come with HTTP 200: the old SDK reads no others."""
    sandbox.run(lambda world: world.begin(None, http_200=True))
    return sandbox


def test_each_call_of_the_old_sdk_works(sandbox: Running) -> None:
    found = run_client(sandbox, "old", "calls")
    done = found["done"]
    assert sorted(done) == sorted(found["all"])
    assert {each["status"] for each in done.values()} == {"SUCCESS"}
    assert done["Beneficiary.get_bene_id"]["data"]["beneId"] == "asha9"
    assert done["Transfers.get_transfer_status"]["data"]["transfer"]["amount"] == "150.00"
    assert done["Transfers.list_transfers"]["data"]["transfers"][0]["transferId"] == "pay_2"
    assert done["Validations.bank_details_validation_v1_2"]["accountStatus"] == "VALID"


def test_each_refusal_is_an_exception_of_the_old_sdk(sandbox: Running) -> None:
    assert run_client(sandbox, "old", "refusals") == [
        "EntityDoesntExistError",
        "InputWrongFormatError",
        "PreconditionFailedError",
        "AlreadyExistError",
        "RequestFailedError",
    ]


def test_a_signature_of_the_old_sdk_stands_for_an_allowed_address(sandbox: Running) -> None:
    with Asker(sandbox) as asker:
        asker.control("POST", "payouts/settings", {"allowed_ips": ["203.0.113.7"]})
    assert run_client(sandbox, "old", "signature")["data"]["availableBalance"] == "5000000.00"


def test_the_old_sdk_verifies_the_webhooks(sandbox: Running) -> None:
    with WebhookReceiver() as receiver, Asker(sandbox) as asker:
        asker.control("POST", "webhooks", {"area": "payouts_v1", "url": receiver.url})
        asker.post("/payout/v1/directTransfer", transferId="pay_1", amount=250, beneId="gupta1")
        body = receiver.wait(1)[0].body.decode("ascii")
    assert run_client(sandbox, "old", "verify", body, body.replace("pay_1", "pay_2")) == [True, False]


def test_each_call_of_the_sdk_of_payouts_v2_works(sandbox: Running) -> None:
    found = run_client(sandbox, "payout")
    assert sorted([*found["done"], "PayoutVerifyWebhookSignature"]) == sorted(found["all"])
    assert len(found["done"]) == 7
    assert found["done"]["PayoutFetchTransfer"]["status"] == "SUCCESS"
    assert found["done"]["PayoutFetchTransfer"]["transfer_amount"] == 150
