"""The page of a refunded sale says so at once, so that its goods are not handed over as well."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.fact import Stamp
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.outcome import Classification
from paydesk.domain.payout.payout import Payout, PayoutKind
from tests.ui.conftest import MakeDriver
from tests.ui.counter import CounterDriver
from tests.ui.panels.conftest import ENDED, OPEN
from tests.ui.stories import SCENES

SAID = "₹500.00 of ₹1,250.00"


def refund(judgement: Classification, of: str) -> PayoutChanged:
    """Return a payout link over ₹500 of a sale."""
    ended = Stamp(2) if judgement is ENDED else None
    link = Payout(payout_id="pd_cg_1", kind=PayoutKind.CASHGRAM, amount=Money(50_000), wanted_at=1, sends=1)
    return PayoutChanged(replace(link, classification=judgement, refund_of=of, settlement=ended))


@pytest.mark.parametrize(("of", "judgement", "said"), [("s1", OPEN, True), ("s2", OPEN, False), ("s1", ENDED, False)])
def test_what_goes_back_takes_the_green_page(
    make_driver: MakeDriver, of: str, judgement: Classification, said: bool
) -> None:
    counter = CounterDriver(make_driver(demo=True))
    counter.has_keys()
    counter.driver.show(SCENES["paid"].told("s1"))
    assert SAID not in counter.driver.words()
    counter.says(refund(judgement, of))
    assert (SAID in counter.driver.words()) is said
    assert counter.driver.sale.verdict.endswith("HAND OVER")
    assert ("DO NOT HAND OVER" in counter.driver.sale.verdict) is said
