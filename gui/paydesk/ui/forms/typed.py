"""What is typed in the forms of a page, when the page is made anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from paydesk.ui.forms.form import Form

Typed: TypeAlias = "tuple[Mapping[str, object], ...]"
"""The values of each form, in the order in which they were made."""


def typed_in(place: QWidget) -> Typed:
    """What is typed in a place. A form whose values are on their way already (`keeps_typed` of a part) has none."""
    return tuple(form.typed() if _keeps(form, place) else {} for form in place.findChildren(Form))


def put_typed_in(place: QWidget, typed: object) -> None:
    """Put it into the same place, made anew; a form that is not there yet has nothing."""
    if isinstance(typed, tuple):
        for form, values in zip(place.findChildren(Form), typed, strict=False):
            form.put_typed(values)


def _keeps(form: QWidget, place: QWidget) -> bool:
    part: QWidget | None = form
    while part is not None and part is not place:
        if getattr(part, "keeps_typed", True) is False:
            return False
        part = part.parentWidget()
    return True
