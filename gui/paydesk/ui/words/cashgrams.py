"""The words of payment links (cashgrams, SPEC.md 4.12): types, what a link is worth, what a refund says."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final
from urllib.parse import urlsplit

from PySide6.QtCore import QCoreApplication

from paydesk.domain.payout.outcome import Reason
from paydesk.domain.payout.payout import Payout
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, ago, date_words

TYPES: Final[Mapping[str, str]] = {
    "": QT_TRANSLATE_NOOP("Cashgrams", "Not said"),
    "refund": QT_TRANSLATE_NOOP("Cashgrams", "Refund"),
    "repayment": QT_TRANSLATE_NOOP("Cashgrams", "Repayment"),
}
"""What `payoutType` may say (SPEC.md 4.12 names these two)."""


def type_words(payout_type: str) -> str:
    """A type of payout; one that is not known here stays as it came."""
    text = TYPES.get(payout_type)
    return payout_type if text is None else QCoreApplication.translate("Cashgrams", text)


def type_options() -> list[tuple[str, str]]:
    """All types for a list, as (id, text)."""
    return [(identity, type_words(identity)) for identity in TYPES]


def refund_remarks(order_id: str) -> str:
    """The remarks of a refund: the order's number, letters, digits and spaces only. Never translated."""
    plain = " ".join(re.sub(r"[^A-Za-z0-9]", " ", order_id).split())
    return f"Refund {plain}" if plain.lower().startswith("order ") else f"Refund order {plain}"


def refund_words(order_id: str, amount: str, gone: Sequence[str]) -> Words:
    """What stands above the form of a refund; `gone`: the amounts of links made for this sale already."""
    title = QCoreApplication.translate("Cashgrams", "Refund of {amount} for {number}").format(
        amount=amount, number=order_id
    )
    if gone:
        text = QCoreApplication.translate(
            "Cashgrams",
            "A payout link over {amount} was made for this sale already. Look at it before you make another.",
        )
        return Words(title, text.format(amount=", ".join(gone)))
    return Words(
        title,
        QCoreApplication.translate(
            "Cashgrams", "It needs a supervisor. The money comes from the payout account, not out of the order."
        ),
    )


def expiry_text(expires_on: str) -> str:
    """The last day of a link (yyyy-mm-dd) as it is said; "" for none that can be read."""
    try:
        return date_words(date.fromisoformat(expires_on))
    except ValueError:
        return ""


def masked_link(link: str) -> str:
    """A link as staff see it: where it leads, and its last four signs."""
    parts = urlsplit(link)
    tail = link.rstrip("/")[-4:] if len(parts.path) > 8 else ""
    return f"{parts.netloc}/••••{tail}"


def is_open(out: Payout) -> bool:
    """Whether somebody may still redeem the link: then it can be shown, and ended."""
    return out.judgement is not None and out.judgement.reason is Reason.LINK_OPEN


def row_words(out: Payout, now: int) -> str:
    """Whom a link of the list is for, and how old it is."""
    return " · ".join(filter(None, (out.to, ago(now - out.wanted_at))))
