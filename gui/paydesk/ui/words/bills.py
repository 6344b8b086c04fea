"""Texts of bills of billing programs: one that joined the list, and those that were refused."""

from __future__ import annotations

import re
from typing import Final

from paydesk.domain.billing.messages import BillTurnedAway, ChargeProblem
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui.words.base import Words, billing_words, money_words
from paydesk.ui.words.texts import TextTable

_LISTED: Final = TextTable("bills", "Bills.listed")
_REFUSED: Final = TextTable("bills", "Bills.refused")
_SEPARATOR: Final = re.compile(r"[-_/.](?=.)")
"""A bill number can wrap behind it: notices are narrow."""


def listed_words(sale: Sale) -> Words:
    """Return that the sale of a program's bill waits in the list."""
    return Words(_LISTED("waits").format(bill=billing_words(sale.bill), amount=money_words(sale.amount)), "")


def refused_words(event: BillTurnedAway, other: Sale | None) -> Words:
    """Return why a bill was refused. `other`: the sale that the bill has, if it is known here."""
    number = _SEPARATOR.sub("\\g<0>\u200b", event.bill.number)
    values = {"program": event.bill.program, "bill": number, "amount": money_words(event.amount)}
    key = str(event.problem)
    if event.problem is ChargeProblem.OTHER_AMOUNT:
        if other is not None:
            values["other"] = money_words(other.amount)
            key = "already_paid" if other.phase is Phase.PAID else "open"
    elif key not in _REFUSED:
        key = ChargeProblem.NOT_ALLOWED
    words = _REFUSED.words(key)
    return Words(words.title.format(**values), words.text.format(**values))
