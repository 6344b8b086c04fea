"""Shipped packages, built once for all tests."""

from __future__ import annotations

import contextlib
import hashlib
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paydesk.store.journal.journal import Journal
from tests.helpers.kept import disagreeing

ROOT = Path(__file__).resolve().parents[2]
OLDER = ROOT / "tests" / "store" / "golden" / "v3"
"""Data of the first versions (0.1, tables of version 3): sales, payouts, people, settings."""
KEPT = ("journal.sqlite3", "account.key", "people.json", "settings.json")
TOLD = ("order_id", "cf_order_id", "amount", "currency", "method", "started_at", "paid_at", "cf_payment_id", "by")


def leave_older_data(data: Path) -> None:
    """Write the data of an older version into a folder."""
    data.mkdir(parents=True, exist_ok=True)
    for name in KEPT:
        shutil.copyfile(OLDER / name, data / name)


def is_migrated(data: Path) -> bool:
    """Return True if the journal was copied, which comes before its migration."""
    return any(data.glob("journal-v3-*.sqlite3"))


def facts_of(journal: Path) -> str:
    """Return a hash of all stored facts of a journal."""
    with contextlib.closing(sqlite3.connect(f"file:{journal}?mode=ro&immutable=1", uri=True)) as opened:
        rows = opened.execute("SELECT * FROM facts ORDER BY seq").fetchall()
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def check_nothing_lost(data: Path, listed: str) -> None:
    """Check the program's list of sales (JSON lines), and its journal, against the old version's data."""
    wanted = json.loads((OLDER / "expected.json").read_text(encoding="utf-8"))

    def of(sale: dict[str, Any]) -> dict[str, Any]:
        return {name: sale[name] for name in TOLD}

    sales = [json.loads(line) for line in listed.splitlines()]
    assert {sale["sale_id"]: of(sale) for sale in sales} == {key: of(sale) for key, sale in wanted["sales"].items()}
    (copy,) = data.glob("journal-v3-*.sqlite3")
    assert facts_of(copy) == facts_of(OLDER / KEPT[0])
    with Journal.read_only(data) as journal:
        assert journal.verify().breaks == ()
        assert disagreeing(journal) == []
        payouts = {each: journal.payouts.get(each) for each in wanted["payouts"]}
    assert {key: each and each.amount and each.amount.paise for key, each in payouts.items()} == {
        key: payout["amount"] for key, payout in wanted["payouts"].items()
    }


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(out.glob("*.whl"))


@pytest.fixture(scope="session")
def bundle() -> Path:
    """Return the folder of this tree's bundle, rebuilt only if an input changed."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "make_bundle.py")], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return ROOT / "build" / "bundle" / "paydesk"
