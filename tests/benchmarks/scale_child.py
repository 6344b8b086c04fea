"""Takes up a journal as a start does, and prints how long that took and how much memory: a process of its own.

python scale_child.py FOLDER NOW     (NOW in ms since 1970)
prints {"seconds": N, "cpu": N, "megabytes": N, "sales": N, "payouts": N}
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from paydesk.domain.clock import DAY
from paydesk.domain.payout.fold import fold_payout
from paydesk.store.journal.journal import Journal


def resident() -> float:
    """Megabytes of memory that this process has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4_096 / 1e6


def main(folder: Path, now: int) -> None:
    """Open, and fold what a counter needs in memory."""
    before, began, worked = resident(), time.perf_counter(), time.process_time()
    journal = Journal.open(folder)
    sales = journal.load_current_sales(now)
    payouts = [fold_payout(facts) for facts in journal.payouts.current_facts(now, now - 30 * DAY).values()]
    told = {
        "seconds": time.perf_counter() - began,
        "cpu": time.process_time() - worked,
        "megabytes": resident() - before,
        "sales": len(sales),
        "payouts": len(payouts),
    }
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
