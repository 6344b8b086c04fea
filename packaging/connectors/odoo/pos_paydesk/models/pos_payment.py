# Paydesk connector for Odoo. LGPL-3.0-or-later.
from odoo import fields, models


class PosPayment(models.Model):
    _inherit = "pos.payment"

    paydesk_charge = fields.Char(string="Paydesk charge", readonly=True, copy=False)
    paydesk_part = fields.Integer(string="Part of the bill in Paydesk", readonly=True, copy=False)
