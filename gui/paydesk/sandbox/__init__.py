"""Offline simulator of the whole service over real HTTP: `paydesk sandbox`, or `python -m paydesk.sandbox`.

Arguments: --port N (0: a free one), --data FILE (keeps the state at restarts), --seed N (repeatable ids), --lan (phones
on the network may pay), --parent-pipe (end when standard input ends). The first line on standard output is JSON:
{"url", "client_id", "client_secret", "payment_payee", "payments_url", "lan"}. In a test: `sandbox.server.Running`.

The shop is Sharma Stores, sharmastores@paydesk. Terminal 54321 (phone 9898989898) is ACTIVE, 54322 (9898989897) is not.
Its fund sources are MAIN01 (the default), SUPPLIERS02, SALARIES03, LENDER04 (loans) and OLD05 (closed); its
beneficiaries are gupta1, verma2, meena3, ravi4 and blocked5, who is refused. The one-time password of a cashgram's page
is 111000.

Addresses: the service under /pg, /payout and /verification; payment pages under /pay/{token}, cashgrams under
/cashgram/{token}, identity sessions under /consent/{session_id}; a front page with every table at /; the API at
/openapi.json (OpenAPI 3.1) and /docs. docs/sandbox.md shows how another program's tests use it, docs/sandbox-rows.md
how to get each error of docs/service.md#errors.

The controls are under /_sandbox/: keys, orders, phone, faults, clock, settings, payouts, payouts/settings, identity,
reset. GET of each returns the current state. They need no keys, but accept requests only from this PC, and never from
another web site. An invalid request gets 400, 403, 404, 409, 413 or 415 with {"error": text}. All bodies are JSON
(Content-Type: application/json).

`after_ms` of an action counts by the sandbox's clock, `ms` of a fault is real time. An action on a payment that is
unfinished (pay_late, pay_pending, open) decides how it ends. The first fault that matches a request applies; the qr_
faults apply to POST /pg/terminal/transactions unless a path is given. The faults status, status_500 and status_502 are
stored under the request's idempotency key and repeated for it, as the service's own errors are.
"""
