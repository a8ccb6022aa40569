"""The digital table: HTTP for set-up, a WebSocket for play, an append-only log that is the truth."""
