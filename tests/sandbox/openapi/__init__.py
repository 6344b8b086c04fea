"""Tests of the sandbox's description of itself."""
