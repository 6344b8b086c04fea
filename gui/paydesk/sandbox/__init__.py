"""The whole service, offline, over real HTTP and with memory: `paydesk sandbox`, or `python -m paydesk.sandbox`.

Arguments: --port N (0: a free one), --data FILE (memory over restarts), --seed N (the same ids each time), --lan
(phones on the network may pay), --parent-pipe (ends with standard input). The first line on standard output is JSON:
{"url", "client_id", "client_secret", "payment_payee", "payments_url", "lan"}. In a test: `sandbox.server.Running`.

The shop is Sharma Stores, sharmastores@paydesk. Terminal 54321 (phone 9898989898) is ACTIVE, 54322 (9898989897) is not.
The service is under /pg, /payout and /verification, the payment pages under /pay/{token}, the pages of cashgrams under
/cashgram/{token}, those of identity sessions under /consent/{session_id}, a front page with every table at /, the
description of all of it at /openapi.json (OpenAPI 3.1) and /docs (to read). docs/sandbox.md shows how to use this in
the tests of another program. How to get each row of SPEC.md part 7, by its natural cause or by a magic value, is in
docs/sandbox-rows.md. The shop's fund sources are MAIN01 (taken when none is named), SUPPLIERS02, SALARIES03, LENDER04
(loans) and OLD05 (closed); its beneficiaries gupta1, verma2, meena3, ravi4, and blocked5, who gets nothing. The
one-time password of a cashgram's page is 111000.

The controls need no keys, but come from this PC (with --lan: from the network), and never from another web site.
A wrong request gets 400, 404 or 409 and {"error": words}. All bodies are JSON (Content-Type: application/json).

GET  /_sandbox/keys      {"url", "client_id", "client_secret", "shop", "payee"}; for this PC only, also with --lan
GET  /_sandbox/orders    what it holds: {"orders": [..], "transactions": [..], "payments": [..],
                         "counts": {"orders", "transactions", "payments", "idempotency_keys"},
                         "calls": {"POST /pg/orders": {"asked", "done", "refused", "replayed"}, ..}}
POST /_sandbox/orders    {"order_id", "expires_in_ms": N, "amount_paise": N}: when it expires, and what is paid for it
GET  /_sandbox/phone     a page; with Accept: application/json {"transactions": [..], "actions": {..}}
POST /_sandbox/phone     {"order_id" | "cf_order_id" | "cf_payment_id" | "token", "action", "after_ms": 5000}; an order
                         means its newest transaction. 409 when it can not be paid any more.
                         Actions: pay, decline, pay_late, pay_twice, pay_pending, fail_late, drop, open,
                         pay_after_expiry, decline_then_pay, insufficient_funds, wrong_pin, bank_down, limit_exceeded,
                         cancel, void. after_ms counts by the sandbox's clock. An action on a payment that is under way
                         (pay_late, pay_pending, open..) becomes its end.
GET  /_sandbox/faults    {"faults": [..], "kinds": {name: meaning}}
POST /_sandbox/faults    {"kind", "match": {"method", "path" (a prefix), "glob"}, "times": N | null,
                         "probability": 0..1, "seed", and what the kind takes: "ms", "retry_after", "status", "size",
                         "bytes", "paise", "work" (whether the work is done all the same), "text"}. The first that
                         fits hits. As the service's own, a failure of status, status_500 or status_502 is kept by the
                         idempotency key that it met, and comes again for it.
                         Kinds: delay, delay_after, drop_before, drop_after, hang, rate_limit, rate_limit_bare, status,
                         status_500, status_502, status_503, cancel_ignored, html, slow_drip, cut_body, huge_body,
                         broken_json, empty_body, not_an_object, deep_json, wrong_type, numbers_as_text, ids_as_numbers,
                         extra_fields, strange_status, other_order, other_amount, renumbered, nulls,
                         wrong_content_type, no_headers;
                         and, hitting POST /pg/terminal/transactions when no path is named: qr_wrong_amount,
                         qr_wrong_payee, qr_wrong_currency, qr_wrong_order, qr_upi, qr_no_amount,
                         qr_two_amounts, qr_two_codes, qr_undecodable, qr_huge, qr_svg, qr_cut, qr_bad_base64,
                         qr_no_prefix, qr_missing, qr_empty, url_missing, both_missing, timeout_odd,
                         timeout_missing. ms is real time, not the sandbox's clock.
DELETE /_sandbox/faults  forgets all, or the one of ?number=N
GET  /_sandbox/clock     {"now_ms", "now", "rate", "shift_ms"}
POST /_sandbox/clock     {"now": ISO 8601 | ms since 1970, "advance_ms": N, "rate": 0..100000}, any of them
GET  /_sandbox/settings  {"termination_ms": 1500, "timeout_ms": 300000, "order_life_ms", "least_order_life_ms": 0,
                         "session_life_ms", "auth_code_life_ms", "access_token_life_ms",
                         "redirect_url": "" (where the page of consent goes back to), "rate_limits": {class: N}}
POST /_sandbox/settings  the same, any of them; rate_limits also "open" (default), "public" or "public_sandbox"
GET  /_sandbox/payouts   what the payout side holds: {"fund_sources", "beneficiaries", "transfers",
                         "internal_transfers", "charges", "cashgrams", "accounts": {name: paise}, "total": 0, ..}
POST /_sandbox/payouts   {"transfer_id", "become": SUCCESS | FAILED | REVERSED},
                         {"cashgram_id", "become": REDEEMED | FAILED | REVERSED}, or
                         {"fund_source", "add_paise": N, "take_paise": N}
GET  /_sandbox/payouts/settings   {"token_life_ms": 300000, "wait_ms": 1800000, "minimum_paise", "maximum_paise",
                         "account_limit_paise", "beneficiary_limit_paise", "pending_ms", "reversal_ms",
                         "cashgram_tries", "transfer_token_life_ms", "vpa_details": "basic" | "advanced",
                         "http_200": false, "strict_beneficiaries": false, "unknown_details_fail": false,
                         "banking_days": "any" | "weekdays", "allowed_ips": [], "features_off": [],
                         "modes_unavailable": [], "modes_disabled": []}
POST /_sandbox/payouts/settings   the same, any of them; what each means: paydesk.sandbox.settings
GET  /_sandbox/identity  {"sessions": [{"verification_id", "session_id", "page", "status", "auth_code", "used",
                         "goes_back_to", ..}], "access_tokens": [..], "transfer_tokens": [..]}
POST /_sandbox/identity  {"verification_id" | "session_id", "action": "allow" | "deny"}: the session as it is then
POST /_sandbox/reset     begins again: no orders, transfers, faults or settings, the machine's time; the same keys. With
                         ?new_ids=1 no id or address of before comes again; else they do, as the seed has it
"""
