"""The settings page of billing programs: a key is shown once, rights are saved, and what cannot be taken back asks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from paydesk.domain.billing.bill import BillRepeat
from paydesk.domain.billing.commands import ReadPrograms, RegisterProgram, RemoveProgram
from paydesk.domain.billing.messages import NewProgramKey, ProgramsInUse
from paydesk.domain.billing.program import FIXED_PORT, BillingProgram, new_key
from paydesk.domain.commands import SaveSettings, TakeSale
from paydesk.domain.messages import Answered, CommandStatus, SettingsInUse
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.settings import Billing
from paydesk.ui.settings.programs import ProgramsPage
from tests.helpers.fields import put
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import shop_settings

MARG = BillingProgram("Marg", "0" * 64, takes_real_money=True)
URL = f"http://127.0.0.1:{FIXED_PORT}"


class Programs:
    """The page of billing programs, with an administrator at the counter."""

    def __init__(self, counter: CounterDriver) -> None:
        self.counter, self.driver = counter, counter.driver
        self.client = counter.driver.client
        counter.has_people(PEOPLE[Role.ADMIN])
        self.driver.window.show_page("settings")
        self.driver.settle()
        self.driver.click(self.driver.button("Billing programs"))
        page = self.driver.settings.part("programs")
        assert isinstance(page, ProgramsPage)
        self.page, self.card = page, page.card

    def use(self, *programs: BillingProgram, port: int = 0) -> None:
        """Report settings with these programs."""
        billing = Billing(programs, port=port)
        self.driver.window.hub.on_event(SettingsInUse(replace(shop_settings(), billing=billing)))
        self.driver.settle()

    def words(self) -> str:
        return "\n".join(label.text() for label in self.page.findChildren(QLabel) if label.isVisibleTo(self.page))

    def add(self, name: str = "Busy") -> RegisterProgram:
        """Register a program."""
        self.driver.click(self.driver.button("Add a program"))
        put(self.card.form, {"Name of the program": name})
        self.driver.press(Qt.Key.Key_Return)
        return self.client.last(RegisterProgram)

    def answer(self, command: RegisterProgram, answer: NewProgramKey) -> None:
        self.driver.window.hub.on_event(Answered(command.ask_id, answer))
        self.driver.window.hub.on_event(ended(command))
        self.driver.settle()


@pytest.fixture
def programs(make_driver: MakeDriver) -> Programs:
    return Programs(CounterDriver(make_driver()))


def test_a_new_program_gets_a_key_that_is_shown_once(programs: Programs) -> None:
    command = programs.add()
    assert command.program == BillingProgram("Busy")
    key = new_key(real=True)
    programs.answer(command, NewProgramKey(key))
    assert key in programs.words().replace("\u200b", "")
    programs.driver.click(programs.driver.button("Copy"))
    assert QGuiApplication.clipboard().text() == key
    programs.driver.click(programs.driver.button("Done"))
    labels = programs.page.findChildren(QLabel)
    assert not [label for label in labels if key in label.text().replace("\u200b", "")]


@pytest.mark.parametrize("leave", ["page", "person"])
def test_a_key_does_not_outlive_its_page_or_its_person(programs: Programs, leave: str) -> None:
    programs.answer(programs.add(), NewProgramKey(new_key(real=True)))
    if leave == "page":
        programs.driver.press(Qt.Key.Key_Escape)
        programs.driver.click(programs.driver.button("Billing programs"))
    else:
        programs.counter.has_people(PEOPLE[Role.SUPERVISOR])
        programs.driver.settle()
    assert "pdk_live" not in programs.words()
    assert not [label for label in programs.card.findChildren(QLabel) if "pdk_live" in label.text()]


@pytest.mark.parametrize("name", ["a/b", "Marg", "MARG"])
def test_a_name_that_is_none_or_taken_is_refused_at_its_field(programs: Programs, name: str) -> None:
    programs.use(MARG)
    programs.driver.click(programs.driver.button("Add a program"))
    put(programs.card.form, {"Name of the program": name})
    programs.driver.press(Qt.Key.Key_Return)
    assert not programs.client.of(RegisterProgram)
    assert "name" in programs.card.form.faults()


def test_after_a_pin_it_is_registered_without_a_second_press(programs: Programs) -> None:
    first = programs.add()
    programs.driver.window.hub.on_event(ended(first, CommandStatus.REFUSED))
    programs.page.resend()
    again = programs.client.last(RegisterProgram)
    assert (again.program, again.ask_id != first.ask_id) == (first.program, True)
    assert programs.card.is_typing, "nothing typed is lost"


def test_rights_are_changed_without_a_new_key(programs: Programs) -> None:
    programs.use(MARG)
    programs.card.change(MARG)
    programs.card.form.set_values({"repeats": "daily", "may_cancel": False})
    programs.driver.click(programs.card.save_button)
    (saved,) = programs.client.last(SaveSettings).settings.billing.programs
    assert saved == replace(MARG, repeats=BillRepeat.DAILY, may_cancel=False)
    assert not programs.client.of(RegisterProgram)


def test_a_program_is_removed_after_a_question(programs: Programs) -> None:
    programs.use(MARG)
    programs.card.confirm_remove(MARG)
    assert not programs.client.of(RemoveProgram)
    assert "Remove Marg?" in programs.words()
    programs.card.question.yes.click()
    assert programs.client.last(RemoveProgram).name == "Marg"


def test_a_new_key_keeps_the_rights(programs: Programs) -> None:
    programs.use(MARG)
    programs.card.confirm_new_key(MARG)
    programs.card.question.yes.click()
    assert programs.client.last(RegisterProgram).program == MARG


def test_a_test_charge_has_a_bill_of_the_program_and_is_shown(programs: Programs) -> None:
    programs.use(replace(MARG, repeats=BillRepeat.DAILY))
    programs.driver.click(programs.driver.button("Marg: test with ₹1"))
    command = programs.client.last(TakeSale)
    assert command.amount is not None
    assert (command.amount.paise, command.bill.program, bool(command.bill.period)) == (100, "Marg", True)
    assert command.bill.number.startswith("TEST-")
    shown: list[object] = []
    programs.page.sale_requested.connect(shown.append)
    programs.driver.window.hub.on_event(ended(command))
    assert shown == [command.sale_id]


def test_the_page_says_the_address_the_last_call_or_the_problem(programs: Programs) -> None:
    assert "No address before a program is added." in programs.words()
    programs.use(MARG, port=FIXED_PORT)
    hub = programs.driver.window.hub
    hub.on_event(ProgramsInUse(URL, "", "data/exchange", {"Marg": programs.driver.clock.now}))
    assert f"Address: {URL}" in programs.words()
    assert "Last call" in programs.words()
    hub.on_event(ProgramsInUse("", "Address already in use"))
    assert f"Port {FIXED_PORT} is in use" in programs.words()


@pytest.mark.parametrize("port", ["", "80", "99999", "x"])
def test_only_a_free_port_is_saved(programs: Programs, port: str) -> None:
    programs.page.form.set_values({"fixed": True, "port": port})
    programs.driver.click(programs.driver.button("Save"))
    assert not programs.client.of(SaveSettings)


def test_a_fixed_port_is_offered_and_saved(programs: Programs) -> None:
    programs.page.form.set_values({"fixed": True, "folder": True})
    programs.driver.click(programs.driver.button("Save"))
    billing = programs.client.last(SaveSettings).settings.billing
    assert (billing.port, billing.folder, billing.links) == (FIXED_PORT, True, False)


def test_the_page_closes_without_a_pin(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver())
    programs = Programs(counter)
    counter.has_people(PEOPLE[Role.CASHIER])
    assert programs.client.of(ReadPrograms)
    counter.says(PermissionDenied(Permission.SETTINGS, DenialReason.ROLE))
    assert counter.covered()
    programs.driver.press(Qt.Key.Key_Escape)
    assert programs.driver.settings.current_part == "overview"
