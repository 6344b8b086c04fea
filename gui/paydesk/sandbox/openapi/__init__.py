"""API description of the sandbox: OpenAPI 3.1 at `/openapi.json`, and a page at `/docs`.

It is generated from the tables that the code works with: the operations of each service, their shapes, and the error
rows.
"""
