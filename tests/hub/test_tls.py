"""A hub whose certificate is of the shop's own authority: the counters that are given it connect, no other does."""

from __future__ import annotations

import ssl
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from paydesk.domain.hub.commands import EnrolHub
from paydesk.domain.hub.messages import HubEnrolment, HubProblem
from paydesk.hub import counters, managers
from tests.helpers.hub import RunningHub, query, running_hub
from tests.helpers.sale_rig import SaleRig
from tests.hub.test_attacks import sign_in
from tests.hub.test_counter import Start, start, state, until_sent
from tests.hub.test_pages import PASSWORD

__all__ = ["start"]


@dataclass(frozen=True)
class Authority:
    """A shop's authority, and a hub's certificate of it."""

    root: Path
    chain: Path
    key: Path


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return make_authority(tmp_path / "authority")


def make_authority(folder: Path, host: str = "127.0.0.1", *, days: int = 0) -> Authority:
    """Make an authority and a certificate that begins `days` later."""
    folder.mkdir()
    root_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    issuer = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Authority {folder.name}")])
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "hub")])
    root = _certificate(issuer, issuer, root_key.public_key()).add_extension(
        x509.BasicConstraints(ca=True, path_length=0), critical=True
    )
    signs = dict.fromkeys(
        ("digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement",
         "encipher_only", "decipher_only"), False,
    )  # fmt: skip
    root = root.add_extension(x509.KeyUsage(key_cert_sign=True, crl_sign=True, **signs), critical=True)
    root = root.add_extension(x509.SubjectKeyIdentifier.from_public_key(root_key.public_key()), critical=False)
    leaf = _certificate(issuer, subject, key.public_key(), days)
    leaf = leaf.add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address(host))]), critical=False)
    by = x509.AuthorityKeyIdentifier.from_issuer_public_key(root_key.public_key())
    leaf = leaf.add_extension(by, critical=False)
    files = Authority(folder / "root.pem", folder / "hub.pem", folder / "hub.key")
    files.root.write_bytes(root.sign(root_key, hashes.SHA256()).public_bytes(Encoding.PEM))
    files.chain.write_bytes(leaf.sign(root_key, hashes.SHA256()).public_bytes(Encoding.PEM))
    files.key.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return files


def _certificate(
    issuer: x509.Name, subject: x509.Name, key: ec.EllipticCurvePublicKey, days: int = 0
) -> x509.CertificateBuilder:
    now = datetime.now(UTC) + timedelta(days=days)
    made = x509.CertificateBuilder(issuer, subject, key, x509.random_serial_number())
    return made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=30))


def tls_hub(dsn: str, files: Authority) -> AbstractAsyncContextManager[RunningHub]:
    serve = {"certificate": files.chain, "private_key": files.key}
    return running_hub(dsn, serve=serve, trust=ssl.create_default_context(cafile=files.root))


async def enrol(rig: SaleRig, hub: RunningHub, authority: Path | None) -> HubEnrolment:
    code = await counters.create_code(hub.server._hub.database)
    await rig.send(EnrolHub(url=hub.url, code=code, authority=str(authority or "")))
    return rig.last(HubEnrolment)


async def test_a_counter_that_is_given_the_authority_connects(dsn: str, start: Start, authority: Authority) -> None:
    async with tls_hub(dsn, authority) as hub, start("till") as rig:
        assert (await enrol(rig, hub, authority.root)).problem is None
        await rig.until(lambda: state(rig).is_live)
        await rig.take(100)
        await until_sent(rig)
        assert query(dsn, "SELECT count(*) FROM sales") == [(1,)]


async def test_a_counter_without_it_or_with_another_is_told(
    dsn: str, start: Start, authority: Authority, tmp_path: Path
) -> None:
    other = make_authority(tmp_path / "other")
    not_a_file = tmp_path / "missing.pem"
    async with tls_hub(dsn, authority) as hub, start("till") as rig:
        for file in (None, other.root, not_a_file, authority.key):
            assert (await enrol(rig, hub, file)).problem is HubProblem.NOT_TRUSTED
        assert query(dsn, "SELECT count(*) FROM counters") == [(0,)]


async def test_a_certificate_of_another_host_is_not_trusted(dsn: str, start: Start, tmp_path: Path) -> None:
    files = make_authority(tmp_path / "authority", "192.0.2.1")
    serve = {"certificate": files.chain, "private_key": files.key}
    async with running_hub(dsn, serve=serve) as hub, start("till") as rig:
        hub.url = hub.url.replace("http:", "https:")
        assert (await enrol(rig, hub, files.root)).problem is HubProblem.NOT_TRUSTED


@pytest.mark.parametrize("days", [60, -60])
async def test_a_certificate_of_another_day_is_told_from_an_unknown_one(
    dsn: str, start: Start, tmp_path: Path, days: int
) -> None:
    """A PC whose battery is empty begins in the past, before the hub's certificate."""
    async with tls_hub(dsn, make_authority(tmp_path / "authority", days=days)) as hub, start("till") as rig:
        assert (await enrol(rig, hub, tmp_path / "authority" / "root.pem")).problem is HubProblem.WRONG_DATE


async def test_a_hub_that_has_another_certificate_later_is_told(
    dsn: str, start: Start, authority: Authority, tmp_path: Path
) -> None:
    async with start("till") as rig:
        async with tls_hub(dsn, authority) as hub:
            await enrol(rig, hub, authority.root)
            await rig.until(lambda: state(rig).is_live)
        stranger = make_authority(tmp_path / "stranger")
        port = int(hub.url.rpartition(":")[2])
        serve = {"certificate": stranger.chain, "private_key": stranger.key}
        async with running_hub(dsn, port=port, serve=serve):
            await rig.take(100)
            await rig.until(lambda: state(rig).problem is HubProblem.NOT_TRUSTED)


async def test_the_cookie_of_a_manager_travels_by_tls_only(dsn: str, authority: Authority) -> None:
    async with tls_hub(dsn, authority) as hub:
        await managers.add_manager(hub.server._hub.database, "admin", PASSWORD, "admin")
        answer = await sign_in(hub, "admin", hub.client)
        assert "Secure" in answer.headers["set-cookie"].split("; ")
        async with httpx.AsyncClient(trust_env=False) as plain:
            with pytest.raises(httpx.TransportError):
                await plain.get(hub.url.replace("https", "http"))
