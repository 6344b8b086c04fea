"""The sandbox's description of itself: OpenAPI 3.1 at `/openapi.json`, and the same as a page at `/docs`.

It is made from the tables that the code works with: the operations of every service, their declared shapes, and the
rows of errors. Nothing of it is typed twice.
"""
