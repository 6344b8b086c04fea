"""Every call that is known by name is played, or says that it is not part of this sandbox."""

from __future__ import annotations

import re

import pytest

from paydesk.sandbox.gateway.service import OPERATIONS as GATEWAY
from paydesk.sandbox.identity import IDENTITY_SERVICE
from paydesk.sandbox.known_calls import KNOWN_CALLS
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.payout.v2 import PAYOUT_V2_SERVICE
from tests.helpers.asker import Asker

CALLS = [(method, path) for method, paths in KNOWN_CALLS.items() for path in paths]


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_a_call_that_is_not_played_says_so(asker: Asker, method: str, path: str) -> None:
    answer = asker.call(method, re.sub(r"\{[^}]*\}", "x", path), {} if method != "GET" else None)
    assert answer.status_code == 404, answer.text
    assert (
        answer.json()["message"]
        == f"not part of this sandbox: {method} {path}. The service's own test environment has it"
    )


def test_no_call_is_both() -> None:
    by_keys = (*GATEWAY, *PAYOUT_V2_SERVICE.operations, *IDENTITY_SERVICE.operations)
    played = {(each.method, each.path) for each in by_keys}
    played |= {(each.method, path) for each in PAYOUTS for path in each.paths}
    assert not played & set(CALLS)
    assert len(CALLS) > 80
