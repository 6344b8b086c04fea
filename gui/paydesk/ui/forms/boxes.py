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
from paydesk.ui.forms.dates import DateLine
from paydesk.ui.forms.fields import Field, Kind, Options, Values
from paydesk.ui.forms.lines import Combo, Line, LongText, MoneyLine, PrivateLine
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.widgets.choice import CheckBox, Segmented
from paydesk.ui.widgets.flow import put
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.text_field import Labelled
from paydesk.ui.words.base import translate
from paydesk.ui.words.fields import fault_of, rule_words


def _name_fault(name: str) -> str:
    return (
        translate("Forms", "Digits alone are no name. They may be a PIN, and are gone.") if is_valid_pin(name) else ""
    )


_RULES: Final[Mapping[Kind, Callable[[str], str]]] = {
    Kind.PHONE: fault_of(check_cashgram_phone, "phone"),
    Kind.NAME: _name_fault,
}
"""What a field of such a kind has to keep where it has no rule of its own."""
SAID: Final = 100
"""Of a value that is told, so many signs: a key in PEM has thousands."""
Editor = Line | Combo | Segmented | CheckBox | LongText | PinEdit


class Box(Labelled):
    """`changed`: a person changed it. `left`: it was really left. Both carry its key, which rows may change."""

    changed = Signal(object)
    left = Signal(object)

    def __init__(self, spec: Field, parent: QWidget | None = None) -> None:
        editor = self.editor = _editor_of(spec)
        control = editor.edit if isinstance(editor, LongText) else editor
        checks = isinstance(editor, CheckBox)  # which says its label itself
        super().__init__(spec.label, editor, control, parent, above=0 if checks else 6)
        self.spec = spec
        self.key = spec.name
        self.touched = False
        """Whether it was typed into and left: what is wrong with it is told."""
        self.told = ""
        """What was found elsewhere, until it is edited."""
        self.label.setVisible(bool(spec.label) and not checks)
        self.speak_as(spec.spoken or spec.label)
        self.set_note(spec.note)
        self._offer = self._make_offer()
        match editor:
            case Line() | PinEdit():
                editor.typed.connect(self.on_changed)
            case Combo():
                editor.currentIndexChanged.connect(self.on_changed)
            case Segmented():
                editor.chosen.connect(self.on_changed)
            case CheckBox():
                editor.clicked.connect(self.on_changed)
            case LongText():
                editor.edit.textChanged.connect(self.on_changed)
        if isinstance(editor, Line | PinEdit | LongText):
            editor.left.connect(self.on_left)

    # What stands in it ----------------------------------------------------------------------------------------------

    def _make_offer(self) -> KeyButton | None:
        if self.spec.suggest is None:
            return None
        offer = KeyButton("", "", "plain", self, pressed=self.on_offered)
        offer.hide()
        if isinstance(column := self.layout(), QBoxLayout):
            put(column, (offer, 0, Qt.AlignmentFlag.AlignLeft))
        return offer

    def _suggested(self) -> str:
        return self.spec.suggest(str(self.value() or "")) if self.spec.suggest is not None else ""

    def _show_offer(self) -> None:
        if self._offer is not None:
            meant = self._suggested()
            self._offer.setText(translate("Forms", "Did you mean {value}?").format(value=meant) if meant else "")
            self._offer.setVisible(bool(meant))

    @Slot()
    def on_offered(self) -> None:
        """That was meant."""
        self.put(self._suggested())
        self.on_changed()
        self.go()

    def value(self) -> object:
        """What stands in it: str (cleaned; the id of what is chosen), Money, date or bool; None for what is none.

        Of a PIN, how many digits are typed, as dots: what they are leaves only by `Form.take_pin`.
        """
        match self.editor:
            case Line() as line:
                value = line.value()
                return _cleaned(self.spec, value) if isinstance(value, str) else value
            case Combo() as combo:
                return combo.chosen_id()
            case Segmented() as choice:
                return choice.current()
            case CheckBox() as check:
                return check.isChecked()
            case LongText() as long:
                return long.edit.toPlainText().strip()
            case PinEdit() as pin:
                return "•" * pin.digit_count

    def put(self, value: object) -> None:
        """Show a value, or a text as it would be typed; None empties it, or chooses the first. It is not typed."""
        self.touched, self.told = False, ""
        match self.editor:
            case Line() as line:
                line.show_value(value)
            case Combo() as combo:
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
            case LongText() as long:
                long.put(str(value or ""))
            case PinEdit() as pin:
                pin.forget()  # it is never shown
        self._show_offer()

    def set_options(self, options: Options) -> None:
        """Of one of a list: offer these."""
        if isinstance(self.editor, Combo):
            self.editor.set_options(options)

    def words_of(self, value: object) -> str:
        """A value of it as others may see it, on a line."""
        match self.editor:
            case CheckBox():
                return translate("Upi", "Yes") if value is True else translate("Upi", "No")
            case Combo() as combo:
                text = combo.itemText(combo.findData(value))
            case _:
                text = dict(self.spec.options).get(str(value), "" if value is None else str(value))
        if not text:
            return self.spec.hint if self.spec.kind is Kind.MONEY else "–"  # "No limit"
        return masking.masked_line(self.spec.mask(text) if self.spec.mask is not None else text, SAID)

    def is_blank(self) -> bool:
        """Whether nothing stands in it."""
        return self.editor.is_blank() if isinstance(self.editor, Line) else not self.value()

    def own_fault(self) -> str:
        """Why what was typed cannot even be read, in words."""
        return self.editor.fault() if isinstance(self.editor, Line) else ""

    @property
    def may_be_pin(self) -> bool:
        """Whether nobody is to read what stands in it."""
        return self.spec.kind is Kind.NAME and is_valid_pin(str(self.value()))

    def complete(self) -> None:
        """Write out what was typed: an amount with its paise, a day with its month's name."""
        if isinstance(self.editor, Line):
            self.editor.complete()

    def fault(self) -> str:
        """What is wrong with it by itself, in words; "" for nothing."""
        if self.is_blank():
            return rule_words(Rule.REQUIRED, self.spec.name) if self.spec.required else ""
        found, rule = self.own_fault(), self.spec.rule or _RULES.get(self.spec.kind)
        return found if found or rule is None else rule(str(self.value() or ""))

    # How it is shown ------------------------------------------------------------------------------------------------

    def go(self) -> None:
        """The focus comes; its text is marked, so that typing replaces it."""
        self.control.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(self.editor, Line):
            self.editor.selectAll()

    def speak_as(self, name: str) -> None:
        """What a screen reader calls it."""
        self.control.setAccessibleName(name)

    def follow(self, values: Values) -> None:
        """Its label says whether it may stay empty beside these values of the form."""
        if self.spec.optional_when is not None:
            label = self.spec.optional if self.spec.optional_when(values) else self.spec.label
            self.label.setText(label)
            self.speak_as(label)

    @Slot()
    def on_changed(self) -> None:
        """A person changed it."""
        self._show_offer()
        self.changed.emit(self.key)

    @Slot()
    def on_left(self) -> None:
        """It was left."""
        self.left.emit(self.key)


def _editor_of(spec: Field) -> Editor:
    match spec.kind:
        case Kind.CHOICE:
            combo = Combo()
            combo.set_options(spec.options)
            return combo
        case Kind.PICK:
            choice = Segmented([(identity, text, "") for identity, text in spec.options])
            if spec.option_spoken:
                for identity, text in spec.options:
                    choice.option(identity).setAccessibleName(spec.option_spoken.format(option=text))
            return choice
        case Kind.CHECK:
            check = CheckBox(spec.label)
            higher = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            higher.setHeightForWidth(True)  # longer words take two lines
            check.setSizePolicy(higher)
            return check
        case Kind.LONG:
            long = LongText()
            long.edit.setPlaceholderText(spec.hint)
            return long
        case Kind.PIN:
            return PinEdit()
    return _line_of(spec)


def _line_of(spec: Field) -> Line:
    match spec.kind:
        case Kind.MONEY:
            line: Line = MoneyLine()
        case Kind.DATE:
            line = DateLine(spec.days)
        case _:
            line = Line() if spec.mask is None else PrivateLine(_mask(spec, spec.mask))
    if spec.hint:
        line.setPlaceholderText(spec.hint)
    if spec.max_length:
        line.setMaxLength(spec.max_length)
    if spec.kind is Kind.SECRET:
        line.setEchoMode(QLineEdit.EchoMode.Password)
    if spec.kind is Kind.PHONE or spec.clean is clean_number:
        line.setInputMethodHints(Qt.InputMethodHint.ImhDialableCharactersOnly)
    return line


def _mask(spec: Field, mask: Callable[[str], str]) -> Callable[[str], str]:
    """What is sent is masked, however it was typed: +91 and spaces would show others of its signs."""
    return lambda text: mask(_cleaned(spec, text))


def _cleaned(spec: Field, text: str) -> str:
    if spec.kind is Kind.PHONE:
        text = national_phone(text)
    return spec.clean(text) if spec.clean is not None else text
