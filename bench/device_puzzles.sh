#!/usr/bin/env bash
# Puzzles for the books, on a machine with 16 cores: bench/device_puzzles.sh OUT MINUTES [EARLIER] [SEED]
# Mines games of bots, checks what it finds with ten times the budget and rates it, MINUTES long with the compiling (ten at
# most a call). Every game is a row of OUT/puzzles.jsonl as soon as it is done, so it may be cut off anywhere. EARLIER is the
# OUT of a call before: it goes on there. Then, at home: python bench/puzzles.py OUT write. It needs build/libs, as
# device_analysis.sh does (bench/device_libs.sh).
set -u
out=$1 minutes=$2 earlier=${3:-} seed=${4:-2026}
export PYTHONPATH="$PWD/src:$PWD:$PWD/build/libs" PYTHONUNBUFFERED=1
mkdir -p "$out"
[ -z "$earlier" ] || cp "$earlier"/puzzles.jsonl "$out"/
began=$(date +%s)
for g in draftosaurus dino-twist twisty; do python3 -m twistosaur.bots.precompile $g >/dev/null & done; wait
date +"warm at %T"
left=$(python3 -c "import sys, time; print(max(0.3, float(sys.argv[1]) - (time.time() - float(sys.argv[2])) / 60))" "$minutes" "$began")
python3 bench/puzzles.py "$out" mine --workers "${WORKERS:-16}" --minutes "$left" --seed "$seed" 2>&1 | tee "$out/puzzles.txt"
date +"done at %T"
