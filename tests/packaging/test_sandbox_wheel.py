"""The light package: what it carries, and the examples and the pytest plugin in an environment without Qt."""

from __future__ import annotations

import email
import fnmatch
import json
import re
import shlex
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

from paydesk.version import __version__
from tests import architecture_rules as rules
from tests.docs import test_sandbox_page as page
from tests.packaging.conftest import ROOT

FOLDER = ROOT / "packaging" / "sandbox"
PROJECT: dict[str, Any] = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))
DEPENDENCIES = {each.partition(">=")[0] for each in PROJECT["project"]["dependencies"]}
LOCK = ROOT / "constraints" / "sandbox.txt"
PLUGIN = "paydesk.sandbox.pytest_plugin"
DISTRIBUTIONS = {"zxingcpp": "zxing-cpp", "h11": "uvicorn"}  # uvicorn's own parser
NO_REGISTRY = re.compile(r"No matching distribution|Connection|Temporary failure|timed out")
SCRIPT = "bin/{}" if sys.platform != "win32" else "Scripts/{}.exe"


def closure(*first: str) -> dict[str, rules.Module]:
    """Return modules and all that they import of the package, wherever the import stands."""
    house = {module.name: module for module in rules.house()}
    found: dict[str, rules.Module] = {}
    left = list(first)
    while left:
        name = left.pop()
        if name in house and name not in found:
            found[name] = house[name]
            left += [each for _, each in rules.imports(house[name], frozenset(house))]
            left += [name.rpartition(".")[0]]
    return found


@pytest.fixture(scope="module")
def needed() -> dict[str, rules.Module]:
    """Return each module of the sandbox, and what it needs."""
    return closure(*(module.name for module in rules.house() if module.name.startswith("paydesk.sandbox")))


@pytest.fixture(scope="module")
def light_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("light")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=FOLDER, check=True, capture_output=True)
    return next(out.glob("paydesk_sandbox-*.whl"))


def test_it_carries_the_sandbox_and_what_it_imports(light_wheel: Path, needed: dict[str, rules.Module]) -> None:
    with zipfile.ZipFile(light_wheel) as archive:
        names = archive.namelist()
        facts = {Path(name).name: archive.read(name).decode() for name in names if ".dist-info/" in name}
    files = {name.replace(".", "/") + ("/__init__.py" if each.package else ".py") for name, each in needed.items()}
    assert {name for name in names if name.endswith(".py")} == files
    assert {"paydesk/py.typed", "paydesk/sandbox/LICENSE"} <= set(names)
    assert email.message_from_string(facts["METADATA"])["Version"] == __version__
    assert "paydesk-sandbox = paydesk.sandbox.__main__:main" in facts["entry_points.txt"]
    assert f"cashfree_sandbox = {PLUGIN}" in facts["entry_points.txt"]


def test_it_imports_no_qt_and_four_libraries(needed: dict[str, rules.Module]) -> None:
    found = {
        name.partition(".")[0]
        for module in needed.values()
        for _, name in rules.imports(module)
        if not (module.name == PLUGIN and name.startswith("pytest"))
    }
    libraries = {DISTRIBUTIONS.get(name, name) for name in found - {*sys.stdlib_module_names, "paydesk"}}
    assert libraries == DEPENDENCIES | {"cryptography"}, "the latter by the extra `tls`"
    assert len(DEPENDENCIES) == 4


def pins(lock: Path) -> dict[str, str]:
    """Return package -> its lines of a file of pins, hashes included."""
    entries = re.split(r"^(?=\w)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {each.partition("==")[0]: each.rstrip() + "\n" for each in entries}


def test_its_pins_are_those_of_the_whole_program() -> None:
    assert pins(LOCK).items() <= pins(ROOT / "constraints.txt").items()
    assert pins(LOCK).keys() >= DEPENDENCIES


def test_the_container_file_installs_what_is_built(light_wheel: Path) -> None:
    lines = (FOLDER / "Containerfile").read_text(encoding="utf-8").splitlines()
    steps = [line.partition(" ")[::2] for line in lines if line and not line.startswith("#")]
    copied = [text.split()[0] for kind, text in steps if kind == "COPY"]
    assert copied[0] == LOCK.relative_to(ROOT).as_posix()
    assert fnmatch.fnmatch(f"dist/{light_wheel.name}", copied[1])
    installs = [shlex.split(text) for kind, text in steps if text.startswith("pip install")]
    assert ["--require-hashes" in installs[0], "--no-deps" in installs[1]] == [True, True]
    said = dict(steps)
    assert json.loads(said["ENTRYPOINT"]) == list(PROJECT["project"]["scripts"])
    port, exposed = json.loads(said["CMD"])[1], said["EXPOSE"]
    assert port == exposed
    low, high = re.findall(r"\d+\.\d+", PROJECT["project"]["requires-python"])
    (python,) = re.findall(r"python:(\d+\.\d+)", said["FROM"])
    assert int(low.partition(".")[2]) <= int(python.partition(".")[2]) < int(high.partition(".")[2])


@pytest.fixture(scope="module")
def light_folder(light_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a new environment with the wheel, its pins and pytest, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.EnvBuilder(with_pip=True, symlinks=sys.platform != "win32").create(folder)
    lock, all_pins = folder / "pins.txt", pins(ROOT / "constraints.txt")
    tools = ("pytest", "iniconfig", "packaging", "pluggy", "pygments")
    lock.write_text(LOCK.read_text(encoding="utf-8") + "".join(all_pins[each] for each in tools), encoding="utf-8")
    pip = [str(folder / SCRIPT.format("pip")), "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(lock)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode and NO_REGISTRY.search(done.stderr):
        pytest.skip(f"needs a package registry: {done.stderr[-300:]}")
    assert done.returncode == 0, done.stderr
    subprocess.run([*pip, "--no-deps", "--no-index", str(light_wheel)], check=True)
    return folder


def run(light_folder: Path, folder: Path, *command: str) -> str:
    """Run the Python of the light environment in a folder, and return its output."""
    python = light_folder / SCRIPT.format("python")
    done = subprocess.run([python, *command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_nothing_of_a_window_is_installed(light_folder: Path, tmp_path: Path) -> None:
    listed = json.loads(run(light_folder, tmp_path, "-m", "pip", "list", "--format", "json"))
    assert not any(each["name"].lower().startswith(("pyside", "pillow", "keyring")) for each in listed)


@pytest.mark.long
@pytest.mark.skipif(not page.TOOLS, reason="needs bash and curl")
def test_each_example_of_the_page(light_folder: Path, tmp_path: Path) -> None:
    """docs/sandbox.md by the installed wheel alone."""
    program: list[str | Path] = [light_folder / SCRIPT.format("paydesk-sandbox")]
    page.check_first_line(program, tmp_path)
    command = [*program, "--parent-pipe", "--seed", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        served = json.loads(process.stdout.readline())
        page.check_shell_lines(served["url"], served["client_id"], served["client_secret"], tmp_path)
    page.write_test(tmp_path)
    assert "1 passed" in run(light_folder, tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.mark.long
def test_the_plugin_of_the_installed_wheel(light_folder: Path, tmp_path: Path) -> None:
    file = ROOT / "tests" / "sandbox" / "test_pytest_plugin.py"
    (tmp_path / "test_shop.py").write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    said = run(light_folder, tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert "5 passed" in said
