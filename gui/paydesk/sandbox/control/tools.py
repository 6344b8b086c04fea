"""Controls for tests: the journal of requests, preloads, and snapshots that can be restored by name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paydesk.sandbox.control.preload import preload
from paydesk.sandbox.control.request_journal import RequestJournal
from paydesk.sandbox.control.routes import ControlError, Controls, json_response, read_object
from paydesk.sandbox.control.stored_faults import load_faults
from paydesk.sandbox.gateway.downtimes import list_downtimes, set_downtime
from paydesk.sandbox.settings import SettingError

MAX_SNAPSHOTS: Final = 20


@dataclass(frozen=True, slots=True)
class ToolControls(Controls):
    """All controls of one sandbox, with those for tests. Snapshots are kept in memory."""

    journal: RequestJournal
    snapshots: dict[str, list[str]] = field(default_factory=dict)

    def routes(self) -> list[Route]:
        """Return the routes of all controls, with those for tests."""
        return [
            *Controls.routes(self),
            *self.guarded_routes(
                ("GET", "/_sandbox/requests", self.requests),
                ("DELETE", "/_sandbox/requests", self.clear_requests),
                ("POST", "/_sandbox/preload", self.preload),
                ("GET", "/_sandbox/incidents", self.incidents),
                ("POST", "/_sandbox/incidents", self.set_incident),
                ("GET", "/_sandbox/snapshots", self.list_snapshots),
                ("POST", "/_sandbox/snapshots/{name}", self.take_snapshot),
                ("DELETE", "/_sandbox/snapshots/{name}", self.remove_snapshot),
                ("POST", "/_sandbox/snapshots/{name}/restore", self.restore),
            ),
        ]

    async def requests(self, request: Request) -> Response:
        """Return the last requests to the services, filtered by ?method, path, status and limit."""
        return json_response({"requests": self.journal.find(request.query_params)})

    async def clear_requests(self, _request: Request) -> Response:
        self.journal.clear()
        return json_response({"requests": []})

    async def preload(self, request: Request) -> Response:
        """Create terminals, beneficiaries, orders and payments from one object."""
        return json_response({"created": preload(self.world, await read_object(request))})

    async def incidents(self, _request: Request) -> Response:
        """Return all downtimes of payment methods."""
        return json_response({"incidents": list_downtimes(self.world)})

    async def set_incident(self, request: Request) -> Response:
        """Begin or end a downtime of a payment method."""
        return json_response(set_downtime(self.world, await read_object(request)))

    async def list_snapshots(self, _request: Request) -> Response:
        return json_response({"snapshots": list(self.snapshots)})

    async def take_snapshot(self, request: Request) -> Response:
        """Keep the whole state under a name, in place of one that has it."""
        name = request.path_params["name"]
        if name not in self.snapshots and len(self.snapshots) >= MAX_SNAPSHOTS:
            raise SettingError(f"there are at most {MAX_SNAPSHOTS} snapshots")
        self.snapshots[name] = self.world.export()
        return await self.list_snapshots(request)

    async def remove_snapshot(self, request: Request) -> Response:
        self.snapshots.pop(request.path_params["name"], None)
        return await self.list_snapshots(request)

    async def restore(self, request: Request) -> Response:
        """Return to the state of a snapshot: records, ids, settings, faults and the time."""
        lines = self.snapshots.get(request.path_params["name"])
        if lines is None:
            raise ControlError(404, "there is no such snapshot")
        self.box.clear()
        self.limiter.reset()
        self.world.restore(lines)
        load_faults(self.world, self.box)
        return json_response({"ok": True})

    async def reset(self, request: Request) -> Response:
        """Start again as `Controls.reset`, with an empty journal; snapshots stay."""
        self.journal.clear()
        return await Controls.reset(self, request)
