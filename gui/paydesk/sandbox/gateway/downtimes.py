"""Endpoints of downtimes of payment methods, and the control that begins and ends one (docs/service.md#downtimes)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.clock import INDIA, to_iso
from paydesk.sandbox.errors import RowError, field_error, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway_state import DowntimeRecord
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.schemas import FLAG, LIST, OBJECT, TEXTS, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import DAY_MS, SettingError
from paydesk.sandbox.state import ACTIVE
from paydesk.sandbox.world import World

UPCOMING: Final = "UPCOMING"
RESOLVED: Final = "RESOLVED"
_STATUSES: Final = (ACTIVE, UPCOMING, RESOLVED)
_IMPACTS: Final = ("HIGH", "MEDIUM", "LOW")
_TYPES: Final = ("UNSCHEDULED", "SCHEDULED")
_METHODS: Final = ("UPI", "CARD", "NET_BANKING", "WALLET")
_LONGEST_MS: Final = 400 * DAY_MS
QUERY: Final = BodyShape(
    "DowntimeQuery",
    (
        FieldRule("incident_id"),
        FieldRule("incident_status", TEXTS, choices=_STATUSES, description="ACTIVE without it and an incident_id"),
        FieldRule("incident_impact", TEXTS, choices=_IMPACTS),
        FieldRule("incident_type", TEXTS, choices=_TYPES),
        FieldRule("incident_start_time", description="begun then or later: yyyy-mm-dd hh:mm:ss"),
        FieldRule("incident_end_time", description="ended then or earlier: yyyy-mm-dd hh:mm:ss"),
        FieldRule("payment_method", TEXTS, choices=_METHODS),
    ),
)
DOWNTIME: Final = BodyShape(
    "Downtime",
    (
        *(FieldRule(name, required=True) for name in ("incident_id", "incident_message", "incident_start_time")),
        FieldRule("incident_end_time", required=True, nullable=True),
        FieldRule("incident_impact", required=True, choices=_IMPACTS),
        FieldRule("incident_status", required=True, choices=_STATUSES),
        FieldRule("incident_type", required=True, choices=_TYPES),
        FieldRule("payment_method", OBJECT, required=True, description="upi, card, net_banking or wallet"),
    ),
)
DOWNTIMES: Final = BodyShape(
    "Downtimes",
    (FieldRule("count", WHOLE, required=True), FieldRule("incidents", LIST, required=True, shape=DOWNTIME)),
)
NEW: Final = BodyShape(
    "NewDowntime",
    (
        FieldRule("payment_method", required=True, choices=_METHODS),
        FieldRule("impact", choices=_IMPACTS, description="HIGH when absent"),
        FieldRule("message", min_length=1, max_length=500),
        FieldRule("scheduled", FLAG),
        FieldRule("starts_in_ms", WHOLE, minimum=0, maximum=_LONGEST_MS, description="0 when absent"),
        FieldRule("lasts_ms", WHOLE, minimum=0, maximum=_LONGEST_MS, description="until it is resolved when absent"),
        FieldRule("issuers", TEXTS, min_length=1, max_length=100, description="ALL_BANKS when absent"),
        FieldRule("vpas", TEXTS, min_length=1, max_length=100, description="endings of UPI addresses"),
        FieldRule("npci", FLAG),
    ),
)
"""Body of the control that begins a downtime."""


def read_all(call: Call) -> Reply:
    """Answer GET /pg/incident: the active ones, or those of a filter."""
    query = shapes.read_fields(call.body, QUERY)
    wanted = {name: query[name] or None for name in ("incident_impact", "incident_type")}
    statuses = query["incident_status"] or (_STATUSES if query["incident_id"] else (ACTIVE,))
    first, last = (_time(query, name) for name in ("incident_start_time", "incident_end_time"))
    found = [
        entity
        for each in call.world.records(DowntimeRecord).values()
        if (entity := _entity(call.world, each))["incident_status"] in statuses
        and all(values is None or entity[name] in values for name, values in wanted.items())
        and each.incident_id == (query["incident_id"] or each.incident_id)
        and each.payment_method in (query["payment_method"] or _METHODS)
        and (first is None or first <= each.starts_ms // 1_000)
        and (last is None or (each.ends_ms is not None and each.ends_ms // 1_000 <= last))
    ]
    return Reply.from_value({"count": len(found), "incidents": found})


def read(call: Call) -> Reply:
    """Answer GET /pg/incident/{id}: the downtime as it is now, or 404."""
    found = call.world.records(DowntimeRecord).get(call.path["id"])
    if found is None:
        raise RowError("something_not_found")
    return Reply.from_value(_entity(call.world, found))


def list_downtimes(world: World) -> list[dict[str, Json]]:
    """Return all downtimes, the oldest first."""
    return [_entity(world, each) for each in world.records(DowntimeRecord).values()]


def set_downtime(world: World, body: Mapping[str, Any]) -> dict[str, Json]:
    """Begin a downtime by a NEW body, or end one: {"incident_id", "resolved": true}. Raises SettingError."""
    now = world.clock.now_ms()
    if "incident_id" in body:
        downtime = world.records(DowntimeRecord).get(str(body["incident_id"]))
        if downtime is None or _status(downtime, now) == RESOLVED or body.get("resolved") is not True:
            raise SettingError("give the incident_id of one that is not RESOLVED, and resolved: true")
        downtime.starts_ms, downtime.ends_ms = min(downtime.starts_ms, now), now
    else:
        downtime = _new(world, now, body)
    world.put(downtime)
    return _entity(world, downtime)


def _new(world: World, now: int, body: Mapping[str, Any]) -> DowntimeRecord:
    try:
        fields = shapes.read_fields(dict(body), NEW)
    except RowError as fault:
        raise SettingError(fault.message) from None
    method, impact = fields["payment_method"], fields["impact"] or _IMPACTS[0]
    starts = now + (fields["starts_in_ms"] or 0)
    return DowntimeRecord(
        incident_id=f"INCIDENT_{impact}_{world.ids.next_token('downtime')}",
        payment_method=method,
        impact=impact,
        message=fields["message"] or f"Payments by {method} fail more often than usual.",
        starts_ms=starts,
        ends_ms=None if fields["lasts_ms"] is None else starts + fields["lasts_ms"],
        is_scheduled=fields["scheduled"],
        issuers=fields["issuers"] or ["ALL_BANKS"],
        vpas=fields["vpas"] or [],
        is_npci=fields["npci"],
    )


def _status(downtime: DowntimeRecord, now: int) -> str:
    if downtime.ends_ms is not None and downtime.ends_ms <= now:
        return RESOLVED
    return ACTIVE if downtime.starts_ms <= now else UPCOMING


def _time(query: Mapping[str, Any], name: str) -> int | None:
    """Return a time of the query in seconds since the epoch; one without an offset is India's."""
    if not query[name]:
        return None
    try:
        moment = datetime.fromisoformat(query[name])
        return int((moment if moment.tzinfo else moment.replace(tzinfo=INDIA)).timestamp())
    except ValueError:
        raise field_error(name, "is not yyyy-mm-dd hh:mm:ss") from None


def _entity(world: World, downtime: DowntimeRecord) -> dict[str, Json]:
    issuers: list[Json] = [*downtime.issuers]
    methods: dict[str, dict[str, Json]] = {
        "UPI": {
            "upi_issuer": issuers,
            "upi_psp": ["ALL_PSP"],
            "upi_vpa": [*downtime.vpas],
            "is_npci_downtime": downtime.is_npci,
        },
        "CARD": {"card_issuer": issuers, "card_type": ["ALL_CARDS"], "card_network": ["ALL_NETWORKS"]},
        "NET_BANKING": {"net_banking_issuer": issuers},
        "WALLET": {"wallet_issuer": issuers},
    }
    name, ends = downtime.payment_method, downtime.ends_ms
    return {
        "incident_id": downtime.incident_id,
        "incident_impact": downtime.impact,
        "incident_message": downtime.message,
        "incident_start_time": to_iso(downtime.starts_ms).replace("T", " "),
        "incident_end_time": None if ends is None else to_iso(ends).replace("T", " "),
        "incident_status": _status(downtime, world.clock.now_ms()),
        "incident_type": _TYPES[downtime.is_scheduled],
        "payment_method": {name.lower(): methods[name]},
    }


OPERATIONS: Final = (
    KeyOperation("GET", "/pg/incident", "other", read_all, QUERY, DOWNTIMES, "What payment methods are disturbed"),
    KeyOperation(
        "GET", "/pg/incident/{id}", "other", read, None, DOWNTIME, "One downtime",
        rows=rows_named("something_not_found"),
    ),
)  # fmt: skip
