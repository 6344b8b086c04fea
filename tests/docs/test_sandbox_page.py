"""docs/sandbox.md: every example of the page is run, by a real curl and a pytest of its own, against a real sandbox."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.__main__ import _parser
from paydesk.sandbox.openapi.document import build_document
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "sandbox.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TOOLS = os.name == "posix" and all(shutil.which(tool) for tool in ("bash", "curl", "sed", "grep", "date"))
PARTS = {
    "PATCH $URL/pg/orders/bill-1",
    "POST $URL/pg/terminal/transactions",
    "POST $URL/payout/v1/directTransfer",
    "POST $URL/payout/v1.2/directTransfer",
    "POST $URL/payout/v1.2/internalTransfer",
    "POST $URL/payout/v1/requestBatchTransfer",
    "POST $URL/payout/transfers/batch",
    "GET $URL/payout/v1/validation/upiDetails",
    "POST $URL/pg/orders/bill-2/refunds",
    "POST $URL/pg/links",
    "GET $URL/pg/terminal/qrcodes",
    "POST $URL/pg/terminal/payments",
    "POST $URL/payout/v1/lend",
    "POST $URL/payout/v1/createCashgram",
    "GET $URL/payout/v1/beneHistory",
}
"""One curl line for each part of docs/service.md#overview."""
MORE_PARTS = {
    "POST $URL/payout/v1/validatePayout",
    "POST $URL/payout/validatePayout",
    "POST $URL/verification/oauth2/generate-token",
}
"""And for these, as soon as the sandbox has them."""


def examples(kind: str) -> list[str]:
    """Return the examples of one kind."""
    return [text for name, text in FENCE.findall(PAGE) if name == kind]


def environment(tmp_path: Path) -> dict[str, str]:
    """Return this environment, with the program of this interpreter first."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "HOME": str(tmp_path)}


def run(command: list[str], tmp_path: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder of its own."""
    return subprocess.run(
        command, env={**environment(tmp_path), **more}, cwd=tmp_path, capture_output=True, text=True, check=False
    )


def test_every_example_is_of_a_kind_that_is_run() -> None:
    kinds = [name for name, _ in FENCE.findall(PAGE)]
    assert set(kinds) == {"console", "python", "sh"}
    assert len(kinds) * 2 == len(re.findall(r"^```", PAGE, re.MULTILINE))


def test_each_part_has_its_line() -> None:
    lines = [line for text in examples("sh") for line in text.splitlines()]
    there = {f"POST $URL{path}" for path in build_document()["paths"]}
    for part in PARTS | (MORE_PARTS & there):
        method, address = part.split()
        fits = [line for line in lines if re.search(re.escape(address) + r'["?]', line)]
        assert any(sends(line, method) for line in fits), part


def sends(line: str, method: str) -> bool:
    """Return True if a line of curl is a request by this method."""
    named = re.search(r"-X (\w+)", line)
    return (named[1] if named else "POST" if " -d " in line else "GET") == method


def check_shell_lines(url: str, client_id: str, client_secret: str, folder: Path) -> None:
    """Run all lines for a shell, by a sandbox that was just started."""
    script = "\n".join(["set -euo pipefail", *(f"echo '## {n}'\n{text}" for n, text in enumerate(examples("sh")))])
    done = run(["bash", "-c", script], folder, URL=url, ID=client_id, SECRET=client_secret, no_proxy="*")
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr
    said = done.stdout
    assert len(re.findall("^## ", said, re.MULTILINE)) == len(examples("sh"))
    assert '"order_status":"TERMINATION_REQUESTED"' in said
    assert said.count('"message":"Transfer completed successfully') == 3
    assert "RefId-" in said
    assert '"payment_method":"QR_CODE"' in said
    assert f'"cashgramLink":"{url}/cashgram/' in said
    assert '"transfers":[{' in said
    assert '"order_status":"PAID"' in said
    assert httpx.get(f"{url}/_sandbox/orders", trust_env=False, verify=NO_TLS).json()["orders"] == []  # a reset


@pytest.mark.skipif(not TOOLS, reason="needs bash and curl")
def test_the_lines_for_a_shell_do_what_they_say(sandbox: Running, tmp_path: Path) -> None:
    check_shell_lines(sandbox.url, sandbox.client_id, sandbox.client_secret, tmp_path)


def write_test(folder: Path) -> Path:
    """Write the test of the page into a file."""
    (test,) = examples("python")
    file = folder / "test_shop.py"
    file.write_text(f"import httpx\n\n\n{test}", encoding="utf-8")
    return file


@pytest.mark.long
@pytest.mark.skipif(not TOOLS, reason="the program of a POSIX installation")
def test_the_test_with_the_fixtures_passes(tmp_path: Path) -> None:
    file = write_test(tmp_path)
    options = ["-q", "-p", "no:cacheprovider", "-p", "paydesk.sandbox.pytest_plugin", "--rootdir", str(tmp_path)]
    command = [sys.executable, "-m", "pytest", *options, str(file)]
    done = run(command, tmp_path, PYTHONPATH="")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def check_first_line(program: list[str | Path], folder: Path) -> None:
    """Start the program as the page does, and compare its first line with the page's."""
    (example,) = examples("console")
    command, shown = example.strip().splitlines()
    words = shlex.split(command.removeprefix("$ paydesk sandbox"))
    words[words.index("--port") + 1] = "0"
    with subprocess.Popen(
        [*program, *words, "--parent-pipe"], env=environment(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        said: dict[str, Any] = json.loads(process.stdout.readline())
    sample: dict[str, Any] = json.loads(shown)
    assert list(said) == list(sample)
    for name, value in sample.items():
        start = str(value).removesuffix("..") if name != "lan" else str(value)
        assert str(said[name]).startswith(start.replace("8700", "")), name


@pytest.mark.skipif(not TOOLS, reason="the program of a POSIX installation")
def test_the_first_line_is_as_the_page_shows_it(tmp_path: Path) -> None:
    check_first_line(["paydesk", "sandbox"], tmp_path)


def test_the_options_are_those_of_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        _parser().parse_args(["sandbox", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    table = PAGE.partition("| option |")[2].partition("##")[0]
    assert set(re.findall(r"^\| `(--[a-z-]+)", table, re.MULTILINE)) == options


def test_the_page_is_in_the_index() -> None:
    assert "](sandbox.md)" in (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    assert "](sandbox-rows.md)" in PAGE
