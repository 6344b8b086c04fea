"""Tests of identity by OAuth."""
