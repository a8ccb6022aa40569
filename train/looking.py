"""How strong a net has become: games against plain bots beside those that it learns from, and the league's own."""

from __future__ import annotations

import json
import math
import time
from typing import Any

import torch

from train.learn import STATS, Trainer
from train.net import forward, masked
from train.steps import BOTS, RANDOM
from train.tables import GUESSES, tables
from twistosaur.kernel import derive


@torch.no_grad()  # type: ignore[untyped-decorator]
def edges(trainer: Trainer) -> dict[str, float]:
    """In the league's games of this rollout: the net's shares of the win over what even players would have."""
    if trainer.in_lesson:
        return {}
    r, out = trainer.rollout, {}
    lanes: dict[str, Any] = {}
    for k, name in enumerate(trainer.in_slots):
        lanes[name] = torch.cat([lanes[name], trainer.past[k]]) if name in lanes else trainer.past[k]
    for kind in sorted(set(trainer.seating.kinds.tolist())):
        lanes[BOTS[kind]] = trainer.plain[trainer.kinds == kind]
    for name, places in lanes.items():
        mine = trainer.patterns[trainer.seats[places], r.pattern[:, places].long()]
        seats = torch.arange(mine.shape[-1], device=trainer.device) < trainer.seats[places][:, None]
        mine = (mine & seats & r.ended[:, places, None]).float()
        fair = (mine / trainer.seats[places][:, None]).sum()
        won = (mine * r.ends[:, places, : mine.shape[-1]]).sum()
        out[name] = round(float(won / fair), 3) if fair > 0 else 0.0
    return out


class Arena:
    """Games of four with the net in one seat: the average net, always its first choice."""

    SEED = 77
    LONGEST = 4000

    def __init__(self, trainer: Trainer, device: str, games: int) -> None:
        self.trainer, self.games = trainer, games
        rules = trainer.rules
        self.seats = min(4, rules.seats[1])
        options = trainer.course.line_ups[0].options
        self.tables = tables(rules, [(self.seats, options)], [games], seed=self.SEED, device=device)
        self.tables.guesses = 1 if rules.is_open else GUESSES
        here = self.tables.device
        self.places = torch.arange(games, device=here)
        self.own = self.places % self.seats
        self.kinds = torch.zeros(games, dtype=torch.int64, device=here)
        self.turns = torch.zeros(games, dtype=torch.int64, device=here)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, bot: int) -> dict[str, Any]:
        """The net's share of the wins against three of a bot."""
        trainer, t, own = self.trainer, self.tables, self.own
        many, kind = trainer.rules.actions, trainer.kind
        weights = trainer.weights.parted(trainer.weights.mean)
        t.reset(self.SEED)
        self.kinds.fill_(bot)
        share = torch.zeros(self.games, device=t.device)
        counted = torch.zeros(self.games, dtype=torch.bool, device=t.device)
        for n in range(self.LONGEST):
            out = forward(weights, trainer.net.scale, t.rows.to(trainer.device), kind)[:, :many].to(t.device)
            t.actions.copy_(masked(out, t.masks[:, :many]).argmax(-1))
            self.turns.copy_(t.seat != own)
            t.bots(self.places, self.kinds, self.turns, derive(self.SEED, n))
            t.step()
            now = t.ended.bool() & ~counted
            share = torch.where(now, t.ends.gather(1, own[:, None])[:, 0], share)
            counted |= now
            if n % 16 == 15 and bool(counted.all()):
                break
        games = int(counted.sum())
        won = float(share[counted].mean()) if games else 0.0
        spread = float(share[counted].std()) / math.sqrt(games) if games > 1 else 0.0
        return {"share": round(won, 4), "plus_minus": round(1.96 * spread, 4), "games": games}


class Looker:
    """Looks at a run now and then: a line of progress, and one of the curve."""

    def __init__(self, trainer: Trainer, games: int) -> None:
        self.trainer, self.games = trainer, games if trainer.tables.has_bots else 0
        self.arena: Arena | None = None
        self.looks = 0

    def strength(self, *, last: bool = False) -> dict[str, dict[str, Any]]:
        """How strong the average net is against three of each bot; random ones are asked seldom, but at the last."""
        if not self.games:
            return {}
        if self.arena is None:
            self.arena = Arena(self.trainer, self.trainer.settings.device, self.games)
        bots = [bot for bot in range(len(BOTS)) if last or bot != RANDOM or self.looks % 4 == 0]
        self.looks += 1
        return {BOTS[bot]: self.arena.play(bot) for bot in bots}

    def look(self, speed: float, *, last: bool = False) -> None:
        trainer = self.trainer
        began = time.perf_counter()
        stats = dict(zip(STATS, (round(float(each), 4) for each in trainer.stats), strict=True))
        facts: dict[str, Any] = {
            "minutes": round(trainer.minutes, 3),
            "decisions": trainer.decisions,
            "per_second": round(speed),
            **stats,
            "explained": round(float(trainer.explained), 4),
            "edges": edges(trainer),
            "play_parts": trainer.parts,
            "league": [age for age, _ in trainer.league.members],
        }
        found = self.strength(last=last)
        for bot, result in found.items():
            facts[f"against_{bot}"] = trainer.strength[f"1 v 3 {bot}, in training"] = result
        facts["looked_seconds"] = round(time.perf_counter() - began, 2)
        note(trainer, facts)
        wins = ", ".join(f"{bot} {100 * result['share']:.1f}%" for bot, result in found.items())
        trainer.say(
            f"{trainer.minutes:6.2f} min {trainer.decisions / 1e6:9.1f} M decisions {speed / 1e6:6.3f} M/s  "
            f"play {trainer.spent[0]:.2f} s learn {trainer.spent[1]:.2f} s  "
            f"entropy {stats['entropy']:.3f} explained {facts['explained']:.3f} clipped {stats['clipped']:.3f}  "
            f"1 v 3: {wins}  parts of play {trainer.parts}  edges {facts['edges']}"
        )


def note(trainer: Trainer, facts: dict[str, Any]) -> None:
    path = trainer.out / "curve.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        file.write(json.dumps(facts) + "\n")
