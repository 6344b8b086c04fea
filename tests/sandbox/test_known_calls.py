"""Every call that is known by name is played, or says that it is not part of this sandbox."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paydesk.sandbox.gateway.service import OPERATIONS as GATEWAY
from paydesk.sandbox.identity import IDENTITY_SERVICE
from paydesk.sandbox.known_calls import KNOWN_CALLS
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.payout.v2 import PAYOUT_V2_SERVICE
from tests.helpers.asker import Asker

LINES = Path(__file__).with_name("public_calls.txt").read_text(encoding="utf-8").splitlines()[1:]
PUBLIC = [(method, path, files) for method, path, *files in map(str.split, LINES)]
CALLS = [(method, path) for method, paths in KNOWN_CALLS.items() for path in paths]


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_a_call_that_is_not_played_says_so(asker: Asker, method: str, path: str) -> None:
    answer = asker.call(method, re.sub(r"\{[^}]*\}", "x", path), {} if method != "GET" else None)
    assert answer.status_code == 404, answer.text
    assert (
        answer.json()["message"]
        == f"not part of this sandbox: {method} {path}. The service's own test environment has it"
    )


def shape_of(method: str, path: str) -> tuple[str, str]:
    """Return a call with its variable parts unnamed: descriptions name them differently."""
    return method, re.sub(r"\{[^}]*\}", "{}", path)


def played_calls() -> set[tuple[str, str]]:
    by_keys = (*GATEWAY, *PAYOUT_V2_SERVICE.operations, *IDENTITY_SERVICE.operations)
    played = {shape_of(each.method, each.path) for each in by_keys}
    return played | {shape_of(each.method, path) for each in PAYOUTS for path in each.paths}


def test_no_call_is_both() -> None:
    assert not played_calls() & {shape_of(*call) for call in CALLS}


def test_each_public_call_is_played_or_known() -> None:
    covered = played_calls() | {shape_of(*call) for call in CALLS}
    assert not [(method, path) for method, path, _ in PUBLIC if shape_of(method, path) not in covered]


@pytest.mark.parametrize(
    ("file", "calls"),
    [
        ("2022-09-01", 32),
        ("2023-08-01", 82),
        ("2025-01-01", 80),
        ("2026-01-01", 90),
        ("payouts-v1", 31),
        ("validation-v1", 7),
        ("payouts-v2", 11),
        ("verification", 5),
    ],
)
def test_the_public_calls_are_all_there(file: str, calls: int) -> None:
    assert sum(file in files for _, _, files in PUBLIC) == calls
