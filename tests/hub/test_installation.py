"""Installation of a hub: the commands of the container file, without a container, and that of the systemd unit."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from paydesk.hub.postgres_server import PostgresServer
from tests.helpers.hub import query

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging" / "hub"
CONTAINER_FILE = (PACKAGING / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
UNIT = PACKAGING / "paydesk-hub.service"
NO_LINE = re.compile(r"No matching distribution|Connection|Temporary failure|timed out")


def as_service(folder: Path, *command: str) -> list[str]:
    """Return a command with the environment of the unit, as a user who may only read.

    An interpreter under /root can only be run with the capability to read.
    """
    reading = "-all,+dac_read_search"
    rights = [f"--inh-caps={reading}", f"--ambient-caps={reading}", "--no-new-privs"]
    user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *rights] if os.geteuid() == 0 else []
    return [*user, "env", "-i", f"CREDENTIALS_DIRECTORY={folder}", "PYTHONUNBUFFERED=1", *command]


def build(folder: Path) -> Path:
    """Run the first stage of the container file in `folder`; return its environment."""
    tree, hub = folder / "tree", folder / "hub"
    tree.mkdir()
    stage = CONTAINER_FILE.split("\nFROM ")[1]
    for kind, text in re.findall(r"^(COPY|RUN) (.*)", stage, re.MULTILINE):
        if kind == "COPY":
            *sources, target = text.split()
            for source in sources:
                into = tree / target / (Path(source).name if target.endswith("/") else "")
                into.parent.mkdir(parents=True, exist_ok=True)
                copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copyfile
                copy(ROOT / source, into)
        else:
            command = re.sub(r"(?<!\w)/hub\b", str(hub), text).replace("python -m", f"{shlex.quote(sys.executable)} -m")
            done = subprocess.run(["sh", "-ec", command], cwd=tree, capture_output=True, text=True, check=False)
            if done.returncode and NO_LINE.search(done.stderr):
                pytest.skip(f"needs a package registry: {done.stderr[-300:]}")
            assert done.returncode == 0, done.stderr
    return hub


def test_the_page_installs_as_the_container_file_does() -> None:
    page = (ROOT / "docs" / "hub.md").read_text(encoding="utf-8").partition("## Install")[2].partition("\n## ")[0]
    on_page = re.findall(r"^    /opt/paydesk-hub/bin/(pip .*)", page, re.MULTILINE)
    in_file = re.findall(r"/hub/bin/(pip .*)", CONTAINER_FILE.replace(" --no-cache-dir", ""))
    assert on_page == in_file


def test_the_unit_is_one(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("needs systemd-analyze")
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/paydesk-hub/bin/paydesk", "/bin/true"), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_each_library_of_the_hub_is_pinned_for_it() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "gui" / "paydesk" / "hub").rglob("*.py"))
    modules = {*re.findall(r"^ *(?:from|import) (\w+)", code, re.MULTILINE)} - {*sys.stdlib_module_names, "paydesk"}
    lock = (ROOT / "constraints" / "hub.txt").read_text(encoding="utf-8").replace("-", "_")
    assert modules <= {*re.findall(r"^(\w+)==", lock, re.MULTILINE)}


@pytest.mark.full
@pytest.mark.timeout(900)
def test_what_is_installed_serves_as_the_unit_starts_it(open_folder: Path, postgres: PostgresServer) -> None:
    hub = build(open_folder)
    assert not [*hub.glob("lib/python*/site-packages/PySide6*")]
    query(postgres.dsn(), "DROP DATABASE IF EXISTS installed")
    query(postgres.dsn(), "CREATE DATABASE installed")
    (open_folder / "hub.toml").write_text(f'database = "{postgres.dsn("installed")}"\n', encoding="utf-8")
    unit = UNIT.read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)", unit, re.MULTILINE)
    start = start.replace("/opt/paydesk-hub", str(hub)).replace("${CREDENTIALS_DIRECTORY}", str(open_folder))
    program, *arguments = shlex.split(start)
    before = arguments[: arguments.index("serve")]
    subprocess.run(as_service(open_folder, program, *before, "migrate"), check=True, cwd="/", timeout=60)
    command = as_service(open_folder, program, *arguments, "--port", "0")
    with subprocess.Popen(command, cwd="/", stderr=subprocess.PIPE, text=True) as serving:
        assert serving.stderr is not None
        said = next(line for line in serving.stderr if "running on" in line)
        url = re.findall(r"http://[\d.:]+", said)[0]
        with ThreadPoolExecutor() as pool:
            rest = pool.submit(serving.stderr.read)  # a full pipe would stop the hub
            with httpx.Client(base_url=url, trust_env=False) as client:
                while (answer := client.get("/readyz")).status_code == 503:
                    assert answer.json()["code"] == "not_ready", "it has not begun to listen to PostgreSQL yet"
            serving.terminate()
            assert "Traceback" not in rest.result(timeout=30)
    assert answer.text == "ready\n"
