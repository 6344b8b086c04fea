"""TLS: a service that cannot show who it is gets no key."""

from __future__ import annotations

import asyncio
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient
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
        async with GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
            with pytest.raises(ServiceError, match=r"^not_trusted") as caught:
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
        async with GatewayClient(Endpoint(address), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
            with pytest.raises(ServiceError, match=r"^not_trusted"):
                await gateway.orders.create(a_new_order(), KEY)
    assert heard
    assert CLIENT_SECRET.encode() not in heard


_USES = (
    *("digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement"),
    *("key_cert_sign", "crl_sign", "encipher_only", "decipher_only"),
)


def signed(tmp_path: Path, name: str, until: timedelta) -> tuple[Path, ssl.SSLContext]:
    """Create an authority that this PC trusts, and a service of this name with its certificate."""
    now = datetime.now(UTC)
    authority, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    issuer = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "an authority")])
    root = x509.CertificateBuilder(issuer, issuer, authority.public_key(), x509.random_serial_number())
    root = root.not_valid_before(now - 9 * DAY).not_valid_after(now + 9 * DAY)
    root = root.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    root = root.add_extension(x509.SubjectKeyIdentifier.from_public_key(authority.public_key()), critical=False)
    signs = dict.fromkeys(_USES, False) | {"key_cert_sign": True}
    root = root.add_extension(x509.KeyUsage(**signs), critical=True)
    trusted = tmp_path / "trusted.pem"
    trusted.write_bytes(root.sign(authority, hashes.SHA256()).public_bytes(Encoding.PEM))
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = x509.CertificateBuilder(issuer, subject, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - 9 * DAY).not_valid_after(now + until)
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    by = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.public_key())  # Python 3.13 wants to see it
    made = made.add_extension(by, critical=False)
    both = tmp_path / "service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    both.write_bytes(secret + made.sign(authority, hashes.SHA256()).public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return trusted, context


@pytest.mark.parametrize(
    ("name", "until", "trusted"),
    [("pay.example", DAY, True), ("other.example", DAY, False), ("example", DAY, False), ("pay.example", -DAY, False)],
)
async def test_a_certificate_is_good_for_its_own_name_and_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, until: timedelta, *, trusted: bool
) -> None:
    authorities, context = signed(tmp_path, name, until)
    monkeypatch.setenv("SSL_CERT_FILE", str(authorities))
    look_up = socket.getaddrinfo

    def at_home(host: Any, *more: Any, **much: Any) -> Any:
        return look_up("127.0.0.1" if host in {"pay.example", b"pay.example"} else host, *more, **much)

    monkeypatch.setattr(socket, "getaddrinfo", at_home)
    async with WireServer(tls=context) as server:
        server.then(say(an_order()))
        address = f"https://pay.example:{server.port}/pg"
        async with GatewayClient(Endpoint(address), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
            if trusted:
                await gateway.orders.create(a_new_order(), KEY)
            else:
                with pytest.raises(ServiceError, match=r"^not_trusted"):
                    await gateway.orders.create(a_new_order(), KEY)
        assert bool(server.requests) is trusted
