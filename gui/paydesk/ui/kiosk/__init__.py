"""The kiosk: sales on the sandbox, played in a loop or taken by visitors."""
