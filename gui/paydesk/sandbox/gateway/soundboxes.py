"""Endpoints of soundboxes, which announce the payments at a terminal (docs/service.md#soundboxes)."""

from __future__ import annotations

from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.errors import INVALID_REQUEST, ErrorRow, RowError, field_error, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import terminal_call_id, terminal_vpa
from paydesk.sandbox.gateway.terminals import find_by_number
from paydesk.sandbox.gateway_state import SoundboxRecord
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.schemas import ID, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import ACTIVE, Terminal
from paydesk.sandbox.world import SHOP_NAME, World

_LANGUAGES: Final = ("English", "Hindi", "Tamil")
_VPA: Final = FieldRule("vpa", required=True, min_length=3, max_length=255, description="that of the terminal")
_TERMINAL: Final = FieldRule("cf_terminal_id", WHOLE, required=True, minimum=0)
_DEVICE: Final = FieldRule("device_serial_no", min_length=1, max_length=100)
_NAME: Final = FieldRule("merchant_name", min_length=1, max_length=100)
_LANGUAGE: Final = FieldRule("language", choices=_LANGUAGES)
NEW: Final = BodyShape("NewSoundbox", (_VPA, _TERMINAL, _DEVICE, _NAME, _LANGUAGE))
CHANGED: Final = BodyShape("ChangedSoundbox", (_VPA, _TERMINAL, _NAME, _LANGUAGE))
DEMAPPED: Final = BodyShape("DemappedSoundbox", (_TERMINAL, _DEVICE))
QUERY: Final = BodyShape(
    "SoundboxQuery",
    (FieldRule("device_serial_no"), FieldRule("cf_terminal_id", WHOLE, minimum=0, description="or else the device")),
)
SOUNDBOX: Final = BodyShape(
    "Soundbox",
    (
        FieldRule("vpa", required=True),
        FieldRule("cf_terminal_id", ID, required=True, description="text from version 2023-08-01 to 2025-01-01"),
        FieldRule("device_serial_no", required=True, nullable=True),
        *(FieldRule(name, required=True) for name in ("merchant_name", "language")),
    ),
)
_EXISTS: Final = ErrorRow(
    "soundbox_exists", 409, INVALID_REQUEST, "soundbox_already_exists", "the address or the device is in use already"
)
_NOT_FOUND: Final = ErrorRow(
    "soundbox_not_found", 404, INVALID_REQUEST, "soundbox_not_found", "the terminal has no such soundbox"
)


def _soundboxes(world: World) -> list[SoundboxRecord]:
    return [each for each in world.records(SoundboxRecord).values() if not each.removed]


def _find_terminal(world: World, number: int) -> Terminal:
    if number not in world.terminals:
        raise RowError("terminal_id_not_found")
    return world.terminals[number]


def create(call: Call) -> Reply:
    """Answer POST /pg/terminal/soundbox: a soundbox for the UPI address of an ACTIVE terminal."""
    world, fields = call.world, shapes.read_fields(call.body, NEW)
    terminal, device = _find_terminal(world, fields["cf_terminal_id"]), fields["device_serial_no"] or ""
    if terminal.status != ACTIVE:
        raise RowError("terminal_id_not_found")
    if fields["vpa"] != terminal_vpa(terminal):
        raise field_error("vpa", "is not that of the terminal")
    if any(each.vpa == fields["vpa"] or (device and each.device_serial_no == device) for each in _soundboxes(world)):
        raise RowError(_EXISTS)
    name, language = fields["merchant_name"] or SHOP_NAME, fields["language"] or _LANGUAGES[0]
    soundbox = SoundboxRecord(fields["vpa"], terminal.cf_terminal_id, name, language, device)
    world.put(soundbox)
    return Reply.from_value(_entity(soundbox, call.version))


def change(call: Call) -> Reply:
    """Answer PATCH /pg/terminal/{cf_terminal_id}/soundbox: another name or language."""
    fields = shapes.read_fields(call.body, CHANGED)
    terminal = find_by_number(call)
    if fields["cf_terminal_id"] != terminal.cf_terminal_id:
        raise field_error("cf_terminal_id", "is not that of the address")
    found = [each for each in _soundboxes(call.world) if each.vpa == fields["vpa"] == terminal_vpa(terminal)]
    if not found:
        raise RowError(_NOT_FOUND)
    found[0].merchant_name = fields["merchant_name"] or found[0].merchant_name
    found[0].language = fields["language"] or found[0].language
    call.world.put(found[0])
    return Reply.from_value(_entity(found[0], call.version))


def demap(call: Call) -> Reply:
    """Answer POST /pg/terminal/demap/soundbox: take the soundbox from a terminal; a list of it."""
    world, fields = call.world, shapes.read_fields(call.body, DEMAPPED)
    found = _find(world, _find_terminal(world, fields["cf_terminal_id"]).cf_terminal_id, fields["device_serial_no"])
    if not found:
        raise RowError(_NOT_FOUND)
    for soundbox in found:
        soundbox.removed = True
        world.put(soundbox)
    return Reply.from_value([_entity(each, call.version) for each in found])


def read_all(call: Call) -> Reply:
    """Answer GET /pg/terminal/soundbox/qrcodes: the soundboxes of a terminal, or of a device."""
    fields = shapes.read_fields(call.body, QUERY)
    device, number = fields["device_serial_no"] or None, fields["cf_terminal_id"]
    if device is None and number is None:
        raise field_error("cf_terminal_id", "missing")
    if number is not None:
        _find_terminal(call.world, number)
    return Reply.from_value([_entity(each, call.version) for each in _find(call.world, number, device)])


def _find(world: World, number: int | None, device: str | None) -> list[SoundboxRecord]:
    return [
        each
        for each in _soundboxes(world)
        if number in {None, each.cf_terminal_id} and device in {None, each.device_serial_no}
    ]


def _entity(soundbox: SoundboxRecord, version: str) -> dict[str, Json]:
    return {
        "vpa": soundbox.vpa,
        "cf_terminal_id": terminal_call_id(soundbox.cf_terminal_id, version),
        "device_serial_no": soundbox.device_serial_no or None,
        "merchant_name": soundbox.merchant_name,
        "language": soundbox.language,
    }


_NO_TERMINAL: Final = rows_named("terminal_id_not_found")
OPERATIONS: Final = (
    KeyOperation(
        "POST", "/pg/terminal/soundbox", "terminal", create, NEW, SOUNDBOX, "Give a terminal a soundbox",
        rows=(*_NO_TERMINAL, _EXISTS),
    ),
    KeyOperation(
        "PATCH", "/pg/terminal/{cf_terminal_id}/soundbox", "terminal", change, CHANGED, SOUNDBOX,
        "Change the name or the language of a soundbox", rows=(*_NO_TERMINAL, _NOT_FOUND),
    ),
    KeyOperation(
        "POST", "/pg/terminal/demap/soundbox", "terminal", demap, DEMAPPED, SOUNDBOX,
        "Take the soundbox from a terminal", rows=(*_NO_TERMINAL, _NOT_FOUND), returns_list=True,
    ),
    KeyOperation(
        "GET", "/pg/terminal/soundbox/qrcodes", "terminal", read_all, QUERY, SOUNDBOX,
        "The soundboxes of a terminal or of a device", rows=_NO_TERMINAL, returns_list=True,
    ),
)  # fmt: skip
