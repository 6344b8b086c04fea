"""Consent page: its states, its redirects, and repeated presses."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from tests.helpers.asker import Asker
from tests.helpers.plain import NO_TLS
from tests.sandbox.test_identity import allow, begin, exchange, stop_the_clock
from tests.sandbox.test_pages import Page

BACK = "http://127.0.0.1:9/back?shop=1"


def open_page(asker: Asker, session: dict[str, Any]) -> tuple[Page, httpx.Response]:
    """Return the page as a browser without keys gets it."""
    answer = httpx.get(f"{asker.sandbox.url}/consent/{session['session_id']}", trust_env=False, verify=NO_TLS)
    assert answer.status_code == 200
    return Page(answer.text), answer


def press(asker: Asker, session: dict[str, Any], action: str) -> httpx.Response:
    url = f"{asker.sandbox.url}/consent/{session['session_id']}"
    answer = httpx.post(url, data={"action": action}, trust_env=False, verify=NO_TLS)
    assert answer.status_code == 303
    return answer


def test_a_person_allows_and_the_page_shows_the_code(asker: Asker) -> None:
    session = begin(asker)
    page, answer = open_page(asker, session)
    assert {"allow", "deny"} <= page.ids.keys()
    assert "9876543210" not in answer.text  # masked except for the last digits
    assert "3210" in page.text
    assert "form-action 'self';" in answer.headers["content-security-policy"]
    assert press(asker, session, "allow").headers["location"] == f"/consent/{session['session_id']}"
    page, _ = open_page(asker, session)
    assert page.state == "allowed"
    [kept] = asker.control("GET", "identity")["sessions"]
    assert kept["auth_code"] in page.text
    assert kept["page"] == f"{asker.sandbox.url}/consent/{session['session_id']}"
    assert exchange(asker, kept["auth_code"]).status_code == 200


def test_a_person_refuses(asker: Asker) -> None:
    session = begin(asker)
    press(asker, session, "deny")
    page, _ = open_page(asker, session)
    assert page.state == "denied"
    assert "allow" not in page.ids
    press(asker, session, "allow")  # too late
    press(asker, session, "deny")
    assert asker.control("GET", "identity")["sessions"][0]["auth_code"] is None


def test_pressing_twice_is_safe(asker: Asker) -> None:
    session = begin(asker)
    press(asker, session, "allow")
    first = asker.control("GET", "identity")["sessions"][0]["auth_code"]
    press(asker, session, "allow")
    press(asker, session, "deny")
    [kept] = asker.control("GET", "identity")["sessions"]
    assert (kept["status"], kept["auth_code"]) == ("ALLOWED", first)


@pytest.mark.parametrize("action", ["", "nothing", "x" * 10_000])
def test_an_unknown_action_has_no_effect(asker: Asker, action: str) -> None:
    session = begin(asker)
    press(asker, session, action)
    assert asker.control("GET", "identity")["sessions"][0]["status"] == "OPEN"


def test_a_session_that_has_expired(asker: Asker) -> None:
    stop_the_clock(asker)
    session = begin(asker)
    asker.advance(3_600_000)
    press(asker, session, "allow")
    page, _ = open_page(asker, session)
    assert page.state == "expired"
    assert "allow" not in page.ids


def test_an_address_of_no_session(asker: Asker) -> None:
    for method in ("GET", "POST"):
        answer = asker.client.request(method, "/consent/nobodys")
        assert answer.status_code == 404
        assert Page(answer.text).state == "unknown"


def test_the_browser_goes_back_with_the_code(asker: Asker) -> None:
    asker.control("POST", "settings", {"redirect_url": BACK})
    session = begin(asker)
    _, answer = open_page(asker, session)
    # a browser follows a form only to the origins of this policy
    assert "form-action 'self' http://127.0.0.1:9;" in answer.headers["content-security-policy"]
    there = press(asker, session, "allow").headers["location"]
    code = allow(asker)
    assert there.startswith("http://127.0.0.1:9/back?")
    assert parse_qs(urlsplit(there).query) == {"shop": ["1"], "auth_code": [code], "verification_id": ["V-1"]}
    assert asker.control("GET", "identity")["sessions"][0]["goes_back_to"] == there
    assert exchange(asker, code).status_code == 200


def test_a_refusal_redirects_as_well(asker: Asker) -> None:
    asker.control("POST", "settings", {"redirect_url": "https://shop.example/back"})
    there = press(asker, begin(asker), "deny").headers["location"]
    assert there == "https://shop.example/back?error=access_denied&verification_id=V-1"


@pytest.mark.parametrize(
    "body",
    [
        "ftp://x/",
        "javascript:alert(1)",
        "http://",
        "/back",
        "http://a b/",
        "http://a;script-src/",
        "http://user:pw@shop.example/",
        "http://shop.example/#x",
        "http://[::1/",
        "https://é.example/",
        "http://x/" + "y" * 1_000,
        "http://x/\n",
        5,
        None,
        ["http://x/"],
    ],
)
def test_invalid_redirect_addresses(asker: Asker, body: object) -> None:
    answer = asker.client.post("/_sandbox/settings", json={"redirect_url": body, "session_life_ms": 1})
    assert answer.status_code == 400
    settings = asker.control("GET", "settings")
    assert (settings["redirect_url"], settings["session_life_ms"]) == ("", 3_600_000)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"action": "allow"},
        {"verification_id": "nobody", "action": "allow"},
        {"verification_id": "V-1"},
        {"verification_id": "V-1", "action": "eat"},
        {"verification_id": ["V-1"], "action": "allow"},
        {"session_id": None, "action": "allow"},
        {"verification_id": "V-1", "action": ["allow"]},
        {"verification_id": "V-1", "action": {"a": 1}},
    ],
)
def test_an_invalid_request_to_the_control(asker: Asker, body: dict[str, Any]) -> None:
    begin(asker)
    assert asker.client.post("/_sandbox/identity", json=body).status_code == 400
    assert asker.control("GET", "identity")["sessions"][0]["status"] == "OPEN"
