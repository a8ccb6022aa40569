"""`twistosaur play`: a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ..games import load
from ..kernel import TwistosaurError
from .options import Language, Options, game_options


def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    humans: int = 1,
    bots: str | None = None,
    seed: int | None = None,
    lang: Language | None = None,
    option: Options = None,
    keep: Path | None = None,
) -> None:
    """Play in the terminal, against bots or with others at one screen.

    Parameters
    ----------
    game
        Which game; asked for if left out.
    seats
        How many players in all; asked for if left out.
    humans
        How many of them are people at this screen; the rest are bots.
    bots
        Their level: novice, easy, medium, hard, expert or, where the game has it, master; or one for each bot:
        novice,hard. Asked for if not given.
    seed
        The same seed deals the same game.
    lang
        Language: en, pl or fr.
    keep
        Folder in which the record of the game is kept.
    """
    from ..bots.cards import levels_for
    from ..engine import new
    from ..locales import texts, users_language
    from ..terminal import play as terminal

    say = texts(lang or users_language())
    console = Console()
    sitting: terminal.Sitting | None = None
    try:
        game = game or terminal.ask_game(console, say)
        low, high = load(game).seats
        if seats is None:
            seats = terminal.ask_number(console, say("table-how-many"), low, high, min(4, high), say)
        if not 1 <= humans <= seats:
            raise TwistosaurError(f"--humans: expected 1 to {seats}, the number of seats, found {humans}")
        dealt = new(game, seats=seats, seed=seed, **game_options(option))
        people = list(range(humans))
        offered = levels_for(dealt.rules)
        levels = bot_levels(bots, seats - humans, offered) or terminal.ask_level(console, say, seats - humans, offered)
        names = terminal.seat_names(seats, people, say, levels)
        chooser = terminal.bot_chooser(dealt.rules, humans, levels, secrets.randbits(64) if seed is None else seed)
        sitting = terminal.Sitting(dealt, people, say, chooser, console, names)
        sitting.run()
    except (terminal.Quit, KeyboardInterrupt):
        console.print(f"\n{say('table-bye')}")
    finally:
        if sitting is not None and keep is not None and sitting.game.moves:
            keep.mkdir(parents=True, exist_ok=True)
            console.print(say("table-kept", file=str(terminal.keep(sitting.game, keep))))


def bot_levels(given: str | None, many: int, offered: Sequence[str]) -> list[str]:
    """The level of each bot: one name for all, or a name for each; empty if none was given."""
    if given is None or many == 0:
        return []
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if name not in offered:
            raise TwistosaurError(f"--bots: this game has no level {name!r}; there are {', '.join(offered)}")
    if len(names) not in (1, many):
        raise TwistosaurError(f"--bots: expected one level, or {many} of them, found {len(names)}")
    return names * many if len(names) == 1 else names
