"""The button that submits a form, with what became of it; and what is typed in a page, when that is made anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias, runtime_checkable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.ui.forms.form import MAX_WIDTH, Form
from paydesk.ui.rows.tools import SearchField
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import ButtonRow, add_items
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note

_TINTS = {"ok": "ok", "bad": "bad", "": "ink3"}


class SubmitRow(QWidget):
    """Stands right below its form, no wider than it; with other buttons beside its own, the words stand below them."""

    def __init__(self, form: Form, text: str, *others: QWidget, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = KeyButton(text, key, "primary", self, height=52)
        form.set_submit_button(self.button)
        self.note = Note("", self)
        self.setMaximumWidth(MAX_WIDTH)
        row = QVBoxLayout(self) if others else QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4 if others else 12)
        add_items(
            row,
            ButtonRow(self.button, *others, parent=self) if others else self.button,
            (self.note, 0 if others else 1),
        )

    def show_result(self, words: str, kind: str = "") -> None:
        """Say what became of it, aloud too: "ok", "bad", or neither; "" says nothing."""
        self.note.set_tint(_TINTS[kind])
        self.note.setText(words)
        announce(self.note, words, urgent=kind == "bad")


FormState: TypeAlias = "tuple[tuple[Mapping[str, object], ...], tuple[str, ...]] | tuple[()]"
"""The values of each form, and the words of each search, in the order in which they were made; () for none."""


def save_state(container: QWidget) -> FormState:
    """Return what is typed in a container. A form whose values are in flight (`FormSender`) has none."""
    forms = tuple(form.entered_values() if _is_kept(form, container) else {} for form in container.findChildren(Form))
    searches = tuple(search.query() for search in container.findChildren(SearchField))
    return (forms, searches) if any(forms) or any(searches) else ()


def restore_state(container: QWidget, state: object) -> None:
    """Put it into the same place, made anew; a form that is not there yet has nothing."""
    match state:
        case (tuple(forms), tuple(searches)):
            for form, values in zip(container.findChildren(Form), forms, strict=False):
                form.restore_values(values)
            for search, words in zip(container.findChildren(SearchField), searches, strict=False):
                search.setText(words)


@runtime_checkable
class FormSender(Protocol):
    """Sender of forms: what it sends does not count as typed any more."""

    has_unsent_input: bool


def _is_kept(form: QWidget, container: QWidget) -> bool:
    part: QWidget | None = form
    while part is not None and part is not container:
        if isinstance(part, FormSender) and not part.has_unsent_input:
            return False
        part = part.parentWidget()
    return True
