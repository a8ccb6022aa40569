"""`twistosaur score`, `replay` and `verify`: games that were played, read from files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from ..engine import Game, RecordError
from ..engine import replay as replay_record
from ..engine.records import verify as verify_record
from ..games import PACKAGES, load
from ..kernel import Rules, TwistosaurError
from .json_files import print_json, read_json
from .options import AsJson, Language


def replay(file: Path, *, lang: Language | None = None, json: AsJson = False) -> None:
    """Show a game again from its record, move by move."""
    from ..locales import texts, users_language
    from ..terminal import play as terminal

    record = read_json(file)
    if json:
        game = replay_record(record)
        print_json({"record": game.record(), "position": game.position(), "scores": game.scores, "ranks": game.ranks})
        return
    if not isinstance(record, dict):
        raise RecordError("a record is a JSON object")
    terminal.show_replay(record, texts(lang or users_language()), Console())


def verify(file: Path, *, json: AsJson = False) -> None:
    """Check the record of a game played at a server: the commitment, the words of chance, every move, the result."""
    record = read_json(file)
    facts = {**verify_record(record), "set_up": "position" in record}
    if json:
        print_json(facts)
        return
    console = Console()
    console.print(
        f"{facts['game']}, {facts['seats']} seats, {facts['moves']} moves: every move and the result are right"
    )
    console.print(f"the secret is the one committed to: {facts['commitment']}")
    console.print(
        f"{facts['contributions']} of {facts['seats']} seats contributed; {facts['words']} words of chance used"
    )
    if facts["set_up"]:
        console.print(
            "its start was chosen by whoever made the table: that it was fair cannot be proved, only that chance was "
            "from then on"
        )
    if not facts["over"]:
        console.print("the game was not played to its end")


def score(file: Path, *, lang: Language | None = None, json: AsJson = False) -> None:
    """Score a physical table: a position with only what lies on it."""
    data = read_json(file)
    rules = game_of_score_file(data)
    states = rules.score_position(rules, data)
    state: Any = rules.read(states)
    game = Game(rules, states, int(state.seats), {}, 0)
    if json:
        breakdown = [game.breakdown(seat) for seat in range(game.seats)]
        print_json({"scores": game.scores, "ranks": game.ranks, "breakdown": breakdown})
    else:
        print_score(game, lang)


def game_of_score_file(data: Any) -> Rules:
    if not isinstance(data, dict):
        raise TwistosaurError("a score file is a JSON object")
    if "game" in data:
        return load(str(data["game"]))
    for game in PACKAGES:
        rules = load(game)
        if rules.score_key and rules.score_key in data:
            return rules
    keys = ", ".join(f"{load(game).score_key} ({game})" for game in PACKAGES)
    raise TwistosaurError(f"this score file names no game; give it `game`, or what is scored: {keys}")


def print_score(game: Game, lang: Language | None) -> None:
    from ..locales import texts, users_language
    from ..terminal import play as terminal

    say = texts(lang or users_language())
    console = Console()
    names = [say("table-player", number=seat + 1) for seat in range(game.seats)]
    console.print(terminal.final_table(game, names, say))
    best = [seat for seat in range(game.seats) if game.scores[seat] == max(game.scores)]
    if len(best) > 1:
        clause = game.rules.clause(game.rules.end_clause)
        console.print(say("table-tie-break", clause=clause), say(clause))
