"""What needs PyTorch is run by `make train-smoke`, which installs it, and by nothing else."""

import os
from pathlib import Path

from twistosaur.kernel import PLAIN

HERE = Path(__file__).parent
with_torch = [path.name for path in HERE.glob("test_torch_*.py")]
collect_ignore = [] if os.environ.get("TWISTOSAUR_TRAIN_TESTS") else with_torch
if PLAIN:
    collect_ignore = [path.name for path in HERE.glob("test_*.py")]
