/* Paydesk connector for Odoo. LGPL-3.0-or-later. */

import "@pos_paydesk/app/paydesk_charge";

const WAITING = ["waiting", "waitingCard", "waitingCancel", "timeout", "force_done"];

/** Return true if Paydesk takes the money of a payment line. */
export function isPaydesk(line) {
    return line?.payment_method_id?.use_payment_terminal === "paydesk";
}

/** Return true if a line has not ended at the counter: its customer may pay. */
export function isWaiting(line) {
    return isPaydesk(line) && WAITING.includes(line.payment_status);
}

/** Return the bill of an order: its reference as people read it, and what no other order has. */
export function billOf(order) {
    const reference = (order.pos_reference || order.name || "order").replace(/[^A-Za-z0-9\-_/.]+/g, "-");
    return `${reference.slice(0, 50)}-${order.uuid.replaceAll("-", "").slice(0, 12)}`;
}

/** Return the part of a line: it keeps its own, and a new one gets the first that no line of the order has. */
export function partOf(line) {
    const taken = line.pos_order_id.payment_ids.filter((each) => each.uuid !== line.uuid).map((each) => each.paydesk_part);
    let part = 1;
    while (taken.includes(part)) {
        part += 1;
    }
    return line.paydesk_part || part;
}

function setStatus(line, status) {
    (line.setPaymentStatus || line.set_payment_status).call(line, status);
}

/** The payment lines that a method of payment has at the counter. */
export class PaydeskLines {
    /** @param {(words: string) => void} notify shows words to the cashier */
    constructor(method, notify) {
        this.method = method;
        this.notify = notify;
        this.charges = new Map();
    }

    /** Return the lines of an order that wait, and that nobody follows: the page was loaded again. */
    forgotten(order) {
        const lines = order.payment_ids.filter((line) => line.payment_method_id.id === this.method.id);
        return lines.filter((line) => isWaiting(line) && !this.charges.has(line.uuid));
    }

    /** Resolve with true once the line is paid, and with false once nobody can pay it. */
    async pay(line) {
        if (line.amount <= 0) {
            this.notify("Give money back in Paydesk.");
            return false;
        }
        const charge = this.charges.get(line.uuid) || this._charge(line);
        try {
            return await charge.pay();
        } finally {
            this.charges.delete(line.uuid);
        }
    }

    /** Cancel; resolve once the charge has ended without money. Odoo removes the line then, so else never. */
    async cancel(line) {
        if (!this.charges.has(line.uuid)) {
            this.pay(line).then((isPaid) => isPaid && setStatus(line, "done"));
        }
        const charge = this.charges.get(line.uuid);
        const isFirst = !charge.hasCancel;
        charge.hasCancel = true;
        charge.cancel();
        if ((await charge.pay()) || !isFirst || !charge.isCancelled) {
            await new Promise(() => {});
        }
        return true;
    }

    _charge(line) {
        const part = partOf(line);
        const bill = { bill: billOf(line.pos_order_id), part, amount_paise: Math.round(line.amount * 100) };
        const counter = { address: this.method.paydesk_address, key: this.method.paydesk_key };
        let last = "";
        const report = (found, words) => {
            if (words && words !== last) {
                this.notify(words);
            }
            last = words;
            this._show(line, charge, found, part);
        };
        const charge = new globalThis.PaydeskCharge(counter, bill, report, {
            mayExist: Boolean(line.paydesk_part),
            pauseMs: this.pauseMs,
        });
        this.charges.set(line.uuid, charge);
        return charge;
    }

    _show(line, charge, found, part) {
        if (found?.paid) {
            line.update({
                paydesk_charge: found.id,
                paydesk_part: part,
                transaction_id: found.utr || found.payment_id,
                payment_ref_no: found.order_id,
                card_type: "UPI",
            });
            return;
        }
        line.update({ paydesk_part: charge.mayExist ? part : 0, paydesk_charge: found?.id || "" });
        if (charge.mayExist) {
            setStatus(line, charge.isCancelled ? "waitingCancel" : "waitingCard");
        }
    }
}
