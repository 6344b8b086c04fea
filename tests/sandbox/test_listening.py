"""Addresses of the sandbox beside its port: ::1, a Unix socket, plain http beside https; and the log on stderr."""

from __future__ import annotations

import socket
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from paydesk.sandbox.listening import listen_at_unix
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import SandboxProcess

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Python has no Unix sockets on Windows")


def test_localhost_is_reached_by_both_protocols(sandbox_process: SandboxProcess) -> None:
    port = int(sandbox_process.url.rpartition(":")[2])
    try:
        socket.create_connection(("::1", port)).close()
    except OSError:
        pytest.skip("this PC has no ::1")
    for path, status in (("/_sandbox/orders", 200), ("/openapi.json", 200)):
        assert httpx.get(f"http://[::1]:{port}{path}", trust_env=False, verify=NO_TLS).status_code == status


@UNIX
def test_a_unix_socket_has_services_and_controls(start_sandbox: Callable[..., SandboxProcess], tmp_path: Path) -> None:
    path = tmp_path / "s.sock"
    started = start_sandbox("--unix", str(path))
    assert started.said["unix"] == str(path)
    assert path.stat().st_mode & 0o077 == 0
    with httpx.Client(transport=httpx.HTTPTransport(uds=str(path)), base_url="http://localhost") as client:
        assert client.get("/_sandbox/orders").json()["orders"] == []
        assert client.get("/pg/orders/x").status_code == 401
        assert client.get("/_sandbox/orders", headers={"Host": "shop.example"}).status_code == 403
    with pytest.raises(OSError, match="another program"):
        listen_at_unix(path)
    assert started.stop()[0] == 0
    assert not path.exists()


@UNIX
def test_a_dead_socket_is_replaced_and_a_file_is_not(tmp_path: Path) -> None:
    path = tmp_path / "s.sock"
    listen_at_unix(path).close()
    assert path.exists()
    listen_at_unix(path).close()
    path.unlink()
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(OSError, match="in use"):
        listen_at_unix(path)
    assert path.read_text(encoding="utf-8") == "mine"


def test_plain_http_beside_https(start_sandbox: Callable[..., SandboxProcess], tmp_path: Path) -> None:
    started = start_sandbox("--tls", str(tmp_path / "tls"), "--plain-port", "0")
    assert started.said["plain_url"].startswith("http://127.0.0.1:")
    context = ssl.create_default_context(cafile=started.said["authority"])
    keys = {"x-client-id": started.client_id, "x-client-secret": started.client_secret, "x-api-version": "2026-01-01"}
    link = {"link_id": "l", "link_amount": 5, "link_currency": "INR", "link_purpose": "x"}
    body = {**link, "customer_details": {"customer_phone": "9999999999"}}
    plain = httpx.post(f"{started.said['plain_url']}/pg/links", json=body, headers=keys, trust_env=False, verify=NO_TLS)
    secure = httpx.get(f"{started.url}/pg/links/l", headers=keys, trust_env=False, verify=context)
    assert plain.json()["link_url"] == secure.json()["link_url"]
    assert started.stop()[0] == 0


def test_plain_http_needs_https_beside_it() -> None:
    command = [sys.executable, "-m", "paydesk.sandbox", "--plain-port", "0"]
    ended = subprocess.run(command, capture_output=True, check=False)
    assert ended.returncode == 1
    assert b"--tls" in ended.stderr


def test_the_log_has_a_line_for_each_request(start_sandbox: Callable[..., SandboxProcess]) -> None:
    started = start_sandbox("--log")
    secret = started.client_secret
    for path in ("/pg/orders/x", f"/pg/orders/{secret}", "/pg/a%0Ab", "/_sandbox/orders"):
        httpx.get(started.url + path, trust_env=False, verify=NO_TLS)
    lines = started.stop()[2].decode().splitlines()
    assert [line.split(" ", 1)[1] for line in lines] == [
        "GET /pg/orders/x 401", "GET /pg/orders/*** 401", "GET /pg/a%0Ab 400"
    ]  # fmt: skip
