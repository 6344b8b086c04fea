"""A network of its own, where the names of the service lead to a sandbox on port 443: for SDKs with fixed hosts."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.sandbox import SandboxProcess

NAMES = ("sandbox.cashfree.com", "payout-gamma.cashfree.com")
NEW_NETWORK = ("unshare", "--map-root-user", "--mount", "--net")


class NamedSandbox:
    """A sandbox behind the service's names; `enter` runs another program in its network, with its hosts file."""

    def __init__(self, start: Callable[..., SandboxProcess], folder: Path, *options: str) -> None:
        hosts = folder / "hosts"
        hosts.write_text(f"127.0.0.1 localhost {' '.join(NAMES)}\n", encoding="utf-8")
        lead = 'mount --bind "$0" /etc/hosts && ip link set lo up && exec "$@"'
        tls = ("--port", "443", "--seed", "1", "--tls", str(folder / "tls"), "--names", ",".join(NAMES))
        self.process = start(*tls, *options, enter=[*NEW_NETWORK, "sh", "-c", lead, str(hosts)])
        self.authority: str = self.process.said["authority"]
        target = str(self.process.process.pid)
        self.enter = ["nsenter", "--target", target, "--user", "--mount", "--net", "--preserve-credentials"]

    @property
    def keys(self) -> tuple[str, str, str]:
        """The address and keys of its first line."""
        return self.process.url, self.process.client_id, self.process.client_secret


@pytest.fixture
def named_sandbox(start_sandbox: Callable[..., SandboxProcess], tmp_path: Path) -> Callable[..., NamedSandbox]:
    """Start a sandbox behind the service's names with further options; any user may, where namespaces are allowed."""
    if os.name == "nt" or not all(shutil.which(each) for each in ("unshare", "nsenter", "ip")):
        pytest.skip("for Linux: namespaces")
    if subprocess.run([*NEW_NETWORK, "true"], check=False, capture_output=True).returncode:
        pytest.skip("needs user namespaces")
    return lambda *options: NamedSandbox(start_sandbox, tmp_path, *options)
