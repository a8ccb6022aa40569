#!/usr/bin/env bash
# The strength figures of docs/strength.md in two parts of ten minutes on 16 cores: bench/device.sh OUT 1|2
set -u
export PYTHONPATH="$PWD/src" PYTHONUNBUFFERED=1
out=$1
s() { python3 bench/strength.py "$out" --games "$1" --only "$2" --deals "$3" --minutes "$4" 2>&1 | grep '^|\|speed\|Error' ; }
if [ "$2" = 1 ]; then
  for g in draftosaurus dino-twist twisty; do python3 -m twistosaur.warm $g & done; wait
  s draftosaurus greedy 350 3.4
  s dino-twist greedy 160 1.6
  s dino-twist oracle 120 1.2
  s twisty greedy 60 0.7
  s twisty oracle 60 0.7
  s draftosaurus ladder 50 0.5
else
  for g in draftosaurus dino-twist twisty; do python3 -m twistosaur.warm $g & done; wait
  for g in draftosaurus dino-twist twisty; do s $g speed 1 1; done
  s draftosaurus greedy 120 1.1
  for g in draftosaurus dino-twist twisty; do s $g ladder 40 0.35; done
  for g in draftosaurus dino-twist twisty; do s $g random 25 0.3; done
  for g in draftosaurus dino-twist twisty; do s $g flat 25 0.55; done
  s draftosaurus greedy-1s 12 1.0
  s draftosaurus playouts 30 0.25
fi
