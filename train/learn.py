"""Play a rollout, measure its decisions, learn from them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from train import league as leagues
from train.keeping import begin_as, load_run, rival
from train.league import League
from train.machine import Clock, has_short_floats, machine_of
from train.names import Names
from train.net import MARGIN, POINTS, SQUASHED, VALUES, WIN, Net, forward, masked, sampled
from train.returns import advantages, outcomes_of
from train.rollout import Rollout
from train.settings import Settings, course_of, shared_out
from train.steps import INFORMED, RANDOM
from train.tables import tables
from train.vectors import Weights
from twistosaur.games import load
from twistosaur.kernel import TwistosaurError, derive

WARM_UP = 40
"""Updates until the learning rate is what it should be."""
STUDIED_AGAIN = 2
"""So many times the epochs: what a search shows is dear."""
GRADUATE = "graduate"
"""The rival that the net itself was when its studies were over."""
STATS = ("policy", "entropy", "value", "clipped", "changed")


class Trainer:
    """A run: made anew or from what an earlier one left in its folder."""

    def __init__(
        self,
        settings: Settings,
        out: Path,
        say: Callable[[str], None] = print,
        start: Path | None = None,
        rivals: Sequence[Path] = (),
    ) -> None:
        if settings.rival_slots > settings.slots or (rivals and not settings.rival_slots):
            has = f"--rival-slots is {settings.rival_slots}; of {settings.slots} slots"
            raise TwistosaurError(f"{has} rivals may have that many at most, and need one to play at all")
        self.settings, self.out, self.say = settings, out, say
        self.rules, self.course = load(settings.game), course_of(settings.game)
        self.device = torch.device(settings.device)
        self.fast = settings.device != "cpu"
        self.kind = torch.bfloat16 if self.fast or has_short_floats() else torch.float32
        self.decisions, self.iterations, self.minutes = 0, 0, 0.0
        self.last_minute = 10.0
        self.in_lesson = False
        self.taught = False
        """Are the lessons over? Then come the studies."""
        self.spent = [0.0, 0.0]
        self.parts: dict[str, float] = {}
        self.strength: dict[str, Any] = {}
        self.began_as: dict[str, Any] = {}
        """How the net was made that this one was at first; nothing: it began with random weights."""
        self.net = Net(self.rules, settings.width, settings.blocks, settings.seed).to(self.device)
        self.weights = Weights(self.net)
        self.league = League(settings.snapshots)
        self.draw = torch.Generator(device=self.device)
        self.draw.manual_seed(settings.seed)
        kept = load_run(self)
        if start is not None and not self.iterations:
            self.began_as = begin_as(self.net, self.weights, start, self.rules)
            self.say(f"begins as {start.name}")
        for path in rivals:
            if all(name != path.name for name, _ in self.league.rivals):
                self.league.rivals.append((path.name, rival(self.net, self.weights, path, self.rules)))
        self._set_up_tables(kept)
        self._make_update()
        self.rate = torch.zeros((), device=self.device)
        self.entropy = torch.zeros((), device=self.device)
        self.lesson = torch.zeros((), dtype=torch.bool, device=self.device)

    # -------------------------------------------------------------------------------------------- set-up

    def _set_up_tables(self, kept: dict[str, Any] | None) -> None:
        s, rules = self.settings, self.rules
        self.steps = s.steps
        counts = shared_out(s.games, [line_up.share for line_up in self.course.line_ups])
        line_ups = [(line_up.seats, line_up.options) for line_up in self.course.line_ups]
        began = time.perf_counter()
        seed = derive(s.seed, 1000 + self.iterations)
        self.tables = tables(rules, line_ups, counts, seed=seed, device=s.device)
        if kept is not None and len(kept["seeds"]) == self.tables.count:
            self.tables.go_on(kept)
        elif self.iterations:
            self.say("the games of the earlier run are not here: new ones begin")
        here = self.device
        self.tables.warm()
        seats = leagues.seating(s.games, s.past, s.plain, s.slots, s.seed)
        self.seating = seats
        self.seats = torch.from_numpy(self.tables.seats_by_place).to(here)
        self.patterns = torch.from_numpy(leagues.patterns(rules.seats[1], s.seed)).to(here)
        self.in_league = torch.from_numpy(seats.lane != leagues.SELF).to(here)
        self.teaches = torch.from_numpy(self._teaches(seats)).to(here)
        self.past = torch.from_numpy(seats.past).to(here)
        self.plain, self.kinds = torch.from_numpy(seats.plain).to(here), torch.from_numpy(seats.kinds).to(here)
        self.turns = torch.zeros(len(seats.plain), dtype=torch.int64, device=here)
        self.names = Names(rules, here)
        self.places = torch.arange(s.games, device=here)
        self.teachers = torch.full((s.games,), INFORMED, device=here)
        self.everywhere = torch.ones(s.games, dtype=torch.int64, device=here)
        self.rollout = Rollout(self.tables, self.steps)
        self.slots: dict[str, Any] = {}
        self.in_slots: list[str] = []
        self.say(
            f"{rules.id}: {s.games} games of {len(counts)} line-ups, {self.steps} steps a rollout, "
            f"{self.weights.theta.numel():,} weights, on {machine_of(s.device)}; "
            f"set up in {time.perf_counter() - began:.1f} s"
        )

    def _teaches(self, seats: leagues.Seating) -> Any:
        """Places whose ends teach values: random opponents would teach that everything wins."""
        out = np.ones(self.settings.games, np.bool_)
        out[seats.plain[seats.kinds == RANDOM]] = False
        return out

    # -------------------------------------------------------------------------------------------- playing

    def _fill_slots(self) -> None:
        """Rivals and past selves take their seats for this rollout."""
        s, league = self.settings, self.league
        self.in_slots, self.slots = [], {}
        if self.in_lesson:
            return
        if self.studied and not any(name == GRADUATE for name, _ in league.rivals):
            league.rivals.append((GRADUATE, self._copied(self.weights.mean)))
        if league.due(self.decisions, s.snapshot_every):
            league.add(self.decisions, self._copied(self.weights.theta))
        rivals = s.rival_slots if league.rivals else 0
        chosen = league.sampled(s.slots - rivals, derive(s.seed, 5000 + self.iterations))
        seated = [league.rivals[(k + self.iterations) % len(league.rivals)] for k in range(rivals)]
        seated += [(f"past {league.members[k][0]}", league.members[k][1]) for k in chosen]
        self.in_slots = [name for name, _ in seated]
        heats = [s.rival_heat] * rivals + [1.0] * len(chosen)
        self.heats = torch.tensor(heats, device=self.device)[:, None, None]
        self.slots = {
            name: torch.stack([weights[name].to(self.device) for _, weights in seated]).to(self.kind)
            for name in self.weights.names
        }

    def _copied(self, long: Any) -> dict[str, Any]:
        return {name: part.half().clone() for name, part in self.weights.parted(long).items()}

    @property
    def studying(self) -> bool:
        return self.in_lesson and self.taught

    @property
    def studied(self) -> bool:
        """Did this run study, and is that over?"""
        s = self.settings
        return s.studies > 0 and self.tables.has_bots and self.decisions >= s.lessons + s.studies

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> None:
        """A rollout. The net sees everything under names that change from step to step; what it does is named back."""
        s, t, r, many, names = self.settings, self.tables, self.rollout, self.rules.actions, self.names
        self.in_lesson = t.has_bots and self.decisions < s.lessons + s.studies
        self.taught = self.decisions >= s.lessons
        self._fill_slots()
        acting = {name: part.to(self.kind) for name, part in self.weights.parted(self.weights.theta).items()}
        acting["w_out"], acting["b_out"] = self.net.w_out.detach(), self.net.b_out.detach()
        past, flat = self.past, self.past.reshape(-1)
        clock = Clock(self.fast) if self.parts == {} else None
        for n in range(self.steps):
            names.draw(self.places, self.iterations * self.steps + n)
            r.rows[n].copy_(names.rows(t.rows))
            r.masks[n].copy_(names.to_new(t.masks[:, :many]))
            seat = t.seat
            r.seat[n].copy_(seat)
            pattern = torch.where(self.in_league, 1 + (self.places * 7919 + t.episode * 104729) % leagues.PATTERNS, 0)
            r.pattern[n].copy_(pattern)
            mine = self.patterns[self.seats, pattern, seat]
            r.mine[n].copy_(mine)
            if clock:
                clock.note("seats")
            out = forward(acting, self.net.scale, r.rows[n], self.kind)
            likely = torch.log_softmax(masked(out[:, :many], r.masks[n]), -1)
            actions = sampled(likely, self.draw)
            r.likely[n].copy_(likely.gather(1, actions[:, None])[:, 0])
            r.values[n].copy_(out[:, many:])
            if clock:
                clock.note("net")
            if self.in_lesson:
                r.mine[n].fill_(True)
                actions = self._ask_teacher(n, actions)
            elif flat.numel():
                theirs = forward(self.slots, self.net.scale, r.rows[n][past], self.kind)[..., :many]
                chosen = sampled(masked(theirs / self.heats, r.masks[n][past]), self.draw).reshape(-1)
                actions[flat] = torch.where(mine[flat], actions[flat], chosen)
            t.actions.copy_(names.old_of(actions))
            if clock:
                clock.note("past")
            if len(self.plain) and not self.in_lesson:
                self.turns.copy_(~mine[self.plain])
                t.bots(self.plain, self.kinds, self.turns, self._key(n))
            r.actions[n].copy_(names.new_of(t.actions))
            if clock:
                clock.note("bots")
            t.step()
            r.ended[n].copy_(t.ended)
            r.ends[n].copy_(t.ends)
            if clock:
                clock.note("tables")
        if clock:
            self.parts = clock.parts
        r.values[..., WIN].sigmoid_()
        self.decisions += self.steps * s.games

    def _key(self, n: int) -> int:
        """Of what bots draw in a step of this rollout."""
        return derive(self.settings.seed ^ 0xB075, self.iterations * self.steps + n)

    def _ask_teacher(self, n: int, actions: Any) -> Any:
        """The informed bot says what it would do everywhere, or a search what everything is worth; at every other place
        the net does as it thinks best. Returns what is done."""
        s, t, r, names = self.settings, self.tables, self.rollout, self.names
        if not self.taught:
            t.bots(self.places, self.teachers, self.everywhere, self._key(n))
            best = names.new_of(t.actions)
            r.shown[n].zero_().scatter_(1, best[:, None], 1.0)
        else:
            worth = masked(names.to_new(t.weigh(s.worlds, self._key(n))) / s.sharp, r.masks[n])
            best = worth.argmax(-1)
            r.shown[n].copy_(torch.softmax(worth, -1))
        return torch.where(self.places % 2 == 0, actions, best)

    # -------------------------------------------------------------------------------------------- learning

    @property
    def progress(self) -> float:
        """How far the run is, from 0 to 1: by decisions or, where no horizon is given, by minutes."""
        if self.settings.horizon > 0:
            return min(1.0, self.decisions / self.settings.horizon)
        return min(1.0, self.minutes / self.last_minute)

    def _between(self, first: float, last: float) -> float:
        return first + (last - first) * self.progress

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def measure(self) -> dict[str, Any]:
        """What the decisions of the rollout were worth: all that an update takes, by row."""
        s, r, c = self.settings, self.rollout, self.course
        heads = [WIN, MARGIN, POINTS, SQUASHED, WIN, SQUASHED]
        policy = s.policy_lambda
        lambdas = torch.tensor([s.value_lambda] * VALUES + [policy] * 2, device=self.device)
        outcomes = outcomes_of(r.ends, self.seats, c.margin_scale, c.points_scale)
        gained, valid = advantages(r.values[..., heads], r.seat, r.ended, outcomes[..., heads], lambdas)
        targets = r.values + gained[..., :VALUES]
        share = self._between(s.win, s.last_win)
        worth = share * gained[..., VALUES] + (1 - share) * 0.5 * gained[..., VALUES + 1]
        free = r.masks.sum(-1, dtype=torch.int16) > 1
        use = valid & r.mine
        counted = (use & free).float()
        total = counted.sum().clamp(min=1)
        mean = (worth * counted).sum() / total
        deviation = (((worth - mean) ** 2 * counted).sum() / total).sqrt()
        worth = (worth - mean) / (deviation + 1e-5)
        sure = use & self.teaches
        wins, guessed = targets[..., WIN][sure], r.values[..., WIN][sure]
        self.explained = 1 - (wins - guessed).var() / wins.var().clamp(min=1e-9)
        flat = {
            "rows": r.rows,
            "masks": r.masks,
            "actions": r.actions,
            "likely": r.likely,
            "worth": worth,
            "targets": targets,
            "free": (free & use).float(),
            "teaches": sure.float(),
            "shown": r.shown,
        }
        out = {name: value.reshape(self.steps * s.games, *value.shape[2:]) for name, value in flat.items()}
        out["use"] = use.reshape(-1).nonzero()[:, 0]
        return out

    def _make_update(self) -> None:
        s, rules = self.settings, self.rules
        size = s.minibatch

        def room(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(size, *shape, dtype=kind, device=self.device)

        self.minibatch = {
            "rows": room(self.tables.length, kind=torch.int8),
            "masks": room(rules.actions, kind=torch.int8),
            "actions": room(kind=torch.int64),
            "likely": room(),
            "worth": room(),
            "targets": room(VALUES),
            "free": room(),
            "teaches": room(),
            "shown": room(rules.actions, kind=torch.float16),
        }
        self.stats = torch.zeros(len(STATS), device=self.device)
        self.graph: Any = None
        self.tried_graph = not self.fast

    def update(self) -> None:
        """One minibatch."""
        s, b, many = self.settings, self.minibatch, self.rules.actions
        out = self.net(b["rows"], self.kind)
        likely = torch.log_softmax(masked(out[:, :many], b["masks"]), -1)
        chosen = likely.gather(1, b["actions"][:, None])[:, 0]
        ratio = (chosen - b["likely"]).clamp(max=20.0).exp()
        gain = torch.minimum(ratio * b["worth"], ratio.clamp(1 - s.clip, 1 + s.clip) * b["worth"])
        free = b["free"] / b["free"].sum().clamp(min=1)
        policy = -(gain * free).sum()
        entropy = -((likely.exp() * likely.clamp(min=-50)).sum(-1) * free).sum()
        sure = (b["teaches"] / b["teaches"].sum().clamp(min=1))[:, None]
        values, targets = out[:, many:], b["targets"]
        win = torch.nn.functional.binary_cross_entropy_with_logits(
            values[:, :1], targets[:, :1].clamp(0, 1), reduction="none"
        )
        value = (win * sure).sum() + 0.5 * (((values[:, 1:] - targets[:, 1:]) ** 2) * sure).sum()
        shown = -((b["shown"].float() * likely.clamp(min=-50)).sum(-1) * free).sum()
        policy = torch.where(self.lesson, shown, policy)
        loss = policy - self.entropy * entropy + s.value_weight * value
        parts = torch.autograd.grad(loss, list(self.net.parameters()))
        torch.cat([part.reshape(-1) for part in parts], out=self.weights.gradient)
        self.weights.descend(self.rate, s.gradient, s.average)
        with torch.no_grad():
            clipped = (((ratio - 1).abs() > s.clip).float() * free).sum()
            changed = ((b["likely"] - chosen) * free).sum()
            self.stats += torch.stack([policy, entropy, value, clipped, changed]).detach()

    def _capture(self) -> None:
        """The update as one graph of the GPU; without it every kernel is launched by itself, which is slower."""
        self.tried_graph = True
        before = [each.clone() for each in [*self.weights.state, self.stats]]
        try:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                for _ in range(3):
                    self.update()
            torch.cuda.current_stream().wait_stream(side)
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, capture_error_mode="thread_local"):
                self.update()
            self.graph = graph
            self.say("updates run as a CUDA graph")
        except Exception as problem:  # whatever it is, learning goes on without
            self.graph = None
            self.say(f"no CUDA graph: {type(problem).__name__}: {problem}")
        torch.cuda.synchronize()
        for there, kept in zip([*self.weights.state, self.stats], before, strict=True):
            there.copy_(kept)

    def learn(self, given: dict[str, Any]) -> int:
        """Some epochs over the rollout; returns the updates."""
        s = self.settings
        use = given.pop("use")
        self.stats.zero_()
        self.entropy.fill_(self._between(s.entropy, s.last_entropy))
        self.lesson.fill_(self.in_lesson)
        done = float(self.weights.updates)
        rate = self._between(s.rate, s.last_rate)
        count = 0
        for _ in range(s.epochs * (STUDIED_AGAIN if self.studying else 1)):
            order = use[torch.randperm(len(use), generator=self.draw, device=self.device)]
            if len(order) < s.minibatch:  # few games: some rows twice
                order = order.repeat(-(-s.minibatch // len(order)))
            for first in range(0, len(order) - s.minibatch + 1, s.minibatch):
                rows = order[first : first + s.minibatch]
                for name, place in self.minibatch.items():
                    torch.index_select(given[name], 0, rows, out=place)
                self.rate.fill_(rate * min(1.0, (done + count + 1) / WARM_UP))
                if not self.tried_graph:
                    self._capture()
                if self.graph is None:
                    self.update()
                else:
                    self.graph.replay()
                count += 1
        self.stats /= max(count, 1)
        if not bool(self.stats.isfinite().all()):
            raise TwistosaurError(f"the net went astray at {self.decisions:,} decisions; the last checkpoint is sound")
        return count

    def iterate(self) -> int:
        """A rollout and what is learnt from it."""
        began = time.perf_counter()
        self.play()
        given = self.measure()  # waits for the GPU
        played = time.perf_counter()
        count = self.learn(given)
        self.spent = [played - began, time.perf_counter() - played]
        self.iterations += 1
        return count
