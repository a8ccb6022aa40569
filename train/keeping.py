"""What a run leaves in its folder, each file whole or not at all, and how it goes on from there."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from train.machine import machine_of
from train.net import MARGIN, Net
from train.settings import Settings
from train.vectors import Weights
from train.weights import card_of, folded, misfit, read, whole, write
from twistosaur.kernel import Rules, TwistosaurError, derive

if TYPE_CHECKING:
    from train.learn import Trainer

MADE = ("seed", "decisions", "minutes", "machine", "made", "began_as")
"""What a card says of a net that another one began as."""


def save(trainer: Trainer) -> None:
    """All that the run is: the league and the games before the checkpoint that needs them."""
    names = {
        "league.pt": {
            "members": [(age, on_cpu(member)) for age, member in trainer.league.members],
            "rivals": [(name, on_cpu(weights)) for name, weights in trainer.league.rivals],
        },
        "tables.pt": trainer.tables.keep(),
        "checkpoint.pt": {
            "settings": trainer.settings.numbers(),
            "state": [each.cpu() for each in trainer.weights.state],
            "draw": trainer.draw.get_state(),
            "decisions": trainer.decisions,
            "iterations": trainer.iterations,
            "minutes": trainer.minutes,
            "strength": trainer.strength,
            "began_as": trainer.began_as,
            "members": [age for age, _ in trainer.league.members],
        },
    }
    for name, content in names.items():
        if content is not None:
            buffer = io.BytesIO()
            torch.save({**content, "at": trainer.decisions}, buffer)
            whole(trainer.out / name, buffer.getvalue())
    write_weights(trainer)


def load_run(trainer: Trainer) -> dict[str, Any] | None:
    path = trainer.out / "checkpoint.pt"
    if not path.exists():
        return None
    kept = torch.load(path, map_location="cpu", weights_only=True)
    before = Settings(**kept["settings"])
    if before.fixed != trainer.settings.fixed:
        raise TwistosaurError(f"{path} is a run of {before.fixed}, not of {trainer.settings.fixed}")
    for there, value in zip(trainer.weights.state, kept["state"], strict=True):
        there.copy_(value)
    try:
        trainer.draw.set_state(kept["draw"])
    except (RuntimeError, TypeError):
        trainer.draw.manual_seed(derive(trainer.settings.seed, kept["iterations"]) >> 1)
        trainer.say("the draws of the earlier run were another device's: others follow")
    trainer.decisions, trainer.iterations, trainer.minutes = kept["decisions"], kept["iterations"], kept["minutes"]
    trainer.strength, trainer.began_as = kept["strength"], kept.get("began_as", {})
    path = trainer.out / "league.pt"
    league = torch.load(path, map_location="cpu", weights_only=True) if path.exists() else {"members": []}
    wanted = set(kept["members"])
    trainer.league.members = [(age, member) for age, member in league["members"] if age in wanted]
    trainer.league.rivals = league.get("rivals", [])
    if len(trainer.league.members) < len(wanted):
        trainer.say(f"of {len(wanted)} past selves {len(trainer.league.members)} are here")
    cut_curve(trainer.out / "curve.jsonl", trainer.decisions)
    trainer.say(f"going on after {trainer.decisions:,} decisions and {trainer.minutes:.1f} minutes")
    path = trainer.out / "tables.pt"
    games = torch.load(path, map_location="cpu", weights_only=True) if path.exists() else None
    return games if games is not None and games["at"] == trainer.decisions else None


def begin_as(net: Net, weights: Weights, start: Path, rules: Rules) -> dict[str, Any]:
    """The weights of a file instead of random ones, in a net as large or larger; returns what its card says of how it
    was made."""
    arrays, card = fitting(net, start, rules)
    with torch.no_grad():
        for name, there in weights.parted(weights.theta).items():
            grown = there.clone()
            if name.startswith("w_") and name != "w_in":
                grown[:, : arrays["b_in"].size if name != "w_out" else None] = 0  # what is new says nothing yet
            there.copy_(laid_into(grown, arrays, name))
        weights.mean.copy_(weights.theta)
    return {name: card[name] for name in MADE if name in card}


def rival(net: Net, weights: Weights, path: Path, rules: Rules) -> dict[str, Any]:
    """The net of a file as a rival of this one: with nothing added to what it has, if it is smaller."""
    arrays, _ = fitting(net, path, rules)
    there = weights.parted(weights.theta)
    return {name: laid_into(torch.zeros_like(part).cpu(), arrays, name).half() for name, part in there.items()}


def fitting(net: Net, path: Path, rules: Rules) -> tuple[dict[str, Any], dict[str, Any]]:
    """The arrays of a file for scaled features, and its card. What only training needs, the squashed margin, begins
    with what the file says of the margin."""
    try:
        arrays, card = read(path)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as problem:
        raise TwistosaurError(f"{path} cannot be read: {problem}") from None
    wrong = misfit(card, rules) or (
        f"they are {card['width']} wide with {card['blocks']} blocks, this net {net.width} with {net.blocks}"
        if card["width"] > net.width or card["blocks"] > net.blocks
        else None
    )
    if wrong:
        raise TwistosaurError(f"{path} does not fit: {wrong}")
    arrays["w_in"] /= net.scale.cpu().numpy()[:, None]
    margin = rules.actions + MARGIN
    for name in ("w_out", "b_out"):
        arrays[name] = np.concatenate([arrays[name], arrays[name][..., margin : margin + 1]], -1)
    return arrays, card


def laid_into(there: Any, arrays: dict[str, Any], name: str) -> Any:
    """A parameter with the one of a file, where that has it, in its corner."""
    if name in arrays:
        given = torch.from_numpy(arrays[name]).to(there.device)
        there[tuple(slice(0, length) for length in given.shape)] = given
    return there


def on_cpu(weights: dict[str, Any]) -> dict[str, Any]:
    return {name: part.cpu() for name, part in weights.items()}


def cut_curve(path: Path, decisions: int) -> None:
    """What was noted after the checkpoint is played again."""
    if path.exists():
        lines = [line for line in path.read_text().splitlines() if json.loads(line)["decisions"] <= decisions]
        whole(path, "".join(f"{line}\n" for line in lines).encode())


def write_weights(trainer: Trainer) -> None:
    """The average net as the bots read it."""
    s, c = trainer.settings, trainer.course
    arrays = {name: part.float().cpu().numpy() for name, part in trainer.weights.parted(trainer.weights.mean).items()}
    card = card_of(
        trainer.rules,
        width=s.width,
        blocks=s.blocks,
        margin_scale=c.margin_scale,
        points_scale=c.points_scale,
        seed=s.seed,
        decisions=trainer.decisions,
        minutes=round(trainer.minutes, 1),
        machine=machine_of(s.device),
        trained_with=f"PyTorch {torch.__version__}, self-play PPO with a league, {s.games} games side by side",
        strength=trainer.strength,
        **({"began_as": trainer.began_as} if trainer.began_as else {}),
        made=datetime.now(UTC).date().isoformat(),
    )
    write(
        trainer.out / f"{trainer.rules.id}.npz",
        folded(arrays, trainer.net.scale.cpu().numpy(), trainer.rules.actions),
        card,
    )
