"""`paydesk charge`: its exit codes against a counter that runs, and against none."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paydesk.domain.billing.messages import ChargeBegun
from paydesk.domain.commands import LockScreen
from tests.billing.test_charges import open_charge
from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.control import Control


class Program:
    """A program that starts `paydesk charge`."""

    def __init__(self, folder: Path, key: str) -> None:
        self._key_file = folder / "key.txt"
        self._key_file.write_text(f"{key}\n")
        self._environment = {**os.environ, "PAYDESK_HOME": str(folder / "till")}

    async def start(self, *arguments: str, bill: str = "INV-42") -> asyncio.subprocess.Process:
        command = [sys.executable, "-m", "paydesk", "charge", "--bill", bill, "--key-file", str(self._key_file)]
        return await asyncio.create_subprocess_exec(
            *command, *arguments, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    async def run(self, *arguments: str, bill: str = "INV-42") -> tuple[int | None, str, str]:
        process = await self.start(*arguments, bill=bill)
        out, err = await process.communicate()
        return process.returncode, out.decode(), err.decode()


@pytest.fixture
def program(marg: BillingClient, tmp_path: Path) -> Program:
    return Program(tmp_path, marg.key)


async def test_a_batch_file_waits_for_the_payment(
    program: Program, rig: BillingRig, marg: BillingClient, control: Control
) -> None:
    process = await program.start("--amount", "1250.50", "--wait", "60", "--json")
    charge_id = await _until_pushed(rig)
    charge = await open_charge(marg)
    control.phone(charge["order_id"])
    out, err = await process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert json.loads(out)["status"] == "hand_over"
    assert json.loads(out)["id"] == charge_id


async def test_each_end_has_an_exit_code(program: Program, marg: BillingClient, rig: BillingRig) -> None:
    assert (await program.run("--amount", "1250.50"))[0] == 10
    assert (await program.run("--amount", "99"))[0] == 23
    code, out, _ = await program.run("--cancel", "--wait", "60")
    assert (code, out.split()[:3]) == (11, ["not_paid", "INV-42", "1250.50"])
    assert (await program.run("--status"))[0] == 11
    assert (await program.run("--status", bill="INV-1"))[0] == 24
    assert (await program.run("--amount", "4.355", bill="INV-1"))[0] == 24
    await rig.send(LockScreen())
    assert (await program.run("--amount", "5", bill="INV-1"))[0] == 22
    assert (await program.run(bill="INV-1"))[0] == 2


async def test_a_wrong_key_and_no_counter_have_their_own(program: Program, tmp_path: Path) -> None:
    assert (await Program(tmp_path, "pdk_test_other").run("--status"))[0] == 21
    (tmp_path / "key.txt").unlink()
    assert (await program.run("--status"))[0] == 21
    (tmp_path / "elsewhere").mkdir()
    assert (await Program(tmp_path / "elsewhere", "pdk_test_other").run("--status"))[0] == 20


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let the child receive Ctrl+C: it inherits an ignored SIGINT, as that of a job in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.usefixtures("interruptible")
async def test_an_interrupt_cancels_nothing(program: Program, rig: BillingRig, marg: BillingClient) -> None:
    process = await program.start("--amount", "1250.50", "--wait", "60")
    charge_id = await _until_pushed(rig)
    process.send_signal(signal.SIGINT)
    await process.communicate()
    assert process.returncode == 130
    assert (await marg.read(charge_id)).json()["cancelling"] is False


async def _until_pushed(rig: BillingRig) -> str:
    """Return the ID of the charge, once the program has pushed its bill."""
    await rig.until(lambda: rig.all(ChargeBegun))
    return f"c_{rig.last(ChargeBegun).sale_id}"
