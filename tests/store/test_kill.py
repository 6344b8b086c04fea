"""kill -9 in the middle of writing: what `append` returned for is there, once, and the chain holds."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from paydesk.store.journal.journal import Journal
from tests.helpers import journals
from tests.helpers.kept import disagreeing

ROOT = Path(journals.__file__).parents[2]
WRITER = """
import sys
from pathlib import Path
from paydesk.domain.sale.facts import Fact
from paydesk.store.journal.journal import Journal

run = sys.argv[2]
with Journal.open(Path(sys.argv[1])) as journal:
    print("open", flush=True)
    n = 0
    while True:
        size = n % 4 + 1
        number = journal.next_number("today")
        sale_id = f"{run}-{n % 7}"
        journal.append([Fact(sale_id, n + i, "x", {"id": f"{run}.{n + i}", "number": number}) for i in range(size)])
        n += size
        print(n, flush=True)
"""


def killed_after(folder: Path, run: int, lines: int) -> int:
    """Start a writing process, kill it when it has said so many lines; how many facts it said were written."""
    command = [sys.executable, "-c", WRITER, str(folder), str(run)]
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'gui'}{os.pathsep}{ROOT}"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as writer:
        assert writer.stdout is not None
        said = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        said += writer.stdout.readlines()
    whole = [line.strip() for line in said if line.endswith("\n") and line.strip().isdigit()]
    return int(whole[-1]) if whole else 0


def test_what_was_appended_survives_kill_9_and_is_there_once(tmp_path: Path, run_count: Callable[[int], int]) -> None:
    promised: dict[int, int] = {}
    for run in range(run_count(200)):
        promised[run] = killed_after(tmp_path, run, random.randrange(40))
        with Journal.open(tmp_path) as journal:
            assert journal.verify().is_intact
            assert disagreeing(journal) == []
    with Journal.open(tmp_path) as journal:
        for run, count in promised.items():
            facts = [fact for sale in range(7) for fact in journal.facts_of(f"{run}-{sale}")]
            ids = sorted(int(str(fact.data["id"]).partition(".")[2]) for fact in facts)
            assert ids == list(range(len(ids))), "none twice, none left out"
            assert len(ids) >= count
        given = journal._db.execute(
            "SELECT json_extract(data, '$.number'), json_extract(data, '$.id') FROM facts ORDER BY seq"
        ).fetchall()
    appends = [(number, fact_id.partition(".")[0]) for number, fact_id in given]
    assert appends == sorted(appends), "numbers go up"
    assert len({number for number, _ in appends}) == len(set(appends)), "none was given in two runs"
