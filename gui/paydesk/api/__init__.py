"""Clients of the payment service: one module per area, one tree of errors (`api.errors`); imports only the domain."""
