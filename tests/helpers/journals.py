"""Sales and payouts as facts, for tests and benchmarks."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING

from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.order import Order, Payment, PaymentMethod, TerminalTransaction
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind

if TYPE_CHECKING:
    from pathlib import Path

    from paydesk.domain.exact_json import Json

MINUTE = 60_000


def wanted(sale_id: str, at: int, *, order_id: str = "", paise: int = 125_000, phone: str = "") -> Fact:
    """Return the first fact of a sale."""
    data = facts.sale_wanted_data(
        facts.NewSale(
            order_id=order_id or f"PD-{sale_id}",
            amount=Money(paise),
            method=PaymentMethod.QR_CODE,
            terminal="54321",
            created_here=True,
            customer_phone=phone,
        )
    )
    return Fact(sale_id, at, SaleFactKind.SALE_WANTED, data)


def status(sale_id: str, at: int, word: str, *, order_id: str = "", paise: int = 125_000, number: int = 1) -> Fact:
    """Return the fact of a read status."""
    order = Order(order_id or f"PD-{sale_id}", str(2_149_460_580 + number), word, Money(paise))
    return Fact(sale_id, at, SaleFactKind.STATUS_READ, facts.order_answered_data(order, request_id="r-1"))


def whole_sale(
    sale_id: str, at: int, *, word: str = "PAID", order_id: str = "", paise: int = 125_000, phone: str = ""
) -> list[Fact]:
    """All facts of a sale that was shown as a QR and then read once, 9 seconds later, as `word`."""
    order_id = order_id or f"PD-{sale_id}"
    order = Order(order_id, "2149460581", "ACTIVE", Money(paise), expires_at=at + 30 * MINUTE)
    transaction = TerminalTransaction("900123", "QR_CODE", Money(paise), "https://pay.invalid/x")
    return [
        wanted(sale_id, at, order_id=order_id, paise=paise, phone=phone),
        Fact(sale_id, at + 10, SaleFactKind.ORDER_SENT, facts.request_sent_data(key=f"key-{sale_id}-o")),
        Fact(sale_id, at + 200, SaleFactKind.ORDER_ANSWERED, facts.order_answered_data(order, request_id="r-0")),
        Fact(
            sale_id,
            at + 210,
            SaleFactKind.TRANSACTION_SENT,
            facts.request_sent_data(key="t", method=PaymentMethod.QR_CODE),
        ),
        Fact(
            sale_id,
            at + 400,
            SaleFactKind.TRANSACTION_ANSWERED,
            facts.transaction_answered_data(transaction, expires_at=at + 5 * MINUTE),
        ),
        status(sale_id, at + 9_000, word, order_id=order_id, paise=paise),
    ]


def paid_by(sale_id: str, at: int, *, reference: str) -> Fact:
    """Return the fact of a listed payment."""
    payment = Payment("1107253", "SUCCESS", Money(125_000), "upi", reference)
    return Fact(sale_id, at, SaleFactKind.PAYMENTS_READ, facts.payments_read_data([payment]))


_FAILED = "failed_safe_to_retry"
_REASONS = {"done": "done", "pending": "at_the_bank", "unknown": "timed_out", _FAILED: "bank_failed"}


def payout_fact(
    payout_id: str,
    at: int,
    kind: str,
    outcome: str = "done",
    *,
    of: str = "direct",
    paise: int = 50_000,
    accounts: Sequence[str] = (),
    refund_of: str = "",
    draft_id: str = "",
    reason: str = "",
) -> Fact:
    """One fact of a payout, with all that one of any kind may hold. `outcome` may be "failed" for short."""
    outcome = _FAILED if outcome == "failed" else outcome
    data: dict[str, Json] = {"kind": of, "amount": paise, "to": "Asha Rao, as••••@okbank", "by": "Ravi"}
    data |= {"accounts": list(accounts), "refund_of": refund_of, "draft_id": draft_id}
    data |= {"outcome": outcome, "reason": reason or _REASONS.get(outcome, "done"), "operation": "direct_transfer_v1_2"}
    return Fact(f"out:{payout_id}", at, kind, data)


def payout(
    payout_id: str,
    at: int,
    outcome: str,
    *,
    kind: str = "direct",
    paise: int = 50_000,
    accounts: Sequence[str] = (),
    refund_of: str = "",
    draft_id: str = "",
    reason: str = "",
) -> list[Fact]:
    """Return the facts of a payout, sent 10 ms after it was wanted and answered at 500 ms; outcome "": no answer."""
    about = {"of": kind, "paise": paise, "accounts": accounts, "refund_of": refund_of, "draft_id": draft_id}
    facts = [
        payout_fact(payout_id, at, "out_wanted", **about),  # type: ignore[arg-type]
        Fact(f"out:{payout_id}", at + 10, "out_sent", {"by": "Ravi"}),
        payout_fact(payout_id, at + 500, "out_answered", outcome, of=kind, reason=reason),
    ]
    return facts if outcome else facts[:2]


def edit(path: Path, sql: str, *values: str) -> None:
    """Change rows of a journal's file as somebody with another program does, and nothing that watches over them."""
    with closing(sqlite3.connect(path)) as db, db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {name}")
        assert db.execute(sql, values).rowcount
