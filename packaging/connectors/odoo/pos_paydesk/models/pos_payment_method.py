# Paydesk connector for Odoo. LGPL-3.0-or-later.
from odoo import _, api, fields, models
from odoo.exceptions import ValidationError


class PosPaymentMethod(models.Model):
    _inherit = "pos.payment.method"

    paydesk_address = fields.Char(string="Address of Paydesk", default="http://127.0.0.1:47110")
    paydesk_key = fields.Char(string="Key of Paydesk", copy=False)

    def _get_payment_terminal_selection(self):
        return [*super()._get_payment_terminal_selection(), ("paydesk", "Paydesk (UPI)")]

    @api.model
    def _load_pos_data_fields(self, config):
        return [*super()._load_pos_data_fields(config), "paydesk_address", "paydesk_key"]

    @api.constrains("use_payment_terminal", "paydesk_address", "paydesk_key")
    def _check_paydesk(self):
        for method in self.filtered(lambda each: each.use_payment_terminal == "paydesk"):
            if not (method.paydesk_address or "").startswith("http://127.0.0.1:"):
                raise ValidationError(
                    _("Paydesk runs on the PC of the till: the address begins with http://127.0.0.1:")
                )
            if not method.paydesk_key:
                raise ValidationError(_("The key of Paydesk is missing."))
            if (method.company_id.currency_id or self.env.company.currency_id).name != "INR":
                raise ValidationError(_("Paydesk takes Indian rupees only."))
