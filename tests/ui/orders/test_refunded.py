"""A refunded sale on the orders page and in the side list: row, sums, filter, export and history."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, replace

import pytest
from PySide6.QtWidgets import QWidget

from paydesk.domain.fact import Stamp
from paydesk.domain.messages import SaleChanged, SaleHistory
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Classification
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.payout.refunds import refunded_amount
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.orders.panel import orders_file
from tests.helpers.journals import payout, payout_fact
from tests.ui.orders.conftest import Shop
from tests.ui.panels.conftest import ENDED, OPEN, REDEEMED
from tests.ui.stage import Told

PAID = Money(100_00)
"""Payment of the sale "paid" of the shop."""

BEGUN = "Ravi refunded ₹40.00 by payout link cg1"


@dataclass
class Refunding:
    """Refunds of one sale of the shop, in the journal and in the store."""

    shop: Shop
    sale_id: str = "paid"

    def link(self, name: str, paise: int, outcome: str = "pending") -> None:
        """Create a payment link."""
        at = self.shop.driver.clock.now
        self.shop.journal.append(payout(name, at, outcome, kind="cashgram", paise=paise, refund_of=self.sale_id))
        self.told()

    def becomes(self, name: str, outcome: str) -> None:
        """Change the state of a link."""
        self.shop.journal.append([payout_fact(name, self.shop.driver.clock.now, "out_read", outcome, of="cashgram")])
        self.told()

    def told(self) -> None:
        """Deliver the sale and its history again."""
        journal, sale = self.shop.journal, self.shop.driver.store.sales[self.sale_id]
        gone = journal.payouts.refunded_by_sale([self.sale_id]).get(self.sale_id, Money(0))
        self.shop.driver.store.on_event(SaleChanged(sale, gone))
        refunds = journal.payouts.refunds_of(self.sale_id)
        facts = tuple(journal.facts_of(self.sale_id))
        self.shop.driver.store.on_event(
            SaleHistory(self.sale_id, facts, refunds, refunded_amount(refunds, self.sale_id))
        )
        self.shop.page.reload_sums()
        self.shop.answer()

    @property
    def row(self) -> str:
        """Return the texts of its row."""
        place = self.shop.page.view.rows_model.position_of(self.sale_id)
        return self.shop.column("Status")[place]

    @property
    def sums(self) -> str:
        """Return the sums below the list."""
        parts = self.shop.page.sums.findChildren(QWidget)
        return next(words for part in parts if (words := str(part.accessibleName())))


@pytest.fixture
def refunding(shop: Shop) -> Refunding:
    return Refunding(shop)


def test_a_refund_and_what_becomes_of_it_change_row_and_sums_at_once(refunding: Refunding) -> None:
    assert refunding.row == "Paid"
    refunding.link("cg1", 40_00)
    assert refunding.row == "Refunded: ₹40.00"
    assert "1 refunded ₹40.00, 1 paid ₹60.00" in refunding.sums
    refunding.link("cg2", 60_00, "unknown")
    assert refunding.row == "Refunded", "what may have gone counts"
    assert "1 refunded ₹100.00, 1 paid ₹0.00" in refunding.sums
    refunding.becomes("cg2", "failed")
    assert refunding.row == "Refunded: ₹40.00"
    refunding.becomes("cg1", "failed")
    assert refunding.row == "Paid"
    assert "refunded" not in refunding.sums


def test_the_status_filter_has_the_refunded_ones(refunding: Refunding) -> None:
    refunding.link("cg1", 1_00)
    refunding.shop.filter("Status", "Refunded")
    assert refunding.shop.amounts == ["₹100.00"]
    refunding.becomes("cg1", "failed")
    assert refunding.shop.amounts == [], "it is none of them any more"


def test_a_search_finds_a_sale_by_its_refund(refunding: Refunding) -> None:
    refunding.link("PD-CG-0007", 12_34)
    for words in ("pd-cg-0007", "12.34"):
        refunding.shop.search(words)
        assert refunding.shop.amounts == ["₹100.00"], words


def test_the_file_has_refunded_and_net_and_both_add_up(refunding: Refunding) -> None:
    refunding.link("cg1", 40_00)
    query = refunding.shop.page.query
    rows, sums = refunding.shop.journal.lists.rows(query), refunding.shop.journal.lists.sums(query)
    text = orders_file(query, rows, ServiceKind.LIVE).data.decode("utf-8-sig")
    table = list(csv.DictReader(io.StringIO(text)))

    def total(column: str) -> int:
        return sum(round(float(row[column] or 0) * 100) for row in table)

    assert total("Refunded (INR)") == sums.refunded.amount.paise == 40_00
    assert total("Net (INR)") == sums.net.paise == 60_00
    [part] = [row for row in table if row["Refunded (INR)"]]
    assert (part["Status"], part["Amount (INR)"], part["Net (INR)"]) == ("Part refunded", "100.00", "60.00")


def test_the_history_has_a_line_for_each_refund_and_the_rest(refunding: Refunding) -> None:
    panel = refunding.shop.page.story_panel
    refunding.shop.page.choose("paid")
    assert panel.refunded.isHidden()
    refunding.link("cg1", 40_00)
    assert panel.refunded.text() == "Part refunded: ₹40.00 of ₹100.00. ₹60.00 left to refund."
    assert panel.chip.text() == "Part refunded"
    assert any(row.text.startswith(BEGUN) for row in panel.view.rows_model.rows)
    refunding.link("cg2", 60_00, "done")
    assert panel.refunded.text() == "Refunded: ₹100.00"


@pytest.mark.parametrize(
    ("judgement", "ended_by", "says"),
    [
        (OPEN, "", [f"{BEGUN}: Open"]),
        (None, "", [f"{BEGUN}: No answer yet"]),
        (REDEEMED, "", [BEGUN, "The customer has the money: payout link cg1"]),
        (
            ENDED,
            "Asha",
            [BEGUN, "Asha cancelled payout link cg1. Nothing was refunded."],
        ),
    ],
)
def test_each_refund_line_has_person_amount_link_and_outcome(
    shop: Shop, judgement: Classification | None, ended_by: str, says: list[str]
) -> None:
    now = shop.driver.clock.now
    out = Payout(payout_id="cg1", kind=PayoutKind.CASHGRAM, amount=Money(40_00), by="Ravi", wanted_at=now, sends=1)
    settled = None if judgement in {OPEN, None} else Stamp(now + 1)
    out = replace(out, classification=judgement, ended_by=ended_by, refund_of="paid", settlement=settled)
    shop.page.choose("paid")
    shop.driver.store.on_event(SaleHistory("paid", tuple(shop.journal.facts_of("paid")), (out,)))
    lines = [row.text for row in shop.page.story_panel.view.rows_model.rows]
    assert lines[-len(says) :] == says


def test_a_full_refund_is_not_offered_again(refunding: Refunding) -> None:
    """Regression: the button led to a form of ₹0.00."""
    panel = refunding.shop.page.story_panel
    refunding.shop.page.choose("paid")
    panel.offer_refund(allowed=True)
    refunding.told()
    assert "Refund" in panel.menu.labels()
    refunding.link("cg1", 99_99)
    assert "Refund" in panel.menu.labels()
    refunding.link("cg2", 1)
    assert "Refund" not in panel.menu.labels()
    refunding.becomes("cg2", "failed")
    assert "Refund" in panel.menu.labels()


def test_the_row_of_a_sale_outside_the_store_shows_its_refund(refunding: Refunding) -> None:
    """A sale of yesterday, for example: the window has only its row."""
    shop = refunding.shop
    shop.journal.append(payout("cg9", shop.driver.clock.now, "done", kind="cashgram", paise=499_00, refund_of="old"))
    shop.click("Yesterday")
    assert shop.column("Status") == ["Refunded: ₹499.00"]
    assert shop.driver.store.refunded("old") == Money(499_00)
    told = Told("old", 1_499_00)
    assert told.sale_id not in shop.driver.store.sales
