"""python -m train GAME --out DIR --minutes 10"""

from __future__ import annotations

import argparse
import math
import signal
import sys
from dataclasses import fields
from pathlib import Path
from types import FrameType

from train.settings import COURSES, Settings, described
from twistosaur.kernel import TwistosaurError

CHOSEN = {"game", "device"}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m train", description="Self-play: teach a net one of the games.")
    parser.add_argument("game", choices=list(COURSES))
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run; one that holds a run goes on")
    parser.add_argument("--start", type=Path, help="weights to begin with; a run that goes on has its own")
    parser.add_argument(
        "--rival", type=Path, action="append", default=[], help="weights to play against; may be repeated"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="stop after so many minutes of this command")
    parser.add_argument("--decisions", type=float, default=math.inf, help="or after so many decisions in all")
    parser.add_argument("--device", choices=["auto", "cuda", "cpu"], default="auto")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch on a processor")
    parser.add_argument("--look-every", type=float, default=20.0, help="seconds between lines of progress")
    parser.add_argument("--save-every", type=float, default=60.0, help="seconds between checkpoints")
    parser.add_argument("--look-games", type=int, default=2048, help="games against each bot for a point of the curve")
    for each in fields(Settings):
        if each.name not in CHOSEN:
            parser.add_argument(
                f"--{each.name.replace('_', '-')}",
                type=type(each.default),
                default=None,
                help=f"usually {each.default}",
            )
    given = vars(parser.parse_args(arguments))
    import torch

    from train.learn import Trainer
    from train.run import run

    device = given["device"]
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_num_threads(given["threads"])
    torch.backends.cuda.matmul.allow_tf32 = True
    names = {each.name for each in fields(Settings)} - CHOSEN
    settings = Settings.of(
        given["game"],
        device=device,
        **{name: given[name] for name in names if given[name] is not None},
    )
    stopped: list[int] = []

    def stop(number: int, _frame: FrameType | None) -> None:
        stopped.append(number)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    print(f"PyTorch {torch.__version__} on {device}", flush=True)
    try:
        trainer = Trainer(settings, given["out"], lambda line: print(line, flush=True), given["start"], given["rival"])
        trainer.say(described(trainer.course))
        run(
            trainer,
            minutes=given["minutes"],
            decisions=given["decisions"],
            look_every=given["look_every"],
            save_every=given["save_every"],
            games=given["look_games"],
            stop=lambda: bool(stopped),
        )
    except TwistosaurError as problem:
        print(f"train: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
