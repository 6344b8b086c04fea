"""A PC's clock that is set back stops no follow-up, hurries none, and makes nothing believed too early."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio

from paydesk.domain.clock import HOUR, SECOND
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Payout
from tests.helpers.payout_rig import PayoutControl, PayoutRig, bank, upi

DIRECT = "/payout/v1.2/directTransfer"
STATUS = "/payout/v1/getTransferStatus"


@pytest_asyncio.fixture
async def payouts(sandbox: Any, tmp_path: Path) -> AsyncIterator[PayoutRig]:
    async with PayoutRig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        rig.clock.shift = 3 * HOUR  # three hours ahead, until somebody corrects it
        yield rig


async def lost(rig: PayoutRig, books: PayoutControl, fault: str) -> Payout:
    books.fault(fault, method="POST", path=DIRECT)
    out = await rig.confirm(upi())
    books.mend()
    assert out.outcome is Outcome.UNKNOWN
    return out


async def test_what_is_owed_is_read_although_the_clock_went_back(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, "drop_after")
    payouts.clock.shift = 0
    payouts.office.look_again()
    await payouts.until(lambda: payouts.out(out.payout_id).outcome is Outcome.DONE)


async def test_what_never_arrived_is_told_although_the_clock_went_back(
    payouts: PayoutRig, books: PayoutControl
) -> None:
    out = await lost(payouts, books, "drop_before")
    payouts.clock.shift = 0
    payouts.office.look_again()
    await payouts.until(lambda: payouts.out(out.payout_id).settled)
    judgement = payouts.out(out.payout_id).judgement
    assert judgement is not None
    assert judgement.reason is Reason.NOT_KNOWN_THERE


async def test_a_small_correction_makes_nothing_believed_too_early(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, "drop_before")
    payouts.clock.shift -= 3 * SECOND
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.UNKNOWN


async def test_slow_down_ends_although_the_clock_went_back(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    books.fault("rate_limit", method="GET", path=STATUS, retry_after=40, times=1)
    asked = await payouts.ask(out.payout_id)
    assert asked.problem is not None
    assert asked.problem.reason is Reason.SLOW_DOWN
    payouts.clock.shift = 0
    assert (await payouts.ask(out.payout_id)).problem is None
