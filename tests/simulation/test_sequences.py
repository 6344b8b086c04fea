"""Sequences of presses, answers and faults that went wrong once, played through on the real core in virtual time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paydesk.api.endpoints import Credentials
from paydesk.domain.clock import DAY
from paydesk.domain.commands import CancelSale, CloseSale, ReadSale, RenewSale, SaleCommand, TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import Sum
from paydesk.domain.sale.next_step import MAX_SENDS, available_commands
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.step import StepKind
from paydesk.store.errors import FaultKind
from tests.simulation.machine import Stage
from tests.simulation.model import Fate, ModelOrder

QR, LINK = PaymentMethod.QR_CODE, PaymentMethod.LINK


@pytest.fixture
def stage() -> Iterator[Stage]:
    stage = Stage()
    try:
        yield stage
        stage.check()
    finally:
        stage.close()


def there(stage: Stage, sale_id: str) -> Sale:
    sale = stage.sale(sale_id)
    assert sale is not None
    return sale


def order_of(stage: Stage, sale_id: str) -> ModelOrder:
    order = stage.order(there(stage, sale_id))
    assert order is not None
    return order


def scan(stage: Stage, sale_id: str, order_id: str) -> None:
    stage.send(TakeSale(sale_id=sale_id, method=QR, amount=None, order_id=order_id))


@pytest.mark.parametrize("scanned", [False, True])
def test_an_order_that_got_no_qr_is_taken_up_again_in_its_own_sale(stage: Stage, scanned: bool) -> None:
    """Scanned once more it was a second sale; one payment was then handed over for, and counted, in both."""
    stage.fate("transact", Fate.REFUSED)
    first = stage.scan(10_000, None) if scanned else stage.take(10_000, QR)
    stage.wait(5)
    assert there(stage, first).phase is Phase.FAILED
    again = stage.scan_again(there(stage, first))
    stage.wait(1)
    assert stage.sale(again) is None
    assert (TakeSale in available_commands(there(stage, first), stage.core.now())) is not scanned
    stage.send(RenewSale(sale_id=first, method=LINK))
    stage.wait(5)
    assert there(stage, first).can_show_code
    stage.model.pay(order_of(stage, first))
    stage.wait(10)
    assert stage.core.verdict(there(stage, first)) is Verdict.HAND_OVER
    assert stage.journal.reports.paid(0, 2**62, real=False).count == 1


def test_an_order_whose_watch_is_over_can_be_taken_anew(stage: Stage) -> None:
    """A web order can last for a week: no button of the old sale does anything, so a new one may hold it."""
    stage.fate("transact", Fate.REFUSED)
    first = stage.scan(10_000, None)
    order = stage.model.orders["web_2"]
    order.expires_at += 7 * DAY
    stage.wait(26 * 3_600)
    old = stage.core.engine.sales.sales[first]
    assert (old.watch_ended, order.status) == (True, "ACTIVE")
    assert available_commands(old, stage.core.now()) == {ReadSale, TakeSale}
    scan(stage, "anew", order.order_id)
    stage.wait(5)
    assert there(stage, "anew").can_show_code
    stage.model.pay(order)
    stage.wait(10)
    assert stage.core.verdict(there(stage, "anew")) is Verdict.HAND_OVER


def test_a_sale_is_watched_for_a_day_though_the_clock_was_another_when_it_was_taken_off_the_list(stage: Stage) -> None:
    """A start was not written where it changed no more than what is known of the clocks: a day was over in a second."""
    sale_id = stage.take(10_000, QR)
    stage.wait(1)
    stage.wall_shift = 25 * 3_600_000
    stage.kill()
    for fate in (Fate.LOST_BEFORE, Fate.FAILS_BEFORE, Fate.LOST_BEFORE):
        stage.fate("read", fate)
    stage.wait(18)
    stage.wall_shift = 0
    stage.kill()
    stage.turns(20)
    stage.press(sale_id, CloseSale)
    stage.kill()
    stage.wait(120)
    assert there(stage, sale_id).phase is Phase.GIVEN_UP
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(90)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.PAID_LATE


def test_where_each_transaction_was_lost_a_person_asks_for_a_qr_and_gets_it(stage: Stage) -> None:
    """Found by the full form of the state machine, whose rule left out that this needs a person."""
    for _ in range(MAX_SENDS):
        stage.fate("transact", Fate.LOST_BEFORE)
    sale_id = stage.take(10_000, QR)
    stage.wait(180)
    sale = there(stage, sale_id)
    assert (sale.phase, stage.core.verdict(sale)) == (Phase.PREPARING, Verdict.UNKNOWN)
    stage.check_calm()
    stage.press(sale_id, RenewSale)
    stage.wait(5)
    assert there(stage, sale_id).can_show_code


def test_what_the_service_forgot_is_no_safe_to_retry_because_the_clock_runs_ahead(stage: Stage) -> None:
    sale_id = stage.take(10_000, QR)
    stage.wait(5)
    order = order_of(stage, sale_id)
    stage.model.begin(order)
    stage.model.expire(order)
    stage.wait(70)
    stage.model.known = False
    stage.wait(70)
    stage.press(sale_id, CloseSale)
    stage.wall_shift = 25 * 3_600_000
    stage.kill()
    stage.wait(100)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.UNKNOWN
    stage.model.known = True
    stage.model.pay(order)
    stage.wait(600)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.PAID_LATE


@pytest.mark.parametrize(("what", "said"), [("fail", Verdict.NOT_PAID), ("begin", Verdict.UNKNOWN)])
def test_what_was_taken_off_the_list_is_unpaid_when_its_payments_say_so(stage: Stage, what: str, said: Verdict) -> None:
    """It was said when its day was over, while a payment was still pending; and not a minute before, if none was."""
    sale_id = stage.take(10_000, QR)
    stage.wait(5)
    for _ in range(60):
        stage.fate("read", Fate.LOST_BEFORE)
    stage.wait(400)
    stage.press(sale_id, CloseSale)
    stage.model.begin(order_of(stage, sale_id))
    stage.model.expire(order_of(stage, sale_id))
    stage.stop_faults()
    stage.wait(900)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.UNKNOWN
    getattr(stage.model, what)(order_of(stage, sale_id))
    stage.wait(30 * 3_600)
    sale = there(stage, sale_id)
    assert (stage.core.verdict(sale), sale.watch_ended) == (said, True)


@pytest.mark.parametrize(("fate", "said"), [(Fate.SLOW_DOWN_BARE, Verdict.WAIT), (Fate.FAILS_BEFORE, Verdict.UNKNOWN)])
def test_money_that_comes_while_a_cancel_waits_to_go_is_seen_at_once(stage: Stage, fate: Fate, said: Verdict) -> None:
    sale_id = stage.take(10_000, LINK)
    stage.wait(5)
    for _ in range(5):
        stage.fate("terminate", fate)
    stage.send(CancelSale(sale_id=sale_id))
    stage.wait(25)
    assert there(stage, sale_id).phase is Phase.CANCELLING
    assert stage.core.verdict(there(stage, sale_id)) is said
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(4)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER


def test_money_that_comes_elsewhere_while_a_qr_waits_to_be_made_is_seen_at_once(stage: Stage) -> None:
    stage.fate("transact", Fate.SLOW_DOWN_BARE)
    sale_id = stage.scan(10_000, None)
    stage.wait(25)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.WAIT
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(4)
    assert there(stage, sale_id).was_paid_before


@pytest.mark.parametrize("lost", [0, 1])
def test_a_scanned_order_that_another_counters_code_was_paid_for_is_not_handed_over(stage: Stage, lost: int) -> None:
    """Both counters said HAND OVER, and both counted its money."""
    sale_id = stage.scan(10_000, None)
    stage.wait(5)
    assert there(stage, sale_id).can_show_code
    for _ in range(lost):
        stage.fate("payments", Fate.FAILS_BEFORE)
    heard: list[object] = []
    stage.core._listen = heard.append
    stage.model.pay(order_of(stage, sale_id), by="of_the_other_counter")
    stage.wait(4)
    sale = there(stage, sale_id)
    assert (sale.phase, sale.revenue_at) == (Phase.PAID, None)
    told = [event.sale for event in heard if isinstance(event, SaleChanged) and event.sale.phase is Phase.PAID]
    said = {stage.core.verdict(each) for each in told}
    assert said == {Verdict.UNKNOWN}, "at no moment anything else"
    assert stage.core.verdict(sale) is Verdict.UNKNOWN
    assert sale.was_paid_elsewhere


def test_what_another_counter_took_after_this_one_had_given_up_is_no_alarm_here(stage: Stage) -> None:
    """It said: hand over once, or refund. The other counter had handed over."""
    sale_id = stage.scan(10_000, None)
    stage.wait(5)
    stage.fate("read", Fate.STRANGE_WORD)
    stage.wait(3)
    stage.send(CloseSale(sale_id=sale_id))
    stage.wait(1)
    assert there(stage, sale_id).phase is Phase.GIVEN_UP
    stage.model.pay(order_of(stage, sale_id), by="of_the_other_counter")
    stage.wait(90)
    sale = there(stage, sale_id)
    assert (sale.phase, sale.paid_after_close, sale.needs_alarm) == (Phase.PAID, True, False)
    assert stage.core.verdict(sale) is Verdict.UNKNOWN
    assert (sale.revenue_at, sale.was_paid_elsewhere) == (None, True)


@pytest.mark.parametrize("later", [60, 26 * 3_600])
def test_a_scanned_order_that_was_taken_off_the_list_goes_on_when_the_customer_comes_back(
    stage: Stage, later: int
) -> None:
    """It held its order for ever: scanned again it was refused, and no button of its own made a code."""
    sale_id = stage.scan(10_000, None)
    stage.wait(5)
    order = order_of(stage, sale_id)
    order.expires_at += 7 * DAY
    stage.fate("read", Fate.STRANGE_WORD)
    stage.wait(3)
    stage.send(CloseSale(sale_id=sale_id))
    stage.wait(later)
    assert there(stage, sale_id).phase is Phase.GIVEN_UP
    assert stage.sale(stage.scan_again(there(stage, sale_id))) is None, "its order is held"
    stage.press(sale_id, RenewSale)
    stage.wait(5)
    assert there(stage, sale_id).can_show_code
    assert CancelSale in available_commands(there(stage, sale_id), stage.core.now())
    stage.model.pay(order)
    stage.wait(20)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER
    assert not there(stage, sale_id).needs_alarm


def test_what_was_paid_while_it_was_off_the_list_gets_no_second_code(stage: Stage) -> None:
    sale_id = stage.scan(10_000, None)
    stage.wait(5)
    stage.fate("read", Fate.STRANGE_WORD)
    stage.wait(3)
    stage.send(CloseSale(sale_id=sale_id))
    stage.wait(70)
    stage.model.pay(order_of(stage, sale_id))
    stage.press(sale_id, RenewSale)
    stage.wait(20)
    sale = there(stage, sale_id)
    assert (sale.phase, len(order_of(stage, sale_id).transactions)) == (Phase.PAID, 1)


def test_payments_that_do_not_come_hold_no_paid_back(stage: Stage) -> None:
    """They are read together with it, for three seconds: then it is told without."""
    sale_id = stage.scan(10_000, None)
    stage.wait(5)
    stage.fate("payments", Fate.SILENT)
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(8)
    assert there(stage, sale_id).phase is Phase.PAID
    stage.wait(4)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER
    assert there(stage, sale_id).was_paid_by_own_code


@pytest.mark.parametrize(("ended", "asks"), [("", False), ("FAILED", True), ("USER_DROPPED", True)])
def test_a_scanned_order_is_handed_over_for_where_its_code_was_tried(stage: Stage, ended: str, asks: bool) -> None:
    """A payment that was refused on the phone and tried again has a number of its own."""
    sale_id = stage.scan(10_000, None)
    stage.wait(5)
    order = order_of(stage, sale_id)
    order.tried |= {order.transactions[-1]: ended} if ended else {}
    stage.model.pay(order, by="second_try" if ended else "")
    stage.wait(4)
    sale = there(stage, sale_id)
    assert stage.core.verdict(sale) is Verdict.HAND_OVER
    assert sale.needs_handover_check is asks
    assert sale.revenue_at == sale.paid_at


def test_a_scanned_order_whose_payments_cannot_be_read_is_handed_over_for_with_a_question(stage: Stage) -> None:
    sale_id = stage.scan(10_000, None)
    stage.wait(5)
    for _ in range(6):
        stage.fate("payments", Fate.FAILS_BEFORE)
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(4)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.UNKNOWN
    stage.wait(30)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER
    assert there(stage, sale_id).needs_handover_check


def test_an_order_of_our_own_that_another_counter_took_money_for_says_so_beside_hand_over(stage: Stage) -> None:
    sale_id = stage.take(10_000, QR)
    stage.wait(5)
    stage.model.pay(order_of(stage, sale_id), by="of_the_other_counter")
    stage.wait(4)
    sale = there(stage, sale_id)
    assert (stage.core.verdict(sale), sale.needs_handover_check) == (Verdict.HAND_OVER, True)
    other = stage.take(10_000, QR)
    stage.wait(5)
    stage.model.pay(order_of(stage, other))
    stage.wait(4)
    assert not there(stage, other).needs_handover_check


def test_an_order_belongs_to_the_keys_that_made_it_though_others_are_given_meanwhile(stage: Stage) -> None:
    """It was written down with the new keys, and with its own ones never read again."""
    own = stage.core.engine.gateway.client
    assert own is not None
    sale_id = stage.take(10_000, LINK)
    stage.wait(0.07)
    stage.run(stage.core.use(Credentials("others", "secret")))
    stage.wait(5)
    sale = there(stage, sale_id)
    assert (sale.keys, sale.cf_order_id != "") == (own.transport.key_digest, True)
    assert sale.problem is not None
    assert sale.problem.problem is Problem.OTHER_KEYS
    assert not order_of(stage, sale_id).transactions
    stage.run(stage.core.use_own())
    stage.send(RenewSale(sale_id=sale_id, method=LINK))
    stage.wait(70)
    assert there(stage, sale_id).can_show_code


def test_a_cancel_that_had_to_wait_does_not_go_with_other_keys(stage: Stage) -> None:
    sale_id = stage.take(10_000, LINK)
    stage.wait(5)
    order = order_of(stage, sale_id)
    assert there(stage, sale_id).qr_expires_at == (there(stage, sale_id).shown_at or 0) + 300_000
    stage.fate("terminate", Fate.SLOW_DOWN_BARE)
    stage.send(CancelSale(sale_id=sale_id))
    stage.wait(5)
    stage.run(stage.core.use(Credentials("others", "secret")))
    stage.wait(90)
    assert order.status == "ACTIVE"
    stage.run(stage.core.use_own())
    stage.wait(70)
    assert there(stage, sale_id).phase is Phase.CANCELLED


def test_neither_an_expired_order_nor_its_payments_are_asked_for_with_other_keys(stage: Stage) -> None:
    sale_id = stage.take(10_000, LINK)
    stage.wait(5)
    stage.model.expire(order_of(stage, sale_id))
    stage.wait(20)
    assert there(stage, sale_id).phase is Phase.EXPIRED
    stage.run(stage.core.use(Credentials("others", "secret")))
    reads = count_reads(stage)
    stage.wait(150)
    assert reads == []
    stage.run(stage.core.use_own())
    stage.wait(70)
    assert reads


def test_after_a_start_other_keys_are_not_asked_about_an_order(stage: Stage) -> None:
    """The keychain takes its time, and it holds others now: they are known only when the read is on its way."""
    sale_id = stage.take(10_000, LINK)
    stage.wait(5)
    gateway = stage.core.engine.gateway
    gateway._client, gateway._keys_known = None, type(gateway._keys_known)()
    stage.wait(10)
    asked = count_reads(stage)
    stage.run(stage.core.use(Credentials("others", "secret")))
    stage.wait(10)
    problem = there(stage, sale_id).problem
    assert problem is not None
    assert (problem.problem, asked) == (Problem.OTHER_KEYS, [])
    stage.run(stage.core.use_own())
    stage.wait(70)
    assert there(stage, sale_id).problem is None


def test_what_failed_is_read_at_once_when_there_are_keys_again_and_nothing_else_is(stage: Stage) -> None:
    """After a minute without keys its own pause would be half a minute; what is not made yet has nothing to read."""
    failed, well = stage.take(10_000, LINK), stage.take(20_000, LINK)
    stage.wait(200)
    stage.set_keys(there=False)
    stage.wait(60)
    assert there(stage, failed).problem is not None
    stage.model.settle()
    stage.fate("create", Fate.SLOW_DOWN_BARE)
    reads = count_reads(stage)
    stage.set_keys(there=True)
    stage.wait(0.3)
    assert sorted(reads) == sorted(f"/pg/orders/{there(stage, each).order_id}" for each in (failed, well))
    assert there(stage, failed).problem is None
    reads.clear()
    unmade = stage.take(30_000, LINK)
    stage.wait(0.3)
    assert there(stage, unmade).problem is not None
    stage.run(stage.core.use_own())
    stage.wait(0.3)
    assert f"/pg/orders/{there(stage, unmade).order_id}" not in reads


def test_a_line_that_comes_back_in_the_quiet_after_a_429_reads_nothing_before_its_end(stage: Stage) -> None:
    sales = [stage.take(10_000 + each, LINK) for each in range(20)]
    stage.wait(10)
    for _ in sales:
        stage.fate("read", Fate.LOST_BEFORE)
    stage.wait(10)
    stage.model.fates.clear()
    stage.fate("read", Fate.SLOW_DOWN_BARE)
    stage.wait(1)
    quiet_until = stage.core.engine.gateway.budget(StepKind.READ).paused_until
    assert quiet_until > stage.core.now()
    reads = count_reads(stage)
    stage.wait((quiet_until - stage.core.now()) / 1_000 - 1)
    assert reads == []
    stage.wait(15)
    assert not [each for each in sales if there(stage, each).problem]


@pytest.mark.parametrize(("count", "seconds"), [(20, 9), (40, 17)])
def test_where_more_is_open_than_may_be_read_each_has_its_turn(stage: Stage, count: int, seconds: int) -> None:
    """The same few were read again and again, and the others never, however long it lasted."""
    sales = [stage.take(10_000 + each, LINK) for each in range(count)]
    stage.wait(60)
    for _ in range(20):
        stage.wait(3)
        oldest = min(there(stage, each).last_read_at or 0 for each in sales)
        assert stage.core.now() - oldest < seconds * 1_000


def test_an_order_that_was_unknown_at_first_is_told_by_the_sale_that_it_was_scanned_into_later(stage: Stage) -> None:
    """The first, which came to nothing, is not told: one payment would be counted, and handed over for, twice."""
    stage.model.known = False
    first = stage.scan(10_000, None)
    stage.wait(5)
    assert there(stage, first).phase is Phase.FAILED
    stage.model.known = True
    stage.model.pay(order_of(stage, first))
    again = stage.scan_again(there(stage, first))
    stage.wait(100)
    assert there(stage, again).phase is Phase.PAID
    assert there(stage, first).phase is Phase.FAILED


def test_an_order_that_appeared_after_it_was_given_up_is_told_by_the_sale_it_is_scanned_into(stage: Stage) -> None:
    """Its create was never answered, and done a minute later. The sale that made it has no QR: nobody can pay that."""
    stage.fate("create", Fate.LATER)
    first = stage.take(10_000, QR)
    stage.wait(3)
    stage.send(CancelSale(sale_id=first))
    stage.wait(30)
    assert stage.core.verdict(there(stage, first)) is Verdict.NOT_PAID
    stage.wait(60)
    again = stage.scan_again(there(stage, first))
    stage.wait(10)
    assert there(stage, again).can_show_code
    assert stage.core.verdict(there(stage, first)) is Verdict.NOT_PAID
    assert there(stage, first).codes == ()


def test_a_refused_qr_of_an_order_that_the_service_forgot_can_be_taken_off_the_list(stage: Stage) -> None:
    """Its cancel is answered by "not known", for good: it stood among those that wait for ever."""
    stage.fate("transact", Fate.OTHER_AMOUNT)
    sale_id = stage.take(10_000, QR)
    stage.wait(5)
    assert there(stage, sale_id).phase is Phase.QR_REFUSED
    assert CloseSale not in available_commands(there(stage, sale_id), stage.core.now()), "it can be cancelled"
    stage.model.known = False
    stage.wait(100)
    assert there(stage, sale_id).unknown_to_service
    stage.press(sale_id, CloseSale)
    stage.wait(1)
    assert not there(stage, sale_id).is_open
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.DO_NOT_PAY


def test_an_order_of_which_the_qr_was_refused_ends_when_it_runs_out(stage: Stage) -> None:
    """Whatever was said against its code: nobody paid it, and the day has it as expired."""
    stage.fate("transact", Fate.OTHER_AMOUNT)
    sale_id = stage.take(10_000, QR)
    stage.wait(5)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.DO_NOT_PAY
    stage.model.expire(order_of(stage, sale_id))
    stage.wait(10)
    assert there(stage, sale_id).phase is Phase.EXPIRED
    stage.wait(600)
    sale = there(stage, sale_id)
    assert (sale.is_open, sale.phase, stage.core.verdict(sale)) == (False, Phase.EXPIRED, Verdict.NOT_PAID)
    assert stage.journal.reports.of_days(0, 2**62, real=False).expired == Sum(1, Money(10_000))


@pytest.mark.parametrize("then", ["no line", "no keys"])
def test_an_order_that_the_service_forgot_stays_unknown_whatever_fails_next(stage: Stage, then: str) -> None:
    """It said WAIT with its QR again, and took no Close, until its last answer was old."""
    sale_id = stage.take(10_000, QR)
    stage.wait(0.3)
    stage.model.known = False
    stage.wait(4)
    if then == "no keys":
        stage.set_keys(there=False)
    stage.fate("read", Fate.LOST_BEFORE)
    stage.send(ReadSale(sale_id=sale_id))
    stage.wait(1)
    sale = there(stage, sale_id)
    assert sale.problem is not None
    assert sale.problem.problem is not Problem.NOT_FOUND
    assert stage.core.verdict(sale) is Verdict.UNKNOWN
    stage.press(sale_id, CloseSale)
    stage.wait(1)
    assert not there(stage, sale_id).is_open


def count_reads(stage: Stage) -> list[str]:
    """From now on each read of an order is noted here."""
    reads: list[str] = []
    look = stage._look_at

    def looked(request: object) -> None:
        if getattr(request, "method", "") == "GET":
            reads.append(getattr(request, "path", ""))
        look(request)  # type: ignore[arg-type]

    stage._look_at = looked  # type: ignore[method-assign]
    return reads


@pytest.mark.parametrize(
    "command",
    [CancelSale(sale_id="sale1"), RenewSale(sale_id="sale1", method=LINK)],
    ids=lambda each: type(each).__name__,
)
def test_a_full_disk_that_keeps_a_wish_back_hides_no_payment(stage: Stage, command: SaleCommand) -> None:
    """The command is on disk, its request cannot be written; the code in the customer's hand can be paid."""
    sale_id = stage.take(10_000, LINK)
    stage.wait(5)
    stage.break_disk(FaultKind.DISK_FULL, 1)
    stage.send(command)
    stage.wait(30)
    assert len(order_of(stage, sale_id).transactions) == 1
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(70)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER


@pytest.mark.parametrize("fate", [Fate.LOST_AFTER, Fate.FAILS_AFTER])
def test_a_qr_that_was_asked_for_six_times_in_vain_is_asked_for_anew_by_a_person(stage: Stage, fate: Fate) -> None:
    """The codes of the six were never shown. The order is read, and being ACTIVE gets one more, with a new key.

    See docs/rules.md#only-orders-are-cancelled.
    """
    for _ in range(MAX_SENDS):
        stage.fate("transact", fate)
    sale_id = stage.take(10_000, LINK)
    stage.wait(1)
    assert RenewSale not in available_commands(there(stage, sale_id), stage.core.now()), "it goes again by itself"
    stage.wait(200)
    sale = there(stage, sale_id)
    assert (sale.phase, sale.transaction.sends, sale.transaction.state) == (
        Phase.PREPARING,
        MAX_SENDS,
        RequestState.UNKNOWN,
    )
    assert not stage.model.fates
    stage.press(sale_id, RenewSale)
    stage.wait(5)
    after = there(stage, sale_id)
    assert after.can_show_code
    assert after.transaction.key != sale.transaction.key
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(10)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER
    assert stage.journal.reports.paid(0, 2**62, real=False).count == 1


def test_a_qr_that_was_asked_for_in_vain_is_not_made_of_an_order_that_was_paid_meanwhile(stage: Stage) -> None:
    for _ in range(MAX_SENDS):
        stage.fate("transact", Fate.LOST_BEFORE)
    sale_id = stage.scan(10_000, None)
    stage.wait(200)
    order = order_of(stage, sale_id)
    stage.model.pay(order)
    stage.press(sale_id, RenewSale)
    stage.wait(10)
    assert (there(stage, sale_id).phase, len(order.transactions)) == (Phase.PAID, 0)


@pytest.mark.parametrize("offline", [False, True])
def test_a_clock_that_is_half_an_hour_late_costs_nothing(stage: Stage, offline: bool) -> None:
    """The service's time is asked for at the start, and where nobody answered then, before the first order."""
    stage.wall_shift = -(1_800 - 10) * 1_000
    if offline:
        stage.model.fates.append(("head", Fate.LOST_BEFORE))
    stage.kill()
    sale_id = stage.take(10_000, QR)
    stage.wait(20)
    assert there(stage, sale_id).can_show_code
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(10)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER


def test_a_code_that_was_on_the_screen_of_a_run_that_was_cut_off_can_still_be_paid(stage: Stage) -> None:
    """Its answer was not on the full disk; where the next run was refused another, it said NOT PAID, SAFE TO RETRY."""
    sale_id = stage.take(10_000, LINK)
    stage.wait(0.15)
    while not there(stage, sale_id).transaction.sends:
        stage.wait(0.01)
    stage.break_disk(FaultKind.DISK_FULL, 0)
    stage.wait(1)
    assert there(stage, sale_id).can_show_code
    stage.kill()
    stage.wait(5)
    stage.set_keys(there=False)
    stage.break_disk(None, 0)
    stage.wait(60)
    sale = there(stage, sale_id)
    assert (sale.transaction.state, sale.codes, sale.has_lost_code) == (RequestState.REFUSED, (), True)
    assert stage.core.verdict(sale) is not Verdict.NOT_PAID
    assert {RenewSale, CancelSale} <= available_commands(sale, stage.core.now())
    stage.set_keys(there=True)
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(40)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER
    stage.check()


@pytest.mark.parametrize("fate", [Fate.SILENT_AMOUNT, Fate.NO_CURRENCY])
@pytest.mark.parametrize(("more", "verdict"), [(0, Verdict.HAND_OVER), (-700, Verdict.UNKNOWN)])
def test_for_how_much_it_is_paid_no_answer_of_before_says(
    stage: Stage, fate: Fate, more: int, verdict: Verdict
) -> None:
    """A PAID that names no amount rested on what the order was for while it was ACTIVE."""
    sale_id = stage.take(12_500, QR)
    stage.wait(3)
    stage.fate("read", fate)
    stage.model.pay(order_of(stage, sale_id), 12_500 + more)
    stage.wait(4)
    sale = there(stage, sale_id)
    assert (sale.phase, stage.core.verdict(sale)) == (Phase.PAID, verdict)
    assert stage.journal.reports.paid(0, 2**62, real=False).count == (verdict is Verdict.HAND_OVER)


def test_an_amount_that_is_told_and_is_none_agrees_with_nothing_and_can_be_asked_for_again(stage: Stage) -> None:
    """Its payments say the right one, and it stood as STATUS UNKNOWN for good, without anything to press."""
    sale_id = stage.take(12_500, QR)
    stage.wait(3)
    stage.fate("read", Fate.NO_AMOUNT)
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(1_000)
    sale = there(stage, sale_id)
    assert (sale.phase, bool(sale.payments), stage.core.verdict(sale)) == (Phase.PAID, True, Verdict.UNKNOWN)
    assert stage.journal.reports.paid(0, 2**62, real=False).count == 0
    assert ReadSale in available_commands(sale, stage.core.now())
    stage.send(ReadSale(sale_id=sale_id))
    stage.wait(5)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER
    assert stage.journal.reports.paid(0, 2**62, real=False).count == 1


@pytest.mark.parametrize("fate", [Fate.NO_AMOUNT, Fate.SILENT_AMOUNT])
def test_what_a_paid_order_does_not_tell_can_be_asked_for_again(stage: Stage, fate: Fate) -> None:
    """Neither it nor its payments say for how much: nobody could press anything."""
    sale_id = stage.take(12_500, QR)
    stage.wait(3)
    for kind in ("read", *["payments"] * 5):
        stage.fate(kind, fate)
    stage.model.pay(order_of(stage, sale_id))
    stage.wait(1_000)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.UNKNOWN
    assert ReadSale in available_commands(there(stage, sale_id), stage.core.now())
    stage.send(ReadSale(sale_id=sale_id))
    stage.wait(5)
    assert stage.core.verdict(there(stage, sale_id)) is Verdict.HAND_OVER
    assert ReadSale not in available_commands(there(stage, sale_id), stage.core.now())


@pytest.mark.parametrize(("billed", "shows"), [(12_500, True), (500_000, False)])
def test_no_code_of_a_scanned_order_comes_before_its_amount_is_held_against_the_bill(
    stage: Stage, billed: int, shows: bool
) -> None:
    """Of an order that told no amount a code was made, and could be paid, for another one than was typed."""
    stage.fate("read", Fate.NO_AMOUNT)
    sale_id = stage.scan(12_500, billed)
    stage.wait(1)
    assert not order_of(stage, sale_id).transactions
    stage.wait(10)
    assert there(stage, sale_id).can_show_code is shows
    assert bool(order_of(stage, sale_id).transactions) is shows


def test_a_power_cut_between_two_sales_of_which_one_is_in_the_others_stead_leaves_both_or_none(stage: Stage) -> None:
    """The old one, paid late, said PAID AFTER YOU CLOSED IT and named nothing: its fact came once the new was made."""
    first = stage.take(10_000, QR)
    stage.wait(5)
    stage.send(CancelSale(sale_id=first))
    stage.wait(5)
    stage.fate("create", Fate.SILENT)
    again = stage.take(10_000, QR, instead_of=first)
    stage.wait(1)
    stage.kill()
    stage.check()
    assert there(stage, first).replaced_by == (again,)
    stage.wait(60)


def test_a_paid_that_comes_while_the_journal_is_busy_is_told_also_of_a_sale_that_had_left_memory(stage: Stage) -> None:
    """It was folded once more from the journal when its answer came: that failed, and PAID was lost."""
    first = stage.scan(10_000, None)
    stage.wait(5)
    order = order_of(stage, first)
    order.expires_at += 7 * DAY
    stage.fate("read", Fate.STRANGE_WORD)
    stage.wait(3)
    stage.send(CloseSale(sale_id=first))
    stage.wait(26 * 3_600)
    stage.kill()
    sales = stage.core.engine.sales.sales
    sales.forget([first])
    stage.model.pay(order)
    heard: list[object] = []
    stage.core._listen = heard.append
    stage.send(ReadSale(sale_id=first))
    stage.turns(5)
    stage.journal.fault = stage.journal.read_fault = FaultKind.BUSY
    stage.wait(3)
    told = [event.sale.phase for event in heard if isinstance(event, SaleChanged) and event.sale.sale_id == first]
    assert told[-1:] == [Phase.PAID]
    stage.journal.fault = stage.journal.read_fault = None
    stage.wait(30)
    kept = stage.journal.sale(first)
    assert kept is not None
    assert kept.phase is Phase.PAID
