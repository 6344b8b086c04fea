"""Journals and their facts, counters, webhooks, managers, and the tables that are derived from facts."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

COUNTERS: Final = """
CREATE TABLE counters (
    id text PRIMARY KEY,
    name text NOT NULL,
    key_hash bytea NOT NULL UNIQUE,
    version text NOT NULL DEFAULT '',
    enrolled_at timestamptz NOT NULL DEFAULT now(),
    revoked_at timestamptz,
    seen_at timestamptz
);
CREATE TABLE enrolment (
    code_hash bytea PRIMARY KEY,
    counter_id text REFERENCES counters,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
);
CREATE TABLE attempts (
    subject text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attempts_of_subject ON attempts (subject, at);
CREATE TABLE leases (
    account text NOT NULL,
    counter_id text NOT NULL REFERENCES counters,
    open_sales integer NOT NULL,
    per_minute integer NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (account, counter_id)
);
"""
"""`counter_id` of a code: the counter that gets a new key by it; NULL for a new counter.
`attempts`: failed codes and sign-ins, for their limits.
"""

FACTS: Final = """
CREATE TABLE journals (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    genesis bytea NOT NULL UNIQUE,
    counter_id text NOT NULL REFERENCES counters,
    seq bigint NOT NULL DEFAULT 0,
    hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex'),
    previous bytea,
    generation integer NOT NULL DEFAULT 0,
    began_at timestamptz NOT NULL DEFAULT now(),
    written_at timestamptz
);
CREATE TABLE facts (
    journal_id bigint NOT NULL,
    seq bigint NOT NULL,
    subject text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    data text NOT NULL,
    hash bytea NOT NULL,
    received_on date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
    PRIMARY KEY (journal_id, seq, received_on)
) PARTITION BY RANGE (received_on);
CREATE INDEX facts_of_subject ON facts (journal_id, subject, seq);
CREATE TABLE derived (name text PRIMARY KEY, rules integer NOT NULL);
CREATE TABLE unfit (
    journal_id bigint NOT NULL,
    subject text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (journal_id, subject)
);
"""
"""`journals`: `genesis` is the hash of the first fact; `seq` and `hash` are those of the last one. A fact is accepted
only as the next of its journal, under a lock of the journal's row: that makes (journal_id, seq) unique over all months.
`generation`: number of journals before it that were set aside for it.
`unfit`: subjects that the derived tables cannot hold.
"""

DERIVED: Final = """
CREATE TABLE sales (
    counter_id text NOT NULL, journal_id bigint NOT NULL, generation integer NOT NULL,
    seq bigint NOT NULL, sale_id text NOT NULL, order_id text NOT NULL, amount bigint, currency text NOT NULL,
    started_at bigint NOT NULL, last_at bigint NOT NULL, phase text NOT NULL, is_open bigint NOT NULL,
    alarm bigint NOT NULL, watch_until bigint NOT NULL, paid_at bigint, words text NOT NULL, method text NOT NULL,
    person text NOT NULL, payment text NOT NULL, phone text NOT NULL, mark text NOT NULL, in_group text NOT NULL,
    "real" bigint,
    PRIMARY KEY (counter_id, sale_id)
);
CREATE INDEX sales_of_order ON sales (order_id);
CREATE INDEX sales_started ON sales (started_at);
CREATE INDEX sales_paid ON sales (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX sales_of_amount ON sales (amount, started_at);
DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX sales_words ON sales USING gin (words gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
END $$;
CREATE INDEX sales_to_do ON sales (started_at) WHERE is_open = 1 OR alarm = 1 OR in_group = 'unknown';
CREATE TABLE entries (
    counter_id text NOT NULL, journal_id bigint NOT NULL, generation integer NOT NULL,
    seq bigint NOT NULL, times bigint NOT NULL, sale_id text NOT NULL, begun bigint NOT NULL, bucket text NOT NULL,
    undoes bigint NOT NULL, paise bigint NOT NULL, at bigint NOT NULL, way text NOT NULL, person text NOT NULL,
    late bigint NOT NULL,
    PRIMARY KEY (counter_id, sale_id, seq, times)
);
CREATE INDEX entries_of_time ON entries (at);
CREATE TABLE payouts (
    counter_id text NOT NULL, journal_id bigint NOT NULL, generation integer NOT NULL,
    seq bigint NOT NULL, payout_id text NOT NULL, draft_id text NOT NULL, kind text NOT NULL, amount bigint,
    outcome text NOT NULL, wanted_at bigint NOT NULL, went_at bigint NOT NULL, day text NOT NULL,
    last_at bigint NOT NULL, settled_at bigint, counted bigint NOT NULL, questioned_until bigint NOT NULL,
    refund_of text NOT NULL, watch_until bigint NOT NULL, person text NOT NULL, in_group text NOT NULL,
    words text NOT NULL, "real" bigint,
    PRIMARY KEY (counter_id, payout_id)
);
CREATE INDEX payouts_of_id ON payouts (payout_id);
CREATE INDEX payouts_of_day ON payouts (day);
CREATE INDEX payouts_of_sale ON payouts (refund_of) WHERE refund_of <> '';
CREATE INDEX payouts_questioned ON payouts (questioned_until);
CREATE INDEX payouts_wanted ON payouts (wanted_at);
CREATE TABLE payout_accounts (
    counter_id text NOT NULL, journal_id bigint NOT NULL, generation integer NOT NULL,
    digest text NOT NULL, payout_id text NOT NULL,
    PRIMARY KEY (counter_id, payout_id, digest)
);
CREATE INDEX accounts_of_digest ON payout_accounts (digest);
CREATE TABLE shifts (
    counter_id text NOT NULL, journal_id bigint NOT NULL, generation integer NOT NULL,
    seq bigint NOT NULL, shift_id text NOT NULL, number bigint NOT NULL, opened_at bigint NOT NULL,
    opened_by text NOT NULL, closed_at bigint, closed_by text NOT NULL, count bigint NOT NULL, paise bigint NOT NULL,
    upto bigint NOT NULL, printed bigint NOT NULL, "real" bigint NOT NULL,
    PRIMARY KEY (counter_id, journal_id, shift_id)
);
CREATE INDEX shifts_opened ON shifts (opened_at);
"""
"""A row per subject, with the columns that `paydesk.store.journal` declares. A sale or payout that goes on in the next
journal of its counter has the row of the highest generation. Times are ms since 1970, amounts paise.
Without pg_trgm a search for words reads all rows.
"""

WEBHOOKS: Final = """
CREATE TABLE webhooks (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    area text NOT NULL,
    digest bytea NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    last_at timestamptz NOT NULL DEFAULT now(),
    deliveries integer NOT NULL DEFAULT 1,
    event text NOT NULL,
    order_id text NOT NULL,
    payout_id text NOT NULL,
    counter_id text,
    body bytea,
    UNIQUE (area, digest)
);
CREATE INDEX webhooks_of_order ON webhooks (order_id) WHERE order_id <> '';
CREATE INDEX webhooks_of_payout ON webhooks (payout_id) WHERE payout_id <> '';
CREATE INDEX webhooks_unowned ON webhooks (received_at) WHERE counter_id IS NULL;
"""
"""`body`: as it came; NULL once the counter has erased the sale."""

MANAGERS: Final = """
CREATE TABLE managers (
    name text PRIMARY KEY,
    password_hash text NOT NULL,
    totp_secret text NOT NULL,
    role text NOT NULL,
    last_totp_step bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sessions (
    token_hash bytea PRIMARY KEY,
    manager text NOT NULL REFERENCES managers ON DELETE CASCADE,
    csrf text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
"""

VIEWS: Final = """
CREATE VIEW bi_sales AS
SELECT c.name AS counter, s.order_id, s.amount AS paise, s.currency, to_timestamp(s.started_at / 1000.0) AS started,
    to_timestamp(s.paid_at / 1000.0) AS paid, s.in_group AS state, s.method, s.person, s."real" = 1 AS real_money
FROM sales s JOIN counters c ON c.id = s.counter_id;
CREATE VIEW bi_payouts AS
SELECT c.name AS counter, p.payout_id, p.kind, p.amount AS paise, p.counted AS counted_paise, p.outcome,
    to_timestamp(p.wanted_at / 1000.0) AS created, p.person, p."real" = 1 AS real_money
FROM payouts p JOIN counters c ON c.id = p.counter_id;
CREATE VIEW bi_ledger AS
SELECT c.name AS counter, e.sale_id, e.bucket AS outcome, e.times, e.times * e.paise AS paise,
    to_timestamp(e.at / 1000.0) AS at, e.way AS channel, e.person, e.late = 1 AS late
FROM entries e JOIN counters c ON c.id = e.counter_id;
CREATE VIEW bi_z_reports AS
SELECT c.name AS counter, s.number, to_timestamp(s.opened_at / 1000.0) AS opened,
    to_timestamp(s.closed_at / 1000.0) AS closed, s.closed_by, s.count, s.paise, s."real" = 1 AS real_money
FROM shifts s JOIN counters c ON c.id = s.counter_id WHERE s.closed_at IS NOT NULL;
"""


def upgrade() -> None:
    """Create everything."""
    for statements in (COUNTERS, FACTS, DERIVED, WEBHOOKS, MANAGERS, VIEWS):
        op.execute(statements)
