"""The commands about payouts, until their service names them itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paydesk.counter.dispatcher import Handler, Handlers
from paydesk.domain import commands as c

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from paydesk.counter.payout.service import PayoutService
    from paydesk.domain.people.person import Permission


def payout_handlers(payouts: PayoutService) -> Handlers:
    """Commands about money out: what they need depends on the draft or the payout."""

    def of_payout(it: c.PayoutCommand) -> Permission | None:
        out = payouts.book.get(it.payout_id)
        return None if out is None else out.permission

    def to_see(it: c.ReadPayout) -> Permission | None:
        out = payouts.book.get(it.payout_id)
        return None if out is None else out.permission_to_see

    return {
        c.ReviewPayout: Handler(_nameless(lambda it: payouts.review(it.draft)), lambda it: it.draft.permission),
        c.SendPayout: Handler(
            _nameless(lambda it: payouts.confirm(it.draft, it.second_id, it.pin)), lambda it: it.draft.permission
        ),
        c.SendPayoutAgain: Handler(_nameless(lambda it: payouts.send_again(it.payout_id)), of_payout),
        c.ReadPayout: Handler(_nameless(lambda it: payouts.ask_status(it.payout_id)), to_see),
        c.DeactivateCashgram: Handler(_nameless(lambda it: payouts.deactivate(it.payout_id))),
        c.SettlePayout: Handler(_nameless(lambda it: payouts.settle_by_hand(it.payout_id, arrived=it.arrived))),
    }


def _nameless(do: Callable[[Any], Awaitable[None]]) -> Callable[[Any, str], Awaitable[None]]:
    async def doing(command: c.Command, _by: str) -> None:
        await do(command)

    return doing
