"""kill -9 while PINs are guessed: what was answered as wrong is on disk, and the file is always whole (SE3).

Short form: 5 kills; full form (python3 dev.py test --full): 50.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from paydesk.domain.people.facts import PersonFactKind
from paydesk.domain.people.person import Role
from paydesk.store.journal.journal import Journal
from paydesk.store.people.file import PeopleFile
from paydesk.store.secrets import MemorySecrets
from tests.helpers.people_rig import ASHA, MEERA, set_up

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(1_800)
def test_a_kill_gives_no_try_back(tmp_path: Path, run_count: Callable[[int], int]) -> None:
    chance = random.Random(20_261_121)
    met = set()
    for number in range(run_count(50)):
        folder = tmp_path / str(number)
        set_up(folder, (ASHA, MEERA))
        answered = _guess_until_killed(folder, chance.randrange(10), chance.uniform(0.0, 0.01))
        counted = _wrong(folder)
        met.add(counted)
        assert counted >= answered, f"{answered} wrong PINs were answered, {counted} are on disk"
        assert counted <= 10
        with Journal.open(folder) as journal:
            assert journal.verify().is_intact
            told = [
                fact for fact in journal.facts_of(f"people:{ASHA.person_id}") if fact.kind == PersonFactKind.PIN_WRONG
            ]
            assert answered <= len(told) <= counted
    assert len(met) > 1, "every kill met the same moment"


def _guess_until_killed(folder: Path, answers: int, after: float) -> int:
    """Kill it some seconds after so many answers. How many wrong PINs were answered before the end."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.pins_child", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "gui"), str(ROOT)])},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    said = [child.stdout.readline() for _ in range(answers)]
    threading.Event().wait(after)  # the random moment itself, not a wait for something
    child.kill()
    said += child.stdout.read().splitlines()
    child.wait()
    child.stdout.close()
    return min(len(said), 10)


def _wrong(folder: Path) -> int:
    members = PeopleFile(folder, MemorySecrets()).read()
    assert [member.person.role for member in members] == [Role.CASHIER, Role.ADMIN]
    return members[0].wrong_pins
