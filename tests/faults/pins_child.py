"""A child process that tries one PIN after another until it is killed.

Started as: python -m tests.faults.pins_child FOLDER. Prints "ready", then a line for each answer; its clock skips
waits.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from paydesk.domain.fact import Fact
from paydesk.domain.people.messages import PinRefused
from paydesk.store.journal.journal import Journal
from tests.helpers.people_rig import ASHA, WRONG, PeopleRig


class WrittenRig(PeopleRig):
    """Its facts go into the journal, as those of a counter do."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal.open(folder)
        super().__init__(folder)

    def write_later(self, fact: Fact) -> None:
        """Write it."""
        self.journal.append([fact])


async def main(folder: str) -> None:
    """Try wrong PINs for ever."""
    rig = WrittenRig(Path(folder))
    await rig.people.open()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        answer = await rig.sign_in(ASHA, WRONG)
        assert isinstance(answer, PinRefused)
        sys.stdout.write(f"{answer.problem.value}\n")
        sys.stdout.flush()
        rig.now = answer.until or rig.now


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
