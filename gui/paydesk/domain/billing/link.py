"""Links that fill the form of a sale: `paydesk://charge?bill=..&amount=..` (docs/billing.md#links)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit

from paydesk.domain.billing.bill import check_bill_number
from paydesk.domain.billing.program import is_program_name
from paydesk.domain.money import NO_MONEY, Money, MoneyError

SCHEME: Final = "paydesk"
MAX_LINK: Final = 2_000
MAX_BACK: Final = 500
_VISIBLE: Final = re.compile(r"[!-~]+", re.ASCII)
_AMOUNT: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,2})?", re.ASCII)
_WEB_PAGE: Final = re.compile(r"(https?://[a-z0-9.\-]+(:[0-9]{1,5})?)([/?][!-~]*)?", re.ASCII)
_BROKEN_PERCENT: Final = re.compile(r"%(?![0-9A-Fa-f]{2})", re.ASCII)


class LinkFault(StrEnum):
    """The reason why a link is refused."""

    NOT_A_LINK = "not_a_link"
    """It is no `paydesk://charge?...`, too long, or not written as an address."""
    FIELDS = "fields"
    """A field is unknown, or there twice."""
    BILL = "bill"
    AMOUNT = "amount"
    PROGRAM = "program"
    BACK = "back"


class LinkError(ValueError):
    """Raised for a link that cannot be used; `fault` says why."""

    def __init__(self, fault: LinkFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class ChargeLink:
    """The bill of a link. Whoever can open a link has written it: nothing in it is proof of anything."""

    number: str
    amount: Money
    program: str = ""
    """The program that it names; "" for none."""
    back: str = ""
    """The web page that is opened once the sale is over; "" for none."""

    @property
    def back_origin(self) -> str:
        """The origin of the page to go back to, as a program registers it; "" for none."""
        page = _WEB_PAGE.fullmatch(self.back)
        return page[1] if page is not None else ""


def is_link(text: str) -> bool:
    """Return True if the text is meant as a link to Paydesk, whether it can be used or not."""
    return text[: len(SCHEME) + 1].lower() == f"{SCHEME}:"


def parse_link(text: str) -> ChargeLink:
    """Return the bill of a link. Raises LinkError."""
    fields = _parse_fields(text)
    if check_bill_number(fields.get("bill", "")) is not None:
        raise LinkError(LinkFault.BILL)
    program, back = fields.get("program", ""), fields.get("back", "")
    if program and not is_program_name(program):
        raise LinkError(LinkFault.PROGRAM)
    if back and (len(back) > MAX_BACK or _WEB_PAGE.fullmatch(back) is None):
        raise LinkError(LinkFault.BACK)
    return ChargeLink(fields["bill"], _parse_amount(fields.get("amount", "")), program, back)


def _parse_fields(text: str) -> dict[str, str]:
    if len(text) > MAX_LINK or not is_link(text) or _VISIBLE.fullmatch(text) is None or _BROKEN_PERCENT.search(text):
        raise LinkError(LinkFault.NOT_A_LINK)
    try:
        parts = urlsplit(text)
        found = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=True, errors="strict", max_num_fields=8)
    except ValueError:
        raise LinkError(LinkFault.NOT_A_LINK) from None
    if parts.netloc.lower() != "charge" or parts.path not in {"", "/"} or "#" in text:
        raise LinkError(LinkFault.NOT_A_LINK)
    fields = dict(found)
    if len(fields) != len(found) or not fields.keys() <= {"bill", "amount", "program", "back"}:
        raise LinkError(LinkFault.FIELDS)
    return fields


def _parse_amount(text: str) -> Money:
    """Return the amount: rupees with at most two decimals, without commas or a sign."""
    if _AMOUNT.fullmatch(text) is None:
        raise LinkError(LinkFault.AMOUNT)
    try:
        amount = Money.parse(text)
    except MoneyError:
        raise LinkError(LinkFault.AMOUNT) from None
    if amount == NO_MONEY:
        raise LinkError(LinkFault.AMOUNT)
    return amount


def back_address(back: str, charge_id: str, status: str) -> str:
    """Return the page to go back to with the ID and the status of the charge; the program has to ask for the rest."""
    base, _, fragment = back.partition("#")
    joint = "&" if "?" in base else "?"
    address = f"{base}{joint}{urlencode({'charge': charge_id, 'status': status})}"
    return f"{address}#{fragment}" if fragment else address
