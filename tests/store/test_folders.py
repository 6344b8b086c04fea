"""The data folder: its location and permissions."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import platformdirs
import pytest

from paydesk.store import errors, folders, private_files
from paydesk.store.account_key import AccountKey
from paydesk.store.errors import FaultKind, KnownFault
from tests.helpers.rights import for_owner_only


def test_paydesk_home_is_obeyed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "here"))
    assert folders.data_folder() == tmp_path / "here"
    assert folders.demo_folder() == tmp_path / "here" / "demo"
    assert not (tmp_path / "here").exists()


@pytest.mark.parametrize("value", [None, "", "  "])
def test_else_it_is_the_platforms_own_place(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    if value is None:
        monkeypatch.delenv(folders.HOME_VARIABLE)
    else:
        monkeypatch.setenv(folders.HOME_VARIABLE, value)
    assert folders.data_folder() == Path(platformdirs.user_data_dir("Paydesk", appauthor=False))


def test_a_home_may_be_given_by_tilde_or_relative(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("USERPROFILE" if os.name == "nt" else "HOME", str(tmp_path / "someone"))
    monkeypatch.setenv(folders.HOME_VARIABLE, "~/till")
    assert folders.data_folder() == tmp_path / "someone" / "till"
    monkeypatch.setenv(folders.HOME_VARIABLE, "till")
    assert folders.data_folder() == tmp_path / "till"


def test_it_is_made_for_its_owner_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "a" / "b"))
    before = os.umask(0)
    try:
        demo = folders.ensure_data_folder(demo=True)
    finally:
        os.umask(before)
    assert demo == tmp_path / "a" / "b" / "demo"
    assert for_owner_only((demo, demo.parent, demo.parent.parent))
    assert folders.ensure_data_folder() == demo.parent
    assert folders.ensure_data_folder(demo=True) == demo


@pytest.mark.posix("rights of files")
def test_a_folder_that_was_there_keeps_its_rights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared").chmod(0o755)
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "shared"))
    assert stat.S_IMODE(folders.ensure_data_folder().stat().st_mode) == 0o755


def test_a_file_in_its_place_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for name in ("file", "file/below"):
        monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / name))
        with pytest.raises(KnownFault) as met:
            folders.ensure_data_folder()
        assert met.value.kind is FaultKind.NOT_WRITABLE


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x"
    private_files.replace(path, b"old")

    def no_room(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", no_room)
        with pytest.raises(OSError, match="No space"):
            private_files.replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
    private_files.replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert for_owner_only([path])


@pytest.mark.skipif(os.name == "nt", reason="no folder is synced there")
@pytest.mark.parametrize(("code", "may_pass"), [(errno.EINVAL, True), (errno.ENOTSUP, True), (errno.EIO, False)])
def test_what_is_in_its_place_is_there_whatever_the_folder_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, *, may_pass: bool
) -> None:
    """A PIN was called not written that was, and no journal opened on a disk that syncs no folder."""
    real = os.fsync

    def failing(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(code, os.strerror(code))
        real(handle)

    monkeypatch.setattr(os, "fsync", failing)
    private_files.replace(tmp_path / "a", b"new")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("a", b"new")]
    if may_pass:
        private_files.sync_folder(tmp_path)
    else:
        with pytest.raises(OSError, match="Errno 5"):
            private_files.sync_folder(tmp_path)


def test_a_file_that_a_scanner_reads_for_a_moment_is_replaced_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows replaces no file that somebody has open; elsewhere nobody need wait."""
    path = tmp_path / "x"
    private_files.replace(path, b"old")
    with path.open("rb") as scanner:
        monkeypatch.setattr("paydesk.store.private_files.time.sleep", lambda _s: scanner.close())
        private_files.replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, FaultKind.DISK_FULL),
        (errno.EDQUOT, FaultKind.DISK_FULL),
        (errno.EACCES, FaultKind.NOT_WRITABLE),
        (errno.EROFS, FaultKind.NOT_WRITABLE),
        (errno.EIO, FaultKind.NOT_WRITABLE),
    ],
)
def test_faults_of_the_file_system_have_a_kind(tmp_path: Path, number: int, kind: FaultKind) -> None:
    with pytest.raises(KnownFault) as met, errors.translate_os_errors(tmp_path / "x"):
        raise OSError(number, os.strerror(number))
    assert met.value.kind is kind
    assert os.strerror(number) in str(met.value)
    assert str(tmp_path) not in str(met.value)


def test_the_key_of_accounts_is_made_once_for_each_folder(tmp_path: Path) -> None:
    """Of another size it is none: it would hide nothing."""
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    digest = AccountKey.load_or_create(here).digest("upi:asha@okbank")
    assert len(digest) == 32
    assert AccountKey.load_or_create(here).digest("upi:asha@okbank") == digest
    assert AccountKey.load_or_create(there).digest("upi:asha@okbank") != digest
    for short in (b"", b"1" * 31):
        (here / "account.key").write_bytes(short)
        assert AccountKey.load_or_create(here).digest("upi:asha@okbank") != digest
        kept = (here / "account.key").read_bytes()
        assert len(kept) == 32
        assert kept != (there / "account.key").read_bytes()
