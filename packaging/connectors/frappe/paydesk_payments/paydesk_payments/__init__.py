"""Paydesk connector for Frappe and ERPNext. LGPL-3.0-or-later."""

__version__ = "1.0.0"
