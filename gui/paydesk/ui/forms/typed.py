"""What is typed in the forms and searches of a page, when the page is made anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from paydesk.ui.forms.form import Form
from paydesk.ui.rows.tools import SearchField

Typed: TypeAlias = "tuple[tuple[Mapping[str, object], ...], tuple[str, ...]] | tuple[()]"
"""The values of each form, and the words of each search, in the order in which they were made; () for none."""


def typed_in(place: QWidget) -> Typed:
    """What is typed in a place. A form whose values are on their way already (`keeps_typed` of a part) has none."""
    forms = tuple(form.typed() if _keeps(form, place) else {} for form in place.findChildren(Form))
    searches = tuple(search.words() for search in place.findChildren(SearchField))
    return (forms, searches) if any(forms) or any(searches) else ()


def put_typed_in(place: QWidget, typed: object) -> None:
    """Put it into the same place, made anew; a form that is not there yet has nothing."""
    match typed:
        case (tuple(forms), tuple(searches)):
            for form, values in zip(place.findChildren(Form), forms, strict=False):
                form.put_typed(values)
            for search, words in zip(place.findChildren(SearchField), searches, strict=False):
                search.setText(words)


def _keeps(form: QWidget, place: QWidget) -> bool:
    part: QWidget | None = form
    while part is not None and part is not place:
        if getattr(part, "keeps_typed", True) is False:
            return False
        part = part.parentWidget()
    return True
