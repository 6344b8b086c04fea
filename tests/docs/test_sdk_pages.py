"""docs/sandbox: the lines that point each SDK at the sandbox; they are run where the SDK can be had."""

from __future__ import annotations

import os
import subprocess

import pytest

from paydesk.sandbox.server import Running
from tests.helpers.sdk_session import PAGES, node_packages, page_lines
from tests.sandbox.conftest import ApiClient


def test_each_page_is_linked_and_leads_to_the_sandbox() -> None:
    page = (PAGES.parent / "sandbox.md").read_text(encoding="utf-8")
    for file in PAGES.glob("*.md"):
        assert f"](sandbox/{file.name})" in page
        assert "](../sandbox.md#start-it)" in file.read_text(encoding="utf-8")


@pytest.fixture
def keys(sandbox: Running) -> dict[str, str]:
    """Return the variables of the pages, after an order was created."""
    api_client = ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret)
    api_client.order(order_id="bill-1")
    api_client.client.close()
    return {"URL": sandbox.url, "ID": sandbox.client_id, "SECRET": sandbox.client_secret}


def run(command: list[str], env: dict[str, str]) -> str:
    """Run the lines of a page, and return what they print."""
    done = subprocess.run(command, env=os.environ | env, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr[-2_000:]
    return done.stdout


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.parametrize("version", [3, 4, 5, 6])
def test_the_lines_for_python_read_an_order(keys: dict[str, str], version: int) -> None:
    point, new, old = page_lines("python-pg.md", "python")
    python = os.environ.get(f"PAYDESK_SDK_{version}_PYTHON", "")
    assert run([python, "-W", "ignore", "-c", point + (new if version > 4 else old)], keys) == "ACTIVE\n"


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.parametrize(("page", "shown"), [("node-pg.md", "ACTIVE\n"), ("payout.md", "VERIFIED\n")])
def test_the_lines_for_node(keys: dict[str, str], page: str, shown: str) -> None:
    assert run(["node", "-e", "".join(page_lines(page, "js"))], keys | node_packages()) == shown


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.parametrize(
    ("page", "name", "shown"), [("python-old.md", "OLD", "gupta1\n"), ("payout.md", "PAYOUT", "VERIFIED\n")]
)
def test_the_lines_for_payouts_by_python(keys: dict[str, str], page: str, name: str, shown: str) -> None:
    python = os.environ.get(f"PAYDESK_SDK_{name}_PYTHON", "")
    assert run([python, "-W", "ignore", "-c", *page_lines(page, "python")], keys) == shown
