"""The page "Ready to open": results of the checks, their fixes, and when the page is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from paydesk.domain.commands import SaveSettings
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import SalesLoaded
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.commands import CheckService, ReadPcState
from paydesk.domain.settings.messages import (
    Area,
    AreaKeys,
    AreaTested,
    ConnectionProblem,
    PcState,
    ServiceChecked,
)
from paydesk.domain.settings.settings import Printing, Sounds
from paydesk.domain.shift.commands import OpenShift
from paydesk.domain.shift.messages import CurrentShift
from paydesk.domain.shift.shift import Shift
from paydesk.ui.forms.editors import ComboBox
from paydesk.ui.settings.page import CONNECTIONS
from paydesk.ui.slips.printing import SlipPrinter
from paydesk.ui.start.checks import CheckInput, CheckRow, CheckState, run_checks
from paydesk.ui.start.ready import ReadyPage
from tests.ui.conftest import Announced, MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver, shop_settings
from tests.ui.stage import Told

KEYS = AreaKeys(Area.GATEWAY, "keychain", "•••• abcd", "keychain")
WELL = AreaTested(Area.GATEWAY, None, None, 12, 0)
PC = PcState("/data", 41_000_000_000, 1_204, 42)
OFFLINE = Failure(Problem.PC_OFFLINE, Side.THIS_PC, outcome_known=True)
ALL_WELL = CheckInput(shop_settings(), keys=KEYS, tested=WELL, pc=PC, printers=("Counter 80",), now=1)


def states(known: CheckInput) -> dict[str, CheckState]:
    return {check.name: check.state for check in run_checks(known)}


def test_without_problems_all_checks_are_fine() -> None:
    assert states(ALL_WELL) == dict.fromkeys(states(ALL_WELL), CheckState.OK) | {"screen": CheckState.NOT_HERE}
    assert len(states(ALL_WELL)) == 8


@pytest.mark.parametrize(
    ("changed", "name", "state"),
    [
        ({"keys": AreaKeys(Area.GATEWAY, "none")}, "keys", CheckState.STOPS),
        ({"tested": replace(WELL, problem=ConnectionProblem.WRONG_KEYS)}, "keys", CheckState.STOPS),
        ({"tested": replace(WELL, problem=ConnectionProblem.CLOCK_OFF, clock_offset_s=400)}, "clock", CheckState.STOPS),
        ({"tested": replace(WELL, clock_offset_s=-30)}, "clock", CheckState.SEE_TO),
        ({"tested": replace(WELL, clock_offset_s=None)}, "clock", CheckState.OPEN),
        ({"tested": replace(WELL, problem=ConnectionProblem.LINE, failure=OFFLINE)}, "service", CheckState.STOPS),
        ({"settings": shop_settings(connected=False)}, "terminal", CheckState.STOPS),
        ({"print_failed": True}, "printer", CheckState.SEE_TO),
        ({"settings": replace(shop_settings(), printing=Printing("Another"))}, "printer", CheckState.SEE_TO),
        ({"printers": ()}, "printer", CheckState.NOT_HERE),
        ({"printers": None}, "printer", CheckState.BUSY),
        ({"screens": 2, "screen_size": "1366 x 768"}, "screen", CheckState.SEE_TO),
        ({"screens": 2, "display_open": True}, "screen", CheckState.OK),
        ({"settings": replace(shop_settings(), sounds=Sounds(on=False, spoken=False))}, "sound", CheckState.SEE_TO),
        ({"pc": None}, "disk", CheckState.BUSY),
        ({"pc": replace(PC, facts=None)}, "disk", CheckState.STOPS),
        ({"pc": replace(PC, free_bytes=80_000_000)}, "disk", CheckState.SEE_TO),
        ({"pc": replace(PC, broken=2)}, "disk", CheckState.SEE_TO),
    ],
)
def test_each_problem_is_reported(changed: dict[str, object], name: str, state: CheckState) -> None:
    found = {check.name: check for check in run_checks(replace(ALL_WELL, **changed))}  # type: ignore[arg-type]
    assert found[name].state is state
    assert found[name].text or state is CheckState.BUSY
    stops = {each for each, check in found.items() if check.state is CheckState.STOPS}
    assert stops <= {"keys", "clock", "service", "terminal", "disk"}, "a printer, a screen, a sound stop no sale"


def test_keys_of_another_host_are_not_called_none() -> None:
    """The admin looked for old keys, but the address was wrong."""
    there = AreaKeys(Area.GATEWAY, "elsewhere", given_for=("shop.example",))
    keys = run_checks(replace(ALL_WELL, keys=there))[0]
    assert (keys.state, keys.fix) == (CheckState.STOPS, "connections")
    assert "shop.example" in keys.text
    none = run_checks(replace(ALL_WELL, keys=AreaKeys(Area.GATEWAY, "none")))[0]
    assert "There are none" in none.text


def test_every_part_of_the_gateway_keys_leads_somewhere() -> None:
    for problem in ConnectionProblem:
        found = run_checks(replace(ALL_WELL, tested=replace(WELL, problem=problem)))
        assert any(check.state is CheckState.STOPS for check in found), problem


def shown(driver: WindowDriver) -> set[str]:
    return {row.accessibleName() for row in driver.window.findChildren(CheckRow) if row.isVisible()}


@pytest.fixture(autouse=True)
def printers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return one printer; the process that lists them is tested with the slips."""
    monkeypatch.setattr(SlipPrinter, "list_printers", lambda printer: printer.printers_found.emit(("Counter 80",)))


@pytest.fixture
def counter(driver: WindowDriver) -> CounterDriver:
    """Return a shop's counter with the page in front."""
    counter = CounterDriver(driver)
    counter.says(KEYS)
    driver.window.show_page("ready")
    return counter


def test_the_page_asks_and_says_what_came(counter: CounterDriver, said: Announced) -> None:
    driver = counter.driver
    assert (len(driver.client.of(CheckService)), len(driver.client.of(ReadPcState))) == (1, 1)
    assert "Service: Checking…" in shown(driver)
    counter.says(ServiceChecked(WELL), PC)
    assert {"Keys: OK", "Clock: OK", "Service: OK", "Terminal: OK", "Disk: OK"} <= shown(driver)
    assert "12 ms" in driver.words()
    assert "41 GB free" in driver.words()
    driver.press(Qt.Key.Key_F5)
    assert len(driver.client.of(CheckService)) == 2
    counter.says(ServiceChecked(replace(WELL, problem=ConnectionProblem.WRONG_KEYS)), PC)
    assert "Not ready to open" in driver.words()
    assert said.all[-1].startswith("Not ready to open")
    assert "Keys: Stops selling" in shown(driver)
    driver.click(driver.button("Keys: Type the keys"))
    assert driver.settings.page.current_part == CONNECTIONS


def test_enter_begins_to_sell_and_what_went_on_is_shown(counter: CounterDriver) -> None:
    told = Told(began=counter.driver.clock.now - 24 * 3_600_000).shown()
    counter.driver.tell(told)
    counter.says(ServiceChecked(WELL), PC)
    assert "₹1,250.00" in counter.driver.words()
    counter.driver.press(Qt.Key.Key_Return)
    assert counter.driver.window.page == "sell"


def test_a_shift_is_opened_for_the_chosen_person(counter: CounterDriver) -> None:
    driver, cashier, admin = counter.driver, PEOPLE[Role.CASHIER], PEOPLE[Role.ADMIN]
    assert "Open the shift and sell" not in driver.names(), "nobody knows yet whether one is open"
    counter.says(PeopleKnown((cashier, admin)), SignedIn(admin), CurrentShift(None), ServiceChecked(WELL), PC)
    person = next(one for one in driver.window.findChildren(ComboBox) if one.accessibleName() == "Person")
    assert person.currentText() == admin.name
    person.setFocus()
    driver.press(Qt.Key.Key_Home)
    assert person.currentText() == cashier.name
    counter.says(PC)
    assert person.currentText() == cashier.name, "what was chosen stays"
    assert driver.button("Open the shift and sell").height() == person.height() == 66, "the largest key there is"
    driver.click(driver.button("Open the shift and sell"))
    assert driver.client.last(OpenShift).to == cashier.name
    assert driver.window.page == "sell"


def test_where_a_shift_is_open_none_is_opened(counter: CounterDriver) -> None:
    counter.says(CurrentShift(Shift(number=1, holder="Asha")), ServiceChecked(WELL), PC)
    counter.driver.click(counter.driver.button("Start selling"))
    assert not counter.driver.client.of(OpenShift)
    assert counter.driver.window.page == "sell"


def test_a_trainee_only_sells(counter: CounterDriver) -> None:
    trainee = PEOPLE[Role.TRAINEE]
    counter.says(
        PeopleKnown((trainee, PEOPLE[Role.ADMIN])), SignedIn(trainee), CurrentShift(None), ServiceChecked(WELL), PC
    )
    assert counter.driver.button("Start selling").isVisible()


@pytest.mark.parametrize(
    ("wanted", "sold", "page"), [(True, False, "ready"), (True, True, "sell"), (False, False, "sell")]
)
def test_it_comes_by_itself_at_the_first_start_of_a_day_where_the_shop_says_so(
    make_driver: MakeDriver, *, wanted: bool, sold: bool, page: str
) -> None:
    counter = CounterDriver(make_driver(settings=replace(shop_settings(), checks_at_opening=wanted)))
    day = 0 if sold else 24 * 3_600_000
    counter.says(SalesLoaded((Told(began=counter.driver.clock.now - day).shown().sale,)))
    assert counter.driver.window.page == page


def test_the_daily_option_needs_the_settings_permission(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.click(driver.button("Show this page at the first start of each day"))
    assert driver.client.last(SaveSettings).settings.checks_at_opening
    cashier = PEOPLE[Role.CASHIER]
    counter.says(PeopleKnown((cashier, PEOPLE[Role.ADMIN])), SignedIn(cashier), ServiceChecked(WELL))
    assert "Show this page at the first start of each day" not in driver.names()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_the_checks_of_both_cards_stand_beside_each_other(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    counter = CounterDriver(make_driver(demo=True, live=False, size=size))
    counter.driver.window.show_page("ready")
    counter.driver.settle()
    page = counter.driver.get_page("ready")
    assert isinstance(page, ReadyPage)
    tops = [row.mapTo(page, QPoint()).y() for row in page.rows.values()]
    assert tops[:4] == tops[4:]
    said = [row for row in page.rows.values() if row.text.isVisible()]
    assert all(row.title.height() <= row.title.sizeHint().height() for row in said), "its two lines stand together"
