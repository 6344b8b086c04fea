"""The workflows call existing scripts, for every promised Python and system, with minimal permissions."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import dev
from tests.packaging.conftest import ROOT

FOLDER = ROOT / ".github" / "workflows"


def read(name: str) -> dict[str, Any]:
    """Return one workflow. YAML reads the key `on` as true."""
    loaded: dict[str, Any] = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    return loaded


def steps(name: str) -> list[dict[str, Any]]:
    """Return all steps of a workflow's jobs."""
    return [step for job in read(name)["jobs"].values() for step in job.get("steps", [])]


@pytest.mark.parametrize("name", ["ci.yml", "release.yml"])
def test_commands_are_commands_of_dev(name: str) -> None:
    said = "\n".join(str(step.get("run")) for step in steps(name))
    called = re.findall(r"python dev\.py (\w+)(?: (\w+))?", said)
    assert called
    for command, system in called:
        assert command in dev.COMMANDS
        assert command != "package" or system in dev.SYSTEMS
    for script in re.findall(r"python (packaging/\S+)", (FOLDER / name).read_text(encoding="utf-8")):
        assert (ROOT / script).is_file()


@pytest.mark.parametrize("name", ["ci.yml", "release.yml"])
def test_permissions_are_minimal(name: str) -> None:
    flow = read(name)
    assert flow["permissions"] == {"contents": "read"}
    rights = {job: facts["permissions"] for job, facts in flow["jobs"].items() if "permissions" in facts}
    assert rights == ({"publish": {"contents": "write"}} if name == "release.yml" else {})
    for step in steps(name):
        assert re.fullmatch(r"actions/[\w-]+@v\d+", step.get("uses", "actions/none@v1"))
        assert "${{" not in step.get("run", "")  # outside input (a branch's name) never becomes part of a script
        if str(step.get("uses")).startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


def test_every_python_and_every_system_is_tried() -> None:
    matrix = read("ci.yml")["jobs"]["tests"]["strategy"]["matrix"]
    (major, low), (_, high) = dev.PYTHONS
    assert matrix["python"] == [f"{major}.{minor}" for minor in range(low, high + 1)]
    assert [name.partition("-")[0] for name in matrix["os"]] == ["ubuntu", "windows", "macos"]


def test_a_release_needs_all_tests() -> None:
    jobs = read("release.yml")["jobs"]
    assert jobs["tests"]["uses"].endswith("/ci.yml")
    assert jobs["tests"]["needs"] == "agree"
    assert set(jobs["publish"]["needs"]) == {*dev.SYSTEMS, "debian", "msi", "fleet"}
    assert [jobs[name]["needs"] for name in ("msi", "fleet")] == ["windows", "msi"]
    for system in dev.SYSTEMS:
        assert jobs[system]["needs"] == "tests"
        said = "\n".join(step.get("run", "") for step in jobs[system]["steps"])
        for words in (f"dev.py package {system}", "self-test", f"audit --sbom dist/paydesk-{system}.cdx.json"):
            assert words in said
    assert "--draft" in str(jobs["publish"]["steps"][-1])
    audits = [
        step for name in ("ci.yml", "release.yml") for step in steps(name) if step.get("run") == "python dev.py audit"
    ]
    assert len(audits) == 2, "on Linux, and on Macs: those with Intel have pins of their own"


GH = """#!/bin/sh
printf '%s\\n' "$@" > said
"""


@pytest.mark.skipif(not shutil.which("bash") or not shutil.which("sha256sum"), reason="bash, for Linux")
def test_a_draft_of_the_release_has_every_file_and_one_list_of_hashes(tmp_path: Path) -> None:
    """The last step with the output of the earlier jobs, and a `gh` that only records its arguments."""
    jobs = read("release.yml")["jobs"]
    handed = [step["with"]["name"] for job in jobs.values() for step in job.get("steps", []) if "upload" in str(step)]
    kinds = [kind["architecture"] for kind in jobs["macos"]["strategy"]["matrix"]["include"]]
    handed = [name.replace("${{ matrix.architecture }}", kind) for name in handed for kind in kinds]
    for name in set(handed):
        (tmp_path / "all" / name).mkdir(parents=True)
        for file in (f"of {name}", "SHA256SUMS"):
            (tmp_path / "all" / name / file).write_text(name, encoding="utf-8")
    (tmp_path / "gh").write_text(GH, encoding="utf-8")
    (tmp_path / "gh").chmod(0o700)
    script = jobs["publish"]["steps"][-1]["run"]
    facts = {"GITHUB_REF_NAME": "v9.9.9", "GITHUB_REPOSITORY": "paydesk/paydesk", "LC_ALL": "C.UTF-8"}
    env = {"PATH": f"{tmp_path}:{os.environ['PATH']}", **facts}
    done = subprocess.run(
        ["bash", "-e", "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    files = [f"of {name}" for name in sorted(set(handed)) if not name.startswith(("pictures-", "bundle-", "notes"))]
    sums = [f"{hashlib.sha256(file[3:].encode()).hexdigest()}  {file}" for file in files]
    assert (tmp_path / "dist" / "SHA256SUMS").read_text(encoding="utf-8").splitlines() == sums
    said = (tmp_path / "said").read_text(encoding="utf-8").splitlines()
    assert said[:3] == ["release", "create", "v9.9.9"]
    assert {"--draft", "--verify-tag", "all/notes/notes.md"} <= set(said)
    assert sorted(word for word in said if word.startswith("dist/")) == [
        f"dist/{name}" for name in ("SHA256SUMS", *files)
    ]
