"""The ASGI layer around the services that applies faults: the active ones, and those that a request names itself."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from paydesk.sandbox.control.fault_box import Fault, FaultBox, FaultError, HeldRequest
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.control.preferred_fault import read_preferred_fault
from paydesk.sandbox.world import World

CONTROLS_PREFIX: Final = "/_sandbox"
"""Path of the controls, which faults never apply to."""

SERVICE_PREFIXES: Final = ("/pg", "/payout", "/verification")
"""Paths of the services, which other machines cannot reach."""
_MATCHES: Final = {name: (kind.method, kind.path) for name, kind in FAULT_KINDS.items()}


class FaultLayer:
    """ASGI middleware that applies faults; a request without one passes through."""

    def __init__(self, app: ASGIApp, box: FaultBox, world: World, closing: asyncio.Event) -> None:
        self._app = app
        self._box = box
        self._world = world
        self._closing = closing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._forward_late_requests()
        try:
            fault = self._find_fault(scope) if scope["type"] == "http" else None
        except FaultError as wrong:
            await JSONResponse({"error": f"Prefer: {wrong}"}, 400)(scope, receive, send)
            return
        if fault is None:
            await self._app(scope, receive, send)
            return
        held = HeldRequest(self._app, scope, receive, send, fault, self._world, self._closing, self._box)
        await FAULT_KINDS[fault.kind].run(held)

    def _find_fault(self, scope: Scope) -> Fault | None:
        """Return the fault that a request to a service names itself, or the active one that applies, or None."""
        path = scope["path"]
        if path.startswith(CONTROLS_PREFIX):
            return None
        if path.startswith(SERVICE_PREFIXES):
            named = read_preferred_fault(scope["headers"], _MATCHES)
            if named is not None and named.try_hit(scope["method"], path):
                return named
        return self._box.take_hit(scope["method"], path, FAULT_KINDS) if self._box else None

    async def _forward_late_requests(self) -> None:
        now = self._world.clock.now_ms()
        due = [each for each in self._box.late_requests if each[0] <= now]
        for each in due:
            self._box.late_requests.remove(each)
            await each[1].forward()
