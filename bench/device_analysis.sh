#!/usr/bin/env bash
# What docs/analysis.md states, on a machine with 16 cores: bench/device_analysis.sh OUT [first|second|experts] [EARLIER] [SEED]
# first: speed, planted, solver, luck, and stability as far as time goes; second: levels and experts; experts: more of them.
# Each call takes less than ten minutes with the compiling. EARLIER is the OUT of a call before: it goes on there.
# Every row is written as it is found, so it may be cut off anywhere; OUT/*.txt says what there is. Beside NumPy and Numba
# it needs the few libraries that bench/device_libs.sh puts into build/libs; take that folder along.
set -u
out=$1 part=${2:-first} earlier=${3:-} seed=${4:-2026}
export PYTHONPATH="$PWD/src:$PWD:$PWD/build/libs" PYTHONUNBUFFERED=1
mkdir -p "$out"
[ -z "$earlier" ] || cp "$earlier"/*.jsonl "$out"/
run() { python3 bench/analysis.py "$out" "$1" --workers "${WORKERS:-16}" --minutes "$2" --seed "$seed" 2>&1; }
for g in draftosaurus dino-twist twisty; do python3 -m twistosaur.bots.precompile $g >/dev/null & done; wait
date +"warm at %T"
case $part in
  first) run speed 2; run solver 1.2; run luck 1; run planted 1.5; run stability 2.3 ;;
  second) run levels 4.5; run experts 3.5 ;;
  experts) run stability 4; run experts 4 ;;
esac
date +"done at %T"
