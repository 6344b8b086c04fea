"""Qt as the program loads it: what is left out is there when it is wanted, and says what it always says."""

from __future__ import annotations

import enum
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6 import QtCore, QtGui, QtNetwork, QtWidgets

from paydesk.commands import quick_start

GUI = Path(__file__).resolve().parents[1] / "gui"
SHOW = """
import builtins, inspect, sys
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
app = QApplication(["x", "-platform", "offscreen"])
window = QWidget()
QVBoxLayout(window).addWidget(QLabel("there"))
window.show()
app.processEvents()
"""
WRONG = """
for call in (lambda: QLabel(3, 4, 5), lambda: QTimer.singleShot("x"), lambda: QTimer().start("x"),
             lambda: app.setFont(3), lambda: QLabel(nothing=3), lambda: window.setGeometry("x")):
    try:
        call()
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)
from PySide6.support.signature import get_signature
print(get_signature(QLabel.setText), QLabel.__doc__)
"""
QUICK = "from paydesk.commands import quick_start\nquick_start.prepare()\n"
LOADED = "print([n for n in quick_start.LATE if sys.modules[n].__dict__['_late_loader'] is None])\n"


def said(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], cwd=GUI, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_wrong_call_is_told_in_the_same_words() -> None:
    plain = said(SHOW + WRONG)
    assert sum("called with wrong argument types" in line for line in plain) >= 3
    assert said(QUICK + SHOW + WRONG) == plain


def test_a_window_needs_none_of_it_and_no_import_is_looked_into() -> None:
    shown = said(QUICK + SHOW + LOADED + "print(builtins.__import__ is builtins.__orig_import__)\n" + WRONG + LOADED)
    assert shown[:2] == ["[]", "True"]
    assert "shibokensupport.signature.parser" in shown[-1]


def test_where_qt_is_loaded_already_it_stays_as_it_is() -> None:
    looked = "print(sys.meta_path == before, builtins.__import__ is builtins.__orig_import__)\n"
    assert said(SHOW + "before = list(sys.meta_path)\n" + QUICK + looked) == ["True True"]


def test_who_asks_over_http_loads_no_command_line_and_no_second_kind_of_loop(tmp_path: Path) -> None:
    (tmp_path / "trio.py").write_text("print('loaded')\n", encoding="utf-8")
    loaded = f"import sys\nsys.path.insert(0, {str(tmp_path)!r})\nimport httpcore, httpx\nprint(httpx.get.__name__"
    loaded += ", httpcore.AsyncConnectionPool.__name__, *{'click', 'pygments', 'rich'} & set(sys.modules))"
    assert said(QUICK + loaded) == ["get AsyncConnectionPool"]


SHAPES = """
import dataclasses
def shape(**how):
    def make(cls):
        return dataclasses.dataclass(**how)(cls)
    return make
@shape(frozen=True, slots=True, order=True)
class Amount:
    "An amount."
    paise: int
    note: str = dataclasses.field(default="", compare=False)
@shape(frozen=True)
class Sale:
    "A sale."
    amount: Amount
    lines: tuple = ()
@shape(frozen=True)
class Refund(Sale):
    "Money back."
    why: str = dataclasses.field(default="", repr=False)
@shape()
class Open:
    lines: list = dataclasses.field(default_factory=list)
@shape(slots=True, kw_only=True, unsafe_hash=True)
class Row:
    "A row."
    at: int
    next: object = None
"""
ASKED = """
def tried(call, *values):
    try:
        return call(*values)
    except Exception as error:
        return type(error).__name__, str(error)
row, cent = Row(at=1), Amount(1)
row.next = row
for _ in range(2):
    print(cent == Amount(1, "x"), cent == 1, cent != Amount(2), cent < Amount(2), cent >= Amount(2))
    print(hash(cent) == hash(Amount(1)), hash(Row(at=2)) == hash(Row(at=2)), tried(hash, Open()))
    print(Sale(cent) == Sale(cent), Sale(cent) == Refund(cent), {Sale(cent): 1, Sale(Amount(1)): 2, Refund(cent): 3})
    print(cent, Refund(cent, (2,), "secret"), Open([3]), row, Open() == Open(), Open.__doc__)
    print(tried(setattr, cent, "paise", 2), tried(setattr, Refund(cent), "new", 2))
    print(tried(delattr, Sale(cent), "amount"))
    print(tried(lambda: cent < 3), dataclasses.replace(cent, paise=3))
    print([vars(kind)[name].__qualname__ for kind in (Amount, Refund) for name in ("__eq__", "__repr__", "__init__")])
"""
WRITTEN = """
print(len({vars(kind)[name].__code__ for kind in (Amount, Sale, Refund) for name in ("__eq__", "__hash__")}))
"""


def test_dataclasses_do_as_they_always_do_and_compile_a_method_when_it_is_wanted() -> None:
    plain = said(SHAPES + ASKED)
    assert len(plain) == 16
    assert said(QUICK + SHAPES + ASKED) == plain
    late, early = said(QUICK + SHAPES + WRITTEN + ASKED + WRITTEN), said(SHAPES + WRITTEN)
    assert (late[0], late[-1]) == ("1", early[0])


def test_a_dataclass_with_a_docstring_loads_none_of_it() -> None:
    documented, _, _ = SHAPES.partition("@shape()\n")
    assert said(QUICK + "import inspect, sys\n" + documented + LOADED + "print(inspect.get_annotations(Amount))") == [
        "[]",
        "{'paise': <class 'int'>, 'note': <class 'str'>}",
    ]
    texts = "def it(a: 'int'): ...\nprint(inspect.get_annotations(it), inspect.get_annotations(it, eval_str=True))"
    assert said(QUICK + "import inspect\n" + texts) == ["{'a': 'int'} {'a': <class 'int'>}"]


def enumerations(where: ModuleType | type) -> Iterator[type[enum.Enum]]:
    """Those of a module of Qt and of its classes."""
    for one in vars(where).values():
        if isinstance(one, type) and issubclass(one, enum.Enum) and one.__module__.startswith("PySide6"):
            yield one
        elif isinstance(one, type) and isinstance(where, ModuleType):
            yield from enumerations(one)


@pytest.fixture(scope="module")
def quick() -> quick_start.QuickEnums:
    return quick_start.QuickEnums(vars(enum.EnumType)["_create_"])


@pytest.mark.parametrize("module", [QtCore, QtGui, QtNetwork, QtWidgets], ids=lambda module: module.__name__)
def test_the_enumerations_of_qt_are_the_same_in_each_part(quick: quick_start.QuickEnums, module: ModuleType) -> None:
    for name in dir(module):
        getattr(module, name)  # PySide makes a class when it is first asked for
    found = list(enumerations(module))
    assert len(found) > 30
    for one in found:
        [kind] = one.__bases__
        names = [(name, member.value) for name, member in one.__members__.items()]
        plain = kind(one.__name__, names, boundary=enum.KEEP)
        ours = quick.create(kind, one.__name__, names, module=None, start=1, boundary=enum.KEEP)
        ours.__module__ = plain.__module__
        assert quick_start.parts_of(ours) == quick_start.parts_of(plain)


@pytest.mark.parametrize(
    ("kind", "names", "how"),
    [
        (enum.Enum, [("ONE", "1")], {"boundary": enum.KEEP}),
        (enum.IntEnum, [("real", 1)], {"boundary": enum.KEEP}),
        (enum.Enum, [("_order_", 1)], {"boundary": enum.KEEP}),
        (enum.Enum, ["ONE", "TWO"], {"boundary": enum.KEEP}),
        (enum.Enum, [("ONE", 1)], {}),
        (enum.Enum, [("ONE", 1)], {"boundary": enum.KEEP, "module": "here"}),
        (enum.StrEnum, [("ONE", 1)], {"boundary": enum.KEEP}),
    ],
)
def test_whatever_else_is_left_to_enum(kind: type[enum.Enum], names: list[object], how: dict[str, object]) -> None:
    asked: list[object] = []

    def plain(kind: type[enum.Enum], name: str, names: list[object], **how: object) -> object:
        asked.append(names)
        return made(kind, name, names, **how)

    made = vars(enum.EnumType)["_create_"]
    quick = quick_start.QuickEnums(plain)  # type: ignore[arg-type]
    asked.clear()
    try:
        quick.create(kind, "Other", names, **how)
    except (TypeError, ValueError):
        assert kind is enum.StrEnum or names == [("_order_", 1)]
    assert asked == [names]


def test_where_enum_has_other_insides_it_makes_them_itself() -> None:
    """As in Python 3.11.2, whose masks leave out what has several bits."""

    def other(kind: type[enum.Enum], name: str, names: list[object], **how: object) -> type[enum.Enum]:
        made: type[enum.Enum] = vars(enum.EnumType)["_create_"](kind, name, names, **how)
        if issubclass(made, enum.Flag):
            made._flag_mask_ = 7  # type: ignore[attr-defined]
        return made

    assert quick_start.QuickEnums(other).kinds == {enum.Enum, enum.IntEnum}


def test_the_program_makes_them_so() -> None:
    counted = """
from paydesk.commands.quick_start import QuickEnums
made, plain = [], QuickEnums.made
QuickEnums.made = lambda self, kind, name, names: made.append(name) or plain(self, kind, name, names)
"""
    asked = "from PySide6.QtCore import Qt\nprint('Key' in made, Qt.Key(65), Qt.AlignmentFlag.AlignCenter.value)\n"
    assert said(counted + QUICK + asked) == ["True 65 132"]
