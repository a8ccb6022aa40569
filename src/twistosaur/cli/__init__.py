"""The command line: play, arena, simulate, score, replay, serve, verify, admin, bench, warm."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.table import Table

from ..engine import RecordError
from ..games import PACKAGES, load
from ..kernel import OptionError, Rules, TwistosaurError
from ..locales import texts, users_language

Language = Literal["en", "pl", "fr"]
Options = Annotated[
    list[str] | None, Parameter(name="--option", help="An option of the game, as name=value.", negative="")
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON alone on stdout.")]

app = App(name="twistosaur", help="Three family board games: play them, simulate them, score and replay them.")


def game_option(text: str) -> tuple[str, Any]:
    """`name=value`, where the value is JSON if it can be, else the text itself."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise OptionError(f"--option {text!r}: expected name=value")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def game_options(given: Sequence[str] | None) -> dict[str, Any]:
    return dict(game_option(text) for text in given or ())


def read_json(path: Path) -> Any:
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or "it is not text"
        raise TwistosaurError(f"{path} cannot be read: {reason}") from None
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as problem:
        where = f", line {problem.lineno}" if isinstance(problem, json.JSONDecodeError) else ""
        raise TwistosaurError(f"{path}{where}: this is not JSON, or it has been cut short") from None


def print_json(data: Any) -> None:
    json.dump(data, sys.stdout, indent=1)
    sys.stdout.write("\n")


# ------------------------------------------------------------------------------------------------ playing


@app.command
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
        Their level: novice, easy, medium, hard or expert; or one for each bot: novice,hard. Asked for if not given.
    seed
        The same seed deals the same game.
    lang
        Language: en, pl or fr.
    keep
        Folder in which the record of the game is kept.
    """
    from ..engine import new
    from ..terminal import play as terminal

    say = texts(lang or users_language())
    console = Console()
    sitting: terminal.Sitting | None = None
    try:
        game = game or terminal.ask_game(console, say)
        rules = load(game)
        low, high = rules.seats
        if seats is None:
            seats = terminal.ask_number(console, say("table-how-many"), low, high, min(4, high), say)
        if not 1 <= humans <= seats:
            raise TwistosaurError(f"--humans: expected 1 to {seats}, the number of seats, found {humans}")
        table = new(game, seats=seats, seed=seed, **game_options(option))
        people = list(range(humans))
        levels = bot_levels(bots, seats - humans) or terminal.ask_level(console, say, seats - humans)
        names = terminal.seat_names(seats, people, say, levels)
        chooser = terminal.bot_chooser(table, humans, levels, secrets.randbits(64) if seed is None else seed)
        sitting = terminal.Sitting(table, people, say, chooser, console, names)
        sitting.run()
    except (terminal.Quit, KeyboardInterrupt):
        console.print(f"\n{say('table-bye')}")
    finally:
        if sitting is not None and keep is not None and sitting.game.moves:
            keep.mkdir(parents=True, exist_ok=True)
            console.print(say("table-kept", file=str(terminal.keep(sitting.game, keep))))


def bot_levels(given: str | None, many: int) -> list[str]:
    """The level of each bot: one name for all, or a name for each; empty if none was given."""
    from ..bots import LEVELS

    if given is None or many == 0:
        return []
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if name not in LEVELS:
            raise TwistosaurError(f"--bots: no level {name!r}; there are {', '.join(LEVELS)}")
    if len(names) not in (1, many):
        raise TwistosaurError(f"--bots: expected one level, or {many} of them, found {len(names)}")
    return names * many if len(names) == 1 else names


@app.command
def replay(file: Path, *, lang: Language | None = None, json: AsJson = False) -> None:
    """Show a game again from its record, move by move."""
    from ..engine import replay as replay_record
    from ..terminal import play as terminal

    record = read_json(file)
    if json:
        game = replay_record(record)
        print_json({"record": game.record(), "position": game.position(), "scores": game.scores, "ranks": game.ranks})
        return
    if not isinstance(record, dict):
        raise RecordError("a record is a JSON object")
    terminal.show_replay(record, texts(lang or users_language()), Console())


# ------------------------------------------------------------------------------------------------ scoring


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


@app.command
def score(file: Path, *, lang: Language | None = None, json: AsJson = False) -> None:
    """Score a physical table: a position with only what lies on it."""
    from ..engine import Game
    from ..terminal import play as terminal

    data = read_json(file)
    rules = game_of_score_file(data)
    states = rules.score_position(rules, data)
    state: Any = rules.read(states)
    table = Game(rules, states, int(state.seats), {}, 0)
    if json:
        breakdown = [table.breakdown(seat) for seat in range(table.seats)]
        print_json({"scores": table.scores, "ranks": table.ranks, "breakdown": breakdown})
        return
    say = texts(lang or users_language())
    console = Console()
    names = [say("table-player", number=seat + 1) for seat in range(table.seats)]
    console.print(terminal.final_table(table, names, say))
    best = [seat for seat in range(table.seats) if table.scores[seat] == max(table.scores)]
    if len(best) > 1:
        clause = rules.clause(rules.end_clause)
        console.print(say("table-tie-break", clause=clause), say(clause))


# ------------------------------------------------------------------------------------------------ measuring


@app.command
def simulate(
    game: str,
    *,
    seats: int,
    games: int = 10_000,
    seed: int = 0,
    option: Options = None,
    threads: int | None = None,
    json: AsJson = False,
) -> None:
    """Play many games at random on all cores and tell what came of them."""
    from rich.progress import Progress

    from ..engine import simulate as run
    from ..engine.game import check_seats, check_seed
    from ..engine.summary import summary

    rules = load(game)
    check_seats(rules, seats)
    check_seed(seed)
    if not 1 <= games <= 100_000_000:
        raise TwistosaurError(f"--games: expected 1 to 100000000, found {games}")
    if threads is not None and not 1 <= threads <= 1024:
        raise TwistosaurError(f"--threads: expected 1 to 1024, found {threads}")
    effective = rules.options(seats, game_options(option))
    run(rules, seats, effective, 1, seed, threads=1)  # so that loading compiled code is not timed
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game, total=games)
        batch = run(
            rules, seats, effective, games, seed, threads=threads, progress=lambda done: bar.advance(task, done)
        )
    facts = summary(batch) | {"seed": seed, "options": effective}
    if json:
        print_json(facts)
    else:
        Console().print(summary_table(facts))


def summary_table(facts: dict[str, Any]) -> Table:
    from rich import box

    title = f"{facts['game']}: {facts['games']:,} random games of {facts['seats']}"
    table = Table(title=title, box=box.ROUNDED, show_header=False)
    table.add_row("games / s", f"{facts['games_per_s']:,.0f}")
    table.add_row("decisions / s", f"{facts['decisions_per_s']:,.0f}")
    table.add_row(
        "decisions / game", f"{facts['decisions_per_game']:.1f}, forced {facts['forced'] / facts['decisions']:.1%}"
    )
    table.add_section()
    points = facts["score"]
    table.add_row("score", f"{points['mean']:.2f} ± {points['deviation']:.2f}, from {points['min']} to {points['max']}")
    table.add_row("quartiles", ", ".join(f"{q:g}" for q in points["quartiles"]))
    table.add_row("winning score", f"{facts['winning_score']:.2f}")
    table.add_row("first to last", f"{facts['spread']['mean']:.2f} on average, {facts['spread']['max']} at most")
    table.add_row("shared wins", f"{facts['shared_wins']:.2%}")
    table.add_section()
    for seat, share in enumerate(facts["win_share"]):
        table.add_row(f"seat {seat}", f"wins {share:.2%}, scores {facts['mean_score_by_seat'][seat]:.2f}")
    table.add_section()
    for name, mean in facts["points_by_source"].items():
        table.add_row(name, f"{mean:.2f}")
    return table


@app.command
def arena(
    game: str,
    *,
    bots: str,
    deals: int = 100,
    think: str | None = None,
    seed: int = 0,
    option: Options = None,
    workers: int | None = None,
    minutes: float | None = None,
    json: AsJson = False,
) -> None:
    """Let bots play a match: duplicate deals, all rotations of the seats, all cores.

    Parameters
    ----------
    game
        Which game.
    bots
        A bot for each seat: novice, easy, medium, hard, expert, random, greedy, informed, flat, search or
        remote:COMMAND, separated by commas; expert:1s or search:2000 give one a budget of its own.
    deals
        How many deals; each is played once for every rotation of the seats.
    think
        Time for one decision, as 100ms or 1s, or iterations, as 2000. Levels below expert take what they need.
    seed
        The same seed deals the same cards.
    workers
        How many processes; as many as there are cores if left out.
    minutes
        Stop after this time, with the deals that are done.
    """
    from ..arena.command import arena as match

    match(
        game,
        bots=bots,
        deals=deals,
        think=think,
        seed=seed,
        workers=workers,
        minutes=minutes,
        options=game_options(option),
        json=json,
    )


@app.command
def bench(*, game: str | None = None, json: AsJson = False) -> None:
    """Measure the speed of the rules beside OpenSpiel's hearts (`make bench` installs it)."""
    from .bench import run

    if game is not None:
        load(game)
    stderr = Console(stderr=True)
    facts = run(game, lambda text: stderr.print(f"[dim]{text} ...[/]"))
    if json:
        print_json(facts)
        return
    console = Console()
    console.print(
        f"{facts['machine']['processor']}, Python {facts['machine']['python']}, one core (CPU time), random legal play"
    )
    table = Table(
        "game", "games/s", "decisions/s", "not forced", "x games", "x decisions", box=None, padding=(0, 2, 0, 0)
    )
    for entry in facts["games"]:
        ratio = [f"{entry[name]:.1f}" if name in entry else "-" for name in ("games_ratio", "decisions_ratio")]
        told = " ".join([entry["game"], f"{entry['seats']}p", *map(str, entry["options"].values())])
        speeds = [f"{entry[name]:,.0f}" for name in ("games_per_s", "decisions_per_s", "free_decisions_per_s")]
        table.add_row(told, *speeds, *ratio)
    console.print(table)
    if facts["hearts"]:
        hearts = facts["hearts"]
        console.print(
            f"yardstick: OpenSpiel C++ hearts, {hearts['games_per_s']:,.0f} games/s, "
            f"{hearts['decisions_per_s']:,.0f} decisions/s"
        )
    else:
        console.print("no yardstick: OpenSpiel is not installed here; `make bench` installs it")
    calls = Table(
        "from Python, decisions/s", "fused", "legal+apply", "friendly", "bytes", box=None, padding=(0, 2, 0, 0)
    )
    for name, rates in facts["python"].items():
        speeds = [f"{rates[k]:,.0f}" for k in ("fused_step", "legal_and_apply", "friendly")]
        calls.add_row(name, *speeds, str(facts["state_bytes"][name]))
    console.print(calls)


# ------------------------------------------------------------------------------------------------ serving


@app.command
def serve(*, host: str | None = None, port: int | None = None) -> None:
    """Run the digital table: HTTP and WebSocket. Settings come from the environment, see docs/operations.md.

    Parameters
    ----------
    host
        Address to listen on; 127.0.0.1 unless TWISTOSAUR_HOST says otherwise.
    port
        Port to listen on; 8000 unless TWISTOSAUR_PORT says otherwise.
    """
    from ..server.commands import run_server

    run_server(host, port)


@app.command
def verify(file: Path, *, json: AsJson = False) -> None:
    """Check the record of a game played at a server: the commitment, the words of chance, every move, the result."""
    from ..server.commands import verify_record

    facts = verify_record(read_json(file))
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
    if not facts["over"]:
        console.print("the game was not played to its end")


app.command("twistosaur.cli.admin:admin", name="admin")


@app.command
def warm() -> None:
    """Compile the rules into the cache, so that nobody waits for a compiler in front of a board."""
    from ..warm import warm_all

    warm_all(Console(stderr=True).print)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; a mistake of the caller is one sentence on stderr and exit code 2."""
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as problem:
        fail(str(problem).strip().splitlines()[0] if str(problem).strip() else "this command cannot be understood")
    except TwistosaurError as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)


def fail(problem: str) -> None:
    sys.stderr.write(f"twistosaur: {problem}\n")
    sys.exit(2)


if __name__ == "__main__":
    main()
