"""Stories of one payment link: the real core and the real sandbox in one process, and what can go wrong, by a seed.

After each moment the story looks whether what staff are told can hurt: "failed" of a link that is open or redeemed,
"done" of one that is not, two links for one wish, nothing to do for one that has no end. In the end, once the line and
the disk are well again, the counter knows what the service knows, and a link that is open can be ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import tempfile
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from paydesk.domain.clock import HOUR, MINUTE, Clock, date_of
from paydesk.domain.commands import DeactivateCashgram, ReadPayout, SendPayout, SendPayoutAgain
from paydesk.domain.money import Money
from paydesk.domain.payout.next_step import available_commands, next_step
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Draft, Payout
from paydesk.domain.payout.requests import NewCashgram
from paydesk.domain.step import StepKind
from paydesk.sandbox.app import build_app
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.cashgrams import OTP, redeem
from paydesk.sandbox.state import ACTIVE, DEACTIVATED, EXPIRED, FAILED, PENDING, REDEEMED, REVERSED, CashgramRecord
from paydesk.sandbox.world import World
from tests.simulation.chance import seeded
from tests.simulation.core import ADDRESS, Core
from tests.simulation.faulty_journal import FAULTS, FaultyJournal
from tests.simulation.virtual_loop import VirtualLoop
from tests.simulation.wire import Answer, Request, asgi

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from paydesk.domain.commands import Command

_NOON: Final = 1_790_145_000_000
_BROKEN_AT_FIRST: Final = 0.8
_KILLED_AT_WORK: Final = 0.5
_FAULTS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("drop_before", {}),
    ("drop_after", {}),
    ("late", {"ms": 100_000}),
    ("twice", {}),
    ("stale", {}),
    ("hang", {"work": True}),
    ("hang", {}),
    ("status_500", {}),
    ("status_500", {"work": True}),
    ("status", {"status": 409}),
    ("status", {"status": 409, "work": True}),
    ("status", {"status": 422}),
    ("status", {"status": 403}),
    ("status", {"status": 404}),
    ("status", {"status": 520, "work": True}),
    ("status_503", {}),
    ("status_503", {"work": True}),
    ("html", {"work": True}),
    ("rate_limit", {"retry_after": 20}),
    ("rate_limit_bare", {}),
    ("broken_json", {}),
    ("cut_body", {}),
    ("strange_status", {}),
    ("other_order", {}),
    ("nulls", {}),
    ("wrong_type", {}),
    ("no_headers", {}),
    ("numbers_as_text", {}),
    ("empty_body", {}),
)
_SHIFTS: Final = (0, 0, -30 * MINUTE, 2 * HOUR, -2 * HOUR, 25 * HOUR, -25 * HOUR, 400 * 24 * HOUR, -400 * 24 * HOUR)
_MAY_GO: Final = frozenset({ACTIVE, PENDING, REDEEMED})
_TOLD: Final = {
    ACTIVE: (Outcome.PENDING, Reason.LINK_OPEN),
    PENDING: (Outcome.PENDING, Reason.AT_THE_BANK),
    REDEEMED: (Outcome.DONE, Reason.DONE),
    EXPIRED: (Outcome.FAILED, Reason.LINK_EXPIRED),
    DEACTIVATED: (Outcome.FAILED, Reason.LINK_DEACTIVATED),
    FAILED: (Outcome.FAILED, Reason.TRANSFER_FAILED),
    REVERSED: (Outcome.FAILED, Reason.REVERSED),
}
"""State of a link at the service, and the outcome and reason that staff see."""


class Hurt(AssertionError):
    """Raised when staff were told something that costs money, or had nothing left to do."""


class Story:
    """One link, or what became of the wish for one. `lines` tell what happened, for whoever reads of a failure."""

    def __init__(self, seed: int) -> None:
        self.lines: list[str] = []
        self._undo = contextlib.ExitStack()
        self._dice: random.Random = self._undo.enter_context(seeded(seed))
        shelf = Path("/dev/shm")  # noqa: S108 - a disk of memory, where there is one
        self._folder = Path(tempfile.mkdtemp(dir=shelf if shelf.is_dir() else None))
        self._undo.callback(shutil.rmtree, self._folder)
        self._loop = VirtualLoop()
        self._undo.callback(self._loop.close)
        self._world = World(str(seed), system=self._true_now)
        self._world.public_url = ADDRESS
        self._box = FaultBox()
        self._service = asgi(build_app(self._world, Guard(), asyncio.Event(), self._box))
        self._shift = 0
        self._journal = FaultyJournal.of(self._folder)
        self._core = self._made()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._journal.close()
        self._undo.close()

    def _true_now(self) -> int:
        return _NOON + self._loop.elapsed_ns() // 1_000_000

    def _made(self) -> Core:
        clock = Clock(wall=lambda: (self._true_now() + self._shift) * 1_000_000, elapsed=self._loop.elapsed_ns)
        keys = (self._world.client_id, self._world.client_secret)
        return Core(self._journal, self._carried, clock.now, self._loop, keys)

    async def _carried(self, request: Request) -> Answer:
        await asyncio.sleep(0.06)
        return await self._service(request)

    # What happens ---------------------------------------------------------------------------------------------------

    def happens(self) -> None:
        """Let all of it happen. Raises Hurt."""
        self._loop.run_until_complete(self._happens())

    async def _happens(self) -> None:
        await self._start()
        try:
            await self._create()
            for _ in range(self._dice.randrange(2, 9)):
                await self._dice.choice(self._happenings())()
                self._check()
            await self._heal()
        finally:
            await self._core.kill()

    def _happenings(self) -> list[Callable[[], Awaitable[None]]]:
        presses = [self._end, self._end, self._read, self._again]
        return [*presses, self._wait, self._wait, self._restart, self._redeem, self._fault, self._disk, self._mend]

    async def _start(self) -> None:
        await self._core.start()
        await self._core.start_payouts()

    async def _press(self, command: Command) -> None:
        self._core.unlock()
        await asyncio.wait([self._core.send(command)])

    async def _create(self) -> None:
        if self._dice.random() < _BROKEN_AT_FIRST:
            self._break(self._dice.choice(("createCashgram", "createCashgram", "authorize")))
        last = date_of(self._true_now()) + timedelta(days=self._dice.choice((0, 1, 7)))
        self.lines.append(f"create, good until {last}")
        await self._press(
            SendPayout(draft=Draft("draft", NewCashgram("", Money(15_000), "Meena Devi", "9876500001", last)))
        )
        self._check()

    def _break(self, where: str) -> None:
        kind, more = self._dice.choice(_FAULTS)
        times = self._dice.choice((1, 1, 2, None))
        self.lines.append(f"fault {kind} {more} at {where or 'all'}, times {times}")
        kinds = {name: (each.method, each.path) for name, each in FAULT_KINDS.items()}
        self._box.add({"kind": kind, "match": {"path": f"/payout/v1/{where}"}, "times": times, **more}, kinds)

    async def _fault(self) -> None:
        self._break(self._dice.choice(("getCashgramStatus", "deactivateCashgram", "deactivateCashgram", "")))

    async def _mend(self) -> None:
        self.lines.append("mended")
        self._box.clear()
        self._journal.fault = None

    async def _wait(self) -> None:
        seconds = self._dice.choice((1, 20, 70, 150, 600, 3_600, 26 * 3_600))
        self.lines.append(f"{seconds} s later")
        await asyncio.sleep(seconds)

    async def _disk(self) -> None:
        self._journal.fault, self._journal.writes_left = self._dice.choice(FAULTS), self._dice.randrange(3)
        self.lines.append(f"the disk: {self._journal.fault} after {self._journal.writes_left} writes")

    async def _restart(self) -> None:
        """Killed, now or in the middle of a press; it starts again a while later, with a clock of any time."""
        if self._out is not None and self._dice.random() < _KILLED_AT_WORK:
            kind = self._dice.choice((DeactivateCashgram, ReadPayout))
            self.lines.append(f"killed in {kind.__name__}")
            self._core.unlock()
            self._core.send(kind(payout_id=self._out.payout_id))
            await asyncio.sleep(self._dice.choice((0, 0.01, 0.07, 0.1, 0.2)))
        self._journal.dead = True
        await self._core.kill()
        self._journal.close()
        await asyncio.sleep(self._dice.choice((1, 130, 5 * 3_600)))
        self._shift = self._dice.choice(_SHIFTS)
        self.lines.append(f"started again, clock off by {self._shift // MINUTE} min")
        self._journal = FaultyJournal.of(self._folder)
        self._core = self._made()
        await self._start()

    async def _pressed(self, kind: type[DeactivateCashgram | ReadPayout | SendPayoutAgain]) -> None:
        out = self._out
        if out is not None and kind in available_commands(out, self._core.now()):
            self.lines.append(kind.__name__)
            await self._press(kind(payout_id=out.payout_id))

    async def _end(self) -> None:
        await self._pressed(DeactivateCashgram)

    async def _read(self) -> None:
        await self._pressed(ReadPayout)

    async def _again(self) -> None:
        await self._pressed(SendPayoutAgain)

    async def _redeem(self) -> None:
        truth = self._truth
        if truth is not None and truth.status == ACTIVE:
            vpa = self._dice.choice(("success@upi", "pending@upi", "failure@upi"))
            redeem(self._world, truth, {"otp": OTP, "vpa": vpa})
            self.lines.append(f"redeemed to {vpa}: {truth.status}")

    async def _heal(self) -> None:
        """All is well again: hours later the counter knows what there is, and what is open can be ended."""
        await self._mend()
        await asyncio.sleep(4 * 3_600)
        self._check()
        out, truth = self._out, self._truth
        if out is None:
            return
        if truth is None:
            if not out.settled:
                raise Hurt("nothing is there, and that is not known")
            return
        told = (out.outcome, out.classification.reason if out.classification is not None else None)
        if told != _TOLD[truth.status]:
            raise Hurt(f"told is {told}, and it is {truth.status}")
        if truth.status == ACTIVE:
            await self._end()
            await asyncio.sleep(60)
            if truth.status == ACTIVE or self._out is None or not self._out.settled:
                raise Hurt("it cannot be ended")

    # What must hold -------------------------------------------------------------------------------------------------

    @property
    def _out(self) -> Payout | None:
        return self._core.payouts.payouts.find_by_draft("draft")

    @property
    def _truth(self) -> CashgramRecord | None:
        lifecycle.settle(self._world)
        return next(iter(self._world.records(CashgramRecord).values()), None)

    def _check(self) -> None:
        out, truth, now = self._out, self._truth, self._core.now()
        self.lines.append(f"    {out and out.outcome}, and it is {truth and truth.status}")
        if len(self._world.records(CashgramRecord)) > 1:
            raise Hurt("two links")
        if out is None:
            return
        reason = out.classification.reason if out.classification is not None else None
        if out.settled and truth is not None:
            if out.failed and truth.status in _MAY_GO and reason is not Reason.TRANSFER_FAILED:
                raise Hurt(f"told is {reason}, and it is {truth.status}")
            if not out.failed and truth.status not in {REDEEMED, REVERSED}:
                raise Hurt(f"told is done, and it is {truth.status}")
        step = next_step(out, now)
        if not out.settled and step.kind is StepKind.NOTHING and not available_commands(out, now):
            raise Hurt("nothing can happen any more")
        if step.kind is not StepKind.NOTHING and (step.at or 0) - now > 6 * HOUR:
            raise Hurt(f"nothing happens for {((step.at or 0) - now) // HOUR} hours")
