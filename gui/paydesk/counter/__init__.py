"""What staff do: take a sale, renew, cancel, watch. asyncio, no Qt; the worker runs it."""
