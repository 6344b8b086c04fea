/* Paydesk connector for Odoo 18. LGPL-3.0-or-later. */

import { PaymentInterface } from "@point_of_sale/app/payment/payment_interface";
import { PaymentScreen } from "@point_of_sale/app/screens/payment_screen/payment_screen";
import { register_payment_method } from "@point_of_sale/app/store/pos_store";
import { patch } from "@web/core/utils/patch";
import { onMounted } from "@odoo/owl";
import { PaydeskLines, isPaydesk, isWaiting } from "@pos_paydesk/app/paydesk_lines";

export class PaymentPaydesk extends PaymentInterface {
    setup(pos, method) {
        super.setup(...arguments);
        const notify = (words) => pos.notification.add(words, { type: "warning" });
        this.lines = new PaydeskLines(method, notify);
    }

    send_payment_request(uuid) {
        return this.lines.pay(this._line(uuid));
    }

    send_payment_cancel(order, uuid) {
        return this.lines.cancel(this._line(uuid));
    }

    _line(uuid) {
        return this.pos.models["pos.payment"].find((line) => line.uuid === uuid);
    }
}

patch(PaymentScreen.prototype, {
    setup() {
        super.setup(...arguments);
        onMounted(() => {
            for (const method of this.payment_methods_from_config) {
                for (const line of method.payment_terminal?.lines?.forgotten(this.currentOrder) || []) {
                    this.sendPaymentRequest(line);
                }
            }
        });
    },

    async validateOrder() {
        if (this.currentOrder.payment_ids.some(isWaiting)) {
            this.pos.notification.add("Cancel the payment in Paydesk first.", { type: "warning" });
            return;
        }
        return super.validateOrder(...arguments);
    },

    async sendForceDone(line) {
        if (!isPaydesk(line)) {
            return super.sendForceDone(...arguments);
        }
    },
});

register_payment_method("paydesk", PaymentPaydesk);
