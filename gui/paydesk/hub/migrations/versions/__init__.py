"""The versions. Never edit a released one: add one."""
