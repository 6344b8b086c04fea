"""The sandbox's memory in a file: a line of JSON for each record as it changed, the last one counts.

A line is written before the answer that tells of it, so an end without warning loses nothing that anybody was told.
At start and at a reset the file is written anew, whole, and put in place in one step.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Final

from paydesk.domain import exact_json
from paydesk.sandbox.state import Record, as_dict, from_dict

HEADER: Final = '{"paydesk-sandbox":1}'


class StoreFile:
    """Appends records to `path`. One process at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[str] | None = None
        self.set_aside: Path | None = None
        """Where a file that could not be read was put, if there was one."""

    def load(self) -> list[Record]:
        """The records of the file in the order they were first written; empty when there is none. Raises OSError."""
        try:
            lines = self._path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return []
        if lines[0].strip() != HEADER.encode():
            if lines != [b""]:
                self.set_aside = self._path.with_name(self._path.name + ".unreadable")
                self._path.replace(self.set_aside)
            return []
        found: dict[tuple[str, str], Record] = {}
        for line in lines[1:]:
            record = _record(line)
            if record is not None:  # the last line may be torn: nobody was told of it
                found[record.kind, record.key] = record
        return list(found.values())

    def rewrite(self, records: Iterable[Record]) -> None:
        """Write all records anew, in one step, and keep the file open. Raises OSError."""
        self.close()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f".{self._path.name}.new")
        handle = os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)  # it holds the pretend keys
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(HEADER + "\n" + "".join(_line(record) for record in records))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._path)
        self._file = self._path.open("a", encoding="utf-8", newline="\n")

    def append(self, records: Iterable[Record]) -> None:
        """Add the changed records. Raises OSError."""
        if self._file is not None:
            self._file.write("".join(_line(record) for record in records))
            self._file.flush()

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _line(record: Record) -> str:
    return exact_json.encode({"kind": record.kind, "of": as_dict(record)}) + "\n"


def _record(line: bytes) -> Record | None:
    try:
        value = exact_json.decode(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict) or not isinstance(value.get("of"), dict):
        return None
    return from_dict(str(value.get("kind")), value["of"])  # type: ignore[arg-type]  # a dict, as was just seen
