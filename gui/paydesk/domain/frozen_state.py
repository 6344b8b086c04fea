"""A state that never changes: each fact gives another one, by way of a draft of its fields."""

from __future__ import annotations

from dataclasses import Field, FrozenInstanceError
from typing import Any, ClassVar, Self, TypeVar

_DraftT = TypeVar("_DraftT")


class FrozenState:
    """Makes a subclass of a draft, which is a dataclass, immutable: its constructor sets each field once."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __setattr__(self, name: str, value: object) -> None:
        if name in self.__dict__ or name not in self.__dataclass_fields__:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super().__setattr__(name, value)

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__[name] for name in self.__dataclass_fields__))

    @classmethod
    def from_draft(cls, draft: object) -> Self:
        """Return the state with the fields of a draft, without setting them one by one: that is slow for every fact."""
        state = object.__new__(cls)
        state.__dict__.update(draft.__dict__)
        return state

    def to_draft(self, kind: type[_DraftT]) -> _DraftT:
        """Return a draft with the same fields, without what was computed from them."""
        draft, known = object.__new__(kind), self.__dict__
        draft.__dict__ = {name: known[name] for name in self.__dataclass_fields__}
        return draft
