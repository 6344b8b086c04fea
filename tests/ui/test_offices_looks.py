"""The pages and panels of a whole window: no word is cut, at both sizes, in longer words, in larger letters."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from paydesk.domain.people import Role
from paydesk.domain.people_events import AtTill
from paydesk.ui.pages.payouts.page import BETWEEN, HISTORY, IDENTITY, LOAN, OUTBOX, SEND
from tests.helpers.cut_text import cut_texts
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk
from tests.ui.test_cut_text import LARGE, SMALL


@pytest.fixture(params=[SMALL, LARGE], ids=["1366x768", "1920x1080"])
def desk(request: pytest.FixtureRequest, words: str, make_till: MakeTill) -> Desk:
    desk = Desk(make_till(demo=True, size=request.param))
    desk.has_keys()
    meera = PEOPLE[Role.ADMIN]
    desk.has_people(meera)
    desk.says(AtTill(meera, unlocked_by=meera, unlocked_until=desk.till.clock.now + 60_000))
    return desk


def cut(desk: Desk, part: QWidget | None = None) -> list[str]:
    """What is cut in a part that lies over the page, or in the whole window."""
    desk.till.settle()
    desk.till.window.refresh()
    found = cut_texts(part or desk.till.window)
    assert (desk.till.window.width(), desk.till.window.height()) in {SMALL, LARGE}, "the window grew"
    return found


def test_every_part_of_the_settings(desk: Desk) -> None:
    desk.till.window.show_page("settings")
    place, found = desk.till.window.frame.set_up, {}
    for name in place.names:
        place.show_part(name)
        found[name] = cut(desk)
    assert found == {name: [] for name in found}


def test_every_tab_of_the_payouts(desk: Desk) -> None:
    desk.till.window.show_page("payouts")
    page, found = desk.offices.money.page, {}
    assert page is not None
    for name in (SEND, BETWEEN, LOAN, HISTORY, IDENTITY, OUTBOX):
        page.show_tab(name)
        found[name] = cut(desk)
    assert found == {name: [] for name in found}


def test_both_panels_the_keys_and_the_lock(desk: Desk) -> None:
    side = desk.offices.money.side
    desk.offices.money.toggle_upi()
    assert cut(desk, side) == []
    desk.offices.money.toggle_cashgrams()
    assert cut(desk, side) == []
    desk.offices.money.panels.close()
    desk.till.window.doors.toggle_keys()
    assert cut(desk, desk.till.window.frame.keys_panel) == []
    desk.till.window.doors.toggle_keys()
    desk.says(AtTill(PEOPLE[Role.ADMIN], locked=True))
    assert desk.covered()
    assert cut(desk) == []
