"""What all games share, naming none of them: the friendly object, records, replays and playouts."""

from .errors import IllegalMove, RecordError
from .fair import FairChance
from .game import Game, new, position
from .playouts import Batch, simulate
from .records import positions, replay

__all__ = [
    "Batch",
    "FairChance",
    "Game",
    "IllegalMove",
    "RecordError",
    "new",
    "position",
    "positions",
    "replay",
    "simulate",
]
