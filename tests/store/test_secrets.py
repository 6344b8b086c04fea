"""Credentials in a real Secret Service; in memory, and said to be, where there is none or it is locked."""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.backends.chainer import ChainerBackend
from keyring.backends.kwallet import DBusKeyring
from keyring.errors import KeyringLocked, PasswordDeleteError

from paydesk.domain.settings.messages import Area
from paydesk.store.keychain import INDEX, JOURNAL_AREA, UNKNOWN_HOST, KeyPair, entry_name
from paydesk.store.secrets import KeychainSecrets, KeychainState, KeysLookup, LookupResult, MemorySecrets
from tests.helpers import secret_service
from tests.helpers.keychain import Ring
from tests.helpers.secret_service import SecretService

GATEWAY, PAYOUTS = "gateway@api.example", "payouts@api.example"
NAMES = (GATEWAY, PAYOUTS, "identity@api.example", "token", "people")
ONE, TWO = ("one.example",), ("two.example",)
PAIR = KeyPair("TEST430329ae80e0f32e41a393d78b923034", "TESTaf195616268bd6202eeb3bf8dc458956e7192a85")
needs_service = pytest.mark.skipif(bool(secret_service.MISSING), reason=secret_service.REASON)

START = """
from paydesk.store.keychain import KeyPair
from paydesk.store.secrets import KeychainState, KeychainSecrets
secrets = KeychainSecrets()
GATEWAY, PAYOUTS = "gateway@api.example", "payouts@api.example"
def show():
    pair = secrets.get(GATEWAY)
    print(pair and (pair.client_id, pair.client_secret), secrets.state)
"""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[SecretService]:
    with SecretService(tmp_path / "user") as running:
        yield running


@pytest.fixture
def here(service: SecretService, monkeypatch: pytest.MonkeyPatch) -> SecretService:
    """Use the keychain of that session in this process too."""
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", service.environment["DBUS_SESSION_BUS_ADDRESS"])
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.SecretService.Keyring")
    monkeypatch.setattr("keyring.core._keyring_backend", None)
    return service


class PlainFile(KeyringBackend):
    """An add-on that keeps what it is given in a file: it must never be asked."""

    priority = 9

    def get_password(self, *_: str) -> str | None:
        raise SystemExit("asked")

    def set_password(self, *_: str) -> None:
        raise SystemExit("asked")


@needs_service
def test_what_is_set_is_read_after_a_restart_rotated_and_deleted(service: SecretService) -> None:
    service.unlock()
    assert service.python(START + "show()") == "None keychain"
    assert service.python(START + "print(secrets.set(GATEWAY, KeyPair('id-1', 'sécrèt ₹ 1')))") == "keychain"
    assert service.python(START + "show()") == "('id-1', 'sécrèt ₹ 1') keychain"
    assert service.python(START + "secrets.set(GATEWAY, KeyPair('id-2', 'x' * 5000)); show()").startswith(
        "('id-2', 'xx"
    )
    assert service.python(START + "print(secrets.get(PAYOUTS), secrets.get(GATEWAY).client_id)") == "None id-2"
    assert service.python(START + "print(secrets.delete(GATEWAY), secrets.delete(GATEWAY)); show()") == (
        "True True\nNone keychain"
    )


@needs_service
def test_it_outlives_the_session(service: SecretService, tmp_path: Path) -> None:
    service.unlock()
    service.python(START + "secrets.set(GATEWAY, KeyPair('a', 'b'))")
    service.kill()
    with SecretService(tmp_path / "user") as next_day:
        next_day.unlock()
        assert next_day.python(START + "show()") == "('a', 'b') keychain"


@needs_service
def test_looking_asks_nobody_to_make_a_keychain_and_keeping_does(service: SecretService) -> None:
    """At a first start the system's question for a new password would lie over the first page, once for each area."""
    assert service.python(START + "show()") == "None keychain"
    assert service.python(START + "print(secrets.delete_all(), secrets.state)") == "True keychain"
    # nobody is here to choose the password that the system asks for now
    assert service.python(START + "print(secrets.set(GATEWAY, KeyPair('a', 'b'))); show()") == (
        "locked\n('a', 'b') keychain"
    )


@needs_service
def test_a_locked_keychain_is_said_and_memory_serves(service: SecretService, tmp_path: Path) -> None:
    service.unlock()
    service.python(START + "secrets.set(GATEWAY, KeyPair('old', 'old'))")
    service.kill()
    with SecretService(tmp_path / "user") as session:
        session.unlock("a wrong password")
        assert session.python(START + "show()") == "None locked"
        said = session.python(
            START + "print(secrets.set(GATEWAY, KeyPair('new', 'new'))); show(); print(secrets.delete(GATEWAY)); show()"
        )
        assert said == "locked\n('new', 'new') locked\nFalse\nNone locked"


@needs_service
@pytest.mark.parametrize("gone", ["pid", "bus_pid"])
def test_a_keyring_or_a_session_bus_that_goes_away_is_said_and_memory_serves(service: SecretService, gone: str) -> None:
    service.unlock()
    assert (
        service.python(
            START
            + f"""
import os, signal
show()
os.kill({getattr(service, gone)}, signal.SIGKILL)
print(secrets.set(GATEWAY, KeyPair("a", "b")))
show()
"""
        )
        == "None keychain\nlocked\n('a', 'b') locked"
    )


@pytest.mark.parametrize(
    "fault", [OSError, RuntimeError, KeyError, type("error", (Exception,), {}), type("DBusException", (Exception,), {})]
)
def test_whatever_a_keychain_raises_is_a_fault_of_a_keychain(
    monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    """Keyring lets through what Windows, KDE and GNOME's own library raise: a policy against keeping, a dead wallet."""

    class Failing:
        def fail(self, *_: str) -> None:
            raise fault(1312, "CredWrite", "A specified logon session does not exist.")

        get_password = set_password = delete_password = fail

    monkeypatch.setattr("paydesk.store.keychain.system_keychain", Failing)
    secrets = KeychainSecrets()
    assert secrets.lookup(GATEWAY) == LookupResult(None, KeychainState.LOCKED, is_in_keychain=False)
    assert secrets.set(GATEWAY, PAIR) is KeychainState.LOCKED
    assert secrets.get(GATEWAY) == PAIR
    assert secrets.delete(GATEWAY) is False
    assert secrets.get(GATEWAY) is None


@needs_service
def test_what_did_not_get_into_the_keychain_wins_over_what_is_there(
    here: SecretService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keychain was locked when the keys were changed: they go into it once it is open."""
    here.unlock()
    old, new, newer = KeyPair("old", "old"), KeyPair("new", "new"), KeyPair("newer", "newer")
    secrets = KeychainSecrets()
    assert secrets.set(GATEWAY, old) is KeychainState.AVAILABLE

    def locked(*_: str) -> None:
        raise KeyringLocked("locked")

    with monkeypatch.context() as for_now:
        for_now.setattr("keyring.backends.SecretService.Keyring.set_password", locked)
        assert secrets.set(GATEWAY, new) is KeychainState.LOCKED
        assert secrets.state is KeychainState.LOCKED
    assert secrets.lookup(GATEWAY) == LookupResult(new, KeychainState.AVAILABLE, is_in_keychain=True)
    assert KeychainSecrets().get(GATEWAY) == new
    assert secrets.set(GATEWAY, newer) is KeychainState.AVAILABLE
    assert KeychainSecrets().get(GATEWAY) == newer
    assert secrets.lookup(GATEWAY) == LookupResult(newer, KeychainState.AVAILABLE, is_in_keychain=True)


@needs_service
def test_keys_have_an_entry_for_each_address_and_all_entries_go(here: SecretService) -> None:
    here.unlock()
    secrets = KeychainSecrets()
    assert secrets.state == "absent", "nobody was asked yet"
    hosts = ("127.0.0.1:9", "api.example")
    for name in (entry_name(Area.PAYOUTS, hosts), entry_name(Area.GATEWAY, ONE), *NAMES[3:]):
        assert secrets.set(name, PAIR) is KeychainState.AVAILABLE
    kept = json.dumps({"client_id": PAIR.client_id, "client_secret": PAIR.client_secret})
    assert entries() == {
        "payouts@127.0.0.1:9,api.example": kept,
        "gateway@one.example": kept,
        "token": kept,
        "people": kept,
        INDEX: '{"names": ["gateway@one.example", "payouts@127.0.0.1:9,api.example"]}',
    }
    found = KeychainSecrets().lookup_keys(Area.PAYOUTS, ())
    assert found == KeysLookup({hosts: PAIR}, KeychainState.AVAILABLE, is_in_keychain=True)
    assert secrets.delete_keys(Area.PAYOUTS)
    assert set(entries()) == {"gateway@one.example", "token", "people", INDEX}
    assert secrets.delete_keys(Area.GATEWAY)
    assert set(entries()) == {"token", "people"}
    secrets.set(GATEWAY, PAIR)
    secrets.set(PAYOUTS, PAIR)
    assert secrets.delete_all()
    assert secrets.state == "keychain"
    assert entries() == {}


def entries() -> dict[str, str]:
    """Return all our entries in the real keychain."""
    import secretstorage

    with contextlib.closing(secretstorage.dbus_init()) as bus:
        found = secretstorage.search_items(bus, {"service": "Paydesk"})
        return {each.get_attributes()["username"]: each.get_secret().decode() for each in found}


@needs_service
def test_a_token_knows_its_end_also_as_older_versions_wrote_it(here: SecretService) -> None:
    here.unlock()
    secrets = KeychainSecrets()
    ending = KeyPair("token", "hush", 1_795_000_000_000)
    assert secrets.set("token", ending) is KeychainState.AVAILABLE
    assert json.loads(entries()["token"])["ends_at"] == 1_795_000_000_000
    assert secrets.get("token") == ending
    for written, end in (("token 1795000000000", 1_795_000_000_000), ("token", None), ("token soon", None)):
        keyring.set_password("Paydesk", "token", json.dumps({"client_id": written, "client_secret": "hush"}))
        assert secrets.get("token") == KeyPair("token", "hush", end)
    assert secrets.delete("token")
    assert secrets.delete("token"), "it is gone, whoever took it away"
    assert secrets.lookup("token") == LookupResult(None, KeychainState.AVAILABLE, is_in_keychain=False)


@needs_service
def test_a_keychain_that_nobody_made_yet_asks_nobody_for_a_password(here: SecretService) -> None:
    secrets = KeychainSecrets()
    assert secrets.lookup(GATEWAY) == LookupResult(None, KeychainState.AVAILABLE, is_in_keychain=False)
    assert secrets.delete(GATEWAY)


@needs_service
def test_an_entry_that_is_not_ours_is_none(here: SecretService) -> None:
    here.unlock()
    no_hosts = '{"client_id": "x", "client_secret": "y", "hosts": 7}'
    for text in ("", "not json", "[]", '{"client_id": "x"}', "7", no_hosts, '{"names": [1]}'):
        for name in ("gateway", "token", INDEX):
            keyring.set_password("Paydesk", name, text)
        none = KeychainSecrets().lookup_keys(Area.GATEWAY, ONE)
        assert none == KeysLookup({}, KeychainState.AVAILABLE, is_in_keychain=False)
        if text != no_hosts:  # a token has none
            looked = KeychainSecrets().lookup("token")
            assert looked == LookupResult(None, KeychainState.AVAILABLE, is_in_keychain=False)


@pytest.mark.parametrize(
    ("module", "kind"),
    [
        ("SecretService", "Keyring"),
        ("libsecret", "Keyring"),
        ("kwallet", "DBusKeyring"),
        ("macOS", "Keyring"),
        ("Windows", "WinVaultKeyring"),
    ],
)
def test_the_keychain_of_each_system_is_used_also_behind_an_add_on(
    monkeypatch: pytest.MonkeyPatch, module: str, kind: str
) -> None:
    """With several backends, keyring tries one after the other; an add-on's plain file before the system's keychain."""
    system = getattr(importlib.import_module(f"keyring.backends.{module}"), kind)
    kept: dict[tuple[str, str], str] = {}
    monkeypatch.setattr(system, "get_password", lambda _, *entry: kept.get(entry))
    monkeypatch.setattr(system, "set_password", lambda _, service, area, text: kept.update({(service, area): text}))
    monkeypatch.setattr("paydesk.store.keychain.is_locked", lambda _: False)
    secrets = KeychainSecrets()
    plain: type[KeyringBackend] = PlainFile
    chain: type[KeyringBackend] = ChainerBackend
    for backend, backends in ((system(), []), (chain(), [plain(), system()])):
        monkeypatch.setattr(ChainerBackend, "backends", backends)
        monkeypatch.setattr("keyring.core._keyring_backend", backend)
        assert secrets.set(GATEWAY, PAIR) is KeychainState.AVAILABLE
        assert {*kept} == {("Paydesk", GATEWAY), ("Paydesk", INDEX)}
        assert KeychainSecrets().lookup(GATEWAY) == LookupResult(PAIR, KeychainState.AVAILABLE, is_in_keychain=True)
        kept.clear()
    monkeypatch.setattr(ChainerBackend, "backends", [plain()])
    assert secrets.set(GATEWAY, PAIR) is KeychainState.ABSENT
    assert secrets.state is KeychainState.ABSENT
    assert secrets.lookup(GATEWAY) == LookupResult(PAIR, KeychainState.ABSENT, is_in_keychain=False)
    assert secrets.delete(GATEWAY), "there is nothing that may still hold them"


def test_a_keychain_that_refuses_is_not_asked_again_and_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time it may ask a person for a password."""
    asked: list[str] = []

    def refuse(_: object, __: str, area: str) -> None:
        asked.append(area)
        raise PasswordDeleteError("no")

    monkeypatch.setattr(DBusKeyring, "delete_password", refuse)
    monkeypatch.setattr(DBusKeyring, "get_password", lambda *_: "still there")
    wallet: type[KeyringBackend] = DBusKeyring
    monkeypatch.setattr("keyring.core._keyring_backend", wallet())
    assert KeychainSecrets().delete_all() is False
    assert asked == ["gateway"]


@needs_service
def test_nothing_is_written_in_clear_anywhere(service: SecretService) -> None:
    service.unlock()
    service.python(START + "secrets.set(GATEWAY, KeyPair('client-0815', 'secret-4711'))")
    service.kill()
    for path in service.home.rglob("*"):
        if path.is_file():
            assert b"secret-4711" not in path.read_bytes()


ABSENT = "print(secrets.set(GATEWAY, KeyPair('a', 'b'))); show(); print(secrets.delete(GATEWAY)); show()"
AS_ABSENT = "absent\n('a', 'b') absent\nTrue\nNone absent"


@pytest.mark.posix("session buses")
def test_without_a_session_bus_memory_serves(tmp_path: Path) -> None:
    session = SecretService(tmp_path)
    session.environment = session.bare_environment() | {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert session.python(START + ABSENT) == AS_ABSENT


@pytest.mark.parametrize("backend", ["keyring.backends.fail.Keyring", "keyring.backends.null.Keyring"])
def test_a_backend_that_keeps_nothing_is_absent(tmp_path: Path, backend: str) -> None:
    session = SecretService(tmp_path)
    session.environment = session.bare_environment() | {"PYTHON_KEYRING_BACKEND": backend}
    assert session.python(START + ABSENT) == AS_ABSENT


def test_a_backend_that_is_a_plain_file_is_passed_by(tmp_path: Path) -> None:
    (tmp_path / "plain.py").write_text("""
from keyring.backend import KeyringBackend
class Keyring(KeyringBackend):
    priority = 9
    def get_password(self, *_): raise SystemExit("asked")
    set_password = delete_password = get_password
""")
    session = SecretService(tmp_path)
    bare = session.bare_environment()
    session.environment = bare | {
        "PYTHON_KEYRING_BACKEND": "plain.Keyring",
        "PYTHONPATH": f"{tmp_path}{os.pathsep}{bare['PYTHONPATH']}",
    }
    assert session.python(START + ABSENT) == AS_ABSENT


def test_nothing_is_kept_under_a_name_that_is_not_known_to_be_ours() -> None:
    """Uninstalling finds entries by their names: keychains of Windows and macOS cannot be searched."""
    with pytest.raises(ValueError, match="none of our entries"):
        KeychainSecrets().set("another", PAIR)


def test_memory_keeps_areas_apart_and_forgets() -> None:
    secrets = MemorySecrets()
    assert secrets.set(GATEWAY, PAIR) is KeychainState.ABSENT
    assert secrets.lookup(GATEWAY) == LookupResult(PAIR, KeychainState.ABSENT, is_in_keychain=False)
    assert secrets.get(PAYOUTS) is None
    assert secrets.delete(GATEWAY)
    assert secrets.get(GATEWAY) is None


def test_no_repr_shows_a_secret() -> None:
    secrets = KeychainSecrets()
    assert secrets.state is KeychainState.ABSENT, "before it was asked"
    secrets.set(GATEWAY, PAIR)
    beside = KeyPair("other", "pair", others=(PAIR,))
    for shown in (repr(PAIR), str(PAIR), f"{[PAIR]}", repr(beside), repr(secrets), repr(vars(secrets))):
        assert PAIR.client_secret not in shown
        assert PAIR.client_id not in shown


@needs_service
def test_whoever_does_not_unlock_it_is_asked_once_and_what_could_not_be_read_is_not_written_over(
    here: SecretService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keeping one pair looks first: who cancelled that question was asked a second time, for the same keys."""
    here.unlock()
    secrets, asked = KeychainSecrets(), list[str]()
    secrets.set("gateway@one.example", PAIR)

    def cancelled(*entry: str) -> None:
        asked.append(entry[2])
        raise KeyringLocked("cancelled")

    with monkeypatch.context() as for_now:
        for_now.setattr("keyring.backends.SecretService.Keyring.get_password", cancelled)
        assert secrets.set("gateway@two.example", PAIR) is KeychainState.LOCKED
        assert len(asked) == 1
        locked = secrets.lookup_keys(Area.GATEWAY, ())
        assert locked == KeysLookup({TWO: PAIR}, KeychainState.LOCKED, is_in_keychain=False)
    both = KeysLookup({TWO: PAIR, ONE: PAIR}, KeychainState.AVAILABLE, is_in_keychain=True)
    assert secrets.lookup_keys(Area.GATEWAY, ()) == both
    assert KeychainSecrets().lookup_keys(Area.GATEWAY, ()) == both


def in_ring(monkeypatch: pytest.MonkeyPatch, *, locked: bool | None = False) -> Ring:
    ring = Ring(locked=locked)
    monkeypatch.setattr("paydesk.store.keychain.system_keychain", lambda: ring)
    monkeypatch.setattr("paydesk.store.keychain.is_locked", lambda _: ring.locked)
    return ring


def test_which_entries_stay_beside_another(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = in_ring(monkeypatch)

    def stay(*names: str) -> list[str]:
        ring.entries.clear()
        for name in names:
            KeychainSecrets().set(f"payouts@{name}", KeyPair(name, "s"))
        found = KeychainSecrets().lookup_keys(Area.PAYOUTS, ())
        listed = [f"payouts@{','.join(hosts)}" for hosts in found.pairs]
        assert {*ring.entries} == {INDEX, *listed}
        assert json.loads(ring.entries[INDEX]) == {"names": listed}
        return [pair.client_id for pair in found.pairs.values()]

    assert stay("a", "b") == ["b", "a"]
    assert stay("a", "b", "a") == ["a", "b"]
    assert stay("a", "b", "a,b") == ["a,b"], "what its hosts may be sent"
    assert stay("a,b", "a") == ["a", "a,b"], "but it is for another host as well"
    assert stay("c", "a,b") == ["a,b", "c"]
    assert stay("a", "b", "c", "d") == ["d", "c", "b"], "three at most"
    assert stay(UNKNOWN_HOST, "a") == ["a"]
    KeychainSecrets().set("gateway@a", PAIR)
    assert len(KeychainSecrets().lookup_keys(Area.PAYOUTS, ()).pairs) == 1, "areas are apart"


@pytest.mark.parametrize("name", ["payouts@c", "payouts@d", "payouts@a,b", "payouts@c,d"])
def test_a_power_cut_while_keys_are_written_or_deleted_leaves_no_entry_behind(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Each entry is in the index, or could never be deleted; and the keys are those of before or those of after."""
    ring = in_ring(monkeypatch)
    for each in "abc":
        KeychainSecrets().set(f"payouts@{each}", KeyPair(each, "s"))
    whole, new = dict(ring.entries), KeyPair("new", "s")
    for change in (lambda: KeychainSecrets().set(name, new), lambda: KeychainSecrets().delete_keys(Area.PAYOUTS)):
        for changes in range(9):
            ring.entries, ring.power_left = dict(whole), changes
            with contextlib.suppress(KeyboardInterrupt):
                change()
            ring.power_left = -1
            entries = {*ring.entries} - {INDEX}
            assert entries <= {*json.loads(ring.entries.get(INDEX, '{"names": []}'))["names"]}
            if entries and change() is KeychainState.AVAILABLE:
                assert KeychainSecrets().get(name) == new
            assert KeychainSecrets().delete_all()
            assert ring.entries == {}


def test_all_entries_fit_into_what_windows_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """2,560 bytes of UTF-16 for an entry, 513 letters for a name; keys are shorter than 100 letters."""
    ring = in_ring(monkeypatch)
    for number in range(5):
        for area, hosts in (
            (Area.GATEWAY, (f"sandbox.cashfree-{number}.com",)),
            (Area.PAYOUTS, tuple(f"{name}.cashfree-{number}.com" for name in ("api", "payout-gamma", "sandbox"))),
            (Area.IDENTITY, (f"sandbox.cashfree-{number}.com",)),
        ):
            KeychainSecrets().set(entry_name(area, hosts), KeyPair("i" * 40, "s" * 100))
    token = KeyPair("token", "t" * 1_000, 1_795_000_000_000)
    assert KeychainSecrets().set("token", token) is KeychainState.AVAILABLE
    key = "k" * 44
    KeychainSecrets().set("people", KeyPair("coming", key, others=(KeyPair("sealed", key),)))
    assert len(ring.entries) == 3 * 3 + 3
    assert max(len(text.encode("utf-16-le")) for text in ring.entries.values()) <= 2_560
    assert max(map(len, ring.entries)) <= 513


@needs_service
@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")  # keyring leaves the line open that it was refused on
def test_who_does_not_unlock_it_is_asked_once_at_a_start_and_once_it_is_open_it_takes_what_was_kept(
    service: SecretService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four parts of the program look at a start; each look asked for the password again."""
    import secretstorage

    service.unlock()
    service.python(START + "secrets.set(GATEWAY, KeyPair('a', 'b'))")
    service.kill()
    asked = list[str]()
    unlock = secretstorage.Collection.unlock

    def cancelled(collection: secretstorage.Collection) -> bool:
        asked.append("?")
        return unlock(collection)

    monkeypatch.setattr("secretstorage.Collection.unlock", cancelled)
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.SecretService.Keyring")
    monkeypatch.setattr("keyring.core._keyring_backend", None)
    with SecretService(tmp_path / "user") as session:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", session.environment["DBUS_SESSION_BUS_ADDRESS"])
        session.unlock("a wrong password")
        secrets = KeychainSecrets()
        assert {secrets.lookup(area).keychain_state for area in NAMES} == {KeychainState.LOCKED}
        assert len(asked) == 1
        assert secrets.set(PAYOUTS, PAIR) is KeychainState.LOCKED
        assert len(asked) == 2, "whoever keeps something may unlock it now"
        secrets.allow_prompt()
        assert {secrets.lookup(area).keychain_state for area in NAMES} == {KeychainState.LOCKED}
        assert len(asked) == 3, "whoever wants what is in it is asked once more, and once"
        assert not secrets.is_keychain_open()
        session.kill()
        session.unlock()
        assert secrets.is_keychain_open()
        assert secrets.lookup(GATEWAY) == LookupResult(KeyPair("a", "b"), KeychainState.AVAILABLE, is_in_keychain=True)
        assert secrets.lookup(PAYOUTS) == LookupResult(PAIR, KeychainState.AVAILABLE, is_in_keychain=True)
        assert KeychainSecrets().get(PAYOUTS) == PAIR
        assert len(asked) == 3
    gc.collect()


@pytest.mark.parametrize("locked", [True, None])
def test_a_look_asks_nobody_twice_and_moves_what_was_kept_only_where_that_asks_nobody(
    monkeypatch: pytest.MonkeyPatch, *, locked: bool | None
) -> None:
    ring = in_ring(monkeypatch, locked=locked)
    secrets = KeychainSecrets()
    pair = KeyPair("a", "b")
    assert [secrets.lookup(area).keychain_state for area in NAMES] == [
        KeychainState.LOCKED if locked else KeychainState.AVAILABLE
    ] * 5
    assert len(ring.asked) == (1 if locked else 0)
    assert secrets.set(GATEWAY, pair) is KeychainState.LOCKED
    assert secrets.lookup(GATEWAY) == LookupResult(
        pair, KeychainState.LOCKED if locked else KeychainState.AVAILABLE, is_in_keychain=False
    )
    assert len(ring.asked) == (2 if locked else 1), "whoever keeps something is asked"
    ring.locked, ring.full = False, True
    assert secrets.lookup(GATEWAY) == LookupResult(pair, KeychainState.LOCKED, is_in_keychain=False)
    ring.full = False
    assert (
        secrets.lookup(GATEWAY)
        == secrets.lookup(GATEWAY)
        == LookupResult(pair, KeychainState.AVAILABLE, is_in_keychain=True)
    )
    assert KeychainSecrets().get(GATEWAY) == pair
    ring.locked = True
    secrets.lookup("token")
    secrets.lookup("people")
    assert ring.asked[-1] == "token", "it was locked again meanwhile: somebody may be asked once more, and once"


def test_what_is_noted_for_a_later_run_asks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = in_ring(monkeypatch, locked=True)
    secrets = KeychainSecrets()
    for ring.locked in (True, None):
        secrets.set_silently(JOURNAL_AREA, PAIR)
    assert (ring.asked, ring.entries, secrets.get(JOURNAL_AREA)) == ([], {}, None)
    ring.locked = False
    secrets.set_silently(JOURNAL_AREA, PAIR)
    assert KeychainSecrets().get(JOURNAL_AREA) == PAIR
