"""Every check on every screen: one window for a size and a language, led from screen to screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from paydesk.domain.language import Language
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from tests.conftest import FULL
from tests.helpers.longer import longer_words
from tests.helpers.spoken import spoken
from tests.ui import checks
from tests.ui.checks import Check
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver
from tests.ui.presses import Counter, counter_at_work
from tests.ui.screens import LABELLED, SALES, SCREENS, lead, leave
from tests.ui.stories import SCENES

LOW, USUAL, LARGE, SMALLER = (1024, 600), (1366, 768), (1920, 1080), (800, 480)
LONGER: Final = "longer words"
TEXTS: Final = (checks.cut, checks.sideways)
FIT: Final = (*TEXTS, checks.out_of_reach, checks.out_of_sight, checks.scrolled)
ROLES: Final = (checks.unnamed, checks.lost_focus, checks.twice_named, checks.no_keys, checks.tab_order)


@dataclass(frozen=True)
class Case:
    """A window, and what is looked at in it; the short form looks at one screen in `sample`."""

    size: tuple[int, int]
    language: str
    checks: Sequence[Check]
    sample: int = 1
    scheme: Theme = Theme.LIGHT

    @property
    def screens(self) -> list[str]:
        """The screens that are looked at; those of a sample differ from case to case."""
        start = sum(map(ord, self.language)) % self.sample
        every = [name for name in SCREENS if self.language == Language.ENGLISH or name not in LABELLED]
        return every if FULL else every[start :: self.sample]


CASES: Final = (
    Case(LOW, Language.ENGLISH, (*FIT, checks.small)),
    Case(USUAL, Language.ENGLISH, (*FIT, *ROLES, checks.small, checks.faint)),
    Case(USUAL, Language.ENGLISH, (checks.faint,), 2, Theme.DARK),
    Case(LARGE, LONGER, TEXTS, 3),
    Case(USUAL, LONGER, TEXTS, 3),
    Case(LOW, Language.HINDI, FIT, 2),
    Case(LOW, Language.TAMIL, FIT, 2),
    *(Case(LOW, language, TEXTS, 6) for language in (Language.MARATHI, Language.BENGALI, Language.TELUGU)),
)
LONG_CASES: Final = tuple(Case(USUAL, language, (*FIT, *ROLES, checks.small, checks.faint)) for language in Language)
"""All checks in each language, of the long form only."""
KNOWN_BELOW: Final = {"sale: waiting, a link", *(name for name in SALES if name.startswith("sale: no answer"))}
"""Screens whose code or main button scrolls below 1024x600. It may only get shorter."""


def in_language(app: QApplication, language: str) -> AbstractContextManager[object]:
    """Return a context in which windows speak a language."""
    return longer_words() if language == LONGER else spoken(app, Language(language))


def look(counter: Counter, screens: Sequence[str], every: Sequence[Check]) -> Iterator[tuple[str, str, list[str]]]:
    """Lead a window through screens; yield what the checks find."""
    window, size = counter.driver.window, counter.driver.window.size()
    for number, name in enumerate(screens):
        lead(counter, name, number)
        for check in every:
            found = check(window)
            if found:
                yield name, check.__name__, found
        leave(counter)
        if window.size() != size:
            yield name, "grown", [str(window.size())]
            window.resize(size)


@pytest.mark.long
@pytest.mark.parametrize(
    "case",
    CASES + (LONG_CASES if FULL else ()),
    ids=lambda case: f"{case.size[0]}-{case.language}-{case.checks[0].__name__}-{len(case.checks)}-{case.scheme}",
)
def test_every_screen_holds_every_check(make_driver: MakeDriver, qapp: QApplication, case: Case) -> None:
    keeper = theme.manager()
    assert keeper is not None
    keeper.use(case.scheme)
    with in_language(qapp, case.language):
        found = list(look(counter_at_work(make_driver, case.size), case.screens, case.checks))
    assert found == [], "\n".join(map(str, found))


def test_below_the_smallest_layout_code_amount_and_main_button_stay_in_sight(make_driver: MakeDriver) -> None:
    counter = counter_at_work(make_driver, SMALLER)
    found = list(look(counter, ["selling", *SALES], (checks.out_of_sight, checks.out_of_reach)))
    assert {name for name, _, _ in found} == KNOWN_BELOW, "\n".join(map(str, found))


def test_the_scenes_are_every_phase_and_every_verdict() -> None:
    for scene in SCENES.values():
        told = scene.told()
        assert told.sale.phase is scene.phase
        assert verdict_of(told.sale, told.at + scene.later) is scene.verdict
    assert {scene.phase for scene in SCENES.values()} == set(Phase)
    assert {scene.verdict for scene in SCENES.values()} == set(Verdict)


# The checks find what they look for ----------------------------------------------------------------------------------


def test_the_checks_see_a_control_that_is_small_nameless_and_outside(driver: WindowDriver) -> None:
    edit = QLineEdit(driver.window)
    edit.setGeometry(driver.window.width() - 10, 20, 30, 30)
    edit.show()
    edit.setFocus()
    seen = (checks.unnamed, checks.lost_focus, checks.small, checks.out_of_reach)
    assert [len(check(driver.window)) for check in seen] == [1, 1, 1, 1]
    edit.setAccessibleName("Amount")
    assert checks.unnamed(driver.window) == checks.lost_focus(driver.window) == []


def test_the_checks_see_a_faint_text(driver: WindowDriver) -> None:
    label = QLabel("WAIT", driver.window)
    label.setStyleSheet("color: #999999; background: #aaaaaa")
    label.show()
    assert [line.split()[0] for line in checks.faint(driver.window)] == ["'WAIT'"]
