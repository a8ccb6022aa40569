"""The old names."""

from tests.server.people import number, play_all, play_on, seated
from tests.server.process import ServerProcess as House

__all__ = ["House", "number", "play_all", "play_on", "seated"]
