"""Webhooks of the sandbox: addresses, events, their bodies and signatures, and the task that sends them."""
