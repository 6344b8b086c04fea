"""Known secrets are removed from texts by value, however they are written."""

from __future__ import annotations

import base64
import html
import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain import known_secrets, masking

SECRET = "cfsk_ma_test/ab+12==zz&Q9"
FORMS: dict[str, Callable[[str], str]] = {
    "as it is": lambda s: s,
    "in capitals": str.upper,
    "in a JSON text": lambda s: json.dumps({"a": [{"b": s}]}),
    "with its slashes escaped": lambda s: s.replace("/", "\\/"),
    "each sign escaped": lambda s: "".join(f"\\u{ord(c):04x}" for c in s),
    "some signs escaped": lambda s: s.replace("t", "\\u0074"),
    "in an address": lambda s: quote(s, safe=""),
    "in an address of an address": lambda s: quote(quote(s, safe=""), safe=""),
    "each sign in percent": lambda s: "".join(f"%{ord(c):02X}" for c in s),
    "in HTML": html.escape,
    "each sign in HTML": lambda s: "".join(f"&#{ord(c)};" for c in s),
    "in base64": lambda s: base64.b64encode(s.encode()).decode(),
    "within base64": lambda s: base64.b64encode(f"x{s}yy".encode()).decode(),
    "in the base64 of addresses": lambda s: base64.urlsafe_b64encode(f"ab{s}".encode()).decode(),
    "in hex": lambda s: s.encode().hex(),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_secret_is_struck_out_however_it_is_written(form: str) -> None:
    known_secrets.remember(SECRET)
    written = FORMS[form](SECRET)
    shown = masking.free_text(f"the keys {written} were refused")
    assert written not in shown
    assert written[3:-3] not in shown
    assert shown.startswith("the keys ")
    assert shown.endswith(" were refused")
    assert "••••" in shown


@given(st.text(max_size=80))
def test_a_text_without_it_stays(text: str) -> None:
    assert known_secrets.strike_secrets(text.encode("utf-8", "replace"), [SECRET]) == text.encode("utf-8", "replace")


def test_short_values_are_kept() -> None:
    known_secrets.remember("refused")
    assert masking.free_text("the keys were refused") == "the keys were refused"


def test_the_tokens_and_codes_of_a_call_are_secret() -> None:
    body = {"transferToken": "tok-123456", "auth_code": "code-123456", "amount": 1, "name": "Asha Rao"}
    assert known_secrets.secrets_of({"authorization": "Bearer b-123456"}, body) == [
        "b-123456",
        "tok-123456",
        "code-123456",
    ]
