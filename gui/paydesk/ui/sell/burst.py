"""Whose keys they were: a scanner's or a person's, by the pauses between them alone.

All times are the keys' own, in milliseconds from any one clock: how long a busy window took to look at them is of no
matter. A wired scanner sends a key each 1 to 20 ms, one by radio each 15 to 100. A person needs 80 and more, and is
never steady; two fingers may roll over two keys, so that one short pause says nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from paydesk.domain.scanner import KEY_GAP_MS

LEAST: Final = 3
"""So many pauses at least, before anything is said of them."""
QUIET_MS: Final = 150
"""A burst that is not followed by a key for so long is over; in the amount, or in a PIN, that is looked for.

A shorter pause parts nothing: a scanner without a wire may stop for a moment, wherever it is.
"""
BREAK_MS: Final = 1_000
"""What comes sooner than this behind a scan that just ended, at its pace, is the rest of it."""
_BREAK_OF_ONE_MS: Final = 600
"""The same behind a single sign, whose own pace nobody knows: no hand types it and pulls a trigger so soon."""
FAST_MS: Final = 75
"""A mean pause that nobody types with; most of the scanners by radio do."""
STEADY_MS: Final = 110
"""A mean pause that a quick person has, too; only a scanner has it each time."""
_STEADY: Final = 5
"""So many pauses that are all alike are no chance."""
_SPREAD_MS: Final = 38
"""How far pauses that are alike may lie apart: by two ticks of Windows' clock (16 ms) and a bit."""
_TIGHT_MS: Final = 17


class Typist(Enum):
    """Whose keys they were."""

    PERSON = auto()
    SCANNER = auto()
    DOUBT = auto()
    """As quick, or as steady, as a scanner that nobody has told of; a practised hand may be, too."""
    BROKEN = auto()
    """A scanner's, and the rest of a number whose begin came apart from it."""


@dataclass(slots=True)
class Piece:
    """Signs between two of which there was never more than a short pause."""

    text: str = ""
    gaps: list[float] = field(default_factory=list)
    last: float = 0.0
    is_sure: bool = False
    """Whether it is a scanner's, whatever comes behind it."""
    is_quick: bool = False
    """The same for a scanner of which nothing was learnt."""

    def grow(self, gap: float, longest: float) -> None:
        """Take one more pause: mostly short ones, and what was sure once stays so."""
        self.gaps.append(gap)
        self.is_quick = self.is_quick or _mostly_within(self.gaps, KEY_GAP_MS)
        learnt = longest > KEY_GAP_MS and _mostly_within(self.gaps, longest) and _is_even(self.gaps)
        self.is_sure = self.is_sure or self.is_quick or learnt

    def looks_scanned(self, longest: float) -> bool:
        """Return True if no hand is likely to have typed it."""
        return self.is_sure or is_fast_or_steady(self.gaps) or (bool(self.gaps) and max(self.gaps) <= longest)


def _mostly_within(gaps: list[float], longest: float) -> bool:
    quick = sum(gap <= longest for gap in gaps)
    return quick >= LEAST and quick > len(gaps) - quick


def _mean(gaps: list[float]) -> float:
    """The mean without the longest of four: a busy PC, or the radio, holds one key up."""
    counted = sorted(gaps)[: len(gaps) - len(gaps) // 4]
    return sum(counted) / len(counted)


def _is_even(gaps: list[float]) -> bool:
    """Return True if pauses, within what a learnt scanner takes, are those of a machine."""
    spread = max(gaps) - min(gaps)
    return _mean(gaps) <= FAST_MS or spread <= (_SPREAD_MS if len(gaps) > LEAST else _TIGHT_MS)


def is_fast_or_steady(gaps: list[float]) -> bool:
    """Return True if nobody types so quickly, or so steadily, though a scanner that is slow may send so."""
    if len(gaps) < LEAST:
        return False
    mean, spread = _mean(gaps), max(gaps) - min(gaps)
    return mean <= FAST_MS or (len(gaps) >= _STEADY and mean <= STEADY_MS and spread <= _SPREAD_MS)


class Burst:
    """Collects signs, and says of each key that is none whose they were."""

    def __init__(self, longest: float = KEY_GAP_MS) -> None:
        """Begin with nothing; `longest`: the longest pause between two keys of the scanner in use, in ms."""
        self.longest = longest
        self._piece = Piece()
        self._before: Piece | None = None
        self._pause_before = 0.0

    @property
    def quiet(self) -> float:
        """After so many ms without a key a burst is over."""
        return max(QUIET_MS, 2 * self.longest)

    @property
    def text(self) -> str:
        """The signs of the burst that goes on."""
        return self._piece.text

    @property
    def follows(self) -> bool:
        """Return True if this burst began right behind another that no key had ended."""
        return self._before is not None

    @property
    def is_sure(self) -> bool:
        """Return True if it is a scanner's, whatever comes behind it."""
        return self._piece.is_sure

    @property
    def is_quick(self) -> bool:
        """Return True if it is so quick that nothing need be known of the scanner."""
        return self._piece.is_quick

    def has_twice(self, sign: str, at: float) -> bool:
        """Return True if a sign that comes again was typed twice, and is no key that is held.

        X11 tells of two zeros within one millisecond as of a repeat; no keyboard repeats a key so soon after its press.
        """
        return bool(sign) and self._piece.text.endswith(sign) and 0 <= at - self._piece.last <= QUIET_MS

    def feed(self, sign: str, at: float) -> bool:
        """Take one sign; True when it begins a new burst."""
        begins = not self.goes_on(at)
        if begins:
            self._begin(at)
        else:
            self._piece.grow(at - self._piece.last, self.longest)
        self._piece.text += sign
        self._piece.last = at
        return begins

    def goes_on(self, at: float) -> bool:
        """Return True if a key that comes now belongs to this burst."""
        return bool(self._piece.text) and 0 <= at - self._piece.last <= self.quiet

    def _begin(self, at: float) -> None:
        piece, pause = self._piece, at - self._piece.last
        is_rest = self._before is not None and self._is_rest(piece.gaps)
        self._before = piece if piece.text and 0 <= pause <= BREAK_MS else None
        if self._before is not None and is_rest:
            piece.is_sure = True  # a number in three pieces
        self._pause_before = pause
        self._piece = Piece()

    def _is_rest(self, gaps: list[float]) -> bool:
        """Return True if these pauses go on with the burst before, as a scanner's that stopped for a moment."""
        before = self._before
        if before is None:
            return False
        if before.looks_scanned(self.longest):
            pace = max(self.longest, 1.5 * max(before.gaps, default=0.0))
            return bool(gaps) and max(gaps) <= pace
        is_scanned = self._piece.is_sure or is_fast_or_steady(gaps)
        return not before.gaps and is_scanned and self._pause_before <= _BREAK_OF_ONE_MS

    def finish(self, at: float | None) -> Typist:
        """Return whose burst it was, once a key that is no sign was pressed, or none for a while (`at` None).

        It goes on until `drop`. A key that comes late is a person's, and says nothing of those before.
        """
        if at is not None and not self.goes_on(at):
            return Typist.PERSON
        alone = list(self._piece.gaps)
        if at is not None:
            self._piece.grow(at - self._piece.last, self.longest)
        gaps = self._piece.gaps
        if self._is_rest(gaps):
            return Typist.BROKEN
        if self._piece.is_sure:
            return Typist.SCANNER
        return Typist.DOUBT if is_fast_or_steady(gaps) or is_fast_or_steady(alone) else Typist.PERSON

    def drop(self) -> None:
        """Forget all that came so far."""
        self._piece, self._before, self._pause_before = Piece(), None, 0.0
