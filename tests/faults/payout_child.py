"""A counter that sends money in a process of its own, made to be killed: one payout after another until the end comes.

Started as: python -m tests.faults.payout_child FOLDER URL CLIENT_ID CLIENT_SECRET SEED. Says "ready" when it begins,
and then one line for each outcome that a window would be told: the id and the outcome.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from paydesk.domain.messages import Event
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.payout import PayoutKind, PayoutRequest
from tests.helpers.payout_rig import NO_LIMITS, WITH_V1, WITH_V2, PayoutRig, cashgram, internal, loan, of_kind, upi


def tell(event: Event) -> None:
    """Write what a window would be told."""
    if isinstance(event, PayoutChanged):
        sys.stdout.write(f"{event.payout.payout_id} {event.payout.outcome.value}\n")
        sys.stdout.flush()


def anything(chance: random.Random, number: int, now: int) -> PayoutRequest:
    """Return a payout of any operation; no other number's is to the same account with the same amount."""
    match chance.randrange(5):
        case 0:
            return internal(1, paise=number)
        case 1:
            return loan(20, paise=number)
        case 2:
            return cashgram(chance.randrange(100, 10_000), phone=f"9{number:09d}", now=now)
        case 3:
            return of_kind(PayoutKind.REFUND, number % 1_000, now)
        case _:
            return upi(chance.randrange(100, 10_000), vpa=f"somebody{number}@okbank")


async def pay(rig: PayoutRig, chance: random.Random, numbers: Iterator[int]) -> None:
    """One payout after another; what may be sent again is."""
    while True:
        out = await rig.confirm(anything(chance, next(numbers), rig.clock()))
        if out.settled:
            await rig.again(out.payout_id)


async def main(folder: str, url: str, client_id: str, client_secret: str, seed: str) -> None:
    """Pay on three lanes at once, for ever."""
    chance, numbers = random.Random(int(seed)), itertools.count(int(seed) * 100_000)
    money_out = chance.choice((WITH_V1, NO_LIMITS, WITH_V2))
    rig = PayoutRig(Path(folder), url, client_id, client_secret, money_out=money_out, listen=tell)
    async with rig:
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.gather(*(pay(rig, chance, numbers) for _ in range(3)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
