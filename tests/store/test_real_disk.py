"""A disk that is really full, and a folder that really cannot be written: a small tmpfs, and a plain user."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import paydesk
from paydesk.domain.fact import Fact
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.store import single_instance
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import hash_pin
from paydesk.store.secrets import MemorySecrets
from paydesk.store.settings import file as settings_file
from tests.helpers.journals import wanted, whole_sale
from tests.helpers.kept import disagreeing
from tests.helpers.people import CHEAP
from tests.helpers.small_disk import fill, small_disk

GOLDEN = Path(__file__).parent / "golden"
NOW = 1_775_000_000_000
NOBODY = 65_534
MEMBER = Member(Person("m1", "Meera Iyer", Role.ADMIN), hash_pin("4826", CHEAP))


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "small") as folder:
        yield folder


def appended(journal: Journal) -> int:
    """Return how many facts were written until the disk was full."""
    for count in range(1_000):
        try:
            journal.append([Fact("b", NOW, "x", {"text": "y" * 5_000})])
        except KnownFault as fault:
            if fault.kind is FaultKind.DISK_FULL:
                return count
            raise
    raise AssertionError("it was never full")


def test_a_full_disk_loses_nothing_and_is_written_again_when_there_is_room(small: Path) -> None:
    with Journal.open(small) as journal:
        journal.append(whole_sale("a", NOW))
        balloon = fill(small)
        before = journal.verify().fact_count
        written = appended(journal)
        with pytest.raises(KnownFault) as met:
            journal.append(whole_sale("c", NOW))
        assert met.value.kind is FaultKind.DISK_FULL
        assert [sale.sale_id for sale in journal.load_current_sales(NOW)][:1] == ["a"], "what is there is taken up"
        assert journal.sale("c") is None
        assert journal.verify().fact_count == before + written
        balloon.unlink()
        journal.append(whole_sale("c", NOW))
        assert journal.sale("c") is not None
        assert disagreeing(journal) == []
    with Journal.open(small) as journal:
        assert journal.verify().fact_count == before + written + 6


def test_a_start_on_a_full_disk_lists_the_sales_that_are_there(small: Path) -> None:
    with Journal.open(small) as journal:
        journal.append(whole_sale("a", NOW, word="ACTIVE"))
    balloon = fill(small)
    with Journal.open(small) as journal:
        assert [sale.sale_id for sale in journal.load_current_sales(NOW)] == ["a"]
        with pytest.raises(KnownFault) as met:
            journal.append([Fact("a", NOW, "x", {"text": "y" * 50_000})])
        assert met.value.kind is FaultKind.DISK_FULL
        balloon.unlink()
        journal.append([wanted("b", NOW)])


def test_the_first_start_on_a_full_disk_is_named_and_leaves_nothing_in_the_way(small: Path) -> None:
    balloon = fill(small)
    with pytest.raises(KnownFault) as met:
        Journal.open(small)
    assert met.value.kind is FaultKind.DISK_FULL
    balloon.unlink()
    with Journal.open(small) as journal:
        journal.append(whole_sale("a", NOW))
        assert journal.verify().is_intact


def test_an_update_without_room_for_the_copy_is_not_begun_and_is_made_once_there_is(small: Path) -> None:
    shutil.copyfile(GOLDEN / "v5" / FILE_NAME, small / FILE_NAME)
    before = (small / FILE_NAME).read_bytes()
    balloon = fill(small)
    with pytest.raises(KnownFault) as met:
        Journal.open(small)
    assert met.value.kind is FaultKind.DISK_FULL
    assert [path.name for path in small.glob("journal-*.sqlite3*")] == [], "half a copy is none"
    assert (small / FILE_NAME).read_bytes() == before
    balloon.unlink()
    with Journal.open(small) as journal:
        assert journal.verify().is_intact
    (copy,) = small.glob("journal-v5-*.sqlite3")
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA user_version").fetchone() == (5,)


def test_a_full_disk_keeps_nobody_from_starting(small: Path) -> None:
    """Regression: the address file could not be written, so the program did not start, and no payment could be read."""
    first = single_instance.claim(small)
    assert first is not None
    first.release()
    fill(small)
    again = single_instance.claim(small)
    assert again is not None
    assert single_instance.claim(small) is None, "the lock holds all the same"
    again.release()


def test_settings_and_people_stay_as_they_were(small: Path) -> None:
    before = Settings(shop=Shop(name="Sharma Stores"))
    settings_file.save(small, before)
    people = PeopleFile(small, MemorySecrets())
    people.write((MEMBER,))
    fill(small)
    with pytest.raises(KnownFault) as met:
        settings_file.save(small, replace(before, shop=Shop(name="Gupta Sweets")))
    assert met.value.kind is FaultKind.DISK_FULL
    with pytest.raises(KnownFault) as met:
        people.write((replace(MEMBER, wrong_pins=1),))
    assert met.value.kind is FaultKind.DISK_FULL
    assert settings_file.load(small) == (before, [])
    assert PeopleFile(small, MemorySecrets()).read() == (MEMBER,)


# A folder that cannot be written -------------------------------------------------------------------------------------

PROGRAM = """
import json, os, sqlite3, sys
from pathlib import Path
from paydesk.store import folders, single_instance
from paydesk.store.errors import KnownFault
from paydesk.store.journal.journal import Journal
from paydesk.store.people.file import PeopleFile
from paydesk.store.secrets import MemorySecrets
from paydesk.store.settings import file as settings_file
from paydesk.domain.fact import Fact
from paydesk.domain.sale.listing import SaleQuery

def read(folder):
    with Journal.read_only(folder) as journal:
        return [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))]

def all_of(folder):
    said = {}
    def try_it(name, call):
        try:
            said[name] = str(call())
        except KnownFault as fault:
            said[name] = fault.kind.value
    os.environ["PAYDESK_HOME"] = str(folder / "new")
    try_it("home", folders.ensure_data_folder)
    try_it("claim", lambda: single_instance.claim(folder))
    try_it("open", lambda: Journal.open(folder))
    try_it("read", lambda: read(folder))
    try_it("settings", lambda: settings_file.load(folder)[0].shop.name)
    try_it("save", lambda: settings_file.save(folder, settings_file.load(folder)[0]))
    try_it("people", lambda: PeopleFile(folder, MemorySecrets()).write(()))
    return said

folder, other, user = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
all_of(other)  # a plain user may not be able to read the modules that are loaded late
os.setgid(user)
os.setuid(user)
print(json.dumps(all_of(folder)))
"""


@pytest.fixture
def shared() -> Iterator[Path]:
    """Yield a folder that other users may read: pytest's own are private."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def test_a_folder_that_a_plain_user_cannot_write_is_named_everywhere(shared: Path, tmp_path: Path) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can become a plain user")
    with Journal.open(shared) as journal:
        journal.append(whole_sale("a", NOW))
    settings_file.save(shared, Settings(shop=Shop(name="Sharma Stores")))
    for path in shared.iterdir():
        path.chmod(0o644)
    before = {path.name: path.read_bytes() for path in shared.iterdir()}
    other = shutil.copytree(shared, tmp_path / "other")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(shared), str(other), str(NOBODY)],
        check=False,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(Path(paydesk.__file__).parents[1])},
    )
    assert done.stderr == ""
    assert json.loads(done.stdout) == {
        "home": "not_writable",
        "claim": "not_writable",
        "open": "not_writable",
        "read": "not_writable",
        "settings": "Sharma Stores",
        "save": "not_writable",
        "people": "not_writable",
    }
    assert {path.name: path.read_bytes() for path in shared.iterdir()} == before
    assert FILE_NAME in before
