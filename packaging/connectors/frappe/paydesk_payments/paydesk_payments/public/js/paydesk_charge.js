/* Paydesk connector. LGPL-3.0-or-later. Connectors of Odoo and Frappe have the same copy of this file. */

/** Refusals that say that the bill has no charge which a customer could pay, also after a push whose answer was lost. */
const NOT_CHARGED = new Set([
    "not_json",
    "too_large",
    "rules",
    "not_allowed",
    "locked",
    "too_many",
    "no_keys",
    "service_down",
    "bill_has_another_amount",
    "unknown_charge",
]);

const WORDS = {
    unknown_program: "Paydesk does not know this key.",
    not_from_here: "This web page is not registered in Paydesk.",
    locked: "Nobody is signed in at Paydesk.",
    not_allowed: "Not allowed at Paydesk.",
    too_many: "Too many bills in one minute. Send again later.",
    no_keys: "Paydesk cannot take payments yet.",
    service_down: "The payment service does not answer. Send again later.",
    bill_has_another_amount: "Paydesk has this bill with another amount. Cancel that payment first.",
    unknown_charge: "Cancelled.",
    not_paid: "Not paid.",
    given_back: "The money was given back.",
    unknown: "Not known if paid. Ask at Paydesk.",
    paid_late: "Paid late. Ask at Paydesk.",
    do_not_pay: "Ask at Paydesk before you hand over.",
};

/**
 * A bill that the Paydesk counter of this PC charges.
 *
 * Only `paid` of the counter makes it paid. A lost answer, a counter that is not running and an unknown status go on
 * waiting: the same bill is pushed, or asked for, again.
 */
class PaydeskCharge {
    /**
     * @param {{address: string, key: string}} counter
     * @param {{bill: string, part: number, amount_paise: number}} bill
     * @param {(charge: Object|null, words: string) => void} report called at each change; words for the cashier, or ""
     * @param {{mayExist?: boolean, pauseMs?: number}} options mayExist: an earlier push of this bill may have arrived
     */
    constructor(counter, bill, report, { mayExist = false, pauseMs = 2000 } = {}) {
        this.counter = counter;
        this.bill = bill;
        this.report = report;
        this.mayExist = mayExist;
        this.pauseMs = pauseMs;
        this.charge = null;
        this.isCancelled = false;
        this.isCancelSent = false;
        this.poll = null;
    }

    /** Resolve with true once it is paid, and with false once it is certain that nobody can pay it any more. */
    pay() {
        this.result ||= this._pay();
        return this.result;
    }

    /** Ask the counter to cancel. What is paid meanwhile stays paid: `pay()` tells the end. */
    cancel() {
        this.isCancelled = true;
        this.poll?.abort();
    }

    async _pay() {
        return (await this._begin()) && (await this._follow());
    }

    async _begin() {
        if (!this.mayExist) {
            const ready = await this._call("GET", "/v1/ready");
            if (ready?.status !== 200) {
                return this._end(ready ? this._wordsOf(ready) : "No answer from Paydesk. Check that it runs, and knows this page.");
            }
        }
        for (;;) {
            const isFirst = !this.mayExist;
            this.mayExist = true;
            this.report(null, "");
            const { bill, part } = this.bill;
            const answer = this.isCancelled
                ? await this._call("GET", `/v1/charges?bill=${encodeURIComponent(bill)}&part=${part}`)
                : await this._call("POST", "/v1/charges", this.bill);
            if (answer?.body.id) {
                this.charge = answer.body;
                return true;
            }
            if (answer && (isFirst || NOT_CHARGED.has(answer.body.error?.code))) {
                return this._end(this._wordsOf(answer));
            }
            this.report(null, answer ? this._wordsOf(answer) : "No answer from Paydesk. Waiting.");
            await this._pause();
        }
    }

    async _follow() {
        while (!this.charge.final) {
            this.report(this.charge, WORDS[this.charge.status] || "");
            if (this.isCancelled && !this.isCancelSent) {
                await this._sendCancel();
                continue;
            }
            this.poll = new AbortController();
            const { id, rev } = this.charge;
            const answer = await this._call("GET", `/v1/charges/${id}?wait=25&after=${rev}`, null, this.poll.signal);
            if (answer?.status === 200) {
                this.charge = answer.body;
            } else if (!this.poll.signal.aborted) {
                this.report(this.charge, answer ? this._wordsOf(answer) : "No answer from Paydesk. Waiting.");
                await this._pause();
            }
        }
        if (this.charge.paid) {
            this.report(this.charge, this.charge.practice ? "Practice: no money was taken." : "");
            return true;
        }
        return this._end(WORDS[this.charge.status]);
    }

    async _sendCancel() {
        const answer = await this._call("POST", `/v1/charges/${this.charge.id}/cancel`);
        if (answer === null) {
            return this._pause();
        }
        this.charge = answer.body.charge || (answer.body.id ? answer.body : this.charge);
        this.isCancelSent = answer.status < 300 || answer.status === 409;
        if (!this.isCancelSent) {
            this.isCancelled = false;
            this.report(this.charge, this._wordsOf(answer));
        }
    }

    _end(words) {
        this.mayExist = false;
        this.report(this.charge, words);
        return false;
    }

    _wordsOf(answer) {
        const { code, message } = answer.body.error || {};
        return WORDS[code] || message || `Paydesk answers ${answer.status}.`;
    }

    _pause() {
        return new Promise((resolve) => setTimeout(resolve, this.pauseMs));
    }

    /** Return {status, body}, or null if no answer of Paydesk came. */
    async _call(method, path, body = null, signal = null) {
        const limit = AbortSignal.timeout(path.includes("wait=") ? 40000 : 10000);
        try {
            const answer = await fetch(this.counter.address.replace(/\/+$/, "") + path, {
                method,
                headers: {
                    Authorization: `Bearer ${this.counter.key}`,
                    ...(body ? { "Content-Type": "application/json" } : {}),
                },
                body: body && JSON.stringify(body),
                signal: signal ? AbortSignal.any([signal, limit]) : limit,
                cache: "no-store",
                credentials: "omit",
                redirect: "error",
            });
            return { status: answer.status, body: (await answer.json()) || {} };
        } catch {
            return null;
        }
    }
}

globalThis.PaydeskCharge = PaydeskCharge;
