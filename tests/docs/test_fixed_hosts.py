"""docs/sandbox/fixed-hosts.md: what each runtime needs to trust the sandbox, tried by that runtime."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.fixed_hosts import NAMES, NamedSandbox
from tests.helpers.sdk_session import PAGES

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform != "linux", reason="for Linux: a network of its own")]
PAGE = (PAGES / "fixed-hosts.md").read_text(encoding="utf-8")
ADDRESS = f"https://{NAMES[0]}/openapi.json"
STREAM = f"echo substr(file_get_contents('{ADDRESS}'), 0, 10);"
CURL = f"""
$call = curl_init('{ADDRESS}');
curl_setopt($call, CURLOPT_RETURNTRANSFER, true);
echo substr(curl_exec($call) ?: curl_error($call), 0, 10);
"""
JAVA = f"""
import java.net.URI;
import java.net.http.*;

public class Read {{
    public static void main(String[] none) throws Exception {{
        HttpRequest request = HttpRequest.newBuilder(URI.create("{ADDRESS}")).build();
        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.print(answer.body().substring(0, 10));
    }}
}}
"""
NODE = f"fetch('{ADDRESS}').then((answer) => answer.text()).then((text) => process.stdout.write(text.slice(0, 10)));"
PYTHON = f"import urllib.request; print(urllib.request.urlopen('{ADDRESS}').read(10).decode(), end='')"


def commands_for(runtime: str) -> list[list[str]]:
    """Return the words of what the page's table says for a runtime."""
    (row,) = re.findall(rf"^ *\| {re.escape(runtime)}.* \| (.*) \|$", PAGE, re.MULTILINE)
    return [shlex.split(code) for code in re.findall(r"`([^`]+)`", row)]


def read(sandbox: NamedSandbox, folder: Path, command: list[str], variable: str = "") -> str:
    """Run a program in the sandbox's network, in a folder with the authority; return what it read."""
    there = folder / "tls" / "authority.pem"
    placed = [word.replace("/etc/paydesk-sandbox/authority.pem", str(there)) for word in (variable, *command)]
    env = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    env |= dict([placed[0].split("=", 1)]) if variable else {}
    words = [*sandbox.enter, "sh", "-c", 'cd "$0" && exec "$@"', str(there.parent), *placed[1:]]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def sandbox(named_sandbox: Callable[..., NamedSandbox]) -> NamedSandbox:
    return named_sandbox()


@pytest.mark.skipif(not shutil.which("php"), reason="needs php")
def test_php(sandbox: NamedSandbox, tmp_path: Path) -> None:
    ((variable,),) = commands_for("Go, .NET on Linux, PHP with OpenSSL")
    assert read(sandbox, tmp_path, ["php", "-r", STREAM], variable) == '{"openapi"'
    ((php, *options),) = commands_for("PHP with curl")
    assert read(sandbox, tmp_path, [php, *options, "-r", CURL]) == '{"openapi"'
    assert "SSL" in read(sandbox, tmp_path, ["php", "-r", CURL])


@pytest.mark.skipif(not shutil.which("keytool"), reason="needs java")
def test_java(sandbox: NamedSandbox, tmp_path: Path) -> None:
    keytool, options = commands_for("Java")
    read(sandbox, tmp_path, keytool)
    (tmp_path / "tls" / "Read.java").write_text(JAVA, encoding="utf-8")
    assert read(sandbox, tmp_path, ["java", *options, "Read.java"]) == '{"openapi"'


@pytest.mark.skipif(not shutil.which("node"), reason="needs node")
def test_node_and_python(sandbox: NamedSandbox, tmp_path: Path) -> None:
    ((variable,),) = commands_for("Node")
    assert read(sandbox, tmp_path, ["node", "-e", NODE], variable) == '{"openapi"'
    (name,), _ = commands_for("Python")
    authority = "/etc/paydesk-sandbox/authority.pem"
    assert read(sandbox, tmp_path, [sys.executable, "-c", PYTHON], f"{name}={authority}") == '{"openapi"'
