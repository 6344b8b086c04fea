"""Loaded sales or payouts, folded from their facts; every change is sent to the windows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Final, Generic, TypeAlias, TypeVar

from paydesk.counter.recorder import Recorder
from paydesk.counter.topic import Topic
from paydesk.domain.clock import Now
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.store.errors import StoreError

NewFact = tuple[str, "Mapping[str, Json]"]
"""Kind and data of a fact."""
RelatedFacts: TypeAlias = Sequence[tuple[str, NewFact]]
"""Facts of other subjects that are written together with a fact, as (subject, fact)."""

_FIRST_KINDS: Final = frozenset({SaleFactKind.SALE_WANTED, PayoutFactKind.WANTED})
"""Kinds of facts with which a subject begins."""

StateT = TypeVar("StateT")


class SubjectGone(KeyError):
    """Raised for a subject that was erased or quarantined meanwhile."""


class Repository(ABC, Generic[StateT]):
    """States of the subjects of one type."""

    def __init__(self, recorder: Recorder, emit: Callable[[Event], None], now: Now) -> None:
        self._recorder = recorder
        self._emit = emit
        self.now = now
        self._states: dict[str, StateT] = {}
        self.changed: Topic[str] = Topic()
        """The subject of each state that is sent to the windows."""

    @abstractmethod
    def fold(self, facts: Iterable[Fact]) -> StateT:
        """Return the state that results from all facts of a subject."""

    @abstractmethod
    def apply_fact(self, state: StateT, fact: Fact) -> StateT:
        """Return the state after one more fact."""

    @abstractmethod
    def is_same(self, before: StateT, after: StateT) -> bool:
        """Return True if nothing worth writing differs (docs/decisions/0005)."""

    @abstractmethod
    def read_stored(self, subject: str) -> StateT | None:
        """Return a subject as the journal has it; None for one that is not there. Raises StoreError."""

    @abstractmethod
    def create_event(self, state: StateT) -> Event:
        """Return the message about a state."""

    def __contains__(self, subject: str) -> bool:
        return subject in self._states

    def __getitem__(self, subject: str) -> StateT:
        state = self.get(subject)
        if state is None:
            raise SubjectGone(subject)
        return state

    def __iter__(self) -> Iterator[StateT]:
        return iter(list(self._states.values()))

    @property
    def subjects(self) -> list[str]:
        """Subjects that are loaded."""
        return list(self._states)

    def load(self, states: Mapping[str, StateT]) -> None:
        """Add states that were loaded from the journal."""
        self._states |= states

    def get(self, subject: str) -> StateT | None:
        """Return a state, loading it from the journal if needed; it stays loaded.

        Raises:
            StoreError: The journal cannot be read.
        """
        return self._states[subject] if subject in self._states else self.read_stored(subject)

    def hold(self, subject: str) -> StateT | None:
        """Keep a state in memory until it is released, so that answers about it need no journal. Raises StoreError."""
        state = self.get(subject)
        if state is not None:
            self._states[subject] = state
        return state

    def release(self, subject: str) -> None:
        """Unload a closed subject, once all of it is written."""
        if self._recorder.flush():
            self.forget([subject])

    def forget(self, subjects: Iterable[str]) -> None:
        """Drop subjects that are erased or quarantined."""
        for subject in subjects:
            self._states.pop(subject, None)

    def write_now(self, subject: str, *new_facts: NewFact, related: RelatedFacts = ()) -> StateT:
        """Write facts of one subject, then fold and emit them; they are on disk when it returns. Raises StoreError."""
        facts, before = self._create_facts(subject, new_facts), self._current(subject, new_facts)
        others = [
            (key, self._create_facts(key, [new_fact]), self._current(key, [new_fact])) for key, new_fact in related
        ]
        self._recorder.write_now(*facts, *(fact for _, more, _ in others for fact in more))
        after = self._apply(subject, before, facts)
        for key, more, was in others:
            self._apply(key, was, more)
        return after

    def write_for_all(self, kind: str, data: Mapping[str, Json]) -> list[str]:
        """Fold, emit and queue the same fact for each loaded subject; return the subjects."""
        subjects = self.subjects
        for subject in subjects:
            self.write_later(subject, (kind, data), always_write=True)
        return subjects

    def write_later(self, subject: str, *new_facts: NewFact, always_write: bool = False) -> StateT:
        """Fold and emit facts, and queue them for writing; facts that change nothing only with `always_write`.

        Raises StoreError if they cannot be folded now; they are queued all the same.
        """
        facts = self._create_facts(subject, new_facts)
        try:
            before = self._current(subject, new_facts)
        except StoreError:
            self._recorder.write_later(*facts)
            raise
        after = self._apply(subject, before, facts)
        if always_write or before is None or not self.is_same(before, after):
            self._recorder.write_later(*facts)
        return after

    def emit_state(self, subject: str) -> StateT:
        """Send a subject's state to the windows."""
        state = self[subject]
        self._emit(self.create_event(state))
        self.changed.publish(subject)
        return state

    def _current(self, subject: str, new_facts: Sequence[NewFact]) -> StateT | None:
        """Return the state; None for a new subject. Raises SubjectGone: nothing is folded from half of the facts."""
        state = self.get(subject)
        if state is None and new_facts[0][0] not in _FIRST_KINDS:
            raise SubjectGone(subject)
        return state

    def _create_facts(self, subject: str, new_facts: Iterable[NewFact]) -> list[Fact]:
        at = self.now()
        return self._recorder.stamp(Fact(subject, at, str(kind), data) for kind, data in new_facts)

    def _apply(self, subject: str, before: StateT | None, facts: list[Fact]) -> StateT:
        """Fold facts onto `before`, which comes from the journal if a late answer meets an unloaded subject."""
        state = self.fold(facts) if before is None else reduce(self.apply_fact, facts, before)
        self._states[subject] = state
        return self.emit_state(subject)
