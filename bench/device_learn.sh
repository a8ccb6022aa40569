#!/usr/bin/env bash
# Teach nets on a machine with an NVIDIA GPU where nothing can be installed: bench/device_learn.sh OUT MINUTES GAME [GAME ...]
# Games are taught side by side. OUT gets of each its weights, its curve and its log. It needs PyTorch and numba-cuda there,
# and what bench/device_libs.sh puts into build/libs. MORE='--games 8192' goes to every run; a run that is in
# build/train/GAME on that machine goes on.
set -u
out=$1 minutes=$2
shift 2
export PYTHONPATH="$PWD/src:$PWD:$PWD/build/libs" PYTHONUNBUFFERED=1
mkdir -p "$out"
nvidia-smi --query-gpu=name,memory.used,utilization.gpu --format=csv,noheader
for game in "$@"; do
  # shellcheck disable=SC2086 # several words
  python3 -m train "$game" --out "build/train/$game" --minutes "$minutes" --horizon 0 --games 16384 --minibatch 8192 \
    --lessons 3e7 --rate 0.0015 ${MORE:-} > "$out/$game.log" 2>&1 &
done
wait
for game in "$@"; do
  cp "build/train/$game/$game.npz" "$out/" 2>/dev/null
  cp "build/train/$game/curve.jsonl" "$out/$game.jsonl" 2>/dev/null
  echo "== $game"
  tail -n 3 "$out/$game.log" | cut -c1-900
done
