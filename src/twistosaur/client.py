"""The Python client by its public name: `twistosaur.client` is `twistosaur.protocol.client`."""

from .protocol.client import Client, Created, Seated, Seatside, ServerError, Transferred, commits_to

__all__ = ["Client", "Created", "Seated", "Seatside", "ServerError", "Transferred", "commits_to"]
