"""Location of keys: a keychain that works, one that is locked, none at all; at the start and later."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from paydesk.api.gateway import GatewayClient
from paydesk.api.identity import IdentityClient
from paydesk.counter.settings import keys
from paydesk.counter.settings.keys import KeysService
from paydesk.domain.commands import Command, ForgetKeys, ReadKeyStates, SetKeys, TestConnection
from paydesk.domain.messages import CommandStatus, Event
from paydesk.domain.settings.commands import CheckService
from paydesk.domain.settings.keys import hosts_of
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem, ServiceChecked
from paydesk.domain.settings.settings import Connection, MoneyOut, Settings, ValidationVersion
from paydesk.store.keychain import TOKEN_AREA, KeyPair, entry_name
from paydesk.store.secrets import KeychainState
from tests.conftest import Logs
from tests.helpers.counter_rig import PATIENCE
from tests.helpers.keychain import PAIR, Keychain
from tests.helpers.service_rig import ServiceRig

ResultT = TypeVar("ResultT")
HINT = "••••1234"
GATEWAY = entry_name(Area.GATEWAY, hosts_of(Area.GATEWAY, Settings()))


class PlacesRig(ServiceRig):
    """The service on a keychain; `used` are the clients that were handed over, by area."""

    def __init__(self, folder: Path, keychain: Keychain, *, demo: bool = False, address_lost: bool = False) -> None:
        self._moved = asyncio.Event()
        super().__init__(folder, demo=demo, secrets=keychain)
        self.used: dict[Area, list[Any]] = {area: [] for area in Area}
        self.service = KeysService(
            self.context, keychain, {area: self._user(area) for area in Area}, address_lost=address_lost
        )
        self.serve(self.service)

    def _hear(self, event: Event) -> None:
        super()._hear(event)
        self._moved.set()

    async def until(self, event: Event) -> None:
        """Wait until this was said."""
        async with asyncio.timeout(PATIENCE):
            while event not in self.events:
                self._moved.clear()
                await self._moved.wait()

    def _user(self, area: Area) -> Any:
        async def use(client: Any) -> None:
            self.used[area].append(client)

        return use


def said(area: Area, state: str, keychain: KeychainState, hint: str = HINT) -> AreaKeys:
    if state == "none":
        return AreaKeys(area, state, keychain=keychain.value)
    return AreaKeys(area, state, hint, keychain.value, hosts_of(area, Settings()))


async def test_keys_of_the_keychain_are_used_from_the_start(tmp_path: Path) -> None:
    rig = PlacesRig(tmp_path, Keychain(KeychainState.AVAILABLE, Area.GATEWAY, Area.IDENTITY))
    await rig.service.connect()
    assert rig.events == [
        said(Area.GATEWAY, "keychain", KeychainState.AVAILABLE),
        said(Area.PAYOUTS, "none", KeychainState.AVAILABLE),
        said(Area.IDENTITY, "keychain", KeychainState.AVAILABLE),
    ]
    assert [type(rig.used[area][0]) for area in Area] == [GatewayClient, type(None), IdentityClient]
    assert rig.service.locations() == ["keychain", "keychain"]
    await rig.send(ReadKeyStates())
    assert rig.events[3:] == rig.events[:3]


@pytest.mark.parametrize("keeping", [KeychainState.LOCKED, KeychainState.ABSENT])
async def test_without_a_keychain_what_is_typed_is_kept_in_memory(tmp_path: Path, keeping: KeychainState) -> None:
    rig = PlacesRig(tmp_path, Keychain(keeping))
    await rig.service.connect()
    assert rig.last(AreaKeys) == said(Area.IDENTITY, "none", keeping)
    await rig.send(SetKeys(area=Area.IDENTITY, client_id="client-1234", client_secret="secret"))
    memory = AreaKeys(Area.IDENTITY, "memory", HINT, given_for=hosts_of(Area.IDENTITY, Settings()))
    assert rig.events[-2:] == [memory, said(Area.IDENTITY, keeping.value, keeping)]
    assert rig.service.locations() == ["memory"]
    await rig.send(ForgetKeys(area=Area.IDENTITY))
    assert rig.last(AreaKeys) == said(Area.IDENTITY, "none", keeping)
    assert rig.used[Area.IDENTITY][-1] is None


async def test_a_keychain_that_is_unlocked_when_somebody_wants_it_is_read(tmp_path: Path) -> None:
    """They had to be typed each morning, or Paydesk started once more, although the keychain held them."""
    keychain = Keychain(KeychainState.LOCKED, Area.GATEWAY)
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    await rig.send(SetKeys(area=Area.PAYOUTS, client_id="client-1234", client_secret="secret"))
    before = len(rig.events)
    await rig.send(ReadKeyStates())
    assert rig.events[before:] == [
        said(Area.GATEWAY, "none", KeychainState.LOCKED),
        said(Area.PAYOUTS, "locked", KeychainState.LOCKED),
        said(Area.IDENTITY, "none", KeychainState.LOCKED),
    ]
    keychain.opens_at_prompt = True
    before = len(rig.events)
    await rig.send(ReadKeyStates(again=True))
    assert rig.events[before:] == [
        said(Area.GATEWAY, "keychain", KeychainState.AVAILABLE),
        said(Area.PAYOUTS, "keychain", KeychainState.AVAILABLE),
        said(Area.IDENTITY, "none", KeychainState.AVAILABLE),
    ]
    assert isinstance(rig.used[Area.GATEWAY][-1], GatewayClient)
    assert len(rig.used[Area.PAYOUTS]) == 2, "the client of keys that are the same stays"


async def test_a_keychain_that_is_unlocked_while_paydesk_runs_is_read_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: keys typed while it was locked ended with the run, although it was opened a minute later."""
    monkeypatch.setattr(keys, "_RETRY_MS", 0)
    keychain = Keychain(KeychainState.LOCKED, Area.GATEWAY)
    rig = PlacesRig(tmp_path, keychain)
    running = asyncio.create_task(rig.service.run())
    await rig.until(said(Area.IDENTITY, "none", KeychainState.LOCKED))
    await rig.send(SetKeys(area=Area.PAYOUTS, client_id="client-1234", client_secret="secret"))
    assert rig.last(AreaKeys) == said(Area.PAYOUTS, "locked", KeychainState.LOCKED)
    keychain.is_locked = False
    await rig.until(said(Area.GATEWAY, "keychain", KeychainState.AVAILABLE))
    await rig.until(said(Area.PAYOUTS, "keychain", KeychainState.AVAILABLE))
    assert isinstance(rig.used[Area.GATEWAY][-1], GatewayClient)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_keys_that_were_forgotten_while_it_was_locked_do_not_come_back_once_it_is_open(
    tmp_path: Path,
) -> None:
    keychain = Keychain(KeychainState.AVAILABLE, Area.GATEWAY)
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    keychain.is_locked = True
    await rig.send(ForgetKeys(area=Area.GATEWAY))
    await rig.send(ReadKeyStates())
    assert said(Area.GATEWAY, "none", KeychainState.LOCKED) in rig.events[-3:]
    assert keychain.keys(Area.GATEWAY), "it is not asked for what it cannot do"
    keychain.is_locked = False
    await rig.send(ReadKeyStates())
    assert said(Area.GATEWAY, "none", KeychainState.AVAILABLE) in rig.events[-3:]
    assert not keychain.ring.entries
    assert rig.used[Area.GATEWAY][-1] is None
    await rig.send(ReadKeyStates())
    assert not [client for client in rig.used[Area.GATEWAY][1:] if client]


@pytest.mark.parametrize("opens", ["before the restart", "after it"])
@pytest.mark.parametrize("keeping", [KeychainState.LOCKED, KeychainState.ABSENT])
async def test_nor_after_a_restart(tmp_path: Path, opens: str, keeping: KeychainState) -> None:
    """The next run knew nothing of it, and sent sales with keys that somebody had forgotten."""
    keychain = Keychain(KeychainState.AVAILABLE, Area.GATEWAY, Area.PAYOUTS)
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    keychain.is_locked = True
    await rig.send(ForgetKeys(area=Area.GATEWAY))
    again = PlacesRig(tmp_path, keychain)
    keychain.is_absent = keeping is KeychainState.ABSENT
    if opens == "after it":
        await again.service.connect()
        assert again.events[0] == said(Area.GATEWAY, "none", keeping)
        assert again.used[Area.GATEWAY] == [None]
    keychain.is_locked = keychain.is_absent = False
    await again.service.connect()
    assert said(Area.GATEWAY, "none", KeychainState.AVAILABLE) in again.events
    assert not keychain.keys(Area.GATEWAY)
    assert keychain.keys(Area.PAYOUTS)
    assert not any(again.used[Area.GATEWAY])
    await again.send(SetKeys(area=Area.GATEWAY, client_id="client-1234", client_secret="secret"))
    last = PlacesRig(tmp_path, keychain)
    await last.service.connect()
    assert said(Area.GATEWAY, "keychain", KeychainState.AVAILABLE) in last.events


async def test_keys_that_are_given_while_forgotten_ones_are_deleted_outlive_the_restart(tmp_path: Path) -> None:
    keychain = Keychain(KeychainState.AVAILABLE, Area.GATEWAY)
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    asked, answers = asyncio.Event(), asyncio.Event()

    async def asking(call: Callable[[], ResultT]) -> ResultT:
        asked.set()
        await answers.wait()
        return call()

    rig.service._context = replace(rig.context, run_in_thread=asking)
    keychain.ring.stuck = {GATEWAY}
    forgetting = asyncio.create_task(rig.send(ForgetKeys(area=Area.GATEWAY)))
    await asked.wait()
    giving = asyncio.create_task(rig.send(SetKeys(area=Area.GATEWAY, client_id="client-new", client_secret="secret")))
    await asyncio.sleep(0)
    answers.set()
    await asyncio.gather(forgetting, giving)
    again = PlacesRig(tmp_path, keychain)
    await again.service.connect()
    assert again.of(AreaKeys)[0].state == "keychain"


async def test_of_two_looks_at_once_neither_brings_back_what_was_forgotten_meanwhile(tmp_path: Path) -> None:
    """The second look took back the word that what the first one heard was of before."""
    keychain = Keychain(KeychainState.LOCKED, Area.GATEWAY)
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    keychain.is_locked = False
    heard, told = asyncio.Event(), asyncio.Event()

    async def slow(call: Callable[[], ResultT]) -> ResultT:
        result = call()
        heard.set()
        await told.wait()
        return result

    rig.service._context = replace(rig.context, run_in_thread=slow)
    tasks = []
    for command in (ReadKeyStates(), ForgetKeys(area=Area.GATEWAY), ReadKeyStates()):
        tasks.append(asyncio.create_task(rig.send(command)))
        await heard.wait()
    told.set()
    await asyncio.gather(*tasks)
    assert not any(rig.used[Area.GATEWAY])
    assert rig.last(AreaKeys).state == "none"


async def test_keys_that_are_given_after_others_were_forgotten_stay(tmp_path: Path) -> None:
    keychain = Keychain(KeychainState.LOCKED, Area.GATEWAY)
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    await rig.send(ForgetKeys(area=Area.GATEWAY))
    await rig.send(SetKeys(area=Area.GATEWAY, client_id="client-1234", client_secret="secret"))
    keychain.is_locked = False
    await rig.send(ReadKeyStates())
    assert said(Area.GATEWAY, "keychain", KeychainState.AVAILABLE) in rig.events
    assert isinstance(rig.used[Area.GATEWAY][-1], GatewayClient)


async def test_a_keychain_takes_what_is_typed_and_says_so(tmp_path: Path) -> None:
    rig = PlacesRig(tmp_path, Keychain(KeychainState.AVAILABLE))
    await rig.send(SetKeys(area=Area.PAYOUTS, client_id="client-1234", client_secret="secret"))
    assert rig.events == [
        AreaKeys(Area.PAYOUTS, "memory", HINT, given_for=hosts_of(Area.PAYOUTS, Settings())),
        said(Area.PAYOUTS, "keychain", KeychainState.AVAILABLE),
    ]
    assert rig.service.locations() == ["keychain"]


async def test_keys_that_are_only_in_memory_beside_an_open_keychain_are_said_to_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Look at keys whose keychain entry was refused: nobody is asked again."""
    monkeypatch.setattr("paydesk.store.keychain.is_locked", lambda _: None)
    keychain = Keychain()
    keychain.is_locked = True
    keychain.set(entry_name(Area.PAYOUTS, hosts_of(Area.PAYOUTS, Settings())), PAIR)
    keychain.is_locked = False
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    assert said(Area.PAYOUTS, "memory", KeychainState.AVAILABLE) in rig.events


@pytest.mark.parametrize("area", list(Area))
async def test_an_entry_that_will_not_go_is_said(tmp_path: Path, area: Area) -> None:
    keychain = Keychain(KeychainState.AVAILABLE, area)
    keychain.ring.stuck = {entry_name(area, hosts_of(area, Settings()))}
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    assert (await rig.send(ForgetKeys(area=area))).status is CommandStatus.DONE
    assert rig.last(AreaKeys) == said(area, "none", KeychainState.LOCKED)
    assert (await rig.send(ForgetKeys(area=area))).status is CommandStatus.DONE, "once more, now that there are none"


@pytest.mark.parametrize("stays", [Area.IDENTITY.value, TOKEN_AREA])
async def test_of_keys_and_what_was_got_with_them_neither_may_stay_unsaid(tmp_path: Path, stays: str) -> None:
    keychain = Keychain(KeychainState.AVAILABLE, Area.IDENTITY)
    keychain.ring.entries.setdefault(stays, "")
    keychain.ring.stuck = {stays}
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    await rig.send(ForgetKeys(area=Area.IDENTITY))
    assert rig.last(AreaKeys) == said(Area.IDENTITY, "none", KeychainState.LOCKED)


async def test_keys_of_an_older_paydesk_belong_to_the_address_that_is_set_when_they_are_first_seen(
    tmp_path: Path,
) -> None:
    keychain = Keychain(KeychainState.AVAILABLE, *Area)
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    for area in Area:
        assert keychain.keys(area) == {entry_name(area, hosts_of(area, Settings())): PAIR}
        assert area.value not in keychain.ring.entries
    elsewhere = Settings(connection=Connection("https://shop.example/pg"))
    again = PlacesRig(tmp_path, keychain)
    again.config.settings = elsewhere
    await again.service.connect()
    assert [keys.state for keys in again.of(AreaKeys)] == ["elsewhere", "keychain", "keychain"]
    assert again.used[Area.GATEWAY] == [None]


async def test_keys_that_are_given_while_those_of_an_older_paydesk_are_looked_up_are_kept(tmp_path: Path) -> None:
    keychain = Keychain(KeychainState.AVAILABLE, Area.GATEWAY)
    rig = PlacesRig(tmp_path, keychain)
    rig.service._pairs[Area.GATEWAY] = new = {hosts_of(Area.GATEWAY, Settings()): KeyPair("new-id", "new")}
    await rig.service.connect()
    assert keychain.keys(Area.GATEWAY) == {GATEWAY: PAIR}, "whoever gave the new ones writes them"
    assert rig.service._pairs[Area.GATEWAY] == new


def at(url: str) -> Settings:
    return Settings(connection=Connection(f"https://{url}/pg"))


async def type_keys(rig: PlacesRig, name: str) -> None:
    await rig.send(SetKeys(area=Area.GATEWAY, client_id=f"client-{name}", client_secret=f"secret-{name}"))


async def go_to(rig: PlacesRig, url: str) -> None:
    before, rig.config.settings = rig.config.settings, at(url)
    await rig.service.settings_changed(before)


def now_used(rig: PlacesRig) -> tuple[str, str]:
    """Return the state that was told last, and whose keys are sent."""
    client = rig.used[Area.GATEWAY][-1]
    return [keys.state for keys in rig.of(AreaKeys)][-1], "" if client is None else owner(client)


def owner(client: Any) -> str:
    """Whose client id a client sends: by its mark."""
    names = ("shop", "typo", "third", "new", "other")
    marks = {hashlib.sha256(f"client-{name}".encode()).hexdigest()[:16]: name for name in names}
    return marks[client.transport.key_digest]


async def test_keys_that_are_typed_for_another_address_lose_none_of_the_first_ones(tmp_path: Path) -> None:
    """A mistyped address, and keys typed for it: the shop's own were gone when it was put right."""
    keychain = Keychain(KeychainState.AVAILABLE)
    rig = PlacesRig(tmp_path, keychain)
    rig.config.settings = at("shop.example")
    await rig.service.connect()
    await type_keys(rig, "shop")
    await go_to(rig, "shpo.example")
    assert now_used(rig) == ("elsewhere", "")
    await type_keys(rig, "typo")
    assert now_used(rig) == ("keychain", "typo")
    await go_to(rig, "shop.example")
    assert now_used(rig) == ("keychain", "shop")
    again = PlacesRig(tmp_path, keychain)
    again.config.settings = at("shop.example")
    await again.service.connect()
    assert owner(again.used[Area.GATEWAY][0]) == "shop"
    await go_to(again, "third.example")
    assert now_used(again) == ("elsewhere", "")
    await type_keys(again, "third")
    await go_to(again, "shop.example")
    await type_keys(again, "new")  # rotated: the old ones of this address go
    assert [(name, pair.client_secret) for name, pair in keychain.keys(Area.GATEWAY).items()] == [
        ("gateway@shop.example", "secret-new"),
        ("gateway@third.example", "secret-third"),
        ("gateway@shpo.example", "secret-typo"),
    ]
    await again.send(ForgetKeys(area=Area.GATEWAY))
    assert keychain.ring.entries == {}
    for url in ("shop.example", "shpo.example", "third.example"):
        await go_to(again, url)
        assert now_used(again) == ("none", "")


class Asking:
    """A keychain that asks its user about its first call, and lets each later one through."""

    def __init__(self) -> None:
        self.asks, self.answers, self._first = asyncio.Event(), asyncio.Event(), True

    async def __call__(self, call: Callable[[], ResultT]) -> ResultT:
        first, self._first = self._first, False
        if first:
            self.asks.set()
            await self.answers.wait()
        return call()


async def while_it_asks(rig: PlacesRig, meanwhile: Command) -> None:
    """Keys are typed; the keychain asks its user, who does something else before they answer it."""
    keychain = Asking()
    rig.service._context = replace(rig.context, run_in_thread=keychain)
    typing = asyncio.create_task(type_keys(rig, "shop"))
    await keychain.asks.wait()
    later = asyncio.create_task(rig.send(meanwhile))
    await asyncio.sleep(0)
    keychain.answers.set()
    await asyncio.gather(typing, later)


async def test_what_is_forgotten_while_the_keychain_asks_its_user_is_not_kept_after_all(tmp_path: Path) -> None:
    """They were said to be gone, and were there at the next start."""
    keychain = Keychain(KeychainState.AVAILABLE)
    rig = PlacesRig(tmp_path, keychain)
    await while_it_asks(rig, ForgetKeys(area=Area.GATEWAY))
    assert keychain.ring.entries == {}
    assert now_used(rig) == ("none", "")


async def test_what_is_forgotten_while_it_is_looked_for_is_not_used_after_all(tmp_path: Path) -> None:
    """A keychain that asks for its password is waited for; what it told was used, though an admin had taken it away."""
    keychain, asks, answers = Keychain(KeychainState.AVAILABLE, Area.GATEWAY), asyncio.Event(), asyncio.Event()
    rig = PlacesRig(tmp_path, keychain)

    async def slow_to_look(call: Callable[[], ResultT]) -> ResultT:
        found = call()
        if getattr(call, "func", None) == keychain.lookup_keys and not asks.is_set():
            asks.set()
            await answers.wait()
        return found

    rig.service._context = replace(rig.context, run_in_thread=slow_to_look)
    connecting = asyncio.create_task(rig.service.connect())
    await asks.wait()
    forgetting = asyncio.create_task(rig.send(ForgetKeys(area=Area.GATEWAY)))
    await asyncio.sleep(0)
    answers.set()
    await asyncio.gather(connecting, forgetting)
    assert keychain.ring.entries == {}
    assert not any(rig.used[Area.GATEWAY])
    assert now_used(rig) == ("none", "")


async def test_of_two_that_are_given_while_the_keychain_asks_its_user_the_later_is_kept(tmp_path: Path) -> None:
    keychain = Keychain(KeychainState.AVAILABLE)
    rig = PlacesRig(tmp_path, keychain)
    await while_it_asks(rig, SetKeys(area=Area.GATEWAY, client_id="client-new", client_secret="secret-new"))
    assert [pair.client_id for pair in keychain.keys(Area.GATEWAY).values()] == ["client-new"]
    assert now_used(rig) == ("keychain", "new")


async def test_keys_that_are_given_while_old_ones_get_their_hosts_are_kept(tmp_path: Path) -> None:
    """At the first start after an update the old ones stood in the keychain, and were used at the next."""
    keychain = Keychain()
    keychain.put_old(Area.GATEWAY, KeyPair("client-old", "secret-old"))
    rig = PlacesRig(tmp_path, keychain)
    asks = Asking()
    rig.service._context = replace(rig.context, run_in_thread=asks)
    connecting = asyncio.create_task(rig.service.connect())
    await asks.asks.wait()
    typing = asyncio.create_task(type_keys(rig, "new"))
    await asyncio.sleep(0)
    asks.answers.set()
    await asyncio.gather(connecting, typing)
    assert [pair.client_id for pair in keychain.keys(Area.GATEWAY).values()] == ["client-new"]
    assert owner(rig.used[Area.GATEWAY][-1]) == "new"


async def test_a_test_of_an_address_that_is_not_saved_goes_with_the_keys_of_that_address(tmp_path: Path) -> None:
    rig = PlacesRig(tmp_path, Keychain(KeychainState.ABSENT))
    rig.config.settings = at("shop.example")
    await type_keys(rig, "shop")
    await go_to(rig, "other.example")
    await type_keys(rig, "other")
    for url, secret in (("shop.example", "secret-shop"), ("other.example", "secret-other"), ("third.example", None)):
        keys = rig.service._usable_keys(Area.GATEWAY, at(url))
        assert (keys.client_secret if keys else None) == secret


@pytest.mark.parametrize("full", [False, True])
async def test_keys_of_an_older_paydesk_go_nowhere_when_the_address_is_lost(tmp_path: Path, *, full: bool) -> None:
    """Its settings are damaged at the first start of this one: they would be bound to the default address."""
    keychain = Keychain(KeychainState.AVAILABLE, Area.GATEWAY)
    keychain.ring.full = full
    rig = PlacesRig(tmp_path, keychain, address_lost=True)
    await rig.service.connect()
    assert next(keys.state for keys in rig.of(AreaKeys) if keys.area is Area.GATEWAY) == "elsewhere"
    assert rig.used[Area.GATEWAY] == [None]
    again = PlacesRig(tmp_path, keychain, address_lost=full)  # the defaults are in the file by now
    await again.service.connect()
    assert again.used[Area.GATEWAY] == [None]
    await type_keys(again, "new")
    assert now_used(again)[1] == "new"
    if not full:
        assert [*keychain.keys(Area.GATEWAY)] == [GATEWAY], "what nobody can be sent goes"


async def test_an_entry_that_can_be_no_keys_is_none_and_in_the_log(tmp_path: Path, logs: Logs) -> None:
    keychain = Keychain(KeychainState.AVAILABLE)
    keychain.put_old(Area.PAYOUTS, KeyPair("id", "sécrèt"))
    rig = PlacesRig(tmp_path, keychain)
    await rig.service.connect()
    assert said(Area.PAYOUTS, "none", KeychainState.AVAILABLE) in rig.events
    logs.expect("^Keys of payouts cannot be used: .+[^?]$")


@pytest.mark.parametrize("pair", [PAIR, None])
async def test_a_demo_says_the_sandboxs_keys_or_that_there_is_none(tmp_path: Path, pair: KeyPair | None) -> None:
    rig = PlacesRig(tmp_path, Keychain(KeychainState.AVAILABLE, *Area), demo=True)
    await rig.service.connect_demo("http://127.0.0.1:8123/", pair)
    state = AreaKeys(Area.GATEWAY, "memory", HINT) if pair else AreaKeys(Area.GATEWAY, "none")
    assert rig.events[0] == state
    assert [said.area for said in rig.of(AreaKeys)] == list(Area)
    assert all((clients[0] is not None) is (pair is not None) for clients in rig.used.values())
    ended = await rig.send(
        TestConnection(area=Area.PAYOUTS, settings=Settings(), client_id="somebody", client_secret="")
    )
    assert ended.status is CommandStatus.DONE
    if pair is None:
        assert rig.last(AreaTested) == AreaTested(Area.PAYOUTS, ConnectionProblem.NO_KEYS), "what is typed is not used"


class Probes:
    """Stands where a connection is tried: notes where it would have been, and with which settings."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried: list[tuple[str, MoneyOut]] = []
        monkeypatch.setattr(keys, "probe_client", self._probe)

    async def _probe(self, client: Any, area: Area, _now: object, money_out: MoneyOut) -> AreaTested:
        self.tried.append((client.transport.endpoint.base_url, money_out))
        return AreaTested(area)


@pytest.fixture
def probes(monkeypatch: pytest.MonkeyPatch) -> Probes:
    return Probes(monkeypatch)


async def test_a_demo_talks_to_its_sandbox_alone_whatever_is_set(tmp_path: Path, probes: Probes) -> None:
    """Neither with the addresses that are set, nor with the public key: a practice needs no real one."""
    rig = PlacesRig(tmp_path, Keychain(KeychainState.AVAILABLE, *Area), demo=True)
    rig.config.settings = Settings(money_out=MoneyOut(public_key="no key"))
    await rig.service.connect_demo("http://127.0.0.1:8123/", PAIR)
    there = ["http://127.0.0.1:8123/pg", "http://127.0.0.1:8123", "http://127.0.0.1:8123/verification"]
    assert [rig.used[area][-1].transport.endpoint.base_url for area in Area] == there
    for area in Area:
        await rig.send(TestConnection(area=area, settings=rig.config.settings))
    assert [url for url, _ in probes.tried] == there


async def test_payments_are_tried_with_what_is_in_use(tmp_path: Path, probes: Probes) -> None:
    rig = PlacesRig(tmp_path, Keychain(KeychainState.AVAILABLE, Area.GATEWAY))
    rig.config.settings = Settings(connection=Connection("https://pay.example/pg", "2023-08-01"))
    await rig.service.connect()
    await rig.send(CheckService())
    assert rig.last(ServiceChecked) == ServiceChecked(AreaTested(Area.GATEWAY))
    assert [url for url, _ in probes.tried] == ["https://pay.example/pg"]
    service = rig.used[Area.GATEWAY][-1].transport.endpoint
    assert (service.base_url, service.api_version) == ("https://pay.example/pg", "2023-08-01")


@pytest.mark.parametrize("version", ValidationVersion)
async def test_the_newer_address_is_tried_where_it_is_used(
    tmp_path: Path, probes: Probes, version: ValidationVersion
) -> None:
    rig = PlacesRig(tmp_path, Keychain(KeychainState.AVAILABLE, Area.PAYOUTS))
    await rig.service.connect()
    settings = Settings(money_out=MoneyOut(validation_version=version))
    await rig.send(TestConnection(area=Area.PAYOUTS, settings=settings))
    assert [money_out for _, money_out in probes.tried] == [settings.money_out]


async def test_half_of_a_pair_is_tried_as_it_is(tmp_path: Path) -> None:
    rig = PlacesRig(tmp_path, Keychain(KeychainState.AVAILABLE, *Area))
    await rig.service.connect()
    for half in ({"client_id": "only"}, {"client_secret": "only"}):
        await rig.send(TestConnection(area=Area.GATEWAY, settings=Settings(), **half))
        assert rig.last(AreaTested).problem is ConnectionProblem.KEYS_UNUSABLE
