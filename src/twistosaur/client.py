"""The Python client by its public name: `twistosaur.client` is `twistosaur.protocol.client`."""

from .protocol.client import Client, Created, Moved, Seated, Seatside, ServerError, commits_to

__all__ = ["Client", "Created", "Moved", "Seated", "Seatside", "ServerError", "commits_to"]
