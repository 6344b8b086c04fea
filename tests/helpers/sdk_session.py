"""A published SDK in a process of its own, which stays for many calls: a line of JSON each way."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import pytest

ROOT = Path(__file__).resolve().parents[2]
E2E = ROOT / "tests" / "e2e"
PAGES = ROOT / "docs" / "sandbox"


def page_lines(page: str, language: str) -> list[str]:
    """Return the examples in one language of a page in docs/sandbox."""
    text = (PAGES / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def node_packages() -> dict[str, str]:
    """Return the variable by which Node finds the SDKs; skip the test if there are none."""
    if not os.environ.get("PAYDESK_SDK_NODE"):
        pytest.skip("needs the SDKs for Node, by npm: python3 dev.py test")
    return {"NODE_PATH": os.environ["PAYDESK_SDK_NODE"]}


class SdkSession:
    """Methods are named as in the SDK, in any case; `names` are all of them."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            command, env=os.environ | env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.worked: set[str] = set()
        try:
            self.names = frozenset(name.lower() for name in self._read())
        except ValueError:  # it has ended, and said why on standard error
            self.__exit__()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def __contains__(self, name: str) -> bool:
        return name.lower() in self.names

    def send(self, name: str, body: Any = None, **ids: Any) -> Any:
        """Make one call; return {"answer": ...} or {"error": ...}."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"name": name, "ids": ids, "body": body}) + "\n")
        self._process.stdin.flush()
        return self._read()

    def call(self, name: str, body: Any = None, **ids: Any) -> Any:
        """Make one call that works; return its answer."""
        said = self.send(name, body, **ids)
        assert "answer" in said, (name, said)
        self.worked.add(name)
        return said["answer"]

    def _read(self) -> Any:
        assert self._process.stdout is not None
        lines = iter(self._process.stdout.readline, "")
        return json.loads(next((line for line in lines if line[0] in "[{"), ""))  # some SDKs print


def python_session(version: str, url: str, client_id: str, client_secret: str) -> SdkSession:
    """Return a session of cashfree-pg for Python, in the environment of one of its versions."""
    python = os.environ.get(f"PAYDESK_SDK_{version}_PYTHON", "")
    client = str(E2E / "sdk_client.py")
    return SdkSession([python, "-W", "ignore", client, url, client_id, client_secret, "serve"], {})


def node_session(
    lines: str, url: str, client_id: str, client_secret: str, *, enter: Sequence[str] = (), **env: str
) -> SdkSession:
    """Return a session of an SDK for Node, after the lines that make it; `enter` is a command to run it by."""
    script = lines + (E2E / "sdk_session.js").read_text(encoding="utf-8")
    keys = {"URL": url, "ID": client_id, "SECRET": client_secret}
    return SdkSession([*enter, "node", "-e", script], keys | node_packages() | env)
