// Stand-in of the parts of Odoo's point of sale that pos_paydesk uses, and a till that is driven by lines of JSON.
// It is called as Odoo calls: a payment line is paid by the answer of the interface, and removed after a cancel.
import readline from "node:readline";

const tell = (event) => process.stdout.write(`${JSON.stringify(event)}\n`);
const mounted = [];
const terminals = {};
export const onMounted = (callback) => mounted.push(callback);
export const register_payment_method = (name, kind) => (terminals[name] = kind);

export class PaymentInterface {
    constructor(pos, method) {
        this.setup(pos, method);
    }
    setup(pos, method) {
        Object.assign(this, { pos, payment_method_id: method });
    }
}

export function patch(target, extension) {
    const before = {};
    for (const name of Object.keys(extension)) {
        before[name] = target[name];
    }
    Object.setPrototypeOf(before, Object.prototype);
    Object.setPrototypeOf(extension, before);
    for (const name of Object.keys(extension)) {
        target[name] = extension[name];
    }
}

class Line {
    constructor(order, method, amount, uuid) {
        Object.assign(this, { pos_order_id: order, payment_method_id: method, amount, uuid, payment_status: "pending" });
    }
    get index() {
        return this.pos_order_id.all.indexOf(this);
    }
    update(fields) {
        const before = this.paydesk_charge;
        Object.assign(this, fields);
        if (before !== this.paydesk_charge) {
            this._tell();
        }
    }
    _set(status) {
        if (status !== this.payment_status) {
            this.payment_status = status;
            this._tell();
        }
    }
    _tell() {
        const { index, payment_status, paydesk_part, paydesk_charge, transaction_id, payment_ref_no } = this;
        tell({ line: index, status: payment_status, paydesk_part, paydesk_charge, transaction_id, payment_ref_no });
    }
}

export class OrderPaymentValidation {
    constructor(pos, order) {
        Object.assign(this, { pos, order });
    }
    async askBeforeValidation() {
        return true;
    }
    async validateOrder() {
        if (await this.askBeforeValidation()) {
            tell({ validated: this.order.payment_ids.map((line) => line.payment_status) });
        }
    }
}

export class PaymentScreen {
    constructor(pos, order, methods) {
        this.pos = pos;
        this.currentOrder = order;
        this.payment_methods_from_config = methods;
        this.setup();
    }
    setup() {}
    async sendPaymentRequest(line) {
        line._set("waiting");
        const terminal = line.payment_method_id.payment_terminal;
        const isPaid = await (terminal.sendPaymentRequest || terminal.send_payment_request).call(terminal, line.uuid);
        line._set(isPaid ? "done" : "retry");
    }
    deletePaymentLine(line) {
        if (!["waiting", "waitingCard", "timeout"].includes(line.payment_status)) {
            return;
        }
        line._set("waitingCancel");
        const terminal = line.payment_method_id.payment_terminal;
        const cancel = terminal.sendPaymentCancel || terminal.send_payment_cancel;
        cancel.call(terminal, this.currentOrder, line.uuid).then(() => {
            this.currentOrder.payment_ids.splice(this.currentOrder.payment_ids.indexOf(line), 1);
            tell({ removed: line.index });
        });
    }
    async sendForceDone(line) {
        line._set("done");
    }
    async validateOrder() {
        await new OrderPaymentValidation(this.pos, this.currentOrder).validateOrder();
    }
}

export function run(name, { address, key, origin, uuid }) {
    Line.prototype[name] = Line.prototype._set;
    const call = globalThis.fetch;
    const lost = [];
    globalThis.fetch = async (url, options) => {
        const answer = await call(url, { ...options, headers: { ...options.headers, Origin: origin } });
        if (options.method === "POST" && lost.pop()) {
            throw new TypeError("the answer is lost");
        }
        return answer;
    };
    const order = { uuid, pos_reference: "Order 00012-003-0001", payment_ids: [], all: [] };
    const method = { id: 7, use_payment_terminal: "paydesk", paydesk_address: address, paydesk_key: key };
    const pos = {
        notification: { add: (words) => tell({ words }) },
        models: { "pos.payment": { find: (test) => order.all.find(test) } },
    };
    let screen;
    const open = () => {
        mounted.length = 0;
        method.payment_terminal = new terminals.paydesk(pos, method);
        method.payment_terminal.lines.pauseMs = 50;
        screen = new PaymentScreen(pos, order, [method]);
        mounted.forEach((callback) => callback());
    };
    const commands = {
        add({ amount }) {
            const line = new Line(order, method, amount, `line-${order.all.length}`);
            order.payment_ids.push(line);
            order.all.push(line);
            screen.sendPaymentRequest(line);
        },
        send: ({ line }) => screen.sendPaymentRequest(order.all[line]),
        cancel: ({ line }) => screen.deletePaymentLine(order.all[line]),
        force: ({ line }) => screen.sendForceDone(order.all[line]),
        amount: ({ line, amount }) => (order.all[line].amount = amount),
        validate: () => screen.validateOrder(),
        lose: () => lost.push(true),
        reload: open,
    };
    open();
    readline.createInterface({ input: process.stdin }).on("line", (text) => {
        const command = JSON.parse(text);
        commands[command.do](command);
        tell({ did: command.do });
    });
    process.stdin.on("end", () => process.exit(0));
}
