"""Subjects at hand (sales, or payouts), folded from their facts, and told to the windows after each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Final, Generic, TypeAlias, TypeVar

from paydesk.counter.recorder import Recorder
from paydesk.domain.clock import Now
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.store.errors import StoreError

NewFact = tuple[str, "Mapping[str, Json]"]
"""The kind of a fact and its data."""
RelatedFacts: TypeAlias = Sequence[tuple[str, NewFact]]
"""Facts of other subjects that are written with one, all or none, each with its subject."""

_FIRST_KINDS: Final = frozenset({SaleFactKind.SALE_WANTED, PayoutFactKind.WANTED})
"""With which facts something begins."""

StateT = TypeVar("StateT")


class SubjectGone(KeyError):
    """A subject that was erased, or set aside, since."""


class Repository(Generic[StateT]):
    """The states of one kind of subject, by subject.

    `of` folds first facts, and `then` one more; `same` tells whether nothing worth writing differs (decision 5); `load`
    brings a subject from the journal (None for one that is not there); `changed` is the message that tells the windows
    of a state.
    """

    def __init__(
        self,
        recorder: Recorder,
        emit: Callable[[Event], None],
        now: Now,
        *,
        fold: Callable[[Iterable[Fact]], StateT],
        apply_fact: Callable[[StateT, Fact], StateT],
        is_same: Callable[[StateT, StateT], bool],
        read_stored: Callable[[str], StateT | None],
        create_event: Callable[[StateT], Event],
    ) -> None:
        self._recorder = recorder
        self._emit = emit
        self.now = now
        self._fold = fold
        self._apply_fact = apply_fact
        self._is_same = is_same
        self._read_stored = read_stored
        self._create_event = create_event
        self._states: dict[str, StateT] = {}

    def __contains__(self, subject: str) -> bool:
        return subject in self._states

    def __getitem__(self, subject: str) -> StateT:
        state = self.get(subject)
        if state is None:
            raise SubjectGone(subject)
        return state

    def __iter__(self) -> Iterator[StateT]:
        return iter(list(self._states.values()))

    def load(self, states: Mapping[str, StateT]) -> None:
        """Add states that were loaded from the journal."""
        self._states |= states

    def get(self, subject: str) -> StateT | None:
        """Return a state, loading it from the journal if needed; it stays loaded.

        Raises:
            StoreError: The journal cannot be read.
        """
        return self._states[subject] if subject in self._states else self._read_stored(subject)

    def hold(self, subject: str) -> StateT | None:
        """Have a state at hand until it is released: what is asked about it can be told without the journal.

        Raises StoreError.
        """
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
        """Write facts of one subject, then fold and tell them; on disk when it returns. Raises StoreError."""
        facts, before = self._create_facts(subject, new_facts), self._current(subject, new_facts)
        others = [(key, self._create_facts(key, [told]), self._current(key, [told])) for key, told in related]
        self._recorder.write_now(*facts, *(fact for _, more, _ in others for fact in more))
        after = self._apply(subject, before, facts)
        for key, more, was in others:
            self._apply(key, was, more)
        return after

    def write_for_all(self, kind: str, data: Mapping[str, Json]) -> list[str]:
        """Keep the same fact of each subject at hand; which these are."""
        subjects = list(self._states)
        for subject in subjects:
            self.write_later(subject, (kind, data), always_write=True)
        return subjects

    def write_later(self, subject: str, *new_facts: NewFact, always_write: bool = False) -> StateT:
        """Fold and tell facts, and have them written then; what says nothing new is not, but `always`.

        Raises StoreError where they cannot be folded now; they are written all the same.
        """
        facts = self._create_facts(subject, new_facts)
        try:
            before = self._current(subject, new_facts)
        except StoreError:
            self._recorder.write_later(*facts)
            raise
        after = self._apply(subject, before, facts)
        if always_write or before is None or not self._is_same(before, after):
            self._recorder.write_later(*facts)
        return after

    def emit_state(self, subject: str) -> StateT:
        """Send a state to the windows."""
        state = self[subject]
        self._emit(self._create_event(state))
        return state

    def _current(self, subject: str, new_facts: Sequence[NewFact]) -> StateT | None:
        """Its state; None for what begins here. Raises Gone where it is gone: nothing is made of half its facts."""
        state = self.get(subject)
        if state is None and new_facts[0][0] not in _FIRST_KINDS:
            raise SubjectGone(subject)
        return state

    def _create_facts(self, subject: str, new_facts: Iterable[NewFact]) -> list[Fact]:
        at = self.now()
        return [Fact(subject, at, str(kind), data) for kind, data in new_facts]

    def _apply(self, subject: str, before: StateT | None, facts: list[Fact]) -> StateT:
        """`before` is from the journal where it had left memory meanwhile: an answer may come to what is closed."""
        state = self._fold(facts) if before is None else reduce(self._apply_fact, facts, before)
        self._states[subject] = state
        return self.emit_state(subject)
