// Stand-in of the parts of Frappe's desk that paydesk_payments uses: submits one invoice, and tells what came of it.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const { address, key, origin, scripts, doc, cancels, stored } = JSON.parse(process.argv[2]);
const handlers = {};
const kept = new Map(Object.entries(stored));
const words = [];
globalThis.localStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
};
const call = globalThis.fetch;
globalThis.fetch = (url, options) => call(url, { ...options, headers: { ...options.headers, Origin: origin } });
globalThis.frappe = {
    validated: true,
    msgprint: (text) => words.push(text),
    db: { get_value: async () => ({ message: { paydesk_address: address, paydesk_key: key } }) },
    ui: {
        form: { on: (doctype, events) => (handlers[doctype] = events) },
        Dialog: class {
            constructor(options) {
                this.options = options;
                this.fields_dict = { words: { $wrapper: { text: (text) => words.push(text) } } };
            }
            show() {
                if (cancels) {
                    this.options.primary_action();
                }
            }
            hide() {}
        },
    },
};
scripts.forEach((script) => vm.runInThisContext(readFileSync(script, "utf-8")));
await handlers[doc.doctype].before_submit({ doc, is_new: () => !doc.creation });
console.log(JSON.stringify({ validated: frappe.validated, doc, words, kept: [...kept.keys()] }));
