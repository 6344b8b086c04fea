"""The address of the payment side, as the sandbox prints it and as people type it."""

from __future__ import annotations

import pytest

from paydesk.domain.settings.rules import is_address, normalize_gateway


@pytest.mark.parametrize(
    ("typed", "used"),
    [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000/pg"),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000/pg"),
        ("http://127.0.0.1:8000/pg", "http://127.0.0.1:8000/pg"),
        ("http://127.0.0.1:8000/pg/", "http://127.0.0.1:8000/pg"),
        (" http://localhost:8000 ", "http://localhost:8000/pg"),
        ("http://[::1]:8000", "http://[::1]:8000/pg"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000/pg"),
        ("localhost:8000/pg", "http://localhost:8000/pg"),
        ("sandbox.cashfree.com", "https://sandbox.cashfree.com/pg"),
        ("https://sandbox.cashfree.com", "https://sandbox.cashfree.com/pg"),
        ("https://gateway.example.in/pay/pg", "https://gateway.example.in/pay/pg"),
    ],
)
def test_an_address_without_its_path_is_taken(typed: str, used: str) -> None:
    assert normalize_gateway(typed) == used
    assert is_address(used)


@pytest.mark.parametrize(
    "typed", ["", "http://sandbox.cashfree.com", "https://a@b.example", "https://x.example?key=1", "http://[::1", "a b"]
)
def test_invalid_addresses_stay_invalid(typed: str) -> None:
    assert not is_address(normalize_gateway(typed))
