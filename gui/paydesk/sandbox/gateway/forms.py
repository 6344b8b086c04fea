"""Bodies of the type multipart/form-data."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.errors import RowError
from paydesk.sandbox.service import Headers

MAX_BYTES: Final = 20 * 1024 * 1024
_BOUNDARY: Final = re.compile(rb'multipart/form-data\s*;.*?boundary="?([^";\s]{1,70})', re.IGNORECASE)
_NAME: Final = re.compile(rb'\sname="([^"]{1,100})"', re.IGNORECASE)
_FILE_NAME: Final = re.compile(rb'\sfilename="([^"]*)"', re.IGNORECASE)


def read_form(headers: Headers, body: bytes) -> dict[str, Json]:
    """Return the fields of a form: of a file its name, and under "<field> digest" a hash of it. Raises RowError."""
    boundary = _BOUNDARY.match(headers.get(b"content-type", b""))
    if boundary is None:
        raise RowError("request_invalid", "Content-Type is not multipart/form-data")
    found: dict[str, Json] = {}
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary[1])[1:]:
        head, gap, value = part.partition(b"\r\n\r\n")
        name, file_name = _NAME.search(head), _FILE_NAME.search(head)
        if part.startswith(b"--"):
            return found
        if not gap or name is None:
            break
        try:
            found[name[1].decode()] = (file_name[1] if file_name else value).decode()
        except UnicodeDecodeError:
            break
        if file_name:
            found[f"{name[1].decode()} digest"] = hashlib.sha256(value).hexdigest()
    raise RowError("request_invalid", "the request body is not a form")
