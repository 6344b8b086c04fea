"""A test that cannot run says so, and on a build server that is a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NEEDS_CURL = "tests/docs/test_sandbox_page.py"


def run_without_tools(build_server: str) -> tuple[int, str]:
    """Run tests that need a shell where there is none; pytest's exit code and what it said."""
    env = os.environ | {"PATH": "", "CI": build_server, "PYTEST_ADDOPTS": ""}
    unused = [word for name in ("cacheprovider", "anyio", "schemathesis", "cov") for word in ("-p", f"no:{name}")]
    command = [sys.executable, "-m", "pytest", "-q", *unused, "-n", "0", NEEDS_CURL]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="tools are installed on Linux only")
def test_what_is_missing_fails_on_a_build_server() -> None:
    code, said = run_without_tools("true")
    assert code == 1, said
    assert "needs bash and curl: a build server must have it" in said


def test_elsewhere_it_is_skipped_with_its_reason() -> None:
    code, said = run_without_tools("")
    assert code == 0, said
    assert "needs bash and curl" in said
