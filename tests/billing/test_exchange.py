"""Bills as files: begun once, answered at each change, stale after a restart, and nothing from a stranger's folder."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from paydesk.billing import exchange
from paydesk.domain.billing.program import EXCHANGE_FOLDER
from tests.helpers.billing_rig import BillingRig
from tests.helpers.control import Control

WRITER = """
import os, sys
folder, name, text = sys.argv[1:]
with open(os.path.join(folder, name + ".tmp"), "w", newline="") as file:
    file.write(text)
os.rename(os.path.join(folder, name + ".tmp"), os.path.join(folder, name + ".req"))
"""


class FileProgram:
    """An old program: it renames files, and reads answers."""

    def __init__(self, rig: BillingRig, folder: Path, key: str) -> None:
        self._rig = rig
        self.inbox, self.outbox = folder / "in", folder / "out"
        self._mac_key = hashlib.sha256(key.encode()).hexdigest().encode()

    async def send(self, name: str, **fields: object) -> None:
        """Write a request in a process of its own."""
        text = "".join(f"{field}={value}\r\n" for field, value in fields.items())
        command = [sys.executable, "-c", WRITER, str(self.inbox), name, text]
        await asyncio.to_thread(subprocess.run, command, check=True)

    async def answer(self, name: str, status: str = "") -> dict[str, str]:
        """Return the answer, once it has this status."""
        path, found = self.outbox / f"{name}.ans", dict[str, str]()

        def is_answered() -> bool:
            found.update(self._read(path.read_bytes()) if path.exists() else {})
            return bool(found) and status in {"", found["STATUS"]}

        await self._rig.until(is_answered)
        return found

    def _read(self, raw: bytes) -> dict[str, str]:
        text, _, mac = raw.decode("ascii").rpartition("MAC=")
        assert hmac.new(self._mac_key, text.encode(), hashlib.sha256).hexdigest() == mac.strip()
        return dict(line.split("=", 1) for line in text.splitlines())


async def serve_files(rig: BillingRig, key: str) -> FileProgram:
    """Switch files on, and return the program once it has its folder."""
    settings = rig.config.settings
    rig.use_settings(replace(settings, billing=replace(settings.billing, folder=True)))
    folder = rig.options.folder / EXCHANGE_FOLDER / "Marg"
    await rig.until((folder / "out").exists)
    return FileProgram(rig, folder, key)


@pytest_asyncio.fixture
async def marg(rig: BillingRig, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FileProgram]:
    monkeypatch.setattr(exchange, "INTERVAL_S", 0.02)
    yield await serve_files(rig, await rig.register_key("Marg"))


async def test_a_bill_of_a_file_is_paid(rig: BillingRig, marg: FileProgram, control: Control) -> None:
    await marg.send("A1", BILL="INV-42", AMOUNT="1250.50")
    waits = await marg.answer("A1", "WAIT")
    assert (waits["PAID"], waits["FINAL"], waits["AMOUNT"], waits["BILL"]) == ("0", "0", "1250.50", "INV-42")
    await rig.until(lambda: control.books()["orders"])
    (sale,) = rig.engine.sales.sales
    await rig.until(lambda: rig.sale(sale.sale_id).codes)
    control.phone(rig.sale(sale.sale_id).order_id)
    await rig.until_read(sale.sale_id, lambda: rig.sale(sale.sale_id).paid_at is not None)
    paid = await marg.answer("A1", "HAND_OVER")
    assert (paid["PAID"], paid["FINAL"]) == ("1", "1")
    await marg.send("A2", BILL="INV-42", AMOUNT="1250.50")
    assert (await marg.answer("A2", "HAND_OVER"))["ID"] == paid["ID"]
    assert len(control.books()["orders"]) == 1
    assert list(marg.inbox.iterdir()) == []


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"BILL": "INV-42", "AMOUNT": "4.355"}, "rules"),
        ({"BILL": "INV-42"}, "rules"),
        ({"AMOUNT": "5"}, "rules"),
        ({"BILL": "INV-42", "CMD": "REFUND"}, "rules"),
        ({"BILL": "INV-1", "CMD": "STATUS"}, "unknown_charge"),
        ({"BILL": "INV-1", "CMD": "CANCEL"}, "unknown_charge"),
        ({"BILL": "x" * 5_000}, "not_lines"),
    ],
)
async def test_a_request_that_breaks_a_rule_is_refused(
    marg: FileProgram, control: Control, fields: dict[str, str], code: str
) -> None:
    await marg.send("A1", **fields)
    assert (await marg.answer("A1", "REFUSED"))["ERROR"] == code
    assert control.books()["orders"] == []


async def test_an_old_request_begins_nothing(marg: FileProgram, control: Control) -> None:
    path = marg.inbox / "A1.tmp"
    path.write_text("BILL=INV-42\r\nAMOUNT=1250.50\r\n")
    old = time.time() - exchange.MAX_AGE_S - 5
    os.utime(path, (old, old))
    path.rename(marg.inbox / "A1.req")
    assert (await marg.answer("A1"))["STATUS"] == "STALE"
    assert control.books()["orders"] == []


async def test_after_a_restart_a_bill_is_followed_and_none_is_begun(
    sandbox: Any, rig: BillingRig, marg: FileProgram, control: Control
) -> None:
    await marg.send("A1", BILL="INV-42", AMOUNT="1250.50")
    await marg.answer("A1", "WAIT")
    (sale,) = rig.engine.sales.sales
    await rig.until(lambda: rig.sale(sale.sale_id).codes)
    await rig.__aexit__(None, None, None)
    await marg.send("A2", BILL="INV-43", AMOUNT="99")
    async with BillingRig(rig.options.folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as anew:
        anew.use_settings(rig.config.settings)
        assert (await marg.answer("A2"))["STATUS"] == "STALE"
        control.phone(anew.sale(sale.sale_id).order_id)
        await anew.until_read(sale.sale_id, lambda: anew.sale(sale.sale_id).paid_at is not None)
        assert (await marg.answer("A1", "HAND_OVER"))["BILL"] == "INV-42"
    assert len(control.books()["orders"]) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
async def test_a_folder_elsewhere_is_not_read(rig: BillingRig, tmp_path: Path) -> None:
    key = await rig.register_key("Marg")
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "in").mkdir(parents=True)
    (rig.options.folder / EXCHANGE_FOLDER).mkdir()
    (rig.options.folder / EXCHANGE_FOLDER / "Marg").symlink_to(elsewhere)
    program = await serve_files(rig, key)
    await program.send("A1", BILL="INV-42", AMOUNT="5")
    await rig.register("Tally")
    assert [path.name for path in (elsewhere / "in").iterdir()] == ["A1.req"]
