"""What decisions are worth, the net against its file, and a run that stops and goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from train import weights
from train.keeping import save
from train.learn import Trainer
from train.names import Names
from train.net import VALUES, Net, forward
from train.returns import advantages, outcomes_of
from train.run import run
from train.settings import Settings
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import TwistosaurError

pytestmark = pytest.mark.timeout(1200)  # the first one of a game compiles


def slow_advantages(values: Any, seat: Any, ended: Any, outcomes: Any, lambdas: Any) -> tuple[Any, Any]:
    """Game by game and seat by seat, as in a book."""
    steps, places, heads = values.shape
    out, valid = np.zeros(values.shape), np.zeros((steps, places), bool)
    for place in range(places):
        ends = [t for t in range(steps) if ended[t, place]]
        first = 0
        for last in [*ends, steps]:  # rows first .. last are of one game
            rows = range(first, min(last, steps - 1) + 1)
            for who in range(outcomes.shape[2]):
                own = [t for t in rows if seat[t, place] == who]
                if not own:
                    continue
                if last < steps:
                    chain = [values[t, place] for t in own] + [outcomes[last, place, who]]
                    decided = own
                else:  # it goes on: the last one is only what the one before is measured by
                    chain = [values[t, place] for t in own]
                    decided = own[:-1]
                for k, t in enumerate(decided):
                    valid[t, place] = True
                    for head in range(heads):
                        total = 0.0
                        for ahead in range(k, len(decided)):
                            step = chain[ahead + 1][head] - chain[ahead][head]
                            total += lambdas[head] ** (ahead - k) * step
                        out[t, place, head] = total
            first = last + 1
    return out, valid


@pytest.mark.parametrize("seed", range(5))
def test_advantages_are_those_of_every_seat_by_itself(seed: int) -> None:
    draw = np.random.default_rng(seed)
    steps, places, seats, heads = 40, 7, 4, 3
    values = draw.normal(size=(steps, places, heads)).astype(np.float32)
    seat = draw.integers(0, seats, (steps, places))
    ended = draw.random((steps, places)) < 0.12
    outcomes = draw.normal(size=(steps, places, seats, heads)).astype(np.float32)
    lambdas = np.array([0.8, 0.95, 1.0], np.float32)
    slow, slow_valid = slow_advantages(values, seat, ended, outcomes, lambdas)
    given = (torch.from_numpy(each) for each in (values, seat, ended, outcomes, lambdas))
    fast, valid = advantages(*given)
    assert np.array_equal(valid.numpy(), slow_valid)
    np.testing.assert_allclose(fast.numpy(), slow, atol=1e-4)


def test_ends_are_told_as_shares_margins_and_points() -> None:
    ends = torch.tensor([[1.0, 0, 0, 0, 30, 20, 25, 0], [0.5, 0.5, 0, 0, 9, 9, 0, 0], [0, 1.0, 0, 0, -3, -1, 0, 0]])
    found = outcomes_of(ends, torch.tensor([3, 2, 2]), margin_scale=10.0, points_scale=5.0)
    assert found.shape == (3, 4, VALUES)
    np.testing.assert_allclose(found[0, :3, 1], [0.5, -1.0, -0.5])
    np.testing.assert_allclose(found[0, :3, 2], [6.0, 4.0, 5.0])
    np.testing.assert_allclose(found[0, :, 0], [1, 0, 0, 0])
    np.testing.assert_allclose(found[1, :2, 1], [0, 0])
    np.testing.assert_allclose(found[2, :2, 1], [-0.2, 0.2], rtol=1e-6)
    np.testing.assert_allclose(found[0, 0, 3], np.tanh(0.5), rtol=1e-6)
    assert not found[1, 2:].any()


@pytest.mark.parametrize("game", PACKAGES)
def test_the_file_is_the_net(game: str, tmp_path: Path) -> None:
    rules = load(game)
    net = Net(rules, 32, 2, 4)
    with torch.no_grad():
        net.w_out.mul_(50)
    rows = np.random.default_rng(2).integers(0, rules.observation.most.astype(int) + 1, (40, rules.observation.length))
    rows = rows.astype(np.int8)
    arrays = weights.folded(net.arrays(), weights.scales(rules), rules.actions)
    weights.write(tmp_path / "a.npz", arrays, weights.card_of(rules))
    read, _ = weights.read(tmp_path / "a.npz")
    here = net(torch.from_numpy(rows)).detach().numpy()[:, : rules.actions + weights.HEADS]
    np.testing.assert_allclose(weights.forward(arrays, rows), here, rtol=1e-3, atol=1e-3)
    np.testing.assert_allclose(weights.forward(read, rows), here, rtol=2e-2, atol=2e-2)


def test_several_nets_at_once_are_each_by_itself() -> None:
    rules = load("draftosaurus")
    nets = [Net(rules, 16, 1, seed) for seed in range(3)]
    rows = torch.randint(0, 2, (3, 5, rules.observation.length), dtype=torch.int8)
    together = {name: torch.stack([dict(net.named_parameters())[name] for net in nets]) for name in nets[0].arrays()}
    found = forward(together, nets[0].scale, rows)
    for k, net in enumerate(nets):
        torch.testing.assert_close(found[k], net(rows[k]))


def small(game: str = "draftosaurus", **more: Any) -> Settings:
    given: dict[str, Any] = {"games": 64, "steps": 40, "minibatch": 256, "width": 16, "snapshot_every": 3000.0}
    given |= {"lessons": 0.0, **more}
    return Settings.of(game, device="cpu", **given)


def said(_line: str) -> None:
    pass


def test_a_run_that_stops_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    one = Trainer(small(), whole, said)
    for _ in range(4):
        one.iterate()
    first = Trainer(small(), parts, said)
    for _ in range(2):
        first.iterate()
    save(first)
    first.iterate()  # killed after this: it was for nothing
    second = Trainer(small(), parts, said)
    assert second.decisions == 2 * 64 * 40
    for _ in range(2):
        second.iterate()
    assert second.decisions == one.decisions
    assert [age for age, _ in second.league.members] == [age for age, _ in one.league.members]
    for here, there in zip(one.weights.state, second.weights.state, strict=True):
        assert torch.equal(here, there)
    assert torch.equal(one.tables.rows, second.tables.rows)
    assert torch.equal(one.stats, second.stats)


def test_a_run_goes_on_without_its_games_and_its_league(tmp_path: Path) -> None:
    lines: list[str] = []
    first = Trainer(small(), tmp_path, said)
    first.iterate()
    save(first)
    (tmp_path / "tables.pt").unlink()
    (tmp_path / "league.pt").unlink()
    second = Trainer(small(), tmp_path, lines.append)
    second.iterate()
    assert second.iterations == 2
    assert any("new ones begin" in line for line in lines)
    with pytest.raises(TwistosaurError, match="is a run of"):
        Trainer(small(seed=9), tmp_path, said)


def test_a_run_writes_weights_and_a_curve(tmp_path: Path) -> None:
    rules = load("draftosaurus")
    trainer = Trainer(small(), tmp_path, said)
    run(trainer, minutes=10, decisions=3 * 64 * 40, look_every=0, games=32)
    arrays, card = weights.read(tmp_path / "draftosaurus.npz")
    assert weights.misfit(card, rules) is None
    assert (card["width"], card["blocks"], card["decisions"]) == (16, 2, trainer.decisions)
    assert card["licence"] == "MIT"
    assert card["strength"]["1 v 3 greedy, in training"]["games"] == 32
    assert arrays["w_out"].shape == (16, rules.actions + weights.HEADS)
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [each["decisions"] for each in curve] == [2560, 5120, 7680]
    assert set(curve[0]) >= {"minutes", "per_second", "entropy", "explained", "edges", "against_random"}
    assert "against_random" not in curve[1]
    assert "against_random" in curve[-1]  # the card tells of the finished net


def test_a_run_begins_with_the_weights_of_another(tmp_path: Path) -> None:
    """Its net says at first what the file says, and its card tells where it came from, however often it is stopped."""
    rules, file = load("draftosaurus"), tmp_path / "first" / "draftosaurus.npz"
    first = Trainer(small(), tmp_path / "first", said)
    first.iterate()
    save(first)
    second = Trainer(small(seed=2), tmp_path / "second", said, file)
    rows = np.random.default_rng(2).integers(0, rules.observation.most.astype(int) + 1, (40, rules.observation.length))
    arrays, card = weights.read(file)
    here = second.net(torch.from_numpy(rows.astype(np.int8))).detach().numpy()[:, : rules.actions + weights.HEADS]
    np.testing.assert_allclose(weights.forward(arrays, rows.astype(np.int8)), here, rtol=1e-3, atol=1e-3)
    assert card["seed"] == 1
    assert "began_as" not in card
    second.iterate()
    save(second)
    save(Trainer(small(seed=2), tmp_path / "second", said, file))  # goes on with its own, not with the file again
    later = weights.read(tmp_path / "second" / "draftosaurus.npz")[1]
    assert later["began_as"]["decisions"] == card["decisions"]
    assert (later["seed"], later["decisions"], later["began_as"]["seed"]) == (2, 64 * 40, 1)
    with pytest.raises(TwistosaurError, match="does not fit: they are 16 wide"):
        Trainer(small(width=8), tmp_path / "third", said, file)
    larger = Trainer(small(width=24, blocks=3), tmp_path / "larger", said, file)
    grown = larger.net(torch.from_numpy(rows.astype(np.int8))).detach().numpy()[:, : rules.actions + weights.HEADS]
    np.testing.assert_allclose(grown, here, rtol=1e-3, atol=1e-3)
    assert (larger.net.w_in[:, 16:] != 0).any(), "what is new can learn"


def test_rivals_sit_at_the_tables_and_stay(tmp_path: Path) -> None:
    """Nets of files, smaller ones too, play in their slots; they are kept with the run, and never learn."""
    first = Trainer(small(width=8, blocks=1), tmp_path / "first", said)
    first.iterate()
    save(first)
    file = (tmp_path / "first" / "draftosaurus.npz").rename(tmp_path / "rival.npz")
    given = small(past=0.6, slots=3, rival_slots=2, seed=2)
    one = Trainer(given, tmp_path / "run", said, rivals=[file])
    one.iterate()
    assert one.in_slots == ["rival.npz", "rival.npz", "past 0"]
    rival = dict(one.league.rivals)["rival.npz"]
    rows = one.rollout.rows[3][:20]
    theirs = forward({k: v.float() for k, v in rival.items()}, one.net.scale, rows)
    torch.testing.assert_close(
        theirs, forward(first.weights.parted(first.weights.mean), one.net.scale, rows), atol=0.02, rtol=0.02
    )
    save(one)
    again = Trainer(given, tmp_path / "run", said)
    assert all(torch.equal(rival[name], part) for name, part in again.league.rivals[0][1].items())
    with pytest.raises(TwistosaurError, match="cannot be read"):
        Trainer(given, tmp_path / "other", said, rivals=[tmp_path / "none.npz"])
    for slots in (0, 4):
        with pytest.raises(TwistosaurError, match=f"--rival-slots is {slots}; of 3 slots"):
            Trainer(small(slots=3, rival_slots=slots), tmp_path / "other", said, rivals=[file])


def test_in_studies_a_search_shows_what_everything_is_worth(tmp_path: Path) -> None:
    """The better an option is in its playouts, the more of it is shown; then the net itself becomes a rival."""
    each = 64 * 40
    trainer = Trainer(small(lessons=each, studies=2 * each, worlds=6, past=0.5, rival_slots=1), tmp_path, said)
    trainer.iterate()
    assert not trainer.taught
    trainer.play()
    assert trainer.studying
    r, given = trainer.rollout, trainer.measure()
    assert not given["shown"][given["masks"] == 0].any()
    free = given["masks"].sum(-1) > 1
    torch.testing.assert_close(given["shown"].sum(-1).float(), torch.ones(len(free)), rtol=0.01, atol=0.01)
    assert (given["shown"][free].amax(-1) < 0.999).any()
    best = r.shown.argmax(-1)
    chosen = r.shown.gather(-1, r.actions[..., None])[..., 0]
    assert (chosen[:, 1::2] == r.shown.amax(-1)[:, 1::2]).all(), "there the teacher plays"
    assert (r.actions != best)[:, ::2].any(), "here the net does"
    trainer.learn(given)
    trainer.iterate()
    assert not trainer.league.rivals
    trainer.play()
    assert [name for name, _ in trainer.league.rivals] == ["graduate"]
    assert trainer.in_slots[0] == "graduate"
    assert not trainer.in_lesson


def test_names_change_from_step_to_step_and_back() -> None:
    rules = load("draftosaurus")
    symmetries, names, places = rules.observation.symmetries, Names(rules, "cpu"), torch.arange(50)
    assert symmetries is not None
    names.draw(places, 7)
    actions = torch.arange(50) % rules.actions
    assert torch.equal(names.old_of(names.new_of(actions)), actions)
    one_hot = torch.nn.functional.one_hot(actions, rules.actions)
    assert torch.equal(names.to_new(one_hot).argmax(-1), names.new_of(actions))
    rows = torch.arange(rules.observation.length).repeat(50, 1)
    found = names.rows(rows)
    for place in range(50):
        way = (place + 7) % len(symmetries)
        assert found[place].tolist() == symmetries.rows[way].tolist()
    plain = Names(load("dino-twist"), "cpu")
    plain.draw(places, 3)
    assert plain.new_of(actions) is actions


def test_only_the_nets_own_free_decisions_teach_the_policy(tmp_path: Path) -> None:
    trainer = Trainer(small(past=0.5, plain=0.3), tmp_path, said)
    trainer.play()
    given = trainer.measure()
    mine = trainer.rollout.mine.reshape(-1)
    assert mine[given["use"]].all()
    assert 0.3 < mine.float().mean() < 0.9
    forced = given["masks"].sum(-1) == 1
    assert forced.any()
    assert not given["free"][forced].any()
    own = torch.zeros_like(mine)
    own[given["use"]] = True
    assert torch.equal(given["free"].bool(), own & ~forced)
    counted = given["worth"][given["use"]][given["free"][given["use"]] > 0]
    assert abs(float(counted.mean())) < 1e-4
    assert abs(float(counted.std()) - 1) < 0.05


def test_in_lessons_the_net_learns_what_a_bot_would_do(tmp_path: Path) -> None:
    trainer = Trainer(small(lessons=64 * 40 * 3, epochs=8), tmp_path, said)
    far = []
    for _ in range(3):
        trainer.play()
        r, given = trainer.rollout, trainer.measure()
        assert trainer.in_lesson
        assert r.mine.all()
        assert not given["shown"][given["masks"] == 0].any(), "what is shown is legal"
        assert (given["shown"].sum(-1) == 1).all()
        shown = r.shown.gather(-1, r.actions[..., None])[..., 0].float()
        assert shown[:, 1::2].all(), "there the teacher plays"
        assert shown[:, ::2].mean() < 0.9, "here the net does"
        trainer.learn(given)
        far.append(float(trainer.stats[0]))
    assert far[-1] < 0.9 * far[0]
    trainer.play()
    assert not trainer.in_lesson
    assert not trainer.rollout.mine.all()
