"""The bottom of the house: how rules are compiled, what chance is, and the contract that a game fulfils."""

from .bits import copy_record, draw_byte, lowest, read_four, read_six, write_seven, write_six, write_word
from .chance import below, derive, draw, word
from .compile import PLAIN, as_python, borrowed, cache_misses, inlined, lent, rule
from .contract import (
    CHANCE,
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    REFUSED,
    SPECTATOR,
    Places,
    Rules,
    bind,
    refused,
)
from .errors import OptionError, PositionError, TwistosaurError
from .observation import Feature, Observation, Symmetries
from .plain import StandIn
from .scratch import Scratch
from .stubs import bind_stub, bound_to
from .verdict import Verdict, most_points
from .views import CommonView, Fact

__all__ = [
    "CHANCE",
    "GAME_OVER",
    "NOT_YOUR_TURN",
    "NO_SUCH_ACTION",
    "PLAIN",
    "REFUSED",
    "SPECTATOR",
    "CommonView",
    "Fact",
    "Feature",
    "Observation",
    "OptionError",
    "Places",
    "PositionError",
    "Rules",
    "Scratch",
    "StandIn",
    "Symmetries",
    "TwistosaurError",
    "Verdict",
    "as_python",
    "below",
    "bind",
    "bind_stub",
    "borrowed",
    "bound_to",
    "cache_misses",
    "copy_record",
    "derive",
    "draw",
    "draw_byte",
    "inlined",
    "lent",
    "lowest",
    "most_points",
    "read_four",
    "read_six",
    "refused",
    "rule",
    "word",
    "write_seven",
    "write_six",
    "write_word",
]
