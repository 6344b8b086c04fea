"""The kiosk: a full screen that plays by itself until somebody touches it, and then lets them take a sale."""
