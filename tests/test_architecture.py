"""The package keeps the rules of docs/architecture.md#the-house, and each rule finds a planted violation."""

from __future__ import annotations

import pytest

from tests import architecture_rules as rules
from tests.architecture_rules import Module

LONG = "def run() -> None:\n    '''Doc.'''\n" + "    x = 1\n" * 60
DOC = "'''Doc.'''\n"

# rule, module, source that breaks it
PLANTED = [
    ("directions", "paydesk.domain.money", "import paydesk.api.orders"),
    ("directions", "paydesk.domain.money", "from paydesk.api import orders"),
    ("directions", "paydesk.domain.money", "from paydesk import api"),
    ("directions", "paydesk.domain.money", "from ..api import orders"),
    ("directions", "paydesk.domain.money", "def f():\n    from paydesk.store.journal.journal import Journal"),
    ("directions", "paydesk.domain.money", "if TYPE_CHECKING:\n    from paydesk.store.journal.journal import Journal"),
    ("directions", "paydesk.domain.money", "importlib.import_module('paydesk.ui.window')"),
    ("directions", "paydesk.domain.money", "importlib.import_module(name)"),
    ("directions", "paydesk.api.gateway", "from paydesk.sandbox.service import app"),
    ("directions", "paydesk.sandbox.service", "from paydesk.api.errors import ApiError"),
    ("directions", "paydesk.sandbox", "from .. import api"),
    ("directions", "paydesk.ui.window", "from paydesk.store.settings.file import Settings"),
    ("directions", "paydesk.ui.window", "from paydesk.app import run"),
    ("directions", "paydesk.attic", DOC),
    ("libraries", "paydesk.counter.sale.runner", "from PySide6.QtCore import QObject"),
    ("libraries", "paydesk.__main__", "def f():\n    import PySide6"),
    ("libraries", "paydesk.ui.window", "import httpx"),
    ("libraries", "paydesk.counter.sale.runner", "import sqlite3"),
    ("libraries", "paydesk.api.endpoints", "from keyring.errors import KeyringError"),
    ("libraries", "paydesk.api.gateway", "import starlette.requests"),
    ("libraries", "paydesk.__main__", "import uvicorn"),
    ("bare_packages", "paydesk.api", f"{DOC}from paydesk.domain import money"),
    ("bare_packages", "paydesk.api", ""),
    ("translatable", "paydesk.ui.window", "self.tr(f'{count} sales')"),
    ("translatable", "paydesk.ui.window", "self.tr('%d sales' % count)"),
    ("translatable", "paydesk.ui.window", "self.tr('{} sales'.format(count))"),
    ("translatable", "paydesk.ui.window", "QCoreApplication.translate('Shell', 'sales ' + name)"),
    ("slots", "paydesk.ui.window", "button.clicked.connect(lambda: self.close())"),
    ("slots", "paydesk.ui.window", "button.clicked.connect(functools.partial(self.go, 1))"),
    ("colours", "paydesk.ui.window", "strip = 'background: #0a7d33; padding: 2px'"),
    ("colours", "paydesk.ui.window", "ink = '#333'"),
    ("colours", "paydesk.ui.window", "ink = QColor('red')"),
    ("colours", "paydesk.ui.window", "ink = QColor(1, 2, 3)"),
    ("colours", "paydesk.ui.window", "ink = QtGui.QColor.fromRgb(1, 2, 3)"),
    ("colours", "paydesk.ui.window", "ink = Qt.GlobalColor.red"),
    ("colours", "paydesk.ui.window", "ink = 'color: rgba(1, 2, 3, 0.5)'"),
    ("colours", "paydesk.ui.window", "ink = QColor(0, 0, 0)"),
    ("broad_excepts", "paydesk.api.gateway", "def f():\n    try:\n        g()\n    except Exception:\n        pass"),
    ("broad_excepts", "paydesk.api.gateway", "try:\n    g()\nexcept:\n    pass"),
    ("broad_excepts", "paydesk.api.gateway", "try:\n    g()\nexcept (ValueError, BaseException):\n    pass"),
    ("broad_excepts", "paydesk.api.gateway", "with contextlib.suppress(Exception):\n    g()"),
    ("sizes", "paydesk.domain.money", "x = 1\n" * 401),
    ("sizes", "paydesk.domain.money", LONG),
    ("sizes", "paydesk.domain.money", "class A:\n    " + LONG.replace("\n", "\n    ")),
    ("prints", "paydesk.domain.money", "print('x')"),
    ("documented", "paydesk.domain.money", "x = 1"),
    ("documented", "paydesk.domain.money", f"{DOC}def f():\n" + "    x = 1\n" * 6),
    ("documented", "paydesk.domain.money", f"{DOC}class A:\n    x = 1"),
    ("documented", "paydesk.domain.money", f"{DOC}class A:\n    {DOC}\n    def f(self):\n" + "        x = 1\n" * 6),
    ("frozen_tricks", "paydesk.assets", "root = sys._MEIPASS"),
    ("plain_names", "paydesk.worker.key_wishes", DOC),
    ("plain_names", "paydesk.counter.sale.desk", DOC),
    ("plain_names", "paydesk.store.people.file", "class PeopleOffice: ..."),
    ("plain_names", "paydesk.ui.sell.desk", "class Window: ..."),
    ("plain_names", "paydesk.ui.widgets.paint", "class Face: ..."),
    ("plain_names", "paydesk.sandbox.payout.rules", "class Knobs: ..."),
    ("plain_names", "paydesk.domain.sale.sale", "def f():\n    class _MailboxOf: ..."),
    ("openings", "paydesk.domain.money", "def f() -> bool:\n    '''Whether it is paid.'''"),
    ("openings", "paydesk.domain.money", "LIMIT = 4\n'''How many tries a PIN has.'''"),
    ("spacings", "paydesk.ui.new_page", "row = hbox(spacing=10)"),
    ("spacings", "paydesk.ui.new_page", "row.setContentsMargins(*((16, 4, 16, 4) if low else (20, 4, 20, 4)))"),
    ("font_sizes", "paydesk.ui.new_page", "label = Text(self.tr('Paid'), 14)"),
    ("font_sizes", "paydesk.ui.new_page", "made = font(20 if wide else 15)"),
]

# rule, module, source that keeps it although it looks near
KEPT = [
    ("directions", "paydesk.api.gateway", "from paydesk.domain.money import Money\nfrom paydesk.api import errors"),
    ("directions", "paydesk.ui.window", "from paydesk import assets, version"),
    ("directions", "paydesk.api.gateway", "from . import errors\nfrom ..domain import money"),
    ("libraries", "paydesk.ui.window", "from PySide6.QtWidgets import QWidget"),
    ("translatable", "paydesk.ui.window", "self.tr('%n sales', '', count)\nself.tr('{n} sales').format(n=count)"),
    ("slots", "paydesk.ui.window", "button.clicked.connect(self.close)"),
    ("colours", "paydesk.ui.window", "'''The #0a7d33 one.'''\nname = 'Order #12'\nink = QColor(tokens.ink)"),
    ("colours", "paydesk.ui.theme_tokens", "INK = '#0a7d33'"),
    ("broad_excepts", "paydesk.api.gateway", "try:\n    g()\nexcept ValueError:\n    pass"),
    ("sizes", "paydesk.domain.money", "x = 1\n" * 400),
    ("prints", "paydesk.__main__", "print('x')"),
    ("documented", "paydesk.domain.money", f"{DOC}def _f():\n" + "    x = 1\n" * 6),
    ("documented", "paydesk.domain.money", f"{DOC}def f():\n" + "    x = 1\n" * 5),
    ("documented", "paydesk.ui.window", f"{DOC}def paintEvent(self, event):\n" + "    x = 1\n" * 6),
    ("plain_names", "paydesk.counter.sale.service", "class Postponed: ...\nclass Indoor: ..."),
    ("openings", "paydesk.domain.money", "def f() -> bool:\n    '''Return True if it is paid.'''"),
    ("openings", "paydesk.domain.money", "LIMIT = 'What is left'"),
    (
        "spacings",
        "paydesk.ui.new_page",
        "row = hbox(margins=(16, 8, 16, 8), spacing=metrics.gap)\nrow.setFixedWidth(70)",
    ),
    ("font_sizes", "paydesk.ui.new_page", "label = Text(self.tr('Paid'), style='action')\nmade = text_font('title')"),
]


@pytest.fixture(scope="module")
def house() -> list[Module]:
    """To parse it takes longer than to ask it."""
    return rules.house()


def check(rule: str, module: str, source: str) -> list[str]:
    """Apply one rule to a module of our own making."""
    found = getattr(rules, rule)(Module.parse(module, source, package=module.count(".") == 1))
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(("rule", "module", "source"), PLANTED)
def test_a_planted_violation_is_found(rule: str, module: str, source: str) -> None:
    assert check(rule, module, source)


@pytest.mark.parametrize(("rule", "module", "source"), KEPT)
def test_what_is_allowed_is_left_alone(rule: str, module: str, source: str) -> None:
    assert check(rule, module, source) == []


def test_every_rule_has_a_planted_violation() -> None:
    assert {rule for rule, _, _ in PLANTED} == {rule.__name__ for rule in rules.RULES}


def test_the_house_keeps_the_rules(house: list[Module]) -> None:
    """All in one test: four processes that take a rule each would parse it four times."""
    broken = [f"{rule.__name__}: {line}" for rule in rules.RULES for module in house for line in rule(module)]
    assert broken == [], "\n".join(broken)


@pytest.mark.parametrize(
    "sources",
    [
        {"a": "import paydesk.domain.b", "b": "import paydesk.domain.a"},
        {"a": "from paydesk.domain import b", "b": "def f():\n    from paydesk.domain.a import thing"},
        {"a": "from . import b", "b": "if TYPE_CHECKING:\n    from .c import thing", "c": "from .a import thing"},
    ],
)
def test_a_planted_cycle_is_found(sources: dict[str, str]) -> None:
    assert rules.cycles([Module.parse(f"paydesk.domain.{name}", text) for name, text in sources.items()])


def test_a_chain_is_no_cycle() -> None:
    chain = {"a": "from paydesk.domain import b, c", "b": "from paydesk.domain.c import thing", "c": ""}
    assert rules.cycles([Module.parse(f"paydesk.domain.{name}", text) for name, text in chain.items()]) == []


def test_the_house_has_no_cycles(house: list[Module]) -> None:
    assert rules.cycles(house) == []


def test_the_lists_of_exceptions_are_not_stale(house: list[Module]) -> None:
    """Each allowed place still exists and still needs its allowance."""
    modules = {module.name: module for module in house}
    for place in rules.BROAD_EXCEPT:
        name, _, function = place.partition(":")
        assert function in dict(rules.functions(modules[name].tree)), place
    for name in rules.BLACK_AND_WHITE:
        assert list(rules.colour_literals(modules[name])), name


def test_no_docstring_of_the_tests_begins_with_a_forbidden_word() -> None:
    root = rules.GUI.parent
    files = [*(root / "tests").rglob("*.py"), *(root / "packaging").glob("*.py"), root / "dev.py"]
    modules = [Module.parse(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")) for file in files]
    broken = [line for module in modules for line in rules.openings(module)]
    assert broken == [], "\n".join(broken)


def test_tests_use_page_objects_instead_of_the_frame() -> None:
    root, chains = rules.GUI.parent, ("window." + "frame", "host." + "notices")
    files = set((root / "tests").rglob("*.py")) - set((root / "tests/ui/drivers").glob("*.py"))
    texts = {file.relative_to(root).as_posix(): file.read_text(encoding="utf-8") for file in files}
    reaching = {name for name, text in texts.items() if any(chain in text for chain in chains)}
    assert reaching == set(), "use or extend a page object of tests/ui/drivers"


def test_each_class_name_stands_once_in_the_package(house: list[Module]) -> None:
    assert rules.repeated_classes(house) == []


def test_a_class_name_that_stands_twice_is_found() -> None:
    assert rules.repeated_classes([Module.parse(name, "class Line: ...") for name in ("paydesk.a", "paydesk.b")])
