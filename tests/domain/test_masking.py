"""What may be shown, logged and kept of a phone, a UPI address, an account: never the whole."""

from __future__ import annotations

import string

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from paydesk.domain import masking

DIGITS = st.text(string.digits, min_size=1, max_size=18)


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        ("9876543210", "98••••3210"),
        ("919876543210", "91••••••3210"),
        ("12345678", "12••5678"),
        ("1234567", "•••••••"),
        ("123456", "••••••"),
        ("12345", "•••••"),
        ("", ""),
    ],
)
def test_a_phone(number: str, shown: str) -> None:
    assert masking.phone(number) == shown


@given(DIGITS)
@example("123456")
@example("1234567")
def test_a_phone_is_never_whole(number: str) -> None:
    shown = masking.phone(number)
    assert len(shown) == len(number)
    assert shown.count("•") >= min(2, len(number))


@given(DIGITS)
def test_an_account_shows_its_last_four_at_most(number: str) -> None:
    shown = masking.account(number)
    assert shown == "••••" + (number[-4:] if len(number) > 4 else "")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("asha.kumar@okbank", "as••••@okbank"),
        ("9876543210@ybl", "98••••@ybl"),
        ("nobank", "no••••"),
        ("a@okbank", "••••@okbank"),
        ("ab@okbank", "••••@okbank"),
        ("abc@okbank", "ab••••@okbank"),
        ("a@b@c", "••••@c"),
        ("", "••••"),
    ],
)
def test_a_upi_address(address: str, shown: str) -> None:
    assert masking.vpa(address) == shown


@pytest.mark.parametrize(
    ("texts", "parts"),
    [
        (("ravi.kumar@okbank", "ravi.khanna@okbank"), ["…um…", "…ha…"]),
        (("ravi.k@okbank", "ravi.kumar@okbank"), ["…@o…", "…um…"]),
        (("ab@okbank", "cd@okbank"), ["…a…", "…c…"]),
        (("a@okbank", "b@okbank"), ["……", "……"]),
        (("1111222233334444", "1111992233334444"), ["…22…", "…99…"]),
    ],
)
def test_what_tells_apart_what_is_masked_alike(texts: tuple[str, str], parts: list[str]) -> None:
    assert masking.apart(*texts) == parts


@given(st.tuples(*[st.text("abc", min_size=1, max_size=9)] * 2))
def test_what_tells_apart_is_no_more_than_half_of_a_name(names: tuple[str, str]) -> None:
    parts = masking.apart(*(f"{name}@okbank" for name in names))
    for part, name in zip(parts, names, strict=True):
        assert len(part.strip("…").partition("@")[0]) <= min(2, len(name) // 2)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("call 9876543210 now", "call ••••3210 now"),
        ("+919876543210", "••••3210"),
        ("+91 9876543210.", "••••3210."),
        ("+91-9876543210", "••••3210"),
        ("91 9876543210", "••••3210"),
        ("98765 43210", "••••3210"),
        ("+91 98765 43210", "••••3210"),
        ("98765-43210", "••••3210"),
        ("(9876543210)", "(••••3210)"),
        ("phone=9876543210&x", "phone=••••3210&x"),
        ('"customer_phone":"9876543210"', '"customer_phone":"••••3210"'),
        ("account 026291800001191", "account ••••1191"),
        ("accounts 026291800001191,1234567890", "accounts ••••1191,••••7890"),
        ("from asha.kumar@okbank", "from as••••@okbank"),
        ("9876543210@ybl declined", "98••••@ybl declined"),
        ("asha@shop.example", "as••••@shop.example"),
        ("from a@okbank", "from ••••@okbank"),
        ("vpa=q@ybl,", "vpa=••••@ybl,"),
        ("asha.kumar+shop@okbank", "as••••@okbank"),
        ("asha+q@okbank", "as••••@okbank"),
        ("+asha@okbank", "+a••••@okbank"),
        ("asha@kumar@okbank", "as••••@okbank"),
        ("asha@9876543210", "as••••@••••3210"),
        ("pa=asha.kumar%40okbank&pn=x", "pa=as••••%40okbank&pn=x"),
        ("pa=asha%2540okbank", "pa=as••••%2540okbank"),
        ("pa=%E0%A4%86%E0%A4%B6%E0%A4%BE%40okbank", "pa=%E••••%40okbank"),
        ("asha＠okbank", "as••••＠okbank"),
        ("से आशा.कुमार@ओकेबैंक, और", "से आश••••@ओकेबैंक, और"),
        ("“asha@ओके”", "“as••••@ओके”"),
        ("అ\u200cబ్బాయి@okbank", "అ\u200c••••@okbank"),
        ("கவிதா%40okbank।", "கவ••••%40okbank।"),
        ("फ़ोन ९८७६५४३२१० पर", "फ़ोन ••••३२१० पर"),
    ],
)
def test_what_is_masked_in_a_text(text: str, shown: str) -> None:
    assert masking.free_text(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "order_20261120_0001_k7q",
        "order-20261120-12345678",
        "ORD12345678901",
        "pd_1234567890",
        "cf_payment_id 42887",
        "terminal 54321",
        "HTTP 429 after 60 s",
        "9f1b2c3d-1111-2222-3333-444455556666",
        "12345678-1111-2222-3333-444455556666",
        "2026-11-20 21:14:18",
        "₹1,25,000.00",
        "₹ 99,99,99,999.99",
        "pin 110001",
        "not @ home",
        "बिक्री @ दुकान",
        "50%, 40% of 100%",
        "/pg/orders?x=%20%41",
        "",
    ],
)
def test_order_numbers_short_ids_dates_and_amounts_stay(text: str) -> None:
    assert masking.free_text(text) == text


WORDS = st.text("abc xyz,.()=:\"'", max_size=12)


@given(WORDS, st.text(string.digits, min_size=8, max_size=18), WORDS)
def test_no_long_number_is_left_in_a_text(before: str, number: str, after: str) -> None:
    assume(not before or not (before[-1].isalnum()))
    assume(not after or not (after[0].isalnum()))
    shown = masking.free_text(before + number + after)
    assert number not in shown
    assert number[-4:] in shown


@given(
    WORDS,
    st.text(string.ascii_lowercase + string.digits + "._+-आशाकிఅ్\u200c", min_size=1, max_size=20),
    st.sampled_from(["@", "＠", "%40"]),
    st.sampled_from(["ybl", "okbank", "ओकेबैंक", "வங்கி"]),
)
def test_no_upi_address_is_left_in_a_text(before: str, name: str, at: str, bank: str) -> None:
    shown = masking.free_text(f"{before} {name}{at}{bank} ")
    assert f"{name}{at}{bank}" not in shown
    assert f"••••{at}{bank}" in shown


@given(st.text(max_size=60))
@example("+91 98765 43210 asha@okbank 026291800001191")
@example("a@b@c@d")
@example("asha@12345678@okbank")
def test_masking_twice_is_masking_once(text: str) -> None:
    once = masking.free_text(text)
    assert masking.free_text(once) == once
