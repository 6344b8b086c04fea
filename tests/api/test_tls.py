"""TLS: a service that cannot show who it is gets no key."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from pathlib import Path

import pytest

from paydesk.api.credentials import Credentials
from paydesk.api.endpoints import Service
from paydesk.api.errors import NotTrusted
from paydesk.api.session import Gateway
from paydesk.domain.failure import Side
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET, KEY, a_new_order, an_order
from tests.helpers.wire_server import WireServer, say


@pytest.fixture
def self_signed(tmp_path: Path) -> ssl.SSLContext:
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1"
    subprocess.run([*command.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


async def test_a_certificate_of_nobody_is_not_trusted(self_signed: ssl.SSLContext) -> None:
    async with WireServer(tls=self_signed) as server:
        server.then(say(an_order()))
        async with Gateway(Service(server.url), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
            with pytest.raises(NotTrusted) as caught:
                await gateway.orders.create(a_new_order(), KEY)
        assert server.requests == []
    assert caught.value.outcome_known
    assert caught.value.side is Side.THIS_PC


async def test_a_plain_service_behind_an_https_address_is_not_trusted() -> None:
    heard = bytearray()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.extend(await reader.read(1_000))
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as plain:
        address = f"https://127.0.0.1:{plain.sockets[0].getsockname()[1]}/pg"
        async with Gateway(Service(address), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
            with pytest.raises(NotTrusted):
                await gateway.orders.create(a_new_order(), KEY)
    assert heard
    assert CLIENT_SECRET.encode() not in heard
