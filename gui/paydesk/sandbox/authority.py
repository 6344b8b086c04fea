"""A made authority, and a server certificate of it, for clients that speak https only (`--tls`)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_FILE: Final = "authority.pem"
"""The certificate that clients are to trust."""
_LIFE: Final = timedelta(days=3_650)
_LEAF_LIFE: Final = timedelta(days=397)
"""The longest life that clients accept."""
_MARGIN: Final = timedelta(days=1)
_KEY_USAGE: Final = dict.fromkeys(
    ("digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement",
     "key_cert_sign", "crl_sign", "encipher_only", "decipher_only"), False,
)  # fmt: skip


def make_certificate(folder: Path, names: Sequence[str]) -> tuple[Path, Path]:
    """Make a certificate for these names and this PC; return its file and that of its key. Raises OSError, ValueError.

    The authority in the folder is used again, so that it has to be trusted once; it is made if there is none.
    """
    folder.mkdir(parents=True, exist_ok=True)
    root, root_key = _authority(folder)
    key = ec.generate_private_key(ec.SECP256R1())
    named = [x509.DNSName(each) for each in ("localhost", *names)]
    leaf = (
        _builder("localhost", root.subject, key, _LEAF_LIFE)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(**(_KEY_USAGE | {"digital_signature": True})), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName([*named, x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(root_key.public_key()), critical=False)
        .sign(root_key, hashes.SHA256())
    )
    chain = folder / "server.pem"
    chain.write_bytes(leaf.public_bytes(Encoding.PEM) + root.public_bytes(Encoding.PEM))
    return chain, _write_key(folder / "server.key", key)


def _authority(folder: Path) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    """Return the authority of a folder, a new one if there is none or its life is over."""
    file, key_file = folder / AUTHORITY_FILE, folder / "authority.key"
    if file.exists() and key_file.exists():
        root, key = x509.load_pem_x509_certificate(file.read_bytes()), load_pem_private_key(key_file.read_bytes(), None)
        if isinstance(key, ec.EllipticCurvePrivateKey) and root.not_valid_after_utc > datetime.now(UTC) + _LEAF_LIFE:
            return root, key
    key = ec.generate_private_key(ec.SECP256R1())
    subject = _name("Paydesk sandbox, for tests only")
    usage = _KEY_USAGE | {"key_cert_sign": True, "crl_sign": True}
    root = (
        _builder("Paydesk sandbox, for tests only", subject, key, _LIFE)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.KeyUsage(**usage), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    _write_key(key_file, key)
    file.write_bytes(root.public_bytes(Encoding.PEM))
    return root, key


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _builder(name: str, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, life: timedelta) -> x509.CertificateBuilder:
    start = datetime.now(UTC) - _MARGIN
    return x509.CertificateBuilder(
        issuer_name=issuer,
        subject_name=_name(name),
        public_key=key.public_key(),
        serial_number=x509.random_serial_number(),
        not_valid_before=start,
        not_valid_after=start + life,
    )


def _write_key(file: Path, key: ec.EllipticCurvePrivateKey) -> Path:
    """Write a key that only this user can read."""
    data = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    with os.fdopen(os.open(file, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as opened:
        opened.write(data)
    return file
