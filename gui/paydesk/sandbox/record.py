"""What all records have: a kind, and a key among those of their kind."""

from __future__ import annotations

from typing import ClassVar


class Keyed:
    """A record that is found by one of its fields."""

    __slots__ = ()
    kind: ClassVar[str]
    key_field: ClassVar[str]

    @property
    def key(self) -> str:
        """What it is found by."""
        return str(getattr(self, self.key_field))
