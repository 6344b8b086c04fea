"""The pages and panels of a whole window: no word is cut, at both sizes, in longer words, in larger letters."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from paydesk.domain.people import Role
from paydesk.domain.people_events import AtTill
from paydesk.ui.pages.payouts.page import BETWEEN, HISTORY, IDENTITY, LOAN, OUTBOX, SEND
from paydesk.ui.widgets.room import Room
from tests.helpers.cut_text import cut_texts
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk
from tests.ui.test_cut_text import LARGE, SMALL
from tests.ui.till import Till


@pytest.fixture(params=[SMALL, LARGE], ids=["1366x768", "1920x1080"])
def desk(request: pytest.FixtureRequest, words: str, make_till: MakeTill) -> Desk:
    return opened(make_till(demo=True, size=request.param))


def opened(till: Till) -> Desk:
    """A demo with keys, and everything open to its admin."""
    desk = Desk(till)
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


def test_at_work_no_part_of_the_payouts_has_to_be_scrolled(make_till: MakeTill) -> None:
    """In plain words, at 1366x768, with nothing wrong: the whole form is seen, and no word stands far from its own."""
    desk = opened(make_till(demo=True, size=SMALL))
    desk.till.window.show_page("payouts")
    page, short = desk.offices.money.page, {}
    assert page is not None
    for name in (SEND, BETWEEN, LOAN, HISTORY, IDENTITY, OUTBOX):
        page.show_tab(name)
        desk.till.settle()
        rooms = [room for room in page.findChildren(Room) if room.isVisible()]
        short[name] = [room.accessibleName() for room in rooms if room.verticalScrollBar().maximum() > 0]
    assert short == {name: [] for name in short}


def test_what_is_wrong_with_a_field_far_down_comes_into_sight(make_till: MakeTill) -> None:
    desk = opened(make_till(demo=True, size=SMALL))
    desk.till.window.show_page("payouts")
    page = desk.offices.money.page
    assert page is not None
    page.show_tab(LOAN)
    loan = page.loan
    for _ in range(4):
        loan.charges.on_add()
    desk.till.settle()
    assert loan.fields.say("beneDetails.email", "This is no e-mail address. It looks like name@example.com.")
    desk.till.settle()
    room = next(room for room in page.findChildren(Room) if room.isVisible() and room.isAncestorOf(loan.bene.email))
    assert room.verticalScrollBar().maximum() > 0, "else it proves nothing"
    top = loan.bene.email.mapTo(room.viewport(), loan.bene.email.rect().topLeft()).y()
    assert top >= 0
    assert top + loan.bene.email.height() <= room.viewport().height()


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
