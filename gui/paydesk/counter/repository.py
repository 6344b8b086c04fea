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

What = tuple[str, "Mapping[str, Json]"]
"""The kind of a fact and its data."""
Beside: TypeAlias = Sequence[tuple[str, What]]
"""Facts of other subjects that are written with one, all or none, each with its subject."""

_FIRST: Final = frozenset({SaleFactKind.SALE_WANTED, PayoutFactKind.WANTED})
"""With which facts something begins."""

StateT = TypeVar("StateT")


class Gone(KeyError):
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
        of: Callable[[Iterable[Fact]], StateT],
        then: Callable[[StateT, Fact], StateT],
        same: Callable[[StateT, StateT], bool],
        load: Callable[[str], StateT | None],
        changed: Callable[[StateT], Event],
    ) -> None:
        self._recorder = recorder
        self._emit = emit
        self.now = now
        self._of = of
        self._then = then
        self._same = same
        self._load = load
        self._changed = changed
        self._states: dict[str, StateT] = {}

    def __contains__(self, subject: str) -> bool:
        return subject in self._states

    def __getitem__(self, subject: str) -> StateT:
        state = self.get(subject)
        if state is None:
            raise Gone(subject)
        return state

    def __iter__(self) -> Iterator[StateT]:
        return iter(list(self._states.values()))

    def take_up(self, states: Mapping[str, StateT]) -> None:
        """These were loaded from the journal."""
        self._states |= states

    def get(self, subject: str) -> StateT | None:
        """A state by its subject, from the journal when it is not at hand; it stays there. Raises StoreError."""
        return self._states[subject] if subject in self._states else self._load(subject)

    def hold(self, subject: str) -> StateT | None:
        """Have a state at hand until it is released: what is asked about it can be told without the journal.

        Raises StoreError.
        """
        state = self.get(subject)
        if state is not None:
            self._states[subject] = state
        return state

    def release(self, subject: str) -> None:
        """It is closed, and not needed at hand; it stays while something of it is not written yet."""
        if self._recorder.flush():
            self.forget([subject])

    def forget(self, subjects: Iterable[str]) -> None:
        """These are erased, or set aside."""
        for subject in subjects:
            self._states.pop(subject, None)

    def intend(self, subject: str, *what: What, beside: Beside = ()) -> StateT:
        """Write facts of one subject, then fold and tell them; on disk when it returns. Raises StoreError."""
        facts, before = self._facts(subject, what), self._before(subject, what)
        others = [(key, self._facts(key, [told]), self._before(key, [told])) for key, told in beside]
        self._recorder.intend(*facts, *(fact for _, more, _ in others for fact in more))
        after = self._take(subject, before, facts)
        for key, more, was in others:
            self._take(key, was, more)
        return after

    def keep_of_all(self, kind: str, data: Mapping[str, Json]) -> list[str]:
        """Keep the same fact of each subject at hand; which these are."""
        subjects = list(self._states)
        for subject in subjects:
            self.keep(subject, (kind, data), always=True)
        return subjects

    def keep(self, subject: str, *what: What, always: bool = False) -> StateT:
        """Fold and tell facts, and have them written then; what says nothing new is not, but `always`.

        Raises StoreError where they cannot be folded now; they are written all the same.
        """
        facts = self._facts(subject, what)
        try:
            before = self._before(subject, what)
        except StoreError:
            self._recorder.keep(*facts)
            raise
        after = self._take(subject, before, facts)
        if always or before is None or not self._same(before, after):
            self._recorder.keep(*facts)
        return after

    def tell(self, subject: str) -> StateT:
        """Tell the windows how it stands."""
        state = self[subject]
        self._emit(self._changed(state))
        return state

    def _before(self, subject: str, what: Sequence[What]) -> StateT | None:
        """Its state; None for what begins here. Raises Gone where it is gone: nothing is made of half its facts."""
        state = self.get(subject)
        if state is None and what[0][0] not in _FIRST:
            raise Gone(subject)
        return state

    def _facts(self, subject: str, what: Iterable[What]) -> list[Fact]:
        at = self.now()
        return [Fact(subject, at, str(kind), data) for kind, data in what]

    def _take(self, subject: str, before: StateT | None, facts: list[Fact]) -> StateT:
        """`before` is from the journal where it had left memory meanwhile: an answer may come to what is closed."""
        state = self._of(facts) if before is None else reduce(self._then, facts, before)
        self._states[subject] = state
        return self.tell(subject)
