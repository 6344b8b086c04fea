"""A second person agrees, and Paydesk dies: between draft, agreement, send and answer, at each thing it writes down.

Afterwards the money has gone once or not at all, nothing goes by what was agreed to before, be it to another account
or by another amount, and the shop can pay what it owes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Final

import pytest

from paydesk.counter.ids import with_id
from paydesk.domain.clock import MINUTE
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.payout.messages import DraftRefused
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Draft, Payout, PayoutRequest
from paydesk.domain.payout.requests import DirectTransfer, Loan
from tests.helpers.payout_rig import MEENA, NO_LIMITS, PIN, PayoutControl, PayoutRig, loan, upi

LIMITED: Final = replace(NO_LIMITS, per_transfer=Money(30_000))
Restart = Callable[[], "Mortal"]


class PowerCut(BaseException):
    """The power is gone: nothing that was not on the disk will ever be there."""


class Mortal(PayoutRig):
    """A counter that dies at a fact of some kind: `before` or after it is on the disk."""

    def dies_at(self, kind: PayoutFactKind, *, before: bool) -> None:
        write, self._dead = self.journal.append, False

        def append(facts: Sequence[Fact]) -> None:
            meant = self._dead or any(fact.kind == kind for fact in facts)
            if meant and (before or self._dead):
                self._dead = True
                raise PowerCut
            write(facts)
            if meant:
                self._dead = True
                raise PowerCut

        self.journal.append = append  # type: ignore[method-assign]

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Lose what waits to be written."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.connection.close()
        self.journal.close()


@pytest.fixture
def restart(sandbox: Any, tmp_path: Any) -> Restart:
    def restart() -> Mortal:
        return Mortal(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret, money_out=LIMITED)

    return restart


@dataclass(frozen=True)
class Death:
    """At which fact, and what became of the request that was under way."""

    at: PayoutFactKind | None
    before: bool = True
    went: bool = False
    """True if the money is gone."""


DEATHS: Final = {
    "looked at": Death(None),
    "agreed to": Death(PayoutFactKind.WANTED),
    "wanted": Death(PayoutFactKind.WANTED, before=False),
    "about to be sent": Death(PayoutFactKind.SENT),
    "being sent": Death(PayoutFactKind.SENT, before=False),
    "answered": Death(PayoutFactKind.ANSWERED, went=True),
    "over": Death(PayoutFactKind.ANSWERED, before=False, went=True),
}
REQUESTS: Final[dict[str, PayoutRequest]] = {
    "with an address": upi(400, vpa="gupta@okbank"),
    "whole in the journal": loan(400),
}


def other_than(request: PayoutRequest) -> tuple[PayoutRequest, PayoutRequest]:
    """Return the same request with another amount, and to another account."""
    if isinstance(request, Loan):
        return replace(request, amount=Money(40_100)), replace(request, bene_id="sharma1")
    assert isinstance(request, DirectTransfer)
    return replace(request, amount=Money(40_100)), upi(400, vpa="another@okbank")


async def dies(rig: Mortal, draft: Draft, death: Death) -> None:
    """Asha fills the form, Meena sees it and types her PIN, and the power goes."""
    rig.unlock()
    assert await rig.review(draft) is CommandStatus.DONE
    if death.at is None:
        return
    rig.dies_at(death.at, before=death.before)

    async def to_the_end() -> None:
        await rig.send_draft(draft, MEENA.person_id, PIN)
        rig.recorder.flush()

    with pytest.raises(PowerCut):
        await to_the_end()


async def settled(rig: Mortal, books: PayoutControl, draft: Draft) -> Payout | None:
    """Return what the counter says of it when all is told."""
    known = rig.of_draft(draft)
    if known is None:
        return None
    books.advance(3 * MINUTE)
    rig.later(minutes=3)
    await rig.until(lambda: rig.out(known.payout_id).settled)
    return rig.out(known.payout_id)


@pytest.mark.parametrize("when", DEATHS)
@pytest.mark.parametrize("what", REQUESTS)
async def test_what_was_agreed_to_goes_once_and_the_next_run_begins_without_it(
    restart: Restart, books: PayoutControl, when: str, what: str
) -> None:
    death, request = DEATHS[when], REQUESTS[what]
    async with restart() as rig:
        draft = rig.draft(request)
        await dies(rig, draft, death)
    assert len(books.ids()) == death.went
    async with restart() as rig:
        first = await settled(rig, books, draft)
        assert (first is not None and first.outcome is Outcome.DONE) is death.went
        assert len(books.ids()) == death.went, "nothing goes by itself"
        rig.unlock()
        others = other_than(request)
        for each in (replace(draft, request=others[0]), *map(rig.draft, (request, *others))):
            ended = await rig.send_draft(each, MEENA.person_id, PIN)
            assert ended is CommandStatus.REFUSED or (each.draft_id, death.went) == (draft.draft_id, True)
        assert rig.second_person.asked == [], "nobody was shown anything in this run"
        assert len(books.ids()) == death.went
        if not death.went:
            gone = first is not None and rig.out(first.payout_id).details_lost
            out = await agree(rig, rig.draft(request) if gone else draft, request)
            assert (out.outcome, out.second_by) == (Outcome.DONE, MEENA.name)
        assert len(books.ids()) == 1


async def agree(rig: Mortal, draft: Draft, request: PayoutRequest) -> Payout:
    """Meena looks at what she is asked about, and it goes; what became of it."""
    ends = {await rig.send_draft(draft, MEENA.person_id, PIN) for _ in range(2)}
    assert CommandStatus.DONE in ends, "she is asked once at most"
    shown = [each.second for each in rig.all(DraftRefused) if each.draft_id == draft.draft_id][-1]
    assert shown is not None
    assert with_id(shown.draft.request, "") == request
    out = rig.of_draft(draft)
    assert out is not None
    return out


@pytest.mark.parametrize("when", ["wanted", "about to be sent", "being sent"])
async def test_a_draft_that_was_changed_meanwhile_never_goes_in_the_name_of_the_one_before(
    restart: Restart, books: PayoutControl, when: str
) -> None:
    """The form is filled anew under its old number: what goes is what was agreed to first, or nothing."""
    async with restart() as rig:
        draft = rig.draft(loan(400))
        await dies(rig, draft, DEATHS[when])
    async with restart() as rig:
        await settled(rig, books, draft)
        rig.unlock()
        changed = replace(draft, request=replace(loan(900), bene_id="sharma1"))
        await rig.review(changed)
        assert await rig.send_draft(changed, MEENA.person_id, PIN) is CommandStatus.REFUSED
        assert (rig.second_person.asked, books.ids()) == ([], [])
        shown = rig.last(DraftRefused).second
        assert shown is not None
        assert shown.draft.request.amount == Money(40_000), "they are shown what would go"
        await rig.send_draft(changed, MEENA.person_id, PIN)
        assert [each["amount_paise"] for each in books.payout_books()["transfers"]] == [39_000], "less its charge"


@pytest.mark.parametrize("what", REQUESTS)
async def test_what_was_sent_and_lost_is_not_agreed_to_for_the_next_time(
    restart: Restart, books: PayoutControl, what: str
) -> None:
    """The line broke after the PIN, in one run: sending it again is asked about again."""
    request = REQUESTS[what]
    async with restart() as rig:
        draft = rig.draft(request)
        books.fault("drop_before", method="POST", path="/payout/v1", times=1)
        rig.unlock()
        await rig.review(draft)
        await rig.send_draft(draft, MEENA.person_id, PIN)
        first = await settled(rig, books, draft)
        assert first is not None
        rig.unlock()
        asked = len(rig.second_person.asked)
        assert await rig.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.REFUSED
        assert (len(rig.second_person.asked), books.ids()) == (asked, [])
        assert await rig.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.DONE
        assert len(books.ids()) == 1
