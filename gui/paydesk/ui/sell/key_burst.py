"""Tells keys of a scanner from keys of a person by the pauses between them alone.

All times are those of the key events, in ms of any one clock, so that a busy window changes nothing. A wired scanner
sends a key every 1 to 20 ms, a wireless one every 15 to 100. A person needs 80 ms and more and is never regular; two
fingers may hit two keys at once, so a single short pause proves nothing. See docs/decisions/0027.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from paydesk.domain.scanner import KEY_GAP_MS

MIN_GAPS: Final = 3
"""The fewest pauses from which anything is concluded."""
QUIET_MS: Final = 150
"""A burst ends after so long without a key; in the amount or a PIN a timer checks for that.

A shorter pause ends nothing: a wireless scanner may stop for a moment anywhere.
"""
MAX_BREAK_MS: Final = 1_000
"""Keys that follow a scan sooner than this, at its speed, are the rest of it."""
_MAX_BREAK_AFTER_ONE_MS: Final = 600
"""The same after a single key, whose speed is unknown: no hand types one and pulls a trigger so soon."""
FAST_MEAN_MS: Final = 75
"""A mean pause below that of any typist, and above that of most wireless scanners."""
STEADY_MEAN_MS: Final = 110
"""A mean pause that a quick typist reaches, but only a scanner reaches regularly."""
_MIN_STEADY_GAPS: Final = 5
"""So many equal pauses are no coincidence."""
_MAX_SPREAD_MS: Final = 38
"""The most by which equal pauses differ: two ticks of the clock of Windows (16 ms) and a margin."""
_MAX_SPREAD_OF_FEW_MS: Final = 17


class KeySource(Enum):
    """The source of a burst of keys."""

    PERSON = auto()
    SCANNER = auto()
    UNCERTAIN = auto()
    """As fast or as regular as a scanner that was not set up here; a practised typist may be, too."""
    INTERRUPTED = auto()
    """A scanner, but only the rest of a number: a break separated it from the beginning."""


@dataclass(slots=True)
class BurstPiece:
    """Characters between which there were only short pauses."""

    text: str = ""
    gaps: list[float] = field(default_factory=list)
    last_key_at: float = 0.0
    is_scanned: bool = False
    """True if it is from a scanner, whatever follows."""
    is_fast: bool = False
    """The same for a scanner that was not set up here."""

    def add_gap(self, gap: float, max_gap: float) -> None:
        """Add a pause; once most pauses were short, the piece stays a scanner's."""
        self.gaps.append(gap)
        self.is_fast = self.is_fast or _are_mostly_within(self.gaps, KEY_GAP_MS)
        learnt = max_gap > KEY_GAP_MS and _are_mostly_within(self.gaps, max_gap) and _are_even(self.gaps)
        self.is_scanned = self.is_scanned or self.is_fast or learnt

    def looks_scanned(self, max_gap: float) -> bool:
        """Return True if it is unlikely that a person typed it."""
        return self.is_scanned or is_fast_or_steady(self.gaps) or (bool(self.gaps) and max(self.gaps) <= max_gap)


def _are_mostly_within(gaps: list[float], longest: float) -> bool:
    quick = sum(gap <= longest for gap in gaps)
    return quick >= MIN_GAPS and quick > len(gaps) - quick


def _mean(gaps: list[float]) -> float:
    """Return the mean without the longest of each four: a busy PC, or radio, delays single keys."""
    counted = sorted(gaps)[: len(gaps) - len(gaps) // 4]
    return sum(counted) / len(counted)


def _are_even(gaps: list[float]) -> bool:
    """Return True if pauses within those of the configured scanner are regular enough for a machine."""
    spread = max(gaps) - min(gaps)
    return _mean(gaps) <= FAST_MEAN_MS or spread <= (_MAX_SPREAD_MS if len(gaps) > MIN_GAPS else _MAX_SPREAD_OF_FEW_MS)


def is_fast_or_steady(gaps: list[float]) -> bool:
    """Return True if no person types so fast or so regularly, though a slow scanner may send so."""
    if len(gaps) < MIN_GAPS:
        return False
    mean, spread = _mean(gaps), max(gaps) - min(gaps)
    return mean <= FAST_MEAN_MS or (
        len(gaps) >= _MIN_STEADY_GAPS and mean <= STEADY_MEAN_MS and spread <= _MAX_SPREAD_MS
    )


class KeyBurst:
    """Collects characters, and decides at each other key where they came from."""

    def __init__(self, max_gap: float = KEY_GAP_MS) -> None:
        """Start empty.

        Args:
            max_gap: The longest pause between two keys of the scanner in use, in ms.
        """
        self.longest = max_gap
        self._piece = BurstPiece()
        self._previous: BurstPiece | None = None
        self._pause_before_piece = 0.0

    @property
    def quiet_ms(self) -> float:
        """The time without a key after which a burst is over, in ms."""
        return max(QUIET_MS, 2 * self.longest)

    @property
    def text(self) -> str:
        """The characters of the present burst."""
        return self._piece.text

    @property
    def continues_burst(self) -> bool:
        """True if the burst began right after another that no key had ended."""
        return self._previous is not None

    @property
    def is_scanned(self) -> bool:
        """True if it is from a scanner, whatever follows."""
        return self._piece.is_scanned

    @property
    def is_fast(self) -> bool:
        """True if it is too fast for a person, whatever scanner is in use."""
        return self._piece.is_fast

    def is_repeated_char(self, char: str, at: float) -> bool:
        """Return True if a repeated character was typed twice and is no held key.

        X11 reports two zeros within one ms as a repeat; no keyboard repeats a key so soon after its press.
        """
        return bool(char) and self._piece.text.endswith(char) and 0 <= at - self._piece.last_key_at <= QUIET_MS

    def add_char(self, char: str, at: float) -> bool:
        """Add a character typed at `at` (ms); return True if it begins a new burst."""
        begins = not self.is_continued_at(at)
        if begins:
            self._start_piece(at)
        else:
            self._piece.add_gap(at - self._piece.last_key_at, self.longest)
        self._piece.text += char
        self._piece.last_key_at = at
        return begins

    def is_continued_at(self, at: float) -> bool:
        """Return True if a key at `at` (ms) belongs to this burst."""
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
        """Return True if these pauses continue the previous piece, from a scanner that paused."""
        before = self._previous
        if before is None:
            return False
        if before.looks_scanned(self.longest):
            pace = max(self.longest, 1.5 * max(before.gaps, default=0.0))
            return bool(gaps) and max(gaps) <= pace
        is_scanned = self._piece.is_scanned or is_fast_or_steady(gaps)
        return not before.gaps and is_scanned and self._pause_before_piece <= _MAX_BREAK_AFTER_ONE_MS

    def finish(self, at: float | None) -> KeySource:
        """Return the source of the burst.

        The burst goes on until `clear`. A key that comes late is a person's, and says nothing about those before.

        Args:
            at: The time in ms of the key that is no character; None if none came for a while.
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
        self._piece, self._previous, self._pause_before_piece = BurstPiece(), None, 0.0
