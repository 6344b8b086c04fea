"""Keys of all three areas in a real Secret Service, through the desk: set, read, rotated, deleted; locked; absent."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import secret_service
from tests.helpers.secret_service import SecretService

needs_service = pytest.mark.skipif(bool(secret_service.MISSING), reason=secret_service.REASON)

DESK = """
import asyncio, sys
from pathlib import Path
from paydesk.counter.sale.service import Counter
from paydesk.counter.access import Guard
from paydesk.counter.clients import PayoutClients
from paydesk.counter.configuration import Till, now_ms
from paydesk.domain.settings.hosts import PayoutHosts
from paydesk.domain.settings.messages import Area, AreaKeys, Kept, StoredKind
from paydesk.domain.settings.settings import Connection, MoneyOut, Settings
from paydesk.store.journal.journal import Journal
from paydesk.store.secrets import KeyPair, Secrets
from paydesk.worker.key_desk import KeyDesk
from paydesk.worker.options import Plan

NOWHERE = "http://127.0.0.1:9"
settings = Settings(connection=Connection(NOWHERE + "/pg"), money_out=MoneyOut(hosts=PayoutHosts.at(NOWHERE)))
folder = Path.home() / "data"
folder.mkdir(exist_ok=True)
events = []
last = {}

def emit(event):
    events.append(event)
    if isinstance(event, AreaKeys):
        last[event.area] = event

def show():
    lines = [f"{said.area.value} {said.state}/{said.keychain} {said.client_id}" for said in last.values()]
    print(*map(str.strip, lines), sep="; ")

async def at_work(do):
    till, line = Till(settings, False), PayoutClients()
    guard = Guard(emit, now_ms, str, demo=False)
    with Journal.open(folder) as journal:
        counter = Counter(journal, emit, till)
        desk = KeyDesk(Plan(folder, settings), emit, till, guard, Secrets(), counter, line)
        await desk.connect()
        show()
        await do(desk, line)
        await counter.close()
        await line.close()

async def nothing(desk, line):
    pass

async def set_all(desk, line):
    for number, area in enumerate(Area):
        await desk.set_area_keys(area, f"client-{number}", f"secret-{number}-canary")
    show()
"""
ALL = "gateway keychain/keychain ••••nt-0; payouts keychain/keychain ••••nt-1; identity keychain/keychain ••••nt-2"
NONE = "gateway none/{0}; payouts none/{0}; identity none/{0}"


def run(session: SecretService, body: str, do: str) -> list[str]:
    """What a counter of this session says, line by line."""
    return session.python(DESK + body + f"\nasyncio.run(at_work({do}))").split("\n")


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
async def rotate(desk, line):
    before = line.payouts._client
    await desk.set_area_keys(Area.PAYOUTS, "client-new", "secret-new-canary")
    print(line.payouts._client is not before, line.identity.there)
    await desk.forget_area_keys(Area.IDENTITY)
    show()
    print(line.identity.there)
"""
    after = ALL.replace("nt-1", "-new").replace("identity keychain/keychain ••••nt-2", "identity none/keychain")
    said = run(service, rotate, "rotate")
    assert said == [ALL, "True True", after, "False"]
    assert run(service, "", "nothing") == [after]
    _nothing_in_clear(service.home)


@needs_service
def test_what_is_kept_names_the_keychain(service: SecretService) -> None:
    service.unlock()
    look = """
async def look(desk, line):
    await set_all(desk, line)
    Secrets().set("token", KeyPair("a", "b"))
    await desk.look_at_kept()
    print([(thing.kind.value, thing.place, thing.count) for thing in events[-1].things if thing.place == "keychain"])
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
async def die(desk, line):
    import os, signal
    await set_all(desk, line)
    os.kill({service.pid}, signal.SIGKILL)
    await desk.forget_area_keys(Area.PAYOUTS)
    show()
    print(line.payouts.there)
"""
    said = run(service, die, "die")
    assert said[-2:] == [ALL.replace("payouts keychain/keychain ••••nt-1", "payouts none/locked"), "False"]


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
