"""The connection of a counter to its shop's hub (docs/hub.md). A counter without a hub imports none of it."""
