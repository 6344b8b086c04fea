"""Phones as people in India write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.phones import is_mobile, national_phone

HYPHENS = "-.\u2010\u2011\u2012\u2013\u2014\u2212"


@pytest.mark.parametrize(
    "written",
    [
        "9812345678",
        "09812345678",
        "919812345678",
        "+919812345678",
        "0091 98123 45678",
        "(+91) 98123 45678",
        "+91 (0) 98123-45678",
        "+91-0-98123-45678",
        "98123.45678",
        "+91\u201198123\u201145678",
        "+91\u00a098123\u00a045678",
        "\u200e+91 98123 45678\u200f",
        "\u202a+91 98123 45678\u202c",
        "tel:+91-98123-45678",
        "Ph: 98123 45678",
        "Ph. 9812345678",
        "Mob. No. 98123 45678",
        "mob-98123 45678",
        "मो. ९८१२३ ४५६७८",
        "९८१२३४५६७८",
        "৯৮১২৩৪৫৬৭৮",
        "௯௮௧௨௩௪௫௬௭௮",
        "౯౮౧౨౩౪౫౬౭౮",
        "９８１２３４５６７８",
        "98123 45678 (Asha)",
        "WhatsApp 98123 45678.",
        "+91 91 98123 45678",
    ],
)
def test_every_spelling_is_sent_in_one_form(written: str) -> None:
    assert national_phone(written) == "9812345678"
    assert is_mobile(written)


@given(
    st.from_regex(r"[6-9][0-9]{9}", fullmatch=True),
    st.sampled_from(["", "0", "91", "+91", "0091", "(+91)", "+91 (0)", "tel:+91", "Ph: "]),
    st.sampled_from(["", " ", *HYPHENS]),
)
def test_ten_digits_stay_whatever_stands_before_and_between(number: str, before: str, between: str) -> None:
    """Also a number that begins with 91, as many do."""
    assert national_phone(f"{before}{between}{number[:5]}{between}{number[5:]}") == number


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("+91 11 2345 6789", "1123456789"),
        ("0091 11 2345 6789", "1123456789"),
        ("011 2345 6789", "01123456789"),
        ("2345 6789", "23456789"),
        ("+1 415 555 2671", "+14155552671"),
        ("98123 45678/79", "9812345678/79"),
        ("98123 45678, 98123 45679", "9812345678,9812345679"),
        ("98a", "98a"),
        ("98123", "98123"),
        (" asha9812345678@okbank ", "asha9812345678@okbank"),
        ("", ""),
    ],
)
def test_other_numbers_do_not_become_mobile_phones(written: str, sent: str) -> None:
    assert national_phone(written) == sent
    assert not is_mobile(written)


@given(st.text(max_size=25))
def test_a_phone_in_its_form_stays_as_it_is(text: str) -> None:
    once = national_phone(text)
    assert not is_mobile(text) or national_phone(once) == once
