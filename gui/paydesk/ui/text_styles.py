"""The six text styles, with their sizes in each layout. Font sizes are nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from paydesk.ui.layout import Layout

TextStyle = Literal["verdict", "verdict_long", "display", "display_second", "title", "action", "body", "small"]


@dataclass(frozen=True, slots=True)
class TextSize:
    """The sizes of a style in device-independent pixels, and its weight."""

    normal: int
    compact: int
    large: int
    weight: int = 400

    def px(self, layout: Layout) -> int:
        """Return the size in this layout."""
        return self.compact if layout is Layout.COMPACT else self.large if layout is Layout.LARGE else self.normal


TEXT_STYLES: Final[dict[TextStyle, TextSize]] = {
    "verdict": TextSize(176, 128, 220, 700),
    "verdict_long": TextSize(104, 76, 130, 700),
    "display": TextSize(80, 60, 100, 700),
    "display_second": TextSize(56, 40, 70, 700),
    "title": TextSize(28, 24, 34, 700),
    "action": TextSize(18, 16, 22, 600),
    "body": TextSize(15, 15, 18),
    "small": TextSize(13, 13, 16),
}
"""verdict: PAID, REFUNDED (long words: verdict_long); display: an amount, WAIT (second: HAND OVER); title: page titles,
time left, keys; action: buttons, amounts in rows; body: labels, values, tables; small: rail, foot, chips, key hints.
"""


def style_rules(layout: Layout) -> str:
    """Return the rules of a style sheet for widgets with the properties `textStyle` and `strong`."""
    rules = [
        f'*[textStyle="{name}"] {{ font-size: {style.px(layout)}px; font-weight: {style.weight}; }}'
        for name, style in TEXT_STYLES.items()
    ]
    return "\n".join([*rules, '*[strong="true"] { font-weight: 600; }', '*[strong="false"] { font-weight: 400; }'])
