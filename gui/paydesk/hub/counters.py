"""Counters of the shop: one-time codes, keys, and revocation."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC
from email.utils import parsedate_to_datetime
from typing import Final

from paydesk.domain.clock import SECOND
from paydesk.hub.database import Connection, Database, fetch_all, fetch_one
from paydesk.hub.errors import RequestRefused, unknown_key
from paydesk.hub.feed import notify
from paydesk.hub.wire import EnrolRequest

CODE_MINUTES: Final = 60
"""Life of a one-time code."""
MAX_FAILURES: Final = 10
"""Wrong codes from one address in FAILURE_MINUTES; after them all codes from there are refused."""
MAX_FAILURES_OF_ALL: Final = 100
FAILURE_MINUTES: Final = 10
_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without I, O, 0 and 1, which are mistyped."""
_MAX_NAME: Final = 60
_AGENT: Final = "Paydesk/"


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter whose key is valid."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Enrolled:
    """A counter that was just enrolled, with its key, which is shown once."""

    counter: Counter
    key: str
    account_key: bytes
    """The key of the digests of accounts, the same for all counters of the shop."""


def digest_of(secret: str) -> bytes:
    """Return the form in which the hub keeps a random key or code."""
    return hashlib.sha256(secret.encode()).digest()


def normalize_code(code: str) -> str:
    """Return a typed code as it was shown: ABCD-EFGH."""
    plain = "".join(each for each in code.upper() if each.isalnum())
    return f"{plain[:4]}-{plain[4:]}"


async def create_code(database: Database, counter_id: str | None = None) -> str:
    """Return a new one-time code, for a new counter, or for a new key of a known one.

    Raises RequestRefused (404) if there is no such counter.
    """
    code = normalize_code("".join(secrets.choice(_ALPHABET) for _ in range(8)))
    sql = (
        "INSERT INTO enrolment (code_hash, counter_id, expires_at)"
        " SELECT %s, %s::text, now() + make_interval(mins => %s)"
        " WHERE %s::text IS NULL OR EXISTS (SELECT FROM counters WHERE id = %s) RETURNING 1"
    )
    async with database.transaction() as connection:
        values = (digest_of(code), counter_id, CODE_MINUTES, counter_id, counter_id)
        if await fetch_one(connection, sql, values) is None:
            raise _unknown_counter()
    return code


def _unknown_counter() -> RequestRefused:
    return RequestRefused(404, "unknown_counter", "there is no such counter")


async def enrol(database: Database, request: EnrolRequest, address: str) -> Enrolled:
    """Use up a code; the counter gets a key. Raises RequestRefused: 401, 410, 429."""
    async with database.transaction() as connection:
        await check_attempts(connection, f"enrol {address}", MAX_FAILURES)
        await check_attempts(connection, "enrol", MAX_FAILURES_OF_ALL)
        digest = digest_of(normalize_code(request.code))
        found = await fetch_one(
            connection,
            "UPDATE enrolment SET used_at = now() WHERE code_hash = %s AND used_at IS NULL AND expires_at > now()"
            " RETURNING counter_id",
            (digest,),
        )
        if found is not None:
            return await _give_key(connection, request, found[0])
        known = await fetch_one(connection, "SELECT 1 FROM enrolment WHERE code_hash = %s", (digest,))
        await add_attempt(connection, f"enrol {address}")
        await add_attempt(connection, "enrol")
    if known is None:
        raise RequestRefused(401, "code_wrong", "there is no such code")
    raise RequestRefused(410, "code_used", "this code was used, or is too old")


async def _give_key(connection: Connection, request: EnrolRequest, counter_id: str | None) -> Enrolled:
    key = secrets.token_urlsafe(32)
    shop = await fetch_one(connection, "SELECT account_key FROM shop")
    account_key = b"" if shop is None else bytes(shop[0])
    if counter_id is None:
        name = request.name.replace("\0", "").strip()[:_MAX_NAME] or "Counter"
        new_id = f"c_{secrets.token_hex(8)}"
        await connection.execute(
            "INSERT INTO counters (id, name, key_hash, version) VALUES (%s, %s, %s, %s)",
            (new_id, name, digest_of(key), request.version.replace("\0", "")[:_MAX_NAME]),
        )
        return Enrolled(Counter(new_id, name), key, account_key)
    row = await fetch_one(
        connection,
        "UPDATE counters SET key_hash = %s, revoked_at = NULL, enrolled_at = now() WHERE id = %s RETURNING name",
        (digest_of(key), counter_id),
    )
    if row is None:
        raise unknown_key()
    await notify(connection, counter_id, revoked=True)  # streams of the old key
    return Enrolled(Counter(counter_id, row[0]), key, account_key)


async def authenticate(database: Database, authorization: str, agent: str = "", ahead_s: int | None = None) -> Counter:
    """Return the counter of an `Authorization` header, and note that it was heard. Raises RequestRefused (401).

    Args:
        authorization: Its header of this name.
        agent: Its `User-Agent`, "Paydesk/" and its version.
        ahead_s: Seconds that its clock is ahead; None if it did not send its time.
    """
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise unknown_key()
    version = agent.removeprefix(_AGENT).split(" ")[0][:_MAX_NAME] if agent.startswith(_AGENT) else ""
    sql = "SELECT id, name FROM counters WHERE key_hash = %s AND revoked_at IS NULL"
    seen = (
        "UPDATE counters SET seen_at = now(), version = coalesce(nullif(%s, ''), version), clock_ahead_s = %s"
        " WHERE id = %s AND (seen_at IS NULL OR seen_at < now() - interval '1 minute')"
    )
    async with database.transaction() as connection:
        row = await fetch_one(connection, sql, (digest_of(key),))
        if row is None:
            raise unknown_key()
        await connection.execute(seen.encode(), (version, ahead_s, row[0]))
    return Counter(row[0], row[1])


def clock_ahead(date: str, now: int) -> int | None:
    """Return the seconds that a counter's clock is ahead of `now` (ms), by its `Date` header; None without one."""
    try:
        found = parsedate_to_datetime(date)
    except (ValueError, TypeError, OverflowError):
        return None
    return round(found.replace(tzinfo=found.tzinfo or UTC).timestamp()) - now // SECOND


async def find_name(database: Database, counter_id: str) -> str:
    """Return the name of a counter. Raises RequestRefused (404) if there is no such counter."""
    async with database.transaction() as connection:
        row = await fetch_one(connection, "SELECT name FROM counters WHERE id = %s", (counter_id,))
    if row is None:
        raise _unknown_counter()
    return str(row[0])


async def revoke(database: Database, counter_id: str) -> bool:
    """Make the key of a counter invalid, and end its streams; return False if it has none."""
    sql = "UPDATE counters SET revoked_at = now() WHERE id = %s AND revoked_at IS NULL RETURNING 1"
    async with database.transaction() as connection:
        if await fetch_one(connection, sql, (counter_id,)) is None:
            return False
        await notify(connection, counter_id, revoked=True)
    return True


async def check_attempts(connection: Connection, subject: str, most: int) -> None:
    """Raise RequestRefused (429) after too many failures of this subject.

    Other tries of it wait until this transaction ends: many at once are counted as those that follow each other.
    """
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (f"try {subject}",))
    sql = "SELECT count(*) FROM attempts WHERE subject = %s AND at > now() - make_interval(mins => %s)"
    row = await fetch_one(connection, sql, (subject, FAILURE_MINUTES))
    if row is not None and row[0] >= most:
        raise RequestRefused(429, "too_many_tries", "too many failures", retry_after_s=FAILURE_MINUTES * 60)


async def add_attempt(connection: Connection, subject: str) -> None:
    """Count a failure, and forget old ones."""
    await connection.execute("INSERT INTO attempts (subject) VALUES (%s)", (subject,))
    await connection.execute("DELETE FROM attempts WHERE at < now() - interval '1 day'")


async def list_counters(database: Database) -> list[tuple[str, str, str, str]]:
    """Return id, name, version and state of all counters."""
    sql = (
        "SELECT id, name, version, CASE WHEN revoked_at IS NULL THEN coalesce('heard ' || seen_at::text, 'never heard')"
        " ELSE 'revoked' END FROM counters ORDER BY name, id"
    )
    async with database.transaction() as connection:
        return [(row[0], row[1], row[2], row[3]) for row in await fetch_all(connection, sql)]
