"""Shifts: their facts, the ledger of sales, reports and Z-reports."""
