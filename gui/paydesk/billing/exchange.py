"""Bills as files, for programs that can only write files (docs/billing.md#files).

A program renames `in/X.tmp` to `in/X.req`; Paydesk claims it by renaming it to `.run`, and writes `out/X.ans` anew at
each change. Only a fresh request begins a charge: one that waited while Paydesk was not running may be of another day.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import os
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from paydesk.billing.changes import ChargeChanges
from paydesk.billing.wire import BadRequest, message_of, request_of
from paydesk.counter.billing.charges import ChargeRefused, ChargeService
from paydesk.counter.billing.programs import ProgramService
from paydesk.domain.billing.charge import BillCharge
from paydesk.domain.billing.messages import ChargeProblem
from paydesk.domain.billing.program import EXCHANGE_FOLDER, BillingProgram
from paydesk.domain.exact_json import Json
from paydesk.store import private_files
from paydesk.store.errors import StoreError

INTERVAL_S: Final = 0.5
MAX_AGE_S: Final = 120.0
"""Age of a request above which it begins nothing."""
_MAX_BYTES: Final = 4_096
_MAX_FILES: Final = 100
"""Requests of one program that are looked at in one round."""
_NAME: Final = re.compile(r"[A-Za-z0-9_\-]{1,40}", re.ASCII)
_FIELDS: Final = ("bill", "part", "amount", "id", "order_id", "utr")
_LOG: Final = logging.getLogger("paydesk.billing")


@dataclass(slots=True)
class OpenRequest:
    """A request whose charge is not over: its program and charge, and the answer that was written last."""

    program: BillingProgram
    folder: Path
    name: str
    sale_id: str
    written: str = ""


@dataclass(slots=True)
class ExchangeFolder:
    """The folders of all registered programs, below the data folder."""

    root: Path
    programs: ProgramService
    charges: ChargeService
    changes: ChargeChanges
    _open: dict[Path, OpenRequest] = field(default_factory=dict)

    async def run(self) -> None:
        """Take requests and write answers until cancelled."""
        for program, folder in self._folders():
            with contextlib.suppress(OSError):
                await self._take_up(program, folder)
        while True:
            for program, folder in self._folders():
                with contextlib.suppress(OSError):  # the disk: the next round tries again
                    await self._look(program, folder)
            await self._answer_changes()
            await asyncio.sleep(INTERVAL_S)

    def _folders(self) -> Iterator[tuple[BillingProgram, Path]]:
        """Yield each program with its folder, created if it is missing; folders of other users are left out."""
        for program in self.programs.settings.programs:
            folder = self.root / EXCHANGE_FOLDER / program.name
            try:
                for each in (folder / "in", folder / "out"):
                    private_files.ensure_folder(each)
                if _is_own(folder):
                    yield program, folder
            except OSError as error:
                _LOG.warning("No folder for a billing program: %s", error)

    async def _take_up(self, program: BillingProgram, folder: Path) -> None:
        """Follow the charges that an earlier run began, and answer what waited for it as stale."""
        for path in _files(folder / "in", ".run"):
            await self._handle(program, folder, path, may_begin=False)
        for path in _files(folder / "in", ".req"):
            await self._handle(program, folder, _claim(path), may_begin=False)

    async def _look(self, program: BillingProgram, folder: Path) -> None:
        for path in _files(folder / "in", ".req"):
            is_fresh = -MAX_AGE_S <= time.time() - path.stat().st_mtime <= MAX_AGE_S
            await self._handle(program, folder, _claim(path), may_begin=is_fresh)

    async def _handle(self, program: BillingProgram, folder: Path, path: Path, *, may_begin: bool) -> None:
        try:
            found = _parse(path)
            charge = await self._do(program, found, may_begin=may_begin)
        except _StaleRequest:
            self._write(program, folder, path, {"STATUS": "STALE", "PAID": "0", "FINAL": "1"})
            return
        except BadRequest as refused:
            self._write(program, folder, path, _refusal(refused.code, refused.message))
            return
        except ChargeRefused as refused:
            self._write(program, folder, path, _refusal(refused.problem.value, message_of(refused)))
            return
        except StoreError:
            self._write(program, folder, path, _refusal(ChargeProblem.JOURNAL.value, "ask again"))
            return
        self._open[path] = OpenRequest(program, folder, path.stem, charge.sale.sale_id)

    async def _do(self, program: BillingProgram, found: Mapping[str, str], *, may_begin: bool) -> BillCharge:
        command = found.get("CMD", "CHARGE").upper()
        body: dict[str, Json] = {"bill": found.get("BILL", ""), "method": found.get("METHOD", "qr").lower()}
        part = found.get("PART", "1")
        body["part"] = int(part) if part.isascii() and part.isdigit() and len(part) < 4 else 0
        if command == "CHARGE" and may_begin:
            return self.charges.push(program, request_of({**body, "amount": found.get("AMOUNT", "")}))[0]
        if command not in {"CHARGE", "STATUS", "CANCEL"}:
            raise BadRequest(422, ChargeProblem.RULES.value, "CMD: CHARGE, STATUS or CANCEL", "CMD")
        try:
            charge = self.charges.find(program, str(body["bill"]), int(str(body["part"])))
        except ChargeRefused:
            if command == "CHARGE":
                raise _StaleRequest from None
            raise
        if command == "CANCEL":
            if not may_begin:
                raise _StaleRequest
            return await self.charges.cancel(program, charge.sale.sale_id)
        return charge

    async def _answer_changes(self) -> None:
        """Write the answers of charges that have changed; one that is over is followed no more."""
        for path, request in list(self._open.items()):
            try:
                charge = self.charges.get(request.program, request.sale_id)
            except (ChargeRefused, StoreError):
                continue
            lines = _answer_of(self.changes.describe(charge))
            text = _signed(lines, request.program)
            if text != request.written:
                with contextlib.suppress(OSError):
                    _write_answer(request.folder, request.name, text)
                    request.written = text
            if charge.is_final and request.written == text:
                del self._open[path]
                path.unlink(missing_ok=True)

    def _write(self, program: BillingProgram, folder: Path, path: Path, lines: Mapping[str, str]) -> None:
        with contextlib.suppress(OSError):
            _write_answer(folder, path.stem, _signed(lines, program))
            path.unlink(missing_ok=True)


class _StaleRequest(Exception):
    """Raised for a request that is too old to begin or to cancel anything."""


def _is_own(folder: Path) -> bool:
    """Return True if the folder belongs to the user of Paydesk, and is no link to another place."""
    if folder.is_symlink():
        return False
    return os.name == "nt" or folder.stat().st_uid == os.getuid()


def _files(folder: Path, suffix: str) -> list[Path]:
    """Return the files with this suffix whose names are allowed, oldest names first."""
    with os.scandir(folder) as entries:
        found = [
            Path(entry.path)
            for entry in entries
            if entry.name.endswith(suffix) and entry.is_file(follow_symlinks=False)
        ]
    return sorted(path for path in found if _NAME.fullmatch(path.stem))[:_MAX_FILES]


def _claim(path: Path) -> Path:
    """Rename a request, so that it is taken once. Raises OSError: it has gone."""
    return path.replace(path.with_suffix(".run"))


def _parse(path: Path) -> dict[str, str]:
    """Return the lines of a request as NAME -> value. Raises BadRequest, OSError."""
    with path.open("rb") as file:
        raw = file.read(_MAX_BYTES + 1)
    if len(raw) > _MAX_BYTES or not raw.isascii():
        raise BadRequest(400, "not_lines", "at most 4,096 bytes of ASCII lines NAME=value")
    pairs = (line.partition("=") for line in raw.decode("ascii").splitlines() if line.strip())
    return {name.strip().upper(): value.strip() for name, _, value in pairs}


def _write_answer(folder: Path, name: str, text: str) -> None:
    private_files.replace(folder / "out" / f"{name}.ans", text.encode("ascii", "replace"))


def _refusal(code: str, message: str) -> dict[str, str]:
    return {"STATUS": "REFUSED", "PAID": "0", "FINAL": "1", "ERROR": code, "MESSAGE": message}


def _answer_of(charge: Mapping[str, Json]) -> dict[str, str]:
    flags = {name.upper(): "1" if charge[name] else "0" for name in ("paid", "money", "final", "practice")}
    texts = {name.upper(): str(charge[name] or "") for name in _FIELDS}
    return {"STATUS": str(charge["status"]).upper(), **flags, **texts, "TIME": str(charge["as_of"])}


def _signed(lines: Mapping[str, str], program: BillingProgram) -> str:
    """Return the text of an answer; its last line proves that it is Paydesk's (docs/billing.md#files)."""
    text = "".join(f"{name}={value}\r\n" for name, value in lines.items())
    mac = hmac.new(program.key_digest.encode(), text.encode("ascii", "replace"), hashlib.sha256).hexdigest()
    return f"{text}MAC={mac}\r\n"
