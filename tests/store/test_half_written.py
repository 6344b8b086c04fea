"""A run killed while it copies or writes a file leaves no partial file under a final name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paydesk.store import private_files, single_instance, stored_data
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers import journals
from tests.helpers.journals import whole_sale

NOW = 1_775_000_000_000
ROOT = Path(journals.__file__).parents[2]
KILLED = """
import resource, signal, sqlite3, sys
from pathlib import Path
from paydesk.store import private_files
from paydesk.store.journal import opening

folder = Path(sys.argv[1])
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python takes it for an error; a power cut asks nobody
db = sqlite3.connect(folder / "journal.sqlite3")
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, 150_000))
if sys.argv[2] == "copy":
    opening.create_copy(db, folder / "journal.sqlite3", 5)
else:
    private_files.replace(folder / sys.argv[2], bytes(200_000))
"""
USERS_OWN = (".bashrc", ".config.0123abcd", "settings.json.0123abcd", ".journal.sqlite3", ".people.json.xyz")


def names(folder: Path) -> set[str]:
    """Return the names in the folder, without those of SQLite's own files."""
    return {path.name for path in folder.iterdir() if not path.name.startswith(f"{FILE_NAME}-")}


@pytest.mark.posix("a limit of what a process may write, which kills it")
@pytest.mark.parametrize("what", ["copy", "settings.json", "people.json", "window.json", "paydesk.log.1"])
def test_killed_in_the_middle_nothing_half_is_read_and_nothing_stays(tmp_path: Path, what: str) -> None:
    with Journal.open(tmp_path) as journal:
        for number in range(60):
            journal.append(whole_sale(f"s{number}", NOW))
        facts = journal.count()
    assert (tmp_path / FILE_NAME).stat().st_size > 200_000
    for name in USERS_OWN:
        (tmp_path / name).touch()
    before = names(tmp_path)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "gui")}
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), what], check=False, env=environment)
    assert done.returncode < 0, "it was killed"
    left = names(tmp_path) - before
    assert left
    assert all(name.startswith(".") for name in left)
    assert stored_data.count_copies(tmp_path) == (0, 0)
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    claim.release()
    assert names(tmp_path) - {single_instance.LOCK_NAME} == before
    with Journal.open(tmp_path) as journal:
        assert journal.count() == facts


def test_what_is_under_way_beside_a_file_is_known_as_such(tmp_path: Path) -> None:
    every = ("journal-v5-20261123T030000000000.sqlite3", FILE_NAME, "settings.json.bak", "running.json", "crash-1.txt")
    more = ("account.key", "kiosk-pin.json", "newer-version.json", "people.json", "paydesk.log")
    for name in (*every, *more):
        private_files.temporary_path(tmp_path / name).touch()
    private_files.remove_leftovers(tmp_path)
    assert list(tmp_path.iterdir()) == []
    private_files.remove_leftovers(tmp_path / "not there")
