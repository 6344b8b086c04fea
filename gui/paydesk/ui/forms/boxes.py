"""One field on the screen: label, editor, a note, and in its place what is wrong. `box_of` makes it for any kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from paydesk.domain.rules import Rule, cashgram_phone, typed_phone
from paydesk.ui.forms.dates import DateLine
from paydesk.ui.forms.fields import Field, Kind, Options, Values
from paydesk.ui.forms.lines import Combo, Line, LongText, MoneyLine, PrivateLine
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.widgets.choice import CheckBox, Segmented
from paydesk.ui.widgets.text_field import Labelled
from paydesk.ui.words.fields import rule_words


def _phone_fault(number: str) -> str:
    broken = cashgram_phone(number)
    return "" if broken is None else rule_words(broken, "phone")


_RULES: Final[Mapping[Kind, Callable[[str], str]]] = {Kind.PHONE: _phone_fault}
"""What a field of such a kind has to keep where it has no rule of its own."""


class Box(Labelled):
    """`changed`: a person changed it. `left`: it was really left. Both carry its key, which rows may change."""

    changed = Signal(object)
    left = Signal(object)

    def __init__(self, spec: Field, editor: QWidget, control: QWidget, parent: QWidget | None = None) -> None:
        """`control` is the part of `editor` that has the keyboard and the accessible name."""
        checks = isinstance(editor, CheckBox)  # which says its label itself
        super().__init__(spec.label, editor, control, parent, above=0 if checks else 6)
        self.spec = spec
        self.key = spec.name
        self._label.setVisible(bool(spec.label) and not checks)
        self.speak_as(spec.spoken or spec.label)
        self.set_note(spec.note)

    # What each kind says for itself ---------------------------------------------------------------------------------

    def value(self) -> object:
        """What stands in it: str, Money, date or bool; None for what is none."""
        raise NotImplementedError

    def put(self, value: object) -> None:
        """Show a value; None empties it. It does not count as typed."""
        raise NotImplementedError

    def is_blank(self) -> bool:
        """Whether nothing stands in it."""
        return not self.value()

    def own_fault(self) -> str:
        """Why what was typed cannot even be read, in words."""
        return ""

    def complete(self) -> None:
        """Write out what was typed."""

    def mark_all(self) -> None:
        """Mark its text, so that typing replaces it."""

    # What all have in common ----------------------------------------------------------------------------------------

    def fault(self) -> str:
        """What is wrong with it by itself, in words; "" for nothing."""
        if self.is_blank():
            return rule_words(Rule.REQUIRED, self.spec.name) if self.spec.required else ""
        found, rule = self.own_fault(), self.spec.rule or _RULES.get(self.spec.kind)
        return found if found or rule is None else rule(str(self.value() or ""))

    def speak_as(self, name: str) -> None:
        """What a screen reader calls it."""
        self.control.setAccessibleName(name)

    def follow(self, values: Values) -> None:
        """Its label says whether it may stay empty beside these values of the form."""
        if self.spec.optional_when is not None:
            label = self.spec.optional if self.spec.optional_when(values) else self.spec.label
            self._label.setText(label)
            self.speak_as(label)

    def show_label(self, *, shown: bool) -> None:
        """Whether the label is seen; of equal fields below each other it is enough on the first."""
        self._label.setVisible(shown)

    def forget(self) -> None:
        """Empty it."""
        self.put(None)

    @Slot()
    def on_changed(self) -> None:
        """A person changed it."""
        self.changed.emit(self.key)

    @Slot()
    def on_left(self) -> None:
        """It was left."""
        self.left.emit(self.key)


class LineBox(Box):
    """Whatever is typed into one line: text, phone, secret, amount, day."""

    def __init__(self, spec: Field, parent: QWidget | None = None) -> None:
        self._typed = _line_of(spec)
        super().__init__(spec, self._typed, self._typed, parent)
        self._typed.typed.connect(self.on_changed)
        self._typed.left.connect(self.on_left)

    def value(self) -> object:
        """What it stands for; a text is cleaned."""
        value = self._typed.value()
        if not isinstance(value, str):
            return value
        if self.spec.kind is Kind.PHONE:
            value = typed_phone(value)
        return self.spec.clean(value) if self.spec.clean is not None else value

    def put(self, value: object) -> None:
        """A value, or a text as it would be typed."""
        self._typed.show_value(value)

    def is_blank(self) -> bool:
        """Whether nothing is typed."""
        return self._typed.is_blank()

    def own_fault(self) -> str:
        """Why it is no amount, or no day."""
        return self._typed.fault()

    def complete(self) -> None:
        """Written out: an amount with its paise, a day with its month's name."""
        self._typed.complete()

    def mark_all(self) -> None:
        """All of the text."""
        self._typed.selectAll()


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
    if spec.kind is Kind.PHONE:
        line.setInputMethodHints(Qt.InputMethodHint.ImhDialableCharactersOnly)
    return line


def _mask(spec: Field, mask: Callable[[str], str]) -> Callable[[str], str]:
    """Of a phone its digits are masked, however it was typed: +91 and spaces would show others of them."""
    return mask if spec.kind is not Kind.PHONE else lambda text: mask(typed_phone(text))


class ChoiceBox(Box):
    """One of a list."""

    def __init__(self, spec: Field, parent: QWidget | None = None) -> None:
        self.combo = Combo()
        self.combo.set_options(spec.options)
        super().__init__(spec, self.combo, self.combo, parent)
        self.combo.currentIndexChanged.connect(self.on_changed)

    def value(self) -> str:
        """The id."""
        return self.combo.chosen_id()

    def put(self, value: object) -> None:
        """An id; None chooses the first."""
        with QSignalBlocker(self.combo):
            if value is None:
                self.combo.setCurrentIndex(0 if self.combo.count() else -1)
            else:
                self.combo.choose(str(value))
        self.combo.update()

    def set_options(self, options: Options) -> None:
        """Offer these."""
        self.combo.set_options(options)


class PickBox(Box):
    """One of a few side by side."""

    def __init__(self, spec: Field, parent: QWidget | None = None) -> None:
        self.choice = Segmented([(identity, text, "") for identity, text in spec.options])
        if spec.option_spoken:
            for identity, text in spec.options:
                self.choice.option(identity).setAccessibleName(spec.option_spoken.format(option=text))
        super().__init__(spec, self.choice, self.choice, parent)
        self.choice.chosen.connect(self.on_changed)

    def value(self) -> str:
        """The id."""
        return self.choice.current()

    def put(self, value: object) -> None:
        """An id; None chooses the first."""
        self.choice.choose(self.spec.options[0][0] if value is None else str(value))


class YesBox(Box):
    """Yes or no."""

    def __init__(self, spec: Field, parent: QWidget | None = None) -> None:
        self.check = CheckBox(spec.label)
        higher = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        higher.setHeightForWidth(True)  # longer words take two lines
        self.check.setSizePolicy(higher)
        super().__init__(spec, self.check, self.check, parent)
        self.check.clicked.connect(self.on_changed)

    def value(self) -> bool:
        """Whether it is checked."""
        return self.check.isChecked()

    def put(self, value: object) -> None:
        """Yes or no."""
        self.check.setChecked(value is True)


class LongBox(Box):
    """A text of several lines."""

    def __init__(self, spec: Field, parent: QWidget | None = None) -> None:
        self.long = LongText()
        self.long.edit.setPlaceholderText(spec.hint)
        super().__init__(spec, self.long, self.long.edit, parent)
        self.long.edit.textChanged.connect(self.on_changed)
        self.long.left.connect(self.on_left)

    def value(self) -> str:
        """The text."""
        return self.long.edit.toPlainText().strip()

    def put(self, value: object) -> None:
        """A text."""
        self.long.put(str(value or ""))


class PinBox(Box):
    """A PIN: dots on the screen, digits that no value carries; they are compared and taken, never read."""

    def __init__(self, spec: Field, parent: QWidget | None = None) -> None:
        self.edit = PinEdit()
        super().__init__(spec, self.edit, self.edit, parent)
        self.edit.typed.connect(self.on_changed)
        self.edit.left.connect(self.on_left)

    def value(self) -> str:
        """How many digits are typed, as dots: what they are leaves only by `take`."""
        return "•" * self.edit.count

    def put(self, _value: object) -> None:
        """A PIN is never shown: this empties it."""
        self.edit.forget()

    def take(self) -> str:
        """The PIN; it is not kept."""
        return self.edit.take()


_BOXES: Final[Mapping[Kind, Callable[[Field, QWidget | None], Box]]] = {
    Kind.CHOICE: ChoiceBox,
    Kind.PICK: PickBox,
    Kind.CHECK: YesBox,
    Kind.LONG: LongBox,
    Kind.PIN: PinBox,
}


def box_of(spec: Field, parent: QWidget | None = None) -> Box:
    """The field on the screen for a description."""
    return _BOXES.get(spec.kind, LineBox)(spec, parent)
