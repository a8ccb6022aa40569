"""Playing at one screen: against bots, or several people who take turns looking."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..bots import make
from ..engine import Game, RecordError, positions
from ..games import PACKAGES, load
from ..kernel import Rules, derive
from ..locales import Texts
from . import Screen, screen
from .sentences import Audience, names_in, tell

Chooser = Callable[[Game, int], str]
"""How a seat without a person decides: game and seat to a legal move."""


QUIT = ("q", "quit", "exit")


class Quit(Exception):  # noqa: N818 - not an error, a wish
    """The player has had enough."""


def named(moves: Sequence[str], answer: str) -> str | None:
    """The move that is meant: its text, or its last word alone where only one move ends in it, as a cell of a board."""
    ending = [move for move in moves if move.split()[-1] == answer]
    return answer if answer in moves else ending[0] if len(ending) == 1 else None


def bot_chooser(rules: Rules, humans: int, levels: Sequence[str], key: int) -> Chooser:
    """Bots of these levels in the seats after the people; their words of chance are their own, never the game's."""
    bots = {humans + n: make(level, rules) for n, level in enumerate(levels)}
    made = 0

    def choose(game: Game, seat: int) -> str:
        nonlocal made
        made += 1
        moves = game.legal(seat)
        if len(moves) == 1:
            return moves[0]
        hidden = game.hidden(seat)
        action = bots[seat].choose(hidden, seat, derive(key ^ 0xB07, made))
        return game.rules.move_text(game.rules.read(hidden), seat, action)

    return choose


class Sitting:
    """One screen, one game, some people and some bots."""

    def __init__(
        self, game: Game, people: Sequence[int], say: Texts, chooser: Chooser, console: Console, names: list[str]
    ) -> None:
        self.game = game
        self.people = list(people)
        self.say = say
        self.chooser = chooser
        self.console = console
        self.names = names
        self.screen: Screen = screen(game.game)
        self.told = 0
        self.before: dict[str, Any] = game.position()
        self.seen: dict[str, Any] | None = None
        self.to = Audience(names, self.people[0] if len(self.people) == 1 else None)
        self.turn: tuple[int, Game] | None = None
        """The number of the last turn of the one person among bots, and the game as it was before it."""

    # -------------------------------------------------------------------------------------------- asking

    def ask(self, text: str) -> str:
        try:
            return self.console.input(text).strip()
        except EOFError:
            raise Quit from None

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is empty."""
        if len(self.people) > 1:
            self.console.clear()
            self.ask(f"\n[bold]{self.say('table-hand-over', name=self.names[seat])}[/] ")

    def choices(self, seat: int, moves: list[str]) -> Table:
        view = self.game.view(seat)
        grid = Table.grid(padding=(0, 2))
        rows = -(-len(moves) // 2) if len(moves) > 8 else len(moves)
        for k in range(rows):
            cells = []
            for n in range(k, len(moves), rows):
                cells += [
                    Text(f"{n + 1:>2}", style="bold cyan"),
                    Text(self.screen.describe(view, seat, moves[n], self.say)),
                ]
            grid.add_row(*cells)
        return grid

    def decide(self, seat: int) -> str | None:
        """Ask until there is a legal answer, or none because the last turn is to be taken back; say why an illegal one
        is refused."""
        moves = self.game.legal(seat)
        view = self.game.view(seat)
        self.console.print(self.screen.draw(view, self.names, self.say))
        prompt = self.screen.prompt(view, self.say)
        keys = [self.say("table-keys"), *([self.say("table-key-undo")] if self.may_undo else [])]
        self.console.print(Text.assemble("\n", (prompt, "bold"), f"   ({', '.join(keys)})"))
        self.console.print(self.choices(seat, moves))
        while True:
            answer = self.ask(f"[bold]{self.say('table-label', label=self.say('table-prompt'))}[/] ")
            if answer.lower() in QUIT:
                raise Quit
            if answer.lower() == "r":
                self.console.print(rules_page(self.game.game, self.say))
                continue
            if answer.lower() == "u" and self.may_undo:
                return None
            if answer.isdigit() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            if (meant := named(moves, answer)) is not None:
                return meant
            self.console.print(self.why_not(seat, answer), style="yellow")

    def why_not(self, seat: int, answer: str) -> str:
        refused = self.game.refusal(seat, answer)
        if refused and "-" in refused:
            return self.say("table-why-not", reason=self.say.why(refused), clause=refused)
        if answer:
            return self.say("table-no-such", text=answer[:40]) + " " + self.say("table-say-what")
        return self.say("table-say-what")

    # -------------------------------------------------------------------------------------------- telling

    def tell(self) -> None:
        """What has been revealed since the last time, in the words of the table it happened at, and what that did."""
        fresh = self.game.moves[self.told :]
        self.told = len(self.game.moves)
        now = self.game.common()
        lines = [Text(self.did(seat, move)) for seat, move in fresh]
        lines += [
            Text(self.screen.fact(dict(fact), self.say, self.to), style="bold")
            for fact in self.game.rules.facts(self.seen, now)
        ]
        if lines:
            self.console.print(
                Panel(Group(*lines), title=self.say("table-revealed"), title_align="left", box=box.SIMPLE)
            )
        self.before, self.seen = self.game.position(), now

    def did(self, seat: int, move: str) -> str:
        """A move as a sentence; what was done in secret only its own player reads."""
        shown = move if seat == self.to.own else self.game.rules.public_move(move)
        return self.screen.did(self.before, seat, shown, self.say, self.to)

    # -------------------------------------------------------------------------------------------- playing

    def run(self) -> None:
        self.tell()
        while not self.game.over:
            seats = self.game.acting
            for seat in seats:
                if seat in self.people:
                    self.hand_over(seat)
                    move = self.decide(seat)
                    if move is None:
                        self.take_back()
                        break
                    self.note_turn()
                    self.play(seat, move)
                    if len(self.people) > 1:
                        self.console.clear()
                else:
                    self.play(seat, self.chooser(self.game, seat))
            self.tell()
        self.console.print(final_table(self.game, self.to, self.say))

    def play(self, seat: int, move: str) -> None:
        if len(self.game.moves) != self.told:
            self.tell()
        self.game.play(seat, move)

    # -------------------------------------------------------------------------------------------- taking back

    @property
    def may_undo(self) -> bool:
        """As at a table: against bots, where the game knows turns, and nothing was drawn since."""
        return self.turn is not None and self.turn[1].words == self.game.words

    def note_turn(self) -> None:
        """The one person among bots is about to decide: a turn begins here, unless it has begun already."""
        number = self.game.turn if len(self.people) == 1 else None
        if number is None:
            self.turn = None
        elif self.turn is None or self.turn[0] != number:
            self.turn = number, self.game.copy()

    def take_back(self) -> None:
        """To the beginning of the last turn; what bots have answered goes with it."""
        assert self.turn is not None
        self.game, self.turn = self.turn[1], None
        self.told, self.before, self.seen = len(self.game.moves), self.game.position(), self.game.common()
        self.console.print(self.say("table-undone"), style="bold")


def final_table(game: Game, to: Audience, say: Texts) -> RenderableType:
    """The score pad, and who has won."""
    return Group(score_pad(game, list(to.names), say), Text(winners(game, to, say), style="bold green"))


def score_pad(game: Game, names: list[str], say: Texts) -> RenderableType:
    """Points source by source."""
    drawn = screen(game.game)
    best = min(game.ranks)
    grid = Table(title=say("table-score"), box=box.ROUNDED, title_style="bold")
    grid.add_column("")
    for seat, name in enumerate(names):
        grid.add_column(name, justify="right", style="bold green" if game.ranks[seat] == best else "")
    columns = [game.breakdown(seat) for seat in range(game.seats)]
    for name in columns[0]:
        grid.add_row(drawn.source(name, say), *(str(column[name]) for column in columns))
    grid.add_section()
    grid.add_row(say("table-total"), *(str(points) for points in game.scores), style="bold")
    grid.add_row(say("table-rank"), *(str(rank) for rank in game.ranks))
    return grid


def winners(game: Game, to: Audience, say: Texts) -> str:
    """Who has won; of several, the reader is named last."""
    first = sorted((seat for seat in range(game.seats) if game.ranks[seat] == 1), key=lambda seat: seat == to.own)
    points = say("table-points", count=game.scores[first[0]])
    if len(first) > 1:
        return say("table-winners", names=names_in(first, to, say), points=points)
    return tell(say, "table-winner", to, first[0], points=points)


def rules_page(game: str, say: Texts) -> RenderableType:
    rules = load(game)
    sections = {first: name for name, first in rules.sections}
    parts: list[RenderableType] = [Text(say("table-rules-of", game=say(game)), style="bold underline"), ""]
    for number in range(1, rules.clauses + 1):
        if number in sections:
            parts += ["", Text(say(f"{game}-section-{sections[number]}"), style="bold cyan")]
        clause = rules.clause(number)
        parts.append(Text.assemble((f"{clause} ", "dim"), (say(clause, "title"), "bold"), ". ", say(clause)))
    return Group(*parts)


# ------------------------------------------------------------------------------------------------ from start to end


def seat_names(seats: int, people: Sequence[int], say: Texts, levels: Sequence[str] = ()) -> list[str]:
    """People by number, bots by their character; of several with one name each has a number."""
    names = []
    cast = [say(f"bot-{level}", "name") for level in levels]
    for seat in range(seats):
        if seat in people:
            names.append(say("table-you") if len(people) == 1 else say("table-player", number=seat + 1))
            continue
        n = seat - len(people)
        if n >= len(cast):
            names.append(say("table-bot", number=n + 1))
        elif cast.count(cast[n]) > 1:
            names.append(f"{cast[n]} {cast[: n + 1].count(cast[n])}")
        else:
            names.append(cast[n])
    return names


def ask_level(console: Console, say: Texts, many: int, levels: Sequence[str]) -> list[str]:
    """Whom to play against: one level for all the bots."""
    if many == 0:
        return []
    for number, level in enumerate(levels, 1):
        name = say(f"bot-{level}", "name")
        console.print(
            Text.assemble(
                (f"{number:>2}  ", "bold cyan"),
                (say(f"bot-{level}"), "bold"),
                f"  {say('table-label', label=name)} ",
                say(f"bot-{level}", "line"),
            )
        )
    return [levels[ask_number(console, say("table-which-level"), 1, len(levels), 3, say) - 1]] * many


def ask_number(console: Console, question: str, low: int, high: int, default: int, say: Texts) -> int:
    while True:
        try:
            answer = console.input(f"{question} {low}-{high} {say('table-enter-for', default=default)} ").strip()
        except EOFError:
            raise Quit from None
        if answer.lower() in QUIT:
            raise Quit
        if not answer:
            return default
        if answer.isdigit() and low <= int(answer) <= high:
            return int(answer)


def ask_game(console: Console, say: Texts) -> str:
    games = list(PACKAGES)
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        console.print(Text.assemble((f"{number:>2}  ", "bold cyan"), (say(game), "bold"), "  ", say(game, "tagline")))
    return games[ask_number(console, say("table-which-game"), 1, len(games), 1, say) - 1]


def keep(game: Game, folder: Path) -> Path:
    """Write the record down, finished or not, so that nothing is lost."""
    path = folder / f"{game.game}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    path.write_text(json.dumps(game.record(), indent=1) + "\n", encoding="utf-8")
    return path


def show_replay(record: dict[str, Any], say: Texts, console: Console) -> Game:
    """A record move by move, then the score pad."""
    drawn: Screen | None = None
    game: Game | None = None
    before: dict[str, Any] = {}
    seen: dict[str, Any] | None = None
    told = 0
    names: list[str] = []
    for game in positions(record):
        if drawn is None:
            drawn = screen(game.game)
            names = [say("table-player", number=seat + 1) for seat in range(game.seats)]
            console.print(drawn.draw(game.view(None), names, say))
        if told < len(game.moves):
            for seat, move in game.moves[told:]:
                told += 1
                text = drawn.did(before, seat, move, say, Audience(names))
                console.print(Text.assemble((f"{told:>4}  ", "dim"), text))
        now = game.common()
        for fact in game.rules.facts(seen, now):
            console.print(Text.assemble("      ", (drawn.fact(dict(fact), say, Audience(names)), "bold")))
        seen = now
        if not any(c is not None for c in game.position().get("chosen") or [None]):
            before = game.position()
    if game is None or drawn is None:
        raise RecordError("this record is empty")
    console.print(drawn.draw(game.view(None), names, say))
    if game.over:
        console.print(final_table(game, Audience(names), say))
    return game
