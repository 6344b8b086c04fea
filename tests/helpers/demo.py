"""A sandbox of a fixture, as the program's demo service."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from paydesk.worker.sandbox_process import DemoKeys


@dataclass(frozen=True)
class AsDemo:
    """A sandbox of a fixture, as the program's demo service."""

    sandbox: Any

    def keys(self) -> DemoKeys:
        """Return address and keys of the sandbox."""
        return DemoKeys(self.sandbox.url, self.sandbox.client_id, self.sandbox.client_secret)

    def wait_until_died(self) -> bool:
        """Return False: the fixture ends it."""
        return False

    def stop(self) -> None:
        """Do nothing: the fixture ends it."""
