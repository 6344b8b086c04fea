"""The examples of docs/billing.md, each run against a counter where its runtime is on this machine."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.control import Control

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "billing.md").read_text(encoding="utf-8")
EXAMPLES: Final = dict(re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
CURL: Final = shutil.which("bash") and shutil.which("curl")
NODE: Final = shutil.which("node")
PHP: Final = shutil.which("php")
COMPILER: Final = shutil.which("mcs") and shutil.which("mono")
REFERENCES: Final = ("-r:System.Net.Http.dll", "-r:System.Runtime.Serialization.dll")


def command_of(kind: str, folder: Path) -> list[str]:
    """Return the command that runs an example; skip where its runtime is missing."""
    file = folder / f"example.{kind}"
    file.write_text(EXAMPLES[kind], encoding="utf-8")
    if kind == "python":
        return [sys.executable, str(file)]
    if kind == "sh":
        return ["bash", str(file)] if CURL else pytest.skip("needs bash and curl")
    if kind == "js":
        return [NODE, str(file)] if NODE else pytest.skip("needs Node")
    if kind == "php":
        return [PHP, str(file)] if PHP else pytest.skip("needs PHP")
    if not COMPILER:
        pytest.skip("no .NET here")
    program = folder / "example.exe"
    command = ["mcs", f"-out:{program}", *REFERENCES, str(file)]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    if "CS0006" in compiled.stderr:
        pytest.skip("no .NET here with all its libraries")
    assert compiled.returncode == 0, compiled.stderr
    return ["mono", str(program)]


@pytest.fixture(params=["sh", "python", "js", "php", "csharp"])
def example(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    return command_of(request.param, tmp_path)


async def run(example: list[str], marg: BillingClient, *arguments: str) -> tuple[int, str, str]:
    """Run an example; return its exit code, and what it wrote to stdout and stderr."""
    env = {**os.environ, "PAYDESK_URL": str(marg.http.base_url).rstrip("/"), "PAYDESK_KEY": marg.key}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*example, *arguments, env=env, stdout=pipe, stderr=pipe)
    output, errors = await process.communicate()
    return process.returncode or 0, output.decode(), errors.decode()


async def test_an_example_ends_with_0_once_its_bill_is_paid(
    rig: BillingRig, marg: BillingClient, control: Control, example: list[str]
) -> None:
    running = asyncio.create_task(run(example, marg, "INV-1", "1250.50"))
    control.phone((await marg.until_shown())["order_id"])
    code, output, errors = await running
    assert (code, errors) == (0, "")
    assert output.startswith("PAID INV-1")
    assert (await run(example, marg, "INV-1", "1250.50"))[0] == 0, "it is paid already"
    assert len(control.books()["orders"]) == 1


async def test_an_example_fails_where_nothing_is_paid(rig: BillingRig, marg: BillingClient, example: list[str]) -> None:
    running = asyncio.create_task(run(example, marg, "INV-1", "1250.50"))
    charge = await marg.until_shown()
    code, output, errors = await run(example, marg, "INV-1", "99")
    assert code == 1
    assert "the bill has a charge of another amount" in errors
    await marg.cancel(charge["id"])
    code, output, _ = await running
    assert code == 1
    assert "PAID " not in output


def test_every_example_is_run() -> None:
    assert set(EXAMPLES) == {"sh", "python", "js", "php", "csharp"}
