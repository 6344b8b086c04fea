"""A journal was set aside, and a new one begun: what went before is not paid once more by a counter that forgot it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from email.utils import formatdate
from pathlib import Path
from typing import Final

import pytest

from paydesk.domain.clock import DAY, SECOND
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import QUARANTINE_WINDOW
from paydesk.domain.payout.messages import DraftRefused
from paydesk.domain.payout.payout import Draft, Limit, Payout
from paydesk.domain.rules import PayoutRule
from paydesk.store.journal.journal import Journal
from tests.api.payouts.shapes import envelope
from tests.counter.payout.test_machine import Wired
from tests.counter.payout.test_review import refund, sold
from tests.helpers.journals import payout
from tests.helpers.payout_rig import NO_LIMITS, upi

FORM = Draft("the-form", upi(500, vpa="asha@okbank"))


class Waiting(Wired):
    """A service that takes all, and tells no end."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        at_bank = envelope("PENDING", "201", "Transfer request pending at the bank")
        self.line.answers |= {"directTransfer": (200, at_bank)}
        self.tell_time()

    def tell_time(self) -> None:
        """Tell the service's time as that of this PC."""
        self.line.headers = {"date": formatdate(self.clock() / SECOND, usegmt=True)}

    @property
    def sent(self) -> int:
        """Return how often money was sent."""
        return len([each for each in self.line.asked if each.endswith(("directTransfer", "createCashgram"))])


async def before(folder: Path) -> Payout:
    """Play a run in which it was sent; then set its journal aside."""
    async with Waiting(folder) as rig:
        out = await rig.confirm(FORM)
    Journal.set_aside(folder)
    return out


async def test_a_form_that_was_sent_is_not_sent_again(tmp_path: Path) -> None:
    await before(tmp_path)
    async with Waiting(tmp_path) as rig:
        rig.unlock()
        assert await rig.send_draft(FORM) is CommandStatus.FAILED
        assert rig.last(CommandEnded).fault == "altered"
        assert rig.sent == 0


@pytest.mark.parametrize(("days", "asked"), [(0, True), (9, True), (10, False)])
async def test_the_same_to_the_same_account_is_asked_about(tmp_path: Path, days: int, *, asked: bool) -> None:
    """It may still be on its way, and nobody follows it."""
    assert QUARANTINE_WINDOW == 10 * DAY
    out = await before(tmp_path)
    async with Waiting(tmp_path) as rig:
        rig.clock.shift += days * DAY + SECOND  # a Date has no parts of one
        rig.tell_time()
        rig.unlock()
        again = rig.draft(FORM.request)
        assert await rig.send_draft(again) is (CommandStatus.REFUSED if asked else CommandStatus.DONE)
        if asked:
            second = rig.last(DraftRefused).second
            assert second is not None
            assert [each.earlier_id for each in second.approval_reasons] == [out.payout_id]
        assert rig.sent == (0 if asked else 1)
        await rig.confirm(upi(500, vpa="other@okbank"))


async def test_what_went_today_counts_in_the_limits(tmp_path: Path) -> None:
    await before(tmp_path)
    async with Waiting(tmp_path) as rig:
        limited = replace(NO_LIMITS, per_day=Money(80_000), per_beneficiary=Money(60_000))
        rig.config.settings = replace(rig.config.settings, money_out=limited)
        for request, limit in (
            (upi(200, vpa="asha@okbank"), Limit.PER_BENEFICIARY),
            (upi(301, vpa="third@okbank"), Limit.PER_DAY),
        ):
            second = (await rig.refused(request)).second
            assert second is not None
            assert {each.limit for each in second.approval_reasons} == {limit}
        await rig.confirm(upi(300, vpa="third@okbank"))


@pytest.mark.parametrize(("days", "counts"), [(0, True), (9, True), (10, False)])
async def test_of_what_nobody_knows_the_day_that_it_went_counts_for_ten(
    tmp_path: Path, days: int, *, counts: bool
) -> None:
    """It counted on every day for good: nobody follows it, so that nobody ever knows."""
    async with Waiting(tmp_path) as rig:
        went_at = rig.clock()
        rig.journal.append(payout("lost", went_at, "unknown", paise=60_000, accounts=["x"]))
    Journal.set_aside(tmp_path)
    async with Waiting(tmp_path) as rig:
        rig.config.settings = replace(rig.config.settings, money_out=replace(NO_LIMITS, per_day=Money(80_000)))
        rig.clock.shift += days * DAY + SECOND  # a Date has no parts of one
        rig.tell_time()
        rig.unlock()
        assert await rig.send_draft(rig.draft(upi(300, vpa="third@okbank"))) is (
            CommandStatus.REFUSED if counts else CommandStatus.DONE
        )
        if counts:
            second = rig.last(DraftRefused).second
            assert second is not None
            assert {each.limit for each in second.approval_reasons} == {Limit.PER_DAY}


HARMS: Final = {
    "none": "",
    "its sale was altered": "DELETE FROM sales",
    "set aside in the middle of an update": (
        "UPDATE derived SET rules = 0 WHERE name = 'payouts'; INSERT INTO derived VALUES ('behind: payouts 4', 9)"
    ),
    "of a Paydesk with other tables": "DROP TABLE payouts",
    "an index is damaged": "DROP INDEX facts_of_sale",
}


@pytest.mark.parametrize("harm", HARMS.values(), ids=HARMS)
async def test_what_was_given_back_is_not_given_back_again(tmp_path: Path, harm: str) -> None:
    async with Waiting(tmp_path) as rig:
        await rig.confirm(refund(rig, 1_000, sold(rig)))
    aside = Journal.set_aside(tmp_path)
    assert aside is not None
    with closing(sqlite3.connect(aside)) as db:
        db.executescript(harm)
    async with Waiting(tmp_path) as rig:
        rig.unlock()
    Journal.set_aside(tmp_path)  # nor was the new one well
    async with Waiting(tmp_path) as rig:
        sale = sold(rig, sale_id="scanned-again")
        assert (await rig.refused(refund(rig, 300, sale))).broken == (("amount", PayoutRule.TOO_LARGE),)
        await rig.confirm(refund(rig, 250, sale))


@pytest.mark.parametrize("rest", [b"", b"nothing that can be read"])
async def test_one_that_cannot_be_read_holds_nothing_up(tmp_path: Path, rest: bytes) -> None:
    await before(tmp_path)
    aside = Journal.newest_set_aside(tmp_path)
    assert aside is not None
    aside.write_bytes(rest)
    async with Waiting(tmp_path) as rig:
        await rig.confirm(FORM)
        assert rig.sent == 1


@pytest.mark.parametrize(("days", "asked"), [(0, True), (1, False)])
async def test_where_an_older_copy_was_put_back_a_second_person_sends_for_a_day(
    tmp_path: Path, days: int, *, asked: bool
) -> None:
    """Regression: payouts sent since the copy are on no list here, and were sent again without a question."""
    async with Waiting(tmp_path) as rig:
        await rig.confirm(FORM)
        mark = rig.journal.mark()
    assert mark is not None
    with Journal.open(tmp_path) as journal:
        at = rig.clock()
        assert not journal.detect_rollback(mark, at), "it is all there"
        further = mark[0], f"{journal.count() + 1} {bytes(32).hex()}"
        assert journal.detect_rollback(further, at - days * DAY - 2 * SECOND)
        assert journal.mark() != mark
        assert not journal.detect_rollback(("another", further[1]), at)
    async with Waiting(tmp_path) as rig:
        rig.unlock()
        other = Draft("another-form", upi(700, vpa="ravi@okbank"))
        assert await rig.send_draft(other) is (CommandStatus.REFUSED if asked else CommandStatus.DONE)
        if asked:
            second = rig.last(DraftRefused).second
            assert second is not None
            assert [each.limit for each in second.approval_reasons] == [Limit.LATELY_UNKNOWN]
