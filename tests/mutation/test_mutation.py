"""The tool that changes modules: which changes it makes, and that it tells a noticed one from an unnoticed one."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.mutation.changes import changed, changes_of

ROOT = Path(__file__).resolve().parents[2]


def afters(source: str) -> set[str]:
    """Return what the changes of a text put in its place."""
    return {change.after for change in changes_of(source)}


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("return a < b", "return a <= b"),
        ("return a < b", "return a > b"),
        ("return a is b", "return a is not b"),
        ("return a in b", "return None"),
        ("return a and b", "return a or b"),
        ("return a and b", "return b"),
        ("x = a + b", "x = a - b"),
        ("x = 30", "x = 31"),
        ("x = True", "x = False"),
        ("x = 'word'", "x = 'xword'"),
        ("x = f(a, b)", "x = f(a)"),
        ("x = f(a, key=b)", "x = f(a)"),
        ("x = not a", "x = a"),
        ("x = a if b else 1", "x = 1"),
        ("x = [c for c in a if c]", "x = [c for c in a if not c]"),
        ("f(a)", "(dropped)"),
        ("raise ValueError", "(dropped)"),
        ("if a: f(b)", "if not a:"),
    ],
)
def test_a_line_is_changed(line: str, after: str) -> None:
    assert after in afters(f"def g(a, b):\n    {line}\n    return x")


@pytest.mark.parametrize(
    "source",
    [
        "'''A docstring.'''",
        "def f(a: 'int | None') -> 'str':\n    '''Says it.'''",
        "if TYPE_CHECKING:\n    X = 1",
        "class Word(StrEnum):\n    PAID = 'paid'",
        "import os\nKind = str | int",
        "Row: TypeAlias = 'Mapping[str, Json]'",
        "Rows = tuple[str, 'Row']\n_LOG = logging.getLogger('paydesk')",
        "@cache(maxsize=3)\ndef f(): ...",
        "def f():\n    count: int",
    ],
)
def test_what_makes_no_difference_is_left_alone(source: str) -> None:
    assert changes_of(source) == []


def test_a_change_is_one_change_and_the_others_leave_no_trace() -> None:
    source = "def f(a, b):\n    if a < b and not a:\n        return g(a, k=1)\n    return 2\n"
    plain = ast.dump(ast.parse(source))
    trees = [ast.dump(changed(source, change.number)) for change in changes_of(source)]
    assert len(set(trees)) == len(trees) > 10
    assert plain not in trees


def test_what_is_explained_is_still_one_of_the_changes() -> None:
    """A reason stands beside a line of the code; when that line is another, somebody has to look at it again."""
    rows = tomllib.loads((ROOT / "tests/mutation/explained.toml").read_text(encoding="utf-8"))["change"]
    files = {name: ROOT / "gui" / f"{name.replace('.', '/')}.py" for name in {row["module"] for row in rows}}
    made = {
        (name, change.before, change.after)
        for name, file in files.items()
        for change in changes_of(file.read_text(encoding="utf-8"))
    }
    assert [row for row in rows if (row["module"], row["before"], row["after"]) not in made] == []


def test_a_change_knows_its_function_with_its_decorators() -> None:
    source = (
        "class A:\n    @property\n    def f(self):\n        def g():\n            return 1\n        return g\nX = 1\n"
    )
    places = {(change.line, change.function, change.first_line) for change in changes_of(source)}
    assert places == {(5, "A.f", 2), (6, "A.f", 2), (7, "", 0)}


@pytest.mark.posix("fork")
def test_a_run_tells_what_was_noticed_from_what_was_not() -> None:
    module, tests = "tests/mutation/sample.py", "tests/mutation/sample_checks.py"
    before = (ROOT / module).read_bytes()
    command = [sys.executable, "-m", "tests.mutation", module, tests, "--jobs", "2", "--least", "99"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    said, _, missed = done.stdout.partition("tests.mutation.sample: ")
    assert "left out, fails without a change: tests/mutation/sample_checks.py::test_that_fails_in_any_case" in said
    assert missed.splitlines()[0] == "14 of 18 noticed = 77.8 %"
    assert [line.strip() for line in missed.splitlines()[2:]] == [
        "13 name_of: if amount > 5:  =>  if amount >= 5:   [1 tests]",
        "13 name_of: if amount > 5:  =>  if amount > 6:   [1 tests]",
        "20 unheard: return 3  =>  return None   [no test runs it]",
        "20 unheard: return 3  =>  return 4   [no test runs it]",
    ]
    assert (ROOT / module).read_bytes() == before
