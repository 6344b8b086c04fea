"""The restart for another text size: the question, what is kept, and the scale of the next start."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from paydesk.domain.messages import SettingsInUse
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import Role
from paydesk.ui.layout import screen_percent
from paydesk.ui.restart import Restarter
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import shop_settings


def restarter(counter: CounterDriver) -> Restarter:
    return counter.features.restarter


def change_size(counter: CounterDriver, percent: int) -> None:
    counter.says(SettingsInUse(replace(shop_settings(), text_percent=percent)))
    counter.driver.settle()


def test_a_new_text_size_asks_once_for_a_restart(make_driver: MakeDriver) -> None:
    counter, requested = CounterDriver(make_driver()), list[bool]()
    counter.driver.window.restart_requested.connect(lambda: requested.append(True))
    change_size(counter, 100)
    assert "Restart now" not in counter.driver.words()
    change_size(counter, 150)
    assert counter.driver.focused().accessibleName() == "Later"
    counter.driver.click(counter.driver.button("Later"))
    change_size(counter, 150)
    assert "Restart now" not in counter.driver.words()
    assert not restarter(counter).state()
    change_size(counter, 200)
    counter.driver.click(counter.driver.button("Restart now"))
    assert requested == [True]


def test_the_page_and_the_amount_are_resumed(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver())
    counter.driver.form.amount_field.setText("125.50")
    counter.driver.window.show_page("settings")
    restarter(counter).on_confirmed()
    state = restarter(counter).state()
    assert state == {"page": "settings", "amount": "₹125.50", "person": ""}

    following = CounterDriver(make_driver())
    restarter(following).resume(state)
    assert following.driver.window.page == "sell", "nobody knows yet whether there are people"
    following.says(PeopleKnown((), "keychain"), SignedIn())
    assert following.driver.window.page == "settings"
    assert following.driver.form.amount_text == "₹125.50"


@pytest.mark.parametrize(("person", "page"), [(Role.SUPERVISOR, "settings"), (Role.CASHIER, "sell")])
def test_only_the_same_person_resumes_and_after_the_pin(make_driver: MakeDriver, person: Role, page: str) -> None:
    counter = CounterDriver(make_driver())
    everybody = tuple(PEOPLE.values())
    state = {"page": "settings", "amount": "7", "person": PEOPLE[Role.SUPERVISOR].person_id}
    restarter(counter).resume(state)
    counter.says(PeopleKnown(everybody, "keychain"), SignedIn(locked=True))
    assert counter.driver.form.amount_text == ""
    counter.says(SignedIn(PEOPLE[person]))
    assert counter.driver.window.page == page
    assert counter.driver.form.amount_text == ("₹7" if page == "settings" else "")


@pytest.mark.parametrize(
    ("size", "applied", "percent"),
    [((1366, 768), 100, 100), ((2560, 1440), 100, 100), ((3840, 2160), 100, 150), ((2560, 1440), 150, 150)],
)
def test_a_large_screen_enlarges_the_next_start(size: tuple[int, int], applied: int, percent: int) -> None:
    assert screen_percent(QSize(*size), applied) == percent


_CHILD = """
import os
from paydesk.ui.application import create_application
app = create_application(150)
print(app.primaryScreen().devicePixelRatio(), os.environ.get("QT_SCALE_FACTOR"))
"""


def test_the_scale_is_that_of_this_program_alone() -> None:
    done = subprocess.run([sys.executable, "-c", _CHILD], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == ["1.5", "None"]
