"""Change one module a little, many times, and say which changes no test notices.

    python -m tests.mutation gui/paydesk/domain/sale/verdict.py [tests/domain/sale tests/counter/sale ...]

Which tests are asked is up to you: by default the folder of tests that mirrors the module's own. Of those, each change
gets the ones that run its line. `explained.toml` holds the changes that make no difference, with the reason. A change
lives in the process of the test: a test that starts another program does not see it. Needs fork(): Linux or macOS.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
import os
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from tests.mutation import forks
from tests.mutation.changes import Change, changes_of
from tests.mutation.forks import Covering, Target

ROOT = Path(__file__).resolve().parents[2]
GUI = ROOT / "gui"


def say(text: str) -> None:
    """Print one line, at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


class Run:
    """All changes of one module: what the tests cover, what became of each change."""

    def __init__(self, target: Target, tests: Sequence[str], jobs: int, most: float, folder: Path) -> None:
        self.target = target
        self.most = most
        self.tests = tests
        self.jobs = jobs
        self.folder = folder
        self.covering = Covering()
        self.ended: dict[int, int] = {}
        self.noticed_by: dict[str, dict[str, int]] = {}

    def patience(self) -> float:
        """Time for one change, in seconds."""
        return 60 + 10 * sum(self.covering.seconds.values())

    def order(self, change: Change) -> list[str]:
        """Return the tests of a change: first those that noticed another in its function, then the shortest.

        As many as fit in the time that a change is given.
        """
        tests, known = self.covering.tests_of(change), self.noticed_by.get(change.function, {})
        anywhere = {name for noticed in self.noticed_by.values() for name in noticed}
        tests.sort(key=lambda name: (-known.get(name, 0), name not in anywhere))
        sums = itertools.accumulate(self.covering.seconds.get(name, 0.0) for name in tests)
        return [name for at, (name, sum_) in enumerate(zip(tests, sums, strict=True)) if not at or sum_ <= self.most]

    def first_failure(self, change: Change) -> forks.FirstFailure:
        """Return the plugin that ends the run of a change."""
        return forks.FirstFailure(self.covering, self.folder / f"noticed-{change.number}")

    def take(self, change: Change, end: int) -> None:
        """Keep what became of a change, and which test noticed it."""
        self.ended[change.number] = end
        said = self.folder / f"noticed-{change.number}"
        if said.exists():
            known = self.noticed_by.setdefault(change.function, {})
            name = said.read_text(encoding="utf-8")
            known[name] = known.get(name, 0) + 1
        if end == forks.UNNOTICED:
            say(f"  {shown(change)}")

    def cover(self, items: list[pytest.Item]) -> None:
        """Run all tests once without a change, in a fork."""
        told = self.folder / "lines.json"
        lines = forks.Lines(self.target, told)

        def work() -> int:
            items[0].config.pluginmanager.register(lines)
            return lines.run(items)

        _, status = os.waitpid(forks.in_fork(work), 0)
        if status or not told.exists():
            raise SystemExit(
                f"the tests broke without a change (status {status}); MUTATION_SHOWS=1 shows what they say"
            )
        read = json.loads(told.read_text(encoding="utf-8"))
        read["lines"] = {int(line): names for line, names in read["lines"].items()}
        self.covering = Covering(**read)

    def changed_in_place(self, changes: Iterable[Change], items: list[pytest.Item]) -> None:
        """Try the changes that stand in functions, and those of constants."""
        living = forks.functions_of(self.target)
        by_name = {item.nodeid: item for item in items}

        def work(change: Change) -> functools.partial[int]:
            make = functools.partial(forks.change_constant, self.target, change)
            if change.function:
                make = functools.partial(forks.change_code, self.target, change, living)
            return functools.partial(
                forks.with_change, make, by_name, self.order(change), self.first_failure(change)
            )  # fmt: skip

        for change, end in forks.results(list(changes), work, self.jobs, self.patience()):
            still = end == forks.UNNOTICED and not change.function
            self.take(change, forks.NOT_HERE if still else end)

    def changed_by_import(self, changes: Iterable[Change]) -> None:
        """Try the changes that take effect when the module is imported."""

        def work(change: Change) -> functools.partial[int]:
            return functools.partial(
                forks.with_import, self.target, change, self.order(change), self.first_failure(change)
            )

        for change, end in forks.results(list(changes), work, self.jobs, self.patience()):
            self.take(change, end)

    def collected(self, changes: Sequence[Change], items: list[pytest.Item]) -> None:
        """With the tests collected: see what they cover, and try what can be tried in place."""
        if not items:
            raise SystemExit("no tests were found")
        self.cover(items)
        took = sum(self.covering.seconds.values())
        say(f"{len(items)} tests, {took:.1f} s without a change; {len(changes)} changes")
        for name in sorted(set(self.covering.failed)):
            say(f"  left out, fails without a change: {name}")
        covered = [change for change in changes if self.covering.tests_of(change)]
        for change in changes:
            if change not in covered:
                self.take(change, forks.UNNOTICED)
        self.changed_in_place(covered, items)

    def go(self, changes: Sequence[Change]) -> None:
        """Try all changes. The tests are collected in a fork, so that this process stays without Paydesk."""
        state = self.folder / "state.json"
        sys.stdout.flush()
        child = os.fork()
        if not child:
            try:
                code = forks.collect(self.tests, functools.partial(self.collected, changes))
                kept = {"covering": vars(self.covering), "ended": self.ended, "noticed_by": self.noticed_by}
                state.write_text(json.dumps(kept), encoding="utf-8")
            except BaseException as error:  # noqa: BLE001 - the edge of a process
                say(f"stopped: {error!r}")
                code = 1
            os._exit(code)
        if os.waitpid(child, 0)[1]:
            raise SystemExit("stopped before the end")
        kept = json.loads(state.read_text(encoding="utf-8"))
        kept["covering"]["lines"] = {int(line): names for line, names in kept["covering"]["lines"].items()}
        self.covering, self.noticed_by = Covering(**kept["covering"]), kept["noticed_by"]
        self.ended = {int(number): end for number, end in kept["ended"].items()}
        again = [each for each in changes if self.ended.get(each.number, forks.NOT_HERE) == forks.NOT_HERE]
        self.changed_by_import(again)


def shown(change: Change) -> str:
    """Return a change on one line."""
    return f"{change.line:4} {change.function or '(module)'}: {change.before}  =>  {change.after}"


def explained(target: Target) -> dict[tuple[str, str], str]:
    """Return the changes of a module that make no difference: (text before, text after) -> the reason."""
    text = (Path(__file__).parent / "explained.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text).get("change", [])
    return {(row["before"], row["after"]): row["why"] for row in rows if row["module"] == target.name}


def default_tests(file: Path) -> list[str]:
    """Return the folder of tests that mirrors the module's folder, or the nearest one above it."""
    folder = ROOT / "tests" / file.parent.relative_to(GUI / "paydesk")
    while not folder.is_dir():
        folder = folder.parent
    return [str(folder.relative_to(ROOT))]


def report(run: Run, changes: Sequence[Change], took: float) -> float:
    """Print the score and the changes that nobody noticed, by function; the score in percent."""
    reasons = explained(run.target)
    missed = [change for change in changes if run.ended[change.number] == forks.UNNOTICED]
    alike = [change for change in missed if (change.before, change.after) in reasons]
    open_ones = [change for change in missed if change not in alike]
    counted = len(changes) - len(alike)
    score = 100 * (counted - len(open_ones)) / counted if counted else 100.0
    late = sum(end == forks.TIMED_OUT for end in run.ended.values())
    say(f"\n{run.target.name}: {counted - len(open_ones)} of {counted} noticed = {score:.1f} %")
    say(f"  {late} by time; {len(alike)} more make no difference (explained.toml); {took:.0f} s; not noticed:")
    for change in open_ones:
        tests = len(run.covering.tests_of(change))
        say(f"  {shown(change)}   [{f'{tests} tests' if tests else 'no test runs it'}]")
    return score


def main(argv: Sequence[str]) -> int:
    """Read the arguments and run; 1 when less than --least percent is noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("file", type=Path, help="the module that is changed")
    parser.add_argument("tests", nargs="*", help="the tests that should notice; default: the folder that mirrors it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="forks at a time")
    parser.add_argument("--lines", default="", metavar="A-B", help="only changes on these lines")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only each Nth change, for a quick look")
    parser.add_argument("--most", type=float, default=1e9, help="seconds of tests that one change is given")
    parser.add_argument("--least", type=float, default=0.0, help="fail below this percentage")
    given = parser.parse_args(argv)
    file = given.file.resolve()
    name = ".".join(file.relative_to(GUI if file.is_relative_to(GUI) else ROOT).with_suffix("").parts)
    target = Target(file, name, file.read_text(encoding="utf-8"))
    low, _, high = given.lines.partition("-")
    wanted = range(int(low or 1), int(high or low or 10**6) + 1)
    changes = [change for change in changes_of(target.source) if change.line in wanted][:: given.every]
    os.chdir(ROOT)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path[:0] = [str(GUI), str(ROOT)]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="paydesk-mutation-") as folder:
        tempfile.tempdir = os.environ["TMPDIR"] = folder
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(Path(folder, "hypothesis"))
        os.environ["XDG_RUNTIME_DIR"] = folder
        forks.preload()
        run = Run(target, given.tests or default_tests(file), given.jobs, given.most, Path(folder))
        run.go(changes)
        return int(report(run, changes, time.monotonic() - began) < given.least)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
