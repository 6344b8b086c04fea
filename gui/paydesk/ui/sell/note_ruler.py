"""Measures the space that the note of a verdict needs, now and as it changes with time."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF

from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.lines import widest_word_width


def widest_line(label: Text) -> int:
    """Return the width of a label's longest line, in pixels; 0 for an empty one."""
    metrics = QFontMetricsF(label.font())
    if not label.text():
        return 0
    return round(max((metrics.horizontalAdvance(line) for line in label.text().split("\n")), default=0)) + 2


class NoteRuler:
    """Measures a note in all its variants, so that an ageing answer moves nothing."""

    def __init__(self, note: Text, measuring_label: Text) -> None:
        """Take the note, and a hidden label with the same font to measure with."""
        self._note, self._measuring_label = note, measuring_label
        self.variants: tuple[str, ...] = ()
        """The texts of the note as time goes by."""

    def compute_width(self, available: int) -> int:
        """Return a third of `available` pixels, at least the longest word, at most the longest variant."""
        notes = (self._note.text(), *self.variants)
        longest = round(max(widest_word_width(each, self._note.font()) for each in notes)) + 4
        widest = max(map(self._line_width, notes))
        self._measuring_label.setText("")
        return min(widest, max(available // 3, longest))

    def compute_height(self, width: int) -> int:
        """Return the height of the highest variant at a width, in pixels; 0 without a note."""
        if not width or not self._note.text():
            return 0
        heights = [self._note.heightForWidth(width)]
        for form in self.variants:
            self._measuring_label.setText(form)
            heights.append(self._measuring_label.heightForWidth(width))
        self._measuring_label.setText("")
        return max(heights)

    def _line_width(self, text: str) -> int:
        self._measuring_label.setText(text)
        return widest_line(self._measuring_label)
