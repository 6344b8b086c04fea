"""Builds the one-folder bundle, build/bundle/paydesk/, unless it is up to date.

Run it by `python3 dev.py build`, or with any Python that has the packages of constraints.txt.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUFFIX = "-windows" if os.name == "nt" else ""  # separate: Wine builds in the same tree as Linux
BUNDLE = ROOT / "build" / f"bundle{SUFFIX}"
WORK = ROOT / "build" / f"pyinstaller{SUFFIX}"
PROGRAM = BUNDLE / "paydesk" / ("paydesk.exe" if os.name == "nt" else "paydesk")


def input_digest() -> str:
    """Return a hash of everything that the bundle is built from."""
    digest = hashlib.sha256(sys.version.encode())
    files = [file for folder in ("gui", "resources") for file in (ROOT / folder).rglob("*") if file.is_file()]
    files += [
        file for file in (ROOT / "packaging").iterdir() if file.suffix in {".spec", ".manifest", ".plist", ".toml"}
    ]
    files += [ROOT / "packaging" / "make_bundle.py"]
    for file in sorted([*files, ROOT / "constraints.txt", ROOT / "pyproject.toml"]):
        if "__pycache__" not in file.parts:
            digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def folder_size(folder: Path) -> int:
    """Return the size of the files of a folder in bytes, without links."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


@contextlib.contextmanager
def build_lock() -> Iterator[None]:
    """Hold a lock against other builds in this tree: two test runs may need the bundle at once."""
    BUNDLE.parent.mkdir(exist_ok=True)
    with (BUNDLE.parent / "bundle.lock").open("w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(*, force: bool = False) -> Path:
    """Build the bundle unless it is up to date; return its program.

    Raises:
        subprocess.CalledProcessError: PyInstaller failed; its output has been shown.
    """
    with build_lock():
        return build_locked(force=force)


def build_locked(*, force: bool) -> Path:
    """Build like `build`; the caller holds the lock."""
    stamp = BUNDLE / "stamp"
    want = input_digest()
    if not force and PROGRAM.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == want:
        return PROGRAM
    shutil.rmtree(BUNDLE, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(BUNDLE), "--workpath", str(WORK), str(ROOT / "packaging" / "paydesk.spec")]
    # a fixed hash seed: sets are compiled in one order, so that builds of a commit agree
    env = os.environ | {"PYINSTALLER_CONFIG_DIR": str(ROOT / "build" / "pyinstaller-cache"), "PYTHONHASHSEED": "1"}
    subprocess.run(command, cwd=ROOT, env=env, check=True)
    stamp.write_text(want, encoding="utf-8")
    return PROGRAM


def main() -> int:
    """Build the bundle and print its program and size."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--anew", action="store_true", help="build even when nothing has changed")
    program = build(force=parser.parse_args().anew)
    print(f"{program.relative_to(ROOT).as_posix()}: {folder_size(program.parent) / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
