"""Credentials, addresses, and the small readers of headers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.api.answers import parse_http_date, parse_rate_limit
from paydesk.api.endpoints import (
    GATEWAY_SANDBOX,
    ConfigFault,
    ConfigurationError,
    Credentials,
    Endpoint,
    quote_segment,
)
from paydesk.domain.rules import is_at_this_pc, is_this_pc
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY, SANDBOX_GATEWAY


def test_keys_show_in_no_text() -> None:
    keys = Credentials("TEST-id-0001", "cfsk-hush-0001")
    for text in (repr(keys), str(keys), f"{keys!r:>80}", repr([keys])):
        assert "0001" not in text


@pytest.mark.parametrize("name", ["client_id", "client_secret"])
@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("", ConfigFault.KEYS_UNUSABLE),
        ("with space", ConfigFault.KEYS_UNUSABLE),
        ("line\n", ConfigFault.KEYS_UNUSABLE),
        ("clé-secrète", ConfigFault.KEYS_UNUSABLE),
        ("x" * 513, ConfigFault.KEYS_UNUSABLE),
    ],
)
def test_a_key_that_cannot_travel_is_refused_without_being_shown(name: str, value: str, fault: ConfigFault) -> None:
    with pytest.raises(ConfigurationError) as caught:
        Credentials(**{"client_id": "a", "client_secret": "b", name: value})
    assert caught.value.fault is fault
    assert name in str(caught.value)
    assert not value or value not in str(caught.value)


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("https://api.cashfree.com/pg", "https://api.cashfree.com/pg"),
        (" https://api.cashfree.com/pg/ ", "https://api.cashfree.com/pg"),
        ("https://pay.example:8443", "https://pay.example:8443"),
        ("https://192.0.2.7/pg", "https://192.0.2.7/pg"),
        ("http://127.0.0.1:8080/pg", "http://127.0.0.1:8080/pg"),
        ("http://127.9.9.9/pg", "http://127.9.9.9/pg"),
        ("http://[::1]:8080/pg", "http://[::1]:8080/pg"),
        ("http://localhost:8080/pg", "http://localhost:8080/pg"),
        ("http://LOCALHOST/pg", "http://LOCALHOST/pg"),
    ],
)
def test_addresses_that_may_be_used(address: str, kept: str) -> None:
    assert Endpoint(address).base_url == kept
    assert Endpoint(address).url_of("/orders") == kept + "/orders"


@pytest.mark.parametrize(
    "address",
    [
        "http://api.cashfree.com/pg",
        "http://128.0.0.1/pg",
        "http://127.0.0.1.example/pg",
        "http://localhost.example/pg",
        "http://0.0.0.0/pg",
        "",
        "api.cashfree.com/pg",
        "ftp://127.0.0.1/pg",
        "https://",
        "https:///pg",
        "https://a..b/pg",
        "https://" + "a" * 64 + ".example",
        "https://host:99999/pg",
        "https://host:0/pg",
        "https://[::1/pg",
        "https://pé.example/pg",
        "https://id:secret@api.cashfree.com/pg",
        "http://api.cashfree.com@127.0.0.1/pg",
        "https://api.cashfree.com/pg?x=1",
        "https://api.cashfree.com/pg#x",
        "https://api.cashfree.com/p g",
    ],
)
def test_addresses_that_may_not_be_used(address: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        Endpoint(address)
    assert caught.value.fault is ConfigFault.ADDRESS_UNUSABLE
    assert "secret" not in str(caught.value)


def test_an_unsound_address_is_a_value_error_with_words() -> None:
    with pytest.raises(ValueError, match="an address starts with https://"):
        Endpoint("http://shop.example/pg")


@pytest.mark.parametrize("version", ["", "2025-1-1", "2025-13-01", "v1", "2025-01-01\n", "20250101"])
def test_a_version_is_a_date(version: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        Endpoint(api_version=version)
    assert caught.value.fault is ConfigFault.BAD_VERSION


def test_the_defaults_are_those_of_the_settings() -> None:
    assert Endpoint().base_url == GATEWAY_SANDBOX == SANDBOX_GATEWAY
    assert Endpoint(PRODUCTION_GATEWAY).base_url == PRODUCTION_GATEWAY
    assert Endpoint().uses_tls
    assert not Endpoint().is_loopback


@given(st.text())
def test_any_text_is_an_address_or_refused(text: str) -> None:
    try:
        service = Endpoint(text)
    except ConfigurationError:
        return
    assert service.uses_tls or service.is_loopback


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_an_id_is_one_part_of_a_path(text: str) -> None:
    assert not set(quote_segment(text)) & set("/?# \r\n")


@pytest.mark.parametrize(("host", "here"), [("::1", True), ("127.0.0.2", True), ("::2", False), ("", False)])
def test_loopback_is_this_pc(host: str, here: bool) -> None:
    assert is_this_pc(host) is here
    assert is_at_this_pc(f"http://{f'[{host}]' if ':' in host else host}:8080/pay") is here


@pytest.mark.parametrize("text", ["ftp://127.0.0.1/", "127.0.0.1", "http://[::1/", "https://127.0.0.1.example.com/"])
def test_of_this_pc_is_only_what_a_browser_would_find_there(text: str) -> None:
    assert not is_at_this_pc(text)


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [
        ("Fri, 20 Nov 2026 21:13:20 GMT", 1_795_209_200_000),
        ("Thu, 01 Jan 1970 00:00:00 GMT", None),
        ("Fri, 31 Feb 2026 21:13:20 GMT", None),
        ("Fri, 20 Nov 2026 21:13:20 +0530", None),
        ("Friday, 20-Nov-26 21:13:20 GMT", None),
        ("Fri, 20 Nov 0000 21:13:20 GMT", None),
        ("Fri, 31 Dec 9999 23:59:59 GMT", None),
        ("", None),
    ],
)
def test_the_date_header(text: str, milliseconds: int | None) -> None:
    assert parse_http_date(text) == milliseconds


@given(st.text())
def test_no_date_header_raises(text: str) -> None:
    assert parse_http_date(text) is None


@given(st.dictionaries(st.sampled_from(["x-ratelimit-limit", "x-ratelimit-retry", "retry-after"]), st.text()))
def test_no_rate_header_raises(headers: dict[str, str]) -> None:
    rate = parse_rate_limit(headers)
    assert rate.retry_after is None or 0 < rate.retry_after <= 3600
