"""Answers lost at random on each of the money operations: nothing is paid twice, nothing that went out "failed".

Short form: 50 payouts an operation; full form (python3 dev.py test --full): 1,000. Each is sent while its answer may
be dropped, broken or turned into a fault, with the work done or not; followed by reads that may be lost as well; and
sent again, with the same id, wherever its outcome says that this is safe. The sandbox's books are the judge.
"""

from __future__ import annotations

import asyncio
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from paydesk.domain.clock import MINUTE
from paydesk.domain.commands import DeactivateCashgram, SettlePayout
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.next_step import next_step
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from tests.helpers.payout_rig import (
    NO_LIMITS,
    WITH_V1,
    WITH_V2,
    PayoutControl,
    PayoutRig,
    bank,
    cashgram,
    internal,
    loan,
    of_kind,
    upi,
)

AT_ONCE: Final = 25
ROUNDS: Final = 3
FAILED: Final = frozenset({Outcome.FAILED, Outcome.FIX_FIELD, Outcome.NOT_ALLOWED})
ENDED: Final = frozenset({"FAILED", "REVERSED", "DEACTIVATED"})
"""States of money that went nowhere; a link that was ended is watched for three days."""
ENDS: Final = {
    "SUCCESS": {Outcome.DONE},
    "FAILED": {Outcome.FAILED},
    "ACTIVE": {Outcome.PENDING},
    "DEACTIVATED": {Outcome.FAILED},
}
OPERATIONS: Final = {
    "v1": "/payout/v1/directTransfer",
    "v1.2": "/payout/v1.2/directTransfer",
    "v2": "/payout/transfers",
    "internal": "/payout/v1.2/internalTransfer",
    "loan": "/payout/v1/lend",
    "cashgram": "/payout/v1/createCashgram",
    "refund": "/pg/orders/",
}
# kind, work done, probability: nearly two of three sends are hit
HURTS: Final = (
    ("drop_before", None, 0.15),
    ("drop_after", None, 0.2),
    ("broken_json", True, 0.1),
    ("cut_body", None, 0.1),
    ("status_500", True, 0.1),
    ("status_503", True, 0.1),
    ("status_503", False, 0.1),
    ("html", True, 0.1),
)


def request_of(operation: str, number: int, now: int) -> PayoutRequest:
    """Return a payout of its own amount; of the transfers, some wait, some fail at the bank."""
    rupees = 110 + number
    match operation:
        case "internal":
            return internal(1, paise=number)
        case "loan":
            return loan(20, paise=number)
        case "cashgram":
            return cashgram(rupees, now=now)
        case "refund":
            return of_kind(PayoutKind.REFUND, number, now)
    special = {3: "failure@upi", 7: ""}.get(number % 10)
    if special == "":
        return bank(rupees, account="7766666351000", ifsc="YESB0000001")  # pending, then failed
    return upi(rupees, vpa=special or "")


def hurt(books: PayoutControl, path: str, seed: int) -> None:
    """Break most sends and some reads."""
    for number, (kind, work, probability) in enumerate(HURTS):
        more = {} if work is None else {"work": work}
        books.fault(kind, method="POST", path=path, probability=probability, seed=seed * 100 + number, **more)
    for number, kind in enumerate(("drop_before", "broken_json", "status_500")):
        reads = path if path.startswith("/pg/") else "/payout/"
        books.fault(kind, method="GET", path=reads, probability=0.15, seed=seed * 100 + 50 + number)


class Run:
    """Some payouts of one operation, from the first send to their end."""

    def __init__(self, rig: PayoutRig, books: PayoutControl, operation: str) -> None:
        self.rig = rig
        self.books = books
        self.operation = operation
        self.unknown = 0
        self.again = 0
        self.told = 0

    async def go(self, requests: Sequence[PayoutRequest], seed: int) -> list[str]:
        """Send them, follow them, send again what may be, until each has its end; their ids."""
        drafts = [self.rig.draft(request) for request in requests]
        hurt(self.books, OPERATIONS[self.operation], seed)
        outs = await asyncio.gather(*(self.rig.confirm(draft) for draft in drafts))
        ids = [out.payout_id for out in outs]
        for repeat in range(ROUNDS + 1):
            self.unknown += sum(self.out(each).outcome is Outcome.UNKNOWN for each in ids)
            await self.follow(ids)
            self.never_said_failed()
            again = [each for each in ids if self.out(each).outcome is Outcome.FAILED and self.may_go_again(each)]
            self.again += len(again)
            if repeat == ROUNDS - 1:
                self.books.mend()
            await asyncio.gather(*(self.rig.again(each) for each in again))
        self.books.mend()
        await self.follow(ids)
        self.never_said_failed()
        if self.operation == "cashgram":
            await self.end(ids[1:])
        return ids

    async def end(self, ids: list[str]) -> None:
        """End these links: one that is open is read for ever."""
        for each in ids:
            self.rig.unlock()
            await self.rig.do(DeactivateCashgram(payout_id=each))
            assert self.out(each).outcome is Outcome.FAILED
        self.told = len(self.rig.all(PayoutChanged))

    def out(self, payout_id: str) -> Payout:
        return self.rig.out(payout_id)

    def may_go_again(self, payout_id: str) -> bool:
        judgement = self.out(payout_id).classification
        return judgement is not None and judgement.retry == "same_id"

    async def follow(self, ids: list[str]) -> None:
        """Let the counter follow them (a person, for internal transfers) until none is unknown."""
        if self.operation == "internal":
            there = set(self.books.ids())
            for each in ids:
                if self.out(each).outcome is Outcome.UNKNOWN:
                    self.rig.unlock()
                    await self.rig.do(SettlePayout(payout_id=each, arrived=each in there))
            return

        while unknown := {each for each in ids if self.out(each).outcome is Outcome.UNKNOWN}:
            await self.read_all(unknown)

    async def read_all(self, out_ids: set[str]) -> None:
        """Move this PC's clock until the counter has read each of these once."""
        seen, now = len(self.rig.events), self.rig.clock()
        for pause in (6 * MINUTE, 31 * MINUTE, 61 * MINUTE):
            if all(next_step(self.out(each), now).is_due(now + pause) for each in out_ids):
                self.books.advance(pause)
                self.rig.later(milliseconds=pause)
                break
        await self.rig.until(lambda: out_ids <= self.told_of(seen))

    def told_of(self, since: int) -> set[str]:
        """Return the payouts that the windows heard of since this many events."""
        return {event.payout.payout_id for event in self.rig.events[since:] if isinstance(event, PayoutChanged)}

    def never_said_failed(self) -> None:
        """Check that no payout that the windows called failed since the last call is alive in the books."""
        states = self.states()
        events = self.rig.all(PayoutChanged)
        for event in events[self.told :]:
            # what was sent again since had failed when that was said
            if event.payout.outcome in FAILED and event.payout.sends == self.out(event.payout.payout_id).sends:
                assert states.get(event.payout.payout_id, "FAILED") in ENDED, event.payout
        self.told = len(events)

    def refunds(self) -> list[dict[str, Any]]:
        """Return the refunds in the books; other operations have none."""
        return self.books.refunds() if self.operation == "refund" else []

    def states(self) -> dict[str, str]:
        """Return the state of each id in the books, where every id is there once."""
        found = self.books.payout_books()
        rows = [
            *((each["transfer_id"], each["status"]) for each in found["transfers"]),
            *((each["transfer_id"], "SUCCESS") for each in found["internal_transfers"]),
            *((each["cashgram_id"], each["status"]) for each in found["cashgrams"]),
            *((each["refund_id"], each["refund_status"]) for each in self.refunds()),
        ]
        assert found["total"] == 0
        assert max(Tally(payout_id for payout_id, _ in rows).values(), default=1) == 1
        return dict(rows)


@pytest.mark.long
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("operation", list(OPERATIONS))
async def test_random_drops_pay_nothing_twice_and_call_nothing_failed_that_went_out(
    sandbox: Any, books: PayoutControl, tmp_path: Path, run_count: Callable[..., int], operation: str
) -> None:
    runs = run_count(1_000, 20)
    money_out = {"v1": WITH_V1, "v2": WITH_V2}.get(operation, NO_LIMITS)
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    books.turn(account_limit_paise=10**12, beneficiary_limit_paise=10**12)
    books.add_money("MAIN01", 10**11)
    sent: list[str] = []
    async with PayoutRig(tmp_path / "till", *keys, money_out=money_out) as rig:
        run = Run(rig, books, operation)
        for first in range(0, runs, AT_ONCE):
            numbers = range(first, min(runs, first + AT_ONCE))
            sent += await run.go([request_of(operation, number, rig.clock()) for number in numbers], first)
        books.advance(10 * 60_000)
        states = run.states()
        assert set(states) == set(sent), "each has arrived, under its own id, and nothing else"
        paid = Tally(
            (each["refund_amount"] for each in run.refunds()) if operation == "refund" else amount_of(books, operation)
        )
        assert max(paid.values()) == 1, "no amount, each of which is one payout's, was paid twice"
        for each in sent:
            out = await rig.ask(each) if operation != "internal" else rig.out(each)
            assert out.outcome in ENDS[states[each]], out
        assert rig.journal.verify().is_intact
        print(f"{operation}: {runs} runs, {run.unknown} times unknown, {run.again} sent again")  # noqa: T201
        assert run.unknown > runs / 4, "the drops must have hurt, or this shows nothing"
        assert run.again > runs / 20
        if operation in {"v1", "v1.2", "v2"}:
            assert {rig.out(each).kind for each in sent} == {PayoutKind.DIRECT}


def amount_of(books: PayoutControl, operation: str) -> Iterator[int]:
    """Yield the amounts that the books hold as paid."""
    found = books.payout_books()
    name = {"internal": "internal_transfers", "cashgram": "cashgrams"}.get(operation, "transfers")
    for each in found[name]:
        yield each.get("gross_paise") or each["amount_paise"]
