"""docs/sandbox: the lines that point each SDK at the sandbox; those of cashfree-pg are run in each of its versions."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from paydesk.sandbox.server import Running
from tests.sandbox.conftest import ApiClient

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "sandbox"
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_each_page_is_linked_and_leads_to_the_sandbox() -> None:
    page = (FOLDER.parent / "sandbox.md").read_text(encoding="utf-8")
    for file in FOLDER.glob("*.md"):
        assert f"](sandbox/{file.name})" in page
        assert "](../sandbox.md#start-it)" in file.read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.parametrize("version", [3, 4, 5, 6])
def test_the_lines_for_python_read_an_order(sandbox: Running, version: int) -> None:
    api_client = ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret)
    api_client.order(order_id="bill-1")
    api_client.client.close()
    point, new, old = FENCE.findall((FOLDER / "python-pg.md").read_text(encoding="utf-8"))
    keys = {"URL": sandbox.url, "ID": sandbox.client_id, "SECRET": sandbox.client_secret}
    python = os.environ.get(f"PAYDESK_SDK_{version}_PYTHON", "")
    code = point + (new if version > 4 else old)
    command = [python, "-W", "ignore", "-c", code]
    done = subprocess.run(command, env=os.environ | keys, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (0, "ACTIVE\n"), done.stderr[-2_000:]
