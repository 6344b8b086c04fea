"""Masks of phones, UPI addresses and accounts: never the whole."""

from __future__ import annotations

import string
from datetime import datetime
from uuid import UUID

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
def test_distinguishing_parts_of_texts_masked_alike(texts: tuple[str, str], parts: list[str]) -> None:
    assert masking.distinguishing_parts(*texts) == parts


@given(st.tuples(*[st.text("abc", min_size=1, max_size=9)] * 2))
def test_distinguishing_parts_are_at_most_half_of_a_name(names: tuple[str, str]) -> None:
    parts = masking.distinguishing_parts(*(f"{name}@okbank" for name in names))
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
        ("098765 43210", "••••3210"),
        ("9876 543 210", "••••3210"),
        ("987-654-3210", "••••3210"),
        ("987.654.3210", "••••3210"),
        ("98 76 54 32 10", "••••3210"),
        ("(98765)43210", "••••3210"),
        ("+91-98765-43210", "••••3210"),
        ("+91 (0) 98765 43210", "••••3210"),
        ("(+91) 98765 43210", "••••3210"),
        ("0091 98765 43210", "••••3210"),
        ("022-24567890", "••••7890"),
        ("4434 2600 0000 0000", "••••0000"),
        ("4434-2600-0000-0000", "••••0000"),
        ("0262 9180 0001 191", "••••1191"),
        ("02629180 0001191", "••••1191"),
        ("1234 5678 9012", "••••9012"),
        ("tel_9876543210", "tel_••••3210"),
        ("mob9876543210", "mob••••3210"),
        ("customer_phone_9876543210", "customer_phone_••••3210"),
        ("9876543210_alt", "••••3210_alt"),
        ("phone=%2B919876543210&x", "phone=%2B••••3210&x"),
        ("98765\u00a043210", "••••3210"),
        ("98765\u201143210", "••••3210"),
        ("98765\u200b43210", "••••3210"),
        ("९८७६५ ४३२१०", "••••३२१०"),
        ("९८७६\u00a05४३\u2011२१०", "••••३२१०"),
        ("Asha.Kumar@OKBANK", "As••••@OKBANK"),
        ("asha.kumar @ okbank", "as•••• @ okbank"),
        ("asha.kumar (at) ybl", "as•••• (at) ybl"),
        ("9876543210, 9876543211", "••••3210, ••••3211"),
    ],
)
def test_texts_are_masked(text: str, shown: str) -> None:
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
        "3 pieces @ 50",
        "order_9876543210",
        "INV-9876543210",
        "order_20261127_0001_ab234",
        "27-11-2026 10:30",
        "27.11.2026 10:30",
        "2026-11-27T07:32:01.123+05:30",
        "198.51.100.23:54321",
        "64.233.160.10",
        "₹98765.43",
        "98765.43 of 98765.43",
        "Rs 12,50,000",
        "9999.99 5000.00",
        "version 6.11.2",
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


SEPARATORS = st.sampled_from([" ", "-", "\u00a0", "\u2011", "\u202f", "\u2013", "\u200b", ") ", " - "])


@given(
    st.sampled_from(["", "0", "+91", "91", "+91 ", "+91-", "0091 ", "("]),
    st.from_regex("[6-9][0-9]{9}", fullmatch=True),
    st.sampled_from([(5,), (4, 7), (3, 6), (2, 4, 6, 8), (6,), (7,), (3, 7), (4, 6), ()]),
    SEPARATORS,
    WORDS,
)
def test_no_phone_is_left_however_it_is_grouped(
    prefix: str, number: str, cuts: tuple[int, ...], separator: str, before: str
) -> None:
    assume(not before or not (before[-1].isalnum()))
    groups = [number[a:b] for a, b in zip((0, *cuts), (*cuts, 10), strict=True)]
    shown = masking.free_text(f"{before} {prefix}{separator.join(groups)} now")
    left = "".join(sign for sign in shown if sign.isdigit())
    assert number[:6] not in left
    assert number[-4:] in left


@given(st.integers(0, 99_99_99_999), st.integers(0, 99))
def test_amounts_as_the_program_writes_them_stay(rupees: int, paise: int) -> None:
    head, tail = (str(rupees)[:-3], str(rupees)[-3:]) if rupees > 999 else ("", str(rupees))
    pairs = [head[max(0, n - 2) : n] for n in range(len(head), 0, -2)][::-1]
    amount = f"₹{','.join([*pairs, tail])}.{paise:02d}"
    assert masking.free_text(f"{amount} of {amount}") == f"{amount} of {amount}"


FORMS = ["%Y-%m-%d %H:%M:%S", "%d-%m-%Y %H:%M", "%d/%m/%Y", "%d %b %Y", "%Y-%m-%dT%H:%M:%SZ"]


@given(st.datetimes(datetime(1970, 1, 1), datetime(2100, 1, 1)), st.sampled_from(FORMS))  # noqa: DTZ001
def test_dates_stay(moment: datetime, form: str) -> None:
    text = moment.strftime(form)
    assert masking.free_text(f"on {text}, and") == f"on {text}, and"


@given(st.uuids(), st.from_regex("order_20[0-9]{6}_[0-9]{4}_[a-z2-9]{5}", fullmatch=True))
def test_ids_that_people_need_stay(uuid: UUID, order_id: str) -> None:
    text = f"request {uuid} of {order_id}"
    assert masking.free_text(text) == text
