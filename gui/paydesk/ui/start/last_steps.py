"""The third and fourth step: the people, and a test sale of ₹1.00."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.failure import Problem
from paydesk.domain.people.person import Role
from paydesk.domain.sale.addresses import browser_page
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.service_kind import ServiceKind, service_kind
from paydesk.ui.forms.fields import FieldKind, FormField
from paydesk.ui.forms.form import Form
from paydesk.ui.layout import Layout
from paydesk.ui.people.page import PeoplePage
from paydesk.ui.start.checks import CheckCard, CheckRow, CheckState
from paydesk.ui.start.step import PEOPLE, TEST_SALE, StartStep
from paydesk.ui.start.trial import AMOUNT
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import ButtonKind as Look
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Text
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, money_words, translate
from paydesk.ui.words.problems import failed_words, problem_words

if TYPE_CHECKING:
    from paydesk.domain.messages import QrPicture
    from paydesk.domain.people.person import Person
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.people.store import PeopleStore
    from paydesk.ui.slips.printing import PrintResult
    from paydesk.ui.start.trial import TrialSale


_LOCK_TIMES: Final = (
    (60, QT_TRANSLATE_NOOP("Start", "after 1 minute")),
    (180, QT_TRANSLATE_NOOP("Start", "after 3 minutes")),
    (300, QT_TRANSLATE_NOOP("Start", "after 5 minutes")),
    (900, QT_TRANSLATE_NOOP("Start", "after 15 minutes")),
)
"""Seconds without input, with their texts."""


def lock_words(idle_s: int) -> str:
    """Return the time after which the screen locks, in words."""
    known = dict(_LOCK_TIMES)
    if idle_s in known:
        return translate("Start", known[idle_s])
    return translate("Start", "after {n} s").format(n=idle_s)


class PeopleStep(StartStep):
    """Shows the people page of the settings. `done` carries the seconds after which the screen locks."""

    done = Signal(object)

    def __init__(self, store: PeopleStore, page: PeoplePage, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(PEOPLE, parent, scrolls=False)
        self._store = store
        why = self.tr("One admin is needed. Without a PIN anybody could pay money out.")
        self._head = (Heading(self.tr("Who works here?"), self), Text(why, 15, "ink2", parent=self))
        self.page = page
        add_items(self.column, *self._head, (self.page, 1))
        idle = settings.locks.idle_s
        times = sorted({*(seconds for seconds, _ in _LOCK_TIMES), idle})
        options = [(str(seconds), lock_words(seconds)) for seconds in times]
        field = FormField("idle", self.tr("The screen locks by itself"), FieldKind.CHOICE, options=options)
        self.lock = Form([field], self, name=self.tr("The screen locks by itself"))
        self.lock.set_values({"idle": str(idle)})
        self.page.embed(self.lock)
        self.admin_note = Note(self.tr("Add yourself as admin to go on."), self)
        self.next_button = KeyButton(
            self.tr("Next: a test sale"), "", "primary", self, height=48, on_press=self.on_next
        )
        self.add_foot(self.admin_note, self.next_button)
        store.people_changed.connect(self.on_people)
        self._update_next_button()

    def use_layout(self, layout: Layout) -> None:
        super().use_layout(layout)
        self.page.use_layout(layout)

    def activate(self) -> None:
        if self.next_button.isEnabled():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.page.activate()

    @Slot(object)
    def on_people(self, _known: object) -> None:
        """Enable the next step once there is an admin."""
        was = self.next_button.isEnabled()
        self._update_next_button()
        if not was and self.next_button.isEnabled() and self.isVisible():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_next_button(self) -> None:
        admin = any(person.role is Role.ADMIN for person in self._store.people)
        self.next_button.setEnabled(admin)
        self.admin_note.setVisible(not admin)

    @Slot()
    def on_next(self) -> None:
        self.done.emit(int(self.lock.values().text("idle") or 300))


_QR_SIZE = 190
_GB = 1_000_000_000


class SaleStep(StartStep):
    """`pressed` carries the purpose of a button: "begin", "display", "sound", "print", "live", "done"."""

    pressed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(TEST_SALE, parent)
        self._settings = settings
        self._moves_focus = False
        """True if the focus is on a button that leads on, and follows the next one."""
        self._create_head()
        self._create_rows()
        self._sides = hbox(spacing=20)
        names = list(self.rows)
        for part in (names[:5], names[5:]):
            self._sides.addWidget(CheckCard([self.rows[name] for name in part], self), 1)
        self.column.addLayout(self._sides)
        self.live_card = self._create_live_card()
        add_items(self.column, self.live_card, 1)
        self.skip_button = self._button(self.tr("Go on without it"), "done", "ghost")
        self.next_button = self._button(self.tr("Start selling"), "done", "primary", self.tr("Enter"))
        self.enter_button = self.next_button
        for button in (self.skip_button, self.next_button):
            button.set_height(48)
        self.add_foot(self.skip_button, self.next_button)

    def _button(self, text: str, name: str, kind: Look = "plain", key: str = "") -> KeyButton:
        return KeyButton(text, key, kind, self, value=name, on_press=self.pressed)

    def _create_head(self) -> None:
        self.title = Heading(self.tr("A test sale of {amount}").format(amount=AMOUNT), self)
        self.setAccessibleName(self.title.text())
        self.text = Text("", 15, "ink2", parent=self)
        self.paid_icon = IconLabel("paid", "ok", 64, self)
        self.code = QrView(self)
        self.code.setFixedSize(_QR_SIZE, _QR_SIZE)
        self.begin_button = self._button(self.tr("Begin the test sale"), "begin", "primary")
        self.phone_button = KeyButton(self.tr("Pay with the pretend phone"), "", "dash", self, icon="phone")
        words = add_items(vbox(spacing=8), 1, self.title, self.text)
        add_items(
            words, *((button, 0, Qt.AlignmentFlag.AlignLeft) for button in (self.begin_button, self.phone_button)), 1
        )
        self.message = MessagePanel.create_hidden(self)
        add_items(self.column, add_items(hbox(spacing=18), self.paid_icon, self.code, (words, 1)), self.message)

    def _create_rows(self) -> None:
        display = self._button(self.tr("Show"), "display")
        display.set_key("F10")
        sound = self._button(self.tr("Play"), "sound")
        sound.set_icon("volume")
        paper = self._button(self.tr("Print"), "print")
        paper.set_icon("printer")
        self.rows = {
            "order": CheckRow(self.tr("Order made")),
            "code": CheckRow(self.tr("QR shown and read back")),
            "display": CheckRow(self.tr("Customer screen shows it"), "", display),
            "paid": CheckRow(self.tr("Paid")),
            "green": CheckRow(self.tr("The strip turned green")),
            "sound": CheckRow(self.tr("Heard"), "", sound),
            "print": CheckRow(self.tr("Receipt printed"), "", paper),
            "journal": CheckRow(self.tr("Written down first")),
            "cancel": CheckRow(self.tr("Cancel works")),
            "admin": CheckRow(self.tr("Admin has a PIN")),
        }
        for row in self.rows.values():
            row.chip.hide()

    def _create_live_card(self) -> Card:
        card = Card("plain", self)
        title = Text(self.tr("Going live"), 15, "ink", bold=True, parent=card)
        text = self.tr("Put the live keys in. The same checks run again with a real {amount}, which you can refund.")
        words = add_items(vbox(spacing=2), title, Text(text.format(amount=AMOUNT), 13, "ink2", parent=card))
        row = hbox(card, (20, 14, 20, 14), 16)
        add_items(row, IconLabel("flag", "ink2", 26, card), (words, 1), self._button(self.tr("Go live now"), "live"))
        return card

    def activate(self) -> None:
        button = self.next_button if self.next_button.isVisible() else self.begin_button
        (button if button.isVisible() else self.skip_button).setFocus(Qt.FocusReason.OtherFocusReason)

    # What it shows --------------------------------------------------------------------------------------------------

    def show_trial(self, trial: TrialSale, picture: QrPicture | None, settings: Settings) -> None:
        """Show the progress; the focus follows the next button, but never moves to "Go on without it"."""
        green, self._settings = trial.is_green, settings
        self._moves_focus = any(b.hasFocus() for b in (self.begin_button, self.phone_button, self.skip_button, self))
        self.next_button.setVisible(green)
        self._show_head(trial, picture, green=green)
        self._show_sale(trial, green=green)
        self.live_card.setVisible(green and service_kind(self._settings) is ServiceKind.TEST)
        self.skip_button.setVisible(not green)
        if self._moves_focus:
            buttons = [self.next_button] if green else [self.phone_button, self.begin_button]
            shown = (button for button in buttons if not button.isHidden())
            next(shown, self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_head(self, trial: TrialSale, picture: QrPicture | None, *, green: bool) -> None:
        live = service_kind(self._settings) is ServiceKind.LIVE
        sale = trial.sale
        self.paid_icon.setVisible(green)
        shown = picture is not None and bool(picture.modules) and not green and not trial.is_stuck
        self.code.setVisible(shown)
        if shown and picture is not None:
            self.code.show_code(picture.modules, description=money_words(AMOUNT))
        address = browser_page(sale) if sale is not None else None
        self.phone_button.value = address  # payment page of the sandbox
        self.phone_button.setVisible(shown and not live and address is not None)
        self.begin_button.setVisible(not trial.has_begun or trial.is_stuck)
        self.begin_button.setText(self.tr("Begin it anew") if trial.has_begun else self.tr("Begin the test sale"))
        source = self.tr("A test sale of {amount} went through") if green else self.tr("A test sale of {amount}")
        self.title.setText(source.format(amount=AMOUNT))
        self.text.setText(self._head_words(shown=shown, live=live, green=green))
        words = self._problem_words(trial)
        if words is None:
            self.message.hide()
        elif self.message.isHidden() or words.title != self.message.title():
            self.message.show_and_announce("bad", words.title, words.text, words.todo)

    def _head_words(self, *, shown: bool, live: bool, green: bool) -> str:
        if green:
            return self.tr("Every step that a customer will meet has worked on this counter.")
        if shown and live:
            return self.tr("Pay it with your own phone. It is real money; you can refund it afterwards.")
        if shown:
            return self.tr("Pay it with a test phone. No real money moves.")
        return self.tr("It shows what a customer will meet, before there is one.")

    def _problem_words(self, trial: TrialSale) -> Words | None:
        sale = trial.sale
        if trial.failed is not None:
            return failed_words(trial.failed)
        if sale is None or not trial.is_stuck:
            return None
        if sale.problem is not None and sale.phase is Phase.FAILED:
            words = problem_words(sale.problem.problem, issuer=sale.problem.issuer)
            if sale.problem.problem in {Problem.NO_KEYS, Problem.KEYS_REFUSED}:  # the settings are not reachable yet
                return Words(words.title, words.text, self.tr("Go back to Connect, and type the keys there."))
            back = self.tr("If the terminal number is wrong, go back to Connect.")
            return Words(words.title, words.text, f"{words.todo} {back}")
        return Words(self.tr("This order has ended without a payment"), self.tr("Begin the test sale anew."))

    def _show_sale(self, trial: TrialSale, *, green: bool) -> None:
        sale = trial.sale
        waits = CheckState.BUSY if trial.has_begun and not trial.is_stuck else CheckState.OPEN
        has_order = sale is not None and bool(sale.cf_order_id)
        order = sale.order_id if sale is not None and has_order else ""
        self._show_row("order", CheckState.OK if has_order else waits, order, trial.elapsed("begun", "ordered"))
        asks = self.tr("it asks for {amount}").format(amount=AMOUNT) if trial.names_amount else ""
        code_time = trial.elapsed("ordered", "read back")
        unread = sale is not None and sale.qr is not None and not trial.is_read_back
        if unread:
            self._show_row(
                "code", CheckState.SEE_TO, self.tr("its amount could not be read: compare it on the phone"), None
            )
        else:
            self._show_row("code", CheckState.OK if trial.is_read_back else waits, asks, code_time)
        paid = sale is not None and sale.phase is Phase.PAID
        payment = sale.payments[0].cf_payment_id if sale is not None and sale.payments else ""
        number = self.tr("payment {number}").format(number=payment) if payment else ""
        self._show_row("paid", CheckState.OK if paid else CheckState.OPEN, number, None)
        self._show_row(
            "green", CheckState.OK if green else CheckState.OPEN, self.tr("HAND OVER") if green else "", None
        )
        taken = trial.is_cancel_accepted
        closed = trial.cancelled_sale is not None and trial.cancelled_sale.phase is Phase.CANCELLED
        text = self.tr("the order was closed by the service") if closed else self.tr("the service closes the order")
        wait = CheckState.BUSY if trial.cancelled_sale is not None else CheckState.OPEN
        self._show_row(
            "cancel", CheckState.OK if taken else wait, text if taken else "", trial.elapsed("cancel", "cancelled")
        )

    def show_devices(self, *, screens: int, display_open: bool, heard: bool, printed: PrintResult | None) -> None:
        """Show the customer display, sound and printer; `printed`: the result of the receipt."""
        if display_open:
            self._show_row("display", CheckState.OK, self.tr("the customer's window is open"), None)
        elif screens > 1:
            self._show_row("display", CheckState.OPEN, self.tr("there is a second screen: show it there"), None)
        else:
            self._show_row("display", CheckState.NOT_HERE, self.tr("one screen only: turn it to the customer"), None)
        self._show_row("sound", CheckState.OK if heard else CheckState.OPEN, self.tr("loud enough at 1 m?"), None)
        if printed is None:
            self._show_row("print", CheckState.OPEN, "", None)
        elif printed.pdf:
            self._show_row("print", CheckState.OK, self.tr("no printer: it was saved as PDF"), None)
        else:
            self._show_row("print", CheckState.SEE_TO if printed.failure else CheckState.OK, printed.printer, None)

    def show_counter(self, trial: TrialSale, people: tuple[Person, ...]) -> None:
        """Show the disk and the admin."""
        self.rows["print"].buttons[0].setEnabled(trial.is_green)
        pc = trial.pc
        if pc is not None and pc.facts is not None:
            free = round((pc.free_bytes or 0) / _GB)
            text = self.tr("journal is on this disk, {n} GB free").format(n=free)
            self._show_row("journal", CheckState.OK if trial.sale is not None else CheckState.OPEN, text, None)
        admin = next((person for person in people if person.role is Role.ADMIN), None)
        if admin is not None:
            source = self.tr("{name}; the screen locks {time}")
            locks = lock_words(self._settings.locks.idle_s)
            self._show_row("admin", CheckState.OK, source.format(name=admin.name, time=locks), None)

    def _show_row(self, name: str, state: CheckState, text: str, took_ms: int | None) -> None:
        note = ""
        if took_ms is not None and state is CheckState.OK:
            note = self.tr("{n} s").format(n=f"{max(took_ms / 1_000, 0.1):.1f}")
        self.rows[name].show_state(state, text, note)
