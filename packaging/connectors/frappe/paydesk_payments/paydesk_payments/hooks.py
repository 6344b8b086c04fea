"""Hooks of the app, as Frappe reads them."""

app_name = "paydesk_payments"
app_title = "Paydesk Payments"
app_publisher = "Paydesk"
app_description = "Takes UPI payments of invoices at the Paydesk counter"
app_email = ""
app_license = "LGPL-3.0-or-later"
required_apps = ["erpnext"]

after_install = "paydesk_payments.install.after_install"

_scripts = ["public/js/paydesk_charge.js", "public/js/invoice.js"]
doctype_js = {"Sales Invoice": _scripts, "POS Invoice": _scripts}

_events = {"before_submit": "paydesk_payments.invoice.before_submit"}
doc_events = {"Sales Invoice": _events, "POS Invoice": _events}
