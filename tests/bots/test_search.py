"""The search: the same answer every time, the obvious answer where there is one, and in time."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from twistosaur.bots import Budget, make
from twistosaur.bots.heuristics import MODULES
from twistosaur.bots.memory import search_type
from twistosaur.bots.search import FIRST, GROWTH, SearchBot
from twistosaur.engine import new
from twistosaur.engine.playouts import random_player_type
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import TwistosaurError
from twistosaur.testing import random_game

GAMES = [game for game in PACKAGES if game in MODULES]


@pytest.mark.parametrize("game", GAMES)
def test_same_key_same_thoughts(game: str) -> None:
    table = new(game, seats=load(game).seats[0], seed=4)
    seat = table.acting[0]
    one, two = SearchBot(table.rules), SearchBot(table.rules)
    hidden = table.hidden(seat)
    first = one.consider(hidden, seat, 9, Budget(iterations=300))
    one.consider(hidden, seat, 10, Budget(iterations=50))
    assert one.consider(hidden, seat, 9, Budget(iterations=300)) == first, "a used pool must forget"
    # However the iterations are cut up, the tree is the same.
    two._memory.ask(seat, table.seats, 9)
    for part in (100, 1, 199):
        two._iterate(hidden, part)
    assert sum(o.visits for o in first) == 300
    assert counts(two) == counts(one)


def counts(bot: SearchBot) -> list[int]:
    memory = bot._memory.record
    return [int(memory[name]) for name in ("node_count", "edge_count", "decisions", "forced")]


@pytest.mark.parametrize("game", GAMES)
def test_full_pools_do_no_harm(game: str) -> None:
    table = new(game, seats=4, seed=4)
    seat = table.acting[0]
    bot = SearchBot(table.rules)
    bot._memory.record.node_limit, bot._memory.record.edge_limit = 64, 300
    opinions = bot.consider(table.hidden(seat), seat, 1, Budget(iterations=400))
    assert sum(o.visits for o in opinions) > 200
    assert counts(bot)[0] <= 48
    assert counts(bot)[1] <= 300


@pytest.mark.parametrize("game", GAMES)
def test_players_of_playouts_are_not_taken_for_each_other(game: str) -> None:
    """Numba lets a record that begins with another's fields pass for it: a search would play at random, unnoticed."""
    from numba import from_dtype

    kinds = [from_dtype(made(load(game))) for made in (random_player_type, search_type)]
    assert kinds[0].can_convert_to(None, kinds[1]) is None
    assert kinds[1].can_convert_to(None, kinds[0]) is None


@pytest.mark.parametrize("game", GAMES)
def test_time_is_kept_and_a_forced_move_is_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on whenever it is looked at: a search ends when its time is over, not a chunk later."""
    looks = itertools.count()
    monkeypatch.setattr("twistosaur.bots.search.time.perf_counter", lambda: 0.01 * next(looks))
    table = new(game, seats=4, seed=1)
    bot = make("expert", table.rules)
    seat = table.acting[0]
    bot.choose(table.hidden(seat), seat, 1, Budget(seconds=0.05))
    assert next(looks) == 6
    hidden, mover = forced(game)
    search = SearchBot(table.rules, Budget(seconds=5))
    search.choose(hidden, mover, 1)
    assert search.iterations == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_may_be_much_dearer_than_the_one_before(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the last one went, the clock is looked at soon, and then ever less often."""
    table = new(game, seats=4, seed=1)
    counts: list[int] = []
    bot = SearchBot(table.rules, Budget(seconds=0.05))
    bot._rate = 1e9
    iterations = bot._iterate

    def counted(hidden: Any, count: int) -> None:
        counts.append(count)
        iterations(hidden, count)

    monkeypatch.setattr(bot, "_iterate", counted)
    seat = table.acting[0]
    bot.choose(table.hidden(seat), seat, 1)
    assert counts[0] <= FIRST
    assert all(later <= FIRST * GROWTH**n for n, later in enumerate(counts))


def forced(game: str) -> tuple[Any, int]:
    """A seat that has one legal move, and what it knows."""
    for seed in range(20):
        for table, seat in random_game(game, 4, {}, seed):
            if seat >= 0 and len(table.legal(seat)) == 1:
                return table.hidden(seat), seat
    raise AssertionError("nobody is ever forced")


def test_the_last_dinosaur_goes_where_it_pays() -> None:
    """Draftosaurus, last placement: nothing is left to chance, so greedy, search and flat agree on the points."""
    last: Any = None
    for table, seat in random_game("draftosaurus", 3, {}, 21):
        view = table.view(None)
        if seat >= 0 and view["round"] == 2 and view["turn"] == 6 and view["phase"] == "place":
            last = (table.copy(), seat)
            if len(table.legal(seat)) > 2:
                break
    table, seat = last
    hidden = table.hidden(seat)
    gains = {o.action: o.points for o in make("greedy", table.rules).consider(hidden, seat, 1)}  # type: ignore[attr-defined]
    assert len(set(gains.values())) > 1, "there must be something to find"
    for name in ("search:400", "flat:400", "greedy"):
        assert gains[make(name, table.rules).choose(hidden, seat, 2)] == max(gains.values())


def test_budgets_in_words() -> None:
    assert Budget.parse("100ms") == Budget(seconds=0.1)
    assert Budget.parse("1.5s") == Budget(seconds=1.5)
    assert Budget.parse("2000") == Budget(iterations=2000)
    for text in ("", "fast", "-5", "0", "1h"):
        with pytest.raises(TwistosaurError):
            Budget.parse(text)
    with pytest.raises(TwistosaurError):
        Budget()


def test_wrong_names_are_refused() -> None:
    rules = load("draftosaurus")
    for spec in ("grandmaster", "search:fast", "search:10?colour=3", "remote:"):
        with pytest.raises(TwistosaurError):
            make(spec, rules)
