"""All colours of the program, light and dark. No other module names a colour."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class ThemeTokens:
    """The colours of a theme as "#RRGGBB", named by meaning."""

    name: str
    """ "light" or "dark"."""
    bg: str
    """Background of the window."""
    surface: str
    """Cards, fields, buttons, side panels."""
    sunken: str
    """Table headers and the unselected options of a choice."""
    ink: str
    ink2: str
    """Secondary text: labels, unselected options."""
    ink3: str
    """Tertiary text: hints, times, placeholders."""
    line: str
    """Separators and outlines of cards; never the border of a control."""
    edge: str
    """Border of every control: fields, keys, buttons, boxes (contrast 3:1)."""
    brand: str
    brand_ink: str
    """Text on brand."""
    brand_soft: str
    ok: str
    ok_fill: str
    """HAND OVER of the sale that was just taken only."""
    ok_soft: str
    warn: str
    warn_soft: str
    bad: str
    bad_soft: str
    bad_fill: str
    """DO NOT LET THEM PAY only."""
    late_fill: str
    """PAID AFTER YOU CLOSED IT only."""
    fill_ink: str
    """Text on the three fills above, and on refund_fill."""
    past: str
    """Text on past_soft."""
    past_soft: str
    """Page of a sale that was paid earlier."""
    already_fill: str
    """ALREADY PAID only."""
    already_ink: str
    """Text on already_fill."""
    refund: str
    """Text on refund_soft."""
    refund_soft: str
    refund_fill: str
    """REFUNDED only."""
    demo: str
    demo_ink: str
    qr_dark: str = "#000000"
    """Modules of a QR in both themes: many phones cannot read an inverted one."""
    qr_light: str = "#FFFFFF"
    night: str = "#0B1740"
    """Background gradient of the kiosk's first screen, start, in both themes."""
    night_end: str = "#122A78"
    night_ink: str = "#FFFFFF"
    night_ink2: str = "#D6E0FF"
    night_line: str = "#8EA3E6"
    """Outlines and dots on night."""
    night_ok: str = "#4ADE80"
    """Highlights on night."""

    def colour(self, token: str) -> str:
        """Return the value of a token by its name. Raises KeyError for an unknown name."""
        if token not in _COLOURS:
            raise KeyError(token)
        return str(getattr(self, token))


CLEAR: Final = "#00000000"
"""Transparent, to fill a picture before it is drawn."""

_COLOURS: Final = frozenset(field.name for field in fields(ThemeTokens)) - {"name"}

_VALUES: Final = {
    "bg": ("#F4F6F9", "#0C111B", "#FFFFFF", "#000000"),
    "surface": ("#FFFFFF", "#141B29", "", "#0A0F18"),
    "sunken": ("#EBEFF4", "#0F1521", "", "#000000"),
    "ink": ("#101828", "#EEF2F8", "#000000", "#FFFFFF"),
    "ink2": ("#414D60", "#B4BECE", "#101828", "#E6EBF2"),
    "ink3": ("#586377", "#98A4B8", "#2B3545", "#C9D2DF"),
    "line": ("#D5DBE5", "#2B3549", "#586377", "#8592A8"),
    "edge": ("#7A869A", "#6B7991", "#101828", "#E6EBF2"),
    "brand": ("#1D4ED8", "#7AA2FF", "#0B2E8A", "#A9C4FF"),
    "brand_ink": ("#FFFFFF", "#0B1220", "", "#000000"),
    "brand_soft": ("#E8EEFD", "#1B2740", "", "#16233D"),
    "ok": ("#116932", "#4ADE80", "#0A4A22", "#7CF0A5"),
    "ok_fill": ("#15803D", "#0F6B34", "#0A4F26", "#0A4F26"),
    "ok_soft": ("#DFF3E6", "#12301F", "", "#0D2A19"),
    "warn": ("#8A3B08", "#FBBF24", "#5E2500", "#FFD666"),
    "warn_soft": ("#FDF0DC", "#33270E", "", "#2C2008"),
    "bad": ("#B42318", "#F98A80", "#7A130B", "#FFB4AD"),
    "bad_soft": ("#FDE8E6", "#3A1A18", "", "#331412"),
    "bad_fill": ("#B42318", "#B42318", "#8A1A11", "#8A1A11"),
    "late_fill": ("#B93C0B", "#B93C0B", "#7E2806", "#7E2806"),
    "fill_ink": ("#FFFFFF", "#FFFFFF", "", ""),
    "past": ("#24473A", "#B5DCCB", "#12301F", "#D3EFE2"),
    "past_soft": ("#DFE8E2", "#1C2B25", "", "#12201A"),
    "already_fill": ("#F2A93B", "#E39B2E", "", "#F2A93B"),
    "already_ink": ("#331D00", "#2B1800", "#201200", "#201200"),
    "refund": ("#5B3E9E", "#C9B6F7", "#43297F", "#DCCFFB"),
    "refund_soft": ("#ECE6F8", "#2B2146", "", "#1F1736"),
    "refund_fill": ("#5B3E9E", "#5B3E9E", "#43297F", "#43297F"),
    "demo": ("#FFD84D", "#E9BF2B", "", ""),
    "demo_ink": ("#3B2F00", "#3B2F00", "#201900", "#201900"),
}
"""Token -> light, dark, and both in high contrast; "" there for no difference."""
LIGHT: Final = ThemeTokens("light", **{token: looks[0] for token, looks in _VALUES.items()})
DARK: Final = ThemeTokens("dark", **{token: looks[1] for token, looks in _VALUES.items()})
LIGHT_CONTRAST: Final = replace(LIGHT, **{token: looks[2] for token, looks in _VALUES.items() if looks[2]})
DARK_CONTRAST: Final = replace(DARK, **{token: looks[3] for token, looks in _VALUES.items() if looks[3]})


def with_contrast(tokens: ThemeTokens) -> ThemeTokens:
    """Return the theme in high contrast: text at least 7:1, borders of controls too."""
    return DARK_CONTRAST if tokens.name == "dark" else LIGHT_CONTRAST
