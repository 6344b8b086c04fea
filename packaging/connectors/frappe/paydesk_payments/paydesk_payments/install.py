"""Add a mode of payment and fields to a site."""

import frappe
from frappe.custom.doctype.custom_field.custom_field import create_custom_fields

from paydesk_payments.charges import MODE


def _field(name, label, kind="Data", **more):
    return {"fieldname": name, "label": label, "fieldtype": kind, "no_copy": 1, **more}


def after_install():
    """Add the mode of payment and the fields."""
    if not frappe.db.exists("Mode of Payment", MODE):
        frappe.get_doc({"doctype": "Mode of Payment", "mode_of_payment": MODE, "type": "Bank"}).insert()
    of_invoice = [
        _field("paydesk_charge", "Paydesk charge", read_only=1, insert_after="payments"),
        _field("paydesk_utr", "UTR", read_only=1, insert_after="paydesk_charge"),
        _field("paydesk_answer", "Answer of Paydesk", "Long Text", read_only=1, hidden=1, insert_after="paydesk_utr"),
    ]
    of_profile = [
        _field("paydesk_address", "Address of Paydesk", default="http://127.0.0.1:47110", insert_after="payments"),
        _field("paydesk_key", "Key of Paydesk", insert_after="paydesk_address"),
    ]
    create_custom_fields({"Sales Invoice": of_invoice, "POS Invoice": of_invoice, "POS Profile": of_profile})
