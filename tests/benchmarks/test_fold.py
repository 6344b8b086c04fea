"""Folding 50,000 sales against reading the same facts' rows from the same file."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from paydesk.domain.sale.sale import Sale
from paydesk.store.journal.journal import Journal
from tests.helpers.journals import whole_sale

SALES = 50_000


def test_folding_fifty_thousand_sales(tmp_path: Path, figure: Callable[..., None]) -> None:
    facts = [whole_sale(f"s{n}", n * 1_000) for n in range(SALES)]
    began = time.perf_counter()
    folded = [Sale.from_facts(each) for each in facts]
    folding = time.perf_counter() - began
    assert len(folded) == SALES
    with Journal.open(tmp_path) as journal:
        journal.append([fact for each in facts for fact in each])
        path = journal.path
    began = time.perf_counter()
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT * FROM facts").fetchall()
    reading = time.perf_counter() - began
    assert len(rows) == SALES * len(facts[0])
    figure("folding 50,000 sales against reading their rows", folding / reading, limit=15, note=f"{folding:.2f} s")
