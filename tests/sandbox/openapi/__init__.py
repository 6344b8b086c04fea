"""Tests of the sandbox's API description."""
