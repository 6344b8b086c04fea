"""Tests of the webhooks that the sandbox sends."""
