"""The ledger: each payment is entered once, by the fact that made it so; what was not paid is taken back when it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import Order, OrderStatus, PaymentMethod, TerminalTransaction
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Sale
from paydesk.domain.shift.ledger import LedgerEntry, PaymentChannel, SaleOutcome, channel_of, fold_ledger
from tests.helpers.journals import paid_by, status, wanted, whole_sale
from tests.helpers.reports import Cut

AT = 1_790_000_000_000


def stepped(every: Sequence[Fact]) -> list[tuple[int, Fact]]:
    """Return the facts of a sale at every second position from 1."""
    return [(1 + 2 * n, fact) for n, fact in enumerate(every)]


def entered(every: Sequence[Fact]) -> list[tuple[int, SaleOutcome, int, int]]:
    return [(each.seq, each.outcome, each.times, each.undone_seq) for each in fold_ledger(stepped(every))[1]]


def test_a_payment_is_entered_at_the_fact_that_says_so_and_never_again() -> None:
    every = [*whole_sale("a", AT, paise=64_000), status("a", AT + 20_000, "PAID", paise=64_000)]
    every.append(paid_by("a", AT + 30_000, reference="r"))
    (entry,) = fold_ledger(stepped(every))[1]
    assert (entry.seq, entry.first_seq, entry.outcome, entry.paise) == (11, 1, SaleOutcome.PAID, 64_000)
    assert (entry.at, entry.channel, entry.late, entry.times) == (AT + 9_000, PaymentChannel.QR, False, 1)


def test_a_sale_that_is_open_or_unknown_is_not_entered() -> None:
    assert entered(whole_sale("a", AT, word="ACTIVE")) == []
    assert (
        entered(
            [*whole_sale("a", AT, word="ACTIVE"), Fact("a", AT + 10, SaleFactKind.CLOSED, facts.actor_data("Ravi"))]
        )
        == []
    )


def test_cancelled_and_then_paid_takes_back_and_enters_as_late() -> None:
    every = [*whole_sale("a", AT, word="TERMINATED"), status("a", AT + 90_000, "PAID")]
    assert entered(every) == [
        (11, SaleOutcome.CANCELLED, 1, 0),
        (13, SaleOutcome.CANCELLED, -1, 11),
        (13, SaleOutcome.PAID, 1, 0),
    ]
    assert [each.late for each in fold_ledger(stepped(every))[1]] == [False, False, True]
    assert [each.at for each in fold_ledger(stepped(every))[1]] == [AT, AT, AT + 90_000]


def test_a_repeated_outcome_adds_no_entry() -> None:
    every = [*whole_sale("a", AT, word="TERMINATED"), *(status("a", AT + 20_000 + n, "TERMINATED") for n in range(3))]
    assert entered(every) == [(11, SaleOutcome.CANCELLED, 1, 0)]


def test_a_number_that_is_no_orders_counts_nowhere() -> None:
    scanned = facts.NewSale(order_id="X1", method=PaymentMethod.QR_CODE, created_here=False)
    gone = Failure(Problem.NOT_FOUND, Side.SALE, outcome_known=True)
    every = [
        Fact("a", AT, SaleFactKind.SALE_WANTED, facts.sale_wanted_data(scanned)),
        Fact("a", AT + 1, SaleFactKind.READ_FAILED, facts.failure_data(gone)),
    ]
    assert fold_ledger(stepped(every))[1] == ()


def test_expired_sales_are_entered_once_final() -> None:
    every = whole_sale("a", AT, word="EXPIRED")
    assert entered(every) == []
    later = Fact("a", AT + 900_000, SaleFactKind.PAYMENTS_READ, facts.payments_read_data([]))
    assert [row[1:] for row in entered([*every, later])] == [(SaleOutcome.EXPIRED, 1, 0)]


def test_what_was_paid_elsewhere_is_not_ours_and_another_amount_is_not_paid() -> None:
    scanned = facts.NewSale(order_id="X1", method=PaymentMethod.QR_CODE, billed=Money(500), created_here=False)
    begun = Fact("a", AT, SaleFactKind.SALE_WANTED, facts.sale_wanted_data(scanned))
    assert entered([begun, status("a", AT + 1, "PAID", order_id="X1", paise=500)]) == []
    assert [row[1] for row in entered([begun, status("a", AT + 1, "ACTIVE", order_id="X1", paise=700)])] == [
        SaleOutcome.FAILED
    ]


def test_what_turns_out_not_to_be_ours_is_taken_back_and_put_back_as_its_sale_says() -> None:
    """Lists say what the sale is now: a ledger that kept what was once said had another sum."""
    every = [*whole_sale("a", AT), status("a", AT + 20_000, "PAID", paise=1)]
    assert Sale.from_facts(every).revenue_at is None
    assert [row[1:] for row in entered(every)] == [(SaleOutcome.PAID, 1, 0), (SaleOutcome.PAID, -1, 11)]
    every.append(status("a", AT + 30_000, "PAID"))
    assert [row[1:] for row in entered(every)][2:] == [(SaleOutcome.PAID, 1, 0)]


def test_the_way_of_a_sale() -> None:
    sale = Sale.from_facts([wanted("a", AT)])
    assert channel_of(sale) is PaymentChannel.QR
    assert channel_of(replace(sale, add_invoice=True)) is PaymentChannel.GST
    assert channel_of(replace(sale, add_invoice=True, method=PaymentMethod.LINK)) is PaymentChannel.LINK


# By property: any facts of some sales, mixed in any order, cut anywhere ------------------------------------------


def _of_sale(name: str, words: list[str], shown: bool) -> list[Fact]:
    paise = 100 + 7 * sum(map(ord, name))
    order = Order(f"PD-{name}", "1", "ACTIVE", Money(paise))
    found = [
        wanted(name, AT, paise=paise),
        Fact(name, AT + 1, SaleFactKind.ORDER_ANSWERED, facts.order_answered_data(order)),
    ]
    if shown:
        transaction = TerminalTransaction("9", "QR_CODE", Money(paise), "https://pay.invalid/x")
        found.append(
            Fact(
                name,
                AT + 2,
                SaleFactKind.TRANSACTION_ANSWERED,
                facts.transaction_answered_data(transaction, expires_at=AT + 300),
            )
        )
    for n, word in enumerate(words):
        match word:
            case "closed":
                found.append(Fact(name, AT + n + 3, SaleFactKind.CLOSED, facts.actor_data("Ravi")))
            case "quiet":
                found.append(Fact(name, AT + 900_000 + n, SaleFactKind.PAYMENTS_READ, facts.payments_read_data([])))
            case "cancel":
                found.append(Fact(name, AT + n + 3, SaleFactKind.CANCEL_ASKED, facts.actor_data("Ravi")))
            case "resumed":
                found.append(Fact(name, AT + n + 3, SaleFactKind.RESUMED, {}))
            case "again":
                found.append(Fact(name, AT + n + 3, SaleFactKind.REPLACED, facts.replaced_data("other")))
            case _:
                found.append(status(name, AT + 10 * n, str(word), paise=paise))
    return found


_WORDS = st.sampled_from([*OrderStatus, "closed", "quiet", "cancel", "resumed", "again"])
_SALES = st.lists(st.tuples(st.lists(_WORDS, max_size=6), st.booleans()), min_size=1, max_size=6)


@given(_SALES, st.randoms(use_true_random=False), st.lists(st.integers(0, 60), max_size=8))
def test_all_z_together_are_all_that_was_paid(
    sales: list[tuple[list[str], bool]], dice: Random, cuts: list[int]
) -> None:
    """Whatever comes in whatever order, and wherever the shifts are closed."""
    queues = [_of_sale(f"s{n}", words, shown) for n, (words, shown) in enumerate(sales)]
    placed: dict[str, list[tuple[int, Fact]]] = {}
    seq = 0
    while any(queues):
        queue = dice.choice([each for each in queues if each])
        seq += 1
        fact = queue.pop(0)
        placed.setdefault(fact.subject, []).append((seq, fact))
    book: list[LedgerEntry] = []
    paid, unpaid = 0, 0
    for rows in placed.values():
        steps = [(place, Sale.from_facts([fact for _, fact in rows[: n + 1]])) for n, (place, _) in enumerate(rows)]
        sale, more = fold_ledger(rows)
        assert sale == steps[-1][1]
        book += more
        ever = any(sale.revenue_at is not None for _, sale in steps)
        paid += (steps[-1][1].amount or Money(0)).paise if ever else 0
        unpaid += not ever and bool(
            not steps[-1][1].is_open and steps[-1][1].phase in {"cancelled", "expired", "failed"}
        )
    edges = [0, *sorted({each for each in cuts if each < seq}), seq]
    every = [Cut(tuple(book), after, upto) for after, upto in pairwise(edges)]
    assert sum(cut.bucket(SaleOutcome.PAID).amount.paise for cut in every) == paid
    for cut in every:
        assert (
            sum(each.amount.paise for each in cut.by(lambda entry: entry.person).values())
            == cut.bucket(SaleOutcome.PAID).amount.paise
        )
    ended = sum(cut.bucket(bucket).count for cut in every for bucket in SaleOutcome if bucket is not SaleOutcome.PAID)
    assert ended - sum(cut.revised.count for cut in every) == unpaid
