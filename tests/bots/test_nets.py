"""Learned nets: what fits is read, what does not is refused, and the numbers are the same bits everywhere."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.small_nets import arrays_of, card_of, write_net
from tests.envs.renaming import renamed
from tests.support import all_cases
from twistosaur.arena import Match, run
from twistosaur.bots import Budget, cards, make, nets
from twistosaur.bots.base import best_of
from twistosaur.bots.heuristics import MODULES, NEVER, known
from twistosaur.bots.levels import thinker
from twistosaur.bots.memory import Memory
from twistosaur.bots.nets.forward import forward, power
from twistosaur.bots.reasons import explain
from twistosaur.bots.search import SearchBot
from twistosaur.bots.walk import policy
from twistosaur.engine import calls, new
from twistosaur.engine.playouts import u64
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import Rules, TwistosaurError
from twistosaur.locales import LANGUAGES, texts
from twistosaur.testing import Walk, random_game

GAMES = [game for game in PACKAGES if game in MODULES]
CASES = [case for case in all_cases() if case.values[0] in MODULES]
WAYS = (
    "ahead=3&steps=8",
    "ahead=4&cut=2",
    "ahead=2&steps=1000",
    "ahead=0&prior=1",
    "ahead=0&steps=3&heat=1",
    "ahead=0&cut=1",
    "ahead=0&cut=1&blend=0.4",
    "ahead=0&prior=1&lean=0.05",
    "ahead=3&steps=8&trees=0.3&prior=1&beside=1&lean=0.01",
    "ahead=3&steps=1000&alone=1&heat=1&trees=0.2&beside=2",
)
"""Every part that a net can play in `master`."""


def by_hand(arrays: dict[str, Any], blocks: int, row: Any) -> Any:
    """The same sums in the same order by NumPy: one rounding for each product, one for each sum."""

    def layer(name: str, x: Any) -> Any:
        out = arrays[f"b_{name}"].astype(np.float32)
        for weight, value in zip(arrays[f"w_{name}"].astype(np.float32), x, strict=True):
            if value != 0:
                out = out + np.float32(value) * weight
        return out

    h = np.maximum(layer("in", row), np.float32(0))
    for k in range(blocks):
        h = h + np.maximum(layer(str(k + 1), h), np.float32(0))
    return layer("out", h)


@pytest.mark.plain
@pytest.mark.parametrize(("width", "blocks"), [(1, 0), (7, 1), (20, 3)])
@pytest.mark.parametrize("game", GAMES)
def test_the_bits_are_those_of_sums_in_order(game: str, width: int, blocks: int, tmp_path: Path) -> None:
    """Compiled and plain, whatever the processor does side by side: no sum is fused or taken in another order."""
    rules = load(game)
    net = nets.read(write_net(tmp_path, rules, width=width, blocks=blocks, seed=3), rules)
    arrays = arrays_of(rules, width, blocks, seed=3)
    memory = Memory(rules, known(game).knobs, net=net)
    search, chance = memory.record, np.random.default_rng(4)
    for many in (0.02, 0.3):
        row = (chance.random(rules.observation.length) < many).astype(np.int8) * chance.integers(1, 127, dtype=np.int8)
        heads = np.zeros(len(search.heads), np.float32)
        layer, sums, inputs = np.zeros(1024, np.float32), np.zeros(1024, np.float32), np.zeros(2000, np.int64)
        forward(net.weights, net.width, net.blocks, row, layer, sums, inputs, heads)
        assert heads[: rules.actions + 3].tobytes() == by_hand(arrays, blocks, row).tobytes()


@pytest.mark.plain
def test_powers() -> None:
    for x in (0.0, -1e-6, -0.5, -3.0, -20.0, 0.01):
        assert float(power(x)) == pytest.approx(np.exp(x), rel=1e-3)
    assert float(power(-1000.0)) == 0.0


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_what_is_hidden_is_not_in_a_row(game: str, seats: int, options: dict[str, Any]) -> None:
    """A net reads the same of the truth and of what a seat sees: so it plays in guessed worlds as at the table."""
    rules = load(game)
    walk = Walk(rules, seats, options, 5)
    hidden, rows = rules.states(), np.zeros((2, rules.observation.length), np.int8)
    for _ in range(300):
        for seat in walk.acting():
            calls.hide(walk.states, 0, seat, hidden)
            calls.observe(walk.states, 0, seat, rows[0])
            calls.observe(hidden, 0, seat, rows[1])
            assert (rows[0] == rows[1]).all()
        if walk.step() is None:
            break


def refusal(path: Path, rules: Rules) -> str:
    with pytest.raises(cards.NetError) as refused:
        nets.read(path, rules)
    return str(refused.value)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "its game is 'chess'"),
        ({"rules_version": 999}, "its rules_version is 999"),
        ({"observation_version": 0}, "its observation_version is 0"),
        ({"actions": 3}, "its actions is 3"),
        ({"features": None}, "its features is None"),
        ({"width": 100_000}, "its width is 100000"),
        ({"width": 13}, "w_in is float16 (634, 12)"),
        ({"blocks": 3}, "w_3 is missing"),
        ({"blocks": 1}, "holds what no net has: b_2, w_2"),
        ({"margin_scale": 0}, "its margin_scale is 0"),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, Any], says: str, tmp_path: Path) -> None:
    rules = load("draftosaurus")
    assert says in refusal(write_net(tmp_path, rules, card=changes), rules)


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    rules = load("draftosaurus")
    path = tmp_path / "draftosaurus.npz"
    assert "is missing" in refusal(path, rules)
    path.write_bytes(b"PK\x03\x04 and no more")
    assert "cannot be read" in refusal(path, rules)
    np.savez(path, card=np.array("{"))
    assert "cannot be read" in refusal(path, rules)
    np.savez(path, card=np.array("[]"))
    assert "has no card" in refusal(path, rules)
    np.savez(path, w_in=np.zeros(3))
    assert "cannot be read" in refusal(path, rules)
    arrays = arrays_of(rules, 4, 0)
    arrays["b_out"][0] = np.nan
    np.savez(path, card=np.array(json.dumps(card_of(rules, 4, 0))), **arrays)
    assert "no number" in refusal(path, rules)
    with pytest.raises(TwistosaurError, match="does not search"):
        make(f"reflex:100?net={path}", rules)


def test_without_weights_a_search_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And one sentence says why, once."""
    rules = load("draftosaurus")
    monkeypatch.setattr(cards, "FOLDER", tmp_path)
    nets.at_hand.cache_clear()
    with caplog.at_level(logging.WARNING):
        bots = [make("master:50", rules) for _ in range(3)]
    nets.at_hand.cache_clear()
    assert [record.getMessage() for record in caplog.records] == [
        "there is no net for draftosaurus: draftosaurus.npz is missing; the search without a net plays instead"
    ]
    table = new("draftosaurus", seats=2, seed=1)
    seat = table.acting[0]
    hidden = table.hidden(seat)
    assert bots[0].choose(hidden, seat, 3) == SearchBot(rules, Budget(iterations=50)).choose(hidden, seat, 3)
    with pytest.raises(TwistosaurError, match="there is no net for draftosaurus"):
        make("reflex", rules)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_no_net_sees_through_the_cards(game: str, seats: int, options: dict[str, Any], tmp_path: Path) -> None:
    """The hidden truth is swapped under every part that a net plays: no choice changes, none breaks a rule, and the
    same key gives the same choice again."""
    rules = load(game)
    file = write_net(tmp_path, rules)
    bots = [make(f"reflex?net={file}", rules), *(make(f"master:24?{way}&net={file}", rules) for way in WAYS)]
    walk, asked = Walk(rules, seats, options, 12), 0
    hidden, other, elsewhere = rules.states(), rules.states(), rules.states()
    for step in range(300):
        acting = walk.acting()
        if acting and step % 23 == 0:
            seat = acting[step % len(acting)]
            calls.hide(walk.states, 0, seat, hidden)
            before = rules.to_bytes(hidden)
            calls.guess(hidden, 0, seat, u64(step + 1), other)
            calls.hide(other, 0, seat, elsewhere)
            for bot in bots:
                asked += 1
                choice = bot.choose(hidden, seat, 5)
                assert choice == bot.choose(elsewhere, seat, 5), f"{bot.name} chose by what it cannot know"
                assert int(calls.refusal(walk.states, 0, seat, choice)) == 0, f"{bot.name} broke a rule"
                assert rules.to_bytes(hidden) == before
        if walk.step() is None:
            break
    assert asked > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_budget_is_spent(game: str, tmp_path: Path) -> None:
    rules = load(game)
    file = write_net(tmp_path, rules)
    table = new(game, seats=3, seed=2)
    seat = table.acting[0]
    for way in WAYS:
        bot: Any = make(f"master?{way}&net={file}", rules)
        opinions = bot.consider(table.hidden(seat), seat, 1, Budget(iterations=120))
        assert 100 <= bot.iterations <= 120
        assert {o.action for o in opinions} == {
            rules.move_action(rules.read(table.hidden(seat)), seat, move) for move in table.legal(seat)
        }
        assert bot.choose(table.hidden(seat), seat, 1, Budget(iterations=120)) == best_of(opinions, "visits").action
        bot.choose(table.hidden(seat), seat, 1, Budget(seconds=0.001))
        assert bot.iterations > 0


def test_who_has_no_time_leaves_it_to_the_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Below what the card knows, and only there; budgets of iterations are never short, and no weaker level does it."""
    rules = load("draftosaurus")
    table = new("draftosaurus", seats=2, seed=8)
    seat = table.acting[0]
    hidden = table.hidden(seat)
    limits = {"reflex_below_ms": {"expert": 30, "master": 20, "hard": 1000}}
    file = write_net(tmp_path, rules, card={"strength": limits})
    monkeypatch.setattr(cards, "FOLDER", tmp_path)
    nets.at_hand.cache_clear()
    reflex = make(f"reflex?net={file}", rules)
    for name, limit in (("expert", 0.03), ("master", 0.02), ("hard", 0.0)):
        bot: Any = make(name, rules)
        for budget in (Budget(seconds=0.001), Budget(seconds=limit + 0.001), Budget(iterations=3)):
            bot.iterations = 0
            choice = bot.choose(hidden, seat, 4, budget)
            short = budget.seconds is not None and budget.seconds < limit
            assert (bot.iterations == 0) == short
            assert not short or choice == reflex.choose(hidden, seat, 4)
        assert {o.action for o in bot.consider(hidden, seat, 4, Budget(seconds=0.001))}
    assert make("master", rules).name == "master"
    nets.at_hand.cache_clear()


@pytest.mark.parametrize("game", [game for game in GAMES if load(game).observation.symmetries])
def test_names_of_what_is_alike_do_not_matter(game: str, tmp_path: Path) -> None:
    """A net of random numbers likes one species or corner more than another; who plays with it does not."""
    rules = load(game)
    symmetries = rules.observation.symmetries
    assert symmetries is not None
    memory = Memory(rules, known(game).knobs, net=nets.from_file(write_net(tmp_path, rules), rules))
    walk, asked = Walk(rules, 3, {}, 8), 0
    found, others = np.zeros((2, rules.actions, 2))
    for step in range(200):
        for seat in walk.acting()[:1] if step % 9 == 0 else []:
            memory.record.seat = seat
            many = int(policy(walk.states, memory.array, u64(1), found))
            if many > 1:
                asked += 1
                for way in (1, len(symmetries) // 2, len(symmetries) - 1):
                    assert int(policy(renamed(rules, walk.states, way), memory.array, u64(1), others)) == many
                    likes = {int(symmetries.actions[way, int(a)]): like for a, like in found[:many]}
                    assert {int(a): like for a, like in others[:many]} == pytest.approx(likes, abs=1e-3)
        if walk.step() is None:
            break
    assert asked > 5


@pytest.mark.parametrize("game", GAMES)
def test_nets_have_reasons(game: str, tmp_path: Path) -> None:
    rules = load(game)
    file = write_net(tmp_path, rules)
    bots = [thinker(spec, rules) for spec in (f"reflex?net={file}", f"master:30?ahead=3&steps=6&net={file}")]
    for number, (table, seat) in enumerate(random_game(game, 3, {}, 6)):
        if seat < 0 or number % 9 or number > 120:
            continue
        hidden = table.hidden(seat)
        for bot in bots:
            action, why = explain(bot, hidden, seat, number)
            assert action == bot.choose(hidden, seat, number)
            for language in LANGUAGES:
                assert why.say(rules, hidden, seat, texts(language)).endswith(".")


def test_knobs_that_need_no_net_are_as_before() -> None:
    """A search without a net makes none of it: its playouts are neither cut nor played by it."""
    for game in GAMES:
        knobs = known(game).knobs
        assert (knobs.prior, knobs.steps, knobs.cut, knobs.ahead) == (0, 0, NEVER, 0)


PLAYS_WELL = {"draftosaurus": 0.7, "dino-twist": 0.35, "twisty": 0.6}
"""Shares of wins against three greedy bots, well below those of docs/strength.md: what luck allows in so few deals."""


@pytest.mark.parametrize("path", sorted(cards.FOLDER.glob("*.npz")), ids=lambda path: path.stem)
def test_a_net_of_the_package_fits_and_plays_well(path: Path) -> None:
    """A hundred games with the same draws in every run; even is a quarter."""
    rules = load(path.stem)
    assert path.stat().st_size < 2_000_000
    assert nets.packaged(rules).card["licence"] == "MIT"
    found = run(Match(rules.id, ("reflex", "greedy", "greedy", "greedy"), 25, seed=5), workers=1)
    assert found.wins["reflex"].mean > PLAYS_WELL[rules.id]
