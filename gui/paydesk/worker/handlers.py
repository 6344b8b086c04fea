"""Which part of the counter does which command, until each of them says so itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paydesk.counter.dispatcher import Handler, Handlers
from paydesk.domain import commands as c
from paydesk.domain.settings.messages import Area

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from paydesk.counter.engine import Engine
    from paydesk.counter.payout.lookups import Lookups
    from paydesk.counter.payout.service import PayoutService
    from paydesk.counter.people.service import PeopleService
    from paydesk.worker.key_desk import KeyDesk
    from paydesk.worker.sales_desk import SalesDesk


@dataclass(frozen=True, slots=True)
class Offices:
    """Who does what at this counter, once its journal is open."""

    engine: Engine
    people: PeopleService
    payouts: PayoutService
    lookups: Lookups
    keys: KeyDesk
    sales: SalesDesk


def handlers_of(desk: Offices) -> Handlers:
    """Every command with what does it."""
    sales, payouts, lookups, people, keys = desk.sales, desk.payouts, desk.lookups, desk.people, desk.keys
    free: dict[type[c.Command], Callable[[Any], Awaitable[None]]] = {
        c.ReviewPayout: lambda it: payouts.review(it.draft),
        c.SendPayout: lambda it: payouts.confirm(it.draft, it.second_id, it.pin),
        c.SendPayoutAgain: lambda it: payouts.send_again(it.payout_id),
        c.ReadPayout: lambda it: payouts.ask_status(it.payout_id),
        c.DeactivateCashgram: lambda it: payouts.deactivate(it.payout_id),
        c.SettlePayout: lambda it: payouts.settle_by_hand(it.payout_id, arrived=it.arrived),
        c.CheckUpi: lambda it: lookups.check_upi(it.ask_id, it.vpa, it.phone),
        c.ReadHistory: lambda it: lookups.history(it.ask_id, it.query),
        c.ReadBalance: lambda it: lookups.balance(it.instrument_id),
        c.ExchangeCode: lambda it: lookups.exchange(it.ask_id, it.auth_code),
        c.ForgetToken: lambda _: lookups.forget_token(),
        c.SignIn: lambda it: people.sign_in(it.ask_id, it.person_id, it.pin),
        c.LockScreen: lambda _: people.lock(),
        c.UnlockPages: lambda it: people.unlock_pages(it.ask_id, it.person_id, it.pin),
        c.ClosePages: lambda _: people.close_pages(),
        c.StayOnPages: lambda _: people.still_here(),
        c.SavePerson: lambda it: people.save_person(it.ask_id, it.person, it.pin),
        c.RemovePerson: lambda it: people.remove_person(it.ask_id, it.person_id),
        c.ReleasePerson: lambda it: people.release(it.ask_id, it.person_id, it.by_id, it.pin),
        c.SaveSettings: lambda it: sales.configure(it.settings),
        c.SetKeys: lambda it: _set_keys(desk, it),
        c.ForgetKeys: lambda it: keys.forget_area_keys(it.area),
        c.TestConnection: lambda it: _test(desk, it),
        c.LookAtKeys: lambda _: keys.look_at_keys(),
        c.LookAtStored: lambda _: keys.look_at_kept(),
        c.EraseOld: lambda it: keys.erase(it.before),
        c.ExportSettings: lambda _: keys.export_settings(),
    }
    old = {kind: Handler(_without_name(do), lambda _: None) for kind, do in free.items()}
    return {**old, **desk.engine.sales.handlers()}


async def _set_keys(desk: Offices, it: c.SetKeys) -> None:
    await desk.keys.set_area_keys(it.area, it.client_id, it.client_secret)


async def _test(desk: Offices, it: c.TestConnection) -> None:
    await desk.keys.test_area(it.area, it.settings, it.client_id, it.client_secret)
    if it.area is Area.GATEWAY:
        await desk.keys.test_connection(it.settings, it.client_id, it.client_secret)


def _without_name(do: Callable[[Any], Awaitable[None]]) -> Callable[[Any, str], Awaitable[None]]:
    """Each of these asks for leave itself."""

    async def done(command: c.Command, _by: str) -> None:
        await do(command)

    return done
