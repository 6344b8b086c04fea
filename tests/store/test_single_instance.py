"""One running program per data folder."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from paydesk.store import single_instance
from paydesk.store.errors import FaultKind, KnownFault


@pytest.mark.skipif(os.name == "nt", reason="nothing but the file is locked there")
def test_where_a_folder_cannot_be_locked_the_lock_file_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    lock = fcntl.flock

    def as_nfs_has_it(handle: int, how: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EBADF, "a folder is not open for writing")
        lock(handle, how)

    monkeypatch.setattr(fcntl, "flock", as_nfs_has_it)
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    assert single_instance.claim(tmp_path) is None
    claim.release()


def test_two_folders_run_side_by_side_and_release_frees_one(tmp_path: Path) -> None:
    shop, demo = tmp_path, tmp_path / "demo"
    demo.mkdir()
    first, second = single_instance.claim(shop), single_instance.claim(demo)
    assert first is not None
    assert second is not None
    assert single_instance.claim(shop) is None
    first.release()
    assert single_instance.claim(demo) is None
    again = single_instance.claim(shop)
    assert again is not None
    again.release()
    second.release()
    assert sorted(path.name for path in shop.iterdir()) == ["demo", single_instance.LOCK_NAME]


def test_a_child_process_does_not_keep_the_folder(tmp_path: Path) -> None:
    """A browser that the program has opened outlives it."""
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    code = "import sys; print('here', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False
    ) as child:
        assert child.stdout is not None
        assert child.stdout.read(4) == b"here", "what is closed as it begins is closed by now"
        claim.release()
        again = single_instance.claim(tmp_path)
        assert again is not None
        again.release()


def test_a_folder_that_cannot_hold_the_lock_is_named(tmp_path: Path) -> None:
    with pytest.raises(KnownFault) as met:
        single_instance.claim(tmp_path / "missing")
    assert met.value.kind is FaultKind.NOT_WRITABLE


@pytest.mark.posix("files that are opened only where they are no link")
def test_a_lock_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("")
    (tmp_path / single_instance.LOCK_NAME).symlink_to(tmp_path / "other")
    with pytest.raises(KnownFault):
        single_instance.claim(tmp_path)
    assert os.path.lexists(tmp_path / single_instance.LOCK_NAME)
