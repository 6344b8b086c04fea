"""Network settings of this PC: certificates, proxy, and unreadable variables of the environment."""

from __future__ import annotations

import asyncio
import os
import ssl
import subprocess
import sys
from pathlib import Path

import pytest

from paydesk import environment
from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.network import find_route
from paydesk.domain.codec import from_data
from paydesk.domain.sale.facts import failure_data
from paydesk.domain.sale.stored import RequestFailed
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET, KEY, a_new_order, an_order
from tests.api.test_tls import DAY, signed
from tests.helpers.wire_server import WireServer, closed_port, say

PROXY_NAMES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


@pytest.fixture(autouse=True)
def no_proxy_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PROXY_NAMES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.mark.parametrize(
    "listed",
    [
        "localhost,127.0.0.1,[::1]",
        "fd00::/8",
        "fe80::/10,[fe80::1%eth0]",
        "[::1]:8080, ,;,::::,[",
        "http://[bad",
        "192.168.*;10.0.0.0/8",
    ],
)
async def test_entries_of_no_proxy_that_cannot_be_read_are_passed_by(
    monkeypatch: pytest.MonkeyPatch, listed: str
) -> None:
    monkeypatch.setenv("NO_PROXY", listed)
    monkeypatch.setenv("HTTPS_PROXY", f"http://127.0.0.1:{closed_port()}")
    async with GatewayClient(Endpoint(), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
        with pytest.raises(ServiceError, match=r"^proxy"):
            await gateway.orders.create(a_new_order(), KEY)


@pytest.mark.parametrize(
    ("listed", "address", "straight"),
    [
        ("api.example.com", "https://api.example.com/pg", True),
        (".example.com", "https://api.example.com/pg", True),
        ("example.com", "https://api.example.com/pg", True),
        ("*", "https://api.example.com/pg", True),
        ("api.example.com:443", "https://api.example.com:443/pg", True),
        ("192.0.2.0/24", "https://192.0.2.7/pg", True),
        ("[2001:db8::]/32,2001:db8::/32", "https://[2001:db8::7]/pg", True),
        ("*.example.com", "https://api.example.com/pg", True),
        ("api.*", "https://api.example.com/pg", True),
        ("192.0.2.*", "https://192.0.2.7/pg", True),
        ("localhost api.example.com", "https://api.example.com/pg", True),
        ("localhost|'api.example.com.'", "https://api.example.com/pg", True),
        ("[2001:db8::7]:8443", "https://[2001:db8::7]:8443/pg", True),
        ("[2001:db8::7]:9", "https://[2001:db8::7]:8443/pg", False),
        ("*.example.org", "https://api.example.com/pg", False),
        (".,..", "https://api.example.com/pg", False),
        ("ample.com", "https://api.example.com/pg", False),
        ("192.0.2.0/30", "https://192.0.2.7/pg", False),
        ("", "https://api.example.com/pg", False),
    ],
)
def test_no_proxy_excepts_hosts_and_ranges(
    monkeypatch: pytest.MonkeyPatch, listed: str, address: str, *, straight: bool
) -> None:
    monkeypatch.setenv("NO_PROXY", listed)
    monkeypatch.setenv("HTTPS_PROXY", "proxy.example:3128")
    assert (find_route(address, is_local=False).proxy is None) is straight


@pytest.mark.parametrize("value", [" ", '""', "DIRECT", "none", "off"])
def test_a_word_for_no_proxy_is_no_host(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("HTTPS_PROXY", value)
    route = find_route("https://api.example.com/pg", is_local=False)
    assert (route.proxy, route.is_proxy_unreadable) == (None, False)


@pytest.mark.parametrize("value", ['"http://proxy.example:3128"', " http://proxy.example:3128/\n"])
def test_quotes_and_blanks_around_a_proxy_are_no_part_of_it(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("HTTPS_PROXY", value)
    proxy = find_route("https://api.example.com/pg", is_local=False).proxy
    assert proxy is not None
    assert (proxy.url.host, proxy.url.port) == ("proxy.example", 3128)


@pytest.mark.parametrize(
    "value",
    [
        "http://user:hush@proxy:99999",
        "http:/user:hush@proxy:1",
        "http://pro xy:1",
        "gopher://user:hush@proxy.example:1",
        "http://user:hush@proxy:port",
        "http://user:hu#sh@proxy:1",
        "http://",
    ],
)
async def test_a_proxy_that_cannot_be_read_stops_nothing_and_is_blamed_for_a_line_that_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, value: str
) -> None:
    monkeypatch.setenv("HTTPS_PROXY", value)
    async with GatewayClient(Endpoint("https://shop.invalid/pg"), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
        with pytest.raises(ServiceError, match=r"^proxy"):
            await gateway.orders.create(a_new_order(), KEY)
    assert "Proxy setting for https is unreadable" in caplog.text
    assert "hush" not in caplog.text


@pytest.mark.parametrize("scheme", ["socks5", "socks5h", "socks"])
async def test_a_socks_proxy_is_a_proxy(monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
    monkeypatch.setenv("ALL_PROXY", f"{scheme}://127.0.0.1:{closed_port()}")
    async with GatewayClient(Endpoint(), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
        with pytest.raises(ServiceError, match=r"^proxy") as caught:
            await gateway.orders.create(a_new_order(), KEY)
    assert caught.value.outcome_known


SELLS = """
import asyncio, sys
from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient

async def read() -> None:
    async with GatewayClient(Endpoint(sys.argv[1]), Credentials("id", "secret")) as gateway:
        print((await gateway.orders.read("order_1")).value.order_id)

asyncio.run(read())
"""


@pytest.fixture
def system_list() -> Path:
    """Return the list of authorities that OpenSSL reads here."""
    listed = Path(ssl.get_default_verify_paths().openssl_cafile)
    return (listed if listed.exists() else Path("/etc/ssl/certs/ca-certificates.crt")).resolve()


@pytest.mark.skipif(sys.platform != "linux", reason="the list of authorities is replaced for one process")
async def test_an_authority_of_the_system_is_trusted(tmp_path: Path, system_list: Path) -> None:
    """An antivirus program that opens secure pages puts its own authority there, and nowhere else."""
    authorities, context = signed(tmp_path, "localhost", DAY)
    script = tmp_path / "sells.py"
    script.write_text(SELLS, encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if name not in {"SSL_CERT_FILE", "SSL_CERT_DIR"}}
    env |= {"PYTHONPATH": str(Path(__file__).parents[2] / "gui")}
    async with WireServer(tls=context) as server:
        server.then(say(an_order(order_id="order_1")))
        address = f"https://localhost:{server.port}/pg"
        mounted = f'mount --bind "{authorities}" "{system_list}" && exec "{sys.executable}" "{script}" "{address}"'
        done = await _run(["unshare", "--mount", "--map-root-user", "sh", "-c", mounted], env)
    assert (done.returncode, done.stdout.strip()) == (0, "order_1"), done.stderr


async def _run(command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return await asyncio.to_thread(
        subprocess.run, command, env=env, capture_output=True, text=True, check=False, timeout=60
    )


async def test_who_signed_a_certificate_that_is_not_trusted_is_named(tmp_path: Path) -> None:
    _, context = signed(tmp_path, "127.0.0.1", DAY)
    async with WireServer(tls=context) as server:
        async with GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
            with pytest.raises(ServiceError, match=r"^not_trusted") as caught:
                await gateway.orders.create(a_new_order(), KEY)
        assert server.requests == []
    failure = caught.value.failure
    assert failure.issuer == "an authority"
    assert from_data(RequestFailed, failure_data(failure)).failure == failure


def damaged(whole: str) -> str:
    return whole.replace("MII", "M!!", 1)


@pytest.mark.parametrize(
    "name", ["empty", "text", "other_part", "damaged", "one_damaged", "cut", "folder", "pipe", "gone"]
)
def test_a_list_of_certificates_that_cannot_be_read_whole_is_passed_by(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    """OpenSSL took nothing of it, so that no identity could be checked; and a pipe was waited for at the start."""
    monkeypatch.setattr(environment, "removed_names", [])
    authorities, _ = signed(tmp_path, "localhost", DAY)
    whole, listed = authorities.read_text(encoding="ascii"), tmp_path / "list.pem"
    contents = {
        "empty": "",
        "text": "no list",
        "other_part": whole.replace("CERTIFICATE-----", "CERTIFICATE REQUEST-----"),
        "damaged": damaged(whole),
        "one_damaged": whole + damaged(whole),
        "cut": whole[: len(whole) // 2],
    }
    if name in contents:
        listed.write_text(contents[name], encoding="ascii")
    elif name == "folder":
        listed.mkdir()
    elif name == "pipe":
        if sys.platform == "win32":
            return
        os.mkfifo(listed)
    environ = {"SSL_CERT_FILE": str(listed), "LANG": "C"}
    environment.clean(environ)
    assert (environ, environment.removed_names) == ({"LANG": "C"}, ["SSL_CERT_FILE"])


def test_a_list_and_a_folder_of_certificates_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environment, "removed_names", [])
    authorities, _ = signed(tmp_path, "localhost", DAY)
    folder = tmp_path / "hashed"
    folder.mkdir()
    (folder / "12ab34cd.0").write_bytes(authorities.read_bytes())
    environ = {
        "SSL_CERT_FILE": str(authorities),
        "SSL_CERT_DIR": os.pathsep.join((str(tmp_path / "gone"), str(folder))),
    }
    before = dict(environ)
    environment.clean(environ)
    assert (environ, environment.removed_names) == (before, [])


@pytest.mark.parametrize("name", ["gone", "empty", "plain", "nothing"])
def test_a_folder_in_which_openssl_finds_no_certificate_is_passed_by(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    """It reads files that are called by a hash, and no other."""
    monkeypatch.setattr(environment, "removed_names", [])
    authorities, _ = signed(tmp_path, "localhost", DAY)
    for each in ("empty", "plain"):
        (tmp_path / each).mkdir()
    (tmp_path / "plain" / "root.pem").write_bytes(authorities.read_bytes())
    environ = {"SSL_CERT_DIR": "" if name == "nothing" else str(tmp_path / name)}
    environment.clean(environ)
    assert environ == {}
