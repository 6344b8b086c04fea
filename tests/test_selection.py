"""`dev.py test --quick` runs the tests that a change touches."""

from __future__ import annotations

import pytest

from tests import selection


@pytest.mark.parametrize(
    ("changed", "runs"),
    [
        ("tests/domain/test_money.py", "tests/domain/test_money.py"),
        ("gui/paydesk/domain/money.py", "tests/domain/test_money.py"),
        ("gui/paydesk/domain/sale/verdict.py", "tests/domain/sale/test_verdict.py"),
        ("gui/paydesk/store/single_instance.py", "tests/store/test_single_instance.py"),
        ("gui/paydesk/ui/theme.py", "tests/ui/test_theme.py"),
        ("tests/selection.py", "tests/test_selection.py"),
        ("docs/sandbox.md", "tests/docs/test_sandbox_page.py"),
    ],
)
def test_the_tests_of_a_change_are_found(changed: str, runs: str) -> None:
    chosen = selection.tests_for([changed])
    assert chosen is not None
    assert runs in chosen
    assert set(selection.ALWAYS) <= set(chosen)
    assert len(chosen) < 60


def test_everything_runs_for_a_file_that_no_test_names() -> None:
    assert selection.tests_for(["gui/paydesk/domain/money.py", "resources/unknown" + ".bin"]) is None


def test_a_deleted_test_is_not_run() -> None:
    assert selection.tests_for(["tests/domain/test_that_is_gone.py"]) == sorted(selection.ALWAYS)


def test_the_rules_run_without_a_change() -> None:
    assert selection.tests_for([]) == sorted(selection.ALWAYS)


def test_helpers_come_with_the_tests_that_use_them() -> None:
    files = selection.with_helpers(["tests/e2e"])
    assert {"tests/e2e/test_real_screen.py", "tests/e2e/conftest.py", "tests/helpers/screen.py"} <= files
    assert "tests/domain/test_money.py" not in files
