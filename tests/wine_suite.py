"""Runs the tests in a Python for Windows under Wine, part by part, and says of each file what became of its tests.

    .venv/bin/python tests/wine_suite.py FOLDER [PATH...]

FOLDER is, or will be, the toolbox that packaging/wine_toolbox.py makes. A PATH is a folder, a file or a test, each a
run of its own, so that what Wine ends takes no other with it; without any, all folders that are not of Linux alone.
The process that runs the tests loads this file as a plugin of pytest.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = "WINE_SUITE_RESULTS"
NOT_UNDER_WINE: Final[dict[str, str]] = {}
"""Test -> why it cannot pass under Wine, though nothing says that Windows fails it."""
OF_LINUX: Final = {"benchmarks", "mutation"}
"""Folders whose tests measure, or need fork."""
PART_S: Final = 3_600
# Wine 8 ends a program that copies by CopyFile2, which Python uses where it is there
SITE: Final = "import _winapi\n\nif hasattr(_winapi, 'CopyFile2'):\n    del _winapi.CopyFile2\n"


def parts() -> list[str]:
    """Every folder of tests, those of the windows one by one, and the files beside them."""
    tests = ROOT / "tests"
    folders = [each for each in (*tests.iterdir(), *(tests / "ui").iterdir()) if any(each.glob("**/test_*.py"))]
    wanted = [each for each in folders if each.name not in OF_LINUX | {"ui"}]
    files = [*tests.glob("test_*.py"), *(tests / "ui").glob("test_*.py")]
    return sorted(each.relative_to(ROOT).as_posix() for each in (*wanted, *files))


def pytest_collection_finish() -> None:
    """Make every wait four times as long: a program of Wine's takes its time to start."""
    for module in [each for name, each in sys.modules.items() if name.startswith("tests.")]:
        for name in {"PATIENCE_S", "PATIENCE_MS"} & vars(module).keys():
            setattr(module, name, getattr(module, name) * 4)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write what became of a test at once: a process that Wine ends says nothing at its end."""
    if report.when == "call" or report.outcome != "passed":
        crash = getattr(report.longrepr, "reprcrash", None)
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else crash.message if crash else ""
        line = (report.outcome, report.nodeid, why.partition("\n")[0])
        with Path(os.environ[RESULTS]).open("a", encoding="utf-8") as file:
            file.write("\t".join(line) + "\n")


def table(lines: list[str]) -> str:
    """Each file with its counts, and below it the reasons of what did not pass."""
    counts: dict[str, Counter[str]] = {}
    reasons: dict[str, Counter[str]] = {}
    for line in lines:
        outcome, test, why = line.split("\t", 2)
        file = test.partition("::")[0]
        counts.setdefault(file, Counter())[outcome] += 1
        if outcome != "passed":
            what = f"skipped: {why}" if outcome == "skipped" else f"FAILED {test.partition('::')[2]}: {why}"
            reasons.setdefault(file, Counter())[what] += 1
    said = []
    for file, count in sorted(counts.items()):
        said.append(f"{file}: {', '.join(f'{number} {outcome}' for outcome, number in sorted(count.items()))}")
        said += [f"    {number} x {why}" for why, number in reasons.get(file, {}).items()]
    return "\n".join(said)


def run(folder: Path, paths: list[str], more: list[str]) -> int:
    """Run the parts one after the other; how many did not end well."""
    from wine_toolbox import Toolbox

    box = Toolbox(folder)
    box.install()
    (box.python.parent / "Lib" / "site-packages" / "sitecustomize.py").write_text(SITE, encoding="utf-8")
    left_out = [word for test in NOT_UNDER_WINE for word in ("--deselect", test)]
    bad = 0
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as made:
        results = Path(made) / "results"
        env = {
            RESULTS: box.windows_path(results),
            "PYTHONPATH": f"{box.windows_path(ROOT)};{box.windows_path(ROOT / 'gui')}",
            "QT_QPA_PLATFORM": "offscreen",
        }
        for path in paths:
            results.write_text("", encoding="utf-8")
            words = ["-X", "utf8", "-m", "pytest", "-q", "-n0", "--timeout=900", "--tb=short", "--color=no", *left_out]
            words += ["-p", "tests.wine_suite", "-p", "no:cacheprovider", *more, path]
            try:
                done = box.run(box.python, *words, seconds=PART_S, env=env)
                said, code = done.stdout + done.stderr, done.returncode
            except subprocess.TimeoutExpired:
                said, code = "it took too long", -1
            box.stop()  # a process that a test left behind would go on beside all that come after it
            bad += code not in {0, 5}  # 5: all of it was left out
            told = [f"## {path}: {code}", table(results.read_text(encoding="utf-8").splitlines())]
            told += [said[-20_000:]] if code not in {0, 5} else []
            sys.stdout.write("\n".join(told) + "\n")
            sys.stdout.flush()
    sys.stdout.writelines(f"left out {test}: {why}\n" for test, why in NOT_UNDER_WINE.items())
    return bad


def main() -> int:
    """Run the chosen tests."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the toolbox")
    parser.add_argument("paths", nargs="*", help="what to run (tests/store, tests/ui/sell, a file, a test)")
    options, more = parser.parse_known_args()
    sys.path[0] = str(ROOT / "packaging")  # in place of tests/, where a folder is called packaging too
    return min(1, run(options.folder, options.paths or parts(), more))


if __name__ == "__main__":
    sys.exit(main())
