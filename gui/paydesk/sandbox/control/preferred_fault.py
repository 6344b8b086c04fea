"""The fault that a request names itself: `Prefer: code=404`, or `Prefer: fault=delay, ms=500` (RFC 7240)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from paydesk.sandbox.control.fault_box import OPTIONS, Fault, FaultError, read_fault

_PREFERENCE: Final = re.compile(r'\s*([A-Za-z_-]{1,40})\s*(?:=\s*(?:"([^"]*)"|([^\s,;"]*)))?\s*(?:[,;]|$)')
_NAMES: Final = frozenset({"fault", "code"})


def read_preferred_fault(headers: Iterable[tuple[bytes, bytes]], kinds: dict[str, tuple[str, str]]) -> Fault | None:
    """Return the fault of the header `Prefer`; None without one, or if it says neither `fault` nor `code`.

    Raises:
        FaultError: The fault is invalid.
    """
    text = ",".join(value.decode("latin-1") for name, value in headers if name == b"prefer")
    found = {name.lower(): quoted or plain for name, quoted, plain in _PREFERENCE.findall(text)} if text else {}
    if not found.keys() & _NAMES:
        return None
    code = found.pop("code", None)
    body: dict[str, Any] = {"kind": found.pop("fault", "status"), **{n: _option(n, v) for n, v in found.items()}}
    if code is not None:
        body["status"] = _option("status", code)
        if body["kind"] == "status" and not (isinstance(body["status"], int) and body["status"] >= 400):
            raise FaultError("code is a status from 400 to 599")
    return read_fault(body, kinds, 0)


def _option(name: str, value: str) -> object:
    """Return the value of an option as its type; text that is none of it stays text, and is refused as such."""
    match OPTIONS.get(name):
        case type() as kind if kind is int and value.isascii() and value.isdecimal() and len(value) <= 12:
            return int(value)
        case type() as kind if kind is bool and value in {"", "true", "false"}:
            return value != "false"
        case _:
            return value
