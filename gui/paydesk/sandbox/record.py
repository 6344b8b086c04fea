"""What all records have: a kind, and a key among those of their kind."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(slots=True)
class Keyed:
    """A record that is found by its first field. In a file it is called by its class: a FundSource "fund_source"."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()

    @property
    def key(self) -> str:
        """What it is found by."""
        return str(getattr(self, fields(self)[0].name))
