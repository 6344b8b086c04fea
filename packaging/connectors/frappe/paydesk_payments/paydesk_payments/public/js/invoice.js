/* Paydesk connector for Frappe. LGPL-3.0-or-later. */

(() => {
    const MODE = "UPI (Paydesk)";

    /** As bill_of in charges.py. */
    function billOf({ name, creation }) {
        const made = creation.replace(/\D/g, "").slice(-12);
        return `${name.replace(/[^A-Za-z0-9_/.-]+/g, "-").slice(0, 50)}-${made}`;
    }

    function refuse(words) {
        frappe.validated = false;
        frappe.msgprint(words);
    }

    /** Before a submit: have the bill charged by the counter of this PC, and wait until it is paid. */
    async function takePayment(frm) {
        const doc = frm.doc;
        const rows = (doc.payments || []).filter((row) => row.mode_of_payment === MODE);
        const paise = rows.reduce((sum, row) => sum + Math.round(row.amount * 100), 0);
        if (frm.is_new()) {
            return paise ? refuse("Save the invoice first.") : undefined;
        }
        const bill = billOf(doc);
        const mark = `paydesk:${bill}`;
        if (paise <= 0) {
            const why = paise ? "Give money back in Paydesk." : "Paydesk waits for this bill. Cancel it there first.";
            return paise || localStorage.getItem(mark) ? refuse(why) : undefined;
        }
        const fields = ["paydesk_address", "paydesk_key"];
        const { message } = await frappe.db.get_value("POS Profile", doc.pos_profile || "", fields);
        if (!message?.paydesk_key) {
            return refuse("The POS profile has no key of Paydesk.");
        }
        let charge = null;
        const dialog = new frappe.ui.Dialog({
            title: MODE,
            static: true,
            fields: [{ fieldname: "words", fieldtype: "HTML" }],
            primary_action_label: "Cancel payment",
            primary_action: () => charge.cancel(),
        });
        let last = "";
        const report = (_found, words) => {
            last = words;
            dialog.fields_dict.words.$wrapper.text(words || "Waiting for the payment.");
            if (charge.mayExist) {
                localStorage.setItem(mark, "1");
            } else {
                localStorage.removeItem(mark);
            }
        };
        const counter = { address: message.paydesk_address, key: message.paydesk_key };
        const options = { mayExist: Boolean(localStorage.getItem(mark)) };
        charge = new globalThis.PaydeskCharge(counter, { bill, part: 1, amount_paise: paise }, report, options);
        dialog.show();
        const isPaid = await charge.pay();
        dialog.hide();
        if (!isPaid) {
            return refuse(last);
        }
        localStorage.removeItem(mark);
        doc.paydesk_answer = JSON.stringify(charge.charge);
        doc.paydesk_charge = charge.charge.id;
        doc.paydesk_utr = charge.charge.utr || "";
    }

    for (const doctype of ["Sales Invoice", "POS Invoice"]) {
        frappe.ui.form.on(doctype, { before_submit: takePayment });
    }
})();
