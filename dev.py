"""One script from a bare machine to a running demo or a finished test run.

    python3 dev.py demo           the program on its built-in sandbox (no screen: pictures of it instead)
    python3 dev.py test [ARGS]    linters, types and tests; ARGS go to pytest; --full runs the long forms,
                                  --quick only tests that touch what has changed since the last commit
    python3 dev.py coverage       the tests again, and which lines and branches none of them runs
    python3 dev.py bench [ARGS]   the benchmarks, with a table
    python3 dev.py simulate       days of a shop, with all that goes wrong: --seed N --days D [--sales M]
    python3 dev.py build          the one-folder bundle, in build/bundle/
    python3 dev.py package SYSTEM what is installed on a PC, in dist/: linux, windows or macos; --dry-run;
                                  sandbox: the wheel of the sandbox alone, without Qt
    python3 dev.py words          the translations as the code has them: .ts rewritten, .qm made; --check
                                  lists what a release lacks, --count the texts and words of each module
    python3 dev.py audit          known faults of the packages that are pinned; --sbom FILE: the list of what is aboard

Only the standard library is used here, because nothing else is there yet. Each command first installs what it
lacks: system packages by apt (Debian, Ubuntu), Python packages into .venv from constraints.txt, by hash.
A stamp remembers what was installed, so the second time costs nothing.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "constraints.txt"
SDK_LOCKS = {name: ROOT / "constraints" / f"sdk-{name}.txt" for name in ("3", "4", "5", "6", "old", "payout")}
"""The service's own SDKs: of the gateway by major version, of payouts v1 and v2. Their pins clash."""
NODE_LOCK = ROOT / "constraints" / "node" / "package-lock.json"
SUPPLY_LOCK = ROOT / "constraints" / "supply.txt"
HUB_LOCK = ROOT / "constraints" / "hub.txt"
PYTHONS = ((3, 11), (3, 13))
SCREEN = "1366x768x24"

# "a|b": either name will do; the first one that the machine's apt knows is installed.
APT_QT = (
    "libglib2.0-0t64|libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfreetype6 libfontconfig1 libdbus-1-3 "
    "libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 fonts-noto-core"
)
APT_SCREEN = "xvfb xauth openbox"
APT_BUNDLE = "binutils"
if sys.base_prefix == "/usr":  # Debian keeps the shared library of its own Python, which a bundle carries, apart
    APT_BUNDLE += f" libpython{sys.version_info[0]}.{sys.version_info[1]}"
# what a test, or a helper of it, names -> the packages that it needs
APT_TEST = {
    r"xvfb|xdotool": f"{APT_SCREEN} xdotool",
    r"mark\.frozen": APT_BUNDLE,
    r"makensis|wixl|msiinfo": "nsis wixl msitools",
    r"desktop-file-validate|appstreamcli": "desktop-file-utils appstream",
    r"xdg-open": "xdg-utils desktop-file-utils",
    r"zbarimg": "zbar-tools",
    r"dbus-daemon|gnome-keyring": "dbus dbus-user-session gnome-keyring libsecret-tools",
    r"at-spi": "at-spi2-core",
    r"cupsd": "cups cups-client",
    r"pdfto": "poppler-utils",
    r"\"ip\"": "iproute2",
    r"\"curl\"": "curl",
    r"which\(\"node\"\)": "nodejs",
    r"which\(\"php\"\)": "php-cli",
    r"curl_init": "php-curl",
    r"\"keytool\"": "openjdk-17-jdk-headless|default-jdk-headless",
    r"PostgresServer": "postgresql",
    r"\"pgbouncer\"": "pgbouncer",
}
APT_FULL = "mmdebstrap debian-archive-keyring"
# Kept apart: on Ubuntu these are no real packages, and the rest must not fail with them.
APT_BROWSER = "chromium chromium-driver"


def say(text: str) -> None:
    """Print one line of progress, at once."""
    print(f"[paydesk] {text}", flush=True)


def run(command: Sequence[str | Path], env: Mapping[str, str] | None = None, folder: Path = ROOT) -> int:
    """Run a command in a folder of the checkout and return its exit code; 130 after Ctrl+C."""
    try:
        return subprocess.run([str(part) for part in command], cwd=folder, env=env, check=False).returncode
    except KeyboardInterrupt:
        return 130


# System packages -----------------------------------------------------------------------------------------------


def apt_missing(wanted: Sequence[str]) -> list[str]:
    """Return the wanted packages (with their "a|b" alternatives) that dpkg does not have installed."""
    listed = subprocess.run(
        ["dpkg-query", "-W", "-f", "${db:Status-Abbrev} ${Package}\n"], capture_output=True, text=True, check=False
    ).stdout
    there = {line.split()[1] for line in listed.splitlines() if line.startswith("ii ")}
    return [one for one in wanted if not there.intersection(one.split("|"))]


def apt_names(wanted: Sequence[str]) -> list[str]:
    """Return the names among the alternatives that this machine's apt can install."""
    names = [name for one in wanted for name in one.split("|")]
    policy = subprocess.run(["apt-cache", "policy", *names], capture_output=True, text=True, check=False).stdout
    known = set(re.findall(r"^(\S+):\n(?:  .*\n)*?  Candidate: (?!\(none\))", policy, re.MULTILINE))
    return [next(name for name in one.split("|") if name in known) for one in wanted if known & set(one.split("|"))]


def ensure_system(packages: str, why: str) -> None:
    """Install missing system packages where there is apt; elsewhere, or when it fails, say what is needed and go on."""
    wanted = packages.split()
    if not sys.platform.startswith("linux"):
        return
    if not (shutil.which("apt-get") and shutil.which("dpkg-query")):
        say(f"no apt here; {why} may need what Debian calls: {packages}")
        return
    missing = apt_missing(wanted)
    if not missing:
        return
    admin: list[str] = [] if os.geteuid() == 0 else ["sudo"]
    if admin and not shutil.which("sudo"):
        say(f"neither root nor sudo; {why} may need: apt-get install {' '.join(missing)}")
        return
    say(f"system packages are missing for {why}: asking apt")
    apt = [*admin, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    quiet_run([*apt, "update"])
    names = apt_names(missing)
    if names:
        say(f"installing {' '.join(names)}")
        quiet_run([*apt, "install", "-y", "--no-install-recommends", *names])
    if still := apt_missing(wanted):
        say(f"could not install {' '.join(still)}: going on, but {why} may not work")


def quiet_run(command: Sequence[str | Path]) -> int:
    """Run a command whose output is shown only when it fails, and return its exit code."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT, stdin=None, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.stdout.write("\n".join(done.stdout.splitlines()[-40:]) + "\n")
    return done.returncode


# Python packages -----------------------------------------------------------------------------------------------


def python_of(venv: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


# PYTHONDONTWRITEBYTECODE: a run of the tests starts hundreds of children, and each would compile all of Paydesk
NOT_HANDED_ON = {"PYTHONPATH", "PYTHONHOME", "PIP_USER", "PYTHONDONTWRITEBYTECODE"}


def clean_env(**more: str) -> dict[str, str]:
    """Return this process's environment without what leaks another Python or slows ours, plus the given variables."""
    env = {key: value for key, value in os.environ.items() if key not in NOT_HANDED_ON}
    if not any(env.get(key) for key in ("LC_ALL", "LC_CTYPE", "LANG")):
        env["LANG"] = "C.UTF-8"  # Qt complains on stderr about a bare "C" locale
    return env | more


def stamp_of(files: Sequence[Path]) -> str:
    """Return a digest of everything that decides what an environment holds."""
    digest = hashlib.sha256(f"{sys.version}\0{sys.prefix}\0{ROOT}".encode())
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


ONE_AT_A_TIME = threading.Lock()
"""Two environments are filled side by side; what may ask apt goes one after the other."""


def make_venv(venv: Path) -> list[str | Path]:
    """Make an empty environment and return the pip command that installs into it.

    Debian's python3 has no ensurepip without python3-venv; its own pip (22.3 or newer) can fill a bare environment.
    """
    if venv.exists():
        shutil.rmtree(venv)
    own = [sys.executable, "-m", "venv", str(venv)]
    asked = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"pip (\d+)\.(\d+)", asked.stdout)
    if version and (int(version[1]), int(version[2])) >= (22, 3) and not quiet_run([*own, "--without-pip"]):
        return [sys.executable, "-m", "pip", "--python", python_of(venv)]
    if not importlib.util.find_spec("ensurepip"):
        ensure_system("python3-venv", "the virtual environment")
    if quiet_run(own):
        raise SystemExit("could not make a virtual environment: python3 needs pip 22.3 or newer, or python3-venv")
    return [python_of(venv), "-m", "pip"]


def ensure_venv(venv: Path, lock: Path, *, project: bool) -> Path:
    """Make the environment say what its lock file says, unless it already does; return its interpreter.

    That of the project holds what the hub needs, too.
    """
    stamp = venv / "paydesk-stamp"
    locks = [lock, HUB_LOCK] if project else [lock]
    # what has no wheel is built, by what its lock brought
    sources = [file for each in locks if (file := each.with_name(f"{each.stem}-source.txt")).exists()]
    want = stamp_of([*locks, *sources, *([ROOT / "pyproject.toml"] if project else [])])
    python = python_of(venv)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == want and python.exists():
        return python
    say(f"installing the Python packages of {lock.relative_to(ROOT).as_posix()} into {venv.name}")
    with ONE_AT_A_TIME:
        pip = [*make_venv(venv), "--disable-pip-version-check", "--no-input"]
    # most of what is installed is never imported: what is, Python compiles then, and keeps
    install = [*pip, "install", "--quiet", "--no-deps", "--no-compile"]
    named = [word for each in locks for word in ("-r", each)]
    if quiet_run([*install, "--require-hashes", "--only-binary", ":all:", *named]):
        raise SystemExit("could not install the Python packages: the lines above say why (is there a network?)")
    build = [*install, "--no-build-isolation", "--use-pep517"]
    if any(quiet_run([*build, "--require-hashes", "-r", file]) for file in sources):
        raise SystemExit("could not build a Python package: the lines above say why")
    if project and quiet_run([*build, "--no-index", "-e", ROOT]):
        raise SystemExit("could not install the project itself: the lines above say why")
    stamp.write_text(want, encoding="utf-8")
    return python


def ensure_node_packages(folder: Path, lock: Path) -> Path | None:
    """Install the packages of a package-lock.json, by hash, unless they are there; return where Node finds them.

    Without npm there are none, and their tests are skipped.
    """
    stamp, packages = folder / "paydesk-stamp", folder / "node_modules"
    files = [lock, lock.with_name("package.json")]
    want = stamp_of(files)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == want:
        return packages
    if not shutil.which("npm"):
        ensure_system("nodejs npm", "the SDKs for Node")
    npm = shutil.which("npm")
    if npm is None:
        say("there is no npm: the SDKs for Node are not tested")
        return None
    say(f"installing the Node packages of {lock.relative_to(ROOT).as_posix()} into {folder.name}")
    folder.mkdir(exist_ok=True)
    for file in files:
        shutil.copy(file, folder)
    if quiet_run([npm, "ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"]):
        raise SystemExit("could not install the Node packages: the lines above say why (is there a network?)")
    stamp.write_text(want, encoding="utf-8")
    return packages


def ensure_sdks() -> dict[str, str]:
    """Make an environment for each SDK; return the variables that name their interpreters, or folder of packages."""
    pythons = {
        f"PAYDESK_SDK_{name.upper()}_PYTHON": str(ensure_venv(ROOT / f".venv-sdk-{name}", lock, project=False))
        for name, lock in SDK_LOCKS.items()
    }
    packages = ensure_node_packages(ROOT / ".venv-sdk-node", NODE_LOCK)
    return pythons | ({"PAYDESK_SDK_NODE": str(packages)} if packages else {})


# A screen ------------------------------------------------------------------------------------------------------


def has_screen() -> bool:
    """Return True if windows can be shown to somebody here."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# Where dbus-x11 is installed and no session bus runs, Qt starts a bus on the screen, and that outlives Qt.
NO_BUS = {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}


@contextlib.contextmanager
def virtual_screen(size: str = SCREEN) -> Iterator[dict[str, str]]:
    """Run a virtual X server with a window manager; yield the variables that lead programs to it.

    Without Xvfb, Qt's own offscreen platform stands in.
    """
    if os.name == "nt" or not shutil.which("Xvfb"):
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    with contextlib.ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paydesk-screen-")))
        read_end, write_end = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
            pass_fds=[write_end], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        stack.callback(stop, server)
        os.close(write_end)
        with os.fdopen(read_end) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise SystemExit("Xvfb did not start")
        env = {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "XDG_RUNTIME_DIR": str(scratch)} | NO_BUS
        if shutil.which("openbox"):  # without a window manager no window becomes active, and no key reaches it
            ready = scratch / "ready"
            manager = subprocess.Popen(
                ["openbox", "--sm-disable", "--startup", f"touch {ready}"], env=clean_env(**env),
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            stack.callback(stop, manager)
            deadline = time.monotonic() + 20
            while not ready.exists() and manager.poll() is None and time.monotonic() < deadline:
                time.sleep(0.02)
        yield env


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a helper process, gently first."""
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# The commands --------------------------------------------------------------------------------------------------


def demo(extra: Sequence[str]) -> int:
    """Start the program on its built-in sandbox; with no screen, play its tour and save a picture of each screen."""
    python = ensure_venv(ROOT / ".venv", LOCK, project=True)
    ensure_system(APT_QT, "the window")
    if has_screen():
        say("starting the demo: practice money only; type 1250 and press Enter")
        return run([python, "-m", "paydesk", "--demo", *extra], clean_env())
    ensure_system(APT_SCREEN, "a virtual screen")
    out = ROOT / "out" / "tour"
    say("there is no screen on this machine: playing the tour on a virtual one and saving a picture of each screen")
    began = time.time() - 2
    with virtual_screen() as env:
        code = run([python, "-m", "paydesk", "tour", "--out", out, *extra], clean_env(**env))
    pictures = sorted(file for file in out.glob("*.png") if file.stat().st_mtime >= began)
    for picture in pictures:
        say(f"saved {picture.relative_to(ROOT).as_posix()}")
    if code or not pictures:
        say(f"the tour ended with exit code {code} and {len(pictures)} pictures")
    return code or int(not pictures)


def split_marks(extra: Sequence[str]) -> tuple[list[str], str]:
    """Take pytest's `-m EXPRESSION` out of the arguments, so that it can be joined with our own."""
    rest, marks = list(extra), ""
    while "-m" in rest[:-1]:
        at = rest.index("-m")
        marks = rest[at + 1]
        del rest[at : at + 2]
    return rest, marks


def pytest_command(python: Path, mark: str, extra: Sequence[str], *, coverage: bool) -> list[str | Path]:
    """Return the command that runs the tests with `mark`, without the plugins that this run has no use for."""
    rest, asked = split_marks(extra)
    both = f"({mark}) and ({asked})" if asked else mark
    measured = ["--cov", "--cov-append", "--cov-report="] if coverage else ["-p", "no:cov"]
    unused = [word for name in ("anyio", "schemathesis", "platformdirs") for word in ("-p", f"no:{name}")]
    return [python, "-m", "pytest", "--ignore=tests/benchmarks", *measured, *unused, "-m", both, *rest]


def mypy_command(python: Path) -> list[str | Path]:
    """Return the command that checks the types. A build server's new checkout keeps no cache: that takes a quarter."""
    throw_away = os.environ.get("CI", "").lower() in {"1", "true"} and not (ROOT / ".mypy_cache").exists()
    return [python, "-m", "mypy", *(["--cache-dir", os.devnull] if throw_away else [])]


def named_paths(extra: Sequence[str]) -> list[str]:
    """Return the files and folders of tests among pytest's arguments; none means all tests."""
    return [one for one in extra if not one.startswith("-") and (ROOT / one.partition("::")[0]).exists()]


def sources_of(paths: Sequence[str]) -> dict[str, str]:
    """Return the text of the test files below some paths, and of the helpers that they import."""
    from tests import selection  # standard library only, as this file

    return {file: (ROOT / file).read_text(encoding="utf-8") for file in selection.with_helpers(paths)}


def files_with(sources: Mapping[str, str], *marks: str) -> list[str]:
    """Return the test files that bear one of these marks, so that the others need not be collected."""
    words = [f"pytest.mark.{mark}" for mark in marks]
    return sorted(
        file
        for file, text in sources.items()
        if Path(file).name.startswith("test_") and any(word in text for word in words)
    )


def ensure_tools(sources: Mapping[str, str]) -> dict[str, str]:
    """Install what some tests need, and return the variables that lead them to the SDKs."""
    texts = "\n".join(sources.values())
    tools = [packages for words, packages in APT_TEST.items() if re.search(words, texts)]
    ensure_system(" ".join(dict.fromkeys(" ".join([APT_QT, *tools]).split())), "the tests")
    if "mark.browser" in texts:
        ensure_system(APT_BROWSER, "the tests with a browser")
    return ensure_sdks() if "mark.sdk" in texts else {}


@contextlib.contextmanager
def folder_in_memory() -> Iterator[Path | None]:
    """Yield a folder for what tests write, on a memory disk with enough space: each fact of a journal is synced.

    Others may pass through it, not look into it: some tests become a plain user, or start a daemon that does.
    """
    disk = Path("/dev/shm")  # noqa: S108 - the folder in it is this process's own
    if not disk.is_dir() or not os.access(disk, os.W_OK) or shutil.disk_usage(disk).free < 2 << 30:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="paydesk-", dir=disk, ignore_cleanup_errors=True) as made:
        Path(made).chmod(0o711)
        yield Path(made)


class Beside:
    """A command that runs beside the others; what it says is kept, and shown when it has ended."""

    def __init__(self, name: str, command: Sequence[str | Path], env: Mapping[str, str]) -> None:
        self.name = name
        self._said = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed at the end
        self._process = subprocess.Popen(
            [str(part) for part in command], cwd=ROOT, env=env, stdin=subprocess.DEVNULL,
            stdout=self._said, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def wait(self) -> int:
        """Wait for its end, show what it said, and return its exit code; 130 after Ctrl+C."""
        try:
            code = self._process.wait()
        except KeyboardInterrupt:
            code = 130
        self._said.seek(0)
        lines = self._said.read().splitlines()
        say(f"{self.name}:")
        sys.stdout.write("\n".join(lines if code else lines[-3:]) + "\n")
        return code

    def end(self) -> None:
        """End it if it is still running."""
        if self._process.poll() is None:
            stop(self._process)
        self._said.close()


def check(extra: Sequence[str], *, coverage: bool) -> int:
    """Linters, types, and every test in random order, with side by side what can be.

    Those marked xvfb run on an X server, with the bundle's after them; the rest offscreen, on several processes.
    """
    full, quick = "--full" in extra, "--quick" in extra
    extra = [one for one in extra if one not in {"--full", "--quick"}]
    if quick:
        extra = [*touched(), *extra]
    paths = named_paths(extra)
    sources = sources_of(paths or ["tests"])
    with ThreadPoolExecutor() as side_by_side:
        tools = side_by_side.submit(ensure_tools, sources)
        python = ensure_venv(ROOT / ".venv", LOCK, project=True)
        common = tools.result()
    if full:
        ensure_system(APT_FULL, "the tests in a bare Debian")
        common["PAYDESK_FULL"] = "1"
        extra = ["--timeout", "3600", *extra]
    marked = [] if quick else files_with(sources, "xvfb", "frozen")
    results: dict[str, int] = {}
    with contextlib.ExitStack() as stack:
        scratch = stack.enter_context(tempfile.TemporaryDirectory(prefix="paydesk-run-"))

        def beside(name: str, command: Sequence[str | Path], env: Mapping[str, str]) -> Beside:
            running = Beside(name, command, env)
            stack.callback(running.end)
            return running

        say("mypy and the tests on a virtual screen run beside the others; what they say comes last")
        types = beside("mypy", mypy_command(python), clean_env())
        on_screen = None
        if marked:
            screen = stack.enter_context(virtual_screen())
            arguments = extra if paths else [*marked, *extra]
            command = pytest_command(python, "xvfb or frozen", arguments, coverage=coverage)
            on_screen = beside("pytest, on a virtual screen", command, clean_env(**common, **screen))
        for words in (["check", "."], ["format", "--check", "."]):
            results[f"ruff {words[0]}"] = run([python, "-m", "ruff", *words], clean_env())
        say("pytest, offscreen")
        shared = ["-n", str(min(os.cpu_count() or 1, 4) + 1), "--dist", "worksteal"]
        hidden = {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": scratch}
        memory = None if full else stack.enter_context(folder_in_memory())
        if memory is not None:
            hidden["TMPDIR"] = str(memory)
            shared += ["--basetemp", str(memory / "pytest-0")]
        rest = pytest_command(python, QUICK if quick else OFFSCREEN, [*shared, *extra], coverage=coverage)
        codes = [run(rest, clean_env(**common, **hidden))]
        if codes[0] != 130:
            codes += [on_screen.wait()] if on_screen else []
            results["mypy"] = types.wait()
    # pytest says 5 when nothing was selected: fine for one of the two runs, not for both
    results["pytest"] = next((code for code in codes if code not in {0, 5}), min(codes))
    for name, code in results.items():
        say(f"{name}: {'ok' if code == 0 else f'FAILED (exit code {code})'}")
    return next((code for code in results.values() if code), 0)


OFFSCREEN = "not xvfb and not frozen"
QUICK = f"{OFFSCREEN} and not browser and not sdk and not long and not waits and not full"
"""Marks of the tests that run in seconds."""


def touched() -> list[str]:
    """Return the tests that touch what has changed since the last commit."""
    from tests import selection

    files = selection.tests_for(selection.changed_files()) or ["tests"]
    say(f"tests that touch what has changed since the last commit, without slow ones: {' '.join(files)}")
    return files


def test(extra: Sequence[str]) -> int:
    """Run linters, types and tests."""
    return check(extra, coverage=False)


def coverage(extra: Sequence[str]) -> int:
    """Run what `test` runs, and say which lines and branches no test runs: it takes twice the time."""
    for old in ROOT.glob(".coverage*"):
        old.unlink()
    code = check(extra, coverage=True)
    return run([python_of(ROOT / ".venv"), "-m", "coverage", "report"], clean_env()) or code


def bench(extra: Sequence[str]) -> int:
    """Run the benchmarks one after the other, on a virtual screen where there is one."""
    python = ensure_venv(ROOT / ".venv", LOCK, project=True)
    ensure_system(f"{APT_QT} {APT_SCREEN} {APT_BUNDLE} xdotool", "the benchmarks")
    with virtual_screen() as env:
        plain = ["-p", "no:randomly", "-p", "no:xdist", "--timeout", "1800"]
        return run([python, "-m", "pytest", "tests/benchmarks", *plain, *extra], clean_env(**env))


def simulate(extra: Sequence[str]) -> int:
    """Let a shop's days pass in one process, and print the books of both sides; the same again for the same seed."""
    python = ensure_venv(ROOT / ".venv", LOCK, project=True)
    return run([python, "-m", "tests.simulation", *extra], clean_env(PYTHONHASHSEED="0"))


def build(extra: Sequence[str]) -> int:
    """Build the one-folder bundle."""
    python = ensure_venv(ROOT / ".venv", LOCK, project=True)
    ensure_system(f"{APT_QT} {APT_BUNDLE}", "the bundle")
    return run([python, ROOT / "packaging" / "make_bundle.py", *extra], clean_env())


SYSTEMS = {"linux": "make_linux.py", "windows": "make_windows.py", "macos": "make_macos.py"}


def package(extra: Sequence[str]) -> int:
    """Make what is installed on a PC of one system; --dry-run says what that would be, on any system."""
    if not extra or extra[0] not in {*SYSTEMS, "sandbox"}:
        say(f"which system? One of: {', '.join(SYSTEMS)}; or sandbox")
        return 2
    python = ensure_venv(ROOT / ".venv", LOCK, project=True)
    if extra[0] == "sandbox":
        wheel: list[str | Path] = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", ROOT / "dist"]
        return run(wheel, clean_env(), ROOT / "packaging" / "sandbox")
    if "--dry-run" not in extra:
        ensure_system(f"{APT_QT} {APT_BUNDLE}", "the bundle")
        if words(["--check"]):
            return 1
    return run([python, ROOT / "packaging" / SYSTEMS[extra[0]], *extra[1:]], clean_env())


def words(extra: Sequence[str]) -> int:
    """Bring the translations up to what the code says; --check lists what a release lacks."""
    python = ensure_venv(ROOT / ".venv", LOCK, project=True)
    return run([python, ROOT / "packaging" / "make_words.py", *extra])


def audit(extra: Sequence[str]) -> int:
    """Ask about known faults of all that is pinned, and read the workflows; --sbom FILE lists what is aboard."""
    tools = ensure_venv(ROOT / ".venv-supply", SUPPLY_LOCK, project=False)
    if "--sbom" in extra[:-1]:
        python = ensure_venv(ROOT / ".venv", LOCK, project=True)
        at = extra.index("--sbom") + 1
        return run([python, ROOT / "packaging" / "make_sbom.py", "--tools", tools, "--out", extra[at]], clean_env())
    asked = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", *extra]
    files = [LOCK, *sorted((ROOT / "constraints").glob("*.txt"))]
    locks = [word for lock in files for word in ("-r", str(lock))]
    workflows = run([tools.with_name("zizmor"), "--offline", ROOT / ".github" / "workflows"], clean_env())
    return run([tools, "-m", "pip_audit", *asked, *locks], clean_env()) or workflows


COMMANDS = {
    "demo": demo,
    "test": test,
    "coverage": coverage,
    "bench": bench,
    "simulate": simulate,
    "build": build,
    "package": package,
    "words": words,
    "audit": audit,
}


def main(argv: Sequence[str]) -> int:
    """Read the command and run it; everything after it is handed on."""
    parser = argparse.ArgumentParser(
        prog="dev.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=COMMANDS)
    if not argv:
        parser.print_help()
        return 2
    command = parser.parse_args(argv[:1]).command
    low, high = PYTHONS
    if not low <= sys.version_info[:2] <= high:
        have = sys.version.split()[0]
        raise SystemExit(f"Paydesk needs Python {low[0]}.{low[1]} to {high[0]}.{high[1]}; this is {have}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the virtual screen ends with us
    return COMMANDS[command](argv[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
