"""TLS: a service that cannot show who it is gets no key."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from paydesk.api.endpoints import Credentials, Service
from paydesk.api.errors import NotTrusted
from paydesk.api.gateway import Gateway
from paydesk.domain.failure import Side
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET, KEY, a_new_order, an_order
from tests.helpers.wire_server import WireServer, say

DAY = timedelta(days=1)


@pytest.fixture
def self_signed(tmp_path: Path) -> ssl.SSLContext:
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    signed = made.not_valid_before(now - DAY).not_valid_after(now + DAY).sign(key, hashes.SHA256())
    both = tmp_path / "both.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    both.write_bytes(secret + signed.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
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
