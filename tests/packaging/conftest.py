"""What is shipped, built once for all tests that look at it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(out.glob("*.whl"))


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The folder of the bundle of this tree; built again only when something that goes in has changed."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "make_bundle.py")], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return ROOT / "build" / "bundle" / "paydesk"
