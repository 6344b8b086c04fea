"""Every colour of the program, light and dark. No other module names a colour."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of one look, each as "#RRGGBB", named for what they mean and not for how they look."""

    name: str
    """ "light" or "dark"."""
    bg: str
    """Behind everything."""
    surface: str
    """Cards, fields, buttons, side panels."""
    sunken: str
    """Table heads and the parts of a choice that are not chosen."""
    ink: str
    ink2: str
    """Text that comes second: labels, what is not chosen."""
    ink3: str
    """Text that comes third: hints, times, placeholders."""
    line: str
    """Hairlines and the outlines of cards; never the border of a control."""
    edge: str
    """The border of every control: fields, keys, buttons, boxes (3:1 on its ground)."""
    brand: str
    brand_ink: str
    """Text on brand."""
    brand_soft: str
    ok: str
    ok_fill: str
    """HAND OVER, and nothing else."""
    ok_soft: str
    warn: str
    warn_soft: str
    bad: str
    bad_soft: str
    bad_fill: str
    """The strip that says DO NOT LET THEM PAY, and nothing else."""
    late_fill: str
    """PAID AFTER YOU CLOSED IT, and nothing else."""
    fill_ink: str
    """Text on the three fills."""
    demo: str
    demo_ink: str
    qr_dark: str = "#000000"
    """The modules of a QR, in either look: an inverted code is one that many phones cannot read."""
    qr_light: str = "#FFFFFF"
    night: str = "#0B1740"
    """The kiosk's first screen, in either look: its ground, dark to less dark."""
    night_end: str = "#122A78"
    night_ink: str = "#FFFFFF"
    night_ink2: str = "#D6E0FF"
    night_line: str = "#8EA3E6"
    """Outlines and dots on that ground."""
    night_ok: str = "#4ADE80"
    """What is lit there."""

    def colour(self, token: str) -> str:
        """The value of a token by its name. Raises KeyError for a name that is no token."""
        if token not in _COLOURS:
            raise KeyError(token)
        return str(getattr(self, token))


CLEAR: Final = "#00000000"
"""No colour at all: what a picture is filled with before it is drawn."""

_COLOURS: Final = frozenset(field.name for field in fields(Tokens)) - {"name"}

LIGHT: Final = Tokens(
    name="light",
    bg="#F4F6F9",
    surface="#FFFFFF",
    sunken="#EBEFF4",
    ink="#101828",
    ink2="#414D60",
    ink3="#586377",
    line="#D5DBE5",
    edge="#7A869A",
    brand="#1D4ED8",
    brand_ink="#FFFFFF",
    brand_soft="#E8EEFD",
    ok="#116932",
    ok_fill="#15803D",
    ok_soft="#DFF3E6",
    warn="#8A3B08",
    warn_soft="#FDF0DC",
    bad="#B42318",
    bad_soft="#FDE8E6",
    bad_fill="#B42318",
    late_fill="#B93C0B",
    fill_ink="#FFFFFF",
    demo="#FFD84D",
    demo_ink="#3B2F00",
)

DARK: Final = Tokens(
    name="dark",
    bg="#0C111B",
    surface="#141B29",
    sunken="#0F1521",
    ink="#EEF2F8",
    ink2="#B4BECE",
    ink3="#98A4B8",
    line="#2B3549",
    edge="#6B7991",
    brand="#7AA2FF",
    brand_ink="#0B1220",
    brand_soft="#1B2740",
    ok="#4ADE80",
    ok_fill="#0F6B34",
    ok_soft="#12301F",
    warn="#FBBF24",
    warn_soft="#33270E",
    bad="#F98A80",
    bad_soft="#3A1A18",
    bad_fill="#B42318",
    late_fill="#B93C0B",
    fill_ink="#FFFFFF",
    demo="#E9BF2B",
    demo_ink="#3B2F00",
)


LIGHT_CONTRAST: Final = replace(
    LIGHT,
    bg="#FFFFFF",
    ink="#000000",
    ink2="#101828",
    ink3="#2B3545",
    line="#586377",
    edge="#101828",
    brand="#0B2E8A",
    ok="#0A4A22",
    ok_fill="#0A4F26",
    warn="#5E2500",
    bad="#7A130B",
    bad_fill="#8A1A11",
    late_fill="#7E2806",
    demo_ink="#201900",
)
DARK_CONTRAST: Final = replace(
    DARK,
    bg="#000000",
    surface="#0A0F18",
    sunken="#000000",
    ink="#FFFFFF",
    ink2="#E6EBF2",
    ink3="#C9D2DF",
    line="#8592A8",
    edge="#E6EBF2",
    brand="#A9C4FF",
    brand_ink="#000000",
    brand_soft="#16233D",
    ok="#7CF0A5",
    ok_fill="#0A4F26",
    ok_soft="#0D2A19",
    warn="#FFD666",
    warn_soft="#2C2008",
    bad="#FFB4AD",
    bad_soft="#331412",
    bad_fill="#8A1A11",
    late_fill="#7E2806",
    demo_ink="#201900",
)


def with_contrast(tokens: Tokens) -> Tokens:
    """The same look in high contrast: every text at least 7:1 on its ground, every line of a control too."""
    return DARK_CONTRAST if tokens.name == "dark" else LIGHT_CONTRAST
