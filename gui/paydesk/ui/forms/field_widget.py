"""One field on the screen: label, editor, a note, and in its place what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QSizePolicy, QWidget

from paydesk.domain import masking
from paydesk.domain.people.person import is_valid_pin
from paydesk.domain.phones import national_phone
from paydesk.domain.rules import Rule, check_cashgram_phone, clean_number
from paydesk.ui.forms.date_editor import DateEditor
from paydesk.ui.forms.editors import ComboBox, LineEditor, MoneyEditor, MultilineEditor, PrivateLineEditor
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues, Options
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.widgets.choice import CheckBox, Segmented
from paydesk.ui.widgets.flow import add_items
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.text_field import LabelledField
from paydesk.ui.words.base import translate
from paydesk.ui.words.fields import fault_of, rule_words


def _name_fault(name: str) -> str:
    return (
        translate("Forms", "Digits alone are no name. They may be a PIN, and are gone.") if is_valid_pin(name) else ""
    )


_RULES: Final[Mapping[FieldKind, Callable[[str], str]]] = {
    FieldKind.PHONE: fault_of(check_cashgram_phone, "phone"),
    FieldKind.NAME: _name_fault,
}
"""Rules of kinds of fields without a rule of their own."""
MAX_DISPLAY_CHARS: Final = 100
"""Of a value that is told, so many signs: a key in PEM has thousands."""
Editor = LineEditor | ComboBox | Segmented | CheckBox | MultilineEditor | PinEdit


class FieldWidget(LabelledField):
    """`changed`: a person changed it. `left`: it was really left. Both carry its key, which rows may change."""

    changed = Signal(object)
    left = Signal(object)

    def __init__(self, spec: FormField, parent: QWidget | None = None) -> None:
        editor = self.editor = _create_editor(spec)
        control = editor.edit if isinstance(editor, MultilineEditor) else editor
        checks = isinstance(editor, CheckBox)  # which says its label itself
        super().__init__(spec.label, editor, control, parent, above=0 if checks else 6)
        self.spec = spec
        self.key = spec.name
        self.dirty = False
        """True if it was edited and left: errors are shown from then on."""
        self.external_error = ""
        """Error that was found elsewhere, until the field is edited."""
        self.label.setVisible(bool(spec.label) and not checks)
        self.set_spoken_name(spec.spoken or spec.label)
        self.set_note(spec.note)
        self._suggestion_button = self._create_suggestion_button()
        match editor:
            case LineEditor() | PinEdit():
                editor.typed.connect(self.on_changed)
            case ComboBox():
                editor.currentIndexChanged.connect(self.on_changed)
            case Segmented():
                editor.chosen.connect(self.on_changed)
            case CheckBox():
                editor.clicked.connect(self.on_changed)
            case MultilineEditor():
                editor.edit.textChanged.connect(self.on_changed)
        if isinstance(editor, LineEditor | PinEdit | MultilineEditor):
            editor.left.connect(self.on_left)

    # What stands in it ----------------------------------------------------------------------------------------------

    def _create_suggestion_button(self) -> KeyButton | None:
        if self.spec.suggest is None:
            return None
        offer = KeyButton("", "", "plain", self, on_press=self.on_suggestion_accepted)
        offer.hide()
        if isinstance(column := self.layout(), QBoxLayout):
            add_items(column, (offer, 0, Qt.AlignmentFlag.AlignLeft))
        return offer

    def _suggestion(self) -> str:
        return self.spec.suggest(str(self.value() or "")) if self.spec.suggest is not None else ""

    def _show_suggestion(self) -> None:
        if self._suggestion_button is not None:
            meant = self._suggestion()
            self._suggestion_button.setText(
                translate("Forms", "Did you mean {value}?").format(value=meant) if meant else ""
            )
            self._suggestion_button.setVisible(bool(meant))

    @Slot()
    def on_suggestion_accepted(self) -> None:
        """Replace the text by the suggestion."""
        self.set_value(self._suggestion())
        self.on_changed()
        self.focus_editor()

    def value(self) -> object:
        """Return its value: str (cleaned; the ID of a choice), Money, date or bool; None while it is invalid.

        Of a PIN, dots for the typed digits: the PIN leaves only by `Form.take_pin`.
        """
        match self.editor:
            case LineEditor() as line:
                value = line.value()
                return _clean(self.spec, value) if isinstance(value, str) else value
            case ComboBox() as combo:
                return combo.chosen_id()
            case Segmented() as choice:
                return choice.current()
            case CheckBox() as check:
                return check.isChecked()
            case MultilineEditor() as long:
                return long.edit.toPlainText().strip()
            case PinEdit() as pin:
                return "•" * pin.digit_count

    def set_value(self, value: object) -> None:
        """Show a value, or a text as it would be typed; None empties it, or chooses the first. It is not typed."""
        self.dirty, self.external_error = False, ""
        match self.editor:
            case LineEditor() as line:
                line.show_value(value)
            case ComboBox() as combo:
                with QSignalBlocker(combo):
                    if value is None:
                        combo.setCurrentIndex(0 if combo.count() else -1)
                    else:
                        combo.choose(str(value))
                combo.update()
            case Segmented() as choice:
                choice.choose(self.spec.options[0][0] if value is None else str(value))
            case CheckBox() as check:
                check.setChecked(value is True)
            case MultilineEditor() as long:
                long.set_content(str(value or ""))
            case PinEdit() as pin:
                pin.forget()  # it is never shown
        self._show_suggestion()

    def set_options(self, options: Options) -> None:
        """Of one of a list: offer these."""
        if isinstance(self.editor, ComboBox):
            self.editor.set_options(options)

    def display_text(self, value: object) -> str:
        """Return a value as others may see it, on a line."""
        match self.editor:
            case CheckBox():
                return translate("Upi", "Yes") if value is True else translate("Upi", "No")
            case ComboBox() as combo:
                text = combo.itemText(combo.findData(value))
            case _:
                text = dict(self.spec.options).get(str(value), "" if value is None else str(value))
        if not text:
            return self.spec.hint if self.spec.kind is FieldKind.MONEY else "–"  # "No limit"
        return masking.masked_line(self.spec.mask(text) if self.spec.mask is not None else text, MAX_DISPLAY_CHARS)

    def is_blank(self) -> bool:
        """Return True if it is empty."""
        return self.editor.is_blank() if isinstance(self.editor, LineEditor) else not self.value()

    def parse_fault(self) -> str:
        """Why what was typed cannot even be read, in words."""
        return self.editor.fault() if isinstance(self.editor, LineEditor) else ""

    @property
    def may_be_pin(self) -> bool:
        """Return True if nobody may read its text."""
        return self.spec.kind is FieldKind.NAME and is_valid_pin(str(self.value()))

    def complete(self) -> None:
        """Write out what was typed: an amount with its paise, a day with its month's name."""
        if isinstance(self.editor, LineEditor):
            self.editor.complete()

    def fault(self) -> str:
        """Return its own error text; "" for none."""
        if self.is_blank():
            return rule_words(Rule.REQUIRED, self.spec.name) if self.spec.required else ""
        found, rule = self.parse_fault(), self.spec.rule or _RULES.get(self.spec.kind)
        return found if found or rule is None else rule(str(self.value() or ""))

    # How it is shown ------------------------------------------------------------------------------------------------

    def focus_editor(self) -> None:
        """Focus the editor and select its text, so that typing replaces it."""
        self.control.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(self.editor, LineEditor):
            self.editor.selectAll()

    def set_spoken_name(self, name: str) -> None:
        """Set its accessible name."""
        self.control.setAccessibleName(name)

    def update_label(self, values: FormValues) -> None:
        """Its label says whether it may stay empty beside these values of the form."""
        if self.spec.optional_when is not None:
            label = self.spec.optional_label if self.spec.optional_when(values) else self.spec.label
            self.label.setText(label)
            self.set_spoken_name(label)

    @Slot()
    def on_changed(self) -> None:
        """Handle an edit of a person."""
        self._show_suggestion()
        self.changed.emit(self.key)

    @Slot()
    def on_left(self) -> None:
        """Handle the end of editing."""
        self.left.emit(self.key)


def _create_editor(spec: FormField) -> Editor:
    match spec.kind:
        case FieldKind.CHOICE:
            combo = ComboBox()
            combo.set_options(spec.options)
            return combo
        case FieldKind.PICK:
            choice = Segmented([(identity, text, "") for identity, text in spec.options])
            if spec.option_spoken:
                for identity, text in spec.options:
                    choice.option(identity).setAccessibleName(spec.option_spoken.format(option=text))
            return choice
        case FieldKind.CHECK:
            check = CheckBox(spec.label)
            higher = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            higher.setHeightForWidth(True)  # longer words take two lines
            check.setSizePolicy(higher)
            return check
        case FieldKind.LONG:
            long = MultilineEditor()
            long.edit.setPlaceholderText(spec.hint)
            return long
        case FieldKind.PIN:
            return PinEdit()
    return _create_line(spec)


def _create_line(spec: FormField) -> LineEditor:
    match spec.kind:
        case FieldKind.MONEY:
            line: LineEditor = MoneyEditor()
        case FieldKind.DATE:
            line = DateEditor(spec.day_range)
        case _:
            line = LineEditor() if spec.mask is None else PrivateLineEditor(_clean_and_mask(spec, spec.mask))
    if spec.hint:
        line.setPlaceholderText(spec.hint)
    if spec.max_length:
        line.setMaxLength(spec.max_length)
    if spec.kind is FieldKind.SECRET:
        line.setEchoMode(QLineEdit.EchoMode.Password)
    if spec.kind is FieldKind.PHONE or spec.clean is clean_number:
        line.setInputMethodHints(Qt.InputMethodHint.ImhDialableCharactersOnly)
    return line


def _clean_and_mask(spec: FormField, mask: Callable[[str], str]) -> Callable[[str], str]:
    """Return a mask of the cleaned text: +91 and spaces would show other digits of it."""
    return lambda text: mask(_clean(spec, text))


def _clean(spec: FormField, text: str) -> str:
    if spec.kind is FieldKind.PHONE:
        text = national_phone(text)
    return spec.clean(text) if spec.clean is not None else text
