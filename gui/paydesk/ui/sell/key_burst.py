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

MIN_GAPS: Final = 3
"""So many pauses at least, before anything is said of them."""
QUIET_MS: Final = 150
"""A burst that is not followed by a key for so long is over; in the amount, or in a PIN, that is looked for.

A shorter pause parts nothing: a scanner without a wire may stop for a moment, wherever it is.
"""
MAX_BREAK_MS: Final = 1_000
"""What comes sooner than this behind a scan that just ended, at its pace, is the rest of it."""
_MAX_BREAK_AFTER_ONE_MS: Final = 600
"""The same behind a single sign, whose own pace nobody knows: no hand types it and pulls a trigger so soon."""
FAST_MEAN_MS: Final = 75
"""A mean pause that nobody types with; most of the scanners by radio do."""
STEADY_MEAN_MS: Final = 110
"""A mean pause that a quick person has, too; only a scanner has it each time."""
_MIN_STEADY_GAPS: Final = 5
"""So many pauses that are all alike are no chance."""
_MAX_SPREAD_MS: Final = 38
"""How far pauses that are alike may lie apart: by two ticks of Windows' clock (16 ms) and a bit."""
_MAX_SPREAD_OF_FEW_MS: Final = 17


class KeySource(Enum):
    """Whose keys they were."""

    PERSON = auto()
    SCANNER = auto()
    UNCERTAIN = auto()
    """As quick, or as steady, as a scanner that nobody has told of; a practised hand may be, too."""
    INTERRUPTED = auto()
    """A scanner's, and the rest of a number whose begin came apart from it."""


@dataclass(slots=True)
class BurstPiece:
    """Signs between two of which there was never more than a short pause."""

    text: str = ""
    gaps: list[float] = field(default_factory=list)
    last_key_at: float = 0.0
    is_scanned: bool = False
    """Whether it is a scanner's, whatever comes behind it."""
    is_fast: bool = False
    """The same for a scanner of which nothing was learnt."""

    def add_gap(self, gap: float, max_gap: float) -> None:
        """Take one more pause: mostly short ones, and what was sure once stays so."""
        self.gaps.append(gap)
        self.is_fast = self.is_fast or _are_mostly_within(self.gaps, KEY_GAP_MS)
        learnt = max_gap > KEY_GAP_MS and _are_mostly_within(self.gaps, max_gap) and _are_even(self.gaps)
        self.is_scanned = self.is_scanned or self.is_fast or learnt

    def looks_scanned(self, max_gap: float) -> bool:
        """Return True if no hand is likely to have typed it."""
        return self.is_scanned or is_fast_or_steady(self.gaps) or (bool(self.gaps) and max(self.gaps) <= max_gap)


def _are_mostly_within(gaps: list[float], longest: float) -> bool:
    quick = sum(gap <= longest for gap in gaps)
    return quick >= MIN_GAPS and quick > len(gaps) - quick


def _mean(gaps: list[float]) -> float:
    """The mean without the longest of four: a busy PC, or the radio, holds one key up."""
    counted = sorted(gaps)[: len(gaps) - len(gaps) // 4]
    return sum(counted) / len(counted)


def _are_even(gaps: list[float]) -> bool:
    """Return True if pauses, within what a learnt scanner takes, are those of a machine."""
    spread = max(gaps) - min(gaps)
    return _mean(gaps) <= FAST_MEAN_MS or spread <= (_MAX_SPREAD_MS if len(gaps) > MIN_GAPS else _MAX_SPREAD_OF_FEW_MS)


def is_fast_or_steady(gaps: list[float]) -> bool:
    """Return True if nobody types so quickly, or so steadily, though a scanner that is slow may send so."""
    if len(gaps) < MIN_GAPS:
        return False
    mean, spread = _mean(gaps), max(gaps) - min(gaps)
    return mean <= FAST_MEAN_MS or (
        len(gaps) >= _MIN_STEADY_GAPS and mean <= STEADY_MEAN_MS and spread <= _MAX_SPREAD_MS
    )


class KeyBurst:
    """Collects signs, and says of each key that is none whose they were."""

    def __init__(self, max_gap: float = KEY_GAP_MS) -> None:
        """Begin with nothing; `longest`: the longest pause between two keys of the scanner in use, in ms."""
        self.longest = max_gap
        self._piece = BurstPiece()
        self._previous: BurstPiece | None = None
        self._pause_before_piece = 0.0

    @property
    def quiet_ms(self) -> float:
        """After so many ms without a key a burst is over."""
        return max(QUIET_MS, 2 * self.longest)

    @property
    def text(self) -> str:
        """The signs of the burst that goes on."""
        return self._piece.text

    @property
    def continues_burst(self) -> bool:
        """Return True if this burst began right behind another that no key had ended."""
        return self._previous is not None

    @property
    def is_scanned(self) -> bool:
        """Return True if it is a scanner's, whatever comes behind it."""
        return self._piece.is_scanned

    @property
    def is_fast(self) -> bool:
        """Return True if it is so quick that nothing need be known of the scanner."""
        return self._piece.is_fast

    def is_repeated_char(self, char: str, at: float) -> bool:
        """Return True if a sign that comes again was typed twice, and is no key that is held.

        X11 tells of two zeros within one millisecond as of a repeat; no keyboard repeats a key so soon after its press.
        """
        return bool(char) and self._piece.text.endswith(char) and 0 <= at - self._piece.last_key_at <= QUIET_MS

    def add_char(self, char: str, at: float) -> bool:
        """Take one sign; True when it begins a new burst."""
        begins = not self.is_continued_at(at)
        if begins:
            self._start_piece(at)
        else:
            self._piece.add_gap(at - self._piece.last_key_at, self.longest)
        self._piece.text += char
        self._piece.last_key_at = at
        return begins

    def is_continued_at(self, at: float) -> bool:
        """Return True if a key that comes now belongs to this burst."""
        return bool(self._piece.text) and 0 <= at - self._piece.last_key_at <= self.quiet_ms

    def _start_piece(self, at: float) -> None:
        piece, pause = self._piece, at - self._piece.last_key_at
        is_rest = self._previous is not None and self._continues_previous(piece.gaps)
        self._previous = piece if piece.text and 0 <= pause <= MAX_BREAK_MS else None
        if self._previous is not None and is_rest:
            piece.is_scanned = True  # a number in three pieces
        self._pause_before_piece = pause
        self._piece = BurstPiece()

    def _continues_previous(self, gaps: list[float]) -> bool:
        """Return True if these pauses go on with the burst before, as a scanner's that stopped for a moment."""
        before = self._previous
        if before is None:
            return False
        if before.looks_scanned(self.longest):
            pace = max(self.longest, 1.5 * max(before.gaps, default=0.0))
            return bool(gaps) and max(gaps) <= pace
        is_scanned = self._piece.is_scanned or is_fast_or_steady(gaps)
        return not before.gaps and is_scanned and self._pause_before_piece <= _MAX_BREAK_AFTER_ONE_MS

    def finish(self, at: float | None) -> KeySource:
        """Return whose burst it was, once a key that is no sign was pressed, or none for a while (`at` None).

        It goes on until `drop`. A key that comes late is a person's, and says nothing of those before.
        """
        if at is not None and not self.is_continued_at(at):
            return KeySource.PERSON
        alone = list(self._piece.gaps)
        if at is not None:
            self._piece.add_gap(at - self._piece.last_key_at, self.longest)
        gaps = self._piece.gaps
        if self._continues_previous(gaps):
            return KeySource.INTERRUPTED
        if self._piece.is_scanned:
            return KeySource.SCANNER
        return KeySource.UNCERTAIN if is_fast_or_steady(gaps) or is_fast_or_steady(alone) else KeySource.PERSON

    def clear(self) -> None:
        """Forget all that came so far."""
        self._piece, self._previous, self._pause_before_piece = BurstPiece(), None, 0.0
