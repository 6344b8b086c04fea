"""Keys of three areas: set, rotated and forgotten without a restart, tried with calls that change nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from paydesk.api.answers import ApiResponse
from paydesk.api.endpoints import Credentials
from paydesk.api.errors import ServiceError
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.settings.keys import create_client
from paydesk.domain.commands import EraseOld, ExportSettings, ForgetKeys, ReadKeyStates, TestConnection
from paydesk.domain.fact import KEPT_PREFIX
from paydesk.domain.failure import Problem
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus
from paydesk.domain.payout.answers import Balance
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.keys import hosts_of
from paydesk.domain.settings.messages import Area, AreaTested, ConnectionProblem, KeysUnusable
from paydesk.domain.settings.settings import Connection, ValidationVersion
from paydesk.sandbox import errors as rows
from paydesk.store.keychain import KeyPair
from tests.counter.settings.key_rig import KeyRig, running, settings_at, with_hosts
from tests.helpers.calls import call_once
from tests.helpers.control import Control
from tests.helpers.kept import facts_under
from tests.helpers.wire_server import WireServer, say

ResultT = TypeVar("ResultT")


# Where the keys are -----------------------------------------------------------------------------------------------


def used(rig: KeyRig) -> list[Area]:
    """Return the areas of money out that can be used now."""
    slots = {Area.PAYOUTS: rig.payouts.client is not None, Area.IDENTITY: rig.identity.client is not None}
    return [area for area, there in slots.items() if there]


async def test_each_area_has_keys_of_its_own_and_says_where_they_are(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        assert [rig.keys(area).state for area in Area] == ["none"] * 3
        assert used(rig) == []
        await rig.set(Area.PAYOUTS)
        said = rig.keys(Area.PAYOUTS)
        assert (said.state, said.keychain, said.is_usable) == ("absent", "absent", True)  # no keychain in this test
        assert sandbox.client_id not in said.client_id
        assert said.client_id.endswith(sandbox.client_id[-4:])
        assert used(rig) == [Area.PAYOUTS]
        rig.events.clear()
        await rig.send(ReadKeyStates())
        assert [rig.keys(area).is_usable for area in Area] == [False, True, False]


async def test_in_the_demo_all_three_are_the_sandboxs_and_windows_change_none(tmp_path: Path, sandbox: Any) -> None:
    elsewhere = settings_at("http://127.0.0.1:9")
    async with running(tmp_path, sandbox, demo=True, settings=elsewhere) as rig:
        assert all(rig.keys(area).is_usable for area in Area)
        for area in Area:
            await rig.set(area, "somebody", "else")
            await rig.send(ForgetKeys(area=area))
            await rig.send(TestConnection(area=area, settings=elsewhere))
            assert rig.last(AreaTested) == replace(rig.last(AreaTested), area=area, problem=None)
        rig.recorder.flush()
        assert facts_under(rig.journal, KEPT_PREFIX) == {}


# Rotation -----------------------------------------------------------------------------------------------------------


async def balance_now(rig: KeyRig, begun: asyncio.Event | None = None) -> int:
    async def ask(payouts: PayoutsClient) -> ApiResponse[Balance]:
        if begun is not None:
            begun.set()
        return await payouts.transfers.balance()

    return (await call_once(rig.payouts, "balance", ask)).http_status


async def test_a_call_in_flight_ends_on_the_old_keys_and_the_next_takes_the_new(
    tmp_path: Path, sandbox: Any, control: Control
) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()
        assert await balance_now(rig) == 200
        control.fault("delay_after", path="/payout/v1.2/getBalance", times=1, ms=700)
        begun = asyncio.Event()
        flying = asyncio.create_task(balance_now(rig, begun))
        await begun.wait()
        # new keys: the sandbox knows only one pair, so these are refused, and it is seen who goes with which
        await rig.set(Area.PAYOUTS, "new-id", "new-secret")
        with pytest.raises(ServiceError, match=r"^keys_refused"):
            await balance_now(rig)
        assert await flying == 200
        assert rig.payouts._call_counts == {}
        await rig.set(Area.PAYOUTS)
        assert await balance_now(rig) == 200


async def test_a_keychain_that_asks_its_user_holds_up_no_change_of_keys(tmp_path: Path, sandbox: Any) -> None:
    """Let the keychain ask for a password: keys are used, or used no more, before that."""
    async with running(tmp_path, sandbox) as rig:
        asked, answers = asyncio.Event(), asyncio.Event()

        async def asking(call: Callable[[], ResultT]) -> ResultT:
            asked.set()
            await answers.wait()
            return call()

        rig.service._context = replace(rig.context, run_in_thread=asking)
        setting = asyncio.create_task(rig.set(Area.PAYOUTS))
        await asked.wait()
        assert await balance_now(rig) == 200
        assert rig.keys(Area.PAYOUTS).is_usable, "its pages are there too"
        answers.set()
        await setting
        asked.clear()
        answers.clear()
        forgetting = asyncio.create_task(rig.send(ForgetKeys(area=Area.PAYOUTS)))
        await asked.wait()
        assert used(rig) == []
        answers.set()
        await forgetting
        assert not rig.keys(Area.PAYOUTS).is_usable


async def test_the_gateway_rotates_in_mid_call_as_well(tmp_path: Path, sandbox: Any, control: Control) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()
        old = rig.engine.gateway.client
        assert old is not None
        control.fault("delay", path="/pg/orders", times=1, ms=500)
        flying = asyncio.create_task(old.orders.read("no-such-order"))
        await asyncio.sleep(0)
        rotating = asyncio.create_task(rig.set(Area.GATEWAY, client_secret="a-secret-that-is-refused"))
        with pytest.raises(ServiceError, match=r"^not_found"):  # it ended with the keys that it began with
            await flying
        await rotating
        new = rig.engine.gateway.client
        assert new is not None
        assert new is not old
        with pytest.raises(ServiceError, match=r"^keys_refused"):
            await new.orders.read("no-such-order")


async def test_a_forgotten_area_sends_nothing_more(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()
        await rig.send(ForgetKeys(area=Area.PAYOUTS))
        with pytest.raises(ServiceError, match=r"^no_keys"):
            await balance_now(rig)
        assert rig.identity.client is not None
        assert rig.keys(Area.PAYOUTS).state == "none"


async def test_forgetting_the_identity_keys_takes_their_token_along(tmp_path: Path, sandbox: Any) -> None:
    """Else nobody could forget it any more: the page that does is not there without the keys of payouts."""
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()
        secrets = rig.keychain
        secrets.set("token", KeyPair("token", "a.bearer.token"))
        await rig.send(ForgetKeys(area=Area.PAYOUTS))
        assert secrets.get("token") is not None
        await rig.send(ForgetKeys(area=Area.IDENTITY))
        assert secrets.get("token") is None


async def test_keys_go_to_no_other_host_than_the_one_they_were_given_for(tmp_path: Path, sandbox: Any) -> None:
    """A mistyped address, or one that somebody slipped in, is never sent the shop's secret, not even by a test."""
    async with WireServer() as stranger, running(tmp_path, sandbox) as rig:
        stranger.then(say({}))
        await rig.set_all()
        here, there = rig.config.settings, settings_at(stranger.url.removesuffix("/pg"))
        for area in Area:
            tested = await trying(rig, area, keys=("", ""), settings=there)
            assert tested == AreaTested(area, ConnectionProblem.NO_KEYS, given_for=hosts_of(area, here))
        await rig.configure(there)
        assert [rig.keys(area).state for area in Area] == ["elsewhere"] * 3
        assert {rig.keys(area).given_for for area in Area} == {hosts_of(Area.GATEWAY, here)}
        assert used(rig) == []
        assert rig.service.locations() == ["memory"] * 3, "they are still kept, and can be forgotten"
        with pytest.raises(ServiceError, match=r"^no_keys"):
            await balance_now(rig)
        with pytest.raises(ServiceError, match=r"^no_keys"):
            await call_once(rig.engine.gateway, "order", lambda gateway: gateway.orders.read("any"))
        assert (await trying(rig, Area.IDENTITY, keys=("", ""))).problem is ConnectionProblem.NO_KEYS
        assert stranger.connections == 0
        await rig.configure(here)
        assert used(rig) == [Area.PAYOUTS, Area.IDENTITY]
        assert await balance_now(rig) == 200
        await rig.configure(there)
        await rig.set(Area.PAYOUTS, "another-id", "another")
        assert used(rig) == [Area.PAYOUTS], "they were given for that host"
        with pytest.raises(ServiceError):
            await balance_now(rig)
        sent = [request.headers["x-client-id"] for request in stranger.requests if "x-client-id" in request.headers]
        assert sent == ["another-id"]


@pytest.mark.parametrize(
    ("hosts", "there"),
    [
        ({"internal_transfer_url": "http://127.0.0.1:9"}, False),
        ({"payouts_v2_url": "http://localhost:9/payout"}, False),
        ({"payouts_v2_version": "2025-01-01"}, True),
    ],
)
async def test_the_payouts_keys_go_to_all_their_hosts_or_to_none(
    tmp_path: Path, sandbox: Any, hosts: dict[str, str], there: bool
) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()
        await rig.configure(with_hosts(rig.config.settings, **hosts))
        assert rig.keys(Area.PAYOUTS).is_usable is there
        assert used(rig) == [Area.PAYOUTS, Area.IDENTITY] if there else [Area.IDENTITY]


async def test_the_hosts_of_an_area_are_those_that_its_client_talks_to(sandbox: Any) -> None:
    settings = with_hosts(settings_at(sandbox.url), internal_transfer_url="https://One.example:8443")
    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    for area in Area:
        async with create_client(area, settings, keys, "") as client:
            transports = getattr(client, "_transports", [client.transport])
            assert {each.endpoint.host.lower() for each in transports} == set(hosts_of(area, settings))


async def test_only_the_clients_that_a_change_touches_are_made_anew(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()

        def clients() -> list[object]:
            return [rig.engine.gateway.client, rig.payouts._client, rig.identity._client]

        async def renewed(settings: Any) -> list[bool]:
            before = clients()
            await rig.configure(settings)
            return [one is not other for one, other in zip(before, clients(), strict=True)]

        settings = rig.config.settings
        assert await renewed(replace(settings, shop=replace(settings.shop, name="Other"))) == [False] * 3
        assert await renewed(with_hosts(settings, payouts_v2_version="2025-01-01")) == [False, True, False]
        settings = rig.config.settings
        assert await renewed(with_hosts(settings, verification_version="2023-12-18")) == [False, False, True]
        assert await renewed(
            replace(rig.config.settings, connection=Connection(f"{sandbox.url}/pg", "2023-08-01"))
        ) == [
            True,
            False,
            False,
        ]


async def test_an_address_that_cannot_be_used_is_said_and_the_keys_are_kept(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.configure(with_hosts(rig.config.settings, payouts_url="http://shop.example"))
        await rig.set(Area.PAYOUTS)
        assert rig.last(KeysUnusable).tested == AreaTested(Area.PAYOUTS, ConnectionProblem.ADDRESS)
        assert rig.payouts.client is None
        with pytest.raises(ServiceError, match=r"^no_keys"):
            await balance_now(rig)
        await rig.configure(settings_at(sandbox.url))
        assert await balance_now(rig) == 200


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("ALL_PROXY", "socks://127.0.0.1:9/", Problem.PROXY),
        ("HTTPS_PROXY", "http://127.0.0.1:9", Problem.PROXY),
        ("SSL_CERT_FILE", "/nowhere/list.pem", Problem.PC_OFFLINE),
    ],
)
async def test_settings_of_this_pc_that_cannot_be_used_are_not_called_missing_keys(
    tmp_path: Path, sandbox: Any, monkeypatch: pytest.MonkeyPatch, name: str, value: str, problem: Problem
) -> None:
    """A proxy as a desktop writes it, one that is away, and a list of authorities that is."""
    monkeypatch.setenv(name, value)
    async with running(tmp_path, sandbox) as rig:
        await rig.configure(with_hosts(rig.config.settings, payouts_url="https://shop.invalid"))
        await rig.set(Area.PAYOUTS)
        assert rig.keys(Area.PAYOUTS).is_usable
        with pytest.raises(ServiceError, match=f"^{problem}"):
            await balance_now(rig)


async def test_keys_that_no_header_can_carry_are_refused_and_the_old_stay(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()
        assert (await rig.set(Area.PAYOUTS, "id", "sécrèt")).status is CommandStatus.REFUSED
        assert rig.last(KeysUnusable).tested.problem is ConnectionProblem.KEYS_UNUSABLE
        assert await balance_now(rig) == 200


async def test_the_journal_knows_who_changed_keys_and_holds_none(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox, role=Role.ADMIN) as rig:
        await rig.set(Area.IDENTITY)
        await rig.send(ForgetKeys(area=Area.IDENTITY))
        rig.recorder.flush()
        (facts,) = facts_under(rig.journal, KEPT_PREFIX).values()
    assert [(fact.kind, dict(fact.data)) for fact in facts] == [
        ("keys_set", {"area": "identity", "by": "Ravi"}),
        ("keys_forgotten", {"area": "identity", "by": "Ravi"}),
    ]


# Who may ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", [Role.CASHIER, Role.SUPERVISOR])
async def test_who_may_not_changes_nothing(tmp_path: Path, sandbox: Any, role: Role) -> None:
    async with running(tmp_path, sandbox, role=role) as rig:
        await rig.set(Area.PAYOUTS)
        await rig.send(ForgetKeys(area=Area.PAYOUTS))
        keys = {"client_id": sandbox.client_id, "client_secret": sandbox.client_secret}
        await rig.send(TestConnection(area=Area.PAYOUTS, settings=rig.config.settings, **keys))
        await rig.send(EraseOld(before=0))
        await rig.send(ExportSettings())
        assert {ended.status for ended in rig.all(CommandEnded)} == {CommandStatus.REFUSED}
        met = [(event.permission, event.denial) for event in rig.all(PermissionDenied)]
        permissions = [Permission.KEYS, Permission.KEYS, Permission.KEYS, Permission.ERASE, Permission.SETTINGS]
        assert met == [(permission, DenialReason.ROLE) for permission in permissions]
        assert rig.payouts.client is None
        assert not rig.all(AreaTested)
        rig.recorder.flush()
        assert facts_under(rig.journal, KEPT_PREFIX) == {}


# Test this connection -----------------------------------------------------------------------------------------------

WRONG = ("wrong-id", "wrong-secret")


async def trying(rig: KeyRig, area: Area, **more: Any) -> AreaTested:
    client_id, secret = more.get("keys", (rig.sandbox.client_id, rig.sandbox.client_secret))
    settings = more.get("settings", rig.config.settings)
    command = TestConnection(area=area, settings=settings, client_id=client_id, client_secret=secret)
    ended = await rig.send(command)
    assert ended.status is CommandStatus.DONE, "it was tried, whatever came of it"
    assert rig.last(Answered).ask_id == command.ask_id
    return rig.last(AreaTested)


@pytest.mark.parametrize("area", list(Area))
async def test_a_connection_that_works_says_so_and_changes_nothing(
    tmp_path: Path, sandbox: Any, control: Control, area: Area
) -> None:
    async with running(tmp_path, sandbox) as rig:
        books, payouts = control.books(), control._send("GET", "payouts")
        found = await trying(rig, area)
        assert (found.area, found.problem, found.failure) == (area, None, None)
        assert found.round_trip_ms is not None
        assert found.clock_offset_s in {-1, 0, 1, 2}
        for before, after in ((books, control.books()), (payouts, control._send("GET", "payouts"))):
            assert {**after, "calls": {}, "tokens": 0} == {**before, "calls": {}, "tokens": 0}


@pytest.mark.parametrize("area", list(Area))
async def test_without_keys_and_with_wrong_ones(tmp_path: Path, sandbox: Any, area: Area) -> None:
    async with running(tmp_path, sandbox) as rig:
        assert (await trying(rig, area, keys=("", ""))).problem is ConnectionProblem.NO_KEYS
        assert (await trying(rig, area, keys=("only-an-id", ""))).problem is ConnectionProblem.KEYS_UNUSABLE
        found = await trying(rig, area, keys=WRONG)
        assert found.problem is ConnectionProblem.WRONG_KEYS
        assert found.failure is not None
        assert found.failure.problem is Problem.KEYS_REFUSED


@pytest.mark.parametrize("area", [Area.PAYOUTS, Area.IDENTITY])
@pytest.mark.parametrize("plain", [False, True])
async def test_an_address_that_is_not_allowed(
    tmp_path: Path, sandbox: Any, control: Control, area: Area, plain: bool
) -> None:
    control._send("POST", "payouts/settings", {"allowed_ips": ["203.0.113.7"], "http_200": plain})
    async with running(tmp_path, sandbox) as rig:
        assert (await trying(rig, area)).problem is ConnectionProblem.IP_NOT_ALLOWED


@pytest.mark.parametrize("plain", [False, True])
async def test_payouts_that_are_not_enabled(tmp_path: Path, sandbox: Any, control: Control, plain: bool) -> None:
    control._send("POST", "payouts/settings", {"features_off": ["history", "transfers_v2"], "http_200": plain})
    async with running(tmp_path, sandbox) as rig:
        assert (await trying(rig, Area.PAYOUTS)).problem is ConnectionProblem.NOT_ENABLED


@pytest.mark.parametrize(
    ("area", "path"), [(Area.GATEWAY, "/pg"), (Area.IDENTITY, "/verification"), (Area.PAYOUTS, "/payout/v1")]
)
@pytest.mark.parametrize(
    ("kind", "problem", "problems"),
    [
        ("rate_limit", ConnectionProblem.LINE, {Problem.SLOW_DOWN}),
        ("drop_before", ConnectionProblem.LINE, {Problem.LINE_CUT}),
        ("status_500", ConnectionProblem.LINE, {Problem.SERVICE_FAULT}),
        (
            "status_503",
            ConnectionProblem.LINE,
            {Problem.EDGE_FAULT, Problem.SERVICE_FAULT},
        ),  # a page of what stands before
        ("html", ConnectionProblem.ADDRESS, {Problem.NOT_THE_SERVICE}),
        ("broken_json", None, {Problem.NOT_THE_SERVICE, Problem.BAD_ANSWER}),
    ],
)
async def test_what_stands_in_the_way(
    tmp_path: Path,
    sandbox: Any,
    control: Control,
    area: Area,
    path: str,
    kind: str,
    problem: ConnectionProblem | None,
    problems: set[Problem],
) -> None:
    control.fault(kind, path=path)
    async with running(tmp_path, sandbox) as rig:
        found = await trying(rig, area)
        assert found.problem is (problem or found.problem)  # of half an answer its status decides
        assert found.failure is not None
        assert found.failure.problem in problems


@pytest.mark.parametrize("area", list(Area))
async def test_nobody_at_the_address_and_an_address_that_cannot_be(tmp_path: Path, sandbox: Any, area: Area) -> None:
    async with running(tmp_path, sandbox) as rig:
        found = await trying(rig, area, settings=settings_at("http://127.0.0.1:9"))
        assert found.problem is ConnectionProblem.LINE
        assert found.failure is not None
        assert found.failure.problem is Problem.NO_ANSWER
        found = await trying(rig, area, settings=settings_at("http://shop.example"))
        assert found.problem is ConnectionProblem.ADDRESS


@pytest.mark.parametrize("area", list(Area))
async def test_another_place_of_the_same_host(tmp_path: Path, sandbox: Any, area: Area) -> None:
    async with running(tmp_path, sandbox) as rig:
        assert (
            await trying(rig, area, settings=settings_at(f"{sandbox.url}/elsewhere"))
        ).problem is ConnectionProblem.ADDRESS


@pytest.mark.parametrize("area", list(Area))
@pytest.mark.parametrize("minutes", [-3, 3])
async def test_a_clock_that_is_off(tmp_path: Path, sandbox: Any, control: Control, area: Area, minutes: int) -> None:
    control.advance(minutes * 60_000)
    async with running(tmp_path, sandbox) as rig:
        found = await trying(rig, area)
        assert found.problem is ConnectionProblem.CLOCK_OFF
        assert found.clock_offset_s is not None
        assert abs(found.clock_offset_s + minutes * 60) <= 2


async def test_the_address_of_v2_is_tried_where_it_is_used(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        elsewhere = with_hosts(rig.config.settings, payouts_v2_url=f"{sandbox.url}/nowhere")
        assert (await trying(rig, Area.PAYOUTS, settings=elsewhere)).problem is ConnectionProblem.ADDRESS
        no_version = with_hosts(rig.config.settings, payouts_v2_version="2020-01-01")
        assert (await trying(rig, Area.PAYOUTS, settings=no_version)).problem is ConnectionProblem.ADDRESS
        by_v1 = replace(elsewhere, money_out=replace(elsewhere.money_out, validation_version=ValidationVersion.V1))
        assert (await trying(rig, Area.PAYOUTS, settings=by_v1)).problem is None


async def test_a_public_key_that_is_none(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        settings = rig.config.settings
        settings = replace(settings, money_out=replace(settings.money_out, public_key="no key"))
        for area in (Area.PAYOUTS, Area.IDENTITY):
            assert (await trying(rig, area, settings=settings)).problem is ConnectionProblem.KEYS_UNUSABLE
        assert (await trying(rig, Area.GATEWAY, settings=settings)).problem is None


def test_the_identity_row_for_an_address_is_told_by_its_code() -> None:
    assert "ip" in rows.IP_NOT_ALLOWED.code.split("_")
