#!/usr/bin/env bash
# One call of a machine with an NVIDIA GPU and 16 cores, where nothing can be installed, put to full use: a net is taught on the
# GPU while the cores measure. bench/device_night.sh OUT GAME TRAIN_MINUTES MATCH_MINUTES WORKERS [ONLY]
# MORE has options of the training; a run in build/train/GAME goes on. The matches go on from bench/archive; ONLY names some.
# It needs PyTorch and numba-cuda there, and what bench/device_libs.sh puts into build/libs.
set -u
out=$1 game=$2 minutes=$3 match_minutes=$4 workers=$5 only=${6:-}
export PYTHONPATH="$PWD/src:$PWD:$PWD/build/libs" PYTHONUNBUFFERED=1
mkdir -p "$out"
nvidia-smi --query-gpu=name,memory.used,utilization.gpu --format=csv,noheader
# shellcheck disable=SC2086 # several words
timeout -s TERM $((60 * ${minutes%.*} + 150)) python3 -m train "$game" --out "build/train/$game" --minutes "$minutes" --horizon 0 \
  ${MORE:-} > "$out/$game.log" 2>&1 &
learning=$!
if [ "$match_minutes" != 0 ]; then
  for each in draftosaurus dino-twist twisty; do nice python3 -m twistosaur.bots.precompile "$each" >/dev/null & done
  for job in $(jobs -p); do [ "$job" = "$learning" ] || wait "$job"; done
  date +"warm at %T"
  mkdir -p build/archive
  cp bench/archive/games.jsonl.gz build/archive/
  nice python3 bench/nets.py build/archive --minutes "$match_minutes" --workers "$workers" --only "$only" > "$out/nets.log" 2>&1
  cp build/archive/games.jsonl.gz "$out/"
  grep '^|' "$out/nets.log"
fi
wait "$learning"
for file in "$game.npz" checkpoint.pt league.pt curve.jsonl; do cp "build/train/$game/$file" "$out/" 2>/dev/null; done
grep -v '^kernel' "$out/$game.log" | tail -n 30 | cut -c1-420
date +"done at %T"
