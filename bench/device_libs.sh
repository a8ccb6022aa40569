#!/usr/bin/env bash
# What bots and analysis need besides NumPy and Numba, into build/libs (14 MB): take that folder along to a machine where
# nothing can be installed; bench/device_strength.sh and device_analysis.sh find it there. Run it after `make setup`.
set -eu
libs=build/libs
rm -rf "$libs"
pins=$(grep -oE '^(fluent-runtime|fluent-syntax|fluent\.runtime|fluent\.syntax|babel|attrs|pytz|typing-extensions|rich|pygments|markdown-it-py|mdurl)==[0-9.a-z]+' requirements/run.txt)
# shellcheck disable=SC2086 # one word a pin
.venv/bin/uv pip install --quiet --no-deps --target "$libs" $pins
find "$libs/babel/locale-data" -type f ! -name 'root.dat' ! -name 'en*' ! -name 'pl*' ! -name 'fr*' -delete
find "$libs" -name __pycache__ -prune -exec rm -rf {} +
du -sh "$libs"
