"""`twistosaur score`, `replay` and `verify`: games that were played, read from files."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..engine import RecordError
from ..engine import replay as replay_record
from ..engine.records import verify as verify_record
from ..engine.score import scored
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
    """Score a physical table: what lies on it, who wins, and why."""
    from ..locales import texts, users_language
    from ..locales.verdicts import names_of, why_won
    from ..terminal import play as terminal

    game, table = scored(read_json(file))
    say = texts(lang or users_language())
    sentence = why_won(say, table)
    if json:
        facts = {name: value for name, value in asdict(table).items() if name != "numbers"}
        print_json({**facts, "sentence": sentence})
        return
    console = Console()
    console.print(terminal.score_pad(game, names_of(say, table), say))
    console.print(Text(sentence, style="bold green"))
