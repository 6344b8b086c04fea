"""Keys of all three areas in a real Secret Service, set, read, rotated, deleted; locked; absent."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import secret_service
from tests.helpers.secret_service import SecretService

needs_service = pytest.mark.skipif(bool(secret_service.MISSING), reason=secret_service.REASON)

SCRIPT = """
import asyncio
from pathlib import Path
from paydesk.domain.commands import ForgetKeys, ReadStoredData
from paydesk.domain.people.person import Role
from paydesk.domain.settings.messages import Area, StoredData
from paydesk.store.keychain import KeyPair
from paydesk.store.secrets import KeychainSecrets
from tests.counter.settings.key_rig import running

class Nowhere:
    url, client_id, client_secret = "http://127.0.0.1:9", "", ""

def show(rig):
    lines = [f"{said.area.value} {said.state}/{said.keychain} {said.client_id}" for said in map(rig.keys, Area)]
    print(*map(str.strip, lines), sep="; ")

async def at_work(do):
    async with running(Path.home() / "data", Nowhere, role=Role.ADMIN) as rig:
        show(rig)
        await do(rig)

async def nothing(rig):
    pass

async def set_all(rig):
    for number, area in enumerate(Area):
        await rig.set(area, f"client-{number}", f"secret-{number}-canary")
    show(rig)
"""
ALL = "gateway keychain/keychain ••••nt-0; payouts keychain/keychain ••••nt-1; identity keychain/keychain ••••nt-2"
NONE = "gateway none/{0}; payouts none/{0}; identity none/{0}"


def run(session: SecretService, body: str, do: str) -> list[str]:
    """Return what a counter of this session prints, line by line."""
    return session.python(SCRIPT + body + f"\nasyncio.run(at_work({do}))").split("\n")


@pytest.fixture
def service(tmp_path: Path) -> Iterator[SecretService]:
    with SecretService(tmp_path / "user") as running:
        yield running


@needs_service
def test_set_read_rotated_deleted(service: SecretService) -> None:
    service.unlock()
    assert run(service, "", "set_all") == [NONE.format("keychain"), ALL]
    assert run(service, "", "nothing") == [ALL]
    rotate = """
async def rotate(rig):
    before = rig.payouts._client
    await rig.set(Area.PAYOUTS, "client-new", "secret-new-canary")
    print(rig.payouts._client is not before, rig.identity.client is not None)
    await rig.send(ForgetKeys(area=Area.IDENTITY))
    show(rig)
    print(rig.identity.client is not None)
"""
    after = ALL.replace("nt-1", "-new").replace("identity keychain/keychain ••••nt-2", "identity none/keychain")
    said = run(service, rotate, "rotate")
    assert said == [ALL, "True True", after, "False"]
    assert run(service, "", "nothing") == [after]
    _nothing_in_clear(service.home)


@needs_service
def test_what_an_older_paydesk_kept_is_found_and_belongs_to_that_address_from_then_on(service: SecretService) -> None:
    service.unlock()
    old = {
        area: f'{{"client_id": "client-{number}", "client_secret": "secret-{number}-canary"}}'
        for number, area in enumerate(("gateway", "payouts", "identity"))
    }
    service.python(f"import keyring\nfor area, keys in {old!r}.items(): keyring.set_password('Paydesk', area, keys)")
    assert run(service, "", "nothing") == [ALL]
    elsewhere = ALL.replace("keychain/", "elsewhere/")
    move = "Nowhere.url = 'http://127.0.0.1:10'"
    assert run(service, move, "nothing") == [elsewhere]
    assert run(service, "", "nothing") == [ALL], "back at the old address they are found again"
    _nothing_in_clear(service.home)


@needs_service
def test_what_is_kept_names_the_keychain(service: SecretService) -> None:
    service.unlock()
    look = """
async def look(rig):
    await set_all(rig)
    KeychainSecrets().set("token", KeyPair("a", "b"))
    await rig.send(ReadStoredData())
    things = rig.last(StoredData).items
    print([(thing.kind.value, thing.location, thing.count) for thing in things if thing.location == "keychain"])
"""
    assert run(service, look, "look")[-1] == "[('keys', 'keychain', 3), ('token', 'keychain', 1)]"


@needs_service
def test_a_locked_keychain_is_said_and_memory_serves(service: SecretService, tmp_path: Path) -> None:
    service.unlock()
    run(service, "", "set_all")
    service.kill()
    with SecretService(tmp_path / "user") as session:
        session.unlock("a wrong password")
        locked = ALL.replace("keychain/keychain", "locked/locked")
        assert run(session, "", "set_all") == [NONE.format("locked"), locked]
        assert run(session, "", "nothing") == [NONE.format("locked")]  # asked for at each start
    _nothing_in_clear(tmp_path / "user")


@needs_service
def test_a_keychain_that_dies_while_keys_are_forgotten_is_said(service: SecretService) -> None:
    service.unlock()
    die = f"""
async def die(rig):
    import os, signal
    await set_all(rig)
    os.kill({service.pid}, signal.SIGKILL)
    await rig.send(ForgetKeys(area=Area.PAYOUTS))
    show(rig)
    print(rig.payouts.client is not None)
"""
    said = run(service, die, "die")
    assert said[-2:] == [ALL.replace("payouts keychain/keychain ••••nt-1", "payouts none/locked"), "False"]


@pytest.mark.posix("session buses")
def test_absent_is_said_and_memory_serves(tmp_path: Path) -> None:
    session = SecretService(tmp_path)
    session.environment = session.bare_environment() | {"XDG_RUNTIME_DIR": str(tmp_path)}
    absent = ALL.replace("keychain/keychain", "absent/absent")
    assert run(session, "", "set_all") == [NONE.format("absent"), absent]
    assert run(session, "", "nothing") == [NONE.format("absent")]
    _nothing_in_clear(tmp_path)


def _nothing_in_clear(home: Path) -> None:
    """No secret is in any file of this user, sealed ones apart."""
    looked = 0
    for folder, _, names in os.walk(home):
        for name in names:
            path = Path(folder) / name
            if path.is_file():
                looked += 1
                content = path.read_bytes()
                assert b"-canary" not in content, path
                assert b"client-" not in content, path
    assert looked
