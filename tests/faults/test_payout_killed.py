"""kill -9 at random moments while money goes out: nothing is paid twice, nothing that went out was called failed.

Short form: 10 kills; full form (python3 dev.py test --full): 100. The counter pays on three lanes by all
operations, while some answers are dropped; then it is killed, started again, and follows what it finds until each has
an end.
"""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
import threading
from collections import Counter as Tally
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from paydesk.domain.commands import SettlePayout
from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.payout.facts import PayoutFactKind, payout_id_of
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import PayoutKind
from paydesk.store.journal.journal import Journal
from tests.helpers.kept import facts_under
from tests.helpers.payout_rig import PayoutControl, PayoutRig

ROOT: Final = Path(__file__).parents[2]
FAILED: Final = frozenset({Outcome.FAILED.value, Outcome.FIX_FIELD.value, Outcome.NOT_ALLOWED.value})


@pytest.mark.long
@pytest.mark.timeout(1_800)
async def test_a_killed_counter_pays_nothing_twice_and_calls_nothing_failed_that_went_out(
    sandbox: Any, books: PayoutControl, tmp_path: Path, run_count: Callable[[int], int]
) -> None:
    folder, chance = tmp_path / "till", random.Random(20_261_120)
    for source in ("MAIN01", "LENDER04"):
        books.add_money(source, 10**12)
    books.turn(account_limit_paise=10**12, beneficiary_limit_paise=10**12)
    owed = 0
    for number in range(run_count(100)):
        for kind, path in itertools.product(("drop_before", "drop_after"), ("/payout/", "/pg/orders/")):
            books.fault(kind, method="POST", path=path, probability=0.1, seed=f"{number} {kind}")
        told = _kill(folder, sandbox, number, chance)
        owed += _owed(folder)
        books.mend()
        told += await _take_up(folder, sandbox, books)
        _compare(folder, books, told)
    print(f"payouts whose answer was owed when the counter was killed: {owed}")  # noqa: T201 - the full form's figure
    assert owed > 0, "the kills must have hurt, or this shows nothing"


def _kill(folder: Path, sandbox: Any, seed: int, chance: random.Random) -> list[tuple[str, str]]:
    """Let a counter pay, and kill it a random while after a random number of its words; what its windows were told."""
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret, str(seed))
    config = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.payout_child", str(folder), *keys],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "gui"), str(ROOT)])},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert config.stdout is not None
    assert config.stdout.readline() == "ready\n"
    words = "".join(config.stdout.readline() for _ in range(chance.randrange(60)))
    threading.Event().wait(chance.uniform(0.0, 0.02))  # the random moment itself, not a wait for something
    config.kill()
    rest = words + config.stdout.read()
    config.wait()
    config.stdout.close()
    whole = rest.split("\n")[:-1]  # the last line may have been cut by the kill
    return [(payout_id, word) for payout_id, _, word in (line.partition(" ") for line in whole)]


def _owed(folder: Path) -> int:
    """Return how many payouts were on their way when the process was killed."""
    with Journal.open(folder) as journal:
        return sum(facts[-1].kind == PayoutFactKind.SENT for facts in facts_under(journal, PAYOUT_PREFIX).values())


async def _take_up(folder: Path, sandbox: Any, books: PayoutControl) -> list[tuple[str, str]]:
    """Start again and let the counter follow what it finds; what its windows were told."""
    async with PayoutRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        there = set(books.ids())
        books.advance(3 * 60_000)
        rig.later(minutes=3)  # "not known there" is believed, and no answer is on its way any more
        for out in list(rig.service.payouts):
            if out.kind is PayoutKind.INTERNAL and out.outcome is Outcome.UNKNOWN:
                rig.unlock()
                await rig.do(SettlePayout(payout_id=out.payout_id, arrived=out.payout_id in there))

        def known() -> bool:
            return all(out.outcome is not Outcome.UNKNOWN for out in rig.service.payouts)

        await rig.until(known)
        return [(event.payout.payout_id, event.payout.outcome.value) for event in rig.all(PayoutChanged)]


def _compare(folder: Path, books: PayoutControl, told: list[tuple[str, str]]) -> None:
    found = books.payout_books()
    ids = books.ids()
    assert found["total"] == 0
    assert set(Tally(ids).values()) <= {1}
    with Journal.open(folder) as journal:
        assert journal.verify().is_intact
        known = {payout_id_of(subject): facts for subject, facts in facts_under(journal, PAYOUT_PREFIX).items()}
    assert set(ids) <= set(known), "what was sent is in the journal"
    assert all(facts[0].kind == PayoutFactKind.WANTED for facts in known.values())
    assert all(sum(fact.kind == PayoutFactKind.WANTED for fact in facts) == 1 for facts in known.values())
    taken_at = {
        each.get("transfer_id") or each["cashgram_id"]: each["created_ms"]
        for name in ("transfers", "internal_transfers", "cashgrams")
        for each in found[name]
    } | {each["refund_id"]: each["created_ms"] for each in books.refunds()}
    last_words = dict(told)
    for payout_id, taken in taken_at.items():
        assert last_words.get(payout_id) not in FAILED, payout_id
        for fact in known[payout_id]:  # both clocks are this machine's
            called_failed = fact.kind == PayoutFactKind.ANSWERED and fact.data["outcome"] in FAILED
            assert not called_failed or fact.at <= taken, (payout_id, fact, taken)
