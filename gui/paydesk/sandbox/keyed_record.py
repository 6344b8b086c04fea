"""Base class of the sandbox's records, which are the lines of its data file."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(slots=True)
class KeyedRecord:
    """A record whose key is its first field. Its kind in the data file: "fund_source" for FundSourceRecord."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__.removesuffix("Record")).lower()

    @property
    def key(self) -> str:
        """Value of the first field as text."""
        return str(getattr(self, fields(self)[0].name))


class PlannedRecord(KeyedRecord):
    """A record that changes by itself: `plan` has [due_ms, status, ...] of each change, the earliest first."""

    __slots__ = ()
    plan: list[list[Any]]

    @property
    def due_ms(self) -> int | None:
        """Time of its next automatic change; None if there is none."""
        return int(self.plan[0][0]) if self.plan else None
