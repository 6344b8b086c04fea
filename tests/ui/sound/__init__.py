"""Tests of tones, voice and flash."""
