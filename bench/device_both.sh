#!/usr/bin/env bash
# One call of a machine with an NVIDIA GPU and 16 cores where nothing can be installed, put to full use: a net is taught on the
# GPU while the cores play the matches of bench/nets.py: bench/device_both.sh OUT GAME MINUTES [WORKERS MATCH_MINUTES ONLY]
# MORE has options of the training. A run in build/train/GAME goes on: take that folder along, with what OUT had of it before.
# The matches go on from bench/archive; without WORKERS none are played. It needs PyTorch and numba-cuda there, and what
# bench/device_libs.sh puts into build/libs. Where the training does not begin the call ends at once.
set -u
out=$1 game=$2 minutes=$3 workers=${4:-0} match_minutes=${5:-5} only=${6:-}
export PYTHONPATH="$PWD/src:$PWD:$PWD/build/libs" PYTHONUNBUFFERED=1
mkdir -p "$out"
nvidia-smi --query-gpu=name,memory.used,utilization.gpu --format=csv,noheader
# shellcheck disable=SC2086 # several words
python3 -m train "$game" --out "build/train/$game" --minutes "$minutes" --horizon 0 ${MORE:-} > "$out/$game.log" 2>&1 &
learning=$!
sleep 20
kill -0 "$learning" 2>/dev/null || { cat "$out/$game.log"; exit 1; }
if [ "$workers" != 0 ]; then
  for each in draftosaurus dino-twist twisty; do nice python3 -m twistosaur.bots.precompile "$each" >/dev/null & compiling="${compiling:-} $!"; done
  wait $compiling
  mkdir -p build/archive
  cp bench/archive/games.jsonl.gz build/archive/
  nice python3 bench/nets.py build/archive --minutes "$match_minutes" --workers "$workers" --only "$only" > "$out/nets.log" 2>&1
  cp build/archive/games.jsonl.gz "$out/"
  grep '^|' "$out/nets.log"
fi
wait "$learning"
for file in "$game.npz" checkpoint.pt league.pt curve.jsonl; do cp "build/train/$game/$file" "$out/" 2>/dev/null; done
grep -v '^kernel' "$out/$game.log" | tail -n 30 | cut -c1-420
