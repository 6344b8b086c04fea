"""The journal's tables, version by version. Never edit a released version: add one.

A derived table appears only in the version that last created it: an older file may have another of that name, which is
dropped there; all derived tables are filled at the end.
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
CREATE TABLE sales (
    seq INTEGER PRIMARY KEY,
    sale_id TEXT NOT NULL UNIQUE,
    order_id TEXT NOT NULL,
    amount INTEGER,
    currency TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    phase TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    alarm INTEGER NOT NULL,
    watch_until INTEGER NOT NULL,
    paid_at INTEGER,
    words TEXT NOT NULL,
    method TEXT NOT NULL,
    person TEXT NOT NULL,
    payment TEXT NOT NULL,
    phone TEXT NOT NULL,
    mark TEXT NOT NULL,
    in_group TEXT NOT NULL
) STRICT;
CREATE INDEX sales_of_order ON sales (order_id);
CREATE INDEX sales_started ON sales (started_at, phase);
CREATE INDEX sales_paid ON sales (paid_at, currency, amount) WHERE paid_at IS NOT NULL;
CREATE INDEX sales_watched ON sales (watch_until) WHERE watch_until > 0;
CREATE INDEX sales_to_do ON sales (seq) WHERE is_open = 1 OR alarm = 1;
CREATE TABLE payouts (
    seq INTEGER PRIMARY KEY,
    payout_id TEXT NOT NULL UNIQUE,
    draft_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    amount INTEGER,
    outcome TEXT NOT NULL,
    wanted_at INTEGER NOT NULL,
    went_at INTEGER NOT NULL,
    day TEXT NOT NULL,
    last_at INTEGER NOT NULL,
    settled_at INTEGER,
    counted INTEGER NOT NULL,
    questioned_until INTEGER NOT NULL,
    refund_of TEXT NOT NULL,
    watch_until INTEGER NOT NULL,
    person TEXT NOT NULL,
    in_group TEXT NOT NULL,
    words TEXT NOT NULL
) STRICT;
CREATE INDEX payouts_of_draft ON payouts (draft_id) WHERE draft_id != '';
CREATE INDEX payouts_of_sale ON payouts (refund_of) WHERE refund_of != '';
CREATE INDEX payouts_wanted ON payouts (wanted_at);
CREATE INDEX payouts_of_day ON payouts (day, counted);
CREATE INDEX payouts_watched ON payouts (watch_until) WHERE watch_until > 0;
"""
"""`sales` and `payouts`: a row each, for start-up, search and lists; payouts also for limits and refunds."""

V6: Final = """
CREATE TABLE entries (
    seq INTEGER NOT NULL,
    times INTEGER NOT NULL,
    sale_id TEXT NOT NULL,
    begun INTEGER NOT NULL,
    bucket TEXT NOT NULL,
    undoes INTEGER NOT NULL,
    paise INTEGER NOT NULL,
    at INTEGER NOT NULL,
    way TEXT NOT NULL,
    person TEXT NOT NULL,
    late INTEGER NOT NULL,
    real INTEGER,
    PRIMARY KEY (seq, times)
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_of_time ON entries (at, bucket, times, paise, way, person, late, real);
CREATE INDEX entries_of_sale ON entries (sale_id);
CREATE INDEX sales_unknown ON sales (started_at) WHERE in_group = 'unknown';
CREATE TABLE shifts (
    seq INTEGER PRIMARY KEY,
    shift_id TEXT NOT NULL UNIQUE,
    number INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    opened_by TEXT NOT NULL,
    closed_at INTEGER,
    closed_by TEXT NOT NULL,
    count INTEGER NOT NULL,
    paise INTEGER NOT NULL,
    upto INTEGER NOT NULL,
    printed INTEGER NOT NULL,
    real INTEGER NOT NULL
) STRICT;
CREATE INDEX shifts_by_number ON shifts (number);
"""
"""`entries`: the ledger, which all figures add up (`domain.shift.ledger`).
`shifts`: one row per shift; its Z-report is in its facts, and `upto` is the last seq that it counted.
"""
