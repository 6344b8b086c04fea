"""The customer of a tour or a self-test: pays and sets faults through the sandbox's control addresses."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Mapping
from typing import Any

from paydesk.worker.sandbox_process import DemoService, DemoServiceError, call_sandbox

_LOG = logging.getLogger("paydesk.worker")


class PretendPhone:
    """Client of `/_sandbox/` on this PC. Blocking; raises OSError if it does not answer."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/") + "/_sandbox/"

    def act(self, order_id: str, action: str, **more: int | str) -> None:
        """Let the customer of an order do something: "pay", "decline", "drop"..."""
        self.press({"order_id": order_id, "action": action, **more})

    def press(self, body: Mapping[str, int | str | float]) -> None:
        """Let the phone do what the control address is told."""
        self._send("POST", "phone", body)

    def set_fault(self, kind: str, path: str, method: str = "") -> None:
        """Let the sandbox answer wrongly to paths that begin with `path`; `kind` is a fault of its list."""
        match = {"path": path, "method": method} if method else {"path": path}
        self._send("POST", "faults", {"match": match, "kind": kind})

    def reset(self) -> None:
        """Remove all orders and faults; the keys stay. Old payment addresses lead nowhere."""
        self._send("POST", "reset?new_ids=1", {})

    def clear_faults(self) -> None:
        self._send("DELETE", "faults", None)

    def advance_clock(self, milliseconds: int) -> None:
        """Move the sandbox's clock forward."""
        self._send("POST", "clock", {"advance_ms": milliseconds})

    def _send(self, method: str, path: str, body: Mapping[str, Any] | None) -> None:
        call_sandbox(self._url + path, method=method, body=None if body is None else json.dumps(body).encode())


def press_in_thread(service: DemoService | None, body: Mapping[str, int | str | float]) -> None:
    """Let the phone do something, in a thread of its own; a refusal is logged."""

    def press() -> None:
        try:
            if service is not None:
                PretendPhone(service.keys().url).press(body)
        except (OSError, DemoServiceError) as fault:  # it was paid or cancelled meanwhile
            _LOG.info("Sandbox refused an action of the pretend phone: %s", fault)

    threading.Thread(target=press, daemon=True).start()
