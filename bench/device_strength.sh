#!/usr/bin/env bash
# The ladder of docs/strength.md in every cell, on a machine with 16 cores: bench/device_strength.sh OUT [WHAT] [MINUTES] [EARLIER]
# WHAT is ladder (9 minutes with the compiling) or twisty (6). EARLIER is a games.jsonl.gz of a call before: it goes on there.
# OUT may be read at any time: tables and results are written every half minute. Beside NumPy and Numba it needs the few
# libraries that bench/device_libs.sh puts into build/libs; take that folder along where they are not installed.
set -eu
out=$1 what=${2:-ladder} minutes=${3:-} earlier=${4:-}
export PYTHONPATH="$PWD/src:$PWD/build/libs" PYTHONUNBUFFERED=1
[ -n "$minutes" ] || { [ "$what" = ladder ] && minutes=6.5 || minutes=4; }
mkdir -p "$out"
[ -z "$earlier" ] || cp "$earlier" "$out/games.jsonl.gz"
for game in draftosaurus dino-twist twisty; do python3 -m twistosaur.bots.precompile "$game" >/dev/null & done; wait
date +"warm at %T"
python3 bench/ladder.py "$out" --only "$what" --minutes "$minutes"
date +"done at %T"
