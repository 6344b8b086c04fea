"""A payment on the static QR as a sale: paid at once, handed over once, and nothing is ever sent for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, ClockCorrection
from paydesk.domain.clock_fact import clock_correction_data
from paydesk.domain.commands import HandOverSale, PrintReceipt
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.order import STATIC_MODE, PaymentMethod, TerminalPayment
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import NewSale, SaleFactKind
from paydesk.domain.sale.headline import Arrival, Headline, choose_headline, headline_input_of, offers_hand_over
from paydesk.domain.sale.listing import ListedSale, SaleGroup, SaleLabel
from paydesk.domain.sale.next_step import available_commands, next_step
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.sale.watch import is_unfinished, read_interval
from paydesk.domain.shift.ledger import PaymentChannel, fold_ledger
from paydesk.domain.shift.report import ReportItem
from paydesk.domain.step import NOTHING

AT = 1_790_000_000_000
PAID = TerminalPayment("7001", "SUCCESS", STATIC_MODE, 54321, Money(4_000), AT - HOUR, "3123")


def story(payment: TerminalPayment = PAID, *, ahead_ms: int = 0, at: int = AT) -> list[Fact]:
    wanted = NewSale(order_id="", method=PaymentMethod.STATIC_QR, amount=payment.amount, created_here=True)
    paid = facts.static_paid_data(payment, clock_offset_ms=ahead_ms)
    return [
        Fact("s1", at, SaleFactKind.SALE_WANTED, facts.sale_wanted_data(wanted)),
        Fact("s1", at, SaleFactKind.STATIC_PAID, paid),
    ]


def test_it_is_paid_and_waits_to_be_handed_over() -> None:
    sale = Sale.from_facts(story())
    assert sale.is_static
    assert (sale.phase, sale.paid_at, sale.paid_amount) == (Phase.PAID, AT - HOUR, Money(4_000))
    assert verdict_of(sale, AT) is Verdict.HAND_OVER
    assert (sale.cf_payment_id, sale.payments[0].bank_reference, sale.order_id) == ("7001", "3123", "")
    headline = headline_input_of(sale, AT, Money(0), Arrival.OPENED)
    assert choose_headline(headline) is Headline.PAID_EARLIER
    assert offers_hand_over(headline)
    assert available_commands(sale, AT) == {HandOverSale, PrintReceipt}


def test_it_is_handed_over_once() -> None:
    given = Fact("s1", AT + 1, SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=True))
    sale = Sale.from_facts([*story(), given])
    assert HandOverSale not in available_commands(sale, AT + 2)
    assert not offers_hand_over(headline_input_of(sale, AT, Money(0), Arrival.OPENED))


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("later", [0, MINUTE, 30 * DAY])
def test_nothing_is_ever_sent_or_read_for_it(count: int, later: int) -> None:
    sale = Sale.from_facts(story()[:count])
    assert next_step(sale, AT + later) == NOTHING
    assert read_interval(sale, AT + later) is None
    assert count == 1 or not is_unfinished(sale, AT + later)


def test_an_odd_amount_waits_for_a_person() -> None:
    sale = Sale.from_facts(story(replace(PAID, amount=None)))
    assert verdict_of(sale, AT) is Verdict.UNKNOWN
    assert sale.revenue_at is None
    assert ListedSale.from_sale(sale, AT).group is SaleGroup.UNKNOWN
    assert ReportItem.from_sale(sale, AT, replacement_order="") is not None


def test_the_ledger_has_it_once_in_its_own_channel() -> None:
    twice = [*story(), story(replace(PAID, amount=Money(9_900)))[1]]
    sale, (entry,) = fold_ledger(enumerate(twice, 1))
    assert (entry.paise, entry.at, entry.channel) == (4_000, AT - HOUR, PaymentChannel.STATIC)
    assert ListedSale.from_sale(sale, AT).label is SaleLabel.PAID


def test_its_time_is_the_services_as_this_pc_shows_it() -> None:
    ahead = Sale.from_facts(story(ahead_ms=20 * MINUTE))
    assert ahead.paid_at == AT - HOUR + 20 * MINUTE
    assert Sale.from_facts(story(replace(PAID, paid_at=None))).paid_at == AT
    assert Sale.from_facts(story(replace(PAID, paid_at=AT + HOUR))).paid_at == AT, "never in the future"


@pytest.mark.parametrize(("since", "moved"), [(AT - 5, True), (AT + 5, False)])
def test_a_corrected_clock_moves_it_with_the_read_that_found_it(since: int, *, moved: bool) -> None:
    move = ClockCorrection(-20 * MINUTE, since, AT + HOUR)
    corrected = Fact("s1", AT + HOUR, SaleFactKind.CLOCK_SET, clock_correction_data(move))
    before = Sale.from_facts(story(ahead_ms=20 * MINUTE))
    assert before.paid_at is not None
    assert before.with_fact(corrected).paid_at == before.paid_at - (20 * MINUTE if moved else 0)


def test_a_listed_payment_changes_no_other_sale() -> None:
    order = NewSale(order_id="o1", method=PaymentMethod.QR_CODE, amount=Money(4_000), created_here=True)
    begun = Fact("s1", AT, SaleFactKind.SALE_WANTED, facts.sale_wanted_data(order))
    sale = Sale.from_facts([begun])
    assert sale.with_fact(story()[1]) == sale
