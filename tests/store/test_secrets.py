"""Credentials in a real Secret Service; in memory, and said to be, where there is none or it is locked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from paydesk.store.secrets import Keeping, KeyPair, Looked, MemorySecrets, Secrets
from tests.helpers import secret_service
from tests.helpers.secret_service import SecretService

PAIR = KeyPair("TEST430329ae80e0f32e41a393d78b923034", "TESTaf195616268bd6202eeb3bf8dc458956e7192a85")
needs_service = pytest.mark.skipif(bool(secret_service.MISSING), reason=secret_service.REASON)

START = """
from paydesk.store.secrets import Keeping, KeyPair, Secrets
secrets = Secrets()
def show():
    pair = secrets.get("gateway")
    print(pair and (pair.client_id, pair.client_secret), secrets.state)
"""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[SecretService]:
    with SecretService(tmp_path / "user") as running:
        yield running


@needs_service
def test_what_is_set_is_read_after_a_restart_rotated_and_deleted(service: SecretService) -> None:
    service.unlock()
    assert service.python(START + "show()") == "None keychain"
    assert service.python(START + "print(secrets.set('gateway', KeyPair('id-1', 'sécrèt ₹ 1')))") == "keychain"
    assert service.python(START + "show()") == "('id-1', 'sécrèt ₹ 1') keychain"
    assert service.python(START + "secrets.set('gateway', KeyPair('id-2', 'x' * 5000)); show()").startswith(
        "('id-2', 'xx"
    )
    assert service.python(START + "print(secrets.get('payouts'), secrets.get('gateway').client_id)") == "None id-2"
    assert service.python(START + "print(secrets.delete('gateway'), secrets.delete('gateway')); show()") == (
        "True True\nNone keychain"
    )


@needs_service
def test_it_outlives_the_session(service: SecretService, tmp_path: Path) -> None:
    service.unlock()
    service.python(START + "secrets.set('gateway', KeyPair('a', 'b'))")
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
    assert service.python(START + "print(secrets.set('gateway', KeyPair('a', 'b'))); show()") == (
        "locked\n('a', 'b') keychain"
    )


@needs_service
def test_a_locked_keychain_is_said_and_memory_serves(service: SecretService, tmp_path: Path) -> None:
    service.unlock()
    service.python(START + "secrets.set('gateway', KeyPair('old', 'old'))")
    service.kill()
    with SecretService(tmp_path / "user") as session:
        session.unlock("a wrong password")
        assert session.python(START + "show()") == "None locked"
        said = session.python(
            START
            + "print(secrets.set('gateway', KeyPair('new', 'new'))); show(); print(secrets.delete('gateway')); show()"
        )
        assert said == "locked\n('new', 'new') locked\nFalse\nNone locked"


@needs_service
def test_a_keyring_that_dies_in_mid_session_is_said_and_memory_serves(service: SecretService) -> None:
    service.unlock()
    assert (
        service.python(
            START
            + f"""
import os, signal
show()
os.kill({service.pid}, signal.SIGKILL)
print(secrets.set("gateway", KeyPair("a", "b")))
show()
"""
        )
        == "None keychain\nlocked\n('a', 'b') locked"
    )


@needs_service
def test_a_session_bus_that_goes_away_is_said(service: SecretService) -> None:
    service.unlock()
    assert (
        service.python(
            START
            + f"""
import os, signal
show()
os.kill({service.bus_pid}, signal.SIGKILL)
print(secrets.set("gateway", KeyPair("a", "b")))
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

    monkeypatch.setattr("paydesk.store.secrets._system_keychain", Failing)
    secrets = Secrets()
    assert secrets.look("gateway") == Looked(None, Keeping.LOCKED, in_keychain=False)
    assert secrets.set("gateway", PAIR) is Keeping.LOCKED
    assert secrets.get("gateway") == PAIR
    assert secrets.delete("gateway") is False
    assert secrets.get("gateway") is None


@needs_service
def test_what_did_not_get_into_the_keychain_wins_over_what_is_there(service: SecretService) -> None:
    """The keychain was locked when the keys were changed, and is open again: the old keys stay out of use."""
    service.unlock()
    said = service.python(
        START
        + """
secrets.set("gateway", KeyPair("old", "old"))
import keyring.errors, paydesk.store.secrets as module
real = module._system_keychain
class Locked:
    def set_password(self, *_): raise keyring.errors.KeyringLocked("locked")
module._system_keychain = Locked
print(secrets.set("gateway", KeyPair("new", "new")))
module._system_keychain = real
show()
print(secrets.set("gateway", KeyPair("newer", "newer")))
print(Secrets().get("gateway").client_id)
show()
"""
    )
    assert said == "locked\n('new', 'new') keychain\nkeychain\nnewer\n('newer', 'newer') keychain"


@needs_service
def test_the_hosts_that_keys_were_given_for_are_kept_with_them(service: SecretService) -> None:
    service.unlock()
    said = service.python(
        START
        + """
secrets.set("gateway", KeyPair("a", "b", ("api.example", "127.0.0.1:9")))
print(Secrets().get("gateway").hosts)
secrets.set("gateway", KeyPair("a", "b"))
import keyring
print(Secrets().get("gateway").hosts, keyring.get_password("Paydesk", "gateway"))
"""
    )
    assert said == '(\'api.example\', \'127.0.0.1:9\')\n() {"client_id": "a", "client_secret": "b"}'


@needs_service
@pytest.mark.parametrize(
    "text", ["", "not json", "[]", '{"client_id": "x"}', "7", '{"client_id": "x", "client_secret": "y", "hosts": 7}']
)
def test_an_entry_that_is_not_ours_is_none(service: SecretService, text: str) -> None:
    service.unlock()
    assert service.python(START + f"import keyring; keyring.set_password('Paydesk', 'gateway', {text!r}); show()") == (
        "None keychain"
    )


@needs_service
def test_nothing_is_written_in_clear_anywhere(service: SecretService) -> None:
    service.unlock()
    service.python(START + "secrets.set('gateway', KeyPair('client-0815', 'secret-4711'))")
    service.kill()
    for path in service.home.rglob("*"):
        if path.is_file():
            assert b"secret-4711" not in path.read_bytes()


ABSENT = "print(secrets.set('gateway', KeyPair('a', 'b'))); show(); print(secrets.delete('gateway')); show()"
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
    """What is removed with Paydesk is found by its names: a keychain of Windows or a Mac cannot be searched."""
    with pytest.raises(ValueError, match="none of our entries"):
        Secrets().set("another", PAIR)


def test_memory_keeps_areas_apart_and_forgets() -> None:
    secrets = MemorySecrets()
    assert secrets.set("gateway", PAIR) is Keeping.ABSENT
    assert secrets.get("gateway") == PAIR
    assert secrets.get("payouts") is None
    assert secrets.delete("gateway")
    assert secrets.get("gateway") is None


def test_no_repr_shows_a_secret() -> None:
    secrets = Secrets()
    secrets.set("gateway", PAIR)
    for shown in (repr(PAIR), str(PAIR), f"{[PAIR]}", repr(secrets), repr(vars(secrets))):
        assert PAIR.client_secret not in shown
        assert PAIR.client_id not in shown
