"""The fact that settings were changed: by whom, which of them, and the shop's limits from then on. No value else."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Final

from paydesk.domain.fact import KEPT, Fact

if TYPE_CHECKING:
    from paydesk.domain.money import Money
    from paydesk.domain.settings.settings import Settings

SUBJECT: Final = f"{KEPT}settings"
CHANGED: Final = "settings_changed"
_LIMITS: Final = ("per_transfer", "per_day", "per_beneficiary")


def changed_names(before: Settings, after: Settings) -> list[str]:
    """Which settings differ, as "shop.staff"; looks ("theme") stand alone."""
    names = []
    for part in fields(before):
        old, new = getattr(before, part.name), getattr(after, part.name)
        if not is_dataclass(old):
            names += [part.name] * (old != new)
        else:
            names += [f"{part.name}.{each.name}" for each in fields(old) if _differ(old, new, each.name)]
    return names


def _differ(old: object, new: object, name: str) -> bool:
    return bool(getattr(old, name) != getattr(new, name))


def settings_changed(at: int, before: Settings, after: Settings, *, by: str) -> Fact:
    """Somebody changed settings at `at` (ms since 1970). Limits are in paise, None for no limit."""
    limits: dict[str, Money | None] = {name: getattr(after.money_out, name) for name in _LIMITS}
    return Fact(
        SUBJECT,
        at,
        CHANGED,
        {
            "by": by,
            "changed": [*changed_names(before, after)],
            "limits": {name: limit.paise if limit is not None else None for name, limit in limits.items()},
        },
    )
