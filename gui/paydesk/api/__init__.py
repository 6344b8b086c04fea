"""The service as Python: one module per area, one tree of errors (`api.errors`). No Qt; imports only the domain."""
