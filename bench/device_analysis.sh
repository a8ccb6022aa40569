#!/usr/bin/env bash
# What docs/analysis.md states, on a machine with 16 cores, in less than ten minutes a call: bench/device_analysis.sh OUT [first|second|all] [SEED]
# "first": speed, planted, solver, luck (about 5 minutes); "second": levels, stability, experts (about 9 minutes).
# Every row is written as it is found, so it may be cut off anywhere; OUT/*.txt says what there is. The same OUT goes on.
set -u
export PYTHONPATH="$PWD/src:$PWD" PYTHONUNBUFFERED=1
out=$1 part=${2:-first} seed=${3:-2026}
workers=${WORKERS:-16}
mkdir -p "$out"
run() { python3 bench/analysis.py "$out" "$1" --workers "$workers" --minutes "$2" --seed "$seed" "${@:3}" 2>&1; }
for g in draftosaurus dino-twist twisty; do python3 -m twistosaur.bots.precompile $g >/dev/null & done; wait
date +"warm at %T"
if [ "$part" != second ]; then
  run speed 2
  run planted 1
  run solver 3
  run luck 2
fi
if [ "$part" != first ]; then
  run levels 3
  run stability 3
  run experts 2.5
fi
date +"done at %T"
