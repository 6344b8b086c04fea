"""Managers: passwords, the second factor (TOTP, RFC 6238), and sessions."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import struct
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from paydesk.domain.clock import SECOND
from paydesk.hub.counters import add_attempt, check_attempts, digest_of
from paydesk.hub.database import Database, fetch_one
from paydesk.hub.errors import RequestRefused

SHORTEST_PASSWORD: Final = 12
SESSION_HOURS: Final = 12
MAX_FAILURES: Final = 5
"""Failed sign-ins of one name, and ten times as many of one address, in the time of `check_attempts`."""
_STEP_S: Final = 30
_DIGITS: Final = 6
_SCRYPT: Final = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 << 20}
_LONGEST: Final = 200
_NO_MANAGER: Final = (f"{bytes(16).hex()}:{bytes(32).hex()}", "", 0)
"""Stands for a name that is unknown, so that its sign-in takes as long as any."""
_HASHING: Final = ThreadPoolExecutor(1, "password")
"""Passwords are hashed one at a time, beside the loop: 0.1 s and 32 MiB each."""


@dataclass(frozen=True, slots=True)
class Session:
    """A manager who is signed in."""

    manager: str
    role: str
    csrf: str
    """Each form of a page sends it back."""

    @property
    def is_admin(self) -> bool:
        """True if the manager may enrol and revoke counters."""
        return self.role == "admin"


def hash_password(password: str, salt: bytes | None = None) -> str:
    """Return a password as it is kept."""
    salt = secrets.token_bytes(16) if salt is None else salt
    return f"{salt.hex()}:{hashlib.scrypt(password.encode(), salt=salt, dklen=32, **_SCRYPT).hex()}"


def is_password(password: str, kept: str) -> bool:
    """Return True if it is this one."""
    return hmac.compare_digest(hash_password(password, bytes.fromhex(kept.partition(":")[0])), kept)


def totp(secret: str, step: int) -> str:
    """Return the code of a step of 30 seconds; `secret` in base 32."""
    mac = hmac.new(base64.b32decode(secret), struct.pack(">Q", step), hashlib.sha1).digest()
    offset = mac[-1] & 15
    number = struct.unpack(">I", mac[offset : offset + 4])[0] & 0x7FFFFFFF
    return str(number % 10**_DIGITS).zfill(_DIGITS)


def step_of_code(secret: str, code: str, now: int) -> int | None:
    """Return the step that a code is of: that of `now` (ms), or one beside it; None if it is wrong."""
    step = now // SECOND // _STEP_S
    typed = code.replace(" ", "").encode()
    return next(
        (each for each in (step, step - 1, step + 1) if hmac.compare_digest(totp(secret, each).encode(), typed)), None
    )


def totp_address(name: str, shop: str, secret: str) -> str:
    """Return the address that an authenticator app reads as a QR code."""
    return f"otpauth://totp/{quote(shop, safe='')}:{quote(name, safe='')}?secret={secret}&issuer={quote(shop, safe='')}"


async def add_manager(database: Database, name: str, password: str, role: str) -> str:
    """Add a manager, or give one a new password, secret and role; return the secret of the second factor.

    Raises RequestRefused (400) for a password that is too short. All sessions of the manager end.
    """
    if not SHORTEST_PASSWORD <= len(password) <= _LONGEST:
        raise RequestRefused(400, "short_password", f"a password has at least {SHORTEST_PASSWORD} characters")
    secret = base64.b32encode(secrets.token_bytes(20)).decode()
    async with database.transaction() as connection:
        await connection.execute(
            "INSERT INTO managers (name, password_hash, totp_secret, role) VALUES (%s, %s, %s, %s)"
            " ON CONFLICT (name) DO UPDATE SET password_hash = EXCLUDED.password_hash,"
            " totp_secret = EXCLUDED.totp_secret, role = EXCLUDED.role, last_totp_step = 0",
            (name, hash_password(password), secret, role),
        )
        await connection.execute("DELETE FROM sessions WHERE manager = %s", (name,))
    return secret


async def sign_in(database: Database, name: str, password: str, code: str, *, address: str, now: int) -> str:
    """Return the token of a new session.

    Raises:
        RequestRefused: 401 if anything is wrong, 429 after too many failures. Each code counts once.
    """
    name, password = name.replace("\0", "")[:_LONGEST], password[:_LONGEST]
    limits = {f"sign in as {name}": MAX_FAILURES, f"sign in from {address}": 10 * MAX_FAILURES}
    async with database.transaction() as connection:
        for subject, most in limits.items():
            await check_attempts(connection, subject, most)
            await add_attempt(connection, subject)  # it counts as a failure until it is none
        row = await fetch_one(
            connection, "SELECT password_hash, totp_secret, now() FROM managers WHERE name = %s", (name,)
        )
    kept, secret, tried_at = row or _NO_MANAGER
    is_right = await asyncio.get_running_loop().run_in_executor(_HASHING, is_password, password, kept)
    step = step_of_code(secret, code, now)
    if row is None or step is None or not is_right:
        raise _sign_in_failed()
    async with database.transaction() as connection:
        sql = (
            "UPDATE managers SET last_totp_step = %s WHERE name = %s AND last_totp_step < %s AND password_hash = %s"
            " RETURNING 1"
        )
        if await fetch_one(connection, sql, (step, name, step, kept)) is None:
            raise _sign_in_failed()
        sql = "DELETE FROM attempts WHERE subject = ANY(%s) AND at = %s"
        await connection.execute(sql.encode(), ([*limits], tried_at))
        token = secrets.token_urlsafe(32)
        await connection.execute("DELETE FROM sessions WHERE expires_at < now()")
        await connection.execute(
            "INSERT INTO sessions (token_hash, manager, csrf, expires_at)"
            " VALUES (%s, %s, %s, now() + make_interval(hours => %s))",
            (digest_of(token), name, secrets.token_urlsafe(32), SESSION_HOURS),
        )
    return token


def _sign_in_failed() -> RequestRefused:
    return RequestRefused(401, "sign_in_failed", "name, password or code is wrong")


async def find_session(database: Database, token: str) -> Session | None:
    """Return the session of a token; None if it is over."""
    sql = (
        "SELECT m.name, m.role, s.csrf FROM sessions s JOIN managers m ON m.name = s.manager"
        " WHERE s.token_hash = %s AND s.expires_at > now()"
    )
    async with database.transaction() as connection:
        row = await fetch_one(connection, sql, (digest_of(token),))
    return None if row is None else Session(*row)


async def sign_out(database: Database, token: str) -> None:
    """End a session."""
    async with database.transaction() as connection:
        await connection.execute("DELETE FROM sessions WHERE token_hash = %s", (digest_of(token),))
