#!/usr/bin/env bash
# The rows of docs/strength.md on a machine with 16 cores, about 24 minutes: bench/device.sh OUT [SEED]
# (the ladder is bench/device_strength.sh)
# The most important come first; OUT/strength.json is whole after every experiment, so it may be cut off anywhere.
set -u
export PYTHONPATH="$PWD/src" PYTHONUNBUFFERED=1
out=$1 seed=${2:-2026}
mkdir -p "$out"
s() { python3 bench/strength.py "$out" --seed "$seed" --games "$1" --deals "$2" --minutes "$3" "${@:4}" 2>&1 | grep '^|\|speed\|Error'; }
for g in draftosaurus dino-twist twisty; do python3 -m twistosaur.bots.precompile $g >/dev/null & done; wait
date +"warm at %T"
for g in draftosaurus dino-twist twisty; do s $g 1 1 --only speed; done
s draftosaurus 1000 11 --only greedy
s twisty 20 4 --only flat
s twisty 60 1 --only greedy
s twisty 60 1 --only oracle
s dino-twist 40 2 --only flat
s draftosaurus 25 1.5 --only flat
s draftosaurus 30 2.5 --line search:10000,greedy,greedy,greedy
s draftosaurus 30 2.7 --only greedy-1s
for g in draftosaurus dino-twist twisty; do s $g 25 0.3 --only random; done
date +"done at %T"
