"""Links: what they may say, what each mistake is, and that no text makes anything else of one."""

from __future__ import annotations

from urllib.parse import parse_qs, quote, urlencode, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.billing.bill import check_bill_number
from paydesk.domain.billing.link import (
    MAX_BACK,
    MAX_LINK,
    ChargeLink,
    LinkError,
    LinkFault,
    back_address,
    is_link,
    parse_link,
)
from paydesk.domain.billing.program import is_origin, is_program_name
from paydesk.domain.money import MAX_PAISE, Money

GOOD = "paydesk://charge?bill=INV-26-00042&amount=1250.50"
PAGE = "https://shop.example/pos"


@pytest.mark.parametrize(
    ("link", "expected"),
    [
        (GOOD, ChargeLink("INV-26-00042", Money(1_250_50))),
        ("PAYDESK://Charge/?amount=7&bill=a/b_c.9", ChargeLink("a/b_c.9", Money(7_00))),
        (f"{GOOD}&program=Marg%20ERP", ChargeLink("INV-26-00042", Money(1_250_50), "Marg ERP")),
        (f"{GOOD}&program=Marg+ERP&back=", ChargeLink("INV-26-00042", Money(1_250_50), "Marg ERP")),
        (f"{GOOD}&back={quote(PAGE, safe='')}", ChargeLink("INV-26-00042", Money(1_250_50), back=PAGE)),
        ("paydesk://charge?bill=%31&amount=0.1", ChargeLink("1", Money(10))),
    ],
)
def test_a_link_is_a_bill_with_an_amount(link: str, expected: ChargeLink) -> None:
    assert parse_link(link) == expected


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ("", LinkFault.NOT_A_LINK),
        ("https://charge?bill=1&amount=1", LinkFault.NOT_A_LINK),
        ("paydesk:charge?bill=1&amount=1", LinkFault.NOT_A_LINK),
        ("paydesk://charge", LinkFault.BILL),
        ("paydesk://refund?bill=1&amount=1", LinkFault.NOT_A_LINK),
        ("paydesk://charge/now?bill=1&amount=1", LinkFault.NOT_A_LINK),
        ("paydesk://me@charge?bill=1&amount=1", LinkFault.NOT_A_LINK),
        ("paydesk://charge:80?bill=1&amount=1", LinkFault.NOT_A_LINK),
        ("paydesk://[charge?bill=1&amount=1", LinkFault.NOT_A_LINK),
        (f"{GOOD}#now", LinkFault.NOT_A_LINK),
        (f"{GOOD}&", LinkFault.NOT_A_LINK),
        (f"{GOOD}&program", LinkFault.NOT_A_LINK),
        (f"{GOOD}&program=%ff", LinkFault.NOT_A_LINK),
        (f"{GOOD}&program=%f", LinkFault.NOT_A_LINK),
        (f"{GOOD}\n", LinkFault.NOT_A_LINK),
        (f"{GOOD} --demo", LinkFault.NOT_A_LINK),
        (GOOD + "0" * MAX_LINK, LinkFault.NOT_A_LINK),
        ("paydesk://charge?" + "&".join(f"bill={n}" for n in range(9)), LinkFault.NOT_A_LINK),
        (f"{GOOD}&amount=1", LinkFault.FIELDS),
        (f"{GOOD}&part=2", LinkFault.FIELDS),
        (f"{GOOD}&=", LinkFault.FIELDS),
        ("paydesk://charge?amount=1", LinkFault.BILL),
        ("paydesk://charge?bill=&amount=1", LinkFault.BILL),
        ("paydesk://charge?bill=a%20b&amount=1", LinkFault.BILL),
        (f"paydesk://charge?bill={'9' * 65}&amount=1", LinkFault.BILL),
        ("paydesk://charge?bill=1", LinkFault.AMOUNT),
        *((f"paydesk://charge?bill=1&amount={text}", LinkFault.AMOUNT) for text in ("", "0", "0.00", "-1", "1.005")),
        *((f"paydesk://charge?bill=1&amount={text}", LinkFault.AMOUNT) for text in ("1,250", "1e3", "%E0%A5%A7", "1.")),
        (f"paydesk://charge?bill=1&amount={'9' * 12}", LinkFault.AMOUNT),
        (f"{GOOD}&program={'a' * 21}", LinkFault.PROGRAM),
        (f"{GOOD}&program=..%2F", LinkFault.PROGRAM),
        (f"{GOOD}&back=javascript:alert(1)", LinkFault.BACK),
        (f"{GOOD}&back=file%3A%2F%2F%2Fa", LinkFault.BACK),
        (f"{GOOD}&back=https://shop.example%40evil.example/", LinkFault.BACK),
        (f"{GOOD}&back=https://shop.example%5C.evil.example/", LinkFault.BACK),
        (f"{GOOD}&back=https://shop.example/%0A", LinkFault.BACK),
        (f"{GOOD}&back=https://shop.example/{'a' * MAX_BACK}", LinkFault.BACK),
    ],
)
def test_each_mistake_has_its_reason(link: str, fault: LinkFault) -> None:
    with pytest.raises(LinkError) as caught:
        parse_link(link)
    assert caught.value.fault is fault


@pytest.mark.parametrize(
    ("text", "expected"), [(GOOD, True), ("PayDesk:x", True), ("", False), ("paydesk", False), ("--demo", False)]
)
def test_a_link_is_known_by_its_scheme(text: str, *, expected: bool) -> None:
    assert is_link(text) is expected


_PIECES = st.sampled_from(
    [
        "paydesk:",
        "//charge",
        "?",
        "&",
        "bill=",
        "amount=",
        "program=",
        "back=",
        "1",
        ".5",
        "https://a.b/",
        "%",
        "#",
        "@",
    ]
)


@given(st.one_of(st.text(max_size=80), st.lists(st.one_of(_PIECES, st.text(max_size=3)), max_size=14).map("".join)))
def test_any_text_is_a_valid_bill_or_refused(text: str) -> None:
    for link in (text, f"{GOOD}&{text}", f"paydesk://charge?{text}"):
        try:
            found = parse_link(link)
        except LinkError:
            continue
        assert check_bill_number(found.number) is None
        assert 0 < found.amount.paise <= MAX_PAISE
        assert not found.program or is_program_name(found.program)
        assert not found.back or (is_origin(found.back_origin) and found.back.startswith(found.back_origin))


@given(
    st.from_regex(r"[A-Za-z0-9\-_/.]{1,64}", fullmatch=True),
    st.integers(1, 10**9),
    st.text(max_size=20).filter(is_program_name),
)
def test_what_a_program_writes_is_what_is_read(number: str, paise: int, program: str) -> None:
    amount = f"{paise // 100}.{paise % 100:02d}"
    link = "paydesk://charge?" + urlencode({"bill": number, "amount": amount, "program": program, "back": PAGE})
    assert parse_link(link) == ChargeLink(number, Money(paise), program, PAGE)


@pytest.mark.parametrize("back", [PAGE, "http://localhost:8069", "https://a.b/x?y=1", "https://a.b/#/pos?z=2"])
def test_the_way_back_tells_the_charge_and_its_status(back: str) -> None:
    address = urlsplit(back_address(back, "c_0190", "hand_over"))
    assert parse_qs(address.query)["charge"] == ["c_0190"]
    assert parse_qs(address.query)["status"] == ["hand_over"]
    assert address.geturl().startswith(back.split("#", maxsplit=1)[0])
    assert address.fragment == urlsplit(back).fragment
