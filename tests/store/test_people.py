"""The people file: owner-only, sealed where there is a keychain, believed only when it is whole."""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.language import Language
from paydesk.domain.people.person import Person, Role
from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.keychain import PEOPLE_AREA, KeyPair
from paydesk.store.people import pin_digest
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import COST, ScryptCost, hash_pin, verify_pin
from paydesk.store.secrets import MemorySecrets
from tests.helpers import secret_service
from tests.helpers.people import CHEAP, PretendKeychain
from tests.helpers.rights import for_owner_only
from tests.helpers.secret_service import SecretService

ADMIN = Member(Person("m1", "Meera Iyer", Role.ADMIN), hash_pin("4826", CHEAP))
CASHIER = Member(
    Person("a1", "Asha Rao", Role.CASHIER, Language.TAMIL),
    hash_pin("2580", CHEAP),
    wrong_pins=7,
    locked_until=1_790_000_000_123,
)
BOTH = (ADMIN, CASHIER)


@pytest.fixture
def keychain() -> PretendKeychain:
    return PretendKeychain()


def test_a_pin_is_known_again_and_another_is_not() -> None:
    kept = hash_pin("2580", CHEAP)
    assert verify_pin("2580", kept)
    assert not any(verify_pin(pin, kept) for pin in ("2581", "25800", "258", "", "２５８０"))


def test_the_same_pin_never_looks_the_same_and_no_repr_shows_it() -> None:
    first, second = hash_pin("2580", CHEAP), hash_pin("2580", CHEAP)
    assert (first.salt, first.digest) != (second.salt, second.digest)
    assert first.digest.hex() not in repr(first)
    assert repr(first.salt) not in repr(Member(ADMIN.person, first))


def test_a_new_pin_costs_what_it_should() -> None:
    assert (COST.n * COST.r * 128, COST.p) == (32 * 2**20, 3)
    assert verify_pin("4826", hash_pin("4826"))


@pytest.mark.parametrize(
    "cost", [ScryptCost(2, 1, 1), ScryptCost(2, 1, 16), ScryptCost(2**4, 16, 16), ScryptCost(2**12, 3, 5)]
)
def test_a_pin_is_looked_at_in_the_memory_that_its_cost_says(cost: ScryptCost) -> None:
    assert cost.is_sane
    assert verify_pin("4826", hash_pin("4826", cost))


def test_a_pin_loads_no_library_for_it() -> None:
    code = "import sys\nfrom paydesk.store.people.pin_digest import ScryptCost, hash_pin, verify_pin\n"
    code += "print(verify_pin('4826', hash_pin('4826', ScryptCost(16, 1, 1))), 'cryptography' in sys.modules)"
    gui = Path(pin_digest.__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", code], cwd=gui, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]


def test_nobody_where_there_is_no_file(tmp_path: Path) -> None:
    file = PeopleFile(tmp_path, MemorySecrets())
    assert (file.read(), file.exists) == ((), False)


def test_removing_the_file_undoes_no_pin_while_the_keychain_knows_of_people(
    tmp_path: Path, keychain: PretendKeychain
) -> None:
    file = PeopleFile(tmp_path, keychain)
    file.write(BOTH, new_key=True)
    file.path.unlink()
    for again in (file, PeopleFile(tmp_path, keychain)):
        with pytest.raises(KnownFault, match="gone") as met:
            again.read()
        assert met.value.kind is FaultKind.ABSENT
    keychain.delete(PEOPLE_AREA)  # the way out, for who may open the keychain
    assert PeopleFile(tmp_path, keychain).read() == ()


def test_a_key_without_a_file_that_was_ever_written_is_nobody(
    tmp_path: Path, keychain: PretendKeychain, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            PeopleFile(tmp_path, keychain).write(BOTH, new_key=True)
    assert PeopleFile(tmp_path, keychain).read() == ()
    kept = keychain.get(PEOPLE_AREA)
    assert kept is not None
    assert kept.client_id == "coming", "as it stands in the keychains of shops"


def test_after_a_right_pin_nothing_is_counted_any_more() -> None:
    assert CASHIER.without_failures() == Member(CASHIER.person, CASHIER.pin, wrong_pins=0, locked_until=0)
    assert Member(CASHIER.person, CASHIER.pin) == CASHIER.without_failures()


def test_a_key_that_no_keychain_takes_is_in_no_memory_either(tmp_path: Path) -> None:
    nowhere = MemorySecrets()
    file = PeopleFile(tmp_path, nowhere)
    file.write(BOTH, new_key=True)
    assert (file.protection, nowhere.get(PEOPLE_AREA), file.read()) == ("file", None, BOTH)


def test_a_file_from_before_people_had_a_language_is_read(tmp_path: Path) -> None:
    file = PeopleFile(tmp_path, MemorySecrets())
    file.write(BOTH)
    assert file.path == tmp_path / "people.json"
    outer = json.loads(file.path.read_bytes())
    for each in outer["people"]:
        del each["language"]
    file.path.write_text(json.dumps(outer))
    assert [member.person.language for member in file.read()] == [None, None]


def test_what_was_written_is_read_with_every_count(tmp_path: Path) -> None:
    PeopleFile(tmp_path, MemorySecrets()).write(BOTH)
    file = PeopleFile(tmp_path, MemorySecrets())
    assert file.read() == BOTH
    assert file.protection == "file"
    assert for_owner_only([file.path])


def test_with_a_keychain_the_file_says_nothing_and_opens_with_the_key_alone(
    tmp_path: Path, keychain: PretendKeychain
) -> None:
    PeopleFile(tmp_path, keychain).write(BOTH, new_key=True)
    file = PeopleFile(tmp_path, keychain)
    assert (file.read(), file.protection) == (BOTH, "keychain")
    raw = file.path.read_bytes()
    assert for_owner_only([file.path])
    assert not any(word in raw for word in (b"Meera", b"Asha", b"admin", b"scrypt", b"wrong"))
    for other in (MemorySecrets(), PretendKeychain()):
        with pytest.raises(KnownFault) as fault:
            PeopleFile(tmp_path, other).read()
        assert fault.value.kind is FaultKind.DAMAGED


def test_a_try_of_a_pin_is_sealed_anew_with_the_same_key(tmp_path: Path, keychain: PretendKeychain) -> None:
    file = PeopleFile(tmp_path, keychain)
    file.write(BOTH, new_key=True)
    first, key = file.path.read_bytes(), keychain.get(PEOPLE_AREA)
    assert len(b64decode(json.loads(first)["nonce"])) == 12, "96 bits, as GCM wants them (NIST SP 800-38D)"
    keychain.calls.clear()
    file.write(BOTH)
    assert keychain.calls == [], "it may ask somebody for a password, at each PIN"
    assert file.path.read_bytes() != first
    assert keychain.get(PEOPLE_AREA) == key
    assert repr(file) == f"PeopleFile(folder={tmp_path!r})"
    assert PeopleFile(tmp_path, keychain).read() == BOTH


def test_a_copy_from_before_people_were_changed_undoes_no_change(tmp_path: Path, keychain: PretendKeychain) -> None:
    """Last week's backup brought back who was taken off the list, with a PIN that was changed since."""
    file = PeopleFile(tmp_path, keychain)
    file.write(BOTH, new_key=True)
    file.write((ADMIN, CASHIER.without_failures()))
    last_week = file.path.read_bytes()
    assert PeopleFile(tmp_path, keychain).read() == (ADMIN, CASHIER.without_failures())
    file.write((ADMIN,), new_key=True)
    today = file.path.read_bytes()
    assert PeopleFile(tmp_path, keychain).read() == (ADMIN,)
    file.path.write_bytes(last_week)
    with pytest.raises(KnownFault) as met:
        PeopleFile(tmp_path, keychain).read()
    assert met.value.kind is FaultKind.DAMAGED
    file.path.write_bytes(today)
    assert PeopleFile(tmp_path, keychain).read() == (ADMIN,)


def test_a_change_that_is_cut_off_leaves_who_was_there_or_who_is_there_now(
    tmp_path: Path, keychain: PretendKeychain, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keychain has both keys until the file is there; what is plain, or gone, is not believed meanwhile."""
    PeopleFile(tmp_path, keychain).write(BOTH, new_key=True)

    def cut(*_: object) -> None:
        raise KeyboardInterrupt

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    def changed(to: tuple[Member, ...]) -> PeopleFile:
        file = PeopleFile(tmp_path, keychain)
        file.read()
        file.write(to, new_key=True)
        return file

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", cut)
        with pytest.raises(KeyboardInterrupt):
            changed((ADMIN,))
    sealed = (tmp_path / "people.json").read_bytes()
    a_forged_file_is_not_believed(tmp_path, keychain)
    (tmp_path / "people.json").unlink()
    with pytest.raises(KnownFault, match="gone"):
        PeopleFile(tmp_path, keychain).read()
    (tmp_path / "people.json").write_bytes(sealed)
    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        with pytest.raises(KnownFault):
            changed((ADMIN,))
    file = PeopleFile(tmp_path, keychain)
    assert file.read() == BOTH
    file.write(BOTH)
    assert PeopleFile(tmp_path, keychain).read() == BOTH, "a PIN is counted with the key that is left"

    with monkeypatch.context() as patch:
        patch.setattr(keychain, "set", keychain.killed_at_the_second())
        with pytest.raises(KeyboardInterrupt):
            changed((ADMIN,))
    assert PeopleFile(tmp_path, keychain).read() == (ADMIN,)
    (tmp_path / "people.json").write_bytes(sealed)
    with pytest.raises(KnownFault):
        PeopleFile(tmp_path, keychain).read()


def test_a_plain_file_is_sealed_by_the_next_change_of_people_and_not_by_a_pin(
    tmp_path: Path, keychain: PretendKeychain
) -> None:
    PeopleFile(tmp_path, MemorySecrets()).write(BOTH)
    file = PeopleFile(tmp_path, keychain)
    assert file.read() == BOTH
    file.write(BOTH)
    assert (file.protection, keychain.calls) == ("file", ["get"])
    file.write(BOTH, new_key=True)
    assert file.protection == "keychain"
    assert PeopleFile(tmp_path, keychain).read() == BOTH


def test_a_plain_file_in_the_place_of_a_sealed_one_is_not_believed(tmp_path: Path, keychain: PretendKeychain) -> None:
    PeopleFile(tmp_path, keychain).write(BOTH, new_key=True)
    a_forged_file_is_not_believed(tmp_path, keychain)


def a_forged_file_is_not_believed(folder: Path, keychain: PretendKeychain) -> None:
    forged = PeopleFile(folder, MemorySecrets())
    forged.write((Member(Person("x", "Thief", Role.ADMIN), hash_pin("0000", CHEAP)),))
    with pytest.raises(KnownFault):
        PeopleFile(folder, keychain).read()


def test_killed_before_the_file_or_after_it_the_people_are_there(
    tmp_path: Path, keychain: PretendKeychain, monkeypatch: pytest.MonkeyPatch
) -> None:
    PeopleFile(tmp_path, MemorySecrets()).write(BOTH)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            PeopleFile(tmp_path, keychain).write((ADMIN,), new_key=True)
    file = PeopleFile(tmp_path, keychain)
    assert (file.read(), file.protection) == (BOTH, "file")

    with monkeypatch.context() as patch:
        patch.setattr(keychain, "set", keychain.killed_at_the_second())
        with pytest.raises(KeyboardInterrupt):
            PeopleFile(tmp_path, keychain).write((ADMIN,), new_key=True)
    file = PeopleFile(tmp_path, keychain)
    assert (file.read(), file.protection) == ((ADMIN,), "keychain")
    a_forged_file_is_not_believed(tmp_path, keychain)


def test_a_disk_that_takes_nothing_leaves_the_file_as_it_was(
    tmp_path: Path, keychain: PretendKeychain, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = PeopleFile(tmp_path, keychain)
    file.write(BOTH)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        with pytest.raises(KnownFault) as fault:
            file.write((ADMIN,), new_key=True)
    assert fault.value.kind is FaultKind.DISK_FULL
    assert (file.protection, PeopleFile(tmp_path, keychain).read()) == ("file", BOTH)


def change(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda outer: outer["people"][0].update(changes)


BROKEN: dict[str, Callable[[dict[str, Any]], Any]] = {
    "nobody": lambda outer: outer.update(people=[]),
    "no admin": change(role="supervisor"),
    "unknown role": change(role="owner"),
    "no name": change(name=""),
    "no id": change(id=""),
    "one id twice": change(id="a1"),
    "no digest": change(digest=""),
    "short salt": change(salt="AAAA"),
    "no base64": change(salt="%%%"),
    "a sign between": lambda outer: outer["people"][0].update(salt=f"%{outer['people'][0]['salt']}"),
    "a cost that takes all memory": change(scrypt=[2**40, 8, 1]),
    "a cost that is none": change(scrypt=[0, 0, 0]),
    "a count below nothing": change(wrong=-1),
    "a count that is no number": change(wrong="0"),
    "a count that says yes": change(wrong=True),
    "a time that is none": change(until=None),
    "no people": lambda outer: outer.pop("people"),
    "no version": lambda outer: outer.pop("version"),
    "said to be sealed": lambda outer: outer.update(sealed=True),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_is_not_whole_is_nobody_at_all(tmp_path: Path, name: str) -> None:
    file = PeopleFile(tmp_path, MemorySecrets())
    file.write(BOTH)
    outer = json.loads(file.path.read_bytes())
    BROKEN[name](outer)
    file.path.write_text(json.dumps(outer))
    with pytest.raises(KnownFault) as fault:
        file.read()
    assert fault.value.kind is FaultKind.DAMAGED


@pytest.mark.parametrize(
    "raw", [b'{"version": 2}', b"", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"version": "x"}']
)
def test_a_file_that_is_something_else_is_damaged_and_one_of_a_newer_paydesk_is_left_alone(
    tmp_path: Path, raw: bytes
) -> None:
    file = PeopleFile(tmp_path, MemorySecrets())
    file.path.write_bytes(raw)
    with pytest.raises(KnownFault) as fault:
        file.read()
    assert fault.value.kind is (FaultKind.NEWER if b"2" in raw else FaultKind.DAMAGED)


def test_every_byte_that_is_changed_in_a_sealed_file_or_its_key_is_noticed(
    tmp_path: Path, keychain: PretendKeychain
) -> None:
    file = PeopleFile(tmp_path, keychain)
    file.write(BOTH, new_key=True)
    outer = json.loads(file.path.read_bytes())
    for name in ("nonce", "data"):
        for at in range(0, len(outer[name]) - 2, 7):
            other = "A" if outer[name][at] != "A" else "B"
            for but in (f"{outer[name][:at]}{other}{outer[name][at + 1 :]}", f"{outer[name][:at]}%{outer[name][at:]}"):
                file.path.write_text(json.dumps(outer | {name: but}))
                with pytest.raises(KnownFault):
                    PeopleFile(tmp_path, keychain).read()
    file.path.write_text(json.dumps(outer))
    key = keychain.get(PEOPLE_AREA)
    assert key is not None
    keychain.set(PEOPLE_AREA, KeyPair(key.client_id, f"%{key.client_secret}"))
    with pytest.raises(KnownFault):
        PeopleFile(tmp_path, keychain).read()


def test_costs_that_a_counter_cannot_pay_are_known() -> None:
    assert COST.is_sane
    assert CHEAP.is_sane
    assert not any(
        cost.is_sane
        for cost in (
            ScryptCost(n=3),
            ScryptCost(n=1),
            ScryptCost(n=0),
            ScryptCost(n=2**21),
            ScryptCost(n=2**20, r=16),
            ScryptCost(r=0),
            ScryptCost(p=17),
        )
    )


SCRIPT = """
from pathlib import Path
from paydesk.domain.people.person import Person, Role
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import hash_pin, verify_pin
from paydesk.store.secrets import KeychainSecrets
file = PeopleFile(Path({folder!r}), KeychainSecrets())
"""


@pytest.mark.skipif(bool(secret_service.MISSING), reason=secret_service.REASON)
def test_a_real_keychain_seals_it_and_locked_it_opens_to_nobody(tmp_path: Path) -> None:
    start = SCRIPT.format(folder=str(tmp_path))
    with SecretService(tmp_path / "user") as service:
        service.unlock()
        write = "file.write((Member(Person('m', 'Meera', Role.ADMIN), hash_pin('4826')),), new_key=True); "
        assert service.python(start + write + "print(file.protection)") == "keychain"
        assert b"Meera" not in (tmp_path / "people.json").read_bytes()
        read = "member, = file.read(); print(member.person.name, verify_pin('4826', member.pin), file.protection)"
        assert service.python(start + read) == "Meera True keychain"
        service.kill()
        assert (
            service.python(
                start
                + "from paydesk.store.errors import KnownFault\ntry: file.read()\nexcept KnownFault as f: print(f.kind)"
            )
            == "damaged"
        )
