"""The whole service, offline, over real HTTP and with memory: `paydesk sandbox`, or `python -m paydesk.sandbox`.

Arguments: --port N (0: a free one), --data FILE (memory over restarts), --seed N (the same ids each time), --lan
(phones on the network may pay), --parent-pipe (ends with standard input). The first line on standard output is JSON:
{"url", "client_id", "client_secret", "payment_payee", "payments_url", "lan"}. In a test: `sandbox.server.Running`.

The shop is Sharma Stores, sharmastores@paydesk. Terminal 54321 (phone 9898989898) is ACTIVE, 54322 (9898989897) is not.
The service is under /pg, /payout and /verification, the payment pages under /pay/{token}, the pages of cashgrams under
/cashgram/{token}, those of identity sessions under /consent/{session_id}, a front page with every table at /, the
description of all of it at /openapi.json (OpenAPI 3.1) and /docs (to read). docs/sandbox.md shows how to use this in
the tests of another program. How to get each row of docs/service.md#errors, by its natural cause or by a magic value,
is in
docs/sandbox-rows.md. The shop's fund sources are MAIN01 (taken when none is named), SUPPLIERS02, SALARIES03, LENDER04
(loans) and OLD05 (closed); its beneficiaries gupta1, verma2, meena3, ravi4, and blocked5, who gets nothing. The
one-time password of a cashgram's page is 111000.

The controls are under /_sandbox/: keys, orders, phone, faults, clock, settings, payouts, payouts/settings, identity,
reset. What each takes is described at /docs; GET of each tells how things are. They need no keys, but come from this PC
(with --lan: from the network), and never from another web site. A wrong request gets 400, 404 or 409 and
{"error": words}. All bodies are JSON (Content-Type: application/json).

`after_ms` of an action counts by the sandbox's clock, `ms` of a fault is real time. An action on a payment that is
under way (pay_late, pay_pending, open..) becomes its end. The first fault that fits a request hits it; those of the qr_
kinds hit POST /pg/terminal/transactions when no path is named. As the service's own, a failure of status, status_500 or
status_502 is kept by the idempotency key that it met, and comes again for it.
"""
