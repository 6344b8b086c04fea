"""The server's check: an invoice with a Paydesk payment is submitted only once it is paid."""

import frappe

from paydesk_payments import charges


def before_submit(doc, method=None):
    """Stop the submit of an invoice whose charge is not paid.

    With `"paydesk_on_this_pc": 1` in the site's configuration the server asks the counter itself.
    """
    paise = charges.paise_of(doc.get("payments") or [])
    if not paise:
        return
    bill = charges.bill_of(doc.name, doc.creation)
    found = charges.parse_answer(doc.get("paydesk_answer"))
    if frappe.conf.get("paydesk_on_this_pc"):
        profile = frappe.get_doc("POS Profile", doc.pos_profile)
        try:
            found = charges.ask_counter(profile.paydesk_address, profile.paydesk_key, bill)
        except OSError as error:
            frappe.throw(f"Paydesk does not answer: {error}")
    problem = charges.problem_of(bill, paise, found)
    if problem:
        frappe.throw(problem)
