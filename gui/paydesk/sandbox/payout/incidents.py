"""Incidents at banks: their list, and the control that begins and ends one (docs/service.md#incidents)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox import clock
from paydesk.sandbox.payout.call import DIRECT, PayoutError, PayoutOperation, envelope, error_row, read_fields
from paydesk.sandbox.payout.ifsc import BANKS
from paydesk.sandbox.payout_state import Incident
from paydesk.sandbox.schemas import FLAG, LIST, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import SettingError
from paydesk.sandbox.world import World

RESOLVED: Final = "RESOLVED"
UNRESOLVED: Final = "UNRESOLVED"
_TIME_FORM: Final = "%Y-%m-%d %H:%M:%S"
_BAD_TIME: Final = ("422", "startTime and endTime should be in the format yyyy-mm-dd hh:mm:ss")
_BAD_RANGE: Final = error_row("422", "startTime should be less than or equal to EndTime")
QUERY: Final = BodyShape(
    "IncidentQuery",
    (
        FieldRule("status", choices=(RESOLVED, UNRESOLVED, "ALL"), if_wrong=("422", "Please provide a valid status"),
                  description="UNRESOLVED when absent"),
        FieldRule("startTime", if_wrong=_BAD_TIME, description="yyyy-mm-dd hh:mm:ss; when absent, 00:00:00 of today"),
        FieldRule("endTime", if_wrong=_BAD_TIME, description="when absent, 23:59:59 of today"),
        FieldRule("entityCode", if_wrong=("422", "Please provide a valid entityCode"), description="a bank: YESB"),
    ),
)  # fmt: skip
ITEM: Final = BodyShape(
    "PayoutIncident",
    (
        FieldRule("id", WHOLE, required=True),
        *(FieldRule(name, required=True) for name in ("type", "entity", "mode", "createdAt", "resolvedAt")),
        *(FieldRule(name, FLAG, required=True) for name in ("isScheduled", "isResolved")),
        *(FieldRule(name, required=True) for name in ("impact", "entityName", "entityCode")),
    ),
)
INCIDENTS: Final = BodyShape("PayoutIncidents", (FieldRule("incidents", LIST, required=True, shape=ITEM),))


def list_incidents(call: Call) -> Reply:
    """Answer GET /payout/v1/incidents: those that began in a time, the latest first."""
    world, query = call.world, read_fields(call.fields, QUERY, DIRECT)
    now = world.clock.now_ms()
    start = _time(query["startTime"], clock.day_start_ms(clock.date_at(now)))
    end = _time(query["endTime"], clock.day_end_ms(now) - 1_000)
    if start > end:
        raise PayoutError.from_row(_BAD_RANGE)
    status = query["status"] or UNRESOLVED
    found = [
        _entity(each)
        for each in reversed(world.records(Incident).values())
        if status in {"ALL", UNRESOLVED if each.resolved_ms is None else RESOLVED}
        and start <= each.created_ms // 1_000 * 1_000 <= end
        and query["entityCode"] in {"", each.bank_code}
    ]
    return envelope("200", "List of incidents retrieved", {"incidents": found})


def set_incident(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    """Begin an incident at a bank, {"bank": "YESB"}, or end it with "resolved": true. Raises SettingError."""
    code, resolved = body["bank"], body.get("resolved", False)
    if not isinstance(code, str) or code not in BANKS or not isinstance(resolved, bool):
        raise SettingError("bank is one of " + ", ".join(BANKS) + "; resolved is true or false")
    known = (each for each in world.records(Incident).values() if (each.bank_code, each.resolved_ms) == (code, None))
    found = next(known, None)
    if found is None:
        if resolved:
            raise SettingError("there is no incident at this bank")
        found = Incident(world.ids.next_number("incident"), code, world.clock.now_ms())
    elif resolved:
        found.resolved_ms = world.clock.now_ms()
    world.put(found)
    return _entity(found)


def _entity(incident: Incident) -> dict[str, Json]:
    ended = incident.resolved_ms
    return {
        "id": incident.number,
        "type": "BENEFICIARY",
        "entity": "BANK",
        "mode": "IMPS",
        "createdAt": clock.to_local_text(incident.created_ms),
        "resolvedAt": "" if ended is None else clock.to_local_text(ended),
        "isScheduled": False,
        "isResolved": ended is not None,
        "impact": "HIGH",
        "entityName": BANKS[incident.bank_code],
        "entityCode": incident.bank_code,
    }


def _time(text: str, default: int) -> int:
    try:
        moment = datetime.strptime(text, _TIME_FORM).replace(tzinfo=clock.INDIA) if text else None
    except ValueError:
        raise PayoutError(*_BAD_TIME) from None
    return default if moment is None else int(moment.timestamp()) * 1_000


OPERATIONS: Final = (
    PayoutOperation(
        "GET",
        ("v1",),
        "incidents",
        list_incidents,
        QUERY,
        INCIDENTS,
        "payout_other",
        "What is disturbed at banks",
        rows=(_BAD_RANGE,),
    ),
)
