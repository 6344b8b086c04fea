"""The journal's tables, version by version. Never edit a released version: add one.

A derived table appears in the version that last emptied it: an older file may have another of that name, which is
dropped there. The last version gives all of them their columns; they are filled when the journal is opened.
"""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x50594A31
"""Marks the file as a journal of Paydesk ("PYJ1")."""

V1: Final = """
CREATE TABLE facts (
    seq INTEGER PRIMARY KEY,
    sale_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    prev BLOB NOT NULL,
    hash BLOB NOT NULL
) STRICT;
CREATE INDEX facts_of_sale ON facts (sale_id);
CREATE TRIGGER facts_stay BEFORE DELETE ON facts
BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER facts_are_final BEFORE UPDATE ON facts
BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER facts_in_order BEFORE INSERT ON facts
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM facts)
BEGIN SELECT RAISE(ABORT, 'the journal only grows at its end'); END;
CREATE TABLE head (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    count INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT;
INSERT INTO head VALUES (1, 0, zeroblob(32));
"""
"""The facts and their chain. `head` is written in the transaction of each append, so that a cut tail is detected."""

V2: Final = """
CREATE TABLE numbers (day TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT;
CREATE TABLE derived (name TEXT PRIMARY KEY, rules INTEGER NOT NULL) STRICT;
"""
"""`numbers`: the running numbers of a day. `derived`: the version of the rules of each derived table."""

V3: Final = """
DROP TRIGGER facts_are_final;
CREATE TRIGGER facts_are_final BEFORE UPDATE ON facts
WHEN NEW.seq IS NOT OLD.seq OR NEW.prev IS NOT OLD.prev OR NEW.hash IS NOT OLD.hash
    OR NEW.sale_id IS NOT 'erased:' OR NEW.at IS NOT 0 OR NEW.kind IS NOT 'erased' OR NEW.data IS NOT '{}'
    OR substr(OLD.sale_id, 1, 5) IS 'kept:'
BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
"""
"""A fact can be blanked, and changed in no other way (docs/decisions/0010); the record of an erasure cannot."""

V4: Final = """
CREATE TABLE payout_accounts (
    digest TEXT NOT NULL,
    payout INTEGER NOT NULL,
    PRIMARY KEY (digest, payout)
) STRICT, WITHOUT ROWID;
CREATE TABLE breaks (
    seq INTEGER NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (seq, what)
) STRICT, WITHOUT ROWID;
CREATE INDEX breaks_of_subject ON breaks (subject);
CREATE TABLE verified (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seq INTEGER NOT NULL,
    hash BLOB NOT NULL,
    whole_at INTEGER NOT NULL
) STRICT;
"""
"""`payout_accounts`: the accounts of payouts, for limits and duplicates.
`breaks`: altered rows of facts, whose sale or payout is set aside (docs/decisions/0013).
`verified`: how far the chain was verified, and the time of the last full verification (ms since 1970).
"""

V5: Final = """
DROP TABLE IF EXISTS sales;
DROP TABLE IF EXISTS payouts;
DELETE FROM payout_accounts;
DELETE FROM derived;
CREATE TABLE sales (seq INTEGER PRIMARY KEY) STRICT;
CREATE TABLE payouts (seq INTEGER PRIMARY KEY) STRICT;
"""
"""`sales` and `payouts`: a row each, for start-up, search and lists; payouts also for limits and refunds."""

V6: Final = """
DELETE FROM sales;
DELETE FROM derived;
CREATE TABLE entries (seq INTEGER PRIMARY KEY) STRICT;
CREATE TABLE shifts (seq INTEGER PRIMARY KEY) STRICT;
"""
"""`entries`: the ledger, which all figures add up (`domain.shift.ledger`).
`shifts`: one row per shift; its Z-report is in its facts, and `upto` is the last seq that it counted.

Version 7 gives the derived tables the columns that their modules declare (`columns.TableForm.arrange`).
"""

V8: Final = """
CREATE TABLE shipped (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seq INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT;
"""
"""`shipped`: the last fact that a receiver of facts has confirmed."""
