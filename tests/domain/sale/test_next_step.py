"""The next step of a sale, as a table: every cell, against rules written here a second time and in another way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from itertools import product
from typing import Any, Final

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    MarkSaleSeen,
    PutSaleAside,
    ReadSale,
    RenewSale,
    TakeSale,
)
from paydesk.domain.fact import Stamp
from paydesk.domain.money import Money
from paydesk.domain.sale.commands import ChangeNote
from paydesk.domain.sale.next_step import available_commands, next_step
from paydesk.domain.sale.request import Request, RequestState
from paydesk.domain.sale.sale import Sale
from paydesk.domain.step import Step, StepKind
from tests.domain.sale.story import AMOUNT, LOST, ORDER_ID, REFUSED, START, STORED_500

C = RequestState
BOTH: Final = (False, True)
REQUESTS: Final = {
    "not_sent": Request(),
    "in_flight": Request(C.IN_FLIGHT, "key", sends=1, sent_at=START),
    "ok": Request(C.OK, "key", is_key_spent=True, sends=1, sent_at=START, ended_at=START),
    "refused": Request(C.REFUSED, "key", is_key_spent=True, sends=1, sent_at=START, ended_at=START, failure=REFUSED),
    "lost": Request(C.UNKNOWN, "key", sends=1, sent_at=START, ended_at=START, failure=LOST),
    "stored_500": Request(
        C.UNKNOWN, "key", is_key_spent=True, sends=1, sent_at=START, ended_at=START, failure=STORED_500
    ),
}
OWED: Final = {"in_flight", "lost", "stored_500"}
WORDS: Final = ("", "ACTIVE", "PAID", "EXPIRED", "TERMINATED", "TERMINATION_REQUESTED", "PARTLY_PAID")


@dataclass(frozen=True)
class Cell:
    """One place of the table."""

    made_here: bool
    order: str
    word: str
    transaction: str = "not_sent"
    termination: str = "not_sent"
    cancel: bool = False
    qr_wanted: bool = False
    read_since: bool = True
    given_up: bool = False
    absent: bool = False
    other_amount: bool = False

    @property
    def sale(self) -> Sale:
        """All of it happened at START."""
        here, ok = self.made_here, self.order == "ok"
        return Sale(
            sale_id="s1",
            started=Stamp(START),
            order_id=ORDER_ID,
            cf_order_id="2149" if ok else "",
            amount=AMOUNT,
            billed=None if here else Money(1) if self.other_amount else AMOUNT,
            order_amount=None if not ok else Money(1) if self.other_amount and here else AMOUNT,
            created_here=here,
            raw_status=self.word,
            answered_at=START if ok else None,
            last_read_at=START,
            expired=Stamp(START) if self.word == "EXPIRED" else None,
            paid_at=START if self.word == "PAID" else None,
            has_current_read=self.read_since,
            order=REQUESTS[self.order],
            not_found_at=START if self.absent else None,
            transaction=REQUESTS[self.transaction],
            codes=("",) if self.transaction == "ok" else (),
            termination=REQUESTS[self.termination],
            cancel_asked_at=START if self.cancel else None,
            qr_wanted_at=START if self.qr_wanted else None,
            given_up_at=START if self.given_up else None,
        )


def cells() -> Iterator[Cell]:
    """Yield all possible combinations, and those that an implausible journal may hold besides."""
    marks = ("cancel", "qr_wanted", "read_since", "given_up", "other_amount")
    for here, word, transaction, termination in product(BOTH, WORDS, REQUESTS, REQUESTS):
        for flags in product(BOTH, repeat=len(marks)):
            yield Cell(here, "ok", word, transaction, termination, **dict(zip(marks, flags, strict=True)))
    marks = ("cancel", "qr_wanted", "read_since", "given_up", "absent")
    for here, order, word in product(BOTH, sorted(OWED | {"not_sent", "refused"}), WORDS):
        for flags in product(BOTH, repeat=len(marks)):
            marked: dict[str, Any] = dict(zip(marks, flags, strict=True))
            yield Cell(here, order, word, **marked)


CELLS: Final = tuple(cells())


@dataclass(frozen=True)
class Rule:
    """Values of named fields for which `does` is next; `again`: with the key of that request."""

    does: StepKind
    again: str = ""
    where: dict[str, set[Any]] = field(default_factory=dict)

    def speaks_of(self, cell: Cell) -> bool:
        return all(getattr(cell, name) in values for name, values in self.where.items())


def rule(does: StepKind, again: str = "", **where: Any) -> Rule:
    sets = {name: value if isinstance(value, set) else {value} for name, value in where.items()}
    assert set(sets) <= {each.name for each in fields(Cell)}
    return Rule(does, again, sets)


ACTIVE: Final[dict[str, Any]] = {"order": "ok", "word": "ACTIVE"}
MAY_SEND: Final[dict[str, Any]] = ACTIVE | {"read_since": True}
MAY_SHOW: Final[dict[str, Any]] = MAY_SEND | {"cancel": False, "given_up": False, "other_amount": False}
RULES: Final = [
    rule(StepKind.READ_PAYMENTS, word="PAID"),
    # the order is not there yet
    rule(StepKind.CREATE, order="not_sent", made_here=True, word=set(WORDS) - {"PAID"}, cancel=False, given_up=False),
    rule(StepKind.GIVE_UP, order="not_sent", made_here=True, word=set(WORDS) - {"PAID"}, cancel=True),
    rule(StepKind.GIVE_UP, order="not_sent", made_here=True, word=set(WORDS) - {"PAID"}, given_up=True),
    rule(
        StepKind.CREATE,
        "order",
        order=OWED,
        absent=True,
        word=set(WORDS) - {"PAID"},
        made_here=True,
        cancel=False,
        given_up=False,
    ),
    rule(StepKind.GIVE_UP, order=OWED, absent=True, word=set(WORDS) - {"PAID"}, cancel=True),
    rule(StepKind.GIVE_UP, order=OWED, absent=True, word=set(WORDS) - {"PAID"}, given_up=True),
    rule(StepKind.GIVE_UP, order=OWED, absent=True, word=set(WORDS) - {"PAID"}, made_here=False),
    rule(StepKind.READ, order=OWED, absent=False, word=set(WORDS) - {"PAID", "EXPIRED"}),
    rule(StepKind.READ_PAYMENTS, order=OWED, absent=False, word="EXPIRED"),
    rule(StepKind.NOTHING, order="refused", word={"", "TERMINATED"}),
    # it is there, and nobody can pay it, or nobody knows
    rule(StepKind.READ, order="ok", word={"", "TERMINATED", "TERMINATION_REQUESTED", "PARTLY_PAID"}),
    rule(StepKind.READ_PAYMENTS, order="ok", word="EXPIRED"),
    # it can be paid
    rule(StepKind.READ, **ACTIVE, read_since=False),
    rule(StepKind.TERMINATE, **MAY_SEND, cancel=True, termination={"not_sent", "refused"}),
    rule(StepKind.TERMINATE, "termination", **MAY_SEND, cancel=True, termination=OWED),
    rule(StepKind.READ, **MAY_SEND, cancel=True, termination="ok"),
    rule(StepKind.READ, **MAY_SEND, cancel=False, given_up=True),
    rule(StepKind.READ, **MAY_SEND, cancel=False, other_amount=True),
    rule(StepKind.TRANSACT, **MAY_SHOW, qr_wanted=True),
    rule(StepKind.TRANSACT, **MAY_SHOW, qr_wanted=False, transaction="not_sent"),
    rule(StepKind.TRANSACT, "transaction", **MAY_SHOW, qr_wanted=False, transaction=OWED),
    rule(StepKind.READ, **MAY_SHOW, qr_wanted=False, transaction={"ok", "refused"}),
]
IMPLAUSIBLE: Final = [
    rule(StepKind.NOTHING, order="refused", word=set(WORDS) - {"PAID"}),
    rule(StepKind.NOTHING, order="not_sent", made_here=False, word=set(WORDS) - {"PAID"}),
]
"""No counter makes these: an order that was never made and has a state. Something must come of them, no matter what."""


def wanted_of(cell: Cell) -> set[tuple[StepKind, str]]:
    found = set()
    for each in RULES:
        if each.speaks_of(cell):
            request = REQUESTS[getattr(cell, each.again)] if each.again else Request()
            found.add((each.does, "" if request.is_key_spent else request.key))
    return found


def test_the_whole_table_with_no_empty_cell() -> None:
    assert len(CELLS) == 2 * 7 * 6 * 6 * 2**5 + 2 * 5 * 7 * 2**5
    wrong = []
    for cell in CELLS:
        wanted, step = wanted_of(cell), next_step(cell.sale, START)
        if not wanted and any(each.speaks_of(cell) for each in IMPLAUSIBLE):
            continue
        if wanted != {(step.kind, step.key)}:
            wrong.append((cell, wanted, step))
    assert wrong[:5] == []


@pytest.mark.parametrize("now", [0, START - DAY, START, START + SECOND, START + 3 * MINUTE, START + 3 * DAY])
def test_every_cell_is_safe_at_every_time(now: int) -> None:
    for cell in CELLS:
        sale = cell.sale
        step = next_step(sale, now)
        assert (step.kind is StepKind.NOTHING) == (step.at is None), cell
        assert step.at is None or step.at <= max(now, 0) + 10 * MINUTE, (cell, step)
        safe(cell, step)


def safe(cell: Cell, step: Step) -> None:
    """No second order, no QR that nobody may pay, no cancel that nobody asked for, no key that has its answer."""
    match step.kind:
        case StepKind.CREATE:
            assert cell.order not in {"ok", "refused"}, cell
            assert cell.made_here, cell
            assert not cell.cancel, cell
            assert not cell.given_up, cell
            assert cell.order == "not_sent" or cell.absent, cell
            again = REQUESTS[cell.order]
        case StepKind.TRANSACT:
            assert (cell.order, cell.word) == ("ok", "ACTIVE"), cell
            assert cell.read_since, cell
            assert {cell.cancel, cell.given_up, cell.other_amount} == {False}, cell
            again = REQUESTS[cell.transaction]
        case StepKind.TERMINATE:
            assert (cell.order, cell.word) == ("ok", "ACTIVE"), cell
            assert cell.cancel, cell
            assert cell.read_since, cell
            again = REQUESTS[cell.termination]
        case _:
            again = Request()
    assert step.key in {"", again.key}, cell
    assert step.key == "" or not again.is_key_spent, cell
    if again.state in {C.IN_FLIGHT, C.UNKNOWN} and not again.is_key_spent and not cell.qr_wanted:
        assert step.key == again.key, cell


def test_a_closed_watch_does_nothing_more_but_for_money() -> None:
    for word in WORDS:
        sale = Sale(sale_id="s1", order_id=ORDER_ID, cf_order_id="1", raw_status=word, watch_ended=True, paid_at=5)
        sale = replace(sale, transaction=REQUESTS["ok"])
        does = next_step(sale, START).kind
        assert does is (StepKind.READ_PAYMENTS if word == "PAID" else StepKind.NOTHING)
        assert not available_commands(sale, START) & {RenewSale, CancelSale}, "nobody would read what became of it"


def test_a_scanned_order_of_which_no_amount_was_told_is_read_before_it_can_be_paid() -> None:
    scanned = Cell(made_here=False, order="ok", word="ACTIVE", qr_wanted=True).sale
    assert next_step(scanned, START).kind is StepKind.TRANSACT
    assert next_step(replace(scanned, amount=None, order_amount=None), START).kind is StepKind.READ


# What people can do ---------------------------------------------------------------------------------------------------

FINAL: Final = {"PAID", "TERMINATED"}


def test_available_commands_in_every_cell() -> None:
    for cell in CELLS:
        found = available_commands(cell.sale, START)
        no_qr = cell.order == "ok" and cell.transaction == "refused" and not cell.qr_wanted
        refused = cell.order == "refused" or no_qr
        refused = refused or (cell.order == "ok" and cell.other_amount and not cell.made_here)
        over = cell.word in FINAL or cell.given_up
        if not over and cell.word != "EXPIRED" and refused:
            over = not (cell.cancel and cell.order == "ok")
        assert (PutSaleAside in found) == (ChangeNote in found) == (not over), cell
        came_to_nothing = refused and (cell.order == "refused" or cell.other_amount) and not cell.given_up
        again = cell.made_here or (came_to_nothing and cell.word not in {"EXPIRED", *FINAL})
        assert (TakeSale in found) == (over and cell.word != "PAID" and again), cell
        told = cell.word == "PAID" and (cell.sale.amount_matches or cell.sale.order_amount is not None)
        assert (ReadSale in found) == (cell.order in {"ok", *OWED} and not told), cell
        can_renew = (cell.order, cell.word) == ("ok", "ACTIVE") and not cell.other_amount
        on_the_list = not (cell.given_up and cell.made_here)  # a scanned one goes on where it was taken off
        can_renew = (
            can_renew and on_the_list and (cell.given_up or cell.transaction in {"ok", "refused"})
        )  # or it comes
        assert (RenewSale in found) == (can_renew and not (cell.cancel or cell.qr_wanted)), cell
        unpaid_here = cell.made_here and (refused or cell.given_up) and cell.word == "ACTIVE"
        can_cancel = cell.word in {"", "ACTIVE", "PARTLY_PAID"} and (not over or unpaid_here)
        assert (CancelSale in found) == (can_cancel and not (cell.cancel and cell.termination == "ok")), cell
        assert MarkSaleSeen not in found, cell
        if over:
            assert CloseSale not in found, cell


def test_whoever_is_in_doubt_can_close() -> None:
    for cell in CELLS:
        sale = cell.sale
        if sale.is_open:  # a day after the last answer all open ones are in doubt
            assert CloseSale in available_commands(sale, START + DAY) or sale.raw_status == "", cell
    preparing = Cell(made_here=True, order="lost", word="")
    assert CloseSale in available_commands(preparing.sale, START)
    assert CloseSale not in available_commands(Cell(made_here=True, order="in_flight", word="").sale, START + HOUR)
