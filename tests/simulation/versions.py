"""The versions of the service by which a shop's transfers go: chosen at random, and each transfer by one alone."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from paydesk.domain.settings.settings import TransferVersion
from tests.simulation.wire import Request

_ID: Final = re.compile(rb'transfer_?[Ii]d["=: ]+([A-Za-z0-9_]+)')


class Versions:
    """Chooses a version for each transfer, and watches what leaves for the service."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(f"versions {seed}")
        self._is_v2: defaultdict[str, set[bool]] = defaultdict(set)

    def choose(self) -> TransferVersion | None:
        """Return the version of the settings from now on."""
        return self._dice.choice((None, TransferVersion.V1_2, TransferVersion.V2))

    def watch(self, request: Request) -> None:
        """Note by which version a transfer is sent or read."""
        if request.path.startswith("/payout/"):
            for transfer_id in _ID.findall(request.query + b" " + request.content):
                self._is_v2[transfer_id.decode()].add(request.path == "/payout/transfers")

    def differ(self) -> Iterator[str]:
        """Yield the transfers that went by one version and were sent or read by another."""
        for transfer_id, found in self._is_v2.items():
            if len(found) > 1:
                yield f"{transfer_id} was asked for by two versions"
