"""Builds a Python for Windows that Wine can run, with the packages of constraints.txt, and runs programs in it.

It is for tests of Paydesk's Windows side on Debian (tests/packaging/test_windows.py, tests/wine_suite.py), never for
shipping. The runtime library and extension modules of CPython come from a wheel that includes them, the Python modules
from a Linux CPython of the same minor version; python.exe and python3.dll are built here with mingw.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

from product_facts import PACKAGING, ROOT, PackagingError

SOURCES = PACKAGING / "wine"
TOOLS = ("wine", "wineserver", "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres")
APT = "wine wine64 gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64"
PYTHON = "3.13"
RUNTIME = "panda3d==1.10.16"  # a wheel for Windows that includes the libraries of CPython 3.13
EXTENSION_MODULES = (
    *("pyexpat", "select", "unicodedata", "winsound", "_asyncio", "_bz2", "_ctypes", "_decimal", "_elementtree"),
    *("_hashlib", "_lzma", "_multiprocessing", "_overlapped", "_queue", "_socket", "_sqlite3", "_ssl", "_uuid"),
    "_zoneinfo",  # not _wmi: Wine 8 ends a program that uses it
)
PYTHON_DLLS = ("python313.dll", "VCRUNTIME140.dll", "VCRUNTIME140_1.dll")
LIBRARIES = ("libffi-8.dll", "libcrypto-3.dll", "libssl-3.dll", "sqlite3.dll")
EXCLUDED_MODULES = (
    "lib-dynload",
    "test",
    "idlelib",
    "ensurepip",
    "site-packages",
    "__pycache__",
    "config-3*",
    "turtledemo",
)
WINDOWS = {
    "os_name": "nt",
    "sys_platform": "win32",
    "platform_system": "Windows",
    "platform_machine": "AMD64",
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.11",
}
STUBBED = ("icuuc", "mscms", "bcryptprimitives")


def missing_tools() -> str:
    """Return what this machine lacks for tests of Windows, as text; "" if nothing."""
    tools = [name for name in TOOLS if not shutil.which(name)]
    if tools:
        return f"needs {', '.join(tools)}: apt-get install {APT}"
    return "" if linux_python() else f"needs a CPython {PYTHON} for Linux: its modules are those of Windows"


def linux_python() -> Path | None:
    """Return a CPython for Linux of the toolbox's version: PAYDESK_PYTHON313, from PATH, this one, or pyenv's."""
    named = os.environ.get("PAYDESK_PYTHON313") or shutil.which(f"python{PYTHON}")
    ours = sys.executable if sys.version_info[:2] == (3, 13) else None
    pyenv = sorted((Path.home() / ".pyenv" / "versions").glob(f"{PYTHON}.*/bin/python{PYTHON}"))
    found = [Path(one) for one in (named, ours) if one] + pyenv
    return next((one for one in found if one.exists() and _runs(one)), None)


def _runs(python: Path) -> bool:
    command = [str(python), "-c", "import sys; print(sys.version_info[:2] == (3, 13))"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() == "True"


def windows_requirements() -> list[str]:
    """Return the lines of constraints.txt that apply to Windows, with hashes and without markers."""
    from packaging.markers import Marker

    taken = []
    for entry in re.split(r"\n(?=\S)", (ROOT / "constraints.txt").read_text(encoding="utf-8").replace("\\\n", " ")):
        name, _, rest = entry.partition(" ")
        condition = re.match(r"\s*;\s*(.*?)\s+(?=--hash)", rest)
        if name and (not condition or Marker(condition[1]).evaluate(WINDOWS)):
            taken.append(f"{name} {rest[condition.end() :] if condition else rest}".strip())
    return taken


class Toolbox:
    """A Python for Windows in a folder, and its Wine prefix."""

    def __init__(self, folder: Path, prefix: Path | None = None) -> None:
        self.folder = folder.resolve()
        self.prefix = (prefix or folder / "prefix").resolve()
        self.python = self.folder / "python" / "python.exe"

    def environment(self, **more: str) -> dict[str, str]:
        """Return the environment of a program in Wine; an empty value removes a variable.

        Wine hides QT_* variables from programs, unless they are prefixed with WINE.
        """
        env = dict(os.environ) | {
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": os.environ.get("WINEDEBUG", "-all"),
            "WINEDLLOVERRIDES": f"{','.join(STUBBED)}=n;winemenubuilder.exe,winedbg.exe,mscoree,mshtml=d",
            "PYTHONDONTWRITEBYTECODE": "",
        }
        env = {name: value for name, value in (env | more).items() if value}
        return env | {f"WINE{name}": value for name, value in env.items() if name.startswith("QT_")}

    def run(
        self, program: Path | str, *args: str, seconds: float = 600, env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a Windows program to its end, with pipes as standard streams, which Python in Wine needs.

        Raises:
            subprocess.TimeoutExpired: It has not ended.
        """
        return subprocess.run(
            ["wine", str(program), *args],
            env=self.environment(**(env or {})),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )

    def start(self, program: Path | str, *args: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
        """Start a Windows program in the background and discard its output."""
        return subprocess.Popen(
            ["wine", str(program), *args],
            env=self.environment(**(env or {})),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def windows_path(self, file: Path) -> str:
        """Return a file's path as Windows programs see it."""
        return "Z:" + str(file.resolve()).replace("/", "\\")

    def install(self) -> None:
        """Build what is missing: the Python, its packages, the prefix.

        Raises:
            PackagingError: A tool is missing.
        """
        if missing := missing_tools():
            raise PackagingError(missing)
        self.folder.mkdir(parents=True, exist_ok=True)
        ready = self.folder / "ready"
        sources = [file.read_text(encoding="utf-8") for file in sorted(SOURCES.iterdir())]
        want = "\n".join([RUNTIME, *windows_requirements(), *sources])
        if not ready.exists() or ready.read_text(encoding="utf-8") != want:
            shutil.rmtree(self.folder / "python", ignore_errors=True)
            self._runtime()
            self._launchers()
            self._packages()
            ready.write_text(want, encoding="utf-8")
        self._project()
        if not (self.prefix / "system.reg").exists():
            self._prefix()

    def _pip(self, *words: str) -> None:
        common = ["--quiet", "--disable-pip-version-check", "--no-deps", "--platform", "win_amd64"]
        common += ["--python-version", PYTHON, "--only-binary", ":all:"]
        subprocess.run([str(linux_python()), "-m", "pip", words[0], *common, *words[1:]], check=True)

    def _runtime(self) -> None:
        wheels = self.folder / "wheels"
        self._pip("download", "--dest", str(wheels), RUNTIME)
        python = self.folder / "python"
        (python / "DLLs").mkdir(parents=True)
        with zipfile.ZipFile(next(wheels.glob("panda3d-*.whl"))) as wheel:
            for name in (*PYTHON_DLLS, *LIBRARIES, *(f"{module}.pyd" for module in EXTENSION_MODULES)):
                target = python / name if name in PYTHON_DLLS else python / "DLLs" / name
                target.write_bytes(wheel.read(f"deploy_libs/{name}"))
        code = "import sysconfig; print(sysconfig.get_path('stdlib'))"
        library = subprocess.run([str(linux_python()), "-c", code], capture_output=True, text=True, check=True)
        shutil.copytree(library.stdout.strip(), python / "Lib", ignore=shutil.ignore_patterns(*EXCLUDED_MODULES))

    def _launchers(self) -> None:
        work, python = self.folder / "work", self.folder / "python"
        work.mkdir(exist_ok=True)
        gcc = ["x86_64-w64-mingw32-gcc", "-O2", "-s"]
        # with a manifest, or Windows reports version 8; without activeCodePage, like the real python.exe
        manifest = re.sub(r".*activeCodePage.*\n", "", (PACKAGING / "windows.manifest").read_text(encoding="utf-8"))
        (work / "python.manifest").write_text(manifest, encoding="utf-8")
        (work / "python.rc").write_text('1 24 "python.manifest"\n', encoding="utf-8")
        subprocess.run(["x86_64-w64-mingw32-windres", "python.rc", "python.res.o"], cwd=work, check=True)
        for name, console in (("python.exe", []), ("pythonw.exe", ["-mwindows"])):
            made = [*gcc, *console, "-municode", "-o", str(python / name), str(SOURCES / "launcher.c"), "python.res.o"]
            subprocess.run(made, cwd=work, check=True)
        # python3.dll: stable ABI extensions (Qt's) load it; each name forwards to python313.dll
        listed = ["x86_64-w64-mingw32-objdump", "-p", str(python / "python313.dll")]
        dump = subprocess.run(listed, capture_output=True, text=True, check=True).stdout
        table = dump.partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
        names = re.findall(r"\]\s+(?:\+base\[\s*\d+\]\s+\w+\s+)?(\w+)$", table, re.MULTILINE)
        forwards = "".join(f" {name} = python313.{name}\n" for name in names)
        (work / "python3.def").write_text(f"LIBRARY python3.dll\nEXPORTS\n{forwards}", encoding="utf-8")
        (work / "empty.c").write_text("int entry(void) { return 1; }\n", encoding="utf-8")
        made = [
            *gcc,
            "-shared",
            "-nostdlib",
            "-e",
            "entry",
            "-o",
            str(python / "python3.dll"),
            "empty.c",
            "python3.def",
        ]
        subprocess.run(made, cwd=work, check=True)
        stubs = [*gcc, "-shared", "-w", "-o", str(self.folder / "stubs.dll"), str(SOURCES / "stubs.c")]
        subprocess.run(stubs, cwd=work, check=True)

    def _packages(self) -> None:
        wanted = self.folder / "work" / "windows.txt"
        wanted.write_text("\n".join(windows_requirements()) + "\n", encoding="utf-8")
        target = self.folder / "python" / "Lib" / "site-packages"
        self._pip("install", "--require-hashes", "--target", str(target), "-r", str(wanted))
        shutil.rmtree(target / "bin", ignore_errors=True)
        # compile here: the files are the same, and Wine would take minutes
        subprocess.run([str(linux_python()), "-m", "compileall", "-q", str(target.parent)], check=False)

    def _project(self) -> None:
        """Install Paydesk's metadata, which the list of licences reads; its code is used from the tree."""
        made, site = self.folder / "work" / "wheel", self.folder / "python" / "Lib" / "site-packages"
        for old in (made, *site.glob("paydesk-*.dist-info")):
            shutil.rmtree(old, ignore_errors=True)
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
        with zipfile.ZipFile(next(made.glob("*.whl"))) as wheel:
            wheel.extractall(site, [name for name in wheel.namelist() if ".dist-info/" in name])

    def _prefix(self) -> None:
        self.prefix.mkdir(parents=True, exist_ok=True)
        self.run("wineboot", "-i")
        for name in STUBBED:
            shutil.copy(self.folder / "stubs.dll", self.prefix / "drive_c" / "windows" / "system32" / f"{name}.dll")
        self.run("winecfg", "-v", "win10")
        subprocess.run(["wineserver", "-w"], env=self.environment(), check=True)

    def stop(self) -> None:
        """Stop all programs in the prefix."""
        subprocess.run(["wineserver", "-k", "-w"], env=self.environment(), check=False)


def main() -> int:
    """Build the toolbox, or run a program in it: wine_toolbox.py FOLDER [PROGRAM WORD...]."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the toolbox is, or is to be")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what to run in it: python, or a program's file")
    options = parser.parse_args()
    box = Toolbox(options.folder)
    box.install()
    if not options.command:
        print(f"{box.python}, in WINEPREFIX={box.prefix}")
        return 0
    first, *words = options.command
    done = box.run(box.python if first == "python" else first, *words)
    sys.stdout.write(done.stdout)
    sys.stderr.write(done.stderr)
    return done.returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PackagingError as fault:
        sys.exit(f"wine: {fault}")
